// Google's id tokens, signed with a key of the sandbox's own. Independent of how the service checks them.
import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomUUID,
  sign,
} from 'node:crypto'
import { keptOnce } from '../kept.ts'

/** `picture`: an address, empty for none; a drawn one unless given. */
export type Account = { email: string; name: string; picture?: string }
export type TokenWish = Account & {
  sub?: string
  /** The hosted domain; null for none. Follows from the address unless given. */
  hd?: string | null
  /** Seconds from now; negative for a token that is past already. 3600 unless given. */
  expiresIn?: number
  audience?: string
  emailVerified?: boolean
  nonce?: string
}
export type Signer = ReturnType<typeof createSigner>

const HOUR = 3600

/** Signs for `issuer`; the key is kept in `dataDir` (mode 0600) so that tokens outlive a restart, or in memory when that is null. */
export function createSigner(issuer: string, defaultAudience: string, dataDir: string | null) {
  const key = createPrivateKey(keptOnce(dataDir, 'google-key.pem', newKey))
  const jwk = createPublicKey(key).export({ format: 'jwk' })
  const kid = createHash('sha256').update(String(jwk.n)).digest('hex').slice(0, 40)
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
    // A token that is past already was issued an hour before it ended, as any other.
    iat: expiresIn > 0 ? now : now + expiresIn - HOUR,
    exp: now + expiresIn,
    jti: randomUUID().replaceAll('-', ''),
  }
}

/** Addresses of gmail.com belong to no organisation; every other sample address is its domain's own. */
function hostedDomain(email: string): string | null {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  return domain === 'gmail.com' ? null : domain
}

/** Twenty-one digits, as the real ones have; the same address is the same account. */
export function subjectOf(email: string): string {
  const digest = createHash('sha256').update(email.toLowerCase()).digest('hex')
  return `1${(BigInt(`0x${digest}`) % 10n ** 20n).toString().padStart(20, '0')}`
}

function compact(key: KeyObject, kid: string, claims: object) {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const signed = `${encode({ alg: 'RS256', kid, typ: 'JWT' })}.${encode(claims)}`
  return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), key).toString('base64url')}`
}

/** The key in PEM: 2048 bits, as Google's. */
const newKey = () =>
  String(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }))
