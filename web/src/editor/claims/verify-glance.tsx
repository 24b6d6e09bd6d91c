// The claims of a CV at a glance, by status, and the institutions of the CV that can be asked.

import type { Attesting } from '../../data/claims.ts'
import { Icon, type IconName } from '../../parts/icon.tsx'
import { institutionIn } from '../steps/ask-dialog.tsx'
import { type ClaimableSection, isVerified, needsAttesting, openRequest } from './claim-words.ts'

type Method = Attesting['method']
type Group = 'verified' | 'signed' | 'waiting' | 'open'

const GROUPS: [group: Group, icon: IconName, words: string][] = [
  ['verified', 'tick', 'Others stand for it'],
  ['signed', 'pen', 'Signed by you'],
  ['waiting', 'mail', 'Waiting for an answer'],
  ['open', 'plus', 'Not yet'],
]
const NAMES_SHOWN = 4
const INSTITUTIONS_SHOWN = 5

const isWaiting = ({ entry }: ClaimableSection) => entry !== null && openRequest(entry) !== null

function groupOf(section: ClaimableSection, method: Method): Group {
  if (isVerified(section.entry)) return 'verified'
  if (isWaiting(section)) return 'waiting'
  return needsAttesting(section, method) ? 'open' : 'signed'
}

export function VerifyGlance({ sections, method }: { sections: readonly ClaimableSection[]; method: Method }) {
  return (
    <dl className="verify-glance">
      {GROUPS.map(([group, icon, words]) => {
        const names = sections.filter(section => groupOf(section, method) === group).map(({ name }) => name)
        const more = names.length - NAMES_SHOWN
        if (names.length === 0) return null
        return (
          <div key={group} className={group}>
            <dt>
              <Icon name={icon} /> {words} <strong>{names.length}</strong>
            </dt>
            <dd dir="auto">
              {names.slice(0, NAMES_SHOWN).join(', ')}
              {more > 0 && ` and ${more} more`}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

type AskProps = { sections: readonly ClaimableSection[]; disabled: boolean; onAsk: (section: ClaimableSection) => void }

/** Each institution once, with the first section that names it and has neither a claim of others nor a request. */
export function InstitutionsToAsk({ sections, disabled, onAsk }: AskProps) {
  const byName = new Map<string, ClaimableSection>()
  for (const section of sections) {
    const name = institutionIn(section.value).trim()
    const isOpen = !isVerified(section.entry) && !isWaiting(section) && !section.isPrivate
    if (name !== '' && isOpen && !byName.has(name)) byName.set(name, section)
  }
  if (byName.size === 0) return null
  return (
    <>
      <h3 className="verify-group">They could confirm it</h3>
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
