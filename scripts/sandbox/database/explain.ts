// Which index serves a query, by MongoDB's rules: what `explain` answers, and what a connection that must not scan is held to.
// Stricter than MongoDB in one thing: what would walk through a whole index ($ne, $not, a regex without a start) is a scan.
import { idIndex } from './collection.ts'
import { type Context, documentOption, documentsOf } from './command.ts'
import { DatabaseError, unsupported } from './errors.ts'
import { claimsOf, mayUse } from './implied.ts'
import type { IndexSpec } from './indexes.ts'
import { isOperatorDocument } from './match.ts'
import { type Doc, isObject, numberOf } from './values.ts'

/** How a query bounds a field: to one value, to a list of them, or somehow. */
type Bound = 'equal' | 'list' | 'range'

interface Access {
  spec: IndexSpec
  /** How many fields of the index's key are bounded. */
  bounded: number
  /** Whether the documents come in the order that is asked for; 'merged' from several stretches. */
  order: 'sorted' | 'merged' | 'unsorted'
}

interface Query {
  filter: Doc
  sort: Doc
}

const RANGES = ['$gt', '$gte', '$lt', '$lte', '$type', '$elemMatch']
const STARTS = /^\^[\w-]/

function boundOf(operator: string, argument: unknown): Bound | undefined {
  if (operator === '$eq') return 'equal'
  if (operator === '$in' && Array.isArray(argument)) return argument.length === 1 ? 'equal' : 'list'
  if (operator === '$elemMatch' && !isOperatorDocument(argument)) return undefined
  if (operator === '$regex') return STARTS.test(patternOf(argument)) ? 'range' : undefined
  return RANGES.includes(operator) ? 'range' : undefined
}

const patternOf = (regex: unknown): string =>
  typeof regex === 'string' ? regex : ((regex as { pattern?: string }).pattern ?? '')

function boundsOf(query: Doc): Map<string, Bound> {
  const bounds = new Map<string, Bound>()
  for (const [path, operator, argument] of claimsOf(query)) {
    const bound = boundOf(operator, argument)
    if (bound && bounds.get(path) !== 'equal') bounds.set(path, bound)
  }
  return bounds
}

function orderOf({ key }: IndexSpec, bounds: Map<string, Bound>, sort: Doc): Access['order'] {
  const wanted = Object.entries(sort).filter(([path]) => bounds.get(path) !== 'equal')
  const given = Object.entries(key)
  let isMerged = false
  while (wanted.length && given.length && given[0]![0] !== wanted[0]![0]) {
    const bound = bounds.get(given.shift()![0])
    if (bound !== 'equal' && bound !== 'list') return 'unsorted'
    isMerged ||= bound === 'list'
  }
  const turns = new Set(wanted.map(([, way], i) => Number(numberOf(way)) * Number(numberOf(given[i]?.[1]))))
  const fits = wanted.every(([path], i) => path === given[i]?.[0]) && turns.size < 2
  return fits ? (isMerged ? 'merged' : 'sorted') : 'unsorted'
}

function accessBy(spec: IndexSpec, bounds: Map<string, Bound>, sort: Doc): Access {
  const paths = Object.keys(spec.key)
  const open = paths.findIndex((path, i) => !bounds.has(path) || (i > 0 && bounds.get(paths[i - 1]!) === 'range'))
  return { spec, bounded: open < 0 ? paths.length : open, order: orderOf(spec, bounds, sort) }
}

const merit = ({ spec, bounded, order }: Access) =>
  (order === 'unsorted' ? 0 : 100) + 2 * bounded + (spec.unique || spec.name === '_id_' ? 1 : 0)

/** The best index for a query, or one for each alternative of an $or in it; undefined when none bounds it. */
function accessOf(specs: IndexSpec[], { filter, sort }: Query, allowed: IndexSpec[] = []): Access[] | undefined {
  const usable = specs.filter(spec => allowed.includes(spec) || mayUse(spec, filter))
  const bounds = boundsOf(filter)
  const [best] = usable
    .map(spec => accessBy(spec, bounds, sort))
    .filter(({ bounded }) => bounded > 0)
    .sort((one, other) => merit(other) - merit(one))
  if (best) return [best]
  for (const [path, , parts] of claimsOf(filter)) {
    if (path !== '$or' || !Array.isArray(parts)) continue
    const each = parts.map(part => accessOf(specs, { filter: part, sort }, usable))
    if (each.every(access => access !== undefined)) return each.flat()
  }
  return undefined
}

