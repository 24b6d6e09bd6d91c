// The reply of GET /cvs/:id/verification, which is attached to PDFs too: every claim of a version with all data needed to check it.
import type { Static } from 'typebox'
import type { LogPlace } from '../core/claims/claims.ts'
import { describeConfirmation, listOfCredentials } from '../core/claims/verification.ts'
import type { CvRecord } from '../core/cv-record.ts'
import { shownName, shownValues } from '../core/cv-views.ts'
import type { AttestationKey } from './routes.ts'
import type { ClaimsService, ShownScope } from './service.ts'

/** A version as strangers see it. `at`: when it was published; `asOf`: when its claims were verified. */
export type ShownVersion = {
  name: string
  /** The public value of each section, by path. */
  values: ReadonlyMap<string, unknown>
  version: number
  at: Date
  asOf: Date
}
type Parts = { claims: Pick<ClaimsService, 'findShownCv' | 'shownClaims' | 'listPublicKeys'>; publicOrigin: string }

/** The claims of a CV, verified against this version: the reply without `success`. */
export async function describeVerificationOf({ claims, publicOrigin }: Parts, cv: CvRecord, shown: ShownVersion) {
  const { holder, claims: found } = await claims.shownClaims(cv, shown)
  return {
    format: 3 as const,
    cv: cv.nanoId,
    holder,
    name: shown.name,
    origin: publicOrigin,
    version: shown.version,
    publishedAt: shown.at.toISOString(),
    asOf: shown.asOf.toISOString(),
    claims: found.map(describeClaim),
    keys: (await claims.listPublicKeys()) as Static<typeof AttestationKey>[],
  }
}

/** The reply about the published version, with its cache key; null when nothing is published. */
export async function describeVerification(parts: Parts, nanoId: string) {
  const found = await parts.claims.findShownCv(nanoId)
  if (!found) return null
  const { cv, published, asOf } = found
  const shown = { name: shownName(cv), values: shownValues(cv), version: published.version, at: published.at, asOf }
  const body = { success: true as const, ...(await describeVerificationOf(parts, cv, shown)) }
  return { key: { version: shown.version, rev: cv.rev }, body }
}

function describeClaim(shown: ShownScope) {
  const { section, scope, level, digest, value, attestation, confirmation, credentials } = shown
  return {
    section: section.path,
    scope,
    level,
    digest,
    value,
    method: attestation?.method ?? null,
    by: attestation?.by ?? null,
    person: attestation?.person ?? null,
    statement: attestation?.statement ?? null,
    signature: attestation?.signature ?? null,
    signer: attestation?.signer ?? null,
    kid: attestation?.kid ?? null,
    at: attestation?.at.toISOString() ?? null,
    valid: attestation?.valid === true,
    log: logOf(attestation),
    ...(confirmation && { confirmation: { ...confirmationOf(confirmation), log: logOf(confirmation) } }),
    ...listOfCredentials(credentials, section, false),
  }
}

const confirmationOf = ({ place: _, ...found }: NonNullable<ShownScope['confirmation']>) =>
  describeConfirmation(found, false)

/** The log entry of a claim with its inclusion proof; null without one, or before it is included. */
export function logOf(claim: { place?: LogPlace } | null) {
  if (!claim?.place || claim.place === 'soon') return null
  const { entry, salt, proof } = claim.place
  return { entry, salt, proof }
}
