// The payment popup: coupon, currency, the buyer's place, price and the checkout. Confetti when a coupon lowers the price.
import { useId, useRef } from 'react'
import { toast } from 'react-hot-toast/headless'
import type { CurrencyCode } from '../data/payments.ts'
import { money, type ProPlan } from '../data/plans.ts'
import { BillingFields } from './billing-fields.tsx'
import { celebrate } from './celebrate.ts'
import { Dialog } from './dialog.tsx'
import { Icon } from './icon.tsx'
import { type PaymentPhase, usePayment } from './use-payment.ts'
import './payment-popup.css'

type Payment = ReturnType<typeof usePayment>
/** In the order of the selector. */
const CURRENCIES: CurrencyCode[] = ['INR', 'AED', 'SGD', 'USD']
const BUSY: Partial<Record<PaymentPhase, string>> = {
  ordering: 'Opening the checkout…',
  verifying: 'Checking your payment…',
}

type Props = {
  plan: ProPlan
  onClose: () => void
  /** Pro is granted: instead of `onClose`. */
  onDone: () => void
}

export default function PaymentPopup({ plan, onClose, onDone }: Props) {
  const title = useId()
  const inside = useRef<HTMLDivElement>(null)
  const leave = (message: string) => {
    toast.success(message)
    onDone()
  }
  const payment = usePayment(plan, {
    onApplied: () => void celebrate(inside.current ?? document.body),
    onFree: message => {
      void celebrate(document.body)
      leave(message)
    },
    onPaid: () => leave('Payment successful.'),
  })
  const busy = BUSY[payment.phase]
  return (
    // The provider's sheet is part of the page, so an open modal dialog would cover it.
    <Dialog
      open={payment.phase !== 'checkout'}
      onClose={() => !busy && onClose()}
      labelledBy={title}
      className="payment"
    >
      <div ref={inside} aria-busy={Boolean(busy)}>
        <header className="payment-head">
          <h2 id={title} tabIndex={-1} data-first-focus>
            Get {plan.name}
          </h2>
          <button type="button" className="payment-close" aria-label="Close" disabled={Boolean(busy)} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        <p className="dialog-lead">{plan.months} months of PDF and Word downloads. It ends by itself.</p>
        <Coupon payment={payment} />
        <Currency payment={payment} />
        <BillingFields form={payment.form} disabled={payment.phase !== 'idle'} />
        <PriceDisplay payment={payment} />
        <button type="button" className="button primary pay" disabled={payment.phase !== 'idle'} onClick={payment.pay}>
          Proceed To Pay
        </button>
        <p className="payment-state" role="status">
          {busy && (
            <>
              <span className="spinner" /> {busy}
            </>
          )}
        </p>
      </div>
    </Dialog>
  )
}

function Coupon({ payment }: { payment: Payment }) {
  const { code, type, error, coupon, phase, apply, price, plain } = payment
  const id = useId()
  const wrong = error !== '' && price === plain
  return (
    <form
      className="coupon"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void apply()
      }}
    >
      <label htmlFor={id}>Coupon code</label>
      <div className="coupon-row">
        <input
          id={id}
          value={code}
          readOnly={phase !== 'idle'}
          onChange={event => type(event.target.value)}
          placeholder="Enter Coupon Code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={100}
          aria-invalid={wrong || undefined}
          aria-describedby={`${id}-says`}
        />
        <button type="submit" className="button" disabled={phase !== 'idle' || code.trim() === ''}>
          Apply
        </button>
      </div>
      <p id={`${id}-says`} className={wrong ? 'coupon-says wrong' : 'coupon-says'} role={wrong ? 'alert' : 'status'}>
        {wrong && (
          <>
            <Icon name="warn" /> {error}
          </>
        )}
        {coupon && (
          <>
            <Icon name="tick" /> {coupon.message}
          </>
        )}
      </p>
    </form>
  )
}

function Currency({ payment: { chosen, choose, phase } }: { payment: Payment }) {
  const id = useId()
  return (
    <div className="currency">
      <label htmlFor={id}>Currency</label>
      <select
        id={id}
        value={chosen}
        disabled={phase !== 'idle'}
        onChange={event => choose(event.target.value as CurrencyCode | '')}
      >
        <option value="">Select Currency</option>
        {CURRENCIES.map(currency => (
          <option key={currency} value={currency}>
            {currency}
          </option>
        ))}
      </select>
    </div>
  )
}

/** With a coupon, the price without it is struck through: the list price if there is one, else the plan's. */
function PriceDisplay({ payment: { price, plain, listed, currency, coupon, gst } }: { payment: Payment }) {
  const before = coupon ? (listed?.list ?? plain) : undefined
  return (
    <div className="payment-price" aria-live="polite">
      <h3>{coupon ? 'Discounted price' : 'Price'}</h3>
      <p>
        {before !== undefined && before !== price && (
          <>
            <span className={listed?.list ? '' : 'visually-hidden'}>{listed?.list ? 'List price' : 'Instead of'}</span>{' '}
            <s>{money(before, currency)}</s>{' '}
          </>
        )}
        <strong>{money(price, currency)}</strong>
      </p>
      {gst && <p className="payment-gst">{gst}</p>}
    </div>
  )
}
