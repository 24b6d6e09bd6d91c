// Links of a CV: a readable text, and an address only when it is safe to follow. Pure.
import { findPhoneNumbersInText } from 'libphonenumber-js/min'
import { safeHref } from './markdown.ts'

/** Without `href` it is only text, because the address is not safe to link. */
export type ReadableLink = { text: string; href?: string }

/** A link with its label as the text or, without a label, its shortened address. */
export function linkOf(url: string, label?: string): ReadableLink {
  const href = safeHref(url)
  const name = label?.trim() || readableAddress(url)
  if (href !== undefined) return { text: name, href }
  return { text: name === url ? name : `${name} ${url}` }
}

/** An e-mail address as a link; encoded, so that the field cannot add further mail headers. */
export function mailLink(email: string): ReadableLink {
  const receiver = email.trim().replace(/\p{Surrogate}/gu, '\ufffd')
  return { text: email.trim(), ...hrefOf(`mailto:${encodeURIComponent(receiver).replace('%40', '@')}`) }
}

/** The separator of two numbers in one field, in which blanks are single; also the blank between two numbers of ten digits. */
const BETWEEN = / (?:&|or|and) | ?[,;|\n] ?(?! ?e?xt)|(?<=(?<!\d)\d{10}) (?=\d{10}(?!\d))/i
/** A slash with its blanks, not within parentheses. */
const SLASH = /( ?\/ ?)(?![^()]{0,100}\))/
/** A number as it is dialled, with an extension, after or before a word that names its owner. */
const DIALLED =
  /^(?:\p{L}[\p{L}. ]{0,20}[:. ] ?)?(\+?[\d ()./-]{3,40}?)(?:[ ,;]{0,3}(?:ext(?:n|ension)?[.:=]?|x) ?(\d{1,7}))?(?: {0,2}\(\p{L}[^()]{0,100}\))?$/iu
/** An extension in parentheses. */
const ENCLOSED = /\((e?xt[a-z.:=]{0,8} ?\d{1,7})\)/gi
/** Other signs for a hyphen, between digits. */
const DASH = /(?<=\d)[\u2010-\u2013\u2212](?=\d)/g
/** The library takes quadratic time for some texts. */
const LONGEST_PHONE = 250

/** A part of a field with the number in it. Without one there is nothing to dial for certain. */
type Part = { text: string; number: string | undefined; isEnding?: boolean }

/**
 * The phone numbers of a field as links, each with the words around it. A number without a country is linked with its typed digits,
 * because any country would be a guess; a text that may be anything else is no link.
 */
export function phoneLinks(field: string): ReadableLink[] {
  if (field.length > LONGEST_PHONE) return [{ text: field.trim() }]
  const parts = field
    .replace(/[^\S\n]+/g, ' ')
    .split(BETWEEN)
    .flatMap(partsOf)
    .filter(({ text }) => text.trim() !== '')
  return parts.flatMap(part => linksOf(part, parts.length > 1 ? 7 : 3))
}

function linksOf({ text, number: typed }: Part, least: number): ReadableLink[] {
  if (typed === undefined) return [{ text: text.trim() }]
  // Character by character, so that places in it are places in the text.
  const plain = typed.replace(ENCLOSED, ' $1 ').replace(DASH, '-')
  const found = isTwofold(plain) ? [] : findPhoneNumbersInText(plain, { extended: true })
  if (found.length === 0) return [{ text: text.trim(), ...dialled(plain.trim(), least) }]
  // Each text ends with its number, the last one with the words behind it.
  const ends = [0, ...found.slice(0, -1).map(({ endsAt }) => endsAt), text.length]
  return found.map(({ number }, at) => ({
    text: text
      .slice(ends[at], ends[at + 1])
      .replace(/^[\s,;/|&]+/, '')
      .trim(),
    ...hrefOf(number.getURI()),
  }))
}

/** A slash is between two numbers, within one number, or before other last digits: the digits around it say which. */
function partsOf(piece: string): Part[] {
  const [first = '', ...others] = piece.split(SLASH)
  const parts: Part[] = [{ text: first, number: first }]
  for (let at = 0; at < others.length; at += 2) {
    const [slash = '', side = ''] = others.slice(at, at + 2)
    const last = parts.at(-1)!
    const relation = relationOf(last, side, slash === ' / ')
    if (relation === 'two') parts.push({ text: side, number: side })
    else if (relation === 'ending' && slash === ' / ') parts.push({ text: side, number: undefined, isEnding: true })
    else {
      last.text += slash + side
      if (relation === 'unclear') last.number = undefined
      else if (relation === 'one' && last.number !== undefined) last.number = last.text
    }
  }
  return parts
}

function relationOf(last: Part, side: string, isSpaced: boolean): 'two' | 'one' | 'ending' | 'unclear' {
  const before = digitsOf(last.number ?? last.text)
  const count = digitsOf(side).length
  if (before === '' || count === 0) return isSpaced ? 'two' : 'one'
  const isAbroad = /^\D{0,40}(?:\+|00)/.test(side)
  const isWhole = last.isEnding === true || before.length >= (/^\D{0,40}(?:\+|00)/.test(last.text) ? 8 : 7)
  if (count >= 7 && (isWhole || isAbroad)) return 'two'
  if (!isWhole) return 'one'
  // An area code is no ending.
  if (isAbroad || (count > 2 && /^\D{0,40}0/.test(side))) return 'two'
  return count <= 2 || before.length >= 10 ? 'ending' : 'unclear'
}

/** The digits of a number, without digits that only mark an international prefix or an optional trunk prefix. */
const digitsOf = (text: string) => text.replace(/\(0\)/g, '').replace(/\D/g, '').replace(/^00/, '')

/** Whether a text probably has more than one number: two long ones, or digits in parentheses behind a long one. */
function isTwofold(text: string): boolean {
  const bracket = /\(\d/.exec(text)
  return /\d{7}[ .-]{1,3}\d{7}/.test(text) || (bracket !== null && digitsOf(text.slice(0, bracket.index)).length >= 7)
}

/** The typed digits as a link, if there are at least `least`. "+44 (0)20" has a zero that is not dialled from abroad. */
function dialled(text: string, least: number): { href?: string } {
  const [, number = '', extension] = DIALLED.exec(text) ?? []
  const digits = number.replace(/[^\d+]/g, '')
  if (digits.replace('+', '').length < least || digits.length > 16) return {}
  if (/^(?:\+|00).{0,40}\(0/.test(number) || isTwofold(number)) return {}
  return hrefOf(`tel:${digits}${extension ? `;ext=${extension}` : ''}`)
}

function hrefOf(address: string): { href?: string } {
  const href = safeHref(address)
  return href === undefined ? {} : { href }
}

/** Shortens `https://www.example.org/` to `example.org`, and decodes percent-encoded letters. */
export function readableAddress(url: string): string {
  const short = url.replace(/^(?:https?:\/\/(?:www\.)?|mailto:|tel:)/i, '').replace(/\/$/, '')
  try {
    const decoded = decodeURI(short)
    // Decoded blanks and invisible characters could disguise an address as another one.
    return /[\p{C}\p{Z}]/u.test(decoded) ? short : decoded || url
  } catch {
    return short
  }
}
