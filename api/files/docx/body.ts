// The paragraphs of a DOCX in reading order: the person, then each section under its heading. document.ts defines the styles.
import type { IParagraphOptions, NumberingDefinition, Paragraph, ParagraphChild } from 'docx'
import type { CvStyleData } from '../../core/contract/style.ts'
import { directionOf } from '../../core/cv/direction.ts'
import { labelDirection, labelsOf } from '../../core/cv/locale.ts'
import { inlineText, type MarkdownBlock, type MarkdownInline } from '../../core/cv/markdown.ts'
import {
  employerAbove,
  type Sheet,
  type SheetBody,
  type SheetEntry,
  type SheetFact,
  type SheetLetter,
  type SheetName,
  type SheetRow,
} from '../../core/cv/sheet.ts'
import { type Docx, QUIET, type Runs, xmlText } from './runs.ts'

export type DocxOptions = {
  style?: CvStyleData | undefined
  /** The bytes of `sheet.picture`; without them the file has no picture. Sizes in pixels give its proportions. */
  picture?: { bytes: Uint8Array; type: 'png' | 'jpg'; width: number; height: number } | undefined
  /** The URL of the page where anyone can check this CV; shown as the last line. */
  verifyUrl?: string | undefined
  /** The JSON Resume that the file carries, by the hash of its text. */
  resume?: ((hash: string) => string) | undefined
  /** For programs that read lines: every contact and every date on a line of its own, all headings, no notes of badges. */
  isPlain?: boolean
}

type Context = Pick<DocxOptions, 'picture' | 'verifyUrl'> & {
  runs: Runs
  lineWidth: number
  breaks: CvStyleData['breaks']
  isPlain: boolean
}
type Paragraphs = ReturnType<typeof createParagraphs>
const DOT = ' · '

export function bodyOf(
  docx: Docx,
  sheet: Sheet,
  context: Context,
): { children: Paragraph[]; numbering: NumberingDefinition[] } {
  const paragraphs = createParagraphs(docx, sheet, context)
  const children = [
    ...head(docx, sheet, context, paragraphs),
    ...(sheet.letter ? letter(docx, sheet.letter, context.runs, paragraphs) : []),
    ...sheet.sections.flatMap(({ key, title, mark, body, ...rest }, index) => {
      const isTitleHidden = rest.isTitleHidden && !context.isPlain
      const rule = context.breaks?.[key]
      const start = rule === 'new-page' && index > 0 ? { pageBreakBefore: true } : {}
      const draw = () => {
        paragraphs.begin(isTitleHidden ? { spacing: { before: 260 }, ...start } : start)
        return [
          ...(isTitleHidden
            ? []
            : [paragraphs.plain(context.runs.noted(title, mark), { heading: docx.HeadingLevel.HEADING_1 })]),
          ...section(body, sheet, context.runs, paragraphs),
        ]
      }
      return rule === 'together' ? paragraphs.together(draw) : draw()
    }),
    ...(context.isPlain ? [] : (sheet.notes ?? [])).map(note =>
      paragraphs.plain(context.runs.field(note), { style: 'Note' }),
    ),
    ...verifyLine(sheet, context, paragraphs),
  ]
  return { children, numbering: paragraphs.numbering() }
}

/** The places of paragraphs on the pages, as options. A paragraph cannot be changed later, so they are decided before it is drawn. */
function createPlaces() {
  /** How many of the next paragraphs stay on one page with the one after them. */
  let joined = 0
  let first: IParagraphOptions = {}
  /** The next paragraph begins a section, with these options. */
  function begin(options: IParagraphOptions): void {
    first = options
  }
  function next(): IParagraphOptions {
    const place = { ...first, ...(joined-- > 0 && { keepNext: true, keepLines: true }) }
    first = {}
    return place
  }
  /** Paragraphs that stay on one page, with the one after them where `isHead`. They are drawn twice, to count them. */
  function together(draw: () => Paragraph[], isHead = false): Paragraph[] {
    const [outer, begun] = [joined, first]
    const count = draw().length - (isHead ? 0 : 1)
    joined = Math.max(outer, count)
    first = begun
    return draw()
  }
  return { begin, next, together }
}

