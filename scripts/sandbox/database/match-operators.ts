// The query operators, one entry each: from the operator's argument to a question about the values at a path.
import type { BSONRegExp } from 'bson'
import { DatabaseError, unsupported } from './errors.ts'
import { compileFilter, compileOperators, isOperatorDocument } from './match.ts'
import { type Hit, someElement } from './paths.ts'
import { compare, type Doc, equal, isObject, keyOf, numberOf, rankOf, typeOf } from './values.ts'

/** Asks whether a test holds for any value at the path; `expand` also asks the elements of an array found there. */
export type Walk = (test: (value: unknown) => boolean, expand: boolean) => boolean
export type Operator = (walk: Walk) => boolean
type Compile = (argument: unknown, siblings: Doc, hit: Hit) => Operator

const bad = (message: string) => new DatabaseError(2, message)
const isNothing = (value: unknown) => value === null || value === undefined

/** Equality as a filter means it: null also stands for a missing field. */
export const equals = (wanted: unknown) => {
  typeOf(wanted)
  return isNothing(wanted) ? isNothing : (value: unknown) => value !== undefined && equal(value, wanted)
}

/** A JavaScript regex for MongoDB's pattern and options. Refuses the option x and what JavaScript cannot read. */
export function toRegex(pattern: string, options: string): RegExp {
  const strange = [...options].find(option => !'imsu'.includes(option))
  if (strange) throw unsupported(`The $regex option ${strange}`, 2)
  const flags = [...new Set(options.replace('u', ''))].join('')
  try {
    return new RegExp(pattern, `${flags}u`)
  } catch {
    try {
      return new RegExp(pattern, flags)
    } catch {
      throw unsupported(`The regular expression ${pattern}`, 51091)
    }
  }
}

const isRegex = (value: unknown): value is BSONRegExp => typeOf(value) === 'regex'

/** The test for one value of $eq, $in or a plain `field: value`, where a regex also matches strings. */
export function valueTest(wanted: unknown): (value: unknown) => boolean {
  if (!isRegex(wanted)) return equals(wanted)
  const regex = toRegex(wanted.pattern, wanted.options)
  return value => (typeof value === 'string' ? regex.test(value) : equals(wanted)(value))
}

// A range only holds within the argument's own type: {$lt: 5} says nothing about strings or dates.
function range(name: string, holds: (order: number) => boolean): Compile {
  return argument => {
    if (isRegex(argument)) throw bad(`Can't have RegEx as arg to ${name}`)
    if (isNothing(argument)) return walk => holds(0) && walk(isNothing, true)
    const unbounded = ['minKey', 'maxKey'].includes(typeOf(argument))
    const noNumber = Number.isNaN(numberOf(argument))
    const test = (value: unknown) => {
      if (value === undefined || (rankOf(value) !== rankOf(argument) && !unbounded)) return false
      if (noNumber !== Number.isNaN(numberOf(value)) && !unbounded) return false
      return holds(compare(value, argument))
    }
    return walk => walk(test, true)
  }
}

function inList(argument: unknown, name: string): Operator {
  if (!Array.isArray(argument)) throw bad(`${name} needs an array`)
  if (argument.some(isOperatorDocument)) throw bad(`cannot nest $ under ${name}`)
  const tests = argument.filter(isRegex).map(valueTest)
  const keys = new Set(argument.filter(value => !isRegex(value)).map(keyOf))
  return walk => walk(value => keys.has(keyOf(value)) || tests.some(test => test(value)), true)
}

const typeCodes: Record<string, string> = {
  '1': 'double',
  '2': 'string',
  '3': 'object',
  '4': 'array',
  '5': 'binData',
  '7': 'objectId',
  '8': 'bool',
  '9': 'date',
  '10': 'null',
  '11': 'regex',
  '16': 'int',
  '17': 'timestamp',
  '18': 'long',
  '19': 'decimal',
}
const typeNames = [...Object.values(typeCodes), 'number']

