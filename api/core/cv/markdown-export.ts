// A sheet as CommonMark. User text is escaped wherever it would be parsed as markup, so that it reads back unchanged. Pure; markdown.ts is
// the parser.
import type { ReadableLink } from './links.ts'
import type { MarkdownBlock, MarkdownInline } from './markdown.ts'
import { words } from './order.ts'
import {
  employerAbove,
  type Sheet,
  type SheetBody,
  type SheetEntry,
  type SheetName,
  type SheetQuote,
  type SheetRow,
} from './sheet.ts'

const DOT = ' · '

/**
 * The document: the name as the only first-level heading, sections below it, entries below those, roles below their employer. A hidden
 * heading leaves a rule, because two lists in a row would be one. Ends with `\n`.
 */
export function markdownOf(sheet: Sheet): string {
  const { name, profession, mark, facts, notes = [] } = sheet
  const head = [
    heading(1, noted(name, profession === undefined ? mark : undefined)),
    profession === undefined ? '' : guarded(noted(profession, mark)),
    facts.map(fact => `- ${escapedLink(fact, true)}`).join('\n'),
  ]
  const sections = sheet.sections.flatMap(({ title, isTitleHidden, mark, body }) => [
    isTitleHidden ? '---' : heading(2, noted(title, mark)),
    ...bodyParts(body, sheet),
  ])
  return `${[...head, ...sections, ...notes.map(escapedStart)].filter(part => part !== '').join('\n\n')}\n`
}

/** `words` must be escaped. Empty words make no heading, because bare # signs would be printed as text. */
const heading = (level: number, words: string) => (words === '' ? '' : `${'#'.repeat(level)} ${words}`)

function bodyParts(body: SheetBody, sheet: Sheet): string[] {
  switch (body.kind) {
    case 'prose':
      return body.blocks.map(blockPart)
    case 'entries':
      return body.entries.flatMap(entry => [...employerAbove(entry), entry].flatMap(one => entryParts(one, sheet)))
    case 'names':
      return [namesPart(body, sheet)]
    case 'quotes':
      return words([...body.quotes.map(quotePart), body.note])
  }
}

function entryParts(entry: SheetEntry, sheet: Sheet): string[] {
  const { title, mark, line, link, dates, note, blocks, points, rows } = entry
  const below = [...line.map(escaped), ...(title && link ? [escapedLink(link)] : [])]
  const when = words([dates.map(({ text }) => text).join(''), note])
  return [
    heading(entry.isRole ? 4 : 3, title ? noted(title, mark) : link ? escapedLink(link) : ''),
    guarded(below.join(DOT)),
    guarded(when.map(escaped).join(DOT)),
    ...blocks.map(blockPart),
    points.map(point => `- ${escapedStart(point)}`).join('\n'),
    ...rows.map(row => rowPart(row, sheet)),
  ]
}

const rowPart = ({ label, texts }: SheetRow, { comma, colon }: Sheet) =>
  guarded(`${label === undefined ? '' : labelPart(escaped(label), colon)}${texts.map(escaped).join(comma)}`)

/** A closing mark between a full-width colon and a letter would not be recognised. */
const labelPart = (label: string, colon: string) =>
  colon.endsWith(' ') ? `**${label}${colon.trimEnd()}** ` : `**${label}**${colon}`

function namesPart({ bare, names }: Extract<SheetBody, { kind: 'names' }>, { comma }: Sheet): string {
  if (bare) return guarded(names.map(({ name, mark, details }) => noted(name ?? details[0], mark)).join(comma))
  return names.map(name => `- ${namePart(name, comma)}`).join('\n')
}

const namePart = ({ name, mark, level, details }: SheetName, comma: string) =>
  guarded(
    words([words([name, mark]).join(' '), level, details.join(comma)])
      .map(escaped)
      .join(DOT),
  )

function quotePart({ blocks, name, contact = [] }: SheetQuote): string {
  const parts = [
    ...blocks.map(blockPart),
    ...(name === undefined ? [] : [`— ${escaped(name)}`]),
    ...words([contact.map(link => escapedLink(link)).join(DOT)]),
  ]
  return parts
    .join('\n\n')
    .split('\n')
    .map(line => (line === '' ? '>' : `> ${line}`))
    .join('\n')
}

function blockPart(block: MarkdownBlock): string {
  if (block.type === 'paragraph') return guardedLines(inlinePart(block.children), '')
  return block.items
    .map((item, index) => {
      const marker = block.ordered ? `${block.start + index}. ` : '- '
      return marker + guardedLines(inlinePart(item), ' '.repeat(marker.length))
    })
    .join('\n')
}

// Inline content

/** Two blanks at the end of a line make a hard break; the following lines are indented to their item. */
const guardedLines = (text: string, indent: string) => text.split('\n').map(guarded).join(`  \n${indent}`)

function inlinePart(children: readonly MarkdownInline[]): string {
  return children.map((child, index) => onePart(child, children[index - 1], children[index + 1])).join('')
}

function onePart(child: MarkdownInline, before?: MarkdownInline, after?: MarkdownInline): string {
  if (child.type === 'text') return escapedInline(child.text)
  if (child.type === 'break') return '\n'
  const inner = inlinePart(child.children)
  if (child.type === 'link') return `[${inner}](${escapedAddress(child.href)})`
  const sign = child.type === 'strong' ? '**' : '*'
  return canMark(inner, before, after) ? sign + inner + sign : inner
}

const WORD = /[\p{L}\p{N}]/u

/** Whether emphasis marks around the text are recognised by every parser: inside a letter, outside a blank or the end, or letters. */
function canMark(inner: string, before?: MarkdownInline, after?: MarkdownInline): boolean {
  const isMark = (one?: MarkdownInline) => one?.type === 'strong' || one?.type === 'emphasis'
  if (inner.includes('\n') || isMark(before) || isMark(after)) return false
  const opens = WORD.test([...inner][0] ?? '') || isBlankAt(before, /\s$/)
  const closes = WORD.test([...inner].at(-1) ?? '') || isBlankAt(after, /^\s/)
  return inner.trim() === inner && opens && closes
}

const isBlankAt = (one: MarkdownInline | undefined, edge: RegExp) =>
  one === undefined || one.type === 'break' || (one.type === 'text' && edge.test(one.text))

function escapedLink({ text, href }: ReadableLink, isStart = false): string {
  if (href === undefined) return isStart ? escapedStart(text) : escaped(text)
  return `[${escaped(text)}](${escapedAddress(href)})`
}

/** Percent-encodes characters that would end the address or be parsed as markup. */
const escapedAddress = (href: string) =>
  href.replace(/[\\()<>[\]*_`|~]/g, sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`).replaceAll('&', '\\&')

/** A text in one line with the sign of its note behind it. */
const noted = (text: string | undefined, mark: string | undefined) => words([text, mark]).map(escaped).join(' ')

/** A short text in one line, for the middle of a line. */
const escaped = (text: string) => escapedInline(text.replace(/\s+/g, ' ').trim())
const escapedStart = (text: string) => guarded(escaped(text))

/** Escapes every character that can be markup inside a line. */
const escapedInline = (text: string) => text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>#~|&]/g, '\\$&')

/** Escapes the start of a line that would make it a list, a rule or an underline. */
const guarded = (line: string) =>
  line
    .trimStart()
    .replace(/^([-+=])/, '\\$1')
    .replace(/^(\d{1,9})([.)])/, '$1\\$2')
