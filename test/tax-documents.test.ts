// Tax documents over HTTP: what a buyer says, what is issued for it, notes for refunds, and that a document never changes.
import { createHash } from 'node:crypto'
import supertest from 'supertest'
import type { OrderRecord } from '../api/billing/order-store.ts'
import { createTaxIssuer } from '../api/billing/tax/issue.ts'
import { firstYearOf } from '../api/billing/tax/numbers.ts'
import { createTaxDocumentStore } from '../api/billing/tax/store.ts'
import { canonicalJson } from '../api/core/canonical-json.ts'
import { startApp } from './harness.ts'
import { type Buyer, buy, type Order, openShop, PRICES, refund } from './payments-harness.ts'
import { until } from './processes.ts'
import t from './tap.ts'
import { pageTextsOf } from './typeset-reader.ts'

const HOME = { country: 'IN', state: '29' }
const FIRM = {
  country: 'IN',
  state: '27',
  business: { gstin: '27AAPFU0939F1ZV', legalName: 'Blue Lotus Traders', address: '4 Market Road\n1st floor' },
}
const factsOf = async (buyer: Buyer, id: string) =>
  (await buyer.agent.get(`/me/documents/${id}/facts`).expect(200)).body as {
    facts: Record<string, never>
    hash: string
  }
const pdfOf = async (buyer: Buyer, id: string) =>
  (await buyer.agent.get(`/me/documents/${id}`).expect(200)).body as Buffer
const textOf = async (pdf: Buffer) => {
  const pages = await pageTextsOf(pdf)
  return { pages: pages.length, text: pages.join(' ').replace(/\s+/g, ' ') }
}
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')

t.test('I1: every row of the table: facts, PDF and list agree', async t => {
  const shop = await openShop(t)
  const rows: [string, Order, object, RegExp[]][] = [
    ['T2', {}, { treatment: 'intra', placeAssumed: true }, [/Place not given by the buyer/, /CGST 9 %/]],
    ['T3', { billing: HOME }, { treatment: 'intra', gstr1: 'B2CS' }, [/State: Karnataka \(29\)/, /SGST 9 %/]],
    [
      'T4',
      { billing: FIRM },
      { treatment: 'inter', gstr1: 'B2B' },
      [/GSTIN 27AAPFU0939F1ZV/, /IGST 18 %/, /Maharashtra/],
    ],
    ['T4 $', { billing: FIRM, currency: 'USD' }, { treatment: 'inter', rate: '83.0000' }, [/1 USD = INR 83\.0000/]],
    ['T5', { billing: { country: 'US' } }, { treatment: 'abroad_taxed' }, [/outside India, United States/]],
    [
      'T5 card',
      { billing: { country: 'AE' }, currency: 'AED', card: { international: false } },
      { treatment: 'abroad_taxed', endorsement: null },
      [/IGST 18 %/],
    ],
    ['T6', { billing: { country: 'SG' }, currency: 'SGD' }, { treatment: 'export_lut', taxMinor: 0 }, [/UNDER BOND/]],
  ]
  for (const [name, order, wanted, words] of rows) {
    const buyer = await shop.buyer(`${name.replace(/\W/g, '').toLowerCase()}@example.org`)
    const { payment } = await buy(shop, buyer, order)
    t.match(payment, { documentState: 'issued', documents: [{ kind: 'invoice', ready: Boolean }] }, name)
    const [document] = payment.documents
    const { facts, hash } = await factsOf(buyer, document.id)
    t.match(facts, { ...wanted, number: document.number, totalMinor: payment.amountMinor }, name)
    t.match(
      { taxable: payment.taxableMinor, gst: payment.gstMinor },
      { taxable: facts.taxableMinor, gst: facts.taxMinor },
    )
    t.equal(sha256(canonicalJson(facts)), hash, 'the hash is that of the facts as they are sent')
    const { text, pages } = await textOf(await pdfOf(buyer, document.id))
    t.equal(pages, 1)
    for (const word of [...words, new RegExp(document.number)]) t.match(text, word, name)
    t.notMatch(text, /@/, 'no address of a mailbox is on it')
    const { body } = await shop.app.anyone().get(`/documents/${hash}`).expect(200)
    t.match(body, { number: document.number, creditedMinor: 0, currency: payment.currency })
  }
  await shop.app
    .anyone()
    .get(`/documents/${'0'.repeat(64)}`)
    .expect(404)
})

