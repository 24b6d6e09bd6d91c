// MongoDB's rule for a partial index: it serves a query only when the query itself says what the index's filter says.
import type { IndexSpec } from './indexes.ts'
import { compare, type Doc, equal, isOperatorDocument, rankOf } from './values.ts'

/** One thing that a query says; a path of '$or' has the alternatives as its argument. */
export type Claim = [path: string, operator: string, argument: unknown]

/** All that must hold for a query to match. */
export function claimsOf(query: Doc): Claim[] {
  return Object.entries(query).flatMap(([path, condition]): Claim[] => {
    if (path === '$and' && Array.isArray(condition)) return condition.flatMap(claimsOf)
    if (path.startsWith('$')) return [[path, path, condition]]
    if (!isOperatorDocument(condition)) return [[path, '$eq', condition]]
    return Object.entries(condition).map(([operator, argument]): Claim => [path, operator, argument])
  })
}

const isNull = (value: unknown) => value === null || value === undefined

/** The values that a claim leaves to a field; undefined when it names none. */
export const valuesOf = ([, operator, argument]: Claim): unknown[] | undefined =>
  operator === '$eq' ? [argument] : operator === '$in' && Array.isArray(argument) ? argument : undefined

function saysPresent(claim: Claim): boolean {
  const [, operator, argument] = claim
  if (operator === '$exists') return Boolean(argument)
  if (operator === '$gte' || operator === '$lte') return !isNull(argument)
  if (operator === '$ne') return isNull(argument)
  return valuesOf(claim)?.every(value => !isNull(value)) ?? ['$gt', '$lt', '$type', '$regex'].includes(operator)
}

const isAbove = (value: unknown, bound: unknown, orEqual: boolean) =>
  rankOf(value) === rankOf(bound) && compare(value, bound) >= (orEqual ? 0 : 1)

function says(claim: Claim, [wantedPath, wantedOperator, bound]: Claim): boolean {
  const [path, operator, argument] = claim
  if (path !== wantedPath) return false
  if (wantedOperator === '$exists') return saysPresent(claim)
  if (wantedOperator === '$type') return operator === '$type' && argument === bound
  if (wantedOperator === '$eq') return valuesOf(claim)?.every(value => equal(value, bound)) === true
  if (operator === '$gt' || operator === '$gte') return isAbove(argument, bound, operator === '$gt')
  return valuesOf(claim)?.every(value => isAbove(value, bound, false)) === true
}

/** Whether every document that matches the query matches the partial filter, as far as MongoDB sees it. */
function implies(query: Doc, filter: Doc): boolean {
  const known = claimsOf(query)
  return claimsOf(filter).every(wanted => {
    const inEach = ([path, , parts]: Claim) =>
      path === '$or' && (parts as Doc[]).every(part => claimsOf(part).some(claim => says(claim, wanted)))
    return known.some(claim => says(claim, wanted) || inEach(claim))
  })
}

/** Whether a query may use an index: a sparse or a partial one holds only some of the documents. */
export function mayUse({ key, sparse, partialFilterExpression }: IndexSpec, query: Doc): boolean {
  const held = partialFilterExpression ?? (sparse ? { [Object.keys(key)[0]!]: { $exists: true } } : {})
  return implies(query, held)
}
