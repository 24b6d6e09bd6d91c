// The smallest set of badges for a CV: one for a whole CV that its owner signed, else one for each section that is signed as a whole, one
// for equal claims on personal details, and one for each other claim. Pure; runs in the browser too.

import type { CvContentData } from '../contract/cv.ts'
import { dayInEnglish } from '../cv/locale.ts'
import { visible } from '../cv/order.ts'
import {
  PERSONAL_DETAILS,
  PERSONAL_FIELDS,
  type PersonalField,
  personalPointer,
  WHOLE_CV,
} from '../cv/personal-fields.ts'
import { OTHER_LISTS } from '../cv/section-values.ts'
import { type Badge, FIELD_LABELS, isByOthers, mergedBadge, OWN_WORD } from './claim-words.ts'

const PERSONAL = `/${PERSONAL_DETAILS}`

/** Badges by the JSON pointer of their section, entry or field; null without a badge. */
type Found = ReadonlyMap<string, Badge | null>

/** `found`: the findings of all sections in `content` that can have claims. Claims by others always have a badge of their own. */
export function gatheredBadges(found: Found, content: CvContentData): Map<string, Badge> {
  const badges = withPersonal(found)
  const whole = wholeOf(found, content)
  if (whole) return new Map([[WHOLE_CV, whole], ...[...badges].filter(([, badge]) => isByOthers(badge))])
  const sections = new Set([...found.keys()].map(pointer => pointer.split('/', 2).join('/')))
  for (const section of sections) {
    const pointers = [...found.keys()].filter(pointer => pointer.startsWith(`${section}/`))
    const all = pointers.flatMap(pointer => badges.get(pointer) ?? [])
    const isSigned = all.every(({ kind, signed }) => kind === 'attested' && signed.length > 0)
    if (section === PERSONAL || pointers.length === 0 || all.length < pointers.length || !isSigned) continue
    for (const pointer of pointers) badges.delete(pointer)
    badges.set(section, mergedBadge(all))
  }
  return badges
}

const PARTLY = `Where nothing is confirmed, ${OWN_WORD.charAt(0).toLowerCase()}${OWN_WORD.slice(1)}`

/** The badge of a CV whose every section is signed by its owner or confirmed by others. */
function wholeOf(found: Found, content: CvContentData): Badge | null {
  const personal = found.get(PERSONAL) ?? null
  const all = [...found.keys()]
    .filter(pointer => pointer !== PERSONAL)
    .map(pointer => found.get(pointer) ?? (pointer.startsWith(PERSONAL) ? personal : null))
  const ofOwner = all.flatMap(badge => (badge && badge.signed.length > 0 ? badge : []))
  const isWhole = all.every(badge => isByOthers(badge) || (badge && badge.signed.length > 0))
  if (ofOwner.length === 0 || !isWhole) return null
  const which = ofOwner.length === all.length ? 'every section' : 'all other sections'
  const about = isCheckable(found, content) ? which : `${which} that can be checked`
  const { signed, lines } = mergedBadge(ofOwner.map(one => (isByOthers(one) ? { ...one, lines: [] } : one)))
  const days = signed.map(({ at }) => at).toSorted()
  const ownWord = all.some(isByOthers) ? PARTLY : OWN_WORD
  return {
    kind: 'attested',
    label: `signed ${about}, ${dayInEnglish(days.at(-1) ?? '')}`,
    lines: lines.map(line => (line === OWN_WORD ? ownWord : line)),
    signed,
    about,
  }
}

/** Whether everything in `content` can have claims: some sections cannot, and private details have none in public. */
function isCheckable(found: Found, { personalDetails, ...sections }: CvContentData): boolean {
  const isOpen = (field: PersonalField) =>
    field === 'imageUrl' || !personalDetails[field] || found.has(personalPointer(field))
  return PERSONAL_FIELDS.every(isOpen) && OTHER_LISTS.every(list => visible<Hideable>(sections[list]).length === 0)
}
type Hideable = { hidden?: boolean }

/**
 * Equal badges of personal details merged, each at its first detail. A valid claim over all personal details replaces the attestation
 * badges of single ones; an invalid one is left out if single ones have badges.
 */
function withPersonal(found: Found): Map<string, Badge> {
  const badges = new Map([...found].filter((pair): pair is [string, Badge] => pair[1] !== null))
  const whole = badges.get(PERSONAL)
  const isCovered = whole !== undefined && whole.kind !== 'changed'
  const present = PERSONAL_FIELDS.filter(field => found.has(personalPointer(field)))
  const groups = new Map<string, PersonalField[]>()
  for (const field of present) {
    const badge = badges.get(personalPointer(field))
    if (!badge || (isCovered && !isByOthers(badge))) continue
    groups.set(badge.label, [...(groups.get(badge.label) ?? []), field])
  }
  const merged = [...groups.values()].map((fields): [string, Badge] => {
    const badge = mergedBadge(fields.map(field => badges.get(personalPointer(field)) as Badge))
    const about = fields.map(field => FIELD_LABELS[field].toLowerCase()).join(', ')
    const isAll = fields.length === present.length
    return [
      personalPointer(fields[0] as PersonalField),
      isAll ? badge : { ...badge, label: `${badge.label}: ${about}`, about },
    ]
  })
  if (whole?.kind === 'changed' && groups.size > 0) badges.delete(PERSONAL)
  for (const field of PERSONAL_FIELDS) badges.delete(personalPointer(field))
  return new Map([...badges, ...merged])
}
