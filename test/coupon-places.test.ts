// The limits of coupons when orders are paid: which payment gets a use, and the refund of a payment without one.
import { type Buyer, openShop, statuses, type Triple, times } from './payments-harness.ts'
import { until } from './processes.ts'
import t, { type Test } from './tap.ts'

const YESTERDAY = new Date(Date.now() - 86_400_000).toISOString()

t.test('coupons when their orders are paid', async t => {
  const shop = await openShop(t)
  const { admin, uses } = shop

  const settles = (what: string, isDone: () => Promise<boolean>) =>
    until(what, async () => {
      if (await isDone()) return true
      await shop.reconcile()
      return isDone()
    })
  /** The payment grants a period, or grants nothing and is refunded in full. */
  async function isGranted(t: Test, orderId: string, granted: boolean, what: string): Promise<void> {
    await settles(what, async () => (await shop.row(orderId)).state === (granted ? 'paid' : 'refunded'))
    const row = await shop.row(orderId)
    const refunds = granted ? { length: 0 } : [{ amountMinor: row.amountMinor }]
    t.match(row, { state: granted ? 'paid' : 'refunded', overLimit: !granted, unfinished: false, refunds }, what)
    t.equal((await shop.papersOf(orderId)).length, granted ? 1 : 0, `${what}: the invoice`)
  }
  const endHolds = () => uses.updateMany({ state: 'held' }, { $set: { heldUntil: new Date(Date.now() - 1) } })
  const captured = async ({ razorpay_payment_id: id }: Triple) => {
    for (const event of await shop.eventsOf(id, 'payment.captured')) await shop.deliver(event).expect(200)
  }

  t.test('A17: a hold ends after half an hour; a later payment counts while a use is left', async t => {
    await shop.newCoupon('HOLD', { maxRedemptions: 1 })
    const [slow, quick] = [await shop.buyer('a17@example.org'), await shop.buyer('a17-quick@example.org')]
    const slowOrder = await slow.order(29_500, 'INR', 'HOLD')
    const failed = await shop.pay(slowOrder, 'failed')
    for (const event of await shop.eventsOf(failed.razorpay_payment_id)) await shop.deliver(event).expect(200)
    t.match((await quick.checkout(29_500, 'INR', 'HOLD').expect(409)).body, { message: /used up/ }, 'still held')
    await endHolds()
    const quickOrder = await quick.order(29_500, 'INR', 'HOLD')
    await quick.verify(await shop.pay(quickOrder)).expect(200)
    const late = await shop.pay(slowOrder)
    for (let time = 0; time < 3; time++) {
      t.match((await slow.verify(late).expect(409)).body, { code: 'payment_refunded', message: /HOLD had no use left/ })
    }
    await captured(late)
    await isGranted(t, quickOrder, true, 'the last use is taken')
    await isGranted(t, slowOrder, false, 'no use is left')
    t.same(await slow.grants(), [])
    t.match(await slow.payments(), [
      { status: 'refunded', overLimit: true, documentState: 'none', documents: [], from: null },
    ])
    const receipt = await slow.agent.get(`/me/payments/${(await shop.row(slowOrder))._id}/receipt`).expect(409)
    t.match(receipt.body, { message: /refunded in full/ })
    const { body } = await admin.get('/admin/payments').expect(200)
    t.ok(body.payments.some((payment: { orderId: string; overLimit: boolean }) => payment.overLimit))
    await until('the mail came', async () => (await shop.app.inbox(slow.email)).length > 0)
    const [mail, ...more] = await shop.app.inbox(slow.email)
    t.same(more, [])
    t.match(mail, { subject: 'Your refund of INR 295.00', text: /HOLD had no use left.*gives no Pro/ })

    await shop.newCoupon('LATE', { maxRedemptions: 1 })
    const order = await slow.order(29_500, 'INR', 'LATE')
    await endHolds()
    await slow.verify(await shop.pay(order)).expect(200)
    await isGranted(t, order, true, 'late, and the use is still left')
  })

  t.test('A17: a discounted order in another currency takes the hold from the older one', async t => {
    for (const [round, [first, second]] of [
      ['INR', 'USD'],
      ['USD', 'INR'],
    ].entries()) {
      await shop.newCoupon(`MOVE${round}`, { maxRedemptions: 1 })
      const buyer = await shop.buyer(`move${round}@example.org`)
      const older = await buyer.order(29_500, 'INR', `MOVE${round}`)
      const newer = await buyer.order(1_500, 'USD', `MOVE${round}`)
      const paid = { INR: await shop.pay(older), USD: await shop.pay(newer) }
      await captured(paid[first as 'INR'])
      await captured(paid[second as 'INR'])
      await isGranted(t, newer, true, `${first} first: the newer order`)
      await isGranted(t, older, false, `${first} first: the older order`)
      t.equal((await buyer.grants()).length, 1)
      t.match((await buyer.coupon(`MOVE${round}`)).body, { applied: false, message: /already used/ })
    }
    await shop.newCoupon('BACKTO', { maxRedemptions: 1 })
    const buyer = await shop.buyer('backto@example.org')
    const rupees = await buyer.order(29_500, 'INR', 'BACKTO')
    const dollars = await buyer.order(1_500, 'USD', 'BACKTO')
    t.equal(await buyer.order(29_500, 'INR', 'BACKTO'), rupees, 'the open order, with the hold again')
    const triples = [await shop.pay(dollars), await shop.pay(rupees)]
    await Promise.all(triples.map(triple => times(5, () => buyer.verify(triple))))
    await isGranted(t, rupees, true, 'both at once')
    await isGranted(t, dollars, false, 'both at once')
  })

  t.test('A17: a limit for each account, and another coupon of the same price', async t => {
    await shop.newCoupon('TWICE', { maxRedemptions: null, perUser: 2 })
    const buyer = await shop.buyer('twice@example.org')
    const ids = [
      await buyer.order(29_500, 'INR', 'TWICE'),
      await buyer.order(1_500, 'USD', 'TWICE'),
      await buyer.order(2_500, 'AED', 'TWICE'),
    ]
    const replies = await Promise.all(
      await Promise.all(ids.map(async id => shop.pay(id))).then(all => all.map(triple => buyer.verify(triple))),
    )
    t.same(statuses(replies), { 200: 2, 409: 1 })
    t.equal((await buyer.grants()).length, 2)

    await shop.newCoupon('SAMEONE', { maxRedemptions: 1 })
    await shop.newCoupon('SAMETWO', { maxRedemptions: 1 })
    const other = await shop.buyer('same@example.org')
    const order = await other.order(29_500, 'INR', 'SAMEONE')
    t.equal(await other.order(29_500, 'INR', 'SAMETWO'), order, 'one open order')
    t.match(await shop.row(order), { couponCode: 'SAMETWO' })
    await other.verify(await shop.pay(order)).expect(200)
    const held = await other.coupon('SAMEONE').expect(200)
    t.match(held.body, { applied: true }, 'the first coupon is not used')
    t.match((await other.coupon('SAMETWO').expect(200)).body, { applied: false })
  })

  t.test('A17: a free grant takes the hold from an open discounted order', async t => {
    await shop.newCoupon('GIVEN', { percentOff: null, prices: { INR: 0, USD: 10 }, maxRedemptions: 1 })
    const buyer = await shop.buyer('given@example.org')
    const order = await buyer.order(1_000, 'USD', 'GIVEN')
    t.match((await buyer.coupon('GIVEN').expect(200)).body, { applied: true, value: 0 })
    await buyer.verify(await shop.pay(order)).expect(409)
    await isGranted(t, order, false, 'paid after the free grant')
    t.equal((await buyer.grants()).length, 1)
  })

  t.test('A17: a refund that Razorpay does not make at once is requested again', async t => {
    await shop.newCoupon('OWED', { maxRedemptions: 1 })
    const buyer = await shop.buyer('owed@example.org')
    const status = async () => (await buyer.payments()).map((payment: { status: string }) => payment.status)
    const ids = [await buyer.order(2_500, 'AED', 'OWED'), await buyer.order(1_500, 'USD', 'OWED')]
    ids.push(await buyer.order(2_500, 'SGD', 'OWED'), await buyer.order(29_500, 'INR', 'OWED'))
    await buyer.verify(await shop.pay(ids[3] as string)).expect(200)

    await shop.mishap('lost', 'refund')
    await buyer.verify(await shop.pay(ids[0] as string)).expect(409)
    t.same(await status(), ['refund_pending', 'paid'])
    await shop.reconcile()
    await isGranted(t, ids[0] as string, false, 'the reply was lost')

    await shop.mishap('rejected', 'refund', 1_000)
    await buyer.verify(await shop.pay(ids[1] as string)).expect(409)
    const isFlagged = async () => (await shop.row(ids[1] as string)).review === 'Razorpay refused the refund'
    await settles('an admin is to look', isFlagged)
    t.same(await status(), ['refund_pending', 'refunded', 'paid'])
    await shop.mishap('none')
    await isGranted(t, ids[1] as string, false, 'it was refused before')

    await shop.control('/settings', { refunds: 'pending' })
    const failing = await shop.pay(ids[2] as string)
    await buyer.verify(failing).expect(409)
    const [created] = await shop.eventsOf(failing.razorpay_payment_id, 'refund.created')
    await shop.control('/change', { refund_id: /rfnd_\w{14}/.exec(created?.body ?? '')?.[0], status: 'failed' })
    await shop.control('/settings', { refunds: 'processed' })
    await shop.reconcile()
    await isGranted(t, ids[2] as string, false, 'the bank failed it')
    t.equal((await buyer.grants()).length, 1)
  })

  t.test('A17: over the limit while Razorpay is down: nothing is granted, a capture is refunded', async t => {
    await shop.newCoupon('AWAY', { maxRedemptions: 1 })
    const buyer = await shop.buyer('away@example.org')
    const ids = [await buyer.order(1_500, 'USD', 'AWAY'), await buyer.order(29_500, 'INR', 'AWAY')]
    const [over, taken] = await Promise.all(ids.map(id => shop.pay(id)))
    await buyer.verify(taken as Triple).expect(200)
    await shop.app.fault('razorpay', 'down')
    await buyer.verify(over as Triple).expect(409)
    await shop.app.fault('razorpay', 'off')
    t.match(await shop.row(ids[0] as string), { state: 'paid', confirmed: false, refundRequest: null })
    await shop.reconcile()
    await isGranted(t, ids[0] as string, false, 'confirmed and refunded')
    t.equal((await buyer.grants()).length, 1)
  })

  t.test('A17: an order that Razorpay did not create releases its hold', async t => {
    await shop.newCoupon('BACK', { maxRedemptions: 1 })
    const [buyer, other] = [await shop.buyer('a17-b@example.org'), await shop.buyer('a17-c@example.org')]
    await shop.mishap('error', 'create')
    t.equal((await buyer.checkout(29_500, 'INR', 'BACK')).status, 502)
    t.equal((await other.checkout(29_500, 'INR', 'BACK')).status, 200)
  })

  t.test('A17: a coupon for one use grants one period, however many discounted orders are open', async t => {
    const price = { INR: 5_900, USD: 300, AED: 500, SGD: 500 }
    await shop.newCoupon('EIGHT', { percentOff: 90, maxRedemptions: 1 })
    const buyers = [await shop.buyer('eight-a@example.org'), await shop.buyer('eight-b@example.org')]
    const ids: string[] = []
    for (const buyer of buyers) {
      for (const [currency, amount] of Object.entries(price)) ids.push(await buyer.order(amount, currency, 'EIGHT'))
      await uses.updateMany({ state: 'held' }, { $set: { heldUntil: new Date(Date.now() - 1) } })
    }
    const triples = await Promise.all(ids.map(id => shop.pay(id)))
    const replies = await times(8, index => (buyers[index < 4 ? 0 : 1] as Buyer).verify(triples[index] as Triple))
    t.same(statuses(replies), { 200: 1, 409: 7 })
    const grants = [...(await (buyers[0] as Buyer).grants()), ...(await (buyers[1] as Buyer).grants())]
    t.same(
      grants.map(grant => grant.months),
      [6],
      'eight payments, six months',
    )
    for (const [index, id] of ids.entries()) {
      const isPaid = replies[index]?.status === 200
      if (!isPaid)
        t.match(replies[index]?.body, { code: 'payment_refunded', message: /EIGHT had no use left.*in full/ })
      await isGranted(t, id, isPaid, `payment ${index}`)
    }
  })

  t.test('A19: an order keeps its price when the coupon changes', async t => {
    await shop.newCoupon('GONE')
    const buyer = await shop.buyer('a19@example.org')
    const orderId = await buyer.order(29_500, 'INR', 'GONE')
    await admin.patch('/admin/coupons/GONE').send({ expiresAt: YESTERDAY }).expect(200)
    t.match((await buyer.coupon('GONE')).body, { applied: false, message: /expired/ })
    await admin.delete('/admin/coupons/gone').expect(204)
    await buyer.verify(await shop.pay(orderId)).expect(200)
    t.match(await shop.row(orderId), { state: 'paid', amountMinor: 29_500, couponCode: 'GONE' })
    t.match(await buyer.me(), { subscriptionPlan: 'Pro', couponCode: 'GONE' })

    await shop.newCoupon('GONETOO', { maxRedemptions: 1 })
    const ids = [await buyer.order(29_500, 'INR', 'GONETOO'), await buyer.order(1_500, 'USD', 'GONETOO')]
    await admin.delete('/admin/coupons/GONETOO').expect(204)
    const replies = await Promise.all((await Promise.all(ids.map(id => shop.pay(id)))).map(one => buyer.verify(one)))
    t.same(
      replies.map(reply => reply.status),
      [409, 200],
      'only the order that holds a use when the coupon is removed',
    )
    await isGranted(t, ids[0] as string, false, 'of a removed coupon')
    const use = await uses.findOne({ orderId: (await shop.row(ids[1] as string))._id })
    t.match(use?.userId, /^gone:/, 'the use names no account')
  })
})
