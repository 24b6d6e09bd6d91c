// The owner's side of requests to institutions: domains and addresses of their own, and an account that is removed meanwhile.
import { createCv, saveCv } from './cv-calls.ts'
import { contentWith } from './harness.ts'
import { confirm, EDUCATION, startInstitutions } from './institutions-harness.ts'
import t from './tap.ts'

const { app, ask, asked, collection, decide, lastAddress, make, newAsker, tokenFrom } = await startInstitutions(t)
const [claims, requests, users] = [collection('claims'), collection('verification_requests'), collection('users')]

t.test('domains and addresses are the owner’s own by any CV of the account', async t => {
  const who = await newAsker()
  const withDetails = (details: object) => contentWith({ personalDetails: { name: 'Somebody', ...details } as never })
  const trashed = await createCv(who, { content: withDetails({ email: 'me@trashed.example' }) })
  await who.delete(`/cvs/${trashed}`).expect(204)
  await createCv(who, { content: withDetails({ email: 'me@draft.example' }) })
  const site = [{ label: 'Site', url: 'https://www.published.example' }]
  const published = await createCv(who, { content: withDetails({ links: site }) })
  await who.post(`/cvs/${published}/publish`).expect(200)
  await saveCv(who, published, 1, { content: withDetails({}) }).expect(200)

  const cv = await make(who)
  for (const domain of ['trashed.example', 'draft.example', 'published.example', 'mail.example']) {
    const { request } = (await ask(cv, `dean@${domain}`, EDUCATION, who).expect(201)).body
    t.equal(request.isOwnDomain, true, domain)
  }
  t.equal((await ask(cv, 'dean@other.example', EDUCATION, who).expect(201)).body.request.isOwnDomain, false)
  for (const email of ['me@trashed.example', 'me+tag@draft.example', lastAddress()]) {
    const { body } = await ask(cv, email, EDUCATION, who).expect(400)
    t.match(body.errors, [{ path: '/email', message: /address of your own/ }])
  }
  // Another CV of the account begins to name the domain while the link is open.
  const late = await ask(cv, 'dean@late.example', EDUCATION, who).expect(201)
  const token = await tokenFrom('dean@late.example')
  await createCv(who, { content: withDetails({ email: 'me@late.example' }) })
  await decide(token, confirm).expect(200)
  t.match(await requests.findOne({ _id: late.body.request.id }), { isOwnDomain: true, status: 'confirmed' })
  const { level, confirmation } = (await who.get(`/cvs/${cv}`).expect(200)).body.cv.verification.education
    .undergraduation
  t.match([level, confirmation], ['stated', { isOwnDomain: true, counts: false }])
})

t.test('with If-Match an owner asks only about the version that they saw', async t => {
  const who = await newAsker()
  const cv = await make(who)
  await saveCv(who, cv, 1, { title: 'Another' }).expect(200)
  const stale = await ask(cv, 'stale@uni.example', EDUCATION, who).set('if-match', '"1"').expect(412)
  t.equal(stale.body.code, 'version_conflict')
  t.equal(await requests.countDocuments({ cvId: cv }), 0)
  await ask(cv, 'stale@uni.example', EDUCATION, who).set('if-match', '"2"').expect(201)
})

t.test('nothing comes back of an account that is removed while an institution confirms', async t => {
  const store = app.stores.find(({ collections }) => collections.includes('claims')) as unknown as Changing
  for (const isAfter of [false, true]) {
    const who = await newAsker()
    const email = lastAddress()
    const { token } = await asked(`dean${isAfter}@uni.example`, true, who)
    const userId = String((await users.findOne({ email }))?._id)
    const { changeClaim } = store
    const leave = () => who.delete('/me').send({ email }).expect(204)
    // Between the read and the change of the claim, or right after it.
    store.changeClaim = async (...change) => {
      Object.assign(store, { changeClaim })
      if (!isAfter) await leave()
      const changed = await changeClaim(...change)
      if (isAfter) await leave()
      return changed
    }
    await decide(token, confirm)
    await app.settleRequests()
    await app.settleClaims()
    await collection('tombstones').updateMany({}, { $set: { 'pending.0.until': new Date() } })
    await app.finishRemovals()
    for (const name of ['claims', 'verification_requests', 'log_claims', 'cvs'])
      t.equal(await collection(name).countDocuments({ userId }), 0, name)
    t.equal((await decide(token, confirm)).status, 404)
  }
  t.equal(await claims.countDocuments({ unsettled: true }), 0)
})
type Changing = { changeClaim: (...change: unknown[]) => Promise<unknown> }
