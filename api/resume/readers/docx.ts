// CVs of Word, from the XML of their parts: paragraphs with their styles and lists, tables, text boxes, headers and footers, as the pages show
// them. What is deleted, hidden or a comment is no text of the CV. Pure.
import { account } from './account.ts'
import { urlIn } from './contact.ts'
import { isDateOnly, periodsIn } from './dates.ts'
import {
  createLines,
  hasText,
  INDENT,
  type Line,
  type Lines,
  lettersIn,
  RIGHT,
  rowOf,
  textOf,
  textOfCell,
} from './docx-lines.ts'
import { chosen, elements, type Look, openParts, type Parts, SILENT, withLook } from './docx-parts.ts'
import { textsOfParts } from './docx-texts.ts'
import { headingOf } from './headings.ts'
import { type Reading, Unreadable } from './reading.ts'
import { createRows } from './row.ts'
import { missingFrom } from './second-look.ts'
import { readRows } from './sections.ts'
import { plainLetters } from './text.ts'
import { attributeOf, below, childrenOf, tagOf, textIn, type Xml } from './xml.ts'

const MAX_PARAGRAPHS = 20_000
/** One within the other. */
const MAX_FIELDS = 20
const TWIPS = 20
const TITLE_SIZE = 22
const PAGE_NUMBER = /^\s*(?:PAGE|NUMPAGES|SECTIONPAGES|SECTION)\b/i
const LINK_FIELD = /^\s*HYPERLINK\s+"([^"]+)"/i

/** A field of Word, as the number of the page or a link: its instruction, then its result. */
type Field = { instruction: string; isResult: boolean }
/** `boxes`: text boxes of the paragraph, `side`: narrow columns, which follow the text. */
type State = {
  parts: Parts
  links: Map<string, string>
  fields: Field[]
  boxes: Line[][]
  side: Line[]
  isBegun: boolean
}

/** Throws Unreadable: broken, empty, too_complex. */
export async function readDocx(bytes: Uint8Array): Promise<Reading & { invented: string[] }> {
  const parts = openParts(bytes)
  const read = (some: Xml[]) => withoutCopies(some.flatMap(part => linesOfPart(part, parts)))
  const [body, headers, footers, notes] = [
    linesOfPart(parts.body, parts),
    read(parts.headers),
    read(parts.footers),
    read(parts.notes),
  ]
  const first = body.findIndex(line => headingOf(textOf(line)) !== undefined)
  const head = body.slice(0, first < 0 ? body.length : first).filter(hasText)
  // A header with addresses is the head of the CV; another one is only listed.
  const isHead = headers.some(hasAddress) || (first >= 0 && head.length === 0)
  const { rows, pieces, add, skip } = createRows()
  const list = (lines: Line[], where: string) => {
    pieces.push(...lines.filter(hasText).map(line => ({ text: textOf(line), where })))
  }
  const addLines = (lines: Line[], where: string) => {
    for (const line of lines) {
      if (!hasText(line)) skip()
      else add(rowOf(line), { text: textOf(line), where: where || `paragraph ${pieces.length + 1}` })
      for (const text of line.known ?? []) pieces.push({ text, where, understood: text })
      if (rows.length > MAX_PARAGRAPHS)
        throw new Unreadable('too_complex', `This file has more than ${MAX_PARAGRAPHS} paragraphs. Bring your CV only.`)
    }
  }
  const known = new Set(head.map(textOf))
  const contact = footers.filter(hasAddress).map(line => ({ ...line, isContact: true }))
  // Beside a head in the text the header only tells how to reach the person.
  const ofHeader = headers.map(line => ({ ...withoutTexts(line, known), isContact: head.length > 0 }))
  if (isHead) addLines(ofHeader, 'header')
  addLines(body, '')
  addLines(
    contact.map(line => withoutTexts(line, new Set([...known, ...headers.map(textOf)]))),
    'footer',
  )
  if (!isHead) list(headers, 'header')
  list(
    footers.filter(line => !hasAddress(line)),
    'footer',
  )
  list(notes, 'note')
  if (pieces.length === 0) throw new Unreadable('empty', 'There is no text in this Word file.')
  pieces.push(...missingFrom(pieces, textsOfParts(parts)))
  const { resume, doubts } = readRows(rows, pieces, Number.NaN)
  const links = rows.flatMap(({ segments }) => segments.flatMap(({ spans }) => spans.flatMap(({ url }) => url ?? [])))
  return account({ kind: 'docx', resume, pieces, doubts, links })
}

function hasAddress(line: Line): boolean {
  const text = textOf(line)
  const isNumber = text.replace(/\D/g, '').length >= 7 && periodsIn(text).length === 0
  return isNumber || /\S@\S/.test(text) || urlIn(text) !== undefined
}

/** The header of the first page and that of the others often say the same. */
function withoutCopies(lines: Line[]): Line[] {
  const known = new Set<string>()
  return lines.filter(line => {
    const text = textOf(line)
    if (known.has(text) && text) return false
    known.add(text)
    return true
  })
}

