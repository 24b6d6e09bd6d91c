// Typeset PDFs, with other words in every run so that nothing is remembered.
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { SAMPLE_CV } from '../../api/core/cv/sample.ts'
import type { Sheet } from '../../api/core/cv/sheet.ts'
import { sheetOf } from '../../api/core/cv/sheet-of.ts'
import { createPdfSealer } from '../../api/files/pdf-seal.ts'
import { createTypesetter, type Typesetter } from '../../api/files/typeset/typeset.ts'
import { sealOf } from '../../scripts/sandbox/keys.ts'
import { median, percentile, type Row } from './load.ts'

const at = new Date('2026-11-20T10:00:00Z')
const TEMPLATES = ['meridian', 'folio', 'quay', 'atlas', 'ledger', 'trellis']
const PARALLEL = 50

/** The sample CV with its two jobs repeated. */
function sampleWith(jobs: number): Sheet {
  const experience = Array.from({ length: jobs }, (_, at) => ({ ...SAMPLE_CV.experience[at % 2], id: `job-${at}` }))
  return sheetOf({ ...SAMPLE_CV, experience }, 'en')
}
/** Two pages in every template. */
const twoPages = sampleWith(6)
const tenPages = sampleWith(68)

export async function measureTypeset(rounds: number, isQuick: boolean): Promise<Row[]> {
  const typesetter = createTypesetter()
  try {
    const first = await measureFirst(rounds)
    const warm = await measureWarm(typesetter, isQuick ? 20 : 60)
    const editing = await measureEditing(typesetter, isQuick ? 20 : 60)
    const long = await measureLong(typesetter, isQuick ? 5 : 15)
    const burst = await measureBurst(typesetter)
    const growth = await measureGrowth(isQuick ? 100 : 500)
    return [warm, ...editing, first, long, burst, growth]
  } finally {
    await typesetter.close()
  }
}

const { SEAL_KEY, SEAL_CERTIFICATE } = sealOf(null)
const seal = createPdfSealer(SEAL_KEY, [SEAL_CERTIFICATE])
/** As long as the claims of a CV with twenty sections, each attested and in the log. */
const CLAIMS = randomBytes(30_000).toString('base64')

/** Sealed, with claims of its own inside. */
const set = async (typesetter: Typesetter, sheet: Sheet, run: number) => {
  const template = TEMPLATES[run % TEMPLATES.length] as string
  const attachments = { 'cv.json': Buffer.from(JSON.stringify({ run, CLAIMS })) }
  return seal((await typesetter.pdf({ sheet: scrambled(sheet, run), template, attachments, at })).bytes, at)
}

async function timed(work: () => Promise<unknown>) {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

async function measureWarm(typesetter: Typesetter, times: number): Promise<Row> {
  const figures: number[] = []
  for (let run = 0; run < times; run++) figures.push(await timed(() => set(typesetter, twoPages, run)))
  const warm = figures.slice(TEMPLATES.length)
  return {
    what: 'PDF of two pages, warm, other words each time, sealed, with claims inside',
    goal: '<= 80 ms',
    measured: spread(warm),
    met: median(warm) <= 80,
  }
}

/** One word more in one job each time, of a published CV whose date changes with it: the pages of a preview, and the PDF. */
async function measureEditing(typesetter: Typesetter, times: number): Promise<Row[]> {
  const previews: number[] = []
  const files: number[] = []
  for (let run = 0; run < times; run++) {
    const [job, ...rest] = SAMPLE_CV.experience
    const more = Array.from({ length: 4 }, (_, index) => ({ ...rest[0], id: `job-${index}` }))
    const edited = { ...job, position: `${job?.position} ${'in Pune '.repeat(run % 9)}` }
    const sheet = { ...sheetOf({ ...SAMPLE_CV, experience: [edited, ...more] as never }, 'en'), notes: ['1 Signed'] }
    const url = `https://cv.example.com/cv/${'a'.repeat(21)}/verify?v=${run}`
    const note = { url, label: 'Check this CV:', caption: `Version ${run}` }
    const request = { sheet, template: 'meridian', at: new Date(at.getTime() + run * 60_000), seal: note }
    previews.push(await timed(() => typesetter.pages(request)))
    files.push(await timed(() => typesetter.pdf(request)))
  }
  const row = (what: string, figures: number[]): Row => ({
    what: `${what} of two pages after an edit, typesetting alone`,
    goal: '<= 25 ms',
    measured: spread(figures.slice(10)),
    met: median(figures.slice(10)) <= 25,
  })
  return [row('preview', previews), row('PDF', files)]
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
        const request = { sheet: scrambled(tenPages, run), template: 'meridian', at }
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
  const last = percentile(sorted, 99)
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
