// Records of events that may happen once or a limited number of times: nonces issued, envelopes accepted, operations sent, attempts at a
// code. Also the public keys of login tokens, which are never removed. Each change is one insert or one conditional update.
import { type Connection, Schema } from 'mongoose'
import { documents, SCHEMA_OPTIONS } from '../db/documents.ts'
import { unlessTaken } from '../lib/retry.ts'

export type Outcome = Readonly<{ kind: 'answer' | 'refusal'; sealed: string }>
export type OperationRecord = Readonly<{ outcome: Outcome | null; startedAt: Date }>

type StoredGrant = { _id: string; sessionPk: string; at: Date }
type StoredOperation = { _id: string; outcome: Outcome | null; startedAt: Date }

const HOUR = 3_600
/** Paymaster data expires after six hours, so no operation can be sent again later. */
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
    // Nonces, digests and sealed replies: no personal data.
    collections: ['wallet_grants', 'wallet_envelopes', 'wallet_operations', 'wallet_codes', 'wallet_login_keys'],
    buildIndexes: async () => {
      await Promise.all([grants, envelopes, operations, codes].map(one => one.createIndexes()))
    },

    /** Issues a nonce to a session; false when it was issued before. */
    takeNonce: async (nonce: string, sessionPk: string, at: Date): Promise<boolean> =>
      (await unlessTaken(grants.insertOne({ _id: nonce, sessionPk, at }))) !== null,
    isNonceOf: async (nonce: string, sessionPk: string): Promise<boolean> =>
      (await grants.findOne({ _id: nonce, sessionPk }).lean()) !== null,

    /** Records an accepted envelope; false when it was accepted before. */
    takeEnvelope: async (digest: string, at: Date): Promise<boolean> =>
      (await unlessTaken(envelopes.insertOne({ _id: digest, at }))) !== null,

    /** True for the first caller, who must send the operation; false for every other. */
    beginOperation: async (id: string, at: Date): Promise<boolean> =>
      (await unlessTaken(operations.insertOne({ _id: id, outcome: null, startedAt: at }))) !== null,
    endOperation: async (id: string, outcome: Outcome): Promise<void> => {
      await operations.updateOne({ _id: id }, { $set: { outcome } })
    },
    /** For an operation that was certainly not executed. */
    dropOperation: async (id: string): Promise<void> => {
      await operations.deleteOne({ _id: id })
    },
    findOperation: async (id: string): Promise<OperationRecord | null> => await operations.findById(id).lean(),

    /** Counts an attempt before it is made, so that concurrent ones count too; false when none is left. */
    takeAttempt: async (token: string, max: number, at: Date): Promise<boolean> => {
      const left = { _id: token, tries: { $lt: max } }
      const count = { $inc: { tries: 1 }, $setOnInsert: { at } }
      if ((await unlessTaken(codes.updateOne(left, count, { upsert: true }))) !== null) return true
      // Either no attempt is left, or a concurrent one has just created the record.
      return (await codes.updateOne(left, { $inc: { tries: 1 } })).matchedCount > 0
    },
    /** For an attempt that the backend did not examine. */
    returnAttempt: async (token: string): Promise<void> => {
      await codes.updateOne({ _id: token, tries: { $gt: 0 } }, { $inc: { tries: -1 } })
    },

    saveLoginKeys: async (jwks: readonly (object & { kid: string })[]): Promise<void> => {
      for (const jwk of jwks) await keys.updateOne({ _id: jwk.kid }, { $setOnInsert: { jwk } }, { upsert: true })
    },
    listLoginKeys: async (): Promise<object[]> => (await keys.find({}).sort({ _id: 1 }).lean()).map(({ jwk }) => jwk),
  }
}