t.test('T7: without a letter of undertaking an export carries the tax', async t => {
  const shop = await openShop(t, { SELLER_LUT: '20-21:AD290326000002B' })
  const buyer = await shop.buyer('t7@example.org')
  const { payment } = await buy(shop, buyer, { billing: { country: 'US' }, currency: 'USD' })
  const { facts } = await factsOf(buyer, payment.documents[0].id)
  t.match(facts, { treatment: 'export_igst', endorsement: 'SUPPLY MEANT FOR EXPORT ON PAYMENT OF INTEGRATED TAX' })
  const { body } = await shop.app.anyone().get('/plans').expect(200)
  t.same(body.tax, { registered: true, exportWithoutTax: false })
})

t.test('I3, I4: what a buyer says of the invoice: optional, remembered, checked', async t => {
  const shop = await openShop(t)
  const buyer = await shop.buyer('billing@example.org')
  const billing = async () => (await buyer.agent.get('/me/billing').expect(200)).body.billing
  t.equal(await billing(), null)
  const wrong: [object, string, RegExp][] = [
    [{ country: 'IN' }, '/billing/state', /Choose your State/],
    [{ country: 'XX' }, '/billing/country', /not the code of a country/],
    [{ ...HOME, business: FIRM.business }, '/billing/business/gstin', /This GSTIN belongs to Maharashtra\./],
    [{ ...FIRM, business: { ...FIRM.business, gstin: '27AAPFU0939F1ZW' } }, '/billing/business/gstin', /check digit/],
    [{ ...FIRM, business: { ...FIRM.business, address: ' ' } }, '/billing/business/address', /1 to 300/],
    [{ ...HOME, name: 7 }, '/billing/name', /./],
    [{ ...HOME, city: 'X' }, '/billing/city', /./],
  ]
  const made = await shop.countCalls('create')
  for (const [said, path, message] of wrong) {
    const wish = { amount: 59_000, currType: 'INR', billing: said }
    const { body } = await buyer.agent.post('/cv/checkout').send(wish).expect(400)
    t.match(body, { code: 'invalid_request', errors: [{ path, message }] }, JSON.stringify(said))
  }
  // The money rules come before the rules of the invoice, and after its form.
  const cheap = { amount: 1, currType: 'INR', billing: { country: 'IN' } }
  t.match((await buyer.agent.post('/cv/checkout').send(cheap).expect(409)).body, { code: 'price_changed' })
  t.equal(await shop.countCalls('create'), made, 'nothing was asked of Razorpay')

  await buy(shop, buyer, { billing: { ...HOME, remember: false } })
  t.equal(await billing(), null, 'not remembered')
  await buyer.agent.post('/cv/checkout').send({ amount: 59_000, currType: 'INR', billing: HOME }).expect(200)
  t.equal(await billing(), null, 'remembered only once it is paid')
  await buy(shop, buyer, { billing: { ...FIRM, business: { ...FIRM.business, gstin: ' 27aapfu-0939f1zv' } } })
  t.same(await billing(), FIRM)
  const { payment } = await buy(shop, buyer)
  t.match((await factsOf(buyer, payment.documents[0].id)).facts, { recipient: { gstin: FIRM.business.gstin } })
  const bad = { billing: { country: 'IN', state: '25' } }
  t.match((await buyer.agent.put('/me/billing').send(bad).expect(400)).body, { errors: [{ path: '/billing/state' }] })
  await buyer.agent
    .put('/me/billing')
    .send({ billing: { country: 'DE' } })
    .expect(200)
  await buyer.agent.delete('/me/billing').expect(204)
  t.equal(await billing(), null)
  t.notMatch(shop.app.logLines.join('\n'), /Blue Lotus|27AAPFU|Market Road/, 'none of it is in the log')
  const calls = (await shop.calls()).map(({ body }) => body).join('\n')
  t.notMatch(calls, /Blue Lotus|27AAPFU|"state"/, 'and none of it goes to Razorpay')
})

