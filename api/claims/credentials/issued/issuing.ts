// Issues the credential of a claim once: a later download returns the same bytes.
import type { CredentialKind } from '../../../core/claims/issued.ts'
import type { CvRecord } from '../../../core/cv-record.ts'
import { kidOf } from '../../../crypto/signer.ts'
import { Problem } from '../../../lib/problem.ts'
import { sha256 } from '../../../lib/sha256.ts'
import type { ShownClaim } from '../../service.ts'
import { logOf } from '../../verification-reply.ts'
import type { Issuer } from './issuer.ts'
import type { Settlement } from './settlement.ts'
import { type AddressHash, type Claim, credentialOf, jwtClaimsOf } from './shapes.ts'
import type { StatusLists } from './status-lists.ts'
import type { About, Issued, IssuedStore } from './store.ts'

export type Found = { cv: CvRecord; claim: ShownClaim; kind: CredentialKind }
type Deps = {
  store: IssuedStore
  issuer: Issuer
  lists: StatusLists
  settle: Settlement['settle']
  publicOrigin: string
  /** The colour of a CV. */
  accentOf: (template: string, style: CvRecord['style']) => string
}
export type Issuing = ReturnType<typeof createIssuing>

export function createIssuing(deps: Deps) {
  const running = new Map<string, Promise<Issued | null>>()
  return {
    /** The credential as it was signed first; null when it was withdrawn meanwhile. Concurrent calls share one signing. */
    issue(found: Found): Promise<Issued | null> {
      const about = aboutOf(deps, found)
      const issuing = running.get(about.claim) ?? issue(deps, found, about).finally(() => running.delete(about.claim))
      running.set(about.claim, issuing)
      return issuing
    },
    sign: (found: Found, status: Issued, address: AddressHash | null) => sign(deps, found, status, address),
  }
}

async function issue(deps: Deps, found: Found, about: About): Promise<Issued | null> {
  const { store, issuer, lists, settle } = deps
  const before = await store.findIssued(about.claim)
  if (before?.ldp && !before.kids?.some(issuer.isRevoked)) return before
  if (before) await settle(about.cvId)
  await lists.reserve(about)
  const reserved = await store.findIssued(about.claim)
  if (!reserved) return null
  const { confirmation, attestation } = found.claim
  const claimKid = found.kind === 'confirmation' ? kidOf(String(confirmation?.signature)) : attestation?.kid
  const kids = claimKid ? [...issuer.kids, claimKid] : issuer.kids
  await store.keepSigned(about.claim, { ...(await sign(deps, found, reserved)), kids })
  // The claim may have been withdrawn during the signing.
  await settle(about.cvId)
  return store.findIssued(about.claim)
}

function sign(
  { issuer, publicOrigin }: Deps,
  found: Found,
  status: Claim['status'],
  address: AddressHash | null = null,
) {
  const credential = credentialOf(claimOf(found, publicOrigin, status), address)
  return issuer.sign(credential, iat => jwtClaimsOf(credential, iat))
}

function aboutOf({ accentOf }: Deps, { cv, claim, kind }: Found): About {
  const { template, style } = cv.published?.snapshot ?? cv
  const signature = kind === 'confirmation' ? claim.confirmation?.signature : claim.attestation?.signature
  return {
    claim: sha256(`${cv.nanoId} ${claim.section} ${kind} ${signature}`).toString('base64url'),
    cvId: cv.nanoId,
    section: claim.section,
    kind,
    request: kind === 'confirmation' ? (claim.confirmation?.id ?? null) : null,
    accent: accentOf(template, style),
  }
}

function claimOf({ cv, claim, kind }: Found, origin: string, status: Claim['status']): Claim {
  const { section, digest, value, confirmation, attestation } = claim
  const log = logOf(kind === 'confirmation' ? confirmation : attestation)
  const about = { origin, cv: cv.nanoId, section, digest, status, log }
  if (kind === 'confirmation' && confirmation) return { ...about, kind, request: confirmation, value }
  if (kind === 'attestation' && attestation) return { ...about, kind, record: attestation }
  throw new Problem('not_found')
}
