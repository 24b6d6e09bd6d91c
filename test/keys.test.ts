// API keys: made, used, ended; where they are refused; and that the text of a key is nowhere but in the reply that made it.
import { networkOf } from '../api/http/address.ts'
import { documentText } from './canary.ts'
import { createCv } from './cv-calls.ts'
import { ADMIN, contentWith, type Person, startApp } from './harness.ts'
import t, { type Test } from './tap.ts'

const app = await startApp(t, { LOG_LEVEL: 'trace', TRUST_PROXY: '127.0.0.1' })
const keysOf = app.connection.collection('api_keys')
const users = app.connection.collection('users')
const ALL = ['cv:read', 'cv:draft', 'cv:publish', 'files:read', 'claims:read']

type Reply = { status: number; body: Record<string, unknown> }
const refused = (t: Test, { status, body }: Reply, wanted: number, code: string, what = code) =>
  t.match({ status, code: body.code }, { status: wanted, code }, what)

/** A person, and a new key of theirs. */
async function withKey(person: Person, scopes: readonly string[] = ALL, days = 30) {
  const agent = await app.as(person)
  const { body } = await agent.post('/me/keys').send({ name: 'CV in git', scopes, days }).expect(201)
  return { agent, id: body.key.id as string, secret: body.secret as string, key: body.key }
}
const by = (secret: string, scheme = 'Bearer') => app.anyone().set('authorization', `${scheme} ${secret}`)

t.test('a key is created, used, listed and revoked at once', async t => {
  const { agent, id, secret, key } = await withKey({ email: 'life@example.org' })
  t.match(secret, /^trucv_[A-Za-z0-9_-]{32}$/)
  t.match(key, { name: 'CV in git', scopes: ALL, lastUsedOn: null, lastUsedFrom: null })
  t.equal(Date.parse(key.expiresAt) - Date.parse(key.createdAt), 30 * 24 * 3_600_000)
  const made = await by(secret).post('/cvs').send({ title: 'By a program', content: contentWith() }).expect(201)
  const { nanoId } = made.body.cv
  await by(secret).put(`/cvs/${nanoId}`).set('if-match', '"1"').send({ title: 'Changed' }).expect(200)
  await by(secret).post(`/cvs/${nanoId}/publish`).expect(200)
  t.match((await by(secret).get('/cvs').expect(200)).body, { cvs: [{ nanoId, title: 'Changed' }] })
  await by(secret).get('/me').set('x-forwarded-for', '198.51.100.77').expect(200)

  const { keys } = (await agent.get('/me/keys').expect(200)).body
  t.match(keys, [{ id, lastUsedOn: /^\d{4}-\d\d-\d\d$/, lastUsedFrom: '198.51.100.0/24' }])
  t.equal(networkOf('2001:db8:abcd:12::1'), '2001:db8:abcd::/48')
  t.equal(networkOf('::ffff:203.0.113.9'), '203.0.113.0/24')

  await agent.delete(`/me/keys/${id}`).expect(204)
  refused(t, await by(secret).get('/me'), 401, 'invalid_token')
  t.same((await agent.get('/me/keys')).body.keys, [])
  refused(t, await agent.delete(`/me/keys/${id}`), 404, 'not_found')
})

