// Evidence files in MongoDB or object storage.
import { type Connection, Schema } from 'mongoose'
import { documents, SCHEMA_OPTIONS } from '../../db/documents.ts'
import type { ObjectStorage } from '../../db/files.ts'
import type { Person } from '../../db/personal-data.ts'
import { indexSectionFiles, SECTION_FIELDS, type StoredFile, sectionFilesOf } from '../file-store.ts'

const evidenceSchema = new Schema(SECTION_FIELDS, SCHEMA_OPTIONS)
indexSectionFiles(evidenceSchema)

export type EvidenceStore = ReturnType<typeof createEvidenceStore>

export function createEvidenceStore(connection: Connection, storage: ObjectStorage | null = null) {
  const evidence = documents<StoredFile>(connection, 'Proof', evidenceSchema, 'proofs')
  const { eachFile, ...files } = sectionFilesOf(evidence, storage)
  return { collections: ['proofs'], exportOf: ({ cvIds }: Person) => ({ proofs: eachFile(cvIds) }), ...files }
}
