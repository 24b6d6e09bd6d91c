// Asks before a published CV is deleted, and takes its pages away at once: what Undo can bring back is the CV, unpublished.
import { useId, useState } from 'react'
import type { CvSummaryData } from '../../../api/core/contract/cv.ts'
import { unpublishCv } from '../data/cvs.ts'
import { Dialog } from './dialog.tsx'
import { tellProblem } from './tell.ts'

type Props = { cv: CvSummaryData; onClose: () => void; onDelete: () => void }

export function DeleteCvDialog({ cv, onClose, onDelete }: Props) {
  const heading = useId()
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    try {
      await unpublishCv(cv.nanoId)
      onDelete()
    } catch (problem) {
      tellProblem(problem)
      setBusy(false)
    }
  }
  return (
    <Dialog open onClose={onClose} labelledBy={heading} className="delete-cv">
      <h2 id={heading}>Delete “{cv.title}”?</h2>
      <p>
        It is published. Its public pages are gone at once, for everybody who has a link, and the CV follows with its
        earlier versions, evidence and confirmations. For a few seconds Undo brings back the CV, unpublished.
      </p>
      <div className="actions">
        <button type="button" className="button" onClick={onClose}>
          Keep it
        </button>
        <button type="button" className="button danger" disabled={busy} onClick={remove}>
          {busy ? 'Deleting…' : 'Delete'}
        </button>
      </div>
    </Dialog>
  )
}
