// Issued credentials, one document for each index of a status list, and every public key that signed one. A document is never removed:
// the update that sets its bit removes the credential and everything about its claim.
import { type Connection, Schema } from 'mongoose'
import type { CredentialKind } from '../../../core/claims/issued.ts'
import type { Jwk } from '../../../crypto/signer.ts'
import { type Documents, documents, IS_TEXT, QUEUE_PAGE, SCHEMA_OPTIONS } from '../../../db/documents.ts'
import { oneByOne, type Person } from '../../../db/personal-data.ts'
import { isDuplicateKey } from '../../../lib/retry.ts'

/** Both signed forms. A credential is signed once: later downloads return the same bytes. */
export type Signed = { ldp: string; jwt: string; kids: string[] }
export type About = {
  /** Identifies the claim: a digest of its signature, the CV, the section and the kind. */
  claim: string
  cvId: string
  section: string
  kind: CredentialKind
  /** The request that was confirmed. */
  request: string | null
  /** The colour of the picture. */
  accent: string
}
type Bit = { _id: string; list: number; index: number; isSet: boolean }
type Stored = Bit & Partial<About> & Partial<Signed>
export type Issued = Bit & About & Partial<Signed>

const entrySchema = new Schema(
  {
    _id: String,
    list: Number,
    index: Number,
    isSet: Boolean,
    claim: String,
    cvId: String,
    section: String,
    kind: String,
    request: String,
    accent: String,
    ldp: String,
    jwt: String,
    kids: { type: [String], default: undefined },
  },
  SCHEMA_OPTIONS,
)
entrySchema.index({ claim: 1 }, { unique: true, partialFilterExpression: { claim: IS_TEXT } })
entrySchema.index({ cvId: 1 }, { partialFilterExpression: { cvId: IS_TEXT } })
entrySchema.index({ list: 1, isSet: 1 })
const keySchema = new Schema({ _id: String, jwk: Schema.Types.Mixed }, SCHEMA_OPTIONS)

const NAMES = ['claim', 'cvId', 'section', 'kind', 'request', 'accent', 'ldp', 'jwt', 'kids'] as const
const revoked = {
  $set: { isSet: true },
  $unset: Object.fromEntries(NAMES.map(name => [name, ''])) as Record<(typeof NAMES)[number], ''>,
}

export type IssuedStore = ReturnType<typeof createIssuedStore>

export function createIssuedStore(connection: Connection) {
  const entries = documents<Stored>(connection, 'StatusEntry', entrySchema, 'status_entries')
  const keys = documents<{ _id: string; jwk: Jwk }>(connection, 'CredentialKey', keySchema, 'credential_keys')
  const ofCvs = (cvIds: readonly string[]) => ({ cvId: { ...IS_TEXT, $in: cvIds } })

  return {
    collections: ['status_entries', 'credential_keys'],
    buildIndexes: () => entries.createIndexes(),
    exportOf: ({ cvIds }: Person) => ({
      credentials: oneByOne(
        async () => (await entries.find(ofCvs(cvIds), { _id: 1 }).lean()).map(({ _id }) => _id),
        async id => entries.findById(id, { kids: 0 }).lean(),
      ),
    }),
    removeOf: ({ cvIds }: Person) => entries.updateMany(ofCvs(cvIds), revoked),

    findIssued: async (claim: string) =>
      (await entries.findOne({ claim: { ...IS_TEXT, $eq: claim } }).lean()) as Issued | null,
    /** Reserves an index for a claim. False when the index is taken, or the claim has one. */
    reserve: async (list: number, index: number, about: About): Promise<boolean> => {
      try {
        await entries.insertOne({ _id: `${list}/${index}`, list, index, isSet: false, ...about })
        return true
      } catch (error) {
        if (isDuplicateKey(error)) return false
        throw error
      }
    },
    /** Stores the first signature; a later one changes nothing. */
    keepSigned: async (claim: string, signed: Signed): Promise<void> => {
      await entries.updateOne({ claim: { ...IS_TEXT, $eq: claim }, ldp: null }, { $set: signed })
    },
    listOfCv: async (cvId: string) => (await entries.find(ofCvs([cvId])).lean()) as Issued[],
    /** CVs with credentials whose bits are not set, in the order of their ids. */
    async *listCvIds(): AsyncGenerator<string> {
      for (let after = ''; ; ) {
        const found = await entries
          .find({ cvId: { ...IS_TEXT, $gt: after } }, { cvId: 1 })
          .sort({ cvId: 1 })
          .limit(QUEUE_PAGE)
          .lean()
        const ids = [...new Set(found.map(({ cvId }) => cvId as string))]
        if (ids.length === 0) return
        yield* ids
        after = ids.at(-1) as string
      }
    },
    /** Sets the bit permanently. Idempotent. */
    revoke: async (id: string): Promise<void> => {
      await entries.updateOne({ _id: id, isSet: false }, revoked)
    },

    ...statusListsOf(entries),
    ...keysOf(keys),
  }
}

const statusListsOf = (entries: Documents<Stored>) => ({
  /** Documents are never removed, so the count of all of them gives the list that has room. */
  countEntries: () => entries.estimatedDocumentCount(),
  hasList: async (list: number) => (await entries.findOne({ list }, { _id: 1 }).lean()) !== null,
  /** Bits are never cleared: a list has changed exactly when this count has. */
  countSet: (list: number) => entries.countDocuments({ list, isSet: true }),
  listSet: async (list: number): Promise<number[]> =>
    (await entries.find({ list, isSet: true }, { index: 1 }).lean()).map(({ index }) => index),
})

const keysOf = (keys: Documents<{ _id: string; jwk: Jwk }>) => ({
  /** Keys are never removed, so that old credentials can be checked. */
  keepKeys: async (jwks: readonly Jwk[]): Promise<void> => {
    for (const jwk of jwks) {
      await keys.updateOne({ _id: String(jwk.kid) }, { $setOnInsert: { jwk } }, { upsert: true })
    }
  },
  listKeys: async (): Promise<Jwk[]> => (await keys.find({}).sort({ _id: 1 }).lean()).map(({ jwk }) => jwk),
})
