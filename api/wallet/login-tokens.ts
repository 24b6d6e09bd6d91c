// The log-in by the account itself: a JWT of ours (ES256) that the wallet's backend checks with our public keys. It is made
// here and goes upstream; no browser gives or gets one.
import { createPrivateKey, createPublicKey, randomUUID, sign, verify } from 'node:crypto'

export type PublicJwk = { kty: string; crv: string; x: string; y: string; kid: string; alg: 'ES256'; use: 'sig' }
export type LoginTokens = {
  /** For our user's id; five minutes. Null where no key is configured. */
  issue(userId: string, nowMs: number): string | null
  /** Whether a token was issued here, for the wallet, and is in time. */
  isOurs(token: string, nowMs: number): boolean
  /** Of the configured keys. */
  publicKeys: readonly PublicJwk[]
}
type Options = {
  /** The first one signs, all verify. */
  keys: readonly Record<string, unknown>[]
  revokedKids: readonly string[]
  issuer: string
  audience: string
}

const TYPE = 'wallet-login+jwt'
const SECONDS = 300

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const decode = (part: string | undefined) => JSON.parse(Buffer.from(part ?? '', 'base64url').toString('utf8'))
/** Signatures of JWTs are two numbers side by side. */
const FORM = { dsaEncoding: 'ieee-p1363' } as const

export function createLoginTokens({ keys, revokedKids, issuer, audience }: Options): LoginTokens {
  const publicKeys = keys.map(
    ({ kty, crv, x, y, kid }) => ({ kty, crv, x, y, kid, alg: 'ES256', use: 'sig' }) as PublicJwk,
  )
  const verifying = new Map(
    publicKeys
      .filter(({ kid }) => !revokedKids.includes(kid))
      .map(jwk => [jwk.kid, createPublicKey({ key: jwk as never, format: 'jwk' })]),
  )
  const [first] = keys
  const signing = first && createPrivateKey({ key: { ...first } as never, format: 'jwk' })

  return {
    publicKeys,
    issue(userId, nowMs) {
      if (!signing || !first) return null
      const iat = Math.floor(nowMs / 1_000)
      const claims = { iss: issuer, aud: audience, sub: userId, iat, exp: iat + SECONDS, jti: randomUUID() }
      const text = `${encode({ alg: 'ES256', typ: TYPE, kid: first.kid })}.${encode(claims)}`
      return `${text}.${sign('sha256', Buffer.from(text), { key: signing, ...FORM }).toString('base64url')}`
    },
    isOurs(token, nowMs) {
      const [head, body, signature, ...rest] = token.split('.')
      if (!signature || rest.length > 0) return false
      try {
        const { alg, typ, kid } = decode(head)
        const key = verifying.get(kid)
        if (alg !== 'ES256' || typ !== TYPE || !key) return false
        const bytes = Buffer.from(signature, 'base64url')
        if (!verify('sha256', Buffer.from(`${head}.${body}`), { key, ...FORM }, bytes)) return false
        const { iss, aud, sub, exp } = decode(body)
        return iss === issuer && aud === audience && typeof sub === 'string' && exp > nowMs / 1_000
      } catch {
        return false
      }
    },
  }
}
