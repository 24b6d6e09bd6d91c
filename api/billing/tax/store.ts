// Tax documents in MongoDB: one row each, written once with its number and its facts. Their PDFs are rows of their own, written once too.
import { type Connection, Schema } from 'mongoose'
import { DOCUMENT_KINDS, type TaxDocumentsQueryData } from '../../core/contract/tax.ts'
import { type Documents, documents, type Filter, SCHEMA_OPTIONS } from '../../db/documents.ts'
import { createFiles, FILE_FIELDS, indexFiles, type Kept, type ObjectStorage } from '../../db/files.ts'
import { oneByOne, type Person, REMOVED_ACCOUNT } from '../../db/personal-data.ts'
import { olderThan, type Position } from '../../lib/cursor.ts'
import { unlessTaken } from '../../lib/retry.ts'
import { sha256 } from '../../lib/sha256.ts'
import { type DocumentFacts, NOBODY } from './facts.ts'
import type { ReturnFacts } from './gstr1.ts'
import type { DocumentKind, Place } from './numbers.ts'

export type DocumentRecord = Place &
  Readonly<{
    id: string
    /** What it is for: `order:{id}` or `refund:{id of Razorpay}`. */
    cause: string
    kind: DocumentKind
    /** The calendar year in which its financial year begins. */
    firstYear: number
    number: string
    userId: string
    orderId: string
    createdAt: Date
    facts: DocumentFacts
    /** SHA-256 of the canonical JSON of `facts`, in hex. */
    hash: string
    /** Of its PDF, once that is kept. */
    pdf: { sha256: string; size: number } | null
    /** When its recipient and its PDF were erased. */
    erasedAt: Date | null
  }>
/** A document, as far as the return and the reconciliation need it. */
export type ReturnDocument = Omit<DocumentRecord, 'facts'> & Readonly<{ facts: ReturnFacts }>
type Stored = Omit<DocumentRecord, 'id'> & { _id: string }
type StoredFile = Kept & { _id: string; sha256: string; size: number }
type StoredRun = { _id: string; run: number }
export type Last = Place & { createdAt: Date; firstYear: number }

const NOT_OF_RETURN = ['seller', 'words', 'endorsement', 'recipient.address'].map(name => [`facts.${name}`, 0])

const Mixed = Schema.Types.Mixed
const documentSchema = new Schema(
  {
    _id: String,
    cause: String,
    kind: String,
    firstYear: Number,
    run: Number,
    serial: Number,
    number: String,
    userId: String,
    orderId: String,
    createdAt: Date,
    facts: Mixed,
    hash: String,
    pdf: Mixed,
    erasedAt: Date,
  },
  SCHEMA_OPTIONS,
)
documentSchema.index({ kind: 1, firstYear: -1, run: -1, serial: -1 }, { unique: true })
documentSchema.index({ cause: 1 }, { unique: true })
documentSchema.index({ orderId: 1, createdAt: 1 })
documentSchema.index({ userId: 1 })
documentSchema.index({ hash: 1 })
documentSchema.index({ number: 1 })
documentSchema.index({ 'facts.recipient.gstin': 1 })
documentSchema.index({ 'facts.payment.id': 1 })
documentSchema.index({ 'facts.payment.orderId': 1 })
documentSchema.index({ createdAt: -1, _id: -1 })
documentSchema.index({ pdf: 1, createdAt: 1 })
documentSchema.index({ firstYear: 1, _id: 1 })
const fileSchema = new Schema({ _id: String, sha256: String, size: Number, ...FILE_FIELDS }, SCHEMA_OPTIONS)
indexFiles(fileSchema)
const runSchema = new Schema({ _id: String, run: Number }, SCHEMA_OPTIONS)

const toRecord = ({ _id, ...rest }: Stored): DocumentRecord => ({ ...rest, id: _id })
const orNull = (stored: Stored | null) => (stored ? toRecord(stored) : null)
const runId = (kind: DocumentKind, firstYear: number) => `${kind}:${firstYear}`

/** One cause has one document. */
export const documentId = (cause: string): string => sha256(Buffer.from(cause)).toString('hex').slice(0, 24)

export type TaxDocumentStore = ReturnType<typeof createTaxDocumentStore>

