// Confirmation requests and decisions, in MongoDB. A decision is one conditional update of one document; `isUnfinished` stays set until
// all steps that follow from the status are done.
import { type Connection, Schema } from 'mongoose'
import type { Scope } from '../../core/claims/subject.ts'
import {
  type Documents,
  documents,
  type Filter,
  IS_DATE,
  listIds,
  QUEUE_PAGE,
  SCHEMA_OPTIONS,
} from '../../db/documents.ts'
import { oneByOne, type Person } from '../../db/personal-data.ts'
import { olderThan, type Position } from '../../lib/cursor.ts'

/**
 * replaced: a newer request to the same mailbox closed it. undelivered: the mail could not be delivered. gone: its words are in no CV any
 * more.
 */
export type RequestStatus = 'sent' | 'confirmed' | 'declined' | 'revoked' | 'replaced' | 'undelivered' | 'gone'
export type RequestRecord = Readonly<{
  id: string
  userId: string
  /** The CV in which it was asked, for the owner's mails. */
  cvId: string
  /** What the request is about. */
  holder: string
  kind: string
  scope: Scope
  digest: string
  /** In lower case. */
  email: string
  /** The normalised address: equal for all spellings of one mailbox. */
  mailbox: string
  domain: string
  isFreeMail: boolean
  isOwnDomain: boolean
  /** As the owner typed it, cleaned. */
  institution: string
  /** An identifier such as a roll number, for the institution only. Removed with the decision. */
  reference: string | null
  /** The name on the CV at that time, which is shown to the institution and signed. */
  person: string
  /** The folded name, for searches. */
  personKey: string
  /** What the institution answers for. It is removed with the decision. */
  value: unknown
  /** Of the mail and the page. */
  language: string
  /** The hash of the link's secret, in hex. The secret itself is stored sealed until its mail is posted. */
  tokenHash: string
  sealed: string | null
  /** The mailbox has received the most mails that are allowed: when the next one may be sent. Null: it does not wait. */
  mailAt: Date | null
  /** The mailbox had a desk: no mail was sent for this request. */
  isAtDesk: boolean
  /** The last batch that decided it, if any. */
  batch: string | null
  status: RequestStatus
  at: Date
  endsAt: Date
  name: string | null
  note: string | null
  decidedAt: Date | null
  isUnfinished: boolean
}>
type Stored = Omit<RequestRecord, 'id'> & { _id: string; removeAt: Date }

export type Decision = Pick<RequestRecord, 'name' | 'note' | 'decidedAt' | 'isFreeMail' | 'isOwnDomain' | 'batch'> & {
  status: 'confirmed' | 'declined'
}

const DAY_MS = 24 * 3_600_000
/** Longer than any link is valid. The opt-out link in the mail works for as long. */
const KEPT_MS = 400 * DAY_MS

const OF_MAILBOX = { mailbox: 1, status: 1, endsAt: 1 } as const
const OPEN_AT_DESK = { isAtDesk: true, status: 'sent' } as const

const requestSchema = new Schema(
  {
    _id: String,
    userId: String,
    cvId: String,
    holder: String,
    kind: String,
    scope: String,
    email: String,
    mailbox: String,
    domain: String,
    isFreeMail: Boolean,
    isOwnDomain: Boolean,
    institution: String,
    reference: String,
    person: String,
    personKey: String,
    value: Schema.Types.Mixed,
    language: String,
    digest: String,
    tokenHash: String,
    sealed: String,
    mailAt: Date,
    isAtDesk: Boolean,
    batch: String,
    status: String,
    at: Date,
    endsAt: Date,
    name: String,
    note: String,
    decidedAt: Date,
    isUnfinished: Boolean,
    removeAt: Date,
  },
  SCHEMA_OPTIONS,
)
requestSchema.index({ tokenHash: 1 }, { unique: true })
requestSchema.index({ userId: 1, digest: 1, mailbox: 1 })
requestSchema.index(OF_MAILBOX)
requestSchema.index({ mailbox: 1, decidedAt: -1, _id: -1 })
requestSchema.index({ mailAt: 1 }, { partialFilterExpression: { mailAt: IS_DATE } })
requestSchema.index({ endsAt: 1 }, { partialFilterExpression: OPEN_AT_DESK })
requestSchema.index({ isUnfinished: 1 }, { partialFilterExpression: { isUnfinished: true } })
requestSchema.index({ removeAt: 1 }, { expireAfterSeconds: 0 })

