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

/** What separates two numbers in one field, whose blanks are single. A slash without blanks belongs to a number. */
const BETWEEN = / (?:[/&]|or|and) | ?[,;|\n] ?(?! ?e?xt)/i
/** A number as it is dialled, with an extension, after or before a word that says whose it is. */
const DIALLED =
  /^(?:\p{L}[\p{L}. ]{0,20}[:. ] ?)?(\+?[\d ()./-]{3,40}?)(?:[ ,;]{0,3}(?:ext(?:ension)?[.:=]?|x) ?(\d{1,7}))?(?: ?\(\p{L}[^()]{0,100}\))?$/iu
/** The library takes quadratic time for some texts. */
const LONGEST_PHONE = 250

/**
 * The phone numbers of a field as links, each with the words around it. A number without a country is linked with its typed digits,
 * because any country would be a guess; a text that may be anything else is no link.
 */
export function phoneLinks(field: string): ReadableLink[] {
  if (field.length > LONGEST_PHONE) return [{ text: field.trim() }]
  const pieces = field
    .replace(/[^\S\n]+/g, ' ')
    .split(BETWEEN)
    .filter(piece => piece.trim() !== '')
  return pieces.flatMap(piece => {
    const found = findPhoneNumbersInText(piece, { extended: true })
    if (found.length === 0) return [{ text: piece.trim(), ...dialled(piece.trim(), pieces.length > 1 ? 7 : 3) }]
    // Each text ends with its number, the last one with the words behind it.
    const ends = [0, ...found.slice(0, -1).map(({ endsAt }) => endsAt), piece.length]
    return found.map(({ number }, at) => ({
      text: piece
        .slice(ends[at], ends[at + 1])
        .replace(/^[\s,;/|&]+/, '')
        .trim(),
      ...hrefOf(number.getURI()),
    }))
  })
}

/** The typed digits as a link, if there are at least `least`. "+44 (0)20" has a zero that is not dialled from abroad. */
function dialled(text: string, least: number): { href?: string } {
  const [, number = '', extension] = DIALLED.exec(text) ?? []
  const digits = number.replace(/[^\d+]/g, '')
  if (digits.replace('+', '').length < least || digits.length > 16 || /^\+.*\(0/.test(number)) return {}
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
