// The program of a typesetting process: jobs in, documents out, one at a time. Has no secrets, opens no connection, and reads
// the folder it is given and nothing else. Ends with the process that started it.
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'
import {
  MAX_DRAWN_BYTES,
  MAX_DRAWN_PIXELS,
  MAX_PAGES,
  MAX_SVG_BYTES,
  type TypesetAnswer,
  type TypesetDone,
  type TypesetJob,
} from './job.ts'
import { separatePages } from './pages.ts'
import { mendText } from './pdf-file.ts'

const folder = process.argv[2] ?? ''
const templates = join(folder, 'templates')
const JOBS_BEFORE_COLLECTING = 10
/** Compiles after which the engine may forget what it remembers of one. */
const REMEMBERED = 5
/** What separates one page's drawing from another's shrinks it by half and more; twice the limit is hopeless. */
const MAX_RAW_SVG = 3 * MAX_SVG_BYTES

// Requests are answered before documents are set.
setPriority(10)
let reader: Promise<PDFiumLibrary> | undefined
let jobs = 0
const compiler = NodeCompiler.create({ workspace: templates, fontArgs: [{ fontPaths: [join(folder, 'fonts')] }] })

async function set(job: TypesetJob): Promise<TypesetAnswer> {
  const { result, error } = compile(job)
  // The engine names its limits in words alone: what nests too deeply is the document's fault.
  if (!result) return /maximum [\w ]+ exceeded/.test(error) ? { over: 'cv_too_complex' } : { refused: error }
  const pageCount = result.numOfPages
  if (pageCount > MAX_PAGES && job.format !== 'png') return { over: 'cv_too_long' }
  if (job.format === 'pdf' || job.format === 'text') {
    const { parts, isAccessible } = exportPdf(result, job.accessible === true)
    return { parts: job.format === 'pdf' ? parts : await readTexts(parts[0]!), isAccessible, pageCount }
  }
  const isPicture = job.format === 'png'
  const drawn = compiler.svg(result)
  if (drawn.length > MAX_RAW_SVG) return { over: isPicture ? 'cv_too_complex' : 'cv_too_long' }
  const parts = separatePages(drawn, isPicture ? 1 : MAX_PAGES, !isPicture).map(page => Buffer.from(page))
  if (isPicture) return rasterize(parts[0]!, job.size, pageCount)
  if (parts.reduce((sum, part) => sum + part.length, 0) > MAX_SVG_BYTES) return { over: 'cv_too_long' }
  return { parts, pageCount, isAccessible: false }
}

/** The page as PNG: its glyphs without the invisible words, which would cost a hundred times as much. */
async function rasterize(svg: Buffer, size: TypesetJob['size'], pageCount: number): Promise<TypesetAnswer> {
  if (svg.length > MAX_DRAWN_BYTES) return { over: 'cv_too_complex' }
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  const image = sharp(svg, { density: 72, limitInputPixels: MAX_DRAWN_PIXELS })
    .resize({ ...size })
    .png({ palette: true })
  const { data, info } = await image.toBuffer({ resolveWithObject: true })
  const done: TypesetDone = { parts: [data], pageCount, isAccessible: false }
  return { ...done, size: { width: info.width, height: info.height } }
}

function compile({ main, data, files = {} }: TypesetJob) {
  for (const [name, bytes] of Object.entries(files)) compiler.mapShadow(join(templates, name), Buffer.from(bytes))
  try {
    const compiled = compiler.compile({ mainFilePath: join(templates, main), inputs: { data: JSON.stringify(data) } })
    return { result: compiled.result, error: compiled.hasError() ? reason(compiled.takeError()) : '' }
  } finally {
    for (const name of Object.keys(files)) compiler.unmapShadow(join(templates, name))
  }
}

/** A mark in the clean text can still meet a letter that no one font has both of; then the file goes without the UA mark. */
function exportPdf(document: NodeTypstDocument, accessible: boolean) {
  if (accessible) {
    try {
      return { parts: [readable(compiler.pdf(document, { pdfStandard: 'ua-1' }))], isAccessible: true }
    } catch {}
  }
  return { parts: [readable(compiler.pdf(document))], isAccessible: false }
}

/** The file as programs read its text back whole. */
const readable = (pdf: Buffer) => mendText(pagesFromTheLeft(pdf))

const PAGES_FROM_THE_RIGHT = /\/ViewerPreferences\s*<<[^<>]*\/Direction \/R2L/

/**
 * In a document in Arabic the engine says that pages follow each other from the right. Chrome's reader then turns every line
 * around, mail addresses too, so the file says the opposite: it only decides how pages lie side by side.
 */
function pagesFromTheLeft(pdf: Buffer): Buffer {
  const found = PAGES_FROM_THE_RIGHT.exec(pdf.toString('latin1'))
  if (found) pdf.write('/L2R', found.index + found[0].length - 4, 'latin1')
  return pdf
}

/** The words as Chrome's own reader finds them, which is what most programs that read CVs are built on. */
async function readTexts(pdf: Buffer): Promise<Buffer[]> {
  reader ??= PDFiumLibrary.init()
  const document = await (await reader).loadDocument(pdf)
  try {
    return [...document.pages()].map(page => Buffer.from(page.getText()))
  } finally {
    document.destroy()
  }
}

/** Where in the templates it went wrong and why; the engine's words hold none of the data. */
const reason = (error: { shortDiagnostics: unknown[] } | null) =>
  JSON.stringify(error?.shortDiagnostics ?? []).slice(0, 2_000)

process.on('message', async (job: TypesetJob) => {
  let answer: TypesetAnswer
  try {
    answer = await set(job)
  } catch (error) {
    answer = { refused: String(error).slice(0, 2_000) }
  }
  process.send?.(answer)
  compiler.evictCache(REMEMBERED)
  jobs++
  // Documents are native memory behind small objects, for which the collector sees no reason to run; and it is only between
  // two turns of the event loop that they are given back.
  if (jobs % JOBS_BEFORE_COLLECTING === 0) setImmediate(() => globalThis.gc?.())
})
process.on('disconnect', () => process.exit())
// Ctrl-C in a terminal reaches the whole group; when to end is the parent's to say.
process.on('SIGINT', () => undefined)
