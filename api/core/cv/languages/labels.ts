// The labels that a language file must have.

import type { SectionName, Slot } from '../../contract/sections.ts'

export interface Labels {
  /** The language of the labels. */
  language: string
  /** The locale of dates; for plain English one with the day before the month. */
  dates: string
  sections: Record<SectionName, string>
  studies: Record<Slot, string>
  /** `{mark}` and `{scale}` stand for numbers. */
  marks: Record<'percentage' | 'ofScale' | 'cgpa' | 'gpa' | 'rank', string>
  nativeSpeaker: string
  courses: string
  roles: string
  credentialId: string
  validUntil: string
  /** Instead of references that are private. */
  onRequest: string
  /** `{name}` stands for the person. */
  portrait: string
  /** `{start}` and `{end}` stand for dates. */
  range: string
  ongoing: string
  present: string
  /** The separator of lists. */
  comma: string
  /** Between a degree and its field. */
  clause: string
  /** `{date}` and `{maker}` are placeholders. */
  published: string
  madeWith: string
  /** `{address}` stands for the URL of the verify page. */
  verify: string
  /** `{version}` stands for the number of the published version, `{date}` for its date. */
  versionNote: string
  /** The label of the link from the typeset pages to the CV as a web page. */
  webPage: string
}
