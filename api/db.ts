// One mongoose connection, from which the stores are built. Keeps trying until the database is there, and says so.
import { type Connection, createConnection, set } from 'mongoose'

export type { Connection }

set('strictQuery', 'throw')

const RETRY_MS = 1_000

const options = {
  bufferCommands: false,
  autoIndex: false,
  autoCreate: false,
  serverSelectionTimeoutMS: 700,
  heartbeatFrequencyMS: 2_000,
  connectTimeoutMS: 2_000,
  socketTimeoutMS: 4_000,
  maxPoolSize: 50,
  waitQueueTimeoutMS: 2_500,
  w: 'majority',
  journal: true,
} as const

export type Database = {
  connection: Connection
  /** Resolves at the first success; goes on trying until then or until close(). */
  connect(): Promise<void>
  /** Whether the database answers now. */
  ping(): Promise<boolean>
  close(): Promise<void>
}

/** `onConnected` builds the indexes; the database counts as there once it has succeeded. */
export function openDatabase(uri: string, onConnected: (connection: Connection) => Promise<void>): Database {
  const connection = createConnection()
  // Errors of single operations reach their callers; this one only keeps the process alive.
  connection.on('error', () => undefined)
  let ready = false
  let closed = false

  async function connect(): Promise<void> {
    while (!closed) {
      try {
        if (connection.readyState === 0) await connection.openUri(uri, options)
        if (await isHalfRestored(connection)) throw new Error('A restore has begun and has not ended.')
        await onConnected(connection)
        ready = true
        return
      } catch (error) {
        if (isFinal(error)) throw error
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
