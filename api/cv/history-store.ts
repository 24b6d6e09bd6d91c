// A CV's data outside its own document: earlier versions, pictures, and the count of views. The content of versions is stored
// compressed, because it is never queried.
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import { type Connection, Schema } from 'mongoose'
import type { CvDraft } from '../core/cv-record.ts'
import { asBuffer, documents, type Filter, IS_SET, SCHEMA_OPTIONS, sumBytes } from '../db/documents.ts'
import { createFiles, FILE_FIELDS, indexFiles, type Kept, type ObjectStorage } from '../db/files.ts'
import type { Person } from '../db/personal-data.ts'

export type VersionRecord = CvDraft & { cvId: string; version: number; at: Date; published: boolean }
/** The name that its owner gave a version, and its number among the named ones, unique for each CV. */
type Named = { name?: string | null; place?: number | null }
type Stored = Omit<VersionRecord, 'content'> & Named & { _id: string; packed: Buffer; bytes: number }
export type PictureRecord = {
  cvId: string
  pictureId: string
  type: 'image/png' | 'image/jpeg'
  width: number
  height: number
  bytes: Buffer
}

const Mixed = Schema.Types.Mixed

const versionSchema = new Schema(
  {
    _id: String,
    cvId: String,
    version: Number,
    at: Date,
    published: Boolean,
    name: String,
    place: Number,
    title: String,
    template: String,
    style: Mixed,
    language: String,
    packed: Buffer,
    bytes: Number,
  },
  SCHEMA_OPTIONS,
)
versionSchema.index({ cvId: 1, version: -1 })
// Answers the sum of an account's bytes without reading the versions.
versionSchema.index({ cvId: 1, bytes: 1 })
versionSchema.index({ cvId: 1, place: 1 }, { unique: true, partialFilterExpression: { place: IS_SET } })

const pictureSchema = new Schema(
  {
    _id: String,
    cvId: String,
    pictureId: String,
    type: { type: String },
    width: Number,
    height: Number,
    ...FILE_FIELDS,
  },
  SCHEMA_OPTIONS,
)
pictureSchema.index({ cvId: 1 })
indexFiles(pictureSchema)

const viewSchema = new Schema(
  { _id: String, count: Number, days: Mixed, links: Mixed, downloads: Mixed },
  SCHEMA_OPTIONS,
)
type Counts = Record<string, number>
/** `days`: by UTC day, for as long as they are shown. `links`: by the id of the link. `downloads`: by the kind of file. */
type Views = { count: number; days: Counts; links: Counts; downloads: Counts }
type StoredViews = { _id: string; count: number } & Partial<Views>
const viewsOf = ({ count = 0, days = {}, links = {}, downloads = {} }: Partial<Views>): Views => ({
  count,
  days,
  links,
  downloads,
})

const versionKey = (cvId: string, version: number) => `${cvId}:${version}`
const pictureKey = (cvId: string, pictureId: string) => `${cvId}:${pictureId}`

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
/** The compressed form of content, stored in `packed`. */
export const pack = (content: unknown): Promise<Buffer> => compress(JSON.stringify(content), QUALITY)
const unpack = async (packed: Buffer) => JSON.parse(String(await decompress(asBuffer(packed))))

/** Unpublished versions without a name that are kept for a CV. */
export const VERSIONS_KEPT = 50
/** Published versions that are kept for a CV however old they are. Older ones keep only their digests after 90 days. */
const PUBLISHED_KEPT = 30
const PUBLISHED_KEPT_MS = 90 * 24 * 3_600_000
/** What a row takes besides its compressed content. */
const ROW_BYTES = 1_000

export type HistoryStore = ReturnType<typeof createHistoryStore>

