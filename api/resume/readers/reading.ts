// What a reader of CV files hands on: JSON Resume with nothing but the source's own words, and the words that found no place in it.
import type { ResumeList } from '../../core/contract/sections.ts'

/** The kinds of files, recognised by their content. */
export type Kind =
  | 'pdf'
  | 'linkedin_pdf'
  | 'linkedin'
  | 'europass'
  | 'docx'
  | 'markdown'
  | 'text'
  | 'json_resume'
  | 'reactive_resume'
  | 'rendercv'

export type Code = 'image_only' | 'encrypted' | 'broken' | 'empty' | 'unsupported_kind' | 'too_large' | 'too_complex'

/** A file that cannot be read; the message is for the person who chose it and says what to do instead. */
export class Unreadable extends Error {
  readonly code: Code
  /** Of a JSON Resume: each mistake with its JSON pointer. */
  readonly problems: readonly { path: string; message: string }[]
  constructor(code: Code, message: string, problems: Unreadable['problems'] = []) {
    super(message)
    this.code = code
    this.problems = problems
  }
}

/** Dates are YYYY, YYYY-MM or YYYY-MM-DD; an entry with a start and no end is ongoing. */
export type Entry = Record<string, string | string[] | undefined>
export type Resume = {
  basics?: {
    name?: string
    label?: string
    email?: string
    phone?: string
    url?: string
    summary?: string
    image?: string
    location?: Entry
    profiles?: Entry[]
    /** Further details of the person, private unless the person publishes them. */
    'x-own'?: { label: string; value: string }[]
  }
  [key: string]: unknown
} & { [list in ResumeList]?: Entry[] }

/** A piece of the source: a line, a cell, a field. `where` is for people: "page 2", "Positions.csv, row 3". */
export type Piece = {
  text: string
  where: string
  /** Of a PDF: from 0, and left, top, width, height as fractions of the page. */
  page?: number
  box?: [number, number, number, number]
  /** Words of it that were understood and are written in another way: headings, labels, dates, addresses that were completed. */
  understood?: string
}

/** A date, or the head of a job, could be read in two ways: `path` is the JSON pointer, `choices` the readings, the one taken first. */
export type Doubt = { path: string; text: string; choices: string[] }
export type Place = { path: string; piece: number }

export type Reading = {
  kind: Kind
  resume: Resume
  unplaced: { text: string; where: string }[]
  notes: string[]
  doubts: Doubt[]
  /** The source, piece by piece, in reading order. */
  pieces: Piece[]
  /** Where the texts of the resume come from. */
  places: Place[]
  /** Of a text that does not say in which language it is: the likeliest. */
  language?: string
  /** What other programs are likely to miss or mix up in this file. */
  flaws?: string[]
}
