// Operations: health, metrics, logs, the documentation page; and the one form of every error.
import { readFileSync } from 'node:fs'
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import pino from 'pino'
import { parse } from 'yaml'
import { buildApp, type Parts } from '../api/app.ts'
import { openDatabase } from '../api/db/connection.ts'
import { loadClient } from '../api/http/client.ts'
import { projectRoot } from '../api/lib/root.ts'
import { createCv } from './cv-calls.ts'
import { contentWith, startApp, type TestApp, testEmbedded } from './harness.ts'
import { until } from './processes.ts'
import t, { type Test } from './tap.ts'

const app = await startApp(t, { LOG_LEVEL: 'trace' })
const ana = { email: 'ana.canary@example.org', name: 'Ana Canary' }
const ID = /^[0-9a-f]{32}$/
const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

/** Sends one request exactly as given: any method, without normalising the path. */
function send(method: string, path: string, headers: Record<string, string> = {}, at: TestApp = app) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; text: string }>((resolve, reject) => {
    const request = httpRequest({ host: '127.0.0.1', port: at.config.port, method, path, headers }, reply => {
      let text = ''
      reply.setEncoding('utf8').on('data', part => (text += part))
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text }))
    })
    request.on('error', reject).end()
  })
}

/** Everything the service sends for these bytes until it closes the connection. */
function raw(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    const socket = connect(app.config.port, '127.0.0.1', () => socket.write(bytes))
    socket.setEncoding('utf8').on('data', part => (text += part))
    socket.on('close', () => resolve(text)).on('error', reject)
  })
}

/** A second instance with other parts, called through inject. */
async function built(t: Test, parts: Partial<Parts>) {
  const db = openDatabase(app.config.mongodbUri, async () => undefined)
  const { server } = await buildApp({
    config: app.config,
    connection: db.connection,
    isReady: db.ping,
    logger: pino({ level: 'silent' }),
    client: await loadClient(join(projectRoot, 'dist', 'site')),
    ...parts,
  })
  t.teardown(() => server.close().then(() => db.close()))
  return server
}

t.test('health, readiness and metrics are available to machines', async t => {
  const { version: product } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
  const { body: health } = await app.anyone().get('/healthz').expect(200)
  t.same(Object.keys(health), ['success', 'version', 'commit'])
  t.match(health, { success: true, version: product, commit: /^([0-9a-f]{7,64}|unknown)$/ })
  t.same((await app.anyone().get('/readyz').expect(200)).body, { success: true })
  await app.anyone().get('/plans').expect(200)
  const figures = await app.anyone().get('/metrics').expect(200)
  t.match(figures.headers['content-type'], /^text\/plain; version=0\.0\.4/)
  t.match(figures.text, /trucv_http_request_duration_seconds_count\{method="GET",route="\/plans",status="200"\} 1/)
  t.match(figures.text, /\ntrucv_http_requests_in_flight 1\n/, 'this request itself')
  t.ok(figures.text.includes(`\ntrucv_build_info{version="${product}",commit="${health.commit}"} 1\n`))
  t.match(figures.text, /\ntrucv_seal_certificate_expiry_timestamp_seconds \d{10}/)
  const foreign = [...figures.text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name)
  t.same(
    foreign.filter(name => !name.startsWith('trucv_')),
    [],
  )
})

