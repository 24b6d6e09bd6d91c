// The service's signatures of claims: JWS (ES256), signed with the first key and verified with every key that ever signed. The private
// key never leaves this file.
import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import type { AttestationRecord, Judge, RequestMeta, Subject } from '../core/claims/claims.ts'
import { recoverSigner } from '../core/claims/personal-signature.ts'
import type { Claims } from '../core/claims/verification.ts'
import { Problem } from '../lib/problem.ts'
import type { ClaimsStore, PublicJwk } from './store.ts'

export const ATTESTATION_TYPE = 'cv-attestation+jwt'
export const CONFIRMATION_TYPE = 'cv-confirmation+jwt'

type Parts = {
  /** Private JWKs, P-256; the first one signs. */
  keys: readonly Record<string, unknown>[]
  revokedKids: readonly string[]
  publicOrigin: string
  store: Pick<ClaimsStore, 'keepKeys' | 'listKeys'>
  clockMs: () => number
}
type Signed = { kid: string; signature: string }

/** Another process may have begun to sign with a key that this one does not know. */
const LOOK_AGAIN_MS = 1_000
const MEMORIES = 20_000
/** Signatures of JWTs are two numbers side by side. */
const FORM = { dsaEncoding: 'ieee-p1363' } as const

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

function decode(part: string): Record<string, unknown> {
  const bytes = Buffer.from(part, 'base64url')
  if (bytes.toString('base64url') !== part) throw new Error('not in the one form of base64url')
  return Object(JSON.parse(bytes.toString('utf8')))
}

/** Remembers the answers of a costly pure question, the newest ones. */
function remembered<T>(ask: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return text => {
    const found = known.get(text)
    if (found !== undefined || known.has(text)) return found as T
    const answer = ask(text)
    known.set(text, answer)
    for (const oldest of known.keys()) {
      if (known.size <= MEMORIES) break
      known.delete(oldest)
    }
    return answer
  }
}

/** The claims of our JWS for a confirmation. */
export const confirmationClaims = (request: RequestMeta, { origin, cv, section }: Subject) => ({
  iss: origin,
  cv,
  section,
  digest: request.digest,
  // Older ones were signed without it.
  ...((request.person ?? null) !== null && { person: request.person }),
  name: request.name ?? '',
  domain: request.domain,
  freeMail: request.isFreeMail,
  ownDomain: request.isOwnDomain,
  institution: request.institution,
  iat: Math.floor((request.decidedAt ?? request.at).getTime() / 1_000),
})

export type SigningKeys = ReturnType<typeof createSigningKeys>

