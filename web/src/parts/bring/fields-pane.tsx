// The fields that were read from a file: to correct, to leave out, and to drop texts on.
import { type DragEvent, useId, useRef } from 'react'
import type { Proposal } from '../../data/upload.ts'
import { Icon } from '../icon.tsx'
import { DRAGGED, type Put } from './not-placed.tsx'
import { type Doubt, type Draft, type Entry, type Field, leaveOut, putBack, type Section, settle } from './proposal.ts'

type Actions = {
  draft: Draft
  problems: Readonly<Record<string, string>>
  onWrite: (path: string, text: string) => void
  onChange: (next: Draft) => void
  /** A question about the field at `path` is answered. */
  onSettle: (next: Draft, path: string) => void
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
              <EntryFields key={entry.path} entry={entry} title={title} {...actions} />
            ))}
          </section>
        ))}
    </section>
  )
}

function EntryFields({ entry, title, ...actions }: Actions & { entry: Entry; title: string }) {
  const { draft, onChange } = actions
  const { path, name, fields, isRemovable, isRemoved } = entry
  const root = useRef<HTMLDivElement>(null)
  /** Keeps the focus in the entry: the pressed button is removed. */
  const change = (next: Draft) => {
    onChange(next)
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('button')?.focus())
  }
  const isDoubted = (field: Field) => draft.doubts.some(doubt => doubt.path === field.path)
  return (
    <div ref={root}>
      {isRemoved ? (
        <p className="review-removed">
          <s dir="auto">{name}</s> is left out.{' '}
          <button type="button" className="link-button" onClick={() => change(putBack(draft, path))}>
            Put it back
          </button>
        </p>
      ) : (
        <fieldset className="review-entry">
          <legend className={name === title ? 'visually-hidden' : undefined} dir="auto">
            {name}
          </legend>
          {isRemovable && (
            <button
              type="button"
              className="button icon-only"
              aria-label={`Leave out ${name}`}
              title="Leave out"
              onClick={() => change(leaveOut(draft, path))}
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
      )}
    </div>
  )
}

/** Whether an empty end date means "until now": the entry has a start. */
const isOngoing = ({ key }: Field, fields: Field[]) =>
  key === 'endDate' && fields.some(other => other.key === 'startDate' && other.value !== '')

type FieldProps = Actions & { field: Field; entryName: string; isOngoing: boolean }

const PLACEHOLDERS: Partial<Record<Field['kind'], string>> = { date: '2021-03' }

function FieldInput({ field, entryName, isOngoing, draft, problems, onWrite, onSettle, onDrop }: FieldProps) {
  const { path, label, kind, value } = field
  const ids = useId()
  const problem = problems[path]
  const doubt = draft.doubts.find(one => one.path === path)
  const input = {
    id: `${ids}-input`,
    value,
    dir: 'auto',
    onChange: (event: { target: { value: string } }) => onWrite(path, event.target.value),
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem ? `${ids}-problem` : undefined,
  } as const
  const isLong = kind === 'long' || kind === 'lines'
  return (
    <div
      className={isLong ? 'review-field wide' : 'review-field'}
      data-path={path}
      data-wrong={problem ? '' : undefined}
      {...dropTarget(text => onDrop(text, path, `${entryName}: ${label}`))}
    >
      <label htmlFor={`${ids}-input`}>
        {label}
        {kind === 'lines' && <small> one in each line</small>}
      </label>
      {isLong ? (
        <textarea {...input} rows={2} />
      ) : (
        <input {...input} type="text" placeholder={isOngoing ? 'Present' : PLACEHOLDERS[kind]} />
      )}
      {doubt && (
        <DoubtChoice
          doubt={doubt}
          onChoose={date => {
            document.getElementById(input.id)?.focus()
            onSettle(settle(draft, doubt, date), path)
          }}
        />
      )}
      {problem && (
        <p id={`${ids}-problem`} className="review-problem" role="alert">
          <Icon name="warn" /> {problem}
        </p>
      )}
    </div>
  )
}

const dropTarget = (onText: (text: number) => void) => ({
  onDragOver: (event: DragEvent<HTMLElement>) => {
    if (!event.dataTransfer.types.includes(DRAGGED)) return
    event.preventDefault()
    event.currentTarget.dataset.over = ''
  },
  onDragLeave: ({ currentTarget }: DragEvent<HTMLElement>) => delete currentTarget.dataset.over,
  onDrop: (event: DragEvent<HTMLElement>) => {
    delete event.currentTarget.dataset.over
    const dragged = event.dataTransfer.getData(DRAGGED)
    if (!dragged) return
    event.preventDefault()
    onText(Number(dragged))
  },
})

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
