// Razorpay's webhooks in any order and number, refunds, and the reconciler without webhooks. The numbers are those of
// docs/payments.md.
import { createHmac } from 'node:crypto'
import { addMonths } from '../../api/accounts/rules-plan.ts'
import { openShop, type Sent, statuses, times } from '../payments-harness.ts'
import t from '../tap.ts'

const permutations = <T>(list: T[]): T[][] =>
  list.length < 2
    ? [list]
    : list.flatMap((one, index) => permutations(list.filter((_, at) => at !== index)).map(rest => [one, ...rest]))

t.test('webhooks', async t => {
  const shop = await openShop(t)
  const [hook = ''] = shop.app.config.razorpay.webhookSecrets
  const signed = (body: string): Sent => ({
    id: 'evt_AAAAAAAAAAAAAA',
    event: '',
    body,
    signature: createHmac('sha256', hook).update(body).digest('hex'),
  })
  const inbox = shop.app.connection.collection('webhook_events')
  /** A paid order with its three events, which are not delivered yet. */
  async function paidOrder(email: string) {
    const buyer = await shop.buyer(email)
    const orderId = await buyer.order()
    const triple = await shop.pay(orderId)
    return { buyer, orderId, triple, events: await shop.eventsOf(triple.razorpay_payment_id) }
  }

  t.test('A20: without a redirect the webhook alone grants the plan', async t => {
    const { buyer, orderId, events, triple } = await paidOrder('a20@example.org')
    for (const event of events) await shop.deliver(event).expect(200)
    t.match(await shop.row(orderId), { state: 'paid', confirmed: true, unfinished: false })
    t.equal((await buyer.grants()).length, 1)
    t.match(await buyer.me(), { subscriptionPlan: 'Pro', paymentId: triple.razorpay_payment_id })
    t.same((await buyer.verify(triple).expect(200)).body, { success: true, paymentId: triple.razorpay_payment_id })
    t.equal((await buyer.grants()).length, 1, 'the browser’s proof afterwards is the same')
  })

  t.test('A20: without redirect and webhook the reconciler grants it, and a second run changes nothing', async t => {
    const { buyer, orderId } = await paidOrder('a20-b@example.org')
    const late = await buyer.order(3_000, 'USD')
    await shop.pay(late, 'authorized')
    const open = await buyer.order(5_000, 'AED')
    await shop.reconcile()
    t.match(await shop.row(orderId), { state: 'paid', confirmed: true, nextCheckAt: null })
    t.match(await shop.row(late), { state: 'paid', confirmed: true }, 'captured, too')
    t.match(await shop.row(open), { state: 'created' }, 'not paid')
    t.equal((await buyer.grants()).length, 2)
    const everything = async () =>
      JSON.stringify([await shop.rows.find({ nextCheckAt: null }).toArray(), await shop.users.find({}).toArray()])
    const before = await everything()
    await shop.reconcile()
    t.equal(await everything(), before)
  })

  t.test('A20: an unpaid order is given up after a week, and a late payment still counts', async t => {
    const buyer = await shop.buyer('a20-c@example.org')
    const orderId = await buyer.order()
    await shop.rows.updateOne({ rzpOrderId: orderId }, { $set: { requestedAt: new Date(Date.now() - 8 * 86_400_000) } })
    await shop.reconcile()
    t.match(await shop.row(orderId), { state: 'abandoned', nextCheckAt: null })
    await buyer.verify(await shop.pay(orderId)).expect(200)
    t.match(await shop.row(orderId), { state: 'paid' })
    t.equal((await buyer.grants()).length, 1)
  })

  t.test('A21: only signatures over these exact bytes are accepted', async t => {
    const { orderId, events } = await paidOrder('a21@example.org')
    const event = events.find(one => one.event === 'payment.captured') as Sent
    const api = createHmac('sha256', shop.secret).update(event.body).digest('hex')
    const changes: [string, object][] = [
      ['a space more', { body: `${event.body} ` }],
      ['printed again', { body: JSON.stringify(JSON.parse(event.body)) }],
      ['no signature', { signature: '' }],
      ['zeros', { signature: '0'.repeat(64) }],
      ['upper case', { signature: event.signature.toUpperCase() }],
      ['the API’s secret', { signature: api }],
      ['of another event', { signature: (events[0] as Sent).signature }],
    ]
    for (const [what, change] of changes) t.equal((await shop.deliver(event, change)).status, 400, what)
    const bare = await shop.app.anyone().post('/webhooks/razorpay')
    t.equal(bare.status, 400, 'nothing at all')
    t.match(await shop.row(orderId), { state: 'created' })
    await shop.deliver(signed('{"event":"invoice.paid","payload":{}}')).expect(200)
    for (const body of ['[]', 'null', '1', '"x"']) t.equal((await shop.deliver(signed(body))).status, 400, body)
    for (const body of ['{"event":7}', '{"event":"payment.captured","payload":{"payment":{}}}']) {
      t.equal((await shop.deliver(signed(body))).status, 200, `${body} is of no use`)
    }
    const strange = {
      id: 'pay_AAAAAAAAAAAAAA',
      order_id: orderId,
      amount: '59000',
      currency: 'INR',
      status: 'captured',
    }
    const body = JSON.stringify({ event: 'payment.captured', payload: { payment: { entity: strange } } })
    await shop.deliver(signed(body)).expect(200)
    t.match(await shop.row(orderId), { state: 'created' }, 'an amount that is a text')
    t.equal((await shop.deliver(signed('{"event":'))).status, 400, 'signed, but no JSON')
    t.equal((await shop.deliver(signed(`"${'x'.repeat(262_144)}"`))).status, 413)
  })

  t.test('A21: a webhook before its order is stored until the order exists', async t => {
    const { buyer, orderId, events } = await paidOrder('a21-b@example.org')
    await shop.rows.updateOne({ rzpOrderId: orderId }, { $set: { rzpOrderId: null } })
    for (const event of events) await shop.deliver(event).expect(200)
    t.equal(await inbox.countDocuments({ handledAt: null, 'facts.orderId': orderId }), 2)
    await shop.app.reconcile()
    t.same(await buyer.grants(), [], 'not yet')
    await shop.rows.updateOne({ userId: buyer.id }, { $set: { rzpOrderId: orderId } })
    await shop.app.reconcile()
    t.equal((await buyer.grants()).length, 1)
    t.equal(await inbox.countDocuments({ handledAt: null, 'facts.orderId': orderId }), 0)
  })

  t.test('A22: the same event fifty times concurrently, and under other ids', async t => {
    const { buyer, orderId, events } = await paidOrder('a22@example.org')
    const event = events.find(one => one.event === 'payment.captured') as Sent
    t.same(statuses(await times(50, () => shop.deliver(event))), { 200: 50 })
    t.same(statuses(await times(10, index => shop.deliver(event, { id: `evt_${index}` }))), { 200: 10 })
    t.equal((await buyer.grants()).length, 1)
    t.equal((await shop.row(orderId)).history.filter(line => line.what === 'claim').length, 1)
  })

  t.test('A22: every order of events, ten times each, before the redirect: one grant', async t => {
    for (const [index, order] of permutations(['payment.authorized', 'payment.captured', 'order.paid']).entries()) {
      const buyer = await shop.buyer(`a22-${index}@example.org`)
      const orderId = await buyer.order()
      const failed = await shop.pay(orderId, 'failed')
      const triple = await shop.pay(orderId)
      const events = await shop.eventsOf(triple.razorpay_payment_id)
      const [lost] = await shop.eventsOf(failed.razorpay_payment_id)
      const sorted = order.map(name => events.find(event => event.event === name) as Sent)
      for (let round = 0; round < 10; round++) {
        for (const event of round % 2 ? [...sorted].reverse() : sorted) await shop.deliver(event).expect(200)
        await shop.deliver(lost as Sent).expect(200)
      }
      await buyer.verify(triple).expect(200)
      t.equal((await buyer.grants()).length, 1, order.join())
      t.match(await shop.row(orderId), { state: 'paid', rzpPaymentId: triple.razorpay_payment_id, review: null })
    }
  })

  t.test('A22: redirect, webhook and reconciler at the same time: one grant', async t => {
    for (let round = 0; round < 5; round++) {
      const { buyer, triple, events } = await paidOrder(`a22-race${round}@example.org`)
      const replies = await Promise.all([
        ...(await Promise.all([
          times(25, () => buyer.verify(triple)),
          times(8, () => shop.deliver(events[1] as Sent)),
        ])),
        times(8, () => shop.deliver(events[2] as Sent)),
        shop.reconcile().then(() => []),
      ])
      t.same(Object.keys(statuses(replies.flat())), ['200'])
      t.equal((await buyer.grants()).length, 1)
    }
    const serials = await shop.serials()
    t.same(
      serials,
      serials.map((_, at) => at + 1),
      'invoices without a gap',
    )
  })
})

