// The commands that read and write documents. A change of one document is atomic; after a failure a list stops if `ordered`.
import { type Long, ObjectId } from 'bson'
import { readPipeline } from './aggregate.ts'
import { type Command, type Context, checkFields, documentOption, documentsOf, words } from './command.ts'
import { FIRST_BATCH } from './cursors.ts'
import { DatabaseError, failureFields } from './errors.ts'
import type { Entry } from './indexes.ts'
import { compileProjection, sorter } from './results.ts'
import { compileUpdate, immutable, type Update, upsertDocument } from './update.ts'
import { type Doc, encodeStored, equal, integerOf, numberOf, parse } from './values.ts'

/** The fields of one entry of `updates` and `deletes`. */
export const updateFields = words('q u multi upsert hint')
export const deleteFields = words('q limit hint')

/** The documents that a query selects: filtered, sorted, then limited. */
function select({ state, namespace }: Context, filter: Doc, sort: Doc, skip: number, limit: number): Entry[] {
  const order = sorter<Entry>(sort)
  const isSorted = Object.keys(sort).length === 0
  const found = state.at(namespace).find(filter, isSorted ? skip + limit : undefined)
  return order(found).slice(skip, skip + limit)
}

const all = (context: Context, filter: Doc) => select(context, filter, {}, 0, Number.POSITIVE_INFINITY)

function find(body: Doc, context: Context): Doc {
  const limit = integerOf(body.limit, 'limit', 0)
  const most = limit ? Math.abs(limit) : Number.POSITIVE_INFINITY
  const skip = integerOf(body.skip, 'skip', 0)
  if (skip < 0) throw new DatabaseError(51024, 'BSON field skip value must be >= 0')
  const shown = compileProjection(documentOption(body, 'projection'))
  const found = select(context, documentOption(body, 'filter'), documentOption(body, 'sort'), skip, most)
  const isSingle = body.singleBatch === true || limit < 0
  const batchSize = integerOf(body.batchSize, 'batchSize', isSingle ? most : FIRST_BATCH)
  const docs = found.map(({ doc }) => shown(doc))
  return context.cursors.start(context.namespace, docs, batchSize, isSingle)
}

function aggregate(body: Doc, context: Context): Doc {
  const { filter, run } = readPipeline(body.pipeline)
  const docs = run(all(context, filter).map(({ doc }) => doc))
  const batchSize = integerOf(documentOption(body, 'cursor').batchSize, 'batchSize', FIRST_BATCH)
  return context.cursors.start(context.namespace, docs, batchSize)
}

function count(body: Doc, context: Context): Doc {
  const filter = documentOption(body, 'query')
  return { n: all(context, filter).length }
}

function getMore(body: Doc, context: Context): Doc {
  const id = BigInt(String(body.getMore))
  const batchSize = integerOf(body.batchSize, 'batchSize', 0) || Number.POSITIVE_INFINITY
  return context.cursors.more(id, context.namespace, batchSize)
}

function killCursors(body: Doc, context: Context): Doc {
  const ids = Array.isArray(body.cursors) ? (body.cursors as Long[]) : []
  const cursorsKilled = ids.filter(id => context.cursors.kill(BigInt(String(id))))
  const cursorsNotFound = ids.filter(id => !cursorsKilled.includes(id))
  return { cursorsKilled, cursorsNotFound, cursorsAlive: [], cursorsUnknown: [] }
}

// Runs a list of writes in order; collects failures, and stops at the first when the list is ordered.
function each(items: Doc[], body: Doc, run: (item: Doc, index: number) => void): Doc {
  const writeErrors: Doc[] = []
  for (const [index, item] of items.entries()) {
    try {
      run(item, index)
    } catch (error) {
      if (!(error instanceof DatabaseError)) throw error
      writeErrors.push({ index, ...failureFields(error) })
      if (body.ordered !== false) break
    }
  }
  return writeErrors.length ? { writeErrors } : {}
}

