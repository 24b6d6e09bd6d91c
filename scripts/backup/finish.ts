// The end of a restore: the service's own indexes, and its own way of removing an account. Knows no file.
import type { Connection } from 'mongoose'
import { createStores } from '../../api/stores.ts'
import type { Forgotten } from './tombstones.ts'

/** Builds the indexes, and removes everything of the accounts that were deleted after the backup. */
export async function finish(connection: Connection, deleted: Forgotten[]): Promise<void> {
  const stores = createStores(connection)
  for (const store of stores.all) await store.buildIndexes()
  for (const { userId, limitKey } of deleted) {
    const person = { id: userId, limitKey, cvIds: await stores.cvs.listAllIds(userId) }
    for (const store of stores.all) await store.removeOf?.(person)
  }
}
