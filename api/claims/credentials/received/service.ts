// Credentials that others issued, attached to sections by the owner. What a check found is stored among the CV’s claims, so that showing
// a page makes no network call; the bytes are stored separately, and checked again each day.

import { nanoid } from 'nanoid'
import { isAboutSame } from '../../../core/claims/credential-fit.ts'
import { misfitWords } from '../../../core/claims/credential-words.ts'
import {
  afterCheck,
  attachProblem,
  type CredentialRecord,
  misfitOf,
  type Outcome,
} from '../../../core/claims/credentials.ts'
import { claimsOf } from '../../../core/claims/verification.ts'
import { PERSONAL_DETAILS } from '../../../core/cv/personal-fields.ts'
import { pathsOf, sectionDigest } from '../../../core/cv/section-values.ts'
import type { CvRecord } from '../../../core/cv-record.ts'
import { draftName, ownDraftValues } from '../../../core/cv-views.ts'
import type { SignedIn } from '../../../core/signed-in.ts'
import type { CvService } from '../../../cv/service.ts'
import { createItems, inBatches } from '../../../jobs/items.ts'
import type { MayGoOn } from '../../../jobs/job.ts'
import type { Log } from '../../../lib/log.ts'
import { Problem } from '../../../lib/problem.ts'
import { sha256 } from '../../../lib/sha256.ts'
import type { CredentialChecker } from '../check/checker.ts'
import { CredentialRefused } from '../check/refused.ts'
import { doubtOf } from './issuer-doubt.ts'
import type { Place, ReceivedStore } from './store.ts'

/** An account, as far as a check needs it. */
type Owner = { id: string; email: string; hd: string | null }
type Quota = { check(key: string): void; use(key: string): void }
type Parts = {
  cvs: Pick<CvService, 'findOwn' | 'changeClaims'>
  findCv: (cvId: string) => Promise<CvRecord | null>
  findUser: (id: string) => Promise<Owner | null>
  store: ReceivedStore
  checker: Pick<CredentialChecker, 'check'>
  /** Uploads of one account. */
  quota: Quota
  publicOrigin: string
  now: () => Date
  log: Pick<Log, 'warn'>
}
export type ReceivedService = ReturnType<typeof createReceivedService>

/** The limit of an upload, in bytes. */
export const CREDENTIAL_BYTES = 1024 * 1024
const PER_SECTION = 5
const PER_CV = 20
const HOUR_MS = 3_600_000
const DUE_MS = 24 * HOUR_MS
/** Longer than any upload and its check take. */
const UNSURE_MS = 10 * 60_000
const BATCH = 50
/** Checks of one account in a run of the daily work; the others wait for the next run. */
const SHARE = 20
const LATER_MS = 2 * 60_000

