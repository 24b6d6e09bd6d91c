// What claims need beside the CV's own document: the public keys that ever signed, and what each edition of a CV said.
import { type Connection, Schema } from 'mongoose'
import type { PublicJwk } from '../crypto/signer.ts'
import { documents, SCHEMA_OPTIONS } from '../db/documents.ts'
import { oneByOne, type Person } from '../db/personal-data.ts'

/** The section digests of a version that was published or handed out as a file, by path. */
export type EditionRecord = { cvId: string; version: number; at: Date; digests: Record<string, string> }

const keySchema = new Schema({ _id: String, jwk: Schema.Types.Mixed }, SCHEMA_OPTIONS)
/** Digests are kept as pairs: a path holds a dot. */
const editionSchema = new Schema(
  { _id: String, cvId: String, version: Number, at: Date, digests: [[String]] },
  SCHEMA_OPTIONS,
)
editionSchema.index({ cvId: 1 })

type StoredEdition = { _id: string; cvId: string; version: number; at: Date; digests: [string, string][] }
const withoutId = (stored: StoredEdition | null) => {
  if (!stored) return null
  const { _id, ...rest } = stored
  return rest
}
const editionKey = (cvId: string, version: number) => `${cvId}:${version}`

export type ClaimsStore = ReturnType<typeof createClaimsStore>

export function createClaimsStore(connection: Connection) {
  const keys = documents<{ _id: string; jwk: PublicJwk }>(connection, 'AttestationKey', keySchema, 'attestation_keys')
  const editions = documents<StoredEdition>(connection, 'CvEdition', editionSchema, 'cv_editions')

  return {
    collections: ['attestation_keys', 'cv_editions'],
    buildIndexes: () => editions.createIndexes(),
    exportOf: ({ cvIds }: Person) => ({
      editions: oneByOne(
        async () => (await editions.find({ cvId: { $in: cvIds } }, { _id: 1 }).lean()).map(({ _id }) => _id),
        async id => withoutId(await editions.findById(id).lean()),
      ),
    }),
    removeOf: async ({ cvIds }: Person): Promise<void> => {
      await editions.deleteMany({ cvId: { $in: cvIds } })
    },

    /** For ever: what was signed once is to be checked for ever. A kid keeps the key that it had first. */
    keepKeys: async (jwks: readonly PublicJwk[]): Promise<void> => {
      for (const jwk of jwks) await keys.updateOne({ _id: jwk.kid }, { $setOnInsert: { jwk } }, { upsert: true })
    },
    listKeys: async (): Promise<PublicJwk[]> => (await keys.find({}).sort({ _id: 1 }).lean()).map(({ jwk }) => jwk),

    /** Idempotent: a version never changes, and neither does what it said. */
    keepEdition: async ({ digests, ...edition }: EditionRecord): Promise<void> => {
      await editions.updateOne(
        { _id: editionKey(edition.cvId, edition.version) },
        { $setOnInsert: { ...edition, digests: Object.entries(digests) } },
        { upsert: true },
      )
    },
    findEdition: async (cvId: string, version: number): Promise<EditionRecord | null> => {
      const stored = await editions.findById(editionKey(cvId, version)).lean()
      return stored && { cvId, version, at: stored.at, digests: Object.fromEntries(stored.digests) }
    },
    removeEditions: async (cvId: string): Promise<void> => {
      await editions.deleteMany({ cvId })
    },
  }
}
