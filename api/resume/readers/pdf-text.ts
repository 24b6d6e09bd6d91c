// The words of a PDF with their position and typeface, the addresses of links, attached files. By PDFium's own functions of its C API
// (fpdf_text.h, fpdf_doc.h, fpdf_attachment.h), for which the package has no wrappers.
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { type Glyph, LINE_END, RTL, type Run, runsOf } from './pdf-runs.ts'
import { Unreadable } from './reading.ts'

export type Link = { url: string; x: number; right: number; top: number; bottom: number }
export type Page = {
  width: number
  height: number
  runs: Run[]
  links: Link[]
  /** PDFium's own text of the page, and the texts of annotations and filled-in fields. */
  plain: string
  notes: string[]
}
/** `pictures`: of each page. `isLocked`: opens without a password, but forbids copying its text. */
export type PdfText = { pages: Page[]; attachments: Uint8Array[]; pictures: number[] } & Record<Trait, boolean>
type Trait = 'isTagged' | 'isLocked'

export const MAX_PAGES = 60
const MAX_CHARACTERS = 200_000
const MAX_ATTACHMENT = 10_000_000
const PASSWORD_ERROR = 4
/** Kinds of annotations, and the flags of those that no page shows: hidden, not in view. */
const LINK = 2
const POPUP = 16
const FIELD = 20
const NOT_SHOWN = 2 | 32
const MAX_NOTE = 20_000
const ITALIC = 1 << 6
const FORCED_BOLD = 1 << 18
const IMAGE = 3
const FONT_NAME = 100
const COPYING = 1 << 4
// Weights in files are often wrong, names of typefaces are not.
const BOLD = /bold|black|heavy|semib|demi/i
const SLANTED = /italic|oblique/i
const BOLD_WEIGHT = 700
const REGULAR_WEIGHT = 400

type Call = (...values: number[]) => number
type Pdfium = {
  /** A function of the C API by its name. */
  call(name: string, ...values: number[]): number
  HEAPU8: Uint8Array
  HEAPF32: Float32Array
  HEAPF64: Float64Array
  HEAP32: Int32Array
  wasmExports: { malloc: Call; free: Call }
}

let loading: Promise<Pdfium> | undefined
const load = () => {
  loading ??= PDFiumLibrary.init().then(library => {
    // TypeScript alone hides the module.
    const { module } = library as unknown as { module: Omit<Pdfium, 'call'> & Record<`_${string}`, Call> }
    return Object.assign(module, {
      call: (name: string, ...values: number[]) => (module[`_${name}`] as Call)(...values),
    })
  })
  return loading
}

/** Throws Unreadable: encrypted, broken, too_complex. */
export async function readPdf(bytes: Uint8Array): Promise<PdfText> {
  const pdfium = await load()
  const at = pdfium.wasmExports.malloc(bytes.length + 1)
  pdfium.HEAPU8.set(bytes, at)
  pdfium.HEAPU8[at + bytes.length] = 0
  const document = pdfium.call('FPDF_LoadMemDocument', at, bytes.length, 0)
  try {
    if (!document) throw pdfium.call('FPDF_GetLastError') === PASSWORD_ERROR ? encrypted() : broken()
    const count = pdfium.call('FPDF_GetPageCount', document)
    if (count === 0) throw broken()
    if (count > MAX_PAGES) throw tooComplex(`has ${count} pages; up to ${MAX_PAGES} can be read`)
    const attachments = attachmentsOf(pdfium, document)
    const pages: Page[] = []
    const pictures: number[] = []
    let left = MAX_CHARACTERS
    for (let index = 0; index < count; index++) {
      const page = pdfium.call('FPDF_LoadPage', document, index)
      if (!page) throw broken()
      const { amount, ...rest } = readPage(pdfium, page, document, left)
      left -= amount
      pages.push(rest)
      pictures.push(picturesOf(pdfium, page))
      pdfium.call('FPDF_ClosePage', page)
    }
    const isTagged = pdfium.call('FPDFCatalog_IsTagged', document) === 1
    const isLocked = (pdfium.call('FPDF_GetDocPermissions', document) & COPYING) === 0
    return { pages, attachments, pictures, isTagged, isLocked }
  } finally {
    if (document) pdfium.call('FPDF_CloseDocument', document)
    pdfium.wasmExports.free(at)
  }
}

