// Typeset PDFs, with other words in every run so that nothing is remembered, against the same CV printed by a browser.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { MarkdownBlock, MarkdownInline } from '../../api/core/cv/markdown.ts'
import type { Sheet, SheetBody, SheetEntry, SheetName } from '../../api/core/cv/sheet.ts'
import { typesetFolder } from '../../api/files/typeset/pool.ts'
import { createTypesetter, type Typesetter } from '../../api/files/typeset/typeset.ts'
import { longSheet, twoPages } from '../../test/fixtures/sheets.ts'
import { launchBrowser } from '../lib/browser.ts'
import { inTurns, median, type Row } from './load.ts'

const at = new Date('2026-11-20T10:00:00Z')
const TEMPLATES = ['meridian', 'folio', 'quay', 'atlas', 'ledger', 'trellis']
const TEN_PAGES = 52
const PARALLEL = 50

export async function measureTypeset(rounds: number, isQuick: boolean): Promise<Row[]> {
  const typesetter = createTypesetter()
  try {
    const first = await measureFirst(rounds)
    const warm = await measureWarm(typesetter, isQuick ? 20 : 60)
    const against = await measureAgainstBrowser(typesetter, isQuick ? 10 : 40)
    const long = await measureLong(typesetter, isQuick ? 5 : 15)
    const burst = await measureBurst(typesetter)
    const growth = await measureGrowth(isQuick ? 100 : 500)
    return [warm, against, first, long, burst, growth]
  } finally {
    await typesetter.close()
  }
}

const set = (typesetter: Typesetter, sheet: Sheet, run: number) =>
  typesetter.pdf({ sheet: scrambled(sheet, run), template: TEMPLATES[run % TEMPLATES.length] as string, at })

async function timed(work: () => Promise<unknown>) {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

/** After a pause, so that one candidate's tidying up does not count for the other. */
async function settled(work: () => Promise<unknown>) {
  await sleep(100)
  return timed(work)
}

async function measureWarm(typesetter: Typesetter, times: number): Promise<Row> {
  const figures: number[] = []
  for (let run = 0; run < times; run++) figures.push(await timed(() => set(typesetter, twoPages, run)))
  const warm = figures.slice(TEMPLATES.length)
  return {
    what: 'PDF of two pages, warm, other words each time',
    goal: '<= 60 ms',
    measured: spread(warm),
    met: median(warm) <= 60,
  }
}

async function measureAgainstBrowser(typesetter: Typesetter, times: number): Promise<Row> {
  const browser = await launchBrowser()
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  const file = join(folder, 'cv.html')
  try {
    const context = await browser.newContext()
    await (await context.newPage()).goto('about:blank')
    let run = 0
    const { ours, theirs } = await inTurns(times, {
      ours: () => settled(() => set(typesetter, twoPages, run++)),
      theirs: () =>
        settled(async () => {
          const page = await context.newPage()
          await writeFile(file, asHtml(scrambled(twoPages, run++)))
          await page.goto(pathToFileURL(file).href)
          await page.pdf({ format: 'A4', printBackground: true, tagged: true, outline: true })
          await page.close()
        }),
    })
    const faster = median(theirs) / median(ours)
    return {
      what: 'the same printed by headless Chromium, in turns',
      goal: '>= 4 x',
      measured: `${spread(theirs)}: ${faster.toFixed(1)} times our ${spread(ours)}`,
      met: faster >= 4,
    }
  } finally {
    await browser.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measureFirst(rounds: number): Promise<Row> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const typesetter = createTypesetter({ size: 1 })
    times.push(await timed(() => set(typesetter, twoPages, 0)))
    await typesetter.close()
  }
  return {
    what: 'first PDF, start of the engine included',
    goal: '<= 600 ms',
    measured: spread(times),
    met: median(times) <= 600,
  }
}

async function measureLong(typesetter: Typesetter, times: number): Promise<Row> {
  const figures: number[] = []
  let pages = 0
  for (let run = 0; run < times; run++) {
    figures.push(
      await timed(async () => {
        const request = { sheet: scrambled(longSheet(TEN_PAGES), run), template: 'meridian', at }
        pages = (await typesetter.pdf(request)).pageCount
      }),
    )
  }
  return { what: `PDF of ${pages} pages`, goal: '< 300 ms', measured: spread(figures), met: median(figures) < 300 }
}

async function measureBurst(typesetter: Typesetter): Promise<Row> {
  const times = await Promise.all(
    Array.from({ length: PARALLEL }, (_, run) => timed(() => set(typesetter, twoPages, 1_000 + run))),
  )
  const sorted = times.sort((a, b) => a - b)
  const last = sorted[Math.ceil(0.99 * sorted.length) - 1] as number
  return {
    what: `${PARALLEL} PDFs asked for at once`,
    goal: 'all',
    measured: `${times.length} answered, median ${Math.round(median(times))} ms, p99 ${Math.round(last)} ms`,
    met: times.length === PARALLEL,
  }
}

/** Of the typesetting process: what it holds after a warm-up, and what more after so many. */
async function measureGrowth(count: number): Promise<Row> {
  const typesetter = createTypesetter({ size: 1 })
  try {
    const megabytes = async () => {
      const status = await readFile(`/proc/${typesetter.pool.pids()[0]}/status`, 'utf8')
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024
    }
    for (let run = 0; run < 60; run++) await set(typesetter, twoPages, run)
    const before = await megabytes()
    for (let run = 0; run < count; run++) await set(typesetter, twoPages, 60 + run)
    const grown = (await megabytes()) - before
    return {
      what: `memory of the process after ${count} PDFs`,
      goal: '< 30 MB',
      measured: `${Math.round(before)} MB and ${Math.round(grown)} MB more`,
      met: grown < 30,
    }
  } finally {
    await typesetter.close()
  }
}

function spread(times: number[]) {
  return `${Math.round(median(times))} ms (${Math.round(Math.min(...times))} to ${Math.round(Math.max(...times))})`
}

/** The same CV in other words of the same length: letters of every longer word change places. */
function scrambled(sheet: Sheet, run: number): Sheet {
  const turn = (word: string) => word.slice(run % word.length) + word.slice(0, run % word.length)
  const text = (value: string) => value.replace(/[a-zāīöü]{4,}/g, turn)
  const change = (value: unknown, key = ''): unknown => {
    if (typeof value === 'string')
      return ['title', 'text', 'name', 'points', 'line', 'details'].includes(key) ? text(value) : value
    if (Array.isArray(value)) return value.map(item => change(item, key))
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, change(inner, name)]))
  }
  return change(sheet) as Sheet
}

