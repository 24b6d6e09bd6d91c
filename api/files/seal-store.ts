// All certificates that have sealed a PDF. They are never removed, so that old files can be checked.
import { type Connection, Schema } from 'mongoose'
import { documents, SCHEMA_OPTIONS } from '../db/documents.ts'

const schema = new Schema({ _id: String, der: String, at: Date }, SCHEMA_OPTIONS)

export type SealStore = ReturnType<typeof createSealStore>

export function createSealStore(connection: Connection) {
  const certificates = documents<{ _id: string; der: string; at: Date }>(
    connection,
    'SealCertificate',
    schema,
    'seal_certificates',
  )
  return {
    collections: ['seal_certificates'],
    buildIndexes: () => certificates.createIndexes(),
    /** `id`: its SHA-256; `der`: base64. Idempotent. */
    keepCertificate: async (id: string, der: string, at: Date): Promise<void> => {
      await certificates.updateOne({ _id: id }, { $setOnInsert: { der, at } }, { upsert: true })
    },
    /** In the order of their first use, newest first. */
    listCertificates: async (): Promise<string[]> =>
      (await certificates.find({}).lean()).sort((one, other) => +other.at - +one.at).map(({ der }) => der),
  }
}
