// Webhooks: which events are sent to whom, their signatures, failing receivers, and retries.
import { WEBHOOK_EVENTS } from '../api/core/contract/webhooks.ts'
import { nextTryAt } from '../api/webhooks/rules.ts'
import { buyPro, createCv, saveCv } from './cv-calls.ts'
import { ADMIN, type Person } from './harness.ts'
import { confirm, EDUCATION, startInstitutions } from './institutions-harness.ts'
import { until } from './processes.ts'
import t from './tap.ts'
import { isSigned, startReceiver } from './webhook-receiver.ts'

const world = await startInstitutions(t)
const { app, collection } = world
const receiver = await startReceiver(t)
const [webhooks, rows] = [collection('webhooks'), collection('webhook_deliveries')]
const admin = await app.as(ADMIN)

type Line = { id: string; type: string; state: string; tries: number; failure: string | null; message: string | null }

/** A person with a webhook of their own. */
async function withWebhook(email: string, path: string, events: readonly string[] = WEBHOOK_EVENTS) {
  const agent = await app.as({ email, name: 'Wanda Hook' })
  const { body } = await agent
    .post('/me/webhooks')
    .send({ url: receiver.url(path), events })
    .expect(201)
  const id = body.webhook.id as string
  const log = async () => (await agent.get(`/me/webhooks/${id}/deliveries`).expect(200)).body.deliveries as Line[]
  /** Waits until the newest delivery is in this state. */
  const ended = async (state: string) => {
    await until(`a delivery of ${email} is ${state}`, async () => (await log())[0]?.state === state)
    return log()
  }
  return { agent, id, secret: body.secret as string, log, ended, own: `/me/webhooks/${id}` }
}
type Agent = Awaited<ReturnType<typeof withWebhook>>['agent']
async function newCv(agent: Agent, publish = true): Promise<string> {
  const nanoId = await createCv(agent)
  if (publish) await agent.post(`/cvs/${nanoId}/publish`).expect(200)
  return nanoId
}
const types = (path: string) => receiver.at(path).map(({ event }) => event.type)
/** Makes waiting deliveries due. */
const hurry = () => rows.updateMany({ state: 'waiting' }, { $set: { dueAt: new Date() } })

t.test('events of CVs are delivered in order, once, signed and without content', async t => {
  const { agent, id, secret, ended } = await withWebhook('all@example.org', '/all')
  const cv = await newCv(agent)
  await saveCv(agent, cv, 1, { title: 'Not told' }).expect(200)
  await agent.post(`/cvs/${cv}/publish`).expect(200)
  await agent.post(`/cvs/${cv}/unpublish`).expect(200)
  await agent.post(`/cvs/${cv}/unpublish`).expect(200)
  await agent.post(`/cvs/${cv}/publish`).expect(200)
  await agent.delete(`/cvs/${cv}`).expect(204)
  await agent.post(`/cvs/${cv}/recover`).expect(200)
  await agent.delete(`/cvs/${cv}`).expect(204)
  const moderated = await newCv(agent)
  await admin.post(`/admin/cvs/${moderated}/unpublish`).send({ reason: 'Spam' }).expect(204)
  const gone = await newCv(agent)
  await agent.delete(`/cvs/${gone}?now=true`).expect(204)

  const got = await receiver.wait('/all', 9)
  await ended('delivered')
  const of = (one: string) => got.filter(({ event }) => event.data.cv === one).map(({ event }) => event.type)
  const [up, down] = ['cv.published', 'cv.unpublished']
  t.same(of(cv), [up, up, down, up, down])
  t.same(
    [of(moderated), of(gone)],
    [
      [up, down],
      [up, down],
    ],
  )
  t.equal(receiver.at('/all').length, 9, 'and nothing else')
  t.equal(new Set(got.map(one => one.id)).size, 9, 'each has an id of its own')
  t.same(got[0]?.event.data, { cv, version: 1, url: `${app.config.publicOrigin}/cv/${cv}` })
  t.same(got.find(({ event }) => event.type === down)?.event.data, { cv })
  for (const one of got) {
    t.ok(isSigned(one, secret))
    t.notOk(isSigned({ ...one, body: `${one.body} ` }, secret), 'a change is noticed')
    t.notOk(/Ananya|Wanda|example\.org/.test(one.body), 'no name and no address of a person')
    t.match(one.headers, { 'content-type': 'application/json', 'webhook-signature': /^v1,[A-Za-z0-9+/]{43}=$/ })
  }
  const stored = (await webhooks.findOne({ _id: id })) as Record<string, unknown>
  const dump = JSON.stringify([stored, await rows.find({}).toArray()]) + app.logLines.join('')
  t.notOk(dump.includes(secret.slice('whsec_'.length)), 'the secret lies sealed')
  t.notMatch((await agent.get('/me/webhooks').expect(200)).body, { webhooks: [{ secret: String }] })
  t.match(secret, /^whsec_[A-Za-z0-9+/]{43}=$/)
  const left = await app.connection
    .collection('cvs')
    .find({ 'pendingEvents.id': { $exists: true } })
    .toArray()
  t.same(left, [], 'nothing stays behind in the CVs')
})

