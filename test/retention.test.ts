// I11: how long tax documents name their recipient, and what is left of it afterwards, with the clock moved past that day.
import { firstYearOf, keepUntil, yearName, yearStart } from '../api/billing/tax/numbers.ts'
import { dayInIndia } from '../api/core/days.ts'
import { ADMIN, freshStorage } from './harness.ts'
import { buy, openShop, refund, type TaxRow } from './payments-harness.ts'
import t from './tap.ts'

const Real = Date
let shiftMs = 0
class Shifted extends Real {
  constructor(...given: [] | [number]) {
    super(...((given.length ? given : [Real.now() + shiftMs]) as [number]))
  }
  static override now = () => Real.now() + shiftMs
}
// Mongoose recognises types by their names.
globalThis.Date = Object.defineProperty(Shifted, 'name', { value: 'Date' }) as DateConstructor
t.teardown(() => {
  globalThis.Date = Real
})
const moveTo = (at: Date | string) => {
  shiftMs = new Real(at).getTime() - Real.now()
}

type Row = TaxRow & { erasedAt: Date | null; hash: string; pdf: object; userId: string }
const storage = await freshStorage(t)
const shop = await openShop(t, storage.env)
const { app } = shop
const papers = app.connection.collection<Row>('tax_documents')
const rowsOf = (firstYear: number) =>
  papers
    .find({ firstYear } as never)
    .sort({ _id: 1 })
    .toArray()
const files = app.connection.collection('tax_files')
const first = firstYearOf(new Date())
const [year, later] = [yearName(first), yearName(first + 1)]
const lastDay = dayInIndia(keepUntil(first))

/** Collections as text. */
async function textOf(names: readonly string[]): Promise<string> {
  const all = names.map(async name => [name, await app.connection.collection(name).find().toArray()])
  return JSON.stringify(await Promise.all(all))
}
/** Which of these words any collection has. */
const traces = async (words: readonly string[]) => {
  const text = await textOf((await app.connection.db!.listCollections().toArray()).map(({ name }) => name))
  return words.filter(word => text.includes(word))
}

const GSTIN = '27AAPFU0939F1ZV'
const FIRM = {
  country: 'IN',
  state: '27',
  business: { gstin: GSTIN, legalName: 'Blue Lotus Traders', address: '4 Market Road' },
  remember: false,
}
const NEXT = { gstin: '29KLMCQ7071N1ZL', legalName: 'Next Year Traders', address: '5 Harbour Lane' }
const LEAVES = 'leela.leaves@example.org'
const WORDS = [
  'Blue Lotus Traders',
  '4 Market Road',
  GSTIN,
  'Kamala Devi',
  '7 Jasmine Lane',
  'Leela Lim',
  '9 Orchid Road',
]
const GONE = [...WORDS, 'TAX-SG-778', LEAVES]

const firm = await shop.buyer('firm@example.org')
const person = await shop.buyer('person@example.org')
const leaves = await shop.buyer(LEAVES)
const ofFirm = await buy(shop, firm, { billing: FIRM })
await refund(shop, ofFirm.triple.razorpay_payment_id, 1_000)
const home = { country: 'IN', state: '29', name: 'Kamala Devi', address: '7 Jasmine Lane', remember: false }
await buy(shop, person, { billing: home })
const abroad = { legalName: 'Leela Lim', address: '9 Orchid Road', taxId: 'TAX-SG-778' }
const ofLeaver = await buy(shop, leaves, { billing: { country: 'SG', business: abroad }, currency: 'SGD' })
for (const { agent, payments } of [firm, person, leaves]) {
  for (const { documents } of await payments()) {
    for (const { id } of documents) await agent.get(`/me/documents/${id}`).expect(200)
  }
}
await app.sendMails()
const kept = ofLeaver.payment.documents[0] as { id: string; number: string }

const search = async (q: string): Promise<string[]> => {
  const { documents } = (await (await app.as(ADMIN)).get('/admin/documents').query({ q }).expect(200)).body
  return documents.map(({ number }: TaxRow) => number)
}
const audit = async (target: string) =>
  (await (await app.as(ADMIN)).get('/admin/audit').query({ target }).expect(200)).body.lines as { what: string }[]