export function createTaxDocumentStore(connection: Connection, storage: ObjectStorage | null = null) {
  const rows = documents<Stored>(connection, 'TaxDocument', documentSchema, 'tax_documents')
  const pdfs = documents<StoredFile>(connection, 'TaxFile', fileSchema, 'tax_files')
  const runs = documents<StoredRun>(connection, 'TaxRun', runSchema, 'tax_runs')
  const { findFile, removeFiles, ...files } = filesOf(rows, pdfs, storage)

  return {
    collections: ['tax_documents', 'tax_files', 'tax_runs'],
    buildIndexes: () => Promise.all([rows.createIndexes(), pdfs.createIndexes()]),
    exportOf: ({ id }: Person) => ({
      documents: oneByOne(
        async () => (await rows.find({ userId: id }, { _id: 1 }).lean()).map(({ _id }) => _id),
        async one => {
          const [row, file] = await Promise.all([rows.findById(one).lean(), findFile(one)])
          return row && { facts: row.facts, hash: row.hash, pdf: file?.bytes.toString('base64') ?? null }
        },
      ),
    }),
    /** Tax law asks for the documents themselves: CGST Act, section 36. */
    removeOf: ({ id }: Person) => rows.updateMany({ userId: id }, { $set: { userId: REMOVED_ACCOUNT } }),

    /** Throws a duplicate key error when the number, or the document of the cause, exists. */
    insert: async ({ id, ...rest }: DocumentRecord): Promise<void> => {
      await rows.insertOne({ _id: id, ...rest })
    },
    find: async (id: string) => orNull(await rows.findById(id).lean()),
    findByHash: async (hash: string) => orNull(await rows.findOne({ hash }).lean()),
    /** Of these orders, oldest first. */
    listOf: async (orderIds: readonly string[]): Promise<DocumentRecord[]> =>
      (
        await rows
          .find({ orderId: { $in: [...orderIds] } })
          .sort({ orderId: 1, createdAt: 1 })
          .lean()
      ).map(toRecord),
    listWithoutPdf: async (before: Date, limit: number): Promise<DocumentRecord[]> =>
      (
        await rows
          .find({ pdf: null, createdAt: { $lt: before }, erasedAt: null })
          .sort({ createdAt: 1 })
          .limit(limit)
          .lean()
      ).map(toRecord),
    /** Issued in [from, to), in the order of their numbers: without the texts that no return has. */
    listIssued: async (from: Date, to: Date): Promise<ReturnDocument[]> =>
      (await rows.find({ createdAt: { $gte: from, $lt: to } }, Object.fromEntries(NOT_OF_RETURN)).lean())
        .map(toRecord)
        .sort((one, other) => (one.number < other.number ? -1 : 1)),
    list: (filter: TaxDocumentFilter, after: Position | null, limit: number) => list(rows, filter, after, limit),

    ...seriesOf(rows, runs),
    ...yearsOf(rows, removeFiles),
    findFile,
    ...files,
  }
}

/** The series of numbers. */
const seriesOf = (rows: Documents<Stored>, runs: Documents<StoredRun>) => ({
  /** The last document of a kind. */
  findLast: async (kind: DocumentKind): Promise<Last | null> => {
    const found = rows.find({ kind }, { createdAt: 1, firstYear: 1, run: 1, serial: 1 })
    return (await found.sort({ kind: 1, firstYear: -1, run: -1, serial: -1 }).limit(1).lean())[0] ?? null
  },
  /** The first run of a series that may be used in a year. */
  leastRun: async (kind: DocumentKind, firstYear: number): Promise<number> =>
    (await runs.findById(runId(kind, firstYear)).lean())?.run ?? 0,
  /**
   * The runs of a year: the last serial of each, and how many of the numbers up to it exist. The last is read first, so that a document
   * that is issued meanwhile is no gap.
   */
  async countRuns(firstYear: number): Promise<{ kind: DocumentKind; run: number; last: number; count: number }[]> {
    const found = []
    for (const kind of DOCUMENT_KINDS) {
      const ofYear = { kind, firstYear }
      const [newest] = await rows.find(ofYear, { run: 1 }).sort({ run: -1 }).limit(1).lean()
      for (let run = 0; newest && run <= newest.run; run++) {
        const ofRun = { ...ofYear, run }
        const [end] = await rows.find(ofRun, { serial: 1 }).sort({ serial: -1 }).limit(1).lean()
        if (!end) continue
        const count = await rows.countDocuments({ ...ofRun, serial: { $lte: end.serial } })
        found.push({ kind, run, last: end.serial, count })
      }
    }
    return found
  },
  /** Begins the next run of every series of a year: numbers that were given since a backup are never given again. */
  async beginRuns(firstYear: number): Promise<void> {
    for (const kind of DOCUMENT_KINDS) {
      const [last] = await rows.find({ kind, firstYear }, { run: 1 }).sort({ run: -1 }).limit(1).lean()
      await runs.updateOne({ _id: runId(kind, firstYear) }, { $max: { run: (last?.run ?? 0) + 1 } }, { upsert: true })
    }
  },
})

