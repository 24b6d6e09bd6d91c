// Rate limits, the in-flight limit, and that slots are released.
import { request as httpRequest } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { startApp, type TestApp, testEmbedded } from '../harness.ts'
import { until } from '../processes.ts'
import t from '../tap.ts'

type Call = { url?: string; method?: 'GET' | 'POST' | 'PATCH'; headers?: Record<string, string>; payload?: object }

/** Requests from this address, so many times; the statuses. */
async function ask(app: TestApp, remoteAddress: string, times: number, call: Call = {}) {
  const statuses: number[] = []
  for (let time = 0; time < times; time++) {
    statuses.push((await app.server.inject({ url: '/plans', remoteAddress, ...call })).statusCode)
  }
  return statuses
}
const limited = (statuses: number[]) => statuses.filter(status => status === 429).length

// A hundredth of the limits: 30 a minute an address, 100 for public pages, 3 writes a user.
const tight = await startApp(t, { RATE_LIMIT_FACTOR: '0.01' }, { isStrict: true })
const proxied = await startApp(
  t,
  { RATE_LIMIT_FACTOR: '0.01', TRUST_PROXY: '127.0.0.1, 10.0.0.0/8' },
  { isStrict: true },
)
const open = await startApp(t, {}, { isStrict: true })

t.test('an address over its limit is refused with a retry-after, others are not affected', async t => {
  t.equal(limited(await ask(tight, '192.0.2.1', 30)), 0)
  const reply = await tight.server.inject({ url: '/plans', remoteAddress: '192.0.2.1' })
  t.equal(reply.statusCode, 429)
  t.match(reply.json(), { success: false, code: 'rate_limited', message: String, requestId: String })
  t.match(reply.headers['retry-after'], /^([1-9]|[1-5]\d|60)$/, 'whole seconds, within the minute')
  t.match(reply.headers, { 'x-request-id': String, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
  t.equal(limited(await ask(tight, '192.0.2.2', 1)), 0, 'another address')
  t.same(await ask(tight, '192.0.2.1', 1, { url: '/healthz' }), [200], '/healthz has no limit')
})

t.test('without a trusted proxy no header raises the limit', async t => {
  let refused = 0
  for (let time = 0; time < 40; time++) {
    const forged = {
      'x-forwarded-for': `203.0.113.${time}`,
      forwarded: `for=203.0.113.${time}`,
      'x-real-ip': `::${time}`,
    }
    if ((await fetch(`${tight.url}/plans`, { headers: forged })).status === 429) refused++
  }
  t.equal(refused, 10)
  t.equal(tight.logLines.filter(line => line.includes('TRUST_PROXY is empty')).length, 1, 'the log says so once')
})

t.test('behind a trusted proxy the client’s address counts, and its own header does not', async t => {
  const via = (list: string) => ({ headers: { 'x-forwarded-for': list } })
  t.equal(limited(await ask(proxied, '127.0.0.1', 31, via('198.51.100.1'))), 1)
  t.equal(limited(await ask(proxied, '127.0.0.1', 30, via('198.51.100.2'))), 0, 'the next client is another')
  const forged = Array.from({ length: 40 }, (_, time) => `203.0.113.${time}, 198.51.100.3, 10.1.2.3`)
  let refused = 0
  for (const list of forged) refused += limited(await ask(proxied, '127.0.0.1', 1, via(list)))
  t.equal(refused, 10, 'the last hop that is not ours decides')
  t.equal(limited(await ask(proxied, '198.51.100.9', 31, via('203.0.113.99'))), 1, 'a stranger is no proxy')
})

t.test('an IPv6 address counts by its /64', async t => {
  const rotating = Array.from({ length: 40 }, (_, host) => `2001:db8:0:1::${(host + 1).toString(16)}`)
  let refused = 0
  for (const address of rotating) refused += limited(await ask(tight, address, 1))
  t.equal(refused, 10)
  t.equal(limited(await ask(tight, '2001:db8:0:2::1', 1)), 0, 'the next network')
  t.equal(limited(await ask(tight, '192.0.2.3', 30)) + limited(await ask(tight, '::ffff:192.0.2.3', 1)), 1, 'v4 in v6')
})

t.test('the limits apply to unknown paths, invalid tokens and all methods too', async t => {
  const calls: [name: string, call: Call][] = [
    ['unknown', { url: '/nope' }],
    ['unknown with an extension', { url: '/x.php?a=1' }],
    ['a browser’s unknown', { url: '/nope', headers: { accept: 'text/html' } }],
    ['a method', { url: '/plans', method: 'PATCH' }],
    ['no token', { url: '/me' }],
    ['bad tokens', { url: '/me', headers: { authorization: 'Bearer a.b.c' } }],
    ['bad tokens on an open route', { url: `/cvs/${'a'.repeat(21)}`, headers: { authorization: 'Bearer a.b.c' } }],
    ['an admin’s route', { url: `/admin/users/${'a'.repeat(24)}`, method: 'PATCH', payload: {} }],
    ['the client', { url: '/dashboard' }],
    ['the client’s files', { url: '/favicon.svg' }],
    ['metrics', { url: '/metrics' }],
  ]
  for (const [at, [name, call]] of calls.entries()) {
    t.equal(limited(await ask(tight, `192.0.2.${100 + at}`, 35, call)), 5, name)
  }
})

t.test('public pages have a higher limit on every path', async t => {
  const page = { url: `/cv/${'a'.repeat(21)}` }
  t.equal(limited(await ask(tight, '192.0.2.20', 99, page)), 0)
  t.equal(limited(await ask(tight, '192.0.2.20', 10, page)), 9)
  t.equal(limited(await ask(tight, '192.0.2.20', 1, { url: '/plans' })), 0, 'the rest of the service is still open')
})

t.test('a user’s writes are counted across addresses', async t => {
  const call = async (email: string): Promise<Call> => ({
    url: '/cvs',
    method: 'POST',
    payload: {},
    headers: { authorization: `Bearer ${await tight.token({ email })}` },
  })
  const ana = await call('ana@example.org')
  const statuses = []
  for (const host of [30, 31, 32, 33, 34]) statuses.push(...(await ask(tight, `192.0.2.${host}`, 1, ana)))
  t.same(statuses, [201, 201, 201, 429, 429])
  t.same(await ask(tight, '192.0.2.35', 1, { ...ana, method: 'GET', payload: undefined }), [200], 'reading goes on')
  t.same(await ask(tight, '192.0.2.35', 1, await call('bob@example.org')), [201], 'and so do others')
})

/** Requests on separate sockets, each sent up to the end of `bytes`. */
const begun = (app: TestApp, count: number, bytes: string): Promise<Socket[]> =>
  Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<Socket>((resolve, reject) => {
          const socket = connect(app.config.port, '127.0.0.1', () => socket.write(bytes, () => resolve(socket)))
          socket.on('error', reject)
        }),
    ),
  )
