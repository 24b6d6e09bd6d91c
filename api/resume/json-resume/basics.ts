// `basics` of a resume and the personal details of a CV: the place joined from its parts, the links from url and profiles.
import type { ValueProblem } from '../../core/cv/content.ts'
import { isBlank, isSame, kindProblems } from './kinds.ts'
import {
  fieldProblems,
  fields,
  type Item,
  isObject,
  type Lens,
  patchFields,
  pointerPart,
  type Raw,
  readFields,
  readText,
  unreadKeys,
  writeField,
} from './lens.ts'
import { listOf, listProblems, listUnmapped, patchList, readList, setList } from './lists.ts'

const FIELDS = fields({
  profession: ['label', 'short'],
  email: ['email', 'email'],
  phoneNumber: ['phone', 'short'],
  imageUrl: ['image', 'picture'],
  profileSummary: ['summary', 'long'],
})
const NAME = fields({ name: ['name', 'short'] })
const PLACE_PARTS = ['city', 'region', 'countryCode'] as const
const ADDRESS = fields({ address: ['address', 'short'] })
const PROFILE_PARTS = fields({ network: ['network', 'short'], username: ['username', 'short'] })
const PROFILE = fields({ url: ['url', 'link'], hidden: ['x-hidden', 'flag'] })
const WEBSITE = fields({ url: ['url', 'link'], label: ['x-urlLabel', 'short'], hidden: ['x-urlHidden', 'flag'] })

const partsOf = (place: Raw) => PLACE_PARTS.filter(key => readText(place, key) !== '')

/** "City, Region, CC" of what is there; the street address only where there is nothing else. */
function readPlace(place: Raw): string {
  const parts = partsOf(place).map(key => readText(place, key))
  return parts.length > 0 ? parts.join(', ') : String(readFields(place, ADDRESS).address ?? '')
}

type PlaceParts = Partial<Record<(typeof PLACE_PARTS)[number], string>>

/** The parts of a place as it was typed: into the parts that were there before where they match, else by position. */
function splitPlace(text: string, present: readonly (typeof PLACE_PARTS)[number][]): PlaceParts {
  const pieces = text.split(', ')
  const isCode = /^[A-Z]{2}$/.test(pieces.at(-1) ?? '')
  if (pieces.length === present.length && (isCode || !present.includes('countryCode'))) {
    return Object.fromEntries(present.map((key, index) => [key, pieces[index]]))
  }
  const [city, ...rest] = pieces
  // Two letters after the city alone may be a state; only after a region are they surely a country.
  const countryCode = isCode && rest.length > 1 ? rest.pop() : undefined
  return { city, region: rest.join(', '), countryCode }
}

function patchPlace(place: Raw, text: string): void {
  const present = partsOf(place)
  if (present.length === 0 && !isBlank(readFields(place, ADDRESS).address)) {
    if (text === '') delete place.address
    else place.address = text
    return
  }
  let parts: PlaceParts = text === '' ? {} : splitPlace(text, present)
  if (readPlace(parts) !== text) parts = { city: text }
  for (const key of PLACE_PARTS) {
    if (parts[key]) place[key] = parts[key]
    else if (present.includes(key)) delete place[key]
  }
}

const profileLabel = (raw: Raw) =>
  ['network', 'username']
    .map(key => readText(raw, key))
    .filter(Boolean)
    .join(': ')

/** Network and username of a label; what is the same as before stays with the part it belonged to. */
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
    ...fieldProblems(raw, [...PROFILE_PARTS, ...PROFILE], path),
    ...kindProblems('short', profileLabel(raw), path),
  ],
  unmapped: (raw, path) => unreadKeys(raw, [...PROFILE_PARTS, ...PROFILE], path),
}

/** The link that `basics.url` is; null when it says nothing. */
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
  // A link that only leads somewhere is the website; one with a name is a profile.
  const isWebsite = (link: Item) => !before && !known.has(link.id) && isBlank(link.label)
  const website =
    links.find(link => link.id === 'url' && (before || link.url)) ?? links.find(link => isWebsite(link) && link.url)
  patchFields(basics, WEBSITE, before ?? {}, website ?? {})
  const others = links.filter(link => link !== website)
  setList(basics, 'profiles', patchList(listOf(basics.profiles), profiles, others, profileLens))
}

/** Name, details, links and summary in one item; `fallbackName` where the resume names nobody. */
export function readBasics(basics: Raw, fallbackName: string): Item {
  const name = readText(basics, 'name').trim() ? basics.name : fallbackName
  const location = readPlace(isObject(basics.location) ? basics.location : {})
  const links = readLinks(basics)
  return {
    name,
    ...readFields(basics, FIELDS),
    ...(location ? { location } : {}),
    ...(links.length > 0 ? { links } : {}),
  }
}

/** Writes what differs from what `readBasics` gives. */
export function patchBasics(basics: Raw, fallbackName: string, now: Item): void {
  const before = readBasics(basics, fallbackName)
  for (const field of NAME) if (!isSame(before.name, now.name)) writeField(basics, field, now.name)
  patchFields(basics, FIELDS, before, now)
  if (!isSame(before.location, now.location)) {
    const place = isObject(basics.location) ? { ...basics.location } : {}
    patchPlace(place, String(now.location ?? ''))
    if (Object.keys(place).length > 0) basics.location = place
    else delete basics.location
  }
  patchLinks(basics, (now.links ?? []) as Item[])
}

export function basicsProblems(basics: Raw, path: string): ValueProblem[] {
  const place = isObject(basics.location) ? basics.location : {}
  const isAddressShown = partsOf(place).length === 0
  return [
    ...fieldProblems(basics, [...NAME, ...FIELDS, ...WEBSITE], path),
    ...kindProblems('short', isAddressShown ? readText(place, 'address') : readPlace(place), `${path}/location`),
    // The website takes one of the places that a CV has for links.
    ...listProblems(basics.profiles, `${path}/profiles`, profileLens, readWebsite(basics) ? 99 : 100),
  ]
}

export function basicsUnmapped(basics: Raw, path: string): string[] {
  const place = isObject(basics.location) ? basics.location : {}
  const shown: readonly string[] = partsOf(place).length > 0 ? PLACE_PARTS : [...PLACE_PARTS, 'address']
  return [
    ...unreadKeys(basics, [...NAME, ...FIELDS, ...WEBSITE], path, ['location', 'profiles']),
    ...Object.keys(place)
      .filter(key => !shown.includes(key) && !isBlank(place[key]))
      .map(key => `${path}/location/${pointerPart(key)}`),
    ...listUnmapped(basics.profiles, `${path}/profiles`, profileLens),
  ]
}