/** Leaves out what the head of the CV says itself, between separators. */
function withoutTexts(line: Line, texts: ReadonlySet<string>): Line {
  const known: string[] = []
  const cells = line.cells.map(cell => {
    const parts = textOfCell(cell).split(/ [|·•–—-] /)
    const [first] = cell.spans
    const kept = parts.filter(text => !texts.has(text))
    if (!first || kept.length === parts.length) return cell
    known.push(...parts.filter(text => texts.has(text)))
    return { ...cell, spans: [{ ...first, text: kept.join(' | ') }] }
  })
  return { ...line, cells, known }
}

/** The lines of a part; those of narrow columns follow. */
function linesOfPart(part: Xml, parts: Parts): Line[] {
  const state: State = { parts, links: parts.links(part), fields: [], boxes: [], side: [], isBegun: false }
  const lines = readBlocks(childrenOf(part), state)
  return [...lines, ...state.side]
}

function readBlocks(nodes: Xml[], state: State): Line[] {
  const lines: Line[] = []
  for (const node of nodes) {
    const tag = tagOf(node)
    if (SILENT.test(tag)) continue
    const read =
      tag === 'p'
        ? readParagraph(node, state)
        : tag === 'tbl'
          ? readTable(node, state)
          : readBlocks(chosen(node), state)
    state.isBegun ||= read.some(hasText)
    // A loop: a spread of very many lines overflows the stack.
    for (const line of read) lines.push(line)
  }
  return lines
}

function readParagraph(paragraph: Xml, state: State): Line[] {
  const own = below(paragraph, 'pPr')
  const styles = state.parts.styleOf(attributeOf(below(own, 'pStyle'), 'val'))
  const properties = [...styles.map(({ paragraph }) => paragraph), own].filter(one => one !== undefined)
  const last = (...path: string[]): Xml | undefined =>
    properties.map(one => below(one, ...path)).findLast(one => one !== undefined)
  const level = last('outlineLvl')
  const named = styles.map(({ name }) => /^heading ?([1-9])$/i.exec(name)?.[1]).findLast(Boolean)
  const heading = level ? Number(attributeOf(level, 'val')) + 1 : Number(named ?? 10)
  let look = styles.reduce((at, { run }) => withLook(at, run), state.parts.base)
  if (styles.some(({ name }) => /^(?:title|name)$/i.test(name)) && look.size === state.parts.base.size)
    look = { ...look, size: TITLE_SIZE }
  if (heading <= 6) look = { ...look, weight: 700 }
  const depth = Number(attributeOf(last('numPr', 'ilvl'), 'val') ?? 0)
  const isBullet = heading > 9 && state.parts.isListed(attributeOf(last('numPr', 'numId'), 'val'), depth)
  const inset = last('ind')
  const measure = (...names: string[]) => Number(names.map(name => attributeOf(inset, name)).find(Boolean) ?? 0) / TWIPS
  const left = isBullet ? (depth + 1) * INDENT : Math.max(0, measure('left', 'start') - measure('hanging'))
  const stops = properties
    .flatMap(one => childrenOf(below(one, 'tabs')))
    .map(stop => ({
      at: Number(attributeOf(stop, 'pos')) / TWIPS,
      isRight: /^(?:right|end)$/.test(attributeOf(stop, 'val') ?? ''),
    }))
  const isRight = /^(?:right|end)$/.test(attributeOf(last('jc'), 'val') ?? '')
  const lines = createLines(
    stops.sort((a, b) => a.at - b.at),
    left,
    isRight,
  )
  walkRuns(childrenOf(paragraph), look, state, lines)
  const found = lines.all.map(cells => ({ cells, x: left, isBullet, ...(heading <= 6 && { heading }) }))
  return [...found, ...placedBoxes(state)]
}

/** A text box with headings is a column of its own, unless the text begins with it. */
function placedBoxes(state: State): Line[] {
  const boxes = state.boxes.splice(0)
  const isColumn = (box: Line[]) => state.isBegun && box.some(line => headingOf(textOf(line)))
  for (const box of boxes.filter(isColumn)) state.side.push(...asColumn(box))
  return boxes.filter(box => !isColumn(box)).flat()
}
const asColumn = (lines: Line[]) =>
  lines.filter(hasText).map((line, at) => (at === 0 ? { ...line, isColumn: true } : line))

