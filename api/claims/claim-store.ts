// The claims of accounts in MongoDB: one document for each account and digest. Every change is one conditional update, which also stores
// the events that follow from it; `unsettled` stays set until these are handed over, and the log and the status lists have followed.
import { type Connection, Schema } from 'mongoose'
import { nanoid } from 'nanoid'
import type { Claim, ClaimParts } from '../core/claims/claims.ts'
import { documents, listIds, SCHEMA_OPTIONS } from '../db/documents.ts'
import { oneByOne, type Person } from '../db/personal-data.ts'
import { isDuplicateKey } from '../lib/retry.ts'

/** Confirmations and withdrawals that the CVs with the claim have not reported yet. */
export type ClaimEvent = Readonly<{
  id: string
  type: 'claim.confirmed' | 'claim.withdrawn'
  at: Date
  request: string
}>
export type ClaimRecord = Claim &
  Readonly<{ id: string; userId: string; at: Date; rev: number; unsettled: boolean; events: readonly ClaimEvent[] }>
export type NewClaim = Omit<ClaimRecord, 'id' | 'rev' | 'unsettled' | 'events'>
type Stored = Omit<ClaimRecord, 'id'> & { _id: string }
/** What a claim has, without its words and signatures. */
export type ClaimOutline = Pick<ClaimRecord, 'id' | 'digest' | 'holder' | 'kind' | 'scope' | 'at'> & {
  attestations: number
  evidence: number
  credentials: number
  requests: readonly string[]
}

const { Mixed } = Schema.Types
const claimSchema = new Schema(
  {
    _id: String,
    userId: String,
    holder: String,
    kind: String,
    scope: String,
    digest: String,
    person: String,
    value: Mixed,
    attestations: [Mixed],
    evidence: [Mixed],
    requests: [Mixed],
    credentials: [Mixed],
    at: Date,
    rev: Number,
    unsettled: Boolean,
    events: [Mixed],
  },
  SCHEMA_OPTIONS,
)
claimSchema.index({ userId: 1, digest: 1 }, { unique: true })
claimSchema.index({ userId: 1, 'evidence.id': 1 })
claimSchema.index({ userId: 1, 'credentials.id': 1 })
claimSchema.index({ unsettled: 1 }, { partialFilterExpression: { unsettled: true } })

const toRecord = ({ _id, ...rest }: Stored): ClaimRecord => ({ ...rest, id: _id })
const orNull = (stored: Stored | null) => (stored ? toRecord(stored) : null)
const OUTLINE = {
  digest: 1,
  holder: 1,
  kind: 1,
  scope: 1,
  at: 1,
  'attestations.at': 1,
  'evidence.id': 1,
  'credentials.id': 1,
  'requests.status': 1,
}

export type ClaimStore = ReturnType<typeof createClaimStore>

export function createClaimStore(connection: Connection) {
  const claims = documents<Stored>(connection, 'Claim', claimSchema, 'claims')
  return {
    collections: ['claims'],
    buildIndexes: () => claims.createIndexes(),
    exportOf: ({ id }: Person) => ({
      claims: oneByOne(
        async () => (await claims.find({ userId: id }, { _id: 1 }).lean()).map(({ _id }) => _id),
        async claim => orNull(await claims.findById(claim).lean()),
      ),
    }),
    removeOf: ({ id }: Pick<Person, 'id'>) => claims.deleteMany({ userId: id }),

    findById: async (id: string) => orNull(await claims.findById(id).lean()),
    findClaim: async (userId: string, digest: string) => orNull(await claims.findOne({ userId, digest }).lean()),
    /** The claims of an account with these digests, answered by one index. */
    listClaims: async (userId: string, digests: readonly string[]): Promise<ClaimRecord[]> =>
      (await claims.collection.find({ userId, digest: { $in: digests } }).toArray()).map(toRecord),
    listKind: async (userId: string, kind: string): Promise<ClaimRecord[]> =>
      (await claims.find({ userId, kind }).lean()).map(toRecord),
    /** The claim that has this file. */
    findByFile: async (userId: string, kind: 'evidence' | 'credentials', file: string) =>
      orNull(await claims.findOne({ userId, [`${kind}.id`]: file }).lean()),
    /** All claims of an account, the oldest first. */
    listOutlines: async (userId: string): Promise<ClaimOutline[]> => {
      const found = await claims.find({ userId }, OUTLINE).lean()
      return found.map(outlineOf).sort((one, other) => one.at.getTime() - other.at.getTime())
    },
    countClaims: (userId: string) => claims.countDocuments({ userId }),
    listUnsettled: () => listIds(claims, { unsettled: true }, { unsettled: 1 }),

    /** Null when the account has a claim with this digest already. */
    createClaim: async (claim: NewClaim): Promise<ClaimRecord | null> => {
      const record = { ...claim, rev: 1, unsettled: true, events: [] }
      const id = nanoid()
      try {
        await claims.insertOne({ _id: id, ...record })
        return { id, ...record }
      } catch (error) {
        if (isDuplicateKey(error)) return null
        throw error
      }
    },
    /** Null when the claim has changed since `from` was read, or was removed. */
    changeClaim: async ({ id, userId, rev }: ClaimRecord, parts: ClaimParts, events: readonly ClaimEvent[]) => {
      const change = { $set: { ...parts, unsettled: true }, $inc: { rev: 1 }, $push: { events: { $each: events } } }
      return orNull(await claims.findOneAndUpdate({ _id: id, userId, rev }, change, { returnDocument: 'after' }).lean())
    },
    /** Marks this state as settled; removes it when nothing is left of the claim. False when there is a newer one. */
    finish: async ({ id, rev }: ClaimRecord, isEmpty: boolean): Promise<boolean> => {
      if (isEmpty) return (await claims.deleteOne({ _id: id, rev })).deletedCount > 0
      return (await claims.updateOne({ _id: id, rev }, { $set: { unsettled: false, events: [] } })).matchedCount > 0
    },
  }
}

const outlineOf = ({ _id: id, attestations, evidence, credentials, requests, ...rest }: Stored): ClaimOutline => ({
  ...rest,
  id,
  attestations: attestations?.length ?? 0,
  evidence: evidence?.length ?? 0,
  credentials: credentials?.length ?? 0,
  requests: (requests ?? []).map(({ status }) => status),
})
