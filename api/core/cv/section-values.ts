// The attestable sections of a CV: their paths, public values and digests. Signatures cover this data, not its presentation. Runs in the
// browser too.
import { sha256, toUtf8Bytes } from 'ethers'
import { canonicalJson } from '../canonical-json.ts'
import type { CvContentData, CvPrivacyData } from '../contract/cv.ts'
import { ATTESTABLE_LISTS, ITEM_LISTS, SLOTS } from '../contract/sections.ts'
import { publicContent } from './audience.ts'
import { isUploadedPicture } from './content.ts'
import { placedSections, visibleAt, visibleStudies } from './order.ts'
import { PERSONAL_DETAILS, PERSONAL_FIELDS, PERSONAL_PATHS, personalPath } from './personal-fields.ts'

/** Lists whose items cannot be attested. They are compared between published versions. */
export const OTHER_LISTS = [
  ...ITEM_LISTS.filter(name => !ATTESTABLE_LISTS.some(list => list === name)),
  'custom',
] as const

const ID = '[A-Za-z0-9_-]{1,40}'
const PATH = new RegExp(
  `^(?:${PERSONAL_DETAILS}(?:\\.(?:${PERSONAL_FIELDS.join('|')}))?|profile_summary|(?:education|${ATTESTABLE_LISTS.join('|')})\\.${ID})$`,
)

/** Whether a text has the form of a section's path: `personalDetails.name`, `skills.<id>`, `education.class10`. */
export const isSectionPath = (path: string): boolean => PATH.test(path) && !(idOf(path) in Object.prototype)

/** The path as a key of a stored document, which must not contain a dot. */
export const keyOfPath = (path: string): string => path.replace('.', '/')

export const kindOf = (path: string): string => path.split('.', 1)[0] as string
export const idOf = (path: string): string => path.slice(kindOf(path).length + 1)

type Item = Readonly<Record<string, unknown>>

/** Empty values, which do not change the digest. */
const isBlank = (value: unknown) => value === undefined || value === null || value === '' || value === false

/** Keys that are no content: the id, the group, the hidden flag, and the format of an empty description. */
const isMetadata = ({ description }: Item, key: string) =>
  ['id', 'group', 'hidden'].includes(key) || (key === 'format' && isBlank(description))

function withoutBlanks(value: unknown): unknown {
  if (typeof value === 'string') return value === '' ? undefined : value.normalize('NFC')
  if (isBlank(value)) return undefined
  if (Array.isArray(value)) {
    const kept = value.map(withoutBlanks).filter(one => one !== undefined)
    return kept.length > 0 ? kept : undefined
  }
  if (typeof value !== 'object') return value
  const kept = Object.entries(value as Item)
    .filter(([key]) => !isMetadata(value as Item, key))
    .map(([key, inner]) => [key, withoutBlanks(inner)] as const)
    .filter(([, inner]) => inner !== undefined)
  return kept.length > 0 ? Object.fromEntries(kept) : undefined
}

/** Without the person's own fields. A picture is identified by its bytes: the URL of an uploaded one ends in their SHA-256. */
function personalValue({ imageUrl = '', own: _, ...details }: CvContentData['personalDetails']): unknown {
  const picture = isUploadedPicture(imageUrl) ? `sha256:${imageUrl.slice(-64)}` : ''
  return withoutBlanks({ ...details, imageUrl: picture })
}

type PersonalDetails = CvContentData['personalDetails']

/**
 * The value of each section by path, in the order of the CV, without ids, flags and empty fields, texts in NFC. Empty sections are left
 * out. `shown` must be public content (audience.ts).
 */
export const sectionValues = (shown: CvContentData): Map<string, unknown> =>
  valuesOf(shown, ATTESTABLE_LISTS, shown.personalDetails)

/** The same for the owner of a draft, with every single personal detail, including private ones. */
export const ownersValues = (content: CvContentData, privacy: CvPrivacyData): Map<string, unknown> =>
  valuesOf(publicContent(content, privacy), ATTESTABLE_LISTS, content.personalDetails)

/** The same for all of a content, hidden sections and items too. */
export const allValues = (content: CvContentData): Map<string, unknown> =>
  valuesOf(content, ATTESTABLE_LISTS, content.personalDetails)

/** `singly`: the personal details that are listed individually as well. */
function valuesOf(shown: CvContentData, lists: readonly string[], singly?: PersonalDetails): Map<string, unknown> {
  const values = new Map<string, unknown>()
  const put = (path: string, value: unknown) => {
    if (value !== undefined) values.set(path, value)
  }
  put(PERSONAL_DETAILS, personalValue(shown.personalDetails))
  const single = Object((singly && personalValue(singly)) ?? {}) as Item
  for (const field of PERSONAL_FIELDS) if (field in single) put(personalPath(field), { [field]: single[field] })
  put('profile_summary', withoutBlanks(shown.profileSummary))
  for (const slot of SLOTS) put(`education.${slot}`, withoutBlanks(shown.education?.[slot]))
  for (const study of shown.education?.other ?? []) put(`education.${study.id}`, withoutBlanks(study))
  for (const list of lists) {
    for (const item of (shown as unknown as Record<string, Item[] | undefined>)[list] ?? []) {
      put(`${list}.${item.id}`, withoutBlanks(item))
    }
  }
  return values
}

