// Google's id tokens, signed with the sandbox's own key. Shares no code with the service's checks.
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto'
import { sha256 } from '../../lib/sha256.ts'
import { keptOnce } from '../kept.ts'

/** `picture`: an address, or empty for none; by default a generated one. */
export type Account = { email: string; name: string; picture?: string }
export type TokenWish = Account & {
  sub?: string
  /** The hosted domain; null for none; by default that of the address. */
  hd?: string | null
  /** Seconds from now, by default 3600; negative for an expired token. */
  expiresIn?: number
  audience?: string
  emailVerified?: boolean
  nonce?: string
}
export type Signer = ReturnType<typeof createSigner>

const HOUR = 3600

/** Signs for `issuer`. The key is kept in `dataDir`, so that tokens survive a restart. */
export function createSigner(issuer: string, defaultAudience: string, dataDir: string | null) {
  const key = createPrivateKey(keptOnce(dataDir, 'google-key.pem', newKey))
  const jwk = createPublicKey(key).export({ format: 'jwk' })
  const kid = sha256(String(jwk.n)).toString('hex').slice(0, 40)
  return {
    certs: () => ({ keys: [{ ...jwk, kid, use: 'sig', alg: 'RS256' }] }),
    /** The compact JWT for this account. */
    token: (wish: TokenWish) => compact(key, kid, claimsOf(wish, issuer, defaultAudience)),
  }
}

function claimsOf(wish: TokenWish, issuer: string, defaultAudience: string) {
  const now = Math.floor(Date.now() / 1000)
  const expiresIn = wish.expiresIn ?? HOUR
  const audience = wish.audience ?? defaultAudience
  const [given, ...family] = wish.name.split(' ')
  const picture = wish.picture ?? `${issuer}/google/picture.svg?of=${encodeURIComponent(wish.name)}`
  const hd = wish.hd === undefined ? hostedDomain(wish.email) : wish.hd
  return {
    iss: issuer,
    azp: audience,
    aud: audience,
    sub: wish.sub ?? subjectOf(wish.email),
    ...(hd ? { hd } : {}),
    email: wish.email,
    email_verified: wish.emailVerified ?? true,
    ...(wish.nonce ? { nonce: wish.nonce } : {}),
    name: wish.name,
    ...(picture ? { picture } : {}),
    given_name: given,
    ...(family.length ? { family_name: family.join(' ') } : {}),
    // An expired token was issued an hour before it expired.
    iat: expiresIn > 0 ? now : now + expiresIn - HOUR,
    exp: now + expiresIn,
    jti: randomUUID().replaceAll('-', ''),
  }
}

/** Addresses at gmail.com have no hosted domain; all others have their own. */
function hostedDomain(email: string): string | null {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  return domain === 'gmail.com' ? null : domain
}

/** Twenty-one digits, as at Google; the same address gives the same subject. */
export function subjectOf(email: string): string {
  const digest = sha256(email.toLowerCase()).toString('hex')
  return `1${(BigInt(`0x${digest}`) % 10n ** 20n).toString().padStart(20, '0')}`
}

function compact(key: KeyObject, kid: string, claims: object) {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const signed = `${encode({ alg: 'RS256', kid, typ: 'JWT' })}.${encode(claims)}`
  return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), key).toString('base64url')}`
}

const newKey = () =>
  String(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }))