t.test('refunds', async t => {
  const shop = await openShop(t)
  const { admin } = shop
  async function paid(email: string) {
    const buyer = await shop.buyer(email)
    const orderId = await buyer.order()
    const triple = await shop.pay(orderId)
    await buyer.verify(triple).expect(200)
    return { buyer, orderId, triple, id: (await shop.row(orderId))._id }
  }
  const refund = (id: string, reason = 'Bought twice') => admin.post(`/admin/payments/${id}/refund`).send({ reason })

  /** A refund on Razorpay's own dashboard; in full without an amount. */
  async function refundAtRazorpay(paymentId: string, amount?: number): Promise<void> {
    const { keyId, baseUrl } = shop.app.config.razorpay
    const authorization = `Basic ${Buffer.from(`${keyId}:${shop.secret}`).toString('base64')}`
    const body = JSON.stringify({ ...(amount && { amount }) })
    await fetch(`${baseUrl}/v1/payments/${paymentId}/refund`, { method: 'POST', headers: { authorization }, body })
  }

  t.test('A25: a full refund by an admin ends the period that it paid for, and only that', async t => {
    const { buyer, orderId, id } = await paid('a25@example.org')
    const second = await buyer.order()
    await buyer.verify(await shop.pay(second)).expect(200)
    const { body } = await refund(id).expect(200)
    t.match(body.payment, { id, status: 'refunded', refundedMinor: 59_000, email: 'a25@example.org' })
    const row = await shop.row(second)
    t.equal(
      (await buyer.me()).planExpiresAt,
      addMonths(row.paidAt as Date, 6).toISOString(),
      'the other period, from its own beginning',
    )
    t.equal((await refund(id)).status, 409, 'once')
    const audit = shop.app.connection.collection('audit')
    t.match(await audit.findOne({ what: 'payment.refund' }), { target: id, reason: 'Bought twice' })
    t.equal(await audit.countDocuments({ what: 'plan.grant', target: buyer.id }), 2, 'every grant is in the trail')
    t.equal(await audit.countDocuments({ what: 'plan.revoke', target: buyer.id }), 1)
    for (const event of await shop.eventsOf(String((await shop.row(orderId)).rzpPaymentId))) {
      await shop.deliver(event).expect(200)
    }
    t.equal((await buyer.grants()).length, 1, 'the webhooks afterwards change nothing')
    t.match(await shop.row(orderId), { state: 'refunded', review: null })
  })

  t.test('A25: a refund whose reply was lost is requested again, and made once', async t => {
    const { buyer, id, triple } = await paid('a25-b@example.org')
    await shop.mishap('lost', 'refund')
    await refund(id).expect(502)
    t.match(await buyer.payments(), [{ status: 'refund_pending' }])
    await refund(id).expect(200)
    const keys = (await shop.calls()).filter(call => call.call === 'refund').map(call => call.idempotencyKey)
    t.equal(new Set(keys.slice(-2)).size, 1, 'under the same key')
    const made = (await shop.events()).filter(
      one => one.event === 'refund.processed' && one.body.includes(triple.razorpay_payment_id),
    )
    t.equal(made.length, 1)
    t.same(await buyer.grants(), [])
    t.match(await buyer.me(), { subscriptionPlan: 'Free', paymentId: null, planExpiresAt: null })
  })

  t.test('A25: a slow refund ends the plan when it is processed, not when it is created', async t => {
    await shop.control('/settings', { refunds: 'pending' })
    const { buyer, id, triple } = await paid('a25-c@example.org')
    const other = await paid('a25-d@example.org')
    t.match((await refund(id).expect(200)).body.payment, { status: 'refund_pending' })
    await refund(other.id).expect(200)
    await shop.control('/settings', { refunds: 'processed' })
    const events = await shop.eventsOf(triple.razorpay_payment_id)
    const created = events.find(event => event.event === 'refund.created') as Sent
    await shop.deliver(created).expect(200)
    t.equal((await buyer.grants()).length, 1)
    const refundId = /rfnd_\w{14}/.exec(created.body)?.[0]
    await shop.control('/change', { refund_id: refundId, status: 'processed' })
    const processed = (await shop.eventsOf(triple.razorpay_payment_id, 'refund.processed'))[0] as Sent
    for (let time = 0; time < 3; time++) await shop.deliver(processed).expect(200)
    t.same(await buyer.grants(), [])
    t.match(await shop.row(triple.razorpay_order_id), { state: 'refunded' })
    const [late] = (await shop.eventsOf(other.triple.razorpay_payment_id, 'refund.created')).map(
      event => /rfnd_\w{14}/.exec(event.body)?.[0],
    )
    await shop.control('/change', { refund_id: late, status: 'processed' })
    await shop.reconcile()
    t.same(await other.buyer.grants(), [], 'or when the reconciler asks')
  })

  t.test('A25: a partial refund is recorded; several that add up to the total end the plan', async t => {
    const { buyer, orderId, triple } = await paid('a25-e@example.org')
    await refundAtRazorpay(triple.razorpay_payment_id, 20_000)
    const [part] = await shop.eventsOf(triple.razorpay_payment_id, 'refund.processed')
    for (let time = 0; time < 3; time++) await shop.deliver(part as Sent).expect(200)
    t.equal((await buyer.grants()).length, 1)
    t.match(await buyer.payments(), [{ status: 'partially_refunded' }])
    await refundAtRazorpay(triple.razorpay_payment_id, 39_000)
    for (const event of await shop.eventsOf(triple.razorpay_payment_id, 'refund.processed')) {
      await shop.deliver(event).expect(200)
    }
    t.same(await buyer.grants(), [])
    t.match(await shop.row(orderId), { state: 'refunded' })
  })

  t.test('A25: a refund event before its payment: no plan', async t => {
    const buyer = await shop.buyer('a25-f@example.org')
    const orderId = await buyer.order()
    const triple = await shop.pay(orderId)
    await refundAtRazorpay(triple.razorpay_payment_id)
    for (const event of (await shop.eventsOf(triple.razorpay_payment_id)).reverse())
      await shop.deliver(event).expect(200)
    t.match(await shop.row(orderId), { state: 'refunded' })
    t.same(await buyer.grants(), [])
    await buyer.verify(triple).expect(400)
  })

  t.test('A25: an admin’s refund finds refunds from Razorpay’s dashboard that no webhook reported', async t => {
    const [whole, part] = [await paid('a25-h@example.org'), await paid('a25-i@example.org')]
    await refundAtRazorpay(whole.triple.razorpay_payment_id)
    await refundAtRazorpay(part.triple.razorpay_payment_id, 10_000)
    t.match((await refund(whole.id).expect(200)).body.payment, { status: 'refunded', refundedMinor: 59_000 })
    t.match(await whole.buyer.me(), { subscriptionPlan: 'Free' })
    const { body } = await refund(part.id).expect(409)
    t.match(body.message, /Please look again/)
    t.match(await shop.row(part.orderId), { state: 'paid', refundRequest: null })
    t.match((await refund(part.id).expect(200)).body.payment, { status: 'refunded', refundedMinor: 59_000 })
    for (const { triple } of [whole, part])
      for (const event of await shop.eventsOf(triple.razorpay_payment_id)) await shop.deliver(event).expect(200)
    t.match(await shop.row(part.orderId), { refunds: { length: 2 } }, 'each once')
  })

  t.test('a refund that Razorpay refuses changes nothing', async t => {
    const { buyer, id, orderId } = await paid('a25-j@example.org')
    await shop.mishap('rejected', 'refund')
    t.match((await refund(id).expect(409)).body, { message: 'Razorpay does not refund this payment.' })
    t.match(await shop.row(orderId), { state: 'paid', refundRequest: null })
    t.match(await buyer.me(), { subscriptionPlan: 'Pro' })
    await refund(id).expect(200)
  })

  t.test('payments that cannot be refunded', async t => {
    const buyer = await shop.buyer('a25-g@example.org')
    const open = await shop.row(await buyer.order())
    t.equal((await refund(open._id)).status, 409, 'not paid')
    t.equal((await refund('0'.repeat(24))).status, 404)
    t.equal((await refund('x')).status, 404)
    t.equal((await admin.post(`/admin/payments/${open._id}/refund`).send({})).status, 400, 'without a reason')
    await shop.newCoupon('FREE', { percentOff: 100 })
    await buyer.coupon('FREE').expect(200)
    const free = await shop.rows.findOne({ userId: buyer.id, amountMinor: 0 })
    t.equal((await refund(String(free?._id))).status, 409, 'nothing was paid')
  })
})

t.test('an admin’s change of the plan and payments are combined', async t => {
  const shop = await openShop(t)
  const buyer = await shop.buyer('mixed@example.org')
  const until = '2030-01-31T00:00:00.000Z'
  await shop.admin.patch(`/admin/users/${buyer.id}`).send({ subscriptionPlan: 'Pro', planExpiresAt: until }).expect(200)
  const orderId = await buyer.order()
  await buyer.verify(await shop.pay(orderId)).expect(200)
  t.equal((await buyer.me()).planExpiresAt, '2030-07-31T00:00:00.000Z', 'on top of the gift')
  await shop.admin
    .post(`/admin/payments/${(await shop.row(orderId))._id}/refund`)
    .send({ reason: 'x' })
    .expect(200)
  t.equal((await buyer.me()).planExpiresAt, until)
  await shop.admin.patch(`/admin/users/${buyer.id}`).send({ subscriptionPlan: 'Free', planExpiresAt: null }).expect(200)
  t.match(await buyer.me(), { subscriptionPlan: 'Free', planExpiresAt: null })
})
