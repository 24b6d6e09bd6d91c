// CVs of Word: paragraphs with their styles and tables, by mammoth, which reads the document and follows no reference in it.
import { XMLParser } from 'fast-xml-parser'
import mammoth from 'mammoth'
import { account } from './account.ts'
import { BULLET } from './pdf-layout.ts'
import { type Reading, Unreadable } from './reading.ts'
import { createRows, type Row, type Segment, type Span, segmentText } from './row.ts'
import { readRows } from './sections.ts'

const STYLES = [
  "p[style-name='Title'] => h1:fresh",
  "p[style-name='Subtitle'] => p:fresh",
  "p[style-name='Name'] => h1:fresh",
]
const MAX_PARAGRAPHS = 20_000
const LETTER = 5
const INDENT = 20
const SIZE = 10

type Node = { [tag: string]: Node[] | string | Record<string, string> }
type Look = { weight: number; isItalic: boolean; url?: string }

/** Throws Unreadable: broken, empty, too_complex. */
export async function readDocx(bytes: Uint8Array): Promise<Reading & { invented: string[] }> {
  const options = {
    styleMap: STYLES,
    ignoreEmptyParagraphs: false,
    convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
  }
  const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(bytes) }, options).catch(() => {
    throw new Unreadable(
      'broken',
      'This Word file is damaged or not whole. Save it again as .docx, and bring the new file.',
    )
  })
  const parser = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    attributeNamePrefix: '',
    trimValues: false,
    processEntities: true,
    htmlEntities: true,
    unpairedTags: ['br', 'img'],
    parseTagValue: false,
  })
  // The parser drops spaces that are alone between two tags.
  const nodes = parser.parse(`<body>${value.replaceAll('> <', '>&#160;<')}</body>`) as Node[]
  const { rows, pieces, add: addRow, skip } = createRows()
  const add: Add = (lines, given) => {
    for (const cells of lines) {
      const row = rowOf(cells, given)
      const text = row.segments.map(segmentText).join('  ')
      if (row.segments.length === 0) skip()
      else addRow(row, { text, where: `paragraph ${pieces.length + 1}` })
      if (rows.length > MAX_PARAGRAPHS)
        throw new Unreadable('too_complex', `This file has more than ${MAX_PARAGRAPHS} paragraphs. Bring your CV only.`)
    }
  }
  readBlocks(childrenOf(nodes[0] as Node), add, 0)
  if (rows.length === 0) throw new Unreadable('empty', 'There is no text in this Word file.')
  const { resume, doubts } = readRows(rows, pieces, Number.NaN)
  const links = rows.flatMap(({ segments }) => segments.flatMap(({ spans }) => spans.flatMap(({ url }) => url ?? [])))
  return account({ kind: 'docx', resume, pieces, doubts, links })
}

const tagOf = (node: Node): string => Object.keys(node).find(key => key !== ':@') ?? ''
const childrenOf = (node: Node | undefined): Node[] => {
  const children = node?.[tagOf(node)]
  return Array.isArray(children) ? children : []
}

type Add = (lines: Span[][][], row: Partial<Row>) => void

function readBlocks(nodes: Node[], add: Add, depth: number): void {
  for (const node of nodes) {
    const tag = tagOf(node)
    const heading = Number(/^h([1-6])$/.exec(tag)?.[1] ?? 0)
    if (heading > 0)
      add(linesOf(childrenOf(node), { weight: 700, isItalic: false }), { heading, size: SIZE + 2 * (7 - heading) })
    else if (tag === 'p') add(linesOf(childrenOf(node), PLAIN), {})
    else if (tag === 'ul' || tag === 'ol') for (const item of childrenOf(node)) readItem(item, add, depth + 1)
    else if (tag === 'table') readTable(node, add, depth)
    else if (childrenOf(node).length > 0) readBlocks(childrenOf(node), add, depth)
  }
}
const PLAIN: Look = { weight: 400, isItalic: false }

