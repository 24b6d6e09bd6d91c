// What may be shown of a text that the backend wrote: short, and without anything that could be a secret.

const GONE = '[removed]'
const MOST = 200

const PATTERNS = [
  /\bBearer\s+\S+/gi,
  // A JWT.
  /[A-Za-z0-9_-]{4,}\.[A-Za-z0-9_-]{4,}\.[A-Za-z0-9_-]*/g,
  /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi,
  // Hex and base64: no word of any language is that long without a space.
  /(0x)?[A-Za-z0-9+/_-]{24,}={0,2}/g,
  /\b0x[0-9a-f]{12,}\b/gi,
]

/** At most 200 characters. `secrets`: texts of the call itself, removed wherever they occur. */
export function publicDetail(text: string, secrets: readonly string[] = []): string {
  let shown = text.slice(0, 4_000)
  for (const secret of secrets) if (secret.length >= 4) shown = shown.replaceAll(secret, GONE)
  for (const pattern of PATTERNS) shown = shown.replace(pattern, GONE)
  shown = shown
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .toWellFormed()
    .trim()
  const letters = Array.from(shown)
  return letters.length <= MOST ? shown : `${letters.slice(0, MOST - 1).join('')}…`
}
