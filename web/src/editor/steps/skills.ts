// Skills: what to suggest, what may be added, and the step-4 data in the browser's storage. Pure; storage is an argument.
import type { EditorDocument } from '../session/document.ts'

export const STEP4_KEY = 'step4CvData'
type SkillStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The names kept for this CV; [] for another CV or account. `cvId` null: not saved yet; `account` null: signed out. */
export function readStep4(storage: SkillStorage, cvId: string | null, account: string | null = null): string[] {
  try {
    const { cvId: id = null, account: owner = account, Skills } = Object(JSON.parse(storage.getItem(STEP4_KEY) ?? ''))
    if (id !== cvId || owner !== account || !Array.isArray(Skills)) return []
    return Skills.filter((name): name is string => typeof name === 'string' && name.trim() !== '').slice(0, 100)
  } catch {
    return []
  }
}

export function writeStep4(
  storage: SkillStorage,
  cvId: string | null,
  names: readonly string[],
  account: string | null = null,
): void {
  try {
    const kept = { cvId, ...(cvId === null && account && { account }), Skills: names }
    if (names.length > 0) storage.setItem(STEP4_KEY, JSON.stringify(kept))
    else if (readStep4(storage, cvId, account).length > 0) storage.removeItem(STEP4_KEY)
  } catch {
    // Without storage the skills are still in the CV.
  }
}

export const skillNames = (document: EditorDocument): string[] =>
  (document.content.skills ?? []).flatMap(skill => (skill.name?.trim() ? [skill.name.trim()] : []))

/** The names in a text that was typed or pasted. */
export const splitSkills = (text: string): string[] =>
  text
    .split(/[,，、;；\n]/)
    .map(name => name.trim())
    .filter(name => name !== '')

/** Those of a text that are to be added: of several at once, each that is not there yet, once. */
export function newSkills(text: string, present: readonly string[]): string[] {
  const names = splitSkills(text)
  const taken = new Set(present.map(fold))
  const fresh = names.filter(name => !taken.has(fold(name)) && taken.add(fold(name)))
  return fresh.length > 0 ? fresh : names.slice(0, 1)
}

/** Why `name` cannot be added, in words; null when it can. */
export function skillProblem(name: string, present: readonly string[]): string | null {
  if (name.trim() === '') return 'Type a skill first.'
  if ([...name.trim()].length > 200) return 'Shorter, please: at most 200 characters.'
  if (present.some(other => fold(other) === fold(name))) return `“${name.trim()}” is already there.`
  return present.length >= 100 ? 'A hundred skills are enough.' : null
}

const fold = (name: string) => name.trim().toLocaleLowerCase()

const FAMILIES: [words: RegExp, skills: string[]][] = [
  [
    /engineer|develop|program|software|data|devops|it\b|tech/i,
    'TypeScript,JavaScript,Python,Java,Go,SQL,PostgreSQL,MongoDB,React,Node.js,Linux,Docker,Kubernetes,AWS,Git,Testing,System design,Code review'.split(
      ',',
    ),
  ],
  [
    /data|analy|scien|research|statist/i,
    'Python,R,SQL,Statistics,Machine learning,Pandas,Data visualisation,Experiment design,Excel,Power BI,Technical writing'.split(
      ',',
    ),
  ],
  [
    /design|ux|ui|creativ|artist/i,
    'Figma,User research,Prototyping,Typography,Interaction design,Accessibility,Illustration,Design systems,Photography'.split(
      ',',
    ),
  ],
  [
    /teach|lectur|professor|school|train/i,
    'Lesson planning,Classroom management,Assessment,Mentoring,Curriculum design,Public speaking,Safeguarding'.split(
      ',',
    ),
  ],
  [
    /nurs|doctor|medic|health|care|pharma/i,
    'Patient care,Clinical documentation,Triage,Infection control,Medication administration,First aid,Care planning'.split(
      ',',
    ),
  ],
  [
    /sale|market|brand|growth|content|writer/i,
    'Negotiation,CRM,Account management,SEO,Copywriting,Campaign planning,Market research,Social media,Analytics'.split(
      ',',
    ),
  ],
  [
    /account|financ|audit|bank|tax/i,
    'Financial reporting,Budgeting,Excel,GST,Tally,SAP,Audit,Forecasting,Reconciliation,Compliance'.split(','),
  ],
  [
    /manag|lead|head|product|project|founder/i,
    'Planning,Hiring,Mentoring,Stakeholder management,Budgeting,Roadmaps,Agile delivery,Negotiation'.split(','),
  ],
]
const GENERAL =
  'Communication,Teamwork,Problem solving,Presentation,Writing,Planning,Excel,English,Customer service'.split(',')

/** Up to `limit` suggestions that match `typed` and are not in `present`, those of the profession first. */
export function suggestSkills(profession: string, typed: string, present: readonly string[], limit = 12): string[] {
  const own = FAMILIES.filter(([words]) => words.test(profession)).flatMap(([, skills]) => skills)
  const rest = FAMILIES.flatMap(([, skills]) => skills)
  const taken = new Set(present.map(fold))
  const wanted = fold(typed)
  const pool = [...new Set([...own, ...GENERAL, ...(wanted ? rest : [])])].filter(name => !taken.has(fold(name)))
  const starts = pool.filter(name => fold(name).startsWith(wanted))
  const holds = pool.filter(name => !fold(name).startsWith(wanted) && fold(name).includes(wanted))
  return [...starts, ...holds].slice(0, limit)
}
