// The update operators, one entry each: from the operator's argument to the new value of a field.
import { DatabaseError, unsupported } from './errors.ts'
import { compileFilter, compileOperators, isOperatorDocument } from './match.ts'
import { valueTest } from './match-operators.ts'
import { sorter } from './sort.ts'
import { add, compare, type Doc, equal, integerOf, isObject, numberOf, typeOf } from './values.ts'

/** The answer of an operator that removes the field. */
export const REMOVE = Symbol('remove')

/** Takes the old value (undefined when missing); gives the new one, REMOVE, or undefined for "leave it as it is". */
export type Change = (old: unknown) => unknown
type Compile = (argument: unknown, path: string) => Change

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

const keepWhen =
  (keeps: (order: number) => boolean): Compile =>
  argument =>
  old =>
    old !== undefined && keeps(compare(old, argument)) ? undefined : argument

function listOf(old: unknown, path: string, operator: string): unknown[] {
  if (old === undefined) return []
  if (Array.isArray(old)) return old
  throw bad(`The field '${path}' must be an array but is of type ${typeOf(old)}: cannot apply ${operator}`)
}

// The values of $each and the other modifiers; a plain argument is one value.
function modifiersOf(argument: unknown, allowed: readonly string[], operator: string): { each: unknown[]; rest: Doc } {
  if (!isObject(argument) || !('$each' in argument)) {
    if (isOperatorDocument(argument)) throw unsupported(`The ${operator} modifier ${Object.keys(argument)[0]}`, 2)
    return { each: [argument], rest: {} }
  }
  const { $each, ...rest } = argument
  if (!Array.isArray($each)) throw bad(`The argument to $each in ${operator} must be an array`)
  const strange = Object.keys(rest).find(name => !allowed.includes(name))
  if (strange) throw unsupported(`The ${operator} modifier ${strange}`, 2)
  return { each: $each, rest }
}

/** The modifiers of $push and of $addToSet. */
export const pushModifiers = ['$each', '$position', '$slice', '$sort'] as const
export const setModifiers = ['$each'] as const

function elementOrder(sort: unknown): (list: unknown[]) => unknown[] {
  if (isObject(sort)) return sorter(sort, element => element)
  const direction = integerOf(sort, '$sort')
  if (Math.abs(direction) !== 1) throw bad('The $sort element value must be either 1 or -1')
  return list => [...list].sort((a, b) => direction * compare(a, b))
}

/** Whether a $push with this argument adds or sorts. */
export const doesPush = (argument: unknown): boolean =>
  !isObject(argument) || !Array.isArray(argument.$each) || argument.$each.length > 0 || '$sort' in argument

function push(argument: unknown, path: string): Change {
  const { each, rest } = modifiersOf(argument, pushModifiers, '$push')
  const order = '$sort' in rest ? elementOrder(rest.$sort) : undefined
  const position = '$position' in rest ? integerOf(rest.$position, '$position') : undefined
  const slice = '$slice' in rest ? integerOf(rest.$slice, '$slice') : undefined
  return old => {
    let list = [...listOf(old, path, '$push')]
    list.splice(position ?? list.length, 0, ...each)
    if (order) list = order(list)
    if (slice === undefined) return list
    return slice < 0 ? list.slice(slice) : list.slice(0, slice)
  }
}

function addToSet(argument: unknown, path: string): Change {
  const { each } = modifiersOf(argument, setModifiers, '$addToSet')
  return old => {
    const list = [...listOf(old, path, '$addToSet')]
    for (const value of each) if (!list.some(member => equal(member, value))) list.push(value)
    return list
  }
}

// An element that is an array is tested as a field with this array would be.
const holds = (element: unknown, test: (value: unknown) => boolean, expand: boolean) =>
  (expand && Array.isArray(element) && element.some(test)) || test(element)

function pullTest(argument: unknown): (element: unknown) => boolean {
  if (isOperatorDocument(argument)) {
    if ('$not' in argument) throw bad('unknown top level operator: $not')
    const operators = compileOperators(argument, { index: undefined })
    return element => operators.every(operator => operator((test, expand) => holds(element, test, expand)))
  }
  if (!isObject(argument)) {
    const test = valueTest(argument)
    return typeOf(argument) === 'regex' ? element => holds(element, test, true) : test
  }
  const filter = compileFilter(argument)
  return element => isObject(element) && filter.matches(element)
}

function pull(argument: unknown, path: string): Change {
  const test = pullTest(argument)
  return old => (old === undefined ? undefined : listOf(old, path, '$pull').filter(element => !test(element)))
}

function currentDate(argument: unknown): Change {
  const type = isObject(argument) ? argument.$type : argument
  if (type !== true && type !== 'date') throw unsupported('$currentDate of another type than date', 2)
  const now = new Date()
  return () => now
}

/** Every update operator, by name. */
export const updateOperators: Record<string, Compile> = {
  $set: argument => () => argument,
  $setOnInsert: argument => () => argument,
  $unset: () => old => (old === undefined ? undefined : REMOVE),
  $inc: increment,
  $min: keepWhen(order => order <= 0),
  $max: keepWhen(order => order >= 0),
  $push: push,
  $addToSet: addToSet,
  $pull: pull,
  $currentDate: currentDate,
}
