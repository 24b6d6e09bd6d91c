// Selects the public and the visible content of a CV. The table of sections is the allow-list: a field that is not in it is private.
// Runs in the browser too.
import type { CvContentData, CvPrivacyData, StudyData } from '../contract/cv.ts'
import {
  DEFAULT_PRIVACY,
  FIELDS,
  type FieldName,
  ITEM_LISTS,
  NAMED_SECTIONS,
  SECTION_TABLE,
  SLOTS,
} from '../contract/sections.ts'
import { isUploadedPicture } from './content.ts'

type Item = Readonly<Record<string, unknown>>
/** Whether a section (`skills`) or an item, by its key (`skills/<id>`, `education/class10`), must not be shown. */
type Gone = (place: string) => boolean

/** The public fields of an item with these fields. */
const shownOf = (fields: readonly FieldName[]): FieldName[] =>
  (['id', 'hidden', ...fields] as const).filter(name => !('isOwnersOnly' in FIELDS[name]))

const SHOWN_LISTS = ITEM_LISTS.map(name => ({ name, keys: shownOf(SECTION_TABLE[name].fields) }))
const SHOWN_LINK = shownOf(['label', 'url'])
const SHOWN_OWN = shownOf(['label', 'value', 'public'])
const SHOWN_STUDY = shownOf(SECTION_TABLE.education.fields)
const SHOWN_CUSTOM_ITEM = shownOf(SECTION_TABLE.custom.fields)

const PRIVATE_FIELDS = Object.keys(DEFAULT_PRIVACY) as (keyof typeof DEFAULT_PRIVACY)[]
const EVERYTHING: CvPrivacyData = {
  email: 'public',
  phoneNumber: 'public',
  location: 'public',
  imageUrl: 'public',
  references: 'public',
}
const nothing: Gone = () => false

export const defaultPrivacy = (): CvPrivacyData => ({ ...DEFAULT_PRIVACY })

const pick = (item: Item, keys: readonly string[]): Item =>
  Object.fromEntries(keys.flatMap(key => (item[key] === undefined ? [] : [[key, item[key]]])))

/** The visible items of a list, without their flags; undefined when there are none. */
function pickList(items: readonly Item[] | undefined, place: string, keys: readonly string[], gone: Gone) {
  const shown = (items ?? []).filter(item => !item.hidden && !gone(`${place}/${item.id}`))
  return shown.length > 0 ? shown.map(item => pick(item, keys)) : undefined
}

function pickPersonal(details: CvContentData['personalDetails'], privacy: CvPrivacyData, gone: Gone): Item {
  const own = privacy === EVERYTHING ? details.own : details.own?.filter(field => field.public)
  const shown = PRIVATE_FIELDS.filter(field => {
    // A picture on another site is never linked, because its host would learn who reads the CV.
    if (field === 'imageUrl' && !isUploadedPicture(details.imageUrl ?? '')) return false
    return privacy[field] === 'public'
  })
  return {
    ...pick(details, ['name', 'profession', ...shown]),
    links: pickList(details.links, 'links', SHOWN_LINK, gone),
    own: pickList(own, 'own', SHOWN_OWN, gone),
  }
}

function pickEducation(education: CvContentData['education'], gone: Gone): Item | undefined {
  const slots = SLOTS.flatMap(slot => {
    const study = education?.[slot]
    if (!study || study.hidden || gone(`education/${slot}`) || gone(`education/${study.id}`)) return []
    return [[slot, pick(study, SHOWN_STUDY)]]
  })
  const other = pickList(education?.other, 'education', SHOWN_STUDY, gone)
  return slots.length > 0 || other ? { ...Object.fromEntries(slots), other } : undefined
}

function pickCustom(sections: CvContentData['custom'], gone: Gone): Item[] | undefined {
  const shown = (sections ?? []).filter(section => !section.hidden && !gone(`custom/${section.id}`))
  if (shown.length === 0) return undefined
  return shown.map(section => ({
    ...pick(section, ['id', 'title']),
    items: pickList(section.items, `custom/${section.id}`, SHOWN_CUSTOM_ITEM, gone),
  }))
}

/** Only visible sections, because the order would otherwise reveal hidden ones. */
function pickOrder(order: CvContentData['order'], custom: readonly Item[] | undefined) {
  return order?.filter(name => !name.startsWith('custom.') || custom?.some(section => name === `custom.${section.id}`))
}

const withoutUndefined = (value: Item): Item =>
  Object.fromEntries(Object.entries(value).filter(([, child]) => child !== undefined))

type References = CvContentData['references']

/** Whether a reference has contact details, or an organisation that it speaks for. */
export const hasContact = (item: Item): boolean =>
  SECTION_TABLE.references.contact.some(field => String(item[field] ?? '').trim() !== '')

