// The Check view: remarks on the CV with the text that a program reads in its PDF, and the comparison with a job.
import { useState } from 'react'
import { Later } from '../../parts/later.tsx'
import { SignInButton } from '../../parts/small-window.tsx'
import { useCvForm } from '../steps/form-context.tsx'
import { Segments } from '../steps/segments.tsx'
import { ViewHeading } from '../view-heading.tsx'
import { ParserView } from './parser-view.tsx'

const loadJob = () => import('../job/job-view.tsx')
const PARTS = ['Reading', 'Job'] as const
/** Coming back from a field of the comparison leads to the comparison again. */
let last: (typeof PARTS)[number] = 'Reading'

export function CheckView() {
  const { isLogin } = useCvForm()
  const [part, setPart] = useState(last)
  last = part
  return (
    <div className="form-column">
      <ViewHeading
        title={part === 'Job' ? 'The job at hand' : 'What a program reads'}
        hint={
          part === 'Job'
            ? 'The terms of an advertisement that your CV has, has in other words, or lacks.'
            : 'Software often reads a CV before a person does. Here is what it gets from yours, and what could be better.'
        }
      />
      <Segments group="check-part" label="Check" names={PARTS} chosen={part} onChoose={setPart} />
      {part === 'Job' ? (
        <Later load={loadJob} waiting={<p role="status">Loading…</p>}>
          {({ JobView }) => <JobView />}
        </Later>
      ) : (
        (isLogin && <ParserView />) || <SignInButton className="button" />
      )}
    </div>
  )
}
