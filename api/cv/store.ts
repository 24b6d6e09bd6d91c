// CVs in MongoDB. A save is one conditional update of one document.
import type { Connection } from 'mongoose'
import type { CvPrivacyData } from '../core/contract/cv.ts'
import type { Sharing } from '../core/cv/sharing.ts'
import type { CvDraft, CvDraftRecord, CvRecord } from '../core/cv-record.ts'
import { documents, type Filter, type Update } from '../db/documents.ts'
import { oneByOne, type Person } from '../db/personal-data.ts'
import { type CvEvent, createPendingEvents, eventOf, withEvents, withoutEvent } from './pending-events.ts'
import { ALIVE, type Cvs, cvSchema, DRAFT, orNull, type StoredCv } from './store/document.ts'
import { createCvQueries } from './store/queries.ts'
import { createCvTrash } from './store/trash.ts'

export type { PublishedKey } from './store/queries.ts'
export type { TrashedRecord } from './store/trash.ts'

export type CvChange = Partial<
  CvDraft & { privacy: CvPrivacyData; indexable: boolean; groupStartedAt: Date } & Pick<
      CvRecord,
      'origin' | 'formerDigests'
    >
>
export type CvStore = ReturnType<typeof createCvStore>

export function createCvStore(connection: Connection) {
  const cvs = documents<StoredCv>(connection, 'Cv', cvSchema, 'cvs')
  return {
    ...createPendingEvents(cvs),
    ...createCvQueries(cvs),
    ...createCvChanges(cvs),
    ...createCvTrash(cvs),
    collections: ['cvs'],
    buildIndexes: () => cvs.createIndexes(),
    exportOf: ({ id }: Person) => ({
      cvs: oneByOne(
        async () => (await cvs.find({ userId: id }, { _id: 1 }).sort({ createdAt: 1 }).lean()).map(({ _id }) => _id),
        async _id => withoutHash(orNull(await cvs.findOne({ _id }).lean())),
      ),
    }),
    removeOf: ({ id }: Person) => cvs.deleteMany({ userId: id }),
  }
}

/** For the export of an account, which contains no secrets. */
const withoutHash = (cv: CvRecord | null) =>
  cv?.sharing ? { ...cv, sharing: { ...cv.sharing, password: cv.sharing.password !== null } } : cv

/** Changes with a CvRecord succeed only if the stored state is still that record; otherwise they return null or false. */
const createCvChanges = (cvs: Cvs) => ({
  createCv: async ({ nanoId, ...rest }: CvRecord): Promise<void> => {
    await cvs.insertOne({ _id: nanoId, ...rest, changedAt: rest.updatedAt, removedAt: null })
  },
  /** `bumpRev`: the save changes public pages. */
  saveCv: ({ nanoId, userId, version, rev }: CvRecord, change: CvChange, at: Date, bumpRev: boolean) =>
    update(
      cvs,
      { _id: nanoId, userId, version, rev, ...ALIVE },
      { $set: { ...change, updatedAt: at, changedAt: at }, $inc: { version: 1, rev: bumpRev ? 1 : 0 } },
    ),
  /**
   * After a change of a claim: a new `rev` for every CV that shows it, with webhook events, in one command. Adds no event twice, and each one
   * apart: a step that is repeated can have further ones.
   */
  touchCvs: async (
    userId: string,
    changes: readonly { nanoId: string; events: readonly CvEvent[] }[],
    changedAt: Date,
  ): Promise<void> => {
    const operations = changes.flatMap(({ nanoId, events }) => {
      const filter = { _id: nanoId, userId, removedAt: null }
      const adding = events.map(event => ({
        filter: { ...filter, ...withoutEvent(event) },
        update: { $push: { pendingEvents: event }, $inc: { eventCount: 1 } },
      }))
      return [{ filter, update: { $set: { changedAt }, $inc: { rev: 1 } } }, ...adding].map(updateOne => ({
        updateOne,
      }))
    })
    if (operations.length > 0) await cvs.bulkWrite(operations)
  },
  /** Idempotent. Reaches those in the trash too, so that a restored one is like its group. */
  linkSiblings: async (userId: string, groupId: string, linked: boolean, changedAt: Date): Promise<void> => {
    const filter = { userId, 'siblings.id': groupId, 'siblings.linked': !linked, removedAt: null }
    await cvs.updateMany(filter, { $set: { 'siblings.linked': linked, changedAt }, $inc: { rev: 1 } })
  },
  changeSharing: async ({ nanoId, userId, rev }: CvRecord, sharing: Sharing, changedAt: Date): Promise<boolean> => {
    const filter = { _id: nanoId, userId, rev, ...ALIVE }
    return (await cvs.updateOne(filter, { $set: { sharing, changedAt }, $inc: { rev: 1 } })).matchedCount > 0
  },
  /** Succeeds only on the version of the snapshot. */
  publishCv: (userId: string, nanoId: string, published: NonNullable<CvRecord['published']>) => {
    const { version, at } = published
    const events = [eventOf('cv.published', at, { version })]
    return update(
      cvs,
      { _id: nanoId, userId, version, ...ALIVE },
      { $set: { published, changedAt: at }, ...withEvents(events) },
    )
  },
  unpublishCv: (userId: string, nanoId: string, at: Date) =>
    update(
      cvs,
      { _id: nanoId, userId, ...ALIVE, published: { $ne: null } },
      { $set: { published: null, changedAt: at }, ...withEvents([eventOf('cv.unpublished', at)]) },
    ),
})

/** One conditional update. The new state; null when no document matches. */
const update = async (cvs: Cvs, filter: Filter<StoredCv>, change: Update<StoredCv>): Promise<CvDraftRecord | null> =>
  orNull(await cvs.findOneAndUpdate(filter, change, { returnDocument: 'after', projection: DRAFT }).lean())
