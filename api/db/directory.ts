// The directory says the region and the owner of each account and each CV (by id), of each Google account (by the keyed hash of limits)
// and of each API key (by its hash).
// Where a collection is divided among shards, `_id` is unique for each shard only: a row here, written first, makes an id unique over
// all. Rows never change, so a process may keep them. `complete` is the mark that every document of a person names its region.
import type { Connection, mongo } from 'mongoose'
import { BoundedMap } from '../lib/bounded-map.ts'
import { unlessTaken } from '../lib/retry.ts'

export type Place = { _id: string; owner: string; region: string }

/** The region of a database whose REGION was never set. */
export const FIRST_REGION = 'main'
/** Some 200 bytes each. */
const MOST_KEPT = 50_000
const MARK = 'complete'

export type Directory = ReturnType<typeof createDirectory>

function createDirectory(connection: Connection, ownRegion: string) {
  const rows = () => connection.collection<Place>('directory') as unknown as mongo.Collection<Place>
  const kept = new BoundedMap<string, Place | null>(MOST_KEPT)
  let isComplete = false
  const keep = (row: Place) => {
    kept.set(row._id, row)
    return row
  }

  /**
   * The rows that exist for these names. Nobody learns an id before its row is written, so an id without a row never gets one later.
   * Missing rows can therefore be cached, too: requests for unknown pages cost no more than others.
   */
  async function find(names: readonly string[]): Promise<Place[]> {
    const rowOf = new Map(names.map(name => [name, kept.get(name)]))
    const unknown = names.filter(name => rowOf.get(name) === undefined)
    const found =
      unknown.length > 0
        ? await rows()
            .find({ _id: { $in: unknown } })
            .toArray()
        : []
    for (const row of found) rowOf.set(row._id, keep(row))
    for (const name of unknown) if (!kept.has(name)) kept.set(name, null)
    return [...rowOf.values()].filter(row => row !== null && row !== undefined)
  }
  /** By a key of limits, which gets a row at the first sign-in, and another one after a removal: the row may be an old one. */
  async function findByKey(limitKey: string): Promise<Place | null> {
    const found = kept.get(limitKey) ?? (await rows().findOne({ _id: limitKey }))
    return found && keep(found)
  }

  /** Gives a name to its owner, in the owner's region; returns the row that has it, which may be an earlier one of another. */
  async function claim(_id: string, owner: string, given?: string): Promise<Place> {
    const region = given ?? (await find([owner]))[0]?.region ?? ownRegion
    const row = { _id, owner, region }
    const made = await unlessTaken(rows().insertOne(row))
    return keep(made ? row : ((await rows().findOne({ _id })) ?? row))
  }

  async function markComplete(): Promise<void> {
    await unlessTaken(rows().insertOne({ _id: MARK, owner: '', region: ownRegion }))
    isComplete = true
  }

  return {
    collections: ['directory'],
    find,
    findByKey,
    claim,
    /** The region for new accounts, and for names that have no row. */
    ownRegion,
    /** Whether filters may name the region. Read at the start of a process: leaving the region out is always right. */
    isComplete: () => isComplete,
    async remove(row: Pick<Place, '_id'> & Partial<Place>): Promise<void> {
      kept.delete(row._id)
      await rows().deleteOne(row)
    },
    /** The last step of a removal, whose other steps need the rows. */
    async removeOwner(owner: string): Promise<void> {
      await rows().deleteMany({ owner })
    },
    markComplete,
    buildIndexes: () => rows().createIndex({ owner: 1 }),
    /** At the start of a process: reads the mark. An empty database has nothing from before. */
    async prepare(): Promise<void> {
      const isThere = async (name: string, filter: object = {}) =>
        (await connection.collection(name).findOne(filter, { projection: { _id: 1 } })) !== null
      if (await isThere('directory', { _id: MARK })) isComplete = true
      else if (!(await isThere('users')) && !(await isThere('cvs'))) await markComplete()
    },
    exportOf: ({ id }: { id: string }) => ({ places: rows().find({ owner: id }) as AsyncIterable<unknown> }),
  }
}

const directories = new WeakMap<Connection, Directory>()

/** The directory of a connection. `region`: REGION, at its first use. */
export function directoryOf(connection: Connection, region: string = FIRST_REGION): Directory {
  const found = directories.get(connection) ?? createDirectory(connection, region)
  directories.set(connection, found)
  return found
}
