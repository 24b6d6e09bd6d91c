// Files of documents: pictures, proofs, attached credentials. Their bytes are in the document (`bytes`), or in object storage under the
// name that the document has instead (`file`); both kinds may be in one collection. Bytes are stored before the document names them and
// removed after it is gone, so a crash leaves objects without a document, which the sweep finds, and never the other way round.

import type { Schema } from 'mongoose'
import { nanoid } from 'nanoid'
import { Problem } from '../lib/problem.ts'
import { sha256 } from '../lib/sha256.ts'
import { asBuffer, type Documents, type Filter, IS_SET, IS_TEXT } from './documents.ts'

/** Object storage, as the stores need it. Each rejects with a Problem when it cannot be done now. */
export type ObjectStorage = {
  /** Whether new files go there; otherwise they go into the database, and it is only read. */
  takesNew: boolean
  putObject(name: string, bytes: Buffer): Promise<void>
  /** Null when there is no such object. */
  getObject(name: string): Promise<Buffer | null>
  removeObject(name: string): Promise<void>
  /** The objects after a name, a page at a time, in the order of their names. */
  listObjects(prefix: string, after: string): Promise<{ name: string; at: Date }[]>
}

/** Where the bytes of a document are: in one of the two. */
export type Kept = { bytes?: Buffer | undefined; file?: string | undefined }
type Row = Kept & { _id: string }

/** The prefix of the names of all files in the bucket. */
export const FILES = 'files/'
const NAME = /^files\/([0-9a-f]{64})-[\w-]{21}$/
export const isFileName = (name: string): boolean => NAME.test(name)
/** The hash of the content, by which a read is checked; then a random part, so that no two documents share an object. */
const nameFor = (bytes: Buffer) => `${FILES}${hexOf(bytes)}-${nanoid()}`
const hexOf = (bytes: Buffer) => sha256(bytes).toString('hex')

export const FILE_FIELDS = { bytes: Buffer, file: String } as const
/** By `file`, for the sweep. */
export const indexFiles = (schema: Schema) => schema.index({ file: 1 }, { partialFilterExpression: { file: IS_TEXT } })

/** How many objects are removed at a time. */
const ABREAST = 10

/** The operations of the sweep and of the move between database and object storage on a collection. */
export type Files = ReturnType<typeof createMoves>
type Source = { rows: Documents<Row>; storage: ObjectStorage | null }

/** The files of one collection. `storage` is null where none is configured. */
export function createFiles<T extends Row>(rows: Documents<T>, storage: ObjectStorage | null) {
  const source: Source = { rows: rows as unknown as Documents<Row>, storage }
  return {
    /** Stores the bytes of a document to be written: the fields that it gets. */
    keep: async (bytes: Buffer): Promise<Kept> => (storage?.takesNew ? { file: await put(storage, bytes) } : { bytes }),
    drop: (dropped: readonly Kept[]) => drop(storage, dropped),
    withBytes: <R extends Kept>(find: () => Promise<R | null>) => withBytes(storage, find),
    /** Removes documents and their files. Returns how many. */
    async removeMany(filter: Filter<T>): Promise<number> {
      const found = await rows.find(filter, { file: 1 }).lean()
      const { deletedCount } = await rows.deleteMany(filter)
      await drop(storage, found)
      return deletedCount
    },
    files: createMoves(source),
  }
}

const createMoves = (source: Source) => ({
  listNamed: listNamed.bind(null, source),
  readBytes: readBytes.bind(null, source),
  countOutside: () => source.rows.countDocuments({ file: IS_TEXT }),
  listAfter: listAfter.bind(null, source),
  moveOut: moveOut.bind(null, source),
  moveIn: moveIn.bind(null, source),
})

/** The names among `names` that a document has. */
async function listNamed({ rows }: Source, names: readonly string[]): Promise<string[]> {
  const found = await rows.find({ file: { ...IS_TEXT, $in: [...names] } }, { file: 1 }).lean()
  return found.flatMap(({ file }) => file ?? [])
}

