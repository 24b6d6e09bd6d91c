// The log over HTTP: how it grows, what it answers, and what makes it stop.
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createNoteSigner } from '../api/crypto/note.ts'
import type { Jwk } from '../api/crypto/signer.ts'
import type { LogStore } from '../api/log/store.ts'
import { okp } from './config-environments.ts'
import { startApp, type TestApp } from './harness.ts'
import { isSignedBy, leafOf, readBytes, readCheckpoint, readText, sha256, treeHash, walk } from './log-harness.ts'
import { until } from './processes.ts'
import t, { type Test } from './tap.ts'

const storeOf = (app: TestApp) =>
  app.stores.find(({ collections }) => collections.includes('log_queue')) as unknown as LogStore
/** Queues made-up entries. */
async function queue(app: TestApp, count: number, at = new Date('2026-11-25T03:00:00Z')) {
  const rows = Array.from({ length: count }, () => {
    const commitment = randomBytes(32).toString('base64url')
    const text = JSON.stringify({ at: '2026-11-25T03:00:00Z', commitment, kind: 'attestation', v: 1 })
    return { id: `attestation:${commitment}`, kind: 'attestation' as const, commitment, entry: Buffer.from(text) }
  })
  await storeOf(app).enqueue(rows, at)
  return rows
}
const sizeOf = async (app: TestApp) => {
  const bytes = await readBytes(app.url, 'checkpoint')
  return bytes ? readCheckpoint(bytes.toString()).size : 0
}
async function grow(app: TestApp, size: number) {
  await queue(app, size - (await sizeOf(app)))
  await until(`the log has ${size} entries`, async () => {
    await app.growLog()
    const isQuiet = (await app.connection.collection('log_state').findOne({}))?.batch === null
    return isQuiet && (await sizeOf(app)) === size
  })
}

/** The log grows by itself. */
const ALONE = { growsLog: true }

t.test('a log grows over the edges of tiles, and is consistent at every size', async t => {
  const app = await startApp(t, {}, ALONE)
  await until('the keys are logged', async () => (await sizeOf(app)) === 2)
  let before = await walk(app.url)
  const kinds = before.entries.map(entry => JSON.parse(entry.toString()))
  t.same(
    kinds.map(({ kind, v }) => [kind, v]),
    [
      ['key-added', 1],
      ['key-added', 1],
    ],
  )
  const keys = [app.config.attestationKeys[0], app.config.credentialKeys[0]].map(key => {
    const { crv, kty, x, y } = key as Jwk

    const thumbprint = sha256(JSON.stringify({ crv, kty, x, y })).toString('base64url')
    return sha256(Buffer.alloc(32), sha256(thumbprint)).toString('base64url')
  })
  t.same(kinds.map(({ commitment }) => commitment).sort(), keys.sort(), 'both keys that sign claims')
  t.equal(
    before.entries[0]?.toString(),
    `{"at":"${kinds[0].at}","commitment":"${kinds[0].commitment}","kind":"key-added","v":1}`,
  )
  t.match(kinds[0].at, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)

  for (const size of [3, 4, 254, 255, 256, 257, 300, 511, 512, 513, 800]) {
    await grow(app, size)
    const found = await walk(app.url)
    t.equal(found.checkpoint.size, size)
    t.same(found.entries.slice(0, before.entries.length), before.entries, 'what was there has stayed')
    t.same(treeHash(found.entries.slice(0, before.checkpoint.size).map(leafOf)), before.checkpoint.root)
    before = found
  }
  const rows = await app.connection.collection('log_queue').find({}).sort({ index: 1 }).toArray()
  t.same(
    rows.map(({ index }) => index),
    [...Array(800).keys()],
    'every row of the queue knows its index',
  )
  t.same(
    rows.map(({ entry }) => Buffer.from(entry.buffer).toString()),
    before.entries.map(String),
  )
})