t.test('I9: refunds in parts have a note each, which add up to the invoice; coupons', async t => {
  const shop = await openShop(t)
  await shop.newCoupon('THIRD', { percentOff: 33 })
  for (const currency of ['INR', 'USD', 'AED'] as const) {
    const buyer = await shop.buyer(`${currency.toLowerCase()}@example.org`)
    const order =
      currency === 'INR' ? { billing: HOME, amount: 39_500, couponCode: 'THIRD' } : { billing: FIRM, currency }
    const { triple } = await buy(shop, buyer, order)
    const total = currency === 'INR' ? 39_500 : PRICES[currency]
    const paymentId = triple.razorpay_payment_id
    await refund(shop, paymentId, 777)
    await refund(shop, paymentId, 777)
    await refund(shop, paymentId, total - 777)
    const [payment] = await buyer.payments()
    t.equal(payment.status, 'refunded', currency)
    const all = await Promise.all(payment.documents.map(({ id }: { id: string }) => factsOf(buyer, id)))
    const [invoice, ...notes] = all.map(({ facts }) => facts as Record<string, never>)
    t.same(
      notes.map(({ kind, totalMinor }) => [kind, totalMinor]),
      [
        ['credit_note', 777],
        ['credit_note', total - 777],
      ],
      'one for each refund',
    )
    t.match(notes[0], { against: { number: invoice?.number }, leftMinor: total - 777, taxAdjustable: true })
    for (const field of ['totalMinor', 'taxMinor', 'inrTotalMinor', 'inrTaxMinor']) {
      t.equal(
        notes.reduce((sum, note) => sum + Number(note[field]), 0),
        invoice?.[field],
        field,
      )
    }
    const { text } = await textOf(await pdfOf(buyer, payment.documents[1].id))
    t.match(text, /Credit note.*Reason: Refund.*Remaining of the invoice/)
    const { body } = await shop.app.anyone().get(`/documents/${all[0]?.hash}`).expect(200)
    t.equal(body.creditedMinor, total)
  }
  t.same(await shop.serials('credit_note'), [1, 2, 3, 4, 5, 6])
})

t.test('I7: a document never changes, whatever becomes of account and settings', async t => {
  const shop = await openShop(t)
  const buyer = await shop.buyer('stays@example.org')
  const { payment } = await buy(shop, buyer, { billing: HOME })
  const { id } = payment.documents[0]
  const before = await pdfOf(buyer, id)
  const { hash } = await factsOf(buyer, id)
  const { headers } = await buyer.agent.get(`/me/documents/${id}`).expect(200)
  t.equal(headers.etag, `"${sha256(before)}"`)
  t.match(headers['content-disposition'], /filename="TruCV invoice TCV-\d\d-\d\d-000001\.pdf"/)
  await shop.users.updateOne({ email: buyer.email }, { $set: { name: 'Another Name' } })
  const other = await startApp(t, {
    ...shop.app.sandbox.env,
    MONGODB_URI: shop.app.config.mongodbUri,
    SELLER_NAME: 'New Name Ltd',
    SELLER_GSTIN: '04AABCT1234F1ZY',
    SEAL_KEY: '',
    SEAL_CERTIFICATE: '',
  })
  const agent = supertest
    .agent(other.url)
    .set('authorization', `Bearer ${await shop.app.token({ email: buyer.email })}`)
  t.ok(before.equals((await agent.get(`/me/documents/${id}`).expect(200)).body), 'the same bytes from other settings')
  t.equal((await agent.get(`/me/documents/${id}/facts`).expect(200)).body.hash, hash)
  const exported = (await agent.get('/me/export').expect(200)).body
  t.match(exported, { documents: [{ hash, pdf: before.toString('base64') }], billing: [HOME] })
  await agent.delete('/me').send({ email: buyer.email }).expect(204)
  await until('the account is removed', async () => (await shop.users.countDocuments({ email: buyer.email })) === 0)
  await shop.app.finishRemovals()
  await agent.get(`/me/documents/${id}`).expect(401)
  const { body } = await shop.admin.get(`/admin/documents/${id}`).expect(200)
  t.match(body, { hash, facts: { recipient: { name: 'Test Person' } } })
  const kept = await shop.admin.get(`/admin/documents/${id}/pdf`).expect(200)
  t.ok(before.equals(kept.body), 'and after the removal, for admins')
  t.match(await shop.rows.findOne({ _id: payment.id }), { billing: null, accountName: null })
})

