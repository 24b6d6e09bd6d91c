// The admin's list of tax documents: found by every word on them, filtered, paged; who reads one is recorded.
import { createHash } from 'node:crypto'
import { openShop } from './payments-harness.ts'
import { until } from './processes.ts'
import t from './tap.ts'

type Listed = { id: string; number: string; kind: string; date: string; orderId: string; paymentId: string }
const shop = await openShop(t)
const { app, admin } = shop

async function buy(email: string, name: string, billing?: object, amount = 59_000, currType = 'INR') {
  await shop.buyer(email)
  const agent = await app.as({ email, name })
  await agent.get('/me').expect(200)
  await shop.users.updateOne({ email }, { $set: { name } })
  const body = { amount, currType, ...(billing && { billing }) }
  const orderId: string = (await agent.post('/cv/checkout').send(body).expect(200)).body.order.id
  const triple = await shop.pay(orderId)
  await agent
    .post('/cv/payment_verification')
    .send({ ...triple, userMailId: email })
    .expect(200)
  const { _id } = await shop.row(orderId)
  const [payment] = (await agent.get('/me/payments').expect(200)).body.payments
  const [{ number }] = payment.documents
  return { _id, orderId, paymentId: triple.razorpay_payment_id, number: number as string }
}
const GSTIN = '29KLMCQ7071N1ZL'
const ananya = await buy('ananya@example.org', 'Ananya Śrīnivāsan', { country: 'IN', state: '27' })
const business = await buy('firm@example.org', 'Blue', {
  ...{ country: 'IN', state: '29' },
  business: { gstin: GSTIN, legalName: 'Blue Lotus Traders', address: '4 Market Road' },
})
const nowhere = await buy('nowhere@example.org', 'Nobody')
const abroad = await buy('abroad@example.org', 'Wei', { country: 'SG', address: 'Singapore' }, 3_000, 'USD')
await admin.post(`/admin/payments/${ananya._id}/refund`).send({ reason: 'Bought twice' }).expect(200)
await shop.reconcile()

const page = async (query: object) => (await admin.get('/admin/documents').query(query).expect(200)).body
const list = async (query: object = {}): Promise<Listed[]> => (await page(query)).documents
const numbers = async (query: object) => (await list(query)).map(({ number }) => number)
await until('the credit note is issued', async () => (await list()).length === 5)
const note = (await list({ kind: 'credit_note' }))[0] as Listed

t.test('every word on a document finds it, whoever wrote it how', async t => {
  const both = [note.number, ananya.number]
  const cases: [q: string, found: string[]][] = [
    [business.number, [business.number]],
    [business.number.toLowerCase(), [business.number]],
    [GSTIN, [business.number]],
    [` ${GSTIN.toLowerCase()} `, [business.number]],
    [ananya.paymentId, both],
    [ananya.orderId, both],
    [ananya._id, both],
    ['Ananya Śrīnivāsan', both],
    ['ANANYA@exam', both],
    [note.number, [note.number]],
    ['TCV/26-27/9', []],
    ['nobody.knows@example.org', []],
    ['.*', []],
  ]
  for (const [q, found] of cases) t.same(await numbers({ q }), found, q)
})

