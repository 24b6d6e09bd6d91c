// Texts with markup (HTML of editors, Markdown, lines with bullets) as plain paragraphs and bullets. Pure.

export type Prose = {
  summary: string
  highlights: string[]
  /** Everything as plain lines, as the source is shown. */
  text: string
  /** Where its links lead. */
  links: string[]
}
type Line = { text: string; isBullet: boolean }

const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  middot: '·',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  euro: '€',
  copy: '©',
  reg: '®',
  trade: '™',
  shy: '',
}

export const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (all, decimal, hex, name) => {
    if (name) return NAMED[name.toLowerCase()] ?? all
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : ''
  })

const TOKEN = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)((?:[^<>a-z0-9][^<>]*)?)>|[^<]+|</gi
const SILENT = /^(script|style|template|iframe|object|svg|head|noscript)$/
const BLOCK = /^(p|div|br|li|ul|ol|h[1-6]|tr|table|blockquote|section|hr|pre)$/
const isHtml = (text: string) =>
  /<\/?(p|div|br|li|ul|ol|h[1-6]|strong|em|b|i|u|s|a|span|script|img|table)\b[^<>]*>/i.test(text)

function linesOfHtml(html: string, links: string[]): Line[] {
  const lines: Line[] = [{ text: '', isBullet: false }]
  let silent = ''
  for (const [token, slash, tag = '', rest = ''] of html.matchAll(TOKEN)) {
    const name = tag.toLowerCase()
    if (silent) silent = slash && name === silent ? '' : silent
    else if (!name) (lines.at(-1) as Line).text += token.startsWith('<!--') ? '' : decodeEntities(token)
    else if (SILENT.test(name)) silent = slash ? '' : name
    else if (BLOCK.test(name)) {
      const last = lines.at(-1) as Line
      // A paragraph that only wraps the text of a bullet does not start a line.
      if (name === 'li' && !slash) lines.push({ text: '', isBullet: true })
      else if (last.text.trim()) lines.push({ text: '', isBullet: false })
    } else if (name === 'a' && !slash) {
      const link = /\bhref\s*=\s*["']?([^"'\s>]+)/i.exec(rest)?.[1]
      if (link) links.push(decodeEntities(link))
    }
  }
  return lines
}

const BULLET = /^\s*(?:[•‣◦▪●∙·–—*-]|\d{1,2}[.)])\s+/
const linesOfText = (text: string): Line[] =>
  text.split(/\r\n|\r|\n/).map(line => ({ text: line.replace(BULLET, ''), isBullet: BULLET.test(line) }))

const ESCAPED = /\\([!-/:-@[-`{-~])/g
/** Escaped signs as letters that no text has, so that they are no markup. */
const SPARE = 0xf0000
const covered = (text: string) =>
  text.replace(ESCAPED, (_all, sign: string) => String.fromCodePoint(SPARE + sign.charCodeAt(0)))
const uncovered = (text: string) =>
  text.replace(/[\u{f0000}-\u{f007f}]/gu, sign => String.fromCharCode((sign.codePointAt(0) ?? SPARE) - SPARE))

/** Markdown within a line, as its text; where its links lead goes to `links`. */
export const plainOf = (text: string, links: string[] = []): string => uncovered(withoutMarks(covered(text), links))

const withoutMarks = (text: string, links: string[]): string =>
  text
    .replace(/!?\[([^[\]]{0,500})\]\(\s*([^()\s]{1,2000})\s*\)/g, (_all, label: string, link: string) => {
      links.push(uncovered(link))
      return label
    })
    .replace(/(\*{1,3}|_{2,3}|`)(?=\S)([^*_`\n]{1,1000}?)\1/g, '$2')

/** `isMarkdown`: the text is Markdown where it is no HTML. */
export function proseOf(text: string, isMarkdown = false): Prose {
  const links: string[] = []
  const found = isHtml(text) ? linesOfHtml(text, links) : linesOfText(text)
  const lines = found
    .map(line => ({
      ...line,
      text: (isMarkdown ? plainOf(line.text, links) : line.text).replace(/[^\S\n]+/g, ' ').trim(),
    }))
    .filter((line, index, all) => line.text || (!line.isBullet && !isHtml(text) && index > 0 && all[index - 1]?.text))
  const whole = lines
    .map(line => (line.isBullet ? `• ${line.text}` : line.text))
    .join('\n')
    .trim()
  const firstBullet = lines.findIndex(line => line.isBullet)
  // Paragraphs between bullets introduce the bullets below, so their order must not change.
  const isMixed = firstBullet >= 0 && lines.slice(firstBullet).some(line => !line.isBullet && line.text)
  if (firstBullet < 0 || isMixed) return { summary: whole, highlights: [], text: whole, links }
  const summary = lines
    .slice(0, firstBullet)
    .map(line => line.text)
    .join('\n')
    .trim()
  return {
    summary,
    highlights: lines
      .slice(firstBullet)
      .filter(line => line.text)
      .map(line => line.text),
    text: whole,
    links,
  }
}

/** The parts of a list in one text, "a, b (c, d); e". */
export function partsOf(text: string): string[] {
  const parts: string[] = ['']
  let depth = 0
  for (const letter of text) {
    if (/[(（]/.test(letter)) depth++
    if (/[)）]/.test(letter)) depth = Math.max(0, depth - 1)
    if (depth === 0 && /[,;•·|‖、，،؛\n]/.test(letter)) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.map(part => part.trim()).filter(Boolean)
}