t.test('confirmations of institutions, their withdrawals, and payments send events', async t => {
  const { agent } = await withWebhook('claims@example.org', '/claims', [
    'claim.confirmed',
    'claim.withdrawn',
    'payment.completed',
  ])
  const { cv, id, token } = await world.asked('dean@university.example', true, agent)
  const copy = (await agent.post(`/cvs/${cv}/duplicate`).expect(201)).body.cv.id
  await world.decide(token, confirm).expect(200)
  await agent.post(`/cvs/${copy}/publish`).expect(200)
  await world.decide(token, { decision: 'revoke' }).expect(200)
  const { orderId: order, proof } = await buyPro(app, 'claims@example.org')
  const again = { ...proof, userMailId: 'claims@example.org' }
  await agent.post('/cv/payment_verification').send(again).expect(200)
  const got = await receiver.wait('/claims', 4)
  const dataOf = (type: string) => got.filter(one => one.event.type === type).map(one => one.event.data)
  const inCv = (nanoId: string, request = id) => ({ cv: nanoId, section: EDUCATION, request })
  t.same(dataOf('claim.confirmed'), [inCv(cv)], 'of the only published CV that showed it')
  t.same(new Set(dataOf('claim.withdrawn')), new Set([inCv(cv), inCv(copy)]), 'of both that were published')
  const { _id } = (await collection('payment_orders').findOne({ rzpOrderId: order })) as { _id: string }
  t.match(dataOf('payment.completed'), [{ order: _id, document: { kind: 'invoice', totalMinor: 59_000 } }])
  t.same(
    types('/claims').filter(type => type.startsWith('claim')),
    ['claim.confirmed', 'claim.withdrawn', 'claim.withdrawn'],
    'in order',
  )
  t.equal(receiver.at('/claims').length, 4, 'a repeated proof queues no event')

  for (const one of [cv, copy]) await agent.post(`/cvs/${one}/unpublish`).expect(200)
  const { request } = (await world.ask(cv, 'rector@university.example', EDUCATION, agent).expect(201)).body
  await world.decide(await world.tokenFrom('rector@university.example'), confirm).expect(200)
  const later = (await receiver.wait('/claims', 6)).slice(4).map(({ event }) => event.data)
  t.same(
    new Set(later),
    new Set([inCv(cv, request.id), inCv(copy, request.id)]),
    'drafts report it where none is published',
  )
})

t.test('each webhook gets the requested events of its own account only', async t => {
  const { agent } = await withWebhook('some@example.org', '/unpublished', ['cv.unpublished'])
  const second = await agent
    .post('/me/webhooks')
    .send({ url: receiver.url('/published'), events: ['cv.published'] })
    .expect(201)
  const cv = await newCv(agent)
  await agent.post(`/cvs/${cv}/unpublish`).expect(200)
  await receiver.wait('/unpublished', 1)
  await receiver.wait('/published', 1)
  t.same([types('/unpublished'), types('/published')], [['cv.unpublished'], ['cv.published']])

  const before = await rows.countDocuments({})
  await newCv(await app.as({ email: 'nothing@example.org' }))
  await agent.delete(`/me/webhooks/${second.body.webhook.id}`).expect(204)
  await newCv(agent)
  await app.sendWebhooks()
  t.equal(await rows.countDocuments({}), before, 'an event without subscribers makes no rows')
})

