// The log: its queue, its tiles and bundles, and one document with the published size. Nothing is ever removed or made smaller. Entries
// are salted hashes and hold no personal data. Ids begin with the name of a log (its origin), so that a new log can begin beside an old one.
import { type Connection, Schema } from 'mongoose'
import { asBuffer, type Documents, documents, SCHEMA_OPTIONS } from '../db/documents.ts'
import { unlessTaken } from '../lib/retry.ts'

export type LogKind = 'attestation' | 'confirmation' | 'withdrawal' | 'key-added' | 'key-revoked'
export type ToLog = { kind: LogKind; commitment: string }
/** `_id` is the kind and the commitment; `origin` and `index` say where it is, once it is in a log. */
type QueueRow = ToLog & { _id: string; at: Date; entry: Buffer; index: number | null; origin: string | null }
export type Queued = ToLog & { id: string; entry: Buffer }
/** The ids of queue rows in the order of their log entries, which follow the first `from`. Unchanged until every row has its index. */
export type Batch = { from: number; ids: string[] }
export type LogState = {
  /** The origin. */
  _id: string
  vkey: string
  size: number
  root: string
  /** The newest published checkpoint, with our signature alone. */
  checkpoint: string | null
  /** Lines of the witnesses, by their key ID. */
  cosignatures: Record<string, string>
  /** Not published yet if the size is its `from`; otherwise published, and its rows may lack their index. */
  batch: Batch | null
}
type Row = { _id: string; w: number; bytes: Buffer }
type Checkpoint = { _id: string; text: string }
type Place = { origin: string; level: number | 'entries'; n: number }

const { Mixed } = Schema.Types
const queueSchema = new Schema(
  { _id: String, kind: String, commitment: String, at: Date, entry: Buffer, index: Number, origin: String },
  SCHEMA_OPTIONS,
)
queueSchema.index({ index: 1, at: 1, _id: 1 })
const stateSchema = new Schema(
  { _id: String, vkey: String, size: Number, root: String, checkpoint: String, cosignatures: Mixed, batch: Mixed },
  SCHEMA_OPTIONS,
)
const rowSchema = new Schema({ _id: String, w: Number, bytes: Buffer }, SCHEMA_OPTIONS)
const checkpointSchema = new Schema({ _id: String, text: String }, SCHEMA_OPTIONS)

const idOf = ({ origin, level, n }: Place) => `${origin} ${level === 'entries' ? n : `${level}/${n}`}`

export type LogStore = ReturnType<typeof createLogStore>

export function createLogStore(connection: Connection) {
  const queue = documents<QueueRow>(connection, 'LogQueue', queueSchema, 'log_queue')
  const states = documents<LogState>(connection, 'LogState', stateSchema, 'log_state')
  const tiles = documents<Row>(connection, 'LogTile', rowSchema, 'log_tiles')
  const bundles = documents<Row>(connection, 'LogBundle', rowSchema, 'log_bundles')
  const checkpoints = documents<Checkpoint>(connection, 'LogCheckpoint', checkpointSchema, 'log_checkpoints')
  return {
    collections: ['log_queue', 'log_state', 'log_tiles', 'log_bundles', 'log_checkpoints'],
    buildIndexes: () => queue.createIndexes(),
    ...queueOf(queue),
    ...statesOf(states, checkpoints),
    ...rowsOf(tiles, bundles),
  }
}

