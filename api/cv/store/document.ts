// The document of a CV in MongoDB: schema, indexes, and its form as a record.
import { Schema } from 'mongoose'
import type { CvRecord } from '../../core/cv-record.ts'
import { type Documents, IS_DATE, IS_TEXT, SCHEMA_OPTIONS } from '../../db/documents.ts'
import { isDuplicateKey } from '../../lib/retry.ts'
import type { PendingEvents } from '../pending-events.ts'

export type StoredCv = Omit<CvRecord, 'nanoId'> &
  PendingEvents & {
    _id: string
    removedAt?: Date
    /** When `version` or `rev` changed last. */
    changedAt?: Date
  }

const Mixed = Schema.Types.Mixed

export const cvSchema = new Schema(
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
    formerDigests: { type: Mixed, default: undefined },
    siblings: Mixed,
    sharing: Mixed,
    job: Mixed,
    origin: Mixed,
    creationKey: String,
    pendingEvents: { type: [Mixed], default: undefined },
    queuedEvents: { type: [String], default: undefined },
    eventCount: Number,
    createdAt: Date,
    updatedAt: Date,
    changedAt: Date,
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
cvSchema.index({ 'pendingEvents.id': 1 }, { partialFilterExpression: { 'pendingEvents.id': IS_TEXT } })

// One CV of each language in a group; those in the trash hold no language.
cvSchema.index(
  { userId: 1, 'siblings.id': 1, language: 1 },
  { unique: true, partialFilterExpression: { 'siblings.id': IS_TEXT, trashedAt: null, removedAt: null } },
)

export type Cvs = Documents<StoredCv>

/** Neither in the trash nor under removal. */
export const ALIVE = { removedAt: null, trashedAt: null }
export const IN_TRASH = { removedAt: null, trashedAt: IS_DATE }
/** Without what only strangers, exports and webhooks need. */
export const DRAFT = { origin: 0, 'published.snapshot': 0, pendingEvents: 0, queuedEvents: 0 }
/** The fields of a summary. */
const SHOWN =
  'userId title template style language content.personalDetails.name privacy indexable version rev published.version published.at siblings sharing job createdAt updatedAt trashedAt'
export const SUMMARY: Readonly<Record<string, 1>> = Object.fromEntries(SHOWN.split(' ').map(name => [name, 1]))

/** Whether a write failed because another CV of the group has the language. */
export const isLanguageTaken = (error: unknown): boolean =>
  isDuplicateKey(error) && 'siblings.id' in ((error as { keyPattern?: object }).keyPattern ?? {})

export const toRecord = ({
  _id,
  pendingEvents: _pending,
  queuedEvents: _queued,
  eventCount: _count,
  changedAt: _at,
  ...rest
}: StoredCv): CvRecord => ({ ...rest, nanoId: _id })
export const orNull = (stored: StoredCv | null): CvRecord | null => (stored ? toRecord(stored) : null)
