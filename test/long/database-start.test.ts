// How the service starts with its database: an earlier installation, other concerns in the address, and a start that cannot
// succeed yet. Also runs against a real MongoDB with TEST_MONGODB_URI.
import type { Connection } from 'mongoose'
import { openDatabase } from '../../api/db/connection.ts'
import { reachDatabase } from '../../scripts/backup/reach.ts'
import { freePort } from '../../scripts/lib/free-port.ts'
import { freshDatabase } from '../database-harness.ts'
import { startApp } from '../harness.ts'
import { runService, statusOf, until } from '../processes.ts'
import { startLine } from '../proxy.ts'
import t, { type Test } from '../tap.ts'

const addressOf = ({ host, port, name }: Connection) => `mongodb://${host}:${port}/${name}?directConnection=true`

t.test('an installation with earlier indexes starts and gets the new ones', async t => {
  const app = await startApp(t)
  const before = await indexesOf(app.connection)
  await app.connection.collection('admin_pins').dropIndex('sub_1')
  await app.connection.collection('audit').dropIndex('target_1_at_-1__id_-1')
  await app.connection.collection('audit').createIndex({ target: 1 })
  await app.connection.collection('audit').insertOne({ target: 'somebody', at: new Date() })
  await app.prepare()
  const after = await indexesOf(app.connection)
  t.same(
    before.filter(name => !after.includes(name)),
    [],
  )
  t.same(
    after.filter(name => !before.includes(name)),
    ['audit target_1'],
    'what was there stays, for an earlier version beside this one',
  )
  await app.prepare()
  t.same(await indexesOf(app.connection), after, 'and the next start changes nothing')
})

async function indexesOf(connection: Connection): Promise<string[]> {
  const names = (await connection.db!.listCollections().toArray()).map(({ name }) => name).sort()
  const lists = names.map(async name => (await connection.collection(name).indexes()).map(one => `${name} ${one.name}`))
  return (await Promise.all(lists))
    .flat()
    .filter(name => !name.endsWith(' _id_'))
    .sort()
}

const OTHER_CONCERNS = [
  'readPreference=secondaryPreferred&readPreferenceTags=dc:ny&maxStalenessSeconds=120',
  'readConcernLevel=available',
  'w=1&journal=false&wtimeoutMS=50',
  'W=0&J=false&wtimeout=50',
]

/** The commands that the driver sends for a write and a read on this connection. */
async function sentOn(connection: Connection) {
  const sent: Record<string, unknown>[] = []
  connection.getClient().on('commandStarted', ({ command }) => void sent.push(command as Record<string, unknown>))
  await connection.collection('things').insertOne({ at: 1 })
  await connection.collection('things').findOne({})
  const [write, read] = [sent.find(one => 'insert' in one), sent.find(one => 'find' in one)]
  return { write: write?.writeConcern, read: read?.readConcern, preference: read?.$readPreference ?? null }
}

t.test('reads are on the primary and writes are acknowledged, whatever the address says', async t => {
  const address = addressOf(await freshDatabase(t))
  const wanted = { write: { w: 'majority', j: true }, read: { level: 'local' } }
  const check = async (t: Test, connection: Connection, what: string) => {
    const { preference, ...concerns } = await sentOn(connection)
    t.same(concerns, wanted, what)
    t.notMatch(preference, { mode: /^secondary|nearest/ }, what)
    t.equal(connection.getClient().options.readPreference.mode, 'primary', what)
  }
  for (const concerns of OTHER_CONCERNS) {
    const uri = `${address}&monitorCommands=true&${concerns}`
    const database = openDatabase(uri, async () => undefined)
    await database.connect()
    await check(t, database.connection, `the service: ${concerns}`)
    await database.close()
    const reached = await reachDatabase({ MONGODB_URI: uri }, false)
    await check(t, reached.connection, `backup and restore: ${concerns}`)
    await reached.close()
  }
})

t.test('a start that cannot succeed logs the reason each time without names, and continues when it can', async t => {
  const connection = await freshDatabase(t)
  const users = connection.collection('users')
  await connection.collection('data_version').insertOne({ _id: 'data' as never, version: 1 })
  await users.insertMany([1, 2].map(() => ({ sub: 'canary-of-a-person', createdAt: new Date() })))
  const port = await freePort()
  const env = { MONGODB_URI: addressOf(connection), GOOGLE_CLIENT_ID: 'client.apps.example', PORT: String(port) }
  const service = runService(t, { ...env, PUBLIC_ORIGIN: `http://localhost:${port}` })
  const reasons = () => service.output().split('\n').filter(line => line.includes('not ready')) // biome-ignore format: one line
  await until('it said so twice', () => reasons().length > 1)
  t.equal(await statusOf(`http://127.0.0.1:${port}/readyz`), 503)
  for (const line of reasons().slice(0, 2)) {
    t.match(JSON.parse(line), { level: 40, why: /the indexes of users/, cause: { code: 11_000 } })
  }
  t.notMatch(service.output(), 'canary')
  await users.deleteMany({})
  await until('it was ready', async () => (await statusOf(`http://127.0.0.1:${port}/readyz`)) === 200)
  service.child.kill('SIGTERM')
  t.equal(await service.exited, 0)
})

t.test('noise on the line while the service connects is no fault of its settings: it tries again', async t => {
  const { port, name } = await freshDatabase(t)
  const line = await startLine(port)
  t.teardown(() => line.stop())
  const reasons: object[] = []
  const cleanLine = () => line.set('ok', { isCut: true })
  const database = openDatabase(
    `mongodb://127.0.0.1:${line.port}/${name}?directConnection=true`,
    async connection => {
      if (reasons.length > 0) return
      line.set('garbage')
      await connection.collection('users').findOne({}).finally(cleanLine)
    },
    { warn: detail => void reasons.push(detail) },
  )
  t.teardown(() => database.close())
  await database.connect()
  t.match(reasons[0], { name: 'MongoParseError' })
})

t.test('an unreachable database is named by its address', async t => {
  const port = await freePort()
  const lines: object[] = []
  const database = openDatabase(`mongodb://app:canary@127.0.0.1:${port}/x`, async () => undefined, {
    warn: detail => void lines.push(detail),
  })
  void database.connect()
  await until('it said so', () => lines.length > 0)
  await database.close()
  t.match(lines[0], { name: 'MongooseServerSelectionError', why: `connect ECONNREFUSED 127.0.0.1:${port}` })
  t.notMatch(JSON.stringify(lines), 'canary')
})
