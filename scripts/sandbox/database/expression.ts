// The few aggregation expressions there are: field paths, constants, comparisons and the size of an array.
import { DatabaseError, unsupported } from './errors.ts'
import { splitPath } from './paths.ts'
import { compare, type Doc, field, isObject, typeOf } from './values.ts'

export type Expression = (doc: object) => unknown

// An aggregation path maps over arrays and leaves out what is missing.
function valueAt(value: unknown, parts: string[], at = 0): unknown {
  if (at === parts.length) return value
  if (Array.isArray(value)) return value.map(element => valueAt(element, parts, at)).filter(v => v !== undefined)
  return isObject(value) ? valueAt(field(value, parts[at]!), parts, at + 1) : undefined
}

const comparison = (holds: (order: number) => boolean) => (operands: Expression[]) => {
  if (operands.length !== 2) throw new DatabaseError(16020, 'A comparison takes exactly 2 arguments')
  return (doc: object) => holds(compare(operands[0]!(doc), operands[1]!(doc)))
}

function size(operands: Expression[]): Expression {
  return doc => {
    const list = operands[0]!(doc)
    if (Array.isArray(list)) return list.length
    throw new DatabaseError(17124, `The argument to $size must be an array, but was of type: ${typeOf(list)}`)
  }
}

const firstPresent = (operands: Expression[]) => (doc: object) => {
  const values = operands.map(operand => operand(doc))
  return values.find(value => value !== null && value !== undefined) ?? values.at(-1)
}

/** Every expression operator, by name. */
export const expressionOperators: Record<string, (operands: Expression[]) => Expression> = {
  $eq: comparison(order => order === 0),
  $ne: comparison(order => order !== 0),
  $gt: comparison(order => order > 0),
  $gte: comparison(order => order >= 0),
  $lt: comparison(order => order < 0),
  $lte: comparison(order => order <= 0),
  $size: size,
  $ifNull: firstPresent,
}

/** Compiles an expression. Throws 168 for an operator, variable or object it does not know. */
export function compileExpression(source: unknown): Expression {
  if (typeof source === 'string' && source.startsWith('$$')) throw unsupported(`The variable ${source}`, 168)
  if (typeof source === 'string' && source.startsWith('$')) {
    const parts = splitPath(source.slice(1))
    return doc => valueAt(doc, parts)
  }
  if (Array.isArray(source)) {
    const elements = source.map(compileExpression)
    return doc => elements.map(element => element(doc) ?? null)
  }
  return isObject(source) ? compileOperator(source) : () => source
}

function compileOperator(source: Doc): Expression {
  const [name, argument] = Object.entries(source)[0] ?? ['{}', undefined]
  const operator = Object.hasOwn(expressionOperators, name) ? expressionOperators[name] : undefined
  if (!operator || Object.keys(source).length !== 1) throw unsupported(`The expression ${name}`, 168)
  return operator((Array.isArray(argument) ? argument : [argument]).map(compileExpression))
}
