// Adds skills: type and press Enter or comma, paste several at once, or pick a suggestion. The chosen ones are chips below.
import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  Suspense,
  useRef,
  useState,
} from 'react'
import type { Item } from '../../../../api/core/cv/values.ts'
import { Icon } from '../../parts/icon.tsx'
import { optional } from '../../parts/optional.ts'
import { addItem, listAt, removeItem } from '../session/document.ts'
import { newId } from '../session/new-id.ts'
import { afterPress } from './after-press.ts'
import { fieldId } from './field.tsx'
import { useCvForm } from './form-context.tsx'
import { pasteRules } from './paste-rules.ts'
import { newSkills, skillProblem, splitSkills } from './skills.ts'

const Suggestions = optional(() => import('./skill-suggestions.tsx'))

/** The control to focus for the section's path. */
const SKILL_INPUT = fieldId('content.skills')

/** Adds skills by typing, pasting, and pressing suggestions. */
function useEntry() {
  const { editor, selectedSkills, setSkillError, announce } = useCvForm()
  const [typed, setTyped] = useState('')
  /** The skill that Backspace returned to the field: it keeps its level and keywords. */
  const taken = useRef<Item | null>(null)

  const add = (text: string): boolean => {
    const names = newSkills(text, selectedSkills)
    let document = editor.getState().document
    const present = [...selectedSkills]
    for (const [at, name] of names.entries()) {
      const problem = skillProblem(name, present)
      if (problem) {
        setSkillError(problem)
        return false
      }
      const before = at === 0 ? taken.current : null
      document = addItem(document, 'content.skills', { id: newId(), ...before, name })
      present.push(name)
    }
    if (names.length === 0) {
      setSkillError(skillProblem('', present))
      return false
    }
    editor.change(document, `Adding ${names.join(', ')}`)
    taken.current = null
    setSkillError(null)
    announce(`${names.join(', ')} added`)
    return true
  }
  /** Returns the last chip to the empty field. A key that is held down returns only one. */
  const takeBack = () => {
    const { document } = editor.getState()
    const last = listAt(document, 'content.skills').at(-1)
    if (!last?.id) return
    editor.change(removeItem(document, 'content.skills', last.id), `Removing ${last.name}`)
    taken.current = last
    setTyped(String(last.name ?? ''))
    announce(`${last.name} is in the field again`)
  }
  /** Adds the text and clears the field; false when it cannot be added. */
  const commit = (text: string): boolean => {
    const isAdded = add(text)
    if (isAdded) setTyped('')
    return isAdded
  }
  return { typed, setTyped, add, commit, takeBack }
}

function useEntryEvents({ typed, setTyped, add, commit, takeBack }: ReturnType<typeof useEntry>) {
  const { setSkillError } = useCvForm()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Backspace' && typed === '' && !event.repeat) {
      event.preventDefault()
      takeBack()
    }
    if (event.altKey || event.key !== 'Enter') return
    // Ctrl with Enter opens the next step, after adding the typed skill.
    const isNext = event.ctrlKey || event.metaKey
    if (isNext && typed.trim() === '') return
    const isAdded = commit(typed)
    if (!isNext || !isAdded) event.preventDefault()
  }
  /** Lines, which the field would join. */
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text')
    const text = pasteRules()?.pastedText(pasted) ?? pasted
    if (!/[\n\t]/.test(text.trim())) return
    event.preventDefault()
    const all = `${typed}${text.replace(/[\n\t]+/g, ', ')}`
    setTyped(add(all) ? '' : all)
  }
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const { value } = event.target
    setSkillError(null)
    // The field's value decides, because the keyboards of phones do not report their keys.
    const isWhole = splitSkills(`${value}.`).length > 1 && !(event.nativeEvent as InputEvent).isComposing
    setTyped(isWhole && add(value) ? '' : value)
  }
  return { onKeyDown, onPaste, onChange }
}

export function SkillsField({ children }: { children: ReactNode }) {
  const { selectedSkills, skillError, showSkillError } = useCvForm()
  const entry = useEntry()
  const { typed, commit } = entry
  const events = useEntryEvents(entry)
  const shown = showSkillError ? skillError : null
  return (
    <div className={`edit-field skills${shown ? ' wrong' : ''}`}>
      <div className="edit-label">
        <label htmlFor={SKILL_INPUT}>Add a skill</label>
      </div>
      <div className="skills-entry">
        <input
          id={SKILL_INPUT}
          value={typed}
          dir="auto"
          autoComplete="off"
          aria-invalid={shown ? true : undefined}
          aria-describedby={`${SKILL_INPUT}-hint${shown ? ` ${SKILL_INPUT}-error` : ''}`}
          {...events}
          // Leaving the field adds a valid skill.
          onBlur={() => afterPress(() => typed.trim() !== '' && commit(typed))}
        />
        <button
          type="button"
          className="button"
          // Prevents the blur, which would add the typed text.
          onMouseDown={event => event.preventDefault()}
          onClick={() => commit(typed)}
        >
          <Icon name="plus" /> Add
        </button>
      </div>
      <p className="edit-hint" id={`${SKILL_INPUT}-hint`}>
        Enter or a comma adds it, also several at once. A chip opens for its level and keywords.
      </p>
      {shown && (
        <p className="edit-error" id={`${SKILL_INPUT}-error`} role="alert">
          <Icon name="warn" /> {shown}
        </p>
      )}
      {children}
      <Suspense fallback={null}>
        <Suggestions typed={typed} present={selectedSkills} onChosen={commit} />
      </Suspense>
    </div>
  )
}
