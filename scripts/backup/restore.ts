// Restores a backup into a database. Changes nothing before the whole file has been checked; deleted accounts stay deleted.
import { deserialize } from 'bson'
import type mongoose from 'mongoose'
import { LEFT_OUT, namesIn } from './dump.ts'
import { BadBackup, checkBackup, type Header, readBackup } from './format.ts'
import { addTombstones, adoptKeys, type Forgotten, KEYS, listForgotten, TOMBSTONES } from './tombstones.ts'

type Connection = mongoose.Connection
type Db = mongoose.mongo.Db
type Doc = Record<string, unknown>

const BATCH = { documents: 1_000, bytes: 8 * 1024 * 1024 }
const WRITE = { ordered: false, writeConcern: { w: 'majority', j: true } } as const
/** Numbers keep their types, binary values their subtypes. */
const EXACTLY = { promoteValues: false, promoteBuffers: false, bsonRegExp: true } as const
/** Marks an unfinished restore: the service is not ready until it is removed. */
const MARK = 'restoring'
/** Collections that a restore only adds to. */
const KEPT = [TOMBSTONES, KEYS, MARK]

export type Options = {
  /** Permits a restore into a database with data, which are lost. */
  replace: boolean
  /** Builds the indexes, and removes the data of accounts that were deleted after the backup. */
  finish(connection: Connection, deleted: Forgotten[]): Promise<void>
}

export type Restored = { header: Header; counts: Record<string, number>; forgotten: number }

/**
 * Throws BadBackup, having changed nothing, when the file or the database must not be used. After any other error, or when killed,
 * the database stays marked as unfinished, and another run with `replace` completes it.
 */
export async function restore(connection: Connection, path: string, options: Options): Promise<Restored> {
  const checked = await checkBackup(path)
  const db = connection.db
  if (!db) throw new Error('There is no connection.')
  const present = await occupied(db)
  if (present.length && !options.replace) {
    throw new BadBackup(`The database holds something (${present.join(', ')}). With --replace all of it is lost.`)
  }
  const mark = db.collection<{ _id: string }>(MARK)
  await mark.updateOne({ _id: MARK }, { $set: { at: new Date() } }, { upsert: true, ...WRITE })
  for (const name of await namesIn(db)) if (!KEPT.includes(name)) await db.dropCollection(name)
  const counts: Record<string, number> = {}
  for await (const { collection, documents } of batchesOf(readBackup(checked))) {
    counts[collection] = (counts[collection] ?? 0) + documents.length
    if (documents.length) await put(db, collection, documents)
  }
  for (const [name, count] of Object.entries(counts)) {
    const stored = await db.collection(name).countDocuments()
    if (stored < count) throw new Error(`${name}: ${stored} of ${count} documents are there.`)
  }
  const forgotten = await listForgotten(db)
  await options.finish(connection, forgotten)
  await mark.deleteOne({ _id: MARK }, WRITE)
  return { header: checked.header, counts, forgotten: forgotten.length }
}

/** The non-empty collections that a restore would overwrite. */
async function occupied(db: Db): Promise<string[]> {
  const names = (await namesIn(db)).filter(name => !KEPT.includes(name) && !LEFT_OUT.includes(name))
  const firsts = names.map(name => db.collection(name).findOne({}, { projection: { _id: 1 } }))
  const found = await Promise.all(firsts)
  return names.filter((_, at) => found[at])
}

async function put(db: Db, collection: string, documents: Doc[]): Promise<void> {
  if (collection === KEYS) await adoptKeys(db, documents as never)
  else if (collection === TOMBSTONES) await addTombstones(db, documents as never)
  else await db.collection(collection).insertMany(documents, WRITE)
}

async function* batchesOf(items: ReturnType<typeof readBackup>) {
  let [collection, documents, bytes] = ['', [] as Doc[], 0]
  const flush = () => {
    const batch = { collection, documents }
    documents = []
    bytes = 0
    return batch
  }
  for await (const item of items) {
    if ('collection' in item) {
      if (collection) yield flush()
      collection = item.collection
      continue
    }
    documents.push(deserialize(Buffer.from(item.document), EXACTLY))
    bytes += item.document.length
    if (documents.length >= BATCH.documents || bytes >= BATCH.bytes) yield flush()
  }
  if (collection) yield flush()
}
