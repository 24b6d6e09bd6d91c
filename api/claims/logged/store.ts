// The logged attestations and confirmations, with the salts of their commitments and their inclusion proofs. Only the salt links an entry of the log to
// a claim; it is removed with the claim.
import { type Connection, Schema } from 'mongoose'
import { asBuffer, documents, IS_TEXT, SCHEMA_OPTIONS } from '../../db/documents.ts'
import { oneByOne, type Person } from '../../db/personal-data.ts'

type Included = { entry: Buffer; index: number; proof: string }
/** A claim that has not ended. */
export type LoggedClaim = {
  /** Identifies it: a digest of its kind and its message. */
  _id: string
  userId: string
  /** The id of the claim that has it. */
  claim: string
  kind: 'attestation' | 'confirmation'
  /** The request that was confirmed. */
  request: string | null
  /** The id of its credential, of which a withdrawal is the salted commitment. */
  credential: string
  salt: string
  commitment: string
  /** After this time the claim is never logged. */
  until: Date
  included?: Included
}
/** An ended claim keeps only these fields until it is too late to log it, so that a late step of another process does not do that. */
type Stored = Pick<LoggedClaim, '_id' | 'userId' | 'claim' | 'until'> & Partial<LoggedClaim> & { removeAt?: Date }
export type LoggedRow = Stored

const claimSchema = new Schema(
  {
    _id: String,
    userId: String,
    claim: String,
    kind: String,
    request: String,
    credential: String,
    salt: String,
    commitment: String,
    until: Date,
    removeAt: Date,
    included: { type: { entry: Buffer, index: Number, proof: String }, _id: false, default: undefined },
  },
  SCHEMA_OPTIONS,
)
claimSchema.index({ userId: 1, claim: 1 })
claimSchema.index({ removeAt: 1 }, { expireAfterSeconds: 0 })
claimSchema.index({ commitment: 1 }, { unique: true, partialFilterExpression: { commitment: IS_TEXT } })

const NAMES = ['kind', 'request', 'credential', 'salt', 'commitment', 'included'] as const
const dropped = Object.fromEntries(NAMES.map(name => [name, ''])) as Record<(typeof NAMES)[number], ''>

/** A lean read has the driver's Binary. */
const entryOf = ({ entry }: Included) => asBuffer(entry)
const toRow = (row: Stored): Stored =>
  row.included ? { ...row, included: { ...row.included, entry: entryOf(row.included) } } : row

export type LoggedStore = ReturnType<typeof createLoggedStore>

export function createLoggedStore(connection: Connection) {
  const claims = documents<Stored>(connection, 'LoggedClaim', claimSchema, 'log_claims')

  return {
    collections: ['log_claims'],
    buildIndexes: () => claims.createIndexes(),
    exportOf: ({ id: userId }: Person) => ({
      loggedClaims: oneByOne(
        async () => (await claims.find({ userId }, { _id: 1 }).lean()).map(({ _id }) => _id),
        async id => {
          const row = await claims.findById(id).lean()
          return row?.included
            ? { ...row, included: { ...row.included, entry: entryOf(row.included).toString() } }
            : row
        },
      ),
    }),

    listOfUser: async (userId: string) => (await claims.find({ userId }).lean()).map(toRow),
    listOfClaim: async (userId: string, claim: string) => (await claims.find({ userId, claim }).lean()).map(toRow),
    /** The stored rows of these claims. */
    listClaims: async (ids: readonly string[]) => (await claims.find({ _id: { $in: ids } }).lean()).map(toRow),
    /** Idempotent: the first salt of a claim stays. */
    addClaim: async ({ _id, ...claim }: LoggedClaim): Promise<void> => {
      await claims.updateOne({ _id }, { $setOnInsert: claim }, { upsert: true })
    },
    /** Ends a logged claim: removes its salt and every field about its content. */
    closeClaim: async ({ _id, until }: LoggedRow): Promise<void> => {
      await claims.updateOne({ _id }, { $unset: dropped, $set: { removeAt: until } })
    },
    removeClaims: async (ids: readonly string[]): Promise<void> => {
      await claims.deleteMany({ _id: { $in: ids } })
    },
    /** Keeps the places of these claims, and returns the ids of the claims that have them. Idempotent. */
    keepIncluded: async (list: readonly (Included & { commitment: string })[]): Promise<string[]> => {
      const of = (commitment: string) => ({ commitment: { ...IS_TEXT, $eq: commitment } })
      await claims.bulkWrite(
        list.map(({ commitment, entry, index, proof }) => ({
          updateOne: { filter: of(commitment), update: { $set: { included: { entry, index, proof } } } },
        })),
      )
      const commitments = list.map(({ commitment }) => commitment)
      const found = await claims.find({ commitment: { ...IS_TEXT, $in: commitments } }, { claim: 1 }).lean()
      return [...new Set(found.map(({ claim }) => claim))]
    },
  }
}