t.test('unpublished tiles are 404', async t => {
  const app = await startApp(t, {}, ALONE)
  await until('the keys are logged', async () => (await sizeOf(app)) === 2)
  await grow(app, 300)
  const good = ['0/000', '0/000.p/1', '0/000.p/255', '0/001.p/44', '1/000.p/1', 'entries/000', 'entries/001.p/44']
  for (const path of good) {
    const { headers } = await app.anyone().get(`/log/tile/${path}`).set('origin', 'https://other.example').expect(200)
    t.equal(headers['content-type'], 'application/octet-stream', path)
    t.match(headers['cache-control'], /immutable/)
    t.equal(headers['access-control-allow-origin'], '*')
  }
  t.same(await readBytes(app.url, 'tile/0/001.p/7'), (await readBytes(app.url, 'tile/0/001.p/44'))?.subarray(0, 224))
  const bad = [
    ...['0/001', '0/001.p/45', '0/002.p/1', '0/000.p/0', '0/000.p/256', '0/000.p/01', '0/000.p/1000', '0/000.p/'],
    ...['1/000', '1/000.p/2', '2/000', '2/000.p/1', '6/000', '63/000', '-1/000', '00/000', 'x/000'],
    ...['0/0', '0/00', '0/0000', '0/x000/000', '0/x000/001', '0/x001/067', '0/001/067', '0/x001', '0/x001/x067'],
    ...['0/000/', '0/', '0', '', 'entries/001', 'entries/001.p/45', 'entries/000.p/0', 'entries/x000/000'],
    ...[`0/${'x999/'.repeat(11)}999`, '0/%30%30%30.p/1x', '0/000.p/1/2', '0/000.q/1'],
  ]
  for (const path of bad) t.equal(await readBytes(app.url, `tile/${path}`), null, path)
  const checkpoint = await app.anyone().get('/log/checkpoint').expect(200)
  t.equal(checkpoint.headers['content-type'], 'text/plain; charset=utf-8')
  t.match(checkpoint.headers['cache-control'], /max-age=\d$/)
  t.equal(checkpoint.text.split('\n')[0], `${new URL(app.config.publicOrigin).host}/log`)
})

t.test('without LOG_KEY there is no log', async t => {
  const app = await startApp(t, { LOG_KEY: '' }, ALONE)
  await queue(app, 1)
  await app.growLog()
  for (const path of ['checkpoint', 'keys', 'tile/0/000.p/1']) t.equal(await readBytes(app.url, path), null)
})

/** The settings that a second process on the same database shares with the first. */
const secondOf = ({ config, sandbox: { env } }: TestApp) => ({
  MONGODB_URI: config.mongodbUri,
  ATTESTATION_KEYS: env.ATTESTATION_KEYS as string,
  CREDENTIAL_KEYS: env.CREDENTIAL_KEYS as string,
})

/** A folder for checkpoints. */
function folder(t: Test): string {
  const dir = mkdtempSync(join(tmpdir(), 'log-'))
  t.teardown(() => rmSync(dir, { recursive: true, force: true }))
  return dir
}
const hasLogged = (app: TestApp, text: RegExp) => app.logLines.some(line => text.test(line))
const COLLECTIONS = ['log_queue', 'log_state', 'log_tiles', 'log_bundles', 'log_checkpoints']
const contentOf = (app: TestApp) =>
  Promise.all(COLLECTIONS.map(name => app.connection.collection(name).find({}).toArray()))
async function restore(app: TestApp, content: Awaited<ReturnType<typeof contentOf>>) {
  for (const [at, name] of COLLECTIONS.entries()) {
    await app.connection.collection(name).deleteMany({})
    if (content[at]?.length) await app.connection.collection(name).insertMany(content[at])
  }
}

