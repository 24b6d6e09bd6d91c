// The end of a restore: brings the data to the version of this program, builds the indexes, and removes accounts by the service's own code.
import type { Connection } from 'mongoose'
import { assembleStores } from '../../api/assemble/stores.ts'
import { now } from '../../api/lib/clock.ts'
import { CHANGES, createUpgrades } from '../../api/upgrades.ts'
import type { Forgotten } from './tombstones.ts'

const say = (detail: object, message: string) => console.log(message, JSON.stringify(detail))
const log = { info: say, warn: say }

/** Runs the changes that the data lack, builds the indexes, and removes the data of accounts that were deleted after the backup. */
export async function finish(connection: Connection, deleted: Forgotten[], changes = CHANGES): Promise<void> {
  const stores = assembleStores(connection)
  await createUpgrades({ connection, stores, now, log, changes, endingsMs: 0 }).run()
  for (const store of stores.all) await store.buildIndexes()
  for (const { userId, limitKey } of deleted) {
    const person = { id: userId, limitKey, cvIds: await stores.cvs.listAllIds(userId) }
    for (const store of stores.all) await store.removeOf?.(person)
  }
}
