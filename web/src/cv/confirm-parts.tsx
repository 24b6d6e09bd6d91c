// Shared parts of the pages for institutions: the frame with its choice of languages, errors.
import type { ReactNode } from 'react'
import type { PageLanguage } from '../../../api/core/contract/requests.ts'
import { nameOfLanguage, OFFERED_LANGUAGES } from '../../../api/core/cv/languages/index.ts'
import { type ReaderWords, readerWordsIn } from '../../../api/core/reader-words/words.ts'
import { each } from './each.ts'
import { documentOf, type Frame } from './page-document.tsx'
import { Said } from './said.tsx'

/** A refused submission and its field values. */
export interface Attempt {
  /** JSON pointers of the refused fields. */
  wrong: readonly string[]
  /** Somebody had answered before. */
  isAnswered: boolean
  decision?: string
  name?: string
  note?: string
}

/** What all pages of one reply share. */
export interface Around {
  frame: Frame
  language: PageLanguage
  words: ReaderWords
  /** For the addresses of links and forms: keeps the language that the reader chose. */
  query: string
}
export const aroundOf = (frame: Frame, language: PageLanguage): Around => ({
  ...{ frame, language, words: readerWordsIn(language.language) },
  query: language.isChosen ? `?lang=${language.language}` : '',
})

export function page({ frame, language, words }: Around, title: string, body: ReactNode): string {
  const { proposed } = language
  return documentOf(
    { ...frame, language: words.language, title: `${title} — TruCV` },
    <>
      <meta name="robots" content="noindex, nofollow, noarchive" />
      <meta name="referrer" content="no-referrer" />
    </>,
    <main className="ask">
      {proposed && (
        <nav className="ask-proposed">
          <a href={`?lang=${proposed}`} lang={proposed} hrefLang={proposed} dir="auto">
            {nameOfLanguage(proposed)}
          </a>
        </nav>
      )}
      {body}
      <LanguageSwitch language={language.language} words={words} />
      <Foot publicOrigin={frame.publicOrigin} words={words} />
    </main>,
  )
}

export const Foot = ({ publicOrigin, words }: { publicOrigin: string; words: ReaderWords }) => (
  <footer className="ask-foot">
    <Said
      pattern={words.pattern('[TruCV], where people write CVs that others can check')}
      link={name => <a href={`${publicOrigin}/`}>{name}</a>}
    />
  </footer>
)

/** All offered languages, each by its own name. The form leads to the address of the page. */
const LanguageSwitch = ({ language, words }: { language: string; words: ReaderWords }) => (
  <form method="get" className="ask-language">
    <select name="lang" defaultValue={language} aria-labelledby="change-language">
      {each(OFFERED_LANGUAGES, code => (
        <option value={code} lang={code}>
          {nameOfLanguage(code)}
        </option>
      ))}
    </select>
    <button type="submit" id="change-language">
      {words.say('Change the language')}
    </button>
  </form>
)

/** The head of a page: its title, and what it is about. */
export const Head = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <header>
    <h1>{title}</h1>
    <p className="ask-lead">{children}</p>
  </header>
)

/** The form's fields, each of which shows its own error. */
export const FIELDS = ['/decision', '/name', '/note']

/** The error that belongs to no field. */
export function Problems({ attempt, words }: { attempt: Attempt | undefined; words: ReaderWords }) {
  if (!attempt || (!attempt.isAnswered && attempt.wrong.some(path => FIELDS.includes(path)))) return null
  const text = attempt.isAnswered ? 'This was answered already.' : 'Your answer could not be stored. Try again.'
  return (
    <div className="ask-problems" role="alert">
      <p>{words.say(text)}</p>
    </div>
  )
}
