// What development builds write of the wallet's calls: everything, with whatever is secret in it gone. Knows no HTTP.

const GONE = '[redacted]'
const SECRET = /token|otp|signature|privkey|private|authorization|paymasterdata|bearer|secret/i

/** A copy of a JSON value without its secrets: those are known by their keys. */
export function redacted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redacted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, isSecret(key, inner) ? GONE : redacted(inner)]),
  )
}

/** Coins are called tokens too: lists of them are no texts, and these of their fields are public. */
const PUBLIC = /^token_?(address|image|uri)$/i
const isSecret = (key: string, value: unknown) => typeof value === 'string' && SECRET.test(key) && !PUBLIC.test(key)

export function logWalletCall(what: string, sent: unknown, came: unknown): void {
  console.debug('wallet', what, redacted(sent), redacted(came))
}
