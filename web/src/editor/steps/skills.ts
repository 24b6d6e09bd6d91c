// Skills: what may be added, and the step-4 data in the browser's storage. Pure; storage is an argument.
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

/** The skills of a text to add: of several names each new one, once. */
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

/** Names that differ in case or in outer blanks are the same skill. */
export const fold = (name: string) => name.trim().toLocaleLowerCase()
