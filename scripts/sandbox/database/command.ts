// The type of a command, its context, and helpers that read its fields.
import type { State } from './collection.ts'
import type { Cursors } from './cursors.ts'
import { DatabaseError, unsupported } from './errors.ts'
import type { Login } from './login.ts'
import { type Doc, isObject, parse } from './values.ts'

/** The client's connection. */
export interface Connection {
  /** host:port of this server. */
  address: string
  connectionId: number
  login: Login
  /** The client's appName. */
  application?: string
}

/** The application whose filters must all be served by an index. */
export type ScanRule = { application: string }

export interface Context extends Connection {
  state: State
  cursors: Cursors
  database: string
  /** `database.collection`, for commands on a collection. */
  namespace: string
  /** The document sequences of the message, as BSON. */
  sections: Record<string, Buffer[]>
}

export interface Command {
  /** The accepted fields besides the generic ones; others are refused by name. */
  options: readonly string[]
  run(body: Doc, context: Context): Doc
}

export const words = (text: string): string[] => text.split(' ')

/** The documents of a write command, from a document sequence or the body. */
export function documentsOf(body: Doc, context: Context, name: string): Doc[] {
  const list = context.sections[name]?.map(parse) ?? body[name]
  if (Array.isArray(list) && list.every(isObject)) return list
  throw new DatabaseError(14, `'${name}' must be an array of documents`)
}

/** A field that is a document; empty when absent. */
export function documentOption(body: Doc, name: string): Doc {
  const value = body[name] ?? {}
  if (isObject(value)) return value
  throw new DatabaseError(14, `'${name}' must be a document`)
}

/** Throws 115 for a field that is set and not allowed. */
export function checkFields(doc: Doc, allowed: readonly string[], what: string): void {
  const strange = Object.keys(doc).find(name => !allowed.includes(name) && (doc[name] || name === 'autocommit'))
  if (strange) throw unsupported(`The field ${strange} of ${what}`)
}
