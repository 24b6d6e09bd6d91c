// A sheet as plain text: comfortable to paste into an application form, every line whole, addresses spelled out. Pure.
import { type ReadableLink, readableAddress } from './links.ts'
import type { MarkdownBlock, MarkdownInline } from './markdown.ts'
import { words } from './order.ts'
import type { Sheet, SheetBody, SheetEntry, SheetFact, SheetName } from './sheet.ts'

const DOT = ' · '

/** The text, with `\n` between lines and at the end. One blank line between things, two before a section. */
export function textOf(sheet: Sheet): string {
  const head = [sheet.name, sheet.profession, ...sheet.facts.map(factText)].map(fact => oneLine(fact ?? ''))
  const sections = sheet.sections.map(({ title, body }) => [oneLine(title), ...bodyTexts(body, sheet)].join('\n\n'))
  return `${[linesOf(head), ...sections].join('\n\n\n')}\n`
}

/** The texts of a section: between two of them there is a blank line. */
function bodyTexts(body: SheetBody, sheet: Sheet): string[] {
  switch (body.kind) {
    case 'prose':
      return body.blocks.map(blockText)
    case 'entries':
      return body.entries.map(entry => entryText(entry, sheet))
    case 'names':
      return [namesText(body, sheet)]
    case 'quotes':
      return body.quotes.map(({ blocks, name }) =>
        linesOf([blocks.map(blockText).join('\n\n'), name === undefined ? '' : `— ${oneLine(name)}`]),
      )
  }
}

function entryText({ title, line, link, dates, note, blocks, points, rows }: SheetEntry, sheet: Sheet): string {
  const when = dates.map(({ text }) => text).join('')
  const below = [...line, ...(link ? [linkText(link)] : [])].map(oneLine)
  return linesOf([
    oneLine(title),
    below.join(DOT),
    words([when, note]).map(oneLine).join(DOT),
    ...blocks.map(blockText),
    ...points.map(point => `- ${oneLine(point)}`),
    ...rows.map(({ label, texts }) => words([label, texts.map(oneLine).join(sheet.comma)]).join(': ')),
  ])
}

function namesText({ bare, names }: Extract<SheetBody, { kind: 'names' }>, { comma }: Sheet): string {
  const said = names.map(name => nameText(name, comma))
  return bare ? said.join(comma) : linesOf(said.map(text => `- ${text}`))
}

const nameText = ({ name, level, details }: SheetName, comma: string) =>
  words([name, level, details.map(oneLine).join(comma)])
    .map(oneLine)
    .join(DOT)

const factText = (fact: SheetFact): string => (fact.kind === 'link' ? linkText(fact) : fact.text)

/** A link as one reads it where nothing can be clicked: the whole address, and its name where that says more. */
function linkText({ text, href }: ReadableLink): string {
  if (href === undefined) return text
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
