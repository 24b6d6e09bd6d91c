// Random schedules of everything that can happen to an order, with crashes at any await, against the real stores and the stand-in:
// in the end every plan and every tax document matches its payments. SEED=n repeats a run.
import { createHmac } from 'node:crypto'
import { createPlanService } from '../../api/accounts/plan-service.ts'
import { createUserStore } from '../../api/accounts/user-store.ts'
import { assembleBilling, type BillingDeps } from '../../api/assemble/billing.ts'
import { createCouponStore } from '../../api/billing/coupon-store.ts'
import { createNotices } from '../../api/billing/notices.ts'
import { createOrderStore, type OrderRecord } from '../../api/billing/order-store.ts'
import { createRazorpayEventStore } from '../../api/billing/razorpay-event-store.ts'
import { createBillingDetailsStore } from '../../api/billing/tax/details-store.ts'
import { hasDocuments } from '../../api/billing/tax/issue.ts'
import { createTaxDocumentStore } from '../../api/billing/tax/store.ts'
import { jobMaker } from '../../api/jobs/job.ts'
import { createLeaseStore } from '../../api/jobs/lease-store.ts'
import { createRazorpay } from '../../api/providers/razorpay.ts'
import { dose, fc, seed } from '../dose.ts'
import { openShop, PRICES, type Row, type Triple } from '../payments-harness.ts'
import t from '../tap.ts'

t.setTimeout(3_600_000)
const SCHEDULES = dose(1_000)

/** Throws at the given await: before the call, or after it, so that its result is lost. */
type Fuse = { left: number; after: boolean; isBlown: boolean }
class Crash extends Error {}

function wired<T extends object>(parts: T, fuse: Fuse): T {
  const wire =
    (work: (...args: unknown[]) => unknown) =>
    async (...args: unknown[]) => {
      if (fuse.isBlown) throw new Crash()
      fuse.left -= 1
      if (fuse.left < 0 && !fuse.after) fuse.isBlown = true
      if (fuse.isBlown) throw new Crash()
      const result = await work(...args)
      if (fuse.left < 0) fuse.isBlown = true
      if (fuse.isBlown) throw new Crash()
      return result
    }
  const isAsync = ([name, part]: [string, unknown]) => typeof part === 'function' && !name.startsWith('is')
  const entries = Object.entries(parts).map(entry => [entry[0], isAsync(entry) ? wire(entry[1] as never) : entry[1]])
  return Object.fromEntries(entries) as T
}

/** Waits for all, also after a crash, so that the next step begins when nothing is running. */
async function together(works: Promise<unknown>[]): Promise<void> {
  const ends = await Promise.allSettled(works)
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}

type Step = { do: string; pick: number; fuse: [number, boolean] | null }
const fuse = fc.option(fc.tuple(fc.nat({ max: 14 }), fc.boolean()), { freq: 2 })
const moving = fc.record({
  do: fc.constantFrom('verify', 'verify', 'webhook', 'webhook', 'storm', 'reconcile', 'refund', 'second tab'),
  pick: fc.nat({ max: 100 }),
  fuse,
})
const turning = fc.record({
  do: fc.constantFrom('down', 'up', 'capture', 'fail'),
  pick: fc.constant(0),
  fuse: fc.constant<Step['fuse']>(null),
})
const schedule = fc.record({
  outcome: fc.constantFrom('captured', 'captured', 'authorized', 'failed', 'none'),
  coupon: fc.boolean(),
  currency: fc.constantFrom('INR' as const, 'INR' as const, 'USD' as const, 'AED' as const),
  billing: fc.constantFrom({ country: 'IN', state: '29' }, { country: 'IN', state: '33' }, { country: 'SG' }),
  isHoldOver: fc.boolean(),
  steps: fc.array(fc.oneof({ arbitrary: moving, weight: 5 }, { arbitrary: turning, weight: 1 }), {
    minLength: 2,
    maxLength: 8,
  }),
})

