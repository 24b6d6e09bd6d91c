// The program of a typesetting process: typesets one job at a time. It has no secrets, opens no connections, reads only the given
// folder, and ends with its parent.
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'
import { pdfTexts, textHash } from '../../lib/visible-text.ts'
import { type FitReport, filled, loosest, type Sized, TIGHTEST, tightened } from './fit.ts'
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
import { mendText, withTextHash } from './pdf-file.ts'

const folder = process.argv[2] ?? ''
const templates = join(folder, 'templates')
const JOBS_BEFORE_COLLECTING = 10
/** The age, in compilations, at which the engine evicts cache entries. */
const CACHE_AGE = 5
/** Splitting shrinks the SVG by half or more, so it is skipped far above the limit. */
const MAX_RAW_SVG = 3 * MAX_SVG_BYTES

// A lower priority than the service’s, so that requests are served first; at 10 a busy machine hardly runs it at all.
setPriority(5)
let jobs = 0
const compiler = NodeCompiler.create({ workspace: templates, fontArgs: [{ fontPaths: [join(folder, 'fonts')] }] })

async function typeset(job: TypesetJob): Promise<TypesetAnswer> {
  const { result, error, fit } = compileToFit(await withoutColours(job))
  // The engine reports its own limits only as messages; the document exceeds them, for example by deep nesting.
  if (!result) return /maximum [\w ]{1,60} exceeded/.test(error) ? { over: 'cv_too_complex' } : { refused: error }
  const pageCount = result.numOfPages
  if (pageCount > MAX_PAGES && job.format !== 'png') return { over: 'cv_too_long' }
  if (job.format === 'pdf' || job.format === 'text') {
    const { pdf, isAccessible } = exportPdf(result)
    const hasTextHash = job.files?.['resume.json'] !== undefined
    const texts = job.format === 'text' || hasTextHash ? await pdfTexts(pdf) : []
    const file = hasTextHash ? withTextHash(pdf, textHash(texts)) : pdf
    return {
      parts: job.format === 'text' ? texts.map(text => Buffer.from(text)) : [file],
      isAccessible,
      pageCount,
      ...fit,
    }
  }
  const isPicture = job.format === 'png'
  const drawn = compiler.svg(result)
  if (drawn.length > MAX_RAW_SVG) return { over: isPicture ? 'cv_too_complex' : 'cv_too_long' }
  const parts = separatePages(drawn, isPicture ? 1 : MAX_PAGES, !isPicture).map(page => Buffer.from(page))
  if (isPicture) return rasterize(parts[0]!, job.size, pageCount)
  if (parts.reduce((sum, part) => sum + part.length, 0) > MAX_SVG_BYTES) return { over: 'cv_too_long' }
  return { parts, pageCount, isAccessible: false, ...fit }
}

type Compiled = { result?: NodeTypstDocument | null; error: string }

/** As designed if that fits or no step does, otherwise at the loosest step that fits; and a report of the fit. */
function compileToFit(job: TypesetJob): Compiled & { fit?: { fit: FitReport } } {
  const designed = compile(job)
  const { fit: asked, data, isFilling } = job
  if (!(asked || isFilling) || !designed.result) return designed
  const { fontSize } = (data as Sized).style
  if (!asked || designed.result.numOfPages <= asked) {
    const { size, made } = isFilling ? compileToFill(job, designed) : { size: fontSize, made: designed }
    return { ...made, fit: { fit: { isFitting: true, text: { designed: fontSize, set: size }, isTighter: false } } }
  }
  let tightest: Compiled = designed
  const found = loosest(
    step => {
      const made = compile({ ...job, data: tightened(data as Sized, step) })
      if (step === TIGHTEST) tightest = made
      return made
    },
    ({ result }) => (result?.numOfPages ?? Number.POSITIVE_INFINITY) <= asked,
  )
  const text = { designed: fontSize, set: tightened(data as Sized, found?.step ?? TIGHTEST).style.fontSize }
  if (found) return { ...found.made, fit: { fit: { isFitting: true, text, isTighter: true } } }
  return {
    ...designed,
    fit: { fit: { isFitting: false, text, ...excessOf(tightest.result ?? designed.result, asked) } },
  }
}

