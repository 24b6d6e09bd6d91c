// Queries for CVs.
import { type Gate, gateOf } from '../../core/cv/sharing.ts'
import type { Sibling } from '../../core/cv/siblings.ts'
import type { CvDraftRecord, CvRecord, CvSummaryRecord } from '../../core/cv-record.ts'
import { IS_DATE, IS_TEXT } from '../../db/documents.ts'
import { olderThan, type Wanted } from '../../lib/cursor.ts'
import { ALIVE, type Cvs, DRAFT, orNull, SUMMARY, toRecord } from './document.ts'

/** The cache key of a CV's public pages, and what admits readers to them. */
export type PublishedKey = {
  version: number
  rev: number
  userId: string
  language: string
  siblings?: CvRecord['siblings']
  gate: Gate
}
const KEY = { userId: 1, rev: 1, 'published.version': 1, 'published.snapshot.language': 1, siblings: 1, sharing: 1 }
const SIBLING = { siblings: 1, sharing: 1, language: 1, 'published.snapshot.language': 1, createdAt: 1 }
const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const

export const createCvQueries = (cvs: Cvs) => ({
  ...createSiblingQueries(cvs),
  findCv: async (userId: string, nanoId: string) =>
    orNull(await cvs.collection.findOne({ _id: nanoId, userId, ...ALIVE })),
  findDraft: async (userId: string, nanoId: string): Promise<CvDraftRecord | null> =>
    orNull(await cvs.collection.findOne({ _id: nanoId, userId, ...ALIVE }, { projection: DRAFT })),
  /** Finds removed CVs too, so that a late retry does not recreate one. */
  findMade: async (userId: string, creationKey: string) =>
    orNull(await cvs.findOne({ userId, creationKey: { ...IS_TEXT, $eq: creationKey } }).lean()),
  /** The CV of any owner. Callers must not show its draft to anyone else. */
  findAnyCv: async (nanoId: string) => orNull(await cvs.findOne({ _id: nanoId, ...ALIVE }).lean()),
  /** The CV of any owner, also in the trash: for writes of ours that must reach it there. */
  findKeptCv: async (nanoId: string) => orNull(await cvs.findOne({ _id: nanoId, removedAt: null }).lean()),
  /** Null when nothing is published. */
  findPublishedKey: async (nanoId: string): Promise<PublishedKey | null> => {
    const stored = await cvs.collection.findOne({ _id: nanoId, ...ALIVE }, { projection: KEY })
    if (!stored?.published) return null
    const { published, rev, userId, siblings, sharing } = stored
    const { version, snapshot } = published
    return { version, rev, userId, language: snapshot.language, siblings, gate: gateOf(sharing) }
  },
  /** A CV under removal, until its data is removed. */
  findRemovedCv: async (nanoId: string) => orNull(await cvs.findOne({ _id: nanoId, removedAt: IS_DATE }).lean()),
  findOwnerOf: async (nanoId: string): Promise<string | null> =>
    (await cvs.findOne({ _id: nanoId, ...ALIVE }, { userId: 1 }).lean())?.userId ?? null,

  /** One more than wanted. */
  listCvs: async (userId: string, { limit, after, since }: Wanted): Promise<CvSummaryRecord[]> => {
    const changed = since && { changedAt: { $gte: since } }
    const filter = { userId, ...ALIVE, ...changed, ...(after && olderThan(after, 'createdAt')) }
    const asked = { projection: SUMMARY, sort: NEWEST_FIRST, limit: limit + 1 }
    return (await cvs.collection.find(filter, asked).toArray()).map(toRecord)
  },
  /** All CVs of a user with their content, also those in the trash. */
  listKeptCvs: async (userId: string) => (await cvs.find({ userId, removedAt: null }).lean()).map(toRecord),
  listCvIds: async (userId: string): Promise<string[]> =>
    idsOf(
      await cvs
        .find({ userId, ...ALIVE }, { _id: 1 })
        .sort(NEWEST_FIRST)
        .lean(),
    ),
  /** All CVs of a user, including those under removal. */
  listAllIds: async (userId: string): Promise<string[]> =>
    idsOf(await cvs.find({ userId }, { _id: 1 }).sort({ createdAt: 1, _id: 1 }).lean()),
  /** The CVs of several users, newest first, and whether each is published. */
  listOfUsers: async (userIds: readonly string[]) => {
    const fields = { userId: 1, createdAt: 1, 'published.version': 1 }
    const found = await cvs.find({ userId: { $in: userIds }, ...ALIVE }, fields).lean()
    return found
      .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime() || (other._id > one._id ? 1 : -1))
      .map(({ _id, userId, published }) => ({ nanoId: _id, userId, isPublished: Boolean(published) }))
  },
  /** The numbers (`place`) in use by a user's CVs, including those in the trash and under removal. */
  listPlaces: async (userId: string) =>
    (await cvs.find({ userId }, { place: 1 }).lean()).map(stored => stored.place as number),
  countCvs: () => cvs.estimatedDocumentCount(),
  /** Counts the CVs that are public now and were published in [from, to). */
  countPublished: (from: Date, to: Date) => cvs.countDocuments({ 'published.at': { ...IS_DATE, $gte: from, $lt: to } }),
})

const createSiblingQueries = (cvs: Cvs) => ({
  /** The CVs of a group, the first made first. */
  listSiblings: async (userId: string, groupId: string): Promise<Sibling[]> => {
    const found = await cvs.find({ userId, 'siblings.id': { ...IS_TEXT, $eq: groupId }, ...ALIVE }, SIBLING).lean()
    return found.sort((one, other) => +one.createdAt - +other.createdAt || (one._id > other._id ? 1 : -1)).map(toRecord)
  },
  /** The CVs whose public pages link to this one, which may be removed; and itself. */
  listLinkedIds: async (nanoId: string): Promise<string[]> => {
    const stored = await cvs.findOne({ _id: nanoId }, { userId: 1, siblings: 1 }).lean()
    if (!stored?.siblings?.linked) return []
    return idsOf(await cvs.find({ userId: stored.userId, 'siblings.id': stored.siblings.id }, { _id: 1 }).lean())
  },
})

export const idsOf = (stored: readonly { _id: unknown }[]): string[] => stored.map(({ _id }) => String(_id))
