// The steps of the editor, the paths each edits, and the completeness of the CV. Pure.

import type { ListName } from '../../../../api/core/contract/sections.ts'
import { ITEM_LISTS } from '../../../../api/core/cv/content.ts'
import { type EditorDocument, type Path, readAt, SLOTS } from '../session/document.ts'
import DATA from './steps.data.json' with { type: 'json' }

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

/** The lists without a form of their own belong to the step of the custom sections. */
const ownLists = (owns: readonly Path[]) =>
  owns.includes('content.custom') ? MORE_LISTS.map(name => `content.${name}`) : []
export const STEPS: readonly Step[] = DATA.map((step, index) => ({
  ...step,
  number: index + 1,
  owns: [...ownLists(step.owns), ...step.owns],
}))
export const LAST_STEP = STEPS.length

const USUAL_ORDER = STEPS.map(({ number }) => number)
/** Projects before experience. */
const STUDENTS_ORDER = [1, 2, 5, 4, 3, 6, 7, 8]
const YEARS_AFTER_STUDY = 2

/** The numbers of the steps in their displayed order. `year`: the current one. */
export const orderOf = ({ content }: EditorDocument, year: number): readonly number[] =>
  isStudent(content, year) ? STUDENTS_ORDER : USUAL_ORDER

type Dated = { startDate?: string | undefined; endDate?: string | undefined }

/** No job given, and a study that has begun and not ended, or ended within two years. */
function isStudent({ experience = [], education = {} }: EditorDocument['content'], year: number): boolean {
  const { other = [], ...slots } = education
  const studies = [...other, ...Object.values(slots)].filter(study => study && (study.institution || study.degree))
  const isRecent = ({ startDate = '', endDate = '' }: Dated) =>
    endDate === '' ? startDate !== '' : Number(endDate.slice(0, 4)) >= year - YEARS_AFTER_STUDY
  return experience.length === 0 && studies.some(isRecent)
}

export function stepOfPath(path: Path): number {
  return STEPS.find(step => step.owns.some(own => path === own || path.startsWith(`${own}.`)))?.number ?? 1
}

/** One criterion of a complete CV: where it is edited and whether it is met. */
export type Check = { step: number; label: string; done: boolean; path: Path }

/** The fields that readers expect of a CV, in the order of the steps. Only the name is required to publish. */
export function checksOf(document: EditorDocument): Check[] {
  const { content } = document
  const has = (path: Path) => Boolean(readAt(document, path))
  const any = (list: readonly { hidden?: boolean }[] | undefined) => Boolean(list?.some(item => !item.hidden))
  const details = content.personalDetails
  const check = (step: number, label: string, done: boolean, path: Path): Check => ({ step, label, done, path })
  const { experience = [], projects = [], volunteer = [] } = content
  /** An internship, a project and volunteering are experience too. */
  const done = [...experience, ...projects, ...volunteer].filter(one => !one.hidden)
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
    check(3, 'A position, a project or volunteering', done.length > 0, 'content.experience'),
    check(
      3,
      'What you did there',
      done.some(one => one.description || one.highlights?.length),
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
