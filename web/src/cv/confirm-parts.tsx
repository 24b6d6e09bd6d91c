// Shared parts of the pages for institutions: the frame, names as typed, dates, errors.
import type { ReactNode } from 'react'
import { withoutQuotes } from '../../../api/core/claims/claim-words.ts'
import { each } from './each.ts'
import { documentOf, type Frame } from './page-document.tsx'

/** A refused submission: its errors and its field values. */
export interface Attempt {
  problems: readonly { path: string; message: string }[]
  decision?: string
  name?: string
  note?: string
}

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

/** The head of a page: its title, and what it is about. */
export const Head = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <header>
    <h1>{title}</h1>
    <p className="ask-lead">{children}</p>
  </header>
)

/** A name as a user typed it, delimited so that its content cannot pass for ours. */
export const Name = ({ children }: { children: string }) => (
  <>
    “<bdi>{withoutQuotes(children)}</bdi>”
  </>
)

/** Of an answer from an address that cannot be an institution’s. */
export const KEPT_AS_EVIDENCE = 'It will be kept as evidence, not shown as an institution’s confirmation.'

/** The form's fields, each of which shows its own error. */
export const FIELDS = ['/decision', '/name', '/note']

/** The error that belongs to no field. */
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
