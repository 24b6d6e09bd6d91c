// Changes of the form of stored data between versions of the product: forward only, one after the other, before the service is ready.
import { setTimeout as wait } from 'node:timers/promises'
import { type Connection, StartRefused } from './db/connection.ts'
import type { createDataVersionStore, DataVersion } from './db/data-version.ts'
import { createLease, type Leases } from './jobs/lease-store.ts'
import type { Log } from './lib/log.ts'

export type Change = {
  /** In log lines. */
  title: string
  /**
   * Brings all stored data to the next version. A kill can interrupt it anywhere, and it then runs again from its beginning. Tombstones
   * and their keys keep their form: a restore reads them by a program of another version.
   */
  run: (connection: Connection) => Promise<unknown>
}

/** The change at index n leads from version n + 1 to n + 2. Since 0.1.0, whose data have version 1, changes are only appended. */
export const CHANGES: readonly Change[] = []

/** The version of the data that a program with these changes reads and writes. */
export const versionAfter = (changes: readonly Change[] = CHANGES): number => changes.length + 1
/** The version that a program must know to read the data: during a change the next one. */
export const versionToRead = (data: DataVersion | null): number => data?.to ?? data?.version ?? 1

const WATCH_MS = 5_000
/** Copies of an older version notice an announced change within WATCH_MS, and end within 10 seconds. */
const ENDINGS_MS = WATCH_MS + 15_000
const LEASE_MS = 30_000

const NO_VERSION =
  'MONGODB_URI: the database has accounts, but no document in data_version: restore that too, or begin with an empty database'

type Deps = {
  connection: Connection
  stores: { dataVersion: ReturnType<typeof createDataVersionStore>; leases: Leases }
  now: () => Date
  log: Log
  /** Called in a running copy when a newer version of the product changes the data. */
  onNewer?: (() => void) | undefined
  changes?: readonly Change[]
  /** The delay of a change after its announcement; 0 where no copy of the service runs. */
  endingsMs?: number
}

export function createUpgrades(deps: Deps) {
  const { stores, changes = CHANGES, onNewer } = deps
  const { dataVersion } = stores
  const known = versionAfter(changes)
  const lease = createLease(stores.leases, deps.now, { name: 'upgrade', forMs: LEASE_MS })

  /** Throws StartRefused when this program does not know the data. */
  async function readKnown(): Promise<number> {
    const data = (await dataVersion.find()) ?? (await dataVersion.begin(known))
    if (!data) throw new StartRefused(NO_VERSION)
    const wanted = versionToRead(data)
    if (wanted <= known) return data.version
    const program = `this version of TruCV knows ${known} and older ones`
    throw new StartRefused(
      `MONGODB_URI: the database has data of version ${wanted}; ${program}. Start the newer TruCV.`,
    )
  }

  return {
    /** Runs the changes that the data lack. Throws when another copy runs one; the start tries again. */
    async run(): Promise<void> {
      for (let from = await readKnown(); from < known; from = await readKnown()) {
        await dataVersion.announce(from, deps.now())
        if (!(await lease.take())) throw new Error('Another copy of the service changes the stored data.')
        const renewal = setInterval(() => void lease.take().catch(() => undefined), LEASE_MS / 3)
        await applyOnce(deps, changes[from - 1] as Change, from).finally(() => clearInterval(renewal))
        await lease.drop()
      }
    },
    /** The work of a job of every copy. */
    async watch(): Promise<void> {
      if (versionToRead(await dataVersion.find()) > known) onNewer?.()
    },
  }
}

/** Runs under the lease: another copy may have completed the change before this one took it. */
async function applyOnce({ connection, stores, now, log, endingsMs = ENDINGS_MS }: Deps, change: Change, from: number) {
  const data = await stores.dataVersion.find()
  if (data?.version !== from) return
  await wait(Math.max(0, Math.min(endingsMs, (data.at ?? now()).getTime() + endingsMs - now().getTime())))
  const detail = { change: change.title, from, to: from + 1 }
  log.info(detail, 'stored data: the change begins')
  await change.run(connection)
  await stores.dataVersion.complete(from)
  log.info(detail, 'stored data: the change is complete')
}
