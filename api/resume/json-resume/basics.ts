// Maps `basics` of a resume to the personal details of a CV: the location is joined from its fields, the links come from url and
// profiles.

import type { ValueProblem } from '../../core/cv/content.ts'
import { isObject } from '../../core/is-object.ts'
import { isBlank, isSame, kindProblems } from './kinds.ts'
import {
  fieldLens,
  fieldProblems,
  fields,
  type Item,
  type Lens,
  patchFields,
  pointerPart,
  type Raw,
  readFields,
  readText,
  unreadKeys,
  writeField,
} from './lens.ts'
import { type Entry, listOf, listProblems, listUnmapped, patchList, readList, setList, unreadItems } from './lists.ts'

const FIELDS = fields({
  profession: ['label', 'short'],
  email: ['email', 'email'],
  phoneNumber: ['phone', 'short'],
  imageUrl: ['image', 'picture'],
  profileSummary: ['summary', 'long'],
})
const NAME = fields({ name: ['name', 'short'] })
const LOCATION_KEYS = ['city', 'region', 'countryCode'] as const
const ADDRESS = fields({ address: ['address', 'short'] })
const PROFILE_KEYS = fields({ network: ['network', 'short'], username: ['username', 'short'] })
const PROFILE = fields({ url: ['url', 'link'], hidden: ['x-hidden', 'flag'] })
const WEBSITE = fields({ url: ['url', 'link'], label: ['x-urlLabel', 'short'], hidden: ['x-urlHidden', 'flag'] })

const presentKeys = (location: Raw) => LOCATION_KEYS.filter(key => readText(location, key) !== '')

/** "City, Region, CC" of the present keys; the street address only when there are none. */
function readLocation(location: Raw): string {
  const texts = presentKeys(location).map(key => readText(location, key))
  return texts.length > 0 ? texts.join(', ') : String(readFields(location, ADDRESS).address ?? '')
}

type LocationFields = Partial<Record<(typeof LOCATION_KEYS)[number], string>>

/** Splits a typed location: into the keys that were present before if their number matches, otherwise by position. */
function splitLocation(text: string, present: readonly (typeof LOCATION_KEYS)[number][]): LocationFields {
  const pieces = text.split(', ')
  const isCode = /^[A-Z]{2}$/.test(pieces.at(-1) ?? '')
  if (pieces.length === present.length && (isCode || !present.includes('countryCode'))) {
    return Object.fromEntries(present.map((key, index) => [key, pieces[index]]))
  }
  const [city, ...rest] = pieces
  // Two letters directly after the city may be a state; after a region they are a country.
  const countryCode = isCode && rest.length > 1 ? rest.pop() : undefined
  return { city, region: rest.join(', '), countryCode }
}

function patchLocation(location: Raw, text: string): void {
  const present = presentKeys(location)
  if (present.length === 0 && !isBlank(readFields(location, ADDRESS).address)) {
    if (text === '') delete location.address
    else location.address = text
    return
  }
  let fields: LocationFields = text === '' ? {} : splitLocation(text, present)
  if (readLocation(fields) !== text) fields = { city: text }
  for (const key of LOCATION_KEYS) {
    if (fields[key]) location[key] = fields[key]
    else if (present.includes(key)) delete location[key]
  }
}

const profileLabel = (raw: Raw) =>
  ['network', 'username']
    .map(key => readText(raw, key))
    .filter(Boolean)
    .join(': ')

/** Splits a label into network and username; text that is unchanged stays in its field. */
function splitLabel(label: string, network: string, username: string): [network: string, username: string] {
  if (label === '') return ['', '']
  if (network && !username) return [label, '']
  if (username && !network) return ['', label]
  if (network && label.startsWith(`${network}: `)) return [network, label.slice(network.length + 2)]
  if (username && label.endsWith(`: ${username}`)) return [label.slice(0, -username.length - 2), username]
  const colon = label.indexOf(': ')
  return colon > 0 ? [label.slice(0, colon), label.slice(colon + 2)] : [label, '']
}

function patchLabel(raw: Raw, label: string): void {
  const parts = splitLabel(label, readText(raw, 'network'), readText(raw, 'username'))
  for (const [index, key] of (['network', 'username'] as const).entries()) {
    if (parts[index] === readText(raw, key)) continue
    if (parts[index]) raw[key] = parts[index]
    else delete raw[key]
  }
}

const profileLens: Lens = {
  read: raw => ({ ...(profileLabel(raw) ? { label: profileLabel(raw) } : {}), ...readFields(raw, PROFILE) }),
  patch(raw, before, now) {
    patchFields(raw, PROFILE, before, now)
    if (!isSame(before.label, now.label)) patchLabel(raw, String(now.label ?? ''))
  },
  problems: (raw, path) => [
    ...fieldProblems(raw, [...PROFILE_KEYS, ...PROFILE], path),
    ...kindProblems('short', profileLabel(raw), path),
  ],
  unmapped: (raw, path) => unreadKeys(raw, [...PROFILE_KEYS, ...PROFILE], path),
}

