// Verifies id tokens of the issuers that the backend trusts: Google, and the service itself. Pure; time and keys are arguments.
import { createPublicKey, type JsonWebKey, verify } from 'node:crypto'
import { Refused } from './reply.ts'

export type Jwk = JsonWebKey & { kid?: string }
type Claims = Record<string, unknown>
type Wanted = { issuer: string; audience: string; keys: Jwk[]; nowSeconds: number }

const SKEW_SECONDS = 60
const LOGIN_SECONDS = 300

/** The identity in a Google token for the wallet's own client id. Throws Refused 400. */
export function googleIdentity(token: string, wanted: Wanted): string {
  const { claims } = verified(token, 'RS256', wanted)
  if (typeof claims.email !== 'string' || claims.email_verified !== true) refuse('its e-mail address is not verified')
  return `email:${String(claims.email).toLowerCase()}`
}

/** The identity in a token that the service signed, and its id, by which it is accepted once. Throws Refused 400. */
export function clientIdentity(token: string, wanted: Wanted): { identity: string; jti: string } {
  const { header, claims } = verified(token, 'ES256', wanted)
  if (header.typ !== 'wallet-login+jwt') refuse('it is not of the type wallet-login+jwt')
  if (Number(claims.exp) - wanted.nowSeconds > LOGIN_SECONDS + SKEW_SECONDS) refuse('it is valid for too long')
  const { sub, jti } = claims
  if (typeof sub !== 'string' || !sub || typeof jti !== 'string' || !jti) return refuse('it lacks sub or jti')
  return { identity: `jwt:${sub}`, jti }
}

function verified(token: string, algorithm: 'RS256' | 'ES256', { issuer, audience, keys, nowSeconds }: Wanted) {
  const [head = '', body = '', signature = '', ...more] = token.split('.')
  const header = jsonPart(head)
  const claims = jsonPart(body)
  const jwk = keys.find(key => key.kid === header?.kid)
  if (!header || !claims || more.length) return refuse('it is not a JWT')
  if (header.alg !== algorithm || !jwk) return refuse('it is not signed with a known key')
  const { d: _, ...publicPart } = jwk
  const key = createPublicKey({ key: publicPart, format: 'jwk' })
  const how = { key, ...(algorithm === 'ES256' && { dsaEncoding: 'ieee-p1363' as const }) }
  const isSigned = verify('sha256', Buffer.from(`${head}.${body}`), how, Buffer.from(signature, 'base64url'))
  if (!isSigned) refuse('its signature is wrong')
  if (claims.iss !== issuer) refuse('it is of another issuer')
  if (String(claims.aud).toLowerCase() !== audience.toLowerCase()) refuse('it is for another audience')
  if (!(Number(claims.exp) > nowSeconds)) refuse('it has expired')
  if (!(Number(claims.iat) <= nowSeconds + SKEW_SECONDS)) refuse('it was issued in the future')
  return { header, claims }
}

function jsonPart(part: string): Claims | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString())
    return value !== null && typeof value === 'object' ? (value as Claims) : null
  } catch {
    return null
  }
}

const refuse = (why: string): never => {
  throw new Refused(400, `the idToken is refused: ${why}`)
}
