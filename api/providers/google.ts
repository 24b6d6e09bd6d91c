// Google as the identity provider: verifies id tokens. The keys are in a cache of our own, because the library's has no time limit, no
// single flight and no stale use. No error text of the library leaves this file, because it can contain the token.
import type { OAuth2Client } from 'google-auth-library'
import { decodeProtectedHeader } from 'jose'
import { withoutFormat } from '../core/format-characters.ts'
import { type Jwk, publicPemOf } from '../crypto/signer.ts'
import { BoundedMap } from '../lib/bounded-map.ts'
import { monotonicMs, nowMs } from '../lib/clock.ts'
import { Problem } from '../lib/problem.ts'
import { sha256 } from '../lib/sha256.ts'

export type GoogleClaims = Readonly<{
  sub: string
  /** Lower case. */
  email: string
  name: string
  picture: string
  /** The Workspace domain of the account, if any. */
  hd: string | null
  iatSeconds: number
  expSeconds: number
  /** The start of validity (`nbf`), if any. */
  nbfSeconds: number | null
}>

export type GoogleVerifier = {
  /** The claims of a valid id token. Throws invalid_token, or sign_in_unavailable when the keys cannot be fetched. */
  verify(idToken: string): Promise<GoogleClaims>
}

export type GoogleOptions = {
  clientIds: readonly string[]
  issuers: readonly string[]
  certsUrl: string
}

const SKEW_SECONDS = 30
const FETCH_TIMEOUT_MS = 3_000
const REFETCH_AT_MOST_MS = 60_000
const STALE_AT_MOST_MS = 24 * 3_600_000
const CACHE_ENTRIES = 10_000
const CACHE_MS = 5 * 60_000
const MAX_KEYS_BYTES = 256 * 1024

type Keys = Record<string, string>

export function createGoogle(options: GoogleOptions, read: typeof fetchKeys = fetchKeys): GoogleVerifier {
  // Loaded on first use, because it is large.
  let loading: Promise<OAuth2Client> | null = null
  const loadClient = () => {
    loading ??= import('google-auth-library').then(library => new library.OAuth2Client())
    return loading
  }
  const keysFor = createKeyCache(options.certsUrl, read)
  const seen = new BoundedMap<string, { claims: GoogleClaims; untilMs: number }>(CACHE_ENTRIES)

  async function check(idToken: string): Promise<GoogleClaims> {
    const [keys, client] = await Promise.all([keysFor(keyIdOf(idToken)), loadClient()])
    try {
      const ticket = await client.verifySignedJwtWithCertsAsync(
        idToken,
        keys,
        [...options.clientIds],
        [...options.issuers],
      )
      return claimsOf(ticket.getPayload())
    } catch {
      throw new Problem('invalid_token')
    }
  }

  return {
    async verify(idToken) {
      if (idToken.length > 8_192) throw new Problem('invalid_token')
      const digest = sha256(idToken).toString('base64')
      const hit = seen.get(digest)
      const claims = hit && hit.untilMs > monotonicMs() ? hit.claims : await check(idToken)
      assertInTime(claims)
      if (claims !== hit?.claims) seen.set(digest, { claims, untilMs: monotonicMs() + CACHE_MS })
      return claims
    },
  }
}

/** The library allows five minutes of clock skew, the contract thirty seconds. */
function assertInTime(claims: GoogleClaims): void {
  const nowSeconds = nowMs() / 1_000
  const fromSeconds = Math.max(claims.iatSeconds, claims.nbfSeconds ?? claims.iatSeconds)
  if (claims.expSeconds + SKEW_SECONDS < nowSeconds || fromSeconds - SKEW_SECONDS > nowSeconds) {
    throw new Problem('invalid_token')
  }
}

