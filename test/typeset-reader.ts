// Reads typeset files: text and pictures with Chrome's PDF reader, the content of compressed streams, and positions from the text
// layer of the SVG pages.
import { inflateSync } from 'node:zlib'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'
import type { Sheet } from '../api/core/cv/sheet.ts'

let library: Promise<PDFiumLibrary> | undefined

async function withPages<T>(
  pdf: Buffer,
  read: (document: Awaited<ReturnType<PDFiumLibrary['loadDocument']>>) => Promise<T>,
) {
  library ??= PDFiumLibrary.init()
  const document = await (await library).loadDocument(pdf)
  try {
    return await read(document)
  } finally {
    document.destroy()
  }
}

/** The text of each page, as copied from a reader. */
export const pageTextsOf = (pdf: Buffer): Promise<string[]> =>
  withPages(pdf, async document => [...document.pages()].map(page => page.getText().replaceAll('\r\n', '\n')))

export type Bitmap = { data: Buffer; width: number; height: number }

/** Pixels (RGBA) of each page; `scale` 1 is 72 dots an inch. */
export const bitmapsOf = (pdf: Buffer, scale: number): Promise<Bitmap[]> =>
  withPages(pdf, async document => {
    const bitmaps: Bitmap[] = []
    for (const page of document.pages()) {
      const { data, width, height } = await page.render({ scale, render: 'bitmap' })
      bitmaps.push({ data: Buffer.from(data), width, height })
    }
    return bitmaps
  })

/** All pages side by side as one small grey PNG. */
export async function pictureOf(pdf: Buffer, scale: number): Promise<Buffer> {
  const pages = await bitmapsOf(pdf, scale)
  const height = Math.max(...pages.map(page => page.height))
  const width = pages.reduce((sum, page) => sum + page.width + 4, -4)
  let left = 0
  const parts = pages.map(({ data, width, height }) => {
    const part = { input: data, raw: { width, height, channels: 4 as const }, left, top: 0 }
    left += width + 4
    return part
  })
  const sheet = sharp({ create: { width, height, channels: 3, background: '#888' } }).composite(parts)
  return sheet.png({ palette: true, colours: 64 }).toBuffer()
}

/** The file as text, with its compressed streams decompressed at the end. */
export function insidesOf(pdf: Buffer): string {
  const whole = pdf.toString('latin1')
  const streams = [...whole.matchAll(/stream\r?\n/g)].map(({ index, 0: { length } }) => {
    const end = whole.indexOf('endstream', index)
    try {
      return inflateSync(pdf.subarray(index + length, end)).toString('latin1')
    } catch {
      return ''
    }
  })
  return whole + streams.join('\n')
}

/** A line of a page, from the upper left corner in points. */
export type Line = { page: number; x: number; y: number; text: string }

/** The lines of SVG pages in reading order; the footer of a page comes last. */
export function linesOf(pages: Buffer[]): Line[] {
  return pages.flatMap((svg, page) =>
    [...svg.toString().matchAll(/<text>(.*?)<\/text>/gs)].map(([, spans = '']) => {
      const [, x, y] = /x="([\d.-]+)" y="([\d.-]+)"/.exec(spans) ?? []
      return { page, x: Number(x), y: Number(y), text: plain(spans.replace(/<[^>]*>/g, '')) }
    }),
  )
}

const plain = (text: string) => text.replace(/&(lt|gt|amp|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? '')
const ENTITIES: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

const UNREAD = new Set('key path kind type href url language labelLanguage direction comma colon date'.split(' '))

/** Every text of a sheet that a reader must find. */
export function textsOf(value: Sheet | unknown, key = ''): string[] {
  if (typeof value === 'string') return UNREAD.has(key) ? [] : [value]
  if (Array.isArray(value)) return value.flatMap(item => textsOf(item, key))
  if (value === null || typeof value !== 'object') return []
  const isLeftOut = (name: string) => name === 'picture' || (name === 'title' && 'isTitleHidden' in value)
  return Object.entries(value).flatMap(([name, inner]) => (isLeftOut(name) ? [] : textsOf(inner, name)))
}

/** A normalised form for comparison: no case, no combining marks (readers move them inside a word), no blanks. */
export const folded = (text: string) =>
  text.normalize('NFKC').toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFKC').replace(/\s+/g, '')

/** A word on a page of a PDF with its left edge and its baseline, in points. */
export type PlacedWord = { word: string; x: number; y: number; page: number }

/** The reader's internal functions that return positions of letters. */
type Inside = {
  pageIdx: number
  module: Record<'_FPDFText_LoadPage' | '_FPDFText_CountChars', (at: number) => number> & {
    _FPDFText_GetUnicode: (text: number, at: number) => number
    _FPDFText_GetCharOrigin: (text: number, at: number, x: number, y: number) => number
    _FPDFText_GetLooseCharBox: (text: number, at: number, box: number) => number
    _FPDFText_ClosePage: (text: number) => void
    wasmExports: { malloc: (bytes: number) => number; free: (at: number) => void }
    HEAPU8: Uint8Array
  }
}
type Letter = { letter: string; left: number; right: number; y: number }

/** The letters of a page with their positions. */
function lettersOf({ module, pageIdx }: Inside): Letter[] {
  const text = module._FPDFText_LoadPage(pageIdx)
  const place = module.wasmExports.malloc(32)
  const letters = Array.from({ length: module._FPDFText_CountChars(text) }, (_, at) => {
    module._FPDFText_GetCharOrigin(text, at, place, place + 8)
    module._FPDFText_GetLooseCharBox(text, at, place + 16)
    const [, y = 0] = new Float64Array(module.HEAPU8.buffer.slice(place, place + 16))
    const [left = 0, , right = 0] = new Float32Array(module.HEAPU8.buffer.slice(place + 16, place + 32))
    const letter = String.fromCodePoint(module._FPDFText_GetUnicode(text, at)).normalize('NFKC').charAt(0)
    return { letter, left, right, y }
  })
  module.wasmExports.free(place)
  module._FPDFText_ClosePage(text)
  return letters.filter(({ letter }) => /\P{C}/u.test(letter) && letter.trim() !== '')
}

/** In points: some Arabic letters are above the line. */
const SAME_LINE = 4
/** The gap between two words, in points. */
const APART = 1

/** The words of a PDF by positions alone: letters of a line from left to right, split by gaps, that match `form`. */
export const placedWordsOf = (pdf: Buffer, form: RegExp): Promise<PlacedWord[]> =>
  withPages(pdf, async document =>
    [...document.pages()].flatMap((page, number) => {
      const lines = new Map<number, Letter[]>()
      for (const letter of lettersOf(page as unknown as Inside)) {
        const line = [...lines.keys()].find(y => Math.abs(y - letter.y) < SAME_LINE) ?? letter.y
        lines.set(line, [...(lines.get(line) ?? []), letter])
      }
      return [...lines].flatMap(([y, letters]) => {
        const sorted = letters.sort((one, other) => one.left - other.left)
        const text = sorted.map(
          ({ letter, left }, at) => (left - (sorted[at - 1]?.right ?? left) > APART ? ' ' : '') + letter,
        )
        const starts = text.flatMap((letter, at) => [...letter].map(() => sorted[at]!.left))
        return [...text.join('').matchAll(form)].map(({ 0: word, index }) => {
          return { word, x: starts[index] as number, y, page: number }
        })
      })
    }),
  )
