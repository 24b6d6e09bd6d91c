// What a section of a CV is called in a sentence, for mails and for those who are asked. Runs in the browser too.

const WORDS: Record<string, string> = {
  personalDetails: 'personal details',
  profile_summary: 'profile summary',
  education: 'education',
  skills: 'a skill',
  awards: 'an award',
  courses: 'a course',
  projects: 'a project',
  experience: 'work experience',
}
const SLOTS: Record<string, string> = {
  class10: 'class 10',
  class12: 'class 12',
  undergraduation: 'undergraduate degree',
  postgraduation: 'postgraduate degree',
}

/** `education.class10` -> `education (class 10)`; never a word of the owner's. */
export function sectionWords(path: string): string {
  const [kind = '', id = ''] = path.split('.')
  const words = Object.hasOwn(WORDS, kind) ? (WORDS[kind] as string) : 'a part of the CV'
  return kind === 'education' && Object.hasOwn(SLOTS, id) ? `${words} (${SLOTS[id]})` : words
}
