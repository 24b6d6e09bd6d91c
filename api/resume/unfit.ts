// Takes out of a resume what no CV can hold, so that what a file says never makes its import fail. Pure.
import { isObject } from '../core/is-object.ts'
import { resumeProblems } from './json-resume.ts'

const ROUNDS = 40
const MOST_ITEMS = 99

/** Removes the values; returns their texts. */
export function takeUnfit(resume: Record<string, unknown>): string[] {
  const texts: string[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const paths = resumeProblems(resume).map(({ path }) => path.slice('/resume'.length))
    if (paths.length === 0) break
    // From the end of a list, because each removal moves the values after it.
    const inOrder = paths.sort((one, other) => other.localeCompare(one, 'en', { numeric: true }))
    for (const path of inOrder) texts.push(...textsIn(takeOut(resume, path)))
  }
  return texts
}

/** Removes the value at a pointer; of a list that is too long, the items beyond what fits. */
function takeOut(resume: Record<string, unknown>, pointer: string): unknown {
  const keys = pointer
    .split('/')
    .slice(1)
    .map(key => key.replaceAll('~1', '/').replaceAll('~0', '~'))
  const last = keys.pop() ?? ''
  const holder = keys.reduce<unknown>((inner, key) => Object(inner)[key], resume)
  if (!isObject(holder) && !Array.isArray(holder)) return undefined
  const value: unknown = Reflect.get(holder, last)
  if (Array.isArray(value) && value.length > MOST_ITEMS) return value.splice(MOST_ITEMS)
  if (Array.isArray(holder)) holder.splice(Number(last), 1)
  else Reflect.deleteProperty(holder, last)
  return value
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
