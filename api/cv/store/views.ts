// The counts of views and downloads of CVs.
import { type Connection, Schema } from 'mongoose'
import { documents, SCHEMA_OPTIONS } from '../../db/documents.ts'

const { Mixed } = Schema.Types
const viewSchema = new Schema(
  { _id: String, count: Number, days: Mixed, links: Mixed, downloads: Mixed },
  SCHEMA_OPTIONS,
)
type Counts = Record<string, number>
/** `days`: by UTC day, within the displayed period. `links`: by the id of the link. `downloads`: by the kind of file. */
type Views = { count: number; days: Counts; links: Counts; downloads: Counts }
type StoredViews = { _id: string; count: number } & Partial<Views>
const viewsOf = ({ count = 0, days = {}, links = {}, downloads = {} }: Partial<Views>): Views => ({
  count,
  days,
  links,
  downloads,
})

export function createViewStore(connection: Connection) {
  const views = documents<StoredViews>(connection, 'CvView', viewSchema, 'cv_views')
  return {
    /** Creates the counter. `addViews` never does, so that a late flush cannot recreate data of a removed CV. */
    openViews: async (cvId: string): Promise<void> => {
      await views.updateOne({ _id: cvId }, { $setOnInsert: { count: 0 } }, { upsert: true })
    },
    /** `counts`: what to add to each path of a CV's counter. Drops days before `since`. */
    addViews: async (counts: ReadonlyMap<string, Readonly<Counts>>, since: string): Promise<void> => {
      const stored = await views.find({ _id: { $in: [...counts.keys()] } }, { days: 1 }).lean()
      const updates = stored.map(({ _id, days = {} }) => {
        const old = Object.keys(days).filter(day => day < since)
        const $unset = Object.fromEntries(old.map(day => [`days.${day}`, '']))
        return { filter: { _id }, update: { $inc: counts.get(_id), ...(old.length > 0 && { $unset }) } }
      })
      if (updates.length === 0) return
      const operations = updates.map(updateOne => ({ updateOne }))
      await views.bulkWrite(operations, { ordered: false }).catch((error: { writeErrors?: unknown[] }) => {
        // The other counts are stored, so a retry would count them twice.
        if (!error.writeErrors?.length) throw error
      })
    },
    findViews: async (cvId: string): Promise<Views> => viewsOf((await views.findById(cvId).lean()) ?? {}),
    countViews: async (cvIds: readonly string[]): Promise<Map<string, number>> => {
      const found = await views.collection.find({ _id: { $in: cvIds } }, { projection: { count: 1 } }).toArray()
      return new Map(found.map(stored => [String(stored._id), stored.count as number]))
    },
    eachView: async function* (cvIds: readonly string[]) {
      for (const { _id, ...rest } of await views.find({ _id: { $in: cvIds } }).lean()) {
        yield { cvId: _id, ...viewsOf(rest) }
      }
    },
    removeViews: (cvId: string) => views.deleteOne({ _id: cvId }),
  }
}
