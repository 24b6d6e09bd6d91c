// CVs in MongoDB. A save is one conditional update of one document.
import { type Connection, Schema } from 'mongoose'
import type { Claims } from '../core/claims/verification.ts'
import type { CvPrivacyData } from '../core/contract/cv.ts'
import { type Gate, gateOf, type Sharing } from '../core/cv/sharing.ts'
import type { CvDraft, CvRecord, CvSummaryRecord } from '../core/cv-record.ts'
import { documents, type Filter, IS_DATE, IS_TEXT, listIds, SCHEMA_OPTIONS, type Update } from '../db/documents.ts'
import { oneByOne, type Person } from '../db/personal-data.ts'
import { type CvEvent, createTelling, eventOf, type Telling, telling } from './telling.ts'

type Stored = Omit<CvRecord, 'nanoId'> & Telling & { _id: string; removedAt?: Date; toLog?: boolean }
/** A CV in the trash. */
export type TrashedRecord = CvSummaryRecord & { trashedAt: Date }

const Mixed = Schema.Types.Mixed

const cvSchema = new Schema(
  {
    _id: String,
    userId: { type: String, required: true },
    place: { type: Number, required: true },
    title: String,
    template: String,
    style: Mixed,
    language: String,
    content: Mixed,
    privacy: Mixed,
    indexable: Boolean,
    version: Number,
    rev: Number,
    groupStartedAt: Date,
    published: Mixed,
    claims: Mixed,
    sharing: Mixed,
    origin: Mixed,
    creationKey: String,
    toLog: Boolean,
    toTell: { type: [Mixed], default: undefined },
    told: Number,
    createdAt: Date,
    updatedAt: Date,
    trashedAt: Date,
    removedAt: { type: Date, default: null },
  },
  SCHEMA_OPTIONS,
)
cvSchema.index({ userId: 1, place: 1 }, { unique: true })
cvSchema.index({ userId: 1, createdAt: -1, _id: -1 })
cvSchema.index({ userId: 1, creationKey: 1 }, { unique: true, partialFilterExpression: { creationKey: IS_TEXT } })
cvSchema.index({ 'published.at': 1 }, { partialFilterExpression: { 'published.at': IS_DATE } })
cvSchema.index({ removedAt: 1 }, { partialFilterExpression: { removedAt: IS_DATE } })
cvSchema.index({ trashedAt: 1 }, { partialFilterExpression: { trashedAt: IS_DATE } })
cvSchema.index({ toLog: 1 }, { partialFilterExpression: { toLog: true } })
cvSchema.index({ 'toTell.id': 1 }, { partialFilterExpression: { 'toTell.id': IS_TEXT } })

const toRecord = ({ _id, toLog: _, toTell: _events, told: _told, ...rest }: Stored): CvRecord => ({
  ...rest,
  nanoId: _id,
})
const orNull = (stored: Stored | null) => (stored ? toRecord(stored) : null)
/** For the export of an account, which holds no secrets. */
const withoutHash = (cv: CvRecord | null) =>
  cv?.sharing ? { ...cv, sharing: { ...cv.sharing, password: cv.sharing.password !== null } } : cv
/** The cache key of a CV's public pages, and what admits readers to them. */
export type PublishedKey = { version: number; rev: number; userId: string; gate: Gate }
const KEY = { userId: 1, rev: 1, 'published.version': 1, sharing: 1 }
const SUMMARY = { origin: 0, claims: 0, 'published.snapshot': 0 }

export type CvChange = Partial<
  CvDraft & { privacy: CvPrivacyData; indexable: boolean; groupStartedAt: Date } & Pick<CvRecord, 'origin'>
>
export type CvStore = ReturnType<typeof createCvStore>

