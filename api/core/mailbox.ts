// Normalises mail addresses for limits: all spellings of a mailbox are equal. Pure; runs in the browser too.

const GOOGLE = new Set(['gmail.com', 'googlemail.com'])

export const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase()

/** The normalised mailbox: without a suffix after a plus, and at Gmail without dots. */
export function mailboxOf(address: string): string {
  const domain = domainOf(address)
  const local = address
    .slice(0, address.lastIndexOf('@'))
    .toLowerCase()
    .replace(/(?<=.)\+.*$/s, '')
  return GOOGLE.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`
}
