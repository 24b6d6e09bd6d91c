// The embedded database as a server on 127.0.0.1: sockets, faults on request, timers. Plays MongoDB for the driver. Data that
// are kept have a password, which only who may read the folder's `address` knows.
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { chmod, mkdir } from 'node:fs/promises'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ScanRule } from './command.ts'
import { commandName } from './commands.ts'
import { SET_NAME } from './commands-admin.ts'
import { type Connection, Engine } from './engine.ts'
import { DatabaseError, failureReply } from './errors.ts'
import { isLocked, lockDirectory } from './lock.ts'
import { Login, type Secret, secretOf, USER } from './login.ts'
import { type Doc, encode, isObject } from './values.ts'
import { messageLength, type Request, readRequest, writeReply } from './wire.ts'

export type Fault = 'off' | 'down' | 'slow' | 'garbage' | 'error'

export interface DatabaseOptions {
  /** Where the data live; null keeps them in memory only, and asks for no password. */
  dir: string | null
  /** 0 or absent: a free port. */
  port?: number
  /** Seconds between two sweeps of the TTL indexes (60). */
  ttlSeconds?: number
  /** Whose filters must each be served by an index. */
  scanRule?: ScanRule
}

export interface Database {
  uri: string
  port: number
  /** Misbehaves: for the next `times` commands, or until 'off'. The handshake is spared, except while it is down. */
  fault(mode: Fault, times?: number): void
  /** Rewrites the log without what is deleted or outdated. Happens by itself when there is cause, within the hour. */
  compact(): Promise<void>
  stop(): Promise<void>
  /** Resolves when the disk failed and the server has stopped by itself. */
  failed: Promise<Error>
}

const SLOW_MS = 700
const TEND_MS = 60 * 1000
const HANDSHAKE = ['hello', 'ismaster', 'isMaster', 'saslStart', 'saslContinue', 'endSessions']

/** Starts a server. Throws when another process uses the directory or the port. */
export async function startDatabase(options: DatabaseOptions): Promise<Database> {
  const unlock = options.dir === null ? () => {} : await prepare(options.dir)
  const server = new DatabaseServer(unlock, options.scanRule)
  try {
    await server.start(options)
  } catch (error) {
    await server.stop()
    throw error
  }
  return server
}

/** The address of the server that runs on a directory; null when none does. */
export function addressIn(dir: string): string | null {
  return isLocked(dir) ? readFileSync(join(dir, 'address'), 'utf8') : null
}

async function prepare(dir: string): Promise<() => void> {
  await mkdir(dir, { recursive: true, mode: 0o700 })
  await chmod(dir, 0o700)
  return lockDirectory(dir)
}

/** The password of a directory: that of the server before this one, so that its clients find back; else a new one. */
function passwordOf(path: string): string {
  const known = existsSync(path) && /:\/\/[^:@/]*:([^@/]+)@/.exec(readFileSync(path, 'utf8'))?.[1]
  rmSync(path, { force: true })
  return known || randomBytes(24).toString('hex')
}

class DatabaseServer implements Database {
  uri = ''
  port = 0
  failed: Promise<Error>
  private readonly engine: Engine
  private readonly sockets = new Set<Socket>()
  private readonly server: Server = createServer(socket => this.accept(socket))
  private readonly timers: NodeJS.Timeout[] = []
  private readonly unlock: () => void
  private secret: Secret | null = null
  private mode: Fault = 'off'
  private left = Number.POSITIVE_INFINITY
  private connections = 0
  private stopping: Promise<void> | undefined
  private tellFailure: (error: Error) => void = () => {}

  constructor(unlock: () => void, scanRule?: ScanRule) {
    this.engine = new Engine(scanRule)
    this.unlock = unlock
    this.failed = new Promise(resolve => {
      this.tellFailure = resolve
    })
  }

