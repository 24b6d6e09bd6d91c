// Changes that a program proposes: a JSON Patch applied to a content, and the badges that a change ends. Runs in the browser too.

import { type ClaimEntry, ownersBadge } from '../claims/claim-words.ts'
import type { Scope } from '../claims/subject.ts'
import type { CvContentData, CvData } from '../contract/cv.ts'
import type { PatchOperation } from '../contract/proposals.ts'
import type { FieldProblem } from '../contract/schema.ts'
import { PROSE_FIELDS } from '../contract/sections.ts'
import { isObject } from '../is-object.ts'
import { PERSONAL_DETAILS } from './personal-fields.ts'

type Data = Record<string, unknown>

const POINTER = /^\/content(?:\/(?:[^~/]|~[01])+)+$/
const NOT_FOUND = 'There is nothing at this path. Read the CV again.'

/** The content after all operations, and the problem of the first operation that fails. Does not change `content` itself. */
export function applyOperations(content: CvContentData, operations: readonly PatchOperation[]) {
  const root: Data = { content: structuredClone(content) }
  for (const [at, operation] of operations.entries()) {
    const message = applyOne(root, operation)
    const problem: FieldProblem | null = message === null ? null : { path: `/operations/${at}`, message }
    if (problem) return { content: root.content, problem }
  }
  return { content: root.content, problem: null }
}

/** With the groups that roles had `before`, where a proposal replaces a role and says nothing of its group. */
export function withGroupsOf(content: CvContentData, { experience = [] }: CvContentData): CvContentData {
  const groups = new Map(experience.map(({ id, group }) => [id, group]))
  const kept = content.experience?.map(role => {
    const group = role.group ?? (role.id === undefined ? undefined : groups.get(role.id))
    return group === undefined ? role : { ...role, group }
  })
  return kept ? { ...content, experience: kept } : content
}

/** With the private fields of the person's own that a CV had `before`, which no program sees. */
export function withPrivateOwn(content: CvContentData, before: CvContentData): CvContentData {
  const hidden = before.personalDetails.own?.filter(field => !field.public) ?? []
  if (hidden.length === 0) return content
  const { personalDetails } = content
  return { ...content, personalDetails: { ...personalDetails, own: [...(personalDetails.own ?? []), ...hidden] } }
}

/** Changes `root` in place. Returns the error message, or null. Inherited properties are never followed. */
function applyOne(root: Data, { op, path, value }: PatchOperation): string | null {
  if (!POINTER.test(path))
    return 'A path is a JSON pointer that begins with /content/, such as /content/profileSummary.'
  if (op !== 'remove' && value === undefined) return 'This operation needs a value.'
  const keys = path
    .slice(1)
    .split('/')
    .map(key => key.replaceAll('~1', '/').replaceAll('~0', '~'))
  const last = keys.pop() as string
  const holder = keys.reduce<unknown>((at, key) => {
    if (Array.isArray(at)) return at[indexIn(at, key)]
    return isObject(at) && Object.hasOwn(at, key) ? at[key] : undefined
  }, root)
  if (Array.isArray(holder)) {
    const at = op === 'add' && last === '-' ? holder.length : indexIn(holder, last)
    if (at < 0 || at > holder.length || (op !== 'add' && at === holder.length)) return NOT_FOUND
    if (op === 'remove') holder.splice(at, 1)
    else holder.splice(at, op === 'add' ? 0 : 1, value)
    return null
  }
  if (!isObject(holder) || last in Object.prototype) return NOT_FOUND
  if (op !== 'add' && !Object.hasOwn(holder, last)) return NOT_FOUND
  if (op === 'remove') delete holder[last]
  else holder[last] = value
  return null
}

/** The index of an entry by its position or by its id. */
const indexIn = (list: readonly unknown[], key: string): number =>
  /^(0|[1-9]\d{0,3})$/.test(key) ? Number(key) : list.findIndex(item => isObject(item) && item.id === key)

/** The valid badges of a draft, each with the path of its section, and whether they are about the whole of it or its facts. */
export function validBadges({ verification, content }: Pick<CvData, 'verification' | 'content'>) {
  const { personalDetails, profile_summary, ...maps } = verification
  const { fields } = personalDetails
  const entries: [path: string, entry: ClaimEntry][] = [
    ...Object.entries(fields).map(([field, entry]): [string, ClaimEntry] => [`${PERSONAL_DETAILS}.${field}`, entry]),
    ['profileSummary', profile_summary],
    ...Object.entries(maps).flatMap(([section, map]) =>
      Object.entries(map).map(([id, entry]): [string, ClaimEntry] => [`${section}.${id}`, entry]),
    ),
  ]
  return entries.flatMap(([path, entry]) => {
    const badge = ownersBadge(entry, content.personalDetails.name)
    if (!badge || badge.kind === 'changed') return []
    return [{ path: `content.${path}`, badge: badge.label, scope: scopeOf(entry) }]
  })
}

/** What the strongest claim of a section is about. */
function scopeOf({ level, confirmation, facts }: ClaimEntry): Scope {
  if (level === 'confirmed') return confirmation?.scope ?? 'whole'
  return level === 'credential' && facts ? 'facts' : 'whole'
}

const NAME_PATH = `content.${PERSONAL_DETAILS}.name`

/** The badges that a change at this path ends: all for the name, none for hiding an entry, none about facts for a change of prose. */
export function badgesEnded(path: string, badges: ReturnType<typeof validBadges>): string[] {
  if (path.endsWith('.hidden')) return []
  const changed = `${path.replace('.education.other.', '.education.')}.`
  const isProse = PROSE_FIELDS.includes(path.split('.').at(-1) ?? '')
  const endsAt = (badge: (typeof badges)[number]) =>
    changed.startsWith(`${badge.path}.`) && !(isProse && badge.scope === 'facts')
  const ended = badges.filter(badge => path === NAME_PATH || endsAt(badge))
  return [...new Set(ended.map(({ badge }) => badge))]
}
