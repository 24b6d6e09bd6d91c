// API keys in MongoDB, by the hash of their text. Only functions and plain records leave this file.
import { type Connection, Schema } from 'mongoose'
import type { KeyScope } from '../core/contract/keys.ts'
import { documents, SCHEMA_OPTIONS } from '../db/documents.ts'
import { type Person, pieces } from '../db/personal-data.ts'
import { createKeptReads } from '../lib/kept-reads.ts'

export type KeyRecord = Readonly<{
  id: string
  userId: string
  /** A number below the limit of keys, unique for each account, so that a unique index enforces the limit. */
  place: number
  /** SHA-256 of the text, as hex. The text has 192 random bits, so that a slow hash would add nothing. */
  hash: string
  name: string
  scopes: readonly KeyScope[]
  createdAt: Date
  expiresAt: Date
  /** `keysEndedAt` of the account when the key was made. The key is over as soon as the account has another. */
  epoch: Date | null
  lastUsedOn: string | null
  lastUsedFrom: string | null
}>
type Stored = Omit<KeyRecord, 'id'> & { _id: string }

const keySchema = new Schema(
  {
    _id: String,
    userId: { type: String, required: true },
    place: { type: Number, required: true },
    hash: { type: String, required: true },
    name: String,
    scopes: [String],
    createdAt: Date,
    expiresAt: Date,
    epoch: Date,
    lastUsedOn: String,
    lastUsedFrom: String,
  },
  SCHEMA_OPTIONS,
)
keySchema.index({ hash: 1 }, { unique: true })
keySchema.index({ userId: 1, place: 1 }, { unique: true })
keySchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 })

const toRecord = ({ _id, ...rest }: Stored): KeyRecord => ({ ...rest, id: _id })

export type KeyStore = ReturnType<typeof createKeyStore>

export function createKeyStore(connection: Connection) {
  const keys = documents<Stored>(connection, 'ApiKey', keySchema, 'api_keys')
  const listKeys = async (userId: string) =>
    (await keys.find({ userId }).sort({ userId: 1, place: 1 }).lean()).map(toRecord)
  const callers = createKeptReads<KeyRecord>()
  const findByHash = async (hash: string): Promise<KeyRecord | null> => {
    const found = await keys.findOne({ hash }).lean()
    return found && toRecord(found)
  }
  const store = {
    collections: ['api_keys'],
    buildIndexes: () => keys.createIndexes(),
    exportOf: ({ id }: Person) => ({
      apiKeys: pieces(async () => (await listKeys(id)).map(({ hash, ...shown }) => shown)),
    }),
    removeOf: ({ id }: Pick<Person, 'id'>) => keys.deleteMany({ userId: id }),

    /** Throws when the place is taken. */
    createKey: async ({ id, ...rest }: KeyRecord): Promise<void> => {
      await keys.insertOne({ _id: id, ...rest })
    },
    listKeys,
    findByHash,
    /** At most five seconds old, and not older than the last write of this process: for requests that only read. */
    findCallersKey: (hash: string) => callers.find(hash, () => findByHash(hash)),
    noteUse: async (id: string, lastUsedOn: string, lastUsedFrom: string): Promise<void> => {
      await keys.updateOne({ _id: id }, { $set: { lastUsedOn, lastUsedFrom } })
    },
    removeKey: async (userId: string, id: string): Promise<boolean> =>
      (await keys.deleteOne({ _id: id, userId })).deletedCount > 0,
  }
  return callers.droppedBy(store, 'removeKey', 'removeOf', 'noteUse')
}
