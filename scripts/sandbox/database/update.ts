// Updates: from an update document to a function over documents. Never changes the document it is given.
import { ObjectId } from 'bson'
import { DatabaseError, unsupported } from './errors.ts'
import { claimsOf } from './implied.ts'
import { compileFilter, type Filter, isOperatorDocument } from './match.ts'
import { splitPath } from './paths.ts'
import { type Change, doesPush, REMOVE, updateOperators } from './update-operators.ts'
import { type Doc, equal, field, isObject, typeOf } from './values.ts'

interface Step {
  parts: string[]
  operator: string
  change: Change
}

/** Applies a compiled update in place to a copy of the document; `position` is what the positional `$` stands for. */
export interface Update {
  isReplacement: boolean
  isPositional: boolean
  /** Whether it counts as a change whatever comes out: a $push that adds or sorts does, as in MongoDB. */
  isTouching: boolean
  apply(copy: Doc, position: number | undefined, inserting: boolean): Doc
}

const MAX_PADDING = 1_500_000
const bad = (message: string) => new DatabaseError(2, message)
const isIndex = (part: string) => /^(0|[1-9]\d*)$/.test(part)

function readAt(doc: unknown, parts: string[]): unknown {
  let value = doc
  for (const part of parts) {
    const enterable = isObject(value) || (Array.isArray(value) && isIndex(part))
    if (!enterable) return undefined
    value = field(value as object, part)
  }
  return value
}

function put(target: Doc | unknown[], part: string, value: unknown, path: string): void {
  if (!Array.isArray(target)) {
    if (part === '__proto__') throw unsupported('A field named __proto__', 2)
    target[part] = value
    return
  }
  if (!isIndex(part)) throw new DatabaseError(28, `Cannot create field '${part}' in an array, at '${path}'`)
  const index = Number(part)
  if (index - target.length > MAX_PADDING) throw bad(`Cannot pad the array at '${path}' that far`)
  while (target.length < index) target.push(null)
  target[index] = value
}

/** Sets the value at a path, creating what is missing on the way. Throws 28 when a scalar is in the way. */
function writeAt(doc: Doc, parts: string[], value: unknown): void {
  const path = parts.join('.')
  let target: Doc | unknown[] = doc
  for (const part of parts.slice(0, -1)) {
    const next = readAt(target, [part])
    if (next === undefined) put(target, part, {}, path)
    else if (!isObject(next) && !Array.isArray(next)) {
      throw new DatabaseError(28, `Cannot create a field below '${part}' in '${path}': it is of type ${typeOf(next)}`)
    }
    target = readAt(target, [part]) as Doc | unknown[]
  }
  put(target, parts.at(-1)!, value, path)
}

// $pull needs a way to its path even where it changes nothing.
function checkWay(doc: Doc, parts: string[]): void {
  let value: unknown = doc
  for (const part of parts) {
    if (value === undefined) return
    const isOpen = isObject(value) || (Array.isArray(value) && isIndex(part))
    if (!isOpen) throw new DatabaseError(28, `Cannot use the part (${part}) of (${parts.join('.')}): there is a value`)
    value = field(value as object, part)
  }
}

function removeAt(doc: Doc, parts: string[]): void {
  const parent = readAt(doc, parts.slice(0, -1))
  const last = parts.at(-1)!
  if (Array.isArray(parent)) parent[Number(last)] = null
  else delete (parent as Doc)[last]
}

/** The concrete paths that `$`, `$[]` and `$[id]` stand for in this document. */
function expand(doc: Doc, parts: string[], position: number | undefined, filters: Map<string, Filter>): string[][] {
  const at = parts.findIndex(part => part.startsWith('$'))
  if (at < 0) return [parts]
  const placeholder = parts[at]!
  const before = parts.slice(0, at)
  const withIndex = (index: number) =>
    expand(doc, [...before, String(index), ...parts.slice(at + 1)], position, filters)
  if (placeholder === '$') {
    if (position === undefined) throw bad('The positional operator did not find the match needed from the query.')
    return withIndex(position)
  }
  const list = readAt(doc, before)
  if (list === undefined) throw bad(`The path '${before.join('.')}' must exist in the document to apply array updates.`)
  if (!Array.isArray(list)) throw bad(`Cannot apply array updates to the non-array at '${before.join('.')}'`)
  const id = placeholder.slice(2, -1)
  const filter = filters.get(id)
  return list.flatMap((element, index) => (!filter || filter.matches({ [id]: element }) ? withIndex(index) : []))
}

function checkPlaceholders(path: string, parts: string[], filters: Map<string, Filter>, used: Set<string>): void {
  if (parts[0]!.startsWith('$')) throw bad(`The update path '${path}' cannot begin with '${parts[0]}'`)
  for (const part of parts.filter(part => part.startsWith('$') && part !== '$' && part !== '$[]')) {
    const id = /^\$\[([a-z][a-zA-Z0-9]*)\]$/.exec(part)?.[1]
    if (!id) throw new DatabaseError(52, `The field '${part}' in '${path}' is not valid for storage.`)
    if (!filters.has(id)) throw bad(`No array filter found for identifier '${id}' in path '${path}'`)
    used.add(id)
  }
}

function arrayFilterId(filter: Doc): string {
  const [name, value] = Object.entries(filter)[0] ?? ['', undefined]
  const nested = name.startsWith('$') && Array.isArray(value) ? value[0] : undefined
  return isObject(nested) ? arrayFilterId(nested) : name.split('.')[0]!
}

