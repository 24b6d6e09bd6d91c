// An entry of a section while it is read. Pure.
import type { Hints, Period } from './dates.ts'
import type { JobField } from './job-labels.ts'
import type { Label } from './labels.ts'
import type { Row } from './row.ts'

export type Atom = {
  text: string
  row: Row
  isBold: boolean
  isItalic: boolean
  isApart: boolean
  links: string[]
  isPlace?: boolean
  /** The field that a label names. */
  is?: JobField
}
export type Entry = {
  atoms: Atom[]
  period?: Period & { text: string }
  url?: string
  said: { [field in Label]?: string }
  lines: string[]
  isListed: boolean
  rows: Row[]
  job?: Job
  /** The two readings of the head. */
  doubt?: { text: string; choices: string[] }
}
export type Job = { name?: Atom; position?: Atom; place?: Atom; isRole?: boolean }
/** `weight`: of the text; `left` and `middle`: of the page's text, `columnRight`: of the section's; `dates`: of the whole file. */
export type Look = { weight: number; left: number; middle: number; columnRight: number; dates?: Hints }