export function createHistoryStore(connection: Connection, storage: ObjectStorage | null = null) {
  const versions = documents<Stored>(connection, 'CvVersion', versionSchema, 'cv_versions')
  type StoredPicture = Omit<PictureRecord, 'bytes'> & Kept & { _id: string }
  const pictures = documents<StoredPicture>(connection, 'Picture', pictureSchema, 'pictures')
  const { keep, drop, withBytes, removeMany, files } = createFiles(pictures, storage)
  const views = documents<StoredViews>(connection, 'CvView', viewSchema, 'cv_views')

  async function findPicture(cvId: string, pictureId: string): Promise<PictureRecord | null> {
    const stored = await withBytes(() => pictures.findById(pictureKey(cvId, pictureId)).lean())
    if (!stored) return null
    const { type, width, height, bytes } = stored
    return { cvId, pictureId, type, width, height, bytes }
  }

  async function readVersion(id: string): Promise<(VersionRecord & Named) | null> {
    const stored = await versions.findById(id).lean()
    if (!stored) return null
    const { packed, bytes: _, ...rest } = stored
    return { ...rest, content: await unpack(packed) }
  }

  /** Removes the matching versions of a CV behind the newest `kept` ones, those that fit `more`. */
  async function prune(filter: Filter<Stored> & { cvId: string }, kept: number, more: Filter<Stored> = {}) {
    const old = await versions.find(filter, { _id: 1 }).sort({ version: -1 }).skip(kept).lean()
    if (old.length > 0) await versions.deleteMany({ ...filter, ...more, _id: { $in: old.map(({ _id }) => _id) } })
  }

  /** Removes all data of a CV except its own document. Idempotent. */
  async function removeAll(cvId: string): Promise<void> {
    await versions.deleteMany({ cvId })
    await removeMany({ cvId })
    await views.deleteOne({ _id: cvId })
  }

  /** Generators, so that only one version or picture at a time is in memory. */
  async function* eachVersion(cvIds: readonly string[]) {
    for (const cvId of cvIds) {
      for (const { _id } of await versions.find({ cvId }, { _id: 1 }).sort({ version: 1 }).lean()) {
        const version = await readVersion(_id)
        if (version) yield version
      }
    }
  }
  async function* eachPicture(cvIds: readonly string[]) {
    for (const cvId of cvIds) {
      for (const { pictureId } of await pictures.find({ cvId }, { pictureId: 1 }).lean()) {
        const picture = await findPicture(cvId, pictureId)
        if (picture) yield { ...picture, bytes: picture.bytes.toString('base64') }
      }
    }
  }
  async function* eachView(cvIds: readonly string[]) {
    for (const { _id, ...rest } of await views.find({ _id: { $in: cvIds } }).lean()) {
      yield { cvId: _id, ...viewsOf(rest) }
    }
  }

  return {
    collections: ['cv_versions', 'pictures', 'cv_views'],
    buildIndexes: async () => {
      await versions.createIndexes()
      await pictures.createIndexes()
    },
    exportOf: ({ cvIds }: Person) => ({
      versions: eachVersion(cvIds),
      pictures: eachPicture(cvIds),
      views: eachView(cvIds),
    }),
    removeOf: async ({ cvIds }: Person): Promise<void> => {
      for (const cvId of cvIds) await removeAll(cvId)
    },

    /** Keeps a version. Idempotent: the content of a version never changes, only whether it was published. */
    keepVersion: async ({ published, content, ...rest }: VersionRecord): Promise<void> => {
      const packed = await pack(content)
      const record = { ...rest, packed, bytes: packed.length + ROW_BYTES }
      const { cvId } = record
      const update = published
        ? { $setOnInsert: record, $set: { published: true } }
        : { $setOnInsert: { ...record, published: false } }
      await versions.updateOne({ _id: versionKey(cvId, record.version), cvId }, update, { upsert: true })
    },
    /**
     * Removes the oldest versions that have no name: unpublished ones beyond `VERSIONS_KEPT`, published ones beyond `PUBLISHED_KEPT` that
     * are older than `PUBLISHED_KEPT_MS`. The digests of published versions stay, in the store of claims.
     */
    pruneVersions: async (cvId: string, now: Date): Promise<void> => {
      const isOld = { at: { $lt: new Date(now.getTime() - PUBLISHED_KEPT_MS) } }
      await prune({ cvId, published: false, name: null }, VERSIONS_KEPT - 1)
      await prune({ cvId, published: true }, PUBLISHED_KEPT, { ...isOld, name: null })
    },
    /** The bytes of all versions of these CVs. */
    sumBytes: (cvIds: readonly string[]) => sumBytes(versions, cvIds),
    /** Removes the oldest versions of these CVs that are neither published nor named, until `bytes` are free. Returns the freed bytes. */
    freeBytes: async (cvIds: readonly string[], least: number, bytes: number): Promise<number> => {
      const plain = { cvId: { $in: cvIds }, published: false, name: null }
      let freed = 0
      const all = await versions.find(plain, { bytes: 1, at: 1 }).lean()
      if (all.reduce((sum, { bytes: size }) => sum + size, 0) <= least) return 0
      for (const { _id, bytes: size } of all.sort((one, other) => +one.at - +other.at)) {
        if (freed >= bytes) break
        if ((await versions.deleteOne({ ...plain, _id })).deletedCount > 0) freed += size
      }
      return freed
    },
    /** The numbers of the named versions of a CV. */
    listNamedPlaces: async (cvId: string) =>
      (await versions.find({ cvId, place: IS_SET }, { place: 1 }).lean()).map(({ place }) => place as number),
    /** Names a version; with null it has no name any more. False when it is not kept; throws when the place is taken. */
    nameVersion: async (cvId: string, version: number, { name, place }: Named): Promise<boolean> => {
      const update = name == null ? { $unset: { name: '', place: '' } as const } : { $set: { name, place: place ?? 0 } }
      return (await versions.updateOne({ _id: versionKey(cvId, version) }, update)).matchedCount > 0
    },
    listVersions: async (cvId: string) =>
      (await versions
        .find({ cvId }, { version: 1, at: 1, title: 1, published: 1, name: 1, place: 1 })
        .sort({ version: -1 })
        .lean()) as unknown as (Pick<VersionRecord, 'version' | 'at' | 'title' | 'published'> & Named)[],
    findVersion: (cvId: string, version: number) => readVersion(versionKey(cvId, version)),

    files,
    /** Idempotent: the id is the digest of the content. */
    addPicture: async ({ bytes, ...picture }: PictureRecord): Promise<void> => {
      const kept = await keep(bytes)
      const { cvId, pictureId } = picture
      const { matchedCount } = await pictures.updateOne(
        { _id: pictureKey(cvId, pictureId), cvId },
        { $setOnInsert: { ...picture, ...kept } },
        { upsert: true },
      )
      if (matchedCount > 0) await drop([kept])
    },
    countPictures: (cvId: string) => pictures.countDocuments({ cvId }),
    findPicture,
    removePicture: async (cvId: string, pictureId: string): Promise<boolean> =>
      (await removeMany({ _id: pictureKey(cvId, pictureId) })) > 0,

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
        // The others are written: counting them again would be wrong.
        if (!error.writeErrors?.length) throw error
      })
    },
    findViews: async (cvId: string): Promise<Views> => viewsOf((await views.findById(cvId).lean()) ?? {}),
    countViews: async (cvIds: readonly string[]): Promise<Map<string, number>> => {
      const found = await views.find({ _id: { $in: [...cvIds] } }, { count: 1 }).lean()
      return new Map(found.map(stored => [String(stored._id), stored.count as number]))
    },

    removeAll,
  }
}
