// Database failures and shutdown: what callers get meanwhile, and the recovery.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { asProblem } from '../../api/http/errors.ts'
import { freePort } from '../../scripts/lib/free-port.ts'
import { startDatabase } from '../../scripts/sandbox/database/server.ts'
import { startSandbox } from '../../scripts/sandbox/main.ts'
import { contentWith, startApp, testEmbedded, tokenKeyDir } from '../harness.ts'
import { addressFor, runDatabase, runService, statusOf, until } from '../processes.ts'
import t from '../tap.ts'

const app = await startApp(t, {}, { isStrict: true })
const ana = await app.as({ email: 'ana@example.org', name: 'Ana' })
const { nanoId } = (await ana.post('/cvs').send({ content: contentWith() }).expect(201)).body.cv
await ana.post(`/cvs/${nanoId}/publish`).expect(200)
const bearer = { authorization: `Bearer ${await app.token({ email: 'ana@example.org', name: 'Ana' })}` }

/** The reply to a call. */
async function ask(path: string, init: RequestInit = {}) {
  const reply = await fetch(`${app.url}${path}`, { ...init, headers: { ...bearer, ...init.headers } })
  const text = await reply.text()
  return { status: reply.status, headers: reply.headers, text }
}
const save = (version: number, title: string) => ({
  method: 'PUT',
  headers: { 'if-match': `"${version}"`, 'content-type': 'application/json' },
  body: JSON.stringify({ title }),
})
const versionNow = async () => (await ana.get(`/cvs/${nanoId}`).expect(200)).body.cv.version as number

for (const mode of ['down', 'garbage', 'error']) {
  testEmbedded(
    t,
    `the database is unreachable (${mode}): 503 meanwhile, /healthz stays 200, and the service recovers`,
    async t => {
      const version = await versionNow()
      await app.fault('database', mode)
      const calls: [what: string, path: string, init?: RequestInit][] = [
        ['a read', `/cvs/${nanoId}`],
        ['a list', '/cvs'],
        ['a save', `/cvs/${nanoId}`, save(version, 'Lost')],
        ['an account', '/me'],
        ['readiness', '/readyz'],
      ]
      for (const [what, path, init] of calls) {
        const reply = await ask(path, init)
        t.equal(reply.status, 503, what)
        t.match(JSON.parse(reply.text), { success: false, code: 'database_unavailable', requestId: String }, what)
        t.match(reply.headers.get('retry-after'), /^[1-9]\d?$/, what)
      }
      t.equal((await ask('/healthz')).status, 200)
      t.equal((await ask('/')).status, 200, 'the client is served')
      await app.fault('database', 'off')
      await until('it was ready again', async () => (await statusOf(`${app.url}/readyz`)) === 200)
      const after = await versionNow()
      await ask(`/cvs/${nanoId}`, save(after, 'Kept')).then(reply => t.equal(reply.status, 200))
      t.match((await ana.get(`/cvs/${nanoId}`)).body.cv, { title: 'Kept', version: after + 1 })
    },
  )
}

t.test('an idle connection that was closed counts as an unreachable database', async t => {
  // As the driver throws it.
  const at = 'at Connection.writeCommand (node_modules/mongodb/lib/cmap/connection.js:500:20)'
  const error = Object.assign(new Error('This socket has been ended by the other party'), { code: 'EPIPE' })
  t.equal(asProblem(Object.assign(error, { stack: `Error\n    ${at}` }) as never).code, 'database_unavailable')
  const other = Object.assign(new Error('write EPIPE'), { code: 'EPIPE' })
  t.equal(asProblem(other as never).code, 'internal_error', 'an error of another socket is not the database’s')
})

t.test('a malformed CV breaks only its own page', async t => {
  const whole = contentWith()
  const ids: string[] = []
  for (const title of ['Wrong type', 'Missing field', 'Older shape', 'Well']) {
    ids.push((await ana.post('/cvs').send({ title, content: whole }).expect(201)).body.cv.id)
  }
  const [wrong, missing, older, well] = ids as [string, string, string, string]
  const cvs = app.connection.collection<{ _id: string }>('cvs')
  await cvs.updateOne({ _id: wrong }, { $set: { content: 'not an object', version: 'three' } })
  await cvs.updateOne({ _id: missing }, { $unset: { content: 1, privacy: 1, style: 1 } })
  await cvs.updateOne({ _id: older }, { $set: { 'content.skills': 'TypeScript, SQL', inAnotherTime: { a: 1 } } })
  for (const nanoId of [wrong, missing, older]) {
    for (const path of [
      `/cvs/${nanoId}`,
      `/cvs/${nanoId}/versions`,
      `/cvs/${nanoId}/text`,
      `/cvs/${nanoId}/json-resume`,
    ]) {
      const reply = await ana.get(path)
      t.ok([200, 422, 500].includes(reply.status), `${path}: ${reply.status}`)
      if (reply.status !== 200) t.match(reply.body, { success: false, requestId: String })
    }
  }
  await ana.get(`/cvs/${well}`).expect(200)
  const list = await ana.get('/cvs')
  t.equal(list.status, 200, 'the list is there')
  t.equal(list.body.cvs.length, 5)
  for (const nanoId of ids) await ana.delete(`/cvs/${nanoId}`).expect(204)
  t.notMatch(app.logLines.join(''), /"level":60|unhandled/, 'nothing fell through')
})

