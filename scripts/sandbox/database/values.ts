// BSON values: type, order, equality, key, sum. Numbers keep their BSON types, so documents are returned as they were stored.
import { type Binary, calculateObjectSize, Double, deserialize, Int32, Long, type ObjectId, serialize } from 'bson'
import { DatabaseError, unsupported } from './errors.ts'

export type Doc = Record<string, unknown>

export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024

/** Parses a document; its binary values point into `raw`. */
export const parse = (raw: Uint8Array): Doc =>
  deserialize(raw, { promoteValues: false, promoteBuffers: false, bsonRegExp: true })

/** Encodes a reply or a log record, which may exceed the limit of a document. */
export const encode = (doc: Doc): Buffer => Buffer.from(serialize(doc))

/** Encodes a document to be stored. Throws 10334 above 16 MiB. */
export function encodeStored(doc: Doc): Buffer {
  const size = calculateObjectSize(doc)
  if (size <= MAX_DOCUMENT_BYTES) return encode(doc)
  throw new DatabaseError(10334, `BSONObj size: ${size} is invalid. Size must be between 0 and ${MAX_DOCUMENT_BYTES}`)
}

export const isObject = (value: unknown): value is Doc =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

export const field = (doc: object, name: string): unknown => (Object.hasOwn(doc, name) ? (doc as Doc)[name] : undefined)

/** A document whose first key begins with $, such as {$gt: 1}. */
export const isOperatorDocument = (value: unknown): value is Doc =>
  isObject(value) && Object.keys(value)[0]?.startsWith('$') === true

/** MongoDB's order of types; all numbers rank the same. */
export const RANKS: Record<string, number> = {
  ...{ missing: 1, null: 2, int: 3, double: 3, long: 3, string: 4, object: 5, array: 6 },
  ...{ binData: 7, objectId: 8, bool: 9, date: 10 },
}
const BSON_TYPES: Record<string, string> = {
  ...{ Int32: 'int', Double: 'double', Long: 'long', ObjectId: 'objectId', Binary: 'binData', UUID: 'binData' },
}

/** MongoDB's name of the value's type; 'missing' for undefined. Throws 2 for a type that can be stored but not compared. */
export function typeOf(value: unknown): string {
  if (typeof value === 'string') return 'string'
  if (value === undefined) return 'missing'
  if (value === null) return 'null'
  if (typeof value === 'boolean') return 'bool'
  if (typeof value === 'number') return Number.isInteger(value) ? 'int' : 'double'
  if (Array.isArray(value)) return 'array'
  if (value instanceof Date) return 'date'
  if (isObject(value)) return 'object'
  const bsonType = (value as { _bsontype?: string })._bsontype ?? ''
  const name = BSON_TYPES[bsonType]
  if (!name) throw unsupported(`Comparing a value of the type ${bsonType}`, 2)
  return name
}

export const rankOf = (value: unknown): number => RANKS[typeOf(value)]!

/** The value as a number; undefined for other types. Throws 2 for a 64-bit integer that a double cannot represent. */
export function numberOf(value: unknown): number | undefined {
  if (rankOf(value) !== RANKS.int) return undefined
  const number = Number(value)
  if (!(value instanceof Long) || Number.isSafeInteger(number)) return number
  throw unsupported('Comparing or changing an integer beyond 2^53', 2)
}

/** An option that must be a whole number; `absent` is its default. */
export function integerOf(value: unknown, name: string, absent: number): number {
  const number = numberOf(value ?? absent)
  if (Number.isInteger(number) || number === absent) return number as number
  throw new DatabaseError(2, `${name} must be an integer`)
}

/** The sum with MongoDB's types: int stays int while it fits, then long; a double makes a double. */
export function add(a: unknown, b: unknown): unknown {
  const [sum, types] = [numberOf(a)! + numberOf(b)!, [typeOf(a), typeOf(b)]]
  if (types.includes('double')) return new Double(sum)
  return types.includes('long') || (sum | 0) !== sum ? Long.fromNumber(sum) : new Int32(sum)
}

/** By UTF-8 bytes. */
const compareStrings = (a: string, b: string) => (a === b ? 0 : Buffer.compare(Buffer.from(a), Buffer.from(b)))

function compareNumbers(left: number, right: number): number {
  if (left < right) return -1
  if (left > right) return 1
  // NaN comes before all numbers, and equals itself.
  return Number(Number.isNaN(right)) - Number(Number.isNaN(left))
}

function compareLists(a: unknown[], b: unknown[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const order = compare(a[i], b[i])
    if (order) return order
  }
  return a.length - b.length
}

/** A document as a list of what is compared, in order: type, name, value. */
const fieldsOf = (doc: unknown) => Object.entries(doc as Doc).flatMap(([name, value]) => [rankOf(value), name, value])

const bytesOf = (value: Binary) => Buffer.from(value.value())
const compareBinaries = (a: Binary, b: Binary) =>
  a.position - b.position || a.sub_type - b.sub_type || Buffer.compare(bytesOf(a), bytesOf(b))
const hexOf = (value: unknown) => (value as ObjectId).toHexString()

/** The order of two values over all types: negative, 0 or positive. Undefined (missing, or an empty array's key) sorts before null. */
export function compare(a: unknown, b: unknown): number {
  // A fast path: most lists are sorted by dates.
  if (a instanceof Date && b instanceof Date) return compareNumbers(a.getTime(), b.getTime())
  const rank = rankOf(a)
  if (rank !== rankOf(b)) return rank - rankOf(b)
  if (rank === RANKS.int) return compareNumbers(numberOf(a)!, numberOf(b)!)
  if (rank === RANKS.string) return compareStrings(a as string, b as string)
  if (rank === RANKS.bool) return Number(a) - Number(b)
  if (rank === RANKS.objectId) return compareStrings(hexOf(a), hexOf(b))
  if (rank === RANKS.object) return compareLists(fieldsOf(a), fieldsOf(b))
  if (rank === RANKS.array) return compareLists(a as unknown[], b as unknown[])
  return rank === RANKS.binData ? compareBinaries(a as Binary, b as Binary) : 0
}

export const equal = (a: unknown, b: unknown): boolean => compare(a, b) === 0

/** A string that is the same for equal values only; null and missing share one. */
export function keyOf(value: unknown): string {
  const type = typeOf(value)
  if (type === 'string') return `s${(value as string).length}:${value}`
  if (type === 'missing' || type === 'null') return '-'
  if (type === 'bool') return String(value)
  if (type === 'objectId') return `i${hexOf(value)}`
  if (type === 'date') return `d${Number(value)}`
  if (type === 'binData') return `x${(value as Binary).sub_type}:${bytesOf(value as Binary).toString('hex')};`
  if (type === 'array') return `[${(value as unknown[]).map(keyOf).join(',')}]`
  if (type === 'object') return `{${Object.entries(value as Doc).map(([name, one]) => `${keyOf(name)}=${keyOf(one)}`)}}`
  return `n${numberOf(value)}`
}
