// The seal of a PDF: a signature of the whole file as PAdES baseline B-B, in one incremental update at its end. The engine wrote the file
// (see typeset/pdf-file.ts), so the few changed objects are rewritten as text. docs/decisions/0025-*.md says why no library does this.

import { createCmsSigner } from '../crypto/cms.ts'
import { sha256 } from '../lib/sha256.ts'
import { readObjects } from './typeset/pdf-file.ts'

/** The placeholder of /ByteRange, whose numbers are only known at the end, and the text after it. */
const RANGE_ROOM = 48
const CONTENTS = '\n  /Contents '
/** Hidden and locked: not on the page, not printed, and PDF/UA asks for no tag. */
const WIDGET_FLAGS = 2 + 128

/** `key` and `certificates`: PEM, the first certificate that of the key. `at`: the time that the seal names. */
export function createPdfSealer(key: string, certificates: readonly string[]) {
  const sign = createCmsSigner(key, certificates)
  const gap = 2 * sign(Buffer.alloc(32)).length + 2
  return (pdf: Buffer, at: Date): Buffer => {
    const update = updateOf(pdf.toString('latin1'), at)
    const from = update.head.length + RANGE_ROOM + CONTENTS.length
    const tail = update.tail(from + gap)
    const range = `[0 ${from} ${from + gap} ${tail.length}]`.padEnd(RANGE_ROOM) + CONTENTS
    const before = Buffer.from(update.head + range, 'latin1')
    const after = Buffer.from(tail, 'latin1')
    const signature = sign(sha256(before, after))
    return Buffer.concat([before, Buffer.from(`<${signature.toString('hex')}>`), after])
  }
}

/** The file with the update up to the value of /ByteRange, and what follows the value of /Contents, which ends at `end`. */
function updateOf(pdf: string, at: Date): { head: string; tail: (end: number) => string } {
  const { tableAt, objects } = readObjects(pdf)
  if (!objects) throw new Error('Only a PDF as the engine writes it can be sealed.')
  const trailer = pdf.slice(pdf.indexOf('trailer', tableAt), pdf.lastIndexOf('startxref'))
  const object = (id: number) => objects.get(id) ?? ''
  const root = referred(trailer, '/Root')
  const field = Number(/\/Size (\d+)/.exec(trailer)?.[1])
  const page = firstPage(referred(object(root), '/Pages'), object)
  const [, names = ''] = /\/Names \[([^[\]]*)\]/.exec(object(root)) ?? []
  const attached = [...names.matchAll(/\([\w.]+\) (\d+) 0 R/g)].map(([, id]) => Number(id))
  const form = `/AcroForm <<\n    /Fields [${field} 0 R]\n    /SigFlags 3\n  >>`
  const widget = [
    `${field} 0 obj\n<<\n  /Type /Annot\n  /Subtype /Widget\n  /FT /Sig\n  /T (seal)\n  /TU (Seal of this file)`,
    `  /F ${WIDGET_FLAGS}\n  /Rect [0 0 0 0]\n  /P ${page} 0 R\n  /V ${field + 1} 0 R\n>>\nendobj\n\n`,
  ].join('\n')
  const changed = new Map([
    [page, withAnnotation(object(page), field)],
    [root, withEntry(object(root), attached.length > 0 ? `${form}\n  /AF [${attached.join(' 0 R ')} 0 R]` : form)],
    ...attached.map(id => [id, withEntry(object(id), '/AFRelationship /Data')] as const),
    [field, widget],
    [field + 1, `${field + 1} 0 obj\n<<\n  /Type /Sig\n  /Filter /Adobe.PPKLite\n  /SubFilter /ETSI.CAdES.detached\n`],
  ])
  let head = pdf.endsWith('\n') ? pdf : `${pdf}\n`
  const table = [...changed].map(([id, text]) => {
    const offset = head.length
    head += text
    return { id, entry: `${id} 1\n${String(offset).padStart(10, '0')} 00000 n\r\n` }
  })
  const entries = table.sort((one, other) => one.id - other.id).map(({ entry }) => entry)
  const dictionary = trailer.replace(/\/Size \d+/, `/Size ${field + 2}\n  /Prev ${tableAt}`)
  const ending = '\n>>\nendobj\n\n'
  return {
    head: `${head}  /M (${dateOf(at)})\n  /ByteRange `,
    tail: end => `${ending}xref\n${entries.join('')}${dictionary}startxref\n${end + ending.length}\n%%EOF\n`,
  }
}

/** The number of the object that an entry of a dictionary refers to, or the first of its list; 0 without one. */
const referred = (dictionary: string, entry: string): number =>
  Number(new RegExp(`${entry} \\[?(\\d+) 0 R`).exec(dictionary)?.[1] ?? 0)

function firstPage(node: number, object: (id: number) => string): number {
  const child = referred(object(node), '/Kids')
  return child ? firstPage(child, object) : node
}

const withEntry = (object: string, entry: string) => object.replace(/>>\s*endobj\s*$/, `  ${entry}\n>>\nendobj\n\n`)

/** A page without annotations says no order of them yet. */
const withAnnotation = (page: string, id: number) =>
  page.includes('/Annots [')
    ? page.replace('/Annots [', `/Annots [${id} 0 R `)
    : withEntry(page, `/Annots [${id} 0 R]${page.includes('/Tabs') ? '' : '\n  /Tabs /S'}`)

const dateOf = (at: Date) => `D:${at.toISOString().slice(0, 19).replace(/\D/g, '')}Z`
