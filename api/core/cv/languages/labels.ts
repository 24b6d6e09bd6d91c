// The words of ours in a CV, which each language file has.

import type { SectionName, Slot } from '../../contract/sections.ts'

export type Attachment = 'claims' | 'resume'
/** Fields of the person's own that the editor proposes. */
export type OwnField =
  | 'nationality'
  | 'visaStatus'
  | 'noticePeriod'
  | 'drivingLicence'
  | 'secondTelephone'
  | 'permanentAddress'
  | 'dateOfBirth'

/** The content of a language file. */
export interface LanguageWords {
  /** The language of the labels. */
  language: string
  /** The usual title of each section, then others that readers of the language know, which the editor proposes. */
  titles: Readonly<Record<SectionName, readonly [string, ...string[]]>>
  studies: Record<Slot, string>
  /** `{mark}` and `{scale}` stand for numbers. */
  marks: Record<'percentage' | 'ofScale' | 'cgpa' | 'gpa' | 'rank', string>
  nativeSpeaker: string
  /** How well a language is known, from native to basic: proposals of the editor. */
  fluency: readonly [string, string, string, string, string]
  own: Readonly<Record<OwnField, string>>
  courses: string
  roles: string
  credentialId: string
  validUntil: string
  /** Instead of references that are private. */
  onRequest: string
  /** `{name}` stands for the person. */
  portrait: string
  present: string
  /** The separator of lists. */
  comma: string
  /** Between a degree and its field. */
  clause: string
  /** Between a label and its text. */
  colon: string
  /** Instead of the date, in the preview of a draft. */
  draft: string
  /** `{date}` and `{maker}` are placeholders. */
  published: string
  madeWith: string
  /** `{address}` stands for the URL of the verify page. */
  verify: string
  /** `{version}` stands for the number of the published version, `{date}` for its date. */
  versionNote: string
  /** The label of the link from the typeset pages to the CV as a web page. */
  webPage: string
  /** What PDF readers say of the files in a PDF. */
  attachments: Readonly<Record<Attachment, string>>
}

export interface Labels extends LanguageWords {
  /** The usual titles. */
  sections: Record<SectionName, string>
}
