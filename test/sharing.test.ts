// Sharing a CV: the password, the end and the links for one person, on every address that strangers have; and the counts of views.
import { createCv, saveCv } from './cv-calls.ts'
import { onePixel } from './fuzz/bodies.ts'
import { operations } from './fuzz/document.ts'
import { startApp } from './harness.ts'
import { until } from './processes.ts'
import t from './tap.ts'

const app = await startApp(t, { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '127.0.0.1' })
const owner = await app.as({ email: 'owner@example.org', name: 'Olga Owner' })
const cvs = app.connection.collection('cvs')
const NAME = 'Ananya Śrīnivāsan'
const PASSWORD = 'correct horse battery'
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0'

let addresses = 0
/** A stranger with an address of their own, so that limits used up by other tests do not apply. */
const stranger = () => app.anyone().set('x-forwarded-for', `203.0.113.${++addresses % 250}`)

/** A published CV with a picture, a shared letter and attested details. */
async function published(): Promise<{ nanoId: string; pictureId: string; letterId: string }> {
  const nanoId = await createCv(owner)
  const { picture } = (await owner.post(`/cvs/${nanoId}/picture`).attach('file', onePixel, 'a.png').expect(201)).body
  const content = { personalDetails: { name: NAME, imageUrl: picture.url } }
  await saveCv(owner, nanoId, 1, { content, privacy: OPEN_PRIVACY }).expect(200)
  await owner.post(`/cvs/${nanoId}/publish`).expect(200)
  const { letter } = (await owner.post(`/cvs/${nanoId}/letters`).send({ subject: 'Post 7', shared: true }).expect(201))
    .body
  await owner.put(`/cvs/${nanoId}/attestations/personalDetails`).send({ method: 'account' }).expect(200)
  return { nanoId, pictureId: picture.id, letterId: letter.id }
}
const OPEN_PRIVACY = { email: 'private', phoneNumber: 'private', location: 'private', imageUrl: 'public' }
type Cv = Awaited<ReturnType<typeof published>>

const share = (nanoId: string, edit: object) => owner.patch(`/cvs/${nanoId}/sharing`).send(edit)
const unlock = (nanoId: string, password: string, who = stranger()) =>
  who.post(`/cv/${nanoId}/unlock`).type('form').send({ password })
const cookieOf = (reply: { headers: Record<string, unknown> }) =>
  String((reply.headers['set-cookie'] as string[] | undefined)?.[0]).split(';')[0] as string
const linkFor = async (nanoId: string, name = 'Ms Rao') => {
  const { link } = (await owner.post(`/cvs/${nanoId}/links`).send({ name }).expect(201)).body
  return { ...link, path: new URL(link.url).pathname } as { id: string; url: string; path: string }
}
const open = async (path: string) => cookieOf(await stranger().get(path).expect(303))

/** Every address of a CV that needs no account, from the service's own document. The operations that unlock it are left out. */
const strangersRoutes = operations
  .filter(({ method, path, bearer }) => {
    return (
      method === 'GET' && /^\/(cv|new-cv|cvs)\/\{id\}/.test(path) && bearer !== 'required' && !path.endsWith('{token}')
    )
  })
  .map(({ path }) => ({ url: path.replaceAll(/\{(\w+)\}/g, ':$1') }))
const pathOf = (url: string, { nanoId, pictureId, letterId }: Cv) =>
  url
    .replace(':id', nanoId)
    .replace(':pictureId', pictureId)
    .replace(':letterId', letterId)
    .replace(':section', 'personalDetails.name')
const isPage = (url: string) => /^\/(cv|new-cv)\//.test(url)
const isPicture = (url: string) => /card\.png|picture/.test(url)

