// Typesets CVs as PDF, SVG pages, preview card and thumbnail, all from the same data, so that they look the same. Builds the data that
// the templates draw, and runs the jobs in the pool.
import { join } from 'node:path'
import type { CvStyleData } from '../../core/contract/style.ts'
import { labelDirection, labelsOf } from '../../core/cv/locale.ts'
import type { MarkdownBlock, MarkdownInline } from '../../core/cv/markdown.ts'
import { words } from '../../core/cv/order.ts'
import type { Sheet, SheetSection } from '../../core/cv/sheet.ts'
import { DEFAULT_TEMPLATE } from '../../core/cv/templates.ts'
import { Problem } from '../../lib/problem.ts'
import type { PoolLimits } from '../../lib/process-pool.ts'
import { loadCoverage, neededOf, showableData } from './characters.ts'
import { readableOnWhite } from './colour.ts'
import type { FitReport } from './fit.ts'
import { fallbacksOf, SCRIPTS } from './fonts.ts'
import { chosenLook, fitOf } from './look.ts'
import { createTypesetPool, type TypesetPool, typesetFolder } from './pool.ts'
import { qrCode } from './qr.ts'
import { loadTemplates, type Template } from './templates.ts'

/** The verification note of a published CV: its verify page as a QR code in the footer and as the last line. */
export type Seal = {
  /** The https address of the verify page. */
  url: string
  /** Before the address in the last line of the CV: "Check this CV:". */
  label: string
  /** Beside the code: "Published 20 November 2026 · version 5". */
  caption: string
}

/** The files that a PDF can carry, in the order of their names, and what our labels say of them. */
const ATTACHMENTS = { 'cv.json': 'claims', 'resume.json': 'resume' } as const
const NAMES = Object.keys(ATTACHMENTS) as (keyof typeof ATTACHMENTS)[]

export type TypesetRequest = {
  sheet: Sheet
  /** Id of a template; a removed one falls back to the default. */
  template: string
  style?: CvStyleData | undefined
  /** PNG or JPEG bytes of `sheet.picture`. */
  picture?: Uint8Array | undefined
  seal?: Seal | undefined
  /** JSON that a PDF carries. */
  attachments?: { [name in keyof typeof ATTACHMENTS]?: Uint8Array | undefined } | undefined
  /** The time of this version of the CV, and the only time in the file. */
  at: Date
  /** The account or the client address whose share of the pool the job counts against. */
  by?: string | undefined
}

/** `unsupported`: characters that no font has and that are left out. */
type Common = { unsupported: string[] }
export type TypesetPdf = Common & {
  bytes: Buffer
  pageCount: number
  isAccessible: boolean
  fit?: FitReport | undefined
}
/** `fit`: what was done to fit on the pages that the style asks for. */
export type TypesetPages = Common & { pages: Buffer[]; pageCount: number; fit?: FitReport | undefined }
export type TypesetPicture = Common & { bytes: Buffer; width: number; height: number }

export type Typesetter = ReturnType<typeof createTypesetter>

/** Pixels. */
const CARD = { width: 1200, height: 630 }
const THUMBNAIL = { width: 480 }

type Engine = {
  pool: TypesetPool
  templates: Template[]
  coverageOf: ReturnType<typeof loadCoverage>
}

/** The processes start with the first job. All functions throw the errors of the pool. */
export function createTypesetter(options: PoolLimits & { pool?: TypesetPool } = {}) {
  const engine: Engine = {
    pool: options.pool ?? createTypesetPool(options),
    templates: loadTemplates(join(typesetFolder, 'templates')),
    coverageOf: loadCoverage(typesetFolder),
  }
  return {
    /** All templates, the default one first. */
    templates: engine.templates,
    /** The colour of a CV in this template and style. */
    accentOf: (template: string, { accent }: { accent?: string }) => inkOf(templateOf(engine, template), accent),
    pool: engine.pool,
    pdf: pdf.bind(null, engine),
    texts: texts.bind(null, engine),
    pages: pages.bind(null, engine),
    /** The link preview, a PNG of 1200 x 630. */
    card: (request: TypesetRequest): Promise<TypesetPicture> => picture(engine, 'card.typ', request, CARD),
    /** The first page, a PNG 480 pixels wide. */
    thumbnail: (request: TypesetRequest): Promise<TypesetPicture> => picture(engine, 'cv.typ', request, THUMBNAIL),
    paper: paper.bind(null, engine),
    close: () => engine.pool.close(),
  }
}

