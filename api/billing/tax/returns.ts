// What the operator's accountant files and checks: the return GSTR-1 of a month, its files, and the reconciliation of payments and documents.
import { strToU8, zipSync } from 'fflate'
import type { AuditEntry, UserStore } from '../../accounts/user-store.ts'
import { CURRENCIES, type Currency } from '../../core/contract/tax.ts'
import type { Gstr1Table, ReconciliationData } from '../../core/contract/tax-admin.ts'
import { isoDayInIndia } from '../../core/days.ts'
import { ABROAD } from '../../core/tax/states.ts'
import type { MayGoOn } from '../../jobs/job.ts'
import type { Log } from '../../lib/log.ts'
import { Problem } from '../../lib/problem.ts'
import type { OrderStore } from '../order-store.ts'
import { gstr1Of, headSums, monthOf, type ReturnFacts } from './gstr1.ts'
import { csvOf, TABLES } from './gstr1-files.ts'
import { hashOf } from './issue.ts'
import { firstYearOf, monthInIndia, seriesOf, yearName } from './numbers.ts'
import { openBooks } from './reconcile.ts'
import type { DocumentRecord, ReturnDocument, TaxDocumentStore } from './store.ts'

type Deps = {
  documents: TaxDocumentStore
  orders: Pick<OrderStore, 'listMovedIds' | 'listByIds'>
  users: Pick<UserStore, 'addAudit'>
  /** Empty for a seller who is not registered. */
  sellerGstin: string
  now: () => Date
  log: Log
}
type File = { name: string; bytes: Buffer }
/** What the last run of the job found: minor units that are left over, missing numbers, and changed documents. */
type Figures = { differences: Record<Currency, number>; missing: number; altered: number }
export type TaxReturns = ReturnType<typeof createTaxReturns>

const BATCH = 200
const DAY_MS = 86_400_000
const ALWAYS = async () => true
/** The same in every zip, so that its bytes depend on the tables alone. */
const ZIP_TIME = '1980-01-01T00:00:00'

export function createTaxReturns(deps: Deps) {
  let figures: Figures | null = null
  return {
    read: read.bind(null, deps),
    readCsv: readCsv.bind(null, deps),
    readZip: readZip.bind(null, deps),
    /** The work of a job: this month and the last. */
    async reconcile(mayGoOn: MayGoOn): Promise<boolean> {
      const found = await reconcileRecent(deps, mayGoOn)
      figures = found ?? figures
      return found !== null
    },
    /** Null before the first run of the job in this process. */
    figures: (): Figures | null => figures,
  }
}

type Issued = { startedAt: Date; issued: readonly ReturnDocument[] }
/** The documents of a month, in the order of their numbers. They are read by days, so that other requests run in between. */
async function issuedIn({ documents, now }: Deps, month: string): Promise<Issued> {
  const startedAt = now()
  const issued: ReturnDocument[] = []
  const [from, to] = monthInIndia(month).map(Number) as [number, number]
  for (let day = from; day < to; day += DAY_MS) {
    issued.push(...(await documents.listIssued(new Date(day), new Date(day + DAY_MS))))
  }
  return { startedAt, issued }
}

/** The documents of a month and its tables. Throws conflict for a seller without GSTIN. */
async function tablesOf(deps: Deps, month: string) {
  if (deps.sellerGstin === '') {
    throw new Problem('conflict', { message: 'The seller is not registered under GST and files no return.' })
  }
  const found = await issuedIn(deps, month)
  const facts = found.issued.map(one => one.facts)
  const gstr1 = gstr1Of(monthOf(month), facts)
  const names = new Map(facts.map(({ number, recipient }) => [number, recipient?.name ?? '']))
  return { found, facts, gstr1, csv: (table: Gstr1Table) => csvOf(table, gstr1, names) }
}

async function read(deps: Deps, month: string) {
  const { found, facts, gstr1 } = await tablesOf(deps, month)
  const reconciliation = (await reconcileMonth(deps, month, found, ALWAYS)) as ReconciliationData
  const tables = TABLES.map(table => ({ table, rows: gstr1[table].length, ...headSums(gstr1[table]) }))
  return { month, tables, countries: countriesOf(facts), reconciliation }
}

/** Invoices to each country abroad, and their value less the notes of the month. */
function countriesOf(facts: readonly ReturnFacts[]) {
  const abroad = facts.filter(({ placeOfSupply }) => placeOfSupply?.code === ABROAD)
  const countries = new Set(abroad.flatMap(({ recipient }) => recipient?.country ?? []))
  return [...countries].sort().map(country => {
    const own = abroad.filter(({ recipient }) => recipient?.country === country)
    const inrTotalMinor = own.reduce((sum, one) => sum + (one.against ? -1 : 1) * one.inrTotalMinor, 0)
    return { country, count: own.filter(({ against }) => !against).length, inrTotalMinor }
  })
}

async function readCsv(deps: Deps, by: string, month: string, table: Gstr1Table): Promise<File> {
  const { csv } = await tablesOf(deps, month)
  await record(deps, by, month, table)
  return { name: `TruCV GSTR-1 ${month} ${table}.csv`, bytes: Buffer.from(csv(table)) }
}

