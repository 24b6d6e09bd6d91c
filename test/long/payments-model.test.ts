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
import { firstYearOf } from '../../api/billing/tax/numbers.ts'
import { createTaxReturns } from '../../api/billing/tax/returns.ts'
import { createTaxDocumentStore } from '../../api/billing/tax/store.ts'
import { isoDayInIndia } from '../../api/core/days.ts'
import { jobMaker } from '../../api/jobs/job.ts'
import { createLeaseStore } from '../../api/jobs/lease-store.ts'
import { createRazorpay } from '../../api/providers/razorpay.ts'
import { dose, fc, seed } from '../dose.ts'
import { openShop, PRICES, type Row, type TaxRow, type Triple } from '../payments-harness.ts'
import t from '../tap.ts'

t.setTimeout(3_600_000)
const SCHEDULES = dose(1_000)
const DAY_MS = 86_400_000
/** The long dose takes about a year. */
const STEP_MS = 150 * 60_000

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
  do: fc.constantFrom(
    ...['verify', 'verify', 'verify', 'webhook', 'webhook', 'webhook', 'storm', 'reconcile', 'refund', 'second tab'],
    ...['amend', 'amend', 'dispute', 'dispute', 'dispute', 'credit', 'credit'],
  ),
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
    maxLength: 12,
  }),
})

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

