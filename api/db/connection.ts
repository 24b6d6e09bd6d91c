// The one mongoose connection, which all stores share. Retries until the database is reachable, and logs why it is not.
import { type Connection, createConnection, set } from 'mongoose'
import type { Log } from '../lib/log.ts'
import { watchHeartbeats } from './heartbeats.ts'

export type { Connection }

set('strictQuery', 'throw')

const RETRY_MS = 1_000

/**
 * Read and write concerns, which override those of the connection string. `local`: the primary's present state, which conditional
 * updates are decided on as well.
 */
export const CONCERNS = {
  readPreference: 'primary',
  readConcernLevel: 'local',
  writeConcern: { w: 'majority', j: true },
} as const
const CONCERNS_IN_URI =
  /^(readPreference|readPreferenceTags|maxStalenessSeconds|readConcernLevel|w|wtimeout|wtimeoutMS|j|journal|fsync)$/i

/** The connection string without these options, which the driver would otherwise merge with CONCERNS. */
export function withoutConcerns(uri: string): string {
  const [address, query] = uri.split(/\?(.*)/s) as [string, string?]
  const kept = query?.split('&').filter(one => !CONCERNS_IN_URI.test(one.split('=')[0] as string)) ?? []
  return kept.length > 0 ? `${address}?${kept.join('&')}` : address
}

/** Short, so that a request is answered with 503 before its own time limit. The connection string may set other values. */
const LIMITS = {
  serverSelectionTimeoutMS: 700,
  heartbeatFrequencyMS: 2_000,
  connectTimeoutMS: 2_000,
  socketTimeoutMS: 4_000,
  maxPoolSize: 50,
  waitQueueTimeoutMS: 2_500,
}

function optionsFor(uri: string) {
  const limits = Object.entries(LIMITS).filter(([name]) => !new RegExp(`[?&]${name}=`, 'i').test(uri))
  const own = { bufferCommands: false, autoIndex: false, autoCreate: false }
  return { ...CONCERNS, ...own, ...Object.fromEntries(limits) }
}

export type Database = {
  connection: Connection
  /** Resolves at the first success; retries until then or until close(). */
  connect(): Promise<void>
  /** Whether the database answers now. */
  ping(): Promise<boolean>
  close(): Promise<void>
}

/** `onConnected` builds the indexes; the database counts as ready after that. `log` gets the reasons of failures. */
export function openDatabase(
  uri: string,
  onConnected: (connection: Connection) => Promise<void>,
  log?: Pick<Log, 'warn'>,
): Database {
  const connection = createConnection()
  // Failed operations reject for their callers; without this listener an 'error' event would end the process.
  connection.on('error', () => undefined)
  let ready = false
  let closed = false
  let wasReached = false
  let stopWatch = () => {}

  async function connect(): Promise<void> {
    while (!closed) {
      try {
        if (connection.readyState === 0) {
          await connection.openUri(withoutConcerns(uri), optionsFor(uri))
          wasReached = true
          stopWatch = watchHeartbeats(connection.getClient(), () => void reconnect())
        }
        if (await isHalfRestored(connection)) throw new Error('A restore has begun and has not ended.')
        await onConnected(connection)
        ready = true
        return
      } catch (error) {
        if (error instanceof StartRefused || (!wasReached && isFault(error))) throw error
        if (!closed) log?.warn(describe(error), 'not ready: the database cannot be used yet')
        await new Promise(resolve => setTimeout(resolve, RETRY_MS).unref())
      }
    }
  }

  async function reconnect(): Promise<void> {
    log?.warn({}, 'the driver has stopped checking the database: reconnecting')
    await connection.close() // after a close by force, mongoose refuses the operations of the connection for good
    await connect()
  }

  return {
    connection,
    connect,
    async ping() {
      if (!ready || !connection.db) return false
      try {
        return (await connection.db.admin().command({ ping: 1 }, { timeoutMS: 1_000 })).ok === 1
      } catch {
        return false
      }
    },
    async close() {
      closed = true
      stopWatch()
      await connection.close(true)
    },
  }
}

/** Until a restore has ended, the database still holds accounts that were removed after the backup was made. */
const isHalfRestored = (connection: Connection) => connection.collection('restoring').findOne({})

/** The service must not use this database; the message is a line for the operator. */
export class StartRefused extends Error {}

/** Faults of the settings: a malformed connection string, refused credentials. Noise on a line has the same name as the former. */
function isFault(error: unknown): boolean {
  const { name, code } = error as { name?: string; code?: number }
  return name === 'MongoParseError' || name === 'MongoInvalidArgumentError' || code === 18
}

/** The loggable details of a failure. Messages of the server can quote documents, so only its code is logged. */
function describe(error: unknown): object {
  const { name, message, code, codeName, cause } = error as Error & { code?: number; codeName?: string }
  const why = code === undefined ? { why: message } : { code, codeName }
  return { name, ...why, ...(cause instanceof Error && { cause: describe(cause) }) }
}

export type PoolFailure = 'checkout' | 'cleared' | 'heartbeat'

/** Reports failures of the connection pool. The returned function reads how many connections are in use and waited for. */
export function watchPool(connection: Connection, report: (kind: PoolFailure) => void) {
  const figures = { inUse: 0, waiting: 0 }
  let watched: object | null = null
  connection.on('connected', () => {
    const client = connection.getClient()
    if (client === watched) return
    watched = client
    Object.assign(figures, { inUse: 0, waiting: 0 })
    client.on('connectionCheckOutStarted', () => figures.waiting++)
    client.on('connectionCheckedOut', () => {
      figures.waiting--
      figures.inUse++
    })
    client.on('connectionCheckedIn', () => figures.inUse--)
    client.on('connectionCheckOutFailed', () => {
      figures.waiting--
      report('checkout')
    })
    client.on('connectionPoolCleared', () => report('cleared'))
    client.on('serverHeartbeatFailed', () => report('heartbeat'))
  })
  return () => ({ inUse: Math.max(0, figures.inUse), waiting: Math.max(0, figures.waiting) })
}
