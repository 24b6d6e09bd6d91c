// The shard keys in docs/operations.md: every unique index of a sharded collection begins with its key, and every upsert names it.
// MongoDB refuses others. Also what the service promises where an `_id` is unique for each shard only.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import mongoose from 'mongoose'
import { assembleStores } from '../api/assemble/stores.ts'
import { projectRoot } from '../api/lib/root.ts'
import { freshDatabase } from './database-harness.ts'
import { contentWith } from './harness.ts'
import { watchQueries } from './query-plans.ts'
import t from './tap.ts'

type Index = { key: object; unique?: boolean }
const at = new Date('2026-11-20T12:00:00Z')
const cvId = 'a'.repeat(21)
const profile = { email: 'ana@example.org', name: 'Ana', picture: '', hd: null }

const document = readFileSync(join(projectRoot, 'docs/operations.md'), 'utf8')
const command = /^sh\.shardCollection\('trucv\.(\w+)', \{ (\w+): 'hashed' \}\)$/gm
const keys = new Map([...document.matchAll(command)].map(([, name = '', key = '']) => [name, key]))

/** The unique indexes that MongoDB cannot keep on a collection with this shard key, by their first fields. */
const refused = (shardKey: string, indexes: readonly Index[]): string[] =>
  indexes
    .filter(({ unique }) => unique)
    .map(({ key }) => Object.keys(key)[0] ?? '')
    .filter(first => first !== shardKey && first !== '_id')

t.test('each shard key is one that the unique indexes of its collection allow', async t => {
  const connection = await freshDatabase(t)
  const { all } = assembleStores(connection)
  for (const store of all) await store.buildIndexes()
  const names = all.flatMap(({ collections }) => collections)
  t.ok(keys.size > 10, 'the commands are in the document')
  for (const [name, key] of keys) {
    t.ok(names.includes(name), `${name} is a collection of the service`)
    const isBuilt = (await connection.db!.listCollections({ name }).toArray()).length > 0
    t.same(refused(key, isBuilt ? await connection.collection(name).indexes() : []), [], `${name} by ${key}`)
  }
  const hash = { key: { hash: 1 }, unique: true }
  t.same(refused('userId', [hash, { key: { userId: 1, place: 1 }, unique: true }]), ['hash'], 'another one is found')
  t.notOk(keys.has('payment_orders'), 'numbers of documents are one series')
})

t.test('upserts into sharded collections name the shard key', async t => {
  const { host, port, name } = await freshDatabase(t)
  const connection = mongoose.createConnection()
  const { queries } = watchQueries(connection)
  t.teardown(() => connection.close())
  await connection.openUri(`mongodb://${host}:${port}/${name}?directConnection=true&monitorCommands=true`)
  const { users, history, claimKeys } = assembleStores(connection)
  await users.createUser('sub-ana', profile, at)
  const draft = { title: 'T', template: 'meridian', style: {}, language: 'en', content: contentWith() }
  await history.keepVersion({ ...draft, cvId, version: 1, at, published: true } as never)
  await history.addPicture({ cvId, pictureId: 'p', type: 'image/png', width: 1, height: 1, bytes: Buffer.of(1) })
  await history.openViews(cvId)
  await claimKeys.keepVersionDigests({ cvId, version: 1, at, digests: {} })
  const upserts = [...queries.values()].flatMap(({ command, filter }) => {
    const { update, updates, findAndModify, upsert } = command as Record<string, string> & { updates?: Index[] }
    const isUpsert = upsert ?? updates?.some(one => 'upsert' in one)
    return isUpsert ? [{ collection: findAndModify ?? update ?? '', filter }] : []
  })
  t.same(
    upserts.map(({ collection }) => collection).sort(),
    ['cv_versions', 'cv_views', 'pictures', 'published_digests', 'users'],
    'one into each collection that has upserts',
  )
  for (const { collection, filter } of upserts) t.ok((keys.get(collection) ?? '?') in filter, collection)
  t.equal((await history.findVersion(cvId, 1))?.cvId, cvId)
})
