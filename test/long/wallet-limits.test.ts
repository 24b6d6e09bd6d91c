// Limits of codes by contact and by user, and of paymaster data by user. And two processes on one database.
import { randomUUID } from 'node:crypto'
import { startApp } from '../harness.ts'
import t from '../tap.ts'
import { startHolder, startUpstream } from '../wallet-upstream.ts'

const upstream = await startUpstream(t)

t.test('codes are limited by contact over all users, and by user', async t => {
  const app = await startApp(t, { ...upstream.env, RATE_LIMIT_FACTOR: '1' })
  const asha = await startHolder(app, 'asha@example.org')
  const ravi = await startHolder(app, 'ravi@example.org')
  const send = (who: typeof asha, email: string) => who.api('post', '/authenticate/email').send({ data: { email } })
  t.equal((await send(asha, 'one@example.org')).status, 200)
  const again = await send(ravi, 'ONE@example.org')
  t.same([again.status, again.body.code], [429, 'rate_limited'], 'a minute later, whoever asks')
  t.ok(Number(again.headers['retry-after']) > 0)
  const phone = (number: string) =>
    ravi.api('post', '/authenticate/whatsapp').send({ data: { whatsapp_number: number } })
  t.equal((await phone('98765 43210')).status, 200)
  t.equal((await phone('98765-43210')).status, 429, 'however it is written')
  for (let index = 0; index < 9; index++) t.equal((await send(asha, `n${index}@example.org`)).status, 200)
  t.equal((await send(asha, 'last@example.org')).status, 429, 'ten an hour')
  t.equal((await send(ravi, 'last@example.org')).status, 200)
})

t.test('paymaster data is issued ten times a minute', async t => {
  const app = await startApp(t, { ...upstream.env, RATE_LIMIT_FACTOR: '1' })
  const asha = await startHolder(app, 'asha@example.org')
  const second = await startHolder(app, 'asha@example.org')
  const ask = (who = asha) => who.call('post', '/wallet/paymaster').send({ nonce: randomUUID() })
  for (let time = 0; time < 10; time++) t.equal((await ask()).status, 200)
  t.equal((await ask()).status, 429)
  t.equal((await ask(second)).status, 429, 'from another device too')
  const ravi = await startHolder(app, 'ravi@example.org')
  t.equal((await ask(ravi)).status, 200)
})

t.test('equal operations to two processes are sent upstream once', async t => {
  const one = await startApp(t, upstream.env)
  const other = await startApp(t, {
    ...upstream.env,
    MONGODB_URI: one.config.mongodbUri,
    GOOGLE_CERTS_URL: one.config.google.certsUrl,
    GOOGLE_ISSUER: one.config.google.issuers.join(','),
  })
  const asha = await startHolder(one, 'asha@example.org')
  for (let round = 0; round < 5; round++) {
    const operation = await asha.operation()
    const before = upstream.callsOf('POST /execute').length
    const send = (app: typeof one) =>
      app
        .anyone()
        .post('/api/oc/v1/execute')
        .set({ authorization: `Bearer ${asha.token}`, 'x-wallet-session': asha.sessionPk })
        .send(operation)
    const replies = await Promise.all(Array.from({ length: 20 }, (_, index) => send(index % 2 ? one : other)))
    t.same([...new Set(replies.map(({ status, body }) => `${status} ${body.data?.jobId}`))].length, 1)
    t.equal(replies[0]?.status, 200)
    t.equal(upstream.callsOf('POST /execute').length, before + 1)
  }
})
