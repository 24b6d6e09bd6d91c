// The button that copies the open CV for a job.
import { useState } from 'react'
import type { Job } from '../../../../api/core/cv/job.ts'
import { laterDialog } from '../../parts/later.tsx'
import { useCvForm, useEditorState } from '../steps/form-context.tsx'

const JobCopyDialog = laterDialog('JobCopyDialog', () => import('./job-copy-dialog.tsx'))

/** For a CV that is saved to an account; otherwise nothing. Not inside of a form. */
export function JobCopy({ title, company }: Job) {
  const [open, setOpen] = useState(false)
  const { isLogin } = useCvForm()
  const cvId = useEditorState(state => state.cvId)
  if (cvId === null || !isLogin) return null
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        Make a copy for this job
      </button>
      {open && <OpenCvJobCopy job={{ title, company }} onClose={() => setOpen(false)} />}
    </>
  )
}

/** The copy is made of what is saved. */
export function OpenCvJobCopy({ job, onClose }: { job?: Job; onClose: () => void }) {
  const { editor } = useCvForm()
  const cvId = useEditorState(state => state.cvId)
  const prepare = async () => (await editor.settle(true)).kind === 'idle'
  if (cvId === null) return null
  return <JobCopyDialog savedId={cvId} {...(job && { job })} prepare={prepare} onClose={onClose} />
}
