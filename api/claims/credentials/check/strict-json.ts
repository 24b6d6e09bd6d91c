// Unambiguous JSON: no duplicate members, no `__proto__`, limited depth, only values with one canonical form.
import { isObject } from '../../../core/is-object.ts'
import { CredentialRefused } from './refused.ts'

export type Json = { readonly [name: string]: unknown }

const MAX_DEPTH = 64
// A string that does not end matches up to the end of the text, so that no other start is tried: the pass stays linear.
const TOKEN = /"(?:[^"\\]+|\\[\s\S]?)*(?:"|$)|[{}[\],:]/g

/** One value or a list of them, as a list. */
export function listOf(value: unknown): unknown[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value : [value]
}

/** An object. Throws CredentialRefused. */
export function parseStrict(text: string): Json {
  checkMembers(text)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new CredentialRefused('json', '', error)
  }
  if (!isObject(value)) throw new CredentialRefused('shape')
  checkValues(value)
  return value
}

/** A pass over the tokens; JSON.parse refuses malformed text afterwards. */
function checkMembers(text: string): void {
  /** For each open object the members so far, for each open list null. */
  const open: (Set<string> | null)[] = []
  let last = ''
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === '{' || token === '[') open.push(token === '{' ? new Set() : null)
    else if (token === '}' || token === ']') open.pop()
    else if (token === ':') add(open.at(-1), last)
    if (open.length > MAX_DEPTH) throw new CredentialRefused('too_deep')
    last = token
  }
}

function add(members: Set<string> | null | undefined, token: string): void {
  let name = token
  try {
    name = JSON.parse(token)
  } catch {}
  if (members?.has(name)) throw new CredentialRefused('duplicate_member', name.slice(0, 60))
  members?.add(name)
}

/** Refuses lone surrogates and infinite numbers, because different texts would have the same canonical bytes. */
function checkValues(value: unknown): void {
  if (typeof value === 'string' && !value.isWellFormed()) throw new CredentialRefused('json')
  if (typeof value === 'number' && !Number.isFinite(value)) throw new CredentialRefused('json')
  if (Array.isArray(value)) for (const item of value) checkValues(item)
  if (!isObject(value)) return
  for (const [name, inner] of Object.entries(value)) {
    if (name === '__proto__' || !name.isWellFormed()) throw new CredentialRefused('json')
    checkValues(inner)
  }
}