function insertNew({ state, namespace }: Context, { _id = new ObjectId(), ...rest }: Doc): Doc {
  const doc = { _id, ...rest }
  encodeStored(doc)
  state.ensure(namespace).checkId(_id)
  state.change({ o: 'put', c: namespace, d: doc })
  return doc
}

function insert(body: Doc, context: Context): Doc {
  let n = 0
  const errors = each(documentsOf(body, context, 'documents'), body, doc => {
    insertNew(context, doc)
    n++
  })
  return { n, ...errors }
}

/** The new version of a document; undefined when the update changes nothing. */
function change({ state, namespace }: Context, { doc }: Entry, update: Update): Doc | undefined {
  const before = encodeStored(doc)
  const next = parse(before)
  update(next, false)
  if (!('_id' in next) || !equal(next._id, doc._id)) throw immutable()
  if (encodeStored(next).equals(before)) return undefined
  state.change({ o: 'put', c: namespace, d: next })
  return next
}

function update(body: Doc, context: Context): Doc {
  const upserted: Doc[] = []
  const totals = { n: 0, nModified: 0 }
  const errors = each(documentsOf(body, context, 'updates'), body, (spec, index) => {
    checkFields(spec, updateFields, 'an update')
    const filter = documentOption(spec, 'q')
    const update = compileUpdate(spec.u)
    const found = select(context, filter, {}, 0, spec.multi === true ? Number.POSITIVE_INFINITY : 1)
    totals.n += found.length
    for (const entry of found) if (change(context, entry, update)) totals.nModified++
    if (found.length || spec.upsert !== true) return
    upserted.push({ index, _id: insertNew(context, upsertDocument(filter, update))._id })
    totals.n++
  })
  return { ...totals, ...(upserted.length && { upserted }), ...errors }
}

function remove(body: Doc, context: Context): Doc {
  let n = 0
  const errors = each(documentsOf(body, context, 'deletes'), body, spec => {
    checkFields(spec, deleteFields, 'a delete')
    const most = numberOf(spec.limit) === 1 ? 1 : Number.POSITIVE_INFINITY
    const found = select(context, documentOption(spec, 'q'), {}, 0, most)
    for (const { doc } of found) context.state.change({ o: 'del', c: context.namespace, i: doc._id })
    n += found.length
  })
  return { n, ...errors }
}

function findAndModify(body: Doc, context: Context): Doc {
  const filter = documentOption(body, 'query')
  const shown = compileProjection(documentOption(body, 'fields'))
  const update = body.remove === true ? undefined : compileUpdate(body.update)
  const [entry] = select(context, filter, documentOption(body, 'sort'), 0, 1)
  const before = entry?.doc
  if (!update) {
    if (before) context.state.change({ o: 'del', c: context.namespace, i: before._id })
    return { lastErrorObject: { n: before ? 1 : 0 }, value: before ? shown(before) : null }
  }
  const made = !entry && body.upsert === true ? insertNew(context, upsertDocument(filter, update)) : undefined
  const after = entry ? (change(context, entry, update) ?? entry.doc) : made
  const result = body.new === true ? after : before
  const lastErrorObject = { n: after ? 1 : 0, updatedExisting: Boolean(entry), ...(made && { upserted: made._id }) }
  return { lastErrorObject, value: result ? shown(result) : null }
}

export const dataCommands: Record<string, Command> = {
  find: { options: words('filter sort skip limit projection batchSize singleBatch noCursorTimeout'), run: find },
  aggregate: { options: words('pipeline cursor'), run: aggregate },
  count: { options: words('query'), run: count },
  getMore: { options: words('collection batchSize'), run: getMore },
  killCursors: { options: words('cursors'), run: killCursors },
  insert: { options: words('documents ordered'), run: insert },
  update: { options: words('updates ordered'), run: update },
  delete: { options: words('deletes ordered'), run: remove },
  findAndModify: { options: words('query update new upsert remove sort fields'), run: findAndModify },
}
