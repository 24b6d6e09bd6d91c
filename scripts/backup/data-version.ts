// The version of the stored data, for commands that read them.
import type mongoose from 'mongoose'
import type { DataVersion } from '../../api/db/data-version.ts'
import { versionAfter } from '../../api/upgrades.ts'

/** Throws for data that this program does not know, and for data that a start of the service is changing. */
export async function dataVersionIn(db: mongoose.mongo.Db): Promise<number> {
  const { to, version = versionAfter() } = (await db.collection<DataVersion>('data_version').findOne({})) ?? {}
  if (to !== undefined)
    throw new Error(`A start of the service brings the data to version ${to}: wait until it is ready.`)
  if (version <= versionAfter()) return version
  throw new Error(`The database has data of version ${version}; this program knows ${versionAfter()} and older ones.`)
}