t.test('I8: what was changed in the database is not shown', async t => {
  const shop = await openShop(t)
  const buyer = await shop.buyer('changed@example.org')
  const { payment } = await buy(shop, buyer)
  const { id } = payment.documents[0]
  await pdfOf(buyer, id)
  // Its mail makes the file too, until it is sent.
  await until('the mail is sent', async () => {
    await shop.app.sendMails()
    return (await shop.app.inbox(buyer.email)).length > 0
  })
  const files = shop.app.connection.collection<{ _id: string }>('tax_files')
  const file = await files.findOne({ _id: id })
  await files.updateOne({ _id: id }, { $set: { bytes: Buffer.from('%PDF-1.7 another') } })
  await buyer.agent.get(`/me/documents/${id}`).expect(500)
  await files.deleteOne({ _id: id })
  await buyer.agent.get(`/me/documents/${id}`).expect(500)
  await files.insertOne(file as { _id: string })
  await pdfOf(buyer, id)
  await shop.papers.updateOne({ _id: id }, { $set: { 'facts.totalMinor': 1 } })
  await buyer.agent.get(`/me/documents/${id}`).expect(500)
  await buyer.agent.get(`/me/documents/${id}/facts`).expect(500)
  t.match(shop.app.logLines.join('\n'), /a tax document was changed in the database/)
})

t.test('a payment whose value in rupees is not known waits for its invoice, and the plan does not', async t => {
  const shop = await openShop(t)
  for (const base_amount of [null, 5]) {
    const buyer = await shop.buyer(`rate${base_amount}@example.org`)
    const { payment, orderId, triple } = await buy(shop, buyer, {
      billing: HOME,
      currency: 'USD',
      card: { base_amount },
    })
    t.match(payment, { documentState: 'waiting', documents: [], status: 'paid', taxableMinor: 2_542, gstMinor: 458 })
    t.equal((await buyer.me()).subscriptionPlan, 'Pro')
    const receipt = await buyer.agent.get(`/me/payments/${payment.id}/receipt`).expect(409)
    t.match(receipt.body, { message: 'The invoice follows in a moment.' })
    await refund(shop, triple.razorpay_payment_id, 1_000)
    t.match((await shop.papersOf(orderId)).length, 0, 'no note before its invoice')
    const path = `/admin/payments/${payment.id}/inr-value`
    const source = 'RBI reference rate'
    if (base_amount === null) {
      await shop.control('/change', { payment_id: triple.razorpay_payment_id, base_amount: 249_000 })
      await shop.reconcile()
    } else {
      t.match((await shop.row(orderId)).review, /cannot be right/)
      t.match((await shop.admin.put(path).send({ inrMinor: 5, source }).expect(400)).body, {
        errors: [{ path: '/inrMinor' }],
      })
      await shop.admin.put(path).send({ inrMinor: 249_000, source }).expect(200)
    }
    const [later] = await buyer.payments()
    t.match(later.documents, [{ kind: 'invoice' }, { kind: 'credit_note' }])
    const wanted = { rate: '83.0000', rateSource: base_amount ? source : 'Razorpay', inrTotalMinor: 249_000 }
    t.match((await factsOf(buyer, later.documents[0].id)).facts, wanted)
    await shop.admin.put(path).send({ inrMinor: 249_000, source }).expect(409)
  }
})

