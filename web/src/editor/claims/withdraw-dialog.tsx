// Withdraws a signature, after its owner has read which CVs show the badge.
import { useEffect, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { type CvWithClaim, listCvsWithClaim } from '../../data/claims.ts'
import { Actions, Dialog } from '../../parts/dialog.tsx'
import type { ClaimableSection } from './claim-words.ts'
import '../dialogs.css'

type Props = { cvId: string; section: ClaimableSection; onClose: () => void; onWithdraw: () => void }

export function WithdrawDialog({ cvId, section: { path, name }, onClose, onWithdraw }: Props) {
  const heading = useId()
  const [cvs, setCvs] = useState<CvWithClaim[] | null>(null)
  useEffect(() => {
    let isWanted = true
    // Without the list the sentence above it still holds.
    listCvsWithClaim(cvId, path).then(
      found => isWanted && setCvs(found),
      () => isWanted && setCvs([]),
    )
    return () => {
      isWanted = false
    }
  }, [cvId, path])
  return createPortal(
    <Dialog open onClose={onClose} labelledBy={heading}>
      <h2 id={heading}>
        Withdraw your signature of <bdi>{name}</bdi>?
      </h2>
      <p className="dialog-lead">
        Your signature ends at once in every CV of yours that has these words, and on their public pages. What others
        confirmed stays.
      </p>
      {cvs === null ? (
        <p role="status">Looking for the CVs that show the badge…</p>
      ) : (
        <ul className="verify-signed">
          {cvs.map(({ id, title, published }) => (
            <li key={id} dir="auto">
              {title}
              {published && ', published'}
            </li>
          ))}
        </ul>
      )}
      <Actions label="Keep it" onClick={onClose}>
        <button type="button" className="button danger" disabled={cvs === null} onClick={onWithdraw}>
          {cvs && cvs.length > 1 ? `Withdraw in ${cvs.length} CVs` : 'Withdraw'}
        </button>
      </Actions>
    </Dialog>,
    document.body,
  )
}
