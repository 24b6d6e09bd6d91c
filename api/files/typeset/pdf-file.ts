// Reads and rewrites the objects of a PDF as the engine writes it: one cross-reference table, one object after the other. Replaces
// page contents; a file in any other form is returned unchanged.
import { deflateSync, inflateSync } from 'node:zlib'
import { NO_HASH } from '../../lib/visible-text.ts'
import { type Fonts, joinClusters } from './clusters.ts'

type Objects = Map<number, string>

/** The file with the text of every page repaired (see clusters.ts). */
export function mendText(pdf: Buffer): Buffer {
  const file = pdf.toString('latin1')
  const { tableAt, objects } = readObjects(file)
  if (!objects) return pdf
  const changed: Objects = new Map()
  for (const page of objects.values()) {
    const id = /\/Type \/Page\b/.test(page) && Number(/\/Contents (\d+) 0 R/.exec(page)?.[1])
    if (!id) continue
    const content = contentOf(objects.get(id))
    if (content === null) continue
    const joined = joinClusters(content, fontsOf(page, objects))
    if (joined !== content) changed.set(id, streamOf(id, joined))
  }
  return changed.size ? write(file, tableAt, objects, changed) : pdf
}

/** The file with the hash of its text in the attached JSON that has room for it. */
export function withTextHash(pdf: Buffer, hash: string): Buffer {
  const file = pdf.toString('latin1')
  const { tableAt, objects } = readObjects(file)
  for (const [id, object] of objects ?? []) {
    const [head, length] = ATTACHED.exec(object) ?? []
    if (!head || !objects) continue
    const isPacked = head.includes('/FlateDecode')
    const stored = Buffer.from(object.slice(head.length, head.length + Number(length)), 'latin1')
    const json = (isPacked ? inflateSync(stored) : stored).toString('latin1')
    if (!json.includes(NO_HASH)) continue
    const named = Buffer.from(json.replace(NO_HASH, hash), 'latin1')
    const body = (isPacked ? deflateSync(named) : named).toString('latin1')
    const filled = `${head.replace(/\/Length \d+/, `/Length ${body.length}`)}${body}\nendstream\nendobj\n\n`
    return write(file, tableAt, objects, new Map([[id, filled]]))
  }
  return pdf
}
const ATTACHED = /^\d+ 0 obj\n<<\n {2}\/Length (\d+)\n {2}\/Type \/EmbeddedFile\n[\s\S]*?stream\n/

/** Where the cross-reference table begins, and every object by its number, in file order; null without such a table. */
export function readObjects(file: string): { tableAt: number; objects: Objects | null } {
  const tableAt = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(file)?.[1] ?? Number.NaN)
  return { tableAt, objects: objectsOf(file, tableAt) }
}

function objectsOf(file: string, tableAt: number): Objects | null {
  const [, entries] = /^xref\n0 \d+\n((?:\d{10} \d{5} [nf]\r\n)+)trailer/.exec(file.slice(tableAt)) ?? []
  if (!entries) return null
  const offsets = entries
    .split('\r\n')
    .flatMap((entry, id) => (entry.endsWith('n') ? [{ id, offset: Number(entry.slice(0, 10)) }] : []))
    .sort((one, other) => one.offset - other.offset)
  return new Map(offsets.map(({ id, offset }, at) => [id, file.slice(offset, offsets[at + 1]?.offset ?? tableAt)]))
}

const STREAM = /^\d+ 0 obj\n<<\n {2}\/Length (\d+)\n {2}\/Filter \/FlateDecode\n>>\nstream\n/

function contentOf(object = ''): string | null {
  const [head, length] = STREAM.exec(object) ?? []
  if (!head) return null
  const packed = Buffer.from(object.slice(head.length, head.length + Number(length)), 'latin1')
  return inflateSync(packed).toString('latin1')
}

function streamOf(id: number, content: string): string {
  const packed = deflateSync(Buffer.from(content, 'latin1')).toString('latin1')
  return `${id} 0 obj\n<<\n  /Length ${packed.length}\n  /Filter /FlateDecode\n>>\nstream\n${packed}\nendstream\nendobj\n\n`
}

/** The texts and widths of glyphs in the fonts of a page. */
function fontsOf(page: string, objects: Objects): Fonts {
  const [, fonts = ''] = /\/Font <<([^<>]*)>>/.exec(page) ?? []
  const texts = new Map<string, Map<string, string>>()
  const widths = new Map<string, Map<string, number>>()
  for (const [, name = '', id] of fonts.matchAll(/\/(\w+) (\d+) 0 R/g)) {
    const font = objects.get(Number(id)) ?? ''
    const referred = (key: string) => objects.get(Number(new RegExp(`/${key} \\[?(\\d+) 0 R`).exec(font)?.[1])) ?? ''
    const pairs = referred('ToUnicode').matchAll(/^<([0-9A-F]{4})> <([0-9A-F]+)>$/gm)
    texts.set(name, new Map([...pairs].map(([, glyph = '', says = '']) => [glyph, says])))
    widths.set(name, widthsOf(referred('DescendantFonts')))
  }
  return {
    says: (font, glyph) => texts.get(font)?.get(glyph),
    width: (font, glyph) => widths.get(font)?.get(glyph) ?? 0,
  }
}

/** The widths of a font that lists them as first glyph, last glyph, width; other forms are ignored. */
function widthsOf(font: string): Map<string, number> {
  const widths = new Map<string, number>()
  const numbers = (/\/W \[([^[\]]*)\]/.exec(font)?.[1] ?? '').split(/\s+/).map(Number)
  for (let at = 0; at + 2 < numbers.length; at += 3) {
    const [first = 0, last = 0, width = 0] = numbers.slice(at, at + 3)
    for (let glyph = first; glyph <= last; glyph++) widths.set(glyph.toString(16).toUpperCase().padStart(4, '0'), width)
  }
  return widths
}

function write(file: string, tableAt: number, objects: Objects, changed: Objects): Buffer {
  const head = file.slice(0, file.indexOf(objects.values().next().value as string))
  let made = head
  const offsets = new Map<number, number>()
  for (const [id, object] of objects) {
    offsets.set(id, made.length)
    made += changed.get(id) ?? object
  }
  let id = 0
  const table = file.slice(tableAt, file.indexOf('trailer', tableAt)).replace(/\d{10} (?=\d{5} [nf])/g, old => {
    const offset = offsets.get(id++)
    return offset === undefined ? old : `${String(offset).padStart(10, '0')} `
  })
  const trailer = file.slice(file.indexOf('trailer', tableAt)).replace(/(startxref\s+)\d+/, `$1${made.length}`)
  return Buffer.from(made + table + trailer, 'latin1')
}