t.test('an account that is removed while its invoice waits: the order keeps the name until it is issued', async t => {
  const shop = await openShop(t)
  const buyer = await shop.buyer('left@example.org')
  const wish = { billing: { ...HOME, name: 'Asha Rao' }, currency: 'USD' as const, card: { base_amount: null } }
  const { payment, orderId, triple } = await buy(shop, buyer, wish)
  await buyer.agent.delete('/me').send({ email: buyer.email }).expect(204)
  t.match(await shop.row(orderId), { userId: '0'.repeat(24), billing: { name: 'Asha Rao' }, documentState: 'waiting' })
  await shop.control('/change', { payment_id: triple.razorpay_payment_id, base_amount: 249_000 })
  await shop.reconcile()
  const [paper] = await shop.papersOf(orderId)
  t.match(paper, { userId: '0'.repeat(24), facts: { recipient: { name: 'Asha Rao' } } })
  t.match(await shop.row(orderId), { billing: null, accountName: null, documentState: 'issued', state: 'paid' })
  await shop.app.sendMails()
  t.notMatch(
    (await shop.app.inbox(buyer.email)).map(({ subject }) => subject),
    ['invoice'],
    'nobody is written to',
  )
  t.match((await shop.admin.get(`/admin/payments/${payment.id}`).expect(200)).body.payment, { email: null })
})

t.test('I6: fifty orders and four processes over the last midnight of a year: two series without a gap', async t => {
  const shop = await openShop(t)
  const documents = createTaxDocumentStore(shop.app.connection)
  const settings = { ...shop.app.config.seller, origin: shop.app.config.publicOrigin }
  const midnight = Date.parse('2031-03-31T18:30:00Z')
  const razorpay = { findPayment: async () => null }
  const log = { info: () => undefined, warn: () => undefined }
  let asked = 0
  // Clocks that do not agree: now and then one is back in the old year.
  const now = () => new Date(midnight + (asked++ - 60) * 10 + (asked % 4) * 150)
  const processes = [1, 2, 3, 4].map(() => {
    return createTaxIssuer({ documents, razorpay, settings, isSealing: () => true, now, log })
  })
  const buyer = await shop.buyer('night@example.org')
  const order = (await shop.row(await buyer.order())) as unknown as OrderRecord
  const paid = { ...order, state: 'paid', confirmed: true, rzpPaymentId: 'pay_1', paidAt: new Date(midnight) } as const
  const orders = Array.from({ length: 50 }, (_, at) => ({ ...paid, id: `${at}`.padStart(24, '0') }))
  await Promise.all(orders.flatMap((one, at) => [0, 1].map(more => processes[(at + more) % 4]?.issue(one))))
  const rows = await shop.papers.find({}).sort({ firstYear: 1, serial: 1 }).toArray()
  t.equal(rows.length, 50)
  t.same([...new Set(rows.map(({ facts }) => facts.year))], ['30-31', '31-32'])
  for (const year of ['30-31', '31-32']) {
    const own = rows.filter(({ facts }) => facts.year === year)
    t.same(
      own.map(({ serial }) => serial),
      own.map((_, at) => at + 1),
      year,
    )
    const moments = own.map(({ facts }) => facts.issuedAt)
    t.same(moments, [...moments].sort(), 'dates are in the order of the numbers')
  }
})

t.test('I12: after the last number of a run comes the next run, and after the last run documents wait', async t => {
  const shop = await openShop(t)
  const buyer = await shop.buyer('last@example.org')
  const { payment } = await buy(shop, buyer)
  const { id } = payment.documents[0]
  await shop.papers.updateOne({ _id: id }, { $set: { serial: 999_999 } })
  const second = (await buy(shop, buyer)).payment
  t.match(second.documents[0].number, /^T1V\/\d\d-\d\d\/000001$/)
  await shop.papers.updateOne({ _id: second.documents[0].id }, { $set: { run: 9, serial: 999_999 } as never })
  const third = await buy(shop, buyer)
  t.match(third.payment, { status: 'paid', documentState: 'waiting', documents: [] })
  t.equal((await buyer.grants()).length, 3, 'the plan is granted all the same')
  await shop.papers.updateOne({ _id: second.documents[0].id }, { $set: { run: 2, serial: 5 } as never })
  await shop.reconcile()
  t.match((await buyer.payments())[0].documents, [{ number: /^T2V\/\d\d-\d\d\/000006$/ }])
  // What a restore does: numbers that were given since the backup are not given again.
  await createTaxDocumentStore(shop.app.connection).beginRuns(firstYearOf(new Date()))
  t.match((await buy(shop, buyer)).payment.documents, [{ number: /^T3V\/\d\d-\d\d\/000001$/ }])
})

