// The admin API: the list of accounts with search, changes with an audit trail, moderation, statistics, CSV.

import { csvCell } from '../api/lib/csv.ts'
import { buyPro, createCv } from './cv-calls.ts'
import { dose, fc } from './dose.ts'
import { ADMIN, startApp } from './harness.ts'
import t from './tap.ts'

const app = await startApp(t, { ADMIN_EMAILS: `${ADMIN.email},second@gmail.com` })
const admin = await app.as(ADMIN)
const users = app.connection.collection('users')
await admin.get('/me').expect(200)
const idOf = async (email: string) => String((await users.findOne({ email }))?._id)

type Listed = { id: string; _id: string; email: string; nanoIds: string[]; published: string[] }
const list = async (query = '') => (await admin.get(`/admin/getAllUser${query}`).expect(200)).body
const emails = async (query: string) => (await list(query)).data.map(({ email }: Listed) => email)

/** An account with one published and one unpublished CV. */
async function addUser(email: string, name: string) {
  const person = await app.as({ email, name })
  const cv = async () => await createCv(person)
  const [draft, shown] = [await cv(), await cv()]
  await person.post(`/cvs/${shown}/publish`).expect(200)
  return { person, draft, shown, id: await idOf(email.toLowerCase()) }
}
const ananya = await addUser('Ananya@example.org', 'Ananya Śrīnivāsan')

t.test('the list matches the contract, newest first, page by page', async t => {
  for (let at = 0; at < 5; at++) await (await app.as({ email: `page${at}@example.org` })).get('/me').expect(200)
  const all = await list()
  t.same(Object.keys(all).sort(), ['data', 'message', 'nextCursor', 'success', 'total'])
  t.equal(all.total, await users.countDocuments({}))
  t.equal(all.data.length, all.total)
  t.equal(all.nextCursor, null)
  const listed = all.data.find(({ id }: Listed) => id === ananya.id)
  t.strictSame(listed, {
    id: ananya.id,
    _id: ananya.id,
    email: 'ananya@example.org',
    subscriptionPlan: 'Free',
    paymentId: null,
    couponCode: null,
    nanoIds: [ananya.shown, ananya.draft],
    published: [ananya.shown],
  })
  const seen: string[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: { data: Listed[]; nextCursor: string | null } = await list(`?limit=2${cursor && `&cursor=${cursor}`}`)
    t.ok(page.data.length <= 2)
    seen.push(...page.data.map(({ id }) => id))
    cursor = page.nextCursor
  }
  t.same(
    seen,
    all.data.map(({ id }: Listed) => id),
  )
  for (const bad of [
    'limit=1e9',
    'limit=-1',
    'limit=NaN',
    'limit=501',
    'cursor=x',
    'plan=Gold',
    `q=${'x'.repeat(321)}`,
  ]) {
    await admin.get(`/admin/getAllUser?${bad}`).expect(400)
  }
})

t.test('search by beginning of an address, full name, id of a CV, payment or order, and by plan', async t => {
  const { paymentId, orderId } = await buyPro(app, 'payer@example.org')
  const cases: [query: string, found: string[]][] = [
    ['q=ANANYA', ['ananya@example.org']],
    ['q=anan', ['ananya@example.org']],
    [`q=${encodeURIComponent('Ananya Śrīnivāsan')}`, ['ananya@example.org']],
    [`q=${ananya.draft}`, ['ananya@example.org']],
    [`q=${paymentId}`, ['payer@example.org']],
    [`q=${orderId}`, ['payer@example.org']],
    ['plan=Pro', ['payer@example.org']],
    ['plan=Pro&q=pay', ['payer@example.org']],
    ['plan=Pro&q=ananya', []],
    ['plan=Free&q=payer', []],
    ['q=.*', []],
    ['q=%24ne', []],
    ['q=example.org', []],
  ]
  for (const [query, found] of cases) {
    t.same(await emails(`?${query}`), found, query)
    t.equal((await list(`?${query}`)).total, found.length, `${query}: total`)
  }
  const free = await list('?plan=Free')
  t.equal(free.total, (await users.countDocuments({})) - 1)
  t.equal(free.data.length, free.total)
  await users.updateOne({ email: 'payer@example.org' }, { $set: { planExpiresAt: new Date(Date.now() - 1_000) } })
  t.equal((await list('?plan=Pro')).total, 0, 'an expired Pro is Free')
  t.ok((await emails('?plan=Free')).includes('payer@example.org'))
})

