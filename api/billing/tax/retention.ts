// How long tax documents name their recipient: until six years after the annual return of their year was due, or longer while an admin
// holds the year. Then the recipients and the PDFs are erased; numbers, days, places, amounts and hashes stay.
import type { UserStore } from '../../accounts/user-store.ts'
import type { YearHoldData } from '../../core/contract/tax-admin.ts'
import type { MayGoOn } from '../../jobs/job.ts'
import { invalid, Problem } from '../../lib/problem.ts'
import type { OrderStore } from '../order-store.ts'
import { firstYearNamed, keepUntil, lastYearOver, yearName } from './numbers.ts'
import type { TaxDocumentStore } from './store.ts'
import type { TaxYearStore } from './year-store.ts'

type Deps = {
  documents: Pick<TaxDocumentStore, 'listYears' | 'listOfYear' | 'erase'>
  years: TaxYearStore
  orders: Pick<OrderStore, 'forgetBuyers'>
  users: Pick<UserStore, 'addAudit' | 'addAuditOnce'>
  now: () => Date
}
export type TaxRetention = ReturnType<typeof createTaxRetention>

const BATCH = 100

export const createTaxRetention = (deps: Deps) => ({
  listHolds: listHolds.bind(null, deps),
  hold: hold.bind(null, deps),
  release: release.bind(null, deps),
  eraseDue: eraseDue.bind(null, deps),
})

async function listHolds({ years }: Deps) {
  const holds = await years.listHolds()
  return holds.map(({ year, reason, at }) => {
    return { id: year, year, keepUntil: keepUntil(checkedYear(year)), reason, at: at.toISOString() }
  })
}

/** A second hold replaces the reason. */
async function hold({ years, users, now }: Deps, by: string, { year, reason }: YearHoldData): Promise<void> {
  checkedYear(year)
  const at = now()
  if (!(await years.hold(year, { reason, at }))) {
    throw new Problem('conflict', { message: `The recipients of ${year} are erased already.` })
  }
  await users.addAudit({ at, by, what: 'documents.hold', target: year, detail: {}, reason })
}

async function release({ years, users, now }: Deps, by: string, { year, reason }: YearHoldData): Promise<void> {
  checkedYear(year)
  if (!(await years.release(year))) throw new Problem('not_found', { message: `${year} is not on hold.` })
  await users.addAudit({ at: now(), by, what: 'documents.release', target: year, detail: {}, reason })
}

function checkedYear(year: string): number {
  const firstYear = firstYearNamed(year)
  if (firstYear === null) throw invalid([{ path: '/year', message: 'This is not a financial year, such as 26-27.' }])
  return firstYear
}

/** The work of a job. False when work is left. */
async function eraseDue(deps: Deps, mayGoOn: MayGoOn): Promise<boolean> {
  for (const firstYear of await deps.documents.listYears(lastYearOver(deps.now()))) {
    if (!(await eraseYear(deps, firstYear, mayGoOn))) return false
  }
  return true
}

/** Every step is repeatable, and a run after a crash begins the year again. A hold stops it before the next batch. */
async function eraseYear({ documents, years, orders, users, now }: Deps, firstYear: number, mayGoOn: MayGoOn) {
  const year = yearName(firstYear)
  let count = 0
  for (let last = ''; ; ) {
    if (!(await years.isErasable(year))) return true
    if (!(await mayGoOn())) return false
    const batch = await documents.listOfYear(firstYear, last, BATCH)
    const end = batch.at(-1)
    if (!end) break
    const ids = batch.map(({ id }) => id)
    await documents.erase(ids, now())
    await orders.forgetBuyers(batch.map(({ orderId }) => orderId))
    last = end.id
    count += batch.length
  }
  const at = now()
  const line = { at, by: 'billing', what: 'documents.erase', target: year, detail: { documents: count }, reason: null }
  await users.addAuditOnce(`documents.erase:${year}`, line)
  await years.endYear(year, at)
  return true
}
