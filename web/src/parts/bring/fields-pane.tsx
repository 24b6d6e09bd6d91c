// What was read, as plain fields: to correct, to leave out, to drop texts on.
import { type DragEvent, useId } from 'react'
import type { Proposal } from '../../data/upload.ts'
import { Icon } from '../icon.tsx'
import { DRAGGED, type Put } from './not-placed.tsx'
import { type Doubt, type Draft, type Entry, type Field, leaveOut, putBack, type Section, settle } from './proposal.ts'

type Actions = {
  draft: Draft
  problems: Readonly<Record<string, string>>
  onWrite: (path: string, text: string) => void
  onChange: (next: Draft) => void
  onDrop: Put
}
type Props = Actions & { id: string; proposal: Proposal; sections: Section[] }

export function FieldsPane({ id, proposal, sections, ...actions }: Props) {
  return (
    <section id={id} className="review-fields" aria-label="What was read">
      {proposal.notes.map(note => (
        <p key={note} className="review-note">
          <Icon name="info" /> {note}
        </p>
      ))}
      {sections
        .filter(({ entries }) => entries.length > 0)
        .map(({ path, title, entries }) => (
          <section key={path} aria-label={title}>
            <h3 dir="auto">{title}</h3>
            {entries.map(entry => (
              <EntryFields key={entry.path} entry={entry} {...actions} />
            ))}
          </section>
        ))}
    </section>
  )
}

function EntryFields({ entry, ...actions }: Actions & { entry: Entry }) {
  const { draft, onChange } = actions
  const { path, name, fields, isRemovable, isRemoved } = entry
  if (isRemoved) {
    return (
      <p className="review-removed">
        <s dir="auto">{name}</s> is left out.{' '}
        <button type="button" className="link-button" onClick={() => onChange(putBack(draft, path))}>
          Put it back
        </button>
      </p>
    )
  }
  const isDoubted = (field: Field) => draft.doubts.some(doubt => doubt.path === field.path)
  return (
    <fieldset className="review-entry">
      <legend dir="auto">{name}</legend>
      {isRemovable && (
        <button
          type="button"
          className="button icon-only"
          aria-label={`Leave out ${name}`}
          title="Leave out"
          onClick={() => onChange(leaveOut(draft, path))}
        >
          <Icon name="trash" />
        </button>
      )}
      {fields
        .filter(field => field.isMain || field.value || draft.edits[field.path] !== undefined || isDoubted(field))
        .map(field => (
          <FieldInput
            key={field.path}
            field={field}
            entryName={name}
            isOngoing={isOngoing(field, fields)}
            {...actions}
          />
        ))}
    </fieldset>
  )
}

/** An entry that has begun and does not end goes on. */
const isOngoing = ({ key }: Field, fields: Field[]) =>
  key === 'endDate' && fields.some(other => other.key === 'startDate' && other.value !== '')

type FieldProps = Actions & { field: Field; entryName: string; isOngoing: boolean }

function FieldInput({ field, entryName, isOngoing, draft, problems, onWrite, onChange, onDrop }: FieldProps) {
  const { path, label, kind, value } = field
  const ids = useId()
  const problem = problems[path]
  const doubt = draft.doubts.find(one => one.path === path)
  const drop = {
    onDragOver: (event: DragEvent) => event.dataTransfer.types.includes(DRAGGED) && event.preventDefault(),
    onDrop: (event: DragEvent) => {
      const dragged = event.dataTransfer.getData(DRAGGED)
      if (!dragged) return
      event.preventDefault()
      onDrop(Number(dragged), path, `${entryName}: ${label}`)
    },
  }
  const input = {
    id: `${ids}-input`,
    value,
    dir: 'auto',
    onChange: (event: { target: { value: string } }) => onWrite(path, event.target.value),
    ...(problem && { 'aria-invalid': true, 'aria-describedby': `${ids}-problem` }),
  } as const
  const isLong = kind === 'long' || kind === 'lines'
  return (
    <div
      className={isLong ? 'review-field wide' : 'review-field'}
      data-path={path}
      data-wrong={problem ? '' : undefined}
    >
      <label htmlFor={`${ids}-input`}>
        {label}
        {kind === 'lines' && <small> one in each line</small>}
      </label>
      <div {...drop}>
        {isLong ? (
          <textarea {...input} rows={2} />
        ) : (
          <input {...input} type="text" placeholder={isOngoing ? 'Present' : kind === 'date' ? '2021-03' : undefined} />
        )}
      </div>
      {doubt && <DoubtChoice doubt={doubt} onChoose={date => onChange(settle(draft, doubt, date))} />}
      {problem && (
        <p id={`${ids}-problem`} className="review-problem" role="alert">
          <Icon name="warn" /> {problem}
        </p>
      )}
    </div>
  )
}

function DoubtChoice({ doubt, onChoose }: { doubt: Doubt; onChoose: (date: string) => void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be drawn as an entry
    <div className="review-doubt" role="group" aria-label={`How “${doubt.text}” is meant`}>
      <p>“{doubt.text}” can be read in two ways. Which is it?</p>
      {doubt.choices.map(date => (
        <button key={date} type="button" className="button" onClick={() => onChoose(date)}>
          {dateInWords(date)}
        </button>
      ))}
    </div>
  )
}

/** The month as a word, so that it cannot be mistaken. */
function dateInWords(date: string): string {
  const [year = 0, month, day] = date.split('-').map(Number)
  const options = { year: 'numeric', month: month ? 'long' : undefined, day: day ? 'numeric' : undefined } as const
  return new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(
    Date.UTC(year, (month ?? 1) - 1, day ?? 1),
  )
}
