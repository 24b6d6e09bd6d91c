// Checks attached credentials again each day, and resumes interrupted uploads.
import type { CvRecord } from '../../../core/cv-record.ts'
import { createItems, inBatches } from '../../../jobs/items.ts'
import type { MayGoOn } from '../../../jobs/job.ts'
import type { Log } from '../../../lib/log.ts'
import { Problem } from '../../../lib/problem.ts'
import { checkAgain, findRecord, type Owner, type RecordDeps } from './records.ts'
import type { Place } from './store.ts'

type Deps = RecordDeps & {
  findCv: (cvId: string) => Promise<CvRecord | null>
  findUser: (id: string) => Promise<Owner | null>
  log: Pick<Log, 'warn'>
}

const DUE_MS = 24 * 3_600_000
/** Longer than any upload and its check take. */
const UNSURE_MS = 10 * 60_000
const BATCH = 50
/** Checks of one account in one run; the rest waits for the next run. */
const SHARE = 20
const LATER_MS = 2 * 60_000

export function createDailyChecks(deps: Deps) {
  const { findCv, store, now, log } = deps
  const unsure = createItems('credentials without a claim', { now, log })
  const checks = createItems('daily checks of credentials', { now, log })
  const before = (ms: number) => new Date(now().getTime() - ms)

  return {
    /** Checks the due credentials. False when some have to wait, for the share of their account, a limit or an overload. */
    async checkAll(mayGoOn: MayGoOn): Promise<boolean> {
      const counts = new Map<string, number>()
      let isLate = false
      const work = async (place: Place) => {
        const isLater = await checkDue(deps, place, counts)
        if (isLater) isLate = true
        await store.setChecked(place.id, isLater ? before(DUE_MS - LATER_MS) : now())
      }
      // A check that fails is tried again tomorrow.
      const retryLater = ({ id }: Place) => store.setChecked(id, now())
      const due = inBatches(() => store.listDue(before(DUE_MS), BATCH))
      return (await checks.each(due, work, mayGoOn, { retryLater })) && !isLate
    },

    /** After a start: stores or removes the bytes for which a crash interrupted the write of the claim. */
    resume: (): Promise<boolean> =>
      unsure.each(store.listUnsure(before(UNSURE_MS)), async place => {
        const cv = await findCv(place.cvId)
        await (cv && findRecord(cv, place) ? store.setUnsure(place.id, null) : store.removeFile(place.id))
      }),
  }
}

/** `counts`: the checks of each account in this run. True when the check has to wait. */
async function checkDue(deps: Deps, place: Place, counts: Map<string, number>): Promise<boolean> {
  const cv = await deps.findCv(place.cvId)
  const owner = cv && findRecord(cv, place) ? await deps.findUser(cv.userId) : null
  if (!cv || !owner) return false
  const count = counts.get(owner.id) ?? 0
  if (count >= SHARE) return true
  counts.set(owner.id, count + 1)
  try {
    await checkAgain(deps, owner, cv, place)
    return false
  } catch (error) {
    if (error instanceof Problem && ['rate_limited', 'overloaded'].includes(error.code)) return true
    throw error
  }
}