function claimsOf(payload: unknown): GoogleClaims {
  const claims = payload as Record<string, unknown>
  const { sub, email, iat, exp, nbf } = claims
  const isText = (value: unknown): value is string =>
    typeof value === 'string' && value.length > 0 && value.length <= 320
  if (!isText(sub) || !isText(email) || typeof iat !== 'number' || typeof exp !== 'number') throw new Error('claims')
  if (nbf !== undefined && typeof nbf !== 'number') throw new Error('nbf')
  if (claims.email_verified !== true) throw new Error('e-mail not verified')
  const text = (value: unknown, max: number) =>
    typeof value === 'string'
      ? Array.from(value.replace(/\p{Cc}/gu, ' ').toWellFormed())
          .slice(0, max)
          .join('')
      : ''
  return {
    sub,
    email: email.toLowerCase(),
    name: withoutFormat(text(claims.name, 200)),
    picture: text(claims.picture, 2_000),
    hd: isText(claims.hd) ? claims.hd.toLowerCase() : null,
    iatSeconds: iat,
    expSeconds: exp,
    nbfSeconds: nbf ?? null,
  }
}

/**
 * The `kid` of the header. Refuses anything but a three-part RS256 token without critical header parameters (RFC 7515, 4.1.11)
 * before a key is looked up.
 */
function keyIdOf(idToken: string): string {
  try {
    if (idToken.split('.').length !== 3) throw new Error('parts')
    const header = decodeProtectedHeader(idToken)
    if (header.alg !== 'RS256' || typeof header.kid !== 'string' || header.crit !== undefined) throw new Error('header')
    return header.kid
  } catch {
    throw new Problem('invalid_token')
  }
}

/** Caches the keys by id: one fetch at a time, at most one fetch a minute for unknown ids, stale keys usable for a day. */
function createKeyCache(url: string, fetchKeys: (url: string) => Promise<Fetched>): (keyId: string) => Promise<Keys> {
  let keys: Keys | null = null
  let freshUntilMs = 0
  let fetchedAtMs = 0
  let triedAtMs = Number.NEGATIVE_INFINITY
  let flight: Promise<void> | null = null

  async function refresh(): Promise<void> {
    triedAtMs = monotonicMs()
    const fetched = await fetchKeys(url)
    keys = fetched.keys
    fetchedAtMs = monotonicMs()
    freshUntilMs = fetchedAtMs + fetched.maxAgeMs
  }
  const refreshOnce = () => {
    flight ??= refresh().finally(() => {
      flight = null
    })
    return flight
  }

  return async keyId => {
    const known = keys !== null && Object.hasOwn(keys, keyId)
    const mayAsk = monotonicMs() - triedAtMs >= REFETCH_AT_MOST_MS
    const wanted = keys === null || (mayAsk && (!known || monotonicMs() > freshUntilMs))
    let failure: unknown
    if (wanted || (flight && !known)) {
      await refreshOnce().catch((error: unknown) => {
        failure = error
      })
    }
    if (keys === null || monotonicMs() - fetchedAtMs > STALE_AT_MOST_MS) {
      throw new Problem('sign_in_unavailable', { retryAfterSeconds: 2, cause: failure })
    }
    if (!Object.hasOwn(keys, keyId)) throw new Problem('invalid_token')
    return keys
  }
}

type Fetched = { keys: Keys; maxAgeMs: number }

/** Google's signing keys and how long they may be cached. Throws when they cannot be fetched. */
export async function fetchKeys(url: string, patience = 1): Promise<Fetched> {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(FETCH_TIMEOUT_MS * patience) })
  if (!response.ok) throw new Error(`keys answered ${response.status}`)
  const text = await response.text()
  if (text.length > MAX_KEYS_BYTES) throw new Error('keys too large')
  const keys = parseKeys(JSON.parse(text))
  if (Object.keys(keys).length === 0) throw new Error('no keys')
  const maxAge = Number(/max-age=(\d+)/.exec(response.headers.get('cache-control') ?? '')?.[1] ?? 300)
  return { keys, maxAgeMs: Math.min(maxAge, 86_400) * 1_000 }
}

/** Google publishes its keys as a JWK set (v3) and as certificates by key id (v1); both are accepted. */
function parseKeys(body: unknown): Keys {
  const keys: Keys = Object.create(null)
  const set = (body as { keys?: unknown }).keys
  if (Array.isArray(set)) {
    for (const jwk of set as Jwk[]) {
      if (jwk.kty !== 'RSA' || typeof jwk.kid !== 'string') continue
      keys[jwk.kid] = publicPemOf(jwk)
    }
    return keys
  }
  for (const [kid, pem] of Object.entries(body as Record<string, unknown>)) {
    if (typeof pem === 'string' && pem.startsWith('-----BEGIN ')) keys[kid] = pem
  }
  return keys
}
