// Names of sections within sentences, for mails and the confirm page. Runs in the browser too.

import { SENTENCE_NAMES } from '../cv/section-words.ts'

const { profileSummary, ...SECTIONS } = SENTENCE_NAMES
const WORDS: Record<string, string> = {
  personalDetails: 'personal details',
  profile_summary: profileSummary,
  ...SECTIONS,
}
const FIELDS: Record<string, string> = {
  name: 'name',
  profession: 'profession',
  location: 'location',
  imageUrl: 'picture',
  email: 'e-mail address',
  phoneNumber: 'phone number',
}
const SLOTS: Record<string, string> = {
  class10: 'class 10',
  class12: 'class 12',
  undergraduation: 'undergraduate degree',
  postgraduation: 'postgraduate degree',
}

const THINGS: Record<string, string> = {
  education: 'a course of study',
  'education.class10': 'class 10',
  'education.class12': 'class 12',
  'education.undergraduation': 'a degree',
  'education.postgraduation': 'a degree',
  profile_summary: 'a profile summary',
  'personalDetails.email': 'an e-mail address',
}

/** A short name for the words to be confirmed: `a degree`, `a skill`, `a name`. */
export function thingWords(kind: string): string {
  const [section = '', id = ''] = kind.split('.')
  if (Object.hasOwn(THINGS, kind)) return THINGS[kind] as string
  if (section === 'personalDetails' && Object.hasOwn(FIELDS, id)) return `a ${FIELDS[id]}`
  return THINGS[section] ?? sectionWords(section)
}

/** `education.class10` -> `education (class 10)`, `personalDetails.name` -> `personal details (name)`. Contains no user text. */
export function sectionWords(kind: string): string {
  const [section = '', id = ''] = kind.split('.')
  const words = Object.hasOwn(WORDS, section) ? (WORDS[section] as string) : 'a section of the CV'
  const names = section === 'education' ? SLOTS : section === 'personalDetails' ? FIELDS : {}
  return Object.hasOwn(names, id) ? `${words} (${names[id]})` : words
}
