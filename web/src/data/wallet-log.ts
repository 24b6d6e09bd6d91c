// Logs the wallet's calls in development builds, without secrets.

const REDACTED = '[redacted]'
const SECRET = /token|otp|signature|privkey|private|authorization|paymasterdata|bearer|secret/i

/** A copy of a JSON value without secrets, which are recognized by their keys. */
export function redacted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redacted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, isSecret(key, inner) ? REDACTED : redacted(inner)]),
  )
}

/** Public fields of coins, which are called tokens too. */
const PUBLIC = /^token_?(address|image|uri)$/i
const isSecret = (key: string, value: unknown) => typeof value === 'string' && SECRET.test(key) && !PUBLIC.test(key)

export function logWalletCall(call: string, sent: unknown, received: unknown): void {
  console.debug('wallet', call, redacted(sent), redacted(received))
}