export function createSigningKeys({ keys, revokedKids, publicOrigin, store, clockMs }: Parts) {
  const own = keys.map(({ kty, crv, x, y, kid }) => ({ kty, crv, x, y, kid, alg: 'ES256', use: 'sig' }) as PublicJwk)
  const verifying = new Map<string, KeyObject>()
  let published: PublicJwk[] = []
  let lookedAtMs = Number.NEGATIVE_INFINITY
  const [first] = keys
  const signing = first && createPrivateKey({ key: { ...first } as never, format: 'jwk' })

  function learn(jwks: readonly PublicJwk[]): void {
    published = jwks.filter(({ kid, kty, crv }) => kty === 'EC' && crv === 'P-256' && !revokedKids.includes(kid))
    for (const jwk of published) {
      if (!verifying.has(jwk.kid)) verifying.set(jwk.kid, createPublicKey({ key: jwk as never, format: 'jwk' }))
    }
  }
  learn(own)

  function signJws(typ: string, claims: object): Signed {
    if (!signing || !first) throw new Problem('attestation_unavailable')
    const kid = String(first.kid)
    const text = `${encode({ alg: 'ES256', typ, kid })}.${encode(claims)}`
    const bytes = sign('sha256', Buffer.from(text), { key: signing, ...FORM })
    return { kid, signature: `${text}.${bytes.toString('base64url')}` }
  }

  /** The type and the claims of a JWS signed by us; null for anything else. Cached, so call it only when the key is known. */
  const readKnown = remembered((text: string): { typ: unknown; claims: Record<string, unknown> } | null => {
    const [head = '', body = '', signature = '', ...rest] = text.split('.')
    if (rest.length > 0) return null
    try {
      const { alg, typ, kid, ...others } = decode(head)
      const key = verifying.get(String(kid))
      const bytes = Buffer.from(signature, 'base64url')
      if (alg !== 'ES256' || !key || Object.keys(others).length > 0) return null
      if (bytes.length !== 64 || bytes.toString('base64url') !== signature) return null
      return verify('sha256', Buffer.from(`${head}.${body}`), { key, ...FORM }, bytes)
        ? { typ, claims: decode(body) }
        : null
    } catch {
      return null
    }
  })

  function readJws(text: string, typ: string, kid: string): Record<string, unknown> | null {
    if (!verifying.has(kid) || kidOf(text) !== kid) return null
    const found = readKnown(text)
    return found?.typ === typ ? found.claims : null
  }

  const recover = remembered((text: string): string | null => {
    const [signature = '', ...statement] = text.split(' ')
    return recoverSigner(statement.join(' '), signature)
  })

  const judge: Judge = {
    origin: publicOrigin,
    isSigned(record: AttestationRecord): boolean {
      if (record.method === 'wallet') {
        return record.signer !== null && recover(`${record.signature} ${record.statement}`) === record.signer
      }
      const claims = record.kid === null ? null : readJws(record.signature, ATTESTATION_TYPE, record.kid)
      if (!claims) return false
      const iat = record.at.getTime() / 1_000
      return isSame(claims, { iss: publicOrigin, statement: record.statement, by: record.by, iat })
    },
    isConfirmed(request: RequestMeta, about: Subject): boolean {
      const kid = request.signature === null ? null : kidOf(request.signature)
      const claims = kid === null ? null : readJws(request.signature as string, CONFIRMATION_TYPE, kid)
      return claims !== null && isSame(claims, confirmationClaims(request, about))
    },
  }

  async function lookAgain(): Promise<void> {
    if (clockMs() - lookedAtMs < LOOK_AGAIN_MS) return
    lookedAtMs = clockMs()
    learn(await store.listKeys())
  }

  return {
    /** Signs that this service recorded the account's statement at this time. */
    signAttestation: (statement: string, by: string, at: Date): Signed =>
      signJws(ATTESTATION_TYPE, { iss: publicOrigin, statement, by, iat: Math.floor(at.getTime() / 1_000) }),
    /** Signs a confirmation; the request's digest, name, domain and times must be the stored ones. */
    signConfirmation: (request: RequestMeta, cv: string, section: string): string =>
      signJws(CONFIRMATION_TYPE, confirmationClaims(request, { origin: publicOrigin, cv, section })).signature,
    /** The verifier of signatures for these claims. Reloads the keys if another process has signed with a new one. */
    async judgeOf(claims: Claims): Promise<Judge> {
      if (kidsOf(claims).some(kid => !verifying.has(kid) && !revokedKids.includes(kid))) await lookAgain()
      return judge
    },
    /** Every public key that ever signed, except revoked ones. */
    async listPublicKeys(): Promise<PublicJwk[]> {
      learn(await store.listKeys())
      return published
    },
    /** At every start, before anything is signed: stores the public keys, so that signatures can be verified for ever. */
    async prepare(): Promise<void> {
      await store.keepKeys(own)
      learn(await store.listKeys())
    },
  }
}

/** Whether two objects have the same members with the same values. */
function isSame(claims: Record<string, unknown>, expected: Record<string, unknown>): boolean {
  const keys = Object.keys(expected)
  return keys.length === Object.keys(claims).length && keys.every(key => claims[key] === expected[key])
}

function kidOf(jws: string): string | null {
  try {
    const { kid } = decode(jws.split('.', 1)[0] ?? '')
    return typeof kid === 'string' ? kid : null
  } catch {
    return null
  }
}

function kidsOf(claims: Claims): string[] {
  return Object.values(claims).flatMap(({ attestations, requests }) => [
    ...attestations.flatMap(({ kid }) => (kid === null ? [] : [kid])),
    ...requests.flatMap(({ signature }) => (signature === null ? [] : (kidOf(signature) ?? []))),
  ])
}
