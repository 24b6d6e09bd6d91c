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

/** The runs of one document. Methods throw cv_too_long beyond MAX_RUNS. */
export class Runs {
  readonly #docx: Docx
  readonly #language: string
  readonly #base: Direction
  readonly #isPlain: boolean
  #count = 0

  /** `base`: the direction of the document. `isPlain`: without the signs of notes. */
  constructor(docx: Docx, language: string, base: Direction, isPlain = false) {
    this.#docx = docx
    this.#language = language
    this.#base = base
    this.#isPlain = isPlain
  }

  /** The runs of a short text in a paragraph of this direction. */
  text(words: string, look: Look = {}, direction = this.#base): ParagraphChild[] {
    const pieces = piecesOf(xmlText(words), direction, this.#language)
    this.#count += pieces.length
    if (this.#count > MAX_RUNS) throw new Problem('cv_too_long')
    return pieces.map(
      ({ text: piece, font, hint, rightToLeft }) =>
        new this.#docx.TextRun({
          text: piece,
          ...look,
          ...(font && { font: { ascii: font, hAnsi: font, cs: font, eastAsia: font, ...(hint && { hint }) } }),
          ...(rightToLeft && { rightToLeft: true }),
        }),
    )
  }

  /** A short user text within a line. */
  field(words: string, look: Look = {}): ParagraphChild[] {
    return this.#isolated(words, direction => this.text(words, look, direction))
  }

  /** A short user text with the sign of its note behind it. */
  noted(words: string, mark: string | undefined, look: Look = {}): ParagraphChild[] {
    const field = this.field(words, look)
    return mark === undefined || this.#isPlain ? field : [...field, ...this.text(` ${mark}`, { superScript: true })]
  }

  /** Dates as the service writes them, in the direction of the label language. */
  dates(words: string, direction: Direction, look: Look): ParagraphChild[] {
    if (direction === this.#base || words === '') return this.text(words, look)
    return this.#isolate(direction, inside => this.text(words, look, inside))
  }

  item(children: readonly MarkdownInline[]): ParagraphChild[] {
    return this.#isolated(inlineText(children), direction => this.inline(children, direction))
  }

  link({ text: words, href }: ReadableLink): ParagraphChild[] {
    return this.#isolated(words, direction => this.#linked(href, look => this.text(words, look, direction)))
  }

  inline(children: readonly MarkdownInline[], direction = this.#base, look: Look = {}): ParagraphChild[] {
    return children.flatMap(child => this.#inlineOne(child, direction, look))
  }

  /** Joins parts with a separator. On right-to-left pages a mark behind the separator keeps left-to-right parts in order. */
  joined(parts: ParagraphChild[][], sign: string): ParagraphChild[] {
    const between = this.#base === 'rtl' ? `${sign}\u200f` : sign
    return parts.flatMap((part, index) => (index > 0 ? [...this.text(between), ...part] : part))
  }

  tab(): ParagraphChild {
    return new this.#docx.TextRun({ children: [new this.#docx.Tab()] })
  }

  #inlineOne(child: MarkdownInline, direction: Direction, look: Look): ParagraphChild[] {
    switch (child.type) {
      case 'text':
        return this.text(child.text, look, direction)
      case 'break':
        return [new this.#docx.TextRun({ break: 1 })]
      case 'strong':
        return this.inline(child.children, direction, { ...look, bold: true })
      case 'emphasis':
        return this.inline(child.children, direction, { ...look, italics: true })
      case 'link':
        return this.#linked(child.href, style => this.inline(child.children, direction, { ...look, ...style }))
    }
  }

  /** The words as a link; as plain text where the address is not valid in the file. */
  #linked(href: string | undefined, words: (look: Look) => ParagraphChild[]): ParagraphChild[] {
    const address = href === undefined ? null : parseLink(xmlText(href))
    if (!address) return words({})
    return [new this.#docx.ExternalHyperlink({ link: address.href, children: words({ style: 'Hyperlink' }) })]
  }

  /** Wraps the runs in a directional isolate where the text would otherwise affect the rest of its line. */
  #isolated(words: string, make: (direction: Direction) => ParagraphChild[]): ParagraphChild[] {
    return isMixed(words, this.#base) ? this.#isolate(directionOf(words), make) : make(this.#base)
  }

  #isolate(direction: Direction, make: (direction: Direction) => ParagraphChild[]): ParagraphChild[] {
    const [open = '', close = ''] = isolatesOf(direction)
    return [new this.#docx.TextRun({ text: open }), ...make(direction), new this.#docx.TextRun({ text: close })]
  }
}
