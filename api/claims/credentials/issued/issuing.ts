// Issues the credential of a claim once: a later download returns the same bytes.
import type { CredentialKind } from '../../../core/claims/issued.ts'
import { kidOf } from '../../../crypto/signer.ts'
import { Problem } from '../../../lib/problem.ts'
import { sha256 } from '../../../lib/sha256.ts'
import type { ClaimRecord } from '../../claim-store.ts'
import type { ShownScope } from '../../service.ts'
import { logOf } from '../../verification-reply.ts'
import type { Issuer } from './issuer.ts'
import type { Settlement } from './settlement.ts'
import { type AddressHash, credentialOf, jwtClaimsOf, type SignedClaim } from './shapes.ts'
import type { StatusLists } from './status-lists.ts'
import type { About, Issued, IssuedStore } from './store.ts'

/** A claim that a published CV shows. */
export type Found = { claim: ClaimRecord; shown: ShownScope; kind: CredentialKind }
type Deps = {
  store: IssuedStore
  issuer: Issuer
  lists: StatusLists
  settle: Settlement['settle']
  publicOrigin: string
}
export type Issuing = ReturnType<typeof createIssuing>

export function createIssuing(deps: Deps) {
  const running = new Map<string, Promise<Issued | null>>()
  return {
    /** The credential as it was signed first; null when it was withdrawn meanwhile. Concurrent calls share one signing. */
    issue(found: Found): Promise<Issued | null> {
      const about = aboutOf(found)
      const issuing = running.get(about.key) ?? issue(deps, found, about).finally(() => running.delete(about.key))
      running.set(about.key, issuing)
      return issuing
    },
    sign: (found: Found, status: Issued, address: AddressHash | null) => sign(deps, found, status, address),
  }
}

async function issue(deps: Deps, found: Found, about: About): Promise<Issued | null> {
  const { store, issuer, lists, settle } = deps
  const before = await store.findIssued(about.key)
  if (before?.ldp && !before.kids?.some(issuer.isRevoked)) return before
  if (before) await settle(about.claim)
  await lists.reserve(about)
  const reserved = await store.findIssued(about.key)
  if (!reserved) return null
  const { confirmation, attestation } = found.shown
  const claimKid = found.kind === 'confirmation' ? kidOf(String(confirmation?.signature)) : attestation?.kid
  const kids = claimKid ? [...issuer.kids, claimKid] : issuer.kids
  await store.keepSigned(about.key, { ...(await sign(deps, found, reserved)), kids })
  // The claim may have been withdrawn during the signing.
  await settle(about.claim)
  return store.findIssued(about.key)
}

function sign(
  { issuer, publicOrigin }: Deps,
  found: Found,
  status: SignedClaim['status'],
  address: AddressHash | null = null,
) {
  const credential = credentialOf(issuableOf(found, publicOrigin, status), address)
  return issuer.sign(credential, iat => jwtClaimsOf(credential, iat))
}

function aboutOf({ claim, shown, kind }: Found): About {
  const signature = kind === 'confirmation' ? shown.confirmation?.signature : shown.attestation?.signature
  return {
    key: sha256(`${claim.id} ${kind} ${signature}`).toString('base64url'),
    userId: claim.userId,
    claim: claim.id,
    kind,
    request: kind === 'confirmation' ? (shown.confirmation?.id ?? null) : null,
  }
}

function issuableOf({ claim, shown, kind }: Found, origin: string, status: SignedClaim['status']): SignedClaim {
  const { confirmation, attestation } = shown
  const log = logOf(kind === 'confirmation' ? confirmation : attestation)
  const issuable = { origin, about: claim, status, log }
  if (kind === 'confirmation' && confirmation) return { ...issuable, kind, request: confirmation, value: shown.value }
  if (kind === 'attestation' && attestation) return { ...issuable, kind, record: attestation }
  throw new Problem('not_found')
}