/** The link in `basics.url`; null when there is none. */
function readWebsite(basics: Raw): Item | null {
  const link = readFields(basics, WEBSITE)
  return link.url ? { id: 'url', ...link } : null
}

function readLinks(basics: Raw): Item[] {
  const website = readWebsite(basics)
  const profiles = readList(basics.profiles, 'profile', profileLens).map(entry => entry.item)
  return website ? [website, ...profiles] : profiles
}

function patchLinks(basics: Raw, links: readonly Item[]): void {
  const before = readWebsite(basics)
  const profiles = readList(basics.profiles, 'profile', profileLens)
  const known = new Set(profiles.map(entry => entry.item.id))
  // A link without a label is the website; one with a label is a profile.
  const isWebsite = (link: Item) => !before && !known.has(link.id) && isBlank(link.label)
  const website =
    links.find(link => link.id === 'url' && (before || link.url)) ?? links.find(link => isWebsite(link) && link.url)
  patchFields(basics, WEBSITE, before ?? {}, website ?? {})
  const others = links.filter(link => link !== website)
  setList(basics, 'profiles', patchList(listOf(basics.profiles), profiles, others, profileLens))
}

const OWN = 'x-own'
const MOST_OWN = 10
const ownLens = fieldLens(
  fields({
    label: ['label', 'short'],
    value: ['value', 'short'],
    public: ['public', 'flag'],
    hidden: ['x-hidden', 'flag'],
  }),
)
const ownLabel = ({ item }: Entry) =>
  String(item.label ?? '')
    .trim()
    .toLowerCase()

/** The person's own fields. Fields beyond the tenth, without a label or with the label of an earlier one are left unchanged. */
function readOwn(basics: Raw): Entry[] {
  const named = readList(basics[OWN], 'own', ownLens).filter(entry => ownLabel(entry) !== '')
  const isFirst = (entry: Entry) => named.find(other => ownLabel(other) === ownLabel(entry)) === entry
  return named.filter(isFirst).slice(0, MOST_OWN)
}

function ownUnmapped(basics: Raw, path: string): string[] {
  const list = basics[OWN]
  if (!Array.isArray(list)) return isBlank(list) ? [] : [path]
  return unreadItems(list, readOwn(basics), path, ownLens)
}

/** Name, details, links and summary in one item; `fallbackName` is used when the resume has no name. */
export function readBasics(basics: Raw, fallbackName: string): Item {
  const name = readText(basics, 'name').trim() ? basics.name : fallbackName
  const location = readLocation(isObject(basics.location) ? basics.location : {})
  const links = readLinks(basics)
  const own = readOwn(basics).map(({ item }) => item)
  return {
    name,
    ...readFields(basics, FIELDS),
    ...(location ? { location } : {}),
    ...(links.length > 0 ? { links } : {}),
    ...(own.length > 0 ? { own } : {}),
  }
}

/** Writes the differences from the result of `readBasics`. */
export function patchBasics(basics: Raw, fallbackName: string, now: Item): void {
  const before = readBasics(basics, fallbackName)
  for (const field of NAME) if (!isSame(before.name, now.name)) writeField(basics, field, now.name)
  patchFields(basics, FIELDS, before, now)
  if (!isSame(before.location, now.location)) {
    const location = isObject(basics.location) ? { ...basics.location } : {}
    patchLocation(location, String(now.location ?? ''))
    if (Object.keys(location).length > 0) basics.location = location
    else delete basics.location
  }
  patchLinks(basics, (now.links ?? []) as Item[])
  setList(basics, OWN, patchList(listOf(basics[OWN]), readOwn(basics), (now.own ?? []) as Item[], ownLens))
}

export function basicsProblems(basics: Raw, path: string): ValueProblem[] {
  const location = isObject(basics.location) ? basics.location : {}
  const isAddressShown = presentKeys(location).length === 0
  return [
    ...fieldProblems(basics, [...NAME, ...FIELDS, ...WEBSITE], path),
    ...kindProblems(
      'short',
      isAddressShown ? readText(location, 'address') : readLocation(location),
      `${path}/location`,
    ),
    // The website counts against the limit of links.
    ...listProblems(basics.profiles, `${path}/profiles`, profileLens, readWebsite(basics) ? 99 : 100),
  ]
}

export function basicsUnmapped(basics: Raw, path: string): string[] {
  const location = isObject(basics.location) ? basics.location : {}
  const shown: readonly string[] = presentKeys(location).length > 0 ? LOCATION_KEYS : [...LOCATION_KEYS, 'address']
  return [
    ...unreadKeys(basics, [...NAME, ...FIELDS, ...WEBSITE], path, ['location', 'profiles', OWN]),
    ...Object.keys(location)
      .filter(key => !shown.includes(key) && !isBlank(location[key]))
      .map(key => `${path}/location/${pointerPart(key)}`),
    ...listUnmapped(basics.profiles, `${path}/profiles`, profileLens),
    ...ownUnmapped(basics, `${path}/${OWN}`),
  ]
}
