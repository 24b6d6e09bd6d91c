// On MongoDB, explains every query that the service sends during a test: one with a filter that scans a whole collection, or that
// sorts in memory, fails the test file. The embedded database refuses such queries itself.
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Connection } from 'mongoose'
import { projectRoot } from '../api/lib/root.ts'

type Doc = Record<string, unknown>
type Query = { command: Doc; filter: Doc; shape: string }

/** One line for each query of all test files: the query and the stages of its plan. */
const LIST = join(projectRoot, 'dist', 'query-plans.txt')
/** The fields with the filter, by command. */
const FIELDS: Record<string, readonly string[]> = {
  find: ['filter', 'sort', 'projection', 'limit', 'skip', 'singleBatch', 'hint'],
  aggregate: ['pipeline', 'hint'],
  count: ['query'],
  distinct: ['key', 'query'],
  findAndModify: ['query', 'sort', 'update', 'remove', 'upsert', 'fields'],
}

/** Queries that may sort in memory, by shape, with the reason. */
const MAY_SORT: readonly { shape: RegExp; why: string }[] = [
  {
    shape: /^find users .*\{email:\{\$gte:string,\$lt:string\}\}/,
    why: 'An admin searches by four fields at once: the few that are found are sorted.',
  },
  {
    shape: /^find (letters|proposals) \{cvId:\{\$in:\[string\]\}\} sort createdAt,_id$/,
    why: 'Each CV has a few places for them.',
  },
]

/** Records the queries of this connection from now on. */
export function watchQueries(connection: Connection) {
  const queries = new Map<string, Query>()
  let watched: object | null = null
  connection.on('connected', () => {
    const client = connection.getClient()
    if (client === watched) return
    watched = client
    client.on('commandStarted', ({ commandName, command }) => {
      for (const query of queriesOf(commandName, command as Doc)) {
        if (!queries.has(query.shape)) queries.set(query.shape, query)
      }
    })
  })
  return {
    queries,
    /** Explains all queries while the database still exists. Does not throw, because that would skip the other teardowns. */
    async explainAll(): Promise<void> {
      for (const { command, filter, shape } of [...queries.values()]) {
        const stages = stagesOf(await connection.db!.command({ explain: command, verbosity: 'queryPlanner' }))
        appendFileSync(LIST, `${shape} ${stages.join(' ')}\n`)
        const isScan = stages.includes('COLLSCAN') && Object.keys(filter).length > 0
        const isSort = stages.includes('SORT') && !MAY_SORT.some(one => one.shape.test(shape))
        if (!isScan && !isSort) continue
        process.stderr.write(`${isScan ? 'Scans' : 'Sorts in memory'}: ${shape}: ${stages.join(', ')}\n`)
        process.once('exit', () => (process.exitCode = 1))
      }
    },
  }
}

/** The statements of a command, each as `explain` takes it. */
function queriesOf(name: string, command: Doc): Query[] {
  const of = command[name] as string
  if (name === 'update' || name === 'delete') {
    return (command[`${name}s`] as { q: Doc }[]).map(one => {
      return { command: { [name]: of, [`${name}s`]: [one] }, filter: one.q, shape: `${name} ${of} ${shapeOf(one.q)}` }
    })
  }
  const fields = FIELDS[name]
  if (!fields) return []
  const kept = Object.fromEntries(fields.filter(field => field in command).map(field => [field, command[field]]))
  const { $match = {} } = ((command.pipeline as Doc[] | undefined)?.[0] ?? {}) as { $match?: Doc }
  const filter = (command.filter ?? command.query ?? $match) as Doc
  const sort = command.sort ? ` sort ${[...(command.sort as Map<string, number>).keys()]}` : ''
  return [
    {
      command: { [name]: of, ...kept, ...(name === 'aggregate' && { cursor: {} }) },
      filter,
      shape: `${name} ${of} ${shapeOf(filter)}${sort}`,
    },
  ]
}

/** The filter with its fields and operators, without its values. */
function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return `[${[...new Set(value.map(shapeOf))].join()}]`
  if (value === null) return 'null'
  if (Object.getPrototypeOf(value) !== Object.prototype)
    return typeof value === 'object' ? value.constructor.name : typeof value
  return `{${Object.entries(value as Doc).map(([key, one]) => `${key}:${shapeOf(one)}`)}}`
}

/** The stages of the winning plans, outermost first. */
function stagesOf(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(stagesOf)
  if (node === null || typeof node !== 'object') return []
  const { stage, rejectedPlans: _, command: __, ...rest } = node as Doc
  const own = typeof stage === 'string' ? [stage] : '$sort' in node ? ['SORT'] : []
  return [...own, ...Object.values(rest).flatMap(stagesOf)]
}