t.test('I13: a seller who is not registered writes bills, without a word of GST', async t => {
  const shop = await openShop(t, { SELLER_GSTIN: 'none', SELLER_LUT: '' })
  const { body } = await shop.app.anyone().get('/plans').expect(200)
  t.same(body.tax, { registered: false, exportWithoutTax: false })
  t.match((await shop.app.anyone().get('/config').expect(200)).body.seller, { gstin: '' })
  const buyer = await shop.buyer('bill@example.org')
  const { payment, triple } = await buy(shop, buyer, { billing: HOME })
  t.match(payment, { gstMinor: 0, documents: [{ kind: 'bill', number: /^TCB\// }] })
  const { text } = await textOf(await pdfOf(buyer, payment.documents[0].id))
  t.match(text, /^Bill .*The seller is not registered under GST\. No tax is charged\./)
  t.notMatch(text.replace(/Not registered under GST|The seller is not registered under GST\./g, ''), /GST|tax invoice/i)
  await refund(shop, triple.razorpay_payment_id, 59_000)
  t.match((await buyer.payments())[0].documents, [{ kind: 'bill' }, { kind: 'bill_reversal', number: /^TCR\// }])
  const [mail] = await shop.app.inbox(buyer.email)
  t.notMatch(mail?.text, /GST|invoice/)
})

t.test('I14: somebody else’s document is not found', async t => {
  const shop = await openShop(t)
  const [buyer, other] = [await shop.buyer('mine@example.org'), await shop.buyer('thief@example.org')]
  const { payment } = await buy(shop, buyer)
  const { id } = payment.documents[0]
  for (const path of [`/me/documents/${id}`, `/me/documents/${id}/facts`, `/me/payments/${payment.id}/receipt`]) {
    await other.agent.get(path).expect(404)
    await shop.app.anyone().get(path).expect(401)
  }
  await other.agent.get(`/admin/documents/${id}`).expect(403)
  await other.agent.get('/admin/documents').expect(403)
})

t.test('the event of a payment names its document', async t => {
  const shop = await openShop(t)
  const deliveries = shop.app.connection.collection('webhook_deliveries')
  const buyer = await shop.buyer('hook@example.org')
  const hook = { url: 'https://hooks.example.com/in', events: ['payment.completed'] }
  await buyer.agent.post('/me/webhooks').send(hook).expect(201)
  await buy(shop, buyer, { billing: HOME })
  const done = (await deliveries.findOne({ type: 'payment.completed' })) as unknown as { data: object; dueAt: Date }
  t.match(done.data, {
    document: { kind: 'invoice', number: /^TCV/, totalMinor: 59_000, taxableMinor: 50_000, taxMinor: 9_000 },
  })
  const { triple } = await buy(shop, buyer, { billing: HOME, currency: 'USD', card: { base_amount: null } })
  const find = () => deliveries.findOne({ 'data.document': null })
  const waiting = (await find()) as unknown as { eventId: string; at: Date; dueAt: Date }
  t.equal(Number(waiting.dueAt) - Number(waiting.at), 60_000, 'it waits a minute for the document')
  await shop.control('/change', { payment_id: triple.razorpay_payment_id, base_amount: 249_000 })
  await shop.reconcile()
  const filled = await deliveries.findOne({ eventId: waiting.eventId })
  t.match(filled?.data, { document: { number: /^TCV/, currency: 'USD' } })
  t.ok(Number(filled?.dueAt) < Number(waiting.dueAt), 'and is sent as soon as it is there')
})
