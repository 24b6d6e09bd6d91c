// Suggested skills, those of the profession first. A chunk of its own: only the step of skills needs them.
import { Icon } from '../../parts/icon.tsx'
import { useEditorState } from './form-context.tsx'
import { suggestSkills } from './suggestions.ts'

type SuggestionsProps = { typed: string; present: readonly string[]; onChosen: (name: string) => void }

export default function Suggestions({ typed, present, onChosen }: SuggestionsProps) {
  const profession = useEditorState(state => state.document.content.personalDetails.profession ?? '')
  const names = suggestSkills(profession, typed, present)
  if (names.length === 0) return null
  return (
    <ul className="suggestions" aria-label="Suggested skills">
      {names.map(name => (
        <li key={name}>
          <button
            type="button"
            className="chip"
            onMouseDown={event => event.preventDefault()}
            onClick={() => onChosen(name)}
          >
            <Icon name="plus" /> {name}
          </button>
        </li>
      ))}
    </ul>
  )
}
