// What a command is: its context, the options it takes, and how it reads its fields.
import type { State } from './collection.ts'
import type { Cursors } from './cursors.ts'
import { DatabaseError, unsupported } from './errors.ts'
import type { Login } from './login.ts'
import { type Doc, isObject, parse } from './values.ts'

/** What the server tells of itself and of the connection. */
export interface Connection {
  /** host:port of this server. */
  address: string
  connectionId: number
  login: Login
  /** What the client called itself when it connected: its appName. */
  application?: string
}

/** Who may not send a filter that no index serves. */
export type ScanRule = { application: string }

export interface Context extends Connection {
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
  run(body: Doc, context: Context): Doc
}

export const words = (text: string): string[] => text.split(' ')

/** The documents of a write command, whether sent in the body or beside it. */
export function documentsOf(body: Doc, context: Context, name: string): Doc[] {
  const list = context.sections[name]?.map(parse) ?? body[name]
  if (Array.isArray(list) && list.every(isObject)) return list
  throw new DatabaseError(14, `'${name}' must be an array of documents`)
}

/** A document among a command's fields; empty when absent. */
export function documentOption(body: Doc, name: string): Doc {
  const value = body[name] ?? {}
  if (isObject(value)) return value
  throw new DatabaseError(14, `'${name}' must be a document`)
}

/** Throws 115 for a field that says something and is not among those allowed. */
export function checkFields(doc: Doc, allowed: readonly string[], what: string): void {
  const strange = Object.keys(doc).find(name => !allowed.includes(name) && (doc[name] || name === 'autocommit'))
  if (strange) throw unsupported(`The field ${strange} of ${what}`)
}