t.test('the last admin cannot lose the role', async t => {
  const other = await addUser('other.admin@example.org', 'Other')
  const self = await idOf(ADMIN.email)
  await admin.patch(`/admin/users/${self}`).send({ role: 'user' }).expect(409)
  await admin.patch(`/admin/users/${self}`).send({ banned: true }).expect(409)
  await admin.patch(`/admin/users/${other.id}`).send({ role: 'admin', reason: 'Helps out' }).expect(200)
  t.match((await other.person.patch(`/admin/users/${self}`).send({ role: 'user' }).expect(409)).body, {
    code: 'conflict',
  })
  t.equal((await other.person.get(`/admin/users/${self}`).expect(200)).body.user.role, 'admin', 'by the settings')
  await admin.patch(`/admin/users/${other.id}`).send({ banned: true, reason: 'Left' }).expect(200)
  await other.person.get('/admin/getAllUser').expect(403)
  await admin.patch(`/admin/users/${other.id}`).send({ banned: false, role: 'user' }).expect(200)
  await other.person.get('/admin/getAllUser').expect(403)

  t.test('two admins who take the role from each other at the same time do not both lose it', async t => {
    const pair = [await addUser('left@example.org', 'L'), await addUser('right@example.org', 'R')] as const
    for (let round = 0; round < dose(50); round++) {
      for (const { id } of pair)
        await admin.patch(`/admin/users/${id}`).send({ role: 'admin', banned: false }).expect(200)
      const take = (from: number) =>
        pair[from]!.person.patch(`/admin/users/${pair[1 - from]!.id}`).send(
          round % 2 ? { banned: true } : { role: 'user' },
        )
      await Promise.all([take(0), take(1)])
      t.ok(
        (await users.countDocuments({
          role: 'admin',
          banned: false,
          email: { $in: ['left@example.org', 'right@example.org'] },
        })) >= 1,
      )
    }
    for (const { id } of pair) await admin.patch(`/admin/users/${id}`).send({ role: 'user', banned: false }).expect(200)
  })
})

t.test('unpublishing a CV as a moderator acts at once, with the reason in the audit trail', async t => {
  const { shown, person } = await addUser('moderated@example.org', 'M')
  await app.anyone().get(`/cv/${shown}`).expect(200)
  for (const bad of [{}, { reason: '' }, { reason: 'x'.repeat(501) }]) {
    await admin.post(`/admin/cvs/${shown}/unpublish`).send(bad).expect(400)
  }
  await admin.post(`/admin/cvs/${shown}/unpublish`).send({ reason: 'Somebody else’s address' }).expect(204)
  await app.anyone().get(`/cv/${shown}`).expect(404)
  await app.anyone().get(`/new-cv/${shown}`).expect(404)
  t.equal((await person.get(`/cvs/${shown}`).expect(200)).body.cv.published, null, 'its owner keeps it')
  await admin
    .post(`/admin/cvs/${'A'.repeat(21)}/unpublish`)
    .send({ reason: 'x' })
    .expect(404)
  const { lines } = (await admin.get(`/admin/audit?target=${shown}`).expect(200)).body
  t.match(lines, [{ what: 'cv.unpublish', byEmail: ADMIN.email, target: shown, reason: 'Somebody else’s address' }])
})

t.test('the audit trail lists who did what, when and why, page by page, and is read-only', async t => {
  const all: { id: string; at: string }[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const reply = await admin.get(`/admin/audit?limit=3${cursor && `&cursor=${cursor}`}`).expect(200)
    all.push(...reply.body.lines)
    cursor = reply.body.nextCursor as string | null
  }
  t.equal(all.length, await app.connection.collection('audit').countDocuments({}))
  t.equal(new Set(all.map(({ id }) => id)).size, all.length)
  t.same(
    all.map(({ at }) => at),
    all.map(({ at }) => at).sort((one, other) => (one < other ? 1 : -1)),
  )
  t.match(
    all,
    [{}, {}, {}].map(() => ({ at: String, by: String, what: String, target: String })),
  )
  for (const method of ['post', 'put', 'patch', 'delete'] as const)
    t.ok((await admin[method]('/admin/audit')).status >= 404)
})

