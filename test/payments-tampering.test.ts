// Forged and altered payments grant nothing, and real payments are unaffected. The numbers are those of docs/payments.md.
import { isSigned } from '../api/providers/razorpay.ts'
import { hmac, openShop } from './payments-harness.ts'
import t from './tap.ts'

const NOT_VERIFIED = { success: false, code: 'payment_not_verified', message: 'Payment verification failed.' }

t.test('tampering', async t => {
  const shop = await openShop(t)

  t.test('A4: an order that differs from the requested one is not passed on', async t => {
    const buyer = await shop.buyer('a4@example.org')
    for (const kind of ['other', 'shape', 'html', 'empty', 'truncated']) {
      await shop.mishap(kind, 'create')
      const { status, body } = await buyer.checkout()
      t.equal(status, 502, kind)
      t.match(body, { success: false, code: 'upstream_failed' })
      t.notOk(JSON.stringify(body).includes('order_'))
    }
    t.equal(await shop.rows.countDocuments({ userId: buyer.id, state: 'failed' }), 5)
    t.equal(await shop.rows.countDocuments({ userId: buyer.id, rzpOrderId: { $ne: null } }), 0)
  })

  t.test('A5: a forged signature of any form changes nothing', async t => {
    const buyer = await shop.buyer('a5@example.org')
    const orderId = await buyer.order()
    const triple = await shop.pay(orderId)
    const pair = `${orderId}|${triple.razorpay_payment_id}`
    const good = triple.razorpay_signature
    const before = JSON.stringify(await shop.row(orderId))
    const calls = (await shop.calls()).length
    const forged: unknown[] = [
      'ab'.repeat(32),
      good.toUpperCase(),
      `${good} `,
      good.slice(0, -1),
      `${good}0`,
      `${good.slice(0, -1)}${good.endsWith('0') ? '1' : '0'}`,
      '',
      ' ',
      '\0',
      hmac('', pair),
      hmac(shop.app.config.razorpay.webhookSecrets[0] as string, pair),
      hmac(shop.secret, `${triple.razorpay_payment_id}|${orderId}`),
      hmac(shop.secret, 'null|undefined'),
      'x'.repeat(10_000),
      null,
      [good],
      { $ne: '' },
      true,
      7,
    ]
    for (const razorpay_signature of forged) {
      const { status, body } = await buyer.verify({ ...triple, razorpay_signature })
      t.equal(status, 400, JSON.stringify(razorpay_signature)?.slice(0, 80))
      if (typeof razorpay_signature === 'string') t.match(body, NOT_VERIFIED)
    }
    const { razorpay_signature: _, ...without } = triple
    t.equal((await buyer.verify(without)).status, 400, 'missing')
    t.equal(JSON.stringify(await shop.row(orderId)), before, 'the order is untouched')
    t.equal((await shop.calls()).length, calls, 'Razorpay was not asked')
    t.same(await buyer.grants(), [])
    t.ok(
      shop.app.logLines.some(line => line.includes('invalid signature')),
      'it is in the log',
    )
    t.ok(isSigned(shop.secret, pair, good))
    t.notOk(isSigned('', pair, hmac('', pair)), 'an empty key signs nothing')
  })

  t.test('A6: malformed ids never reach Razorpay', async t => {
    const buyer = await shop.buyer('a6@example.org')
    const orderId = await buyer.order()
    const { razorpay_payment_id: paymentId } = await shop.pay(orderId)
    const calls = (await shop.calls()).length
    const pairs: [string, string][] = [
      [paymentId, orderId],
      [orderId, `${paymentId}|y`],
      [orderId, '../orders/order_AAAAAAAAAAAAAA'],
      [orderId, `${paymentId}/../../orders?count=1`],
      [orderId, ` ${paymentId}`],
      [orderId, paymentId.toUpperCase()],
      [orderId, ''],
      [` ${orderId}`, paymentId],
      [orderId.toLowerCase(), paymentId],
      ['', paymentId],
      ['undefined', 'null'],
    ]
    for (const [order, payment] of pairs) {
      const { status, body } = await buyer.verify(shop.sign(order, payment))
      t.equal(status, 400, `${order} ${payment}`)
      t.match(body, NOT_VERIFIED)
    }
    for (const id of [null, 7, [orderId], { $gt: '' }]) {
      t.equal((await buyer.verify({ ...shop.sign(orderId, paymentId), razorpay_order_id: id })).status, 400)
    }
    t.equal((await shop.calls()).length, calls)
    t.same(await buyer.grants(), [])
  })

  t.test('A7: a signed payment of an unknown order', async t => {
    const buyer = await shop.buyer('a7@example.org')
    const { keyId } = shop.app.config.razorpay
    const authorization = `Basic ${Buffer.from(`${keyId}:${shop.secret}`).toString('base64')}`
    const body = JSON.stringify({ amount: 59_000, currency: 'INR' })
    const url = `${shop.app.config.razorpay.baseUrl}/v1/orders`
    const { id } = (await (await fetch(url, { method: 'POST', headers: { authorization }, body })).json()) as {
      id: string
    }
    const triple = await shop.pay(id)
    t.match((await buyer.verify(triple).expect(400)).body, NOT_VERIFIED)
    t.same(await buyer.grants(), [])
  })

  t.test('A8: another user’s payment, and another user’s address', async t => {
    const [owner, thief] = [await shop.buyer('a8@example.org'), await shop.buyer('a8-thief@example.org')]
    const triple = await shop.pay(await owner.order())
    t.match((await thief.verify(triple).expect(400)).body, NOT_VERIFIED)
    t.match((await thief.verify(triple, { userMailId: owner.email }).expect(403)).body, { code: 'forbidden' })
    t.same(await thief.grants(), [])
    t.match(await thief.me(), { subscriptionPlan: 'Free' })
    await owner.verify(triple).expect(200)
    t.equal((await owner.grants()).length, 1)
    await thief.verify(triple).expect(400)
    t.same(await thief.grants(), [])
  })

  t.test('A10: one payment cannot pay two orders', async t => {
    const buyer = await shop.buyer('a10@example.org')
    const one = await buyer.order()
    await shop.rows.updateOne({ rzpOrderId: one }, { $set: { state: 'abandoned', isOpen: false } })
    const other = await buyer.order()
    const { razorpay_payment_id: paymentId } = await shop.pay(one)
    t.match((await buyer.verify(shop.sign(other, paymentId)).expect(400)).body, NOT_VERIFIED)
    t.match(await shop.row(other), { state: 'created', review: String })
    await buyer.verify(shop.sign(one, paymentId)).expect(200)
    await shop.app.fault('razorpay', 'down')
    t.match((await buyer.verify(shop.sign(other, paymentId)).expect(400)).body, NOT_VERIFIED, 'nor while it is down')
    await shop.app.fault('razorpay', 'off')
    t.equal((await buyer.grants()).length, 1)
    t.match(await shop.row(other), { state: 'created' })
  })

  t.test('A11: a payment that differs from its order', async t => {
    const buyer = await shop.buyer('a11@example.org')
    const cases: [string, object][] = [
      ['captured', { amount: 100 }],
      ['captured', { amount: 59_001 }],
      ['captured', { currency: 'USD' }],
      ['authorized', { amount: 100 }],
    ]
    for (const [outcome, more] of cases) {
      const orderId = await buyer.order()
      t.match((await buyer.verify(await shop.pay(orderId, outcome, more)).expect(400)).body, NOT_VERIFIED)
      t.match(await shop.row(orderId), { state: 'created', review: /amount or currency/ }, JSON.stringify(more))
    }
    const dollars = await buyer.order(3_000, 'USD')
    await buyer.verify(await shop.pay(dollars, 'captured', { currency: 'INR' })).expect(400)
    t.match(await shop.row(dollars), { state: 'created', review: String })
    const failed = await shop.pay(await buyer.order(), 'failed')
    await buyer.verify(failed).expect(400)
    const unknown = await buyer.order()
    await buyer.verify(shop.sign(unknown, 'pay_AAAAAAAAAAAAAA')).expect(400)
    t.same(await buyer.grants(), [])
    t.equal(await shop.countCalls('capture'), 0)
  })

  t.test('A11: an authorised payment is captured once; if that is refused, nothing is granted', async t => {
    const buyer = await shop.buyer('a11-late@example.org')
    const orderId = await buyer.order()
    const triple = await shop.pay(orderId, 'authorized')
    await shop.mishap('rejected', 'capture')
    t.match((await buyer.verify(triple).expect(400)).body, NOT_VERIFIED)
    t.same(await buyer.grants(), [])
    await shop.rows.updateOne({ rzpOrderId: orderId }, { $set: { captureRequestedAt: new Date(0) } })
    await buyer.verify(triple).expect(200)
    t.match(await shop.row(orderId), { state: 'paid', confirmed: true })
    t.equal((await buyer.grants()).length, 1)
  })

  t.test('a failed attempt and then a successful one, for the same order', async t => {
    const buyer = await shop.buyer('again@example.org')
    const orderId = await buyer.order()
    await buyer.verify(await shop.pay(orderId, 'failed')).expect(400)
    await buyer.verify(await shop.pay(orderId)).expect(200)
    t.equal((await buyer.grants()).length, 1)
  })
})