function readPage(pdfium: Pdfium, page: number, document: number, limit: number): Page & { amount: number } {
  const width = pdfium.call('FPDF_GetPageWidth', page)
  const height = pdfium.call('FPDF_GetPageHeight', page)
  const text = pdfium.call('FPDFText_LoadPage', page)
  const room = pdfium.wasmExports.malloc(160)
  try {
    const amount = pdfium.call('FPDFText_CountChars', text)
    if (amount > limit) throw tooComplex(`holds more than ${MAX_CHARACTERS} letters`)
    const glyphs: Glyph[] = []
    let last: { index: number; x: number } | undefined
    for (let index = 0; index < amount; index++) {
      const glyph = glyphAt(pdfium, text, index, room, height)
      if (!glyph) continue
      const before = glyphs.at(-1)
      const { x } = glyph
      if (before && last && x === last.x && !glyph.isGenerated)
        withOwnBoxes(before, glyph, x, boxAt(pdfium, text, last.index, room), boxAt(pdfium, text, index, room))
      last = { index, x }
      glyphs.push(glyph)
    }
    const { links, notes } = annotationsOf(pdfium, page, document, room, height)
    const plain = readWide(
      pdfium,
      2 * amount + 2,
      (at, length) => pdfium.call('FPDFText_GetText', text, 0, amount, at) && length,
    )
    return { width, height, runs: runsOf(glyphs), links, notes, plain: plain.replace(REPEATED, '$1'), amount }
  } finally {
    pdfium.wasmExports.free(room)
    pdfium.call('FPDFText_ClosePage', text)
  }
}

type Box = [left: number, right: number]
function boxAt(pdfium: Pdfium, text: number, index: number, room: number): Box {
  pdfium.call('FPDFText_GetCharBox', text, index, room, room + 8, room + 16, room + 24)
  return [pdfium.HEAPF64[room >> 3] ?? 0, pdfium.HEAPF64[(room >> 3) + 1] ?? 0]
}

/**
 * Two letters of one place. Where the file states the text of drawn signs (ActualText), PDFium divides their width: the boxes stand side by
 * side. The letters of a ligature have one loose box, which is as wide as the first of them.
 */
function withOwnBoxes(before: Glyph, glyph: Glyph, stated: number, one: Box, two: Box): void {
  if (!RTL.test(glyph.text) && one[1] > one[0] && Math.abs(two[0] - one[1]) < 0.01) {
    Object.assign(before, { x: one[0], right: one[1], stated })
    Object.assign(glyph, { x: two[0], right: two[1], stated })
  } else if (!glyph.isSpace) glyph.right = Math.max(glyph.right, two[1])
}

/** A letter and its mark that the file states for each of the two signs. */
const REPEATED = /([\u064b-\u0655]\p{Script=Arabic}|\p{Script=Arabic}[\u064b-\u0655])\1/gu

/** Undefined for control characters and marks of direction, which have no place. */
function glyphAt(pdfium: Pdfium, text: number, index: number, room: number, height: number): Glyph | undefined {
  const code = pdfium.call('FPDFText_GetUnicode', text, index)
  // PDFium writes 2 for a hyphen that divides a word at the end of a line.
  if (code === 13) return { ...NOWHERE, text: LINE_END, isSpace: true, isGenerated: true }
  if (code === 0 || (code < 32 && code !== 2) || code === 0xfffe || code === 0xffff) return undefined
  if (code === 0x200e || code === 0x200f || (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069))
    return undefined
  const isGenerated = pdfium.call('FPDFText_IsGenerated', text, index) === 1
  const letter = code === 2 ? '\u00ad' : String.fromCodePoint(code)
  const isSpace = /^\s$/.test(letter)
  if (isGenerated && isSpace) return { ...NOWHERE, text: ' ', isSpace, isGenerated }
  if (!pdfium.call('FPDFText_GetLooseCharBox', text, index, room)) return undefined
  const [left = 0, top = 0, right = 0, bottom = 0] = pdfium.HEAPF32.subarray(room >> 2, (room >> 2) + 4)
  if (!pdfium.call('FPDFText_GetCharOrigin', text, index, room, room + 8)) return undefined
  const [, y = 0] = pdfium.HEAPF64.subarray(room >> 3, (room >> 3) + 2)
  const nameLength = pdfium.call('FPDFText_GetFontInfo', text, index, room + 8, FONT_NAME, room)
  const flags = pdfium.HEAP32[room >> 2] ?? 0
  const font = Buffer.from(pdfium.HEAPU8.subarray(room + 8, room + 8 + Math.min(nameLength, FONT_NAME))).toString(
    'latin1',
  )
  pdfium.call('FPDFText_GetFillColor', text, index, room, room + 4, room + 8, room + 12)
  const [red = 0, green = 0, blue = 0] = pdfium.HEAP32.subarray(room >> 2, (room >> 2) + 3)
  const isHeavy = pdfium.call('FPDFText_GetFontWeight', text, index) >= BOLD_WEIGHT && !SLANTED.test(font)
  const isBold = (flags & FORCED_BOLD) !== 0 || BOLD.test(font) || isHeavy
  return {
    text: letter,
    x: left,
    right,
    top: height - top,
    bottom: height - bottom,
    baseline: height - y,
    size: Math.abs(top - bottom) || pdfium.call('FPDFText_GetFontSize', text, index),
    weight: isBold ? BOLD_WEIGHT : REGULAR_WEIGHT,
    isItalic: (flags & ITALIC) !== 0 || SLANTED.test(font),
    colour: (red << 16) | (green << 8) | blue,
    isSpace,
    isGenerated,
  }
}
const NOWHERE: Run = {
  text: '',
  x: 0,
  right: 0,
  top: 0,
  bottom: 0,
  baseline: 0,
  size: 0,
  weight: 0,
  isItalic: false,
  colour: 0,
}