function compileArrayFilters(filters: Doc[]): Map<string, Filter> {
  const compiled = new Map<string, Filter>()
  for (const filter of filters) {
    const id = arrayFilterId(filter)
    if (compiled.has(id)) throw new DatabaseError(9, `Found multiple array filters with the same identifier '${id}'`)
    compiled.set(id, compileFilter(filter))
  }
  return compiled
}

// New fields appear in the order of their paths, numeric parts by number.
function comparePaths(a: string[], b: string[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const [left, right] = [a[i]!, b[i]!]
    if (left === right) continue
    if (isIndex(left) && isIndex(right)) return Number(left) - Number(right)
    return left < right ? -1 : 1
  }
  return a.length - b.length
}

function checkConflicts(steps: Step[]): void {
  for (let i = 1; i < steps.length; i++) {
    const before = steps[i - 1]!.parts
    const path = steps[i]!.parts.join('.')
    if (before.every((part, at) => part === steps[i]!.parts[at])) {
      throw new DatabaseError(40, `Updating the path '${path}' would create a conflict at '${before.join('.')}'`)
    }
  }
}

function compileSteps(update: Doc, filters: Map<string, Filter>): Step[] {
  const used = new Set<string>()
  const steps = Object.entries(update).flatMap(([operator, fields]) => {
    const compile = Object.hasOwn(updateOperators, operator) ? updateOperators[operator] : undefined
    if (!compile) throw unsupported(`The update operator ${operator}`, 9)
    if (!isObject(fields)) throw new DatabaseError(9, `Modifiers operate on fields: ${operator} needs a document`)
    return Object.entries(fields).map(([path, argument]): Step => {
      const parts = splitPath(path)
      checkPlaceholders(path, parts, filters, used)
      return { parts, operator, change: compile(argument, path) }
    })
  })
  for (const id of filters.keys()) {
    if (!used.has(id)) throw new DatabaseError(9, `The array filter for identifier '${id}' was not used in the update`)
  }
  steps.sort((a, b) => comparePaths(a.parts, b.parts))
  checkConflicts(steps)
  return steps
}

function applyStep(doc: Doc, step: Step, position: number | undefined, filters: Map<string, Filter>): void {
  for (const parts of expand(doc, step.parts, position, filters)) {
    if (step.operator === '$pull') checkWay(doc, parts)
    const value = step.change(readAt(doc, parts))
    if (value === REMOVE) removeAt(doc, parts)
    else if (value !== undefined) writeAt(doc, parts, value)
  }
}

function replacement(update: Doc): Update {
  const strange = Object.keys(update).find(name => name.startsWith('$'))
  if (strange)
    throw new DatabaseError(52, `The dollar ($) prefixed field '${strange}' is not allowed in a replacement.`)
  return {
    isReplacement: true,
    isPositional: false,
    isTouching: false,
    apply: copy => ('_id' in copy ? { _id: copy._id, ...update } : { ...update }),
  }
}

/** Compiles an update. Throws 9 for an unknown operator, 40 for conflicting paths, 2 and 14 for wrong arguments. */
export function compileUpdate(update: unknown, arrayFilters: Doc[]): Update {
  if (Array.isArray(update)) throw unsupported('An update with an aggregation pipeline', 9)
  if (!isObject(update)) throw new DatabaseError(9, 'An update must be a document')
  if (!isOperatorDocument(update)) return replacement(update)
  const filters = compileArrayFilters(arrayFilters)
  const steps = compileSteps(update, filters)
  return {
    isReplacement: false,
    isPositional: steps.some(({ parts }) => parts.includes('$')),
    isTouching: Object.values(isObject(update.$push) ? update.$push : {}).some(doesPush),
    apply(copy, position, inserting) {
      for (const step of steps)
        if (inserting || step.operator !== '$setOnInsert') applyStep(copy, step, position, filters)
      return copy
    },
  }
}

/** The fields an upsert starts from. Throws 54 when the filter fixes a field twice. */
function seedsOf(filter: Doc): [path: string, value: unknown][] {
  const seeds = claimsOf(filter).flatMap(([path, operator, argument]): [string, unknown][] => {
    const [only, ...others] = Array.isArray(argument) ? argument : []
    if (path === '$or') return others.length ? [] : seedsOf(only)
    const isOne = operator === '$in' && only !== undefined && others.length === 0 && typeOf(only) !== 'regex'
    return operator === '$eq' ? [[path, argument]] : isOne ? [[path, only]] : []
  })
  const twice = seeds.find(([path], i) => seeds.some(([other], at) => at !== i && `${path}.`.startsWith(`${other}.`)))
  if (twice) throw new DatabaseError(54, `cannot infer query fields to set, path '${twice[0]}' is matched twice`)
  return seeds
}

/** The document that an upsert inserts: what the filter fixes, then the update; `_id` first, made when there is none. */
export function upsertDocument(filter: Doc, update: Update): Doc {
  const seed: Doc = {}
  for (const [path, value] of seedsOf(filter)) {
    if (!update.isReplacement || path === '_id') writeAt(seed, splitPath(path), value)
  }
  const fixed = seed._id
  const { _id = new ObjectId(), ...rest } = update.apply(seed, undefined, true)
  if (fixed !== undefined && !equal(fixed, _id)) throw immutable()
  return { _id, ...rest }
}

export const immutable = () =>
  new DatabaseError(66, "Performing an update on the path '_id' would modify the immutable field '_id'")
