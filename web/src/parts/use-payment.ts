// The state of a payment: currency and coupon, what the invoice says, order, the provider's checkout, verification.
import { useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { useConfig } from '../data/config.ts'
import { ApiProblem } from '../data/fetch.ts'
import {
  applyCoupon,
  type CurrencyCode,
  checkout,
  type PaidAnswer,
  useBilling,
  useTax,
  verifyPayment,
} from '../data/payments.ts'
import type { ProPlan } from '../data/plans.ts'
import { store, stored } from '../data/storage.ts'
import { loadOutsideScript } from './outside-script.ts'
import { showProblem } from './toast-messages.ts'
import { useBillingForm } from './use-billing-form.ts'

const COMPANY = 'TruCV'
const MINOR_PER_MAJOR = 100

type CheckoutOptions = {
  key: string
  order_id: string
  amount: number
  currency: string
  name: string
  description: string
  prefill: { name: string; email: string }
  theme: { color: string }
  handler: (paid: PaidAnswer) => void
  modal: { ondismiss: () => void }
}
type Checkout = new (options: CheckoutOptions) => { open(): void }

/** `idle`: the user chooses. `ordering` and `verifying`: a call is running. `checkout`: the provider's sheet is open. */
export type PaymentPhase = 'idle' | 'applying' | 'ordering' | 'checkout' | 'verifying'
type AppliedCoupon = { code: string; price: number; message: string }

type Outcomes = { onApplied: () => void; onFree: (message: string) => void; onPaid: () => void }

export function usePayment(plan: ProPlan, { onApplied, onFree, onPaid }: Outcomes) {
  const config = useConfig()
  const [chosen, setChosen] = useState<CurrencyCode | ''>('')
  const [phase, setPhase] = useState<PaymentPhase>('idle')
  const { coupon, setCoupon, refuseCoupon, tryCoupon, ...field } = useCoupon()
  const currency = chosen || 'INR'
  const listed = plan.prices.find(price => price.currency === currency)
  const plain = listed?.price ?? 0
  const price = coupon?.price ?? plain
  const buyer = useBuyer(plan, currency)
  const choose = (next: CurrencyCode | '') => {
    setChosen(next)
    refuseCoupon('')
  }

  async function apply() {
    if (!field.code.trim() || phase !== 'idle') return
    setPhase('applying')
    try {
      const applied = await tryCoupon(currency)
      if (applied?.price === 0) onFree(applied.message)
      else if (applied) onApplied()
    } catch (problem) {
      showProblem(problem)
    }
    setPhase('idle')
  }

  async function pay() {
    const billing = buyer.form.goesWithout ? undefined : buyer.form.read()
    if (billing === null) return
    setPhase('ordering')
    try {
      if (!config.data) throw new Error('no configuration')
      const ordered = checkout({ price, currType: currency, couponCode: coupon?.code, billing })
      const [{ order, keyId }] = await Promise.all([ordered, loadOutsideScript(config.data.razorpayCheckoutUrl ?? '')])
      setPhase('checkout')
      const onDismiss = () => setPhase(now => (now === 'checkout' ? 'idle' : now))
      openCheckout({ key: keyId, order, plan, onPaid: paid => void verify(paid), onDismiss })
    } catch (problem) {
      if (problem instanceof ApiProblem && problem.code === 'price_changed') setCoupon(repriced(coupon, problem, plain))
      if (!buyer.form.showRefusal(problem)) showProblem(problem)
      setPhase('idle')
    }
  }

  async function verify(paid: PaidAnswer) {
    setPhase('verifying')
    try {
      store(await verifyPayment(paid, coupon?.code ?? null))
      onPaid()
    } catch (problem) {
      if (problem instanceof ApiProblem && problem.code === 'payment_refunded') refuseCoupon(problem.message)
      else showUnverified(problem)
      setPhase('idle')
    }
  }

  return { chosen, choose, currency, listed, plain, price, ...buyer, ...field, coupon, phase, apply, pay }
}

/** What the invoice says of the buyer, and a sentence on the GST in the price. */
function useBuyer(plan: ProPlan, currency: CurrencyCode) {
  const tax = useTax()
  const form = useBillingForm(useBilling().data, tax?.registered !== false)
  const isExport = tax?.exportWithoutTax && !form.isHome && currency !== 'INR'
  const gst = tax?.registered && (isExport ? 'No GST: this is an export' : `${plan.gstPercent}% GST included`)
  return { form, gst }
}

function showUnverified(problem: unknown): void {
  const isRefused = problem instanceof ApiProblem && problem.code === 'payment_not_verified'
  toast.error(isRefused ? 'Payment verification failed.' : 'Something went wrong.')
}

/** The typed code and the applied coupon. */
function useCoupon() {
  const [code, setCode] = useState('')
  const [error, setError] = useState('')
  const [coupon, setCoupon] = useState<AppliedCoupon | null>(null)
  const refuseCoupon = (message: string) => {
    setCoupon(null)
    setError(message)
  }
  /** The price never belongs to another code than the typed one. */
  const type = (text: string) => {
    setCode(text)
    refuseCoupon('')
  }
  /** Returns the coupon, or null when it is not valid. */
  const tryCoupon = async (currency: CurrencyCode): Promise<AppliedCoupon | null> => {
    try {
      const { value, message } = await applyCoupon(code.trim(), currency)
      const next = { code: code.trim(), price: value, message }
      setCoupon(next)
      return next
    } catch (problem) {
      if (!(problem instanceof ApiProblem && problem.code.startsWith('coupon_'))) throw problem
      refuseCoupon(problem.message)
      return null
    }
  }
  return { code, type, error, coupon, setCoupon, refuseCoupon, tryCoupon }
}

/** The coupon with the price that the service expects; null when the coupon has expired. */
function repriced(coupon: AppliedCoupon | null, { reply }: ApiProblem, plain: number): AppliedCoupon | null {
  const price = Number(reply.expectedAmount) / MINOR_PER_MAJOR
  return Number.isFinite(price) && price !== plain && coupon ? { ...coupon, price } : null
}

type Sheet = {
  key: string
  order: { id: string; amount: number; currency: string }
  plan: ProPlan
  onPaid: (paid: PaidAnswer) => void
  onDismiss: () => void
}

function openCheckout({ key, order, plan, onPaid, onDismiss }: Sheet): void {
  const { Razorpay } = window as unknown as { Razorpay: Checkout }
  const sheet = new Razorpay({
    key,
    order_id: order.id,
    amount: order.amount,
    currency: order.currency,
    name: COMPANY,
    description: `${plan.name}, ${plan.months} months`,
    prefill: { name: stored('userName') ?? '', email: stored('email') ?? '' },
    theme: { color: '#0b6b4f' },
    handler: onPaid,
    modal: { ondismiss: onDismiss },
  })
  sheet.open()
}