t.test('after a removal only admins read a document, each reading recorded, and find it by what it is', async t => {
  t.same(await search(LEAVES), [kept.number], 'by the account while there is one')
  await leaves.agent.delete('/me').send({ email: LEAVES }).expect(204)
  await app.finishRemovals()
  const back = await app.as({ email: LEAVES, sub: 'another-google-account' })
  await back.get('/me').expect(200)
  const other = await app.as({ email: 'person@example.org' })
  for (const path of [`/me/documents/${kept.id}`, `/me/documents/${kept.id}/facts`]) {
    await leaves.agent.get(path).expect(401)
    for (const agent of [back, other]) await agent.get(path).expect(404)
  }
  t.same((await back.get('/me/payments').expect(200)).body.payments, [])
  for (const q of ['Leela Lim', LEAVES, 'leela', 'Test Person']) t.notOk((await search(q)).includes(kept.number), q)
  for (const q of [kept.number, ofLeaver.triple.razorpay_payment_id]) t.same(await search(q), [kept.number], q)
  t.equal((await search(GSTIN)).length, 2, 'and a GSTIN finds the documents of its business')
  await back.delete('/me').send({ email: LEAVES }).expect(204)
  await app.finishRemovals()
  const { body } = await shop.admin.get(`/admin/documents/${kept.id}`).expect(200)
  t.match(body.facts.recipient, { name: 'Leela Lim', taxId: 'TAX-SG-778' })
  await shop.admin.get(`/admin/documents/${kept.id}/pdf`).expect(200)
  const byAdmin = { byEmail: ADMIN.email, detail: { number: kept.number } }
  const order = String((await shop.row(ofLeaver.orderId))._id)
  t.match(await audit(order), [
    { what: 'document.download', ...byAdmin },
    { what: 'document.read', ...byAdmin },
  ])
})

t.test('the last day of a year leaves its documents whole, and so does a hold on the day after', async t => {
  moveTo(yearStart(first + 1))
  const firmLater = await shop.buyer('firm@example.org')
  const { payment } = await buy(shop, firmLater, { billing: { country: 'IN', state: '29', business: NEXT } })
  await firmLater.agent.get(`/me/documents/${payment.documents[0].id}`).expect(200)
  // More than one batch.
  const { _id, ...one } = (await rowsOf(first)).find(({ kind }) => kind === 'invoice') as Row
  const copies = Array.from({ length: 150 }, (_, at) => {
    const other = { _id: `${at}`.padStart(24, 'c'), orderId: `copy ${at}`, userId: '0'.repeat(24) }
    return { ...one, ...other, serial: 1_000 + at, number: `copy ${at}`, cause: `copy ${at}` }
  })
  await papers.insertMany(copies)
  const before = [await rowsOf(first), await rowsOf(first + 1)]
  t.same(await traces(WORDS), WORDS, 'every word is somewhere')

  moveTo(new Real(Real.parse(`${keepUntil(first)}T23:59:00+05:30`)))
  await app.eraseDocuments()
  t.same(await rowsOf(first), before[0], keepUntil(first))
  const admin = await app.as(ADMIN)
  const hold = (name: string, reason: string) => admin.put('/admin/documents/hold').send({ year: name, reason })
  for (const wrong of ['26-28', '99-01']) {
    t.match((await hold(wrong, 'Proceedings').expect(400)).body, { errors: [{ path: '/year' }] }, wrong)
  }
  await hold(year, 'Proceedings').expect(204)
  await hold(year, 'Proceedings 2').expect(204)
  const { holds } = (await admin.get('/admin/documents/hold').expect(200)).body
  t.match(holds, [{ year, keepUntil: keepUntil(first), reason: 'Proceedings 2', at: String }])
  t.equal(holds.length, 1)
  moveTo(new Real(Real.parse(`${keepUntil(first)}T24:00:00+05:30`)))
  await app.eraseDocuments()
  t.same([await rowsOf(first), await rowsOf(first + 1)], before, 'a year on hold stays')
})

