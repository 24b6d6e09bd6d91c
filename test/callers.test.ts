// Requests that only read may find their caller as it was five seconds ago, where another copy of the service changed it; never where this
// one did. Requests that change something, and those of admins, always read the caller.
import { createCv } from './cv-calls.ts'
import { ADMIN, startApp } from './harness.ts'
import { until } from './processes.ts'
import t from './tap.ts'

const copy = await startApp(t)
const other = await startApp(t, { MONGODB_URI: copy.config.mongodbUri })
const users = copy.connection.collection('users')
const admin = await copy.as(ADMIN)

const clock = performance.now.bind(performance)
const later = (ms: number) => {
  performance.now = () => clock() + ms
}
t.teardown(() => later(0))

/** A person with a key, whom both copies have just read. */
async function known(name: string, scopes: readonly string[] = ['cv:read', 'files:read']) {
  const person = { email: `${name}@example.org`, sub: `sub-${name}` }
  const agent = await copy.as(person)
  const bearer = `Bearer ${await other.token(person)}`
  const there = other.anyone().set('authorization', bearer)
  const cv = await createCv(agent, {})
  const { body } = await agent.post('/me/keys').send({ name: 'A', scopes, days: 30 }).expect(201)
  const key = `Bearer ${body.secret}`
  const keyHere = copy.anyone().set('authorization', key)
  const keyThere = other.anyone().set('authorization', key)
  for (const one of [agent, there, keyHere, keyThere]) await one.get(`/cvs/${cv}`).expect(200)
  const { id } = (await agent.get('/me')).body.user
  return { agent, there, keyHere, keyThere, cv, id: id as string, keyId: body.key.id as string, person }
}
type Known = Awaited<ReturnType<typeof known>>

/** Refused here at once; there when five seconds are over, and at once where the request changes something. */
async function endsEverywhere({ agent, there, keyHere, keyThere, cv }: Known, status: number) {
  const path = `/cvs/${cv}`
  await agent.get(path).expect(status)
  await keyHere.get(path).expect(status)
  await there.post('/cvs').send({}).expect(status)
  later(5_000)
  await there.get(path).expect(status)
  await keyThere.get(path).expect(status)
  later(0)
}

t.test('a sign-out everywhere, a ban and a removal', async t => {
  const signed = await known('signs-out')
  await signed.agent.post('/me/sign-out-everywhere').expect(200)
  await endsEverywhere(signed, 401)

  const banned = await known('banned')
  const ban = (value: boolean) =>
    admin.patch(`/admin/users/${banned.id}`).send({ banned: value, reason: 'Spam' }).expect(200)
  await ban(true)
  await endsEverywhere(banned, 403)
  await ban(false)
  for (const one of [banned.agent, banned.there]) await one.get(`/cvs/${banned.cv}`).expect(200)

  const removed = await known('removed')
  await removed.agent.delete('/me').send({ email: removed.person.email }).expect(204)
  await endsEverywhere(removed, 401)
  t.pass()
})

t.test('the end of a key', async t => {
  const { agent, keyHere, keyThere, keyId } = await known('ends-a-key')
  await agent.delete(`/me/keys/${keyId}`).expect(204)
  await keyHere.get('/cvs').expect(401)
  later(5_000)
  await keyThere.get('/cvs').expect(401)
  later(0)

  const again = await known('signs-out-and-in')
  await again.agent.post('/me/sign-out-everywhere').expect(200)
  const isGood = async () => (await (await copy.as(again.person)).get('/me')).status === 200
  await until('a token of a later second is good', isGood)
  const anew = await copy.as(again.person)
  const made = { name: 'B', scopes: ['cv:read'], days: 30 }
  const { secret } = (await anew.post('/me/keys').send(made).expect(201)).body
  await other.anyone().set('authorization', `Bearer ${secret}`).get('/cvs').expect(200)
  t.pass('a new key is good at once on the copy that knows the account from before')
})

t.test('a change of the plan or the role', async t => {
  const { agent, there, cv, id } = await known('buys')
  const change = (plan: object) =>
    admin
      .patch(`/admin/users/${id}`)
      .send({ ...plan, reason: 'Asked' })
      .expect(200)
  await there.get(`/cvs/${cv}/docx`).expect(403)
  await change({ subscriptionPlan: 'Pro', planExpiresAt: null })
  for (const one of [agent, there]) await one.get(`/cvs/${cv}/docx`).expect(200)
  t.match((await there.get('/me')).body.user, { subscriptionPlan: 'Pro' })
  await change({ subscriptionPlan: 'Free' })
  await agent.get(`/cvs/${cv}/docx`).expect(403)
  later(5_000)
  await there.get(`/cvs/${cv}/docx`).expect(403)
  later(0)

  await change({ role: 'admin' })
  for (const one of [agent, there]) await one.get('/admin/stats').expect(200)
  await users.updateOne({ email: 'buys@example.org' }, { $set: { role: 'user' } })
  for (const one of [agent, there]) await one.get('/admin/stats').expect(403)
  t.pass()
})
