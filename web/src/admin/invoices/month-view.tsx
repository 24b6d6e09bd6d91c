// The return GSTR-1 of a month: its tables with their sums and files, its reconciliation with payments, and sales abroad.
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import type { Gstr1Table, ReconciliationData } from '../../../../api/core/contract/tax-admin.ts'
import { countryName } from '../../../../api/core/tax/states.ts'
import { getReturn, useReturn } from '../../data/admin.ts'
import type { ReplyOf } from '../../data/contract.ts'
import { dayOf } from '../../parts/dates.ts'
import { Icon } from '../../parts/icon.tsx'
import { Link } from '../../parts/link.tsx'
import { Notice, ProblemNotice } from '../../parts/notice.tsx'
import { saveFile } from '../../parts/save-file.ts'
import { useBusy } from '../../parts/use-busy.ts'
import { paths } from '../../paths.ts'
import { SectionHead } from '../paged-section.tsx'
import { Holds } from './holds.tsx'
import { Ledger } from './ledger.tsx'
import { exactly, figure } from './tax-facts.tsx'

type Return = ReplyOf<'GET', '/admin/gstr1'>
const TABLES: Record<Gstr1Table, string> = {
  b2b: 'B2B (4A), with a GSTIN',
  b2cl: 'B2CL (5), large without one',
  b2cs: 'B2CS (7), others by place',
  exp: 'EXP (6A), exports',
  cdnr: 'CDNR (9B), notes with a GSTIN',
  cdnur: 'CDNUR (9B), notes without one',
  hsn_b2b: 'HSN (12), with a GSTIN',
  hsn_b2c: 'HSN (12), all others',
  docs: 'Documents (13)',
}
const HEADS = { taxableMinor: 'Taxable', igstMinor: 'IGST', cgstMinor: 'CGST', sgstMinor: 'SGST or UTGST' } as const
const HEAD_KEYS = Object.keys(HEADS) as (keyof typeof HEADS)[]
/** The figures of the reconciliation, in the order of their columns. */
const FIGURES: Record<string, string> = {
  paymentsMinor: 'Payments',
  documentsMinor: 'Documents',
  refundedBeforeMinor: 'Refunded before supply',
  refundsMinor: 'Refunds',
  notesMinor: 'Credit notes',
  waitingMinor: 'Waiting',
  withoutNoteMinor: 'Too small for a note',
  issuedMinor: 'Issued',
  causedMinor: 'Paid this month',
  paidEarlierMinor: 'Paid earlier',
  issuedLaterMinor: 'Issued later',
}

export function MonthView({ month }: { month: string }) {
  const { data, problem, reload } = useReturn(month)
  const [, navigate] = useLocation()
  const choose = (value: string) => navigate(`${paths.admin}?show=invoices&month=${value}`, { replace: true })
  return (
    <>
      <div className="admin-tools">
        <label className="field">
          <span className="visually-hidden">Month</span>
          <input
            type="month"
            pattern="\d{4}-\d{2}"
            min="2017-07"
            defaultValue={month}
            onChange={({ target: { validity, value } }) => validity.valid && value && choose(value)}
          />
        </label>
        {data && (
          <Save className="button primary" month={month}>
            Download all (zip)
          </Save>
        )}
        <Link href={`${paths.admin}?show=invoices`}>All invoices</Link>
      </div>
      {problem?.status === 409 && (
        <Notice icon="info" title="No return">
          <p>{problem.message}</p>
        </Notice>
      )}
      {problem && problem.status !== 409 && <ProblemNotice problem={problem} retry={reload} />}
      {!data && !problem && <span className="skeleton line" />}
      {data && <Tables {...data} />}
      {data && <Reconciled found={data.reconciliation} reload={reload} />}
      <Holds />
    </>
  )
}

const Tables = ({ month, tables, countries }: Return) => (
  <>
    <SectionHead id="return" title="GSTR-1" />
    <Ledger
      title="Tables, in rupees"
      columns={['Table', 'Rows', ...Object.values(HEADS), 'File']}
      rows={tables.map(({ table, rows, ...sums }) => [
        TABLES[table],
        rows,
        ...HEAD_KEYS.map(head => (table === 'docs' ? '' : figure(sums[head]))),
        <Save key={table} className="link-button" month={month} table={table}>
          CSV<span className="visually-hidden"> of {TABLES[table]}</span>
        </Save>,
      ])}
    />
    <Ledger
      title="Sales abroad"
      columns={['Country', 'Sales', 'Rupees']}
      rows={countries.map(({ country, count, inrTotalMinor }) => [countryName(country), count, figure(inrTotalMinor)])}
    />
  </>
)

