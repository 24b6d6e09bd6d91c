// The bytes of uploaded files of claims: evidence and attached credentials. The rest is in the claim. `unsure` is set while a file is being
// added or removed, when no claim may have it.
import type { Schema } from 'mongoose'
import { type Documents, IS_DATE, QUEUE_PAGE } from '../db/documents.ts'
import { createFiles, FILE_FIELDS, indexFiles, type Kept, type ObjectStorage } from '../db/files.ts'
import type { Person } from '../db/personal-data.ts'

export type ClaimFile = Readonly<{ id: string; userId: string; bytes: Buffer; unsure: Date | null }>
export type FileKey = Pick<ClaimFile, 'id' | 'userId'>
export type StoredFile<File extends ClaimFile = ClaimFile> = Omit<File, 'id' | 'bytes'> & Kept & { _id: string }

export type ClaimFiles<File extends ClaimFile> = Omit<ReturnType<typeof claimFilesOf<File>>, 'eachFile'>

export const CLAIM_FILE_FIELDS = { _id: String, userId: String, ...FILE_FIELDS, unsure: Date } as const

export function indexClaimFiles(schema: Schema): void {
  schema.index({ userId: 1 })
  indexFiles(schema)
  schema.index({ unsure: 1 }, { partialFilterExpression: { unsure: IS_DATE } })
}

export const KEY = { userId: 1 }
export const keyOf = ({ _id: id, userId }: Pick<StoredFile, '_id' | 'userId'>): FileKey => ({ id, userId })

export function claimFilesOf<File extends ClaimFile>(all: Documents<StoredFile<File>>, storage: ObjectStorage | null) {
  const rows = all as unknown as Documents<StoredFile>
  const { keep, withBytes, removeMany, files } = createFiles(rows, storage)
  const findBytes = async (userId: string, id: string): Promise<Buffer | null> =>
    (await withBytes(() => rows.findOne({ _id: id, userId }, { bytes: 1, file: 1 }).lean()))?.bytes ?? null

  return {
    buildIndexes: () => rows.createIndexes(),
    /** For an export. Reads one file at a time: fifty files of five megabytes are too many to hold in memory. */
    async *eachFile(userId: string) {
      for (const { _id: id } of await rows.find({ userId }, KEY).lean()) {
        const bytes = await findBytes(userId, id)
        if (bytes) yield { id, file: bytes.toString('base64') }
      }
    },
    removeOf: ({ id }: Pick<Person, 'id'>): Promise<number> => removeMany({ userId: id }),

    files,
    addFile: async ({ id, bytes, ...rest }: File): Promise<void> => {
      await rows.insertOne({ _id: id, ...rest, ...(await keep(bytes)) })
    },
    findBytes,
    setUnsure: async (id: string, unsure: Date | null): Promise<void> => {
      await rows.updateOne({ _id: id }, { $set: { unsure } })
    },
    /** Files that have been unsure since before `before`. */
    listUnsure: async (before: Date): Promise<FileKey[]> => {
      const found = rows.find({ unsure: { ...IS_DATE, $lt: before } }, KEY).hint({ unsure: 1 })
      return (await found.limit(QUEUE_PAGE).lean()).map(keyOf)
    },
    removeFile: async (id: string): Promise<void> => {
      await removeMany({ _id: id })
    },
  }
}
