// Razorpay down, slow or sending garbage, at every step: a clear message in time, nothing lost, and the plan is granted when it is
// back. The numbers are those of docs/payments.md.
import { createRazorpay } from '../../api/providers/razorpay.ts'
import { freePort } from '../../scripts/lib/free-port.ts'
import { KINDS } from '../../scripts/sandbox/razorpay/mishaps.ts'
import { openShop, PRICES } from '../payments-harness.ts'
import t from '../tap.ts'

const SLOW = ['hang', 'drip', 'stall']

t.test('outages', async t => {
  const shop = await openShop(t, {}, { isStrict: true })

  t.test('A23: a failed order is refused within ten seconds, and the next attempt works', async t => {
    await shop.newCoupon('KEEP', { maxRedemptions: 1 })
    const buyer = await shop.buyer('a23@example.org')
    for (const kind of KINDS) {
      await shop.mishap(kind, 'create')
      const { status, body } = await buyer.checkout(29_500, 'INR', 'KEEP')
      t.equal(status, SLOW.includes(kind) ? 504 : 502, kind)
      t.match(body, {
        success: false,
        code: SLOW.includes(kind) ? 'upstream_timeout' : 'upstream_failed',
        message: String,
      })
      t.notOk(/rzp_|order_|razorpay/i.test(body.message), 'nothing of the inside')
    }
    t.equal(await shop.uses.countDocuments({}), 0, 'the coupon is not used up')
    const orderId = await buyer.order(29_500, 'INR', 'KEEP')
    t.ok(orderId)
    const receipts = (await shop.calls())
      .filter(call => call.call === 'create')
      .map(call => JSON.parse(call.body).receipt)
    t.equal(new Set(receipts).size, receipts.length, 'each try has a receipt of its own')
    t.equal(await shop.rows.countDocuments({ state: 'failed' }), KINDS.length)
    const { keySecret } = shop.app.config.razorpay
    t.notOk(shop.app.logLines.some(line => line.includes(keySecret) || /unhandled/i.test(line)))
  })

  t.test('A24: a buyer has Pro while Razorpay does not answer; it is confirmed later', async t => {
    const buyer = await shop.buyer('a24@example.org')
    for (const kind of KINDS.filter(kind => !['other', 'rejected'].includes(kind))) {
      const orderId = await buyer.order()
      const triple = await shop.pay(orderId)
      await shop.mishap(kind, 'payment')
      const { status, body } = await buyer.verify(triple)
      t.equal(status, 200, kind)
      t.same(body, { success: true, paymentId: triple.razorpay_payment_id })
      const row = await shop.row(orderId)
      t.match(row, { state: 'paid', confirmed: false, documentState: 'none' }, kind)
      t.same((await buyer.verify(triple).expect(200)).body, body, 'again')
    }
    const unconfirmed = await shop.rows.countDocuments({ userId: buyer.id, confirmed: false })
    const [shown] = await buyer.payments()
    t.match(shown, { status: 'unconfirmed', documents: [] })
    const end = (await buyer.me()).planExpiresAt
    await shop.reconcile()
    t.equal(await shop.rows.countDocuments({ userId: buyer.id, confirmed: true, documentState: 'issued' }), unconfirmed)
    t.equal((await buyer.me()).planExpiresAt, end, 'nothing more was granted')
  })

  t.test('A24: a payment that is never captured revokes the plan; a later capture grants it again', async t => {
    await shop.newCoupon('TWICE', { maxRedemptions: 1 })
    const buyer = await shop.buyer('a24-b@example.org')
    const orderId = await buyer.order(29_500, 'INR', 'TWICE')
    const triple = await shop.pay(orderId, 'authorized')
    await shop.app.fault('razorpay', 'down')
    await buyer.verify(triple).expect(200)
    t.match(await buyer.me(), { subscriptionPlan: 'Pro' })
    await shop.reconcile()
    t.match(await shop.row(orderId), { state: 'paid', confirmed: false }, 'still down: nothing is decided')
    await shop.app.fault('razorpay', 'off')
    await shop.control('/change', { payment_id: triple.razorpay_payment_id, status: 'failed' })
    await shop.reconcile()
    t.match(await shop.row(orderId), { state: 'revoked', unfinished: false })
    t.match(await buyer.me(), { subscriptionPlan: 'Free', paymentId: null })
    t.equal(await shop.uses.countDocuments({}), 1, 'only the hold of the test before is left')
    await shop.app.fault('razorpay', 'down')
    await buyer.verify(triple).expect(400)
    await shop.app.fault('razorpay', 'off')
    t.match(await buyer.me(), { subscriptionPlan: 'Free' }, 'the signature alone is not believed twice')
    await shop.control('/change', { payment_id: triple.razorpay_payment_id, status: 'captured' })
    for (const event of await shop.eventsOf(triple.razorpay_payment_id)) await shop.deliver(event).expect(200)
    t.match(await shop.row(orderId), { state: 'paid', confirmed: true, claim: 2 })
    t.equal((await buyer.grants()).length, 1)
    const audit = await shop.app.connection.collection('audit').find({ target: buyer.id }).sort({ at: 1 }).toArray()
    t.same(
      audit.map(line => line.what),
      ['plan.grant', 'plan.revoke', 'plan.grant'],
    )
  })

  t.test('A24: a capture whose reply is lost is not repeated', async t => {
    const buyer = await shop.buyer('a24-c@example.org')
    const orderId = await buyer.order()
    const triple = await shop.pay(orderId, 'authorized')
    await shop.mishap('lost', 'capture')
    await buyer.verify(triple).expect(200)
    t.match(await shop.row(orderId), { state: 'paid', confirmed: false })
    await shop.reconcile()
    t.match(await shop.row(orderId), { state: 'paid', confirmed: true })
    const { razorpay_payment_id: id } = triple
    t.equal((await shop.calls()).filter(call => call.call === 'capture').length, 1, id)
  })

  t.test('the reconciler soon gives up on an unavailable Razorpay, and one process reconciles at a time', async t => {
    const buyer = await shop.buyer('lease@example.org')
    for (const [currency, amount] of Object.entries(PRICES)) await buyer.order(amount, currency)
    await shop.app.fault('razorpay', 'down')
    const before = await shop.countCalls('payments')
    await shop.reconcile()
    t.ok((await shop.countCalls('payments')) - before <= 3, 'three in a row are enough')
    await shop.app.fault('razorpay', 'off')
    const leases = shop.app.connection.collection('leases')
    await leases.insertOne({ _id: 'reconciler' as never, holder: 'another', until: new Date(Date.now() + 60_000) })
    const orderId = await (await shop.buyer('lease-b@example.org')).order()
    await shop.pay(orderId)
    await shop.reconcile()
    t.match(await shop.row(orderId), { state: 'created' }, 'another process has the lease')
    await leases.updateOne({ holder: 'another' }, { $set: { until: new Date(Date.now() - 1) } })
    await shop.reconcile()
    t.match(await shop.row(orderId), { state: 'paid' }, 'whose lease is over')
    t.equal(await leases.countDocuments({}), 0)
  })
})

t.test('Razorpay’s address is unreachable', async t => {
  const dead = `http://127.0.0.1:${await freePort()}`
  const provider = createRazorpay({ keyId: 'rzp_test_x', keySecret: 's', webhookSecrets: [], baseUrl: dead })
  const order = { receipt: 'r', amountMinor: 59_000, currency: 'INR', notes: {} }
  await t.rejects(provider.createOrder(order), { code: 'upstream_failed' })
  await t.rejects(provider.findPayment('pay_AAAAAAAAAAAAAA'), { code: 'upstream_failed' })
  t.equal(await provider.findPayment('../orders/x'), null, 'what is no id is not asked for')
  t.equal(await provider.capture('pay_x', 1, 'INR'), null)
  t.same(await provider.listPayments('order_x/../..'), [])
})
