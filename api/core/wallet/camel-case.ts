// Replies spell their keys in snake case on the wire; all else reads them in camel case.

const camel = (key: string): string => key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** Every key of a JSON value, at any depth; values stay as they are. Where two keys become one, the later one wins. */
export function camelCaseKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(camelCaseKeys)
  if (typeof value !== 'object' || value === null) return value
  const out: Record<string, unknown> = {}
  for (const [key, inner] of Object.entries(value)) {
    // Defined, not assigned: a key named __proto__ is data like any other.
    Object.defineProperty(out, camel(key), {
      value: camelCaseKeys(inner),
      enumerable: true,
      writable: true,
      configurable: true,
    })
  }
  return out
}
