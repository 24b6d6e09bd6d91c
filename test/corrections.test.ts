// What is put right after an invoice was issued: an amendment takes it back and issues a new one, and a chargeback ends a plan at once,
// while its credit note is an admin's decision.
import { createOrderStore, type OrderRecord } from '../api/billing/order-store.ts'
import { amend as amendNow } from '../api/billing/tax/corrections.ts'
import { buy, hmac, openShop, refund, type Shop } from './payments-harness.ts'
import { until } from './processes.ts'
import t from './tap.ts'
import { pageTextsOf } from './typeset-reader.ts'

const HOME = { country: 'IN', state: '29' }
const business = { gstin: '27AAPFU0939F1ZV', legalName: 'Blue Lotus Traders', address: '4 Market Road' }
const FIRM = { country: 'IN', state: '27', business }
const REASON = 'The buyer gave the GSTIN later'

const amend = (shop: Shop, documentId: string, billing: object = FIRM, more: object = { reason: REASON }) =>
  shop.admin.post(`/admin/documents/${documentId}/amend`).send({ billing, ...more })
const sum = (papers: readonly { facts: object }[], field: string) =>
  papers.reduce((total, { facts }) => total + Number((facts as Record<string, unknown>)[field]), 0)
/** A mail that is sent with its PDFs. */
async function mailTo(shop: Shop, email: string, subject: string) {
  const find = async () => (await shop.app.inbox(email)).find(mail => mail.subject.includes(subject))
  await until(`the mail ${subject}`, async () => {
    await shop.app.sendMails()
    return (await find()) !== undefined
  })
  return find()
}
/** A chargeback at Razorpay, and its event. */
async function dispute(
  shop: Shop,
  payment_id: string,
  status: string,
  more: { dispute_id?: string; amount?: number } = {},
) {
  const { json } = await shop.control('/dispute', { payment_id, status, ...more })
  const { id } = json.dispute as { id: string }
  const event = (await shop.eventsOf(id)).at(-1)
  if (event) await shop.deliver(event).expect(200)
  return id
}

t.test('an amendment takes back all that is left and issues a new invoice', async t => {
  const shop = await openShop(t)
  for (const currency of ['INR', 'USD'] as const) {
    const buyer = await shop.buyer(`${currency.toLowerCase()}@example.org`)
    const { payment, orderId, triple } = await buy(shop, buyer, { billing: HOME, currency })
    await refund(shop, triple.razorpay_payment_id, 777)
    const [first] = payment.documents
    const { body } = await amend(shop, first.id).expect(200)
    t.match(body.payment, { documentState: 'issued', status: 'partially_refunded', review: null })
    const [invoice, part, rest, next] = await shop.papersOf(orderId)
    t.match(
      [invoice, part, rest, next],
      [
        { kind: 'invoice', facts: { treatment: 'intra', gstr1: 'B2CS' } },
        { kind: 'credit_note', facts: { totalMinor: 777, reason: 'Refund' } },
        {
          kind: 'credit_note',
          facts: { treatment: 'intra', leftMinor: 0, reason: 'Details of the recipient corrected' },
        },
        {
          kind: 'invoice',
          facts: {
            treatment: 'inter',
            gstr1: 'B2B',
            recipient: { name: 'Blue Lotus Traders', gstin: '27AAPFU0939F1ZV' },
            placeOfSupply: { code: '27' },
            discountMinor: 0,
          },
        },
      ],
    )
    for (const field of ['totalMinor', 'inrTotalMinor', 'taxMinor', 'inrTaxMinor']) {
      t.equal(sum([part, rest] as never, field), sum([invoice] as never, field), `${currency} ${field}`)
    }
    t.equal(sum([next] as never, 'inrTotalMinor'), sum([rest] as never, 'inrTotalMinor'), 'the value of that day')
    // What comes back later counts against the new invoice.
    await refund(shop, triple.razorpay_payment_id, 333)
    const papers = await shop.papersOf(orderId)
    t.match(papers.at(-1)?.facts, { against: { number: next?.number }, totalMinor: 333, treatment: 'inter' })
    const { body: known } = await shop.app.anyone().get(`/documents/${(next as { hash?: string } | undefined)?.hash}`)
    t.equal(known.creditedMinor, 333)
    t.match(
      await shop.row(orderId),
      { adjustments: [{ reason: REASON, billing: null }] },
      'the invoice has the details',
    )
    const mail = await mailTo(shop, buyer.email, 'A corrected invoice for your purchase')
    t.match(mail?.text, new RegExp(`${next?.number}.*place of ${invoice?.number}`, 's'))
    t.match(mail?.attachments, [
      { name: `TruCV invoice ${next?.number.replaceAll('/', '-')}.pdf` },
      { name: `TruCV credit note ${rest?.number.replaceAll('/', '-')}.pdf` },
    ])
    const pdf: Buffer = (await buyer.agent.get(`/me/documents/${next?._id}`).expect(200)).body
    t.match((await pageTextsOf(pdf)).join(' '), /Blue Lotus Traders.*IGST 18 %/s)
  }
  const lines = (await shop.admin.get('/admin/audit').expect(200)).body.lines as { what: string; reason: string }[]
  t.equal(lines.filter(({ what, reason }) => what === 'document.amend' && reason === REASON).length, 2)
})

