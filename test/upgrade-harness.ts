// A start of the service as far as its stored data: the product's own code with the changes of a test.
import { assembleStores } from '../api/assemble/stores.ts'
import type { Connection } from '../api/db/connection.ts'
import type { Log } from '../api/lib/log.ts'
import { type Change, createUpgrades } from '../api/upgrades.ts'

type Options = { now?: () => Date; endingsMs?: number; onNewer?: () => void; log?: Log }

export function upgradesOf(connection: Connection, changes: readonly Change[], options: Options = {}) {
  const { now = () => new Date(), endingsMs = 0, onNewer, log = { info() {}, warn() {} } } = options
  return createUpgrades({ connection, stores: assembleStores(connection), changes, now, endingsMs, onNewer, log })
}

export const startUpgrade = (connection: Connection, changes: readonly Change[], options: Options = {}) =>
  upgradesOf(connection, changes, options).run()
