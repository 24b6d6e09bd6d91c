// The return of a month over HTTP: sums, files and reconciliation of what was bought and sent back, and what happens when a row changes.
import { createHash } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { differencesOf, parse } from './gstr1-recount.ts'
import { buy, type Order, openShop, refund, type Shop } from './payments-harness.ts'
import { until } from './processes.ts'
import t from './tap.ts'

const shop = await openShop(t)
const { app, admin } = shop
const TABLES = ['b2b', 'b2cl', 'b2cs', 'exp', 'cdnr', 'cdnur', 'hsn_b2b', 'hsn_b2c', 'docs']

let buyers = 0
async function sell(order: Order = {}, of: Shop = shop) {
  const { payment, triple } = await buy(of, await of.buyer(`buyer${++buyers}@example.org`), order)
  return { id: payment.id as string, paymentId: triple.razorpay_payment_id }
}
const business = (state: string, gstin: string) => ({
  billing: { country: 'IN', state, business: { gstin, legalName: '=Lotus, "Blue"', address: '4 Market Road' } },
})
const singapore = { country: 'SG', address: 'Singapore' }
const home = await sell(business('29', '29KLMCQ7071N1ZL'))
const maharashtra = await sell({ billing: { country: 'IN', state: '27' } })
const other = await sell({ billing: { country: 'IN', state: '27' } })
const nowhere = await sell()
const exported = await sell({ billing: singapore, currency: 'USD' })
const abroad = await sell({ billing: singapore })
await refund(shop, maharashtra.paymentId, 29_500)
await refund(shop, home.paymentId, 59_000)
await refund(shop, exported.paymentId, 1_000)
await shop.reconcile()
await until('every document has its file', async () => (await shop.papers.countDocuments({ pdf: null })) === 0)
const facts = async () => (await shop.papers.find({}).toArray()).map(one => one.facts)
const month = ((await facts())[0] as { date: string }).date.slice(0, 7)

const read = async (of = admin) => (await of.get('/admin/gstr1').query({ month }).expect(200)).body
const zip = async (query: object = { month }) =>
  admin.get('/admin/gstr1.zip').query(query).responseType('blob').expect(200)
const unzipped = (bytes: Uint8Array) =>
  Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, data]) => [name, strFromU8(data)]))
/** The tables of the month, by name. */
const csvs = async () => {
  const files = unzipped((await zip()).body)
  return Object.fromEntries(TABLES.map(table => [table, files[`${table}.csv`] as string]))
}
const downloads = async () =>
  (await admin.get('/admin/audit').query({ target: month }).expect(200)).body.lines as {
    what: string
    detail: unknown
  }[]
/** The figures of this page, by the label. */
const figures = async (name: string, of: Shop = shop) => {
  const { text } = await of.app.anyone().get('/metrics').expect(200)
  const lines = text.matchAll(new RegExp(`^trucv_billing_documents_${name}\\{\\w+="(\\w+)"\\} (\\d+)$`, 'gm'))
  return Object.fromEntries([...lines].map(([, label, figure]) => [label, Number(figure)]))
}
const CLEAN = { INR: 0, USD: 0, AED: 0, SGD: 0 }
const warnings = (text: string) =>
  app.logLines.map(line => JSON.parse(line)).filter(({ msg, level }) => level === 40 && msg === text)

