// The institutions that the CV names and that can be asked to confirm it.
import { Icon } from '../../parts/icon.tsx'
import { institutionIn } from '../steps/ask-dialog.tsx'
import { type ClaimableSection, canBeAsked } from './claim-words.ts'

const INSTITUTIONS_SHOWN = 5

type AskProps = { sections: readonly ClaimableSection[]; disabled: boolean; onAsk: (section: ClaimableSection) => void }

/** Each institution once, with the first section that names it and has neither a claim of others nor a request. */
export function InstitutionsToAsk({ sections, disabled, onAsk }: AskProps) {
  const byName = new Map<string, ClaimableSection>()
  for (const section of sections) {
    const name = institutionIn(section.value).trim()
    if (name !== '' && canBeAsked(section) && !byName.has(name)) byName.set(name, section)
  }
  if (byName.size === 0) return null
  return (
    <>
      <h2>They could confirm it</h2>
      <ul className="verify-institutions">
        {[...byName].slice(0, INSTITUTIONS_SHOWN).map(([institution, section]) => (
          <li key={institution}>
            <span dir="auto">
              {institution} <small>{section.name}</small>
            </span>
            <button type="button" className="button" disabled={disabled} onClick={() => onAsk(section)}>
              <Icon name="mail" /> Ask
              <span className="visually-hidden">
                {' '}
                {institution} about {section.name}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
