// A database under test, used through the real driver: the embedded one, or the one at TEST_MONGODB_URI.
import { createHash, createHmac, pbkdf2Sync } from 'node:crypto'
import { connect } from 'node:net'
import { Binary, deserialize, serialize } from 'bson'
import mongoose from 'mongoose'
import { type Database, startDatabase } from '../scripts/sandbox/database/server.ts'
import t, { type Test } from './tap.ts'

type Id = number | string | mongoose.mongo.ObjectId
export type Row = { [field: string]: unknown; _id: Id }
export type Rows = mongoose.mongo.Collection<Row>

export const isEmbedded = !process.env.TEST_MONGODB_URI
export const { ObjectId } = mongoose.mongo

/** A value as extended JSON: number types, dates and ids compare as the client reads them. */
export const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))

export interface Bench {
  uri: string
  /** The embedded server; null for another database. */
  server: Database | null
  connection: mongoose.Connection
  /** A new collection with these documents; `_id` is their index from 1, unless they have one. */
  fresh(docs?: object[]): Promise<Rows>
}

/** Starts the database for a test file; dropped and stopped at its end. */
export async function openBench(name: string): Promise<Bench> {
  const server = isEmbedded ? await startDatabase({ dir: null, ttlSeconds: 0.2 }) : null
  const uri = server?.uri ?? (process.env.TEST_MONGODB_URI as string)
  const connection = await mongoose.createConnection(uri, { dbName: `${name}_${process.pid}` }).asPromise()
  t.teardown(async () => {
    await connection.dropDatabase()
    await connection.close()
    await server?.stop()
  })
  let count = 0
  const fresh = async (docs: object[] = []) => {
    const rows = connection.collection<Row>(`c${++count}`) as unknown as Rows
    const numbered = docs.map((doc, i) => ({ _id: i + 1, ...doc }))
    if (numbered.length) await rows.insertMany(numbered)
    return rows
  }
  return { uri, server, connection, fresh }
}

let databases = 0

/** An empty database for one test, dropped and stopped at its end. */
export async function freshDatabase(t: { teardown(fn: () => unknown): void }): Promise<mongoose.Connection> {
  const server = isEmbedded ? await startDatabase({ dir: null }) : null
  const uri = server?.uri ?? (process.env.TEST_MONGODB_URI as string)
  const dbName = `fresh_${process.pid}_${++databases}`
  const connection = await mongoose.createConnection(uri, { dbName, autoIndex: false }).asPromise()
  t.teardown(async () => {
    await connection.dropDatabase()
    await connection.close()
    await server?.stop()
  })
  return connection
}

/** The ids of the matching documents, in their order. */
export async function idsOf(rows: Rows, filter: object = {}): Promise<unknown[]> {
  const found = await rows
    .find(filter as Row)
    .sort({ _id: 1 })
    .toArray()
  return found.map(doc => doc._id)
}

/** An update without types, because each case sets other fields. */
export const update = (rows: Rows, filter: object, change: object, options: object = {}) =>
  rows.updateOne(filter as Partial<Row>, change as mongoose.mongo.UpdateFilter<Row>, options)

export const findAndModify = (rows: Rows, filter: object, change: object, options: object = {}) =>
  rows.findOneAndUpdate(
    filter as Partial<Row>,
    change as mongoose.mongo.UpdateFilter<Row>,
    options,
  ) as Promise<Row | null>

interface Failure extends Error {
  code: number
  keyPattern: object
  keyValue: object
}

/** The error of a rejected promise; fails the test when it resolves. */
export async function failureOf(t: Test, work: Promise<unknown>): Promise<Failure> {
  try {
    await work
  } catch (error) {
    return error as Failure
  }
  t.fail('it should have been refused')
  return new Error('no failure') as Failure
}

export async function refused(t: Test, work: Promise<unknown>, code: number, message?: RegExp): Promise<Failure> {
  const failure = await failureOf(t, work)
  t.equal(failure.code, code, failure.message)
  if (message) t.match(failure.message, message)
  return failure
}

/** The names of the indexes in a reply of `explain`, and SORT, SORT_MERGE and COLLSCAN; each once, sorted. */
export function scansOf(explained: unknown): string[] {
  const found = new Set<string>()
  JSON.stringify(explained, (name, value) => {
    if (name === 'rejectedPlans' || name === 'executionStats') return undefined
    if (['SORT', 'SORT_MERGE', 'COLLSCAN'].includes(value?.stage)) found.add(value.stage)
    if (typeof value?.indexName === 'string') found.add(value.indexName)
    return value
  })
  return [...found].sort()
}

/** A connection without the driver and its sessions, which sends commands unchanged. Rejects when the server closes it. */
export function openRaw(port: number) {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  const chunks = socket[Symbol.asyncIterator]()
  async function ask(command: object): Promise<Record<string, unknown>> {
    const body = serialize({ ...command, $db: 'raw' })
    const header = Buffer.alloc(21)
    for (const [at, value] of [21 + body.length, 1, 0, 2013, 0].entries()) header.writeInt32LE(value, at * 4)
    socket.write(Buffer.concat([header, body]))
    for (let answer = Buffer.alloc(0); ; ) {
      const { done, value } = await chunks.next()
      if (done) throw new Error('hung up')
      answer = Buffer.concat([answer, value as Buffer])
      if (answer.length >= 21 && answer.length >= answer.readInt32LE(0)) return deserialize(answer.subarray(21))
    }
  }
  /** SCRAM-SHA-256; returns the last reply. */
  async function login(user: string, password: string) {
    const first = `n=${user},r=nonce`
    const mechanism = 'SCRAM-SHA-256'
    const begun = await ask({ saslStart: 1, mechanism, payload: new Binary(Buffer.from(`n,,${first}`)) })
    if (begun.ok !== 1) return begun
    const reply = (begun.payload as Binary).toString()
    const [nonce, salt, rounds] = reply.split(',').map(part => part.slice(2)) as [string, string, string]
    const salted = pbkdf2Sync(password, Buffer.from(salt, 'base64'), Number(rounds), 32, 'sha256')
    const key = createHmac('sha256', salted).update('Client Key').digest()
    const stored = createHash('sha256').update(key).digest()
    const signed = `${first},${reply},c=biws,r=${nonce}`
    const signature = createHmac('sha256', stored).update(signed).digest()
    const proof = Buffer.from(key.map((byte, i) => byte ^ signature[i]!)).toString('base64')
    const payload = new Binary(Buffer.from(`c=biws,r=${nonce},p=${proof}`))
    return ask({ saslContinue: 1, conversationId: begun.conversationId, payload })
  }
  return { ask, login, end: () => socket.destroy() }
}

/** Sends one command on a new connection and returns the reply; authenticates if the address has a password. */
export async function sendRaw(at: number | string, command: object): Promise<Record<string, unknown>> {
  const url = typeof at === 'string' ? new URL(at) : null
  const raw = openRaw(url ? Number(url.port) : (at as number))
  try {
    if (url) await raw.login(url.username, url.password)
    return await raw.ask(command)
  } finally {
    raw.end()
  }
}
