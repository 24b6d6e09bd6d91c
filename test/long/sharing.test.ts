// Sharing under load: a thousand wrong passwords, and ten thousand views at a time.
import { contentWith, startApp } from '../harness.ts'
import t from '../tap.ts'

const app = await startApp(t, { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '127.0.0.1' })
const owner = await app.as({ email: 'owner@example.org' })
const PASSWORD = 'correct horse battery'

async function published(): Promise<string> {
  const { nanoId } = (await owner.post('/cvs').send({ content: contentWith() }).expect(201)).body.cv
  await owner.post(`/cvs/${nanoId}/publish`).expect(200)
  return nanoId
}
const unlock = (nanoId: string, password: string, address: string) =>
  app.anyone().post(`/cv/${nanoId}/unlock`).set('x-forwarded-for', address).type('form').send({ password })

/** Calls `act` for each number below `count`, `width` of them at a time. */
async function inParallel(count: number, width: number, act: (at: number) => PromiseLike<unknown>): Promise<void> {
  let next = 0
  const worker = async () => {
    while (next < count) await act(next++)
  }
  await Promise.all(Array.from({ length: width }, worker))
}

t.test('a thousand wrong passwords open nothing, and the right one from elsewhere does meanwhile', async t => {
  const nanoId = await published()
  await owner.patch(`/cvs/${nanoId}/sharing`).send({ password: PASSWORD }).expect(200)
  const statuses = new Map<number, number>()
  let tried = 0
  const guesses = inParallel(1_000, 40, async at => {
    // Half of them from one address, the other half from 50 others.
    const address = at % 2 ? '198.51.100.1' : `203.0.113.${(at / 2) % 50}`
    const { status, headers } = await unlock(nanoId, `wrong ${at}`, address)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    t.equal(headers['set-cookie'], undefined)
    tried++
  })
  for (let at = 0; tried < 1_000 && at < 200; at++) {
    const right = await unlock(nanoId, PASSWORD, `192.0.2.${at}`)
    t.equal(right.status, 303)
    t.equal(
      (await app.anyone().get(`/cv/${nanoId}`).set('cookie', String(right.headers['set-cookie']?.[0]))).status,
      200,
    )
  }
  await guesses
  t.same(Object.fromEntries(statuses), { 403: 510, 429: 490 }, 'ten guesses for each of 51 addresses')
})

t.test('ten thousand views at a time are counted exactly', async t => {
  const nanoId = await published()
  const { link } = (await owner.post(`/cvs/${nanoId}/links`).send({ name: 'Ms Rao' }).expect(201)).body
  const opened = await app.anyone().get(new URL(link.url).pathname).expect(303)
  const cookie = String(opened.headers['set-cookie']?.[0]).split(';')[0] as string
  await inParallel(10_000, 60, async at => {
    const headers = { 'user-agent': 'Mozilla/5.0 Firefox/140.0', ...(at % 10 === 0 && { cookie }) }
    const path = at % 2 ? `/cv/${nanoId}` : `/new-cv/${nanoId}`
    const reply = await fetch(app.url + path, { headers: { ...headers, 'x-forwarded-for': `192.0.2.${at % 250}` } })
    await reply.arrayBuffer()
    if (reply.status !== 200) t.fail(`${path} ${reply.status}`)
  })
  await app.flushViews()
  const { views } = (await owner.get(`/cvs/${nanoId}/views`).expect(200)).body
  t.equal(views.total, 10_000)
  t.equal(
    views.days.reduce((sum: number, day: { views: number }) => sum + day.views, 0),
    10_000,
  )
  t.same(views.links, [{ id: link.id, views: 1_000 }])
})