async function readZip(deps: Deps, by: string, month: string): Promise<File> {
  const { csv } = await tablesOf(deps, month)
  await record(deps, by, month, 'all')
  const files = Object.fromEntries(TABLES.map(table => [`${table}.csv`, strToU8(csv(table))]))
  return { name: `TruCV GSTR-1 ${month}.zip`, bytes: Buffer.from(zipSync(files, { mtime: ZIP_TIME })) }
}

/** Each download is a line of the audit trail: the tables name people and companies. */
function record({ users, now }: Deps, by: string, month: string, table: Gstr1Table | 'all'): Promise<void> {
  const what = 'gstr1.download'
  const entry: AuditEntry = { at: now(), by, what, target: month, detail: { month, table }, reason: null }
  return users.addAudit(entry)
}

/** Null when it was interrupted. */
async function reconcileMonth(
  deps: Deps,
  month: string,
  { issued, startedAt }: Issued,
  mayGoOn: MayGoOn,
): Promise<ReconciliationData | null> {
  const { documents, orders } = deps
  const [from, to] = monthInIndia(month)
  const books = openBooks(month, issued, startedAt)
  const damaged: ReconciliationData['damaged'] = []
  const moved = await orders.listMovedIds(from, to)
  const ids = [...new Set([...moved, ...issued.map(({ orderId }) => orderId)])]
  for (let at = 0; at < ids.length; at += BATCH) {
    if (!(await mayGoOn())) return null
    const batch = await orders.listByIds(ids.slice(at, at + BATCH))
    // After the orders: a document that is issued meanwhile is no difference.
    const found = await documents.listOf(batch.map(({ id }) => id))
    const ofOrder = (id: string) => found.filter(({ orderId }) => orderId === id)
    for (const order of batch) books.add(order, ofOrder(order.id))
    damaged.push(...(await damagedOf(documents, found)))
  }
  const rest = { ...books.close(), series: await seriesOfYear(deps, from), damaged }
  return { ...rest, balanced: isBalanced(rest) }
}

/** Documents whose facts differ from their hash, or whose file is gone. Of erased ones neither can be known. */
async function damagedOf(store: TaxDocumentStore, documents: readonly DocumentRecord[]) {
  const digests = await store.listDigests(documents.map(({ id }) => id))
  const isDamaged = ({ id, facts, hash, pdf }: DocumentRecord) =>
    hashOf(facts) !== hash || (pdf !== null && digests.get(id) !== pdf.sha256)
  const damaged = documents.filter(one => !one.erasedAt && isDamaged(one))
  return damaged.map(({ orderId, number }) => ({ orderId, number }))
}

/** Every series of the month's year. */
async function seriesOfYear({ documents }: Deps, at: Date) {
  const firstYear = firstYearOf(at)
  return (await documents.countRuns(firstYear)).map(({ kind, run, last, count }) => {
    return { series: `${seriesOf(kind, run)}/${yearName(firstYear)}`, count, last, missing: last - count }
  })
}

type Found = Omit<ReconciliationData, 'balanced'>

function isBalanced(found: Found): boolean {
  const { missing, altered, differences } = figuresOf([found])
  return missing === 0 && altered === 0 && Object.values(differences).every(minor => minor === 0)
}

/** Differences without their signs, so that two of them never cancel out. */
function figuresOf(months: readonly Found[]): Figures {
  const differences = Object.fromEntries(CURRENCIES.map(currency => [currency, 0])) as Record<Currency, number>
  const add = (currency: Currency, minor: number, inrMinor: number) => {
    differences[currency] += Math.abs(minor)
    if (currency !== 'INR') differences.INR += Math.abs(inrMinor)
  }
  for (const { leftovers, issued, tables } of months) {
    // Points 1 and 3 differ by what is left over.
    for (const { currency, minor, inrMinor } of leftovers) add(currency, minor, inrMinor)
    for (const { currency, differenceMinor, inr } of issued) add(currency, differenceMinor, inr.differenceMinor)
    for (const paise of Object.values(tables)) add('INR', paise, paise)
  }
  // Both months have the series of their year, and an order's documents may be of both.
  const missing = new Map(months.flatMap(({ series }) => series.map(one => [one.series, one.missing])))
  const altered = new Set(months.flatMap(({ damaged }) => damaged.map(({ number }) => number)))
  return { differences, missing: [...missing.values()].reduce((sum, count) => sum + count, 0), altered: altered.size }
}

/** Null when it was interrupted. */
async function reconcileRecent(deps: Deps, mayGoOn: MayGoOn): Promise<Figures | null> {
  const { now, log } = deps
  const month = isoDayInIndia(now()).slice(0, 7)
  const before = isoDayInIndia(new Date(monthInIndia(month)[0].getTime() - 1)).slice(0, 7)
  const found: ReconciliationData[] = []
  for (const one of [before, month]) {
    const result = await reconcileMonth(deps, one, await issuedIn(deps, one), mayGoOn)
    if (!result) return null
    found.push(result)
    for (const { orderId: order, ...rest } of result.leftovers) {
      log.warn({ month: one, order, ...rest }, 'payments and tax documents do not add up')
    }
    for (const { orderId: order, number } of result.damaged) {
      log.warn({ month: one, order, number }, 'a tax document was changed in the database')
    }
    for (const series of result.series) if (series.missing > 0) log.warn(series, 'numbers of tax documents are missing')
  }
  return figuresOf(found)
}