t.test('kind, month, place, table and problem narrow the list, together too', async t => {
  const [{ date }] = (await list()) as [Listed]
  const month = date.slice(0, 7)
  const cases: [query: object, found: string[]][] = [
    [{ kind: 'credit_note' }, [note.number]],
    [{ kind: 'bill' }, []],
    [{ month }, [note.number, abroad.number, nowhere.number, business.number, ananya.number]],
    [{ month: '2019-04' }, []],
    [{ state: '27' }, [note.number, ananya.number]],
    [{ state: '96' }, [abroad.number]],
    [{ table: 'B2B' }, [business.number]],
    [{ table: 'EXP' }, [abroad.number]],
    [{ table: 'B2CS', kind: 'invoice', state: '29', month }, [nowhere.number]],
    [{ problem: 'place_assumed' }, [nowhere.number]],
    [{ problem: 'late' }, []],
    [{ q: ananya.paymentId, kind: 'invoice' }, [ananya.number]],
  ]
  for (const [query, found] of cases) t.same(await numbers(query), found, JSON.stringify(query))
  await until('every file is made', async () => (await list({ problem: 'without_pdf' })).length === 0)
  const rows = app.connection.collection('tax_documents')
  await rows.updateOne({ number: nowhere.number }, { $set: { pdf: null } })
  t.match(await list({ problem: 'without_pdf' }), [{ ready: false, problems: ['place_assumed', 'without_pdf'] }])
  for (const wrong of [
    { month: '2026-13' },
    { state: 'KA' },
    { table: 'b2b' },
    { problem: 'odd' },
    { kind: 'receipt' },
  ])
    await admin.get('/admin/documents').query(wrong).expect(400)
})

t.test('pages lead through all documents once, newest first', async t => {
  const found: string[] = []
  let cursor: string | null = null
  do {
    const { documents, nextCursor } = await page({ limit: 2, ...(cursor && { cursor }) })
    found.push(...documents.map(({ number }: Listed) => number))
    cursor = nextCursor
  } while (cursor)
  t.same(found, await numbers({}))
  t.equal(found.length, 5)
})

t.test('each reading and download leaves a line in the audit trail; the list leaves none', async t => {
  const lines = async () =>
    (await admin.get('/admin/audit').query({ target: business._id }).expect(200)).body.lines as { what: string }[]
  t.same(await lines(), [])
  const [{ id }] = (await list({ q: GSTIN })) as [Listed]
  const { body } = await admin.get(`/admin/documents/${id}`).expect(200)
  t.match(body, {
    document: { number: business.number, orderId: business._id, gstin: GSTIN, table: 'B2B' },
    facts: { recipient: { name: 'Blue Lotus Traders' }, payment: { orderId: business.orderId } },
  })
  const { headers, body: pdf } = await admin.get(`/admin/documents/${id}/pdf`).responseType('blob').expect(200)
  t.equal(headers.etag, `"${createHash('sha256').update(pdf).digest('hex')}"`)
  t.match(headers['content-disposition'], `TruCV invoice ${business.number.replaceAll('/', '-')}.pdf`)
  const detail = { number: business.number }
  t.match(await lines(), [
    { what: 'document.download', byEmail: 'admin@gmail.com', detail },
    { what: 'document.read', byEmail: 'admin@gmail.com', detail },
  ])
  t.match((await admin.get(`/documents/${body.hash}`).expect(200)).body, { number: business.number, creditedMinor: 0 })
})

t.test('a payment names its documents, in the list and by itself', async t => {
  const { payment } = (await admin.get(`/admin/payments/${ananya._id}`).expect(200)).body
  const named = { documentState: 'issued', documents: [{ number: ananya.number }, { number: note.number }] }
  t.match(payment, named)
  const { payments } = (await admin.get('/admin/payments').expect(200)).body
  t.match(
    payments.find(({ id }: { id: string }) => id === ananya._id),
    named,
  )
})

t.test('nobody else reads them, unknown ones are 404, and no reply has the address of a buyer', async t => {
  const buyer = await app.as({ email: 'firm@example.org', name: 'Blue' })
  const [{ id }] = (await list({ q: GSTIN })) as [Listed]
  for (const path of ['/admin/documents', `/admin/documents/${id}`, `/admin/documents/${id}/pdf`]) {
    t.match((await buyer.get(path).expect(403)).body, { success: false, code: 'forbidden' }, path)
    await app.anyone().get(path).expect(401)
  }
  for (const path of ['0'.repeat(24), `${'0'.repeat(24)}/pdf`, id.slice(1), `${id.toUpperCase()}x`]) {
    await admin.get(`/admin/documents/${path}`).expect(404)
  }
  const replies = [await page({}), (await admin.get(`/admin/documents/${id}`).expect(200)).body]
  t.notMatch(JSON.stringify(replies), /@example\.org/)
})
