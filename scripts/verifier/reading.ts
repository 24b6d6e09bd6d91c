// Reads files of others: what is signed in them, as strictly as JSON can be read, so that no two readers see different things.
import { quoted } from '../../web/src/check/core.ts'

export type Members = Record<string, unknown>
/** Why a credential is not good, in words. */
export class Refused extends Error {}
/** Nothing signed it. */
export class Unsigned extends Refused {}

export const MOST_BYTES = 8 * 1024 * 1024
const MOST_DEPTH = 64
const TOKENS = /"[^"\\]*(?:\\.[^"\\]*)*"?|[{}[\],:]/gs

/** Refuses a member that is there twice, of which readers take the first or the last, and what is nested deeply. */
export function strictJson(text: string): unknown {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Refused('it is no JSON, or not all of it')
  }
  const tokens = text.match(TOKENS) ?? []
  const open: Set<string>[] = []
  for (const [at, token] of tokens.entries()) {
    if (token === '{' || token === '[') open.push(new Set())
    if (token === '}' || token === ']') open.pop()
    if (open.length > MOST_DEPTH) throw new Refused('it is nested too deeply')
    if (token[0] !== '"' || tokens[at + 1] !== ':') continue
    const name: string = JSON.parse(token)
    if (open.at(-1)?.has(name) || name === '__proto__') throw new Refused(`it has the member ${quoted(name)} twice`)
    open.at(-1)?.add(name)
  }
  return value
}

export const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
/** One or a list of them, as a list. */
export const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value])

export function membersOf(text: string): Members {
  const value = strictJson(text)
  if (!isMembers(value)) throw new Refused('it is no JSON object')
  return value
}

export function utf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).trim()
  } catch {
    throw new Refused('it is neither a PNG nor text')
  }
}

const PNG = '\x89PNG\r\n\x1a\n'
const KEYWORD = 'openbadgecredential\0'
const isPng = (bytes: Buffer) => bytes.toString('latin1', 0, PNG.length) === PNG
const JWS = /^[\w-]+\.[\w-]*\.[\w-]*$/
const ENVELOPED = 'data:application/vc+jwt,'

/** Whether the file is a credential rather than the claims of a CV. */
export function isCredential(bytes: Buffer): boolean {
  if (isPng(bytes)) return true
  const start = bytes.toString('latin1').trim()
  return JWS.test(start) || (/^[^{]{0,3}\{/.test(start) && start.includes('"@context"') && !/"claims"\s*:/.test(start))
}

/** The text of the one badge in a picture: an iTXt chunk. */
function bakedIn(png: Buffer): string {
  const found: string[] = []
  for (let at = PNG.length; at + 12 <= png.length; at += 12 + png.readUInt32BE(at)) {
    const data = png.subarray(at + 8, at + 8 + png.readUInt32BE(at))
    if (png.toString('latin1', at + 4, at + 8) !== 'iTXt' || !data.toString('latin1').startsWith(KEYWORD)) continue
    if (data[KEYWORD.length] !== 0) throw new Refused('the badge in this picture is compressed, which no Open Badge is')
    // The method of compression, then two texts, each up to a zero byte.
    const [, text = ''] = /^.[^\0]*\0[^\0]*\0(.*)$/s.exec(data.toString('latin1', KEYWORD.length + 1)) ?? []
    found.push(utf8(Buffer.from(text, 'latin1')))
  }
  if (found.length === 1) return found[0] as string
  throw found.length > 1
    ? new Refused('this picture holds several badges')
    : new Unsigned('this picture holds no badge')
}

/** A compact JWS, or a credential as JSON that has its proofs inside. */
export function signedIn(bytes: Buffer): string | Members {
  if (bytes.length > MOST_BYTES) throw new Refused('it is too large')
  const text = isPng(bytes) ? bakedIn(bytes) : utf8(bytes)
  if (JWS.test(text)) return text
  const members = membersOf(text)
  if (!listed(members.type).includes('EnvelopedVerifiableCredential')) return members
  const id = String(members.id)
  if (!id.startsWith(ENVELOPED)) throw new Refused('what is in this envelope is of a form that cannot be checked here')
  return id.slice(ENVELOPED.length)
}
