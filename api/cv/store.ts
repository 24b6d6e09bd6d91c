// CVs in MongoDB. Only functions and plain records leave this file. A save is one conditional update of one document.
import { type Connection, Schema } from 'mongoose'
import type { Claims } from '../core/claims/verification.ts'
import type { CvContentData, CvPrivacyData } from '../core/contract/cv.ts'
import { publicContent } from '../core/cv/audience.ts'
import { type Cleaned, cleanedDigests } from '../core/cv/fallen.ts'
import type { CvDraft, CvRecord, CvSummaryRecord } from '../core/cv-record.ts'
import { dropSteering, hasSteering } from '../core/format-characters.ts'
import { documents, IS_DATE, IS_TEXT, SCHEMA_OPTIONS } from '../db/documents.ts'
import { oneByOne, type Person } from '../db/personal-data.ts'

/** CVs of before there were claims have none. */
type Stored = Omit<CvRecord, 'nanoId' | 'claims'> & { _id: string; claims?: Claims; removedAt?: Date }

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
    cleaned: Mixed,
    origin: Mixed,
    creationKey: String,
    createdAt: Date,
    updatedAt: Date,
    removedAt: { type: Date, default: null },
  },
  SCHEMA_OPTIONS,
)
cvSchema.index({ userId: 1, place: 1 }, { unique: true })
cvSchema.index({ userId: 1, createdAt: -1, _id: -1 })
cvSchema.index({ userId: 1, creationKey: 1 }, { unique: true, partialFilterExpression: { creationKey: IS_TEXT } })
cvSchema.index({ 'published.at': 1 }, { partialFilterExpression: { 'published.at': IS_DATE } })
cvSchema.index({ removedAt: 1 }, { partialFilterExpression: { removedAt: IS_DATE } })

const toRecord = ({ _id, ...rest }: Stored): CvRecord => ({
  ...withoutSteering(rest, _id),
  claims: rest.claims ?? {},
  nanoId: _id,
})

type Texts = Omit<Stored, '_id'>

/** For texts stored before the rule on format characters: reads them without the characters that are refused now. */
function withoutSteering(stored: Texts, nanoId: string): Texts {
  if (!hasSteering(stored)) return stored
  const before = seenContents(structuredClone({ ...stored, origin: null }))
  dropSteering(stored)
  if (stored.origin) dropSteering(stored.origin)
  const after = seenContents(stored)
  const cleaned = before.reduce(
    (known, content, at) => cleanedDigests(known, nanoId, content, after[at] as CvContentData),
    stored.cleaned ?? {},
  )
  return { ...stored, cleaned }
}

/** What strangers can see of the draft and of the published version. Nothing can fall where nothing is claimed. */
function seenContents({ claims, content, privacy, published }: Texts): CvContentData[] {
  if (Object.keys(claims ?? {}).length === 0) return []
  const { snapshot } = published ?? {}
  return [publicContent(content, privacy), ...(snapshot ? [publicContent(snapshot.content, snapshot.privacy)] : [])]
}
const orNull = (stored: Stored | null) => (stored ? toRecord(stored) : null)
const SUMMARY = { origin: 0, claims: 0, 'published.snapshot': 0 }

export type CvChange = Partial<
  CvDraft & { privacy: CvPrivacyData; indexable: boolean; groupStartedAt: Date; cleaned: Cleaned }
>
export type CvStore = ReturnType<typeof createCvStore>

export function createCvStore(connection: Connection) {
  const cvs = documents<Stored>(connection, 'Cv', cvSchema, 'cvs')
  const alive = { removedAt: null }

  return {
    collections: ['cvs'],
    buildIndexes: () => cvs.createIndexes(),
    exportOf: ({ id }: Person) => ({
      cvs: oneByOne(
        async () => (await cvs.find({ userId: id }, { _id: 1 }).sort({ createdAt: 1 }).lean()).map(({ _id }) => _id),
        async _id => orNull(await cvs.findOne({ _id }).lean()),
      ),
    }),
    removeOf: ({ id }: Person) => cvs.deleteMany({ userId: id }),

    createCv: async ({ nanoId, ...rest }: CvRecord): Promise<void> => {
      await cvs.insertOne({ _id: nanoId, ...rest, removedAt: null })
    },
    /** The places that a user's CVs take, those under removal included. */
    listPlaces: async (userId: string) =>
      (await cvs.find({ userId }, { place: 1 }).lean()).map(stored => stored.place as number),

    /** Deleted ones too: a late repetition must not bring a CV back. */
    findMade: async (userId: string, creationKey: string) =>
      orNull(await cvs.findOne({ userId, creationKey: { ...IS_TEXT, $eq: creationKey } }).lean()),
    findCv: async (userId: string, nanoId: string) =>
      orNull(await cvs.findOne({ _id: nanoId, userId, ...alive }).lean()),
    /** For strangers: whoever calls this shows the snapshot and nothing else. */
    findAnyCv: async (nanoId: string) => orNull(await cvs.findOne({ _id: nanoId, ...alive }).lean()),
    /** What the cached pages depend on; null when strangers may see nothing. */
    findPublishedKey: async (nanoId: string) => {
      const stored = await cvs.findOne({ _id: nanoId, ...alive }, { userId: 1, rev: 1, 'published.version': 1 }).lean()
      return stored?.published ? { version: stored.published.version, rev: stored.rev, userId: stored.userId } : null
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

    /** All CVs that take a place, those under removal included. */
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
    /** How many are published now, by when that was: in [from, to). */
    countPublished: (from: Date, to: Date) =>
      cvs.countDocuments({ 'published.at': { ...IS_DATE, $gte: from, $lt: to } }),

    /** The save: succeeds only on the very state it was decided on. `bumpRev` when strangers see something else from now on. */
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
    /** Claims are decided on one state of the content and of the other claims, and written on that state only. */
    changeClaims: async ({ nanoId, userId, version, rev }: CvRecord, claims: Claims) =>
      orNull(
        await cvs
          .findOneAndUpdate(
            { _id: nanoId, userId, version, rev, ...alive },
            { $set: { claims }, $inc: { rev: 1 } },
            { returnDocument: 'after' },
          )
          .lean(),
      ),
    /** Publishes exactly the version that the snapshot was made of. */
    publishCv: async (userId: string, nanoId: string, published: NonNullable<CvRecord['published']>) =>
      orNull(
        await cvs
          .findOneAndUpdate(
            { _id: nanoId, userId, version: published.version, ...alive },
            { $set: { published }, $inc: { rev: 1 } },
            { returnDocument: 'after' },
          )
          .lean(),
      ),
    unpublishCv: async (userId: string, nanoId: string) =>
      orNull(
        await cvs
          .findOneAndUpdate(
            { _id: nanoId, userId, ...alive, published: { $ne: null } },
            { $set: { published: null }, $inc: { rev: 1 } },
            { returnDocument: 'after' },
          )
          .lean(),
      ),

    /** First step of a removal: from here on nobody sees the CV. Repeatable. */
    markRemoved: async (userId: string, nanoId: string, at: Date): Promise<boolean> =>
      (await cvs.findOneAndUpdate({ _id: nanoId, userId }, { $set: { removedAt: at, published: null } }).lean()) !==
      null,
    removeCv: async (nanoId: string): Promise<void> => {
      await cvs.deleteOne({ _id: nanoId, removedAt: { $ne: null } })
    },
    /** Removals that a crash interrupted. */
    listRemoved: async (limit: number): Promise<string[]> =>
      (await cvs.find({ removedAt: IS_DATE }, { _id: 1 }).limit(limit).lean()).map(stored => String(stored._id)),
  }
}