/** Null when the document does not exist any more. */
async function readBytes(source: Source, id: string): Promise<Buffer | null> {
  return (await findWithBytes(source, id))?.bytes ?? null
}

/** Ids after an id in order; `isOutside`: in object storage. */
async function listAfter({ rows }: Source, id: string, limit: number): Promise<{ id: string; isOutside: boolean }[]> {
  const found = rows.find({ _id: { $gt: id } }, { file: 1 }).sort({ _id: 1 })
  return (await found.limit(limit).lean()).map(({ _id, file }) => ({ id: _id, isOutside: file !== undefined }))
}

/**
 * Moves the file of a document to object storage; false when it is not in the database any more. The bytes of an id never change, so the
 * condition of the update is only where they are.
 */
async function moveOut({ rows, storage }: Source, id: string): Promise<boolean> {
  const { bytes } = (await rows.findById(id, { bytes: 1 }).lean()) ?? {}
  if (!storage || !bytes) return false
  const file = await put(storage, asBuffer(bytes))
  const update = { $set: { file }, $unset: { bytes: '' } } as const
  const isMoved = (await rows.updateOne({ _id: id, file: null, bytes: IS_SET }, update)).matchedCount > 0
  if (!isMoved) await drop(storage, [{ file }])
  return isMoved
}

/** Moves the file of a document into the database; false when it is not in object storage any more. */
async function moveIn(source: Source, id: string): Promise<boolean> {
  const row = await findWithBytes(source, id)
  if (!row?.file) return false
  const { bytes, file } = row
  const update = { $set: { bytes }, $unset: { file: '' } } as const
  const isMoved = (await source.rows.updateOne({ _id: id, file }, update)).matchedCount > 0
  if (isMoved) await drop(source.storage, [{ file }])
  return isMoved
}

const findWithBytes = ({ rows, storage }: Source, id: string) =>
  withBytes(storage, () => rows.findById(id, { file: 1, bytes: 1 }).lean())

/** Reads a document with its bytes, again when its file was moved meanwhile. Null without a document, or one without a file. */
async function withBytes<R extends Kept>(
  storage: ObjectStorage | null,
  find: () => Promise<R | null>,
): Promise<(R & { bytes: Buffer }) | null> {
  for (let last = ''; ; ) {
    const row = await find()
    const { bytes, file } = row ?? {}
    const found = bytes ? asBuffer(bytes) : file ? await read(storage, file) : null
    if (row && found) return { ...row, bytes: found }
    if (!file) return null
    if (file === last) throw new Problem('upstream_failed', { cause: named('MissingObject') })
    last = file
  }
}

async function put(to: ObjectStorage, bytes: Buffer): Promise<string> {
  const file = nameFor(bytes)
  await to.putObject(file, bytes)
  return file
}

/** Null when there is no such object: it was moved or removed a moment ago. */
async function read(storage: ObjectStorage | null, file: string): Promise<Buffer | null> {
  if (!storage) throw new Problem('files_unavailable', { cause: named('NoObjectStorage') })
  const bytes = await storage.getObject(file)
  if (bytes && hexOf(bytes) !== NAME.exec(file)?.[1]) {
    throw new Problem('upstream_failed', { cause: named('DamagedObject') })
  }
  return bytes
}

/** Removes objects that no document names. After a failure, the sweep finds the others. */
async function drop(storage: ObjectStorage | null, dropped: readonly Kept[]): Promise<void> {
  const names = dropped.flatMap(({ file }) => file ?? [])
  try {
    for (let at = 0; storage && at < names.length; at += ABREAST) {
      await Promise.all(names.slice(at, at + ABREAST).map(storage.removeObject))
    }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
  }
}

/** For the log, which shows the names of causes. */
const named = (name: string) => Object.assign(new Error(name), { name })
