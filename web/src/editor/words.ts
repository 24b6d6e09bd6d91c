// Readable names of a CV's sections, fields and values: for undo, the save state and dialogs.
import { EDITOR_NAMES, FIELD_LABELS } from '../../../api/core/cv/section-words.ts'
import { isRecord, type Path } from './session/document.ts'

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
  fit: 'Pages',
  breaks: 'Page breaks',
  sections: 'Order of the sections',
  sectionTitles: 'Titles of the sections',
  order: 'Order of the sections',
  email: 'E-mail',
  phoneNumber: 'Phone',
  imageUrl: 'Picture',
  location: FIELD_LABELS.location,
  name: FIELD_LABELS.name,
  profession: 'What you do',
  links: 'Links',
  // The keys above this line come first in dialogs.
  ...(FIELD_LABELS as Record<string, string>),
  items: 'Entries',
}

export const nameOf = (key: string) => SECTION_NAMES[key] ?? SLOT_NAMES[key] ?? FIELD_NAMES[key] ?? key

const ITEM_NAMES = 'name position degree title label company organization institution board url'.split(' ')

/** The name of an item: its position, its name, its title. */
export function itemName(item: unknown, fallback = 'New entry'): string {
  if (!isRecord(item)) return fallback
  for (const key of ITEM_NAMES) {
    if (typeof item[key] === 'string' && item[key].trim() !== '') return item[key]
  }
  return fallback
}

/** The name of a field by its path, for example "Link" or "Name". */
export const fieldName = (path: Path) => FIELD_NAMES[path.split('.').at(-1) ?? ''] ?? nameOf(path.split('.')[1] ?? path)

/** The name of a part (see parts.ts) for example "Experience: Staff Engineer". */
export function partName(key: string, ...sides: unknown[]): string {
  const [list = '', id] = key.split('/')
  const section = nameOf(list.split('.')[0] ?? list)
  if (id === '') return `Order of ${list === 'education.other' ? 'Education' : nameOf(list)}`
  if (id !== undefined) return `${section}: ${itemName(sides.find(isRecord))}`
  return list.includes('.') ? `${section}: ${nameOf(list.split('.')[1] ?? '')}` : section
}