/** What a browser prints of it: the same words in the same typefaces, in the arrangement of the first template. */
function asHtml({ name, profession, facts, sections }: Sheet): string {
  const bodies = sections.map(
    ({ title, body }) => `<section><h2>${escaped(title)}</h2><div>${bodyAsHtml(body)}</div></section>`,
  )
  const links = facts.map(({ text, href }) => (href ? `<a href="${href}">${escaped(text)}</a>` : escaped(text)))
  const head = `<h1>${escaped(name)}</h1><p class="role">${escaped(profession ?? '')}</p><p>${links.join(' ')}</p>`
  return `<!doctype html><html lang="en"><title>${escaped(name)}</title><style>${STYLE}</style>${head}${bodies.join('')}</html>`
}

const list = (items: string[]) => `<ul>${items.map(item => `<li>${escaped(item)}</li>`).join('')}</ul>`
const paragraphs = (blocks: MarkdownBlock[]) => blocks.map(block => `<p>${escaped(wordsOf(block))}</p>`).join('')
const wordsOf = (block: MarkdownBlock | MarkdownInline): string =>
  'text' in block ? block.text : 'children' in block ? block.children.map(wordsOf).join('') : ''

function bodyAsHtml(body: SheetBody): string {
  if (body.kind === 'prose') return paragraphs(body.blocks)
  if (body.kind === 'quotes') return body.quotes.map(quote => paragraphs(quote.blocks)).join('')
  if (body.kind === 'names') {
    const one = ({ name, level, details }: SheetName) =>
      `<b>${escaped(name ?? '')}</b> ${level ?? ''} ${details.join(', ')}`
    return `<div class="names">${body.names.map(name => `<p>${one(name)}</p>`).join('')}</div>`
  }
  return body.entries.map(entryAsHtml).join('')
}

function entryAsHtml({ title, line, dates, blocks, points, rows }: SheetEntry): string {
  const when = `<time>${escaped(dates.map(({ text }) => text).join(''))}</time>`
  const below = rows.map(({ texts }) => `<p>${escaped(texts.join(', '))}</p>`).join('')
  return `<article><h3>${escaped(title)} ${when}</h3><p>${escaped(line.join(' · '))}</p>${paragraphs(blocks)}${list(points)}${below}</article>`
}

const STYLE = [
  '@font-face { font-family: Body; src: url(BASE/Inter_400Regular.ttf) }',
  '@font-face { font-family: Body; font-weight: 600; src: url(BASE/Inter_600SemiBold.ttf) }',
  '@font-face { font-family: Body; font-style: italic; src: url(BASE/Inter_400Regular_Italic.ttf) }',
  '@font-face { font-family: Name; src: url(BASE/SourceSerif4_400Regular.ttf) }',
  '@font-face { font-family: Name; font-weight: 600; src: url(BASE/SourceSerif4_600SemiBold.ttf) }',
  '@page { margin: 19mm 20mm } body { font: 9pt/1.5 Body; margin: 0; color: #14171f } p { margin: 0 0 4pt }',
  'h1 { font: 600 26pt/1.1 Name; margin: 0 } .role { font: 12pt Name } section { display: grid; padding-top: 18pt }',
  'section { grid-template-columns: 33mm 1fr; gap: 6mm } h2 { font: 600 8pt Body; text-transform: uppercase; margin: 0 }',
  'h3 { display: flex; justify-content: space-between; font: 600 9pt Body; margin: 0 } time { font-weight: 400 }',
  'h2, h3 { break-after: avoid } .names { display: grid; grid-template-columns: 1fr 1fr } ul { padding-left: 1em }',
]
  .join('\n')
  .replaceAll('BASE', pathToFileURL(join(typesetFolder, 'fonts')).href)

const escaped = (text: string) => text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`)
