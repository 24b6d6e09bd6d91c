// The user's payments, with receipts. Nothing is shown without payments.
import type { PaymentData } from '../../../api/core/contract/billing.ts'
import { dayInIndia } from '../../../api/core/days.ts'
import { getReceipt, usePayments } from '../data/payments.ts'
import { money } from '../data/plans.ts'
import { Icon } from './icon.tsx'
import { saveFile } from './save-file.ts'
import { useBusy } from './use-busy.ts'
import './payment-list.css'

const STATES: Record<PaymentData['status'], string> = {
  paid: 'Paid',
  unconfirmed: 'Paid, being confirmed',
  refund_pending: 'Refund under way',
  partially_refunded: 'Partly refunded',
  refunded: 'Refunded',
  revoked: 'Not confirmed, Pro has ended',
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
    </section>
  )
}

function Row({ payment }: { payment: PaymentData }) {
  const { date, amountMinor, currency, from, to, status, receiptNumber, overLimit } = payment
  const period = from && to ? `Pro, ${dayInIndia(from)} to ${dayInIndia(to)}` : 'Pro'
  return (
    <li>
      <span>
        <strong>{dayInIndia(date)}</strong>
        <small>{overLimit ? 'Refunded in full: the coupon was used up, so this payment gave no Pro' : period}</small>
      </span>
      <span className="payment-amount">{money(amountMinor / MINOR_PER_MAJOR, currency)}</span>
      <span className="tag">{STATES[status]}</span>
      {receiptNumber ? <ReceiptButton payment={payment} number={receiptNumber} /> : <span />}
    </li>
  )
}

function ReceiptButton({ payment, number }: { payment: PaymentData; number: string }) {
  const [busy, run] = useBusy()
  const download = () =>
    run(async () => saveFile(`Receipt ${number.replaceAll('/', '-')}.pdf`, await getReceipt(payment.id)))
  return (
    <button type="button" className="link-button" disabled={busy} onClick={download}>
      <Icon name="download" /> Receipt<span className="visually-hidden"> of {dayInIndia(payment.date)}</span>
    </button>
  )
}
