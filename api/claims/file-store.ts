// The bytes of uploaded files of sections: evidence and attached credentials. The rest is in the CV's document. `unsure` is set while a file
// is being added or removed, when the CV's document may not match yet.
import type { Schema } from 'mongoose'
import { type Documents, IS_DATE, QUEUE_PAGE } from '../db/documents.ts'
import { createFiles, FILE_FIELDS, indexFiles, type Kept, type ObjectStorage } from '../db/files.ts'
import type { Person } from '../db/personal-data.ts'

export type SectionFile = Readonly<{ id: string; cvId: string; section: string; bytes: Buffer; unsure: Date | null }>
export type Place = Pick<SectionFile, 'id' | 'cvId' | 'section'>
export type StoredFile<File extends SectionFile = SectionFile> = Omit<File, 'id' | 'bytes'> & Kept & { _id: string }

export const SECTION_FIELDS = { _id: String, cvId: String, section: String, ...FILE_FIELDS, unsure: Date } as const

export function indexSectionFiles(schema: Schema): void {
  schema.index({ cvId: 1 })
  indexFiles(schema)
  schema.index({ unsure: 1 }, { partialFilterExpression: { unsure: IS_DATE } })
}

export const PLACE = { cvId: 1, section: 1 }
export const placeOf = ({ _id: id, cvId, section }: Pick<StoredFile, '_id' | 'cvId' | 'section'>): Place => ({
  id,
  cvId,
  section,
})

export function sectionFilesOf<File extends SectionFile>(
  all: Documents<StoredFile<File>>,
  storage: ObjectStorage | null,
) {
  const rows = all as unknown as Documents<StoredFile>
  const { keep, withBytes, removeMany, files } = createFiles(rows, storage)
  const findBytes = async (cvId: string, id: string): Promise<Buffer | null> =>
    (await withBytes(() => rows.findOne({ _id: id, cvId }, { bytes: 1, file: 1 }).lean()))?.bytes ?? null

  return {
    buildIndexes: () => rows.createIndexes(),
    /** For an export. Reads one file at a time: five files of five megabytes for each section are too many to hold in memory. */
    async *eachFile(cvIds: readonly string[]) {
      for (const { _id: id, cvId, section } of await rows.find({ cvId: { $in: cvIds } }, PLACE).lean()) {
        const bytes = await findBytes(cvId, id)
        if (bytes) yield { id, cvId, section, file: bytes.toString('base64') }
      }
    },
    removeOf: async ({ cvIds }: Person): Promise<void> => {
      await removeMany({ cvId: { $in: cvIds } })
    },

    files,
    addFile: async ({ id, bytes, ...rest }: File): Promise<void> => {
      await rows.insertOne({ _id: id, ...rest, ...(await keep(bytes)) })
    },
    findBytes,
    setUnsure: async (id: string, unsure: Date | null): Promise<void> => {
      await rows.updateOne({ _id: id }, { $set: { unsure } })
    },
    /** Files that have been unsure since before `before`. */
    listUnsure: async (before: Date): Promise<Place[]> => {
      const found = rows.find({ unsure: { ...IS_DATE, $lt: before } }, PLACE).hint({ unsure: 1 })
      return (await found.limit(QUEUE_PAGE).lean()).map(placeOf)
    },
    removeFile: async (id: string): Promise<void> => {
      await removeMany({ _id: id })
    },
    removeOfCv: async (cvId: string): Promise<void> => {
      await removeMany({ cvId })
    },
  }
}