t.test('invalid requests for a key are refused', async t => {
  const agent = await app.as({ email: 'asks@example.org' })
  const wanted = { name: 'A', scopes: ['cv:read'], days: 30 }
  const wrong = [
    { name: '' },
    { name: '\u202e' },
    { scopes: [] },
    { scopes: ['all'] },
    { scopes: ['cv:read', 'cv:read'] },
    { days: 31 },
    { secret: 'trucv_mine' },
  ]
  for (const change of wrong) {
    refused(
      t,
      await agent.post('/me/keys').send({ ...wanted, ...change }),
      400,
      'invalid_request',
      JSON.stringify(change),
    )
  }
  refused(t, await agent.post('/me/keys').send({ ...wanted, scopes: ['cv:read', 'admin:read'] }), 403, 'forbidden')
  const replies = await Promise.all(Array.from({ length: 24 }, () => agent.post('/me/keys').send(wanted)))
  t.equal(replies.filter(({ status }) => status === 201).length, 20, 'at most 20, also at once')
  const last = replies.find(({ status }) => status !== 201)
  refused(t, last as Reply, 409, 'limit_reached')
  const other = await app.as({ email: 'asks.other@example.org' })
  const { keys } = (await agent.get('/me/keys')).body
  refused(t, await other.delete(`/me/keys/${keys[0].id}`), 404, 'not_found', 'nobody ends the key of another')
  t.equal((await agent.get('/me/keys')).body.keys.length, 20)
})

t.test('an invalid key is 401, however it is sent', async t => {
  const { id, secret } = await withKey({ email: 'wrong@example.org' })
  const changed = secret.slice(0, -1) + (secret.endsWith('A') ? 'B' : 'A')
  const wrong = [`trucv_${'a'.repeat(32)}`, changed, secret.slice(0, -1), `${secret}A`, 'trucv_', secret.toUpperCase()]
  wrong.push(secret.replace('trucv_', 'TruCV_'), `${secret} `.repeat(2).trim(), `${secret}.a.b`, `x${secret}`)
  for (const text of wrong) {
    refused(t, await by(text).get('/me'), 401, 'invalid_token', `${text.length} characters`)
    refused(t, await by(text).get('/api/oc/v1/wallets'), 401, 'invalid_token', `${text.length} characters`)
  }
  refused(t, await by(secret, 'Basic').get('/me'), 401, 'invalid_token')
  for (const name of ['key', 'api_key', 'access_token', 'token']) {
    refused(t, await app.anyone().get(`/me?${name}=${secret}`), 401, 'missing_token', `in a query as ${name}`)
  }
  refused(t, await app.anyone().get('/me').set('x-api-key', secret), 401, 'missing_token')
  await keysOf.updateOne({ _id: id as never }, { $set: { expiresAt: new Date(Date.now() - 1) } })
  refused(t, await by(secret).get('/me'), 401, 'invalid_token', 'from its end on')
})

t.test('a refusal of a key says whether keys are refused here or which scope is missing', async t => {
  const { secret } = await withKey({ email: 'closed@example.org' })
  const { nanoId } = (await by(secret).post('/cvs').send({ content: contentWith() }).expect(201)).body.cv
  t.match((await by(secret).get('/me/keys')).body, { message: 'API keys are not accepted here.' })
  const { secret: narrow } = await withKey({ email: 'closed@example.org' }, ['files:read'])
  t.match((await by(narrow).get('/cvs').expect(403)).body, { message: 'This API key does not have the scope cv:read.' })
  // A CV that anybody may read is not read with a key that may not: the program learns of its mistake.
  await by(secret).post(`/cvs/${nanoId}/publish`).expect(200)
  await app.anyone().get(`/cvs/${nanoId}`).expect(200)
  refused(t, await by(narrow).get(`/cvs/${nanoId}`), 403, 'forbidden')
})

t.test('an API key is not accepted as a session bearer, also where the public SDK is admitted', async t => {
  const sdk = await startApp(t, { WALLET_SDK_CALLERS: 'on' })
  const agent = await sdk.as({ email: 'sdk@example.org' })
  const { secret } = (
    await agent
      .post('/me/keys')
      .send({ name: 'A', scopes: ['cv:read'], days: 30 })
      .expect(201)
  ).body
  for (const path of ['/api/oc/v1/wallets', '/api/oc/v1/supported/networks']) {
    refused(t, await sdk.anyone().get(path).set('authorization', `Bearer ${secret}`), 403, 'forbidden', path)
  }
  const unknown = `Bearer trucv_${'a'.repeat(32)}`
  refused(t, await sdk.anyone().get('/api/oc/v1/wallets').set('authorization', unknown), 401, 'invalid_token')
  refused(t, await sdk.anyone().post('/api/oc/v1/authenticate').set('authorization', unknown), 401, 'invalid_token')
})

