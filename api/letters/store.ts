// Cover letters in MongoDB. A save is one conditional update of one document.
import { type Connection, Schema } from 'mongoose'
import type { LetterFields } from '../core/contract/letters.ts'
import { documents, SCHEMA_OPTIONS } from '../db/documents.ts'
import { type Person, pieces } from '../db/personal-data.ts'

export type LetterRecord = Readonly<
  LetterFields & {
    id: string
    cvId: string
    userId: string
    /** A number below the limit of letters, unique for each CV, so that a unique index enforces the limit. */
    place: number
    version: number
    createdAt: Date
    updatedAt: Date
  }
>
type Stored = Omit<LetterRecord, 'id'> & { _id: string }

const letterSchema = new Schema(
  {
    _id: String,
    cvId: { type: String, required: true },
    userId: String,
    place: { type: Number, required: true },
    title: String,
    to: String,
    date: String,
    subject: String,
    body: String,
    shared: Boolean,
    version: Number,
    createdAt: Date,
    updatedAt: Date,
  },
  SCHEMA_OPTIONS,
)
letterSchema.index({ cvId: 1, place: 1 }, { unique: true })

const toRecord = ({ _id, ...rest }: Stored): LetterRecord => ({ ...rest, id: _id })
const orNull = (stored: Stored | null) => (stored ? toRecord(stored) : null)

export type LetterStore = ReturnType<typeof createLetterStore>

export function createLetterStore(connection: Connection) {
  const letters = documents<Stored>(connection, 'Letter', letterSchema, 'letters')
  const listLetters = async (cvIds: readonly string[]) =>
    (
      await letters
        .find({ cvId: { $in: cvIds } })
        .sort({ createdAt: 1, _id: 1 })
        .lean()
    ).map(toRecord)

  return {
    collections: ['letters'],
    buildIndexes: () => letters.createIndexes(),
    exportOf: ({ cvIds }: Person) => ({ letters: pieces(() => listLetters(cvIds)) }),
    removeOf: ({ cvIds }: Person) => letters.deleteMany({ cvId: { $in: cvIds } }),

    /** Throws when the place is taken. */
    createLetter: async ({ id, ...rest }: LetterRecord): Promise<void> => {
      await letters.insertOne({ _id: id, ...rest })
    },
    listLetters: (cvId: string) => listLetters([cvId]),
    /** Without their texts, the oldest first. */
    async listTitles(cvIds: readonly string[]): Promise<Pick<LetterRecord, 'id' | 'cvId' | 'title'>[]> {
      const asked = { projection: { cvId: 1, title: 1 }, sort: { createdAt: 1, _id: 1 } as const }
      const found = await letters.collection.find({ cvId: { $in: cvIds } }, asked).toArray()
      return found.map(({ _id, cvId, title = '' }) => ({ id: _id, cvId, title }))
    },
    listPlaces: async (cvId: string) => (await letters.find({ cvId }, { place: 1 }).lean()).map(({ place }) => place),
    findLetter: async (cvId: string, id: string) => orNull(await letters.findOne({ _id: id, cvId }).lean()),
    /** Succeeds only on this version. */
    changeLetter: async ({ id, cvId, version }: LetterRecord, change: Partial<LetterFields>, at: Date) =>
      orNull(
        await letters
          .findOneAndUpdate(
            { _id: id, cvId, version },
            { $set: { ...change, updatedAt: at }, $inc: { version: 1 } },
            { returnDocument: 'after' },
          )
          .lean(),
      ),
    removeLetter: async (cvId: string, id: string): Promise<boolean> =>
      (await letters.deleteOne({ _id: id, cvId })).deletedCount > 0,
    removeOfCv: (cvId: string) => letters.deleteMany({ cvId }),
  }
}