type Annotations = Pick<Page, 'links' | 'notes'>
function annotationsOf(pdfium: Pdfium, page: number, document: number, room: number, height: number): Annotations {
  const links: Link[] = []
  const notes: string[] = []
  const amount = Math.min(500, pdfium.call('FPDFPage_GetAnnotCount', page))
  for (let index = 0; index < amount; index++) {
    const note = pdfium.call('FPDFPage_GetAnnot', page, index)
    if (!note) continue
    const kind = pdfium.call('FPDFAnnot_GetSubtype', note)
    const link = kind === LINK ? pdfium.call('FPDFAnnot_GetLink', note) : 0
    const action = link && pdfium.call('FPDFLink_GetAction', link)
    const url = action
      ? readString(pdfium, (at, length) => pdfium.call('FPDFAction_GetURIPath', document, action, at, length))
      : ''
    if (/^(https?:\/\/|mailto:|tel:)/i.test(url) && pdfium.call('FPDFAnnot_GetRect', note, room)) {
      const [x = 0, top = 0, right = 0, bottom = 0] = pdfium.HEAPF32.subarray(room >> 2, (room >> 2) + 4)
      links.push({ url, x, right, top: height - top, bottom: height - bottom })
    }
    const isShown = (pdfium.call('FPDFAnnot_GetFlags', note) & NOT_SHOWN) === 0
    const text = isShown && kind !== LINK && kind !== POPUP ? textOfNote(pdfium, note, kind === FIELD, room) : ''
    if (text.trim()) notes.push(text.trim())
    pdfium.call('FPDFPage_CloseAnnot', note)
  }
  return { links, notes }
}

/** What a note says, or the text that was filled in to a field. */
function textOfNote(pdfium: Pdfium, note: number, isField: boolean, room: number): string {
  const stringOf = (key: string) => {
    pdfium.HEAPU8.set(Buffer.from(`${key}\0`, 'latin1'), room)
    const length = pdfium.call('FPDFAnnot_GetStringValue', note, room, 0, 0)
    if (length > MAX_NOTE) return ''
    return readWide(pdfium, length, (at, size) => pdfium.call('FPDFAnnot_GetStringValue', note, room, at, size))
  }
  if (!isField) return stringOf('Contents')
  return /^(?:Tx|Ch)?$/.test(stringOf('FT')) ? stringOf('V') : ''
}

/** A text of two bytes a letter that PDFium writes to memory, ended by a zero. */
function readWide(pdfium: Pdfium, length: number, write: (at: number, length: number) => number): string {
  if (length <= 2) return ''
  const at = pdfium.wasmExports.malloc(length)
  const written = write(at, length)
  const text = written > 0 ? Buffer.from(pdfium.HEAPU8.slice(at, at + length)).toString('utf16le') : ''
  pdfium.wasmExports.free(at)
  return text.replace(/\0[\s\S]*$/, '')
}

function picturesOf(pdfium: Pdfium, page: number): number {
  const length = Math.min(2_000, pdfium.call('FPDFPage_CountObjects', page))
  const objects = Array.from({ length }, (_, index) => pdfium.call('FPDFPage_GetObject', page, index))
  return objects.filter(object => pdfium.call('FPDFPageObj_GetType', object) === IMAGE).length
}

function attachmentsOf(pdfium: Pdfium, document: number): Uint8Array[] {
  const amount = Math.min(10, pdfium.call('FPDFDoc_GetAttachmentCount', document))
  const found: Uint8Array[] = []
  const length = pdfium.wasmExports.malloc(8)
  for (let index = 0; index < amount; index++) {
    const attachment = pdfium.call('FPDFDoc_GetAttachment', document, index)
    if (!attachment || !pdfium.call('FPDFAttachment_GetFile', attachment, 0, 0, length)) continue
    const size = pdfium.HEAP32[length >> 2] ?? 0
    if (size <= 0 || size > MAX_ATTACHMENT) continue
    const at = pdfium.wasmExports.malloc(size)
    if (pdfium.call('FPDFAttachment_GetFile', attachment, at, size, length))
      found.push(pdfium.HEAPU8.slice(at, at + size))
    pdfium.wasmExports.free(at)
  }
  pdfium.wasmExports.free(length)
  return found
}

/** A text that PDFium writes to memory, ended by a zero; the first call returns its length. */
function readString(pdfium: Pdfium, write: (at: number, length: number) => number): string {
  const length = write(0, 0)
  if (length <= 0 || length > 10_000) return ''
  const at = pdfium.wasmExports.malloc(length)
  write(at, length)
  const text = Buffer.from(pdfium.HEAPU8.slice(at, at + length)).toString()
  pdfium.wasmExports.free(at)
  return text.replace(/(?<!\0)\0+$/, '')
}

const broken = () =>
  new Unreadable('broken', 'This PDF is damaged or not whole. Download or print it again, and bring the new file.')
const encrypted = () =>
  new Unreadable('encrypted', 'This PDF is protected with a password. Print it without one, and bring the new file.')
const tooComplex = (why: string) => new Unreadable('too_complex', `This PDF ${why}. Bring the pages of your CV only.`)
