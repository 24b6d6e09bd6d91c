// Texts of the file that are in no field: dragged to one, or sent there by a menu.
import { useId, useRef, useState } from 'react'
import type { Proposal } from '../../data/upload.ts'
import { Icon } from '../icon.tsx'
import { type Draft, nextOwnSection, type Section } from './proposal.ts'

/** `name`: of the field, for people. */
export type Put = (text: number, path: string, name: string) => void
type Props = { id: string; proposal: Proposal; draft: Draft; sections: Section[]; onPut: Put }

/** The type under which a dragged text says which one it is. */
export const DRAGGED = 'application/x-trucv-text'

export function NotPlaced({ id, proposal, draft, sections, onPut }: Props) {
  const [chosen, setChosen] = useState<number | null>(null)
  const list = useRef<HTMLElement>(null)
  const heading = useId()
  const { unplaced } = draft
  const put: Put = (...args) => {
    setChosen(null)
    onPut(...args)
    list.current?.querySelector<HTMLElement>('h3')?.focus()
  }
  return (
    <section ref={list} id={id} className="not-placed" aria-labelledby={heading}>
      <h3 id={heading} tabIndex={-1}>
        {unplaced.length === 0 && <Icon name="tick" />}
        {unplaced.length === 0 ? 'Every text of the file has its place' : `Not placed (${unplaced.length})`}
      </h3>
      {unplaced.length > 0 && (
        <p>Drag a text to a field, or choose where it goes. What stays here is kept for your export.</p>
      )}
      <ul>
        {unplaced.map(loose => (
          <li
            key={loose.id}
            data-piece={loose.piece < 0 ? undefined : loose.piece}
            draggable
            onDragStart={({ dataTransfer }) => {
              dataTransfer.setData(DRAGGED, `${loose.id}`)
              dataTransfer.effectAllowed = 'move'
            }}
          >
            <span dir="auto">{loose.text}</span> <small>{loose.where}</small>
            {chosen === loose.id ? (
              <Choice
                text={loose.text}
                sections={sections}
                ownSection={nextOwnSection(proposal, draft)}
                onPut={(path, name) => put(loose.id, path, name)}
              />
            ) : (
              <button
                type="button"
                className="link-button"
                aria-label={`Put “${loose.text}” into…`}
                onClick={() => setChosen(loose.id)}
              >
                Put into…
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

type ChoiceProps = {
  text: string
  sections: Section[]
  ownSection: string
  onPut: (path: string, name: string) => void
}

function Choice({ text, sections, ownSection, onPut }: ChoiceProps) {
  const select = useRef<HTMLSelectElement>(null)
  const send = () => {
    const option = select.current?.selectedOptions[0]
    if (option?.value) onPut(option.value, `${option.closest('optgroup')?.label}: ${option.label}`)
    else select.current?.focus()
  }
  return (
    <div className="not-placed-choice">
      {/* biome-ignore lint/a11y/noAutofocus: it replaces the button that was pressed */}
      <select ref={select} autoFocus aria-label={`Where “${text}” goes`}>
        <option value="">Choose a field</option>
        {sections.flatMap(({ title, entries }) =>
          entries
            .filter(({ isRemoved }) => !isRemoved)
            .map(({ path, name, fields }) => (
              <optgroup key={path} label={name === title ? title : `${title}: ${name}`}>
                {fields.map(field => (
                  <option key={field.path} value={field.path}>
                    {field.label}
                  </option>
                ))}
              </optgroup>
            )),
        )}
        <optgroup label="Something new">
          {sections
            .filter(({ next }) => next !== '')
            .map(({ path, next, title, another }) => (
              <option key={path} value={next}>
                {`${title}: ${another}`}
              </option>
            ))}
          <option value={ownSection}>A section of its own</option>
        </optgroup>
      </select>
      <button type="button" className="button" onClick={send}>
        Put
      </button>
    </div>
  )
}