t.test('role, plan and scope are checked at each request', async t => {
  const person = { email: 'moment@example.org' }
  const first = await app.as(person)
  await first.get('/me').expect(200)
  await users.updateOne(person, { $set: { role: 'admin' } })
  const { secret } = await withKey(person, ['admin:read', 'admin:write', 'cv:read', 'files:read'])
  await by(secret).get('/admin/stats').expect(200)
  t.match((await by(secret).get('/me')).body.user, { role: 'user' }, 'an admin only where the scope is an admin’s')
  refused(t, await by(secret).get('/cv/getCvIds/life@example.org'), 403, 'forbidden', 'cv:read reads one’s own')
  await users.updateOne(person, { $set: { role: 'user' } })
  refused(t, await by(secret).get('/admin/stats'), 403, 'forbidden')

  const nanoId = await createCv(first)
  refused(t, await by(secret).get(`/cvs/${nanoId}/docx`), 403, 'plan_required')
  await users.updateOne(person, { $set: { plan: 'Pro', planExpiresAt: null } })
  await by(secret).get(`/cvs/${nanoId}/docx`).expect(200)
})

t.test('a save with effect on the public page needs cv:publish', async t => {
  const person = { email: 'at.once@example.org' }
  const skill = { id: 'a', name: 'Weaving' }
  const personalDetails = { name: 'Ana', location: 'Pune' }
  const content = {
    personalDetails,
    skills: [skill],
    custom: [{ id: 'c', title: 'Clubs', items: [{ id: 'd', title: 'Chess' }] }],
  }
  const { agent, secret: draft } = await withKey(person, ['cv:read', 'cv:draft'])
  const { secret: both } = await withKey(person, ['cv:read', 'cv:draft', 'cv:publish'])
  const { body } = await by(draft)
    .post('/cvs')
    .send({ content: { ...content, skills: [{ ...skill, hidden: true }] } })
  const { nanoId, privacy } = body.cv
  let version = 1
  const save = (secret: string, edit: object, action: 'cvs' | 'restore' | 'json-resume' = 'cvs') => {
    const path = `/cvs/${nanoId}${action === 'cvs' ? '' : `/${action}`}`
    return by(secret)[action === 'restore' ? 'post' : 'put'](path).set('if-match', `"${version}"`).send(edit)
  }
  const saved = async (secret: string, edit: object, action?: 'restore' | 'json-resume') => {
    const reply = await save(secret, edit, action)
    t.equal(reply.status, 200, JSON.stringify(edit))
    version = reply.body.cv.version
  }
  // Before it is published nobody sees it.
  await saved(draft, { indexable: true })
  await saved(draft, { indexable: false, content })
  await agent.patch(`/cvs/${nanoId}/versions/${version}`).send({ name: 'All shown' }).expect(200)
  await saved(draft, { content: { ...content, skills: [{ ...skill, hidden: true }] } })
  await agent.patch(`/cvs/${nanoId}/versions/${version}`).send({ name: 'Hidden' }).expect(200)
  const hidden = version
  await saved(draft, { content })
  await agent.post(`/cvs/${nanoId}/publish`).expect(200)
  const seen = async () => {
    const { cv } = (await app.anyone().get(`/cvs/${nanoId}`).expect(200)).body
    return JSON.stringify({ ...cv, views: 0 })
  }
  const before = await seen()
  const acts: [object, ('restore' | 'json-resume')?][] = [
    [{ indexable: true }],
    [{ title: 'Beside it', indexable: true }],
    [{ privacy: { ...privacy, location: 'private' } }],
    [{ privacy: { ...privacy, email: 'public' } }],
    [{ content: { ...content, skills: [{ ...skill, hidden: true }] } }],
    [{ content: { ...content, custom: [{ ...content.custom[0], hidden: true }] } }],
    [
      {
        content: { ...content, custom: [{ ...content.custom[0], items: [{ id: 'd', title: 'Chess', hidden: true }] }] },
      },
    ],
    [{ content: { ...content, sections: { skills: { hidden: true } } } }],
    [{ version: hidden }, 'restore'],
  ]
  for (const [edit, action] of acts) {
    refused(t, await save(draft, edit, action), 403, 'forbidden', JSON.stringify(edit))
    t.match((await save(draft, edit, action)).body, { message: /API key needs the scope cv:publish/ })
    t.equal(await seen(), before)
  }
  await saved(draft, { title: 'Other', privacy: Object.fromEntries(Object.entries(privacy).reverse()) })
  await saved(draft, { content: { personalDetails, skills: [{ id: 'b', name: 'New' }] } })
  await saved(draft, { indexable: false, content })
  t.equal(await seen(), before, 'a draft is a draft')
  await saved(both, { indexable: true })
  await saved(both, { version: hidden }, 'restore')
  t.notMatch(await seen(), /Weaving/)
})

