// Credentials that others issued, attached to sections by the owner. The result of a check is stored among the CV’s claims, so that
// showing a page makes no network call; the bytes are stored separately, and checked again each day (daily-checks.ts).

import { nanoid } from 'nanoid'
import { attachProblem, type CheckedCredential } from '../../../core/claims/credentials.ts'
import { claimsOf } from '../../../core/claims/verification.ts'
import { PERSONAL_DETAILS } from '../../../core/cv/personal-fields.ts'
import { pathsOf } from '../../../core/cv/section-values.ts'
import type { CvRecord } from '../../../core/cv-record.ts'
import { draftName } from '../../../core/cv-views.ts'
import type { SignedIn } from '../../../core/signed-in.ts'
import { Problem } from '../../../lib/problem.ts'
import { sha256 } from '../../../lib/sha256.ts'
import { doubtOf } from './issuer-doubt.ts'
import {
  changeRecord,
  checkAgain,
  draftDigest,
  findRecord,
  fitToDraft,
  type Owner,
  type RecordDeps,
} from './records.ts'
import type { Place } from './store.ts'

type Quota = { check(key: string): void; use(key: string): void }
/** `quota`: uploads of one account. */
type Deps = RecordDeps & { quota: Quota }
export type ReceivedService = ReturnType<typeof createReceivedService>

/** The limit of an upload, in bytes. */
export const CREDENTIAL_BYTES = 1024 * 1024
const PER_SECTION = 5
const PER_CV = 20
const HOUR_MS = 3_600_000

export function createReceivedService(deps: Deps) {
  const { store, now } = deps
  return {
    /** Checks a credential and attaches it to the section as it is in the draft. The same file again is the same record. */
    attach: (owner: SignedIn, cvId: string, section: string, bytes: Buffer) =>
      attach(deps, owner, cvId, section, bytes),

    async read(owner: SignedIn, place: Place): Promise<Buffer> {
      await findOwn(deps, owner, place)
      const bytes = await store.findBytes(place.cvId, place.id)
      if (!bytes) throw new Problem('not_found')
      return bytes
    },

    /** Checks the credential again at the owner's request, at most once an hour. */
    async check(owner: SignedIn, place: Place): Promise<void> {
      const cv = await findOwn(deps, owner, place)
      if (!(await store.takeAsk(place.id, new Date(now().getTime() - HOUR_MS), now()))) {
        const message = 'It was checked less than an hour ago.'
        throw new Problem('rate_limited', { message, retryAfterSeconds: HOUR_MS / 1_000 })
      }
      await checkAgain(deps, ownerOf(owner), cv, place)
    },

    /** Records the owner's statement that the credential fits the changed text too. */
    async keep(owner: SignedIn, place: Place): Promise<void> {
      await findOwn(deps, owner, place)
      await changeRecord(deps, owner, place, (record, cv) => fitToDraft(record, place.section, cv))
    },

    async remove(owner: SignedIn, place: Place): Promise<void> {
      await findOwn(deps, owner, place)
      await store.setUnsure(place.id, now())
      await changeRecord(deps, owner, place, () => null)
      await store.removeFile(place.id)
    },
  }
}

async function attach(deps: Deps, owner: SignedIn, cvId: string, section: string, bytes: Buffer): Promise<void> {
  const { cvs, store, checker, quota, now } = deps
  assertRoom(await cvs.findOwn(owner, cvId), section)
  quota.check(owner.id)
  quota.use(owner.id)
  const found = await checker.check(bytes, { id: owner.id, addresses: [owner.email] })
  const problem = attachProblem(found)
  if (problem) throw new Problem('credential_refused', { message: problem })
  const [id, at] = [nanoid(), now()]
  await store.addFile({ id, cvId, section, bytes, unsure: at, checkedAt: at, askedAt: null })
  let isNew = false
  try {
    isNew = await addRecord(deps, owner, { id, cvId, section }, bytes, found, at)
  } catch (error) {
    // After any other error it is unknown whether the claim was written: `resume` decides that later.
    if (error instanceof Problem) await store.removeFile(id)
    throw error
  }
  await (isNew ? store.setUnsure(id, null) : store.removeFile(id))
}

/** False when the same file is attached already. */
async function addRecord(
  { cvs, publicOrigin }: Deps,
  owner: SignedIn,
  { id, cvId, section }: Place,
  bytes: Buffer,
  found: CheckedCredential,
  at: Date,
): Promise<boolean> {
  const digestOfFile = sha256(bytes).toString('hex')
  let isNew = false
  await cvs.changeClaims(owner, cvId, section, (cv, claims) => {
    isNew = !claims.credentials.some(one => one.sha256 === digestOfFile)
    if (!isNew) return claims
    assertRoom(cv, section)
    const checked = { found, doubt: doubtOf(found, ownerOf(owner), cv, publicOrigin), refusal: null, checkedAt: at }
    const text = { digest: draftDigest(cv, section), person: draftName(cv) }
    const record = { id, sha256: digestOfFile, size: bytes.length, at, ...text, ...checked }
    return { ...claims, credentials: [...claims.credentials, record] }
  })
  return isNew
}

/** Throws not_found without such an owner, CV, section or credential. */
async function findOwn({ cvs }: Deps, owner: SignedIn, place: Place): Promise<CvRecord> {
  const cv = await cvs.findOwn(owner, place.cvId)
  if (!findRecord(cv, place)) throw new Problem('not_found')
  return cv
}

const ownerOf = ({ id, email, record }: SignedIn): Owner => ({ id, email, hd: record.hd })

/** Throws not_found without such a section, limit_reached when it has no room for a further credential. */
function assertRoom(cv: CvRecord, section: string): void {
  if (!pathsOf(cv.content).includes(section) || section === PERSONAL_DETAILS) throw new Problem('not_found')
  const full = (what: string, most: number) =>
    new Problem('limit_reached', { message: `A ${what} can have ${most} credentials. Remove one first.` })
  if (claimsOf(cv.claims, section).credentials.length >= PER_SECTION) throw full('section', PER_SECTION)
  const all = Object.values(cv.claims).reduce((sum, { credentials }) => sum + credentials.length, 0)
  if (all >= PER_CV) throw full('CV', PER_CV)
}
