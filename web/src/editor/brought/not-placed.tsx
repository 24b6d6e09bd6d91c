// Texts of the file that are in no field: dragged to one, sent there by a menu, or left out. All of it can be undone.
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Icon } from '../../parts/icon.tsx'
import { pathOf } from '../preview/follow.ts'
import { newId } from '../session/new-id.ts'
import { useCvForm, useEditorState } from '../steps/form-context.tsx'
import { broughtIn, leaveOut, put, type Source, takesText } from './brought.ts'
import { targetsIn } from './targets.ts'

/** The type under which a dragged text says which one it is. */
const DRAGGED = 'application/x-trucv-text'
const inWords = (left: number) => (left === 0 ? 'Every text has its place.' : `${left} not placed.`)

export function NotPlaced({ source }: { source: Source }) {
  const { editor, announce, reveal } = useCvForm()
  const loose = useEditorState(state => broughtIn(state.document).loose)
  const heading = useRef<HTMLElement>(null)
  const nameOf = (text: number) => `“${source.unplaced[text]?.text ?? ''}”`
  const change = (next: ReturnType<typeof leaveOut>, words: string, news: string) => {
    editor.change(next, words)
    announce(`${news} ${inWords(broughtIn(next).loose.length)}`)
  }
  const putInto = (text: number, path: string, name: string) => {
    const next = put(editor.getState().document, source, text, path)
    change(next, `Putting ${nameOf(text)} into ${name}`, `Put into ${name}.`)
  }
  useDropOnFields((text, path) => {
    const fields = targetsIn(editor.getState().document).flatMap(group => group.fields)
    putInto(text, path, fields.find(field => field.path === path)?.label ?? 'the field')
    reveal(path)
  })
  /** Once it is drawn again: the pressed button is gone. */
  const toHeading = () => requestAnimationFrame(() => heading.current?.focus())
  if (loose.length === 0) {
    return (
      <p ref={heading as RefObject<HTMLParagraphElement>} className="not-placed all-placed" tabIndex={-1}>
        <Icon name="tick" /> Every text of the file has its place
      </p>
    )
  }
  return (
    <details className="not-placed" open>
      <summary ref={heading}>Not placed ({loose.length})</summary>
      <p>
        Choose where a text goes, or drag it to its field. What stays here is on no page, and is kept for your export.
      </p>
      <ul>
        {loose.map(text => (
          <LooseText
            key={text}
            id={text}
            source={source}
            onPut={(path, name) => {
              putInto(
                text,
                path.replace(/\.new(?=\.)/g, () => `.${newId()}`),
                name,
              )
              toHeading()
            }}
            onLeaveOut={() => {
              change(leaveOut(editor.getState().document, text), `Leaving out ${nameOf(text)}`, 'Left out.')
              toHeading()
            }}
          />
        ))}
      </ul>
    </details>
  )
}

type LooseProps = { id: number; source: Source; onPut: ChoiceProps['onPut']; onLeaveOut: () => void }

function LooseText({ id, source, onPut, onLeaveOut }: LooseProps) {
  const [isChosen, setChosen] = useState(false)
  const { text = '', piece } = source.unplaced[id] ?? {}
  const name = `“${text}”`
  return (
    <li
      data-piece={piece}
      draggable={!isChosen}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.setData(DRAGGED, `${id}`)
        dataTransfer.effectAllowed = 'move'
      }}
    >
      <span dir="auto">{text}</span>
      {isChosen ? (
        <Choice name={name} onPut={onPut} />
      ) : (
        <span className="not-placed-actions">
          <button
            type="button"
            className="link-button"
            aria-label={`Put ${name} into…`}
            onClick={() => setChosen(true)}
          >
            Put into…
          </button>
          <button type="button" className="link-button" aria-label={`Leave out ${name}`} onClick={onLeaveOut}>
            Leave out
          </button>
        </span>
      )}
    </li>
  )
}

type ChoiceProps = { name: string; onPut: (path: string, name: string) => void }

function Choice({ name, onPut }: ChoiceProps) {
  const { editor } = useCvForm()
  const select = useRef<HTMLSelectElement>(null)
  const [targets] = useState(() => targetsIn(editor.getState().document))
  const send = () => {
    const option = select.current?.selectedOptions[0]
    if (option?.value) onPut(option.value, `${option.closest('optgroup')?.label}: ${option.label}`)
    else select.current?.focus()
  }
  return (
    <span className="field">
      {/* biome-ignore lint/a11y/noAutofocus: it replaces the button that was pressed */}
      <select ref={select} autoFocus aria-label={`Where ${name} goes`}>
        <option value="">Choose a field</option>
        {targets.map(({ name: group, fields }) => (
          <optgroup key={fields[0]?.path} label={group}>
            {fields.map(({ path, label }) => (
              <option key={path} value={path}>
                {label}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <button type="button" className="button" onClick={send}>
        Put
      </button>
    </span>
  )
}

/** Lets the form's fields take a dragged text. */
function useDropOnFields(onText: (text: number, path: string) => void): void {
  const latest = useRef(onText)
  latest.current = onText
  useEffect(() => {
    const listening = new AbortController()
    const fieldAt = ({ target, dataTransfer }: DragEvent) => {
      const path = dataTransfer?.types.includes(DRAGGED) ? pathOf(target as Element) : null
      return path !== null && takesText(path) ? path : null
    }
    let over: HTMLElement | null = null
    const mark = (field: HTMLElement | null) => {
      if (over !== field) delete over?.dataset.over
      if (field) field.dataset.over = ''
      over = field
    }
    const on = (name: 'dragover' | 'drop' | 'dragend', listener: (event: DragEvent) => void) =>
      document.addEventListener(name, listener, { signal: listening.signal })
    on('dragover', event => {
      const path = fieldAt(event)
      if (path) event.preventDefault()
      mark(path ? (event.target as Element).closest('.edit-field') : null)
    })
    on('drop', event => {
      const path = fieldAt(event)
      mark(null)
      if (!path) return
      event.preventDefault()
      latest.current(Number(event.dataTransfer?.getData(DRAGGED)), path)
    })
    on('dragend', () => mark(null))
    return () => listening.abort()
  }, [])
}
