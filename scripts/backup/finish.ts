// The end of a restore: builds the indexes and removes accounts by the service's own code.
import type { Connection } from 'mongoose'
import { assembleStores } from '../../api/assemble/stores.ts'
import type { Forgotten } from './tombstones.ts'

/** Builds the indexes, and removes the data of accounts that were deleted after the backup. */
export async function finish(connection: Connection, deleted: Forgotten[]): Promise<void> {
  const stores = assembleStores(connection)
  for (const store of stores.all) await store.buildIndexes()
  for (const { userId, limitKey } of deleted) {
    const person = { id: userId, limitKey, cvIds: await stores.cvs.listAllIds(userId) }
    for (const store of stores.all) await store.removeOf?.(person)
  }
}
