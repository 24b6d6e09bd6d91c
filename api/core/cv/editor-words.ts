// Readable names of a CV's sections, fields and entries, as shown in the editor. Runs in the browser too.
import { EDITOR_NAMES, FIELD_LABELS } from './section-words.ts'

export const SECTION_NAMES: Record<string, string> = { personalDetails: 'Personal details', ...EDITOR_NAMES }

export const SLOT_NAMES: Record<string, string> = {
  postgraduation: 'Postgraduation',
  undergraduation: 'Undergraduation',
  class12: 'Class 12',
  class10: 'Class 10',
}

export const FIELD_NAMES: Record<string, string> = {
  title: FIELD_LABELS.title,
  language: 'Language',
  template: 'Template',
  indexable: 'Found by search engines',
  privacy: 'Privacy',
  style: 'Style',
  accent: 'Colour',
  paper: 'Paper',
  fontSize: 'Text size',
  fill: 'Text that fills the page',
  fit: 'Pages',
  typeface: 'Typeface',
  headingTypeface: 'Typeface of headings',
  density: 'Spacing',
  margins: 'Margins',
  dateForm: 'Dates',
  digits: 'Digits',
  calendar: 'Calendar',
  breaks: 'Page breaks',
  sections: 'Sections',
  hideTitle: 'Hide heading',
  layout: 'Layout',
  order: 'Order of the sections',
  email: 'E-mail',
  phoneNumber: 'Phone',
  imageUrl: 'Picture',
  location: FIELD_LABELS.location,
  name: FIELD_LABELS.name,
  profession: 'What you do',
  links: 'Links',
  own: 'Own fields',
  // The keys above this line come first in dialogs.
  ...(FIELD_LABELS as Record<string, string>),
  items: 'Entries',
}

/** The values of fields with a choice, in their order. */
export const CHOICE_NAMES: Record<string, Record<string, string>> = {
  dateForm: { long: 'March 2021', short: 'Mar 2021', numeric: '03/2021', iso: '2021-03' },
  digits: { latin: '0–9', own: 'The language’s own' },
  calendar: { gregorian: 'Gregorian', buddhist: 'Buddhist' },
  margins: { narrow: 'Narrow', normal: 'Normal', wide: 'Wide' },
  cefr: {
    A1: 'A1, beginner',
    A2: 'A2, elementary',
    B1: 'B1, intermediate',
    B2: 'B2, upper intermediate',
    C1: 'C1, advanced',
    C2: 'C2, proficient',
    native: 'Native speaker',
  },
  scoreKind: {
    percentage: 'Percentage',
    cgpa: 'CGPA',
    gpa: 'GPA',
    grade: 'Grade',
    class: 'Class or division',
    rank: 'Rank',
  },
  layout: { line: 'In one line', list: 'One in each row', levels: 'With levels' },
}

export const nameOf = (key: string) => SECTION_NAMES[key] ?? SLOT_NAMES[key] ?? FIELD_NAMES[key] ?? key

const ITEM_NAMES = 'name position degree title label company organization institution board url'.split(' ')

/** The name of an item: its position, its name, its title. */
export function itemName(item: unknown, fallback = 'New entry'): string {
  const fields = Object(item) as Record<string, unknown>
  const named = ITEM_NAMES.map(key => fields[key]).find(text => typeof text === 'string' && text.trim() !== '')
  return (named as string | undefined) ?? fallback
}
