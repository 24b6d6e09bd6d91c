// MongoDB's rule for partial indexes: one serves a query only if the query's filter implies the index's filter.
import { compare, type Doc, equal, isOperatorDocument, rankOf } from './values.ts'

/** One condition of a filter; for the path '$or' the argument is the list of alternatives. */
export type Condition = [path: string, operator: string, argument: unknown]

/** The conditions that must all hold for a filter to match. */
export function conditionsOf(query: Doc): Condition[] {
  return Object.entries(query).flatMap(([path, condition]): Condition[] => {
    if (path === '$and' && Array.isArray(condition)) return condition.flatMap(conditionsOf)
    if (path.startsWith('$')) return [[path, path, condition]]
    if (!isOperatorDocument(condition)) return [[path, '$eq', condition]]
    return Object.entries(condition).map(([operator, argument]): Condition => [path, operator, argument])
  })
}

const isNull = (value: unknown) => value === null || value === undefined

/** The values that a condition restricts a field to; undefined when it lists none. */
export const valuesOf = ([, operator, argument]: Condition): unknown[] | undefined =>
  operator === '$eq' ? [argument] : operator === '$in' && Array.isArray(argument) ? argument : undefined

function impliesPresence(condition: Condition): boolean {
  const [, operator, argument] = condition
  if (operator === '$exists') return Boolean(argument)
  if (operator === '$gte' || operator === '$lte') return !isNull(argument)
  if (operator === '$ne') return isNull(argument)
  return valuesOf(condition)?.every(value => !isNull(value)) ?? ['$gt', '$lt', '$type', '$regex'].includes(operator)
}

const isAbove = (value: unknown, bound: unknown, orEqual: boolean) =>
  rankOf(value) === rankOf(bound) && compare(value, bound) >= (orEqual ? 0 : 1)

function impliesCondition(condition: Condition, [wantedPath, wantedOperator, bound]: Condition): boolean {
  const [path, operator, argument] = condition
  if (path !== wantedPath) return false
  if (wantedOperator === '$exists') return impliesPresence(condition)
  if (wantedOperator === '$type') return operator === '$type' && argument === bound
  if (wantedOperator === '$eq') return valuesOf(condition)?.every(value => equal(value, bound)) === true
  if (operator === '$gt' || operator === '$gte') return isAbove(argument, bound, operator === '$gt')
  return valuesOf(condition)?.every(value => isAbove(value, bound, false)) === true
}

/** Whether a query implies a partial filter, by MongoDB's rules. */
export function implies(query: Doc, filter: Doc): boolean {
  const known = conditionsOf(query)
  return conditionsOf(filter).every(wanted => {
    const inEach = ([path, , parts]: Condition) =>
      path === '$or' &&
      (parts as Doc[]).every(part => conditionsOf(part).some(condition => impliesCondition(condition, wanted)))
    return known.some(condition => impliesCondition(condition, wanted) || inEach(condition))
  })
}
