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
/** The content first, so that what is read can be checked; then a part of its own, so that no two documents share an object. */
const nameFor = (bytes: Buffer) => `${FILES}${hexOf(bytes)}-${nanoid()}`
const hexOf = (bytes: Buffer) => sha256(bytes).toString('hex')

export const FILE_FIELDS = { bytes: Buffer, file: String } as const
/** By `file`, for the sweep. */
export const indexFiles = (schema: Schema) => schema.index({ file: 1 }, { partialFilterExpression: { file: IS_TEXT } })

/** How many objects are removed at a time. */
const ABREAST = 10

/** What the sweep and the move need of a collection. */
export type Files = ReturnType<typeof createFiles>['files']

/** The files of one collection. `storage` is null where none is configured. */
export function createFiles<T extends Row>(rows: Documents<T>, storage: ObjectStorage | null) {
  const own = rows as unknown as Documents<Row>

  async function put(to: ObjectStorage, bytes: Buffer): Promise<string> {
    const file = nameFor(bytes)
    await to.putObject(file, bytes)
    return file
  }

  /** Null when there is no such object: it was moved or removed a moment ago. */
  async function read(file: string): Promise<Buffer | null> {
    if (!storage) throw new Problem('files_unavailable', { cause: named('NoObjectStorage') })
    const bytes = await storage.getObject(file)
    if (bytes && hexOf(bytes) !== NAME.exec(file)?.[1]) {
      throw new Problem('upstream_failed', { cause: named('DamagedObject') })
    }
    return bytes
  }

  /** Removes objects that no document names. What is left after a failure is found by the sweep. */
  async function drop(dropped: readonly Kept[]): Promise<void> {
    const names = dropped.flatMap(({ file }) => file ?? [])
    try {
      for (let at = 0; storage && at < names.length; at += ABREAST) {
        await Promise.all(names.slice(at, at + ABREAST).map(storage.removeObject))
      }
    } catch (error) {
      if (!(error instanceof Problem)) throw error
    }
  }

  /** Reads a document with its bytes, again when its file was moved meanwhile. Null without a document, or one without a file. */
  async function withBytes<R extends Kept>(find: () => Promise<R | null>): Promise<(R & { bytes: Buffer }) | null> {
    for (let last = ''; ; ) {
      const row = await find()
      const { bytes, file } = row ?? {}
      const found = bytes ? asBuffer(bytes) : file ? await read(file) : null
      if (row && found) return { ...row, bytes: found }
      if (!file) return null
      if (file === last) throw new Problem('upstream_failed', { cause: named('MissingObject') })
      last = file
    }
  }

  return {
    /** Stores the bytes of a document to be written: the fields that it gets. */
    keep: async (bytes: Buffer): Promise<Kept> => (storage?.takesNew ? { file: await put(storage, bytes) } : { bytes }),
    drop,
    withBytes,
    /** Removes documents and their files. Returns how many. */
    async removeMany(filter: Filter<T>): Promise<number> {
      const found = await rows.find(filter, { file: 1 }).lean()
      const { deletedCount } = await rows.deleteMany(filter)
      await drop(found)
      return deletedCount
    },

    files: {
      /** Those of the names that a document has. */
      listNamed: async (names: readonly string[]): Promise<string[]> =>
        (await own.find({ file: { ...IS_TEXT, $in: [...names] } }, { file: 1 }).lean()).flatMap(
          ({ file }) => file ?? [],
        ),
      /** Null when the document is not there any more. */
      readBytes: async (id: string): Promise<Buffer | null> =>
        (await withBytes(() => own.findById(id, { file: 1, bytes: 1 }).lean()))?.bytes ?? null,
      countOutside: () => own.countDocuments({ file: IS_TEXT }),
      /** Ids after an id in order; `isOutside`: in object storage. */
      listAfter: async (id: string, limit: number): Promise<{ id: string; isOutside: boolean }[]> =>
        (
          await own
            .find({ _id: { $gt: id } }, { file: 1 })
            .sort({ _id: 1 })
            .limit(limit)
            .lean()
        ).map(({ _id, file }) => ({ id: _id, isOutside: file !== undefined })),
      /**
       * Moves the file of a document; false when it is not there any more. The bytes of an id never change, so that the condition of the
       * update is only where they are.
       */
      async moveOut(id: string): Promise<boolean> {
        const { bytes } = (await own.findById(id, { bytes: 1 }).lean()) ?? {}
        if (!storage || !bytes) return false
        const file = await put(storage, asBuffer(bytes))
        const update = { $set: { file }, $unset: { bytes: '' } } as const
        const isMoved = (await own.updateOne({ _id: id, file: null, bytes: IS_SET }, update)).matchedCount > 0
        if (!isMoved) await drop([{ file }])
        return isMoved
      },
      async moveIn(id: string): Promise<boolean> {
        const row = await withBytes(() => own.findById(id, { file: 1, bytes: 1 }).lean())
        if (!row?.file) return false
        const { bytes, file } = row
        const update = { $set: { bytes }, $unset: { file: '' } } as const
        const isMoved = (await own.updateOne({ _id: id, file }, update)).matchedCount > 0
        if (isMoved) await drop([{ file }])
        return isMoved
      },
    },
  }
}

/** For the log, which shows the names of causes. */
const named = (name: string) => Object.assign(new Error(name), { name })