t.test('after any schedule of calls, webhooks, refunds and crashes, plans match the payments', async t => {
  const shop = await openShop(t)
  const { connection, config } = shop.app
  const stores = {
    orders: createOrderStore(connection),
    coupons: createCouponStore(connection),
    razorpayEvents: createRazorpayEventStore(connection),
    leases: createLeaseStore(connection),
    users: createUserStore(connection),
    taxDocuments: createTaxDocumentStore(connection),
    billingDetails: createBillingDetailsStore(connection),
  }
  const razorpay = createRazorpay(config.razorpay)
  const now = () => new Date()
  const log = { info: () => undefined, warn: () => undefined }
  const audit = connection.collection('audit')
  const leases = connection.collection('leases')
  const lease = { name: 'reconciler', forMs: 30_000 }
  /** Keys of the posted mails. */
  const posted = new Set<string>()

  /** A process: it may crash once, and then does nothing more. */
  function startBilling([left, after]: [number, boolean] = [Number.POSITIVE_INFINITY, false]) {
    const fuse: Fuse = { left, after, isBlown: false }
    const users = wired(stores.users, fuse)
    const parts: BillingDeps = {
      config,
      isSealing: () => true,
      orders: wired(stores.orders, fuse),
      stores: {
        coupons: wired(stores.coupons, fuse),
        razorpayEvents: wired(stores.razorpayEvents, fuse),
        taxDocuments: wired(stores.taxDocuments, fuse),
        billingDetails: wired(stores.billingDetails, fuse),
        users: { addAudit: async () => undefined, listEmails: async () => new Map() },
      },
      razorpay: wired(razorpay, fuse),
      grants: createPlanService({ store: users, now }),
      limitKeyOf: async id => `key-${id}`,
      notices: createNotices(
        wired({ post: async (key: string) => void posted.add(key) }, fuse).post,
        async () => undefined,
      ),
      now,
      log,
    }
    const billing = assembleBilling(parts)
    const job = jobMaker({ leases: wired(stores.leases, fuse), now, log })
    return { ...billing, reconciler: job('payments', { work: billing.reconcile, lease }) }
  }
  type Billing = ReturnType<typeof startBilling>
  const healthy = startBilling()
  const hook = config.razorpay.webhookSecrets[0] as string
  const refundAtRazorpay = (paymentId: string, amount: number) =>
    fetch(`${config.razorpay.baseUrl}/v1/payments/${paymentId}/refund`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${config.razorpay.keyId}:${shop.secret}`).toString('base64')}`,
        'x-refund-idempotency': `model-${paymentId}-${amount}`,
      },
      body: JSON.stringify({ amount }),
    }).catch(() => null)
  const paymentAt = (paymentId: string) => razorpay.findPayment(paymentId)
  const counts = { grants: 0, crashes: 0, revoked: 0, overLimit: 0, notes: 0 }

  async function play(number: number, plan: typeof schedule extends fc.Arbitrary<infer T> ? T : never) {
    const email = `m${number}@example.org`
    const profile = { email, name: '', picture: '', hd: null }
    const { id } = await stores.users.createUser(email, profile, now())
    const person = { id, email, name: 'Asha Rao', limitKey: `key-${id}` }
    const code = `MODEL${number}`
    if (plan.coupon) await shop.newCoupon(code, { maxRedemptions: 1 })
    const { currency } = plan
    const amount = PRICES[currency] / (plan.coupon ? 2 : 1)
    const order = await healthy.checkout.checkout(person, {
      amount,
      currType: currency,
      ...(plan.coupon && { couponCode: code }),
      billing: plan.billing,
    })
    if (plan.coupon && plan.isHoldOver) {
      await shop.uses.updateMany({ userId: `sub:key-${id}` }, { $set: { heldUntil: new Date(Date.now() - 1) } })
      const rivalId = `r${number}`.padStart(24, '0')
      const rival = { id: rivalId, email: `r${number}@example.org`, name: '', limitKey: `rival-${number}` }
      await healthy.checkout.checkout(rival, { amount, currType: currency, couponCode: code })
    }
    const triple: Triple | null = plan.outcome === 'none' ? null : await shop.pay(order.id, plan.outcome)
    const paymentId = triple?.razorpay_payment_id ?? ''

    const deliver = async (billing: Billing, picks: number[]) => {
      const events = paymentId ? await shop.eventsOf(paymentId) : []
      for (const pick of picks) {
        const event = events[pick % events.length]
        if (event)
          await billing.events.receive(
            Buffer.from(event.body),
            createHmac('sha256', hook).update(event.body).digest('hex'),
          )
      }
    }
    const verify = (billing: Billing) =>
      triple ? billing.checkout.verifyPayment(person, { ...triple, userMailId: email }) : Promise.resolve('')
    const reconcile = async (billing: Billing) => {
      await shop.rows.updateMany(
        { userId: id, nextCheckAt: { $type: 'date' } },
        { $set: { nextCheckAt: new Date(0), captureRequestedAt: null } },
      )
      await leases.deleteMany({})
      await billing.reconciler.run()
    }

    for (const step of plan.steps) {
      if (step.do === 'down') await shop.app.fault('razorpay', 'down')
      else if (step.do === 'up') await shop.app.fault('razorpay', 'off')
      else if (step.do === 'capture' || step.do === 'fail') {
        const status = step.do === 'capture' ? 'captured' : 'failed'
        // A failed payment may still be captured; a captured one no longer fails.
        const isOpen = paymentId && !(await shop.eventsOf(paymentId, 'payment.captured')).length
        if (isOpen) await shop.control('/change', { payment_id: paymentId, status })
      } else {
        const billing = startBilling(step.fuse ?? undefined)
        const works: Record<string, () => Promise<unknown>> = {
          verify: () => verify(billing),
          webhook: () => deliver(billing, [step.pick]),
          storm: () =>
            together([deliver(billing, [step.pick, step.pick + 1]), deliver(billing, [step.pick + 1, step.pick])]),
          reconcile: () => reconcile(billing),
          refund: () =>
            paymentId
              ? refundAtRazorpay(paymentId, [amount, amount, Math.trunc(amount / 3), 150, 90][step.pick % 5] ?? amount)
              : Promise.resolve(),
          'second tab': () => together([verify(billing), verify(startBilling())]),
        }
        await (works[step.do] as () => Promise<unknown>)().catch((error: Error & { code?: string }) => {
          if (error instanceof Crash) counts.crashes += 1
          else if (!error.code) throw error
        })
      }
    }
    // Recovery: Razorpay is back, its webhooks are delivered, and the reconciler runs.
    await shop.app.fault('razorpay', 'off')
    await deliver(healthy, [0, 1, 2, 3, 4, 5, 6, 7])
    await reconcile(healthy)
    await reconcile(healthy)
    return { person, paymentId, orderId: order.id, amount }
  }

  /** What is wrong with the documents of an order: one invoice, and one note for each refund until nothing is left. */
  async function wrongDocuments(row: Row): Promise<string[]> {
    const papers = await shop.papers.find({ orderId: row._id }).toArray()
    const order = { ...row, id: row._id } as unknown as OrderRecord
    const said: string[] = []
    let left = order.amountMinor
    const noted = order.refunds.filter(({ amountMinor }) => {
      const isNoted = amountMinor >= 100 && amountMinor <= left
      if (isNoted) left -= amountMinor
      return isNoted
    })
    const causes = hasDocuments(order) ? [`order:${row._id}`, ...noted.map(({ id }) => `refund:${id}`)] : []
    if (
      papers
        .map(({ cause }) => cause)
        .sort()
        .join() !== causes.sort().join()
    )
      said.push(`documents: ${papers.length}`)
    const notes = papers.filter(({ kind }) => kind === 'credit_note')
    const sum = (minor: 'totalMinor' | 'inrTotalMinor' | 'taxMinor') =>
      notes.reduce((sum, { facts }) => sum + facts[minor], 0)
    const invoice = papers.find(({ kind }) => kind === 'invoice')?.facts
    if (invoice && sum('totalMinor') !== order.amountMinor - left) said.push('the notes are not the refunds')
    const isWhole = left === 0 && invoice
    if (isWhole && (sum('inrTotalMinor') !== invoice.inrTotalMinor || sum('taxMinor') !== invoice.taxMinor))
      said.push('tax')
    for (const { _id, kind } of papers) {
      const isPosted = posted.has(`${kind === 'invoice' ? 'invoice' : 'credit-note'}:${_id}`)
      if (!isPosted) said.push(`no mail of the ${kind}`)
    }
    counts.notes += notes.length
    return said
  }

  /** The inconsistencies at the end, if any. */
  async function wrongs({ person, paymentId, orderId, amount }: Awaited<ReturnType<typeof play>>): Promise<string[]> {
    const said: string[] = []
    const row = await shop.row(orderId)
    const user = await stores.users.findUserById(person.id)
    const standing = (user?.grants ?? []).filter(grant => !grant.revokedAt && grant.months > 0)
    const payment = paymentId ? await paymentAt(paymentId) : null
    const isOurs = payment?.status === 'captured'
    if (standing.length !== (isOurs ? 1 : 0))
      said.push(`${standing.length} grants, and the payment is ${payment?.status}`)
    if (isOurs && !(row.state === 'paid' && row.confirmed && !row.unfinished)) said.push(`the order is ${row.state}`)
    said.push(...(await wrongDocuments(row)))
    if (payment?.status === 'refunded' && row.state !== 'refunded') said.push(`refunded, and the order is ${row.state}`)
    const lines = await audit.find({ target: person.id, what: 'plan.grant' }).toArray()
    if (standing.some(grant => lines.filter(line => line.detail.key === grant.key).length !== 1)) said.push('audit')
    if ((user?.plan === 'Pro') !== isOurs) said.push(`the plan is ${user?.plan}`)
    const couponId = String(row.couponId ?? '')
    const inLimit = await shop.uses.countDocuments({ couponId, slot: { $gte: '0', $lt: ':' } })
    if (row.couponId && inLimit > 1) said.push('the coupon was used more than once')
    if (row.overLimit) counts.overLimit += 1
    if (isOurs && row.amountMinor !== amount) said.push('another amount')
    counts.grants += standing.length
    counts.revoked += (user?.grants ?? []).filter(grant => grant.revokedAt).length
    return said
  }

  let bad = 0
  for (const [number, plan] of fc.sample(schedule, { seed, numRuns: SCHEDULES }).entries()) {
    const said = await wrongs(await play(number, plan))
    if (said.length === 0) continue
    bad += 1
    t.fail(`schedule ${number}: ${said.join('; ')}`, { plan })
  }
  t.equal(bad, 0, `${SCHEDULES} schedules`)
  for (const kind of ['invoice', 'credit_note']) {
    const serials = await shop.serials(kind)
    t.same(
      serials,
      serials.map((_, index) => index + 1),
      `${kind} without a gap`,
    )
  }
  t.ok(counts.grants > 0 && counts.crashes > 0 && counts.notes > 0, 'something happened')
  t.comment(`seed ${seed}: ${SCHEDULES} schedules, ${JSON.stringify(counts)}`)
})
