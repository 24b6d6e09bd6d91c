// Wallet sessions and their bearers, in MongoDB. Bearers come and go sealed and lie in a collection of their own, which
// backups and exports leave out. Only functions and plain records leave this file.
import { randomUUID } from 'node:crypto'
import { type Connection, Schema } from 'mongoose'
import { documents, SCHEMA_OPTIONS } from '../db/documents.ts'
import { type Person, pieces } from '../db/personal-data.ts'
import { unlessTaken } from '../lib/retry.ts'

export type SessionRecord = Readonly<{
  sessionPk: string
  /** A user's id, or SDK_OWNER. A key belongs to one owner for as long as its record is kept. */
  owner: string
  /** Null until the log-in has succeeded. */
  userSWA: string | null
  ecdsaKeyId: string | null
  /** Of the user's wallets, as the backend told them to us in this session. */
  addresses: readonly string[]
  /** Another one with each bearer that is kept or dropped: what was read of it before is over. Null until the first. */
  bearerId: string | null
  expiresAt: Date
  endedAt: Date | null
}>
/** A session's bearer, sealed. */
export type BearerRecord = Readonly<{ sealed: string; expiresAt: Date }>

/** The owner of sessions that the public SDK opened: they are no user's. */
export const SDK_OWNER = 'sdk'

type StoredSession = Omit<SessionRecord, 'sessionPk'> & { _id: string }
type StoredBearer = BearerRecord & { _id: string }

/** Longer than a session lives, so that its key stays its owner's. */
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

/** Whether it is open for this owner. */
export const isLiveFor = (session: SessionRecord, owner: string, at: Date): boolean =>
  session.owner === owner && session.userSWA !== null && session.endedAt === null && session.expiresAt > at

const toRecord = ({ _id, ...rest }: StoredSession): SessionRecord => ({ ...rest, sessionPk: _id })

export type SessionStore = ReturnType<typeof createSessionStore>

export function createSessionStore(connection: Connection) {
  const sessions = documents<StoredSession>(connection, 'WalletSession', sessionSchema, 'wallet_sessions')
  const bearers = documents<StoredBearer>(connection, 'WalletBearer', bearerSchema, 'wallet_bearers')

  const renewBearerId = (sessionPk: string) =>
    sessions.updateOne({ _id: sessionPk }, { $set: { bearerId: randomUUID() } })

  return {
    collections: ['wallet_sessions', 'wallet_bearers'],
    exportOf: ({ id }: Person) => ({
      walletSessions: pieces(async () => (await sessions.find({ owner: id }).lean()).map(toRecord)),
    }),
    removeOf: async ({ id }: Person): Promise<void> => {
      const keys = (await sessions.find({ owner: id }, { _id: 1 }).lean()).map(({ _id }) => _id)
      await bearers.deleteMany({ _id: { $in: keys } })
      await sessions.deleteMany({ owner: id })
    },
    buildIndexes: async () => {
      await Promise.all([sessions.createIndexes(), bearers.createIndexes()])
    },

    /** Makes the key its owner's; false when it is another's. */
    claimKey: async (sessionPk: string, owner: string, at: Date): Promise<boolean> => {
      const fresh = { userSWA: null, ecdsaKeyId: null, addresses: [], bearerId: null, expiresAt: at, endedAt: null }
      const claim = sessions.updateOne({ _id: sessionPk, owner }, { $setOnInsert: fresh }, { upsert: true })
      if ((await unlessTaken(claim)) !== null) return true
      // Two claims at once: the other one may have been the same owner's.
      return (await sessions.findOne({ _id: sessionPk, owner }).lean()) !== null
    },
    openSession: async (sessionPk: string, owner: string, userSWA: string, expiresAt: Date): Promise<void> => {
      const opened = { userSWA, ecdsaKeyId: null, addresses: [], bearerId: null, expiresAt, endedAt: null }
      await sessions.updateOne({ _id: sessionPk, owner }, { $set: opened })
    },
    /** Whoever's it is, and whether it lives or not: see isLiveFor. */
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
    /** False when there was nothing to end. */
    endSession: async (sessionPk: string, owner: string, at: Date): Promise<boolean> => {
      const { matchedCount } = await sessions.updateOne(
        { _id: sessionPk, owner, endedAt: null },
        { $set: { endedAt: at } },
      )
      // Whoever only knows the key takes nothing from its owner.
      if (matchedCount > 0) await bearers.deleteOne({ _id: sessionPk })
      return matchedCount > 0
    },

    /** Ends all sessions of an owner, and with them their bearers. */
    endAll: async (owner: string, at: Date): Promise<void> => {
      await sessions.updateMany({ owner, endedAt: null }, { $set: { endedAt: at } })
      const keys = (await sessions.find({ owner }, { _id: 1 }).lean()).map(({ _id }) => _id)
      await bearers.deleteMany({ _id: { $in: keys } })
    },

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
