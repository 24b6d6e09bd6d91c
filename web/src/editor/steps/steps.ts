// The steps of the editor, the paths each edits, and the completeness of the CV. Pure.

import type { ListName } from '../../../../api/core/contract/sections.ts'
import { ITEM_LISTS } from '../../../../api/core/cv/content.ts'
import { type EditorDocument, type Path, readAt, SLOTS } from '../session/document.ts'

export type Step = {
  number: number
  name: string
  heading: string
  hint: string
  /** Prefixes of the paths that this step edits; the first matching step owns a path. */
  owns: Path[]
}

/** Lists with their own form; all others are in "Courses and awards", generated from the table of sections. */
const OWN_FORMS: readonly ListName[] = ['experience', 'skills', 'languages', 'projects']
const FIRST: readonly ListName[] = ['courses', 'awards']
export const MORE_LISTS = [...FIRST, ...ITEM_LISTS.filter(name => ![...OWN_FORMS, ...FIRST].includes(name))]

export const STEPS: readonly Step[] = [
  {
    number: 1,
    name: 'Personal details',
    heading: 'Who are you?',
    hint: 'Only what an employer needs. E-mail and phone stay private until you say otherwise.',
    owns: ['title', 'language', 'privacy', 'content.personalDetails'],
  },
  {
    number: 2,
    name: 'Education',
    heading: 'Where did you learn?',
    hint: 'The highest degree is enough for most; add what you are proud of.',
    owns: ['content.education'],
  },
  {
    number: 3,
    name: 'Experience',
    heading: 'Where have you worked?',
    hint: 'Newest first. Say what changed because you were there; a number helps.',
    owns: ['content.experience'],
  },
  {
    number: 4,
    name: 'Skills',
    heading: 'What are you good at?',
    hint: 'The ones that you would be glad to be asked about. Eight good ones beat thirty.',
    owns: ['content.skills', 'content.languages'],
  },
  {
    number: 5,
    name: 'Projects',
    heading: 'What have you made?',
    hint: 'Things people can look at count most. A link says more than a paragraph.',
    owns: ['content.projects'],
  },
  {
    number: 6,
    name: 'Courses and awards',
    heading: 'What else have you earned?',
    hint: 'Only what you have: each is a section of its own.',
    owns: [...MORE_LISTS.map(name => `content.${name}`), 'content.custom'],
  },
  {
    number: 7,
    name: 'Summary',
    heading: 'Who are you in three sentences?',
    hint: 'Written last, read first: what you do, what you are best at, what you are looking for.',
    owns: ['content.profileSummary'],
  },
  {
    number: 8,
    name: 'Review and publish',
    heading: 'Ready to be read?',
    hint: 'Nothing is public before you publish, and you can take it back at any time.',
    owns: ['content.order', 'content.sections', 'indexable', 'style', 'template'],
  },
]
export const LAST_STEP = STEPS.length

export function stepOfPath(path: Path): number {
  return STEPS.find(step => step.owns.some(own => path === own || path.startsWith(`${own}.`)))?.number ?? 1
}

/** One criterion of a complete CV: where it is edited and whether it is met. */
export type Check = { step: number; label: string; done: boolean; path: Path }

/** What readers expect of a CV, in the order of the steps. Only the name is needed to publish. */
export function checksOf(document: EditorDocument): Check[] {
  const { content } = document
  const has = (path: Path) => Boolean(readAt(document, path))
  const any = (list: readonly { hidden?: boolean }[] | undefined) => Boolean(list?.some(item => !item.hidden))
  const details = content.personalDetails
  const check = (step: number, label: string, done: boolean, path: Path): Check => ({ step, label, done, path })
  const studies = SLOTS.some(slot => content.education?.[slot]) || any(content.education?.other)
  return [
    check(1, 'Your name', Boolean(details.name?.trim()), 'content.personalDetails.name'),
    check(1, 'What you do', has('content.personalDetails.profession'), 'content.personalDetails.profession'),
    check(
      1,
      'A way to reach you',
      Boolean(details.email || details.phoneNumber || details.links?.length),
      'content.personalDetails.email',
    ),
    check(2, 'One place of learning', studies, 'content.education'),
    check(3, 'One position', any(content.experience), 'content.experience'),
    check(
      3,
      'What you did there',
      Boolean(content.experience?.some(job => job.description || job.highlights?.length)),
      'content.experience',
    ),
    check(4, 'Three skills', (content.skills?.length ?? 0) >= 3, 'content.skills'),
    check(5, 'One project', any(content.projects), 'content.projects'),
    check(
      6,
      'A course or an award',
      any(content.courses) || any(content.awards) || any(content.certificates),
      'content.courses',
    ),
    check(7, 'A summary', has('content.profileSummary'), 'content.profileSummary'),
  ]
}

/** Percentage of the criteria that are met. */
export function completeness(checks: readonly Check[]): number {
  return Math.round((100 * checks.filter(check => check.done).length) / checks.length)
}

export const isStepDone = (checks: readonly Check[], step: number) => {
  const own = checks.filter(check => check.step === step)
  return own.length > 0 && own.every(check => check.done)
}
