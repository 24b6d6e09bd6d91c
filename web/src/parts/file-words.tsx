// Texts for failures of typeset files, and for characters that are missing in them.
import type { ApiProblem } from '../data/fetch.ts'
import { countedCharacters } from './character-words.ts'
import { Icon } from './icon.tsx'
import './file-words.css'

type Words = { title: string; text: string }

const WORDS: Record<string, Words> = {
  cv_too_long: {
    title: 'Longer than 30 pages',
    text: 'A file has at most 30 pages. Hide or shorten what a reader can do without, and it is set again.',
  },
  cv_too_complex: {
    title: 'Too much to typeset',
    text: 'This takes longer than we can wait for. Shorten the longest texts, then try again.',
  },
  overloaded: {
    title: 'Busy at the moment',
    text: 'Many CVs are being typeset just now. Try again in a few seconds.',
  },
  offline: {
    title: 'You are offline',
    text: 'What you write is kept in this browser. Files and pages need a connection.',
  },
}

export const wordsOfProblem = ({ code, message }: ApiProblem): Words =>
  WORDS[code] ?? { title: 'This did not work', text: message }

/** Counts and lists the characters that are in none of our fonts. */
export function Unsupported({ characters }: { characters: readonly string[] }) {
  if (characters.length === 0) return null
  return (
    <p className="unsupported">
      <Icon name="warn" />
      <span>
        {countedCharacters(characters)} cannot be printed, and the PDF leaves {characters.length === 1 ? 'it' : 'them'}{' '}
        out:{' '}
        {characters.map((character, at) => (
          <span key={character}>
            {at > 0 && ', '}
            <span className="character">{character}</span>
          </span>
        ))}
      </span>
    </p>
  )
}
