// Links as a CV shows them: a name to read, and an address only where following it is safe. Pure; knows no markup.
import { safeHref } from './markdown.ts'

/** A link in words. Without `href` it is text: the address is none that a CV may link to. */
export type ReadableLink = { text: string; href?: string }

/** A link named by its label, or by its address without the parts nobody reads. */
export function linkOf(url: string, label?: string): ReadableLink {
  const href = safeHref(url)
  const name = label?.trim() || readableAddress(url)
  if (href !== undefined) return { text: name, href }
  return { text: name === url ? name : `${name} ${url}` }
}

/** An e-mail address as a link; encoded, so that what stands in the field can only ever be the receiver. */
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

/** `https://www.example.org/` as a person says it: `example.org`; letters that were percent-encoded are shown. */
export function readableAddress(url: string): string {
  const spoken = url.replace(/^(?:https?:\/\/(?:www\.)?|mailto:|tel:)/i, '').replace(/\/$/, '')
  try {
    const decoded = decodeURI(spoken)
    // Blanks and invisible characters would let an address pose as another one.
    return /[\p{C}\p{Z}]/u.test(decoded) ? spoken : decoded || url
  } catch {
    return spoken
  }
}
