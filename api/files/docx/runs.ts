// Texts as DOCX runs, each with the font and direction of its script; links only to safe addresses.
import type { ParagraphChild } from 'docx'
import { parseLink } from '../../core/cv/content.ts'
import { type Direction, directionOf, isMixed, isolatesOf } from '../../core/cv/direction.ts'
import type { ReadableLink } from '../../core/cv/links.ts'
import { inlineText, type MarkdownInline } from '../../core/cv/markdown.ts'
import { Problem } from '../../lib/problem.ts'
import { piecesOf } from './scripts.ts'

export type Docx = typeof import('docx')
export type Look = { bold?: boolean; italics?: boolean; style?: string; color?: string; superScript?: boolean }
export type Runs = ReturnType<typeof createRuns>

/** The colour of secondary text. */
export const QUIET = '4B5160'

/** A text that XML can represent: without control characters and lone surrogates, whitespace as single spaces. */
export const xmlText = (text: string): string =>
  text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ufffe\uffff]/g, '')
    .replace(/[\t\n\r \u0085\u2028\u2029]+/g, ' ')

/** More than thirty pages need. The library blocks the event loop for some 70 ms per thousand runs. */
const MAX_RUNS = 5_000

/** Its functions throw cv_too_long beyond MAX_RUNS. */
export function createRuns(docx: Docx, language: string, base: 'ltr' | 'rtl') {
  let count = 0
  /** The runs of a short text in a paragraph of this direction. */
  function text(words: string, look: Look = {}, direction = base): ParagraphChild[] {
    const pieces = piecesOf(xmlText(words), direction, language)
    count += pieces.length
    if (count > MAX_RUNS) throw new Problem('cv_too_long')
    return pieces.map(
      ({ text: piece, font, hint, rightToLeft }) =>
        new docx.TextRun({
          text: piece,
          ...look,
          ...(font && { font: { ascii: font, hAnsi: font, cs: font, eastAsia: font, ...(hint && { hint }) } }),
          ...(rightToLeft && { rightToLeft: true }),
        }),
    )
  }

  /** Wraps the runs in a directional isolate where the text would otherwise affect the rest of its line. */
  function isolated(words: string, make: (direction: Direction) => ParagraphChild[]): ParagraphChild[] {
    return isMixed(words, base) ? isolate(directionOf(words), make) : make(base)
  }
  function isolate(direction: Direction, make: (direction: Direction) => ParagraphChild[]): ParagraphChild[] {
    const [open, close] = isolatesOf(direction).map(sign => new docx.TextRun({ text: sign })) as [
      ParagraphChild,
      ParagraphChild,
    ]
    return [open, ...make(direction), close]
  }
  /** A short user text within a line. */
  const field = (words: string, look: Look = {}): ParagraphChild[] =>
    isolated(words, direction => text(words, look, direction))
  /** A short user text with the sign of its note behind it. */
  const noted = (words: string, mark: string | undefined, look: Look = {}): ParagraphChild[] =>
    mark === undefined ? field(words, look) : [...field(words, look), ...text(` ${mark}`, { superScript: true })]
  /** Dates as the service writes them, in the direction of the label language. */
  const dates = (words: string, direction: Direction, look: Look): ParagraphChild[] =>
    direction === base || words === '' ? text(words, look) : isolate(direction, inside => text(words, look, inside))
  const item = (children: readonly MarkdownInline[]): ParagraphChild[] =>
    isolated(inlineText(children), direction => inline(children, direction))

  /** The words as a link; as plain text where the address is not valid in the file. */
  function linked(href: string | undefined, words: (look: Look) => ParagraphChild[]): ParagraphChild[] {
    const address = href === undefined ? null : parseLink(xmlText(href))
    if (!address) return words({})
    return [new docx.ExternalHyperlink({ link: address.href, children: words({ style: 'Hyperlink' }) })]
  }

  const link = ({ text: words, href }: ReadableLink): ParagraphChild[] =>
    isolated(words, direction => linked(href, look => text(words, look, direction)))

  const inline = (children: readonly MarkdownInline[], direction = base, look: Look = {}): ParagraphChild[] =>
    children.flatMap(child => inlineOne(child, direction, look))

  function inlineOne(child: MarkdownInline, direction: 'ltr' | 'rtl', look: Look): ParagraphChild[] {
    switch (child.type) {
      case 'text':
        return text(child.text, look, direction)
      case 'break':
        return [new docx.TextRun({ break: 1 })]
      case 'strong':
        return inline(child.children, direction, { ...look, bold: true })
      case 'emphasis':
        return inline(child.children, direction, { ...look, italics: true })
      case 'link':
        return linked(child.href, style => inline(child.children, direction, { ...look, ...style }))
    }
  }

  /** Joins parts with a separator. On right-to-left pages a mark behind the separator keeps left-to-right parts in order. */
  function joined(parts: ParagraphChild[][], sign: string): ParagraphChild[] {
    const between = base === 'rtl' ? `${sign}\u200f` : sign
    return parts.flatMap((part, index) => (index > 0 ? [...text(between), ...part] : part))
  }

  return {
    text,
    field,
    noted,
    dates,
    item,
    link,
    inline,
    joined,
    tab: (): ParagraphChild => new docx.TextRun({ children: [new docx.Tab()] }),
  }
}
