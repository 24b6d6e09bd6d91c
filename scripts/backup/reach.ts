// Connects to the database of a backup or restore: the one at MONGODB_URI, or the embedded one in DATA_DIR.
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import mongoose, { type Connection } from 'mongoose'
import { CONCERNS, withoutConcerns } from '../../api/db/connection.ts'
import { projectRoot } from '../../api/lib/root.ts'

export type Reached = { connection: Connection; close(): Promise<void> }

/**
 * `alone`: requires exclusive use of the embedded database. Throws with a message for a person when there is no database, or it is
 * in use.
 */
export async function reachDatabase(env: NodeJS.ProcessEnv, alone: boolean): Promise<Reached> {
  const file = env.MONGODB_URI_FILE
  const uri = env.MONGODB_URI || (file ? readFileSync(file, 'utf8').trim() : '')
  if (uri) return connectTo(uri)
  // The image does not have it.
  const { addressIn, startDatabase } = await import('../sandbox/database/server.ts')
  const dir = join(resolve(projectRoot, env.DATA_DIR || '.data'), 'database')
  if (!alone && !existsSync(join(dir, 'log')))
    throw new Error(`There is no database in ${dir}, and MONGODB_URI is not set.`)
  const running = addressIn(dir)
  if (running && alone) throw new Error('The embedded database is in use: stop `npm start` first.')
  if (running) return connectTo(running)
  const server = await startDatabase({ dir })
  const reached = await connectTo(server.uri)
  return {
    connection: reached.connection,
    async close() {
      await reached.close()
      await server.stop()
    },
  }
}

async function connectTo(uri: string): Promise<Reached> {
  const options = { ...CONCERNS, autoIndex: false, autoCreate: false, serverSelectionTimeoutMS: 5_000 }
  const connection = await mongoose.createConnection(withoutConcerns(uri), options).asPromise()
  return { connection, close: () => connection.close() }
}