t.test('an admin’s key grants no role, no plan and no free coupon', async t => {
  const { secret, agent } = await withKey(ADMIN, ['admin:read', 'admin:write'])
  const person = { email: 'gifted@example.org' }
  await (await app.as(person)).get('/me').expect(200)
  const before = await users.findOne(person)
  const path = `/admin/users/${before?._id}`
  const end = '2030-01-01T00:00:00Z'
  const gifts = [{ role: 'admin' }, { role: 'user' }, { subscriptionPlan: 'Pro' }, { subscriptionPlan: 'Free' }]
  for (const change of [...gifts, { planExpiresAt: end }, { banned: true, role: 'admin' }]) {
    refused(t, await by(secret).patch(path).send(change), 403, 'forbidden', JSON.stringify(change))
  }
  t.same(await users.findOne(person), before)
  await by(secret).patch(path).send({ banned: true, reason: 'Spam' }).expect(200)
  await by(secret).patch(path).send({ banned: false }).expect(200)

  const free = { maxRedemptions: 5, currencies: ['INR'] }
  const coupon = (code: string, terms: object) =>
    by(secret)
      .post('/admin/coupons')
      .send({ code, ...terms })
  refused(t, await coupon('FREE1', { percentOff: 100, ...free }), 403, 'forbidden')
  refused(t, await coupon('FREE2', { prices: { INR: 0 }, ...free }), 403, 'forbidden')
  await coupon('HALF', { percentOff: 50 }).expect(201)
  const change = (code: string, terms: object) => by(secret).patch(`/admin/coupons/${code}`).send(terms)
  refused(t, await change('HALF', { percentOff: 100, maxRedemptions: 5 }), 403, 'forbidden')
  await change('HALF', { percentOff: 40 }).expect(200)
  await agent
    .post('/admin/coupons')
    .send({ code: 'FREE3', percentOff: 100, ...free })
    .expect(201)
  refused(t, await change('FREE3', { maxRedemptions: 500 }), 403, 'forbidden')
  refused(t, await by(secret).delete('/admin/coupons/HALF'), 403, 'forbidden')
  await agent.delete('/admin/coupons/HALF').expect(204)
})

