// Financial years of tax documents in MongoDB: which are on hold, and which are erased. No personal data.
import { type Connection, Schema } from 'mongoose'
import { documents, SCHEMA_OPTIONS } from '../../db/documents.ts'
import { unlessTaken } from '../../lib/retry.ts'

type Hold = { reason: string; at: Date }
/** `_id`: the year as documents name it, such as 26-27. `erasedAt`: when the last of its documents was erased. */
type Stored = { _id: string; hold: Hold | null; erasedAt: Date | null }

const schema = new Schema({ _id: String, hold: Schema.Types.Mixed, erasedAt: Date }, SCHEMA_OPTIONS)

export type TaxYearStore = ReturnType<typeof createTaxYearStore>

export function createTaxYearStore(connection: Connection) {
  const years = documents<Stored>(connection, 'TaxYear', schema, 'tax_years')
  return {
    collections: ['tax_years'],
    buildIndexes: () => years.createIndexes(),
    listHolds: async (): Promise<(Hold & { year: string })[]> =>
      (await years.find({}).sort({ _id: 1 }).lean()).flatMap(({ _id, hold }) => (hold ? [{ ...hold, year: _id }] : [])),
    /** Whether the job may erase documents of the year. */
    isErasable: async (id: string): Promise<boolean> => {
      const { hold, erasedAt } = (await years.findById(id).lean()) ?? {}
      return !hold && !erasedAt
    },
    /** False when the year is erased. */
    hold: async (id: string, hold: Hold): Promise<boolean> => {
      const held = years.updateOne({ _id: id, erasedAt: null }, { $set: { hold } }, { upsert: true })
      return (await unlessTaken(held)) !== null
    },
    /** False when it is not on hold. */
    release: async (id: string): Promise<boolean> =>
      (await years.updateOne({ _id: id, hold: { $ne: null } }, { $set: { hold: null } })).matchedCount > 0,
    endYear: (id: string, erasedAt: Date) =>
      years.updateOne({ _id: id }, { $set: { erasedAt }, $setOnInsert: { hold: null } }, { upsert: true }),
  }
}