const toRecord = ({ _id, removeAt: _, ...rest }: Stored): RequestRecord => ({ ...rest, id: _id })
const orNull = (stored: Stored | null) => (stored ? toRecord(stored) : null)
const after = (at: Date) => new Date(at.getTime() + KEPT_MS)

export type RequestStore = ReturnType<typeof createRequestStore>

export function createRequestStore(connection: Connection) {
  const requests = documents<Stored>(connection, 'VerificationRequest', requestSchema, 'verification_requests')
  return {
    collections: ['verification_requests'],
    buildIndexes: () => requests.createIndexes(),
    exportOf: ({ id: userId }: Person) => ({
      verificationRequests: oneByOne(
        async () => (await requests.find({ userId }, { _id: 1 }).lean()).map(({ _id }) => _id),
        async id =>
          orNull(await requests.findById(id, { tokenHash: 0, sealed: 0, mailbox: 0, personKey: 0, batch: 0 }).lean()),
      ),
    }),
    removeOf: ({ id }: Pick<Person, 'id'>) => requests.deleteMany({ userId: id }),

    createRequest: async ({ id, ...rest }: RequestRecord): Promise<void> => {
      await requests.insertOne({ _id: id, ...rest, removeAt: after(rest.endsAt) })
    },
    findRequest: async (id: string) => orNull(await requests.findById(id).lean()),
    findByToken: async (tokenHash: string) => orNull(await requests.findOne({ tokenHash }).lean()),
    /** Other open requests to the same mailbox about the same words. */
    listOpenTwins: async ({ id, userId, digest, mailbox }: RequestRecord): Promise<RequestRecord[]> =>
      (await requests.find({ userId, digest, mailbox, status: 'sent', _id: { $ne: id } }).lean()).map(toRecord),
    /** Ids of the requests with unfinished steps. */
    listUnfinished: () => listIds(requests, { isUnfinished: true }, { isUnfinished: 1 }),
    ...transitionsOf(requests),
    ...waitingOf(requests),
    ...mailboxOf(requests),
    removeRequest: async (id: string): Promise<void> => {
      await requests.deleteOne({ _id: id })
    },
  }
}

/** Conditional changes of status. */
function transitionsOf(requests: Documents<Stored>) {
  /** Null when the request is no longer in the expected status. */
  const move = async (filter: Filter<Stored>, change: Partial<Stored>): Promise<RequestRecord | null> =>
    orNull(
      await requests
        .findOneAndUpdate(
          filter,
          { $set: { ...change, mailAt: null, isUnfinished: true } },
          { returnDocument: 'after' },
        )
        .lean(),
    )
  return {
    /** Stores the decision; null when there is one already, or the link has expired. */
    decide: (id: string, decision: Decision) =>
      move(
        { _id: id, status: 'sent', endsAt: { $gt: decision.decidedAt } },
        { ...decision, removeAt: after(decision.decidedAt as Date) },
      ),
    /** Withdraws a confirmation; null when there is none. `of`: only one by this batch. */
    revoke: (id: string, decidedAt: Date, { of, ...change }: { of?: string; batch?: string; note?: string } = {}) =>
      move(
        { _id: id, status: 'confirmed', ...(of !== undefined && { batch: of }) },
        { ...change, status: 'revoked', decidedAt, removeAt: after(decidedAt) },
      ),
    /** Closes an unanswered request; null when it was answered or closed before. */
    close: (id: string, status: 'replaced' | 'undelivered' | 'gone') => move({ _id: id, status: 'sent' }, { status }),
    /** Marks the steps of this status as done. False when the status has changed. */
    finish: async ({ id, status, mailAt }: RequestRecord): Promise<boolean> => {
      const posted = mailAt ? {} : { sealed: null }
      const removed = status === 'sent' ? posted : { sealed: null, value: null, reference: null }
      const change = { $set: { ...removed, isUnfinished: false } }
      return (await requests.updateOne({ _id: id, status }, change)).matchedCount === 1
    },
  }
}