async function pdf(engine: Engine, request: TypesetRequest): Promise<TypesetPdf> {
  const { job, fit, unsupported } = prepare(engine, request)
  const done = await engine.pool.run({ ...job, ...fit, main: mainOf(request), format: 'pdf' }, request.by)
  const { parts, pageCount, isAccessible } = done
  return { bytes: parts[0]!, pageCount, isAccessible, unsupported, fit: done.fit }
}

/** The text of each page as extracted from the PDF. */
async function texts(engine: Engine, request: TypesetRequest): Promise<string[]> {
  const { job, fit } = prepare(engine, request)
  const done = await engine.pool.run({ ...job, ...fit, main: mainOf(request), format: 'text' }, request.by)
  return done.parts.map(part => Buffer.from(part).toString('utf8').replace(/\r\n?/g, '\n'))
}

/** Each page as an SVG document. */
async function pages(engine: Engine, request: TypesetRequest): Promise<TypesetPages> {
  const { job, fit, unsupported } = prepare(engine, request)
  const done = await engine.pool.run({ ...job, ...fit, main: mainOf(request), format: 'svg' }, request.by)
  return { pages: done.parts, pageCount: done.pageCount, unsupported, fit: done.fit }
}

async function picture(
  engine: Engine,
  main: string,
  request: TypesetRequest,
  size: { width: number; height?: number },
): Promise<TypesetPicture> {
  const { job, fit, unsupported } = prepare(engine, request)
  const done = await engine.pool.run({ ...job, ...(main === 'cv.typ' && fit), main, format: 'png', size }, request.by)
  return { bytes: done.parts[0]!, ...done.size!, unsupported }
}

/**
 * A document of another feature as PDF, such as an invoice, in the fonts of the default template. `main` is its Typst file, which reads
 * `content` as `data.paper` and attaches `files`, by name; `at` is the only time in the PDF; `by` as in a request.
 */
async function paper(
  engine: Engine,
  main: string,
  content: object,
  at: Date,
  by?: string,
  files?: Record<string, Uint8Array>,
): Promise<Buffer> {
  const template = templateOf(engine, DEFAULT_TEMPLATE)
  const { shown } = withFaces(engine, { paper: content }, template, 'en')
  const frame = frameOf(template, at)
  const data = { ...frame, ...shown, style: { ...frame.style, ...shown.faces }, language: 'en' }
  const job = { data: { ...data, sheet: { direction: 'ltr' } }, main, format: 'pdf' as const, ...(files && { files }) }
  const done = await engine.pool.run(job, by)
  return done.parts[0]!
}

const templateOf = ({ templates }: Engine, id: string) =>
  templates.find(template => template.id === id) ?? templates.find(({ id }) => id === DEFAULT_TEMPLATE)!

/** Checks the share first: preparing the texts of a large CV takes 50 ms. */
function prepare(engine: Engine, request: TypesetRequest) {
  engine.pool.check(request.by)
  const template = chosenLook(templateOf(engine, request.template), request.style)
  const data = dataOf(request, template)
  const texts = { sheet: data.sheet, seal: data.seal, document: data.document }
  const { shown, unsupported } = withFaces(engine, texts, template, request.sheet.language)
  const { picture, attachments = {} } = request
  const attached = NAMES.flatMap(name => (attachments[name] ? [[name, attachments[name]] as const] : []))
  const files = { ...(picture && { picture }), ...Object.fromEntries(attached) }
  const document = { ...shown.document, title: shown.document.title.join(' · ') }
  const job = { data: { ...data, ...shown, document, style: { ...data.style, ...shown.faces } }, files }
  return {
    job: { ...job, ...(template.accent === null && { isBlack: true }) },
    fit: fitOf(request.style, request.sheet),
    unsupported,
  }
}

/**
 * The texts without unsupported characters, and the fonts that they need. Only those are listed, because the engine opens each
 * listed font in turn to look for a character, and those of East Asia have megabytes.
 */
function withFaces<T extends object>(
  { coverageOf }: Engine,
  texts: T,
  { fonts: { body, display } }: Template,
  language: string,
) {
  const unsupported = new Set<string>()
  const fallbacks = fallbacksOf(language, JSON.stringify(texts))
  const shown = showableData(texts, coverageOf([body, display, ...fallbacks]), unsupported)
  const characters = [...new Set(JSON.stringify(shown) + SIGNS)].join('')
  const needed = neededOf(characters, [body], fallbacks, coverageOf)
  const faces = { body: [...new Set([body, ...needed])], display: [...new Set([display, body, ...needed])] }
  const scripts = SCRIPTS.filter(({ name }) => new RegExp(`\\p{Script=${name}}`, 'u').test(characters))
  return { shown: { ...shown, scripts, faces }, unsupported: [...unsupported] }
}

