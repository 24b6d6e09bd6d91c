// Format characters (Unicode category Cf) in user text. Bidirectional controls, which reorder other text, are refused; characters that
// belong to a script or an emoji are kept; other invisible ones are removed. Runs in the browser too.
import type { FieldProblem } from './contract/schema.ts'

/** Bidirectional embeddings, overrides and isolates: they make a text read differently in different places. */
const STEERING = /[\u202a-\u202e\u2066-\u2069]/u
/** Joiners, direction marks, the soft hyphen and number signs. Tag characters are kept in flags only (FLAG). */
const KEPT = '\\u00ad\\u0600-\\u0605\\u061c\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u200c-\\u200f\\u{110bd}\\u{110cd}'
const FLAG = '\\u{1f3f4}[\\u{e0020}-\\u{e007f}]+'
const DROPPED = new RegExp(`${FLAG}|(?![${KEPT}])\\p{Cf}`, 'gu')

/** The text with only the format characters that are kept. */
export const withoutFormat = (text: string): string =>
  /\p{Cf}/u.test(text) ? text.replace(DROPPED, found => (found.startsWith('\u{1f3f4}') ? found : '')) : text

/** The error message for a refused text; null for a valid one. */
export function steeringProblem(text: string): string | null {
  const found = STEERING.exec(text)?.[0]
  if (!found) return null
  const code = found.charCodeAt(0).toString(16).toUpperCase()
  return `This text holds an invisible character (U+${code}) that turns the order of words around. Remove it.`
}

type Place = { parent: Place | null; key: string }

function pointer(place: Place): string {
  const keys: string[] = []
  for (let at: Place | null = place; at; at = at.parent) keys.unshift(at.key.replace(/~/g, '~0').replace(/\//g, '~1'))
  return `/${keys.join('/')}`
}

type Holder = Record<string, unknown>
type Open = { holder: Holder; key: string; place: Place }

function isPlain(value: unknown): value is Holder {
  if (typeof value !== 'object' || value === null) return false
  return Array.isArray(value) || [Object.prototype, null].includes(Object.getPrototypeOf(value))
}

/** Replaces every text of plain data, in place and in order, by the result of `change`. Iterative, so that depth cannot overflow. */
function changeTexts(value: unknown, change: (text: string, at: Place) => string): void {
  const childrenOf = (holder: Holder, parent: Place | null): Open[] =>
    Object.keys(holder).map(key => ({ holder, key, place: { parent, key } }))
  const open = isPlain(value) ? childrenOf(value, null).reverse() : []
  for (let next = open.pop(); next; next = open.pop()) {
    const { holder, key, place } = next
    const child = holder[key]
    if (typeof child === 'string') {
      const changed = change(child, place)
      if (changed !== child) holder[key] = changed
    } else if (isPlain(child)) {
      // Pushed backwards, so that texts come in the order of the document.
      for (const inner of childrenOf(child, place).reverse()) open.push(inner)
    }
  }
}

const MAX_PROBLEMS = 50

/** Drops invisible characters from all texts of a request's body, in place. Returns a problem for each refused text. */
export function dropFormat(body: unknown): FieldProblem[] {
  const problems: FieldProblem[] = []
  changeTexts(body, (text, at) => {
    const message = steeringProblem(text)
    if (message && problems.length < MAX_PROBLEMS) problems.push({ path: pointer(at), message })
    return message ? text : withoutFormat(text)
  })
  return problems
}

/** Removes refused and dropped characters, in place. Returns the JSON pointers, and whether the characters reorder text. */
export function takeOutFormat(data: unknown): { path: string; steered: boolean }[] {
  const found: { path: string; steered: boolean }[] = []
  changeTexts(data, (text, at) => {
    const clean = withoutFormat(text)
    if (clean !== text) found.push({ path: pointer(at), steered: STEERING.test(text) })
    return clean
  })
  return found
}
