// The parser of a CV's limited Markdown: bold, italic, links, lists, paragraphs, line breaks; everything else is literal text, HTML
// included. Linear in time for any input.

export type MarkdownInline =
  | { type: 'text'; text: string }
  | { type: 'break' }
  | { type: 'strong'; children: MarkdownInline[] }
  | { type: 'emphasis'; children: MarkdownInline[] }
  | { type: 'link'; href: string; children: MarkdownInline[] }

export type MarkdownBlock =
  | { type: 'paragraph'; children: MarkdownInline[] }
  | { type: 'list'; ordered: boolean; start: number; items: MarkdownInline[][] }

const MAX_ADDRESS = 2_000
const SAFE_ADDRESS = /^(?:https?:\/\/[^\s/]|mailto:[^\s]|tel:[^\s])[^\s\u0000-\u001f\u007f]*$/i

/** The address if a CV may link to it (http, https, mailto, tel; no blanks or control characters), otherwise undefined. */
export function safeHref(address: string | undefined): string | undefined {
  return address !== undefined && address.length <= MAX_ADDRESS && SAFE_ADDRESS.test(address) ? address : undefined
}

/** The blocks of a Markdown text, in order. Lists are flat; a line without a marker below an item continues the item. */
export function parseMarkdown(markdown: string): MarkdownBlock[] {
  const drafts: Draft[] = []
  let closed = true
  for (const raw of linesOf(markdown)) {
    const line = raw.trim()
    if (line !== '') addLine(drafts, line, closed)
    closed = line === ''
  }
  return drafts.map(finish)
}

/** The blocks of a plain text: paragraphs (a blank line between them) and line breaks, every character literal. */
export function plainBlocks(text: string): MarkdownBlock[] {
  const paragraphs: MarkdownInline[][] = []
  let closed = true
  for (const raw of linesOf(text)) {
    const line = raw.trim()
    if (line !== '' && closed) paragraphs.push([{ type: 'text', text: line }])
    else if (line !== '') paragraphs.at(-1)?.push({ type: 'break' }, { type: 'text', text: line })
    closed = line === ''
  }
  return paragraphs.map(children => ({ type: 'paragraph', children }))
}

/** The description of an item with its format; without one every character is literal. */
export type Described = { description?: string | undefined; format?: 'markdown' | undefined }

export const descriptionBlocks = ({ description = '', format }: Described): MarkdownBlock[] =>
  format === 'markdown' ? parseMarkdown(description) : plainBlocks(description)

/** The visible text of Markdown: a line for each line and list item; for a link its label. */
export const plainText = (markdown: string): string => parseMarkdown(markdown).flatMap(blockTexts).join('\n')

/** The visible text of a paragraph, or of each item of a list. */
export const blockTexts = (block: MarkdownBlock): string[] =>
  (block.type === 'list' ? block.items : [block.children]).map(inlineText)

/** The visible text of inline content; a break is a line feed. */
export function inlineText(children: readonly MarkdownInline[]): string {
  return children
    .map(child => (child.type === 'text' ? child.text : child.type === 'break' ? '\n' : inlineText(child.children)))
    .join('')
}

const linesOf = (text: string) => text.split(/\r\n|\r|\n/)

// Blocks

interface Draft {
  kind: 'paragraph' | 'bullets' | 'numbers'
  start: number
  items: string[][]
}

/** • comes from text pasted from a word processor. */
const MARKER = /^(?:[-*+•]|(\d{1,3})[.)])[ \t]+(?=\S)/

function addLine(drafts: Draft[], line: string, closed: boolean): void {
  const last = drafts.at(-1)
  const marker = MARKER.exec(line)
  const kind = marker?.[1] === undefined ? 'bullets' : 'numbers'
  // A sentence that happens to wrap at "12. " is not a list: inside a paragraph a numbered list begins with 1.
  const wrapped = kind === 'numbers' && !closed && last?.kind === 'paragraph' && Number(marker?.[1]) !== 1
  if (!marker || wrapped) {
    if (last && !closed) last.items.at(-1)?.push(line)
    else drafts.push({ kind: 'paragraph', start: 1, items: [[line]] })
    return
  }
  const item = [line.slice(marker[0].length)]
  if (last?.kind === kind) last.items.push(item)
  else drafts.push({ kind, start: Number(marker[1] ?? 1), items: [item] })
}

function finish({ kind, start, items }: Draft): MarkdownBlock {
  const parsed = items.map(lines => parseInline(lines.join('\n'), true))
  if (kind === 'paragraph') return { type: 'paragraph', children: parsed[0] ?? [] }
  return { type: 'list', ordered: kind === 'numbers', start, items: parsed }
}

// Inline content: the first pass splits it into pieces and pairs the emphasis marks, the second one builds a tree of the pairs.

type Sign = '*' | '**' | '_' | '__'
interface Mark {
  type: 'mark'
  sign: Sign
  role: 'literal' | 'open' | 'close'
}
type Piece = MarkdownInline | Mark

function parseInline(source: string, withLinks: boolean): MarkdownInline[] {
  const pieces: Piece[] = []
  const marks = createMarks(pieces)
  const links = withLinks ? findLinks(source) : undefined
  let text = ''
  const flush = () => {
    if (text !== '') pieces.push({ type: 'text', text })
    text = ''
  }
  let at = 0
  while (at < source.length) {
    const char = source.charAt(at)
    const link = char === '[' ? links?.get(at) : undefined
    if (char === '\\' && isEscapable(source.charAt(at + 1))) {
      text += source.charAt(at + 1)
      at += 2
    } else if (link) {
      flush()
      pieces.push({ type: 'link', href: link.href, children: parseInline(link.label, false) })
      at = link.end
    } else if (char === '*' || char === '_') {
      flush()
      const end = endOfRun(source, at)
      marks.add(char, end - at, ...flanks(source, at, end))
      at = end
    } else if (char === '\n') {
      flush()
      pieces.push({ type: 'break' })
      at += 1
    } else {
      text += char
      at += 1
    }
  }
  flush()
  return fold(pieces)
}