type SaveProps = { month: string; table?: Gstr1Table; className: string; children: ReactNode }
function Save({ month, table, className, children }: SaveProps) {
  const [busy, run] = useBusy()
  const name = `TruCV GSTR-1 ${month}${table ? ` ${table}.csv` : '.zip'}`
  const save = () => run(async () => saveFile(name, await getReturn(month, table)))
  return (
    <button type="button" className={className} disabled={busy} onClick={save}>
      <Icon name="download" /> {children}
    </button>
  )
}

function Reconciled({ found, reload }: { found: ReconciliationData; reload: () => void }) {
  return (
    <>
      <SectionHead id="reconciliation" title="Payments and documents">
        <button type="button" className="link-button" onClick={reload}>
          Count again
        </button>
      </SectionHead>
      <Sums title="Paid" of={found.paid} />
      <Sums title="Issued" of={found.issued} />
      <Sums title="Refunded" of={found.refunded} />
      <Ledger
        title="Tables and series"
        fault={tableFaults(found)}
        columns={['Series', 'Documents', 'Last number', 'Missing']}
        rows={found.series.map(({ series, count, last, missing }) => [series, count, last, missing])}
      />
      {!found.balanced && <Leftovers found={found} />}
      <Shifted title="Paid earlier, issued in this month" of={found.paidEarlier} />
      <Shifted title="Paid in this month, issued later" of={found.issuedLater} />
      <Ledger
        title="Lost chargebacks"
        columns={['Currency', 'Lost', 'Credited']}
        rows={found.chargebacks.map(one => [one.currency, figure(one.lostMinor), figure(one.creditedMinor)])}
      />
    </>
  )
}

type Figures = Readonly<Record<string, number>>
type CurrencySums = Readonly<{ currency: string; inr: object }>
/** One row for each currency, and one of what it was worth in rupees. */
function Sums({ title, of }: { title: string; of: readonly CurrencySums[] }) {
  const rows = of.flatMap(({ currency, inr, ...sums }): [string, Figures][] => {
    const own: [string, Figures] = [currency, sums as Figures]
    return currency === 'INR' ? [own] : [own, [`${currency} in rupees`, inr as Figures]]
  })
  const wrong = rows.filter(([, { differenceMinor }]) => differenceMinor !== 0)
  const names = Object.keys(FIGURES).filter(name => name in (rows[0]?.[1] ?? {}))
  return (
    <Ledger
      title={title}
      fault={wrong.map(([currency, sums]) => `${currency}: ${figure(Number(sums.differenceMinor))}`).join('; ')}
      columns={['Currency', ...names.map(name => String(FIGURES[name]))]}
      rows={rows.map(([currency, sums]) => [currency, ...names.map(name => figure(Number(sums[name])))])}
    />
  )
}

function tableFaults({ tables, series, damaged }: ReconciliationData): string {
  const heads = HEAD_KEYS.filter(head => tables[head] !== 0)
  const faults = [
    ...heads.map(head => `${HEADS[head]} of table 12 differs by ${exactly(tables[head], 'INR')}`),
    ...series.filter(one => one.missing !== 0).map(one => `${one.series} lacks ${one.missing}`),
    damaged.length > 0 && `${damaged.length} changed`,
  ]
  return faults.filter(Boolean).join('; ')
}

const Leftovers = ({ found }: { found: ReconciliationData }) => (
  <Ledger
    title="To be looked at"
    columns={['Order or document', 'What', 'Amount', 'Payment']}
    rows={[
      ...found.leftovers.map(
        ({ orderId, currency, minor, what }) =>
          [orderId, `${what} and document differ`, exactly(minor, currency), paymentLink(orderId)] as const,
      ),
      ...found.damaged.map(
        ({ orderId, number }) => [number, 'document or its file was changed', '', paymentLink(orderId)] as const,
      ),
    ]}
  />
)

const Shifted = ({ title, of }: { title: string; of: ReconciliationData['paidEarlier'] }) => (
  <Ledger
    title={title}
    columns={['Document', 'Paid', 'Issued', 'Payment']}
    rows={of.map(({ orderId, number, paid, issued }) => [number, dayOf(paid), dayOf(issued), paymentLink(orderId)])}
  />
)

const paymentLink = (id: string) => (
  <Link href={`${paths.admin}?show=payments&id=${id}`}>
    Open<span className="visually-hidden"> the payment of {id}</span>
  </Link>
)
