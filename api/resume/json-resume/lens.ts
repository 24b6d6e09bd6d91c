// A lens reads one object of a resume as one item of a CV, and writes changed fields back. Everything else in the resume stays
// unchanged.
import type { ValueProblem } from '../../core/cv/content.ts'
import { hasFormat, inFormat, isBlank, isReadable, isSame, type Kind, kindProblems } from './kinds.ts'

export type Raw = Record<string, unknown>
export type Item = Readonly<Record<string, unknown>>

/** Maps `field` of the CV's item to `key` of the resume's object. Keys that begin with x- are our extensions of the schema. */
export type Field = Readonly<{ field: string; key: string; kind: Kind }>

export type Lens = Readonly<{
  /** The item; fields without a displayable value are absent. */
  read(raw: Raw): Item
  /** Writes the differences between the two items into `raw`. */
  patch(raw: Raw, before: Item, now: Item): void
  /** Why the object cannot be imported. */
  problems(raw: Raw, path: string): ValueProblem[]
  /** JSON pointers of values that are stored but not displayed. */
  unmapped(raw: Raw, path: string): string[]
}>

/** The text under a key; empty when there is none. */
export const readText = (raw: Raw, key: string): string => (typeof raw[key] === 'string' ? raw[key] : '')

/** Fields from `{field: [key, kind]}`. */
export const fields = (table: Record<string, readonly [key: string, kind: Kind]>): Field[] =>
  Object.entries(table).map(([field, [key, kind]]) => ({ field, key, kind }))

const isOurs = (key: string) => key.startsWith('x-')

/** The extension key for values that violate the schema's format of `key`. */
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

/** Pointers of the keys that no field reads and `known` does not list. */
export function unreadKeys(raw: Raw, table: readonly Field[], path: string, known: readonly string[] = []): string[] {
  const read = new Set([...known, ...table.map(field => sourceKey(raw, field))])
  const empty = new Set(table.filter(({ key }) => isBlank(raw[key])).map(({ key }) => key))
  return Object.keys(raw)
    .filter(key => !read.has(key) && !empty.has(key))
    .map(key => `${path}/${pointerPart(key)}`)
}

/** The lens of an object whose fields map to keys one to one. */
export function fieldLens(table: readonly Field[]): Lens {
  return {
    read: raw => readFields(raw, table),
    patch: (raw, before, now) => patchFields(raw, table, before, now),
    problems: (raw, path) => fieldProblems(raw, table, path),
    unmapped: (raw, path) => unreadKeys(raw, table, path),
  }
}