export function createReceivedService(parts: Parts) {
  const { cvs, findCv, findUser, store, checker, quota, publicOrigin, now, log } = parts
  const unsure = createItems('credentials without a claim', { now, log })
  const checks = createItems('daily checks of credentials', { now, log })
  const before = (ms: number) => new Date(now().getTime() - ms)
  const recordOf = (cv: CvRecord, section: string, id: string) =>
    claimsOf(cv.claims, section).credentials?.find(one => one.id === id)

  /** Throws not_found without such an owner, CV, section or credential. */
  async function findOwn(owner: SignedIn, cvId: string, section: string, id: string) {
    const cv = await cvs.findOwn(owner, cvId)
    const record = recordOf(cv, section, id)
    if (!record) throw new Problem('not_found')
    return { cv, record }
  }

  /** Throws what the checker throws but refusals. */
  async function outcomeOf(owner: Owner, cv: CvRecord, bytes: Buffer): Promise<Outcome> {
    try {
      const found = await checker.check(bytes, { id: owner.id, addresses: [owner.email] })
      return { found, doubt: doubtOf(found, owner, cv, publicOrigin) }
    } catch (error) {
      if (!(error instanceof CredentialRefused)) throw error
      return { refusal: error.message, mayPass: error.reason === 'issuer_unresolved' }
    }
  }

  /** Changes one record, if it is still there. */
  async function change(
    owner: SignedIn | null,
    cvId: string,
    section: string,
    id: string,
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

  /** Checks an attached credential again and keeps the result. */
  async function checkAgain(owner: Owner, cv: CvRecord, section: string, id: string): Promise<void> {
    const bytes = await store.findBytes(cv.nanoId, id)
    if (!bytes) return
    const outcome = await outcomeOf(owner, cv, bytes)
    await change(null, cv.nanoId, section, id, record => afterCheck(record, outcome, now()))
  }

  /** `counts`: the checks of each account in this run. True when the check has to wait. */
  async function checkDue({ id, cvId, section }: Place, counts: Map<string, number>): Promise<boolean> {
    const cv = await findCv(cvId)
    const owner = cv && recordOf(cv, section, id) ? await findUser(cv.userId) : null
    if (!cv || !owner) return false
    const count = counts.get(owner.id) ?? 0
    if (count >= SHARE) return true
    counts.set(owner.id, count + 1)
    try {
      await checkAgain(owner, cv, section, id)
      return false
    } catch (error) {
      if (error instanceof Problem && ['rate_limited', 'overloaded'].includes(error.code)) return true
      throw error
    }
  }

  return {
    /** Checks a credential and attaches it to the section as it is in the draft. The same file again is the same record. */
    async attach(owner: SignedIn, cvId: string, section: string, bytes: Buffer): Promise<void> {
      checkRoom(await cvs.findOwn(owner, cvId), section)
      quota.check(owner.id)
      quota.use(owner.id)
      const found = await checker.check(bytes, { id: owner.id, addresses: [owner.email] })
      const problem = attachProblem(found)
      if (problem) throw new Problem('credential_refused', { message: problem })
      const [id, at, digestOfFile] = [nanoid(), now(), sha256(bytes).toString('hex')]
      await store.addCredential({ id, cvId, section, bytes, unsure: at, checkedAt: at, askedAt: null })
      let isKept = false
      try {
        await cvs.changeClaims(owner, cvId, section, (cv, claims) => {
          const { credentials } = claims
          isKept = !credentials.some(one => one.sha256 === digestOfFile)
          if (!isKept) return claims
          checkRoom(cv, section)
          const doubt = doubtOf(found, ownerOf(owner), cv, publicOrigin)
          const checked = { found, doubt, refusal: null, checkedAt: at }
          const digest = digestNow(cv, section)
          const made = { id, sha256: digestOfFile, size: bytes.length, digest, person: draftName(cv), at, ...checked }
          return { ...claims, credentials: [...credentials, made] }
        })
      } catch (error) {
        // After any other error it is unknown whether the claim was written: `resume` decides that later.
        if (error instanceof Problem) await store.removeCredential(id)
        throw error
      }
      await (isKept ? store.setUnsure(id, null) : store.removeCredential(id))
    },

    async read(owner: SignedIn, cvId: string, section: string, id: string): Promise<Buffer> {
      await findOwn(owner, cvId, section, id)
      const bytes = await store.findBytes(cvId, id)
      if (!bytes) throw new Problem('not_found')
      return bytes
    },

    /** Checks it again on the owner's request, once an hour. */
    async check(owner: SignedIn, cvId: string, section: string, id: string): Promise<void> {
      const { cv } = await findOwn(owner, cvId, section, id)
      if (!(await store.takeAsk(id, before(HOUR_MS), now()))) {
        const message = 'It was checked less than an hour ago.'
        throw new Problem('rate_limited', { message, retryAfterSeconds: HOUR_MS / 1_000 })
      }
      await checkAgain(ownerOf(owner), cv, section, id)
    },

    /** The owner says that it fits the present text too. */
    async keep(owner: SignedIn, cvId: string, section: string, id: string): Promise<void> {
      await findOwn(owner, cvId, section, id)
      await change(owner, cvId, section, id, (record, cv) => {
        const digest = digestNow(cv, section)
        if (digest === record.digest) return record
        const kept = { ...record, digest }
        const misfit = misfitOf(kept, { digest, name: draftName(cv) })
        if (misfit === null && isAboutSame(record.found, section, ownDraftValues(cv).get(section))) return kept
        const { person, found } = record
        const message = misfitWords({ misfit: misfit ?? 'text', person, subjectName: found.subjectName })
        throw new Problem('credential_refused', { message })
      })
    },

    async remove(owner: SignedIn, cvId: string, section: string, id: string): Promise<void> {
      await findOwn(owner, cvId, section, id)
      await store.setUnsure(id, now())
      await change(owner, cvId, section, id, () => null)
      await store.removeCredential(id)
    },

    /** Removes what is stored of a CV. Idempotent. */
    removeOfCv: store.removeOfCv,

    /** The daily work. False when some checks have to wait, for the share of their account, a limit or an overload. */
    async checkAll(mayGoOn: MayGoOn): Promise<boolean> {
      const counts = new Map<string, number>()
      let isLate = false
      const work = async (place: Place) => {
        const isLater = await checkDue(place, counts)
        if (isLater) isLate = true
        await store.setChecked(place.id, isLater ? before(DUE_MS - LATER_MS) : now())
      }
      // A check that fails is tried again tomorrow.
      const retryLater = ({ id }: Place) => store.setChecked(id, now())
      const due = inBatches(() => store.listDue(before(DUE_MS), BATCH))
      return (await checks.each(due, work, mayGoOn, { retryLater })) && !isLate
    },

    /** After a start: keeps or removes the bytes for which a crash interrupted the write of the claim. */
    resume: (): Promise<boolean> =>
      unsure.each(store.listUnsure(before(UNSURE_MS)), async ({ id, cvId, section }) => {
        const cv = await findCv(cvId)
        await (cv && recordOf(cv, section, id) ? store.setUnsure(id, null) : store.removeCredential(id))
      }),
  }
}

const ownerOf = ({ id, email, record }: SignedIn): Owner => ({ id, email, hd: record.hd })

/** Throws not_found without such a section, limit_reached when it has no room for a further credential. */
function checkRoom(cv: CvRecord, section: string): void {
  if (!pathsOf(cv.content).includes(section) || section === PERSONAL_DETAILS) throw new Problem('not_found')
  const full = (what: string, most: number) =>
    new Problem('limit_reached', { message: `A ${what} can have ${most} credentials. Remove one first.` })
  if (claimsOf(cv.claims, section).credentials.length >= PER_SECTION) throw full('section', PER_SECTION)
  const all = Object.values(cv.claims).reduce((sum, { credentials }) => sum + credentials.length, 0)
  if (all >= PER_CV) throw full('CV', PER_CV)
}

function digestNow(cv: CvRecord, section: string): string {
  const values = ownDraftValues(cv)
  // A hidden or empty section has no digest yet.
  return values.has(section) ? sectionDigest(cv.nanoId, section, values.get(section)) : ''
}
