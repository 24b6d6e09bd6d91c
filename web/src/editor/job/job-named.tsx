// The job that an advertisement names, above the comparison, and the copy of the CV for it.
import type { jobNameOf } from '../../../../api/core/job-terms.ts'
import { JobCopy } from './job-copy.tsx'

export function JobNamed({ title, company }: ReturnType<typeof jobNameOf>) {
  return (
    <div className="job-named">
      {title && (
        <p>
          <strong dir="auto">{title}</strong> {company && <span dir="auto">{company}</span>}
        </p>
      )}
      <JobCopy title={title} company={company} />
    </div>
  )
}
