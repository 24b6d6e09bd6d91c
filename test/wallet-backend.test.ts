// The client of the wallet's backend: listed calls to one address, retries of reads, limits of time and size, and the circuit
// breaker. And the errors of callers.
import { createServer } from 'node:net'
import { BackendFailure, createWalletBackend } from '../api/providers/wallet-backend.ts'
import { createUpstream } from '../api/wallet/upstream.ts'
import { startApp } from './harness.ts'
import t from './tap.ts'
import { startHolder, startUpstream } from './wallet-upstream.ts'

const upstream = await startUpstream(t)
const quick = { baseUrl: upstream.url, timeoutMs: 60_000, backoffMs: 5, restMs: 2_000 }

async function failure(work: Promise<unknown>): Promise<string> {
  try {
    await work
    return 'no failure'
  } catch (error) {
    if (!(error instanceof BackendFailure)) throw error
    return `${error.kind} ${error.sent ? 'sent' : 'not sent'}`
  }
}

t.test('reads are tried three times, writes once', async t => {
  const backend = createWalletBackend(quick)
  t.teardown(() => backend.close())
  const count = (key: string) => upstream.callsOf(key).length
  let times = 0
  upstream.setReply('GET /supported/tokens', () =>
    ++times < 3 ? { status: 503, body: {} } : { body: { status: 'success', data: 1 } },
  )
  t.same(await backend.ask({ method: 'GET', path: '/supported/tokens' }), {
    status: 200,
    body: { status: 'success', data: 1 },
  })
  t.equal(count('GET /supported/tokens'), 3)
  for (const { headers } of upstream.callsOf('GET /supported/tokens'))
    t.equal(headers['content-type'], 'application/json', 'also of a call without a body')
  upstream.setReply('GET /supported/networks', () => ({ cut: true }))
  t.equal(await failure(backend.ask({ method: 'GET', path: '/supported/networks' })), 'failed sent')
  t.equal(count('GET /supported/networks'), 3)
  upstream.setReply('POST /execute', () => ({ cut: true }))
  t.equal(await failure(backend.ask({ method: 'POST', path: '/execute', body: {} })), 'failed sent')
  t.equal(count('POST /execute'), 1)
  for (const key of ['GET /supported/tokens', 'GET /supported/networks', 'POST /execute']) upstream.setReply(key, null)
})

t.test('late, too large, redirected and non-JSON replies are failures', async t => {
  const backend = createWalletBackend({ ...quick, timeoutMs: 2_000, restMs: 0 })
  t.teardown(() => backend.close())
  const patient = createWalletBackend({ ...quick, restMs: 0 })
  t.teardown(() => patient.close())
  const call = { method: 'POST', path: '/authenticate', body: {} } as const
  const ask = (from = patient) => from.ask(call)
  let elsewhere = 0
  const trap = createServer(socket => {
    elsewhere++
    socket.destroy()
  })
  await new Promise<void>(resolve => trap.listen(0, '127.0.0.1', resolve))
  t.teardown(() => trap.close())
  const { port } = trap.address() as { port: number }
  upstream.setReply('POST /authenticate', () => ({ hang: true }))
  t.equal(await failure(ask(backend)), 'timeout sent')
  upstream.setReply('POST /authenticate', () => ({ raw: `{"data":"${'x'.repeat(1_100_000)}"}` }))
  t.equal(await failure(ask()), 'failed sent')
  upstream.setReply('POST /authenticate', () => ({ raw: 'x'.repeat(50 * 1_048_576) }))
  t.equal(await failure(ask()), 'failed sent', '50 MB')
  upstream.setReply('POST /authenticate', () => ({ raw: '<html>all is well</html>' }))
  t.equal(await failure(ask()), 'failed sent')
  for (const status of [301, 302, 307, 308]) {
    upstream.setReply('POST /authenticate', () => ({ status, headers: { location: `http://127.0.0.1:${port}/` } }))
    t.equal(await failure(ask()), 'failed sent', String(status))
  }
  t.equal(elsewhere, 0, 'no redirect was followed')
  upstream.setReply('POST /authenticate', null)
  const away = createWalletBackend({ ...quick, baseUrl: `http://127.0.0.1:${port + 1 > 65_535 ? port - 1 : port + 1}` })
  t.equal(await failure(away.ask({ method: 'POST', path: '/execute', body: {} })), 'failed not sent')
})

t.test('only listed calls are made', async t => {
  const backend = createWalletBackend(quick)
  t.teardown(() => backend.close())
  const before = upstream.calls.length
  const paths = ['//evil.example/', '/..%2fsecret', '@evil.example', 'http://evil.example/', '/wallets/', '/wallets?x']
  for (const path of [...paths, '/Wallets', '/wallets/../execute', '/rpc', '']) {
    for (const method of ['GET', 'POST', 'DELETE']) await t.rejects(backend.ask({ method: method as 'GET', path }))
  }
  await t.rejects(backend.ask({ method: 'POST', path: '/wallets' }))
  t.equal(upstream.calls.length, before)
})

