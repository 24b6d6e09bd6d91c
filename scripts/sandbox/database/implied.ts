// MongoDB's rule for a partial index: a query may use it only when the query itself says what the index's filter says. What
// the values found would say does not count: an equality does not imply the $type of its value.
import type { IndexSpec } from './indexes.ts'
import { isOperatorDocument } from './match.ts'
import { typesOf } from './match-operators.ts'
import { compare, type Doc, equal, rankOf, typeOf } from './values.ts'

/** One thing that a query says; a path of '$or' has the alternatives as its argument. */
export type Claim = [path: string, operator: string, argument: unknown]

/** All that must hold for a query to match. */
export function claimsOf(query: Doc): Claim[] {
  return Object.entries(query).flatMap(([path, condition]): Claim[] => {
    if (path === '$and' && Array.isArray(condition)) return condition.flatMap(claimsOf)
    if (path.startsWith('$')) return [[path, path, condition]]
    if (!isOperatorDocument(condition)) return [[path, equality(condition), condition]]
    return Object.entries(condition).flatMap(([operator, argument]) =>
      operator === '$all' && Array.isArray(argument)
        ? argument.map((one): Claim => [path, isOperatorDocument(one) ? '$elemMatch' : equality(one), one])
        : [[path, operator, argument]],
    )
  })
}

const equality = (value: unknown) => (typeOf(value) === 'regex' ? '$regex' : '$eq')
const isNull = (value: unknown) => value === null || value === undefined
const plain = (values: unknown): values is unknown[] =>
  Array.isArray(values) && !values.some(value => typeOf(value) === 'regex')

/** The values that a claim leaves to a field; undefined when it names none. */
const valuesOf = ([, operator, argument]: Claim): unknown[] | undefined =>
  operator === '$eq' ? [argument] : operator === '$in' && plain(argument) ? argument : undefined

// Operators that say that the field is there, whatever their argument is; the others do when it is not null.
const PRESENT = ['$gt', '$lt', '$type', '$regex', '$elemMatch', '$size']

function saysPresent([, operator, argument]: Claim): boolean {
  if (operator === '$exists') return Boolean(argument)
  if (operator === '$gte' || operator === '$lte') return !isNull(argument)
  if (operator === '$in') return plain(argument) && !argument.some(isNull)
  if (operator === '$ne') return isNull(argument)
  if (operator === '$nin') return Array.isArray(argument) && argument.length === 1 && isNull(argument[0])
  return operator === '$eq' ? !isNull(argument) : PRESENT.includes(operator)
}

const HOLDS: Record<string, (order: number) => boolean> = {
  $eq: order => order === 0,
  $gt: order => order > 0,
  $gte: order => order >= 0,
  $lt: order => order < 0,
  $lte: order => order <= 0,
}

const isWithin = (value: unknown, operator: string, bound: unknown) =>
  rankOf(value) === rankOf(bound) && HOLDS[operator]?.(compare(value, bound)) === true

function saysBound(claim: Claim, operator: string, bound: unknown): boolean {
  const values = valuesOf(claim)
  if (values) return values.every(value => isWithin(value, operator, bound))
  const [, own, argument] = claim
  if (operator === '$eq' || own.slice(0, 3) !== operator.slice(0, 3) || !HOLDS[own]) return false
  // The bound itself is left by neither, or by one that the other allows.
  return isWithin(argument, own === operator || own.length === 3 ? `${operator.slice(0, 3)}e` : operator, bound)
}

const sameTypes = (one: unknown, other: unknown) => typesOf(one).sort().join() === typesOf(other).sort().join()

function says(claim: Claim, wanted: Claim): boolean {
  const [path, operator, argument] = claim
  const [wantedPath, wantedOperator, bound] = wanted
  if (path === '$or' && Array.isArray(argument)) return argument.every(one => claimsOf(one).some(c => says(c, wanted)))
  if (path !== wantedPath) return false
  if (wantedOperator === '$exists') return saysPresent(claim)
  if (wantedOperator === '$type') return operator === '$type' && sameTypes(argument, bound)
  if (wantedOperator !== '$in') return saysBound(claim, wantedOperator, bound)
  return valuesOf(claim)?.every(value => (bound as unknown[]).some(one => equal(one, value))) === true
}

/** Whether every document that matches the query matches the partial filter, as far as MongoDB sees it. */
export function implies(query: Doc, filter: Doc): boolean {
  const known = claimsOf(query)
  return claimsOf(filter).every(wanted => {
    const [path, , argument] = wanted
    if (path !== '$or') return known.some(claim => says(claim, wanted))
    const one = (part: Doc) => (argument as Doc[]).some(choice => implies(part, choice))
    return one(query) || known.some(([name, , parts]) => name === '$or' && (parts as Doc[]).every(one))
  })
}

/** Whether a query may use an index: a sparse or a partial one holds only some of the documents. */
export function mayUse({ key, sparse, partialFilterExpression }: IndexSpec, query: Doc): boolean {
  const held = partialFilterExpression ?? (sparse ? { [Object.keys(key)[0]!]: { $exists: true } } : {})
  return implies(query, held)
}
