// Types for the part of a mongoose model that stores use. The library's own types are so general that each model costs seconds
// of compile time.
import type { Connection, mongo, Schema } from 'mongoose'

type Fields = Record<string, unknown>
// The driver's own Filter and UpdateFilter accept every name (they extend Document). These check the names of `T`, and the first
// name of a path such as 'pending.userId'.
type Inner<T> = { [Path in `${keyof T & string}.${string}`]?: unknown }
/** Ids may also be 24 hex digits: the schema casts them. */
type Given<V> = V extends mongo.ObjectId ? V | string : V
/** Null also matches a missing field. */
export type Filter<T> = { [Name in keyof T]?: mongo.Condition<Given<T[Name]> | null> } & Inner<T> & {
    $or?: readonly Filter<T>[]
    $and?: readonly Filter<T>[]
  }
type Named<T, V> = { [Name in keyof T]?: V } & Inner<T>
export type Update<T> = {
  $set?: { [Name in keyof T]?: Given<T[Name]> } & Inner<T>
  $setOnInsert?: { [Name in keyof T]?: Given<T[Name]> } & Inner<T>
  $unset?: Named<T, ''>
  $inc?: Named<T, number>
} & { [Operator in '$push' | '$pull' | '$addToSet' | '$min' | '$max']?: Named<T, unknown> }
type Lean<T> = { lean(): Promise<T> }
type Found<T> = Lean<T[]> & {
  sort(by: Record<string, 1 | -1>): Found<T>
  skip(count: number): Found<T>
  limit(count: number): Found<T>
  /** The key of the index to use. */
  hint(key: Record<string, 1 | -1>): Found<T>
}

/** Disables mongoose's defaults: each store defines its fields and indexes explicitly. */
export const SCHEMA_OPTIONS = { versionKey: false, autoIndex: false, autoCreate: false, minimize: false } as const

/**
 * The filters of partial indexes, which queries must repeat: MongoDB uses a partial index only when the query implies its filter,
 * and an equality or a range does not imply a type.
 */
export const IS_DATE = { $type: 'date' } as const
export const IS_TEXT = { $type: 'string' } as const
export const IS_SET = { $exists: true } as const

/** A lean read returns the driver's Binary instead of a Buffer. */
export const asBuffer = (bytes: Buffer | { buffer: Uint8Array }): Buffer =>
  Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer)

type Asked = { projection?: Fields; sort?: Record<string, 1 | -1>; limit?: number }
/** A collection of `T`, read as plain records. */
export type Documents<T> = {
  /** The driver's own collection, for the most frequent reads: it takes a third less than a model, and casts nothing in a filter. */
  collection: {
    findOne(filter: Filter<T>, options?: Asked): Promise<T | null>
    find(filter: Filter<T>, options?: Asked): { toArray(): Promise<T[]> }
  }
  createIndexes(): Promise<unknown>
  findById(id: string, projection?: Fields): Lean<T | null>
  findOne(filter: Filter<T>, projection?: Fields): Lean<T | null>
  find(filter: Filter<T>, projection?: Fields): Found<T>
  findOneAndUpdate(filter: Filter<T>, update: Update<T>, options?: Fields): Lean<T | null>
  findOneAndDelete(filter: Filter<T>): Lean<T | null>
  insertOne(document: object): Promise<unknown>
  updateOne(
    filter: Filter<T>,
    update: Update<T>,
    options?: Fields,
  ): Promise<{ matchedCount: number; modifiedCount: number }>
  updateMany(filter: Filter<T>, update: Update<T>): Promise<unknown>
  bulkWrite(operations: object[], options?: Fields): Promise<unknown>
  deleteOne(filter: Filter<T>): Promise<{ deletedCount: number }>
  deleteMany(filter: Filter<T>): Promise<{ deletedCount: number }>
  countDocuments(filter: Filter<T>): Promise<number>
  /** The number of documents from the collection's metadata; can be off by a few after a crash of the server. */
  estimatedDocumentCount(): Promise<number>
  /** The rows of the last stage. Values in the pipeline are not cast: dates must be Date objects. */
  aggregate(pipeline: object[]): PromiseLike<unknown[]>
}

/** Items of a queue that one run of its job lists; the next run lists the rest. */
export const QUEUE_PAGE = 10_000

/** Ids of a queue, in the order of its index `hint`. */
export async function listIds<T extends { _id: string }>(
  of: Pick<Documents<T>, 'find'>,
  filter: Filter<T>,
  hint: Record<string, 1>,
): Promise<string[]> {
  const found = await of.find(filter, { _id: 1 }).hint(hint).limit(QUEUE_PAGE).lean()
  return found.map(({ _id }) => String(_id))
}

/** The sum of the field `bytes` over all documents of these CVs, answered by an index over both. */
export async function sumBytes(of: Pick<Documents<Sized>, 'find'>, cvIds: readonly string[]): Promise<number> {
  const found = await of.find({ cvId: { $in: [...cvIds] } }, { bytes: 1, _id: 0 }).lean()
  return found.reduce((sum, { bytes }) => sum + bytes, 0)
}
type Sized = { cvId: string; bytes: number }

export function documents<T>(connection: Connection, name: string, schema: Schema, collection: string): Documents<T> {
  const models = connection as unknown as { model(name: string, schema: unknown, collection: string): Documents<T> }
  return models.model(name, schema, collection)
}
