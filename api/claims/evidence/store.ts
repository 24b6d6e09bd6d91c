// Evidence files in MongoDB or object storage.
import { type Connection, Schema } from 'mongoose'
import { documents, SCHEMA_OPTIONS } from '../../db/documents.ts'
import type { ObjectStorage } from '../../db/files.ts'
import type { Person } from '../../db/personal-data.ts'
import { CLAIM_FILE_FIELDS, claimFilesOf, indexClaimFiles, type StoredFile } from '../file-store.ts'

const evidenceSchema = new Schema(CLAIM_FILE_FIELDS, SCHEMA_OPTIONS)
indexClaimFiles(evidenceSchema)

export type EvidenceStore = ReturnType<typeof createEvidenceStore>

export function createEvidenceStore(connection: Connection, storage: ObjectStorage | null = null) {
  const evidence = documents<StoredFile>(connection, 'Proof', evidenceSchema, 'proofs')
  const { eachFile, ...files } = claimFilesOf(evidence, storage)
  return { collections: ['proofs'], exportOf: ({ id }: Person) => ({ proofs: eachFile(id) }), ...files }
}