t.test('a database that was rolled back is not signed, and a new name begins a new log', async t => {
  const dir = folder(t)
  const LOG_CHECKPOINT_FILE = join(dir, 'checkpoint')
  const LOG_KEY = JSON.stringify(okp('log'))
  const base = { LOG_CHECKPOINT_FILE, LOG_KEY, LOG_WITNESSES: '', PUBLIC_ORIGIN: 'https://cv.trucv.test' }
  const app = await startApp(t, base, ALONE)
  await until('the keys are logged', async () => (await sizeOf(app)) === 2)
  await grow(app, 10)
  const backup = await contentOf(app)
  const kept = await walk(app.url)
  const lost = await queue(app, 290)
  await until('the log grew', async () => {
    await app.growLog()
    return (await sizeOf(app)) === 300
  })
  const newest = await readText(app.url, 'checkpoint')
  await until('the file is kept', () => readFileSync(LOG_CHECKPOINT_FILE, 'utf8') === newest)
  t.same(readdirSync(dir), ['checkpoint'], 'and no other')

  await restore(app, backup)
  await queue(app, 5)
  await until('it refuses', async () => {
    await app.growLog()
    return hasLogged(app, /refuses to sign.*has 10 entries, but LOG_CHECKPOINT_FILE is of 300.*LOG_ORIGIN/)
  })
  t.equal(await sizeOf(app), 10)
  t.match((await app.anyone().get('/metrics')).text, /^trucv_log_refuses 1$/m)
  t.equal(readFileSync(LOG_CHECKPOINT_FILE, 'utf8'), newest)

  // The same size again, with other entries.
  await restore(app, backup)
  rmSync(LOG_CHECKPOINT_FILE)
  await grow(app, 301)
  await until('the log is kept', () => readCheckpoint(readFileSync(LOG_CHECKPOINT_FILE, 'utf8')).size === 301)
  t.match((await app.anyone().get('/metrics')).text, /^trucv_log_refuses 0$/m)
  writeFileSync(LOG_CHECKPOINT_FILE, newest)
  await queue(app, 1)
  await until('it refuses', async () => {
    await app.growLog()
    return hasLogged(app, /LOG_CHECKPOINT_FILE is of another history/)
  })
  writeFileSync(LOG_CHECKPOINT_FILE, 'something else')
  await until('it refuses', async () => {
    await app.growLog()
    return hasLogged(app, /LOG_CHECKPOINT_FILE has something else/)
  })
  t.equal(await sizeOf(app), 301)

  // The restored database still knows rows of the queue that it has in no tile.
  writeFileSync(LOG_CHECKPOINT_FILE, newest)
  await restore(app, backup)
  await queue(app, 1)
  await storeOf(app).enqueue(lost, new Date())
  const { connection } = app
  await connection
    .collection('log_queue')
    .updateMany(
      { _id: { $in: lost.map(({ id }) => id) as never[] } },
      { $set: { index: 12, origin: 'cv.trucv.test/log' } },
    )
  const fresh = await startApp(t, { ...base, ...secondOf(app), LOG_ORIGIN: 'cv.trucv.test/log2' }, ALONE)
  await until('a new log has what was lost', async () => (await sizeOf(fresh)) === 291)
  const walked = await walk(fresh.url)
  t.equal(walked.checkpoint.origin, 'cv.trucv.test/log2')
  const found = new Set(walked.entries.map(String))
  t.ok(lost.every(({ entry }) => found.has(entry.toString())))
  const keys = (await readText(fresh.url, 'keys')).trim().split('\n')
  t.equal(keys.length, 2)
  t.ok(isSignedBy(keys[1] as string, kept.checkpoint), 'the key of the old log is listed')
  t.equal(readFileSync(LOG_CHECKPOINT_FILE, 'utf8'), `${walked.text}\n${newest}`, 'the file has both')
  await queue(app, 3)
  await until('the new log grew', async () => (await sizeOf(fresh)) === 294)
  t.equal(await sizeOf(app), 10, 'a copy with the old name still refuses')
})

const seenBy = async (app: TestApp): Promise<Record<string, { size: number; root: string }>> =>
  (await fetch(`${app.sandbox.origin}/witness/seen`)).json() as never