const queueOf = (queue: Documents<QueueRow>) => ({
  /** Inserts the missing rows. */
  enqueue: async (rows: readonly Queued[], at: Date): Promise<void> => {
    const operations = rows.map(({ id, kind, commitment, entry }) => ({
      updateOne: {
        filter: { _id: id },
        update: { $setOnInsert: { kind, commitment, at, entry, index: null, origin: null } },
        upsert: true,
      },
    }))
    const write = () => queue.bulkWrite(operations, { ordered: false })
    // Two processes may upsert the same row; the second try finds it.
    if (operations.length > 0 && (await unlessTaken(write())) === null) await write()
  },
  /** Rows without an index, oldest first. */
  listQueued: async (limit: number): Promise<{ id: string; at: Date; isWhole: boolean }[]> => {
    const found = queue.find({ index: null }, { at: 1, entry: 1, commitment: 1 })
    return (await found.sort({ index: 1, at: 1, _id: 1 }).limit(limit).lean()).map(
      ({ _id: id, at, entry, commitment }) => ({ id, at, isWhole: Boolean(entry?.buffer) && Boolean(commitment) }),
    )
  },
  /** Takes entries that cannot be logged out of the queue. */
  setAside: async (ids: readonly string[]): Promise<void> => {
    await queue.updateMany({ _id: { $in: [...ids] }, index: null }, { $set: { index: -1 } })
  },
  countQueued: () => queue.countDocuments({ index: null }),
  /** In the order of `ids`. */
  readQueued: async (ids: readonly string[]): Promise<Queued[]> => {
    const found = await queue.find({ _id: { $in: [...ids] } }).lean()
    const byId = new Map(found.map(row => [row._id, toQueued(row)]))
    return ids.map(id => byId.get(id) as Queued)
  },
  setIndexes: async (origin: string, { from, ids }: Batch): Promise<void> => {
    const operations = ids.map((_id, at) => ({
      updateOne: { filter: { _id, index: null }, update: { $set: { index: from + at, origin } } },
    }))
    await queue.bulkWrite(operations, { ordered: false })
  },
  /** Queues the entries again that another log lost: those beyond its first `size` entries. */
  requeue: async (origin: string, size: number): Promise<void> => {
    await queue.updateMany({ origin, index: { $gte: size } }, { $set: { index: null, origin: null } })
  },
})

const toQueued = ({ _id: id, kind, commitment, entry }: QueueRow): Queued => ({
  id,
  kind,
  commitment,
  entry: asBuffer(entry),
})

const statesOf = (states: Documents<LogState>, checkpoints: Documents<Checkpoint>) => ({
  findState: (origin: string) => states.findOne({ _id: origin }).lean(),
  /** Without the batch, which may be large. */
  findPublished: (origin: string) => states.findOne({ _id: origin }, { batch: 0 }).lean(),
  listStates: () => states.find({}).sort({ _id: 1 }).lean(),
  /** Begins a log, unless it has begun already. */
  createState: async (state: LogState): Promise<void> => {
    await unlessTaken(states.insertOne(state))
  },
  /** Fixes the batch after the first `from` entries. False when another process was faster. */
  fixBatch: async (origin: string, batch: Batch): Promise<boolean> =>
    (await states.updateOne({ _id: origin, size: batch.from, batch: null }, { $set: { batch } })).matchedCount === 1,
  /** The first `from` entries and the batch become the published log. False when they are already. */
  publish: async (origin: string, { from, ids }: Batch, root: string, checkpoint: string): Promise<boolean> => {
    const change = { $set: { size: from + ids.length, root, checkpoint, cosignatures: {} } }
    return (await states.updateOne({ _id: origin, size: from, 'batch.from': from }, change)).matchedCount === 1
  },
  /** Every row of a published batch has its index. */
  endBatch: async (origin: string, { from, ids }: Batch): Promise<void> => {
    await states.updateOne({ _id: origin, size: from + ids.length, 'batch.from': from }, { $set: { batch: null } })
  },
  keepCheckpoint: async (origin: string, size: number, text: string): Promise<void> => {
    await unlessTaken(checkpoints.insertOne({ _id: `${origin} ${size}`, text }))
  },
  /** Only while the checkpoint of that size is the newest. */
  addCosignature: async (origin: string, size: number, keyId: string, line: string): Promise<void> => {
    await states.updateOne({ _id: origin, size }, { $set: { [`cosignatures.${keyId}`]: line } })
  },
})

function rowsOf(tiles: Documents<Row>, bundles: Documents<Row>) {
  const collectionOf = ({ level }: Place) => (level === 'entries' ? bundles : tiles)
  return {
    /** Rows only grow; equal ones are written by every process that works on a batch. */
    growRow: async (place: Place, w: number, bytes: Buffer): Promise<void> => {
      const filter = { _id: idOf(place), w: { $lt: w } }
      await unlessTaken(collectionOf(place).updateOne(filter, { $set: { w, bytes } }, { upsert: true }))
    },
    readRow: async (place: Place): Promise<Buffer | null> => {
      const row = await collectionOf(place).findById(idOf(place)).lean()
      return row && asBuffer(row.bytes)
    },
  }
}
