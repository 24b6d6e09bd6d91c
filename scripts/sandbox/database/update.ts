// Compiles update documents to functions that change a copy of a document. Operators only; no replacement documents.
import { ObjectId } from 'bson'
import { DatabaseError, unsupported } from './errors.ts'
import { conditionsOf } from './implied.ts'
import { compileFilter } from './match.ts'
import { isIndex, splitPath } from './paths.ts'
import { add, compare, type Doc, equal, field, isObject, isOperatorDocument, numberOf, typeOf } from './values.ts'

/** Takes the old value (undefined when missing); returns the new one, REMOVE, or undefined for no change. */
type Change = (old: unknown) => unknown
type Container = Doc | unknown[]
type Step = { parts: string[]; operator: string; change: Change }
/** Changes a copy of a document in place. */
export type Update = (copy: Doc, isInsert: boolean) => void

const REMOVE = Symbol('remove')
const bad = (message: string) => new DatabaseError(2, message)

function increment(amount: unknown, path: string): Change {
  if (numberOf(amount) === undefined)
    throw new DatabaseError(14, `Cannot increment '${path}' with a non-numeric argument`)
  return old => {
    if (old === undefined) return amount
    if (numberOf(old) !== undefined) return add(old, amount)
    throw new DatabaseError(14, `Cannot apply $inc to a value of non-numeric type: '${path}' is of type ${typeOf(old)}`)
  }
}

function listOf(old: unknown, path: string, operator: string): unknown[] {
  if (Array.isArray(old)) return old
  throw bad(`The field '${path}' must be an array but is of type ${typeOf(old)}: cannot apply ${operator}`)
}

export const pushModifiers = ['$each']

function push(argument: unknown, path: string): Change {
  const modifiers = isObject(argument) ? Object.keys(argument).filter(name => name.startsWith('$')) : []
  const strange = modifiers.find(name => !pushModifiers.includes(name))
  if (strange) throw unsupported(`The $push modifier ${strange}`, 2)
  const added = modifiers.length ? (argument as Doc).$each : [argument]
  if (!Array.isArray(added)) throw bad('The argument to $each in $push must be an array')
  return old => [...(old === undefined ? [] : listOf(old, path, '$push')), ...added]
}

function pull(argument: unknown, path: string): Change {
  if (isOperatorDocument(argument)) throw unsupported(`A $pull by ${Object.keys(argument)[0]}`, 2)
  const filter = isObject(argument) ? compileFilter(argument) : undefined
  const isPulled = (element: unknown) => (filter ? isObject(element) && filter(element) : equal(element, argument))
  return old => (old === undefined ? undefined : listOf(old, path, '$pull').filter(element => !isPulled(element)))
}

export const updateOperators: Record<string, (argument: unknown, path: string) => Change> = {
  $set: argument => () => argument,
  $setOnInsert: argument => () => argument,
  $unset: () => old => (old === undefined ? undefined : REMOVE),
  $inc: increment,
  $max: argument => old => (old !== undefined && compare(old, argument) >= 0 ? undefined : argument),
  $push: push,
  $pull: pull,
}

function put(target: Container, part: string, value: unknown): void {
  if (part === '__proto__') throw unsupported('A field named __proto__', 2)
  if (Array.isArray(target) && Number(part) > target.length)
    throw unsupported(`An element ${part} behind the end of an array`, 2)
  ;(target as Doc)[part] = value
}

/** The parent of the last part of a path; undefined when it is missing and not to be created. Throws 28 below a scalar. */
function holderOf(doc: Doc, parts: string[], operator: string): Container | undefined {
  const bar = (part: string) => {
    if (operator === '$unset') return undefined
    throw new DatabaseError(28, `Cannot use the part (${part}) of (${parts.join('.')}): there is another value`)
  }
  let holder: Container = doc
  for (const [at, part] of parts.entries()) {
    if (Array.isArray(holder) && !isIndex(part)) return bar(part)
    if (at === parts.length - 1) break
    if (field(holder, part) === undefined && ['$pull', '$unset'].includes(operator)) return undefined
    if (field(holder, part) === undefined) put(holder, part, {})
    const next: unknown = field(holder, part)
    if (!isObject(next) && !Array.isArray(next)) return bar(part)
    holder = next
  }
  return holder
}

