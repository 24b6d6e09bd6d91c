// Validates mail addresses of institutions. Runs in the browser too.
export { domainOf, mailboxOf } from '../mailbox.ts'

const LOCAL = /^[a-z0-9!#$&'*+=?^_{|}~-]+(?:\.[a-z0-9!#$&'*+=?^_{|}~-]+)*$/
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/

/** The address in lower case; null for anything but a single plain address. */
export function readAddress(text: string): string | null {
  const address = text.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  const local = address.slice(0, at)
  const domain = address.slice(at + 1)
  const isPlain = at > 0 && local.length <= 64 && domain.length <= 253 && LOCAL.test(local) && DOMAIN.test(domain)
  return isPlain && address.length <= 254 ? address : null
}
