// Ids for new items and editors: random, of the contract's alphabet, never to be guessed from one another.

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, byte => (byte % 36).toString(36)).join('')
}