/** The names of the types that $type asks for. Throws for one that is not known. */
export const typesOf = (argument: unknown): string[] =>
  (Array.isArray(argument) ? argument : [argument]).map(type => {
    const name = typeof type === 'string' ? type : typeCodes[String(type)]
    if (!name || !typeNames.includes(name)) throw unsupported(`$type ${type}`, 2)
    return name
  })

function typeTest(argument: unknown): Operator {
  const wanted = typesOf(argument)
  const numbers = wanted.includes('number') ? ['int', 'double', 'long', 'decimal'] : []
  return walk => walk(value => [...wanted, ...numbers].includes(typeOf(value)), true)
}

function regexTest(argument: unknown, siblings: Doc): Operator {
  const pattern = isRegex(argument) ? argument.pattern : argument
  if (typeof pattern !== 'string') throw bad('$regex has to be a string')
  const options = siblings.$options ?? (isRegex(argument) ? argument.options : '')
  if (typeof options !== 'string') throw bad('$options has to be a string')
  const regex = toRegex(pattern, options)
  return walk => walk(value => typeof value === 'string' && regex.test(value), true)
}

function negation(argument: unknown, hit: Hit): Operator {
  if (isRegex(argument)) {
    const test = valueTest(argument)
    return walk => !walk(test, true)
  }
  if (!isOperatorDocument(argument)) throw bad('$not needs a regex or a document of operators')
  const operators = compileOperators(argument, hit)
  return walk => !operators.every(operator => operator(walk))
}

function all(argument: unknown, hit: Hit): Operator {
  if (!Array.isArray(argument)) throw bad('$all needs an array')
  const operators = argument.map((wanted): Operator => {
    if (isObject(wanted) && '$elemMatch' in wanted) return queryOperators.$elemMatch!(wanted.$elemMatch, {}, hit)
    if (isOperatorDocument(wanted)) throw bad('no $ expressions in $all')
    const test = valueTest(wanted)
    return walk => walk(test, true)
  })
  return walk => operators.length > 0 && operators.every(operator => operator(walk))
}

function elementMatch(argument: unknown, hit: Hit): Operator {
  if (!isObject(argument)) throw bad('$elemMatch needs an Object')
  const inner: Hit = { index: undefined }
  let test: (element: unknown) => boolean
  if (isOperatorDocument(argument) && !['$and', '$or', '$nor', '$expr'].includes(Object.keys(argument)[0]!)) {
    const operators = compileOperators(argument, inner)
    test = element => operators.every(operator => operator(holds => holds(element)))
  } else {
    const filter = compileFilter(argument)
    test = element =>
      typeof element === 'object' && (isObject(element) || Array.isArray(element)) && filter.matches(element)
  }
  return walk => walk(list => Array.isArray(list) && someElement(list, test, hit), false)
}

function sizeTest(argument: unknown): Operator {
  const size = numberOf(argument)
  if (typeof size !== 'number' || !Number.isInteger(size) || size < 0) throw bad('$size must be a whole number')
  return walk => walk(value => Array.isArray(value) && value.length === size, false)
}

/** Every operator of a field, by name. */
export const queryOperators: Record<string, Compile> = {
  $eq: argument => walk => walk(equals(argument), true),
  $ne: argument => {
    if (isRegex(argument)) throw bad("Can't have regex as arg to $ne.")
    return walk => !walk(equals(argument), true)
  },
  $gt: range('$gt', order => order > 0),
  $gte: range('$gte', order => order >= 0),
  $lt: range('$lt', order => order < 0),
  $lte: range('$lte', order => order <= 0),
  $in: argument => inList(argument, '$in'),
  $nin: argument => {
    const isIn = inList(argument, '$nin')
    return walk => !isIn(walk)
  },
  $exists: argument => {
    const wanted = Boolean(numberOf(argument) ?? argument)
    return walk => walk(value => value !== undefined, true) === wanted
  },
  $type: typeTest,
  $size: sizeTest,
  $regex: regexTest,
  $options: (_, siblings) => {
    if (!('$regex' in siblings)) throw bad('$options needs a $regex')
    return () => true
  },
  $not: (argument, _, hit) => negation(argument, hit),
  $all: (argument, _, hit) => all(argument, hit),
  $elemMatch: (argument, _, hit) => elementMatch(argument, hit),
}
