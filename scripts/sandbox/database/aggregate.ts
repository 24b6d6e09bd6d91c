// The aggregation stages there are: enough to count, to page and to make simple statistics.
import { Int32 } from 'bson'
import { DatabaseError, unsupported } from './errors.ts'
import { compileExpression, type Expression } from './expression.ts'
import { compileFilter } from './match.ts'
import { compileProjection } from './projection.ts'
import { sorter } from './sort.ts'
import { add, type Doc, integerOf, isObject, keyOf, numberOf } from './values.ts'

type Stage = (docs: Doc[]) => Doc[]
export type Pipeline = (load: (filter: Doc) => Doc[]) => Doc[]

const zero = new Int32(0)

/** Every accumulator of $group, by name. */
export const accumulators: Record<string, (operand: Expression) => (group: Doc[]) => unknown> = {
  $sum: operand => group =>
    group.map(operand).reduce<unknown>((sum, value) => (numberOf(value) === undefined ? sum : add(sum, value)), zero),
}

function groupKey(source: unknown): Expression {
  if (isObject(source)) throw unsupported('A $group _id made of a document or an expression', 15955)
  const key = compileExpression(source)
  return doc => key(doc) ?? null
}

function group(argument: unknown): Stage {
  if (!isObject(argument) || !('_id' in argument))
    throw new DatabaseError(15955, 'a group specification must include an _id')
  const { _id, ...fields } = argument
  const key = groupKey(_id)
  const outputs = Object.entries(fields).map(([name, spec]): [string, (docs: Doc[]) => unknown] => {
    const [operator, operand] = (isObject(spec) && Object.entries(spec)[0]) || [name, undefined]
    const accumulator = Object.hasOwn(accumulators, operator) ? accumulators[operator] : undefined
    if (!accumulator) throw unsupported(`The $group accumulator ${operator}`, 15952)
    return [name, accumulator(compileExpression(operand))]
  })
  return docs => {
    const groups = new Map<string, Doc[]>()
    for (const doc of docs) {
      const id = keyOf(key(doc))
      const members = groups.get(id)
      if (members) members.push(doc)
      else groups.set(id, [doc])
    }
    return [...groups.values()].map(members => ({
      _id: key(members[0]!),
      ...Object.fromEntries(outputs.map(([name, output]) => [name, output(members)])),
    }))
  }
}

function documentArgument(argument: unknown, name: string): Doc {
  if (isObject(argument)) return argument
  throw new DatabaseError(15959, `the ${name} stage needs a document`)
}

function project(argument: unknown): Stage {
  const projection = compileProjection(documentArgument(argument, '$project'), {})
  if (!projection) throw new DatabaseError(51272, '$project must have at least one field')
  return docs => docs.map(projection)
}

function countStage(name: unknown): Stage {
  if (typeof name !== 'string' || !name || name.startsWith('$'))
    throw new DatabaseError(40156, '$count needs a field name')
  return docs => (docs.length ? [{ [name]: new Int32(docs.length) }] : [])
}

function limitStage(argument: unknown): Stage {
  const limit = integerOf(argument, '$limit')
  if (limit < 1) throw new DatabaseError(15958, 'the limit must be positive')
  return docs => docs.slice(0, limit)
}

function skipStage(argument: unknown): Stage {
  const skip = integerOf(argument, '$skip')
  if (skip < 0) throw new DatabaseError(15956, 'the skip must not be negative')
  return docs => docs.slice(skip)
}

function matchStage(argument: unknown): Stage {
  const filter = compileFilter(documentArgument(argument, '$match'))
  return docs => docs.filter(filter.matches)
}

/** Every stage, by name. */
export const stages: Record<string, (argument: unknown) => Stage> = {
  $match: matchStage,
  $group: group,
  $sort: argument => sorter<Doc>(documentArgument(argument, '$sort'), doc => doc),
  $skip: skipStage,
  $limit: limitStage,
  $count: countStage,
  $project: project,
}

/** Compiles a pipeline; a `$match` in front is left to the collection's indexes. Throws 40324 for an unknown stage. */
export function pipelineOf(source: unknown): Pipeline {
  if (!Array.isArray(source)) throw new DatabaseError(14, 'A pipeline must be an array')
  const compiled = source.map(stage => {
    const [name, argument] = (isObject(stage) && Object.entries(stage)[0]) || ['{}', undefined]
    if (!Object.hasOwn(stages, name)) throw unsupported(`The aggregation stage ${name}`, 40324)
    return stages[name]!(argument)
  })
  const first = source[0]?.$match
  return load => (first ? compiled.slice(1) : compiled).reduce((docs, stage) => stage(docs), load(first ?? {}))
}
