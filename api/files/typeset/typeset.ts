// Typesets CVs: the one way to a PDF, its pages as SVG, the preview card and the thumbnail, so that all show the same thing.
// Turns a sheet into what the templates read; the drawing is theirs, the processes are the pool's.
import { join } from 'node:path'
import { labelDirection } from '../../core/cv/locale.ts'
import type { MarkdownBlock, MarkdownInline } from '../../core/cv/markdown.ts'
import type { Sheet, SheetSection } from '../../core/cv/sheet.ts'
import { DEFAULT_TEMPLATE } from '../../core/cv/templates.ts'
import type { PoolLimits } from '../../lib/process-pool.ts'
import { loadCoverage, MISSING, neededOf, showableData } from './characters.ts'
import { readableOnWhite } from './colour.ts'
import { fallbacksOf, SCRIPTS } from './fonts.ts'
import { createTypesetPool, type TypesetPool, typesetFolder } from './pool.ts'
import { qrCode } from './qr.ts'
import { loadTemplates, type Template } from './templates.ts'

/** What a published CV says of itself: an address that proves it, as a QR code in the footer and as the last line. */
export type Seal = {
  /** https address of the verify page. */
  url: string
  /** Before the address in the last line of the CV: "Check this CV:". */
  label: string
  /** Beside the code: "Published 20 November 2026 · version 5". */
  caption: string
}

export type TypesetRequest = {
  sheet: Sheet
  /** Id of a template; one that is not there any more reads as the default. */
  template: string
  style?: { accent?: string; paper?: 'A4' | 'Letter'; fontSize?: number } | undefined
  /** PNG or JPEG bytes of `sheet.picture`; without them none is shown. */
  picture?: Uint8Array | undefined
  seal?: Seal | undefined
  /** When this version of the CV was made: the only time that is in the file. */
  at: Date
  /** Whose share of the processes it takes: an account, or a stranger's address. */
  by?: string | undefined
}

/** `unsupported` holds the characters that no font has, shown as U+25A1. */
type Common = { unsupported: string[] }
export type TypesetPdf = Common & { bytes: Buffer; pageCount: number; isAccessible: boolean }
export type TypesetPages = Common & { pages: Buffer[]; pageCount: number }
export type TypesetPicture = Common & { bytes: Buffer; width: number; height: number }

export type Typesetter = ReturnType<typeof createTypesetter>

/** Pixels. */
const CARD = { width: 1200, height: 630 }
const THUMBNAIL = { width: 480 }

/** Starts nothing yet: the processes come with the first job. All throw what the pool throws. */
export function createTypesetter(options: PoolLimits & { pool?: TypesetPool } = {}) {
  const pool = options.pool ?? createTypesetPool(options)
  const templates = loadTemplates(join(typesetFolder, 'templates'))
  const coverageOf = loadCoverage(typesetFolder)
  const templateOf = (id: string) =>
    templates.find(template => template.id === id) ?? templates.find(({ id }) => id === DEFAULT_TEMPLATE)!

  /** Refused at once when the share is used up: the texts of a large CV take 50 ms to look through. */
  function prepare(request: TypesetRequest) {
    pool.check(request.by)
    const template = templateOf(request.template)
    const data = dataOf(request, template)
    const texts = { sheet: data.sheet, seal: data.seal, document: data.document }
    const { shown, unsupported } = withFaces(texts, template, request.sheet.language)
    const files: Record<string, Uint8Array> = request.picture ? { picture: request.picture } : {}
    return { job: { data: { ...data, ...shown, style: { ...data.style, ...shown.faces } }, files }, unsupported }
  }

  /**
   * The texts as the fonts can show them, and of the fonts those that they need: the engine opens a file when it looks for a
   * character in it, and those of Chinese and Korean have megabytes.
   */
  function withFaces<T extends object>(texts: T, { fonts: { body, display } }: Template, language: string) {
    const unsupported = new Set<string>()
    const fallbacks = fallbacksOf(language)
    const shown = showableData(texts, coverageOf([body, display, ...fallbacks]), unsupported)
    const characters = [...new Set(JSON.stringify(shown) + SIGNS)].join('')
    const needed = neededOf(characters, [body], fallbacks, coverageOf)
    const faces = { body: [...new Set([body, ...needed])], display: [...new Set([display, body, ...needed])] }
    const scripts = SCRIPTS.filter(({ name }) => new RegExp(`\\p{Script=${name}}`, 'u').test(characters))
    return { shown: { ...shown, scripts, faces }, unsupported: [...unsupported] }
  }

  async function picture(main: string, request: TypesetRequest, size: { width: number; height?: number }) {
    const { job, unsupported } = prepare(request)
    const done = await pool.run({ ...job, main, format: 'png', size }, request.by)
    return { bytes: done.parts[0]!, ...done.size!, unsupported }
  }

  return {
    /** All templates, the default one first. */
    templates,
    pool,
    async pdf(request: TypesetRequest): Promise<TypesetPdf> {
      const { job, unsupported } = prepare(request)
      const done = await pool.run(
        { ...job, main: 'cv.typ', format: 'pdf', accessible: unsupported.length === 0 },
        request.by,
      )
      return { bytes: done.parts[0]!, pageCount: done.pageCount, isAccessible: done.isAccessible, unsupported }
    },
    /** The text of each page as a reader of the PDF finds it. */
    async texts(request: TypesetRequest): Promise<string[]> {
      const { job, unsupported } = prepare(request)
      const done = await pool.run(
        { ...job, main: 'cv.typ', format: 'text', accessible: unsupported.length === 0 },
        request.by,
      )
      return done.parts.map(part => Buffer.from(part).toString('utf8').replace(/\r\n?/g, '\n'))
    },
    /** Every page as an SVG document of its own. */
    async pages(request: TypesetRequest): Promise<TypesetPages> {
      const { job, unsupported } = prepare(request)
      const done = await pool.run({ ...job, main: 'cv.typ', format: 'svg' }, request.by)
      return { pages: done.parts, pageCount: done.pageCount, unsupported }
    },
    /** The link preview, a PNG of 1200 x 630. */
    card: (request: TypesetRequest): Promise<TypesetPicture> => picture('card.typ', request, CARD),
    /** The first page, a PNG 480 pixels wide. */
    thumbnail: (request: TypesetRequest): Promise<TypesetPicture> => picture('cv.typ', request, THUMBNAIL),
    /**
     * A paper of another feature as PDF: `main` stands beside the CV's files and is set in the default template's faces. It
     * reads `paper` as `data.paper`. `at` is the only time in the file; `by` as in a request.
     */
    async paper(main: string, paper: object, at: Date, by: string): Promise<Buffer> {
      const template = templateOf(DEFAULT_TEMPLATE)
      const { shown, unsupported } = withFaces({ paper }, template, 'en')
      const frame = frameOf(template, at)
      const data = { ...frame, ...shown, style: { ...frame.style, ...shown.faces }, language: 'en' }
      const accessible = unsupported.length === 0
      const job = { data: { ...data, sheet: { direction: 'ltr' } }, main, format: 'pdf' as const, accessible }
      const done = await pool.run(job, by)
      return done.parts[0]!
    },
    close: () => pool.close(),
  }
}

