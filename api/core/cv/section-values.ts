// The parts of a CV that can be attested: their paths, what each says to strangers, and its digest. What is signed is this
// data, never how it looks. Runs in the browser too. Knows no keys, no clock and no database.
import { sha256, toUtf8Bytes } from 'ethers'
import { canonicalJson } from '../canonical-json.ts'
import type { CvContentData, CvPrivacyData } from '../contract/cv.ts'
import { ATTESTABLE_LISTS, ITEM_LISTS, SLOTS } from '../contract/sections.ts'
import { publicContent } from './audience.ts'
import { isUploadedPicture } from './content.ts'
import { PERSONAL_DETAILS, PERSONAL_FIELDS, personalPath } from './personal-fields.ts'

/** Further lists of which a published version knows the items. */
const OTHER_LISTS = [...ITEM_LISTS.filter(name => !ATTESTABLE_LISTS.some(list => list === name)), 'custom'] as const

const ID = '[A-Za-z0-9_-]{1,40}'
const PATH = new RegExp(
  `^(?:${PERSONAL_DETAILS}(?:\\.(?:${PERSONAL_FIELDS.join('|')}))?|profile_summary|(?:education|${ATTESTABLE_LISTS.join('|')})\\.${ID})$`,
)

/** Whether a text has the form of a section's path: `personalDetails.name`, `skills.<id>`, `education.class10`. */
export const isSectionPath = (path: string): boolean => PATH.test(path) && !(idOf(path) in Object.prototype)

/** The path as a key of the stored claims, which may hold no dot. */
export const keyOfPath = (path: string): string => path.replace('.', '/')

export const kindOf = (path: string): string => path.split('.', 1)[0] as string
export const idOf = (path: string): string => path.slice(kindOf(path).length + 1)

type Item = Readonly<Record<string, unknown>>

/** Values that say nothing to a reader: they come and go while somebody types, and change no claim. */
const isSilent = (value: unknown) => value === undefined || value === null || value === '' || value === false

/** What says nothing by itself: the id, the flag, and how a text is to be read that is not there. */
const isAside = ({ description }: Item, key: string) =>
  key === 'id' || key === 'hidden' || (key === 'format' && isSilent(description))

function saidOf(value: unknown): unknown {
  if (typeof value === 'string') return value === '' ? undefined : value.normalize('NFC')
  if (isSilent(value)) return undefined
  if (Array.isArray(value)) {
    const said = value.map(saidOf).filter(one => one !== undefined)
    return said.length > 0 ? said : undefined
  }
  if (typeof value !== 'object') return value
  const said = Object.entries(value as Item)
    .filter(([key]) => !isAside(value as Item, key))
    .map(([key, inner]) => [key, saidOf(inner)] as const)
    .filter(([, inner]) => inner !== undefined)
  return said.length > 0 ? Object.fromEntries(said) : undefined
}

/** A picture is named by its bytes: the address of an uploaded one ends in their SHA-256. */
function personalValue({ imageUrl = '', ...details }: CvContentData['personalDetails']): unknown {
  const picture = isUploadedPicture(imageUrl) ? `sha256:${imageUrl.slice(-64)}` : ''
  return saidOf({ ...details, imageUrl: picture })
}

type PersonalDetails = CvContentData['personalDetails']

/**
 * What each section says to strangers, by path and in the order of the CV's parts; sections that say nothing are left out.
 * `shown` must be what strangers may see: the result of rules/audience. Without ids, flags and empty fields; texts in NFC.
 */
export const sectionValues = (shown: CvContentData): Map<string, unknown> =>
  valuesOf(shown, ATTESTABLE_LISTS, shown.personalDetails)

/** The same for the owner of a draft, with the personal details one by one whatever their privacy. */
export const ownersValues = (content: CvContentData, privacy: CvPrivacyData): Map<string, unknown> =>
  valuesOf(publicContent(content, privacy), ATTESTABLE_LISTS, content.personalDetails)

/** `singly`: the personal details that are there one by one as well. */
function valuesOf(shown: CvContentData, lists: readonly string[], singly?: PersonalDetails): Map<string, unknown> {
  const values = new Map<string, unknown>()
  const put = (path: string, value: unknown) => {
    if (value !== undefined) values.set(path, value)
  }
  put(PERSONAL_DETAILS, personalValue(shown.personalDetails))
  const single = Object((singly && personalValue(singly)) ?? {}) as Item
  for (const field of PERSONAL_FIELDS) if (field in single) put(personalPath(field), { [field]: single[field] })
  put('profile_summary', saidOf(shown.profileSummary))
  for (const slot of SLOTS) put(`education.${slot}`, saidOf(shown.education?.[slot]))
  for (const study of shown.education?.other ?? []) put(`education.${study.id}`, saidOf(study))
  for (const list of lists) {
    for (const item of (shown as unknown as Record<string, Item[] | undefined>)[list] ?? []) {
      put(`${list}.${item.id}`, saidOf(item))
    }
  }
  return values
}

/** `0x` and the SHA-256 over the canonical JSON (RFC 8785) of CV, section and value. */
export const sectionDigest = (cv: string, section: string, value: unknown): string =>
  sha256(toUtf8Bytes(canonicalJson({ cv, section, value })))

/** The digests of everything that a CV says to strangers, by path: also of what nobody can attest, such as languages. */
export function editionDigests(cv: string, shown: CvContentData): Record<string, string> {
  const values = valuesOf(shown, [...ATTESTABLE_LISTS, ...OTHER_LISTS])
  return Object.fromEntries([...values].map(([path, value]) => [path, sectionDigest(cv, path, value)]))
}

export type EditionChange = { path: string; change: 'added' | 'changed' | 'removed' }

/** What is different in `now` from `then`, by the digests of both. */
export function editionChanges(
  then: Readonly<Record<string, string>>,
  now: Readonly<Record<string, string>>,
): EditionChange[] {
  const present = Object.entries(now).flatMap(([path, digest]): EditionChange[] => {
    const before = Object.hasOwn(then, path) ? then[path] : undefined
    if (before === digest) return []
    return [{ path, change: before === undefined ? 'added' : 'changed' }]
  })
  const gone = Object.keys(then).filter(path => !Object.hasOwn(now, path))
  return [...present, ...gone.map(path => ({ path, change: 'removed' as const }))]
}

/** Every path that a stored content has, hidden ones too: for its owner. */
export function pathsOf(content: CvContentData): string[] {
  const { education } = content
  const slots = SLOTS.filter(slot => education?.[slot]).map(slot => `education.${slot}`)
  const others = (education?.other ?? []).map(({ id }) => `education.${id}`)
  const items = ATTESTABLE_LISTS.flatMap(list => (content[list] ?? []).map(({ id }) => `${list}.${id}`))
  const details = PERSONAL_FIELDS.filter(field => content.personalDetails[field]).map(personalPath)
  return [PERSONAL_DETAILS, ...details, 'profile_summary', ...slots, ...others, ...items]
}

/** Where each section stands in a content, as a JSON pointer: by pointer, the section's path. */
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
