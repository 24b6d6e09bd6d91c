// Sorting and projection of results.
import { DatabaseError, unsupported } from './errors.ts'
import { indexValues, splitPath } from './paths.ts'
import { compare, type Doc, isObject, numberOf } from './values.ts'

function directionOf(value: unknown, name: string): number {
  if (isObject(value)) throw unsupported(`Sorting '${name}' by ${Object.keys(value)[0]}`, 2)
  if (Math.abs(numberOf(value) ?? 0) === 1) return numberOf(value)!
  throw new DatabaseError(15975, '$sort key ordering must be 1 (for ascending) or -1 (for descending)')
}

/** Compiles `sort` ({path: 1 | -1}). Throws 15975 for another direction. */
export function sorter<T extends { doc: Doc }>(sort: Doc): (items: T[]) => T[] {
  const keys = Object.entries(sort).map(([name, value]) => ({
    parts: splitPath(name),
    direction: directionOf(value, name),
  }))
  if (!keys.length) return items => items
  const valuesOf = ({ doc }: T) =>
    keys.map(({ parts, direction }) =>
      indexValues(doc, parts).reduce((best, value) => (direction * compare(value, best) < 0 ? value : best)),
    )
  return items => {
    const ranked = items.map(item => ({ item, values: valuesOf(item) }))
    ranked.sort((a, b) => {
      const differs = keys.findIndex((_, i) => compare(a.values[i], b.values[i]) !== 0)
      return differs < 0 ? 0 : keys[differs]!.direction * compare(a.values[differs], b.values[differs])
    })
    return ranked.map(({ item }) => item)
  }
}

function isIncluded(path: string, value: unknown): boolean {
  const flag = typeof value === 'boolean' ? Number(value) : numberOf(value)
  if (flag !== undefined && !path.includes('$')) return Boolean(flag)
  throw unsupported(`The projection of '${path}' to ${isObject(value) ? Object.keys(value)[0] : 'a value'}`, 2)
}

function project(doc: Doc, paths: string[][], including: boolean): Doc {
  const kept = Object.entries(doc).flatMap(([name, value]): [string, unknown][] => {
    const below = paths.filter(([first]) => first === name).map(([, ...rest]) => rest)
    const isNamed = below.some(rest => rest.length === 0)
    if (isNamed || below.length === 0) return including === isNamed ? [[name, value]] : []
    const inner = projectValue(value, below, including)
    return inner === undefined ? [] : [[name, inner]]
  })
  return Object.fromEntries(kept)
}

// Undefined when an inclusion addresses a part of a scalar.
function projectValue(value: unknown, paths: string[][], including: boolean): unknown {
  if (isObject(value)) return project(value, paths, including)
  if (!Array.isArray(value)) return including ? undefined : value
  return value.map(element => projectValue(element, paths, including)).filter(element => element !== undefined)
}

/** Compiles a projection; an empty one includes all fields. Throws 31253 or 31254 when it both includes and excludes. */
export function compileProjection({ _id, ...rest }: Doc): (doc: Doc) => Doc {
  const flags = Object.entries(rest).map(([path, value]) => ({ path, included: isIncluded(path, value) }))
  const idIncluded = _id === undefined ? undefined : isIncluded('_id', _id)
  const including = flags[0]?.included ?? idIncluded === true
  const mixed = flags.find(({ included }) => included !== including)
  if (mixed) throw new DatabaseError(including ? 31254 : 31253, `Cannot both include and exclude: ${mixed.path}`)
  const namesId = including ? idIncluded !== false : idIncluded === false
  const names = [...flags.map(({ path }) => path), ...(namesId ? ['_id'] : [])].sort()
  const within = names.find((name, at) => at > 0 && name.startsWith(`${names[at - 1]}.`))
  if (within) throw new DatabaseError(31249, `Path collision at ${within}`)
  const paths = names.map(splitPath)
  return doc => (paths.length ? project(doc, paths, including) : doc)
}
