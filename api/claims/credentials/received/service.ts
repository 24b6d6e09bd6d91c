// Credentials that others issued, attached to words of a CV by the owner. The result of a check is stored in the claim, so that showing a
// page makes no network call; the bytes are stored separately, and checked again each day (daily-checks.ts).

import { nanoid } from 'nanoid'
import type { ClaimParts } from '../../../core/claims/claims.ts'
import { isAboutSame } from '../../../core/claims/credential-fit.ts'
import {
  attachProblem,
  type CheckedCredential,
  type CredentialRecord,
  misfitOf,
} from '../../../core/claims/credentials.ts'
import { keyOfPath } from '../../../core/cv/section-values.ts'
import type { CvRecord } from '../../../core/cv-record.ts'
import { draftName, ownDraftValues } from '../../../core/cv-views.ts'
import { quoted } from '../../../core/quoted.ts'
import type { SignedIn } from '../../../core/signed-in.ts'
import type { CvService } from '../../../cv/service.ts'
import { Problem } from '../../../lib/problem.ts'
import { sha256 } from '../../../lib/sha256.ts'
import type { ClaimTarget } from '../../changes.ts'
import type { ClaimFinder } from '../../claimed-sections.ts'
import { targetOf } from '../../draft-section.ts'
import { doubtOf } from './issuer-doubt.ts'
import { changeRecord, checkAgain, type Owner, type RecordDeps } from './records.ts'

type Quota = { check(key: string): void; use(key: string): void }
/** `quota`: uploads of one account. */
type Deps = RecordDeps & { cvs: Pick<CvService, 'findOwn'>; finder: ClaimFinder; quota: Quota }
/** A credential at a section of a CV. */
export type Attached = Readonly<{ id: string; cvId: string; section: string }>
export type ReceivedService = ReturnType<typeof createReceivedService>

/** The limit of an upload, in bytes. */
export const CREDENTIAL_BYTES = 1024 * 1024
const PER_SECTION = 5
const PER_ACCOUNT = 20
const HOUR_MS = 3_600_000

export function createReceivedService(deps: Deps) {
  const { store, now } = deps
  return {
    /** Checks a credential and attaches it to the words of the section in the draft. The same file again is the same record. */
    attach: (owner: SignedIn, cvId: string, section: string, bytes: Buffer) =>
      attach(deps, owner, cvId, section, bytes),

    async read(owner: SignedIn, at: Attached): Promise<Buffer> {
      await findOwn(deps, owner, at)
      const bytes = await store.findBytes(owner.id, at.id)
      if (!bytes) throw new Problem('not_found')
      return bytes
    },

    /** Checks the credential again at the owner's request, at most once an hour. */
    async check(owner: SignedIn, at: Attached): Promise<void> {
      const { claim } = await findOwn(deps, owner, at)
      if (!(await store.takeAsk(at.id, new Date(now().getTime() - HOUR_MS), now()))) {
        const message = 'It was checked less than an hour ago.'
        throw new Problem('rate_limited', { message, retryAfterSeconds: HOUR_MS / 1_000 })
      }
      await checkAgain(deps, ownerOf(owner), claim, at.id)
    },

    keep: (owner: SignedIn, at: Attached) => keep(deps, owner, at),

    async remove(owner: SignedIn, at: Attached): Promise<void> {
      const { claim } = await findOwn(deps, owner, at)
      await store.setUnsure(at.id, now())
      await changeRecord(deps, claim, at.id, () => null)
      // A kill while it was moved can have left it in a second claim.
      const other = await deps.claims.findByFile(owner.id, 'credentials', at.id)
      if (other) await changeRecord(deps, other, at.id, () => null)
      await store.removeFile(at.id)
    },
  }
}

