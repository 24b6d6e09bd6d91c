// Copies a CV for a job, and opens the copy in the editor.
import { useEffect, useRef, useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { JOB_TEXT_MAX, type Job } from '../../../../api/core/cv/job.ts'
import { createJobCopy } from '../../data/cvs.ts'
import { ApiProblem } from '../../data/fetch.ts'
import { FormDialog } from '../../parts/form-dialog.tsx'
import { paths } from '../../paths.ts'
import { newId } from '../session/new-id.ts'
import { ShareField } from '../share/limits.tsx'
import '../steps/field.css'
import '../dialogs.css'

type Props = {
  savedId: string
  /** What the fields begin with. */
  job?: Job
  /** In the editor: saves what is being edited; resolves with whether it is saved. */
  prepare?: () => Promise<boolean>
  onClose: () => void
}
type Wrong = { path: string; message: string }

const FIELDS = [
  { name: 'title', label: 'Job title', hint: 'As the advertisement has it.' },
  { name: 'company', label: 'Company', hint: 'Whom you will send it to.' },
] as const

/** Its form must not be inside of another one. */
export function JobCopyDialog({ savedId, job, prepare, onClose }: Props) {
  const { wrong, copy } = useCopy(savedId, prepare)
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (wrong.length > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [wrong])
  const problemOf = (name: string) => wrong.find(({ path }) => path === `/${name}`)?.message ?? null
  return (
    <FormDialog
      title="Copy for a job"
      action="Copy and open"
      busyAction="Copying…"
      onClose={onClose}
      onSubmit={form => copy({ title: String(form.get('title')), company: String(form.get('company')) })}
    >
      <p className="dialog-lead">
        The copy is named after the job, and is edited, published and shared on its own. Claims hold on it while the
        words are equal. Either field is enough.
      </p>
      <div ref={fields} className="job-copy">
        {FIELDS.map(({ name, label, hint }) => (
          <ShareField
            key={name}
            {...{ name, label, hint, problem: problemOf(name) }}
            required={false}
            maxLength={JOB_TEXT_MAX}
            dir="auto"
            defaultValue={Array.from(job?.[name] ?? '')
              .slice(0, JOB_TEXT_MAX)
              .join('')}
          />
        ))}
      </div>
    </FormDialog>
  )
}

/** `copy` makes one copy of the same job, however often it is called. */
function useCopy(savedId: string, prepare: Props['prepare']) {
  const [wrong, setWrong] = useState<readonly Wrong[]>([])
  const last = useRef({ of: '', key: '' })
  const isOpening = useRef(false)
  const copy = async (job: Job) => {
    if (isOpening.current) return
    setWrong([])
    if (prepare && !(await prepare())) return toast.error('Your last changes are not saved yet. Save them first.')
    const of = JSON.stringify(job)
    if (last.current.of !== of) last.current = { of, key: newId() }
    try {
      const { cv } = await createJobCopy(savedId, job, last.current.key)
      isOpening.current = true
      window.location.assign(paths.editCv(cv.id))
    } catch (error) {
      if (!(error instanceof ApiProblem && error.errors.length > 0)) throw error
      setWrong(error.errors)
    }
  }
  return { wrong, copy }
}
