// The smallest set of badges for a CV: one for a whole CV that its account signed, else one for each section that is signed as a whole, one
// for equal claims on personal details, and one for each other claim. Pure; runs in the browser too.

import type { CvContentData } from '../contract/cv.ts'
import { labelsOf } from '../cv/locale.ts'
import { visible } from '../cv/order.ts'
import {
  PERSONAL_DETAILS,
  PERSONAL_FIELDS,
  type PersonalField,
  personalPointer,
  WHOLE_CV,
} from '../cv/personal-fields.ts'
import { OTHER_LISTS } from '../cv/section-values.ts'
import type { Text } from '../reader-words/texts.ts'
import { ENGLISH, type ReaderWords } from '../reader-words/words.ts'
import {
  aroundName,
  type Badge,
  isByOthers,
  mergedBadge,
  OWN_WORD,
  otherSignerNames,
  otherSigners,
  personalWords,
  signaturesBySigner,
} from './claim-words.ts'

const PERSONAL = `/${PERSONAL_DETAILS}`

/** Badges by the JSON pointer of their section, entry or field; null without a badge. */
type Found = ReadonlyMap<string, Badge | null>

/** `all`: the findings of all sections in `content` that can have claims. Claims by others always have a badge of their own. */
export function gatheredBadges(all: Found, content: CvContentData, words: ReaderWords = ENGLISH): Map<string, Badge> {
  const found = new Map([...all].filter(([pointer]) => pointer !== PERSONAL))
  const badges = withPersonal(found, words)
  const whole = wholeOf(found, content, words)
  if (whole) return new Map([[WHOLE_CV, whole], ...[...badges].filter(([, badge]) => isByOthers(badge))])
  const sections = new Set([...found.keys()].map(pointer => pointer.split('/', 2).join('/')))
  for (const section of sections) {
    const pointers = [...found.keys()].filter(pointer => pointer.startsWith(`${section}/`))
    const claimed = pointers.flatMap(pointer => badges.get(pointer) ?? [])
    const isSigned = claimed.every(({ kind, signed }) => kind === 'attested' && signed.length > 0)
    if (section === PERSONAL || pointers.length === 0 || claimed.length < pointers.length || !isSigned) continue
    for (const pointer of pointers) badges.delete(pointer)
    badges.set(section, mergedBadge(claimed, words))
  }
  const other = otherSignersLine(found, content, words)
  return other ? new Map([[WHOLE_CV, other], ...badges]) : badges
}

const PARTLY = 'Where nothing is confirmed, it is the owner’s own word: nobody has checked it.'

/** The badge of a CV whose every section is signed by its account or confirmed by others. */
function wholeOf(found: Found, content: CvContentData, words: ReaderWords): Badge | null {
  const all = [...found.values()]
  const ofOwner = all.flatMap(badge => (badge && badge.signed.length > 0 ? badge : []))
  const isWhole = all.every(badge => isByOthers(badge) || (badge && badge.signed.length > 0))
  if (ofOwner.length === 0 || !isWhole) return null
  const which = ofOwner.length === all.length ? 'every section' : 'all other sections'
  const about = isCheckable(found, content) ? which : (`${which} that can be checked` as const)
  const isAlone = (badge: Badge) => (isByOthers(badge) ? { ...badge, lines: [] } : badge)
  const { signed, lines } = mergedBadge(ofOwner.map(isAlone), words)
  const day = words.day(
    signed
      .map(({ at }) => at)
      .toSorted()
      .at(-1) ?? '',
  )
  const others = otherSignerNames(signed, content.personalDetails.name, words)
  const pattern = others
    ? words
        .pattern('Signed by the account of {name}, another name than this CV’s: {about}, {day}')
        .replace('{about}', () => words.say(about))
    : words.pattern(`{name} signed ${about}, {day}`)
  const name = others ?? words.list(new Set(signed.map(({ by }) => by)))
  const [own, ownWord] = [OWN_WORD, all.some(isByOthers) ? PARTLY : OWN_WORD].map(text => words.say(text as Text))
  return {
    ...lineBy(
      aroundName(
        pattern.replace('{day}', () => day),
        name,
      ),
    ),
    lines: lines.map(line => (line === own ? (ownWord as string) : line)),
    signed,
    about: words.say(about),
  }
}

const lineBy = (by: NonNullable<Badge['by']>) =>
  ({ kind: 'attested', label: `${by.before}${by.name}${by.after}`, by }) as const

/** The line under the name where an account of another name signed some of the sections. */
function otherSignersLine(
  found: Found,
  { personalDetails: { name } }: CvContentData,
  words: ReaderWords,
): Badge | null {
  const signed = [...found.values()].flatMap(badge => badge?.signed ?? [])
  const other = otherSigners(signed, name, words)
  const lines = [...signaturesBySigner(signed, words).values(), words.say(OWN_WORD)]
  return other ? { ...lineBy(other), lines, signed: [] } : null
}

/** Whether everything in `content` can have claims: some sections cannot, and private details have none in public. */
function isCheckable(found: Found, { personalDetails, ...sections }: CvContentData): boolean {
  const isOpen = (field: PersonalField) =>
    field === 'imageUrl' || !personalDetails[field] || found.has(personalPointer(field))
  return PERSONAL_FIELDS.every(isOpen) && OTHER_LISTS.every(list => visible<Hideable>(sections[list]).length === 0)
}
type Hideable = { hidden?: boolean }

/** Equal badges of personal details merged, each at its first detail. */
function withPersonal(found: Found, words: ReaderWords): Map<string, Badge> {
  const { comma, colon } = labelsOf(words.language)
  const badges = new Map([...found].filter((pair): pair is [string, Badge] => pair[1] !== null))
  const present = PERSONAL_FIELDS.filter(field => found.has(personalPointer(field)))
  const groups = new Map<string, PersonalField[]>()
  for (const field of present) {
    const label = badges.get(personalPointer(field))?.label
    if (label !== undefined) groups.set(label, [...(groups.get(label) ?? []), field])
  }
  const merged = [...groups.values()].map((fields): [string, Badge] => {
    const badge = mergedBadge(
      fields.map(field => badges.get(personalPointer(field)) as Badge),
      words,
    )
    const about = fields.map(field => personalWords(field, words)).join(comma)
    const isAll = fields.length === present.length
    return [
      personalPointer(fields[0] as PersonalField),
      isAll ? badge : { ...badge, label: `${badge.label}${colon}${about}`, about },
    ]
  })
  for (const field of PERSONAL_FIELDS) badges.delete(personalPointer(field))
  return new Map([...badges, ...merged])
}