function readItem(item: Node, add: Add, depth: number): void {
  const isList = (node: Node) => /^(?:ul|ol)$/.test(tagOf(node))
  const inside = childrenOf(item)
  const own = inside.filter(node => !isList(node))
  const texts = own.some(node => tagOf(node) === 'p') ? own.map(childrenOf) : [own]
  for (const nodes of texts) add(linesOf(nodes, PLAIN), { isBullet: true, x: depth * INDENT })
  readBlocks(inside.filter(isList), add, depth)
}

/** A row with one line in each cell is a line with parts; cells of several paragraphs are read one after the other. */
function readTable(table: Node, add: Add, depth: number): void {
  const rows = childrenOf(table).flatMap(node => (/^(?:thead|tbody)$/.test(tagOf(node)) ? childrenOf(node) : [node]))
  for (const row of rows) {
    const cells = childrenOf(row).filter(cell => hasText(cell))
    const first = cells.map(cell => childrenOf(cell).filter(hasText))
    const isLine = cells.length > 1 && first.slice(0, -1).every(blocks => blocks.length === 1)
    if (!isLine) {
      for (const cell of cells) readBlocks(childrenOf(cell), add, depth)
      continue
    }
    const heads = first.map(blocks => linesOf(childrenOf(blocks[0]), PLAIN).flat(2))
    add([heads], {})
    readBlocks(first.at(-1)?.slice(1) ?? [], add, depth)
  }
}

const hasText = (node: Node): boolean =>
  tagOf(node) === '#text' ? /\S/.test(String(node['#text'])) : childrenOf(node).some(hasText)

/** Lines, in them the parts that tabs divide, in them spans. */
function linesOf(nodes: Node[], look: Look): Span[][][] {
  const lines: Span[][][] = [[[]]]
  const walk = (some: Node[], now: Look) => {
    for (const node of some) {
      const tag = tagOf(node)
      if (tag === '#text') {
        for (const [index, text] of String(node['#text']).split('\t').entries()) {
          if (index > 0) lines.at(-1)?.push([])
          const cell = lines.at(-1)?.at(-1)
          if (text) cell?.push({ ...now, text })
        }
      } else if (tag === 'br') lines.push([[]])
      else if (tag === 'strong') walk(childrenOf(node), { ...now, weight: 700 })
      else if (tag === 'em') walk(childrenOf(node), { ...now, isItalic: true })
      else if (tag === 'a') {
        const url = (node[':@'] as Record<string, string> | undefined)?.href
        walk(childrenOf(node), url && /^(?:https?:|mailto:|tel:)/i.test(url) ? { ...now, url } : now)
      } else walk(childrenOf(node), now)
    }
  }
  walk(nodes, look)
  return lines
}

function rowOf(cells: Span[][], row: Partial<Row>): Omit<Row, 'gap' | 'piece'> {
  let at = row.x ?? 0
  const x = at
  let { isBullet = false } = row
  const first = cells[0]?.[0]
  const mark = /^\s*(\S)\s+/.exec(first?.text ?? '')?.[1] ?? ''
  if (first && BULLET.test(mark)) {
    isBullet = true
    first.text = first.text.replace(/^\s*\S\s+/, '')
    at += INDENT
  }
  const segments = cells
    .filter(spans => spans.some(({ text }) => /\S/.test(text)))
    .map((spans): Segment => {
      const length = spans.reduce((sum, { text }) => sum + text.length, 0)
      const begun = at
      at += (length + 8) * LETTER
      return {
        spans: spans.map(span => ({ ...span, x: isBullet ? INDENT : x })),
        x: begun,
        right: begun + length * LETTER,
      }
    })
  return {
    size: SIZE,
    colour: 0,
    ...row,
    isBullet,
    segments,
    x: isBullet && x === 0 ? INDENT : x,
    right: at,
    isWhole: true,
  }
}
