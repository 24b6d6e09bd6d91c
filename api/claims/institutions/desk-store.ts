// Desks of mailboxes in MongoDB: their mails, the links that open them, and sessions. Links and sessions are stored as hashes.
import { type Connection, Schema } from 'mongoose'
import { nanoid } from 'nanoid'
import type { DeskMails } from '../../core/contract/desk.ts'
import { type Documents, documents, IS_DATE, QUEUE_PAGE, SCHEMA_OPTIONS } from '../../db/documents.ts'
import { unlessTaken } from '../../lib/retry.ts'

export type Desk = Readonly<{
  id: string
  /** The normalised address, to which all mails go. */
  mailbox: string
  mails: DeskMails
  /** Of mails, in UTC. */
  hour: number
  nextMailAt: Date | null
  /** Requests after this time are new. */
  mailedAt: Date
  openedAt: Date
}>
/** daily: from a mail of ours, which ends the one before. asked: from the page. */
export type LinkKind = 'daily' | 'asked'
export type DeskLink = Readonly<{ mailbox: string; kind: LinkKind; endsAt: Date; usedAt: Date | null }>
type StoredDesk = Omit<Desk, 'id'> & { _id: string }
type StoredLink = DeskLink & { _id: string; removeAt: Date }
type StoredSession = { _id: string; mailbox: string; endsAt: Date }

/** How long an old link can still offer a new one. */
const KEPT_MS = 90 * 24 * 3_600_000

const deskSchema = new Schema(
  { _id: String, mailbox: String, mails: String, hour: Number, nextMailAt: Date, mailedAt: Date, openedAt: Date },
  SCHEMA_OPTIONS,
)
deskSchema.index({ mailbox: 1 }, { unique: true })
deskSchema.index({ nextMailAt: 1 }, { partialFilterExpression: { nextMailAt: IS_DATE } })
const linkSchema = new Schema(
  { _id: String, mailbox: String, kind: String, endsAt: Date, usedAt: Date, removeAt: Date },
  SCHEMA_OPTIONS,
)
linkSchema.index({ mailbox: 1 })
linkSchema.index({ removeAt: 1 }, { expireAfterSeconds: 0 })
const sessionSchema = new Schema({ _id: String, mailbox: String, endsAt: Date }, SCHEMA_OPTIONS)
sessionSchema.index({ mailbox: 1 })
sessionSchema.index({ endsAt: 1 }, { expireAfterSeconds: 0 })

const toDesk = (stored: StoredDesk | null): Desk | null => {
  if (!stored) return null
  const { _id, ...rest } = stored
  return { ...rest, id: _id }
}

export type DeskStore = ReturnType<typeof createDeskStore>

export function createDeskStore(connection: Connection) {
  const desks = documents<StoredDesk>(connection, 'Desk', deskSchema, 'desks')
  const links = documents<StoredLink>(connection, 'DeskLink', linkSchema, 'desk_links')
  const sessions = documents<StoredSession>(connection, 'DeskSession', sessionSchema, 'desk_sessions')
  return {
    // They belong to institutions, which have no accounts.
    collections: ['desks', 'desk_links', 'desk_sessions'],
    buildIndexes: () => Promise.all([desks.createIndexes(), links.createIndexes(), sessions.createIndexes()]),

    findDesk: async (mailbox: string) => toDesk(await desks.findOne({ mailbox }).lean()),
    findDeskById: async (id: string) => toDesk(await desks.findById(id).lean()),
    /** Opens the desk, unless it is open. */
    openDesk: async ({ mailbox, ...rest }: Omit<Desk, 'id'>): Promise<void> => {
      const made = { $setOnInsert: { _id: nanoid(), ...rest } }
      await unlessTaken(desks.updateOne({ mailbox }, made, { upsert: true }))
    },
    changeDesk: async (mailbox: string, change: Pick<Desk, 'mails' | 'hour' | 'nextMailAt'>) =>
      toDesk(await desks.findOneAndUpdate({ mailbox }, { $set: change }, { returnDocument: 'after' }).lean()),
    /** Desks whose next mail is due. */
    listDue: async (at: Date): Promise<Desk[]> => {
      const due = await desks
        .find({ nextMailAt: { ...IS_DATE, $lte: at } })
        .limit(QUEUE_PAGE)
        .lean()
      return due.map(stored => toDesk(stored) as Desk)
    },
    /** After the mail of `nextMailAt` was posted, or was not needed. */
    moveMail: async (
      { id, nextMailAt }: Desk,
      change: Partial<Pick<Desk, 'nextMailAt' | 'mailedAt'>>,
    ): Promise<void> => {
      await desks.updateOne({ _id: id, nextMailAt }, { $set: change })
    },
    /** Everything of a mailbox that has opted out. */
    removeDesk: async (mailbox: string): Promise<void> => {
      for (const of of [desks, links, sessions]) await of.deleteMany({ mailbox })
    },

    /** Idempotent by its hash. A daily link ends the earlier ones. */
    addLink: async (hash: string, { mailbox, kind, endsAt }: Omit<DeskLink, 'usedAt'>, at: Date): Promise<void> => {
      const removeAt = new Date(endsAt.getTime() + KEPT_MS)
      const made = { $setOnInsert: { mailbox, kind, endsAt, usedAt: null, removeAt } }
      await unlessTaken(links.updateOne({ _id: hash }, made, { upsert: true }))
      if (kind !== 'daily') return
      await links.updateMany({ mailbox, kind, _id: { $ne: hash }, endsAt: { $gt: at } }, { $set: { endsAt: at } })
    },
    hasLink: async (mailbox: string): Promise<boolean> =>
      (await links.findOne({ mailbox }, { _id: 1 }).lean()) !== null,
    findLink: async (hash: string): Promise<DeskLink | null> => links.findById(hash).lean(),
    /** Null when it was used, or its time is over. */
    takeLink: async (hash: string, usedAt: Date): Promise<DeskLink | null> =>
      links.findOneAndUpdate({ _id: hash, usedAt: null, endsAt: { $gt: usedAt } }, { $set: { usedAt } }).lean(),
    ...sessionsOf(sessions),
  }
}

const sessionsOf = (sessions: Documents<StoredSession>) => ({
  addSession: async (hash: string, mailbox: string, endsAt: Date): Promise<void> => {
    await sessions.insertOne({ _id: hash, mailbox, endsAt })
  },
  findSession: async (hash: string, at: Date) => sessions.findOne({ _id: hash, endsAt: { $gt: at } }).lean(),
  endSession: async (hash: string): Promise<void> => {
    await sessions.deleteOne({ _id: hash })
  },
})
