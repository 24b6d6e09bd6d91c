// The earlier versions of CVs. Their content is stored compressed, because it is never queried.
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import { type Connection, Schema } from 'mongoose'
import type { CvDraft } from '../../core/cv-record.ts'
import {
  asBuffer,
  type Documents,
  documents,
  type Filter,
  IS_SET,
  SCHEMA_OPTIONS,
  sumBytes,
} from '../../db/documents.ts'

export type VersionRecord = CvDraft & { cvId: string; version: number; at: Date; published: boolean }
/** The name that its owner gave a version, and its number among the named ones, unique for each CV. */
type Named = { name?: string | null; place?: number | null }
type Stored = Omit<VersionRecord, 'content'> & Named & { _id: string; packed: Buffer; bytes: number }
type Versions = Documents<Stored>

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

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
/** The compressed form of content, stored in `packed`. */
export const pack = (content: unknown): Promise<Buffer> => compress(JSON.stringify(content), QUALITY)
const unpack = async (packed: Buffer) => JSON.parse(String(await decompress(asBuffer(packed))))

/** Unpublished versions without a name that are kept for a CV. */
export const VERSIONS_KEPT = 50
/** The number of published versions kept for a CV regardless of age. Of older ones only the digests remain after 90 days. */
const PUBLISHED_KEPT = 30
const PUBLISHED_KEPT_MS = 90 * 24 * 3_600_000
/** The size of a row without its compressed content. */
const ROW_BYTES = 1_000

const keyOf = (cvId: string, version: number) => `${cvId}:${version}`

export function createVersionStore(connection: Connection) {
  const versions = documents<Stored>(connection, 'CvVersion', versionSchema, 'cv_versions')
  return {
    buildVersionIndexes: () => versions.createIndexes(),
    keepVersion: keepVersion.bind(null, versions),
    pruneVersions: pruneVersions.bind(null, versions),
    findVersion: (cvId: string, version: number) => readVersion(versions, keyOf(cvId, version)),
    listVersions: async (cvId: string) =>
      (await versions
        .find({ cvId }, { version: 1, at: 1, title: 1, published: 1, name: 1, place: 1 })
        .sort({ version: -1 })
        .lean()) as unknown as (Pick<VersionRecord, 'version' | 'at' | 'title' | 'published'> & Named)[],
    eachVersion: eachVersion.bind(null, versions),
    nameVersion: nameVersion.bind(null, versions),
    /** The numbers of the named versions of a CV. */
    listNamedPlaces: async (cvId: string) =>
      (await versions.find({ cvId, place: IS_SET }, { place: 1 }).lean()).map(({ place }) => place as number),
    /** The bytes of all versions of these CVs. */
    sumBytes: (cvIds: readonly string[]) => sumBytes(versions, cvIds),
    freeBytes: freeBytes.bind(null, versions),
    removeVersions: (cvId: string) => versions.deleteMany({ cvId }),
  }
}

/** Keeps a version. Idempotent: the content of a version never changes, only whether it was published. */
async function keepVersion(versions: Versions, { published, content, ...rest }: VersionRecord): Promise<void> {
  const packed = await pack(content)
  const record = { ...rest, packed, bytes: packed.length + ROW_BYTES }
  const { cvId } = record
  const update = published
    ? { $setOnInsert: record, $set: { published: true } }
    : { $setOnInsert: { ...record, published: false } }
  await versions.updateOne({ _id: keyOf(cvId, record.version), cvId }, update, { upsert: true })
}

/**
 * Removes the oldest versions that have no name: unpublished ones beyond `VERSIONS_KEPT`, published ones beyond `PUBLISHED_KEPT` that
 * are older than `PUBLISHED_KEPT_MS`. The digests of published versions stay, in the store of claims.
 */
async function pruneVersions(versions: Versions, cvId: string, now: Date): Promise<void> {
  const isOld = { at: { $lt: new Date(now.getTime() - PUBLISHED_KEPT_MS) } }
  await prune(versions, { cvId, published: false, name: null }, VERSIONS_KEPT - 1)
  await prune(versions, { cvId, published: true }, PUBLISHED_KEPT, { ...isOld, name: null })
}

/** Removes the versions of a CV that match `filter`, are older than the newest `kept` of these, and match `more`. */
async function prune(
  versions: Versions,
  filter: Filter<Stored> & { cvId: string },
  kept: number,
  more: Filter<Stored> = {},
): Promise<void> {
  const old = await versions.find(filter, { _id: 1 }).sort({ version: -1 }).skip(kept).lean()
  if (old.length > 0) await versions.deleteMany({ ...filter, ...more, _id: { $in: old.map(({ _id }) => _id) } })
}

async function readVersion(versions: Versions, id: string): Promise<(VersionRecord & Named) | null> {
  const stored = await versions.findById(id).lean()
  if (!stored) return null
  const { packed, bytes: _, ...rest } = stored
  return { ...rest, content: await unpack(packed) }
}

/** A generator, so that only one version at a time is in memory. */
async function* eachVersion(versions: Versions, cvIds: readonly string[]) {
  for (const cvId of cvIds) {
    for (const { _id } of await versions.find({ cvId }, { _id: 1 }).sort({ version: 1 }).lean()) {
      const version = await readVersion(versions, _id)
      if (version) yield version
    }
  }
}

/** Names a version; null removes the name. False when the version is not stored; throws when the place is taken. */
async function nameVersion(versions: Versions, cvId: string, version: number, { name, place }: Named) {
  const update = name == null ? { $unset: { name: '', place: '' } as const } : { $set: { name, place: place ?? 0 } }
  return (await versions.updateOne({ _id: keyOf(cvId, version) }, update)).matchedCount > 0
}

/** Removes the oldest versions of these CVs that are neither published nor named, until `bytes` are free. Returns the freed bytes. */
async function freeBytes(versions: Versions, cvIds: readonly string[], least: number, bytes: number): Promise<number> {
  const plain = { cvId: { $in: cvIds }, published: false, name: null }
  let freed = 0
  const all = await versions.find(plain, { bytes: 1, at: 1 }).lean()
  if (all.reduce((sum, { bytes: size }) => sum + size, 0) <= least) return 0
  for (const { _id, bytes: size } of all.sort((one, other) => +one.at - +other.at)) {
    if (freed >= bytes) break
    if ((await versions.deleteOne({ ...plain, _id })).deletedCount > 0) freed += size
  }
  return freed
}
