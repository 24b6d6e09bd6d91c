// Shards and regions: the table of keys, the directory, the region in every filter and document, and data from before regions.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import mongoose, { type Connection } from 'mongoose'
import t from 'tap'
import type { CvRecord } from '../api/core/cv-record.ts'
import { personalKey, SHARD_KEYS } from '../api/db/shard-keys.ts'
import { projectRoot } from '../api/lib/root.ts'
import { createStores, type Stores } from '../api/stores.ts'
import { freshDatabase } from './database-harness.ts'
import { contentWith } from './harness.ts'
import { watchQueries, withoutRegion } from './query-plans.ts'

type Teardown = { teardown(fn: () => unknown): void }
const at = new Date('2026-11-20T12:00:00Z')
const profile = (name: string) => ({ email: `${name}@example.org`, name, picture: '', hd: null })
const idOf = (name: string) => name.padEnd(21, '-')
const personal = Object.keys(SHARD_KEYS).filter(name => personalKey(name))

const cvOf = (userId: string, name: string, place = 0) =>
  ({
    ...{ nanoId: idOf(name), userId, place, title: 'T', template: 'meridian', style: {}, language: 'en', rev: 0 },
    ...{ content: contentWith(), privacy: {}, indexable: false, version: 1, groupStartedAt: at, published: null },
    ...{ claims: {}, origin: null, creationKey: null, createdAt: at, updatedAt: at },
  }) as unknown as CvRecord

/** The stores of a process with this REGION, on a connection of its own, and what it asks. */
async function startProcess(t: Teardown, { host, port, name }: Connection, region: string) {
  const connection = mongoose.createConnection()
  const { queries } = watchQueries(connection)
  t.teardown(() => connection.close())
  await connection.openUri(`mongodb://${host}:${port}/${name}?directConnection=true&monitorCommands=true`)
  const stores = createStores(connection, null, region)
  for (const store of stores.all) await store.buildIndexes()
  await stores.directory.prepare()
  queries.clear()
  return { stores, queries }
}

const signUp = ({ users }: Stores, name: string) => users.createUser(`sub-${name}`, `key-${name}`, profile(name), at)
const regionOf = async (connection: Connection, name: string, _id: unknown) =>
  (await connection.collection(name).findOne({ _id } as object))?.region

/** `npm run regions:fill`, with what it printed. */
const fill = ({ host, port, name }: Connection, region: string) =>
  new Promise<{ code: number | null; text: string }>(resolve => {
    const MONGODB_URI = `mongodb://${host}:${port}/${name}?directConnection=true`
    const program = join(projectRoot, 'dist/scripts/regions-fill.js')
    const child = spawn(process.execPath, [program], { env: { ...process.env, MONGODB_URI, REGION: region } })
    let text = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (text += chunk))
    child.on('close', code => resolve({ code, text }))
  })

/** Unique indexes that do not begin with the owner, by how the value is unique over all shards all the same. */
const UNIQUE_OTHERWISE: Record<string, string> = {
  'users.sub': 'the directory has a row for each key of limits',
  'api_keys.hash': 'the directory has a row for each key',
  'verification_requests.tokenHash': 'a hash of 256 random bits',
  'log_claims.commitment': 'a hash with a random salt',
}

t.test('each collection is in the table, and what is unique there can be unique over shards', async t => {
  const connection = await freshDatabase(t)
  const { stores } = await startProcess(t, connection, 'main')
  const names = stores.all.flatMap(({ collections }) => collections)
  t.same(names.filter(name => !SHARD_KEYS[name]), [], 'add the collection to api/db/shard-keys.ts') // biome-ignore format: one line
  const others = Object.keys(SHARD_KEYS).filter(name => !names.includes(name) && name !== 'quotas')
  t.same(others, ['restoring'], 'and no others')
  t.throws(() => personalKey('plans'), /plans is not in the table/)
  const otherwise: string[] = []
  for (const name of personal) {
    const [, owner] = personalKey(name)?.key ?? []
    const found = (await connection.db!.listCollections({ name }).toArray()).length > 0
    const indexes = found ? await connection.collection(name).indexes() : []
    for (const { key, unique } of indexes) {
      const [first = ''] = Object.keys(key)
      if (unique && first !== owner && first !== '_id') otherwise.push(`${name}.${first}`)
    }
  }
  t.same(otherwise.sort(), Object.keys(UNIQUE_OTHERWISE).sort())
})

