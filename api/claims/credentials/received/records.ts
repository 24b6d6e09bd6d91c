// The records of attached credentials among the claims of a CV.
import { isAboutSame } from '../../../core/claims/credential-fit.ts'
import { misfitWords } from '../../../core/claims/credential-words.ts'
import { afterCheck, type CredentialRecord, misfitOf, type Outcome } from '../../../core/claims/credentials.ts'
import { claimsOf } from '../../../core/claims/verification.ts'
import { sectionDigest } from '../../../core/cv/section-values.ts'
import type { CvRecord } from '../../../core/cv-record.ts'
import { draftName, ownDraftValues } from '../../../core/cv-views.ts'
import type { SignedIn } from '../../../core/signed-in.ts'
import type { CvService } from '../../../cv/service.ts'
import { Problem } from '../../../lib/problem.ts'
import { CredentialRefused } from '../check/refused.ts'
import type { CredentialChecker } from './checker.ts'
import { doubtOf } from './issuer-doubt.ts'
import type { Place, ReceivedStore } from './store.ts'

/** An account, as far as a check needs it. */
export type Owner = { id: string; email: string; hd: string | null }
export type RecordDeps = {
  cvs: Pick<CvService, 'findOwn' | 'changeClaims'>
  store: ReceivedStore
  checker: Pick<CredentialChecker, 'check'>
  publicOrigin: string
  now: () => Date
}

export const findRecord = (cv: CvRecord, { section, id }: Place): CredentialRecord | undefined =>
  claimsOf(cv.claims, section).credentials.find(one => one.id === id)

/** Changes or removes one record, if it still exists. */
export async function changeRecord(
  { cvs }: Pick<RecordDeps, 'cvs'>,
  owner: SignedIn | null,
  { cvId, section, id }: Place,
  edit: (record: CredentialRecord, cv: CvRecord) => CredentialRecord | null,
): Promise<void> {
  await cvs.changeClaims(owner, cvId, section, (cv, claims) => {
    const record = claims.credentials.find(one => one.id === id)
    const edited = record ? edit(record, cv) : record
    if (edited === record) return claims
    const credentials = claims.credentials.flatMap(one => (one.id === id ? (edited ?? []) : one))
    return { ...claims, credentials }
  })
}

/** Checks an attached credential again and stores the result. */
export async function checkAgain(deps: RecordDeps, owner: Owner, cv: CvRecord, place: Place): Promise<void> {
  const bytes = await deps.store.findBytes(cv.nanoId, place.id)
  if (!bytes) return
  const outcome = await outcomeOf(deps, owner, cv, bytes)
  await changeRecord(deps, null, place, record => afterCheck(record, outcome, deps.now()))
}

/** A refusal is an outcome; other errors of the checker are thrown. */
async function outcomeOf({ checker, publicOrigin }: RecordDeps, owner: Owner, cv: CvRecord, bytes: Buffer) {
  try {
    const found = await checker.check(bytes, { id: owner.id, addresses: [owner.email] })
    return { found, doubt: doubtOf(found, owner, cv, publicOrigin) } satisfies Outcome
  } catch (error) {
    if (!(error instanceof CredentialRefused)) throw error
    return { refusal: error.message, mayPass: error.reason === 'issuer_unresolved' } satisfies Outcome
  }
}

/** The digest of the section in the draft; empty for a hidden or empty section. */
export function draftDigest(cv: CvRecord, section: string): string {
  const values = ownDraftValues(cv)
  return values.has(section) ? sectionDigest(cv.nanoId, section, values.get(section)) : ''
}

/** The record, attached to the present text of its section. Throws credential_refused when it does not fit that text. */
export function fitToDraft(record: CredentialRecord, section: string, cv: CvRecord): CredentialRecord {
  const digest = draftDigest(cv, section)
  if (digest === record.digest) return record
  const fitted = { ...record, digest }
  const misfit = misfitOf(fitted, { digest, name: draftName(cv) })
  if (misfit === null && isAboutSame(record.found, section, ownDraftValues(cv).get(section))) return fitted
  const { person, found } = record
  const message = misfitWords({ misfit: misfit ?? 'text', person, subjectName: found.subjectName })
  throw new Problem('credential_refused', { message })
}