t.test('after the release every trace of the recipients goes, whatever interrupts the job; the rest stays', async t => {
  const admin = await app.as(ADMIN)
  const before = { rows: await rowsOf(first), later: await rowsOf(first + 1) }
  const release = (name: string) => admin.delete('/admin/documents/hold').send({ year: name, reason: 'Closed' })
  await release(later).expect(404)
  await release(year).expect(204)
  await release(year).expect(404)
  t.same((await admin.get('/admin/documents/hold').expect(200)).body.holds, [])

  const owner = await app.as({ email: 'firm@example.org' })
  const { id } = ofFirm.payment.documents[0]
  const models = app.models as unknown as Record<string, Record<string, (...given: unknown[]) => unknown>>
  /** Breaks a call of a model once: the job is interrupted there, and the documents are readable or erased, never damaged. */
  const interrupt = async (model: string, name: string, nth = 1) => {
    const own = models[model] as (typeof models)[string]
    const real = own[name] as (...given: unknown[]) => unknown
    let left = nth
    own[name] = (...given) => {
      if (--left > 0) return real.apply(own, given)
      own[name] = real
      throw new Error('killed')
    }
    // Objects whose removal fails are left to the sweep.
    storage.set('error')
    await t.rejects(app.eraseDocuments(), { message: 'killed' }, `${model}.${name}`)
    storage.set('ok')
    t.match((await owner.get(`/me/documents/${id}`)).status, /^(200|404)$/)
    await owner.get(`/me/documents/${id}/facts`).expect(200)
    await admin.get(`/admin/documents/${id}`).expect(200)
  }
  await interrupt('TaxDocument', 'updateMany')
  await interrupt('TaxFile', 'deleteMany')
  await interrupt('PaymentOrder', 'updateMany')
  await interrupt('TaxDocument', 'updateMany', 2)
  await interrupt('Audit', 'insertOne')
  await interrupt('TaxYear', 'updateOne')
  await app.eraseDocuments()
  const changed = ['tax_documents', 'tax_files', 'tax_years', 'payment_orders', 'audit']
  const erased = await textOf(changed)
  await app.eraseDocuments()
  t.equal(await textOf(changed), erased, 'a further run changes nothing')

  t.same(await traces(GONE), [], 'no collection has a trace of them')
  const own = new Set(before.rows.map(({ _id }) => String(_id)))
  const left = await files.find().toArray()
  t.notOk(
    left.some(({ _id }) => own.has(String(_id))),
    'no file either',
  )
  await app.sweepFiles()
  t.same(
    storage.names().filter(name => name.startsWith('files/')),
    left.map(({ file }) => file),
    'nor an object',
  )
  const NOBODY = { name: null, address: null, country: null, state: null, gstin: null, taxId: null }
  t.same(
    (await rowsOf(first)).map(({ erasedAt: _, ...row }) => row),
    before.rows.map(({ erasedAt: _, ...row }) => ({ ...row, facts: { ...row.facts, recipient: NOBODY } })),
    'numbers, days, places, amounts and hashes stay',
  )
  t.same(await rowsOf(first + 1), before.later, 'the next year is whole')
  const lines = await audit(year)
  t.match(lines, [
    { what: 'documents.erase', by: 'billing', detail: { documents: before.rows.length } },
    { what: 'documents.release', byEmail: ADMIN.email, reason: 'Closed' },
    { what: 'documents.hold', reason: 'Proceedings 2' },
    { what: 'documents.hold', reason: 'Proceedings' },
  ])
  t.equal(lines.length, 4, 'each once')
  t.match((await admin.put('/admin/documents/hold').send({ year, reason: 'Late' }).expect(409)).body, {
    message: `The recipients of ${year} are erased already.`,
  })
})

t.test('what reads documents copes with erased ones', async t => {
  const [admin, owner] = [await app.as(ADMIN), await app.as({ email: 'firm@example.org' })]
  const { id, number } = ofFirm.payment.documents[0]
  const { body } = await owner.get(`/me/documents/${id}/facts`).expect(200)
  t.match(body.facts, { number, recipient: { name: null, gstin: null }, placeOfSupply: { code: '27' } })
  t.match((await admin.get(`/documents/${body.hash}`).expect(200)).body, { number, creditedMinor: 1_000 })
  for (const [agent, path] of [
    [owner, `/me/documents/${id}`],
    [owner, `/me/payments/${ofFirm.payment.id}/receipt`],
    [admin, `/admin/documents/${id}/pdf`],
  ] as const) {
    const message = `This document was kept until ${lastDay}.`
    t.match((await agent.get(path).expect(404)).body, { code: 'not_found', message }, path)
  }
  t.match((await admin.get(`/admin/documents/${id}`).expect(200)).body, {
    document: { number, recipient: null, gstin: null, ready: false, problems: [] },
  })
  const [next, old] = (await owner.get('/me/payments').expect(200)).body.payments
  t.match(old.documents, [
    { number, ready: false, totalMinor: 59_000 },
    { kind: 'credit_note', ready: false },
  ])
  t.same(await search(number), [number])
  t.same(await search(GSTIN), [])
  t.same(await search(NEXT.gstin), [next.documents[0].number])
  t.same(await search('firm@example.org'), [next.documents[0].number], 'the account finds the next year only')
  t.same((await admin.get('/admin/documents?problem=without_pdf').expect(200)).body.documents, [])
  const exported = (await owner.get('/me/export').expect(200)).body.documents
  t.match(
    exported.find(({ facts }: Row) => facts.number === number),
    { facts: { recipient: { name: null } }, hash: body.hash, pdf: null },
  )
  await owner.get(`/me/documents/${next.documents[0].id}`).expect(200)
  const count = await files.countDocuments()
  await papers.updateOne({ _id: id } as never, { $set: { pdf: null } } as never)
  await shop.reconcile()
  t.equal(await files.countDocuments(), count, 'nothing is typeset again')
  t.notMatch(app.logLines.join('\n'), /was changed in the database|files of tax documents/)
})
