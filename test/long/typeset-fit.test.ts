// Fitting on one or two pages: it never has more pages than asked when it says that it fits, never sets text below 8.5 points to get
// there, and says so where it cannot.
import { SMALLEST_TEXT } from '../../api/files/typeset/fit.ts'
import { createTypesetter } from '../../api/files/typeset/typeset.ts'
import { dose, fc } from '../dose.ts'
import { longSheet, manyJobs, onePage, twoPages } from '../fixtures/sheets.ts'
import t from '../tap.ts'
import { linesOf } from '../typeset-reader.ts'

t.setTimeout(3_600_000)
const typesetter = createTypesetter()
t.teardown(() => typesetter.close())
const at = new Date('2026-11-20T10:00:00Z')
const ids = typesetter.templates.map(({ id }) => id)
const designedIn = (id: string) => typesetter.templates.find(template => template.id === id)?.fontSize ?? 0

/** The sizes of the text in the pages' text layer, which are up to a hundredth smaller than the letters. */
const sizesOf = (pages: Buffer[]) => [
  ...new Set([...pages.join('').matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size))),
]

const anyRequest = fc.record({
  jobs: fc.integer({ min: 0, max: 14 }),
  seed: fc.nat(20),
  template: fc.constantFrom(...ids),
  fit: fc.constantFrom(1 as const, 2 as const),
  fontSize: fc.option(fc.integer({ min: 16, max: 24 }).map(half => half / 2)),
  paper: fc.constantFrom('A4' as const, 'Letter' as const),
  isSealed: fc.boolean(),
})
const seal = { url: 'https://trucv.example.org/cv/V1StGXR8_Z5jdHi6B-myT/verify', label: 'Check this CV:', caption: '' }

t.test(
  'a CV that fits has at most the requested pages, text is never below 8.5 points, and a misfit is reported',
  async t => {
    const seen = { designed: 0, tighter: 0, impossible: 0 }
    await fc.assert(
      fc.asyncProperty(anyRequest, async ({ jobs, seed, template, fit: asked, fontSize, paper, isSealed }) => {
        const sheet = longSheet(jobs, seed)
        const style = { fit: asked, paper, ...(fontSize !== null && { fontSize }) }
        const request = { sheet, template, at, style, ...(isSealed && { seal }) }
        const { pages, pageCount, fit } = await typesetter.pages(request)
        const designed = fontSize ?? designedIn(template)
        if (fit?.text.designed !== designed) throw new Error(`designed ${fit?.text.designed}, not ${designed}`)
        const { set } = fit.text
        if (set > designed) throw new Error('the text grew')
        if (set < Math.min(designed, SMALLEST_TEXT)) throw new Error(`the text is ${set} pt`)
        if (fit.isFitting !== pageCount <= asked) throw new Error(`${pageCount} pages, asked ${asked}`)
        const shown = fit.isFitting ? set : designed
        if (!sizesOf(pages).some(size => size <= shown && size > 0.988 * shown))
          throw new Error(`no text of ${shown} pt`)
        if (!fit.isFitting && (fit.least <= asked || fit.lines < 1)) throw new Error(JSON.stringify(fit))
        seen[fit.isFitting ? (fit.isTighter ? 'tighter' : 'designed') : 'impossible']++
      }),
      { numRuns: dose(1_000) },
    )
    for (const [kind, count] of Object.entries(seen)) t.ok(count > 0, `${kind}: ${count}`)
  },
)

t.test('PDF, pages, thumbnail and text have the same fit in every process', async t => {
  const other = createTypesetter({ size: 1 })
  t.teardown(() => other.close())
  const request = { sheet: longSheet(5), template: 'folio', at, style: { fit: 1 as const } }
  const [pdf, again, drawn, texts] = await Promise.all([
    typesetter.pdf(request),
    other.pdf(request),
    other.pages(request),
    typesetter.texts(request),
  ])
  t.ok(pdf.bytes.equals(again.bytes))
  t.same(pdf.fit, drawn.fit)
  t.match(pdf.fit, { isFitting: true, isTighter: true })
  t.same([pdf.pageCount, drawn.pageCount, texts.length], [1, 1, 1])
  t.equal((await typesetter.pages({ ...request, style: {} })).fit, undefined, 'nothing is said where nothing is asked')
  const thumbnails = await Promise.all([request, { ...request, style: {} }].map(one => other.thumbnail(one)))
  t.notOk(thumbnails[0]?.bytes.equals(thumbnails[1]!.bytes), 'the thumbnail is the page that fits')
})

t.test('a CV that cannot fit is set as designed, and the reported excess lines follow its length', async t => {
  const fitOf = async (jobs: number) => {
    const { bytes, fit } = await typesetter.pdf({ sheet: longSheet(jobs), template: 'meridian', at, style: { fit: 1 } })
    if (!fit || fit.isFitting) throw new Error('it fits')
    const designed = await typesetter.pdf({ sheet: longSheet(jobs), template: 'meridian', at })
    t.ok(bytes.equals(designed.bytes))
    return fit
  }
  const [short, long] = [await fitOf(8), await fitOf(16)]
  t.match(short, { least: 2, text: { designed: 9, set: 8.5 } })
  t.ok(long.lines > short.lines + 20, `${short.lines} and ${long.lines} lines`)
})

t.test('sections begin on a new page or stay in one piece where the owner says so', async t => {
  const pagesOf = async (key: string, sheet: typeof twoPages, breaks: Record<string, 'together' | 'new-page'>) => {
    const { pages } = await typesetter.pages({ sheet, template: 'plumb', at, style: { breaks } })
    const section = sheet.sections.find(one => one.key === key)
    const lines = linesOf(pages)
    const [first, next] = lines.flatMap(({ text }, at) =>
      text === section?.title || text === nextTitle(sheet, key) ? [at] : [],
    )
    return new Set(lines.slice(first, next).map(({ page }) => page + 1))
  }
  t.same([...(await pagesOf('education', twoPages, {}))], [1, 2], 'as designed it is parted')
  t.same([...(await pagesOf('education', twoPages, { education: 'together' }))], [2])
  t.same([...(await pagesOf('skills', onePage, { skills: 'new-page' }))], [2])
  t.same(
    [...(await pagesOf('profileSummary', onePage, { profileSummary: 'new-page' }))],
    [1],
    'the head is never alone',
  )
  const long = {
    ...onePage,
    sections: [
      { ...onePage.sections[1]!, body: { kind: 'entries' as const, entries: manyJobs(14) } },
      ...onePage.sections.slice(2),
    ],
  }
  t.ok((await pagesOf('experience', long, { experience: 'together' })).size > 1, 'what no page holds flows on')
})

const nextTitle = ({ sections }: typeof twoPages, key: string) =>
  sections[sections.findIndex(one => one.key === key) + 1]?.title
