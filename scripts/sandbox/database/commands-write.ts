// The commands that write documents. One document's change is atomic; a list of them stops, or goes on, as `ordered` says.
import { ObjectId } from 'bson'
import type { Collection } from './collection.ts'
import { type Command, type Context, documentOption, documentsOf } from './command.ts'
import { select } from './commands-read.ts'
import type { Entry } from './entry.ts'
import { DatabaseError, failureFields, unsupported } from './errors.ts'
import { compileFilter, type Filter } from './match.ts'
import { compileProjection } from './projection.ts'
import { compileUpdate, immutable, type Update, upsertDocument } from './update.ts'
import { type Doc, encode, equal, isObject, numberOf, parse } from './values.ts'

/** The fields of one entry of `updates` and `deletes`. */
export const updateFields = ['q', 'u', 'multi', 'upsert', 'arrayFilters', 'hint']
export const deleteFields = ['q', 'limit', 'hint']

// Runs one part of a list after the other; failures are collected, and end the list when it is ordered.
function each<T>(items: T[], body: Doc, run: (item: T, index: number) => void): Doc {
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

function checkFields(doc: Doc, allowed: string[], what: string): void {
  const strange = Object.keys(doc).find(name => !allowed.includes(name))
  if (strange) throw unsupported(`The field ${strange} of ${what}`)
}

// A document whose `_id` is missing gets one, and `_id` always comes first.
function withIdFirst(doc: Doc, raw: Buffer): [Doc, Buffer] {
  if (raw.toString('latin1', 5, 9) === '_id\0') return [doc, Buffer.from(raw)]
  const { _id = new ObjectId(), ...rest } = doc
  const whole = { _id, ...rest }
  return [whole, encode(whole)]
}

function insert(body: Doc, context: Context): Doc {
  const collection = context.state.ensure(context.namespace)
  let n = 0
  const errors = each(documentsOf(body, context, 'documents'), body, ([doc, raw]) => {
    collection.insert(...withIdFirst(doc, raw))
    n++
  })
  return { n, ...errors }
}

function change(collection: Collection, entry: Entry, update: Update, query: Filter): Doc | undefined {
  const copy = parse(entry.raw)
  if (update.isPositional) query.matches(copy)
  const next = update.apply(copy, query.position(), false)
  if (!('_id' in next) || !equal(next._id, entry.id)) throw immutable()
  return collection.replace(entry, next) || update.isTouching ? next : undefined
}

function insertNew(collection: Collection, filter: Doc, update: Update): Doc {
  const doc = upsertDocument(filter, update)
  collection.insert(doc, encode(doc))
  return doc
}

function readUpdate(spec: Doc): { filter: Doc; update: Update } {
  const arrayFilters = Array.isArray(spec.arrayFilters) ? spec.arrayFilters : []
  return { filter: documentOption(spec, 'q'), update: compileUpdate(spec.u, arrayFilters) }
}

// Only an upsert makes a collection that does not exist.
const collectionOf = (spec: Doc, { state, namespace }: Context) =>
  spec.upsert === true ? state.ensure(namespace) : state.collections.get(namespace)

function updateOne(spec: Doc, context: Context): { matched: number; modified: number; upsertedId?: unknown } {
  checkFields(spec, updateFields, 'an update')
  const { filter, update } = readUpdate(spec)
  const multi = spec.multi === true
  if (multi && update.isReplacement)
    throw new DatabaseError(9, 'multi update is not supported for replacement-style update')
  const query = compileFilter(filter)
  const collection = collectionOf(spec, context)
  const found = collection?.find(filter, multi ? undefined : 1, query) ?? []
  let modified = 0
  for (const entry of found) if (change(collection!, entry, update, query)) modified++
  if (found.length || !collection || spec.upsert !== true) return { matched: found.length, modified }
  return { matched: 0, modified, upsertedId: insertNew(collection, filter, update)._id }
}

function update(body: Doc, context: Context): Doc {
  const [upserted, totals]: [Doc[], { n: number; nModified: number }] = [[], { n: 0, nModified: 0 }]
  const errors = each(documentsOf(body, context, 'updates'), body, ([spec], index) => {
    const { matched, modified, upsertedId } = updateOne(spec, context)
    totals.n += matched
    totals.nModified += modified
    if (upsertedId === undefined) return
    totals.n++
    upserted.push({ index, _id: upsertedId })
  })
  return { ...totals, ...(upserted.length && { upserted }), ...errors }
}

function remove(body: Doc, context: Context): Doc {
  const collection = context.state.collections.get(context.namespace)
  let n = 0
  const errors = each(documentsOf(body, context, 'deletes'), body, ([spec]) => {
    checkFields(spec, deleteFields, 'a delete')
    const filter = documentOption(spec, 'q')
    const query = compileFilter(filter)
    const found = collection?.find(filter, numberOf(spec.limit) === 1 ? 1 : undefined, query) ?? []
    for (const entry of found) collection?.remove(entry)
    n += found.length
  })
  return { n, ...errors }
}

function findAndModify(body: Doc, context: Context): Doc {
  const filter = documentOption(body, 'query')
  const project = compileProjection(documentOption(body, 'fields')) ?? ((doc: Doc) => doc)
  const removes = body.remove === true
  if (removes === isGiven(body.update)) throw new DatabaseError(9, 'Either an update or remove=true must be specified')
  const { update } = removes ? { update: undefined } : readUpdate({ ...body, u: body.update })
  const [entry] = select(context, filter, documentOption(body, 'sort'), 0, 1)
  if (!update) return removed(context, entry, project)
  const collection = collectionOf(body, context)
  const shown = (doc: Doc | null) => (doc ? project(doc) : null)
  if (entry && collection) {
    const before = parse(entry.raw)
    const after = change(collection, entry, update, compileFilter(filter)) ?? before
    return { lastErrorObject: { n: 1, updatedExisting: true }, value: shown(body.new === true ? after : before) }
  }
  if (!collection || body.upsert !== true) return { lastErrorObject: { n: 0, updatedExisting: false }, value: null }
  const doc = insertNew(collection, filter, update)
  const lastErrorObject = { n: 1, updatedExisting: false, upserted: doc._id }
  return { lastErrorObject, value: shown(body.new === true ? doc : null) }
}

const isGiven = (value: unknown) => isObject(value) || Array.isArray(value)

function removed(context: Context, entry: Entry | undefined, project: (doc: Doc) => Doc): Doc {
  if (!entry) return { lastErrorObject: { n: 0 }, value: null }
  context.state.collections.get(context.namespace)!.remove(entry)
  return { lastErrorObject: { n: 1 }, value: project(parse(entry.raw)) }
}

export const writeCommands: Record<string, Command> = {
  insert: { options: ['documents', 'ordered', 'bypassDocumentValidation'], run: insert },
  update: { options: ['updates', 'ordered', 'bypassDocumentValidation'], run: update },
  delete: { options: ['deletes', 'ordered'], run: remove },
  findAndModify: {
    options: [
      'query',
      'update',
      'new',
      'upsert',
      'remove',
      'sort',
      'fields',
      'arrayFilters',
      'hint',
      'bypassDocumentValidation',
    ],
    run: findAndModify,
  },
}
