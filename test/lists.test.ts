// Lists in pages, and what changed since an instant: CVs, payments, deliveries of webhooks.
import { type Agent, buyPro, createCv, saveCv } from './cv-calls.ts'
import { ADMIN, startApp } from './harness.ts'
import { until } from './processes.ts'
import t from './tap.ts'

const app = await startApp(t)
const admin = await app.as(ADMIN)
type Item = { nanoId?: string; id?: string }
const ids = (items: readonly Item[]) => items.map(({ nanoId, id }) => nanoId ?? id)

/** All pages of a list; `between` runs after each. */
async function walk(agent: Agent, path: string, key: string, limit: number, between = async () => {}) {
  const items: Item[] = []
  const read = async (query: object): Promise<Record<string, unknown>> =>
    (await agent.get(path).query(query).expect(200)).body
  for (let cursor: unknown = ''; cursor !== null; ) {
    const body = await read({ limit, ...(cursor ? { cursor } : {}) })
    const rows = body[key] as Item[]
    if (rows.length > limit) throw new Error(`A page of ${rows.length}`)
    items.push(...rows)
    cursor = body.nextCursor
    await between()
  }
  return ids(items)
}
const since = async (agent: Agent, path: string, key: string, at: string) =>
  ids((await agent.get(path).query({ since: at }).expect(200)).body[key])
/** An instant after everything that has happened. */
function instant(): string {
  const before = Date.now()
  while (Date.now() === before);
  return new Date().toISOString()
}

t.test('CVs come in pages that concurrent changes neither repeat nor lose', async t => {
  const agent = await app.as({ email: 'pages@example.org' })
  const made: string[] = []
  for (let count = 0; count < 5; count++) made.unshift(await createCv(agent))
  const all = (await agent.get('/cvs').expect(200)).body
  t.same([ids(all.cvs), all.nextCursor], [made, null])
  let round = 0
  const change = async () => {
    await createCv(agent)
    await saveCv(agent, made[4] as string, ++round, { title: `Saved ${round}` }).expect(200)
    if (round === 1) await agent.delete(`/cvs/${made[0]}`).expect(204)
  }
  t.same(await walk(agent, '/cvs', 'cvs', 2, change), made)
  t.same(await since(await app.as({ email: 'other@example.org' }), '/cvs', 'cvs', '2020-01-01T00:00:00Z'), [])
})

t.test('every change of a CV counts for since, at the very instant too', async t => {
  const agent = await app.as({ email: 'since@example.org', name: 'Sana Since' })
  const [cv, other] = [await createCv(agent), await createCv(agent)]
  const second = (await agent.post(`/cvs/${cv}/siblings`).send({ language: 'hi' }).expect(201)).body.cv.nanoId
  const changed = (at: string) => since(agent, '/cvs', 'cvs', at)
  const changes: [string, () => Promise<unknown>, string[]?][] = [
    ['save', () => saveCv(agent, cv, 1, { title: 'Saved' }).expect(200)],
    ['publish', () => agent.post(`/cvs/${cv}/publish`).expect(200)],
    [
      'privacy',
      () =>
        saveCv(agent, cv, 2, {
          privacy: { email: 'public', phoneNumber: 'private', location: 'public', imageUrl: 'public' },
        }).expect(200),
    ],
    [
      'attest',
      () => agent.put(`/cvs/${cv}/attestations/personalDetails.name`).send({ method: 'account' }).expect(200),
      [other, second],
    ],
    ['share', () => agent.patch(`/cvs/${cv}/sharing`).send({ password: 'swordfish-9' }).expect(200)],
    ['link', () => agent.patch(`/cvs/${cv}/siblings`).send({ linked: true }).expect(200), [second]],
    ['unpublish', () => agent.post(`/cvs/${cv}/unpublish`).expect(200)],
    [
      'recover',
      async () => {
        await agent.delete(`/cvs/${cv}`).expect(204)
        await agent.post(`/cvs/${cv}/recover`).expect(200)
      },
    ],
  ]
  for (const [name, change, also = []] of changes) {
    const at = instant()
    await change()
    t.same((await changed(at)).sort(), [cv, ...also].sort(), name)
  }
  t.same(await changed(instant()), [])
  const saved = (await saveCv(agent, other, 1, { title: 'Saved' }).expect(200)).body.cv.updatedAt as string
  t.same(await changed(saved), [other])
  t.same(await changed(saved.replace('Z', '+00:00')), [other], 'with an offset')
  await agent.get(`/cvs?since=${encodeURIComponent('2020-01-01T00:00:00+05:30')}&limit=2`).expect(200)
})

t.test('payments, own and all, in pages and since', async t => {
  const email = 'payer@example.org'
  const { buyer } = await buyPro(app, email)
  await buyPro(app, email)
  const own = ids((await buyer.get('/me/payments').expect(200)).body.payments)
  t.equal(own.length, 2)
  t.same(await walk(buyer, '/me/payments', 'payments', 1), own)
  t.same(await walk(admin, '/admin/payments', 'payments', 1), own)
  const at = instant()
  t.same(await since(buyer, '/me/payments', 'payments', at), [])
  await admin.post(`/admin/payments/${own[1]}/refund`).send({ reason: 'Goodwill' }).expect(200)
  t.same(await since(buyer, '/me/payments', 'payments', at), [own[1]])
  t.same(await since(admin, '/admin/payments', 'payments', at), [own[1]])
})

t.test('deliveries of a webhook in pages and since', async t => {
  const agent = await app.as({ email: 'hooks@example.org' })
  const events = ['cv.published', 'cv.unpublished']
  const { webhook } = (await agent.post('/me/webhooks').send({ url: 'https://hooks.example.com/', events }).expect(201))
    .body
  const path = `/me/webhooks/${webhook.id}/deliveries`
  const count = async (least: number) =>
    until(`${least} deliveries`, async () => (await agent.get(path).expect(200)).body.deliveries.length === least)
  const cv = await createCv(agent)
  for (const step of ['publish', 'unpublish', 'publish']) await agent.post(`/cvs/${cv}/${step}`).expect(200)
  await count(3)
  const all = ids((await agent.get(path).expect(200)).body.deliveries)
  t.same(await walk(agent, path, 'deliveries', 1), all)
  t.same(await since(agent, path, 'deliveries', '2999-01-01T00:00:00Z'), [])
  await agent.patch(`/me/webhooks/${webhook.id}`).send({ isOn: false }).expect(200)
  await agent.patch(`/me/webhooks/${webhook.id}`).send({ isOn: true }).expect(200)
  const at = instant()
  await agent.post(`${path}/${all[1]}/again`).expect(204)
  t.same(await since(agent, path, 'deliveries', at), [all[1]])
  await agent.post(`/cvs/${cv}/unpublish`).expect(200)
  await count(4)
  t.equal((await since(agent, path, 'deliveries', at)).length, 2)
})

t.test('a wrong page is 400 and names the field', async t => {
  const wrong = {
    since: ['yesterday', '2026-02-30T00:00:00Z', '2016-12-31T23:59:60Z'],
    cursor: ['x', '1.x'],
    limit: ['0', '101', 'ten'],
  }
  for (const path of ['/cvs', '/me/payments', '/admin/payments']) {
    for (const [field, values] of Object.entries(wrong)) {
      for (const value of values) {
        const { body } = await admin
          .get(path)
          .query({ [field]: value })
          .expect(400)
        t.same(
          body.errors.map((one: { path: string }) => one.path),
          [`/${field}`],
          `${path} ${field}=${value}`,
        )
      }
    }
  }
})
