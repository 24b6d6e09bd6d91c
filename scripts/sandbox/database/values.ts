// What BSON values mean: type, order, equality, canonical key, arithmetic. Values keep their BSON number types
// (Int32, Double, Long), so that an update leaves every other field as it was.
import { type Binary, type BSONRegExp, calculateObjectSize, Double, deserialize, Int32, Long, serialize } from 'bson'
import { DatabaseError, unsupported } from './errors.ts'

export type Doc = Record<string, unknown>

export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024

export const parse = (raw: Uint8Array): Doc =>
  deserialize(raw, { promoteValues: false, promoteBuffers: false, bsonRegExp: true })

/** The document as BSON. Throws 10334 above 16 MiB. */
export function encode(doc: Doc): Buffer {
  const size = calculateObjectSize(doc)
  if (size > MAX_DOCUMENT_BYTES) throw tooLarge(size)
  return encodeRecord(doc)
}

/** As `encode`, for what holds a document and is a little larger: up to 17 MiB. */
export function encodeRecord(doc: Doc): Buffer {
  const bytes = serialize(doc)
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
}

export const tooLarge = (size: number) =>
  new DatabaseError(10334, `BSONObj size: ${size} is invalid. Size must be between 0 and ${MAX_DOCUMENT_BYTES}`)

export const isObject = (value: unknown): value is Doc =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

export const field = (doc: object, name: string): unknown => (Object.hasOwn(doc, name) ? (doc as Doc)[name] : undefined)

// Type name by the bson class; the order of the ranks is MongoDB's order of types.
const bsonTypes: Record<string, string> = {
  Int32: 'int',
  Double: 'double',
  Long: 'long',
  Decimal128: 'decimal',
  ObjectId: 'objectId',
  Binary: 'binData',
  BSONRegExp: 'regex',
  Timestamp: 'timestamp',
  MinKey: 'minKey',
  MaxKey: 'maxKey',
}
const ranks: Record<string, number> = {
  minKey: 0,
  missing: 1,
  null: 2,
  int: 3,
  double: 3,
  long: 3,
  decimal: 3,
  string: 4,
  object: 5,
  array: 6,
  binData: 7,
  objectId: 8,
  bool: 9,
  date: 10,
  timestamp: 11,
  regex: 12,
  maxKey: 13,
}

/** MongoDB's name of the value's type; 'missing' for undefined. Throws for the types that are obsolete (DBRef, Code, Symbol). */
export function typeOf(value: unknown): string {
  if (typeof value === 'string') return 'string'
  if (value === undefined) return 'missing'
  if (value === null) return 'null'
  if (typeof value === 'boolean') return 'bool'
  if (typeof value === 'number') return Number.isInteger(value) ? 'int' : 'double'
  if (Array.isArray(value)) return 'array'
  if (value instanceof Date) return 'date'
  if (isObject(value)) return 'object'
  const bsonType = (value as { _bsontype?: string })._bsontype
  const name = bsonTypes[bsonType ?? ''] ?? (bsonType === 'UUID' ? 'binData' : undefined)
  if (!name) throw unsupported(`The BSON type ${bsonType}`, 2)
  return name
}

export const rankOf = (value: unknown): number => ranks[typeOf(value)]!

/** The number, exactly: a bigint where a 64-bit integer does not fit a double. Undefined when it is no number. */
export function numberOf(value: unknown): number | bigint | undefined {
  const type = typeOf(value)
  if (type === 'decimal') throw unsupported('Comparing or computing with Decimal128', 2)
  if (type === 'int' || type === 'double') return Number(value)
  if (type !== 'long') return undefined
  const big = (value as Long).toBigInt()
  return Number.isSafeInteger(Number(big)) ? Number(big) : big
}

/** An option or argument that must be a whole number; `name` is for the error. */
export function integerOf(value: unknown, name: string): number {
  const number = numberOf(value)
  if (typeof number !== 'number' || !Number.isInteger(number)) throw new DatabaseError(2, `${name} must be an integer`)
  return number
}

/** The sum with MongoDB's types: int stays int while it fits, then long; a double makes a double. */
export function add(a: unknown, b: unknown): unknown {
  const left = numberOf(a)!
  const right = numberOf(b)!
  if (typeOf(a) === 'double' || typeOf(b) === 'double') return new Double(Number(left) + Number(right))
  const sum = BigInt(left) + BigInt(right)
  if (BigInt.asIntN(64, sum) !== sum) throw new DatabaseError(2, 'Failed to apply $inc: the sum leaves 64 bits')
  const small = BigInt.asIntN(32, sum) === sum && typeOf(a) === 'int' && typeOf(b) === 'int'
  return small ? new Int32(Number(sum)) : Long.fromBigInt(sum)
}

// Strings are ordered by UTF-8 bytes, that is by code point: surrogates come after U+E000-U+FFFF.
const byCodePoint = (unit: number) => (unit >= 0xe000 ? unit - 0x800 : unit >= 0xd800 ? unit + 0x2000 : unit)