t.test('every metric that alerts, dashboard, documentation and the autoscaler name exists', async t => {
  const { text } = await app.anyone().get('/metrics').expect(200)
  const kinds = new Map([...text.matchAll(/^# TYPE (\S+) (\w+)$/gm)].map(([, name, kind]) => [name, kind]))
  const files = [
    'docs/alerts.yaml',
    'docs/dashboard.json',
    'docs/operations.md',
    'scripts/kubernetes/prometheus-adapter.yaml',
  ]
  for (const file of files) {
    const page = readFileSync(join(projectRoot, file), 'utf8').replace('as: trucv_typeset_jobs_waiting', '')
    const named = new Set(page.match(/\btrucv_[a-z][a-z0-9_]+/g))
    t.ok(named.size > 1, file)
    for (const name of named)
      t.ok(kinds.has(name) || kinds.get(name.replace(/_(count|bucket|sum)$/, '')) === 'histogram', `${file}: ${name}`)
    t.notMatch(page, /(?<![\w.])(http_request|upstream_request|payments_order|process_resident|nodejs_eventloop)/, file)
  }
})

t.test('without METRICS_TOKEN the metrics are for this machine only', async t => {
  for (const name of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via', 'x-forwarded-host', 'x-forwarded-proto']) {
    await app.anyone().get('/metrics').set(name, '127.0.0.1').expect(404)
  }
  const from = (remoteAddress: string) => app.server.inject({ url: '/metrics', remoteAddress })
  t.equal((await from('203.0.113.9')).statusCode, 404)
  t.equal((await from('::ffff:127.0.0.1')).statusCode, 200)
  const production = await built(t, { config: { ...app.config, production: true } })
  const reply = await production.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })
  t.match(reply.json(), { success: false, code: 'not_found' })
})

t.test('with METRICS_TOKEN the metrics are for its bearer only', async t => {
  const guarded = await startApp(t, { METRICS_TOKEN: 'metrics-secret' })
  const get = () => guarded.anyone().get('/metrics')
  await get().expect(404)
  await get().set('authorization', 'Bearer metrics-secreT').expect(404)
  await get().set('authorization', 'Bearer ').expect(404)
  await get().set('authorization', 'Bearer metrics-secret').set('x-forwarded-for', '203.0.113.9').expect(200)
})

t.test('/config has the settings that a browser needs, and no others', async t => {
  const { body, headers } = await app.anyone().get('/config').expect(200)
  t.same(Object.keys(body).sort(), [
    ...'googleAuthorizeUrl googleClientId googleScriptUrl'.split(' '),
    ...'payments razorpayCheckoutUrl sandbox sealsFiles seller success supportEmail wallet'.split(' '),
  ])
  t.match(body, {
    success: true,
    googleClientId: 'trucv-test.apps.example',
    googleScriptUrl: `${app.sandbox.origin}/google/gsi.js`,
    googleAuthorizeUrl: `${app.sandbox.origin}/google/authorize`,
    sandbox: { inboxUrl: `${app.sandbox.origin}/inbox` },
  })
  t.equal(headers['cache-control'], 'public, max-age=60')
  const real = await built(t, { config: { ...app.config, sandbox: null } })
  const reply = await real.inject('/config')
  t.equal(reply.json().sandbox, null, 'without stand-ins nothing speaks of them')
  t.notOk('x-sandbox' in reply.headers)
})

t.test('the contract is served as a document and as a page with its scripts', async t => {
  const document = await app.anyone().get('/openapi.yaml').expect(200)
  t.match(document.headers['content-type'], 'application/yaml')
  t.match(parse(document.text), { openapi: /^3\.1/, paths: { '/cvs/{id}': { put: { operationId: 'changeCv' } } } })
  const page = await app.anyone().get('/docs').expect(200)
  const files = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(match => match[1] ?? '')
  t.ok(files.length >= 4)
  for (const file of files) {
    const reply = await app.anyone().get(file).expect(200)
    if (file.endsWith('.js')) t.match(reply.headers['content-type'], /javascript/)
  }
  t.match(page.headers['content-security-policy'], /script-src 'self';/)
  t.notMatch(page.text, /<script(?! src)/, 'no inline script')
})

t.test('every request has an id, in the reply, the error and the log', async t => {
  app.logLines.length = 0
  const replies = await Promise.all(
    ['/healthz', '/nope', '/me', '/%E0%A4%A'].map(path =>
      send('GET', path, { 'x-request-id': 'chosen-by-the-caller' }),
    ),
  )
  const ids = replies.map(reply => String(reply.headers['x-request-id']))
  t.equal(new Set(ids).size, 4)
  for (const [at, id] of ids.entries()) {
    t.match(id, ID)
    const { requestId } = JSON.parse(replies[at]?.text ?? '')
    if (at > 0) t.equal(requestId, id)
  }
  t.notMatch(app.logLines.join(''), 'chosen-by-the-caller')
})

t.test('the log has one line a request, without personal data and secrets', async t => {
  const token = await app.token(ana)
  const bearer = { authorization: `Bearer ${token}` }
  const { id } = (await app.connection.collection('users').findOne({})) ?? { id: undefined }
  t.equal(id, undefined, 'no account exists yet')
  const key = (
    await app
      .anyone()
      .post('/me/keys')
      .set(bearer)
      .send({ name: 'Canary', scopes: ['files:read'], days: 30 })
      .expect(201)
  ).body
  const keyId = key.key.id as string
  app.logLines.length = 0
  const made = await app.anyone().post('/cvs').set(bearer).send({ content: contentWith() }).expect(201)
  await app.anyone().get(`/cvs/${made.body.cv.id}?id_token=canary-query`).set(bearer).expect(400)
  await app.anyone().get('/nope').expect(404)
  await app.anyone().get('/cvs').set('authorization', `Bearer ${key.secret}`).expect(403)
  await app.anyone().get('/me').set('authorization', `Bearer ${key.secret}x`).expect(401)
  const user = await app.connection.collection('users').findOne({ email: ana.email })
  const lines = app.logLines.map(line => JSON.parse(line)).filter(line => line.msg === 'request')
  t.match(lines, [
    { method: 'POST', route: '/cvs', status: 201, ms: Number, userId: String(user?._id), reqId: ID },
    { method: 'GET', route: '/cvs/:id', status: 400, code: 'invalid_request', userId: String(user?._id) },
    { method: 'GET', route: 'none', status: 404, code: 'not_found', ms: Number },
    { method: 'GET', route: '/cvs', status: 403, code: 'forbidden', keyId },
    { method: 'GET', route: '/me', status: 401, code: 'invalid_token' },
  ])
  t.equal(lines.length, 5)
  const allowed = new Set('level time pid hostname reqId method route status code ms userId keyId msg'.split(' '))
  t.same(
    [...new Set(lines.flatMap(Object.keys))].filter(key => !allowed.has(key)),
    [],
  )
  t.notMatch(app.logLines.join(''), new RegExp(`canary|${token.slice(-40)}|${made.body.cv.id}`, 'i'))
})

testEmbedded(t, 'an aborted request has one line in the log, too', async t => {
  const bearer = `Bearer ${await app.token(ana)}`
  app.logLines.length = 0
  await app.fault('database', 'slow')
  const leaving = new AbortController()
  let arrived = 0
  app.server.server.once('request', () => arrived++)
  const call = fetch(`${app.url}/me`, { headers: { authorization: bearer }, signal: leaving.signal })
  await until('the request has arrived', () => arrived > 0)
  leaving.abort()
  await t.rejects(call)
  await app.fault('database', 'off')
  const requests = () => app.logLines.map(line => JSON.parse(line)).filter(line => line.msg === 'request')
  await until('it is logged', () => requests().length > 0)
  // The slow database's reply takes as long; afterwards no line is logged.
  await new Promise(resolve => setTimeout(resolve, 2_000))
  const lines = requests()
  t.match(lines, [{ method: 'GET', route: '/me', status: 499 }])
  t.equal(lines.length, 1)
})

testEmbedded(t, 'a share of the good replies of public pages has no line in the log; everything else has', async t => {
  const quiet = await startApp(t, { LOG_PAGES: '0.25', MONGODB_URI: app.config.mongodbUri })
  const nanoId = await createCv(await app.as(ana), {})
  await (await app.as(ana)).post(`/cvs/${nanoId}/publish`).expect(200)
  quiet.logLines.length = 0
  for (let times = 0; times < 8; times++) await quiet.anyone().get(`/cv/${nanoId}`).expect(200)
  for (let times = 0; times < 3; times++)
    await quiet
      .anyone()
      .get(`/cv/${'a'.repeat(21)}`)
      .expect(404)
  await quiet.anyone().get(`/cvs/${nanoId}`).expect(200)
  const lines = quiet.logLines.map(line => JSON.parse(line)).filter(line => line.msg === 'request')
  const of = (route: string, status: number) => lines.filter(one => one.route === route && one.status === status).length
  t.same([of('/cv/:id', 200), of('/cv/:id', 404), of('/cvs/:id', 200)], [2, 3, 1])
})

t.test('details of an error stay internal', async t => {
  const secret = 'mongodb://app:canary-pass@db.internal/trucv'
  const lines: string[] = []
  const thrown: Record<string, unknown> = {
    plain: new Error(secret),
    caused: Object.assign(new Error('x', { cause: new Error(secret) }), { config: { headers: { secret } } }),
    away: Object.assign(new Error(secret), { name: 'MongoServerSelectionError' }),
    text: secret,
    nothing: null,
    client: Object.assign(new Error(secret), { statusCode: 418 }),
  }
  const server = await built(t, {
    isReady: () => Promise.reject(new Error(secret)),
    logger: pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) }),
    watchRoutes: app => {
      for (const [name, error] of Object.entries(thrown)) app.get(`/throws/${name}`, () => Promise.reject(error))
    },
  })
  for (const url of ['/readyz', ...Object.keys(thrown).map(name => `/throws/${name}`)]) {
    const reply = await server.inject({ url })
    t.ok(reply.statusCode >= 400, `${url}: ${reply.statusCode}`)
    t.match(reply.json(), { success: false, code: /^[a-z_]+$/, message: String, requestId: ID }, url)
    t.notMatch(reply.payload + JSON.stringify(reply.headers), 'canary-pass', url)
  }
  t.notMatch(lines.join(''), 'canary-pass')
  t.match(lines.join(''), /"msg":"request failed"/, 'the log still says that something failed')
})

