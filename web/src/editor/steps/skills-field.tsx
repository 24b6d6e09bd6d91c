// Adds skills: type and press Enter or comma, or pick a suggestion. The chosen ones are in the list below.
import { type KeyboardEvent, useState } from 'react'
import { Icon } from '../../parts/icon.tsx'
import { addItem } from '../session/document.ts'
import { newId } from '../session/new-id.ts'
import { afterPress } from './after-press.ts'
import { fieldId } from './field.tsx'
import { useCvForm, useEditorState } from './form-context.tsx'
import { skillProblem, suggestSkills } from './skills.ts'

/** The control to focus for the section's path. */
const SKILL_INPUT = fieldId('content.skills')

export function SkillsField() {
  const { editor, selectedSkills, skillError, showSkillError, setSkillError, announce } = useCvForm()
  const profession = useEditorState(state => state.document.content.personalDetails.profession ?? '')
  const [typed, setTyped] = useState('')
  const suggestions = suggestSkills(profession, typed, selectedSkills)
  const shown = showSkillError ? skillError : null

  const add = (text: string): boolean => {
    const names = text
      .split(',')
      .map(name => name.trim())
      .filter(name => name !== '')
    let document = editor.getState().document
    const present = [...selectedSkills]
    for (const name of names) {
      const problem = skillProblem(name, present)
      if (problem) {
        setSkillError(problem)
        return false
      }
      document = addItem(document, 'content.skills', { id: newId(), name })
      present.push(name)
    }
    if (names.length === 0) {
      setSkillError(skillProblem('', present))
      return false
    }
    editor.change(document, `Adding ${names.join(', ')}`)
    setSkillError(null)
    announce(`${names.join(', ')} added`)
    return true
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || (event.key !== 'Enter' && event.key !== ',')) return
    // With Ctrl the key goes on to the next step, and takes along what is typed.
    const isNext = event.ctrlKey || event.metaKey
    if (isNext && typed.trim() === '') return
    const isAdded = add(typed)
    if (isAdded) setTyped('')
    if (!isNext || !isAdded) event.preventDefault()
  }
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
          onChange={event => {
            setTyped(event.target.value)
            setSkillError(null)
          }}
          onKeyDown={onKeyDown}
          // Leaving the field adds a valid skill.
          onBlur={() =>
            afterPress(() => {
              if (typed.trim() !== '' && add(typed)) setTyped('')
            })
          }
        />
        <button
          type="button"
          className="button"
          // Prevents the blur, which would add the typed text.
          onMouseDown={event => event.preventDefault()}
          onClick={() => {
            if (add(typed)) setTyped('')
          }}
        >
          <Icon name="plus" /> Add
        </button>
      </div>
      <p className="edit-hint" id={`${SKILL_INPUT}-hint`}>
        Enter or a comma adds it.
      </p>
      {shown && (
        <p className="edit-error" id={`${SKILL_INPUT}-error`} role="alert">
          <Icon name="warn" /> {shown}
        </p>
      )}
      {suggestions.length > 0 && (
        <ul className="suggestions" aria-label="Suggested skills">
          {suggestions.map(name => (
            <li key={name}>
              <button
                type="button"
                className="chip"
                onMouseDown={event => event.preventDefault()}
                onClick={() => {
                  if (add(name)) setTyped('')
                }}
              >
                <Icon name="plus" /> {name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