/** References without their contact fields: name and quote. References without a quote are left out. */
function withoutContact(references: References): References {
  const kept = (references ?? []).flatMap(item => {
    if (!hasContact(item)) return [item]
    return item.reference?.trim() ? [pick(item, ['id', 'name', 'reference'])] : []
  })
  return kept.length > 0 ? kept : undefined
}

/** The settings of visible sections; other settings could reveal hidden content. */
function pickSettings(
  sections: CvContentData['sections'],
  names: typeof NAMED_SECTIONS,
  shown: Item,
  isOnRequest: boolean,
): Item | undefined {
  const settings = names.flatMap(name => {
    const { title, hideTitle, layout, onRequest } = sections?.[name] ?? {}
    const isWithheld = name === 'references' && (isOnRequest || onRequest)
    if (!isWithheld && shown[name] === undefined) return []
    const setting = withoutUndefined({
      title: title || undefined,
      hideTitle: hideTitle || undefined,
      layout,
      onRequest: isWithheld || undefined,
    })
    return Object.keys(setting).length > 0 ? [[name, setting]] : []
  })
  return settings.length > 0 ? Object.fromEntries(settings) : undefined
}

function select(content: CvContentData, privacy: CvPrivacyData, gone: Gone): CvContentData {
  const { personalDetails, profileSummary, order, sections } = content
  const education = pickEducation(content.education, gone)
  const custom = pickCustom(content.custom, gone)?.map(withoutUndefined)
  const lists = SHOWN_LISTS.map(({ name, keys }) => [name, pickList(content[name], name, keys, gone)])
  const shown: Record<string, unknown> = {
    profileSummary,
    education: education && withoutUndefined(education),
    ...Object.fromEntries(lists),
  }
  const named = NAMED_SECTIONS.filter(name => !sections?.[name]?.hidden && !gone(name))
  for (const name of NAMED_SECTIONS) if (!named.includes(name)) delete shown[name]
  const references = shown.references as References
  if (privacy.references !== 'public') shown.references = withoutContact(references)
  const isOnRequest = privacy.references !== 'public' && (references ?? []).some(hasContact)
  return withoutUndefined({
    personalDetails: withoutUndefined(pickPersonal(personalDetails, privacy, gone)),
    ...shown,
    custom,
    order: pickOrder(order, custom),
    sections: pickSettings(sections, named, shown, isOnRequest),
  }) as CvContentData
}

/** The public content: without private fields, hidden items, flags and pictures from other sites. Empty lists are left out. */
export function publicContent(content: CvContentData, privacy: CvPrivacyData): CvContentData {
  return select(content, privacy, nothing)
}

/** The content of the owner's own files: with private fields, but without hidden items and pictures from other sites. */
export function visibleContent(content: CvContentData): CvContentData {
  return select(content, EVERYTHING, nothing)
}

/** The content for language models: as its owner sees it, without private fields of the person's own. */
export function withoutPrivateOwn(content: CvContentData): CvContentData {
  const { own, ...details } = content.personalDetails
  const shown = own?.filter(field => field.public) ?? []
  return { ...content, personalDetails: shown.length > 0 ? { ...details, own: shown } : details }
}

function hiddenPlaces(content: CvContentData): Set<string> {
  const places = new Set<string>()
  const note = (items: readonly Item[] | undefined, place: string) => {
    for (const item of items ?? []) if (item.hidden && item.id !== undefined) places.add(`${place}/${item.id}`)
  }
  const { education, custom, sections } = content
  for (const name of NAMED_SECTIONS) if (sections?.[name]?.hidden) places.add(name)
  note(content.personalDetails.links, 'links')
  for (const { id, hidden, public: isPublic } of content.personalDetails.own ?? []) {
    if (id !== undefined && (hidden || !isPublic)) places.add(`own/${id}`)
  }
  for (const slot of SLOTS) if (education?.[slot]?.hidden) places.add(`education/${slot}`)
  note(
    SLOTS.flatMap((slot): StudyData[] => (education?.[slot] ? [education[slot]] : [])),
    'education',
  )
  note(education?.other, 'education')
  for (const name of ITEM_LISTS) note(content[name], name)
  note(custom, 'custom')
  for (const section of custom ?? []) note(section.items, `custom/${section.id}`)
  return places
}

/**
 * The public content of a published CV: the snapshot without fields and items that the draft has made private or hidden since. Content that
 * the draft has made public since is only added by the next publish. Items are matched by section and id, studies in slots by the slot's
 * name as well.
 */
export function narrowSnapshot(
  snapshot: { content: CvContentData; privacy: CvPrivacyData },
  draftContent: CvContentData,
  privacy: CvPrivacyData,
): CvContentData {
  const both = { ...snapshot.privacy }
  for (const field of [...PRIVATE_FIELDS, 'references'] as const)
    if (privacy[field] !== 'public') both[field] = 'private'
  const places = hiddenPlaces(draftContent)
  return select(snapshot.content, both, place => places.has(place))
}
