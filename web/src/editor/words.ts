// Names for a CV's sections, fields and values, as a person reads them: for undo, the save state and dialogs.
import { isRecord, type Path } from './session/document.ts'

export const SECTION_NAMES: Record<string, string> = {
  personalDetails: 'Personal details',
  profileSummary: 'Summary',
  education: 'Education',
  experience: 'Experience',
  skills: 'Skills',
  projects: 'Projects',
  courses: 'Courses',
  awards: 'Awards',
  languages: 'Languages',
  interests: 'Interests',
  references: 'References',
  custom: 'Own sections',
}

export const SLOT_NAMES: Record<string, string> = {
  postgraduation: 'Postgraduation',
  undergraduation: 'Undergraduation',
  class12: 'Class 12',
  class10: 'Class 10',
}

export const FIELD_NAMES: Record<string, string> = {
  title: 'Title',
  language: 'Language',
  template: 'Template',
  indexable: 'Found by search engines',
  privacy: 'Privacy',
  style: 'Style',
  accent: 'Colour',
  paper: 'Paper',
  fontSize: 'Text size',
  sections: 'Order of the sections',
  order: 'Order of the sections',
  email: 'E-mail',
  phoneNumber: 'Phone',
  imageUrl: 'Picture',
  location: 'Location',
  name: 'Name',
  profession: 'What you do',
  links: 'Links',
  url: 'Link',
  label: 'Label',
  institution: 'School or university',
  board: 'Board',
  degree: 'Degree',
  fieldOfStudy: 'Subject',
  startDate: 'From',
  endDate: 'To',
  date: 'Date',
  score: 'Result',
  description: 'Description',
  company: 'Company',
  position: 'Position',
  current: 'Still there',
  about: 'About the company',
  highlights: 'What you achieved',
  level: 'Level',
  keywords: 'Keywords',
  provider: 'Provider',
  awarder: 'Awarded by',
  fluency: 'Fluency',
  reference: 'What they say',
  subtitle: 'Subtitle',
  items: 'Entries',
  hidden: 'Hidden',
  roles: 'Roles',
  courses: 'Courses',
}

export const nameOf = (key: string) => SECTION_NAMES[key] ?? SLOT_NAMES[key] ?? FIELD_NAMES[key] ?? key

/** What a person would call this item: its position, its name, its title. */
export function itemName(item: unknown, fallback = 'New entry'): string {
  if (!isRecord(item)) return fallback
  for (const key of ['position', 'degree', 'name', 'title', 'label', 'company', 'institution', 'board', 'url']) {
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
