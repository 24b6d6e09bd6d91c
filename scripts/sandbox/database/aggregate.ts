// The supported aggregation: a $match, then a $group of sums, for counts and simple statistics.
import { Int32 } from 'bson'
import { DatabaseError, unsupported } from './errors.ts'
import { add, type Doc, field, isObject, keyOf, numberOf } from './values.ts'

type Expression = (doc: Doc) => unknown

/** Compiles a constant or a field '$name'. Throws 168 for anything else. */
function compileExpression(source: unknown): Expression {
  const isField = typeof source === 'string' && source.startsWith('$')
  if ((isField && /[.$]/.test(source.slice(1))) || isObject(source) || Array.isArray(source))
    throw unsupported(`The expression ${isObject(source) ? Object.keys(source)[0] : source}`, 168)
  return isField ? doc => field(doc, source.slice(1)) : () => source
}

function sumOf(spec: unknown): (docs: Doc[]) => unknown {
  const [operator, operand] = (isObject(spec) && Object.entries(spec)[0]) || ['without an operator']
  if (operator !== '$sum') throw unsupported(`The $group accumulator ${operator}`, 15952)
  const value = compileExpression(operand)
  const plus = (sum: unknown, doc: Doc) => (numberOf(value(doc)) === undefined ? sum : add(sum, value(doc)))
  return docs => docs.reduce(plus, new Int32(0))
}

function compileGroup(argument: unknown): (docs: Doc[]) => Doc[] {
  if (!isObject(argument) || !('_id' in argument))
    throw new DatabaseError(15955, 'a group specification must include an _id')
  const { _id, ...fields } = argument
  const key = compileExpression(_id)
  const sums = Object.entries(fields).map(([name, spec]) => ({ name, sum: sumOf(spec) }))
  return docs => {
    const groups = new Map<string, Doc[]>()
    for (const doc of docs) {
      const id = keyOf(key(doc))
      const members = groups.get(id)
      if (members) members.push(doc)
      else groups.set(id, [doc])
    }
    return [...groups.values()].map(members => ({
      _id: key(members[0]!) ?? null,
      ...Object.fromEntries(sums.map(({ name, sum }) => [name, sum(members)])),
    }))
  }
}

/** Parses a pipeline into a filter and a grouping. Throws 40324 for an unknown or a missing stage. */
export function readPipeline(pipeline: unknown): { filter: Doc; run(docs: Doc[]): Doc[] } {
  if (!Array.isArray(pipeline)) throw new DatabaseError(14, 'A pipeline must be an array')
  const stages = pipeline.filter(isObject).flatMap(stage => Object.entries(stage))
  const filter = stages[0]?.[0] === '$match' ? stages.shift()![1] : {}
  const group = stages[0]?.[0] === '$group' ? stages.shift()! : undefined
  if (stages[0]) throw unsupported(`The aggregation stage ${stages[0][0]} (in this place)`, 40324)
  if (!isObject(filter)) throw new DatabaseError(15959, 'the match filter must be an expression in an object')
  return { filter, run: group ? compileGroup(group[1]) : docs => docs }
}
