// Puts a backup into a database. Nothing is touched before the file was read whole and found good; deleted accounts stay
// deleted. Knows the driver and the file, not how the database was reached.
import { deserialize } from 'bson'
import type mongoose from 'mongoose'
import { LEFT_OUT, namesIn, TOMBSTONES } from './dump.ts'
import { BadBackup, checkBackup, type Header, readBackup } from './format.ts'

type Connection = mongoose.Connection
type Doc = Record<string, unknown>

const BATCH = { documents: 1_000, bytes: 8 * 1024 * 1024 }
const WRITE = { ordered: false, writeConcern: { w: 'majority', j: true } } as const
/** Every number keeps its type, every binary its subtype. */
const EXACTLY = { promoteValues: false, promoteBuffers: false, bsonRegExp: true } as const
/** Where the service sees that a restore has not ended: it serves nothing until then. */
export const MARK = 'restoring'

export type Options = {
  /** Restores into a database that holds something, which is lost. */
  replace: boolean
  /** Removes what belongs to accounts that have a tombstone; how many there were. */
  forget(connection: Connection): Promise<number>
}

export type Restored = { header: Header; counts: Record<string, number>; forgotten: number }

/** Throws BadBackup when the file or the database must not be used; then nothing has changed. */
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
  // The tombstones of the database stay, those of the backup join them.
  for (const name of await namesIn(db)) if (name !== TOMBSTONES && name !== MARK) await db.dropCollection(name)
  const counts: Record<string, number> = {}
  for await (const { collection, documents } of batchesOf(readBackup(checked))) {
    counts[collection] = (counts[collection] ?? 0) + documents.length
    if (collection === TOMBSTONES) await addTombstones(db, documents)
    else if (documents.length) await db.collection(collection).insertMany(documents, WRITE)
  }
  for (const [name, count] of Object.entries(counts)) {
    const stored = await db.collection(name).countDocuments()
    if (stored < count) throw new Error(`${name}: ${stored} of ${count} documents are there.`)
  }
  const forgotten = await options.forget(connection)
  await mark.deleteOne({ _id: MARK }, WRITE)
  return { header: checked.header, counts, forgotten }
}

/** The collections with anything in them; tombstones alone are no data. */
async function occupied(db: mongoose.mongo.Db): Promise<string[]> {
  const found: string[] = []
  for (const name of await namesIn(db)) {
    if (
      name !== TOMBSTONES &&
      !LEFT_OUT.includes(name) &&
      (await db.collection(name).findOne({}, { projection: { _id: 1 } }))
    )
      found.push(name)
  }
  return found
}

// Of two tombstones of one account the later one holds, and a ban in either.
async function addTombstones(db: mongoose.mongo.Db, documents: Doc[]): Promise<void> {
  const tombstones = db.collection<Doc>(TOMBSTONES)
  for (const { _id, at, banned, ...rest } of documents) {
    const change = { $setOnInsert: rest, $max: { at }, ...(banned === true ? { $set: { banned } } : {}) }
    if (banned !== true) Object.assign(change.$setOnInsert, { banned })
    await tombstones.updateOne({ _id } as never, change as never, { upsert: true, writeConcern: WRITE.writeConcern })
  }
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
