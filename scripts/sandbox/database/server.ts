// The embedded database as a server on 127.0.0.1 that speaks MongoDB's protocol: sockets, faults on request, timers. A database
// with a folder has a password, which is in the folder's file `address`.
import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Connection, ScanRule } from './command.ts'
import { commandName, SET_NAME } from './commands.ts'
import { Engine } from './engine.ts'
import { DatabaseError, failureReply } from './errors.ts'
import { lockDirectory, ownerOf } from './lock.ts'
import { Login, secretOf, USER } from './login.ts'
import { type Doc, encode, isObject } from './values.ts'
import { messagesOf, writeReply } from './wire.ts'

export type Fault = 'off' | 'down' | 'slow' | 'garbage' | 'error'
export type Database = Awaited<ReturnType<typeof startDatabase>>
export type DatabaseOptions = {
  /** The folder of the data; null keeps them in memory only, without a password. */
  dir: string | null
  /** 0 or absent: a free port. */
  port?: number
  /** The period of the check for expired documents; by default 60. */
  ttlSeconds?: number
  /** The application whose filters must all be served by an index. */
  scanRule?: ScanRule
}

const SLOW_MS = 700
const HANDSHAKE = ['hello', 'ismaster', 'isMaster', 'saslStart', 'saslContinue']

/** The active fault: for the next `left` commands. */
type Faults = { mode: Fault; left: number }

const isDown = ({ mode, left }: Faults) => mode === 'down' && left === Number.POSITIVE_INFINITY

/** The fault for this command; counts it down. The handshake is exempt, except while the server is down. */
function nextFault(faults: Faults, command: string): Fault {
  const { mode } = faults
  if (isDown(faults)) return mode
  if (mode === 'off' || HANDSHAKE.includes(command)) return 'off'
  if (--faults.left <= 0) faults.mode = 'off'
  return mode
}

/** Throws when another process uses the directory or the port. */
export async function startDatabase(options: DatabaseOptions) {
  const { dir } = options
  if (dir === null) return listen(options, null, () => {})
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  chmodSync(dir, 0o700)
  const unlock = lockDirectory(dir)
  return listen(options, join(dir, 'address'), unlock).catch(error => {
    unlock()
    throw error
  })
}

/** The address of the server that runs on a directory, or null. */
export const addressIn = (dir: string): string | null =>
  existsSync(dir) && ownerOf(dir) ? readFileSync(join(dir, 'address'), 'utf8') : null

/** The password of a directory: that of the last server there, so that its clients can reconnect, or a new one. */
function passwordOf(path: string): string {
  const known = existsSync(path) && /:\/\/[^:@/]*:([^@/]+)@/.exec(readFileSync(path, 'utf8'))?.[1]
  rmSync(path, { force: true })
  return known || randomBytes(24).toString('hex')
}

async function listen(options: DatabaseOptions, address: string | null, unlock: () => void) {
  const { dir, port = 0, ttlSeconds = 60, scanRule } = options
  const password = address && passwordOf(address)
  const secret = password === null ? null : secretOf(password)
  const faults: Faults = { mode: 'off', left: 0 }
  const sockets = new Set<Socket>()
  const closeSockets = () => {
    for (const socket of sockets) socket.destroy()
  }
  let fail: (error: Error) => void = () => {}
  const engine = new Engine(dir, error => fail(error), scanRule)
  let connectionId = 0
  const server = createServer(socket => {
    if (isDown(faults)) return void socket.destroy()
    sockets.add(socket.setNoDelay(true))
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy())
    const connection = { address: hostOf(), connectionId: ++connectionId, login: new Login(secret) }
    serve(socket, connection, engine, faults).catch(() => socket.destroy())
  })
  const hostOf = () => `127.0.0.1:${(server.address() as AddressInfo).port}`
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve)
  })
  const [user, source] = password === null ? ['', ''] : [`${USER}:${password}@`, '&authSource=admin']
  const uri = `mongodb://${user}${hostOf()}/trucv?directConnection=true&replicaSet=${SET_NAME}${source}`
  if (address !== null) writeFileSync(address, uri, { mode: 0o600 })
  // The engine reports failures of the log.
  const timer = setInterval(() => engine.tend(Date.now()).catch(() => {}), ttlSeconds * 1000).unref()
  const shutDown = async () => {
    clearInterval(timer)
    const closed = new Promise(resolve => server.close(resolve))
    closeSockets()
    await closed
    await engine.close()
    unlock()
  }
  let stopping: Promise<void> | undefined
  const stop = () => (stopping ??= shutDown())
  /** Resolves when the server has stopped itself after a disk failure, because memory is then ahead of the disk. */
  const failed = new Promise<Error>(resolve => {
    fail = error => {
      process.stderr.write(`database: the disk failed, stopping: ${error.message}\n`)
      closeSockets()
      stop().then(() => resolve(error))
    }
  })
  const fault = (mode: Fault, times = Number.POSITIVE_INFINITY) => {
    Object.assign(faults, { mode, left: times })
    if (isDown(faults)) closeSockets()
  }
  return { uri, port: Number(new URL(uri).port), failed, fault, stop, compact: () => engine.compact() }
}

// Answers messages in their order.
async function serve(socket: Socket, connection: Connection, engine: Engine, faults: Faults): Promise<void> {
  for await (const request of messagesOf(socket)) {
    const mode = nextFault(faults, commandName(request.body))
    if (mode === 'down') throw new Error('down')
    connection.application ??= applicationOf(request.body)
    const injected = () => encode(failureReply(new DatabaseError(11600, 'injected')))
    const reply = mode === 'error' ? injected() : await engine.execute(request, connection)
    if (mode === 'slow') await sleep(SLOW_MS)
    if (socket.destroyed) return
    // Closed, because the client may read noise as the start of a long message and wait for the rest.
    if (mode === 'garbage') socket.end(randomBytes(64))
    else socket.write(writeReply(request, reply))
  }
}

/** The appName in the metadata that a driver sends with its first message. */
function applicationOf({ client }: Doc): string | undefined {
  const application = isObject(client) && isObject(client.application) ? client.application : {}
  return typeof application.name === 'string' ? application.name : undefined
}
