// The bytes of evidence files; their metadata is in the CV's document. `unsure` is set while a file is being added or removed and the CV's
// document may not be in step yet.
import { type Connection, Schema } from 'mongoose'
import { documents, IS_DATE, QUEUE_PAGE, SCHEMA_OPTIONS } from '../../db/documents.ts'
import { createFiles, FILE_FIELDS, indexFiles, type Kept, type ObjectStorage } from '../../db/files.ts'
import type { Person } from '../../db/personal-data.ts'

export type StoredProof = Readonly<{ id: string; cvId: string; section: string; bytes: Buffer; unsure: Date | null }>
type Stored = Omit<StoredProof, 'id' | 'bytes'> & Kept & { _id: string }

const proofSchema = new Schema(
  { _id: String, cvId: String, section: String, ...FILE_FIELDS, unsure: Date },
  SCHEMA_OPTIONS,
)
proofSchema.index({ cvId: 1 })
indexFiles(proofSchema)
proofSchema.index({ unsure: 1 }, { partialFilterExpression: { unsure: IS_DATE } })

export type ProofStore = ReturnType<typeof createProofStore>

export function createProofStore(connection: Connection, storage: ObjectStorage | null = null) {
  const proofs = documents<Stored>(connection, 'Proof', proofSchema, 'proofs')
  const { keep, withBytes, removeMany, files } = createFiles(proofs, storage)
  const findBytes = async (cvId: string, id: string): Promise<Buffer | null> =>
    (await withBytes(() => proofs.findOne({ _id: id, cvId }, { bytes: 1, file: 1 }).lean()))?.bytes ?? null

  /** Reads one file at a time: five files of five megabytes for each section are too many to hold in memory. */
  async function* eachProof(cvIds: readonly string[]) {
    const found = await proofs.find({ cvId: { $in: cvIds } }, { cvId: 1, section: 1 }).lean()
    for (const { _id: id, cvId, section } of found) {
      const bytes = await findBytes(cvId, id)
      if (bytes) yield { id, cvId, section, file: bytes.toString('base64') }
    }
  }

  return {
    collections: ['proofs'],
    buildIndexes: () => proofs.createIndexes(),
    exportOf: ({ cvIds }: Person) => ({ proofs: eachProof(cvIds) }),
    removeOf: async ({ cvIds }: Person): Promise<void> => {
      await removeMany({ cvId: { $in: cvIds } })
    },

    files,
    addProof: async ({ id, bytes, ...rest }: StoredProof): Promise<void> => {
      await proofs.insertOne({ _id: id, ...rest, ...(await keep(bytes)) })
    },
    findBytes,
    setUnsure: async (id: string, unsure: Date | null): Promise<void> => {
      await proofs.updateOne({ _id: id }, { $set: { unsure } })
    },
    /** Files that have been unsure since before `before`, without their bytes. */
    listUnsure: async (before: Date): Promise<Pick<StoredProof, 'id' | 'cvId' | 'section'>[]> => {
      const found = proofs.find({ unsure: { ...IS_DATE, $lt: before } }, { cvId: 1, section: 1 }).hint({ unsure: 1 })
      const rows = await found.limit(QUEUE_PAGE).lean()
      return rows.map(({ _id, cvId, section }) => ({ id: _id, cvId, section }))
    },
    removeProof: async (id: string): Promise<void> => {
      await removeMany({ _id: id })
    },
    removeOfCv: async (cvId: string): Promise<void> => {
      await removeMany({ cvId })
    },
  }
}