t.test('the month: sums by table, sales abroad, and every difference 0', async t => {
  const { tables, countries, reconciliation, ...rest } = await read()
  t.same(rest, { success: true, month })
  t.same(
    tables.map(({ table, rows }: { table: string; rows: number }) => [table, rows]),
    [
      ...[
        ['b2b', 1],
        ['b2cl', 0],
        ['b2cs', 3],
        ['exp', 1],
        ['cdnr', 1],
        ['cdnur', 1],
      ],
      ...[
        ['hsn_b2b', 1],
        ['hsn_b2c', 2],
        ['docs', 2],
      ],
    ],
  )
  const [b2b, , b2cs] = tables
  t.match(b2b, { taxableMinor: 50_000, igstMinor: 0, cgstMinor: 4_500, sgstMinor: 4_500 })
  // Two at home, two in Maharashtra of which half of one came back, one abroad in rupees.
  t.match(b2cs, { taxableMinor: 175_000, igstMinor: 22_500, cgstMinor: 4_500, sgstMinor: 4_500 })
  const worth = (await facts()).find(({ treatment, kind }) => treatment === 'export_lut' && kind === 'invoice')
  const third = (await facts()).find(({ treatment, kind }) => treatment === 'export_lut' && kind === 'credit_note')
  const sold = Number(worth?.inrTotalMinor) - Number(third?.inrTotalMinor)
  t.same(countries, [{ country: 'SG', count: 2, inrTotalMinor: sold + 59_000 }])
  t.match(reconciliation, {
    paid: [
      { currency: 'INR', paymentsMinor: 295_000, documentsMinor: 295_000, waitingMinor: 0, differenceMinor: 0 },
      { currency: 'USD', paymentsMinor: 3_000, inr: { paymentsMinor: worth?.inrTotalMinor, differenceMinor: 0 } },
    ],
    issued: [{ issuedMinor: 295_000, causedMinor: 295_000, differenceMinor: 0 }, { issuedMinor: 3_000 }],
    refunded: [
      { currency: 'INR', refundsMinor: 88_500, notesMinor: 88_500, withoutNoteMinor: 0, differenceMinor: 0 },
      { currency: 'USD', refundsMinor: 1_000, inr: { notesMinor: third?.inrTotalMinor, differenceMinor: 0 } },
    ],
    ...{ chargebacks: [], tables: { taxableMinor: 0, igstMinor: 0, cgstMinor: 0, sgstMinor: 0 } },
    series: [
      { series: /^TCV/, count: 6, last: 6, missing: 0 },
      { series: /^TCC/, count: 3, last: 3, missing: 0 },
    ],
    ...{ paidEarlier: [], issuedLater: [], leftovers: [], damaged: [], balanced: true },
  })
})

