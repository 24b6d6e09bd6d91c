// Verifies a JWS in compact form, ES256 only, by WebCrypto.
import { quoted } from './texts.ts'

type Fields = Record<string, unknown>

/** The bytes of a part; null for anything but their one spelling. */
function bytesOf(part: string): Uint8Array<ArrayBuffer> | null {
  try {
    const text = atob(part.replaceAll('-', '+').replaceAll('_', '/'))
    const back = btoa(text)
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replace(/(?<!=)=+$/, '')
    return back === part ? Uint8Array.from(text, letter => letter.charCodeAt(0)) : null
  } catch {
    return null
  }
}

export function decoded(part: string): Fields | null {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytesOf(part) ?? undefined))
    return value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Fields) : null
  } catch {
    return null
  }
}

/** The payload of a valid signature of this type by one of the keys; otherwise the problem. */
export async function readJws(
  jws: string,
  typ: string,
  keys: Fields[],
): Promise<{ kid: string; payload: Fields } | string> {
  const [head = '', body = '', signature = '', ...rest] = jws.split('.')
  const header = decoded(head)
  const payload = decoded(body)
  if (rest.length > 0 || !header || !payload) return 'the signature is no signature (JWS)'
  const { alg, kid, typ: found, ...others } = header
  if (alg !== 'ES256' || found !== typ || Object.keys(others).length > 0) return 'the signature is of another kind'
  const key = keys.find(one => one.kid === kid && one.kty === 'EC' && one.crv === 'P-256')
  if (!key) return `the service has no key ${quoted(kid)}: it was withdrawn, or never was one`
  const bytes = bytesOf(signature)
  if (bytes?.length !== 64) return 'the signature is cut short or too long'
  const { x, y } = key as { x: string; y: string }
  try {
    const curve = { name: 'ECDSA', namedCurve: 'P-256' }
    const publicKey = await crypto.subtle.importKey('jwk', { kty: 'EC', crv: 'P-256', x, y }, curve, false, ['verify'])
    const signed = new TextEncoder().encode(`${head}.${body}`)
    const isGood = await crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, publicKey, bytes, signed)
    return isGood ? { kid: String(kid), payload } : 'the signature is not by the key that is named'
  } catch {
    return `the key ${quoted(kid)} is no key`
  }
}

/** The first difference between a payload and the expected values; null when they are equal. */
export function difference(payload: Fields, expected: Fields): string | null {
  for (const key of new Set([...Object.keys(payload), ...Object.keys(expected)])) {
    if (payload[key] !== expected[key]) return `what was signed has another ${quoted(key)}`
  }
  return null
}