/** The result; null when the CV is too long or too complex to be typeset. */
export async function nullIfTooLong<T>(typeset: Promise<T>): Promise<T | null> {
  try {
    return await typeset
  } catch (error) {
    if (error instanceof Problem && error.status === 422) return null
    throw error
  }
}

const mainOf = ({ sheet }: TypesetRequest) => (sheet.letter ? 'letter.typ' : 'cv.typ')

/** Characters that the templates add. */
const SIGNS = '•·–'

const inkOf = ({ accent }: Template, chosen?: string): string =>
  accent === null ? '#000000' : readableOnWhite(chosen ?? accent)

/** The data that does not depend on the content: date and style. */
function frameOf(template: Template, at: Date, style: NonNullable<TypesetRequest['style']> = {}) {
  return {
    date: [
      at.getUTCFullYear(),
      at.getUTCMonth() + 1,
      at.getUTCDate(),
      at.getUTCHours(),
      at.getUTCMinutes(),
      at.getUTCSeconds(),
    ],
    template,
    style: {
      accent: inkOf(template, style.accent),
      paper: style.paper ?? template.paper ?? 'A4',
      fontSize: style.fontSize ?? template.fontSize,
    },
  }
}

/** The data that the templates read, before `prepare` leaves out unsupported characters. */
function dataOf({ sheet, style = {}, picture, seal, attachments = {}, at }: TypesetRequest, template: Template) {
  const language = sheet.language.toLowerCase().split('-')
  const { attachments: described } = labelsOf(sheet.language)
  return {
    ...frameOf(template, at, style),
    sheet: {
      ...sheet,
      sections: sheet.sections.map(section => ({
        ...section,
        capitals: capitals(section, sheet),
        ...(style.breaks?.[section.key] && { break: style.breaks[section.key] }),
      })),
    },
    document: {
      title: words([sheet.name, sheet.letter ? sheet.letter.subject : sheet.profession]),
      keywords: keywordsOf(sheet),
      excerpt: excerptOf(sheet),
    },
    language: language[0] ?? 'en',
    region: language.slice(1).find(part => /^[a-z]{2}$/.test(part)) ?? null,
    labelLanguage: sheet.labelLanguage.toLowerCase().split('-')[0] ?? 'en',
    labelDirection: labelDirection(sheet),
    picture: picture && sheet.picture && template.hasPicture !== false ? { alt: sheet.picture.alt } : null,
    attachments: NAMES.filter(name => attachments[name]).map(name => ({
      name,
      description: described[ATTACHMENTS[name]],
    })),
    seal: seal ? { ...seal, href: seal.url, text: seal.url.replace(/^https?:\/\//, ''), qr: qrCode(seal.url) } : null,
  }
}

const CASED = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u

/** A title in the capitals of its language; null for scripts without capitals, whose letters must not be spaced out either. */
function capitals({ title, isOwnTitle }: SheetSection, { language, labelLanguage }: Sheet): string | null {
  if (!title.trim()) return '–'
  if (!CASED.test(title)) return null
  try {
    return title.toLocaleUpperCase(isOwnTitle ? language : labelLanguage)
  } catch {
    return title.toUpperCase()
  }
}

const EXCERPT_CHARACTERS = 170

/** The beginning of the first prose section, for the card. */
function excerptOf({ sections }: Sheet): string | null {
  const prose = sections.find(({ body }) => body.kind === 'prose')?.body
  const words = prose?.kind === 'prose' ? prose.blocks.flatMap(wordsOfBlock).join(' ').trim() : ''
  const letters = Array.from(words)
  if (letters.length <= EXCERPT_CHARACTERS) return words || null
  const start = letters.slice(0, EXCERPT_CHARACTERS).join('')
  const lastBlank = start.lastIndexOf(' ')
  return `${(lastBlank > EXCERPT_CHARACTERS / 2 ? start.slice(0, lastBlank) : start).replace(/(?<![\s,;:.–-])[\s,;:.–-]+$/, '')}…`
}

const wordsOfBlock = (block: MarkdownBlock): string[] =>
  (block.type === 'list' ? block.items : [block.children]).map(inlineText)
const inlineText = (children: readonly MarkdownInline[]): string =>
  children.map(one => (one.type === 'text' ? one.text : one.type === 'break' ? ' ' : inlineText(one.children))).join('')

/** Names of skills, for searches over a folder of files. */
function keywordsOf({ sections }: Sheet): string[] {
  const names = sections.flatMap(({ key, body }) => (key === 'skills' && body.kind === 'names' ? body.names : []))
  return names.flatMap(({ name }) => name ?? []).slice(0, 30)
}
