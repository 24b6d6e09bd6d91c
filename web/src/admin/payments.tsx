// All payments, each with its trail and the refund.
import { type ReactNode, useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { useSearch } from 'wouter'
import type { AdminPaymentData } from '../../../api/core/contract/billing.ts'
import { creditDispute, refund, useAllPayments, usePayment, useTrail } from '../data/admin.ts'
import { money } from '../data/plans.ts'
import { dayOf, momentOf } from '../parts/dates.ts'
import { Link } from '../parts/link.tsx'
import { ProblemNotice } from '../parts/notice.tsx'
import { paths } from '../paths.ts'
import { AskReason } from './ask-reason.tsx'
import { exactly } from './invoices/tax-facts.tsx'
import { PagedSection, SectionHead } from './paged-section.tsx'

const STATES: Record<AdminPaymentData['status'], string> = {
  paid: 'Paid',
  unconfirmed: 'Unconfirmed',
  refund_pending: 'Refund under way',
  partially_refunded: 'Partly refunded',
  refunded: 'Refunded',
  charged_back: 'Charged back',
  revoked: 'Revoked',
  open: 'Open',
  failed: 'Failed',
  abandoned: 'Abandoned',
}
type Dispute = AdminPaymentData['disputes'][number]
const REFUNDABLE = ['paid', 'unconfirmed', 'partially_refunded']
const MINOR_PER_MAJOR = 100
const amountOf = ({ amountMinor, currency }: AdminPaymentData) => money(amountMinor / MINOR_PER_MAJOR, currency)

const EMPTY = {
  icon: 'mail',
  title: 'No payments yet',
  text: 'Every order stands here from the moment it is made.',
} as const

type Row = (payment: AdminPaymentData) => ReactNode

export function Payments() {
  const [asked, setAsked] = useState<AdminPaymentData | null>(null)
  const id = new URLSearchParams(useSearch()).get('id')
  const row: Row = payment => <PaymentRow key={payment.id} payment={payment} onRefund={() => setAsked(payment)} />
  return (
    <>
      {id ? <OnePayment id={id}>{row}</OnePayment> : <AllPayments>{row}</AllPayments>}
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
    </>
  )
}

const AllPayments = ({ children }: { children: Row }) => (
  <PagedSection id="payments" title="Payments" list={useAllPayments()} itemsOf={page => page.payments} empty={EMPTY}>
    {children}
  </PagedSection>
)

/** The payment that an invoice is about. */
function OnePayment({ id, children }: { id: string; children: Row }) {
  const { data, problem, reload } = usePayment(id)
  return (
    <section aria-labelledby="payments">
      <SectionHead id="payments" title="Payment">
        <Link href={`${paths.admin}?show=payments`}>All payments</Link>
      </SectionHead>
      {problem && <ProblemNotice problem={problem} retry={reload} />}
      <ul className="rows">{data && children(data)}</ul>
    </section>
  )
}

function PaymentRow({ payment, onRefund }: { payment: AdminPaymentData; onRefund: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const { email, date, status, paymentId, couponCode, amountMinor, review, documents, documentState } = payment
  const facts = [dayOf(date), paymentId, couponCode && `coupon ${couponCode}`].filter(Boolean).join(' · ')
  return (
    <li>
      <span className="row-main">
        <strong>{email ?? 'Account deleted'}</strong>
        <small>{facts}</small>
        {documents.length > 0 && (
          <small className="row-links">
            {documents.map(({ id, number }) => (
              <Link key={id} href={`${paths.admin}?show=invoices&q=${encodeURIComponent(number)}`}>
                {number}
              </Link>
            ))}
          </small>
        )}
        {documentState === 'waiting' && <small className="review">A document waits to be issued</small>}
        {payment.disputes.map(dispute => (
          <Chargeback key={dispute.id} dispute={dispute} payment={payment} />
        ))}
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

function Chargeback({ dispute, payment }: { dispute: Dispute; payment: AdminPaymentData }) {
  const { id, status, amountMinor, at, credited } = dispute
  const [isAsked, setAsked] = useState(false)
  const amount = exactly(amountMinor, payment.currency)
  const isDue = status === 'lost' && !credited
  const credit = async (reason: string) => {
    await creditDispute(payment.id, id, reason)
    toast.success('The credit note is issued.')
  }
  return (
    <>
      <small className={isDue ? 'row-links review' : 'row-links'}>
        <span>
          {[`Chargeback ${status.replace('_', ' ')}`, amount, dayOf(at), credited && 'credit note issued']
            .filter(Boolean)
            .join(' · ')}
        </span>
        {isDue && (
          <button type="button" className="link-button" onClick={() => setAsked(true)}>
            Issue a credit note<span className="visually-hidden"> for {id}</span>
          </button>
        )}
      </small>
      {isAsked && (
        <AskReason
          title={`Credit ${amount}?`}
          action="Issue a credit note"
          onClose={() => setAsked(false)}
          onConfirm={credit}
        >
          A lost chargeback ends the plan by itself; you decide whether it lessens the tax. This makes a credit note
          over {amount} against the newest invoice of the payment.
        </AskReason>
      )}
    </>
  )
}

export function Trail({ id }: { id: string }) {
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