t.test('sign-out everywhere, a ban and the removal of the account revoke keys', async t => {
  const admin = await app.as(ADMIN)
  const leaver = { email: 'leaver@example.org' }
  const left = await withKey(leaver)
  await left.agent.post('/me/sign-out-everywhere').expect(200)
  refused(t, await by(left.secret).get('/me'), 401, 'invalid_token')
  await users.updateOne(leaver, { $set: { tokensValidAfter: null } })
  const again = await withKey(leaver)
  t.equal((await again.agent.get('/me/keys')).body.keys.length, 1, 'the ended one is gone')
  t.equal(await keysOf.countDocuments({ userId: (await users.findOne(leaver))?._id.toString() }), 1)

  const bad = { email: 'banned.key@example.org' }
  const banned = await withKey(bad)
  const path = `/admin/users/${(await users.findOne(bad))?._id}`
  await admin.patch(path).send({ banned: true }).expect(200)
  refused(t, await by(banned.secret).get('/me'), 403, 'forbidden')
  await admin.patch(path).send({ banned: false }).expect(200)
  refused(t, await by(banned.secret).get('/me'), 401, 'invalid_token', 'it does not come back with the account')
  await banned.agent.get('/me').expect(200)

  const removed = await withKey({ email: 'removed.key@example.org' })
  await removed.agent.delete('/me').send({ email: 'removed.key@example.org' }).expect(204)
  refused(t, await by(removed.secret).get('/me'), 401, 'invalid_token')
  t.equal(await keysOf.findOne({ _id: removed.id as never }), null)
})

t.test('the text of a key is in no log, no reply, no export and no document of the database', async t => {
  const { agent, secret, id } = await withKey({ email: 'secret@example.org' })
  const { nanoId } = (await by(secret).post('/cvs').send({ content: contentWith() }).expect(201)).body.cv
  const replies = [
    await by(secret).get('/me'),
    await by(secret).get(`/nope/${nanoId}`),
    await by(secret).put(`/cvs/${nanoId}`).send({ title: 7 }),
    await by(secret).get('/me/keys'),
    await app.anyone().get(`/me?key=${secret}`),
    await agent.get('/me/keys'),
    await agent.get('/me/export'),
    await app.anyone().get(`/cv/${nanoId}`),
  ]
  const random = secret.slice('trucv_'.length)
  for (const { text, headers } of replies) t.notOk((text + JSON.stringify(headers)).includes(random))
  const { apiKeys } = JSON.parse(replies[6]?.text as string)
  t.match(apiKeys, [{ id, name: 'CV in git', scopes: ALL, expiresAt: String }])
  t.notOk('hash' in apiKeys[0], 'the export has no hash')
  for (const { name } of await (app.connection.db as NonNullable<typeof app.connection.db>)
    .listCollections()
    .toArray()) {
    for await (const document of app.connection.collection(name).find({})) {
      t.notOk(documentText(document).includes(random), name)
    }
  }
  t.notOk(app.logLines.join('').includes(random), 'the log')
})

t.test('a key has its own limit, and guesses are limited by address without blocking good keys', async t => {
  const tight = await startApp(t, { RATE_LIMIT_FACTOR: '0.2', TRUST_PROXY: '127.0.0.1' })
  const agent = await tight.as({ email: 'limits@example.org' })
  const make = async () =>
    (
      await agent
        .post('/me/keys')
        .send({ name: 'A', scopes: ['cv:read'], days: 30 })
        .expect(201)
    ).body.secret as string
  const [one, two] = [await make(), await make()]
  let hop = 0
  /** From addresses of their own, unless one is named. */
  const call = (secret: string, from = `198.51.100.${hop++}`) =>
    tight.anyone().get('/cvs').set('authorization', `Bearer ${secret}`).set('x-forwarded-for', from)
  for (let count = 0; count < 24; count++) await call(one).expect(200)
  const over = await call(one)
  refused(t, over, 429, 'rate_limited')
  t.match(over.headers['retry-after'], /^\d+$/)
  await call(two).expect(200)
  await agent.get('/cvs').expect(200)

  const statuses: number[] = []
  for (let count = 0; count < 10; count++)
    statuses.push((await call(`trucv_${'g'.repeat(31)}${count}`, '203.0.113.5')).status)
  t.same(statuses, [...Array(6).fill(401), ...Array(4).fill(429)])
  await call(two, '203.0.113.5').expect(200)
  await call('trucv_wrong', '203.0.113.6').expect(401)
})