/**
 * The digests of all public sections by path, for the comparison of versions, without the holder: a renamed CV has not changed everywhere.
 * Includes what cannot be attested, such as languages and own fields.
 */
export function publicDigests(shown: CvContentData): Record<string, string> {
  const values = valuesOf(shown, [...ATTESTABLE_LISTS, ...OTHER_LISTS])
  const own = withoutBlanks(shown.personalDetails.own)
  if (own !== undefined) values.set(PERSONAL_DETAILS, { ...Object(values.get(PERSONAL_DETAILS)), own })
  const digestOf = (section: string, value: unknown) => sha256(toUtf8Bytes(canonicalJson({ section, value })))
  return Object.fromEntries([...values].map(([path, value]) => [path, digestOf(path, value)]))
}

export type SectionChange = { path: string; change: 'added' | 'changed' | 'removed' }

/** The sections that differ between two versions, by their digests. */
export function versionChanges(
  then: Readonly<Record<string, string>>,
  now: Readonly<Record<string, string>>,
): SectionChange[] {
  const present = Object.entries(now).flatMap(([path, digest]): SectionChange[] => {
    const before = Object.hasOwn(then, path) ? then[path] : undefined
    if (before === digest) return []
    return [{ path, change: before === undefined ? 'added' : 'changed' }]
  })
  const gone = Object.keys(then).filter(path => !Object.hasOwn(now, path))
  return [...present, ...gone.map(path => ({ path, change: 'removed' as const }))]
}

/** All section paths of a content, including hidden sections. */
export function pathsOf(content: CvContentData): string[] {
  const { education } = content
  const slots = SLOTS.filter(slot => education?.[slot]).map(slot => `education.${slot}`)
  const others = (education?.other ?? []).map(({ id }) => `education.${id}`)
  const items = ATTESTABLE_LISTS.flatMap(list => (content[list] ?? []).map(({ id }) => `${list}.${id}`))
  const details = PERSONAL_FIELDS.filter(field => content.personalDetails[field]).map(personalPath)
  return [PERSONAL_DETAILS, ...details, 'profile_summary', ...slots, ...others, ...items]
}

/** The section paths of a content by JSON pointer. */
export function sectionsByPointer(content: CvContentData): Map<string, string> {
  const { education } = content
  const places: [string, string][] = [
    ['/personalDetails', PERSONAL_DETAILS],
    ...PERSONAL_FIELDS.map((field): [string, string] => [`/personalDetails/${field}`, personalPath(field)]),
    ['/profileSummary', 'profile_summary'],
    ...SLOTS.map((slot): [string, string] => [`/education/${slot}`, `education.${slot}`]),
    ...(education?.other ?? []).map(({ id }, at): [string, string] => [`/education/other/${at}`, `education.${id}`]),
    ...ATTESTABLE_LISTS.flatMap(list =>
      (content[list] ?? []).map(({ id }, at): [string, string] => [`/${list}/${at}`, `${list}.${id}`]),
    ),
  ]
  return new Map(places)
}

/** The studies and the items of all lists, by the path of their section. */
export function itemsByPath(content: CvContentData): Map<string, Item> {
  const { education } = content
  const slots = SLOTS.flatMap(slot => (education?.[slot] ? [[slot, education[slot]] as const] : []))
  const studies = [...slots, ...(education?.other ?? []).map(study => [study.id, study] as const)]
  const items = ITEM_LISTS.flatMap(list =>
    ((content[list] ?? []) as Item[]).map((item): [string, Item] => [`${list}.${item.id}`, item]),
  )
  return new Map([...studies.map(([id, study]): [string, Item] => [`education.${id}`, study]), ...items])
}

/** The paths of attestable sections in the order in which the CV shows them. `shown` must be public content. */
export function pathsAsShown(shown: CvContentData): string[] {
  const paths = sectionsByPointer(shown)
  const items = placedSections(shown).flatMap(({ name }) => {
    if (name === 'education') return visibleStudies(shown.education)
    return name === 'profileSummary' ? { path: '/profileSummary' } : visibleAt<Item>(shown[name], `/${name}`)
  })
  return [PERSONAL_DETAILS, ...PERSONAL_PATHS, ...items.flatMap(({ path }) => paths.get(path) ?? [])]
}
