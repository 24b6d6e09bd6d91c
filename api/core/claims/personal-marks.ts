// The badges of personal details in a CV's head: equal ones are merged into one badge that lists its details. Pure; runs in the browser
// too.

import { PERSONAL_DETAILS, PERSONAL_FIELDS, type PersonalField, personalPointer } from '../cv/personal-fields.ts'
import { type Badge, type ClaimEntry, FIELD_LABELS, fileBadgeOf } from './claim-words.ts'

const WHOLE = `/${PERSONAL_DETAILS}`

type Group<T> = { fields: PersonalField[]; all: T[] }

/** Groups the details in `found` by `keyOf`. */
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

/** The lines of several badges with one label; once if they are equal. */
function linesOf({ fields, all }: Group<Badge>): string[] {
  const same = groupsOf(new Map(fields.map((field, at) => [personalPointer(field), all[at] as Badge])), ({ lines }) =>
    lines.join('\n'),
  )
  if (same.length === 1) return all[0]?.lines ?? []
  return same.flatMap(one => [`${listed(one.fields)}:`, ...(one.all[0]?.lines ?? [])])
}

/**
 * The badges of a page by JSON pointer, with those of personal details merged, each at its first detail. A valid claim over all personal
 * details replaces the attestation badges of single ones; an invalid one is left out if single ones have badges.
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

/** The same for files: one line for each distinct claim. */
export function headNotes(claims: ReadonlyMap<string, ClaimEntry>): string[] {
  const badges = new Map([...claims].map(([pointer, entry]) => [pointer, fileBadgeOf(entry)]))
  const whole = badges.get(WHOLE)
  const groups = groupsOf(badges, ({ label, who }) => `${label} ${who}`)
  const present = PERSONAL_FIELDS.filter(field => claims.has(personalPointer(field))).length
  return [
    ...(whole ? [`Personal details: ${whole.label.toLowerCase()} ${whole.who}`] : []),
    ...groups.flatMap(({ fields, all: [badge] }) => {
      if (!badge || (whole && badge.label !== 'Confirmed')) return []
      const what = fields.length < present ? listed(fields) : 'Personal details'
      return [`${what}: ${badge.label.toLowerCase()} ${badge.who}`]
    }),
  ]
}
