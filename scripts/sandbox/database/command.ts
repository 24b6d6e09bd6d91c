// What a command is: its context, the options it takes, and how it reads its fields.
import type { Cursors } from './cursors.ts'
import { DatabaseError } from './errors.ts'
import type { Login } from './login.ts'
import type { State } from './state.ts'
import { type Doc, encode, isObject, parse } from './values.ts'

/** What the server tells of itself and of the connection. */
export interface Peer {
  /** host:port of this server. */
  address: string
  connectionId: number
  login: Login
  /** What the client called itself when it connected: its appName. */
  application?: string
  endSessions(ids: unknown[]): void
}

/** Who may not send a filter that no index serves, and which are allowed: collection and shape. */
export interface ScanRule {
  application: string
  except: readonly string[]
}

export interface Context extends Peer {
  scanRule: ScanRule | undefined
  state: State
  cursors: Cursors
  database: string
  /** `database.collection`, for the commands that name one. */
  namespace: string
  /** Documents sent beside the body, as BSON. */
  sections: Record<string, Buffer[]>
}

export interface Command {
  /** The fields it takes beside the generic ones; any other is refused by name. */
  options: readonly string[]
  run(body: Doc, context: Context): Doc | Buffer
}

/** The documents of a write command, whether sent in the body or beside it. Each is [document, its BSON]. */
export function documentsOf(body: Doc, context: Context, name: string): [doc: Doc, raw: Buffer][] {
  const beside = context.sections[name]
  if (beside) return beside.map(raw => [parse(raw), raw])
  const list = body[name]
  if (!Array.isArray(list) || !list.every(isObject))
    throw new DatabaseError(14, `'${name}' must be an array of documents`)
  return list.map(doc => [doc, encode(doc)])
}

/** A document among a command's fields; empty when absent. */
export function documentOption(body: Doc, name: string): Doc {
  const value = body[name]
  if (value === undefined || value === null) return {}
  if (!isObject(value)) throw new DatabaseError(14, `'${name}' must be a document`)
  return value
}
