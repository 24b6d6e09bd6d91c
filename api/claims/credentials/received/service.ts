// Credentials that others issued, attached to words of a CV by the owner. The result of a check is stored in the claim, so that showing a
// page makes no network call; the bytes are stored separately, and checked again each day (daily-checks.ts).

import { nanoid } from 'nanoid'
import { attachedCredentials } from '../../../core/claims/attached-credentials.ts'
import { isAboutSame } from '../../../core/claims/credential-fit.ts'
import { attachProblem, type CredentialRecord, misfitOf } from '../../../core/claims/credentials.ts'
import type { AttachedCredentialData } from '../../../core/contract/claims.ts'
import type { CvRecord } from '../../../core/cv-record.ts'
import { draftName, ownDraftValues } from '../../../core/cv-views.ts'
import { quoted } from '../../../core/quoted.ts'
import type { SignedIn } from '../../../core/signed-in.ts'
import { overLimit, Problem } from '../../../lib/problem.ts'
import { sha256 } from '../../../lib/sha256.ts'
import type { Attached } from '../../attached-files.ts'
import { type CheckDeps, check, checkAgain, type Owner } from './checks.ts'
import type { CredentialFiles, ReceivedStore } from './store.ts'

type Quota = { check(key: string): void; use(key: string): void }
/** `quota`: uploads of one account. */
type Deps = CheckDeps & { files: CredentialFiles; store: Pick<ReceivedStore, 'takeAsk'>; quota: Quota }
export type ReceivedService = ReturnType<typeof createReceivedService>

/** The limit of an upload, in bytes. */
export const CREDENTIAL_BYTES = 1024 * 1024
const HOUR_MS = 3_600_000

export function createReceivedService(deps: Deps) {
  const { files, store, quota, now } = deps
  /** The credentials that are attached to the draft. */
  const list = async (owner: SignedIn, cvId: string) => attachedCredentials(await files.findSections(owner, cvId))
  return {
    /** Checks a credential and attaches it to the words of the section in the draft. The same file again is the same record. */
    async attach(owner: SignedIn, cvId: string, section: string, bytes: Buffer): Promise<AttachedCredentialData> {
      const target = await files.findRoom(owner, cvId, section)
      quota.check(owner.id)
      quota.use(owner.id)
      const { found, doubt } = await check(deps, ownerOf(owner), bytes)
      const problem = attachProblem(found)
      if (problem) throw new Problem('credential_refused', { message: problem })
      const at = now()
      const file = { id: nanoid(), sha256: sha256(bytes).toString('hex'), size: bytes.length, at }
      const record = { ...file, found, doubt, refusal: null, checkedAt: at }
      const { id } = await files.add(target, bytes, record, { checkedAt: at, askedAt: null })
      const made = (await list(owner, cvId)).find(one => one.id === id && one.section === section)
      // The section was changed meanwhile.
      if (!made) throw new Problem('content_changed')
      return made
    },

    list,

    read: files.read,

    /** Checks the credential again at the owner's request, at most once an hour. */
    async check(owner: SignedIn, at: Attached): Promise<void> {
      const { claim } = await files.findOwn(owner, at)
      if (!(await store.takeAsk(at.id, new Date(now().getTime() - HOUR_MS), now()))) {
        const message = 'It was checked less than an hour ago.'
        throw overLimit({ name: 'credential-checks', max: 1, seconds: HOUR_MS / 1_000 }, HOUR_MS, message)
      }
      await checkAgain(deps, ownerOf(owner), claim, at.id)
    },

    /** Throws credential_refused when the section and the credential have no word in common, or it names another person. */
    keep: (owner: SignedIn, at: Attached) => files.keep(owner, at, (record, cv) => assertFits(record, cv, at.section)),

    remove: files.remove,
  }
}

function assertFits({ found }: CredentialRecord, cv: CvRecord, section: string): void {
  const isOther = misfitOf(found, draftName(cv)) !== null
  if (!isOther && isAboutSame(found, section, ownDraftValues(cv).get(section))) return
  const message = isOther
    ? `It names ${quoted(found.subjectName ?? '')}, which is not the name on this CV.`
    : 'It has no word in common with the present title and institution.'
  throw new Problem('credential_refused', { message })
}

const ownerOf = ({ id, email, record }: SignedIn): Owner => ({ id, email, hd: record.hd })
