// Buying Pro, from the price to the verified payment. The numbers are those of docs/payments.md.
import supertest from 'supertest'
import { addMonths } from '../api/accounts/rules-plan.ts'
import { startApp } from './harness.ts'
import { openShop, PRICES, type Sent, statuses, times } from './payments-harness.ts'
import t from './tap.ts'

t.test('buying', async t => {
  const shop = await openShop(t)

  t.test('A1: an order, a payment, its verification: Pro for six months, in each currency', async t => {
    for (const [currency, amount] of Object.entries(PRICES)) {
      const buyer = await shop.buyer(`a1-${currency.toLowerCase()}@example.org`)
      const { body } = await buyer.checkout(amount, currency).expect(200)
      t.match(body, { success: true, order: { id: /^order_\w{14}$/, amount, currency }, keyId: /^rzp_test_/ })
      const row = await shop.row(body.order.id)
      t.match(row, { state: 'created', amountMinor: amount, currency, userId: buyer.id })
      const sent = (await shop.calls()).filter(call => call.call === 'create').at(-1)
      t.match(JSON.parse(sent?.body ?? ''), { amount, currency, receipt: row._id, notes: { order: row._id } })
      const triple = await shop.pay(body.order.id)
      const before = Date.now()
      const proof = await buyer.verify(triple).expect(200)
      t.same(proof.body, { success: true, paymentId: triple.razorpay_payment_id })
      const paid = await shop.row(body.order.id)
      t.match(paid, { state: 'paid', confirmed: true, unfinished: false, rzpPaymentId: triple.razorpay_payment_id })
      t.equal((await buyer.grants()).length, 1)
      const me = await buyer.me()
      t.match(me, { subscriptionPlan: 'Pro', paymentId: triple.razorpay_payment_id, couponCode: null })
      const end = addMonths(paid.paidAt as Date, 6)
      t.equal(me.planExpiresAt, end.toISOString())
      t.ok(end.getTime() >= addMonths(new Date(before), 6).getTime())
      const { body: ids } = await buyer.agent.get(`/cv/getCvIds/${buyer.email}`).expect(200)
      t.match(ids.userData, { subscriptionPlan: 'Pro', planExpiresAt: me.planExpiresAt })
      const [payment] = await buyer.payments()
      t.match(payment, { amountMinor: amount, currency, status: 'paid', documentState: 'issued' })
      t.match(payment.documents, [{ kind: 'invoice', number: /^TCV\/\d\d-\d\d\/\d{6}$/, totalMinor: amount, currency }])
      t.equal(payment.taxableMinor + payment.gstMinor, amount)
      t.equal(payment.to, me.planExpiresAt)
    }
  })

  t.test('an order and its verification by their resources are those of the specification', async t => {
    const buyer = await shop.buyer('resources@example.org')
    const { agent } = buyer
    const wish = { amount: 59_000, currType: 'INR' }
    const { order } = (await agent.post('/orders').send(wish).expect(201)).body
    t.match((await buyer.checkout().expect(200)).body, { order })
    const { razorpay_payment_id: paymentId, razorpay_signature: signature } = await shop.pay(order.id)
    const verify = (id: string, who = agent) => who.post(`/orders/${id}/verification`).send({ paymentId, signature })
    const other = await shop.buyer('another@example.org')
    t.match((await verify(order.id, other.agent).expect(400)).body, { code: 'payment_not_verified' })
    t.match((await verify('order_none').expect(400)).body, { code: 'payment_not_verified' })
    for (const _ of 'ab') t.same((await verify(order.id).expect(200)).body, { success: true, paymentId })
    t.equal((await buyer.grants()).length, 1)
  })

  t.test('A2, A3: a wrong amount makes no order; a wrong type is 400, a wrong number 409', async t => {
    const buyer = await shop.buyer('a2@example.org')
    const [before, rows] = [await shop.countCalls('create'), await shop.rows.countDocuments({})]
    const changed = [1, 100, 58_999, 59_001, 0, -59_000, 5_900_000, 1e9]
    for (const amount of changed) {
      const { status, body } = await buyer.checkout(amount)
      t.equal(status, 409, String(amount))
      t.match(body, { success: false, code: 'price_changed', expectedAmount: 59_000 })
    }
    for (const [amount, currency, expected] of [
      [3_000, 'INR', 59_000],
      [5_000, 'INR', 59_000],
      [5_000, 'USD', 3_000],
      [59_000, 'AED', 5_000],
    ] as const) {
      t.match((await buyer.checkout(amount, currency).expect(409)).body, { expectedAmount: expected })
    }
    for (const amount of [59_000.5, '59000', true, [59_000], null, {}, '59e3', 1e308]) {
      t.equal((await buyer.checkout(amount)).status, 400, JSON.stringify(amount))
    }
    for (const currency of ['JPY', 'inr', '', null, 1, ['INR'], { $ne: 'x' }]) {
      t.equal((await buyer.checkout(59_000, currency)).status, 400, JSON.stringify(currency))
    }
    for (const body of ['{}', '{"amount":59000}', '{"currType":"INR"}', '{"amount":1e400,"currType":"INR"}']) {
      const reply = await buyer.agent.post('/cv/checkout').set('content-type', 'application/json').send(body)
      t.equal(reply.status, 400, body)
    }
    t.equal(await shop.countCalls('create'), before, 'Razorpay was not asked')
    t.equal(await shop.rows.countDocuments({}), rows, 'nothing was written')
  })

  t.test('A9: a repeated verification has the same reply and no second grant, also after the plan’s end', async t => {
    const buyer = await shop.buyer('a9@example.org')
    const orderId = await buyer.order()
    const triple = await shop.pay(orderId)
    const first = await buyer.verify(triple).expect(200)
    const end = (await buyer.me()).planExpiresAt
    t.same((await buyer.verify(triple).expect(200)).body, first.body)
    t.equal((await buyer.me()).planExpiresAt, end)
    const past = new Date(Date.now() - 60_000)
    await shop.users.updateOne({ email: buyer.email }, { $set: { planExpiresAt: past } })
    t.match(await buyer.me(), { subscriptionPlan: 'Free' }, 'over')
    t.same((await buyer.verify(triple).expect(200)).body, first.body)
    t.match(await buyer.me(), { subscriptionPlan: 'Free' })
    t.equal((await buyer.grants()).length, 1)
  })

  t.test('A12: fifty concurrent verifications of one payment: one grant, fifty equal replies', async t => {
    const buyer = await shop.buyer('a12@example.org')
    const orderId = await buyer.order()
    const triple = await shop.pay(orderId)
    const replies = await times(50, () => buyer.verify(triple))
    t.same(statuses(replies), { 200: 50 })
    t.equal(new Set(replies.map(reply => JSON.stringify(reply.body))).size, 1)
    t.equal((await buyer.grants()).length, 1)
    const { history } = await shop.row(orderId)
    t.equal(history.filter(line => line.what === 'claim').length, 1)
    t.equal((await shop.papersOf(orderId)).length, 1)
    const authorized = await buyer.order()
    const late = await shop.pay(authorized, 'authorized')
    const captures = await shop.countCalls('capture')
    t.same(statuses(await times(50, () => buyer.verify(late))), { 200: 50 })
    t.equal((await shop.countCalls('capture')) - captures, 1, 'captured once')
    t.equal((await buyer.grants()).length, 2)
    await shop.reconcile()
    t.match(await shop.row(authorized), { confirmed: true, unfinished: false })
  })

  t.test('A13: an account has one open order of each price and currency; two paid ones are two periods', async t => {
    const buyer = await shop.buyer('a13@example.org')
    const [made, rows] = [await shop.countCalls('create'), await shop.rows.countDocuments({})]
    const replies = await times(50, () => buyer.checkout())
    t.same(statuses(replies), { 200: 50 })
    const ids = new Set(replies.map(reply => reply.body.order.id as string))
    t.equal(ids.size, 1, 'fifty at once are one order')
    for (const [currency, amount] of Object.entries(PRICES))
      await times(3, () => buyer.checkout(amount, currency).expect(200))
    t.equal((await shop.countCalls('create')) - made, 4)
    t.equal((await shop.rows.countDocuments({})) - rows, 4)
    const [first = ''] = ids
    await shop.pay(first, 'failed')
    t.equal(await buyer.order(), first, 'also after an attempt that failed')
    await shop.rows.updateOne({ rzpOrderId: first }, { $set: { requestedAt: new Date(0), nextCheckAt: null } })
    t.equal(await buyer.order(), first)
    t.ok(Number((await shop.row(first)).nextCheckAt) > 0, 'and is checked as often as a new one')
    await buyer.verify(await shop.pay(first)).expect(200)
    const second = await buyer.order()
    t.not(second, first, 'a paid order is not open')
    await buyer.verify(await shop.pay(second)).expect(200)
    const [one, other] = [await shop.row(first), await shop.row(second)]
    t.same(other.from, one.to, 'one after the other')
    t.same(new Date((await buyer.me()).planExpiresAt), other.to)
    t.same(other.to, addMonths(addMonths(one.from as Date, 6), 6))
  })

  t.test('A13: an order that a crash has left without its Razorpay order is replaced', async t => {
    const buyer = await shop.buyer('a13-crash@example.org')
    const left = await shop.row(await buyer.order())
    const made = { state: 'initialized', rzpOrderId: null, isOpen: true, createdAt: new Date(Date.now() - 60_000) }
    await shop.rows.updateOne({ _id: left._id }, { $set: made })
    t.match((await buyer.checkout().expect(200)).body.order.id, /^order_/)
    t.match(await shop.rows.findOne({ _id: left._id }), { state: 'failed', isOpen: false })
  })

  t.test('invoices are numbered without gaps', async t => {
    const numbers = await shop.serials()
    t.same(
      numbers,
      numbers.map((_, index) => index + 1),
    )
    const crowd = await times(20, index => shop.buyer(`crowd${index}@example.org`))
    const triples = await Promise.all(crowd.map(async buyer => shop.pay(await buyer.order())))
    t.same(statuses(await times(20, index => (crowd[index] as (typeof crowd)[0]).verify(triples[index] as object))), {
      200: 20,
    })
    const all = await shop.serials()
    t.equal(all.length, numbers.length + 20)
    t.same(
      all,
      all.map((_, index) => index + 1),
    )
  })

  t.test('no key, no signature and no address of a payer is in the log', async t => {
    const text = shop.app.logLines.join('\n')
    const { keySecret, webhookSecrets } = shop.app.config.razorpay
    for (const secret of [keySecret, ...webhookSecrets, 'payer@example.com', '@example.org']) {
      t.notOk(text.includes(secret), 'is not there')
    }
    const rows = await shop.rows.find({}).limit(50).toArray()
    for (const row of rows)
      t.notOk(text.includes(shop.sign(String(row.rzpOrderId), String(row.rzpPaymentId)).razorpay_signature))
  })
})

