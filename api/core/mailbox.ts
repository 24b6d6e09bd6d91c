// Mail addresses as limits see them: many spellings, one mailbox. Pure; runs in the browser too.

const GOOGLE = new Set(['gmail.com', 'googlemail.com'])

export const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase()

/** What all spellings of one mailbox have in common: what follows a plus is left out, and what Gmail does not look at. */
export function mailboxOf(address: string): string {
  const domain = domainOf(address)
  const local = address
    .slice(0, address.lastIndexOf('@'))
    .toLowerCase()
    .replace(/(?<=.)\+.*$/s, '')
  return GOOGLE.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`
}
