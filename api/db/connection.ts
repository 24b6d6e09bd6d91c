// One mongoose connection, from which the stores are built. Keeps trying until the database is there, and says so.
import { type Connection, createConnection, set } from 'mongoose'
import type { Log } from '../lib/log.ts'

export type { Connection }

set('strictQuery', 'throw')

const RETRY_MS = 1_000

/**
 * Where is read, and when a write counts as done, whatever the address says. `local`: what the primary has now, which a
 * conditional update decides on too.
 */
export const CONCERNS = {
  readPreference: 'primary',
  readConcernLevel: 'local',
  writeConcern: { w: 'majority', j: true },
} as const
const CONCERNS_IN_URI =
  /^(readPreference|readPreferenceTags|maxStalenessSeconds|readConcernLevel|w|wtimeout|wtimeoutMS|j|journal|fsync)$/i

/** The address without what CONCERNS says: the driver would mix the two. */
export function withoutConcerns(uri: string): string {
  const [address, query] = uri.split(/\?(.*)/s) as [string, string?]
  const kept = query?.split('&').filter(one => !CONCERNS_IN_URI.test(one.split('=')[0] as string)) ?? []
  return kept.length > 0 ? `${address}?${kept.join('&')}` : address
}

const options = {
  ...CONCERNS,
  bufferCommands: false,
  autoIndex: false,
  autoCreate: false,
  serverSelectionTimeoutMS: 700,
  heartbeatFrequencyMS: 2_000,
  connectTimeoutMS: 2_000,
  socketTimeoutMS: 4_000,
  maxPoolSize: 50,
  waitQueueTimeoutMS: 2_500,
} as const

export type Database = {
  connection: Connection
  /** Resolves at the first success; goes on trying until then or until close(). */
  connect(): Promise<void>
  /** Whether the database answers now. */
  ping(): Promise<boolean>
  close(): Promise<void>
}

/** `onConnected` builds the indexes; the database counts as there once it has succeeded. `log` hears why it has not. */
export function openDatabase(
  uri: string,
  onConnected: (connection: Connection) => Promise<void>,
  log?: Pick<Log, 'warn'>,
): Database {
  const connection = createConnection()
  // Errors of single operations reach their callers; this one only keeps the process alive.
  connection.on('error', () => undefined)
  let ready = false
  let closed = false

  async function connect(): Promise<void> {
    while (!closed) {
      try {
        if (connection.readyState === 0) await connection.openUri(withoutConcerns(uri), options)
        if (await isHalfRestored(connection)) throw new Error('A restore has begun and has not ended.')
        await onConnected(connection)
        ready = true
        return
      } catch (error) {
        if (isFinal(error)) throw error
        if (!closed) log?.warn(describe(error), 'not ready: the database cannot be used yet')
        await new Promise(resolve => setTimeout(resolve, RETRY_MS).unref())
      }
    }
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
      await connection.close(true)
    },
  }
}

/** Accounts that were deleted since a backup was made are in the database until its restore has ended. */
const isHalfRestored = (connection: Connection) => connection.collection('restoring').findOne({})

/** A malformed address or refused credentials do not mend themselves. */
function isFinal(error: unknown): boolean {
  const { name, code } = error as { name?: string; code?: number }
  return name === 'MongoParseError' || name === 'MongoInvalidArgumentError' || code === 18
}

/** What may be logged of a failure. What the server says can hold values of documents: its code is enough. */
function describe(error: unknown): object {
  const { name, message, code, codeName, cause } = error as Error & { code?: number; codeName?: string }
  const why = code === undefined ? { why: message } : { code, codeName }
  return { name, ...why, ...(cause instanceof Error && { cause: describe(cause) }) }
}

export type PoolFailure = 'checkout' | 'cleared' | 'heartbeat'

/** Tells what goes wrong with the connections; the function that it gives says how many are in use and are waited for. */
export function watchPool(connection: Connection, tell: (kind: PoolFailure) => void) {
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
      tell('checkout')
    })
    client.on('connectionPoolCleared', () => tell('cleared'))
    client.on('serverHeartbeatFailed', () => tell('heartbeat'))
  })
  return () => ({ inUse: Math.max(0, figures.inUse), waiting: Math.max(0, figures.waiting) })
}
