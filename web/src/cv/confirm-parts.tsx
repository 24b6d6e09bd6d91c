// What the pages for somebody at an institution have in common: the frame, names as they were typed, days, what was not taken.
import type { ReactNode } from 'react'
import { withoutQuotes } from '../../../api/core/claims/claim-words.ts'
import { formatDate } from '../../../api/core/cv/locale.ts'
import { each } from './each.ts'
import { documentOf, type Frame } from './page-document.tsx'

/** What was sent and not taken: why, and what stood in the fields. */
export interface Attempt {
  problems: readonly { path: string; message: string }[]
  decision?: string
  name?: string
  note?: string
}

export const day = (instant: string) => formatDate(instant.slice(0, 10), 'en')

export function page(frame: Frame, title: string, body: ReactNode): string {
  return documentOf(
    { ...frame, language: 'en', title: `${title} — TruCV` },
    <>
      <meta name="robots" content="noindex, nofollow, noarchive" />
      <meta name="referrer" content="no-referrer" />
    </>,
    <main className="ask">
      {body}
      <footer className="ask-foot">
        <a href={`${frame.publicOrigin}/`}>TruCV</a>, where people write CVs that others can check
      </footer>
    </main>,
  )
}

/** A name that somebody typed: where it begins and ends is plain, whatever it says. */
export const Name = ({ children }: { children: string }) => (
  <>
    “<bdi>{withoutQuotes(children)}</bdi>”
  </>
)

/** Fields of the form: what is wrong with one stands at it. */
export const FIELDS = ['/decision', '/name', '/note']

/** What is wrong, and belongs to no field. */
export function Problems({ attempt }: { attempt: Attempt | undefined }) {
  const problems = (attempt?.problems ?? []).filter(({ path }) => !FIELDS.includes(path))
  if (problems.length === 0) return null
  return (
    <div className="ask-problems" role="alert">
      {each(problems, ({ message }) => (
        <p>{message}</p>
      ))}
    </div>
  )
}