  async start({ dir, port = 0, ttlSeconds = 60 }: DatabaseOptions): Promise<void> {
    const address = dir === null ? null : join(dir, 'address')
    const password = address && passwordOf(address)
    this.secret = password === null ? null : secretOf(password)
    await this.engine.open(dir, error => this.fail(error))
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', reject)
      this.server.listen(port, '127.0.0.1', resolve)
    })
    this.port = (this.server.address() as AddressInfo).port
    const [user, source] = password === null ? ['', ''] : [`${USER}:${password}@`, '&authSource=admin']
    this.uri = `mongodb://${user}127.0.0.1:${this.port}/trucv?directConnection=true&replicaSet=${SET_NAME}${source}`
    if (address !== null) writeFileSync(address, this.uri, { mode: 0o600 })
    this.every(ttlSeconds * 1000, () => this.engine.sweep(Date.now()))
    this.every(TEND_MS, () => this.engine.tend())
  }

  fault(mode: Fault, times = Number.POSITIVE_INFINITY): void {
    this.mode = times > 0 ? mode : 'off'
    this.left = times
    if (mode === 'down' && times === Number.POSITIVE_INFINITY) this.hangUp()
  }

  compact(): Promise<void> {
    return this.engine.compact()
  }

  stop(): Promise<void> {
    this.stopping ??= this.shutDown()
    return this.stopping
  }

  private async shutDown(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer)
    const closed = new Promise(resolve => this.server.close(resolve))
    this.hangUp()
    await closed
    await this.engine.close()
    this.unlock()
  }

  // Memory is ahead of the disk: no answer may be given any more.
  private fail(error: Error): void {
    process.stderr.write(`database: the disk failed, stopping: ${error.message}\n`)
    this.hangUp()
    this.stop().then(() => this.tellFailure(error))
  }

  private every(milliseconds: number, work: () => Promise<void>): void {
    // A failure of the log is told through onFailure.
    this.timers.push(setInterval(() => work().catch(() => {}), milliseconds).unref())
  }

  private hangUp(): void {
    for (const socket of this.sockets) socket.destroy()
  }

  private accept(socket: Socket): void {
    if (this.isDown()) {
      socket.destroy()
      return
    }
    this.sockets.add(socket)
    socket.setNoDelay(true)
    socket.on('close', () => this.sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    const login = new Login(this.secret)
    const connection = { address: `127.0.0.1:${this.port}`, connectionId: ++this.connections, login }
    this.serve(socket, connection).catch(() => socket.destroy())
  }

  // Answers one message after the other, in their order.
  private async serve(socket: Socket, connection: Connection): Promise<void> {
    let chunks: Buffer[] = []
    let received = 0
    let needed = 4
    for await (const chunk of socket as AsyncIterable<Buffer>) {
      chunks.push(chunk)
      received += chunk.length
      while (received >= needed) {
        const bytes = Buffer.concat(chunks)
        needed = messageLength(bytes)
        const isWhole = bytes.length >= needed && needed > 4
        const rest = isWhole ? bytes.subarray(needed) : bytes
        if (isWhole) await this.answer(socket, readRequest(bytes.subarray(0, needed)), connection)
        if (isWhole) needed = 4
        chunks = [rest]
        received = rest.length
      }
    }
  }

  private async answer(socket: Socket, request: Request, connection: Connection): Promise<void> {
    const mode = this.nextFault(commandName(request.body))
    if (mode === 'down') throw new Error('down')
    const injected = new DatabaseError(11600, 'injected')
    connection.application ??= applicationOf(request.body)
    const reply = mode === 'error' ? encode(failureReply(injected)) : await this.engine.execute(request, connection)
    if (mode === 'slow') await sleep(SLOW_MS)
    if (!request.wantsReply || socket.destroyed) return
    // Hung up on, or the client might wait for the rest of what it takes for a long message.
    if (mode === 'garbage') socket.end(randomBytes(64))
    else if (!socket.write(writeReply(request, reply))) await drained(socket)
  }

  private isDown(): boolean {
    return this.mode === 'down' && this.left === Number.POSITIVE_INFINITY
  }

  // The fault for this command; counts it.
  private nextFault(command: string): Fault {
    if (this.mode === 'off' || this.isDown()) return this.mode
    if (HANDSHAKE.includes(command)) return 'off'
    const mode = this.mode
    if (--this.left <= 0) this.mode = 'off'
    return mode
  }
}

/** The appName in the metadata that a driver sends with its first message. */
function applicationOf({ client }: Doc): string | undefined {
  const application = isObject(client) && isObject(client.application) ? client.application : {}
  return typeof application.name === 'string' ? application.name : undefined
}

function drained(socket: Socket): Promise<void> {
  return new Promise(resolve => {
    const done = () => {
      socket.off('drain', done).off('close', done)
      resolve()
    }
    if (socket.destroyed) resolve()
    else socket.on('drain', done).on('close', done)
  })
}