/** The parts of a reply that must be equal when two replies are indistinguishable. */
const comparable = (reply: { status: number; headers: Record<string, string>; text?: string; body: unknown }) => {
  const { date, 'x-request-id': _, ...headers } = reply.headers
  const own = ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset']
  for (const name of own) delete headers[name]
  return [reply.status, headers, String(reply.text ?? reply.body).replace(/"requestId":"[^"]*"/, '')]
}

t.test('a password locks every public address, and the cookie opens them', async t => {
  const cv = await published()
  const tags = new Map<string, string>()
  t.ok(strangersRoutes.length >= 9, 'the addresses are found in the document')
  for (const { url } of strangersRoutes) {
    const reply = await stranger().get(pathOf(url, cv))
    t.equal(reply.status, 200, `open: ${url}`)
    tags.set(url, reply.headers.etag ?? '"none"')
  }
  const summary = async () => (await owner.get('/cvs').expect(200)).body.cvs.find((one: Cv) => one.nanoId === cv.nanoId)
  t.match(await summary(), { hasPassword: false, expiresAt: null })
  const { sharing } = (await share(cv.nanoId, { password: PASSWORD }).expect(200)).body
  t.same(sharing, { hasPassword: true, expiresAt: null, links: [] })
  t.match(await summary(), { hasPassword: true, expiresAt: null })

  for (const { url } of strangersRoutes) {
    const reply = await stranger()
      .get(pathOf(url, cv))
      .set('if-none-match', tags.get(url) as string)
    const text = String(reply.text ?? reply.body)
    t.equal(reply.status, isPicture(url) ? 404 : 403, `locked: ${url}`)
    t.notMatch(text, /Ananya|Śrīnivāsan|picture\//, 'nothing of the person')
    t.equal(reply.headers.etag, undefined)
    t.match(reply.headers['cache-control'], /no-store/)
    if (isPage(url) && !isPicture(url)) {
      t.match(reply.headers, {
        'content-type': /text\/html/,
        'cache-control': 'private, no-store',
        'content-security-policy': /form-action 'self'/,
        'x-robots-tag': /noindex/,
      })
      t.match(text, /<form [^>]*method="post"/)
      t.notMatch(text, /<script/)
    } else if (!isPicture(url)) t.match(reply.body, { success: false, code: 'locked', message: String })
  }

  const wrong = await unlock(cv.nanoId, 'wrong horse battery')
  t.equal(wrong.status, 403)
  t.equal(wrong.headers['set-cookie'], undefined)
  t.match(wrong.text, /not the password/)
  const right = await unlock(cv.nanoId, PASSWORD)
  t.match(right, { status: 303, headers: { location: `/cv/${cv.nanoId}` } })
  const [cookie = ''] = right.headers['set-cookie'] as unknown as string[]
  t.match(cookie, /^cv-opened=[A-Za-z0-9+/=]+; Path=\/; Max-Age=43200; HttpOnly; SameSite=Lax$/)
  t.notMatch(Buffer.from(cookieOf(right), 'base64').toString('latin1'), cv.nanoId, 'sealed')
  for (const { url } of strangersRoutes) {
    const held = { cookie: cookieOf(right), 'if-none-match': tags.get(url) as string }
    const reply = await stranger().get(pathOf(url, cv)).set(held)
    t.equal(reply.status, 200, `unlocked: ${url}`)
    t.equal(reply.headers.etag, undefined, 'no tag of the time before')
    t.match(reply.headers['cache-control'], /no-store/)
  }

  t.test('the owner reads all JSON without the password', async t => {
    for (const { url } of strangersRoutes.filter(route => !isPage(route.url))) {
      t.equal((await owner.get(pathOf(url, cv))).status, 200, url)
    }
    const { body } = await owner.get(`/cvs/${cv.nanoId}?audience=public`).expect(200)
    t.equal(body.cv.views, undefined, 'as readers see it')
    const other = await app.as({ email: 'other@example.org' })
    t.equal((await other.get(`/cvs/${cv.nanoId}`)).body.code, 'locked')
  })

  t.test('a cookie is refused for another CV, when changed, and after a new password', async t => {
    const another = await published()
    await share(another.nanoId, { password: PASSWORD }).expect(200)
    const held = cookieOf(right)
    const ask = async (nanoId: string, cookie: string) =>
      (await stranger().get(`/cvs/${nanoId}`).set({ cookie })).status
    t.equal(await ask(another.nanoId, held), 403)
    const changed = `${held.slice(0, 30)}${held[30] === 'A' ? 'B' : 'A'}${held.slice(31)}`
    for (const forged of [held.slice(0, -6), changed, 'cv-opened=', 'cv-opened=W10='])
      t.equal(await ask(cv.nanoId, forged), 403, forged.slice(0, 20))
    const both = cookieOf(await unlock(another.nanoId, PASSWORD, stranger().set({ cookie: held })))
    t.same([await ask(cv.nanoId, both), await ask(another.nanoId, both)], [200, 200], 'one cookie for several CVs')
    await share(cv.nanoId, { password: PASSWORD }).expect(200)
    t.equal(await ask(cv.nanoId, held), 403, 'setting the same password again counts as a new password')
    await share(cv.nanoId, { password: null }).expect(200)
    t.equal(await ask(cv.nanoId, ''), 200, 'open again')
  })
})

t.test('the lock page redirects to the requested page only', async t => {
  const { nanoId } = await published()
  await share(nanoId, { password: PASSWORD }).expect(200)
  for (const path of [`/cv/${nanoId}`, `/new-cv/${nanoId}`, `/cv/${nanoId}/verify?v=3`]) {
    const { text } = await stranger().get(path).expect(403)
    const action = /action="([^"]+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') as string
    const reply = await stranger().post(action).type('form').send({ password: PASSWORD })
    t.match(reply, { status: 303, headers: { location: path } })
  }
  for (const to of ['https://evil.example', '//evil.example', `/cv/${nanoId}/../x`, `/cv/${'x'.repeat(21)}`]) {
    const query = `/cv/${nanoId}/unlock?to=${encodeURIComponent(to)}`
    const reply = await stranger().post(query).type('form').send({ password: PASSWORD })
    t.match(reply, { status: 303, headers: { location: `/cv/${nanoId}` } }, to)
  }
})

t.test('a cross-site form is refused; a password in another Unicode form is accepted', async t => {
  const { nanoId } = await published()
  await share(nanoId, { password: 'Śrīnivāsan'.normalize('NFC') }).expect(200)
  const foreign = await unlock(nanoId, 'Śrīnivāsan', stranger().set('origin', 'https://evil.example'))
  t.match(foreign, { status: 403, text: /another site/ })
  t.equal((await unlock(nanoId, 'Śrīnivāsan', stranger().set('origin', 'null'))).status, 403)
  const own = stranger().set('origin', app.config.publicOrigin)
  t.equal((await unlock(nanoId, 'Śrīnivāsan'.normalize('NFD'), own)).status, 303)
})

t.test('after its end date a CV answers as unpublished; a link for one person still opens it', async t => {
  const [cv, draft] = [await published(), await published()]
  const link = await linkFor(cv.nanoId)
  const cookie = await open(link.path)
  await share(cv.nanoId, { password: PASSWORD }).expect(200)
  const unlocked = cookieOf(await unlock(cv.nanoId, PASSWORD))
  await share(cv.nanoId, { expiresAt: '2990-12-31T23:59:59Z' }).expect(200)
  t.equal((await stranger().get(`/cv/${cv.nanoId}`).set({ cookie: unlocked })).status, 200, 'before the end')
  const expiresAt = new Date(Date.now() + 10_000).toISOString()
  t.same((await share(cv.nanoId, { expiresAt }).expect(200)).body.sharing.expiresAt, expiresAt)
  await until('the end has come', async () => (await stranger().get(`/cv/${cv.nanoId}`)).status === 404)
  await owner.post(`/cvs/${draft.nanoId}/unpublish`).expect(200)
  for (const { url } of strangersRoutes) {
    const [ended, never] = [await stranger().get(pathOf(url, cv)), await stranger().get(pathOf(url, draft))]
    t.same(comparable(ended), comparable(never), `ended: ${url}`)
    t.equal(ended.status, 404)
    t.equal((await stranger().get(pathOf(url, cv)).set({ cookie: unlocked })).status, 404, 'with the password too')
    const invited = await stranger().get(pathOf(url, cv)).set({ cookie })
    t.equal(invited.status, 200, `by the link: ${url}`)
    t.match(invited.headers['cache-control'], /no-store/)
  }
  const [ended, never] = [await unlock(cv.nanoId, PASSWORD), await unlock(draft.nanoId, PASSWORD)]
  t.same(comparable(ended), comparable(never))
  t.equal((await owner.get(`/cvs/${cv.nanoId}?audience=public`)).status, 200, 'its owner still sees it')
  await share(cv.nanoId, { expiresAt: null, password: null }).expect(200)
  t.equal((await stranger().get(`/cv/${cv.nanoId}`)).status, 200, 'published again')
})

t.test('every invalid link answers exactly like an unknown one', async t => {
  const cv = await published()
  await share(cv.nanoId, { password: PASSWORD }).expect(200)
  const [live, gone] = [await linkFor(cv.nanoId), await linkFor(cv.nanoId, 'Mr Old')]
  const held = await open(gone.path)
  t.equal((await stranger().get(`/cv/${cv.nanoId}`).set({ cookie: held })).status, 200)
  await owner.delete(`/cvs/${cv.nanoId}/links/${gone.id}`).expect(204)
  await owner.delete(`/cvs/${cv.nanoId}/links/${gone.id}`).expect(204)
  await owner.delete(`/cvs/${cv.nanoId}/links/none`).expect(404)
  t.equal((await stranger().get(`/cv/${cv.nanoId}`).set({ cookie: held })).status, 403, 'what it opened is shut')
  t.equal((await stranger().get(live.path)).status, 303, 'the other link goes on')

  const another = await published()
  const [taken, banned, removed] = [await published(), await published(), await published()]
  const paths: Record<string, string> = {
    ended: gone.path,
    'of another CV': live.path.replace(cv.nanoId, another.nanoId),
  }
  paths['of a CV that is unpublished'] = (await linkFor(taken.nanoId)).path
  paths['of a removed CV'] = (await linkFor(removed.nanoId)).path
  paths['of a banned account'] = (await linkFor(banned.nanoId)).path
  paths['too short'] = live.path.slice(0, -1)
  await owner.post(`/cvs/${taken.nanoId}/unpublish`).expect(200)
  await owner.delete(`/cvs/${removed.nanoId}`).expect(204)
  const users = app.connection.collection('users')
  await app.sendWebhooks()
  const connection = app.models.Cv?.db as unknown as { options: { debug?: unknown } | null }
  /** The database commands of a request: equal for both, so that their time reveals nothing. */
  const asks = async (path: string) => {
    const asked: string[] = []
    const before = connection.options
    connection.options = {
      ...before,
      // The job that sends events has none to send, but queries.
      debug: (collection: string, method: string, query: object) =>
        'pendingEvents.id' in query || asked.push(`${collection}.${method}`),
    }
    await stranger().get(path)
    connection.options = before
    return asked.filter(ask => /^(cvs|users)\./.test(ask))
  }
  t.same(await asks(gone.path), ['cvs.findOne', 'users.findOne'])
  const nowhere = `/cv/${'x'.repeat(21)}/to/${'x'.repeat(22)}`
  t.same(await asks(nowhere), await asks(gone.path), 'the same work')
  const never = comparable(await stranger().get(`/cv/${cv.nanoId}/to/${'x'.repeat(22)}`))
  t.equal(never[0], 404)
  t.same(comparable(await stranger().get(`/cv/${'x'.repeat(21)}/to/${'x'.repeat(22)}`)), never, 'no such CV')
  for (const path of Object.values(paths).slice(0, -1)) t.same(await asks(path), await asks(gone.path), path)
  for (const [what, path] of Object.entries(paths)) {
    await users.updateMany({}, { $set: { banned: what === 'of a banned account' } })
    t.same(comparable(await stranger().get(path)), never, what)
  }
  await users.updateMany({}, { $set: { banned: false } })
  await owner.post(`/cvs/${taken.nanoId}/publish`).expect(200)
  t.equal((await stranger().get(paths['of a CV that is unpublished'] as string)).status, 303, 'published again')
})

t.test('invalid settings are refused at their field, and a CV has at most fifty links', async t => {
  const { nanoId } = await published()
  const revOf = async () => (await owner.get(`/cvs/${nanoId}`).expect(200)).body.cv.rev
  const before = await revOf()
  const cases: [object, RegExp][] = [
    [{ password: 'x'.repeat(10_000) }, /^\/password: .*at most 200/],
    [{ password: 'short' }, /^\/password: .*at least 8/],
    [{ expiresAt: '2020-01-01T00:00:00Z' }, /^\/expiresAt: This time is in the past/],
    [{ expiresAt: 'tomorrow' }, /^\/expiresAt: /],
  ]
  for (const [edit, message] of cases) t.match((await share(nanoId, edit).expect(400)).body, { message })
  const add = (name: string) => owner.post(`/cvs/${nanoId}/links`).send({ name })
  t.match((await add('x'.repeat(101)).expect(400)).body.message, /^\/name/)
  t.equal(await revOf(), before, 'nothing changed')
  const made = await Promise.all(Array.from({ length: 52 }, () => add('x')))
  t.same(made.map(({ status }) => status).sort(), [...Array(50).fill(201), 409, 409])
  const { links } = (await owner.get(`/cvs/${nanoId}/sharing`).expect(200)).body.sharing
  t.equal(new Set(links.map(({ id }: { id: string }) => id)).size, 50, 'no link overwrites another')
})

t.test('wrong passwords are limited by address, without blocking others', async t => {
  const { nanoId } = await published()
  await share(nanoId, { password: PASSWORD }).expect(200)
  const attacker = '198.51.100.7'
  const tries = Array.from({ length: 30 }, (_, at) =>
    unlock(nanoId, `wrong ${at}`, app.anyone().set('x-forwarded-for', attacker)),
  )
  const right = unlock(nanoId, PASSWORD)
  const replies = await Promise.all(tries)
  t.equal((await right).status, 303, 'from another address, meanwhile')
  t.same(new Set(replies.map(({ headers }) => headers['set-cookie'])), new Set([undefined]))
  t.equal(replies.filter(({ status }) => status === 403).length, 10)
  const refused = replies.filter(({ status }) => status === 429)
  t.equal(refused.length, 20)
  t.match(refused[0], { text: /Try again in 15 minutes/, headers: { 'retry-after': /^\d+$/ } })
  t.equal((await unlock(nanoId, PASSWORD, app.anyone().set('x-forwarded-for', attacker))).status, 429)
})

t.test('an account’s password changes are limited, and delay no reader', async t => {
  const busy = await app.as({ email: 'busy@example.org' })
  const own = await createCv(busy)
  const { nanoId } = await published()
  await share(nanoId, { password: PASSWORD }).expect(200)
  const sets: Promise<{ status: number; body: object }>[] = []
  for (let at = 0; at < 40; at++)
    sets.push(Promise.resolve(busy.patch(`/cvs/${own}/sharing`).send({ password: `password ${at}` })))
  t.equal((await unlock(nanoId, PASSWORD)).status, 303, 'a reader of another CV, meanwhile')
  const replies = await Promise.all(sets)
  const refused = replies.filter(({ status }) => status !== 200)
  t.ok(refused.length >= 10, `${refused.length} are refused`)
  for (const { status, body } of refused) t.match({ status, body }, { status: 429, body: { code: 'rate_limited' } })
  for (let at = 0; at < 30; at++) await busy.patch(`/cvs/${own}/sharing`).send({ password: `password ${at}` })
  await busy.patch(`/cvs/${own}/sharing`).send({ password: 'one too many' }).expect(429)
  await busy.patch(`/cvs/${own}/sharing`).send({ password: null }).expect(200)
})

t.test('sharing settings are in no copy, version or file, and the export has no secret', async t => {
  const { nanoId } = await published()
  await share(nanoId, { password: PASSWORD, expiresAt: '2990-01-01T00:00:00Z' }).expect(200)
  const link = await linkFor(nanoId, 'Ms Canary')
  const copy = (await owner.post(`/cvs/${nanoId}/duplicate`).expect(201)).body.cv.id
  const { sharing } = (await owner.get(`/cvs/${copy}/sharing`).expect(200)).body
  t.same(sharing, { hasPassword: false, expiresAt: null, links: [] })
  const stored = await cvs.findOne({ _id: nanoId as never })
  t.notMatch(JSON.stringify([stored?.published, stored?.content]), /Ms Canary/)
  for (const path of [`/cvs/${nanoId}/json-resume`, `/cvs/${nanoId}`, `/cvs/${nanoId}/versions`]) {
    t.notMatch(JSON.stringify((await owner.get(path).expect(200)).body), /Ms Canary|hash/, path)
  }
  const exported = JSON.stringify((await owner.get('/me/export').expect(200)).body)
  t.match(exported, /Ms Canary/)
  t.notMatch(exported, stored?.sharing.password.hash)
  t.match(link.url, new RegExp(`^${app.config.publicOrigin}/cv/${nanoId}/to/[A-Za-z0-9_-]{22}$`))
})

t.test('views are counted by day and by link, downloads by kind, and bots not at all', async t => {
  const { nanoId, letterId } = await published()
  const link = await linkFor(nanoId)
  const cookie = await open(link.path)
  const see = (headers: object) =>
    stranger()
      .get(`/cv/${nanoId}`)
      .set({ 'user-agent': BROWSER, ...headers })
      .expect(200)
  await Promise.all([...Array(40).fill({}), ...Array(2).fill({ cookie })].map(see))
  await see({ 'user-agent': 'Googlebot/2.1' })
  await owner.get(`/cvs/${nanoId}/text`).expect(200)
  await owner.get(`/cvs/${nanoId}/markdown`).expect(200)
  await owner.get(`/cvs/${nanoId}/text`).expect(200)
  await owner.get(`/cvs/${nanoId}/letters/${letterId}/text`).expect(200)
  const counters = app.connection.collection('cv_views')
  await counters.updateOne({ _id: nanoId as never }, { $set: { 'days.2020-01-01': 7 } })
  await app.flushViews()
  const { views } = (await owner.get(`/cvs/${nanoId}/views`).expect(200)).body
  const today = new Date().toISOString().slice(0, 10)
  t.equal(views.days.length, 30)
  t.same(views.days.at(-1), { day: today, views: 42 })
  t.match(views, { total: 42, downloads: { text: 2, markdown: 1, letters: 1 }, links: [{ id: link.id, views: 2 }] })
  const stored = await counters.findOne({ _id: nanoId as never })
  t.same(Object.keys(stored ?? {}).sort(), ['_id', 'count', 'days', 'downloads', 'links'])
  t.same(stored?.days, { [today]: 42 }, 'what is no longer shown is gone')
})
