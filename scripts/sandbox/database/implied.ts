// MongoDB's rule for a partial index: it serves a query only when the query itself says what the index's filter says.
import { compare, type Doc, equal, isOperatorDocument, rankOf } from './values.ts'

/** One thing that a query says; a path of '$or' has the alternatives as its argument. */
export type Condition = [path: string, operator: string, argument: unknown]

/** All that must hold for a query to match. */
export function conditionsOf(query: Doc): Condition[] {
  return Object.entries(query).flatMap(([path, condition]): Condition[] => {
    if (path === '$and' && Array.isArray(condition)) return condition.flatMap(conditionsOf)
    if (path.startsWith('$')) return [[path, path, condition]]
    if (!isOperatorDocument(condition)) return [[path, '$eq', condition]]
    return Object.entries(condition).map(([operator, argument]): Condition => [path, operator, argument])
  })
}

const isNull = (value: unknown) => value === null || value === undefined

/** The values that a condition leaves to a field; undefined when it names none. */
export const valuesOf = ([, operator, argument]: Condition): unknown[] | undefined =>
  operator === '$eq' ? [argument] : operator === '$in' && Array.isArray(argument) ? argument : undefined

function saysPresent(condition: Condition): boolean {
  const [, operator, argument] = condition
  if (operator === '$exists') return Boolean(argument)
  if (operator === '$gte' || operator === '$lte') return !isNull(argument)
  if (operator === '$ne') return isNull(argument)
  return valuesOf(condition)?.every(value => !isNull(value)) ?? ['$gt', '$lt', '$type', '$regex'].includes(operator)
}

const isAbove = (value: unknown, bound: unknown, orEqual: boolean) =>
  rankOf(value) === rankOf(bound) && compare(value, bound) >= (orEqual ? 0 : 1)

function says(condition: Condition, [wantedPath, wantedOperator, bound]: Condition): boolean {
  const [path, operator, argument] = condition
  if (path !== wantedPath) return false
  if (wantedOperator === '$exists') return saysPresent(condition)
  if (wantedOperator === '$type') return operator === '$type' && argument === bound
  if (wantedOperator === '$eq') return valuesOf(condition)?.every(value => equal(value, bound)) === true
  if (operator === '$gt' || operator === '$gte') return isAbove(argument, bound, operator === '$gt')
  return valuesOf(condition)?.every(value => isAbove(value, bound, false)) === true
}

/** Whether every document that matches the query matches the partial filter, as far as MongoDB sees it. */
export function implies(query: Doc, filter: Doc): boolean {
  const known = conditionsOf(query)
  return conditionsOf(filter).every(wanted => {
    const inEach = ([path, , parts]: Condition) =>
      path === '$or' && (parts as Doc[]).every(part => conditionsOf(part).some(condition => says(condition, wanted)))
    return known.some(condition => says(condition, wanted) || inEach(condition))
  })
}
