// Google as the identity provider: verifies id tokens by jose, with Google's key set. No error text of the library leaves this file, because
// it can contain the token.
import { createRemoteJWKSet, customFetch, type FetchImplementation, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { withoutFormat } from '../core/format-characters.ts'
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
  fetchKeys?: FetchImplementation
  /** Multiplies the time limit of a fetch, for tests on a busy machine. */
  patience?: number
}

const SKEW_SECONDS = 30
const LONGEST_SECONDS = 24 * 3_600
const FETCH_TIMEOUT_MS = 3_000
const REFETCH_AT_MOST_MS = 60_000
const RENEW_MS = 3_600_000
const STALE_AT_MOST_MS = 24 * 3_600_000
const CACHE_ENTRIES = 10_000
const CACHE_MS = 5 * 60_000
const MAX_KEYS_BYTES = 256 * 1024

export function createGoogle(options: GoogleOptions): GoogleVerifier {
  const keyOf = keySet(options)
  const seen = new BoundedMap<string, { claims: GoogleClaims; untilMs: number }>(CACHE_ENTRIES)
  const expected = {
    algorithms: ['RS256'],
    audience: [...options.clientIds],
    issuer: [...options.issuers],
    clockTolerance: SKEW_SECONDS,
  }

  async function check(idToken: string): Promise<GoogleClaims> {
    try {
      return claimsOf((await jwtVerify(idToken, keyOf, expected)).payload)
    } catch (error) {
      throw error instanceof Problem ? error : new Problem('invalid_token')
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

function assertInTime(claims: GoogleClaims): void {
  const nowSeconds = nowMs() / 1_000
  const fromSeconds = Math.max(claims.iatSeconds, claims.nbfSeconds ?? claims.iatSeconds)
  const isOver = claims.expSeconds + SKEW_SECONDS < nowSeconds
  const isTooLong = claims.expSeconds > nowSeconds + LONGEST_SECONDS
  if (isOver || isTooLong || fromSeconds - SKEW_SECONDS > nowSeconds) throw new Problem('invalid_token')
}

function claimsOf(claims: Record<string, unknown>): GoogleClaims {
  const { aud, sub, email, iat, exp, nbf } = claims
  const isText = (value: unknown): value is string =>
    typeof value === 'string' && value.length > 0 && value.length <= 320
  if (!isText(sub) || !isText(email) || typeof iat !== 'number' || typeof exp !== 'number') throw new Error('claims')
  if (typeof aud !== 'string') throw new Error('aud')
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
 * The key of a token. One fetch at a time; for unknown ids at most one a minute after a fetch. Keys are renewed in the background every
 * hour, and usable for a day when Google cannot be reached. Refuses critical header parameters (RFC 7515, 4.1.11) before it fetches.
 */
function keySet({ certsUrl, fetchKeys: fetchSet = fetchKeys, patience = 1 }: GoogleOptions): JWTVerifyGetKey {
  const keys = createRemoteJWKSet(new URL(certsUrl), {
    timeoutDuration: Math.round(FETCH_TIMEOUT_MS * patience),
    cooldownDuration: REFETCH_AT_MOST_MS,
    cacheMaxAge: STALE_AT_MOST_MS,
    [customFetch]: (url, request) =>
      fetchSet(url, request).catch((cause: unknown) => {
        throw new Problem('sign_in_unavailable', { retryAfterSeconds: 2, cause })
      }),
  })
  let renewAtMs = monotonicMs() + RENEW_MS
  function renew(): void {
    if (monotonicMs() < renewAtMs) return
    renewAtMs = monotonicMs() + REFETCH_AT_MOST_MS
    const renewed = () => {
      renewAtMs = monotonicMs() + RENEW_MS
    }
    keys.reload().then(renewed, () => undefined)
  }

  return async (header, token) => {
    if (typeof header.kid !== 'string' || header.crit !== undefined) throw new Problem('invalid_token')
    renew()
    return keys(header, token)
  }
}

/** Google's signing keys as a JWK set. Throws when they cannot be fetched. */
export const fetchKeys: FetchImplementation = async (url, request) => {
  const response = await fetch(url, request)
  if (!response.ok) throw new Error(`keys answered ${response.status}`)
  const text = await response.text()
  if (text.length > MAX_KEYS_BYTES) throw new Error('keys too large')
  const { keys } = JSON.parse(text)
  if (!Array.isArray(keys) || keys.length === 0) throw new Error('no keys')
  return Response.json({ keys })
}
