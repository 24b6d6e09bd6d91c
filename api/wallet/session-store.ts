// Wallet sessions and their bearers. Bearers are sealed, in a separate collection that backups and exports omit.
import { randomUUID } from 'node:crypto'
import { type Connection, Schema } from 'mongoose'
import { type Documents, documents, SCHEMA_OPTIONS } from '../db/documents.ts'
import { type Person, pieces } from '../db/personal-data.ts'
import { unlessTaken } from '../lib/retry.ts'

export type SessionRecord = Readonly<{
  sessionPk: string
  /** A user's id, or SDK_OWNER. The owner of a session key never changes. */
  owner: string
  /** Null until the login has succeeded. */
  userSWA: string | null
  ecdsaKeyId: string | null
  /** The addresses of the user's wallets, from the backend's replies in this session. */
  addresses: readonly string[]
  /** Changes whenever a bearer is saved or dropped, which invalidates cached ones. Null until the first. */
  bearerId: string | null
  expiresAt: Date
  endedAt: Date | null
}>
/** A session's bearer, sealed. */
export type BearerRecord = Readonly<{ sealed: string; expiresAt: Date }>

/** The owner of sessions opened by the public SDK, which belong to no user. */
export const SDK_OWNER = 'sdk'

type StoredSession = Omit<SessionRecord, 'sessionPk'> & { _id: string }
type StoredBearer = BearerRecord & { _id: string }

/** Longer than a session lasts, so that its key stays assigned to its owner. */
const KEPT_SECONDS = 7 * 24 * 3_600

const sessionSchema = new Schema(
  {
    _id: String,
    owner: String,
    userSWA: String,
    ecdsaKeyId: String,
    addresses: [String],
    bearerId: String,
    expiresAt: Date,
    endedAt: Date,
  },
  SCHEMA_OPTIONS,
)
sessionSchema.index({ owner: 1 })
sessionSchema.index({ expiresAt: 1 }, { expireAfterSeconds: KEPT_SECONDS })

const bearerSchema = new Schema({ _id: String, sealed: String, expiresAt: Date }, SCHEMA_OPTIONS)
bearerSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 })

export const isLiveFor = (session: SessionRecord, owner: string, at: Date): boolean =>
  session.owner === owner && session.userSWA !== null && session.endedAt === null && session.expiresAt > at

const toRecord = ({ _id, ...rest }: StoredSession): SessionRecord => ({ ...rest, sessionPk: _id })

export type SessionStore = ReturnType<typeof createSessionStore>

export function createSessionStore(connection: Connection) {
  const sessions = documents<StoredSession>(connection, 'WalletSession', sessionSchema, 'wallet_sessions')
  const bearers = documents<StoredBearer>(connection, 'WalletBearer', bearerSchema, 'wallet_bearers')

  return {
    ...bearerStore(sessions, bearers),
    collections: ['wallet_sessions', 'wallet_bearers'],
    exportOf: ({ id }: Person) => ({
      walletSessions: pieces(async () => (await sessions.find({ owner: id }).lean()).map(toRecord)),
    }),
    removeOf: async ({ id }: Person): Promise<void> => {
      const keys = (await sessions.find({ owner: id }, { _id: 1 }).lean()).map(({ _id }) => _id)
      await bearers.deleteMany({ _id: { $in: keys } })
      await sessions.deleteMany({ owner: id })
    },
    buildIndexes: () => Promise.all([sessions.createIndexes(), bearers.createIndexes()]),

    /** Makes `owner` the owner of the key; false when it has another one. */
    claimKey: async (sessionPk: string, owner: string, at: Date): Promise<boolean> => {
      const fresh = { userSWA: null, ecdsaKeyId: null, addresses: [], bearerId: null, expiresAt: at, endedAt: null }
      const claim = sessions.updateOne({ _id: sessionPk, owner }, { $setOnInsert: fresh }, { upsert: true })
      if ((await unlessTaken(claim)) !== null) return true
      // The conflicting claim may have been the same owner's.
      return (await sessions.findOne({ _id: sessionPk, owner }).lean()) !== null
    },
    openSession: async (sessionPk: string, owner: string, userSWA: string, expiresAt: Date): Promise<void> => {
      const opened = { userSWA, ecdsaKeyId: null, addresses: [], bearerId: null, expiresAt, endedAt: null }
      await sessions.updateOne({ _id: sessionPk, owner }, { $set: opened })
    },
    /** For any owner, ended or not: check it with isLiveFor. */
    findSession: async (sessionPk: string): Promise<SessionRecord | null> => {
      const found = await sessions.findOne({ _id: sessionPk }).lean()
      return found && toRecord(found)
    },
    listLive: async (owner: string, at: Date): Promise<SessionRecord[]> =>
      (await sessions.find({ owner, userSWA: { $ne: null }, endedAt: null, expiresAt: { $gt: at } }).lean()).map(
        toRecord,
      ),
    learn: async (sessionPk: string, facts: { ecdsaKeyId?: string; addresses?: string[] }): Promise<void> => {
      await sessions.updateOne({ _id: sessionPk }, { $set: facts })
    },
    /** False without a session to end. */
    endSession: async (sessionPk: string, owner: string, at: Date): Promise<boolean> => {
      const { matchedCount } = await sessions.updateOne(
        { _id: sessionPk, owner, endedAt: null },
        { $set: { endedAt: at } },
      )
      // Only the owner's call removes the bearer.
      if (matchedCount > 0) await bearers.deleteOne({ _id: sessionPk })
      return matchedCount > 0
    },

    /** Ends all sessions of an owner and removes their bearers. */
    endAll: async (owner: string, at: Date): Promise<void> => {
      await sessions.updateMany({ owner, endedAt: null }, { $set: { endedAt: at } })
      const keys = (await sessions.find({ owner }, { _id: 1 }).lean()).map(({ _id }) => _id)
      await bearers.deleteMany({ _id: { $in: keys } })
    },
  }
}

function bearerStore(sessions: Documents<StoredSession>, bearers: Documents<StoredBearer>) {
  const renewBearerId = (sessionPk: string) =>
    sessions.updateOne({ _id: sessionPk }, { $set: { bearerId: randomUUID() } })
  return {
    saveBearer: async (sessionPk: string, sealed: string, expiresAt: Date): Promise<void> => {
      await bearers.updateOne({ _id: sessionPk }, { $set: { sealed, expiresAt } }, { upsert: true })
      await renewBearerId(sessionPk)
    },
    findBearer: (sessionPk: string, at: Date): Promise<BearerRecord | null> =>
      bearers.findOne({ _id: sessionPk, expiresAt: { $gt: at } }, { _id: 0 }).lean(),
    dropBearer: async (sessionPk: string): Promise<void> => {
      await bearers.deleteOne({ _id: sessionPk })
      await renewBearerId(sessionPk)
    },
  }
}
