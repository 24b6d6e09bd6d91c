// `npm run regions:fill`: gives every document of a person from before regions its region, which is REGION, and the directory its rows,
// while the service runs. Every copy must be of this version; what a copy writes meanwhile has its region. May be repeated.
import type { Connection } from 'mongoose'
import { loadRegion } from '../api/config/config.ts'
import { personalKey } from '../api/db/shard-keys.ts'
import { createStores } from '../api/stores.ts'
import { reachDatabase } from './backup/reach.ts'
import { readDotEnv } from './lib/stand-ins.ts'

type Row = { _id: string; sub?: string; userId?: string; hash?: string; region?: string }
type Names = (row: Row) => Promise<{ _id: string; owner: string }[]>
const BATCH = 500

async function main(): Promise<void> {
  readDotEnv()
  const region = loadRegion(process.env)
  const { connection, close } = await reachDatabase(process.env, false)
  try {
    const { all, directory, tombstones } = createStores(connection, null, region)
    const namesOf: Record<string, Names> = {
      users: async ({ _id, sub = '' }) =>
        [String(_id), await tombstones.limitKeyOf(sub)].map(name => ({ _id: name, owner: String(_id) })),
      cvs: async ({ _id, userId = '' }) => [{ _id, owner: userId }],
      api_keys: async ({ hash = '', userId = '' }) => [{ _id: hash, owner: userId }],
    }
    const names = all.flatMap(({ collections }) => collections).filter(name => personalKey(name))
    for (const name of names) {
      const filled = await fill(connection, name, region, namesOf[name])
      console.log(`${String(filled).padStart(8)}  ${name}`)
    }
    await directory.markComplete()
    console.log(`Every document of a person names its region. Restart the copies: their queries name it from then on.`)
  } finally {
    await close()
  }
}

/** Fills a collection in the order of its ids; returns the number of documents that had no region. */
async function fill(connection: Connection, name: string, region: string, namesOf?: Names): Promise<number> {
  const rows = connection.collection<Row>(name)
  const places = connection.collection<{ _id: string; owner: string; region: string }>('directory')
  let filled = 0
  for (let last: string | null = null; ; ) {
    const batch: Row[] = await rows
      .find(last === null ? {} : { _id: { $gt: last } }, { projection: { sub: 1, userId: 1, hash: 1, region: 1 } })
      .sort({ _id: 1 })
      .limit(BATCH)
      .toArray()
    if (batch.length === 0) return filled
    const upserts = batch.map(async row => {
      const names = (await namesOf?.(row)) ?? []
      return names.map(({ _id, owner }) => {
        const update = { $setOnInsert: { owner, region: row.region ?? region } }
        return { updateOne: { filter: { _id }, update, upsert: true } }
      })
    })
    const operations = (await Promise.all(upserts)).flat()
    if (operations.length > 0) await places.bulkWrite(operations, { ordered: false })
    const filter = { _id: { $in: batch.map(({ _id }) => _id) }, region: null }
    filled += (await rows.updateMany(filter as object, { $set: { region } })).modifiedCount
    last = (batch.at(-1) as Row)._id
  }
}

main().then(
  () => process.exit(0),
  (error: Error) => {
    console.error(error.message)
    process.exit(1)
  },
)