/** With larger text, if it leaves much of its page empty. Several pages are filled only where that number was asked for. */
function compileToFill(job: TypesetJob, designed: Compiled): { size: number; made: Compiled } {
  const data = job.data as Sized
  const { fontSize } = data.style
  const pages = designed.result?.numOfPages ?? 0
  if (pages > (job.fit ?? 1)) return { size: fontSize, made: designed }
  return filled(
    { size: fontSize, made: designed },
    size => compile({ ...job, data: { ...data, style: { ...data.style, fontSize: size } } }),
    ({ result }) => (result && result.numOfPages === pages ? takenOf(result) : Number.POSITIVE_INFINITY),
  )
}

/** The part of its pages that a document takes. */
function takenOf(document: NodeTypstDocument): number {
  const end = endOf(document)
  return end ? (document.numOfPages - 1 + Math.min(1, end.last / end.page)) / document.numOfPages : 1
}

const endOf = (document: NodeTypstDocument) =>
  (compiler.query(document, { selector: '<end>', field: 'value' }) as { last: number; page: number }[])[0]

/** The pages of a document, and about how many of its lines are after the asked ones. */
function excessOf(document: NodeTypstDocument, asked: number) {
  const end = endOf(document)
  const least = document.numOfPages
  return { least, lines: end ? (least - asked - 1) * end.page + Math.max(1, end.last) : least - asked }
}

/** The job with grey pictures, for a template that prints in black. */
async function withoutColours(job: TypesetJob): Promise<TypesetJob> {
  if (!job.isBlack || !job.files) return job
  const { default: sharp } = await import('sharp')
  const { picture } = job.files
  if (!picture) return job
  const grey = await sharp(picture).grayscale().jpeg({ quality: 92 }).toBuffer()
  return { ...job, files: { ...job.files, picture: grey } }
}

/** The page as PNG. The SVG must have no text layer, which would take a hundred times as long. */
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

function compile({ main, data, files = {} }: TypesetJob): Compiled {
  for (const [name, bytes] of Object.entries(files)) compiler.mapShadow(join(templates, name), Buffer.from(bytes))
  try {
    const compiled = compiler.compile({ mainFilePath: join(templates, main), inputs: { data: JSON.stringify(data) } })
    return { result: compiled.result, error: compiled.hasError() ? reason(compiled.takeError()) : '' }
  } finally {
    for (const name of Object.keys(files)) compiler.unmapShadow(join(templates, name))
  }
}

/** Falls back to a PDF without PDF/UA-1 where the engine refuses it: no single font may have both a letter and its mark. */
function exportPdf(document: NodeTypstDocument) {
  try {
    return { pdf: readable(compiler.pdf(document, { pdfStandard: 'ua-1' })), isAccessible: true }
  } catch {
    return { pdf: readable(compiler.pdf(document)), isAccessible: false }
  }
}

/** The file with repaired text extraction. */
const readable = (pdf: Buffer) => mendText(pagesFromTheLeft(pdf))

const PAGES_FROM_THE_RIGHT = /\/ViewerPreferences\s*<<[^<>]*\/Direction \/R2L/

/**
 * For Arabic documents the engine sets the page direction right-to-left, and Chrome's reader then reverses every extracted line, mail
 * addresses too. Sets it left-to-right, which otherwise only affects how pages are shown side by side.
 */
function pagesFromTheLeft(pdf: Buffer): Buffer {
  const found = PAGES_FROM_THE_RIGHT.exec(pdf.toString('latin1'))
  if (found) pdf.write('/L2R', found.index + found[0].length - 4, 'latin1')
  return pdf
}

/** The engine's diagnostics, with positions in the templates; they contain none of the data. */
const reason = (error: { shortDiagnostics: unknown[] } | null) =>
  JSON.stringify(error?.shortDiagnostics ?? []).slice(0, 2_000)

process.on('message', async (job: TypesetJob) => {
  let answer: TypesetAnswer
  try {
    answer = await typeset(job)
  } catch (error) {
    answer = { refused: String(error).slice(0, 2_000) }
  }
  process.send?.(answer)
  compiler.evictCache(CACHE_AGE)
  jobs++
  // Documents are native memory behind small objects, which do not trigger the garbage collector; and they are only freed between two
  // turns of the event loop.
  if (jobs % JOBS_BEFORE_COLLECTING === 0) setImmediate(() => globalThis.gc?.())
})
process.on('disconnect', () => process.exit())
// Ctrl-C reaches the whole process group, but the parent decides when this process ends.
process.on('SIGINT', () => undefined)
