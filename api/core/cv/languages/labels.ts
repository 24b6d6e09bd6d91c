// What a language file must say. Pure shapes.

export type SectionTitle =
  | 'profileSummary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'projects'
  | 'courses'
  | 'awards'
  | 'languages'
  | 'interests'
  | 'references'
  | 'custom'

/** The fixed places of `content.education`. */
export type StudySlot = 'class10' | 'class12' | 'undergraduation' | 'postgraduation'

export interface Labels {
  /** The language the labels are in; differs from the CV's where that one is unknown. */
  language: string
  /** Locale of the dates: for plain English day before month. */
  dates: string
  sections: Record<SectionTitle, string>
  studies: Record<StudySlot, string>
  courses: string
  roles: string
  /** `{name}` stands for the person. */
  portrait: string
  /** `{start}` and `{end}` stand for dates. */
  range: string
  ongoing: string
  present: string
  /** Between the words of a list. */
  comma: string
  /** Between a degree and its field. */
  clause: string
  /** `{date}` and `{maker}` stand for what their names say. */
  published: string
  madeWith: string
  /** `{address}` stands for the page where anybody can check the CV. */
  verify: string
  /** `{version}` and `{date}` stand for a number and a day. */
  edition: string
  /** Of the link from the typeset pages to the CV as a web page. */
  webPage: string
}