t.test(
  'invalid webhooks are refused at their field, an account has at most ten, and others cannot reach them',
  async t => {
    const agent = await app.as({ email: 'wrong@example.org' })
    const ask = (url: unknown, events: unknown = ['cv.published']) =>
      agent.post('/me/webhooks').send({ url, events } as object)
    const cases: [string, RegExp][] = [
      ['http://hooks.example.com/', /begins with https/],
      ['javascript:1', /begins with https/],
      ['https://user:word@hooks.example.com/', /name or a password/],
      ['https://hooks.example.com:6379/', /must not name a port/],
      ['https://169.254.169.254/', /public host/],
      ['https://db.internal/', /public host/],
      ['https://2130706433/', /public host/],
      [`https://hooks.example.com/${'a'.repeat(10_000)}`, /2.?000/],
    ]
    for (const [url, message] of cases) {
      const { status, body } = await ask(url)
      t.match({ status, body }, { status: 400, body: { errors: [{ path: '/url', message }] } }, url.slice(0, 60))
    }
    for (const events of [[], ['cv.read'], ['cv.published', 'cv.published'], 'cv.published'])
      await ask('https://hooks.example.com/', events).expect(400)
    const replies = await Promise.all(Array.from({ length: 14 }, () => ask('https://hooks.example.com/')))
    t.equal(replies.filter(({ status }) => status === 201).length, 10, 'ten, also at once')
    t.match(replies.find(({ status }) => status !== 201)?.body, { code: 'limit_reached' })
    const { webhooks: made } = (await agent.get('/me/webhooks').expect(200)).body
    const other = await app.as({ email: 'wrong.other@example.org' })
    const own = `/me/webhooks/${made[1].id}`
    for (const path of ['secret', 'test', 'recover', `deliveries/${'d'.repeat(21)}/again`])
      await other.post(`${own}/${path}`).expect(404)
    await other.patch(own).send({ isOn: false }).expect(404)
    await other.delete(own).expect(404)
    await other.get(`${own}/deliveries`).expect(404)
  },
)

t.test('a failed delivery is retried, and the next event of the CV waits for it', async t => {
  receiver.statuses.set('/flaky', 503)
  const { agent, log } = await withWebhook('flaky@example.org', '/flaky')
  const [cv, other] = [await newCv(agent), await newCv(agent)]
  await agent.post(`/cvs/${cv}/unpublish`).expect(200)
  await until('both were tried', async () => (await log()).filter(({ tries }) => tries > 0).length === 2)
  t.same(new Set(types('/flaky')), new Set(['cv.published']), 'another CV waits for nothing')
  t.match(
    (await log()).find(({ tries }) => tries > 0),
    { state: 'waiting', status: 503, failure: 'refused', message: /status from 200/, nextAt: /Z$/ },
  )
  receiver.statuses.delete('/flaky')
  await until('all is delivered', async () => {
    await hurry()
    await app.sendWebhooks()
    return (await log()).every(({ state }) => state === 'delivered')
  })
  const of = receiver.at('/flaky').filter(({ event }) => event.data.cv === cv)
  t.equal(of.at(-1)?.event.type, 'cv.unpublished')
  t.ok(
    of
      .slice(0, -1)
      .every(({ event, id, body }) => event.type === 'cv.published' && id === of[0]?.id && body === of[0].body),
  )
  t.ok(types('/flaky').filter(type => type === 'cv.unpublished').length === 1)
  t.ok(receiver.at('/flaky').some(({ event }) => event.data.cv === other))
})

t.test('a redirect, 10 MB and silence are failures, and delay no other account', async t => {
  receiver.statuses.set('/moved', 302).set('/silent', 0)
  const silent = await withWebhook('silent@example.org', '/silent')
  for (let nth = 0; nth < 6; nth++) await newCv(silent.agent)
  await receiver.wait('/silent', 2)
  const moved = await withWebhook('moved@example.org', '/moved')
  const huge = await withWebhook('huge@example.org', '/huge')
  await Promise.all([newCv(moved.agent), newCv(huge.agent)])
  const failed = async (log: () => Promise<Line[]>) => {
    await until('it has failed', async () => ((await log())[0]?.tries ?? 0) > 0)
    return (await log())[0]
  }
  t.match(await failed(moved.log), { state: 'waiting', failure: 'redirected', message: /not followed/ })
  t.match(await failed(huge.log), { state: 'waiting', failure: 'too_large', message: /64 kB/ })
  t.equal(receiver.at('/inside').length, 0, 'the redirect was not followed')
  // The receiver may see the next two requests before it sees that the service closed the last two.
  t.ok(receiver.silence.most <= 4, 'two at a time of an account')
  await until('silence has ended', async () => (await silent.log()).some(({ failure }) => failure === 'late'))
  t.match(
    (await silent.log()).find(({ failure }) => failure),
    { message: /ten seconds/ },
  )
})