t.test('who may not be amended, and what is wrong with an amendment', async t => {
  const shop = await openShop(t)
  const buyer = await shop.buyer('one@example.org')
  const { payment, triple } = await buy(shop, buyer, { billing: HOME })
  const id: string = payment.documents[0].id
  const wrong = { ...FIRM, state: '29' }
  t.match((await amend(shop, id, wrong).expect(400)).body, {
    errors: [{ path: '/billing/business/gstin', message: /Maharashtra/ }],
  })
  t.match((await amend(shop, id, FIRM, {}).expect(400)).body, { errors: [{ path: '/reason' }] })
  await amend(shop, 'f'.repeat(24)).expect(404)
  await buyer.agent.post(`/admin/documents/${id}/amend`).send({ billing: FIRM, reason: REASON }).expect(403)
  t.equal(await shop.papers.countDocuments({}), 1, 'nothing was issued')
  // The number of an embassy, as people write it.
  const embassy = { ...FIRM, state: '07', business: { ...business, gstin: '0717 USA 00012 UN2' } }
  await amend(shop, id, embassy).expect(200)
  const [, note, next] = (await buyer.payments())[0].documents
  t.match((await buyer.agent.get(`/me/documents/${next.id}/facts`)).body.facts.recipient.gstin, '0717USA00012UN2')
  t.match((await amend(shop, id).expect(409)).body.message, 'newest invoice')
  await amend(shop, note.id).expect(409)
  const listed = (await shop.admin.get('/admin/documents').expect(200)).body.documents
  t.same(
    listed.map(({ id, amendable }: { id: string; amendable: boolean }) => [id, amendable]),
    [
      [next.id, true],
      [note.id, false],
      [id, false],
    ],
  )
  await shop.papers.updateOne({ _id: next.id }, { $set: { firstYear: 2019 } })
  t.match((await amend(shop, next.id).expect(409)).body.message, '2020-11-30')
  await shop.papers.updateOne({ _id: next.id }, { $set: { firstYear: 2026 } })
  await refund(shop, triple.razorpay_payment_id, 59_000)
  t.match((await amend(shop, next.id).expect(409)).body.message, 'Nothing is left')
})

t.test('after the removal of the account an amendment keeps the name, and nobody is written to', async t => {
  const shop = await openShop(t)
  const buyer = await shop.buyer('gone@example.org')
  const { payment, orderId } = await buy(shop, buyer, { billing: { ...HOME, name: 'Asha Rao' } })
  await buyer.agent.delete('/me').send({ email: buyer.email }).expect(204)
  await shop.app.sendMails()
  const before = (await shop.app.inbox(buyer.email)).length
  await amend(shop, payment.documents[0].id, { country: 'IN', state: '33' }).expect(200)
  t.match((await shop.papersOf(orderId)).at(-1)?.facts, { recipient: { name: 'Asha Rao', state: '33' } })
  t.match(await shop.row(orderId), { billing: null, accountName: null, adjustments: [{ billing: null }] })
  await shop.app.sendMails()
  t.equal((await shop.app.inbox(buyer.email)).length, before)
})

t.test('a removal while the steps of an order run leaves no name on it, also on one that is refused', async t => {
  const shop = await openShop(t)
  const orders = createOrderStore(shop.app.connection)
  for (const overLimit of [false, true]) {
    const buyer = await shop.buyer(`gone${overLimit}@example.org`)
    const { payment, orderId } = await buy(shop, buyer, { billing: { ...HOME, name: 'Asha Rao' } })
    // A process has read the order, and is about to write the end of its steps.
    await shop.rows.updateOne({ rzpOrderId: orderId }, { $set: { unfinished: true, overLimit } })
    const order = (await orders.findOrder(payment.id)) as OrderRecord
    await buyer.agent.delete('/me').send({ email: buyer.email }).expect(204)
    await shop.app.finishRemovals()
    t.equal(await orders.changeOrder(order, { unfinished: false }, null), null, 'it has to look again')
    await shop.rows.updateOne({ rzpOrderId: orderId }, { $set: { nextCheckAt: new Date(0) } })
    await shop.reconcile()
    t.match(await shop.row(orderId), { unfinished: false, billing: null, accountName: null })
  }
})