/**
 * Pairs the marks in one pass. At most one mark of each sign is open (a newer one replaces it), so each mark is pushed and popped once, and
 * the nesting is at most four levels deep.
 */
function createMarks(pieces: Piece[]) {
  const waiting: Mark[] = []
  const newest = new Map<Sign, number>()
  const add = (mark: Mark) => pieces.push(mark)
  const close = (sign: Sign) => {
    const position = newest.get(sign)!
    waiting[position]!.role = 'open'
    while (waiting.length > position) {
      const dropped = waiting.pop()!
      if (newest.get(dropped.sign) === waiting.length) newest.delete(dropped.sign)
    }
    add({ type: 'mark', sign, role: 'close' })
  }
  const open = (sign: Sign) => {
    const mark: Mark = { type: 'mark', sign, role: 'literal' }
    newest.set(sign, waiting.length)
    waiting.push(mark)
    add(mark)
  }
  return {
    add(char: '*' | '_', length: number, mayOpen: boolean, mayClose: boolean) {
      const single: Sign = char
      const double: Sign = char === '*' ? '**' : '__'
      let left = length
      while (mayClose && left > 0) {
        const one = newest.get(single) ?? -1
        const two = left > 1 ? (newest.get(double) ?? -1) : -1
        if (one < 0 && two < 0) break
        const sign = two > one || (left === 2 && two >= 0) ? double : single
        close(sign)
        left -= sign.length
      }
      for (; mayOpen && left > 0; left -= left > 1 ? 2 : 1) open(left > 1 ? double : single)
      if (left > 0) pieces.push({ type: 'text', text: char.repeat(left) })
    },
  }
}

/** Whether a run of marks may open and may close emphasis, by the characters around it, as in CommonMark. */
export function flanks(source: string, start: number, end: number): [mayOpen: boolean, mayClose: boolean] {
  const before = start === 0 ? ' ' : source.charAt(start - 1)
  const behind = end === source.length ? ' ' : source.charAt(end)
  const left = !isBlank(behind) && (!isSign(behind) || isBlank(before) || isSign(before))
  const right = !isBlank(before) && (!isSign(before) || isBlank(behind) || isSign(behind))
  if (source.charAt(start) === '*') return [left, right]
  return [left && !isWord(before), right && !isWord(behind)]
}

function endOfRun(source: string, start: number): number {
  let end = start
  while (source.charAt(end) === source.charAt(start)) end += 1
  return end
}

function fold(pieces: readonly Piece[]): MarkdownInline[] {
  const levels: MarkdownInline[][] = [[]]
  for (const piece of pieces) {
    if (piece.type === 'mark' && piece.role === 'open') levels.push([])
    else if (piece.type === 'mark' && piece.role === 'close') {
      const children = levels.pop()!
      append(levels.at(-1)!, { type: piece.sign.length === 2 ? 'strong' : 'emphasis', children })
    } else append(levels.at(-1)!, piece.type === 'mark' ? { type: 'text', text: piece.sign } : piece)
  }
  return levels[0]!
}

function append(level: MarkdownInline[], child: MarkdownInline): void {
  const last = level.at(-1)
  if (last?.type === 'text' && child.type === 'text') last.text += child.text
  else level.push(child)
}

// Links

interface FoundLink {
  href: string
  label: string
  end: number
}

/** The links of a text by the index of their `[`. Of nested ones only the inner is a link. */
function findLinks(source: string): Map<number, FoundLink> {
  const links = new Map<number, FoundLink>()
  const { ends, order } = pairBrackets(source)
  let innermost = -1
  for (const start of order) {
    const middle = ends.get(start)!
    const end = source.charAt(middle + 1) === '(' ? ends.get(middle + 1) : undefined
    const label = source.slice(start + 1, middle)
    if (innermost > start || end === undefined || end - middle > MAX_ADDRESS + 2 || label.trim() === '') continue
    const href = safeHref(source.slice(middle + 2, end))
    if (href === undefined) continue
    links.set(start, { href, label, end: end + 1 })
    innermost = start
  }
  return links
}

/** The matching bracket of each opening one; `order`: the square ones in closing order. A blank ends an open `(`. */
function pairBrackets(source: string): { ends: Map<number, number>; order: number[] } {
  const ends = new Map<number, number>()
  const order: number[] = []
  const square: number[] = []
  let round: number[] = []
  for (let at = 0; at < source.length; at++) {
    const char = source.charAt(at)
    if (char === '\\' && isEscapable(source.charAt(at + 1))) at += 1
    else if (char === '[') square.push(at)
    else if (char === '(') round.push(at)
    else if (isBlank(char)) round = []
    else if (char === ']' || char === ')') {
      const start = (char === ']' ? square : round).pop()
      if (start === undefined) continue
      ends.set(start, at)
      if (char === ']') order.push(start)
    }
  }
  return { ends, order }
}

/** Characters that a backslash makes literal. */
export const isEscapable = (char: string) => char !== '' && '\\*_[]()-+.•'.includes(char)
const isBlank = (char: string) => /\s/.test(char)
const isSign = (char: string) => /[!-/:-@[-`{-~]/.test(char)
const isWord = (char: string) => /[\p{L}\p{M}\p{N}]/u.test(char)
