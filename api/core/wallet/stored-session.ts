// A wallet session as it is stored on a device, as JSON.

/** `expiresAt`: milliseconds since 1970; null in a session stored without it. */
export type StoredSession = { sessionPrivKey: string; sessionPubKey: string; userSWA: string; expiresAt: number | null }

/** The session in a stored text, expired or not; null without a valid one. */
export function storedSessionIn(text: string | null): StoredSession | null {
  try {
    const { sessionPrivKey, sessionPubKey, userSWA, expiresAt } = JSON.parse(text ?? '')
    const isWhole = [sessionPrivKey, sessionPubKey, userSWA].every(one => typeof one === 'string' && one !== '')
    const end = typeof expiresAt === 'number' ? expiresAt : null
    return isWhole ? { sessionPrivKey, sessionPubKey, userSWA, expiresAt: end } : null
  } catch {
    return null
  }
}
