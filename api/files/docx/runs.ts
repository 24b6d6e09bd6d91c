// Texts as runs of a DOCX: each with the font and direction of its script, and links only where they are safe.
import type { ParagraphChild } from 'docx'
import { parseLink } from '../../core/cv/content.ts'
import { type Direction, directionOf, isMixed, isolatesOf } from '../../core/cv/direction.ts'
import type { ReadableLink } from '../../core/cv/links.ts'
import { inlineText, type MarkdownInline } from '../../core/cv/markdown.ts'
import { Problem } from '../../lib/problem.ts'
import { piecesOf } from './scripts.ts'

export type Docx = typeof import('docx')
export type Look = { bold?: boolean; italics?: boolean; style?: string; color?: string }
export type Runs = ReturnType<typeof createRuns>

/** The colour of what stands beside the words that matter most. */
export const QUIET = '4B5160'

/** A text as XML can hold it: without control characters and halves of characters, blanks as single spaces. */
export const xmlText = (text: string): string =>
  text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ufffe\uffff]/g, '')
    .replace(/[\t\n\r \u0085\u2028\u2029]+/g, ' ')

/** More than thirty pages have. The library works where requests wait, and takes some 70 ms for a thousand. */
const MAX_RUNS = 5_000

/** Throws cv_too_long when more runs are asked for than a file can have. */
export function createRuns(docx: Docx, language: string, base: 'ltr' | 'rtl') {
  let count = 0
  /** The runs of a short text. `direction`: of the paragraph it stands in. */
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

  /** Runs of these words, kept apart from the others of their line where that changes anything. */
  function apart(words: string, make: (direction: Direction) => ParagraphChild[]): ParagraphChild[] {
    return isMixed(words, base) ? within(directionOf(words), make) : make(base)
  }
  function within(direction: Direction, make: (direction: Direction) => ParagraphChild[]): ParagraphChild[] {
    const [open, close] = isolatesOf(direction).map(sign => new docx.TextRun({ text: sign })) as [
      ParagraphChild,
      ParagraphChild,
    ]
    return [open, ...make(direction), close]
  }
  /** A short text of a person among others. */
  const field = (words: string, look: Look = {}): ParagraphChild[] =>
    apart(words, direction => text(words, look, direction))
  /** Words of ours, in the direction of their language. */
  const dates = (words: string, direction: Direction, look: Look): ParagraphChild[] =>
    direction === base || words === '' ? text(words, look) : within(direction, inside => text(words, look, inside))
  const item = (children: readonly MarkdownInline[]): ParagraphChild[] =>
    apart(inlineText(children), direction => inline(children, direction))

  /** The words as a link to an address; as they are where a file cannot hold the address. */
  function linked(href: string | undefined, words: (look: Look) => ParagraphChild[]): ParagraphChild[] {
    const address = href === undefined ? null : parseLink(xmlText(href))
    if (!address) return words({})
    return [new docx.ExternalHyperlink({ link: address.href, children: words({ style: 'Hyperlink' }) })]
  }

  const link = ({ text: words, href }: ReadableLink): ParagraphChild[] =>
    apart(words, direction => linked(href, look => text(words, look, direction)))

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

  /** Parts with a sign between each two. The mark behind the sign keeps their order where they run against the page. */
  function joined(parts: ParagraphChild[][], sign: string): ParagraphChild[] {
    const between = base === 'rtl' ? `${sign}\u200f` : sign
    return parts.flatMap((part, index) => (index > 0 ? [...text(between), ...part] : part))
  }

  return {
    text,
    field,
    dates,
    item,
    link,
    inline,
    joined,
    tab: (): ParagraphChild => new docx.TextRun({ children: [new docx.Tab()] }),
  }
}