t.test('a new secret signs at once, and the previous one for another day', async t => {
  const { agent, own, id, secret } = await withWebhook('renews@example.org', '/renewed')
  const renew = async () => (await agent.post(`${own}/secret`).expect(200)).body.secret as string
  const next = await renew()
  await newCv(agent)
  const [both] = await receiver.wait('/renewed', 1)
  if (!both) return
  t.equal(String(both.headers['webhook-signature']).split(' ').length, 2)
  t.same([isSigned(both, secret), isSigned(both, next)], [true, true])
  const { secrets } = (await webhooks.findOne({ _id: id })) as unknown as { secrets: object[] }
  await webhooks.updateOne({ _id: id }, { $set: { secrets: [secrets[0], { ...secrets[1], until: new Date() }] } })
  await newCv(agent)
  const [, later] = await receiver.wait('/renewed', 2)
  t.same([later && isSigned(later, secret), later && isSigned(later, next)], [false, true])
  const all = await Promise.all([renew(), renew(), renew()])
  await newCv(agent)
  const [, , last] = await receiver.wait('/renewed', 3)
  t.equal(all.filter(one => last && isSigned(last, one)).length, 2, 'renewed at once: the last and the one before')
})

t.test('a test event is sent once; a delivery can be sent again with its id', async t => {
  receiver.statuses.set('/tested', 500)
  const { agent, own, ended } = await withWebhook('tests@example.org', '/tested', ['cv.published'])
  await agent.post(`${own}/test`).expect(204)
  const [failed] = await ended('failed')
  t.match(failed, { type: 'test', tries: 1, failure: 'refused' })
  t.match((await agent.get('/me/webhooks')).body.webhooks, [{ failingSince: null }], 'a test says nothing of the rest')
  receiver.statuses.delete('/tested')
  await newCv(agent)
  const [first] = await ended('delivered')
  await agent.post(`${own}/deliveries/${first?.id}/again`).expect(204)
  const got = await receiver.wait('/tested', 3)
  t.same([got[1]?.id, got[1]?.body], [got[2]?.id, got[2]?.body])
  t.same(got[0]?.event.data, {})
  await agent.post(`${own}/deliveries/${'n'.repeat(21)}/again`).expect(404)
  for (let nth = 0; nth < 55; nth++) {
    await agent.post(`${own}/test`).expect(204)
  }
  await until('all tests were sent', async () => {
    await app.sendWebhooks()
    return receiver.at('/tested').length === 58
  })
  await until(
    '50 are kept',
    async () => (await rows.countDocuments({ userId: String(first && (await ownerOf(own))) })) === 50,
  )
})
const ownerOf = async (own: string) => (await webhooks.findOne({ _id: own.split('/')[3] as string }))?.userId

t.test('a webhook is switched off and on, removed and recovered', async t => {
  const { agent, own, log, ended, id } = await withWebhook('switches@example.org', '/switched')
  receiver.statuses.set('/switched', 500)
  await newCv(agent)
  await until('it was tried', async () => ((await log())[0]?.tries ?? 0) > 0)
  t.match((await agent.patch(own).send({ isOn: false }).expect(200)).body.webhook, { isOn: false, offBecause: 'owner' })
  const [waited] = await ended('failed')
  t.match(waited, { failure: 'off' })
  await newCv(agent)
  await app.sendWebhooks()
  t.equal((await log()).length, 1, 'off: nothing is kept for it')
  await agent.post(`${own}/deliveries/${waited?.id}/again`).expect(409)
  receiver.statuses.delete('/switched')
  t.match((await agent.patch(own).send({ isOn: true }).expect(200)).body.webhook, { isOn: true, failingSince: null })
  await newCv(agent)
  await ended('delivered')
  await agent.delete(own).expect(204)
  t.same((await agent.get('/me/webhooks')).body.webhooks, [])
  await agent.post(`${own}/test`).expect(404)
  const count = receiver.at('/switched').length
  await newCv(agent)
  await agent.post(`${own}/recover`).expect(200)
  t.match((await agent.get('/me/webhooks')).body.webhooks, [{ id, isOn: true }])
  await newCv(agent)
  await receiver.wait('/switched', count + 1)
  await ended('delivered')
  t.equal(receiver.at('/switched').length, count + 1, 'events in between are not sent')
})