t.test('a payment is shown with its history, and refunded with one call', async t => {
  const { paymentId } = await buyPro(app, 'refunded@example.org')
  const { payments } = (await admin.get('/admin/payments').expect(200)).body
  const { id } = payments.find((one: { paymentId: string }) => one.paymentId === paymentId)
  const { trail } = (await admin.get(`/admin/payments/${id}`).expect(200)).body
  t.ok(trail.length >= 2)
  await admin.post(`/admin/payments/${id}/refund`).send({ reason: 'Bought twice' }).expect(200)
  const after = (await admin.get(`/admin/payments/${id}`).expect(200)).body
  t.ok(after.trail.length > trail.length)
  t.match(after.payment, { refundedMinor: 59_000 })
  t.match((await admin.get(`/admin/audit?target=${id}`).expect(200)).body.lines, [{ reason: 'Bought twice' }])
})

t.test('statistics count totals and days', async t => {
  await buyPro(app, 'figures@example.org')
  const { stats } = (await admin.get('/admin/stats?days=3').expect(200)).body
  t.equal(stats.users, await users.countDocuments({}))
  t.equal(stats.days.length, 3)
  const today = stats.days.at(-1)
  t.equal(today.day, new Date().toISOString().slice(0, 10))
  t.equal(today.signUps, stats.users, 'all came today')
  t.equal(stats.publishedCvs, today.publishedCvs)
  t.equal(stats.publishedCvs, await app.connection.collection('cvs').countDocuments({ published: { $ne: null } }))
  t.same(stats.sales, today.sales)
  t.match(stats.sales, [{ currency: 'INR', count: 2, amountMinor: 118_000 }], 'without what was sent back')
  t.same((await admin.get('/admin/stats').expect(200)).body.stats.days.length, 30)
  await admin.get('/admin/stats?days=91').expect(400)
})

t.test('the CSV export has every account once, and no cell that a spreadsheet runs as a formula', async t => {
  const hostile = '=HYPERLINK("https://evil.example","Click")'
  await (await app.as({ email: 'evil@example.org', name: hostile })).get('/me').expect(200)
  const reply = await admin.get('/admin/users.csv').expect(200)
  t.match(reply.headers, {
    'content-type': /^text\/csv/,
    'content-disposition': /attachment/,
    'cache-control': /no-store/,
  })
  const [head, ...rows] = reply.text.trimEnd().split('\r\n')
  t.match(head, /^id,email,name,role,banned,subscriptionPlan,/)
  t.equal(rows.length, await users.countDocuments({}))
  t.ok(reply.text.includes(`"'=HYPERLINK(""https://evil.example"",""Click"")"`))
  // An id may begin with -, as a formula does.
  const ids = [`${ananya.shown} ${ananya.draft}`, ananya.shown].map(csvCell).join(',')
  t.ok(
    rows.some(row => row.includes(ids)),
    ids,
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map(text => `=${text}`),
        fc.constantFrom(
          '-1',
          '\tx',
          '@a',
          '+1',
          '\r=1',
          ' =1',
          '\u200b=1',
          '\u00a0\ufeff@a',
          '|x',
          '%x',
          '＝1',
          '＋1',
          '－1',
          '＠a',
          '｜x',
          '％x',
        ),
        fc.string({ unit: fc.constantFrom(' ', '\u200b', '\u2060', '\u00ad', '\u3164', '=', '＝', '-', 'a') }),
      ),
      text => {
        const cell = csvCell(text)
        const read = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell
        return (
          !/^[\t\r\n]/.test(read) &&
          !/^[=+\-@|%]/.test(read.normalize('NFKC').replace(/[\s\p{Cf}\p{DI}]/gu, '')) &&
          (read === text || read === `'${text}`) &&
          (cell.startsWith('"') || !/[",\r\n]/.test(cell))
        )
      },
    ),
    { numRuns: dose(10_000) },
  )
})
