// Reads the content of a backup from MongoDB or the embedded database.
import type mongoose from 'mongoose'
import { dataVersionIn } from './data-version.ts'
import type { Item } from './format.ts'
import { TOMBSTONES } from './tombstones.ts'

type Db = mongoose.mongo.Db
/** What a document becomes in the backup; null: it is left out. */
type Fill = (collection: string, document: Uint8Array) => Promise<Uint8Array | null>

/**
 * Left out: credentials, and what expires within hours. After a restore people log in to their wallets again.
 * wallet_bearers: the sealed bearers. wallet_sessions: the owners of session keys. wallet_grants, wallet_envelopes,
 * wallet_operations, wallet_codes: nonces, seen requests, sealed answers and wrong codes of those sessions. leases: the
 * locks of background jobs. kept_replies: replies for repeated calls, for a day. quotas: what counts against limits. restoring: the mark of an unfinished restore.
 */
export const LEFT_OUT = [
  'kept_replies',
  'leases',
  'quotas',
  'restoring',
  'wallet_bearers',
  'wallet_codes',
  'wallet_envelopes',
  'wallet_grants',
  'wallet_operations',
  'wallet_sessions',
]

/** Says how large the log is. */
const LOG = 'log_state'

/**
 * The collections of a database; tombstones last, so that an account deleted during the dump has its tombstone in the backup, and the
 * size of the log first, so that all its entries are in the backup.
 */
export async function namesIn(db: Db): Promise<string[]> {
  const found = await db.listCollections({}, { nameOnly: true }).toArray()
  const own = found.filter(({ name, type }) => type === 'collection' && !name.startsWith('system.'))
  const names = own.map(({ name }) => name).sort()
  const isApart = (name: string) => name === LOG || name === TOMBSTONES
  const only = (wanted: string) => names.filter(name => name === wanted)
  return [...only(LOG), ...names.filter(name => !isApart(name)), ...only(TOMBSTONES)]
}

/**
 * `data`: the version of the stored data; the dump fails when it changes meanwhile.
 * Contains every document that was acknowledged before the start. Concurrent writes may or may not be included, and documents may be
 * of different moments: as after a crash, the service's next start completes half-done operations.
 */
export async function* dump(db: Db, data: number, fill: Fill = async (_, document) => document): AsyncGenerator<Item> {
  for (const collection of await namesIn(db)) {
    if (LEFT_OUT.includes(collection)) continue
    yield { collection }
    const documents = db.collection(collection).find({}, { raw: true, readConcern: 'majority', batchSize: 500 })
    for await (const raw of documents) {
      const document = await fill(collection, raw as unknown as Uint8Array)
      if (document) yield { document }
    }
  }
  if ((await dataVersionIn(db)) !== data)
    throw new Error('The stored data were changed meanwhile: start the backup again.')
}
