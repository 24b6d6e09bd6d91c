// Attached credentials in MongoDB or object storage; the result of the check is in the claim.
import { type Connection, Schema } from 'mongoose'
import { documents, SCHEMA_OPTIONS } from '../../../db/documents.ts'
import type { ObjectStorage } from '../../../db/files.ts'
import type { Person } from '../../../db/personal-data.ts'
import type { AttachedFiles } from '../../attached-files.ts'
import {
  CLAIM_FILE_FIELDS,
  type ClaimFile,
  claimFilesOf,
  type FileKey,
  indexClaimFiles,
  KEY,
  keyOf,
  type StoredFile,
} from '../../file-store.ts'

/** `checkedAt`: when the daily job last checked it. `askedAt`: when its owner last requested a check. */
type Times = Readonly<{ checkedAt: Date; askedAt: Date | null }>
export type CredentialFiles = AttachedFiles<'credentials', Times>

const credentialSchema = new Schema({ ...CLAIM_FILE_FIELDS, checkedAt: Date, askedAt: Date }, SCHEMA_OPTIONS)
indexClaimFiles(credentialSchema)
credentialSchema.index({ checkedAt: 1 })

export type ReceivedStore = ReturnType<typeof createReceivedStore>

export function createReceivedStore(connection: Connection, storage: ObjectStorage | null = null) {
  const collection = 'received_credentials'
  const rows = documents<StoredFile<ClaimFile & Times>>(connection, 'ReceivedCredential', credentialSchema, collection)
  const { eachFile, ...files } = claimFilesOf<ClaimFile & Times>(rows, storage)

  return {
    collections: [collection],
    exportOf: ({ id }: Person) => ({ receivedCredentials: eachFile(id) }),
    ...files,
    /** Credentials last checked before `before`, oldest first. */
    listDue: async (before: Date, limit: number): Promise<FileKey[]> => {
      const found = rows.find({ checkedAt: { $lt: before } }, KEY).sort({ checkedAt: 1 })
      return (await found.limit(limit).lean()).map(keyOf)
    },
    setChecked: async (id: string, checkedAt: Date): Promise<void> => {
      await rows.updateOne({ _id: id }, { $set: { checkedAt } })
    },
    /** False when its owner requested a check since `before`. */
    takeAsk: async (id: string, before: Date, askedAt: Date): Promise<boolean> =>
      (await rows.updateOne({ _id: id, $or: [{ askedAt: null }, { askedAt: { $lt: before } }] }, { $set: { askedAt } }))
        .matchedCount > 0,
  }
}
