// The badges of personal details, which stand together in a CV's head: those that say the same are one, which names the details
// that it is for. Pure; runs in the browser too.

import { PERSONAL_DETAILS, PERSONAL_FIELDS, type PersonalField, personalPointer } from '../cv/personal-fields.ts'
import { type Badge, type ClaimEntry, FIELD_LABELS, markOf } from './claim-words.ts'

const WHOLE = `/${PERSONAL_DETAILS}`

type Group<T> = { fields: PersonalField[]; all: T[] }

/** The details in `found`, together where `keyOf` says the same of them. */
function groupsOf<T>(found: ReadonlyMap<string, T | null>, keyOf: (one: T) => string): Group<T>[] {
  const groups = new Map<string, Group<T>>()
  for (const field of PERSONAL_FIELDS) {
    const one = found.get(personalPointer(field)) ?? null
    if (one === null) continue
    const group = groups.get(keyOf(one)) ?? { fields: [], all: [] }
    groups.set(keyOf(one), { fields: [...group.fields, field], all: [...group.all, one] })
  }
  return [...groups.values()]
}

/** `Name, location`; with a capital at the start only. */
const listed = (fields: readonly PersonalField[]): string => {
  const words = fields.map(field => FIELD_LABELS[field].toLowerCase()).join(', ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What several badges with one label say: once where it is the same for all. */
function linesOf({ fields, all }: Group<Badge>): string[] {
  const same = groupsOf(new Map(fields.map((field, at) => [personalPointer(field), all[at] as Badge])), ({ lines }) =>
    lines.join('\n'),
  )
  if (same.length === 1) return all[0]?.lines ?? []
  return same.flatMap(one => [`${listed(one.fields)}:`, ...(one.all[0]?.lines ?? [])])
}

/**
 * The badges of a page by JSON pointer, null for what has none: those of personal details gathered, each at the first detail
 * that it is for. A claim over all of them stands for each; where it has fallen, those of single details stand alone.
 */
export function gatheredBadges(found: ReadonlyMap<string, Badge | null>): Map<string, Badge> {
  const badges = new Map([...found].filter((pair): pair is [string, Badge] => pair[1] !== null))
  const whole = badges.get(WHOLE)
  const isCovered = ({ kind }: Badge) => whole && whole.kind !== 'changed' && kind !== 'confirmed'
  const single = new Map(
    PERSONAL_FIELDS.map(field => [personalPointer(field), badges.get(personalPointer(field)) ?? null]),
  )
  for (const [pointer, badge] of single) if (badge && isCovered(badge)) single.set(pointer, null)
  for (const pointer of single.keys()) badges.delete(pointer)
  const groups = groupsOf(single, ({ kind, label }) => `${kind} ${label}`)
  if (whole?.kind === 'changed' && groups.length > 0) badges.delete(WHOLE)
  const present = PERSONAL_FIELDS.filter(field => found.has(personalPointer(field))).length
  for (const group of groups) {
    const { fields, all } = group
    const { kind, label } = all[0] as Badge
    const named = fields.length < present ? `${label}: ${listed(fields).toLowerCase()}` : label
    badges.set(personalPointer(fields[0] as PersonalField), { kind, label: named, lines: linesOf(group) })
  }
  return badges
}

/** The same for files, where nothing can be opened: a line for each thing that is said. */
export function headNotes(claims: ReadonlyMap<string, ClaimEntry>): string[] {
  const marks = new Map([...claims].map(([pointer, entry]) => [pointer, markOf(entry)]))
  const whole = marks.get(WHOLE)
  const groups = groupsOf(marks, ({ label, who }) => `${label} ${who}`)
  const present = PERSONAL_FIELDS.filter(field => claims.has(personalPointer(field))).length
  return [
    ...(whole ? [`Personal details: ${whole.label.toLowerCase()} ${whole.who}`] : []),
    ...groups.flatMap(({ fields, all: [mark] }) => {
      if (!mark || (whole && mark.label !== 'Confirmed')) return []
      const what = fields.length < present ? listed(fields) : 'Personal details'
      return [`${what}: ${mark.label.toLowerCase()} ${mark.who}`]
    }),
  ]
}