t.test(
  'zip and CSV have the same tables, which a recount of the documents agrees with; each download is recorded',
  async t => {
    const { headers, body } = await zip()
    t.match(headers, {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="TruCV GSTR-1 ${month}.zip"`,
      'cache-control': 'no-store',
    })
    const files = unzipped(body)
    t.same(
      Object.keys(files),
      TABLES.map(table => `${table}.csv`),
    )
    const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
    t.equal(digest((await zip()).body), digest(body), 'the same bytes each time')
    for (const table of TABLES) {
      const reply = await admin.get('/admin/gstr1.csv').query({ month, table }).expect(200)
      t.equal(reply.text, files[`${table}.csv`], table)
      t.match(reply.headers['content-type'], 'text/csv; charset=utf-8')
    }
    const byTable = Object.fromEntries(TABLES.map(table => [table, files[`${table}.csv`] as string]))
    t.same(differencesOf(month, byTable, await facts()), [])
    t.equal(parse(byTable.b2b as string)[1]?.[1], `'=Lotus, "Blue"`, 'a name is no formula')
    t.notMatch(JSON.stringify(files), /@example\.org/)
    t.match(await downloads(), [
      ...TABLES.toReversed().map(table => ({
        what: 'gstr1.download',
        byEmail: 'admin@gmail.com',
        detail: { month, table },
      })),
      ...[{ detail: { month, table: 'all' } }, { detail: { month, table: 'all' } }],
    ])
    t.equal((await downloads()).length, TABLES.length + 2)
  },
)

t.test('a month without documents has headers only; other months and tables do not exist', async t => {
  for (const empty of ['2019-04', '2031-01']) {
    const { tables, reconciliation } = (await admin.get('/admin/gstr1').query({ month: empty }).expect(200)).body
    t.ok(
      tables.every(({ rows }: { rows: number }) => rows === 0),
      empty,
    )
    t.match(reconciliation, { paid: [], series: [], balanced: true })
    for (const text of Object.values(unzipped((await zip({ month: empty })).body))) t.match(text, /^[^\r\n]+\r\n$/)
  }
  for (const wrong of [{}, { month: '2026-13' }, { month: '26-11' }])
    await admin.get('/admin/gstr1').query(wrong).expect(400)
  for (const wrong of [{ month }, { month, table: 'B2B' }]) await admin.get('/admin/gstr1.csv').query(wrong).expect(400)
})

t.test('nobody else reads them', async t => {
  const buyer = await app.as({ email: 'buyer1@example.org' })
  for (const path of ['gstr1', 'gstr1.zip', 'gstr1.csv']) {
    const query = { month, ...(path === 'gstr1.csv' && { table: 'b2b' }) }
    t.match((await buyer.get(`/admin/${path}`).query(query).expect(403)).body, { code: 'forbidden' }, path)
    await app.anyone().get(`/admin/${path}`).query(query).expect(401)
  }
})

type Rows = { _id: string; cause?: string; rzpPaymentId?: unknown }
const collection = (name: string) => app.connection.collection<Rows>(name)
/** Deletes or changes a row, runs the job, looks, and puts the row back. */
async function whileChanged(name: string, which: object, change: object | null, look: () => Promise<unknown>) {
  const rows = collection(name)
  const row = await rows.findOne(which)
  if (!row) throw new Error(`no row in ${name}: ${JSON.stringify(which)}`)
  if (change) await rows.updateOne({ _id: row._id }, { $set: change })
  else await rows.deleteOne({ _id: row._id })
  await app.reconcileDocuments()
  await look()
  await rows.deleteOne({ _id: row._id })
  await rows.insertOne(row)
  await app.reconcileDocuments()
}
const without = (cause: string, look: () => Promise<unknown>) => whileChanged('tax_documents', { cause }, null, look)
type Refunded = { refunds: { id: string }[] }

t.test('I10 one row deleted by hand: the order in the reply, a figure that is not 0, a line in the log', async t => {
  await app.reconcileDocuments()
  t.same(await figures('difference_minor'), CLEAN)
  t.same(await figures('wrong'), { missing: 0, altered: 0 })
  await without(`order:${other.id}`, async () => {
    const { reconciliation } = await read()
    const leftover = { orderId: other.id, currency: 'INR', minor: 59_000, inrMinor: 59_000, what: 'payment' }
    t.match(reconciliation, {
      ...{ balanced: false, leftovers: [leftover] },
      paid: [{ differenceMinor: 59_000 }, { differenceMinor: 0 }],
      series: [{ count: 5, last: 6, missing: 1 }, { missing: 0 }],
    })
    t.same(await figures('difference_minor'), { ...CLEAN, INR: 59_000 })
    t.same(await figures('wrong'), { missing: 1, altered: 0 })
    const { orderId: order, ...rest } = leftover
    t.match(warnings('payments and tax documents do not add up'), [{ month, order, ...rest }])
    t.match(warnings('numbers of tax documents are missing'), [{ series: /^TCV\//, missing: 1 }])
  })
  // The last number of a series leaves no gap behind.
  const { refunds } = (await shop.rows.findOne({ rzpPaymentId: exported.paymentId })) as unknown as Refunded
  const id = refunds[0]?.id
  await without(`refund:${id}`, async () => {
    const { inr, ...rest } = (await read()).reconciliation.refunded[1]
    t.match(rest, { currency: 'USD', refundsMinor: 1_000, notesMinor: 0, differenceMinor: 1_000 })
    t.equal(inr.differenceMinor, inr.refundsMinor)
    t.same(await figures('difference_minor'), { ...CLEAN, USD: 1_000, INR: inr.refundsMinor })
    t.same(await figures('wrong'), { missing: 0, altered: 0 })
  })
  // A note that no refund asked for.
  await whileChanged('payment_orders', { rzpPaymentId: exported.paymentId }, { refunds: [] }, async () => {
    const { leftovers, refunded, balanced } = (await read()).reconciliation
    t.match(leftovers, [{ orderId: exported.id, currency: 'USD', minor: -1_000, what: 'refund' }])
    t.match([refunded[1], balanced], [{ refundsMinor: 0, notesMinor: 1_000, differenceMinor: -1_000 }, false])
  })
  t.same(await figures('difference_minor'), CLEAN, 'it ends by itself')
})

t.test(
  'a changed amount, a lost file, another file and a lost order are found; an erased recipient is none',
  async t => {
    const which = { cause: `order:${nowhere.id}` }
    const inDocument = (change: object, look: () => Promise<unknown>) =>
      whileChanged('tax_documents', which, change, look)
    const damaged = async () => (await read()).reconciliation.damaged
    const { _id, number } = (await shop.papers.findOne(which)) as { _id: string; number: string }
    await inDocument({ 'facts.inrTotalMinor': 58_999 }, async () => {
      const { leftovers, damaged, balanced } = (await read()).reconciliation
      t.match(leftovers, [{ orderId: nowhere.id, minor: 0, inrMinor: 1 }])
      t.same(damaged, [{ orderId: nowhere.id, number }])
      t.equal(balanced, false)
      t.same(await figures('wrong'), { missing: 0, altered: 1 })
    })
    await inDocument({ pdf: { sha256: '0'.repeat(64), size: 1 } }, async () => t.match(await damaged(), [{ number }]))
    await whileChanged('tax_files', { _id }, null, async () => t.match(await damaged(), [{ number }]))
    await whileChanged('payment_orders', { rzpPaymentId: abroad.paymentId }, null, async () => {
      const { leftovers, issued } = (await read()).reconciliation
      t.match(leftovers, [{ orderId: abroad.id, minor: -59_000 }])
      t.match(issued[0], { differenceMinor: 59_000 })
    })
    const erased = { 'facts.recipient': null, erasedAt: new Date(), pdf: null }
    await inDocument(erased, async () => t.same(await damaged(), []))
    t.equal((await read()).reconciliation.balanced, true)
  },
)

t.test('a payment of last month: in both lists, and no difference', async t => {
  const before = new Date(`${month}-01T00:00:00+05:30`).getTime() - 1
  const last = new Date(before + 5.5 * 3_600_000).toISOString()
  const { paidAt } = (await shop.rows.findOne({ rzpPaymentId: other.paymentId })) as unknown as { paidAt: Date }
  const payOn = (at: Date) => shop.rows.updateOne({ rzpPaymentId: other.paymentId }, { $set: { paidAt: at } })
  await payOn(new Date(before))
  const change = { 'facts.payment.date': last.slice(0, 10) }
  await whileChanged('tax_documents', { cause: `order:${other.id}` }, change, async () => {
    const { paidEarlier, issued, paid } = (await read()).reconciliation
    t.match(paidEarlier, [{ orderId: other.id, paid: last.slice(0, 10) }])
    t.match(issued[0], { issuedMinor: 295_000, causedMinor: 236_000, paidEarlierMinor: 59_000, differenceMinor: 0 })
    t.match(paid[0], { paymentsMinor: 236_000, differenceMinor: 0 })
    await whileChanged('payment_orders', { rzpPaymentId: other.paymentId }, null, async () => {
      t.match((await read()).reconciliation.leftovers, [{ orderId: other.id, minor: -59_000 }], 'a lost order')
    })
    const { reconciliation } = (
      await admin
        .get('/admin/gstr1')
        .query({ month: last.slice(0, 7) })
        .expect(200)
    ).body
    t.match(reconciliation.issuedLater, [{ orderId: other.id, number: /^TCV/ }])
    t.match(reconciliation.issued, [
      { issuedMinor: 0, causedMinor: 59_000, issuedLaterMinor: 59_000, differenceMinor: 0 },
    ])
    t.match(reconciliation.paid, [{ paymentsMinor: 59_000, documentsMinor: 59_000, differenceMinor: 0 }])
  })
  await payOn(paidAt)
  t.equal((await read()).reconciliation.balanced, true)
})

t.test('amendments and credited chargebacks: the newest invoice counts, and a lost note is left over', async t => {
  const { rows, papers } = shop
  const at = new Date()
  const lost = { id: `disp_${'a'.repeat(14)}`, status: 'lost', amountMinor: 10_000, at }
  const common = { reason: 'By hand', by: 'admin', at }
  await rows.updateOne(
    { rzpPaymentId: maharashtra.paymentId },
    {
      $set: {
        disputes: [lost],
        adjustments: [
          { ...common, after: 1, disputeId: null, amountMinor: null, billing: { country: 'IN', state: '29' } },
          { ...common, after: 1, disputeId: lost.id, amountMinor: 10_000, billing: null },
        ],
        ...{ unfinished: true, nextCheckAt: new Date(0) },
      },
    },
  )
  await shop.reconcile()
  const { reconciliation } = await read()
  t.match(reconciliation, {
    balanced: true,
    chargebacks: [{ currency: 'INR', lostMinor: 10_000, creditedMinor: 10_000 }],
    issued: [{ issuedMinor: 295_000, differenceMinor: 0 }, {}],
  })
  t.same(differencesOf(month, await csvs(), await facts()), [])
  for (const [cause, what, minor] of [
    [`dispute:${lost.id}`, 'chargeback', 10_000],
    [`amend:${maharashtra.id}:1:credit`, 'amendment', 29_500],
    [`amend:${maharashtra.id}:1:invoice`, 'amendment', 29_500],
  ] as const) {
    t.ok(await papers.findOne({ cause }), cause)
    await without(cause, async () => {
      t.match((await read()).reconciliation.leftovers, [{ orderId: maharashtra.id, what, minor }], cause)
      t.same(await figures('difference_minor'), { ...CLEAN, INR: minor })
    })
  }
})

t.test('the next run of a series after a restored backup leaves no number out', async t => {
  const [{ series }] = (await read()).reconciliation.series
  const firstYear = 2_000 + Number(series.slice(4, 6))
  await app.connection
    .collection<{ _id: string; run: number }>('tax_runs')
    .insertOne({ _id: `invoice:${firstYear}`, run: 2 })
  await sell(business('07', '07KLMCQ7071N1ZR'))
  const { reconciliation } = await read()
  t.match(reconciliation, {
    series: [{ series }, { series: series.replace('TCV', 'T2V'), count: 1, last: 1, missing: 0 }, { missing: 0 }],
    balanced: true,
  })
  t.same(differencesOf(month, await csvs(), await facts()), [])
})

t.test('a seller without GSTIN has no return, but payments and bills are compared', async t => {
  const unregistered = await openShop(t, { SELLER_GSTIN: 'none', SELLER_LUT: '' })
  const bought = await sell({ billing: singapore, currency: 'USD' }, unregistered)
  await refund(unregistered, bought.paymentId, 1_000)
  for (const path of [`gstr1?month=${month}`, `gstr1.zip?month=${month}`, `gstr1.csv?month=${month}&table=b2b`]) {
    const { body } = await unregistered.admin.get(`/admin/${path}`).expect(409)
    t.match(body, { code: 'conflict', message: 'The seller is not registered under GST and files no return.' }, path)
  }
  await unregistered.app.reconcileDocuments()
  t.same(await figures('difference_minor', unregistered), CLEAN)
  t.equal((await unregistered.papers.deleteOne({ kind: 'bill_reversal' })).deletedCount, 1)
  await unregistered.app.reconcileDocuments()
  t.match(await figures('difference_minor', unregistered), { USD: 1_000 })
})
