// All payments, each with what happened to it, and the way to send it back.
import { useState } from 'react'
import { toast } from 'react-hot-toast'
import type { AdminPaymentData } from '../../../api/core/contract/billing.ts'
import { refund, useAllPayments, useTrail } from '../data/admin.ts'
import { money } from '../data/plans.ts'
import { dayOf, momentOf } from '../parts/dates.ts'
import { Notice, ProblemNotice } from '../parts/notice.tsx'
import { AskReason } from './ask-reason.tsx'
import { More } from './more.tsx'

const STATES: Record<AdminPaymentData['status'], string> = {
  paid: 'Paid',
  unconfirmed: 'Unconfirmed',
  refund_pending: 'Refund under way',
  partially_refunded: 'Partly refunded',
  refunded: 'Refunded',
  revoked: 'Taken back',
  open: 'Open',
  failed: 'Failed',
  abandoned: 'Abandoned',
}
const REFUNDABLE = ['paid', 'unconfirmed', 'partially_refunded']
const MINOR_PER_MAJOR = 100
const amountOf = ({ amountMinor, currency }: AdminPaymentData) => money(amountMinor / MINOR_PER_MAJOR, currency)

export function Payments() {
  const { pages, problem, reload, loadMore } = useAllPayments()
  const [asked, setAsked] = useState<AdminPaymentData | null>(null)
  const payments = pages?.flatMap(page => page.payments)
  return (
    <section aria-labelledby="payments">
      <div className="part-head">
        <h2 id="payments">Payments</h2>
      </div>
      {!payments && problem && <ProblemNotice problem={problem} retry={reload} />}
      {payments?.length === 0 && (
        <Notice icon="mail" title="No payments yet">
          <p>Every order stands here from the moment it is made.</p>
        </Notice>
      )}
      <ul className="rows">
        {payments?.map(payment => (
          <PaymentRow key={payment.id} payment={payment} onRefund={() => setAsked(payment)} />
        ))}
      </ul>
      <More key={payments?.length} loadMore={loadMore} />
      {asked && (
        <AskReason
          title={`Refund ${amountOf(asked)}?`}
          action="Refund"
          onClose={() => setAsked(null)}
          onConfirm={async reason => {
            await refund(asked.id, reason)
            toast.success('The refund is under way.')
          }}
        >
          {asked.email ?? 'An account that is gone'} gets back what is left of this payment, and the period that it paid
          for ends.
        </AskReason>
      )}
    </section>
  )
}

function PaymentRow({ payment, onRefund }: { payment: AdminPaymentData; onRefund: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const { email, date, status, paymentId, couponCode, amountMinor, review } = payment
  const facts = [dayOf(date), paymentId, couponCode && `coupon ${couponCode}`].filter(Boolean).join(' · ')
  return (
    <li>
      <span className="row-main">
        <strong>{email ?? 'Account deleted'}</strong>
        <small>{facts}</small>
        {review && <small className="review">To be looked at: {review}</small>}
      </span>
      <span className="row-figure">{amountOf(payment)}</span>
      <span className={status === 'paid' ? 'tag strong' : 'tag'}>{STATES[status]}</span>
      <span className="row-actions">
        <button type="button" className="link-button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Trail
        </button>
        {REFUNDABLE.includes(status) && amountMinor > 0 && (
          <button type="button" className="link-button" onClick={onRefund}>
            Refund<span className="visually-hidden"> {email}</span>
          </button>
        )}
      </span>
      {isOpen && <Trail id={payment.id} />}
    </li>
  )
}

function Trail({ id }: { id: string }) {
  const { data: lines, problem, reload } = useTrail(id)
  if (problem) return <ProblemNotice problem={problem} retry={reload} />
  if (!lines) return <span className="skeleton line trail" />
  return (
    <ol className="trail">
      {lines.map(({ at, what, source }) => (
        <li key={`${at} ${what} ${source}`}>
          <time dateTime={at}>{momentOf(at)}</time> {what} <small>by {source}</small>
        </li>
      ))}
    </ol>
  )
}