/** Requests that wait for the next mail to their mailbox. */
function waitingOf(requests: Documents<Stored>) {
  const isWaiting = { status: 'sent', mailAt: IS_DATE } as const
  return {
    /** The mailboxes whose next mail is due. */
    listDueMailboxes: async (at: Date): Promise<string[]> => {
      const due = await requests
        .find({ mailAt: { ...IS_DATE, $lte: at } }, { mailbox: 1 })
        .limit(QUEUE_PAGE)
        .lean()
      return [...new Set(due.map(({ mailbox }) => mailbox))]
    },
    /** The requests of a mailbox that go with its next mail, the oldest first. */
    listWaiting: async (mailbox: string, most: number): Promise<RequestRecord[]> =>
      (
        await requests
          .find({ mailbox, ...isWaiting })
          .sort({ endsAt: 1 })
          .hint(OF_MAILBOX)
          .limit(most)
          .lean()
      ).map(toRecord),
    changeWaiting: async (ids: readonly string[], change: Partial<Omit<RequestRecord, 'id'>>): Promise<void> => {
      await requests.updateMany({ _id: { $in: [...ids] }, ...isWaiting }, { $set: change })
    },
  }
}

/** What open requests are searched and sorted by. */
export type OpenField = 'at' | 'personKey' | 'kind' | 'reference'
export type OpenRow = Pick<RequestRecord, 'id'> & Partial<Pick<RequestRecord, OpenField>>
export type DecidedSearch = {
  person: string | undefined
  kind: string | undefined
  from: Date
  to: Date
  limit: number
}

function mailboxOf(requests: Documents<Stored>) {
  const open = (mailbox: string, now: Date) => ({ mailbox, status: 'sent', endsAt: { $gt: now } }) as const
  return {
    countOpen: (mailbox: string, now: Date) => requests.countDocuments(open(mailbox, now)),
    /** Open requests at all desks. */
    countAtDesks: (now: Date) => requests.countDocuments({ ...OPEN_AT_DESK, endsAt: { $gt: now } }),
    /** Whether open requests came after `since`. */
    hasNew: async (mailbox: string, since: Date, now: Date): Promise<boolean> =>
      (await requests.findOne({ ...open(mailbox, now), at: { $gt: since } }, { _id: 1 }).lean()) !== null,
    /** Whether anybody at this mailbox has ever answered. */
    hasAnswered: async (mailbox: string): Promise<boolean> =>
      (await requests
        .findOne({ mailbox, status: { $in: ['confirmed', 'declined', 'revoked'] } }, { _id: 1 })
        .lean()) !== null,
    /** All open requests, with their ids and these fields only. */
    listOpen: async (mailbox: string, now: Date, fields: readonly OpenField[] = []): Promise<OpenRow[]> => {
      const projection = { _id: 1, ...Object.fromEntries(fields.map(field => [field, 1])) }
      return (await requests.find(open(mailbox, now), projection).lean()).map(({ _id, ...rest }) => ({
        ...rest,
        id: _id,
      }))
    },
    /** Those of these ids that are open at this mailbox. */
    listOpenOf: async (mailbox: string, ids: readonly string[], now: Date): Promise<RequestRecord[]> =>
      (await requests.find({ ...open(mailbox, now), _id: { $in: [...ids] } }).lean()).map(toRecord),
    /** The decisions of a mailbox between two times, the latest first. `after`: the last row of the page before. */
    listDecided: async (mailbox: string, search: DecidedSearch, after: Position | null): Promise<RequestRecord[]> => {
      const { person, kind, from, to, limit } = search
      const filter: Filter<Stored> = {
        mailbox,
        decidedAt: { $gte: from, $lt: to },
        ...(person && { personKey: { $gte: person, $lt: `${person}\uffff` } }),
        ...(kind && { kind }),
        ...(after && { $and: [olderThan(after, 'decidedAt')] }),
      }
      const found = await requests.find(filter, { value: 0 }).sort({ decidedAt: -1, _id: -1 }).limit(limit).lean()
      return found.map(toRecord)
    },
  }
}
