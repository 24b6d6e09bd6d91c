// Resolves dotted paths in documents, through arrays.
import { DatabaseError, unsupported } from './errors.ts'
import { field, isObject } from './values.ts'

type Test = (value: unknown) => boolean

export function splitPath(path: string): string[] {
  const parts = path.split('.')
  if (parts.includes('')) throw new DatabaseError(56, `The path '${path}' has an empty field name`)
  return parts
}

export const isIndex = (part: string) => /^(0|[1-9]\d*)$/.test(part)

/**
 * Whether `test` holds for any value at the path. Arrays on the way are traversed; an array at the end is tested by element, then
 * whole. Where the path does not exist, undefined is tested.
 */
export function some(value: unknown, parts: string[], test: Test, at = 0): boolean {
  if (at === parts.length) return (Array.isArray(value) && value.some(test)) || test(value)
  if (isObject(value)) return some(field(value, parts[at]!), parts, test, at + 1)
  if (!Array.isArray(value)) return test(undefined)
  if (value.some(element => isObject(element) && some(element, parts, test, at))) return true
  const own = isIndex(parts[at]!) ? value[Number(parts[at])] : undefined
  const isLast = at + 1 === parts.length
  if (Array.isArray(own) && !isLast) throw unsupported(`The path '${parts.join('.')}' through a list of lists`, 2)
  // A value addressed by its array index is not traversed.
  if (own !== undefined && (isLast ? test(own) : some(own, parts, test, at + 1))) return true
  const leadsOn = own !== undefined || value.some(isObject)
  const hasScalars = !isIndex(parts[at]!) && value.some(element => !isObject(element) && !Array.isArray(element))
  return (!leadsOn || hasScalars) && test(undefined)
}

/**
 * The values at a path for an index or a sort: one per array element, undefined (which sorts before null) for an empty array,
 * null where the path does not exist.
 */
export function indexValues(value: unknown, parts: string[], at = 0): unknown[] {
  if (at === parts.length) {
    if (!Array.isArray(value)) return [value ?? null]
    return value.length ? value : [undefined]
  }
  if (isObject(value)) return indexValues(field(value, parts[at]!), parts, at + 1)
  if (!Array.isArray(value) || !value.length) return [null]
  const direct = isIndex(parts[at]!) ? field(value, parts[at]!) : undefined
  const inner = value.filter(isObject).flatMap(element => indexValues(element, parts, at))
  const all = [...(direct === undefined ? [] : indexValues(direct, parts, at + 1)), ...inner]
  return all.length ? all : [null]
}

/** Whether the path leads through an array, or to one. */
export const meetsArray = (value: unknown, parts: string[], at = 0): boolean =>
  Array.isArray(value) || (isObject(value) && at < parts.length && meetsArray(field(value, parts[at]!), parts, at + 1))