t.test('every invalid request gets an error of the same form', async t => {
  const cases: [method: string, path: string, status: number, code: string][] = [
    ['GET', '/nope', 404, 'not_found'],
    ['POST', '/nope', 404, 'not_found'],
    ['GET', '/%E0%A4%A', 400, 'invalid_request'],
    ['GET', '/cvs/%E0%A4%A', 400, 'invalid_request'],
    ['GET', '/cvs/..%2f..%2fetc%2fpasswd', 404, 'not_found'],
    ['GET', '/assets/..%2f..%2f..%2fpackage.json', 404, 'not_found'],
    ['GET', '/.vite/manifest.json', 404, 'not_found'],
    ['GET', '/index.html', 404, 'not_found'],
    ['GET', '/assets/%00', 404, 'not_found'],
    ['GET', `/cvs/${'a'.repeat(5_000)}`, 404, 'not_found'],
  ]
  for (const [method, path, status, code] of cases) {
    const reply = await send(method, path)
    const what = `${method} ${path.slice(0, 40)}`
    t.equal(reply.status, status, what)
    t.match(JSON.parse(reply.text), { success: false, code, message: /\w/, requestId: ID }, what)
    t.match(reply.headers, { 'content-type': /^application\/json/, 'cache-control': 'no-store' }, what)
  }
})

