// Nonces are uuids; on the wire each is a number of 32 bytes. One nonce names an operation, its job and its paymaster data.

const UUID = /^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/

export const isUuid = (text: unknown): text is string => typeof text === 'string' && UUID.test(text)

/** Random ones of RFC 4122: the only kind that is accepted from outside. */
export const isUuidV4 = (text: unknown): text is string =>
  isUuid(text) && text[14] === '4' && /[89abAB]/.test(text[19] ?? '')

/** 32 bytes as hex: 16 zero bytes, then the uuid's. Throws TypeError 'Invalid UUID'. */
export function nonceOf(uuid: string): string {
  if (!isUuid(uuid)) throw new TypeError('Invalid UUID')
  return `0x${'0'.repeat(32)}${uuid.replaceAll('-', '').toLowerCase()}`
}

/** The uuid of a nonce, lower case; null when the number is larger than any uuid. */
export function uuidOf(nonce: string): string | null {
  const digits = /^0x0{32}([0-9a-f]{32})$/.exec(nonce.toLowerCase())?.[1]
  return digits === undefined ? null : digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
