// All tax documents: found by words and filters, each with what it says, the trail of its order, and its PDF.
import { useDeferredValue, useState } from 'react'
import { useSearch } from 'wouter'
import type { AdminTaxDocumentData } from '../../../../api/core/contract/tax.ts'
import { isoDayInIndia } from '../../../../api/core/days.ts'
import { ABROAD, STATES } from '../../../../api/core/tax/states.ts'
import { type DocumentQuery, getTaxDocument, useTaxDocument, useTaxDocuments } from '../../data/admin.ts'
import { dayOf } from '../../parts/dates.ts'
import { Icon } from '../../parts/icon.tsx'
import { Link } from '../../parts/link.tsx'
import { ProblemNotice } from '../../parts/notice.tsx'
import { saveFile } from '../../parts/save-file.ts'
import { useBusy } from '../../parts/use-busy.ts'
import { paths } from '../../paths.ts'
import { PagedSection } from '../paged-section.tsx'
import { Trail } from '../payments.tsx'
import { AmendDialog } from './amend-dialog.tsx'
import { MonthView } from './month-view.tsx'
import { exactly, TaxFacts } from './tax-facts.tsx'

const KINDS: Record<AdminTaxDocumentData['kind'], string> = {
  invoice: 'Invoice',
  credit_note: 'Credit note',
  bill: 'Bill',
  bill_reversal: 'Bill reversal',
}
const PROBLEMS: Record<AdminTaxDocumentData['problems'][number], string> = {
  place_assumed: 'Place assumed',
  late: 'Late',
  without_pdf: 'Without PDF',
  file_before_30_november: 'File before 30 November',
}
const places = Object.entries(STATES).sort(([, a], [, b]) => (a < b ? -1 : 1))
/** Of each filter its name, the words for no filter, and the values with their words. */
const FILTERS: [name: 'kind' | 'state' | 'table' | 'problem', all: string, values: [string, string][]][] = [
  ['kind', 'All kinds', Object.entries(KINDS)],
  ['state', 'All places', [...places, [ABROAD, 'Outside India']]],
  ['table', 'All tables', ['B2B', 'B2CL', 'B2CS', 'EXP'].map(table => [table, table])],
  ['problem', 'All documents', Object.entries(PROBLEMS)],
]
const EMPTY = {
  icon: 'mail',
  title: 'No invoices found',
  text: 'Each paid order has one. They are found by the whole number, GSTIN, id or name, an address by its beginning.',
} as const

export function Invoices() {
  const asked = new URLSearchParams(useSearch())
  const [q, month] = [asked.get('q') ?? '', asked.get('month')]
  return month ? <MonthView month={month} /> : <Found key={q} q={q} />
}

function Found({ q }: { q: string }) {
  const [query, setQuery] = useState<Partial<DocumentQuery>>({ q })
  const asked = useDeferredValue(query)
  const list = useTaxDocuments({ ...asked, q: asked.q?.trim() ?? '' })
  const set = (name: keyof DocumentQuery, value: string) => setQuery({ ...query, [name]: value })
  return (
    <>
      <div className="admin-tools">
        <label className="field find">
          <span className="visually-hidden">Find invoices</span>
          <input
            type="search"
            placeholder="Number, GSTIN, payment or order id, name or e-mail"
            value={query.q}
            maxLength={320}
            onChange={({ target }) => set('q', target.value)}
          />
        </label>
        <label className="field">
          <span className="visually-hidden">Month</span>
          <input
            type="month"
            pattern="\d{4}-\d{2}"
            onChange={({ target }) => set('month', target.validity.valid ? target.value : '')}
          />
        </label>
        {FILTERS.map(([name, all, values]) => (
          <label key={name} className="field">
            <span className="visually-hidden">{all}</span>
            <select onChange={({ target }) => set(name, target.value)}>
              <option value="">{all}</option>
              {values.map(([value, words]) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <PagedSection
        id="invoices"
        title="Invoices"
        action={
          <Link href={`${paths.admin}?show=invoices&month=${isoDayInIndia(new Date()).slice(0, 7)}`}>By month</Link>
        }
        list={list}
        itemsOf={page => page.documents}
        empty={EMPTY}
        className="invoices"
      >
        {document => <Row key={document.id} document={document} />}
      </PagedSection>
    </>
  )
}

function Row({ document }: { document: AdminTaxDocumentData }) {
  const { id, kind, number, date, totalMinor, currency, orderId, paymentId, recipient, gstin, place, problems } =
    document
  const [isOpen, setOpen] = useState(false)
  const [busy, run] = useBusy()
  const save = () => run(async () => saveFile(`TruCV ${number.replaceAll('/', '-')}.pdf`, await getTaxDocument(id)))
  const facts = [dayOf(date), place?.name, document.table, gstin && `GSTIN ${gstin}`, paymentId]
  return (
    <li>
      <span className="row-main">
        <strong>{number}</strong> {recipient}
        <small>{facts.filter(Boolean).join(' · ')}</small>
        <span className="row-tags">
          <span className="tag">{KINDS[kind]}</span>
          {problems.map(problem => (
            <span key={problem} className="tag changed">
              {PROBLEMS[problem]}
            </span>
          ))}
        </span>
      </span>
      <span className="row-figure">{exactly(totalMinor, currency)}</span>
      <span className="row-actions">
        <button type="button" className="link-button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Details<span className="visually-hidden"> of {number}</span>
        </button>
        <button type="button" className="link-button" disabled={busy} onClick={save}>
          <Icon name="download" /> PDF<span className="visually-hidden"> of {number}</span>
        </button>
        <Link className="link-button" href={`${paths.admin}?show=payments&id=${orderId}`}>
          Payment<span className="visually-hidden"> of {number}</span>
        </Link>
      </span>
      {isOpen && <Opened document={document} />}
    </li>
  )
}

function Opened({ document: { id, number, orderId, amendable } }: { document: AdminTaxDocumentData }) {
  const { data, problem, reload } = useTaxDocument(id)
  const [isAmending, setAmending] = useState(false)
  return (
    <>
      {problem && <ProblemNotice problem={problem} retry={reload} />}
      {data ? <TaxFacts {...data} /> : !problem && <span className="skeleton line" />}
      {data && amendable && (
        <button type="button" className="link-button" onClick={() => setAmending(true)}>
          <Icon name="pen" /> Correct details<span className="visually-hidden"> of {number}</span>
        </button>
      )}
      <Trail id={orderId} />
      {data && isAmending && <AmendDialog id={id} facts={data.facts} onClose={() => setAmending(false)} />}
    </>
  )
}
