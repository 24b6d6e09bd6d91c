// The cover letters of a CV: their list, or the editor of one. A chunk of its own.

import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import type { CvData } from '../../../../api/core/contract/cv.ts'
import type { LetterData, LetterSummaryData } from '../../../../api/core/contract/letters.ts'
import { readCv } from '../../data/cvs.ts'
import { ApiProblem } from '../../data/fetch.ts'
import { createLetter, deleteLetter, readLetter, useLetters } from '../../data/letters.ts'
import { localDay, momentOf } from '../../parts/dates.ts'
import { FormDialog } from '../../parts/form-dialog.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Link } from '../../parts/link.tsx'
import { Loading } from '../../parts/loading.tsx'
import { Notice, ProblemNotice } from '../../parts/notice.tsx'
import { Page } from '../../parts/page.tsx'
import { useBusy } from '../../parts/use-busy.ts'
import { paths } from '../../paths.ts'
import { LetterEditor } from './letter-editor.tsx'
import './letters.css'

type Props = {
  cvId: string
  /** null: the list. */
  letterId: string | null
  sub: string
  /** Rendered when the CV or the letter does not exist. */
  missing: ReactNode
}
type Found = { cv: CvData; letter: LetterData | null }

export function Letters({ cvId, letterId, sub, missing }: Props) {
  const [found, setFound] = useState<Found | null>(null)
  const [problem, setProblem] = useState<ApiProblem | null>(null)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt reads again
  useEffect(() => {
    let wanted = true
    setFound(null)
    setProblem(null)
    const read = async () => ({
      cv: (await readCv(cvId)).cv,
      letter: letterId ? await readLetter(cvId, letterId) : null,
    })
    read().then(
      reply => wanted && setFound(reply),
      failure => wanted && setProblem(failure instanceof ApiProblem ? failure : new ApiProblem(500, {})),
    )
    return () => {
      wanted = false
    }
  }, [cvId, letterId, attempt])

  // Only the owner gets the view count.
  if (problem?.status === 404 || (found && found.cv.views === undefined)) return missing
  if (problem) {
    return (
      <Page title="Cover letters · TruCV">
        <ProblemNotice problem={problem} retry={() => setAttempt(attempt + 1)} heading="h1" />
      </Page>
    )
  }
  if (!found) return <Loading />
  const { cv, letter } = found
  return letter ? <LetterEditor key={letter.id} cv={cv} first={letter} sub={sub} /> : <LetterList cv={cv} />
}

function LetterList({ cv }: { cv: CvData }) {
  const { data: letters, problem, reload } = useLetters(cv.id)
  const [removing, setRemoving] = useState<LetterSummaryData | null>(null)
  const [busy, run] = useBusy()
  const [, navigate] = useLocation()
  const begin = () =>
    run(async () => {
      const { id } = await createLetter(cv.id, { date: localDay() })
      navigate(`${paths.letters(cv.id)}/${id}`)
    })
  return (
    <Page title="Cover letters · TruCV" className="letters">
      <header className="letters-head">
        <div>
          <Link className="back" href={paths.editCv(cv.id)}>
            {cv.title}
          </Link>
          <h1>Cover letters</h1>
        </div>
        <button type="button" className="button primary" disabled={busy} onClick={begin}>
          <Icon name="plus" /> New letter
        </button>
      </header>
      {problem && <ProblemNotice problem={problem} retry={reload} />}
      {letters?.length === 0 && (
        <Notice icon="mail" title="No letter yet">
          <p>A letter takes its name, contact and look from this CV, so that both arrive as one.</p>
        </Notice>
      )}
      {letters && letters.length > 0 && (
        <ul className="letter-list">
          {letters.map(letter => (
            <LetterItem key={letter.id} cvId={cv.id} letter={letter} onDelete={() => setRemoving(letter)} />
          ))}
        </ul>
      )}
      {removing && (
        <FormDialog
          title={`Delete “${removing.title}”?`}
          action="Delete"
          cancel="Keep it"
          isDanger
          onClose={() => setRemoving(null)}
          onSubmit={async () => {
            await deleteLetter(cv.id, removing.id)
            setRemoving(null)
          }}
        >
          <p>A letter that is deleted does not come back.</p>
        </FormDialog>
      )}
    </Page>
  )
}

function LetterItem({ cvId, letter, onDelete }: { cvId: string; letter: LetterSummaryData; onDelete: () => void }) {
  return (
    <li>
      <Link href={`${paths.letters(cvId)}/${letter.id}`}>
        <strong>{letter.title}</strong>
        <span dir="auto">{letter.subject || 'Without a subject'}</span>
        <small>
          Edited {momentOf(letter.updatedAt)}
          {letter.shared && ' · Shared'}
        </small>
      </Link>
      <button type="button" className="link-button" onClick={onDelete}>
        Delete<span className="visually-hidden"> {letter.title}</span>
      </button>
    </li>
  )
}
