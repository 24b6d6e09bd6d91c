// Claims whose words are in none of the person's CVs; each can be withdrawn. A chunk of its own, read when it is opened.
import { useEffect, useId, useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { kindLabel } from '../../../api/core/claims/claim-words.ts'
import { LEVEL_TABLE } from '../../../api/core/claims/levels.ts'
import { coveredWords } from '../../../api/core/claims/scope-words.ts'
import { titleOf } from '../cv/claim-title.ts'
import { refreshUnusedClaims, type UnusedClaim, useUnusedClaims, withdrawClaim } from '../data/claims.ts'
import { dayOf } from './dates.ts'
import { Actions, Dialog } from './dialog.tsx'
import { ProblemNotice } from './notice.tsx'
import { useBusy } from './use-busy.ts'
import './trash-dialog.css'

export function UnusedClaims({ onClose }: { onClose: () => void }) {
  const title = useId()
  const { data: claims, problem, reload } = useUnusedClaims()
  // A save since the last time can have changed which claims are in use.
  useEffect(() => void refreshUnusedClaims(), [])
  return (
    <Dialog open onClose={onClose} labelledBy={title} className="trash">
      <h2 id={title}>Claims that are in no CV</h2>
      <p className="trash-lead">
        Each counts again as soon as one of your CVs has its words under its name. Withdrawing one removes it and its
        evidence for good.
      </p>
      {problem && <ProblemNotice problem={problem} retry={reload} />}
      {!claims && !problem && <p role="status">Loading…</p>}
      {claims?.length === 0 && <p role="status">There are none: the words of all your claims are in your CVs.</p>}
      {claims && claims.length > 0 && (
        <ul>
          {claims.map(claim => (
            <Unused key={claim.digest} claim={claim} />
          ))}
        </ul>
      )}
      <Actions label="Close" onClick={onClose} />
    </Dialog>
  )
}

function Unused({ claim: { digest, kind, scope, person, value, level, domain, at } }: { claim: UnusedClaim }) {
  const [busy, run] = useBusy()
  const [isAsked, setAsked] = useState(false)
  const name = titleOf({ section: kind, value })
  const label = level === 'confirmed' && domain ? `Confirmed by ${domain}` : LEVEL_TABLE[level].label
  const covered = scope === 'facts' ? coveredWords(Object.keys(Object(value))) : null
  const withdraw = () => run(() => withdrawClaim(digest).then(() => toast.success('Withdrawn')))
  return (
    <li>
      <p dir="auto">
        <strong>{name}</strong>
        <small>{[kindLabel(kind), label, covered, `for ${person}`, dayOf(at)].filter(Boolean).join(' · ')}</small>
      </p>
      <div className="trash-actions">
        {isAsked && <span>For good? It does not come back.</span>}
        {isAsked && (
          <button type="button" className="button" onClick={() => setAsked(false)}>
            Keep it
          </button>
        )}
        <button
          type="button"
          className={isAsked ? 'button danger' : 'button'}
          disabled={busy}
          onClick={isAsked ? withdraw : () => setAsked(true)}
        >
          Withdraw<span className="visually-hidden">: {name}</span>
        </button>
      </div>
    </li>
  )
}
