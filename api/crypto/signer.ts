// Signing keys, and signatures as compact JWS (ES256). Uses node:crypto instead of jose, because it is synchronous: a CV with
// thousands of claims is verified in one pass, and jose's asynchronous verification takes 1.5 times the CPU (124 instead of
// 80 µs each). jose parses the headers.
import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import { decodeProtectedHeader } from 'jose'

export type Jwk = Readonly<Record<string, unknown>>
export type PublicJwk = { kty: string; crv: string; x: string; y: string; kid: string; alg: 'ES256'; use: 'sig' }
export type { KeyObject }

/** JWS uses the concatenation of r and s instead of DER. */
const FORM = { dsaEncoding: 'ieee-p1363' } as const
const SIGNATURE_BYTES = 64

/** The public part of a private key. */
export const publicJwkOf = ({ kty, crv, x, y, kid }: Jwk) =>
  ({ kty, crv, x, y, kid, alg: 'ES256', use: 'sig' }) as PublicJwk
export const privateKeyOf = (jwk: Jwk) => createPrivateKey({ key: { ...jwk } as never, format: 'jwk' })
export const publicKeyOf = (jwk: Jwk): KeyObject => createPublicKey({ key: { ...jwk } as never, format: 'jwk' })
export const privatePemOf = (jwk: Jwk) => privateKeyOf(jwk).export({ type: 'pkcs8', format: 'pem' }).toString()
export const publicPemOf = (jwk: Jwk) => publicKeyOf(jwk).export({ type: 'spki', format: 'pem' }).toString()

/** Whether the private key belongs to the public one, tested by signing and verifying. */
export function isKeyPair({ d, ...jwk }: Jwk): boolean {
  const data = Buffer.from('x')
  // Ed25519 hashes by itself.
  const hash = jwk.kty === 'OKP' ? null : 'sha256'
  try {
    return verify(hash, data, publicKeyOf(jwk), sign(hash, data, privateKeyOf({ ...jwk, d })))
  } catch {
    return false
  }
}

/** Signs `claims` with a private P-256 key. The header members are alg, typ and kid, in this order. */
export function createSigner(
  jwk: Jwk,
  kid = String(jwk.kid),
): { kid: string; sign(typ: string, claims: object): string } {
  const key = privateKeyOf(jwk)
  return {
    kid,
    sign(typ, claims) {
      const text = `${encode({ alg: 'ES256', typ, kid })}.${encode(claims)}`
      return `${text}.${sign('sha256', Buffer.from(text), { key, ...FORM }).toString('base64url')}`
    },
  }
}

/**
 * The type and the claims of a JWS with a valid signature; null for anything else. Stricter than the standard: only the header
 * parameters alg, typ and kid, and only canonical base64url, so that a signature has exactly one text.
 */
export function readJws(text: string, keyOf: (kid: string) => KeyObject | undefined) {
  const [head = '', body = '', signature = '', ...rest] = text.split('.')
  try {
    const { alg, typ, kid, ...others } = decode(head)
    const key = keyOf(String(kid))
    const bytes = bytesOf(signature)
    const hasForm = alg === 'ES256' && Object.keys(others).length === 0 && bytes.length === SIGNATURE_BYTES
    if (!hasForm || !key || rest.length > 0) return null
    return verify('sha256', Buffer.from(`${head}.${body}`), { key, ...FORM }, bytes)
      ? { typ, claims: decode(body) }
      : null
  } catch {
    return null
  }
}

/** The kid in the header, which is not verified; null without one. */
export function kidOf(jws: string): string | null {
  try {
    const { kid } = decodeProtectedHeader(jws)
    return typeof kid === 'string' ? kid : null
  } catch {
    return null
  }
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

function bytesOf(part: string): Buffer {
  const bytes = Buffer.from(part, 'base64url')
  if (bytes.toString('base64url') !== part) throw new Error('not canonical base64url')
  return bytes
}
const decode = (part: string): Record<string, unknown> => Object(JSON.parse(bytesOf(part).toString('utf8')))
