// The job: a pasted advertisement, and which of its terms the CV has, has in other words, or lacks. Nothing is sent: the comparison
// runs here, and the text stays in this tab. A chunk of its own, with the word lists.
import { type FormEvent, useId, useMemo, useRef, useState } from 'react'
import {
  compareWithJob,
  type JobComparison,
  type JobTerm,
  jobNameOf,
  MOST_JOB_LETTERS,
} from '../../../../api/core/job-terms.ts'
import { Icon } from '../../parts/icon.tsx'
import { placeName } from '../preview/place-name.ts'
import type { EditorDocument } from '../session/document.ts'
import { useCvForm, useEditorState } from '../steps/form-context.tsx'
import { pathOfPointer } from '../steps/validate.ts'
import { JobNamed } from './job-named.tsx'
import { placeFor } from './place.ts'
import './job-view.css'

const WEIGHTS: Record<JobTerm['weight'], string> = {
  title: 'The job’s title',
  must: 'Asked for',
  work: 'Part of the work',
  nice: 'Nice to have',
}
const GROUPS = [
  ['lacks', 'Not in your CV', 'Add what is true of you. A press leads to the field where it would belong.'],
  ['inOtherWords', 'In other words', 'Your CV says it differently. Programs that search for the word may miss it.'],
  ['has', 'In your CV', ''],
] as const

/** Storage may be off, or full. */
function kept(key: string, text?: string): string {
  try {
    if (text !== undefined) sessionStorage.setItem(key, text)
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

export function JobView() {
  const key = `job:${useEditorState(state => state.cvId) ?? ''}`
  const document = useEditorState(state => state.document)
  const [first] = useState(() => kept(key))
  const [compared, setCompared] = useState(first)
  const [error, setError] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const [fieldId, hintId, errorId] = [useId(), useId(), useId()]
  const result = useMemo(
    () => (compared.trim() === '' ? null : compareWithJob(document.content, compared)),
    [compared, document.content],
  )
  const compare = (event: FormEvent) => {
    event.preventDefault()
    const text = field.current?.value ?? ''
    kept(key, text)
    setCompared(text)
    const found = text.trim() === '' ? null : compareWithJob(document.content, text)
    const nothing = found && countOf(found) === 0 && 'No terms were found in this text. Paste the whole advertisement.'
    setError(found ? nothing || '' : 'Paste the text of an advertisement first.')
    if (!found || nothing) field.current?.focus()
  }
  return (
    <div className="job">
      <form onSubmit={compare} noValidate>
        <label htmlFor={fieldId}>The advertisement</label>
        <p className="edit-hint" id={hintId}>
          Paste its text, up to {MOST_JOB_LETTERS.toLocaleString('en')} letters. It stays in this tab and is not sent.
        </p>
        <textarea
          ref={field}
          id={fieldId}
          rows={8}
          dir="auto"
          defaultValue={first}
          spellCheck={false}
          aria-describedby={error ? `${hintId} ${errorId}` : hintId}
          aria-invalid={error !== '' || undefined}
        />
        {error && (
          <p className="edit-error" id={errorId} role="alert">
            <Icon name="warn" /> {error}
          </p>
        )}
        <button type="submit" className="button primary">
          Compare
        </button>
      </form>
      {result && countOf(result) > 0 && <Comparison result={result} job={compared} document={document} />}
    </div>
  )
}

const countOf = ({ has, inOtherWords, lacks }: JobComparison) => has.length + inOtherWords.length + lacks.length

type Props = { result: JobComparison; job: string; document: EditorDocument }

function Comparison({ result, job, document }: Props) {
  const { has, inOtherWords, language } = result
  const other = inOtherWords.length > 0 ? ` ${inOtherWords.length} more in other words.` : ''
  return (
    <section aria-label="The comparison">
      <JobNamed {...jobNameOf(job)} />
      <p role="status">
        {has.length} of {countOf(result)} terms are in your CV.{other}
      </p>
      {job.length > MOST_JOB_LETTERS && (
        <p className="edit-hint">
          Only the first {MOST_JOB_LETTERS.toLocaleString('en')} of {job.length.toLocaleString('en')} letters were read.
        </p>
      )}
      {language === 'other' && (
        <p className="edit-hint">
          For this language there are no word lists: only names and words are compared, as they are written.
        </p>
      )}
      {GROUPS.map(([name, heading, hint]) => {
        return result[name].length > 0 && <Group key={name} terms={result[name]} {...{ heading, hint, document }} />
      })}
    </section>
  )
}

type GroupProps = { heading: string; hint: string; terms: readonly JobTerm[]; document: EditorDocument }

function Group({ heading, hint, terms, document }: GroupProps) {
  const { reveal } = useCvForm()
  return (
    <>
      <h2>
        {heading} <span className="job-count">{terms.length}</span>
      </h2>
      {hint && <p className="edit-hint">{hint}</p>}
      <ul className="remarks">
        {terms.map(term => {
          const [pointer] = term.at
          const path = (pointer && pathOfPointer(document, pointer)) || placeFor(term)
          return (
            <li key={term.term}>
              <button type="button" onClick={() => reveal(path)}>
                <strong>
                  {WEIGHTS[term.weight]} · <bdi>{placeName(document, path)}</bdi>
                </strong>
                <bdi>{term.term}</bdi>
                {term.words && (
                  <span className="job-words">
                    {' '}
                    yours: <bdi>{term.words}</bdi>
                  </span>
                )}
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