t.test('a lost chargeback ends the plan at once; its credit note is a decision', async t => {
  const shop = await openShop(t)
  const buyer = await shop.buyer('back@example.org')
  const { payment, orderId, triple } = await buy(shop, buyer, { billing: HOME })
  const paymentId = triple.razorpay_payment_id
  const credit = (disputeId: string, reason = 'The bank decided') =>
    shop.admin.post(`/admin/payments/${payment.id}/dispute-credit`).send({ disputeId, reason })
  const disputeId = await dispute(shop, paymentId, 'open')
  const seen = async () => (await shop.admin.get(`/admin/payments/${payment.id}`).expect(200)).body.payment
  t.match(await seen(), { status: 'paid', review: 'a chargeback', disputes: [{ id: disputeId, status: 'open' }] })
  t.equal((await buyer.me()).subscriptionPlan, 'Pro')
  await credit(disputeId).expect(409)
  await dispute(shop, paymentId, 'lost', { dispute_id: disputeId })
  t.match(await seen(), {
    status: 'charged_back',
    disputes: [{ status: 'lost', amountMinor: 59_000, credited: false }],
  })
  t.equal((await buyer.me()).subscriptionPlan, 'Free')
  t.equal((await buyer.payments())[0].status, 'charged_back')
  t.equal((await shop.papersOf(orderId)).length, 1, 'no note by itself')
  // Events come in any order, and twice.
  for (const event of await shop.eventsOf(disputeId)) await shop.deliver(event).expect(200)
  await dispute(shop, paymentId, 'under_review', { dispute_id: disputeId })
  t.match(await seen(), { status: 'charged_back', disputes: [{ status: 'lost' }] })
  t.equal((await seen()).disputes.length, 1)
  await credit('disp_00000000000000').expect(409)
  t.match((await credit(disputeId, '').expect(400)).body, { errors: [{ path: '/reason' }] })
  await credit(disputeId).expect(200)
  t.match((await credit(disputeId).expect(200)).body.payment, { disputes: [{ credited: true }] })
  const papers = await shop.papersOf(orderId)
  t.match(papers, [{}, { cause: `dispute:${disputeId}`, facts: { reason: 'The bank decided', leftMinor: 0 } }])
  t.equal(papers.length, 2, 'once')
  const mail = await mailTo(shop, buyer.email, String(papers[1]?.number))
  t.match(mail, { subject: /credit note .* for INR 590\.00/, text: /Your bank took back INR 590\.00/ })
  const lines = (await shop.admin.get('/admin/audit').expect(200)).body.lines as { what: string }[]
  t.equal(lines.filter(({ what }) => what === 'payment.dispute-credit').length, 1)
})

t.test('a chargeback that is won, over a part, or reported sooner than its payment', async t => {
  const shop = await openShop(t)
  const buyer = await shop.buyer('part@example.org')
  const { payment, orderId, triple } = await buy(shop, buyer, { billing: HOME })
  const paymentId = triple.razorpay_payment_id
  const won = await dispute(shop, paymentId, 'open')
  await dispute(shop, paymentId, 'won', { dispute_id: won })
  t.equal((await buyer.me()).subscriptionPlan, 'Pro')
  const part = await dispute(shop, paymentId, 'lost', { amount: 20_000 })
  t.equal((await buyer.me()).subscriptionPlan, 'Pro', 'a part ends nothing')
  await shop.admin
    .post(`/admin/payments/${payment.id}/dispute-credit`)
    .send({ disputeId: part, reason: 'The bank decided' })
    .expect(200)
  // The rest is sent back: nothing is left of the invoice.
  await shop.admin.post(`/admin/payments/${payment.id}/refund`).send({ reason: 'Asked for it' }).expect(200)
  await shop.reconcile()
  t.equal((await buyer.me()).subscriptionPlan, 'Free')
  t.same(
    (await shop.papersOf(orderId)).map(({ facts }) => facts.totalMinor),
    [59_000, 20_000, 39_000],
  )

  const early = await shop.buyer('early@example.org')
  const order = await early.order()
  const { razorpay_payment_id } = await shop.pay(order)
  const first = await dispute(shop, razorpay_payment_id, 'lost')
  t.match(await shop.row(order), { state: 'refunded', disputes: [{ id: first, status: 'lost' }] })
  t.equal((await shop.papersOf(order)).length, 1, 'it was bought')
  t.equal((await early.me()).subscriptionPlan, 'Free')
})

