// Reads typeset files back as others do: Chrome's PDF reader for text and pictures, inflated streams for what is inside, and
// the text layer of the SVG pages for positions. Knows nothing of how they were made.
import { inflateSync } from 'node:zlib'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'
import type { Sheet } from '../api/cvs/rules/sheet.ts'

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

/** The text of each page as a reader copies it. */
export const textOf = (pdf: Buffer): Promise<string[]> =>
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

/** The file as text, its compressed parts unpacked behind it. */
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

const UNREAD = new Set([
  'key',
  'path',
  'kind',
  'type',
  'href',
  'url',
  'language',
  'labelLanguage',
  'direction',
  'comma',
  'date',
])

/** Every text of a sheet that a reader should find. */
export function textsOf(value: Sheet | unknown, key = ''): string[] {
  if (typeof value === 'string') return UNREAD.has(key) ? [] : [value]
  if (Array.isArray(value)) return value.flatMap(item => textsOf(item, key))
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, inner]) => (name === 'picture' ? [] : textsOf(inner, name)))
}

/** For comparison: one form for each letter, no case, no marks (readers move them inside a word), no blanks. */
export const folded = (text: string) =>
  text.normalize('NFKC').toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFKC').replace(/\s+/g, '')
