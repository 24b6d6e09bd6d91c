// The version of the stored data: one document, which the first start on a new database writes and which only rises.
import { type Connection, Schema } from 'mongoose'
import { unlessTaken } from '../lib/retry.ts'
import { documents, SCHEMA_OPTIONS } from './documents.ts'

/** `to`: the version to which a change is on its way since `at`; older programs refuse the data from then on. */
export type DataVersion = { _id: string; version: number; to?: number; at?: Date }

const ID = 'data'
const versionSchema = new Schema({ _id: String, version: Number, to: Number, at: Date }, SCHEMA_OPTIONS)

export function createDataVersionStore(connection: Connection) {
  const versions = documents<DataVersion>(connection, 'DataVersion', versionSchema, 'data_version')
  const find = () => versions.findById(ID).lean()

  return {
    // No personal data.
    collections: ['data_version'],
    buildIndexes: () => versions.createIndexes(),
    find,
    /** Writes the version of a new database. Null when the database has accounts: their data are of an unknown version. */
    async begin(version: number): Promise<DataVersion | null> {
      const isNew = (await connection.collection('users').findOne({}, { projection: { _id: 1 } })) === null
      if (isNew) await unlessTaken(versions.insertOne({ _id: ID, version }))
      return find()
    },
    /** Announces the change from a version to the next. Repeatable: `at` is the time of the first announcement. */
    async announce(version: number, at: Date): Promise<void> {
      await versions.updateOne({ _id: ID, version, to: null }, { $set: { to: version + 1, at } })
    },
    async complete(version: number): Promise<void> {
      await versions.updateOne({ _id: ID, version }, { $set: { version: version + 1 }, $unset: { to: '', at: '' } })
    },
  }
}
