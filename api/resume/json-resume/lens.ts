// A lens: one object of a resume seen as one item of a CV, readable and writable field by field.
// What is not touched stays in the resume exactly as it was. Knows no section by name.
import type { ValueProblem } from '../../core/cv/content.ts'
import { hasFormat, inFormat, isBlank, isReadable, isSame, type Kind, kindProblems } from './kinds.ts'

export type Raw = Record<string, unknown>
export type Item = Readonly<Record<string, unknown>>

/** `field` of the CV's item is `key` of the resume's object. Keys that begin with x- are ours, not the schema's. */
export type Field = Readonly<{ field: string; key: string; kind: Kind }>

export type Lens = Readonly<{
  /** The item; fields of which the resume says nothing that can be shown are absent. */
  read(raw: Raw): Item
  /** Writes into `raw` what differs between the two items, and nothing else. */
  patch(raw: Raw, before: Item, now: Item): void
  /** What keeps the object from being taken in. */
  problems(raw: Raw, path: string): ValueProblem[]
  /** JSON pointers of what is kept but not shown. */
  unmapped(raw: Raw, path: string): string[]
}>

export const isObject = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The text under a key; empty when there is none. */
export const readText = (raw: Raw, key: string): string => (typeof raw[key] === 'string' ? raw[key] : '')

/** Fields from `{field: [key, kind]}`. */
export const fields = (table: Record<string, readonly [key: string, kind: Kind]>): Field[] =>
  Object.entries(table).map(([field, [key, kind]]) => ({ field, key, kind }))

const isOurs = (key: string) => key.startsWith('x-')

/** Where a value goes that the schema's format does not let into its own place. */
const spareKey = ({ key, kind }: Field) => (hasFormat(kind) && !isOurs(key) ? `x-${key}` : null)

function sourceKey(raw: Raw, field: Field): string | null {
  const key = isBlank(raw[field.key]) ? spareKey(field) : field.key
  return key && !isBlank(raw[key]) && isReadable(field.kind, raw[key]) ? key : null
}

export function readField(raw: Raw, field: Field): unknown {
  const key = sourceKey(raw, field)
  return key === null ? undefined : raw[key]
}

export function writeField(raw: Raw, field: Field, value: unknown): void {
  const source = sourceKey(raw, field)
  if (source) delete raw[source]
  if (isBlank(value)) return
  const spare = spareKey(field)
  const fitting = spare ? inFormat(field.kind, value) : value
  if (fitting !== null) raw[field.key] = fitting
  else if (spare) raw[spare] = value
}

export function readFields(raw: Raw, table: readonly Field[]): Item {
  return Object.fromEntries(
    table.flatMap(field => {
      const value = readField(raw, field)
      return value === undefined ? [] : [[field.field, value]]
    }),
  )
}

export function patchFields(raw: Raw, table: readonly Field[], before: Item, now: Item): void {
  for (const field of table) {
    if (!isSame(before[field.field], now[field.field])) writeField(raw, field, now[field.field])
  }
}

export function fieldProblems(raw: Raw, table: readonly Field[], path: string): ValueProblem[] {
  return table
    .filter(({ key }) => !isOurs(key) && !isBlank(raw[key]))
    .flatMap(({ key, kind }) => kindProblems(kind, raw[key], `${path}/${key}`))
}

export const pointerPart = (key: string): string => key.replace(/~/g, '~0').replace(/\//g, '~1')

/** Pointers of the keys that no field reads and that `known` does not name. */
export function unreadKeys(raw: Raw, table: readonly Field[], path: string, known: readonly string[] = []): string[] {
  const read = new Set([...known, ...table.map(field => sourceKey(raw, field))])
  const empty = new Set(table.filter(({ key }) => isBlank(raw[key])).map(({ key }) => key))
  return Object.keys(raw)
    .filter(key => !read.has(key) && !empty.has(key))
    .map(key => `${path}/${pointerPart(key)}`)
}

/** The lens of an object in which every field is a key. */
export function fieldLens(table: readonly Field[]): Lens {
  return {
    read: raw => readFields(raw, table),
    patch: (raw, before, now) => patchFields(raw, table, before, now),
    problems: (raw, path) => fieldProblems(raw, table, path),
    unmapped: (raw, path) => unreadKeys(raw, table, path),
  }
}
