// Links of a CV: a readable text, and an address only when it is safe to follow. Pure.
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

/** A phone number as a link; one without digits is text. */
export function phoneLink(phoneNumber: string): ReadableLink {
  return { text: phoneNumber.trim(), ...hrefOf(`tel:${phoneNumber.replace(/[^\d+]/g, '')}`) }
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