/** A request without its body. */
const unfinished = (token: string) =>
  `POST /cvs HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n`
const whole = (token: string) => `GET /me HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\n\r\n`

async function inFlight(app: TestApp) {
  const figures = await (await fetch(`${app.url}/metrics`)).text()
  return Number(/^trucv_http_requests_in_flight (\d+)$/m.exec(figures)?.[1]) - 1
}

testEmbedded(t, 'aborted requests release their slots', async t => {
  const token = await open.token({ email: 'ana@example.org' })
  const sending = await begun(open, 150, unfinished(token))
  await t.resolves(until('bodies were awaited', async () => (await inFlight(open)) > 15))
  await open.fault('database', 'slow')
  const waiting = await begun(open, 50, whole(token))
  for (const socket of [...sending, ...waiting]) socket.destroy()
  await open.fault('database', 'off')
  await t.resolves(until('all places were free', async () => (await inFlight(open)) === 0))
  await open.anyone().get('/me').set('authorization', `Bearer ${token}`).expect(200)
})

t.test('an event loop that is blocked once is no overload; repeated blocking is', async t => {
  const block = (ms: number) => {
    for (const end = performance.now() + ms; performance.now() < end; ) Math.sqrt(end)
  }
  const probe = (path: string) => fetch(open.url + path).then(reply => reply.status)
  block(1_500)
  await sleep(1)
  t.equal(await probe('/plans'), 200)
  for (let time = 0; time < 4; time++) {
    block(1_500)
    await sleep(1)
  }
  t.same(await Promise.all([probe('/plans'), probe('/healthz')]), [503, 200])
  await t.resolves(until('it took work again', async () => (await probe('/plans')) === 200))
})

t.test('a body that is too large is refused, with and without its length', async t => {
  const bearer = `Bearer ${await open.token({ email: 'ana@example.org' })}`
  const post = (path: string, headers: Record<string, string | number>, bytes: number) =>
    new Promise<string>((resolve, reject) => {
      const all = { authorization: bearer, 'content-type': 'application/json', ...headers }
      const call = { host: '127.0.0.1', port: open.config.port, method: 'POST', path, headers: all }
      const request = httpRequest(call, reply => {
        let text = ''
        reply.setEncoding('utf8').on('data', part => (text += part))
        reply.on('end', () => resolve(`${reply.statusCode} ${(JSON.parse(text) as { code: string }).code}`))
      })
      // The service may close the connection while the rest is still being sent.
      request.on('error', error => ((error as NodeJS.ErrnoException).code === 'EPIPE' ? undefined : reject(error)))
      request.end(`{"title":"${'x'.repeat(bytes)}"}`)
    })
  t.equal(await post('/cvs', { 'content-length': 300_012 }, 300_000), '413 too_large')
  t.equal(await post('/cvs', { 'transfer-encoding': 'chunked' }, 300_000), '413 too_large')
  t.equal(await post('/cvs', {}, 200_000), '400 invalid_request', 'below the cap the text itself is too long')
})