function scanOf({ key, name, unique, sparse, partialFilterExpression }: IndexSpec): Doc {
  const isUnique = unique === true || name === '_id_'
  const flags = { isUnique, isSparse: sparse === true, isPartial: partialFilterExpression !== undefined }
  return { stage: 'IXSCAN', keyPattern: key, indexName: name, ...flags }
}

/** The plan for a query as `explain` shows it. */
function planOf(specs: IndexSpec[], query: Query): Doc {
  const { filter, sort } = query
  const isSorted = Object.keys(sort).length === 0
  const sorted = (inputStage: Doc): Doc => (isSorted ? inputStage : { stage: 'SORT', sortPattern: sort, inputStage })
  const found = accessOf(specs, query)
  if (!found) {
    const walked = specs.find(spec => !isSorted && mayUse(spec, filter) && orderOf(spec, new Map(), sort) === 'sorted')
    const rest = Object.keys(filter).length ? { filter } : {}
    return walked ? { stage: 'FETCH', ...rest, inputStage: scanOf(walked) } : sorted({ stage: 'COLLSCAN', ...rest })
  }
  const scans = found.map(({ spec }) => scanOf(spec))
  const isMerged = !isSorted && found.every(({ order }) => order !== 'unsorted')
  if (found.length === 1) {
    const fetch = (inputStage: Doc): Doc => ({ stage: 'FETCH', inputStage })
    if (found[0]!.order === 'merged') return fetch({ stage: 'SORT_MERGE', sortPattern: sort, inputStages: scans })
    return found[0]!.order === 'sorted' ? fetch(scans[0]!) : sorted(fetch(scans[0]!))
  }
  if (isMerged) return { stage: 'FETCH', inputStage: { stage: 'SORT_MERGE', sortPattern: sort, inputStages: scans } }
  return sorted({ stage: 'FETCH', inputStage: { stage: 'OR', inputStages: scans } })
}

/** The queries in a command. */
function queriesIn(name: string, body: Doc, context: Context): Query[] {
  const query = (filter: Doc, sort: Doc = {}): Query => ({ filter, sort })
  if (name === 'find') return [query(documentOption(body, 'filter'), documentOption(body, 'sort'))]
  if (name === 'count' || name === 'distinct') return [query(documentOption(body, 'query'))]
  if (name === 'findAndModify') return [query(documentOption(body, 'query'), documentOption(body, 'sort'))]
  if (name === 'update' || name === 'delete') {
    return documentsOf(body, context, `${name}s`).map(([spec]) => query(documentOption(spec, 'q')))
  }
  if (name !== 'aggregate' || !Array.isArray(body.pipeline)) return []
  const [first, second] = body.pipeline.filter(isObject)
  const filter = first ? documentOption(first, '$match') : {}
  return [query(filter, documentOption((first?.$match ? second : first) ?? {}, '$sort'))]
}

const specsOf = ({ state, namespace }: Context) => state.collections.get(namespace)?.specs ?? [idIndex]

const wrappers: Record<string, string> = { count: 'COUNT', update: 'UPDATE', delete: 'DELETE', findAndModify: 'UPDATE' }

/** The answer to `explain`: the plan of the command in it. */
export function explain(name: string, body: Doc, context: Context): Doc {
  const [query] = queriesIn(name, body, context)
  if (!query) throw unsupported(`The explanation of ${name}`)
  const inputStage = planOf(specsOf(context), query)
  const winningPlan = wrappers[name] ? { stage: wrappers[name], inputStage } : inputStage
  return { queryPlanner: { namespace: context.namespace, parsedQuery: query.filter, winningPlan, rejectedPlans: [] } }
}

/** A filter without its values: `{ userId: ?, at: { $gt: ? } }`. */
export function shapeOf(value: unknown): string {
  if (Array.isArray(value) && value.some(isObject)) return `[ ${value.map(shapeOf).join(', ')} ]`
  if (!isObject(value)) return '?'
  return `{ ${Object.entries(value)
    .map(([name, part]) => `${name}: ${shapeOf(part)}`)
    .join(', ')} }`
}

/** Throws 291 when a command has a filter that no index serves. `except` are those allowed: a collection and a shape. */
export function refuseScans(name: string, body: Doc, context: Context, except: readonly string[]): void {
  const collection = context.namespace.slice(context.database.length + 1)
  for (const query of queriesIn(name, body, context)) {
    if (Object.keys(query.filter).length === 0 || accessOf(specsOf(context), query)) continue
    const what = `${collection} ${shapeOf(query.filter)}`
    if (!except.includes(what)) throw new DatabaseError(291, `No index serves the filter of this ${name}: ${what}`)
  }
}