t.test('an id is given once, whichever shard it is asked of', async t => {
  const connection = await freshDatabase(t)
  const { stores } = await startProcess(t, connection, 'main')
  const [ana, bo] = [await signUp(stores, 'ana'), await signUp(stores, 'bo')]
  await stores.cvs.createCv(cvOf(ana.id, 'one'))
  await t.rejects(stores.cvs.createCv(cvOf(bo.id, 'one')), { code: 11_000 })
  await t.rejects(stores.cvs.createCv(cvOf(ana.id, 'one', 1)), { code: 11_000 }, 'nor to its owner again')
  t.equal((await stores.cvs.findAnyCv(idOf('one')))?.userId, ana.id)
  t.equal((await signUp(stores, 'ana')).id, ana.id, 'one account for each Google account')
  const many = await Promise.all(
    Array.from({ length: 8 }, () => signUp(stores, 'cy').catch(() => signUp(stores, 'cy'))),
  )
  t.equal(new Set(many.map(({ id }) => id)).size, 1, 'at the same time too')
  const owners = (await connection.collection('directory').find({}).toArray()).map(({ owner }) => owner)
  t.equal(new Set(owners).size, 4, 'those of the three, and of the mark')
})

t.test('an account stays in the region where it signed up, and all that is made for it', async t => {
  const connection = await freshDatabase(t)
  const [india, europe] = [await startProcess(t, connection, 'in'), await startProcess(t, connection, 'eu')]
  const [ana, bo] = [await signUp(india.stores, 'ana'), await signUp(europe.stores, 'bo')]
  t.equal((await europe.stores.users.findUserBySub('sub-ana', 'key-ana'))?.id, ana.id, 'signed in elsewhere')
  t.equal((await signUp(europe.stores, 'ana')).id, ana.id)
  await europe.stores.users.changeUser(ana.id, { role: 'admin' })
  await europe.stores.cvs.createCv(cvOf(ana.id, 'ana'))
  await india.stores.cvs.createCv(cvOf(bo.id, 'bo'))
  await europe.stores.history.openViews(idOf('ana'))
  await europe.stores.history.keepVersion({ ...cvOf(ana.id, 'ana'), cvId: idOf('ana'), at, published: false })
  const letter = { id: 'l', cvId: idOf('ana'), userId: ana.id, place: 0, version: 1, createdAt: at, updatedAt: at }
  await europe.stores.letters.createLetter(letter as never)
  const { ObjectId } = mongoose.mongo
  t.equal(await regionOf(connection, 'users', new ObjectId(ana.id)), 'in')
  t.equal(await regionOf(connection, 'users', new ObjectId(bo.id)), 'eu')
  t.equal(await regionOf(connection, 'cvs', idOf('ana')), 'in')
  t.equal(await regionOf(connection, 'cvs', idOf('bo')), 'eu')
  t.equal(await regionOf(connection, 'cv_views', idOf('ana')), 'in')
  t.equal(await regionOf(connection, 'cv_versions', `${idOf('ana')}:1`), 'in')
  t.equal(await regionOf(connection, 'letters', 'l'), 'in')
  for (const { stores, queries } of [india, europe]) {
    t.equal((await stores.cvs.findAnyCv(idOf('ana')))?.userId, ana.id)
    t.equal((await stores.cvs.findAnyCv(idOf('bo')))?.userId, bo.id)
    t.equal((await stores.history.listVersions(idOf('ana'))).length, 1)
    const listed = await stores.cvs.listOfUsers([ana.id, bo.id])
    t.equal(listed.length, 2, 'of two regions')
    t.notOk('region' in (listed[0] ?? {}), 'records do not have it')
    t.same(withoutRegion(queries.values()), [])
    t.ok([...queries.keys()].some(shape => /^find cvs .*region:\{\$in:/.test(shape)))
    t.ok(
      [...queries.keys()].some(shape => /^find cvs \{_id:string.*region:string,userId:string/.test(shape)),
      'by id',
    )
  }
})

t.test('a query of a person’s data without the region is found', async t => {
  const connection = await freshDatabase(t)
  const { stores, queries } = await startProcess(t, connection, 'main')
  await stores.letters.listLetters(idOf('one'))
  await stores.orders.listPaid('a'.repeat(24), 1)
  t.same(withoutRegion(queries.values()), [])
  const planted = mongoose.createConnection()
  const watched = watchQueries(planted)
  t.teardown(() => planted.close())
  const { host, port, name } = connection
  await planted.openUri(`mongodb://${host}:${port}/${name}?directConnection=true&monitorCommands=true`)
  await planted.collection('letters').findOne({ cvId: 'x' })
  await planted.collection('letters').deleteOne({ region: 'main', cvId: 'x' })
  await planted.collection('cvs').updateOne({ _id: 'x' as never }, { $set: { rev: 1 } })
  await planted.collection('users').findOne({ _id: 'x' as never })
  await planted.collection('users').findOne({ role: 'admin' })
  t.same(withoutRegion(watched.queries.values()), [
    'find letters {cvId:string}',
    'update cvs {_id:string}',
    'find users {_id:string}',
  ])
})

t.test('rows of the directory end with what they name', async t => {
  const connection = await freshDatabase(t)
  const { stores } = await startProcess(t, connection, 'main')
  const ana = await signUp(stores, 'ana')
  for (const name of ['one', 'two']) await stores.cvs.createCv(cvOf(ana.id, name, name === 'one' ? 0 : 1))
  const names = async () => (await connection.collection('directory').find({ owner: ana.id }).toArray()).map(r => r._id)
  t.same((await names()).map(String).sort(), [ana.id, 'key-ana', idOf('one'), idOf('two')].sort())
  await stores.cvs.markRemoved(ana.id, idOf('one'), at)
  await stores.cvs.removeCv(idOf('one'))
  t.notOk((await names()).map(String).includes(idOf('one')))
  const person = { id: ana.id, limitKey: 'key-ana', cvIds: [idOf('two')] }
  await stores.users.removeOf(person)
  const again = await signUp(stores, 'ana')
  t.not(again.id, ana.id, 'signed up while the removal goes on: another account')
  for (const store of stores.all) await store.removeOf?.(person)
  await stores.directory.removeOwner(ana.id)
  t.same(await names(), [])
  t.equal((await stores.users.findUserBySub('sub-ana', 'key-ana'))?.id, again.id, 'and that one stays')
})

t.test('data from before regions are found at once, and name their region after regions:fill', async t => {
  const connection = await freshDatabase(t)
  {
    const { stores } = await startProcess(t, connection, 'main')
    const ana = await signUp(stores, 'ana')
    await stores.cvs.createCv(cvOf(ana.id, 'old'))
    const key = { id: 'k', userId: ana.id, place: 0, hash: 'h', createdAt: at, expiresAt: new Date('2999-01-01') }
    await stores.keys.createKey(key as never)
    for (const [name, own] of Object.entries({ cv_views: idOf('old'), proofs: 'p', cv_versions: `${idOf('old')}:1` }))
      await connection.collection(name).insertOne({ _id: own as never, cvId: idOf('old') })
  }
  const limitKey = await createStores(connection).tombstones.limitKeyOf('sub-ana')
  for (const name of personal) await connection.collection(name).updateMany({}, { $unset: { region: '' } })
  await connection.collection('directory').deleteMany({})

  const before = await startProcess(t, connection, 'in')
  const ana = await before.stores.users.findUserBySub('sub-ana', limitKey)
  t.equal((await before.stores.cvs.findAnyCv(idOf('old')))?.userId, ana?.id)
  t.ok(await before.stores.keys.findByHash('h'))
  t.ok(withoutRegion(before.queries.values()).length > 0, 'asked without the region')
  const bo = await signUp(before.stores, 'bo')
  await before.stores.cvs.createCv(cvOf(bo.id, 'new'))
  await before.stores.history.openViews(idOf('new'))
  for (const name of ['cvs', 'cv_views'])
    t.equal(await regionOf(connection, name, idOf('new')), 'in', `${name}: new data`)
  t.equal(await regionOf(connection, 'cvs', idOf('old')), undefined)

  t.match(await fill(connection, 'EU'), { code: 1, text: 'REGION: must be a short word in lower case' })
  for (const round of ['first', 'again']) {
    const { code, text } = await fill(connection, 'in')
    t.equal(code, 0, text)
    t.match(text, round === 'first' ? /^ +1 {2}cvs$/m : /^ +0 {2}cvs$/m)
    for (const name of personal) t.equal(await connection.collection(name).countDocuments({ region: null }), 0, name)
  }
  const after = await startProcess(t, connection, 'in')
  t.equal((await after.stores.users.findUserBySub('sub-ana', limitKey))?.id, ana?.id)
  t.equal((await after.stores.cvs.findAnyCv(idOf('old')))?.userId, ana?.id)
  t.ok(await after.stores.keys.findByHash('h'))
  t.equal((await after.stores.cvs.findAnyCv(idOf('new')))?.userId, bo.id)
  t.same(withoutRegion(after.queries.values()), [])
})
