// Changes that a program proposes: a JSON Patch applied to a content, what it changes field by field, and which badges that would end.
// Runs in the browser too.

import { canonicalJson } from '../canonical-json.ts'
import { badgeOf, type ClaimEntry } from '../claims/claim-words.ts'
import type { CvContentData, CvData } from '../contract/cv.ts'
import type { ChangeKind, PatchOperation } from '../contract/proposals.ts'
import type { FieldProblem } from '../contract/schema.ts'
import { isObject } from '../is-object.ts'
import { itemName, nameOf } from './editor-words.ts'
import { PERSONAL_DETAILS } from './personal-fields.ts'

/**
 * The smallest thing to accept or refuse: a field, an entry that is new or gone, or the order of entries. `path` leads from the document
 * through the ids of entries: `content.experience.kaveri.position`. `behind`: the entry before a new one; null: it is the first.
 */
export type Change = Readonly<{
  kind: ChangeKind
  path: string
  label: string
  before?: unknown
  after?: unknown
  behind?: string | null
}>

type Data = Record<string, unknown>
type Item = Data & { id: string }

const isItems = (value: unknown): value is Item[] =>
  Array.isArray(value) && value.length > 0 && value.every(item => isObject(item) && typeof item.id === 'string')

const POINTER = /^\/content(?:\/(?:[^~/]|~[01])+)+$/
const NOTHING = 'There is nothing at this path. Read the CV again.'

/** The content after all operations; with the problem of the first one that cannot be done, if any. `content` stays as it is. */
export function applyOperations(content: CvContentData, operations: readonly PatchOperation[]) {
  const root: Data = { content: structuredClone(content) }
  for (const [at, operation] of operations.entries()) {
    const message = applyOne(root, operation)
    const problem: FieldProblem | null = message === null ? null : { path: `/operations/${at}`, message }
    if (problem) return { content: root.content, problem }
  }
  return { content: root.content, problem: null }
}

/** Changes `root` in place. Returns what is wrong; only own properties are followed. */
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
    if (at < 0 || at > holder.length || (op !== 'add' && at === holder.length)) return NOTHING
    holder.splice(at, op === 'add' ? 0 : 1, ...(op === 'remove' ? [] : [value]))
    return null
  }
  if (!isObject(holder) || last in Object.prototype) return NOTHING
  if (op !== 'add' && !Object.hasOwn(holder, last)) return NOTHING
  if (op === 'remove') delete holder[last]
  else holder[last] = value
  return null
}

/** The position that a key means: an index, or the id of an entry. */
const indexIn = (list: readonly unknown[], key: string): number =>
  /^(0|[1-9]\d{0,3})$/.test(key) ? Number(key) : list.findIndex(item => isObject(item) && item.id === key)

/** What differs, in the order of the CV. All items must have ids. */
export function changesBetween(before: CvContentData, after: CvContentData): Change[] {
  const changes: Change[] = []
  const put = (change: Omit<Change, 'label'>) =>
    changes.push({ ...change, label: labelOf(change, { content: before }, { content: after }) })
  const compare = (path: string, one: unknown, two: unknown): void => {
    if (canonicalJson(one) === canonicalJson(two)) return
    if (isItems(one ?? two) && isItems(two ?? one)) compareLists(path, (one ?? []) as Item[], (two ?? []) as Item[])
    else if (isObject(one ?? two) && isObject(two ?? one)) {
      const [was, is] = [Object(one) as Data, Object(two) as Data]
      for (const key of new Set([...Object.keys(was), ...Object.keys(is)])) {
        compare(`${path}.${key}`, filled(was[key]), filled(is[key]))
      }
    } else
      put({ kind: 'set', path, ...(one !== undefined && { before: one }), ...(two !== undefined && { after: two }) })
  }
  const compareLists = (path: string, one: Item[], two: Item[]): void => {
    const [was, is] = [one, two].map(list => new Map(list.map(item => [item.id, item]))) as [Items, Items]
    for (const [id, item] of was) if (!is.has(id)) put({ kind: 'remove', path: `${path}.${id}`, before: item })
    for (const [at, item] of two.entries()) {
      const place = `${path}.${item.id}`
      if (was.has(item.id)) compare(place, was.get(item.id), item)
      else put({ kind: 'add', path: place, after: item, behind: two[at - 1]?.id ?? null })
    }
    const common = (list: Item[], other: Items) => list.flatMap(({ id }) => (other.has(id) ? id : []))
    const [first, second] = [common(one, is), common(two, was)]
    if (first.join() !== second.join()) put({ kind: 'order', path, before: first, after: second })
  }
  compare('content', before, after)
  return changes
}
type Items = Map<string, Item>

/** A field that is empty counts as absent, as in the editor. */
const filled = (value: unknown) => (value === '' || (Array.isArray(value) && value.length === 0) ? undefined : value)

/** `Experience › Staff Engineer › What you achieved`; the entry has the first name that one of the documents gives it. */
function labelOf({ kind, path }: Pick<Change, 'kind' | 'path'>, ...documents: unknown[]): string {
  const names: string[] = []
  let sides = [...documents]
  for (const key of path.split('.')) {
    const isInList = sides.some(Array.isArray)
    sides = sides.map(side =>
      Array.isArray(side) ? (side as Item[]).find(({ id }) => id === key) : (Object(side) as Data)[key],
    )
    if (isInList) names.push(itemName(sides.find(isObject)))
    else if (!['content', 'other', 'items'].includes(key)) {
      names.push(nameOf(names.length === 0 && key === 'sections' ? 'sectionTitles' : key))
    }
  }
  return `${kind === 'order' ? 'Order of ' : ''}${names.join(' › ')}`
}

/** The badges of the draft that stand, by the path of what they are about. */
export function standingBadges({ verification, content }: Pick<CvData, 'verification' | 'content'>) {
  const { personalDetails, profile_summary, ...maps } = verification
  const { fields, ...whole } = personalDetails
  const entries: [path: string, entry: ClaimEntry][] = [
    [PERSONAL_DETAILS, whole],
    ...Object.entries(fields).map(([field, entry]): [string, ClaimEntry] => [`${PERSONAL_DETAILS}.${field}`, entry]),
    ['profileSummary', profile_summary],
    ...Object.entries(maps).flatMap(([section, map]) =>
      Object.entries(map).map(([id, entry]): [string, ClaimEntry] => [`${section}.${id}`, entry]),
    ),
  ]
  return entries.flatMap(([path, entry]) => {
    const badge = badgeOf(entry, { name: content.personalDetails.name })
    return badge && badge.kind !== 'changed' ? [{ path: `content.${path}`, badge: badge.label }] : []
  })
}

const NAME_PATH = `content.${PERSONAL_DETAILS}.name`

/** The badges that a change at this path ends. All of them belong to the name; hiding an entry ends none. */
export function badgesEnded(path: string, badges: ReturnType<typeof standingBadges>): string[] {
  const place = `${path.replace('.education.other.', '.education.')}.`
  const ended = badges.filter(one => path === NAME_PATH || place.startsWith(`${one.path}.`))
  return path.endsWith('.hidden') ? [] : [...new Set(ended.map(({ badge }) => badge))]
}
