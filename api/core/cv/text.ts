// A sheet as plain text for pasting into application forms: unwrapped lines, full addresses. Pure.
import { isolated } from './direction.ts'
import { type ReadableLink, readableAddress } from './links.ts'
import { labelDirection } from './locale.ts'
import type { MarkdownBlock, MarkdownInline } from './markdown.ts'
import { words } from './order.ts'
import {
  employerAbove,
  type Sheet,
  type SheetBody,
  type SheetEntry,
  type SheetFact,
  type SheetLetter,
  type SheetName,
} from './sheet.ts'

const DOT = ' · '

/** The text, with `\n` between lines and at the end. One blank line between items, two before a section. */
export function sheetText(sheet: Sheet): string {
  const { name, profession, mark, facts, notes = [] } = sheet
  const who = profession === undefined ? [noted(name, mark)] : [name, noted(profession, mark)]
  const head = [...who, ...facts.map(factText)].map(oneLine)
  const sections = sheet.sections.map(({ title, isTitleHidden, mark, body }) =>
    [...(isTitleHidden ? [] : [oneLine(noted(title, mark))]), ...bodyTexts(body, sheet)].join('\n\n'),
  )
  const end = notes.length > 0 ? [linesOf(notes.map(oneLine))] : []
  const letter = sheet.letter ? [letterText(sheet.letter)] : []
  return `${[linesOf(head), ...letter, ...sections, ...end].join('\n\n\n')}\n`
}

const letterText = ({ to, date, subject, blocks }: SheetLetter) =>
  [linesOf(to.map(oneLine)), date, oneLine(subject), ...blocks.map(blockText)].filter(part => part !== '').join('\n\n')

/** The texts of a section, to be separated by blank lines. */
function bodyTexts(body: SheetBody, sheet: Sheet): string[] {
  switch (body.kind) {
    case 'prose':
      return body.blocks.map(blockText)
    case 'entries':
      return body.entries.flatMap(entry => [...employerAbove(entry), entry].map(one => entryText(one, sheet)))
    case 'names':
      return [namesText(body, sheet)]
    case 'quotes':
      return words([
        ...body.quotes.map(({ blocks, name, contact = [] }) =>
          linesOf([
            blocks.map(blockText).join('\n\n'),
            name === undefined ? '' : `— ${oneLine(name)}`,
            joined(contact.map(linkText), DOT, sheet),
          ]),
        ),
        body.note,
      ])
  }
}

function entryText(entry: SheetEntry, sheet: Sheet): string {
  const { title, mark, line, link, dates, note, blocks, points, rows } = entry
  const when = dates.map(({ text }) => text).join('')
  const period =
    labelDirection(sheet) === sheet.direction ? when : isolated(when, sheet.direction, labelDirection(sheet))
  return linesOf([
    oneLine(noted(title, mark)),
    joined([...line, ...(link ? [linkText(link)] : [])], DOT, sheet),
    note === undefined ? oneLine(when) : joinedAsIs([oneLine(period), apart(note, sheet)], DOT, sheet),
    ...blocks.map(blockText),
    ...points.map(point => `- ${oneLine(point)}`),
    ...rows.map(({ label, texts }) =>
      words([
        label,
        joinedAsIs(
          texts.map(text => apart(text, sheet)),
          sheet.comma,
          sheet,
        ),
      ]).join(sheet.colon),
    ),
  ])
}

function namesText({ bare, names }: Extract<SheetBody, { kind: 'names' }>, sheet: Sheet): string {
  const rows = names.map(name => nameTexts(name, sheet))
  return bare
    ? joinedAsIs(rows.flat(), sheet.comma, sheet)
    : linesOf(rows.map(texts => `- ${joinedAsIs(texts, DOT, sheet)}`))
}

const nameTexts = ({ name, mark, level, details }: SheetName, sheet: Sheet) =>
  words([noted(name && apart(name, sheet), mark), level && apart(level, sheet), joined(details, sheet.comma, sheet)])

/** A text with the sign of its note behind it. */
const noted = (text: string | undefined, mark: string | undefined) => words([text, mark]).join(' ')

/** A text within a line; isolated when its direction could reorder the rest of the line. */
const apart = (text: string, { direction }: Sheet) => isolated(oneLine(text), direction)

const joined = (texts: readonly string[], sign: string, sheet: Sheet): string =>
  texts.length > 1
    ? joinedAsIs(
        texts.map(text => apart(text, sheet)),
        sign,
        sheet,
      )
    : texts.map(oneLine).join('')

/** An isolated text does not set the direction of its line, so right-to-left lines that begin with one get a mark. */
function joinedAsIs(texts: readonly string[], sign: string, { direction }: Sheet): string {
  const line = words(texts).join(sign)
  return direction === 'rtl' && /^[\u2066\u2067]/.test(line) ? `\u200f${line}` : line
}

const factText = (fact: SheetFact): string => (fact.kind === 'link' ? linkText(fact) : fact.text)

/** A link as text: the full address, preceded by its label if that differs. */
function linkText({ text, href }: ReadableLink): string {
  // A telephone number is its own address.
  if (href === undefined || (/^tel:/i.test(href) && /\d{2}/.test(text))) return text
  const address = href.replace(/^(mailto|tel):/i, '')
  if (text !== readableAddress(href)) return `${text}: ${address}`
  return href.includes(text) ? address : `${text} (${address})`
}

const blockText = (block: MarkdownBlock): string =>
  block.type === 'paragraph'
    ? inlineWords(block.children)
    : linesOf(
        block.items.map((item, index) => `${block.ordered ? `${block.start + index}.` : '-'} ${inlineWords(item)}`),
      )

function inlineWords(children: readonly MarkdownInline[]): string {
  return children
    .map(child => {
      if (child.type === 'text') return child.text
      if (child.type === 'break') return '\n'
      const inner = inlineWords(child.children)
      if (child.type !== 'link' || inner === child.href) return inner
      return `${inner} (${child.href.replace(/^(mailto|tel):/i, '')})`
    })
    .join('')
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
const linesOf = (lines: readonly string[]) => lines.filter(line => line !== '').join('\n')
