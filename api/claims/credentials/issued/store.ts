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
  /** Identifies what it is about: a digest of the signature of the attestation or confirmation. */
  key: string
  userId: string
  /** The id of the claim. */
  claim: string
  kind: CredentialKind
  /** The request that was confirmed. */
  request: string | null
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
    key: String,
    userId: String,
    claim: String,
    kind: String,
    request: String,
    ldp: String,
    jwt: String,
    kids: { type: [String], default: undefined },
  },
  SCHEMA_OPTIONS,
)
entrySchema.index({ key: 1 }, { unique: true, partialFilterExpression: { key: IS_TEXT } })
entrySchema.index({ userId: 1 }, { partialFilterExpression: { userId: IS_TEXT } })
entrySchema.index({ claim: 1 }, { partialFilterExpression: { claim: IS_TEXT } })
entrySchema.index({ list: 1, isSet: 1 })
const keySchema = new Schema({ _id: String, jwk: Schema.Types.Mixed }, SCHEMA_OPTIONS)

const NAMES = ['key', 'userId', 'claim', 'kind', 'request', 'ldp', 'jwt', 'kids'] as const
const revoked = {
  $set: { isSet: true },
  $unset: Object.fromEntries(NAMES.map(name => [name, ''])) as Record<(typeof NAMES)[number], ''>,
}

export type IssuedStore = ReturnType<typeof createIssuedStore>

export function createIssuedStore(connection: Connection) {
  const entries = documents<Stored>(connection, 'StatusEntry', entrySchema, 'status_entries')
  const keys = documents<{ _id: string; jwk: Jwk }>(connection, 'CredentialKey', keySchema, 'credential_keys')
  const ofUser = (userId: string) => ({ userId: { ...IS_TEXT, $eq: userId } })

  return {
    collections: ['status_entries', 'credential_keys'],
    buildIndexes: () => entries.createIndexes(),
    exportOf: ({ id: userId }: Person) => ({
      credentials: oneByOne(
        async () => (await entries.find(ofUser(userId), { _id: 1 }).lean()).map(({ _id }) => _id),
        async id => entries.findById(id, { kids: 0 }).lean(),
      ),
    }),
    removeOf: ({ id }: Pick<Person, 'id'>) => entries.updateMany(ofUser(id), revoked),

    findIssued: async (key: string) =>
      (await entries.findOne({ key: { ...IS_TEXT, $eq: key } }).lean()) as Issued | null,
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
    keepSigned: async (key: string, signed: Signed): Promise<void> => {
      await entries.updateOne({ key: { ...IS_TEXT, $eq: key }, ldp: null }, { $set: signed })
    },
    listOfClaim: async (claim: string) =>
      (await entries.find({ claim: { ...IS_TEXT, $eq: claim } }).lean()) as Issued[],
    /** Claims with credentials whose bits are not set, in the order of their ids. */
    async *listClaimIds(): AsyncGenerator<string> {
      for (let after = ''; ; ) {
        const found = await entries
          .find({ claim: { ...IS_TEXT, $gt: after } }, { claim: 1 })
          .sort({ claim: 1 })
          .limit(QUEUE_PAGE)
          .lean()
        const ids = [...new Set(found.map(({ claim }) => claim as string))]
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