/** By UTF-8 bytes. */
export function compareStrings(a: string, b: string): number {
  const length = Math.min(a.length, b.length)
  for (let i = 0; i < length; i++) {
    const left = a.charCodeAt(i)
    const right = b.charCodeAt(i)
    if (left !== right) return byCodePoint(left) - byCodePoint(right)
  }
  return a.length - b.length
}

function compareNumbers(a: unknown, b: unknown): number {
  const left = numberOf(a)!
  const right = numberOf(b)!
  if (left < right) return -1
  if (left > right) return 1
  const leftIsNumber = !Number.isNaN(Number(left))
  return Number(leftIsNumber) - Number(!Number.isNaN(Number(right)))
}

function compareLists(a: unknown[], b: unknown[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const order = compare(a[i], b[i])
    if (order) return order
  }
  return a.length - b.length
}

function compareObjects(a: Doc, b: Doc): number {
  const left = Object.keys(a)
  const right = Object.keys(b)
  for (let i = 0; i < Math.min(left.length, right.length); i++) {
    const x = a[left[i]!]
    const y = b[right[i]!]
    const order = rankOf(x) - rankOf(y) || compareStrings(left[i]!, right[i]!) || compare(x, y)
    if (order) return order
  }
  return left.length - right.length
}

function compareBinaries(a: Binary, b: Binary): number {
  return a.position - b.position || a.sub_type - b.sub_type || Buffer.compare(bytesOf(a), bytesOf(b))
}

const bytesOf = (value: Binary) => value.buffer.subarray(0, value.position)
const hexOf = (value: unknown) => (value as { toHexString(): string }).toHexString()
const regexOf = (value: unknown) => `${(value as BSONRegExp).pattern}\0${(value as BSONRegExp).options}`

/** The order of two values over all types: negative, 0 or positive. Undefined (missing, or an empty array's key) is before null. */
export function compare(a: unknown, b: unknown): number {
  const rank = rankOf(a)
  if (rank !== rankOf(b)) return rank - rankOf(b)
  if (rank === ranks.int) return compareNumbers(a, b)
  if (rank === ranks.string) return compareStrings(a as string, b as string)
  if (rank === ranks.date) return Number(a) - Number(b)
  if (rank === ranks.bool) return Number(a) - Number(b)
  if (rank === ranks.objectId) return compareStrings(hexOf(a), hexOf(b))
  if (rank === ranks.object) return compareObjects(a as Doc, b as Doc)
  if (rank === ranks.array) return compareLists(a as unknown[], b as unknown[])
  if (rank === ranks.binData) return compareBinaries(a as Binary, b as Binary)
  if (rank === ranks.regex) return compareStrings(regexOf(a), regexOf(b))
  if (rank === ranks.timestamp) return (a as Long).toUnsigned().compare((b as Long).toUnsigned())
  return 0
}

export const equal = (a: unknown, b: unknown): boolean => compare(a, b) === 0

function numberKey(value: unknown): string {
  const number = numberOf(value)!
  return `n${Number.isInteger(number) ? BigInt(number) : number}`
}

/** A text that is the same for equal values and different for all others; null and missing share one. */
export function keyOf(value: unknown): string {
  const type = typeOf(value)
  if (type === 'string') return `s${(value as string).length}:${value}`
  if (type === 'missing' || type === 'null') return '-'
  if (type === 'int' || type === 'double' || type === 'long' || type === 'decimal') return numberKey(value)
  if (type === 'objectId') return `i${hexOf(value)}`
  if (type === 'date') return `d${Number(value)}`
  if (type === 'bool') return value ? 'true' : 'false'
  if (type === 'binData')
    return `x${(value as Binary).sub_type}:${Buffer.from(bytesOf(value as Binary)).toString('hex')};`
  if (type === 'array') return `[${(value as unknown[]).map(keyOf).join(',')}]`
  if (type === 'object') return `{${Object.entries(value as Doc).map(([name, v]) => `${keyOf(name)}=${keyOf(v)}`)}}`
  if (type === 'regex') return `r${keyOf(regexOf(value))}`
  return type === 'timestamp' ? `t${value}` : type
}

/** The value as the shell writes it: for the text of a duplicate key error. */
export function show(value: unknown): string {
  const type = typeOf(value)
  if (type === 'string') return JSON.stringify(value)
  if (type === 'missing' || type === 'null') return 'null'
  if (type === 'objectId') return `ObjectId('${hexOf(value)}')`
  if (type === 'date') return `new Date(${Number(value)})`
  if (type === 'array') return `[ ${(value as unknown[]).map(show).join(', ')} ]`
  if (type === 'object')
    return `{ ${Object.entries(value as Doc)
      .map(([name, v]) => `${name}: ${show(v)}`)
      .join(', ')} }`
  if (type === 'binData')
    return `BinData(${(value as Binary).sub_type}, ${Buffer.from(bytesOf(value as Binary)).toString('hex')})`
  return String(value)
}
