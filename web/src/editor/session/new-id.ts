// Random ids for new items and editors, in the contract's alphabet. From a secure generator, so they cannot be predicted.

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, byte => (byte % 36).toString(36)).join('')
}
