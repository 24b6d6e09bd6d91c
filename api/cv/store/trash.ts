// Unpublishing, the trash and removals of CVs in MongoDB.
import type { CvRecord, CvSummaryRecord } from '../../core/cv-record.ts'
import { type Filter, IS_DATE, listIds, type Update } from '../../db/documents.ts'
import { eventOf, withEvents } from '../pending-events.ts'
import { ALIVE, type Cvs, IN_TRASH, orNull, type StoredCv, SUMMARY, toRecord } from './document.ts'
import { idsOf } from './queries.ts'

/** A CV in the trash. */
export type TrashedRecord = CvSummaryRecord & { trashedAt: Date }

export const createCvTrash = (cvs: Cvs) => ({
  listTrash: async (userId: string): Promise<TrashedRecord[]> => {
    const found = (await cvs.find({ userId, ...IN_TRASH }, SUMMARY).lean()) as unknown as StoredCv[]
    return found.map(stored => toRecord(stored) as CvRecord & TrashedRecord)
  },
  /** Moves a CV to this slot of the trash, unpublished. False when the CV does not exist; throws when the slot is in use. */
  trashCv: (userId: string, nanoId: string, place: number, at: Date): Promise<boolean> =>
    takeDown(cvs, { _id: nanoId, userId, ...ALIVE }, { place, trashedAt: at }, at),
  /** Restores a CV from the trash. Null when it is not there; throws when its number, or its language in its group, is in use. */
  recoverCv: async (userId: string, nanoId: string, place: number, at: Date, siblings?: CvRecord['siblings']) => {
    const $set = { place, trashedAt: null, changedAt: at, ...(siblings && { siblings }) }
    const update = { $set, $inc: { rev: 1 } }
    const filter = { _id: nanoId, userId, ...IN_TRASH }
    return orNull(await cvs.findOneAndUpdate(filter, update, { returnDocument: 'after' }).lean())
  },
  /** CVs that have been in the trash since before `before`. */
  listExpired: async (before: Date, limit: number): Promise<string[]> => {
    const filter = { trashedAt: { ...IS_DATE, $lt: before }, removedAt: null }
    return idsOf(await cvs.find(filter, { _id: 1 }).limit(limit).lean())
  },
  /** Begins the removal of a CV that has been in the trash since before `before`, unless it was restored meanwhile. */
  markExpired: async (nanoId: string, before: Date, at: Date): Promise<void> => {
    await cvs.updateOne({ _id: nanoId, ...IN_TRASH, trashedAt: { $lt: before } }, { $set: { removedAt: at } })
  },

  /** The first step of a removal, which hides the CV. Idempotent. */
  markRemoved: (userId: string, nanoId: string, at: Date): Promise<boolean> =>
    takeDown(cvs, { _id: nanoId, userId }, { removedAt: at }, at),
  removeCv: async (nanoId: string): Promise<void> => {
    await cvs.deleteOne({ _id: nanoId, removedAt: { $ne: null } })
  },
  /** Removals that a crash interrupted. */
  listRemoved: () => listIds(cvs, { removedAt: IS_DATE }, { removedAt: 1 }),
})

/** A change that unpublishes, with a webhook event if the CV was published; another request may change that until the update. */
async function takeDown(cvs: Cvs, filter: Filter<StoredCv>, $set: Update<StoredCv>['$set'], at: Date) {
  for (const published of [{ $ne: null }, null, { $ne: null }]) {
    const events = published ? [eventOf('cv.unpublished', at)] : []
    const update = { $set: { ...$set, published: null }, ...withEvents(events) }
    if (await cvs.findOneAndUpdate({ ...filter, published }, update).lean()) return true
  }
  return false
}
