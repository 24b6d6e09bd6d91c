// Withdraws issued credentials whose claim no longer holds.
import { claimsOf } from '../../../core/claims/verification.ts'
import type { CvRecord } from '../../../core/cv-record.ts'
import { createItems } from '../../../jobs/items.ts'
import type { MayGoOn } from '../../../jobs/job.ts'
import type { Log } from '../../../lib/log.ts'
import type { Issuer } from './issuer.ts'
import type { StatusLists } from './status-lists.ts'
import type { Issued, IssuedStore } from './store.ts'

type Deps = {
  /** Neither in the trash nor under removal. */
  findCv: (nanoId: string) => Promise<CvRecord | null>
  store: IssuedStore
  isRevoked: Issuer['isRevoked']
  lists: StatusLists
  now: () => Date
  log: Pick<Log, 'warn'>
}
export type Settlement = ReturnType<typeof createSettlement>

export function createSettlement({ findCv, store, isRevoked, lists, now, log }: Deps) {
  const unsettled = createItems('issued credentials', { now, log })

  /** Withdraws the credentials of a CV whose claims no longer hold. Idempotent. */
  async function settle(nanoId: string): Promise<void> {
    const issued = await store.listOfCv(nanoId)
    if (issued.length === 0) return
    const cv = await findCv(nanoId)
    for (const one of issued.filter(entry => isWithdrawn(entry, cv, isRevoked))) {
      await store.revoke(one._id)
      lists.noteChange(one.list)
    }
  }

  return {
    settle,
    /** All CVs with credentials: resumes interrupted withdrawals, and withdraws credentials of revoked keys. */
    settleAll: (mayGoOn?: MayGoOn): Promise<boolean> => unsettled.each(store.listCvIds(), settle, mayGoOn),
    /** After a change of a CV. After a failure `later` requests the next run of `settleAll`. */
    settleOrLater: (nanoId: string, later: () => void): Promise<void> =>
      settle(nanoId).catch((error: Error) => {
        log.warn({ cv: nanoId, name: error.name }, 'credentials of a changed CV will be settled later')
        later()
      }),
  }
}

/** Whether the claim of a credential no longer holds. A changed text or name, or a ban, is no reason. */
function isWithdrawn({ section, kind, request, kids = [] }: Issued, cv: CvRecord | null, isRevoked: Deps['isRevoked']) {
  if (!cv?.published || kids.some(isRevoked)) return true
  const { attestations, requests } = claimsOf(cv.claims, section)
  // A newer attestation replaces an older one without withdrawing it.
  if (kind === 'attestation') return attestations.length === 0
  return requests.some(({ id, status }) => id === request && status !== 'confirmed')
}
