// What the wallet must not do twice, in MongoDB: nonces given out, envelopes accepted, operations sent, codes tried; and
// the public keys of log-ins, for ever. Each is one insert or one conditional update.
import { type Connection, Schema } from 'mongoose'
import { documents, SCHEMA_OPTIONS } from '../db/documents.ts'
import { unlessTaken } from '../lib/retry.ts'

export type Outcome = Readonly<{ kind: 'answer' | 'refusal'; sealed: string }>
export type OperationRecord = Readonly<{ outcome: Outcome | null; startedAt: Date }>

type StoredGrant = { _id: string; sessionPk: string; at: Date }
type StoredOperation = { _id: string; outcome: Outcome | null; startedAt: Date }

const HOUR = 3_600
/** Paymaster data ends after six hours, and with it every operation that could be sent again. */
const OPERATIONS_KEPT = 7 * HOUR
const GRANTS_KEPT = 90 * 24 * HOUR

const grantSchema = new Schema({ _id: String, sessionPk: String, at: Date }, SCHEMA_OPTIONS)
grantSchema.index({ at: 1 }, { expireAfterSeconds: GRANTS_KEPT })
const envelopeSchema = new Schema({ _id: String, at: Date }, SCHEMA_OPTIONS)
envelopeSchema.index({ at: 1 }, { expireAfterSeconds: HOUR })
const operationSchema = new Schema({ _id: String, outcome: Schema.Types.Mixed, startedAt: Date }, SCHEMA_OPTIONS)
operationSchema.index({ startedAt: 1 }, { expireAfterSeconds: OPERATIONS_KEPT })
const codeSchema = new Schema({ _id: String, tries: Number, at: Date }, SCHEMA_OPTIONS)
codeSchema.index({ at: 1 }, { expireAfterSeconds: 24 * HOUR })
const keySchema = new Schema({ _id: String, jwk: Schema.Types.Mixed }, SCHEMA_OPTIONS)

export type LedgerStore = ReturnType<typeof createLedgerStore>

export function createLedgerStore(connection: Connection) {
  const grants = documents<StoredGrant>(connection, 'WalletGrant', grantSchema, 'wallet_grants')
  const envelopes = documents<{ _id: string }>(connection, 'WalletEnvelope', envelopeSchema, 'wallet_envelopes')
  const operations = documents<StoredOperation>(connection, 'WalletOperation', operationSchema, 'wallet_operations')
  const codes = documents<{ _id: string; tries: number }>(connection, 'WalletCode', codeSchema, 'wallet_codes')
  const keys = documents<{ _id: string; jwk: object }>(connection, 'WalletLoginKey', keySchema, 'wallet_login_keys')

  return {
    // Nonces, digests and sealed answers under keys that name nobody; each has an end of its own.
    collections: ['wallet_grants', 'wallet_envelopes', 'wallet_operations', 'wallet_codes', 'wallet_login_keys'],
    buildIndexes: async () => {
      await Promise.all([grants, envelopes, operations, codes].map(one => one.createIndexes()))
    },

    /** Gives a nonce out to a session; false when it was given out before. */
    takeNonce: async (nonce: string, sessionPk: string, at: Date): Promise<boolean> =>
      (await unlessTaken(grants.insertOne({ _id: nonce, sessionPk, at }))) !== null,
    isNonceOf: async (nonce: string, sessionPk: string): Promise<boolean> =>
      (await grants.findOne({ _id: nonce, sessionPk }).lean()) !== null,

    /** False when it was accepted before. */
    takeEnvelope: async (digest: string, at: Date): Promise<boolean> =>
      (await unlessTaken(envelopes.insertOne({ _id: digest, at }))) !== null,

    /** Whether the operation is the caller's to send; false when somebody has sent it or is about to. */
    beginOperation: async (id: string, at: Date): Promise<boolean> =>
      (await unlessTaken(operations.insertOne({ _id: id, outcome: null, startedAt: at }))) !== null,
    endOperation: async (id: string, outcome: Outcome): Promise<void> => {
      await operations.updateOne({ _id: id }, { $set: { outcome } })
    },
    /** For one that surely never went out. */
    dropOperation: async (id: string): Promise<void> => {
      await operations.deleteOne({ _id: id })
    },
    findOperation: async (id: string): Promise<OperationRecord | null> => await operations.findById(id).lean(),

    /** Counts a try before it is made, so that tries at once are counted too; false when they are used up. */
    takeTry: async (token: string, most: number, at: Date): Promise<boolean> => {
      const left = { _id: token, tries: { $lt: most } }
      const count = { $inc: { tries: 1 }, $setOnInsert: { at } }
      if ((await unlessTaken(codes.updateOne(left, count, { upsert: true }))) !== null) return true
      // Used up, or made by another try in this moment.
      return (await codes.updateOne(left, { $inc: { tries: 1 } })).matchedCount > 0
    },
    /** For a try that the backend never judged. */
    giveTryBack: async (token: string): Promise<void> => {
      await codes.updateOne({ _id: token, tries: { $gt: 0 } }, { $inc: { tries: -1 } })
    },

    keepLoginKeys: async (jwks: readonly (object & { kid: string })[]): Promise<void> => {
      for (const jwk of jwks) await keys.updateOne({ _id: jwk.kid }, { $setOnInsert: { jwk } }, { upsert: true })
    },
    listLoginKeys: async (): Promise<object[]> => (await keys.find({}).sort({ _id: 1 }).lean()).map(({ jwk }) => jwk),
  }
}
