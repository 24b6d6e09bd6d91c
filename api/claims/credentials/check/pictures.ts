// The credential inside a baked badge: a text chunk of a PNG, an element of an SVG. The picture itself is never decoded or served.
import { crc32, inflateSync } from 'node:zlib'
import { CredentialRefused } from './refused.ts'

const MAX_BYTES = 1024 * 1024
export const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')
const KEYWORDS = /^(openbadgecredential|openbadges)$/
/** The longest keyword of a text chunk, and the zero byte that ends it. */
const KEYWORD_BYTES = 80

export function badgeInPng(png: Buffer): string {
  let found: string | undefined
  let at = PNG_SIGNATURE.length
  let type = ''
  while (type !== 'IEND') {
    if (at + 12 > png.length) throw new CredentialRefused('damaged_picture')
    const length = png.readUInt32BE(at)
    type = png.toString('latin1', at + 4, at + 8)
    const end = at + 8 + length
    if (end + 4 > png.length || png.readUInt32BE(end) !== crc32(png.subarray(at + 4, end)))
      throw new CredentialRefused('damaged_picture')
    const chunk = png.subarray(at + 8, end)
    const keywordEnd = /^[iz]TXt$|^tEXt$/.test(type) ? chunk.subarray(0, KEYWORD_BYTES).indexOf(0) : -1
    if (KEYWORDS.test(chunk.toString('latin1', 0, Math.max(0, keywordEnd)))) {
      // Refused before inflating: one picture can hold a thousand texts that inflate to a megabyte each.
      if (found !== undefined) throw new CredentialRefused('two_badges')
      found = decodeUtf8(badgeIn(type, chunk, keywordEnd))
    }
    at = end + 4
  }
  return badgeOf(found)
}

/** The text of a chunk whose keyword is that of a badge. */
function badgeIn(type: string, chunk: Buffer, keywordEnd: number): Buffer {
  if (type === 'tEXt') return chunk.subarray(keywordEnd + 1)
  if (type === 'zTXt') return inflated(chunk.subarray(keywordEnd + 2))
  const languageEnd = chunk.indexOf(0, keywordEnd + 3)
  const translatedEnd = chunk.indexOf(0, languageEnd + 1)
  if (languageEnd < 0 || translatedEnd < 0) throw new CredentialRefused('damaged_picture')
  const text = chunk.subarray(translatedEnd + 1)
  return chunk[keywordEnd + 1] === 1 ? inflated(text) : text
}

function inflated(bytes: Buffer): Buffer {
  try {
    return inflateSync(bytes, { maxOutputLength: MAX_BYTES })
  } catch (error) {
    const isLarge = (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE'
    throw new CredentialRefused(isLarge ? 'too_large' : 'damaged_picture', '', error)
  }
}

const RUNS = /^(?:[\w-]+:)?(?:script|foreignObject|iframe|handler|listener)$/i
const RUNS_INSIDE = /\son\w+\s*=|javascript:/i

/** One pass over the markup. Refuses unclosed markup, declarations, scripts and event handlers. */
export function badgeInSvg(svg: string): string {
  let found: string | undefined
  for (let at = svg.indexOf('<'); at >= 0; at = svg.indexOf('<', at)) {
    const end = endOf(svg, at)
    const tag = svg.slice(at, end)
    const [, name = ''] = /^<\/?([\w:.-]+)/.exec(tag) ?? []
    const isDeclaration = /^<!(?!--|\[CDATA\[)/.test(tag)
    const isFine = isDeclaration ? /^<!DOCTYPE svg\b/.test(tag) && !tag.includes('[') : !/^<\?xml-/.test(tag)
    const isActive = name !== '' && (RUNS.test(name) || RUNS_INSIDE.test(tag))
    if (!isFine || isActive) throw new CredentialRefused('svg')
    if (/^<openbadges:(credential|assertion)[\s>/]/.test(tag)) {
      if (found !== undefined) throw new CredentialRefused('two_badges')
      found = contentOf(tag, svg.slice(end))
    }
    at = end
  }
  return badgeOf(found)
}

/** Where the markup that begins at `at` ends. */
function endOf(svg: string, at: number): number {
  const [, close = '>'] = BRACKETS.find(([open]) => svg.startsWith(open, at)) ?? []
  let end = svg.indexOf(close, at)
  if (close === '>') {
    const quote = /[>"']/g
    quote.lastIndex = at
    for (let next = quote.exec(svg); next && next[0] !== '>'; next = quote.exec(svg)) {
      const closing = svg.indexOf(next[0], quote.lastIndex)
      quote.lastIndex = closing < 0 ? svg.length : closing + 1
    }
    end = quote.lastIndex - 1
  }
  if (end < 0) throw new CredentialRefused('svg')
  return end + close.length
}

const BRACKETS = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const

/** The attribute `verify`, or all the text inside as CDATA. */
function contentOf(tag: string, rest: string): string {
  const verify = /\sverify\s*=\s*(?:"([^"]*)"|'([^']*)')/.exec(tag)
  const start = rest.trimStart()
  if (!start.startsWith('<![CDATA[')) return (verify?.[1] ?? verify?.[2] ?? '').trim()
  return start.slice('<![CDATA['.length, start.indexOf(']]>')).trim()
}

function badgeOf(found: string | undefined): string {
  if (!found) throw new CredentialRefused('no_badge')
  return found
}

/** Throws CredentialRefused for invalid UTF-8. */
export function decodeUtf8(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    throw new CredentialRefused('json', 'not UTF-8', error)
  }
}
