// A CV laid out in words: sections in order, titles and dates in its language, texts parsed. Every rendering (page, typeset
// pages, DOCX, Markdown, text) reads this one model, so that none shows what another leaves out. Knows no look.
import type { ReadableLink } from './links.ts'
import type { MarkdownBlock } from './markdown.ts'

/** A line of the head. `href` is safe to link (http, https, mailto, tel). */
export type SheetFact = { kind: 'place' | 'mail' | 'phone' | 'link'; path: string; text: string; href?: string }

export type SheetDate = { text: string; date?: string }

/** A labelled or bare list of short texts under an entry: courses, roles, keywords. */
export type SheetRow = { label?: string; texts: string[] }

/** One thing with a title: a job, a degree, a project, a course, an award. */
export type SheetEntry = {
  /** Where it stands in the content, as a JSON pointer: /experience/0, /education/undergraduation. */
  path: string
  /** '' where the person gave no name: then the link, where there is one, stands for it. */
  title: string
  /** What stands below the title: company, place, institution. */
  line: string[]
  /** Without `href` it is text, for its address is not safe to link. */
  link?: ReadableLink
  /** The period in pieces; joined they are the text. */
  dates: SheetDate[]
  /** A short figure beside the dates, such as a grade. */
  note?: string
  /** The longer texts, in order. */
  blocks: MarkdownBlock[]
  /** How many of the first blocks say what the company does, which may be set more quietly. */
  aboutBlocks?: number
  points: string[]
  rows: SheetRow[]
}

/** A name with a few words: a skill, a language, an interest. */
export type SheetName = { path: string; name?: string; level?: string; details: string[] }

export type SheetQuote = { path: string; blocks: MarkdownBlock[]; name?: string }

export type SheetBody =
  | { kind: 'prose'; blocks: MarkdownBlock[] }
  | { kind: 'entries'; entries: SheetEntry[] }
  /** `bare`: names alone, which run on in lines. */
  | { kind: 'names'; bare: boolean; names: SheetName[] }
  | { kind: 'quotes'; quotes: SheetQuote[] }

export type SheetSection = {
  /** Its name in `content.order`: experience, custom.<id>. Once in a sheet, if the ids are. */
  key: string
  title: string
  /** The title is the person's own; otherwise it is in `Sheet.labelLanguage`. */
  isOwnTitle: boolean
  body: SheetBody
}

export type Sheet = {
  /** BCP 47, and the language that our words are in, which differs where we have none in the CV's. */
  language: string
  labelLanguage: string
  direction: 'ltr' | 'rtl'
  name: string
  profession?: string
  facts: SheetFact[]
  /** Who stands for the personal details, in English as all that is said of claims. */
  notes?: string[]
  /** The address of an uploaded picture, and what stands for it. */
  picture?: { url: string; alt: string }
  sections: SheetSection[]
  /** Between the words of a list, in the CV's language. */
  comma: string
}