t.test('after a week of failures only, or a 410, a webhook is switched off, with a mail', async t => {
  const email = 'fails@example.org'
  receiver.statuses.set('/fails', 500)
  const { agent, id, log, own } = await withWebhook(email, '/fails')
  await newCv(agent)
  await until('it was tried', async () => ((await log())[0]?.tries ?? 0) > 0)
  await until('that is noted', async () => Boolean((await webhooks.findOne({ _id: id }))?.failingSince))
  const weekAgo = new Date(Date.now() - 7 * 24 * 3_600_000)
  await webhooks.updateOne({ _id: id }, { $set: { failingSince: weekAgo } })
  await hurry()
  await app.sendWebhooks()
  await until('it is off', async () => (await webhooks.findOne({ _id: id }))?.offBecause === 'failures')
  await app.sendMails()
  await until('a mail says so', async () => (await app.inbox(email)).length === 1)
  const [mail] = await app.inbox(email)
  t.match(mail, {
    subject: 'A webhook of yours was switched off',
    text: /127\.0\.0\.1 has answered with nothing but failures/,
  })
  receiver.statuses.set('/fails', 410)
  await agent.patch(own).send({ isOn: true }).expect(200)
  await newCv(agent)
  await until('it is off again', async () => (await webhooks.findOne({ _id: id }))?.offBecause === 'gone')
  await until('another mail says so', async () => {
    await app.sendMails()
    return (await app.inbox(email)).length === 2
  })
  t.match((await app.inbox(email))[0]?.text, /gone \(410\)/)
})

t.test('a delivery is retried for three days', async t => {
  receiver.statuses.set('/days', 500)
  const { agent, log } = await withWebhook('days@example.org', '/days')
  await newCv(agent)
  for (let tries = 1; tries <= 10; tries++) {
    await until(`try ${tries}`, async () => ((await log())[0]?.tries ?? 0) >= tries)
    await hurry()
    await app.sendWebhooks()
  }
  t.match((await log())[0], { state: 'failed', tries: 10 })
  const begun = new Date()
  let at = begun
  const waits: number[] = []
  for (let next: Date | null = begun; next; next = nextTryAt(waits.length + 1, begun, at)) {
    if (next > at) waits.push((next.getTime() - at.getTime()) / 1_000)
    at = next
  }
  t.same(waits, [5, 300, ...[0.5, 2, 5, 10, 14, 20, 24].map(hours => hours * 3_600)], 'growing')
  t.ok(at.getTime() - begun.getTime() > 3 * 24 * 3_600_000)
  t.equal(nextTryAt(1, begun, new Date(begun.getTime() + 77 * 3_600_000)), null, 'what waited for another has no more')
})

t.test('a banned account gets no events; a removed account leaves no rows; the export has no secret', async t => {
  const person: Person = { email: 'leaves@example.org' }
  const { agent, id, secret, log } = await withWebhook(person.email, '/leaves')
  const exported = (await agent.get('/me/export').expect(200)).text
  t.match(JSON.parse(exported), { webhooks: [{ id, url: receiver.url('/leaves'), events: WEBHOOK_EVENTS }] })
  const { secrets } = (await webhooks.findOne({ _id: id })) as unknown as { secrets: { sealed: string }[] }
  t.notOk([secret, secrets[0]?.sealed ?? ''].some(one => exported.includes(one)))
  const cv = await newCv(agent)
  await receiver.wait('/leaves', 1)
  const user = String((await app.connection.collection('users').findOne({ email: person.email }))?._id)
  await admin.patch(`/admin/users/${user}`).send({ banned: true, reason: 'Spam' }).expect(200)
  await admin.post(`/admin/cvs/${cv}/unpublish`).send({ reason: 'Spam' }).expect(204)
  const suspended = async () => (await rows.findOne({ webhookId: id, type: 'cv.unpublished' }))?.failure
  await until('its turn came', async () => (await suspended()) === 'suspended')
  t.same(types('/leaves'), ['cv.published'])
  await agent.get('/me/webhooks').expect(403)
  await admin.patch(`/admin/users/${user}`).send({ banned: false }).expect(200)
  await hurry()
  await app.sendWebhooks()
  await receiver.wait('/leaves', 2)
  t.same((await log()).map(({ state }) => state).sort(), ['delivered', 'delivered'])
  await agent.delete('/me').send({ email: person.email }).expect(204)
  t.equal((await webhooks.countDocuments({ userId: user })) + (await rows.countDocuments({ userId: user })), 0)
})