/** The documents of financial years, and how they are erased. */
const yearsOf = (rows: Documents<Stored>, removeFiles: (ids: readonly string[]) => Promise<unknown>) => ({
  /** The first calendar years of the financial years that have documents, up to one of them. */
  async listYears(upTo: number): Promise<number[]> {
    const found: number[] = []
    for (let last = 0; ; found.push(last)) {
      const later = rows.find({ firstYear: { $gt: last, $lte: upTo } }, { firstYear: 1, _id: 0 })
      const [next] = await later.sort({ firstYear: 1 }).limit(1).lean()
      if (!next) return found
      last = next.firstYear
    }
  },
  /** After an id, in the order of ids. */
  listOfYear: async (firstYear: number, after: string, limit: number): Promise<{ id: string; orderId: string }[]> => {
    const found = rows.find({ firstYear, _id: { $gt: after } }, { orderId: 1 }).sort({ firstYear: 1, _id: 1 })
    return (await found.limit(limit).lean()).map(({ _id, orderId }) => ({ id: _id, orderId }))
  },
  /** Takes the recipients and the PDFs away. Repeatable; a document says that it is erased before its PDF is gone. */
  async erase(ids: readonly string[], erasedAt: Date): Promise<void> {
    const erased = { 'facts.recipient': NOBODY, erasedAt }
    await rows.updateMany({ _id: { $in: [...ids] }, erasedAt: null }, { $set: erased })
    await removeFiles(ids)
  },
})

/** The PDFs. */
function filesOf(rows: Documents<Stored>, pdfs: Documents<StoredFile>, storage: ObjectStorage | null) {
  const { keep, drop, withBytes, removeMany, files } = createFiles(pdfs, storage)
  return {
    files,
    removeFiles: (ids: readonly string[]) => removeMany({ _id: { $in: [...ids] } }),
    findFile: (id: string) => withBytes(() => pdfs.findById(id).lean()),
    /** The SHA-256 of each of these PDFs, by the id of its document. */
    listDigests: async (ids: readonly string[]): Promise<Map<string, string>> => {
      const found = await pdfs.find({ _id: { $in: [...ids] } }, { sha256: 1 }).lean()
      return new Map(found.map(({ _id, sha256 }) => [_id, sha256]))
    },
    /** False when the document has a file already. */
    async keepFile(id: string, bytes: Buffer): Promise<boolean> {
      const kept = await keep(bytes)
      const file = { _id: id, sha256: sha256(bytes).toString('hex'), size: bytes.length, ...kept }
      const isFirst = (await unlessTaken(pdfs.insertOne(file).then(() => true))) !== null
      if (!isFirst) await drop([kept])
      return isFirst
    },
    setPdf: async (id: string, pdf: NonNullable<DocumentRecord['pdf']>): Promise<void> => {
      await rows.updateOne({ _id: id, pdf: null }, { $set: { pdf } })
    },
  }
}

/** `words`: a number, a GSTIN or an id of Razorpay; `userIds`: accounts with this name or address. */
export type TaxDocumentFilter = Pick<TaxDocumentsQueryData, 'kind' | 'state' | 'table' | 'problem'> &
  Readonly<{
    search: { words: string; orderIds: readonly string[]; userIds: readonly string[] } | null
    from: Date | null
    to: Date | null
  }>

async function list(rows: Documents<Stored>, filter: TaxDocumentFilter, after: Position | null, limit: number) {
  const { kind, state, table, problem, search, from, to } = filter
  // Most filters have no index: the one of the days leads through the documents in their order.
  const parts: Filter<Stored>[] = [{ createdAt: { $gte: from ?? new Date(0), ...(to && { $lt: to }) } }]
  if (kind) parts.push({ kind })
  if (state) parts.push({ 'facts.placeOfSupply.code': state })
  if (table) parts.push({ 'facts.gstr1': table })
  if (problem === 'place_assumed') parts.push({ 'facts.placeAssumed': true })
  if (problem === 'late') parts.push({ 'facts.taxAdjustable': false })
  if (problem === 'without_pdf') parts.push({ pdf: null, erasedAt: null })
  if (search) {
    const { words, orderIds, userIds } = search
    const either: Filter<Stored>[] = [
      { number: words },
      { 'facts.recipient.gstin': words },
      { 'facts.payment.id': words },
    ]
    parts.push({
      $or: [
        ...either,
        { 'facts.payment.orderId': words },
        { orderId: { $in: [...orderIds] } },
        { userId: { $in: [...userIds] }, erasedAt: null },
      ],
    })
  }
  if (after) parts.push(olderThan(after, 'createdAt'))
  const found = rows.find({ $and: parts }).sort({ createdAt: -1, _id: -1 })
  return (await found.limit(limit).lean()).map(toRecord)
}
