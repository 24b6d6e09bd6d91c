// A ban: strangers see nothing of the person, who can still read, export and delete the account.
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { createCv, saveCv } from './cv-calls.ts'
import { contentWith, startApp } from './harness.ts'
import { openShop } from './payments-harness.ts'
import t from './tap.ts'
import { newJwks } from './wallet-upstream.ts'

t.test('a ban disables pages, files and credentials while it lasts', async t => {
  const shop = await openShop(t, { ATTESTATION_KEYS: newJwks('attest-1') })
  const { app, admin } = shop
  const copy = await startApp(t, { MONGODB_URI: app.config.mongodbUri })
  const { agent, id, ...buyer } = await shop.buyer('banned@example.org')
  const orderId = await buyer.order()
  const triple = await shop.pay(orderId)
  await buyer.verify(triple).expect(200)

  const png = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#0b6b4f' } })
    .png()
    .toBuffer()
  const nanoId = await createCv(agent, {})
  const { url } = (await agent.post(`/cvs/${nanoId}/picture`).attach('file', png, 'a.png').expect(201)).body.picture
  const skills = [{ id: 'weaving', name: 'Weaving' }]
  const content = contentWith({ personalDetails: { name: 'Barnaby', imageUrl: url }, skills })
  await saveCv(agent, nanoId, 1, { content }).expect(200)
  await agent.post(`/cvs/${nanoId}/publish`).expect(200)
  const asked = { email: 'dean@uni.example', institution: 'University' }
  await agent.post(`/cvs/${nanoId}/verifications/skills.weaving`).send(asked).expect(201)
  await app.sendMails()
  const link = /\/verify\/[A-Za-z0-9_-]{43}/.exec((await app.inbox(asked.email))[0]?.text ?? '')?.[0] as string
  await app.anyone().post(link).send({ decision: 'confirm', name: 'Dr. Iyer' }).expect(200)

  const pages = [`/cv/${nanoId}`, `/new-cv/${nanoId}`, `/cv/${nanoId}/card.png`, `/cv/${nanoId}/verify`]
  const data = [`/cvs/${nanoId}`, `/cvs/${nanoId}/json-resume`, `/cvs/${nanoId}/verification`, url]
  const all = [...pages, ...data]
  const etags = new Map<string, string>()
  for (const path of all) {
    etags.set(path, (await app.anyone().get(path).expect(200)).headers.etag as string)
    await copy.anyone().get(path).expect(200)
  }
  const setBanned = (banned: boolean) => admin.patch(`/admin/users/${id}`).send({ banned, reason: 'Spam' }).expect(200)
  const becomes = async (status: number) => {
    for (const path of all) {
      t.equal((await app.anyone().get(path)).status, status, path)
      while ((await copy.anyone().get(path)).status !== status) await pause(50)
    }
  }

  await setBanned(true)
  await becomes(404)
  const missing = await app.anyone().get(`/cv/${'a'.repeat(21)}`)
  t.equal((await app.anyone().get(`/cv/${nanoId}`)).text, missing.text, 'as what never was')
  t.notMatch((await app.anyone().get(`/cvs/${nanoId}`)).text, /banned|suspended/i)

  t.match((await agent.get('/me').expect(200)).body.user, { banned: true, role: 'user', email: 'banned@example.org' })
  t.match(JSON.parse((await agent.get('/me/export').expect(200)).text), { cvs: [{ nanoId }], payments: [{}] })
  const { payments } = (await agent.get('/me/payments').expect(200)).body
  const receipt = await agent.get(`/me/payments/${payments[0].id}/receipt`).expect(200)
  t.equal(receipt.headers['content-type'], 'application/pdf')
  for (const path of ['/cvs', data[0], `/cvs/${nanoId}/pdf`, '/cv/getCvIds/banned@example.org', '/wallet/session']) {
    const { status, body } = await (path === '/wallet/session' ? agent.delete(path) : agent.get(path as string))
    t.match({ status, body }, { status: 403, body: { code: 'forbidden', message: /suspended/ } }, path as string)
  }
  await agent.post('/me/sign-out-everywhere').expect(403)

  await app.anyone().get(link).expect(200)
  await app.anyone().post(link).send({ decision: 'revoke' }).expect(200)
  await admin.post(`/admin/payments/${payments[0].id}/refund`).send({ reason: 'Banned' }).expect(200)
  await shop.control('/release', {})
  t.match(await shop.row(orderId), { state: 'refunded' })

  await setBanned(false)
  await becomes(200)
  const again = await app.anyone().get(url).expect(200)
  t.equal(again.headers.etag, etags.get(url))
  t.match((await agent.get('/me').expect(200)).body.user, { banned: false })
  const { verification } = (await app.anyone().get(`/cvs/${nanoId}`).expect(200)).body.cv
  t.notMatch(JSON.stringify(verification), /"level":"confirmed"/, 'what was withdrawn meanwhile is withdrawn')
})

t.test('a banned person can delete the account and stays banned, also after a crash in between', async t => {
  const shop = await openShop(t)
  const { app, admin } = shop
  for (const [email, crashes] of [
    ['leaves@example.org', false],
    ['crashes@example.org', true],
  ] as const) {
    const { agent, id } = await shop.buyer(email)
    await admin.patch(`/admin/users/${id}`).send({ banned: true }).expect(200)
    const store = app.stores.find(({ collections }) => collections.includes('users'))!
    const { removeOf } = store
    if (crashes) store.removeOf = () => Promise.reject(new Error('killed here'))
    await agent.delete('/me').send({ email: 'somebody@example.org' }).expect(400)
    await agent
      .delete('/me')
      .send({ email })
      .expect(crashes ? 500 : 204)
    Object.assign(store, { removeOf })
    await app.finishRemovals()
    t.equal(await shop.users.countDocuments({ email }), 0)
    while ((await agent.get('/me')).status !== 401) await pause(50)
    let reply = await (await app.as({ email })).get('/me')
    while (reply.status === 401) {
      await pause(100)
      reply = await (await app.as({ email })).get('/me')
    }
    t.match({ status: reply.status, body: reply.body }, { status: 403, body: { message: /suspended/ } })
    t.equal(await shop.users.countDocuments({ email }), 0)
  }
})

t.test('a banned admin has no admin rights, and may remove the account', async t => {
  const shop = await openShop(t)
  const { agent, id } = await shop.buyer('former@example.org')
  await shop.admin.patch(`/admin/users/${id}`).send({ role: 'admin' }).expect(200)
  await shop.admin.patch(`/admin/users/${id}`).send({ banned: true }).expect(200)
  await agent.get('/admin/stats').expect(403)
  t.match((await agent.get('/me').expect(200)).body.user, { role: 'user', banned: true })
  await agent.delete('/me').send({ email: 'former@example.org' }).expect(204)
})
