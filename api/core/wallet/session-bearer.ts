// The session's bearer token: public key and expiry, signed with the session key. The signed text is exact to the byte.
import { decodeBase64, encodeBase64, toUtf8Bytes, toUtf8String } from 'ethers'
import { BEARER_SECONDS } from './environments.ts'
import { addressOf, isPublicKey, recoverPersonal } from './signatures.ts'

export type BearerData = { expire_at: number; session_pub_key: string }
export type Bearer = { data: BearerData; data_signature: string }

export const bearerData = (sessionPublicKey: string, nowMs: number): BearerData => ({
  expire_at: Math.round(nowMs / 1_000) + BEARER_SECONDS,
  session_pub_key: sessionPublicKey,
})

/** The text that the session key signs: these two keys in this order, no spaces. */
export const bearerText = ({ expire_at, session_pub_key }: BearerData): string =>
  JSON.stringify({ expire_at, session_pub_key })

export const bearerJson = ({ data: { expire_at, session_pub_key }, data_signature }: Bearer): string =>
  JSON.stringify({ type: 'ecdsa_uncompressed', data: { expire_at, session_pub_key }, data_signature })

/** The text after `Bearer ` in the Authorization header. */
export const bearerToken = (bearer: Bearer): string => encodeBase64(toUtf8Bytes(bearerJson(bearer)))

/** Parses a token; null unless it is exactly what bearerToken makes. The signature is not checked. */
export function readBearer(token: string): Bearer | null {
  if (token.length > 2_000 || !/^[A-Za-z0-9+/]+={0,2}$/.test(token)) return null
  try {
    const { data, data_signature } = JSON.parse(toUtf8String(decodeBase64(token))) as Bearer
    const { expire_at, session_pub_key } = data
    const bearer = { data: { expire_at, session_pub_key }, data_signature }
    return typeof data_signature === 'string' && bearerToken(bearer) === token ? bearer : null
  } catch {
    return null
  }
}

/** Signed by the key that it names, not expired, and within the longest lifetime of a bearer. */
export function isValidBearer({ data, data_signature }: Bearer, nowMs: number): boolean {
  const left = data.expire_at - nowMs / 1_000
  // The client rounds to the nearest second.
  if (!Number.isSafeInteger(data.expire_at) || left <= 0 || left > BEARER_SECONDS + 0.5) return false
  if (!isPublicKey(data.session_pub_key)) return false
  return recoverPersonal(bearerText(data), data_signature) === addressOf(data.session_pub_key)
}
