// Filters: from a query document to a predicate over documents, and the equalities an index can serve.
import { DatabaseError, unsupported } from './errors.ts'
import { compileExpression } from './expression.ts'
import { type Operator, queryOperators, valueTest } from './match-operators.ts'
import { type Hit, some, splitPath } from './paths.ts'
import { type Doc, isObject, typeOf } from './values.ts'

export interface Filter {
  /** Whether the document (or the element of an array) matches. */
  matches(doc: object): boolean
  /** The array index that satisfied the last match, for the positional `$`. */
  position(): number | undefined
}

type Predicate = (doc: object) => boolean

export const isOperatorDocument = (value: unknown): value is Doc =>
  isObject(value) && Object.keys(value)[0]?.startsWith('$') === true

/** The operators of one field, for instance {$gt: 1, $lt: 5}. Throws 2 for one that is unknown. */
export function compileOperators(doc: Doc, hit: Hit): Operator[] {
  return Object.entries(doc).map(([name, argument]) => {
    const compile = Object.hasOwn(queryOperators, name) ? queryOperators[name] : undefined
    if (!compile) throw unsupported(`The query operator ${name}`, 2)
    return compile(argument, doc, hit)
  })
}

function compileField(path: string, condition: unknown, hit: Hit): Predicate {
  const parts = splitPath(path)
  if (isOperatorDocument(condition)) {
    const operators = compileOperators(condition, hit)
    return doc => operators.every(operator => operator((test, expand) => some(doc, parts, test, expand, hit)))
  }
  const test = valueTest(condition)
  return doc => some(doc, parts, test, true, hit)
}

function compileList(argument: unknown, name: string, hit: Hit): Predicate[] {
  if (!Array.isArray(argument) || !argument.length || !argument.every(isObject)) {
    throw new DatabaseError(2, `${name} must be a nonempty array of documents`)
  }
  return argument.map(part => compilePredicate(part, hit))
}

/** Every operator that stands in the place of a field, by name. */
export const logicalOperators: Record<string, (argument: unknown, hit: Hit) => Predicate> = {
  $and: (argument, hit) => {
    const parts = compileList(argument, '$and', hit)
    return doc => parts.every(part => part(doc))
  },
  $or: (argument, hit) => {
    const parts = compileList(argument, '$or', hit)
    return doc => parts.some(part => part(doc))
  },
  $nor: (argument, hit) => {
    const parts = compileList(argument, '$nor', hit)
    return doc => !parts.some(part => part(doc))
  },
  $expr: argument => {
    const evaluate = compileExpression(argument)
    return doc => isTrue(evaluate(doc))
  },
  $comment: () => () => true,
}

const isTrue = (value: unknown) =>
  value !== undefined &&
  value !== null &&
  value !== false &&
  !(/int|double|long/.test(typeOf(value)) && Number(value) === 0)

function compilePredicate(filter: Doc, hit: Hit): Predicate {
  const parts = Object.entries(filter).map(([name, condition]) => {
    if (!name.startsWith('$')) return compileField(name, condition, hit)
    const compile = Object.hasOwn(logicalOperators, name) ? logicalOperators[name] : undefined
    if (!compile) throw unsupported(`The top level query operator ${name}`, 2)
    return compile(condition, hit)
  })
  return doc => parts.every(part => part(doc))
}

/** Compiles a filter. Throws 2 for an operator that is unknown or misused, 56 for an empty field name. */
export function compileFilter(filter: Doc): Filter {
  const hit: Hit = { index: undefined }
  const predicate = compilePredicate(filter, hit)
  const matches = (doc: object) => {
    hit.index = undefined
    return predicate(doc)
  }
  return { matches, position: () => hit.index }
}

/** The values a filter fixes by equality: [path, the values it may have]. `$and` is looked into, `$or` is not. */
export function equalities(filter: Doc): [path: string, values: unknown[]][] {
  return Object.entries(filter).flatMap(([path, condition]): [string, unknown[]][] => {
    if (path === '$and' && Array.isArray(condition)) return condition.flatMap(equalities)
    if (path.startsWith('$')) return []
    if (!isOperatorDocument(condition)) return typeOf(condition) === 'regex' ? [] : [[path, [condition]]]
    if ('$eq' in condition) return [[path, [condition.$eq]]]
    if (!Array.isArray(condition.$in) || condition.$in.some(value => typeOf(value) === 'regex')) return []
    return [[path, condition.$in]]
  })
}