/** What the templates draw by themselves, and what stands for a character that no font has. */
const SIGNS = `•·–${MISSING}`

/** Look and date, which do not depend on what is shown. */
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
      accent: readableOnWhite(style.accent ?? template.accent),
      paper: style.paper ?? 'A4',
      fontSize: style.fontSize ?? template.fontSize,
    },
  }
}

/** What the templates read. `prepare` makes its texts showable. */
function dataOf({ sheet, style = {}, picture, seal, at }: TypesetRequest, template: Template) {
  const language = sheet.language.toLowerCase().split('-')
  return {
    ...frameOf(template, at, style),
    sheet: {
      ...sheet,
      sections: sheet.sections.map(section => ({ ...section, capitals: capitals(section, sheet) })),
    },
    document: {
      title: [sheet.name, sheet.profession].filter(Boolean).join(' · '),
      keywords: keywordsOf(sheet),
      excerpt: excerptOf(sheet),
    },
    language: language[0] ?? 'en',
    region: language.slice(1).find(part => /^[a-z]{2}$/.test(part)) ?? null,
    labelLanguage: sheet.labelLanguage.toLowerCase().split('-')[0] ?? 'en',
    labelDirection: labelDirection(sheet),
    picture: picture && sheet.picture ? { alt: sheet.picture.alt } : null,
    seal: seal ? { ...seal, href: seal.url, text: seal.url.replace(/^https?:\/\//, ''), qr: qrCode(seal.url) } : null,
  }
}

const CASED = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u

/** A title in capitals as its language writes them; null where a script has none and letters must not be moved apart. */
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

/** The first words of the first longer text, for the card. */
function excerptOf({ sections }: Sheet): string | null {
  const prose = sections.find(({ body }) => body.kind === 'prose')?.body
  const words = prose?.kind === 'prose' ? prose.blocks.flatMap(wordsOfBlock).join(' ').trim() : ''
  const letters = Array.from(words)
  if (letters.length <= EXCERPT_CHARACTERS) return words || null
  const start = letters.slice(0, EXCERPT_CHARACTERS).join('')
  const lastBlank = start.lastIndexOf(' ')
  return `${(lastBlank > EXCERPT_CHARACTERS / 2 ? start.slice(0, lastBlank) : start).replace(/[\s,;:.–-]+$/, '')}…`
}

const wordsOfBlock = (block: MarkdownBlock): string[] =>
  (block.type === 'list' ? block.items : [block.children]).map(inlineText)
const inlineText = (children: readonly MarkdownInline[]): string =>
  children.map(one => (one.type === 'text' ? one.text : one.type === 'break' ? ' ' : inlineText(one.children))).join('')

/** Names of skills, for whoever searches in a folder of files. */
function keywordsOf({ sections }: Sheet): string[] {
  const names = sections.flatMap(({ key, body }) => (key === 'skills' && body.kind === 'names' ? body.names : []))
  return names.flatMap(({ name }) => name ?? []).slice(0, 30)
}
