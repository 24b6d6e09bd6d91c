// The bytes of evidence files; their metadata is in the CV's document. `unsure` is set while a file is being added or removed and the CV's
// document may not be in step yet.
import { type Connection, Schema } from 'mongoose'
import { documents, IS_DATE, QUEUE_PAGE, SCHEMA_OPTIONS } from '../../db/documents.ts'
import { createFiles, FILE_FIELDS, indexFiles, type Kept, type ObjectStorage } from '../../db/files.ts'
import type { Person } from '../../db/personal-data.ts'

export type StoredEvidence = Readonly<{ id: string; cvId: string; section: string; bytes: Buffer; unsure: Date | null }>
type Stored = Omit<StoredEvidence, 'id' | 'bytes'> & Kept & { _id: string }

const evidenceSchema = new Schema(
  { _id: String, cvId: String, section: String, ...FILE_FIELDS, unsure: Date },
  SCHEMA_OPTIONS,
)
evidenceSchema.index({ cvId: 1 })
indexFiles(evidenceSchema)
evidenceSchema.index({ unsure: 1 }, { partialFilterExpression: { unsure: IS_DATE } })

export type EvidenceStore = ReturnType<typeof createEvidenceStore>

export function createEvidenceStore(connection: Connection, storage: ObjectStorage | null = null) {
  const evidence = documents<Stored>(connection, 'Proof', evidenceSchema, 'proofs')
  const { keep, withBytes, removeMany, files } = createFiles(evidence, storage)
  const findBytes = async (cvId: string, id: string): Promise<Buffer | null> =>
    (await withBytes(() => evidence.findOne({ _id: id, cvId }, { bytes: 1, file: 1 }).lean()))?.bytes ?? null

  /** Reads one file at a time: five files of five megabytes for each section are too many to hold in memory. */
  async function* eachFile(cvIds: readonly string[]) {
    const found = await evidence.find({ cvId: { $in: cvIds } }, { cvId: 1, section: 1 }).lean()
    for (const { _id: id, cvId, section } of found) {
      const bytes = await findBytes(cvId, id)
      if (bytes) yield { id, cvId, section, file: bytes.toString('base64') }
    }
  }

  return {
    collections: ['proofs'],
    buildIndexes: () => evidence.createIndexes(),
    exportOf: ({ cvIds }: Person) => ({ proofs: eachFile(cvIds) }),
    removeOf: async ({ cvIds }: Person): Promise<void> => {
      await removeMany({ cvId: { $in: cvIds } })
    },

    files,
    addEvidence: async ({ id, bytes, ...rest }: StoredEvidence): Promise<void> => {
      await evidence.insertOne({ _id: id, ...rest, ...(await keep(bytes)) })
    },
    findBytes,
    setUnsure: async (id: string, unsure: Date | null): Promise<void> => {
      await evidence.updateOne({ _id: id }, { $set: { unsure } })
    },
    /** Files that have been unsure since before `before`, without their bytes. */
    listUnsure: async (before: Date): Promise<Pick<StoredEvidence, 'id' | 'cvId' | 'section'>[]> => {
      const found = evidence.find({ unsure: { ...IS_DATE, $lt: before } }, { cvId: 1, section: 1 }).hint({ unsure: 1 })
      const rows = await found.limit(QUEUE_PAGE).lean()
      return rows.map(({ _id, cvId, section }) => ({ id: _id, cvId, section }))
    },
    removeEvidence: async (id: string): Promise<void> => {
      await removeMany({ _id: id })
    },
    removeOfCv: async (cvId: string): Promise<void> => {
      await removeMany({ cvId })
    },
  }
}