t.test('witnesses sign a growing log, and do not delay it', async t => {
  const app = await startApp(t, {}, ALONE)
  const [vkey = ''] = (app.sandbox.env.LOG_WITNESSES ?? '').split(' ')
  const isCosigned = async (size: number) => {
    const checkpoint = readCheckpoint(await readText(app.url, 'checkpoint'))
    return checkpoint.size === size && checkpoint.signatures.length === 2 && isSignedBy(vkey, checkpoint)
  }
  await until('the keys are logged', async () => (await sizeOf(app)) === 2)
  await until('it is cosigned', () => isCosigned(2))
  await grow(app, 300)
  await until('it is cosigned', () => isCosigned(300))
  const seen = await seenBy(app)
  t.equal(Object.values(seen)[0]?.size, 300)

  for (const mode of ['down', 'error', 'garbage']) {
    const before = await sizeOf(app)
    await app.fault('witness', mode)
    const warned = app.logLines.filter(line => /a witness (of the log could|did) not/.test(line)).length
    await grow(app, before + 1)
    t.notOk(await isCosigned(before + 1), `${mode}: published without it`)
    await until(
      'it is logged',
      () => app.logLines.filter(line => /a witness (of the log could|did) not/.test(line)).length > warned,
    )
    await app.fault('witness', 'off')
    await grow(app, before + 2)
    await until(`cosigned after ${mode}`, () => isCosigned(before + 2))
  }

  // The witness has another size than the service remembers: the service reads it from the reply.
  const LOG_KEY = app.sandbox.env.LOG_KEY as string
  const LOG_WITNESSES = app.sandbox.env.LOG_WITNESSES as string
  const same = { LOG_KEY, LOG_WITNESSES, LOG_ORIGIN: app.config.log.origin }
  const again = await startApp(t, { ...same, ...secondOf(app) }, ALONE)
  const size = (await sizeOf(app)) + 1
  await queue(app, 1)
  await until('it is logged', async () => (await sizeOf(again)) === size)
  await until('it is cosigned', () => isCosigned(size))

  // The same log from a database without its entries: a rollback to an empty log.
  const forked = await startApp(t, same, ALONE)
  await until('it refuses', () => hasLogged(forked, /has 0 entries, but a witness has seen \d+/))
  t.equal(await sizeOf(forked), 0)
})

t.test('a witness refuses forks, gaps and unknown keys', async t => {
  const app = await startApp(t, {}, ALONE)
  await until('the keys are logged', async () => (await sizeOf(app)) === 2)
  await until('the witness has seen it', async () => Object.values(await seenBy(app))[0]?.size === 2)
  const signer = createNoteSigner(app.config.log.origin, app.config.log.key as Jwk)
  const ask = async (text: string) => {
    const reply = await fetch(`${app.sandbox.origin}/witness/add-checkpoint`, { method: 'POST', body: text })
    return { status: reply.status, type: reply.headers.get('content-type'), text: await reply.text() }
  }
  const forked = signer.sign(2, sha256('a fork'))
  t.equal((await ask(`old 2\n\n${forked}`)).status, 422, 'a fork of the same size')
  const grown = signer.sign(3, sha256('a fork'))
  const line = `${sha256('x').toString('base64')}\n`
  t.equal((await ask(`old 2\n${line}\n${grown}`)).status, 422, 'a fork that grew')
  t.match(await ask(`old 1\n\n${grown}`), { status: 409, type: 'text/x.tlog.size', text: '2\n' }, 'another old size')
  t.equal((await ask(`old 4\n\n${grown}`)).status, 400)
  const stranger = createNoteSigner(app.config.log.origin, okp('stranger'))
  t.equal((await ask(`old 2\n\n${stranger.sign(3, sha256('x'))}`)).status, 403)
  for (const text of ['', 'old 2', `old 2\n${grown}`, `old 2\nx\n\n${grown}`, `old -1\n\n${grown}`])
    t.equal((await ask(text)).status, 400)
})

t.test('keys that sign claims are in the log, revoked ones too', async t => {
  const [first, second] = [okp('first'), okp('second')]
  const CREDENTIAL_KEYS = JSON.stringify({ keys: [second, first] })
  const app = await startApp(t, { CREDENTIAL_KEYS, REVOKED_KIDS: 'first' }, ALONE)
  await until('the keys are logged', async () => (await sizeOf(app)) === 4)
  await app.prepare()
  await app.growLog()
  const entries = (await walk(app.url)).entries.map(entry => JSON.parse(entry.toString()))
  const commitmentOf = ({ crv, kty, x }: Record<string, unknown>) =>
    sha256(Buffer.alloc(32), sha256(sha256(JSON.stringify({ crv, kty, x })).toString('base64url'))).toString(
      'base64url',
    )
  const kindsOf = (key: Record<string, unknown>) =>
    entries.filter(({ commitment }) => commitment === commitmentOf(key)).map(({ kind }) => kind)
  t.same(kindsOf(first).sort(), ['key-added', 'key-revoked'])
  t.same(kindsOf(second), ['key-added'])
  t.equal(entries.length, 4, 'each once, however often the service starts')
})