function applyStep(doc: Doc, { parts, operator, change }: Step): void {
  const last = parts.at(-1)!
  const holder = holderOf(doc, parts, operator)
  const value = holder && change(field(holder, last))
  if (value === undefined) return
  if (value !== REMOVE) put(holder!, last, value)
  else if (Array.isArray(holder)) holder[Number(last)] = null
  else delete (holder as Doc)[last]
}

function compileSteps(update: Doc): Step[] {
  const steps = Object.entries(update).flatMap(([operator, fields]) => {
    if (!Object.hasOwn(updateOperators, operator)) throw unsupported(`The update operator ${operator}`, 9)
    if (!isObject(fields)) throw new DatabaseError(9, `Modifiers operate on fields: ${operator} needs a document`)
    return Object.entries(fields).map(([path, argument]): Step => {
      const parts = splitPath(path)
      const strange = parts.find(part => part.startsWith('$'))
      if (strange) throw unsupported(`The part ${strange} of the path '${path}'`, 2)
      return { parts, operator, change: updateOperators[operator]!(argument, path) }
    })
  })
  // New fields appear in the order of their paths.
  const pathKey = ({ parts }: Step) => parts.join('\0')
  steps.sort((a, b) => (pathKey(a) < pathKey(b) ? -1 : 1))
  for (const [at, step] of steps.entries()) {
    const before = steps[at - 1]
    if (before && `${pathKey(step)}\0`.startsWith(`${pathKey(before)}\0`))
      throw new DatabaseError(40, `Updating the path '${step.parts.join('.')}' would create a conflict`)
  }
  return steps
}

/** Compiles an update. Throws 9 for an unknown operator, 40 for conflicting paths, 2 and 14 for wrong arguments. */
export function compileUpdate(update: unknown): Update {
  if (Array.isArray(update)) throw unsupported('An update with an aggregation pipeline', 9)
  if (!isOperatorDocument(update)) throw unsupported('Replacing a document, or an update without operators,', 9)
  const steps = compileSteps(update)
  return (copy, isInsert) => {
    for (const step of steps) if (isInsert || step.operator !== '$setOnInsert') applyStep(copy, step)
  }
}

/** The initial fields of an upsert. Throws 54 when the filter sets a field twice. */
function seedsOf(filter: Doc): [path: string, value: unknown][] {
  const seeds = conditionsOf(filter).flatMap(([path, operator, argument]): [string, unknown][] => {
    if (operator === '$eq') return [[path, argument]]
    if (!Array.isArray(argument) || argument.length !== 1) return []
    return path === '$or' ? seedsOf(argument[0]) : operator === '$in' ? [[path, argument[0]]] : []
  })
  const twice = seeds.find(([path], i) => seeds.some(([other], at) => at !== i && `${path}.`.startsWith(`${other}.`)))
  if (twice) throw new DatabaseError(54, `cannot infer query fields to set, path '${twice[0]}' is matched twice`)
  return seeds
}

/** The document of an upsert: the filter's fields, then the update; `_id` first, generated when absent. */
export function upsertDocument(filter: Doc, update: Update): Doc {
  const seed: Doc = {}
  for (const [path, value] of seedsOf(filter)) {
    const parts = splitPath(path)
    put(holderOf(seed, parts, '$set')!, parts.at(-1)!, value)
  }
  const fixed = seed._id
  update(seed, true)
  const { _id = new ObjectId(), ...rest } = seed
  if (fixed !== undefined && !equal(fixed, _id)) throw immutable()
  return { _id, ...rest }
}

export const immutable = () =>
  new DatabaseError(66, "Performing an update on the path '_id' would modify the immutable field '_id'")
