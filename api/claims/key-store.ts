// All public keys that have signed claims, and the digests of published versions.
import { type Connection, Schema } from 'mongoose'
import type { PublicJwk } from '../crypto/signer.ts'
import { documents, SCHEMA_OPTIONS, sumBytes } from '../db/documents.ts'
import { oneByOne, type Person } from '../db/personal-data.ts'

/** The section digests, by path, of a version that was published or downloaded as a file. */
export type VersionDigests = { cvId: string; version: number; at: Date; digests: Record<string, string> }

const keySchema = new Schema({ _id: String, jwk: Schema.Types.Mixed }, SCHEMA_OPTIONS)
/** Digests are stored as pairs, because paths contain dots, which keys must not. */
const digestsSchema = new Schema(
  { _id: String, cvId: String, version: Number, at: Date, digests: [[String]], bytes: Number },
  SCHEMA_OPTIONS,
)
digestsSchema.index({ cvId: 1, bytes: 1 })

type StoredDigests = Omit<VersionDigests, 'digests'> & { _id: string; digests: [string, string][]; bytes: number }
const withoutId = (stored: StoredDigests | null) => {
  if (!stored) return null
  const { _id, bytes: _, ...rest } = stored
  return rest
}
/** With what MongoDB adds to each pair. */
const bytesOf = (digests: VersionDigests['digests']) =>
  Object.keys(digests).reduce((sum, path) => sum + path.length + 100, 100)
const versionKey = (cvId: string, version: number) => `${cvId}:${version}`

export type KeyStore = ReturnType<typeof createKeyStore>

export function createKeyStore(connection: Connection) {
  const keys = documents<{ _id: string; jwk: PublicJwk }>(connection, 'AttestationKey', keySchema, 'attestation_keys')
  const versions = documents<StoredDigests>(connection, 'PublishedDigests', digestsSchema, 'published_digests')

  return {
    collections: ['attestation_keys', 'published_digests'],
    buildIndexes: () => versions.createIndexes(),
    exportOf: ({ cvIds }: Person) => ({
      publishedDigests: oneByOne(
        async () => (await versions.find({ cvId: { $in: cvIds } }, { _id: 1 }).lean()).map(({ _id }) => _id),
        async id => withoutId(await versions.findById(id).lean()),
      ),
    }),
    removeOf: async ({ cvIds }: Person): Promise<void> => {
      await versions.deleteMany({ cvId: { $in: cvIds } })
    },

    /** Keys are stored for ever, so that old signatures can be verified. A kid never changes its key. */
    keepKeys: async (jwks: readonly PublicJwk[]): Promise<void> => {
      for (const jwk of jwks) await keys.updateOne({ _id: jwk.kid }, { $setOnInsert: { jwk } }, { upsert: true })
    },
    listKeys: async (): Promise<PublicJwk[]> => (await keys.find({}).sort({ _id: 1 }).lean()).map(({ jwk }) => jwk),

    /** Idempotent, because a version never changes. */
    keepVersionDigests: async ({ digests, ...version }: VersionDigests): Promise<void> => {
      const { cvId } = version
      await versions.updateOne(
        { _id: versionKey(cvId, version.version), cvId },
        { $setOnInsert: { ...version, digests: Object.entries(digests), bytes: bytesOf(digests) } },
        { upsert: true },
      )
    },
    findVersionDigests: async (cvId: string, version: number): Promise<VersionDigests | null> => {
      const stored = await versions.findById(versionKey(cvId, version)).lean()
      return stored && { cvId, version, at: stored.at, digests: Object.fromEntries(stored.digests) }
    },
    sumBytes: (cvIds: readonly string[]) => sumBytes(versions, cvIds),
    removeVersionDigests: async (cvId: string): Promise<void> => {
      await versions.deleteMany({ cvId })
    },
  }
}