export function createCvStore(connection: Connection) {
  const cvs = documents<Stored>(connection, 'Cv', cvSchema, 'cvs')
  /** Neither in the trash nor under removal. */
  const alive = { removedAt: null, trashedAt: null }
  const inTrash = { removedAt: null, trashedAt: IS_DATE }

  /** A change that unpublishes. Webhooks are told where the CV was published; that may change until the update. */
  async function takeDown(filter: Filter<Stored>, $set: Update<Stored>['$set'], at: Date): Promise<boolean> {
    for (const published of [{ $ne: null }, null, { $ne: null }]) {
      const events = published ? [eventOf('cv.unpublished', at)] : []
      const update = { $set: { ...$set, published: null }, ...telling(events) }
      if (await cvs.findOneAndUpdate({ ...filter, published }, update).lean()) return true
    }
    return false
  }

  return {
    ...createTelling(cvs),
    collections: ['cvs'],
    buildIndexes: () => cvs.createIndexes(),
    exportOf: ({ id }: Person) => ({
      cvs: oneByOne(
        async () => (await cvs.find({ userId: id }, { _id: 1 }).sort({ createdAt: 1 }).lean()).map(({ _id }) => _id),
        async _id => withoutHash(orNull(await cvs.findOne({ _id }).lean())),
      ),
    }),
    removeOf: ({ id }: Person) => cvs.deleteMany({ userId: id }),

    createCv: async ({ nanoId, ...rest }: CvRecord): Promise<void> => {
      await cvs.insertOne({ _id: nanoId, ...rest, removedAt: null })
    },
    /** The numbers (`place`) in use by a user's CVs, including those in the trash and under removal. */
    listPlaces: async (userId: string) =>
      (await cvs.find({ userId }, { place: 1 }).lean()).map(stored => stored.place as number),

    /** Finds removed CVs too, so that a late retry does not recreate one. */
    findMade: async (userId: string, creationKey: string) =>
      orNull(await cvs.findOne({ userId, creationKey: { ...IS_TEXT, $eq: creationKey } }).lean()),
    findCv: async (userId: string, nanoId: string) =>
      orNull(await cvs.findOne({ _id: nanoId, userId, ...alive }).lean()),
    /** The CV of any owner. Callers must not show its draft to anyone else. */
    findAnyCv: async (nanoId: string) => orNull(await cvs.findOne({ _id: nanoId, ...alive }).lean()),
    /** The same, in the trash too: for writes of ours that must reach it there. */
    findKeptCv: async (nanoId: string) => orNull(await cvs.findOne({ _id: nanoId, removedAt: null }).lean()),
    /** Null when nothing is published. */
    findPublishedKey: async (nanoId: string): Promise<PublishedKey | null> => {
      const stored = await cvs.findOne({ _id: nanoId, ...alive }, KEY).lean()
      if (!stored?.published) return null
      const { published, rev, userId, sharing } = stored
      return { version: published.version, rev, userId, gate: gateOf(sharing) }
    },
    listCvs: async (userId: string): Promise<CvSummaryRecord[]> =>
      (
        (await cvs
          .find({ userId, ...alive }, SUMMARY)
          .sort({ createdAt: -1, _id: -1 })
          .lean()) as unknown as Stored[]
      ).map(toRecord),
    listCvIds: async (userId: string): Promise<string[]> =>
      (
        await cvs
          .find({ userId, ...alive }, { _id: 1 })
          .sort({ createdAt: -1, _id: -1 })
          .lean()
      ).map(stored => String(stored._id)),

    /** All CVs of a user, including those under removal. */
    listAllIds: async (userId: string): Promise<string[]> =>
      (await cvs.find({ userId }, { _id: 1 }).sort({ createdAt: 1, _id: 1 }).lean()).map(stored => String(stored._id)),
    /** The CVs of several users, newest first, and whether each is published. */
    listOfUsers: async (userIds: readonly string[]) =>
      (
        await cvs
          .find({ userId: { $in: userIds }, ...alive }, { userId: 1, createdAt: 1, 'published.version': 1 })
          .lean()
      )
        .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime() || (other._id > one._id ? 1 : -1))
        .map(({ _id, userId, published }) => ({ nanoId: _id, userId, isPublished: Boolean(published) })),
    findOwnerOf: async (nanoId: string): Promise<string | null> =>
      (await cvs.findOne({ _id: nanoId, ...alive }, { userId: 1 }).lean())?.userId ?? null,
    countCvs: () => cvs.estimatedDocumentCount(),
    /** Counts the CVs that are public now and were published in [from, to). */
    countPublished: (from: Date, to: Date) =>
      cvs.countDocuments({ 'published.at': { ...IS_DATE, $gte: from, $lt: to } }),

    /** Succeeds only on the state that the change was decided on. `bumpRev`: the save changes public pages. */
    saveCv: async ({ nanoId, userId, version, rev }: CvRecord, change: CvChange, at: Date, bumpRev: boolean) =>
      orNull(
        await cvs
          .findOneAndUpdate(
            { _id: nanoId, userId, version, rev, ...alive },
            { $set: { ...change, updatedAt: at }, $inc: { version: 1, rev: bumpRev ? 1 : 0 } },
            { returnDocument: 'after' },
          )
          .lean(),
      ),
    /** Succeeds only on the state of content and claims that the change was decided on. `toLog`: the log has not followed it yet. */
    changeClaims: async ({ nanoId, userId, version, rev }: CvRecord, claims: Claims, events: readonly CvEvent[] = []) =>
      orNull(
        await cvs
          .findOneAndUpdate(
            { _id: nanoId, userId, version, rev, removedAt: null },
            { $set: { claims, toLog: true }, ...telling(events) },
            { returnDocument: 'after' },
          )
          .lean(),
      ),
    /** CVs whose claims changed since the log followed them. */
    listToLog: () => listIds(cvs, { toLog: true, removedAt: null }, { toLog: 1 }),
    /** The log has followed this state. False when there is a newer one. */
    markLogged: async ({ nanoId, rev }: CvRecord): Promise<boolean> =>
      (await cvs.updateOne({ _id: nanoId, rev, removedAt: null }, { $unset: { toLog: '' } })).matchedCount === 1,
    /** What the public pages show has changed beside the CV. */
    bumpRev: async (nanoId: string): Promise<void> => {
      await cvs.updateOne({ _id: nanoId, removedAt: null }, { $inc: { rev: 1 } })
    },
    /** Succeeds only on the state that the change was decided on. */
    changeSharing: async ({ nanoId, userId, rev }: CvRecord, sharing: Sharing): Promise<boolean> =>
      (await cvs.updateOne({ _id: nanoId, userId, rev, ...alive }, { $set: { sharing }, $inc: { rev: 1 } }))
        .matchedCount > 0,
    /** Succeeds only on the version that the snapshot was made of. */
    publishCv: async (userId: string, nanoId: string, published: NonNullable<CvRecord['published']>) =>
      orNull(
        await cvs
          .findOneAndUpdate(
            { _id: nanoId, userId, version: published.version, ...alive },
            {
              $set: { published },
              ...telling([eventOf('cv.published', published.at, { version: published.version })]),
            },
            { returnDocument: 'after' },
          )
          .lean(),
      ),
    unpublishCv: async (userId: string, nanoId: string, at: Date) =>
      orNull(
        await cvs
          .findOneAndUpdate(
            { _id: nanoId, userId, ...alive, published: { $ne: null } },
            { $set: { published: null }, ...telling([eventOf('cv.unpublished', at)]) },
            { returnDocument: 'after' },
          )
          .lean(),
      ),

    /** The CVs in a user's trash. */
    listTrash: async (userId: string): Promise<TrashedRecord[]> =>
      ((await cvs.find({ userId, ...inTrash }, SUMMARY).lean()) as unknown as Stored[]).map(
        stored => toRecord(stored) as CvRecord & TrashedRecord,
      ),
    /** Moves a CV to this place of the trash, unpublished. False when it is not there; throws when the place is taken. */
    trashCv: (userId: string, nanoId: string, place: number, at: Date): Promise<boolean> =>
      takeDown({ _id: nanoId, userId, ...alive }, { place, trashedAt: at }, at),
    /** Takes a CV out of the trash. Null when it is not there; throws when the place is taken. */
    recoverCv: async (userId: string, nanoId: string, place: number) =>
      orNull(
        await cvs
          .findOneAndUpdate(
            { _id: nanoId, userId, ...inTrash },
            { $set: { place, trashedAt: null }, $inc: { rev: 1 } },
            { returnDocument: 'after' },
          )
          .lean(),
      ),
    /** CVs that have been in the trash since before `before`. */
    listExpired: async (before: Date, limit: number): Promise<string[]> =>
      (
        await cvs
          .find({ trashedAt: { ...IS_DATE, $lt: before }, removedAt: null }, { _id: 1 })
          .limit(limit)
          .lean()
      ).map(stored => String(stored._id)),
    /** Begins the removal of a CV that has been in the trash since before `before`, unless it was taken out meanwhile. */
    markExpired: async (nanoId: string, before: Date, at: Date): Promise<void> => {
      await cvs.updateOne({ _id: nanoId, ...inTrash, trashedAt: { $lt: before } }, { $set: { removedAt: at } })
    },

    /** The first step of a removal, which hides the CV. Idempotent. */
    markRemoved: (userId: string, nanoId: string, at: Date): Promise<boolean> =>
      takeDown({ _id: nanoId, userId }, { removedAt: at }, at),
    removeCv: async (nanoId: string): Promise<void> => {
      await cvs.deleteOne({ _id: nanoId, removedAt: { $ne: null } })
    },
    /** Removals that a crash interrupted. */
    listRemoved: () => listIds(cvs, { removedAt: IS_DATE }, { removedAt: 1 }),
  }
}
