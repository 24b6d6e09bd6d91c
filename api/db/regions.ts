// Completes every filter and every new document of a person's data with the region, which the directory knows by the id of the account
// or the CV, so that a cluster asks one shard. Stores need not know of it.
import type { Connection, Schema } from 'mongoose'
import { directoryOf } from './directory.ts'
import { personalKey } from './shard-keys.ts'

type Fields = Record<string, unknown>
type AnyQuery = {
  getFilter(): Fields
  getUpdate(): Fields
  getOptions(): { upsert?: boolean }
  setQuery(filter: Fields): void
  setUpdate(update: Fields): void
}
type NewDocument = { get(path: string): unknown; set(path: string, value: unknown): void }

const FILTERED = [
  ...(['find', 'findOne', 'countDocuments', 'deleteOne', 'deleteMany', 'updateOne', 'updateMany'] as const),
  ...(['findOneAndUpdate', 'findOneAndDelete'] as const),
]

/** The schema of a collection, with the field `region` if it is a person's. Reads leave it out. */
export function withRegion(connection: Connection, schema: Schema, collection: string): Schema {
  const personal = personalKey(collection)
  if (!personal) return schema
  const [, field] = personal.key
  const own = schema.clone().add({ region: { type: String, select: false } })

  /** The parts of the shard key that a filter or a document implies. Empty when it names neither owner nor CV. */
  async function keyOf(given: Fields): Promise<Fields> {
    const names = namesIn(given[field] ?? (personal?.id === 'own' ? undefined : given._id))
    if (!names) return {}
    const directory = directoryOf(connection)
    const rows = await directory.find(names)
    const regionOf = (name: string) => rows.find(({ _id }) => _id === name)?.region ?? directory.ownRegion
    const regions = [...new Set(names.map(regionOf))]
    const region = regions.length > 1 ? { $in: regions } : (regions[0] ?? directory.ownRegion)
    const second = personal?.id === 'cv' ? rows[0]?.owner : names[0]
    return field in given || field === '_id' || names.length > 1 || !second ? { region } : { region, [field]: second }
  }

  async function complete(filter: Fields, update: Fields, isUpsert: boolean): Promise<[Fields, Fields]> {
    if ('region' in filter) return [filter, update]
    if (directoryOf(connection).isComplete()) return [{ ...filter, ...(await keyOf(filter)) }, update]
    // Documents from before have no region yet, new ones do.
    if (!isUpsert) return [filter, update]
    const { region } = await keyOf(filter)
    return [filter, { ...update, $setOnInsert: { ...(update.$setOnInsert as Fields), region } }]
  }

  own.pre([...FILTERED], async function (this: unknown) {
    const query = this as AnyQuery
    const isUpsert = query.getOptions().upsert === true
    const [filter, update] = await complete(query.getFilter(), isUpsert ? query.getUpdate() : {}, isUpsert)
    query.setQuery(filter)
    if (isUpsert) query.setUpdate(update)
  })
  own.pre('save', async function (this: unknown) {
    const document = this as NewDocument
    const given = { [field]: document.get(field), _id: document.get('_id') }
    document.set('region', (await keyOf(given)).region)
  })
  own.pre('bulkWrite', async (operations: unknown) => {
    for (const { updateOne } of operations as { updateOne: { filter: Fields; update: Fields; upsert?: boolean } }[]) {
      const [filter, update] = await complete(updateOne.filter, updateOne.update, updateOne.upsert === true)
      Object.assign(updateOne, { filter, update })
    }
  })
  return own
}

/** The ids of accounts or CVs in a condition: the id itself, those in $in, or what a longer id begins with. Null: another condition. */
function namesIn(condition: unknown): string[] | null {
  if (condition === null || condition === undefined) return null
  const { $in: among, _bsontype: type } = condition as { $in?: unknown[]; _bsontype?: string }
  if (among) return [...new Set(among.flatMap(one => namesIn(one) ?? []))]
  return typeof condition === 'string' || type === 'ObjectId' ? [String(condition).split(':')[0] as string] : null
}
