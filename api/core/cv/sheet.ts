// The display model of a CV: sections in order, titles and dates in its language, texts parsed. All renderings (page, typeset pages, DOCX,
// Markdown, text) use this model, so that they show the same content.
import type { ReadableLink } from './links.ts'
import type { MarkdownBlock } from './markdown.ts'

/** A contact detail in the head. `href` is safe to link (http, https, mailto, tel). */
export type SheetFact = { kind: 'place' | 'mail' | 'phone' | 'link' | 'own'; path: string; text: string; href?: string }

/** The signs of the notes about a claim. Only files have them; pages have badges. */
type Mark = string

export type SheetDate = { text: string; date?: string }

/** A labelled or bare list of short texts under an entry: courses, roles, keywords. */
export type SheetRow = { label?: string; texts: string[] }

/** The employer of the roles that follow, drawn once above them. */
export type SheetGroup = {
  title: string
  /** The place of all roles. */
  line: string[]
  link?: ReadableLink
  /** The whole span. */
  dates: SheetDate[]
  /** What the company does. */
  blocks: MarkdownBlock[]
}

/** An item with a title: a job, a degree, a project, a course, an award. */
export type SheetEntry = {
  /** The JSON pointer into the content: /experience/0, /education/undergraduation. */
  path: string
  /** Empty when the item has no name: then the link, if any, is shown instead. */
  title: string
  mark?: Mark
  /** The line below the title: company, location, institution. */
  line: string[]
  /** Without `href` it is text, because its address is not safe to link. */
  link?: ReadableLink
  /** The period in pieces; joined they are the text. */
  dates: SheetDate[]
  /** A short figure beside the dates, such as a grade. */
  note?: string
  /** The longer texts, in order. */
  blocks: MarkdownBlock[]
  /** The number of leading blocks that describe the company, which may be set in a quieter style. */
  aboutBlocks?: number
  points: string[]
  rows: SheetRow[]
  /** Above the first role of a group. */
  group?: SheetGroup
  /** A role of a group: its employer is above it. */
  isRole?: true
}

/** A name with a few words: a skill, a language, an interest. */
export type SheetName = {
  path: string
  name?: string
  mark?: Mark
  level?: string
  /** The level as so many dots of six. It is in `details` in words. */
  dots?: number
  details: string[]
}

export type SheetQuote = { path: string; blocks: MarkdownBlock[]; name?: string; contact?: ReadableLink[] }

export type SheetBody =
  | { kind: 'prose'; blocks: MarkdownBlock[] }
  | { kind: 'entries'; entries: SheetEntry[] }
  /** `bare`: names only, set as running text. `isList`: each name has a row. */
  | { kind: 'names'; bare: boolean; isList?: true; names: SheetName[] }
  /** `note`: below the quotes, in the language of our labels. */
  | { kind: 'quotes'; quotes: SheetQuote[]; note?: string }

/** The employer of the group that begins with this entry, as an entry of its own above it. */
export const employerAbove = ({ group }: SheetEntry): SheetEntry[] =>
  group ? [{ path: '', ...group, aboutBlocks: group.blocks.length, points: [], rows: [] }] : []

export type SheetSection = {
  /** Its name in `content.order`: experience, custom.<id>. */
  key: string
  title: string
  /** Whether the owner wrote the title; otherwise it is in `Sheet.labelLanguage`. */
  isOwnTitle: boolean
  /** The heading is not drawn; on the web page assistive technology reads it. */
  isTitleHidden?: true
  mark?: Mark
  body: SheetBody
}

/** A cover letter: it stands below the head in place of the sections. */
export type SheetLetter = { to: string[]; date: string; subject: string; blocks: MarkdownBlock[] }

export type Sheet = {
  /** BCP 47. `labelLanguage` is the language of our labels, which differs when the CV's language has none. */
  language: string
  labelLanguage: string
  direction: 'ltr' | 'rtl'
  name: string
  profession?: string
  /** Displayed after the profession or, without one, the name. */
  mark?: Mark
  facts: SheetFact[]
  /** The notes of the marks, at the end of the sheet; in English, as all texts about claims. */
  notes?: string[]
  /** The URL of an uploaded picture, and its alternative text. */
  picture?: { url: string; alt: string }
  sections: SheetSection[]
  letter?: SheetLetter
  /** The separator of lists in the language of our labels, and the sign between a label and its text. */
  comma: string
  colon: string
}
