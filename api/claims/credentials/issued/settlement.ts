// Withdraws issued credentials whose claim has ended.
import { createItems } from '../../../jobs/items.ts'
import type { MayGoOn } from '../../../jobs/job.ts'
import type { Log } from '../../../lib/log.ts'
import type { ClaimRecord, ClaimStore } from '../../claim-store.ts'
import type { Issuer } from './issuer.ts'
import type { StatusLists } from './status-lists.ts'
import type { Issued, IssuedStore } from './store.ts'

type Deps = {
  claims: Pick<ClaimStore, 'findById'>
  store: IssuedStore
  isRevoked: Issuer['isRevoked']
  lists: StatusLists
  now: () => Date
  log: Pick<Log, 'warn'>
}
export type Settlement = ReturnType<typeof createSettlement>

export function createSettlement({ claims, store, isRevoked, lists, now, log }: Deps) {
  const unsettled = createItems('issued credentials', { now, log })

  /** Withdraws the credentials of a claim that has ended. Idempotent. */
  async function settle(claimId: string): Promise<void> {
    const issued = await store.listOfClaim(claimId)
    if (issued.length === 0) return
    const claim = await claims.findById(claimId)
    for (const one of issued.filter(entry => isWithdrawn(entry, claim, isRevoked))) {
      await store.revoke(one._id)
      lists.noteChange(one.list)
    }
  }

  return {
    settle,
    /** All claims with credentials: resumes interrupted withdrawals, and withdraws credentials of revoked keys. */
    settleAll: (mayGoOn?: MayGoOn): Promise<boolean> => unsettled.each(store.listClaimIds(), settle, mayGoOn),
  }
}

/** Whether the claim of a credential has ended. Other words, another name, unpublishing and a ban only hide it. */
function isWithdrawn({ kind, request, kids = [] }: Issued, claim: ClaimRecord | null, isRevoked: Deps['isRevoked']) {
  if (!claim || kids.some(isRevoked)) return true
  // A newer attestation replaces an older one without withdrawing it.
  if (kind === 'attestation') return claim.attestations.length === 0
  return claim.requests.every(({ id, status }) => id !== request || status !== 'confirmed')
}
