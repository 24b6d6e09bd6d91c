// Checks attached credentials again each day.
import { createItems, inBatches } from '../../../jobs/items.ts'
import type { MayGoOn } from '../../../jobs/job.ts'
import type { Log } from '../../../lib/log.ts'
import { Problem } from '../../../lib/problem.ts'
import type { ClaimStore } from '../../claim-store.ts'
import type { FileKey } from '../../file-store.ts'
import { type CheckDeps, checkAgain, type Owner } from './checks.ts'
import type { ReceivedStore } from './store.ts'

type Deps = CheckDeps & {
  claims: Pick<ClaimStore, 'findByFile'>
  store: Pick<ReceivedStore, 'listDue' | 'setChecked'>
  findUser: (id: string) => Promise<Owner | null>
  log: Pick<Log, 'warn'>
}

const DUE_MS = 24 * 3_600_000
const BATCH = 50
/** Checks of one account in one run; the rest waits for the next run. */
const SHARE = 20
const LATER_MS = 2 * 60_000

export function createDailyChecks(deps: Deps) {
  const { store, now, log } = deps
  const checks = createItems('daily checks of credentials', { now, log })
  const before = (ms: number) => new Date(now().getTime() - ms)

  return {
    /** Checks the due credentials. False when some have to wait, for the share of their account, a limit or an overload. */
    async checkAll(mayGoOn: MayGoOn): Promise<boolean> {
      const counts = new Map<string, number>()
      let isLate = false
      const work = async (key: FileKey) => {
        const isLater = await checkDue(deps, key, counts)
        if (isLater) isLate = true
        await store.setChecked(key.id, isLater ? before(DUE_MS - LATER_MS) : now())
      }
      // A check that fails is tried again tomorrow.
      const retryLater = ({ id }: FileKey) => store.setChecked(id, now())
      const due = inBatches(() => store.listDue(before(DUE_MS), BATCH))
      return (await checks.each(due, work, mayGoOn, { retryLater })) && !isLate
    },
  }
}

/** `counts`: the checks of each account in this run. True when the check has to wait. */
async function checkDue(deps: Deps, key: FileKey, counts: Map<string, number>): Promise<boolean> {
  const claim = await deps.claims.findByFile(key.userId, 'credentials', key.id)
  const owner = claim && (await deps.findUser(key.userId))
  if (!claim || !owner) return false
  const count = counts.get(owner.id) ?? 0
  if (count >= SHARE) return true
  counts.set(owner.id, count + 1)
  try {
    await checkAgain(deps, owner, claim, key.id)
    return false
  } catch (error) {
    if (error instanceof Problem && ['rate_limited', 'overloaded'].includes(error.code)) return true
    throw error
  }
}
