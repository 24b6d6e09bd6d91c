// The text that readers of a file see, and its hash, by which data that a file carries names the text that it belongs to.
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { sha256 } from './sha256.ts'

/** In the place of the hash until the text is known. */
export const NO_HASH = '0'.repeat(64)

/** The namespace of the part of a Word file that carries its JSON Resume. */
export const CARRIED_IN = 'urn:x-trucv:resume'

/** Of all letters, digits and signs in their order: how a program divides lines and runs does not count. */
export function textHash(texts: readonly string[]): string {
  const signs = texts
    .join('')
    .normalize('NFKC')
    .replace(/[\s\p{C}]/gu, '')
  return sha256(signs).toString('hex')
}

let library: Promise<PDFiumLibrary> | undefined

/** The text of each page as PDFium extracts it: Chrome's reader, on which most CV parsers are built. */
export async function pdfTexts(pdf: Uint8Array): Promise<string[]> {
  library ??= PDFiumLibrary.init()
  const document = await (await library).loadDocument(pdf)
  try {
    return [...document.pages()].map(page => page.getText())
  } finally {
    document.destroy()
  }
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The text of an XML part of a Word file. */
export const wordText = (xml: string): string =>
  [...xml.matchAll(/<w:t(?:\s[^<>]*)?>([^<]*)<\/w:t>/g)].map(([, text = '']) => xmlDecoded(text)).join('')

export const xmlDecoded = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi, (all, decimal, hex, name) => {
    if (name) return ENTITIES[name] ?? all
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : all
  })
