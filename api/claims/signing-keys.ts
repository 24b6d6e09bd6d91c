// The service's signatures of claims: JWS (ES256), signed with the first key, verified with every key that has signed. crypto/signer.ts
// holds the private key.
import type { AttestationRecord, Claim, ClaimSubject, RequestMeta, Verifier } from '../core/claims/claims.ts'
import { recoverSigner } from '../core/claims/personal-signature.ts'
import {
  createSigner,
  type KeyObject,
  kidOf,
  type PublicJwk,
  publicJwkOf,
  publicKeyOf,
  readJws,
} from '../crypto/signer.ts'
import { BoundedMap } from '../lib/bounded-map.ts'
import { Problem } from '../lib/problem.ts'
import type { KeyStore } from './key-store.ts'

export const ATTESTATION_TYPE = 'cv-attestation+jwt'
export const CONFIRMATION_TYPE = 'cv-confirmation+jwt'

type Deps = {
  /** Private JWKs, P-256; the first one signs. */
  keys: readonly Record<string, unknown>[]
  revokedKids: readonly string[]
  publicOrigin: string
  store: Pick<KeyStore, 'keepKeys' | 'listKeys'>
  clockMs: () => number
}
type Signed = { kid: string; signature: string }

/** The minimum time between two reads of the stored keys, for keys that other processes have started to use. */
const REFRESH_MS = 1_000
const CACHED = 20_000

/** Caches the results of an expensive pure function, the newest ones. */
function cached<T>(ask: (text: string) => T): (text: string) => T {
  const known = new BoundedMap<string, T>(CACHED)
  return text => {
    const found = known.get(text)
    if (found !== undefined || known.has(text)) return found as T
    const answer = ask(text)
    known.set(text, answer)
    return answer
  }
}

/** The claims of our JWS for a confirmation. */
export const confirmationClaims = (request: RequestMeta, about: ClaimSubject, origin: string) => ({
  iss: origin,
  holder: about.holder,
  kind: about.kind,
  scope: about.scope,
  digest: about.digest,
  person: request.person,
  name: request.name ?? '',
  domain: request.domain,
  freeMail: request.isFreeMail,
  ownDomain: request.isOwnDomain,
  institution: request.institution,
  iat: Math.floor((request.decidedAt ?? request.at).getTime() / 1_000),
})

export type SigningKeys = ReturnType<typeof createSigningKeys>

export function createSigningKeys({ keys, revokedKids, publicOrigin, store, clockMs }: Deps) {
  const own = keys.map(publicJwkOf)
  const verifying = new Map<string, KeyObject>()
  let published: PublicJwk[] = []
  let refreshedAtMs = Number.NEGATIVE_INFINITY
  const [first] = keys
  const signer = first && createSigner(first)
  const verifier = createVerifier(verifying, publicOrigin)

  function learn(jwks: readonly PublicJwk[]): void {
    published = jwks.filter(({ kid, kty, crv }) => kty === 'EC' && crv === 'P-256' && !revokedKids.includes(kid))
    for (const jwk of published) {
      if (!verifying.has(jwk.kid)) verifying.set(jwk.kid, publicKeyOf(jwk))
    }
  }
  learn(own)

  function sign(typ: string, claims: object): Signed {
    if (!signer) throw new Problem('attestation_unavailable')
    return { kid: signer.kid, signature: signer.sign(typ, claims) }
  }

  async function refreshKeys(): Promise<void> {
    if (clockMs() - refreshedAtMs < REFRESH_MS) return
    refreshedAtMs = clockMs()
    learn(await store.listKeys())
  }

  return {
    /** Signs that this service recorded the account's statement at this time. */
    signAttestation: (statement: string, by: string, at: Date): Signed =>
      sign(ATTESTATION_TYPE, { iss: publicOrigin, statement, by, iat: Math.floor(at.getTime() / 1_000) }),
    /** For a request that is being confirmed: name, domain and times must be the stored ones. */
    signConfirmation: (request: RequestMeta, about: ClaimSubject): string =>
      sign(CONFIRMATION_TYPE, confirmationClaims(request, about, publicOrigin)).signature,
    /** Verifies the signatures of these claims. Reads the stored keys again for an unknown key. */
    async verifierOf(claims: readonly Claim[]): Promise<Verifier> {
      if (kidsOf(claims).some(kid => !verifying.has(kid) && !revokedKids.includes(kid))) await refreshKeys()
      return verifier
    },
    /** Every public key that has signed, except revoked keys. */
    async listPublicKeys(): Promise<PublicJwk[]> {
      learn(await store.listKeys())
      return published
    },
    /** Called at every start, before the first signature: stores the public keys permanently, so that signatures can always be verified. */
    async prepare(): Promise<void> {
      await store.keepKeys(own)
      learn(await store.listKeys())
    },
  }
}

/** Verifies claims by these keys; results are cached. */
function createVerifier(keys: ReadonlyMap<string, KeyObject>, origin: string): Verifier {
  /** Only for signatures of known keys, because the result is cached. */
  const readKnown = cached(text => readJws(text, kid => keys.get(kid)))
  const recover = cached((text: string): string | null => {
    const [signature = '', ...statement] = text.split(' ')
    return recoverSigner(statement.join(' '), signature)
  })

  function claimsIn(jws: string, typ: string, kid: string | null): Record<string, unknown> | null {
    if (kid === null || !keys.has(kid) || kidOf(jws) !== kid) return null
    const found = readKnown(jws)
    return found?.typ === typ ? found.claims : null
  }

  return {
    origin,
    isSigned(record: AttestationRecord): boolean {
      if (record.method === 'wallet') {
        return record.signer !== null && recover(`${record.signature} ${record.statement}`) === record.signer
      }
      const claims = claimsIn(record.signature, ATTESTATION_TYPE, record.kid)
      const { statement, by, at } = record
      return claims !== null && isSame(claims, { iss: origin, statement, by, iat: at.getTime() / 1_000 })
    },
    isConfirmed(request: RequestMeta, about: ClaimSubject): boolean {
      if (request.signature === null) return false
      const claims = claimsIn(request.signature, CONFIRMATION_TYPE, kidOf(request.signature))
      return claims !== null && isSame(claims, confirmationClaims(request, about, origin))
    },
  }
}

/** Whether two objects have the same members with the same values. */
function isSame(claims: Record<string, unknown>, expected: Record<string, unknown>): boolean {
  const keys = Object.keys(expected)
  return keys.length === Object.keys(claims).length && keys.every(key => claims[key] === expected[key])
}

function kidsOf(claims: readonly Claim[]): string[] {
  return claims.flatMap(({ attestations, requests }) => [
    ...attestations.flatMap(({ kid }) => (kid === null ? [] : [kid])),
    ...requests.flatMap(({ signature }) => (signature === null ? [] : (kidOf(signature) ?? []))),
  ])
}
