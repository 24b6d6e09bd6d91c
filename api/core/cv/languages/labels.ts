// What a language file must say. Pure shapes.

import type { SectionName, Slot } from '../../contract/sections.ts'

export interface Labels {
  /** The language the labels are in; differs from the CV's where that one is unknown. */
  language: string
  /** Locale of the dates: for plain English day before month. */
  dates: string
  sections: Record<SectionName, string>
  studies: Record<Slot, string>
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