t.test('two processes on one database are as exact as one', async t => {
  const shop = await openShop(t)
  const second = await startApp(t, { ...shop.app.sandbox.env, MONGODB_URI: shop.app.config.mongodbUri })
  const port = (app: { config: { port: number } }) => app.config.port
  const at = [port(shop.app), port(second)]
  const post = async (index: number, email: string, path: string, body: object) =>
    supertest(`http://127.0.0.1:${at[index % 2]}`)
      .post(path)
      .set('authorization', `Bearer ${await shop.app.token({ email })}`)
      .send(body)
  await shop.newCoupon('SHARED', { maxRedemptions: 10 })
  const wish = { amount: 29_500, currType: 'INR', couponCode: 'SHARED' }
  const made = await times(40, index => post(index, `copy${index}@example.org`, '/cv/checkout', wish))
  t.same(statuses(made), { 200: 10, 409: 30 })
  const buyer = await shop.buyer('copies@example.org')
  const orderId = await buyer.order()
  const triple = await shop.pay(orderId)
  const proof = { ...triple, userMailId: buyer.email }
  const [event] = await shop.eventsOf(triple.razorpay_payment_id, 'payment.captured')
  const replies = await Promise.all([
    times(30, index => post(index, buyer.email, '/cv/payment_verification', proof)),
    times(10, () => shop.deliver(event as Sent)),
    Promise.all([shop.app.reconcile(), second.reconcile()]).then(() => []),
  ])
  t.same(statuses(replies.flat()), { 200: 40 })
  t.equal((await buyer.grants()).length, 1)
  t.match(await shop.row(orderId), { state: 'paid', claim: 1, documentState: 'issued' })
  t.same(await shop.serials(), [1])
})

t.test('without keys nothing is sold, and everything else works', async t => {
  const shop = await openShop(t, { RAZORPAY_KEY_ID: '', RAZORPAY_KEY_SECRET: '', RAZORPAY_WEBHOOK_SECRET: '' })
  const buyer = await shop.buyer('nokeys@example.org')
  t.match((await buyer.checkout().expect(503)).body, { code: 'payments_unavailable' })
  t.match((await shop.deliver({ id: 'x', event: 'x', body: '{}', signature: 'x' }).expect(503)).body, {
    success: false,
  })
  await buyer.agent.get('/plans').expect(200)
  await shop.reconcile()
})