t.test('bytes that are not HTTP get the same form, once, and the connection closes', async t => {
  const host = 'host: localhost\r\n'
  const cases: [what: string, bytes: string, status: number, code: string][] = [
    ['no such method', `FOO / HTTP/1.1\r\n${host}\r\n`, 400, 'invalid_request'],
    ['20 kB of header', `GET / HTTP/1.1\r\n${host}a: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'header_too_large'],
  ]
  for (const [what, bytes, status, code] of cases) {
    const text = await raw(bytes)
    t.equal(text.match(/HTTP\/1\.1 \d/g)?.length, 1, `${what}: one answer`)
    t.match(text, new RegExp(`^HTTP/1\\.1 ${status} `), what)
    t.match(JSON.parse(text.slice(text.indexOf('\r\n\r\n'))), { success: false, code, requestId: ID }, what)
  }
  t.match(await raw('GET /healthz HTTP/1.1\r\n\r\n'), /^HTTP\/1\.1 400 /, 'a request without a host')
})

t.test('an unknown path shows browsers the client, and programs an error', async t => {
  const shell = await send('GET', '/nowhere', { accept: BROWSER })
  t.equal(shell.status, 404)
  t.match(shell.headers['content-type'], 'text/html')
  t.match(shell.text, '<div id="root">')
  for (const accept of ['*/*', 'application/json', 'application/json, text/html', '']) {
    t.match(JSON.parse((await send('GET', '/nowhere', { accept })).text), { code: 'not_found' }, accept)
  }
  t.match(JSON.parse((await send('POST', '/nowhere', { accept: BROWSER })).text), { code: 'not_found' })
  t.equal((await send('HEAD', '/nowhere', { accept: BROWSER })).status, 404)
  for (const path of ['/cv/nobody', '/cv', '/cv/a/b', '/new-cv/nobody', '/verify/nobody']) {
    const page = await send('GET', path, { accept: BROWSER })
    t.equal(page.status, 404, path)
    t.match(page.headers['content-type'], 'text/html')
    t.notMatch(page.text, '<script', `${path} is a page of its own, without JavaScript`)
  }
})
