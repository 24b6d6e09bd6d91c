// The uploaded bytes of attached credentials; the result of the check is in the CV's document. `unsure` is set while a credential is
// being added or removed, when the CV's document may not match yet.
import { type Connection, Schema } from 'mongoose'
import { documents, IS_DATE, QUEUE_PAGE, SCHEMA_OPTIONS } from '../../../db/documents.ts'
import { createFiles, FILE_FIELDS, indexFiles, type Kept, type ObjectStorage } from '../../../db/files.ts'
import type { Person } from '../../../db/personal-data.ts'

export type StoredCredential = Readonly<{
  id: string
  cvId: string
  section: string
  bytes: Buffer
  unsure: Date | null
  /** When the daily job last checked it. */
  checkedAt: Date
  /** When its owner last requested a check. */
  askedAt: Date | null
}>
export type Place = Pick<StoredCredential, 'id' | 'cvId' | 'section'>
type Stored = Omit<StoredCredential, 'id' | 'bytes'> & Kept & { _id: string }

const credentialSchema = new Schema(
  { _id: String, cvId: String, section: String, ...FILE_FIELDS, unsure: Date, checkedAt: Date, askedAt: Date },
  SCHEMA_OPTIONS,
)
credentialSchema.index({ cvId: 1 })
indexFiles(credentialSchema)
credentialSchema.index({ checkedAt: 1 })
credentialSchema.index({ unsure: 1 }, { partialFilterExpression: { unsure: IS_DATE } })

const PLACE = { cvId: 1, section: 1 }
const placeOf = ({ _id, cvId, section }: Pick<Stored, '_id' | 'cvId' | 'section'>): Place => ({
  id: _id,
  cvId,
  section,
})

export type ReceivedStore = ReturnType<typeof createReceivedStore>

export function createReceivedStore(connection: Connection, storage: ObjectStorage | null = null) {
  const rows = documents<Stored>(connection, 'ReceivedCredential', credentialSchema, 'received_credentials')

  const { keep, withBytes, removeMany, files } = createFiles(rows, storage)
  const findBytes = async (cvId: string, id: string): Promise<Buffer | null> =>
    (await withBytes(() => rows.findOne({ _id: id, cvId }, { bytes: 1, file: 1 }).lean()))?.bytes ?? null

  async function* eachOf(cvIds: readonly string[]) {
    for (const { _id: id, cvId, section } of await rows.find({ cvId: { $in: cvIds } }, PLACE).lean()) {
      const bytes = await findBytes(cvId, id)
      if (bytes) yield { id, cvId, section, file: bytes.toString('base64') }
    }
  }

  return {
    collections: ['received_credentials'],
    buildIndexes: () => rows.createIndexes(),
    exportOf: ({ cvIds }: Person) => ({ receivedCredentials: eachOf(cvIds) }),
    removeOf: async ({ cvIds }: Person): Promise<void> => {
      await removeMany({ cvId: { $in: cvIds } })
    },

    files,
    addCredential: async ({ id, bytes, ...rest }: StoredCredential): Promise<void> => {
      await rows.insertOne({ _id: id, ...rest, ...(await keep(bytes)) })
    },
    findBytes,
    setUnsure: async (id: string, unsure: Date | null): Promise<void> => {
      await rows.updateOne({ _id: id }, { $set: { unsure } })
    },
    listUnsure: async (before: Date): Promise<Place[]> => {
      const found = rows.find({ unsure: { ...IS_DATE, $lt: before } }, PLACE).hint({ unsure: 1 })
      return (await found.limit(QUEUE_PAGE).lean()).map(placeOf)
    },
    /** Credentials last checked before `before`, oldest first. */
    listDue: async (before: Date, limit: number): Promise<Place[]> =>
      (
        await rows
          .find({ checkedAt: { $lt: before } }, PLACE)
          .sort({ checkedAt: 1 })
          .limit(limit)
          .lean()
      ).map(placeOf),
    setChecked: async (id: string, checkedAt: Date): Promise<void> => {
      await rows.updateOne({ _id: id }, { $set: { checkedAt } })
    },
    /** False when its owner requested a check since `before`. */
    takeAsk: async (id: string, before: Date, askedAt: Date): Promise<boolean> =>
      (await rows.updateOne({ _id: id, $or: [{ askedAt: null }, { askedAt: { $lt: before } }] }, { $set: { askedAt } }))
        .matchedCount > 0,
    removeCredential: async (id: string): Promise<void> => {
      await removeMany({ _id: id })
    },
    removeOfCv: async (cvId: string): Promise<void> => {
      await removeMany({ cvId })
    },
  }
}