t.test('after five failures the circuit breaker opens for a while, then one call probes', async t => {
  const backend = createWalletBackend(quick)
  t.teardown(() => backend.close())
  const ask = () => backend.ask({ method: 'POST', path: '/readContractData', body: {} })
  upstream.setReply('POST /readContractData', () => ({ cut: true }))
  for (let time = 0; time < 5; time++) t.equal(await failure(ask()), 'failed sent')
  const asked = upstream.callsOf('POST /readContractData').length
  t.equal(await failure(ask()), 'failed not sent')
  t.equal(upstream.callsOf('POST /readContractData').length, asked)
  const rest = () => new Promise(resolve => setTimeout(resolve, quick.restMs + 50))
  const many = () => Promise.all(Array.from({ length: 10 }, () => failure(ask())))
  await rest()
  const one = ['failed sent', ...Array(9).fill('failed not sent')]
  t.same((await many()).sort(), one.sort(), 'of ten at once, one tries')
  t.equal(upstream.callsOf('POST /readContractData').length, asked + 1)
  t.same([...new Set(await many())], ['failed not sent'], 'it failed: nothing is asked for a while again')
  await rest()
  upstream.setReply('POST /readContractData', null)
  t.equal((await ask()).status, 200)
  t.same(await many(), Array(10).fill('no failure'), 'it went well: everybody may')
})

t.test('a slow backend gives a 504 with the call’s message, and CVs are not affected', async t => {
  const backend = createWalletBackend({ ...quick, timeoutMs: 2_000 })
  t.teardown(() => backend.close())
  upstream.setReply('GET /aggregated-portfolio', () => ({ hang: true }))
  await t.rejects(createUpstream(backend).ask('readPortfolio', { bearer: 'x' }), {
    code: 'upstream_timeout',
    status: 504,
    details: { shown: 'Failed to retrieve portfolio' },
  })
  const app = await startApp(t, upstream.env)
  const asha = await startHolder(app, 'asha@example.org')
  let answer = () => {}
  const late = new Promise<void>(resolve => {
    answer = resolve
  })
  upstream.setReply('GET /aggregated-portfolio', async () => {
    await late
    return { body: { status: 'success', data: {} } }
  })
  const waiting = Array.from({ length: 20 }, () => asha.api('get', '/aggregated-portfolio').then(reply => reply.status))
  for (let time = 0; time < 20; time++) await asha.call('get', '/cvs').expect(200)
  answer()
  t.same(await Promise.all(waiting), Array(20).fill(200))
  upstream.setReply('GET /aggregated-portfolio', null)
})

t.test('failures have the message of their call, and CVs are not affected', async t => {
  const app = await startApp(t, upstream.env)
  const asha = await startHolder(app, 'asha@example.org')
  const error = { code: 500, message: 'Something broke', trace_id: 'x' }
  upstream.setReply('GET /orders', () => ({ body: { status: 'error', error } }))
  const reply = await asha.api('get', '/orders').expect(502)
  t.match(reply.body, {
    success: false,
    code: 'upstream_failed',
    message: 'Failed to retrieve orders: Something broke',
    detail: 'Something broke',
  })
  upstream.setReply('GET /orders', () => ({ body: { status: 'success' } }))
  t.match((await asha.api('get', '/orders')).body.message, /missing/)
  const send = (token?: string) => {
    const data = { whatsapp_number: '9876543210', ...(token && { token }) }
    return asha.api('post', '/authenticate/whatsapp').send({ data })
  }
  upstream.setReply('POST /authenticate/whatsapp', () => ({ status: 422, body: { status: 'error', error } }))
  t.match((await send()).body, { code: 'wallet_refused', message: 'Failed to send WhatsApp OTP' })
  t.match((await send('x')).body, { code: 'wallet_refused', message: 'Failed to resend WhatsApp OTP' })
  upstream.setReply('POST /authenticate', () => ({ body: { status: 'success', data: { user_swa: asha.userSWA } } }))
  t.match((await asha.login()).body, { code: 'upstream_failed', message: 'Authentication response data is missing' })

  upstream.stop()
  for (let time = 0; time < 6; time++) {
    const reply = await asha.api('get', '/supported/networks')
    t.same([reply.status, reply.body.message], [502, 'Failed to retrieve supported networks'])
  }
  await asha.call('get', '/cvs').expect(200)
})

t.test('without a configured client the wallet answers 503 wallet_unavailable', async t => {
  const app = await startApp(t, { ...upstream.env, WALLET_CLIENT_PRIVATE_KEY: '', WALLET_CLIENT_SWA: '' })
  const token = await app.token({ email: 'asha@example.org' })
  for (const [method, path] of [
    ['get', '/api/oc/v1/wallets'],
    ['get', '/wallet/config'],
    ['delete', '/wallet/session'],
  ] as const) {
    const reply = await app.anyone()[method](path).set('authorization', `Bearer ${token}`)
    t.same([reply.status, reply.body.code], [503, 'wallet_unavailable'], path)
  }
})