/** Builds paragraphs in the sheet's direction, and collects the numbering definitions of their lists. */
function createParagraphs(docx: Docx, sheet: Sheet, { runs, lineWidth, isPlain }: Context) {
  const starts = new Set<number>()
  let lists = 0
  const bidirectional = sheet.direction === 'rtl'
  const { next, begin, together } = createPlaces()
  const plain = (children: ParagraphChild[], options: IParagraphOptions = {}) =>
    new docx.Paragraph({ ...options, ...(bidirectional && { bidirectional }), ...next(), children })

  /** A paragraph of user text: its direction follows the text, its alignment stays on the sheet's side. */
  function own(words: readonly MarkdownInline[], options: IParagraphOptions = {}) {
    const direction = directionOf(inlineText(words))
    return new docx.Paragraph({
      ...options,
      ...(direction === 'rtl' && { bidirectional: true }),
      ...(direction !== sheet.direction && { alignment: docx.AlignmentType.RIGHT }),
      ...next(),
      children: runs.inline(words, direction),
    })
  }

  function list(items: readonly (readonly MarkdownInline[])[], start?: number) {
    if (start !== undefined) starts.add(start)
    const reference = start === undefined ? 'points' : `numbers-${start}`
    const numbering = { reference, level: 0, ...(start === undefined ? {} : { instance: ++lists }) }
    return items.map(item => plain(runs.item(item), { numbering }))
  }

  const blocks = (parts: readonly MarkdownBlock[], style?: string) =>
    parts.flatMap(part =>
      part.type === 'paragraph'
        ? [own(part.children, style === undefined ? {} : { style })]
        : list(part.items, part.ordered ? part.start : undefined),
    )
  /** Title, then date: a tab stop sets the date on the far side, while it follows the title in reading order. */
  const titled = (title: ParagraphChild[], date: ParagraphChild[], isRole = false) => {
    const heading = isRole ? docx.HeadingLevel.HEADING_3 : docx.HeadingLevel.HEADING_2
    if (isPlain) return [plain(title, { heading }), ...(date.length > 0 ? [plain(date, { style: 'EntryLine' })] : [])]
    const tabStops = [{ type: docx.TabStopType.RIGHT, position: lineWidth }]
    return [plain(date.length > 0 ? [...title, runs.tab(), ...date] : title, { heading, tabStops })]
  }
  const numbering = (): NumberingDefinition[] => [
    { reference: 'points', levels: [level(docx, '•')] },
    ...[...starts].map(start => ({ reference: `numbers-${start}`, levels: [level(docx, '%1.', start)] })),
  ]
  return { plain, own, list, blocks, titled, begin, together, numbering }
}

const level = (docx: Docx, text: string, start?: number) => ({
  level: 0,
  format: start === undefined ? docx.LevelFormat.BULLET : docx.LevelFormat.DECIMAL,
  text,
  ...(start !== undefined && { start }),
  style: { paragraph: { indent: { start: 360, hanging: 260 }, spacing: { after: 40 } } },
})

const inText = (text: string): MarkdownInline[] => [{ type: 'text', text }]

/** Left-to-right marks keep the groups of a phone number in order on a right-to-left page. */
const leftToRight = (fact: SheetFact, { direction }: Sheet): SheetFact =>
  direction === 'rtl' ? { ...fact, text: `\u200e${fact.text}\u200e` } : fact

function head(docx: Docx, sheet: Sheet, { picture, runs, isPlain }: Context, { plain }: Paragraphs): Paragraph[] {
  const portrait = picture && sheet.picture ? [pictureRun(docx, sheet, picture)] : []
  const facts = sheet.facts.map(fact => runs.link(fact.kind === 'phone' ? leftToRight(fact, sheet) : fact))
  const { name, profession, mark } = sheet
  const title = profession === undefined ? runs.noted(name, mark) : runs.field(name)
  const contact = isPlain ? facts : facts.length > 0 ? [runs.joined(facts, DOT)] : []
  return [
    plain([...portrait, ...title], { heading: docx.HeadingLevel.TITLE }),
    ...(profession === undefined ? [] : [plain(runs.noted(profession, mark), { style: 'Profession' })]),
    ...contact.map(line => plain(line, { style: 'Contact' })),
  ]
}

function letter(docx: Docx, { to, date, subject, blocks }: SheetLetter, runs: Runs, paragraphs: Paragraphs) {
  const { plain } = paragraphs
  const line = (text: string, before: number) => plain(runs.field(text), { spacing: { before, after: 0 } })
  return [
    ...to.map((text, index) => line(text, index === 0 ? 480 : 0)),
    ...(date ? [line(date, 360)] : []),
    ...(subject
      ? [plain(runs.field(subject), { heading: docx.HeadingLevel.HEADING_2, spacing: { before: 360, after: 200 } })]
      : []),
    ...paragraphs.blocks(blocks, 'Letter'),
  ]
}

/** The longer side in pixels at 96 per inch: three quarters of an inch. */
const PICTURE_SIDE = 72

/** The picture, anchored to the name and floating on the far side, so that it is outside the flow of the text. */
function pictureRun(docx: Docx, sheet: Sheet, picture: NonNullable<DocxOptions['picture']>) {
  const scale = PICTURE_SIDE / Math.max(picture.width, picture.height, 1)
  const alt = xmlText(sheet.picture?.alt ?? '')
  const side = sheet.direction === 'rtl' ? docx.HorizontalPositionAlign.LEFT : docx.HorizontalPositionAlign.RIGHT
  return new docx.ImageRun({
    type: picture.type,
    data: picture.bytes,
    transformation: { width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) },
    altText: { name: alt, description: alt, title: alt },
    floating: {
      horizontalPosition: { relative: docx.HorizontalPositionRelativeFrom.MARGIN, align: side },
      verticalPosition: { relative: docx.VerticalPositionRelativeFrom.MARGIN, align: docx.VerticalPositionAlign.TOP },
      wrap: { type: docx.TextWrappingType.SQUARE },
    },
  })
}

