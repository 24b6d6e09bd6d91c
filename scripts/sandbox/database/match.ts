// Compiles filters to predicates over documents.
import { DatabaseError, unsupported } from './errors.ts'
import { some, splitPath } from './paths.ts'
import {
  compare,
  type Doc,
  equal,
  isObject,
  isOperatorDocument,
  keyOf,
  numberOf,
  RANKS,
  rankOf,
  typeOf,
} from './values.ts'

type Test = (value: unknown) => boolean
export type Predicate = (doc: object) => boolean
/** An operator's condition on the values at a path: at least one passes the test, or with `isNegative` none does. */
type Question = { test: Test; isNegative?: boolean }

const isNothing = (value: unknown) => value === null || value === undefined

/** Equality in filters: null also matches a missing field. */
function equals(wanted: unknown): Test {
  typeOf(wanted)
  return isNothing(wanted) ? isNothing : value => value !== undefined && equal(value, wanted)
}

// A range matches only values of the argument's type: {$lt: 5} matches no strings or dates.
function range(holds: (order: number) => boolean): (argument: unknown) => Question {
  return argument => {
    if (isNothing(argument)) return { test: value => holds(0) && isNothing(value) }
    const kindOf = (value: unknown) => (Number.isNaN(numberOf(value)) ? 'NaN' : rankOf(value))
    const kind = kindOf(argument)
    return { test: value => kindOf(value) === kind && holds(compare(value, argument)) }
  }
}

function isIn(argument: unknown): Test {
  if (!Array.isArray(argument) || argument.some(isOperatorDocument))
    throw new DatabaseError(2, '$in and $nin need an array of values')
  const keys = new Set(argument.map(keyOf))
  return value => keys.has(keyOf(value))
}

function isOfType(name: unknown): Test {
  if (typeof name === 'string' && name in RANKS) return value => typeOf(value) === name
  throw unsupported(`$type ${name}`, 2)
}

export const queryOperators: Record<string, (argument: unknown) => Question> = {
  $eq: argument => ({ test: equals(argument) }),
  $ne: argument => ({ test: equals(argument), isNegative: true }),
  $gt: range(order => order > 0),
  $gte: range(order => order >= 0),
  $lt: range(order => order < 0),
  $lte: range(order => order <= 0),
  $in: argument => ({ test: isIn(argument) }),
  $nin: argument => ({ test: isIn(argument), isNegative: true }),
  $exists: argument => ({ test: value => value !== undefined, isNegative: !(numberOf(argument) ?? argument) }),
  $type: argument => ({ test: isOfType(argument) }),
}

function compileField(path: string, condition: unknown): Predicate {
  const parts = splitPath(path)
  const questions = Object.entries(isOperatorDocument(condition) ? condition : { $eq: condition }).map(
    ([name, argument]) => {
      if (Object.hasOwn(queryOperators, name)) return queryOperators[name]!(argument)
      throw unsupported(`The query operator ${name}`, 2)
    },
  )
  return doc => questions.every(({ test, isNegative = false }) => some(doc, parts, test) !== isNegative)
}

/** The operators that are allowed in place of a field. */
export const logicalOperators: Record<string, (parts: Predicate[]) => Predicate> = {
  $and: parts => doc => parts.every(part => part(doc)),
  $or: parts => doc => parts.some(part => part(doc)),
}

/** Compiles a filter. Throws 2 for an operator that is unknown or misused, 56 for an empty field name. */
export function compileFilter(filter: Doc): Predicate {
  const parts = Object.entries(filter).map(([name, condition]) => {
    if (!name.startsWith('$')) return compileField(name, condition)
    if (!Object.hasOwn(logicalOperators, name)) throw unsupported(`The top level query operator ${name}`, 2)
    if (!Array.isArray(condition) || !condition.length || !condition.every(isObject))
      throw new DatabaseError(2, `${name} must be a nonempty array of documents`)
    return logicalOperators[name]!(condition.map(compileFilter))
  })
  return logicalOperators.$and!(parts)
}
