// Public keys in the forms of credentials (did:key, Multikey, JWK, X.509), and verifying signatures with them.
// Only algorithms of a fixed list, each only with the kind of key that it is for.
import { constants, createPublicKey, ECDH, type KeyObject, verify, X509Certificate } from 'node:crypto'

export type { KeyObject }

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** The bytes of a base58btc text with its `z`; null for anything else. */
export function multibaseBytes(text: string): Buffer | null {
  if (!/^z[1-9A-HJ-NP-Za-km-z]{1,200}$/.test(text)) return null
  let value = 0n
  for (const letter of text.slice(1)) value = value * 58n + BigInt(ALPHABET.indexOf(letter))
  const hex = value === 0n ? '' : value.toString(16)
  const zeros = /^1*/.exec(text.slice(1))?.[0].length ?? 0
  return Buffer.concat([Buffer.alloc(zeros), Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex')])
}

/** Base58btc with its multibase prefix. */
export function multibaseOf(bytes: Buffer): string {
  let text = ''
  for (let rest = BigInt(`0x${bytes.toString('hex') || '0'}`); rest > 0n; rest /= 58n) {
    text = ALPHABET[Number(rest % 58n)] + text
  }
  const zeros = bytes.findIndex(byte => byte !== 0)
  return `z${'1'.repeat(zeros < 0 ? bytes.length : zeros)}${text}`
}

const CURVES = { '8024': ['prime256v1', 'P-256', 32], '8124': ['secp384r1', 'P-384', 48] } as const

/** The key of a did:key or a Multikey: Ed25519, P-256 or P-384; null for anything else. */
export function multikeyOf(text: string): KeyObject | null {
  const bytes = multibaseBytes(text)
  const prefix = bytes?.toString('hex', 0, 2)
  const point = bytes?.subarray(2)
  if (!point) return null
  if (prefix === 'ed01')
    return point.length === 32 ? jwkKeyOf({ kty: 'OKP', crv: 'Ed25519', x: point.toString('base64url') }) : null
  if (prefix !== '8024' && prefix !== '8124') return null
  const [curve, crv, size] = CURVES[prefix]
  try {
    const whole = Buffer.from(ECDH.convertKey(point, curve, undefined, undefined, 'uncompressed') as never)
    const coordinate = (from: number) => whole.toString('base64url', from, from + size)
    return point.length === size + 1 ? jwkKeyOf({ kty: 'EC', crv, x: coordinate(1), y: coordinate(1 + size) }) : null
  } catch {
    return null
  }
}

/** The public key of a JWK, without its private members; null for an invalid JWK. */
export function jwkKeyOf(jwk: unknown): KeyObject | null {
  const { kty, crv, x, y, n, e } = Object(jwk) as Record<string, unknown>
  try {
    return createPublicKey({ key: JSON.parse(JSON.stringify({ kty, crv, x, y, n, e })), format: 'jwk' })
  } catch {
    return null
  }
}

export function pemKeyOf(pem: unknown): KeyObject | null {
  try {
    return typeof pem === 'string' && pem.includes('PUBLIC KEY') ? createPublicKey(pem) : null
  } catch {
    return null
  }
}

/** Ed25519, P-256, P-384, RSA (of at least 2,048 bits) or null. */
export function kindOf(key: KeyObject): 'Ed25519' | 'P-256' | 'P-384' | 'RSA' | null {
  const { namedCurve, modulusLength = 0 } = key.asymmetricKeyDetails ?? {}
  if (key.asymmetricKeyType === 'ed25519') return 'Ed25519'
  if (key.asymmetricKeyType === 'rsa') return modulusLength >= 2_048 && modulusLength <= 8_192 ? 'RSA' : null
  if (namedCurve === 'prime256v1') return 'P-256'
  return namedCurve === 'secp384r1' ? 'P-384' : null
}

const EC = { dsaEncoding: 'ieee-p1363' } as const
const PSS = { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_DIGEST } as const
const ALGORITHMS = {
  EdDSA: ['Ed25519', null, {}, 64],
  Ed25519: ['Ed25519', null, {}, 64],
  ES256: ['P-256', 'sha256', EC, 64],
  ES384: ['P-384', 'sha384', EC, 96],
  RS256: ['RSA', 'sha256', {}, 0],
  PS256: ['RSA', 'sha256', PSS, 0],
} as const
export type Algorithm = keyof typeof ALGORITHMS
export const isAlgorithm = (alg: unknown): alg is Algorithm => typeof alg === 'string' && Object.hasOwn(ALGORITHMS, alg)

/** Whether a key is of the kind that an algorithm is for. */
export const fitsKey = (alg: Algorithm, key: KeyObject): boolean => ALGORITHMS[alg][0] === kindOf(key)

export function isSigned(alg: Algorithm, key: KeyObject, data: Buffer, signature: Buffer): boolean {
  const [, hash, form, length] = ALGORITHMS[alg]
  return (
    fitsKey(alg, key) && (!length || signature.length === length) && verify(hash, data, { key, ...form }, signature)
  )
}

const CERTIFICATE = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g

/** The certificates of a text that consists of certificates only; null for any other text. */
export function certificatesIn(text: string): string[] | null {
  const found: string[] = text.match(CERTIFICATE) ?? []
  try {
    for (const pem of found) new X509Certificate(pem)
    return text.replace(CERTIFICATE, '').trim() === '' ? found : null
  } catch {
    return null
  }
}

/** The key and subject of the first certificate, and whether its chain ends in a root. Revocation is not looked up. */
export function readCertificates(chain: readonly Buffer[], roots: readonly string[], at: Date) {
  const [leaf, ...others] = chain.map(der => new X509Certificate(der))
  if (!leaf) throw new Error('no certificate')
  const isValid = ({ validFrom, validTo }: X509Certificate, when: Date) =>
    when >= new Date(validFrom) && when <= new Date(validTo)
  const issued = (by: X509Certificate, one: X509Certificate) =>
    by.ca && isValid(by, at) && one.checkIssued(by) && one.verify(by.publicKey)
  const anchors = roots.map(pem => new X509Certificate(pem))
  let last = leaf
  let isTrusted = false
  // Each certificate of the chain must have issued the one before it, and a root the last of them.
  for (const next of [...others, null]) {
    isTrusted ||= isValid(leaf, at) && anchors.some(root => issued(root, last))
    if (!next || !issued(next, last)) break
    last = next
  }
  const names = new Map(leaf.subject.split('\n').map(line => line.split(/=(.*)/s) as [string, string]))
  return {
    key: leaf.publicKey,
    subject: [names.get('CN'), names.get('O')].filter(Boolean).join(', '),
    isTrusted,
    isValidAt: (when: Date) => isValid(leaf, when),
    raw: leaf.raw,
  }
}
