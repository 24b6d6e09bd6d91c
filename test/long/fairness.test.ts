// No client can block others: by reading an export slowly, or by repeated expensive requests.
import { connect, type Socket } from 'node:net'
import { addressKey } from '../../api/http/address.ts'
import { startClaims } from '../claims-harness.ts'
import { startApp, type TestApp } from '../harness.ts'
import { until } from '../processes.ts'
import t from '../tap.ts'

const claims = await startClaims(t, { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '127.0.0.1' }, { isStrict: true })
const { app, attest, make, owner, save } = claims

const content = { personalDetails: { name: 'Ana' }, profileSummary: 'Weaves.', skills: [{ id: 'go', name: 'Go' }] }
const nanoId = await make(content, true)

/** Everything until the service closes the connection. */
const readAll = (socket: Socket) =>
  new Promise<string>(resolve => {
    let text = ''
    socket
      .setEncoding('latin1')
      .on('data', part => (text += part))
      .on('close', () => resolve(text))
      .resume()
  })

const inFlight = async (one: TestApp) => {
  const { text } = await one.anyone().get('/metrics')
  return Number(/^trucv_http_requests_in_flight (\d+)$/m.exec(text)?.[1]) - 1
}

t.test('an export is streamed, one at a time for an account, and a stalled reader is disconnected', async t => {
  const open = await startApp(t, {}, { isStrict: true })
  const ana = await open.as({ email: 'ana@example.org' })
  await ana.post('/cvs').send({ content }).expect(201)
  const user = await open.connection.collection('users').findOne({ email: 'ana@example.org' })
  const bytes = Buffer.alloc(4_000_000, 'proof')
  const file = { userId: String(user?._id), bytes, unsure: null }
  const proofs = Array.from({ length: 8 }, (_, at) => ({ _id: `p${at}`, ...file }))
  await open.connection.collection('proofs').insertMany(proofs as never[])
  const token = await open.token({ email: 'ana@example.org' })
  const ask = () => {
    const socket = connect(open.config.port, '127.0.0.1')
      .pause()
      .on('error', () => undefined)
    const head = `GET /me/export HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\nconnection: close\r\n`
    socket.write(`${head}\r\n`)
    return socket
  }

  const whole = await readAll(ask())
  const sizes: number[] = []
  for (let at = whole.indexOf('\r\n\r\n') + 4; at < whole.length; ) {
    const line = whole.slice(at, whole.indexOf('\r\n', at))
    sizes.push(Number.parseInt(line, 16))
    at += line.length + 2 + (sizes.at(-1) as number) + 2
  }
  t.equal(sizes.at(-1), 0, 'it is complete')
  t.ok(sizes.reduce((sum, size) => sum + size) > 8 * bytes.length, 'with every file')
  t.ok(Math.max(...sizes) <= 65_536, `no piece is larger than 64 KiB; the largest has ${Math.max(...sizes)}`)

  const unread = ask()
  await until('it began', async () => (await inFlight(open)) === 1)
  const refused = await ana.get('/me/export').expect(429)
  t.match(refused.headers, { 'retry-after': '30' })
  t.match(refused.body, { code: 'rate_limited', message: /still being sent to you.*try again in 30 seconds/ })
  const bob = await open.as({ email: 'bob@example.org' })
  await bob.get('/me/export').expect(200)
  await until('the reader was left', async () => (await inFlight(open)) === 0, 45_000)
  t.ok((await readAll(unread)).length < whole.length, 'without the rest')
  await ana.get('/me/export').expect(200)
})

t.test(
  'claims on public pages are checked once for each version and rev, and again after a change by this service',
  async t => {
    // The name keeps its signature, so that the check page goes on to list the sections.
    for (const section of ['personalDetails.name', 'skills.go']) await attest(nanoId, section)
    const paths = ['', '/verification', '/json-resume'].map(path => `/cvs/${nanoId}${path}`)
    const read = async () => {
      const replies = await Promise.all(
        [...paths, `/cv/${nanoId}/verify`].map(path => app.anyone().get(path).expect(200)),
      )
      return replies.map(({ text }) => text)
    }
    const before = await read()
    const row = { _id: nanoId as never }
    const cvs = app.connection.collection('cvs')
    await cvs.updateOne(row, { $set: { 'published.snapshot.content.skills.0.name': 'Edited directly' } })
    t.same(await read(), before, 'served from the cache')
    t.match((await app.anyone().get(`/cv/${nanoId}/verify?v=1`).expect(200)).text, /Nothing that is public has changed/)
    app.forgetPages(nanoId)
    for (const text of await read()) t.match(text, 'Edited directly', 'a minute later')
    await owner.delete(`/cvs/${nanoId}/attestations/skills.go`).expect(204)
    const { claims } = JSON.parse((await read())[1] as string)
    const valid = claims.filter(({ valid }: { valid: boolean }) => valid)
    t.same(
      valid.map(({ section }: { section: string }) => section),
      ['personalDetails.name'],
    )
    await save(nanoId, { content })
    await owner.post(`/cvs/${nanoId}/publish`).expect(200)
    for (const text of await read()) t.notMatch(text, 'Edited directly', 'at once')
    t.match(
      (await owner.get(`/cvs/${nanoId}`).expect(200)).body.cv,
      { privacy: Object, views: Number },
      'the owner’s own',
    )

    const twin = await startApp(t, { MONGODB_URI: app.config.mongodbUri, PUBLIC_ORIGIN: app.config.publicOrigin })
    const there = () => Promise.all([...paths, `/cv/${nanoId}/verify`].map(path => twin.anyone().get(path)))
    t.same(new Set((await there()).map(({ status }) => status)), new Set([200]))
    await owner.post(`/cvs/${nanoId}/unpublish`).expect(200)
    await until('another process saw it', async () => (await there()).every(({ status }) => status === 404))
    for (const path of paths) await app.anyone().get(path).expect(404)
    await owner.post(`/cvs/${nanoId}/publish`).expect(200)
  },
)

t.test('the documentation is compressed and cached', async t => {
  for (const path of ['/docs', '/docs/swagger-ui-bundle.js', '/docs/swagger-ui.css', '/openapi.yaml']) {
    const [br, gzip, plain] = await Promise.all(
      ['br', 'gzip', 'identity'].map(encoding =>
        app.server.inject({ url: path, headers: { 'accept-encoding': encoding } }),
      ),
    )
    t.match(
      [br, gzip, plain].map(reply => reply?.headers['content-encoding']),
      ['br', 'gzip', undefined],
    )
    t.match(br?.headers, { vary: /accept-encoding/, 'cache-control': /public/ })
    if (!path.endsWith('/docs')) t.ok(Number(br?.rawPayload.length) * 3 < Number(plain?.rawPayload.length), path)
  }
})

t.test('one address is one network', t => {
  t.equal(addressKey('::ffff:192.0.2.1'), '192.0.2.1')
  t.equal(addressKey('2001:db8:0:1::5'), addressKey('2001:0DB8::1:2:3:4:5'))
  t.not(addressKey('2001:db8:0:1::5'), addressKey('2001:db8:0:2::5'))
  t.equal(addressKey('::1'), addressKey('0:0:0:0:9::'))
  t.equal(addressKey('fe80::1%eth0'), 'fe80:0:0:0')
  t.end()
})
