// Confirms the deletion of a published CV and unpublishes it at once: Undo brings back the CV, but not its pages.
import type { CvSummaryData } from '../../../api/core/contract/cv.ts'
import { unpublishCv } from '../data/cvs.ts'
import { FormDialog } from './form-dialog.tsx'

type Props = { cv: CvSummaryData; onClose: () => void; onDelete: () => void }

export function DeleteCvDialog({ cv, onClose, onDelete }: Props) {
  return (
    <FormDialog
      title={`Delete “${cv.title}”?`}
      className="delete-cv"
      action="Delete"
      busyAction="Deleting…"
      cancel="Keep it"
      isDanger
      onClose={onClose}
      onSubmit={async () => {
        await unpublishCv(cv.nanoId)
        onDelete()
      }}
    >
      <p>
        It is published. Its public pages are gone at once, for everybody who has a link, and the CV follows with its
        earlier versions, evidence and confirmations. For a few seconds Undo brings back the CV, unpublished.
      </p>
    </FormDialog>
  )
}
