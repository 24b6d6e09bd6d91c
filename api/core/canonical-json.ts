// Canonical JSON (RFC 8785): one text for one value, independent of the order of its keys. The basis of all digests and signatures.

/** Sorts keys by UTF-16 units and omits what JSON.stringify omits. Throws TypeError for a bigint. */
export function canonicalJson(value: unknown): string {
  const plain = hasToJson(value) ? value.toJSON() : value
  if (plain === null || typeof plain !== 'object') {
    if (typeof plain === 'number' && !Number.isFinite(plain)) throw new TypeError('JSON cannot represent this number.')
    return JSON.stringify(plain) ?? 'null'
  }
  if (Array.isArray(plain)) return `[${plain.map(canonicalJson).join(',')}]`
  const entries = Object.entries(plain)
    .filter(([, inner]) => inner !== undefined && typeof inner !== 'function' && typeof inner !== 'symbol')
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonicalJson(inner)}`).join(',')}}`
}

const hasToJson = (value: unknown): value is { toJSON(): unknown } =>
  typeof (value as { toJSON?: unknown } | null)?.toJSON === 'function'
