// Types for the subset of mongoose's model that the stores use. The library's own types cost the compiler seconds for each model;
// these describe lean reads only.
import type { Connection } from 'mongoose'

type Fields = Record<string, unknown>
type Lean<T> = { lean(): Promise<T> }
type Found<T> = Lean<T[]> & {
  sort(by: Record<string, 1 | -1>): Found<T>
  skip(count: number): Found<T>
  limit(count: number): Found<T>
  /** The key of the index to be used. */
  hint(key: Record<string, 1 | -1>): Found<T>
}

/**
 * The filters of partial indexes, which queries must repeat: MongoDB uses a partial index only when the query implies its filter,
 * and an equality or a range does not imply a type.
 */
export const IS_DATE = { $type: 'date' } as const
export const IS_TEXT = { $type: 'string' } as const

/** A collection of `T`, read as plain records. */
export type Documents<T> = {
  createIndexes(): Promise<unknown>
  findById(id: string, projection?: Fields): Lean<T | null>
  findOne(filter: Fields, projection?: Fields): Lean<T | null>
  find(filter: Fields, projection?: Fields): Found<T>
  findOneAndUpdate(filter: Fields, update: Fields, options?: Fields): Lean<T | null>
  findOneAndDelete(filter: Fields): Lean<T | null>
  insertOne(document: object): Promise<unknown>
  updateOne(filter: Fields, update: Fields, options?: Fields): Promise<{ matchedCount: number; modifiedCount: number }>
  updateMany(filter: Fields, update: Fields): Promise<unknown>
  bulkWrite(operations: object[], options?: Fields): Promise<unknown>
  deleteOne(filter: Fields): Promise<{ deletedCount: number }>
  deleteMany(filter: Fields): Promise<{ deletedCount: number }>
  countDocuments(filter: Fields): Promise<number>
  /** From the collection's metadata: fast, but slightly off after a crash of the server. */
  estimatedDocumentCount(): Promise<number>
  /** Rows as the last stage returns them. Values in the pipeline are not cast: dates must be Date objects. */
  aggregate(pipeline: object[]): PromiseLike<unknown[]>
}

/** The model of a schema on a connection, in the collection named `collection`. */
export function documents<T>(connection: Connection, name: string, schema: unknown, collection: string): Documents<T> {
  const models = connection as unknown as { model(name: string, schema: unknown, collection: string): Documents<T> }
  return models.model(name, schema, collection)
}
