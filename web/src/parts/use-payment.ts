// The state of a payment: currency and coupon, order, the provider's checkout, verification.
import { useState } from 'react'
import { toast } from 'react-hot-toast'
import { useConfig } from '../data/config.ts'
import { ApiProblem } from '../data/fetch.ts'
import { type CurrencyCode, checkout, type PaidAnswer, verifyCoupon, verifyPayment } from '../data/payments.ts'
import type { ProPlan } from '../data/plans.ts'
import { store, stored } from '../data/storage.ts'
import { loadOutsideScript } from './outside-script.ts'
import { tellProblem } from './tell.ts'

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

type Ends = { onApplied: () => void; onFree: (message: string) => void; onPaid: () => void }

export function usePayment(plan: ProPlan, { onApplied, onFree, onPaid }: Ends) {
  const config = useConfig()
  const [chosen, setChosen] = useState<CurrencyCode | ''>('')
  const [phase, setPhase] = useState<PaymentPhase>('idle')
  const [code, setCode] = useState('')
  const [error, setError] = useState('')
  const [coupon, setCoupon] = useState<AppliedCoupon | null>(null)
  const currency = chosen || 'INR'
  const listed = plan.prices.find(price => price.currency === currency)
  const plain = listed?.price ?? 0
  const price = coupon?.price ?? plain

  const choose = (next: CurrencyCode | '') => {
    setChosen(next)
    setCoupon(null)
    setError('')
  }
  const type = (text: string) => {
    setCode(text)
    setError('')
  }

  async function apply() {
    if (!code.trim() || phase !== 'idle') return
    setPhase('applying')
    try {
      const { applied, value, message } = await verifyCoupon(code.trim(), currency)
      if (!applied) {
        setCoupon(null)
        setError(message)
      } else {
        setCoupon({ code: code.trim(), price: value, message })
        if (value === 0) onFree(message)
        else onApplied()
      }
    } catch (problem) {
      tellProblem(problem)
    }
    setPhase('idle')
  }

  async function pay() {
    setPhase('ordering')
    try {
      if (!config.data) throw new Error('no configuration')
      const [{ order, keyId }] = await Promise.all([
        checkout(price, currency, coupon?.code ?? null),
        loadOutsideScript(config.data.razorpayCheckoutUrl),
      ])
      setPhase('checkout')
      openCheckout({
        key: keyId,
        order,
        plan,
        onPaid: paid => void verify(paid),
        onDismiss: () => setPhase(now => (now === 'checkout' ? 'idle' : now)),
      })
    } catch (problem) {
      if (problem instanceof ApiProblem && problem.code === 'price_changed') takeNewPrice(problem)
      tellProblem(problem)
      setPhase('idle')
    }
  }

  /** The coupon has ended or the price has changed: show the price that the service expects. */
  function takeNewPrice({ reply }: ApiProblem) {
    const expected = Number(reply.expectedAmount) / MINOR_PER_MAJOR
    setCoupon(Number.isFinite(expected) && expected !== plain && coupon ? { ...coupon, price: expected } : null)
  }

  async function verify(paid: PaidAnswer) {
    setPhase('verifying')
    try {
      const { paymentId } = await verifyPayment(paid, coupon?.code ?? null)
      store({ paymentId })
      onPaid()
    } catch (problem) {
      const code = problem instanceof ApiProblem ? problem.code : ''
      if (code === 'payment_refunded') {
        setCoupon(null)
        setError((problem as ApiProblem).message)
      } else toast.error(code === 'payment_not_verified' ? 'Payment verification failed.' : 'Something went wrong.')
      setPhase('idle')
    }
  }

  return { chosen, choose, currency, listed, plain, price, code, type, error, coupon, phase, apply, pay }
}

type CheckoutParts = {
  key: string
  order: { id: string; amount: number; currency: string }
  plan: ProPlan
  onPaid: (paid: PaidAnswer) => void
  onDismiss: () => void
}

function openCheckout({ key, order, plan, onPaid, onDismiss }: CheckoutParts): void {
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