const folder = () => {
  const path = mkdtempSync(join(tmpdir(), 'faults-'))
  t.teardown(() => rmSync(path, { recursive: true, force: true }))
  return path
}

/** The environment of a separate service, with Google's stand-in. */
async function environment(mongodbUri: string) {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const options = { port: 0, dataDir: null, tokenKeyDir, publicOrigin: url, clientId: 'trucv-test.apps.example' }
  const sandbox = await startSandbox(options)
  t.teardown(() => sandbox.stop())
  const env = { ...sandbox.env, PORT: String(port), MONGODB_URI: mongodbUri, RATE_LIMIT_FACTOR: '0' }
  const token = async () => {
    const body = JSON.stringify({ email: 'ana@example.org', name: 'Ana', picture: '' })
    const reply = await fetch(`${sandbox.origin}/google/token`, { method: 'POST', body })
    return ((await reply.json()) as { credential: string }).credential
  }
  return { env, url, token }
}
const uriOf = (port: number, user = '') => `mongodb://${user}127.0.0.1:${port}/trucv?directConnection=true`

t.test('a service without a database starts, logs the reason, and is ready once the database is reachable', async t => {
  const [dir, port] = [folder(), await freePort()]
  const { env, url, token } = await environment(addressFor(dir, port))
  const service = runService(t, env)
  await until('it lived', async () => (await statusOf(`${url}/healthz`)) === 200)
  t.equal(await statusOf(`${url}/readyz`), 503)
  t.equal(await statusOf(`${url}/login`), 200)
  const reply = await fetch(`${url}/me`, { headers: { authorization: `Bearer ${await token()}` } })
  t.match(await reply.json(), { success: false, code: 'database_unavailable' })
  t.ok(reply.headers.get('retry-after'))
  await runDatabase(t, dir, port)
  await until('it was ready', async () => (await statusOf(`${url}/readyz`)) === 200)
  const me = await fetch(`${url}/me`, { headers: { authorization: `Bearer ${await token()}` } })
  t.equal(me.status, 200)
  t.equal(service.child.exitCode, null, 'it is the same process')
})

t.test('the password of the database is in no line that the service writes', async t => {
  const { env, url } = await environment(uriOf(await freePort(), 'app:canary-pass@'))
  const service = runService(t, { ...env, LOG_LEVEL: 'trace' })
  await until('it lived', async () => (await statusOf(`${url}/healthz`)) === 200)
  t.equal(await statusOf(`${url}/readyz`), 503)
  t.equal(await statusOf(`${url}/cvs/${'a'.repeat(21)}`), 503)
  service.child.kill('SIGTERM')
  t.equal(await service.exited, 0, 'it ends in order without a database, too')
  t.match(service.output(), '"msg":"request failed"')
  t.notMatch(service.output(), 'canary-pass')
})

t.test('after SIGTERM the service finishes current requests, accepts no new ones, and ends', async t => {
  const database = await startDatabase({ dir: null })
  t.teardown(() => database.stop())
  const { env, url, token } = await environment(database.uri)
  const service = runService(t, env)
  await until('it was ready', async () => (await statusOf(`${url}/readyz`)) === 200)
  const headers = { authorization: `Bearer ${await token()}`, 'content-type': 'application/json' }
  const made = await fetch(`${url}/cvs`, { method: 'POST', headers, body: '{}' })
  const { cv } = (await made.json()) as { cv: { nanoId: string } }
  await fetch(`${url}/cvs/${cv.nanoId}/publish`, { method: 'POST', headers: { authorization: headers.authorization } })
  const page = await fetch(`${url}/cv/${cv.nanoId}`, { headers: { 'user-agent': 'Mozilla/5.0' } })
  t.equal(page.status, 200)
  await page.text()

  database.fault('slow')
  const running = Array.from({ length: 20 }, () => fetch(`${url}/cvs`, { headers }))
  const save = { method: 'PUT', headers: { ...headers, 'if-match': '"1"' }, body: '{"title":"The last one"}' }
  running.push(fetch(`${url}/cvs/${cv.nanoId}`, save))
  await sleep(400)
  service.child.kill('SIGTERM')
  await sleep(100)
  service.child.kill('SIGTERM')
  database.fault('off')
  const statuses = (await Promise.all(running)).map(reply => reply.status)
  t.same([...new Set(statuses)], [200], 'all that had begun was answered')
  t.equal(await service.exited, 0)
  t.equal(await statusOf(`${url}/healthz`), 0, 'the service no longer answers')
  t.notMatch(service.output().split('"msg":"ending"')[1], /"level":(50|60)/)

  const second = runService(t, env)
  await until('it was ready again', async () => (await statusOf(`${url}/readyz`)) === 200)
  const reply = await fetch(`${url}/cvs/${cv.nanoId}`, { headers })
  t.match(
    await reply.json(),
    { cv: { title: 'The last one', version: 2, views: 1 } },
    'the view was written on the way out',
  )
  second.child.kill('SIGINT')
  t.equal(await second.exited, 0)
})