function section(body: SheetBody, sheet: Sheet, runs: Runs, paragraphs: Paragraphs): Paragraph[] {
  switch (body.kind) {
    case 'prose':
      return paragraphs.blocks(body.blocks)
    case 'entries':
      return body.entries.flatMap(one => {
        const draw = (each: SheetEntry) => entry(each, sheet, runs, paragraphs)
        return [...employerAbove(one).flatMap(head => paragraphs.together(() => draw(head), true)), ...draw(one)]
      })
    case 'names':
      return names(body, sheet, runs, paragraphs)
    case 'quotes':
      return [
        ...body.quotes.flatMap(({ blocks, name, contact }) => [
          ...paragraphs.blocks(blocks),
          ...(name === undefined
            ? []
            : [paragraphs.plain([...runs.text('— ', { bold: true }), ...runs.field(name, { bold: true })])]),
          ...(contact
            ? [
                paragraphs.plain(
                  runs.joined(
                    contact.map(link => runs.link(link)),
                    DOT,
                  ),
                  { style: 'EntryLine' },
                ),
              ]
            : []),
        ]),
        ...(body.note === undefined ? [] : [paragraphs.plain(runs.text(body.note))]),
      ]
  }
}

function entry(one: SheetEntry, sheet: Sheet, runs: Runs, paragraphs: Paragraphs): Paragraph[] {
  const { title, mark, line, link, dates, note, blocks, aboutBlocks = 0, points, rows, isRole } = one
  const address = link ? runs.link(link) : []
  const date = runs.dates(dates.map(({ text }) => text).join(''), labelDirection(sheet), { bold: false, color: QUIET })
  const heading = title ? runs.noted(title, mark) : address
  const below = [...line, ...(note === undefined ? [] : [note])].map(text => runs.field(text))
  if (title && link) below.push(address)
  return [
    ...(heading.length > 0
      ? paragraphs.titled(heading, date, isRole)
      : date.length > 0
        ? [paragraphs.plain(date)]
        : []),
    ...(below.length > 0 ? [paragraphs.plain(runs.joined(below, DOT), { style: 'EntryLine' })] : []),
    ...paragraphs.blocks(blocks.slice(0, aboutBlocks), 'Note'),
    ...paragraphs.blocks(blocks.slice(aboutBlocks)),
    ...paragraphs.list(points.map(inText)),
    ...rows.map(row => paragraphs.plain(rowRuns(row, sheet, runs), { style: 'Note' })),
  ]
}

const listRuns = (texts: readonly string[], { comma }: Sheet, runs: Runs): ParagraphChild[] =>
  runs.joined(
    texts.map(text => runs.field(text)),
    comma,
  )

function rowRuns({ label, texts }: SheetRow, sheet: Sheet, runs: Runs): ParagraphChild[] {
  return [
    ...(label === undefined ? [] : runs.text(`${label}${sheet.colon}`, { bold: true })),
    ...listRuns(texts, sheet, runs),
  ]
}

function names(body: Extract<SheetBody, { kind: 'names' }>, sheet: Sheet, runs: Runs, paragraphs: Paragraphs) {
  const parts = (one: SheetName): ParagraphChild[] => {
    const said = [
      ...(one.name === undefined ? [] : [runs.noted(one.name, one.mark, { bold: true })]),
      ...(one.level === undefined ? [] : [runs.field(one.level)]),
      ...(one.details.length === 0 ? [] : [listRuns(one.details, sheet, runs)]),
    ]
    return runs.joined(said, DOT)
  }
  if (!body.bare)
    return body.names.map(one => paragraphs.plain(parts(one), { numbering: { reference: 'points', level: 0 } }))
  const texts = body.names.map(({ name, mark, details }) => runs.noted(name ?? details[0] ?? '', mark))
  return [paragraphs.plain(runs.joined(texts, sheet.comma))]
}

function verifyLine(sheet: Sheet, { runs, verifyUrl }: Context, { plain }: Paragraphs): Paragraph[] {
  if (verifyUrl === undefined) return []
  const [before = '', after = ''] = labelsOf(sheet.language).verify.split('{address}')
  const address = runs.link({ text: verifyUrl.replace(/^https?:\/\//, ''), href: verifyUrl })
  return [plain([...runs.text(before), ...address, ...runs.text(after)], { style: 'Note', spacing: { before: 240 } })]
}