function walkRuns(nodes: Xml[], look: Look, state: State, lines: Lines): void {
  for (const node of nodes) {
    const tag = tagOf(node)
    const field = state.fields.at(-1)
    if (tag === 'instrText' && field) field.instruction += textIn(node)
    if (SILENT.test(tag)) continue
    if (tag === 't' || tag === 'noBreakHyphen' || tag === 'sym') {
      const text = tag === 't' ? plainLetters(textIn(node)) : tag === 'sym' ? symbolOf(lines) : '-'
      const url = state.fields.map(({ instruction }) => LINK_FIELD.exec(instruction)?.[1]).findLast(Boolean)
      const isNumber = state.fields.some(({ instruction }) => PAGE_NUMBER.test(instruction))
      if (!look.isHidden && !isNumber) lines.add(text, withUrl(look, url))
    } else if (tag === 'tab' || tag === 'ptab') lines.tab()
    else if (tag === 'br' || tag === 'cr') lines.end()
    else if (tag === 'fldChar') readField(attributeOf(node, 'fldCharType'), state.fields)
    else if (tag === 'txbxContent') state.boxes.push(readBlocks(childrenOf(node), { ...state, boxes: [] }))
    else if (tag === 'p' || tag === 'tbl') state.boxes.push(readBlocks([node], { ...state, boxes: [] }))
    else if (tag === 'r') {
      const styles = state.parts.styleOf(attributeOf(below(node, 'rPr', 'rStyle'), 'val') ?? '')
      const base = styles.reduce((at, { run }) => withLook(at, run), look)
      walkRuns(childrenOf(node), withLook(base, below(node, 'rPr')), state, lines)
    } else if (tag === 'hyperlink')
      walkRuns(childrenOf(node), withUrl(look, state.links.get(attributeOf(node, 'id') ?? '')), state, lines)
    else if (tag === 'fldSimple') {
      state.fields.push({ instruction: attributeOf(node, 'instr') ?? '', isResult: true })
      walkRuns(childrenOf(node), look, state, lines)
      state.fields.pop()
    } else walkRuns(chosen(node), look, state, lines)
  }
}

const withUrl = (look: Look, url: string | undefined): Look =>
  url && /^(?:https?:|mailto:|tel:)/i.test(url) ? { ...look, url } : look

/** A sign of a symbol font is a bullet where a line begins, otherwise an icon. */
const symbolOf = ({ all }: Lines) => (all.at(-1)?.every(cell => textOfCell(cell) === '') ? '• ' : ' ')

function readField(type: string | undefined, fields: Field[]): void {
  const field = fields.at(-1)
  if (type === 'begin' && fields.length < MAX_FIELDS) fields.push({ instruction: '', isResult: false })
  else if (type === 'separate' && field) field.isResult = true
  else if (type === 'end') fields.pop()
}

/** The cells of a row are columns, or a heading beside its section, or lines that stand side by side. */
function readTable(table: Xml, state: State): Line[] {
  const rows = elements(table, 'tr')
    .filter(row => !below(row, 'trPr', 'del'))
    .map(row =>
      elements(row, 'tc')
        .map(cell => readBlocks(childrenOf(cell), state))
        .filter(cell => cell.some(hasText)),
    )
  const beside = rows.filter(([title, ...more]) => title && more.length === 1 && isHeading(title)).length
  const isHanging = 2 * beside >= rows.filter(cells => cells.length > 1).length
  return rows.flatMap(cells => {
    const [first, second] = cells
    if (!first || !second) return first ?? []
    if (isHanging && cells.length === 2 && isHeading(first))
      return [...first.filter(hasText).map(line => ({ ...line, heading: line.heading ?? 1 })), ...second]
    if (areColumns(cells)) return columnsOf(cells, state)
    return besideEachOther(cells.map(cell => cell.filter(hasText)))
  })
}
function isHeading(cell: Line[]): boolean {
  const [line, more] = cell.filter(hasText)
  return line !== undefined && more === undefined && headingOf(textOf(line)) !== undefined
}

const areColumns = (cells: Line[][]) =>
  cells.every(cell => cell.filter(hasText).length > 1) &&
  cells.some(cell => cell.filter(hasText).length > 2 && cell.some(line => headingOf(textOf(line)) !== undefined))

/** The widest column is the text, and the others follow it; before it stands the one with the name. */
function columnsOf(cells: Line[][], state: State): Line[] {
  const wide = cells.toSorted((one, other) => lettersIn(other) - lettersIn(one))[0] as Line[]
  const others = cells.filter(cell => cell !== wide)
  const first = wide.find(hasText)
  if (!state.isBegun && first && headingOf(textOf(first)) !== undefined) return [...others.flat(), ...wide]
  for (const cell of others) state.side.push(...asColumn(cell))
  return wide
}

/** Line by line; of a cell with a date the lines below it stand behind those of the next cell. Lists follow each other. */
function besideEachOther(cells: Line[][]): Line[] {
  const before = cells.slice(0, -1)
  const isList = before.some(cell => cell.length > 3 || cell.some(({ isBullet }) => isBullet))
  if (isList) return cells.flat()
  const height = Math.max(...before.map(cell => cell.length))
  const isDated = isDateOnly(textOf(cells[0]?.[0] as Line))
  const joined = Array.from({ length: height }, (_, at): Line => {
    const order = isDated && at > 0 ? [...cells.slice(1), cells[0] as Line[]] : cells
    const lines = order.flatMap(cell => cell[at] ?? [])
    const [one] = lines as [Line, ...Line[]]
    const width = RIGHT / cells.length
    const parts = lines.flatMap((line, nth) => line.cells.map(cell => ({ ...cell, x: cell.x + nth * width })))
    return { ...one, cells: parts, isBullet: false }
  })
  return [...joined, ...(cells.at(-1)?.slice(height) ?? [])]
}
