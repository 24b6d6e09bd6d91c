// Two processes of the wallet's proxy on one database.
import { startApp } from '../harness.ts'
import t from '../tap.ts'
import { startHolder, startUpstream } from '../wallet-upstream.ts'

const upstream = await startUpstream(t)

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
