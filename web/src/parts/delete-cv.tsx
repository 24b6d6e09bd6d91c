// Confirms the deletion of a published CV, which is unpublished when it is recovered from the trash.
import type { CvSummaryData } from '../../../api/core/contract/cv.ts'
import { FormDialog } from './form-dialog.tsx'

type Props = { cv: CvSummaryData; onClose: () => void; onDelete: () => Promise<unknown> }

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
      onSubmit={onDelete}
    >
      <p>
        It is published. Its public pages are gone at once, for everybody who has a link. The CV stays in the trash for
        30 days with its earlier versions and letters, and can be brought back, unpublished.
      </p>
      <p>
        Your signatures, confirmations and credentials stay with your account. Evidence files and open questions to
        institutions whose words are in no other CV are removed with this one.
      </p>
    </FormDialog>
  )
}