/** The causes that have a document, and what is left of the last invoice. */
function causesOf(order: OrderRecord, isInvoiced: boolean) {
  const { id, amountMinor, refunds, adjustments } = order
  const wanted: string[] = []
  if (!hasDocuments(order) && !isInvoiced) return { wanted, left: 0 }
  wanted.push(`order:${id}`)
  let left = amountMinor
  let amendments = 0
  const take = (cause: string, minor: number) => {
    if (minor < 100 || minor > left) return
    wanted.push(cause)
    left -= minor
  }
  for (let after = 0; after <= refunds.length; after += 1) {
    for (const { disputeId, amountMinor: minor } of adjustments.filter(one => one.after === after)) {
      const cause = disputeId ? `dispute:${disputeId}` : `amend:${id}:${++amendments}`
      if (disputeId) take(cause, minor ?? 0)
      else if (left >= 100) wanted.push(`${cause}:credit`, `${cause}:invoice`)
    }
    const refund = refunds[after]
    if (refund) take(`refund:${refund.id}`, refund.amountMinor)
  }
  return { wanted, left }
}

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
  let laterMs = 0
  const now = () => new Date(Date.now() + laterMs)
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
  const counts = { grants: 0, crashes: 0, revoked: 0, overLimit: 0, notes: 0, amended: 0, credited: 0 }

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
        const event = events.at(pick < 0 ? pick : pick % events.length)
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

    const disputes = new Map<string, { status: string; amount: number }>()
    /** A chargeback begins, or the bank decides one. Its event may be lost until the end. */
    async function dispute(billing: Billing, pick: number) {
      if (!(await shop.eventsOf(paymentId, 'payment.captured')).length) return
      const [open] = [...disputes].find(([, { status }]) => status === 'open') ?? []
      const status = open ? (pick % 3 ? 'lost' : 'won') : 'open'
      const known = disputes.get(open ?? '')?.amount ?? [amount, Math.trunc(amount / 2), 150][pick % 3] ?? amount
      const wish = { payment_id: paymentId, status, amount: known, ...(open && { dispute_id: open }) }
      const { id } = (await shop.control('/dispute', wish)).json.dispute as { id: string }
      disputes.set(id, { status, amount: known })
      if (pick % 2) await deliver(billing, [-1])
    }
    const reason = 'Somebody asked'
    async function amend(billing: Billing, pick: number) {
      const papers = await shop.papersOf(order.id)
      const newest = papers.findLast(({ kind }) => kind === 'invoice')
      const place = [{ country: 'IN', state: '27' }, { country: 'IN', state: '29' }, { country: 'SG' }][pick % 3]
      if (newest && place) await billing.admin.amendDocument('admin', newest._id, { billing: place, reason })
    }
    async function credit(billing: Billing) {
      const row = await shop.row(order.id)
      for (const [disputeId] of disputes) await billing.admin.creditDispute('admin', row._id, { disputeId, reason })
    }
    for (const step of plan.steps) {
      // A coupon is held for a short time only.
      if (!plan.coupon) laterMs += STEP_MS
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
          dispute: () => (paymentId ? dispute(billing, step.pick) : Promise.resolve()),
          amend: () => amend(billing, step.pick),
          credit: () => credit(billing),
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
    const all = paymentId ? await shop.eventsOf(paymentId) : []
    await deliver(healthy, [...all.keys()])
    await reconcile(healthy)
    await reconcile(healthy)
    return { person, paymentId, orderId: order.id, amount, disputes }
  }

  /** What is wrong with the documents of an order: one for each cause, which together are what was paid and came back. */
  async function wrongDocuments(row: Row): Promise<string[]> {
    const papers = await shop.papers.find({ orderId: row._id }).toArray()
    const order = { ...row, id: row._id } as unknown as OrderRecord
    const said: string[] = []
    const causes = papers.map(({ cause }) => cause)
    // A crash may come between the invoice and the period that it is for.
    const { wanted, left } = causesOf(order, causes.length > 0)
    if (causes.sort().join() !== wanted.sort().join()) said.push(`documents: ${causes.join()} and not ${wanted.join()}`)
    const notes = papers.filter(({ kind }) => kind === 'credit_note')
    const invoices = papers.filter(({ kind }) => kind === 'invoice')
    const sum = (of: readonly TaxRow[], minor: 'totalMinor' | 'inrTotalMinor' | 'taxMinor') =>
      of.reduce((sum, { facts }) => sum + facts[minor], 0)
    if (invoices.length > 0 && sum(invoices, 'totalMinor') - sum(notes, 'totalMinor') !== left)
      said.push('what is left')
    for (const invoice of invoices) {
      const own = notes.filter(({ facts }) => 'against' in facts && facts.against.number === invoice.number)
      if (sum(own, 'totalMinor') !== invoice.facts.totalMinor) continue
      for (const minor of ['inrTotalMinor', 'taxMinor'] as const)
        if (sum(own, minor) !== invoice.facts[minor]) said.push(minor)
    }
    for (const { _id, kind, cause } of papers) {
      const key = kind === 'credit_note' ? 'credit-note' : cause.startsWith('amend:') ? 'amended' : 'invoice'
      const isTold = cause.endsWith(':credit') || posted.has(`${key}:${_id}`)
      if (!isTold) said.push(`no mail of ${cause}`)
    }
    counts.notes += notes.length
    counts.amended += invoices.length > 0 ? invoices.length - 1 : 0
    counts.credited += causes.filter(cause => cause.startsWith('dispute:')).length
    return said
  }

  /** The inconsistencies at the end, if any. */
  async function wrongs({
    person,
    paymentId,
    orderId,
    amount,
    disputes,
  }: Awaited<ReturnType<typeof play>>): Promise<string[]> {
    const said: string[] = []
    const row = await shop.row(orderId)
    const user = await stores.users.findUserById(person.id)
    const standing = (user?.grants ?? []).filter(grant => !grant.revokedAt && grant.months > 0)
    const payment = paymentId ? await paymentAt(paymentId) : null
    const refunds = paymentId ? await razorpay.listRefunds(paymentId) : []
    const lost = [...disputes.values()].filter(({ status }) => status === 'lost')
    const back = sumOf(refunds.map(({ amountMinor }) => amountMinor)) + sumOf(lost.map(({ amount }) => amount))
    const isOurs = payment?.status === 'captured' && back < Number(row.amountMinor)
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
    for (const firstYear of [0, 1].map(years => firstYearOf(new Date()) + years)) {
      const serials = await shop.serials(kind, firstYear)
      t.same(
        serials,
        [...serials.keys()].map(index => index + 1),
        `${kind} without a gap`,
      )
    }
  }
  const { seller } = config
  const { taxDocuments: documents, orders, users } = stores
  const returns = createTaxReturns({ documents, orders, users, sellerGstin: seller.gstin, now, log })
  for (const at = new Date(); at.getTime() < now().getTime() + 31 * DAY_MS; at.setUTCMonth(at.getUTCMonth() + 1)) {
    const { month, reconciliation } = await returns.read(isoDayInIndia(at).slice(0, 7))
    const { balanced, leftovers, series, damaged } = reconciliation
    t.ok(balanced, `payments and documents of ${month} add up`, { leftovers, series, damaged })
  }
  t.ok(counts.grants > 0 && counts.crashes > 0 && counts.notes > 0, 'something happened')
  t.ok(counts.amended + counts.credited > 0, 'something was put right')
  t.comment(`seed ${seed}: ${SCHEDULES} schedules, ${JSON.stringify(counts)}`)
})
