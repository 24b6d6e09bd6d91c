// Access to the embedded database: it needs the address in the database's folder.
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import mongoose from 'mongoose'
import { addressIn, startDatabase } from '../../scripts/sandbox/database/server.ts'
import { failureOf, openRaw } from '../database-harness.ts'
import t, { type Test } from '../tap.ts'

async function open(t: Test, dir = mkdtempSync(join(tmpdir(), 'login-'))) {
  const server = await startDatabase({ dir })
  t.teardown(async () => {
    await server.stop()
    rmSync(dir, { recursive: true, force: true })
  })
  const raw = openRaw(server.port)
  t.teardown(raw.end)
  return { dir, server, raw, password: new URL(server.uri).password }
}

const connectTo = (uri: string) => new mongoose.mongo.MongoClient(uri).connect()

t.test('the address has the password, and only its owner can read it', async t => {
  const { dir, server, password } = await open(t)
  t.equal(readFileSync(join(dir, 'address'), 'utf8'), server.uri)
  t.equal(addressIn(dir), server.uri)
  t.equal(statSync(join(dir, 'address')).mode & 0o777, 0o600)
  t.equal(statSync(dir).mode & 0o777, 0o700)
  t.match(password, /^[0-9a-f]{48}$/)
  const client = await connectTo(server.uri)
  await client.db().collection('c').insertOne({ a: 1 })
  t.equal(await client.db().collection('c').countDocuments(), 1)
  await client.close()
})

t.test('without the password only the handshake is answered', async t => {
  const { server, raw } = await open(t)
  const refusedCommands = [
    { find: 'c' },
    { insert: 'c', documents: [{ a: 1 }] },
    { dropDatabase: 1 },
    { listDatabases: 1 },
    { endSessions: [] },
    { getMore: 1, collection: 'c' },
    { explain: { find: 'c' } },
    { nonsense: 1 },
    {},
  ]
  for (const command of refusedCommands) {
    t.match(await raw.ask(command), { ok: 0, code: 13, codeName: 'Unauthorized' }, JSON.stringify(command))
  }
  for (const command of [{ hello: 1 }, { isMaster: 1 }, { ping: 1 }, { buildInfo: 1 }]) {
    t.match(await raw.ask(command), { ok: 1 }, JSON.stringify(command))
  }
  const bare = new URL(server.uri)
  bare.username = bare.password = ''
  const client = await connectTo(bare.href)
  t.match(await failureOf(t, client.db().collection('c').findOne({})), { code: 13 })
  await client.close()
})

t.test(
  'a wrong password, user, mechanism or order of steps is refused, and the right one accepted afterwards',
  async t => {
    const { server, raw, password } = await open(t)
    const failed = { ok: 0, code: 18, codeName: 'AuthenticationFailed' }
    t.match(await raw.login('trucv', 'wrong'), failed)
    t.match(await raw.login('trucv', ''), failed)
    t.match(await raw.login('admin', password), failed)
    const payload = Buffer.from('n,,n=trucv,r=x')
    t.match(await raw.ask({ saslStart: 1, mechanism: 'PLAIN', payload }), failed)
    t.match(await raw.ask({ saslStart: 1, mechanism: 'SCRAM-SHA-256', payload: 5 }), failed)
    for (const text of ['', 'c=biws,r=nonce,p=', 'c=biws', 'p=AAAA', ',,,,']) {
      t.match(await raw.ask({ saslContinue: 1, conversationId: 1, payload: Buffer.from(text) }), failed, text)
    }
    t.match(await raw.ask({ find: 'c' }), { code: 13 })
    const wrong = new URL(server.uri)
    wrong.password = 'wrong'
    t.match(await failureOf(t, connectTo(wrong.href)), { code: 18 })
    t.match(await raw.login('trucv', password), { ok: 1, done: true })
    t.match(await raw.ask({ find: 'c' }), { ok: 1 })
  },
)

t.test('a directory keeps its password over a restart; another directory has another', async t => {
  const first = await open(t)
  await first.server.stop()
  t.ok(existsSync(join(first.dir, 'address')))
  t.equal(addressIn(first.dir), null, 'no address without a server')
  const [again, other] = [await open(t, first.dir), await open(t)]
  t.equal(again.password, first.password)
  t.not(other.password, first.password)
})
