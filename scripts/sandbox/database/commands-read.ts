// The commands that read: find, aggregate, count, distinct and the cursor's own.
import { Int32, type Long } from 'bson'
import { pipelineOf } from './aggregate.ts'
import { parsed } from './cache.ts'
import { type Command, type Context, documentOption } from './command.ts'
import { FIRST_BATCH } from './cursors.ts'
import type { Entry } from './entry.ts'
import { DatabaseError } from './errors.ts'
import { compileFilter } from './match.ts'
import { existingValues, splitPath } from './paths.ts'
import { countOf, walkOf } from './plan.ts'
import { compileProjection } from './projection.ts'
import { sorter } from './sort.ts'
import { type Doc, encode, integerOf, isObject, keyOf, numberOf, parse } from './values.ts'

const whole = (value: unknown, name: string, absent: number) =>
  value === undefined || value === null ? absent : integerOf(value, name)

/** The documents a query selects: filtered, sorted, then cut. */
export function select(context: Context, filter: Doc, sort: Doc, skip: number, limit: number): Entry[] {
  const order = sorter<Entry>(sort, parsed)
  const query = compileFilter(filter)
  const collection = context.state.collections.get(context.namespace)
  if (!collection) return []
  const unsorted = Object.keys(sort).length === 0
  const walked = unsorted ? undefined : walkOf(collection, filter, query, sort, order, skip + limit)
  const found = walked ?? order(collection.find(filter, unsorted ? skip + limit : undefined, query))
  return found.slice(skip, skip + limit)
}

/** How many documents match. */
function countMatches(context: Context, filter: Doc): number {
  // Refuses what it does not know, whoever counts.
  const query = compileFilter(filter)
  const collection = context.state.collections.get(context.namespace)
  if (!collection) return 0
  return countOf(collection, filter) ?? collection.find(filter, undefined, query).length
}

function find(body: Doc, context: Context): Buffer {
  const limit = whole(body.limit, 'limit', 0)
  const most = limit ? Math.abs(limit) : Number.POSITIVE_INFINITY
  const skip = whole(body.skip, 'skip', 0)
  if (skip < 0) throw new DatabaseError(51024, 'BSON field skip value must be >= 0')
  const projection = compileProjection(documentOption(body, 'projection'))
  const found = select(context, documentOption(body, 'filter'), documentOption(body, 'sort'), skip, most)
  const render = projection ? (raw: Buffer) => encode(projection(parse(raw))) : (raw: Buffer) => raw
  const single = body.singleBatch === true || limit < 0
  const batchSize = whole(body.batchSize, 'batchSize', single ? most : FIRST_BATCH)
  return context.cursors.start(context.namespace, found, render, batchSize, single)
}

/** What the driver's countDocuments sends: [{$match: filter}, {$group: {_id: 1, n: {$sum: 1}}}]. */
function countedBy(pipeline: unknown): { filter: Doc; id: unknown } | undefined {
  const [match, group, ...rest] = pipeline as Doc[]
  const { _id, n, ...others } = (isObject(group?.$group) ? group.$group : {}) as { _id?: unknown; n?: unknown }
  const isPlain = isObject(match?.$match) && numberOf(_id) === 1 && isObject(n) && Object.keys(n).length === 1
  if (!isPlain || rest.length || Object.keys(others).length || numberOf(n.$sum) !== 1) return undefined
  return { filter: match.$match as Doc, id: _id }
}

function aggregate(body: Doc, context: Context): Buffer {
  const run = pipelineOf(body.pipeline)
  const counted = countedBy(body.pipeline)
  const all = counted && countMatches(context, counted.filter)
  const docs = counted
    ? all
      ? [{ _id: counted.id, n: new Int32(all) }]
      : []
    : run(filter => {
        const entries = context.state.collections.get(context.namespace)?.find(filter) ?? []
        return entries.map(parsed)
      })
  const batchSize = whole(documentOption(body, 'cursor').batchSize, 'batchSize', FIRST_BATCH)
  return context.cursors.start(
    context.namespace,
    docs.map(doc => ({ raw: encode(doc) })),
    raw => raw,
    batchSize,
    false,
  )
}

function count(body: Doc, context: Context): Doc {
  const limit = Math.abs(whole(body.limit, 'limit', 0)) || Number.POSITIVE_INFINITY
  const matches = countMatches(context, documentOption(body, 'query')) - whole(body.skip, 'skip', 0)
  return { n: Math.min(Math.max(matches, 0), limit) }
}

function distinct(body: Doc, context: Context): Doc {
  const parts = splitPath(String(body.key))
  const values = select(context, documentOption(body, 'query'), {}, 0, Number.POSITIVE_INFINITY).flatMap(entry =>
    existingValues(parsed(entry), parts),
  )
  return { values: [...new Map(values.map(value => [keyOf(value), value])).values()] }
}

function getMore(body: Doc, context: Context): Buffer {
  const id = numberOf(body.getMore)
  if (id === undefined) throw new DatabaseError(14, 'getMore needs a cursor id')
  const batchSize = whole(body.batchSize, 'batchSize', 0) || Number.POSITIVE_INFINITY
  return context.cursors.more(BigInt(id), context.namespace, batchSize)
}

function killCursors(body: Doc, context: Context): Doc {
  const ids = Array.isArray(body.cursors) ? body.cursors : []
  const [killed, unknown]: [Long[], Long[]] = [[], []]
  for (const id of ids) (context.cursors.kill(BigInt(String(id))) ? killed : unknown).push(id)
  return { cursorsKilled: killed, cursorsNotFound: unknown, cursorsAlive: [], cursorsUnknown: [] }
}

export const readCommands: Record<string, Command> = {
  find: {
    options: [
      'filter',
      'sort',
      'skip',
      'limit',
      'projection',
      'batchSize',
      'singleBatch',
      'hint',
      'noCursorTimeout',
      'allowDiskUse',
    ],
    run: find,
  },
  aggregate: { options: ['pipeline', 'cursor', 'hint', 'allowDiskUse', 'bypassDocumentValidation'], run: aggregate },
  count: { options: ['query', 'skip', 'limit', 'hint'], run: count },
  distinct: { options: ['key', 'query', 'hint'], run: distinct },
  getMore: { options: ['collection', 'batchSize'], run: getMore },
  killCursors: { options: ['cursors'], run: killCursors },
}
