// Projections: which fields of a document an answer holds. Includes, excludes and $slice; nothing is computed.
import { DatabaseError, unsupported } from './errors.ts'
import { splitPath } from './paths.ts'
import { type Doc, integerOf, isObject, numberOf } from './values.ts'

type Slice = { skip: number; limit: number | undefined }
type Node = Map<string, Node | 'leaf' | Slice>

export type Projection = (doc: Doc) => Doc

/** Every projection operator, by name. */
export const projectionOperators: Record<string, (argument: unknown) => Slice> = {
  $slice: argument => {
    if (!Array.isArray(argument)) {
      const count = integerOf(argument, '$slice')
      return count < 0 ? { skip: count, limit: undefined } : { skip: 0, limit: count }
    }
    return { skip: integerOf(argument[0], '$slice'), limit: integerOf(argument[1], '$slice') }
  },
}

type Rule = { path: string; rule: 'include' | 'exclude' | Slice }

// The rules in a flat list; a nested document is the same as dotted paths.
function rulesOf(spec: Doc, prefix: string, operators: typeof projectionOperators): Rule[] {
  return Object.entries(spec).flatMap(([name, value]): Rule[] => {
    const path = prefix + name
    if (path.split('.').includes('$')) throw unsupported('The positional projection $', 2)
    const number = numberOf(value)
    if (typeof value === 'boolean' || number !== undefined) {
      return [{ path, rule: (number === undefined ? value : number) ? 'include' : 'exclude' }]
    }
    const operator = isObject(value) ? Object.keys(value)[0] : undefined
    if (!isObject(value) || !operator) throw unsupported(`The projection of '${path}' to a value`, 2)
    if (!operator.startsWith('$')) return rulesOf(value, `${path}.`, operators)
    if (!Object.hasOwn(operators, operator)) throw unsupported(`The projection operator ${operator}`, 2)
    return [{ path, rule: operators[operator]!(value[operator]) }]
  })
}

function treeOf(rules: Rule[]): Node {
  const root: Node = new Map()
  for (const { path, rule } of rules) {
    const parts = splitPath(path)
    let node = root
    for (const part of parts.slice(0, -1)) {
      const next = node.get(part) ?? new Map()
      if (!(next instanceof Map)) throw new DatabaseError(31249, `Path collision at ${path}`)
      node.set(part, next)
      node = next
    }
    if (node.has(parts.at(-1)!)) throw new DatabaseError(31250, `Path collision at ${path}`)
    node.set(parts.at(-1)!, typeof rule === 'object' ? rule : 'leaf')
  }
  return root
}

function slice(value: unknown, { skip, limit }: Slice): unknown {
  if (!Array.isArray(value)) return value
  const start = skip < 0 ? Math.max(0, value.length + skip) : skip
  return value.slice(start, limit === undefined ? undefined : start + limit)
}

function project(doc: Doc, node: Node, including: boolean): Doc {
  const kept = Object.entries(doc).flatMap(([name, value]): [string, unknown][] => {
    const rule = node.get(name)
    if (rule === undefined) return including ? [] : [[name, value]]
    if (rule === 'leaf') return including ? [[name, value]] : []
    if (!(rule instanceof Map)) return [[name, slice(value, rule)]]
    const inner = projectValue(value, rule, including)
    return inner === undefined ? [] : [[name, inner]]
  })
  return Object.fromEntries(kept)
}

// Undefined when an inclusion reaches below a scalar: there is nothing of it to show.
function projectValue(value: unknown, node: Node, including: boolean): unknown {
  if (isObject(value)) return project(value, node, including)
  if (!Array.isArray(value)) return including ? undefined : value
  return value.map(element => projectValue(element, node, including)).filter(element => element !== undefined)
}

/** Compiles a projection. Throws 31253 or 31254 when it both includes and excludes. */
export function compileProjection(spec: Doc | undefined, operators = projectionOperators): Projection | undefined {
  const rules = rulesOf(spec ?? {}, '', operators)
  if (!rules.length) return undefined
  const others = rules.filter(({ path }) => path !== '_id')
  const first = others.find(({ rule }) => typeof rule === 'string')
  const including = first ? first.rule === 'include' : others.length === 0 && rules[0]!.rule === 'include'
  const mixed = others.find(({ rule }) => typeof rule === 'string' && (rule === 'include') !== including)
  if (mixed) {
    const verb = including ? 'exclusion' : 'inclusion'
    const message = `Cannot do ${verb} on field ${mixed.path} in ${including ? 'inclusion' : 'exclusion'} projection`
    throw new DatabaseError(including ? 31254 : 31253, message)
  }
  const withoutId = rules.some(({ path, rule }) => path === '_id' && rule === 'exclude')
  if (withoutId !== including) others.push({ path: '_id', rule: 'include' })
  const tree = treeOf(others)
  return doc => project(doc, tree, including)
}
