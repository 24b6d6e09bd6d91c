// Name, addresses and profiles from the lines above the first section and from a section of contact details. Pure.
import { normal, splitWords } from './account.ts'
import { type DetailKind, detailOf } from './contact-words.ts'
import { periodsIn } from './dates.ts'
import { networkOf } from './fields.ts'
import { locationOf } from './location.ts'
import { type CountryCode, countriesIn, isAssigned, type Phone, phonesIn } from './phones.ts'
import type { Resume } from './reading.ts'
import { type Row, rowText, type Span, segmentText } from './row.ts'
import { joinTexts } from './text.ts'

export type Basics = NonNullable<Resume['basics']>
export type Note = (row: Row, text: string) => void

const EMAIL = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/u
const DOI = /(?<![\w/])10\.\d{4,9}\/[^\s|,;<>()]+/
const URL = /(?:https?:\/\/|www\.)[^\s|,;<>()]+|(?<![@\p{L}\p{N}.-])(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:\/[^\s|,;<>()]*)?/u
const NO_HOST = /\.(?:js|net|py|io)$/i
/** An address of a person at a network: its host, at most with the letters of a country before it, and the name there. */
const PROFILE = /^(?:[a-z]{2,3}\.)?([\w-]+\.[a-z]+)\/(?:(?:in|pub|profile|users)\/([^?#]+?)|([^/?#]+))\/?(?:[?#].*)?$/i
const SEPARATOR = /\s*[|·•♦◆◇⋄∙‖]\s*|\s{2,}|\s+[–—]\s+/u

export const urlIn = (text: string): string | undefined => {
  const doi = DOI.exec(text)?.[0]
  if (doi) return doi
  const found = URL.exec(text)?.[0].replace(/(?<![.)])[.)]+$/, '')
  return found && !NO_HOST.test(found) && (found.includes('/') || !/^\p{Lu}\p{L}*\.\p{Lu}/u.test(found))
    ? found
    : undefined
}
/** With its scheme; a DOI as its address. */
export const withScheme = (url: string): string =>
  /^https?:\/\//i.test(url) ? url : `https://${/^10\.\d{4,9}\//.test(url) ? 'doi.org/' : ''}${url}`

type Detail = { label: string; kind: DetailKind | undefined; value: string }
const MOST_OWN = 10
const LONGEST_OWN = 200
const DIALLED = /^(?:[+(0]|\d{3}[-. ]\d{3}[-. ]\d{4}$)/
const EDGES = /^[\s,;:()–-]+|(?<![\s,;:()–-])[\s,;:()–-]+$/g

/** "Date of birth: 1 May 1990", "geboren am 1.5.1990"; `kind` undefined: a label that no list has. */
function labelled(text: string): Detail | undefined {
  const [, short = '', name = ''] = /^(氏名|姓名|名前|이름|성명)[\s\u3000]{1,9}(\S.*)$/u.exec(text) ?? []
  if (name) return { label: short, kind: 'name', value: name }
  const [, label = '', value = ''] = /^([^:：]{1,40}?)\s{0,3}(?::-|[:：]|\s[-–]\s)\s{0,9}(.*)$/u.exec(text) ?? []
  const kind = detailOf(label)
  if (kind) return { label, kind, value }
  const at = periodsIn(text)[0]?.from ?? 0
  if (detailOf(text.slice(0, at)) === 'own')
    return { label: text.slice(0, at).trim(), kind: 'own', value: text.slice(at) }
  const isLabel = /^\p{L}[\p{L}\p{M}\s’'/&.-]{1,30}$/u.test(label) && text.includes(`${label}:`)
  return isLabel && splitWords(text).length <= 8 ? { label, kind, value } : undefined
}

/** Whether a list has the label before the text. */
export const isDetail = (text: string): boolean => labelled(text)?.kind !== undefined

/**
 * What was found in rows. `rest` is what is neither an address nor a label: name, profession, place. `file`: the text of all rows, which
 * tells the countries of its numbers.
 */
export type Contact = {
  note: Note
  file: string
  basics: Basics
  rest: { text: string; row: Row }[]
  names: { given?: string; family?: string }
  countries?: CountryCode[]
}
export const createContact = (note: Note, file: string): Contact => ({ note, file, basics: {}, rest: [], names: {} })

/** Adds the addresses and details of a row; a cell with a label and no link is the label of the cell behind it. */
export function addRow(contact: Contact, row: Row): void {
  const texts = row.segments.flatMap(({ spans }) => divided(spans))
  for (let index = 0; index < texts.length; index++) {
    const spans = texts[index] as Span[]
    const text = textOfSpans(spans)
    // A linked word is an address of its own.
    const kind = texts[index + 1] && !spans.some(({ url }) => url) ? detailOf(text) : undefined
    const links = (kind ? (texts[++index] as Span[]) : spans).flatMap(({ url }) => url ?? [])
    if (kind) {
      const value = textOfSpans(texts[index] as Span[])
      addDetail(contact, { ...row, isContact: true }, { label: text, kind, value }, links)
    } else
      for (const part of detailsIn(text).flatMap(one => (labelled(one)?.kind ? [one] : addressesIn(one)))) {
        const detail = labelled(part)
        if (detail) addDetail(contact, row, detail, links)
        else addPlain(contact, row, part, links)
      }
  }
}

function addDetail(contact: Contact, row: Row, { label, kind, value }: Detail, links: string[]): void {
  const { basics, names, note, rest } = contact
  const text = value.trim()
  if (kind === 'own') {
    addOwn(basics, label, text)
    return
  }
  if (kind) note(row, label)
  if (kind === 'name') basics.name ??= text || undefined
  else if (kind === 'given' || kind === 'family') {
    names[kind] ??= text
    if (names.given && names.family) basics.name = `${names.given} ${names.family}`
  } else if (kind === 'address' && text && !EMAIL.test(text))
    basics.location = { ...locationOf(text), ...basics.location }
  // Other words behind the label of an address are left, sentences are text.
  else if (splitWords(text).length > 8) rest.push({ text: kind ? text : `${label}: ${text}`, row })
  else
    for (const part of addressesIn(text))
      if (isAddress(part) || links.length > 0) addPlain(contact, row, part, links, kind ? label : '')
}

/** `before`: the label of the text. */
function addPlain(contact: Contact, row: Row, text: string, links: string[], before = ''): void {
  const { basics, note, rest } = contact
  const email = EMAIL.exec(text)?.[0]
  const without = email ? text.replace(email, ' ') : text
  const url = urlIn(without)
  const bare = url ? without.replace(url, ' ') : without
  if (email && email === basics.email) note(row, email)
  if (email && !basics.email) basics.email = email
  if (url) addUrl(contact, url, row, true)
  const { left, isPhone } = addPhones(contact, row, bare, before)
  const isTaken = email || url || isPhone
  const link = isTaken ? undefined : links.find(one => /^https?:/i.test(one))
  if (link) addUrl(contact, link, row, false)
  if (link || (isTaken && detailOf(left))) note(row, left)
  else if (left) rest.push({ text: left, row })
}

function addUrl({ basics, note }: Contact, url: string, row: Row, isShown: boolean): void {
  const profile = profileOf(url)
  const profiles = basics.profiles ?? []
  const isKnown = [basics, ...profiles].some(one => one.url === profile.url)
  if (isKnown || !isShown) note(row, url)
  else if (row.alsoPieces) note(row, /^https?(?=:)/i.exec(url)?.[0] ?? '')
  if (isKnown) return
  if (!profile.username && !basics.url) basics.url = profile.url
  else basics.profiles = [...profiles, profile]
}

/** Without a label, with an earlier label or beyond the tenth a detail stays without a place. */
function addOwn(basics: Basics, label: string, value: string): void {
  const own = basics['x-own'] ?? []
  const name = label.replace(EDGES, '')
  const isNew = own.every(one => normal(one.label) !== normal(name))
  if (name && value && value.length <= LONGEST_OWN && isNew && own.length < MOST_OWN)
    basics['x-own'] = [...own, { label: name, value }]
}

/** `left`: the text without its numbers and their labels. Beside other words a number must look like one or be one of the plans. */
function addPhones(contact: Contact, row: Row, text: string, before: string): { left: string; isPhone: boolean } {
  if (/\d.{5}\d/u.test(text)) contact.countries ??= countriesIn(contact.file)
  const { countries = [] } = contact
  const numbers = phonesIn(text, countries)
  let left = text
  for (const { from, to } of [...numbers].reverse()) left = `${left.slice(0, from)} ${left.slice(to)}`
  const label = left.replace(EDGES, '').trim()
  const isLabel = !/[\p{L}\p{N}]/u.test(label) || detailOf(label) === 'phone'
  const areSure = numbers.every(one => isLabel || DIALLED.test(one.text) || isAssigned(one.text, countries))
  if (!areSure) return { left: text.replace(EDGES, '').trim(), isPhone: false }
  for (const phone of numbers) addPhone(contact, phone, row, (detailOf(label) && label) || before)
  return { left: numbers.length > 0 && isLabel ? '' : label, isPhone: numbers.length > 0 }
}

/** The first number is the person's, further ones have a field with their label. */
function addPhone({ basics, note }: Contact, { text }: Phone, row: Row, label: string): void {
  const digits = text.replace(/\D/g, '')
  const isKnown = basics.phone?.replace(/\D/g, '') === digits
  if (basics.phone && !isKnown) addOwn(basics, label, text)
  else {
    basics.phone ??= text
    note(row, isKnown ? `${label} ${text}` : label)
  }
}

/** "Gender: male, Nationality: Indian" is two details. */
const detailsIn = (text: string): string[] =>
  text.split(/(?:[,;]|\s\/)\s{1,3}(?=[^:：,;/]{2,40}[:：])/u).reduce<string[]>((parts, part) => {
    const isDetail = detailOf(/^[^:：]*/u.exec(part)?.[0] ?? '') !== undefined
    return parts.length === 0 || isDetail ? [...parts, part] : [...parts.slice(0, -1), `${parts.at(-1)}, ${part}`]
  }, [])

const textOfSpans = (spans: Span[]) => segmentText({ spans, x: 0, right: 0 })

/** The address with its network and the name there, or with its host. */
function profileOf(url: string): { network: string; username?: string; url: string } {
  const bare = url.replace(/^https?:\/\//i, '').replace(/^www\./i, '')
  const [, host = '', deep, username = deep] = PROFILE.exec(bare) ?? []
  const network = networkOf('', withScheme(host))
  const named =
    network && username ? { network, username: safeDecoded(username) } : { network: bare.split('/')[0] ?? '' }
  return { ...named, url: withScheme(url) }
}

export const isAddress = (text: string) =>
  EMAIL.test(text) || urlIn(text) !== undefined || phonesIn(text, []).length > 0

/** Several addresses in one text are divided at commas and spaces. */
function addressesIn(text: string): string[] {
  const words = text.split(/\s+/)
  if (words.length > 1 && words.every(word => urlIn(word) || EMAIL.test(word))) return words
  const isMixed = EMAIL.test(text) || (!labelled(text) && phonesIn(text, []).length > 0)
  return isMixed ? text.split(/,\s+(?!e?xt|x ?\d)/i).flatMap(dividedAtAddresses) : [text]
}

/** The text before, between and after the mail addresses and handles. */
function dividedAtAddresses(text: string): string[] {
  const parts: string[] = []
  let isApart = true
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (isApart || word.includes('@', 1)) parts.push(word)
    else parts.push(`${parts.pop()} ${word}`)
    isApart = /@./.test(word)
  }
  return parts
}

/** The spans between separators. */
function divided(spans: Span[]): Span[][] {
  const groups: Span[][] = [[]]
  for (const span of spans) {
    for (const [index, text] of span.text.split(SEPARATOR).entries()) {
      if (index > 0 || (span.isApart && EMAIL.test(text))) groups.push([])
      if (text) groups.at(-1)?.push({ ...span, text })
    }
  }
  return groups.filter(group => group.some(({ text }) => text.trim()))
}

const safeDecoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The rest of an address: a word with signs or digits that is no address and no number. */
const isAddressEnd = (text: string) =>
  /^[\p{Ll}\d%_-][^\s@|,;]{2,80}$/u.test(text) && /[/_=?&%\d-]/.test(text) && /\p{L}/u.test(text) && !isAddress(text)

/** Addresses that wrap to the next line are one. */
export function joinAddresses(rows: readonly Row[]): Row[] {
  const joined: Row[] = []
  for (const row of rows) {
    const last = joined.at(-1)
    const end = last && rowText(last)
    const begin = rowText(row)
    const isCut =
      end &&
      ((/[/@][^\s/@]*$/.test(end) && (/[-\u00ad/]$/.test(end) || (/^\p{Ll}{1,3}$/u.test(begin) && row.gap < 1.3))) ||
        (isAddressEnd(begin) &&
          last.right >= row.right &&
          /^(?:https?:\/\/|www\.)|\.\p{Ll}{2,6}\//u.test(end.slice(end.lastIndexOf(' ') + 1))))
    if (!last || !isCut) joined.push(row)
    else {
      const spans = last.segments.flatMap(({ spans }) => spans)
      const text = joinTexts([end, begin])
      const one = {
        ...(spans[0] ?? { weight: 400, isItalic: false }),
        text: /[-\u00ad/]$/.test(end) ? text : end + begin,
      }
      joined[joined.length - 1] = {
        ...last,
        segments: [{ spans: [one], x: last.x, right: last.right }],
        alsoPieces: [...(last.alsoPieces ?? []), row.piece],
      }
    }
  }
  return joined
}