t.test('the credit note of a chargeback is over what is left at most', async t => {
  const shop = await openShop(t)
  const { payment, orderId, triple } = await buy(shop, await shop.buyer('rest@example.org'), { billing: HOME })
  await refund(shop, triple.razorpay_payment_id, 20_000)
  const path = `/admin/payments/${payment.id}/dispute-credit`
  const whole = await dispute(shop, triple.razorpay_payment_id, 'lost', { amount: 59_000 })
  await shop.admin.post(path).send({ disputeId: whole, reason: REASON }).expect(200)
  t.same(
    (await shop.papersOf(orderId)).map(({ facts }) => facts.totalMinor),
    [59_000, 20_000, 39_000],
  )
  const more = await dispute(shop, triple.razorpay_payment_id, 'lost', { amount: 1_000 })
  t.match((await shop.admin.post(path).send({ disputeId: more, reason: REASON }).expect(409)).body.message, 'nothing')
})

t.test('events of a chargeback that come late, or name what was taken in rupees', async t => {
  const shop = await openShop(t)
  const buyer = await shop.buyer('late@example.org')
  const { orderId, triple } = await buy(shop, buyer, { billing: HOME, currency: 'USD' })
  const payment_id = triple.razorpay_payment_id
  const report = async (fields: object) => (await shop.control('/dispute', { payment_id, ...fields })).json.dispute
  const { id } = (await report({ status: 'open', amount: 1_000 })) as { id: string }
  await report({ status: 'won', dispute_id: id })
  for (const event of (await shop.eventsOf(id)).toReversed()) await shop.deliver(event).expect(200)
  t.match(await shop.row(orderId), { review: null, disputes: [{ id, status: 'won' }] }, 'a won one needs nobody')
  const { id: lost } = (await report({ status: 'lost', amount: 1_000 })) as { id: string }
  const [event] = await shop.eventsOf(lost)
  const body = event?.body.replace(/"amount_deducted":\d+/, '"amount_deducted":84000') as string
  const signature = hmac(String(shop.app.config.razorpay.webhookSecrets[0]), body)
  await shop.deliver(event as never, { body, signature }).expect(200)
  t.match(await shop.row(orderId), { state: 'paid', disputes: [{}, { status: 'lost', amountMinor: 1_000 }] })
  // Lost, and nothing was taken back; and one in another currency.
  const { id: free } = (await report({ status: 'lost' })) as { id: string }
  const [last] = await shop.eventsOf(free)
  const secret = String(shop.app.config.razorpay.webhookSecrets[0])
  for (const [from, to] of [
    [/"amount_deducted":\d+/, '"amount_deducted":0'],
    [/("dispute":.*?"currency"):"USD"/, '$1:"INR"'],
  ] as const) {
    const changed = String(last?.body).replace(from, to)
    t.not(changed, last?.body)
    await shop.deliver(last as never, { body: changed, signature: hmac(secret, changed) }).expect(200)
  }
  t.match(await shop.row(orderId), { state: 'paid', disputes: [{}, {}, { id: free, amountMinor: 0 }] })
})

t.test('what happens to an invoice while its amendment is judged refuses the amendment', async t => {
  const shop = await openShop(t)
  const { payment, orderId, triple } = await buy(shop, await shop.buyer('race@example.org'), { billing: HOME })
  const papers = (await shop.papersOf(orderId)).map(({ _id, ...rest }) => ({ ...rest, id: _id, firstYear: 2_099 }))
  const orderNow = async () => {
    const { _id, ...rest } = await shop.row(orderId)
    return { ...rest, id: _id } as unknown as OrderRecord
  }
  let changes = 0
  const deps = {
    documents: {
      find: async () => papers[0],
      listOf: async () => {
        await refund(shop, triple.razorpay_payment_id, 59_000)
        return papers
      },
    },
    orders: {
      findOrder: orderNow,
      changeOrder: async ({ rev }: OrderRecord) => (rev === (await orderNow()).rev ? ++changes : null),
    },
    ...{
      settings: { gstin: '' },
      now: () => new Date(),
      addAudit: async () => {},
      settler: { finish: async () => {} },
    },
  }
  const wish = { billing: { country: 'IN', state: '27' }, reason: REASON } as const
  await t.rejects(amendNow(deps as never, 'admin', payment.documents[0].id, wish), { code: 'conflict' })
  t.equal(changes, 0)
})

t.test('a bill of a seller who is not registered is corrected by a reversal and a new bill', async t => {
  const shop = await openShop(t, { SELLER_GSTIN: 'none', SELLER_LUT: '' })
  const { payment, orderId } = await buy(shop, await shop.buyer('bill@example.org'), { billing: HOME })
  await amend(shop, payment.documents[0].id).expect(200)
  t.match(await shop.papersOf(orderId), [
    { kind: 'bill' },
    { kind: 'bill_reversal', facts: { totalMinor: 59_000, leftMinor: 0 } },
    { kind: 'bill', facts: { totalMinor: 59_000, taxMinor: 0, recipient: { name: 'Blue Lotus Traders' } } },
  ])
})
