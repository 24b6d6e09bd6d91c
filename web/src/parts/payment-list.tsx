// The user's payments, each with its invoices and credit notes. Nothing is shown without payments.
import type { PaymentData } from '../../../api/core/contract/billing.ts'
import type { TaxDocumentData } from '../../../api/core/contract/tax.ts'
import { dayInIndia } from '../../../api/core/days.ts'
import { readDocument, usePayments } from '../data/payments.ts'
import { money } from '../data/plans.ts'
import { SupportEmail } from './prose.tsx'
import { saveFile } from './save-file.ts'
import { useBusy } from './use-busy.ts'
import './payment-list.css'

const STATES: Record<PaymentData['status'], string> = {
  paid: 'Paid',
  unconfirmed: 'Paid, being confirmed',
  refund_pending: 'Refund under way',
  partially_refunded: 'Partly refunded',
  refunded: 'Refunded',
  charged_back: 'Reversed by your bank',
  revoked: 'Not confirmed, Pro has ended',
}
const KINDS: Record<TaxDocumentData['kind'], string> = {
  invoice: 'Invoice',
  credit_note: 'Credit note',
  bill: 'Bill',
  bill_reversal: 'Bill reversal',
}
const MINOR_PER_MAJOR = 100

export function PaymentList() {
  const { data: payments } = usePayments()
  if (!payments || payments.length === 0) return null
  return (
    <section className="payments" aria-labelledby="payments">
      <h3 id="payments">Payments</h3>
      <ul>
        {payments.map(payment => (
          <Row key={payment.id} payment={payment} />
        ))}
      </ul>
      {payments.some(({ documents }) => documents.length > 0) && (
        <p className="payments-wrong">
          Something wrong on it? Write to <SupportEmail />.
        </p>
      )}
    </section>
  )
}

function Row({ payment }: { payment: PaymentData }) {
  const { date, amountMinor, currency, from, to, status, documents, overLimit } = payment
  const period = from && to ? `Pro, ${dayInIndia(from)} to ${dayInIndia(to)}` : 'Pro'
  return (
    <li>
      <span>
        <strong>{dayInIndia(date)}</strong>
        <small>{overLimit ? 'Refunded in full: the coupon was used up, so this payment gave no Pro' : period}</small>
      </span>
      <span className="payment-amount">{money(amountMinor / MINOR_PER_MAJOR, currency)}</span>
      <span className="tag">{STATES[status]}</span>
      <div className="payment-documents">
        {documents.map(document => (
          <Document key={document.id} document={document} />
        ))}
        {documents.length === 0 && <p>{whyNone(payment)}</p>}
      </div>
    </li>
  )
}

function whyNone({ amountMinor, status, documentState }: PaymentData): string {
  if (amountMinor === 0) return 'Nothing was charged.'
  if (documentState === 'waiting' || status === 'unconfirmed') return 'The invoice follows.'
  return status === 'revoked' ? '' : 'Sent back before it began.'
}

function Document({ document: { id, kind, number, date } }: { document: TaxDocumentData }) {
  const [busy, run] = useBusy()
  const download = () =>
    run(async () => {
      const { name, file } = await readDocument(id)
      saveFile(name, file)
    })
  return (
    <p>
      <span>
        {KINDS[kind]} {number} · <time dateTime={date}>{dayInIndia(date)} ·</time>
      </span>{' '}
      <button type="button" className="link-button" disabled={busy} onClick={download}>
        Download<span className="visually-hidden"> {number}</span>
      </button>
    </p>
  )
}
