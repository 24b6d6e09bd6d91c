// What goes into a backup, read from any MongoDB or the embedded database through the driver.
import type mongoose from 'mongoose'
import type { Item } from './format.ts'
import { TOMBSTONES } from './tombstones.ts'

type Db = mongoose.mongo.Db

/**
 * Left out: what lets somebody in, or is over within hours. After a restore people log in to their wallets again.
 * wallet_bearers: the sealed bearers. wallet_sessions: whose session keys are whose. wallet_grants, wallet_envelopes,
 * wallet_operations, wallet_codes: nonces, seen requests, sealed answers and wrong codes of those sessions. leases: which
 * process does what just now. restoring: the mark of an unfinished restore.
 */
export const LEFT_OUT = [
  'leases',
  'restoring',
  'wallet_bearers',
  'wallet_codes',
  'wallet_envelopes',
  'wallet_grants',
  'wallet_operations',
  'wallet_sessions',
]

/** The collections of a database; the tombstones last, so that the deletion of somebody who was read is in the backup too. */
export async function namesIn(db: Db): Promise<string[]> {
  const found = await db.listCollections({}, { nameOnly: true }).toArray()
  const own = found.filter(({ name, type }) => type === 'collection' && !name.startsWith('system.'))
  const names = own.map(({ name }) => name).sort()
  return [...names.filter(name => name !== TOMBSTONES), ...names.filter(name => name === TOMBSTONES)]
}

/**
 * Every document that was acknowledged before this began, each as it was at one moment. What is written meanwhile may be
 * in it or not, and two documents may be of two moments: as after a crash, the service's next start completes what was half done.
 */
export async function* dump(db: Db): AsyncGenerator<Item> {
  for (const collection of await namesIn(db)) {
    if (LEFT_OUT.includes(collection)) continue
    yield { collection }
    const documents = db.collection(collection).find({}, { raw: true, readConcern: 'majority', batchSize: 500 })
    for await (const document of documents) yield { document: document as unknown as Uint8Array }
  }
}