async function attach(deps: Deps, owner: SignedIn, cvId: string, section: string, bytes: Buffer): Promise<void> {
  const { cvs, finder, store, checker, quota, now } = deps
  const target = await targetOf(finder, await cvs.findOwn(owner, cvId), section, 'facts')
  await assertRoom(deps, owner.id)
  quota.check(owner.id)
  quota.use(owner.id)
  const found = await checker.check(bytes, { id: owner.id, addresses: [owner.email] })
  const problem = attachProblem(found)
  if (problem) throw new Problem('credential_refused', { message: problem })
  const [id, at] = [nanoid(), now()]
  await store.addFile({ id, userId: owner.id, bytes, unsure: at, checkedAt: at, askedAt: null })
  let isNew = false
  try {
    isNew = await addRecord(deps, owner, target, { id, bytes, found, at })
  } catch (error) {
    // After any other error it is unknown whether the claim was written: `resume` decides that later.
    if (error instanceof Problem) await store.removeFile(id)
    throw error
  }
  await (isNew ? store.setUnsure(id, null) : store.removeFile(id))
}

type Checked = { id: string; bytes: Buffer; found: CheckedCredential; at: Date }

/** False when the same file is attached already. */
async function addRecord(
  deps: Deps,
  owner: SignedIn,
  target: ClaimTarget,
  { id, bytes, found, at }: Checked,
): Promise<boolean> {
  const digestOfFile = sha256(bytes).toString('hex')
  const doubt = doubtOf(found, ownerOf(owner), await deps.listCvs(owner.id), deps.publicOrigin)
  const record = { id, sha256: digestOfFile, size: bytes.length, at, found, doubt, refusal: null, checkedAt: at }
  let isNew = false
  await deps.changes.put(target, claim => {
    isNew = !claim.credentials.some(one => one.sha256 === digestOfFile)
    if (!isNew) return claim
    assertRoomIn(claim)
    return { ...claim, credentials: [...claim.credentials, record] }
  })
  return isNew
}

/** The claim about a section that has a credential, of its present or of former words. Throws not_found. */
async function findOwn({ cvs, claims, finder }: Deps, owner: SignedIn, { cvId, section, id }: Attached) {
  const cv: CvRecord = await cvs.findOwn(owner, cvId)
  const claim = await claims.findByFile(owner.id, 'credentials', id)
  const digests = claim ? await finder.digestsAt(cv, section) : []
  const former = Object.values(cv.formerDigests?.[keyOfPath(section)] ?? {})
  if (!claim || ![...digests, ...former].includes(claim.digest)) throw new Problem('not_found')
  return { cv, claim }
}

/**
 * Moves the credential of former words to the present words of the section, as the owner says that it fits. Throws credential_refused when
 * the two have no word in common, or the credential names another person.
 */
async function keep(deps: Deps, owner: SignedIn, at: Attached): Promise<void> {
  const { cv, claim } = await findOwn(deps, owner, at)
  const record = claim.credentials.find(one => one.id === at.id) as CredentialRecord
  const target = await targetOf(deps.finder, cv, at.section, 'facts')
  if (target.digest === claim.digest) return
  const { found } = record
  const isOther = misfitOf(found, draftName(cv)) !== null
  if (isOther || !isAboutSame(found, at.section, ownDraftValues(cv).get(at.section))) {
    const message = isOther
      ? `It names ${quoted(found.subjectName ?? '')}, which is not the name on this CV.`
      : 'It has no word in common with the present title and institution.'
    throw new Problem('credential_refused', { message })
  }
  await deps.changes.put(target, parts => {
    if (parts.credentials.some(one => one.id === at.id)) return parts
    assertRoomIn(parts)
    return { ...parts, credentials: [...parts.credentials, record] }
  })
  await changeRecord(deps, claim, at.id, () => null)
}

const ownerOf = ({ id, email, record }: SignedIn): Owner => ({ id, email, hd: record.hd })

const full = (what: string, most: number) =>
  new Problem('limit_reached', { message: `${what} can have ${most} credentials. Remove one first.` })

/** Throws limit_reached when the account has no room for a further credential. */
async function assertRoom({ claims }: Deps, userId: string): Promise<void> {
  const all = (await claims.listOutlines(userId)).reduce((sum, { credentials }) => sum + credentials, 0)
  if (all >= PER_ACCOUNT) throw full('An account', PER_ACCOUNT)
}
function assertRoomIn({ credentials }: ClaimParts): void {
  if (credentials.length >= PER_SECTION) throw full('A section', PER_SECTION)
}
