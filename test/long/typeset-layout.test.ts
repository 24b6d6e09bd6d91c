// The layout of typeset pages: no heading at the end of a page, no entry separated from its first line, no half-empty page before
// the last. Checked on the positions in the SVG pages, which have the same layout as the PDF.
import type { CvContentData } from '../../api/core/contract/cv.ts'
import type { Sheet, SheetEntry } from '../../api/core/cv/sheet.ts'
import { sheetOf } from '../../api/core/cv/sheet-of.ts'
import { createTypesetter } from '../../api/files/typeset/typeset.ts'
import { longSheet, manyJobs, onePage, twoPages } from '../fixtures/sheets.ts'
import t from '../tap.ts'
import { type Line, linesOf } from '../typeset-reader.ts'

const typesetter = createTypesetter()
t.teardown(() => typesetter.close())
const at = new Date('2026-11-20T10:00:00Z')
const HEIGHTS = { A4: 842, Letter: 792 }

/** CVs of many lengths, so that pages end at all kinds of content. */
const sheets: Sheet[] = [
  onePage,
  twoPages,
  ...[3, 4, 5, 6, 7, 8, 9, 11, 14].map((jobs, seed) => longSheet(jobs, seed)),
  ...[1, 2, 3, 4, 5].map(seed => manySections(seed)),
]

function manySections(seed: number): Sheet {
  const sections = Array.from({ length: 9 }, (_, index) => ({
    key: `custom.${index}`,
    title: `Chapter ${index + 1}`,
    isOwnTitle: true,
    body: { kind: 'entries' as const, entries: distinct(manyJobs(1 + ((index + seed) % 3), seed + index), index) },
  }))
  return { ...onePage, sections: [...sections, ...onePage.sections.slice(3)] }
}

function distinct(entries: SheetEntry[], chapter: number): SheetEntry[] {
  return entries.map((entry, index) => ({ ...entry, title: `${entry.title} ${chapter}.${index}` }))
}

/** The lines without the footer. */
const withoutFooter = (lines: Line[], height: number) => lines.filter(({ y }) => y < height - 45)

const same = (line: string, text: string) => line.trim().toLowerCase() === text.trim().toLowerCase()

for (const { id, paper = 'A4' } of typesetter.templates) {
  t.test(`${id}: page breaks are at sensible places`, async t => {
    for (const [index, sheet] of sheets.entries()) {
      const { pages, pageCount } = await typesetter.pages({ sheet, template: id, at })
      t.equal(pages.length, pageCount)
      const height = HEIGHTS[paper]
      const lines = withoutFooter(linesOf(pages), height)
      t.same(strandedTitles(lines, sheet), [], `CV ${index}: no title is last on its page`)
      t.same(partedEntries(lines, sheet), [], `CV ${index}: no entry is parted from its first line`)
      t.same(emptyPages(lines, pageCount, height), [], `CV ${index}: no page but the last is less than 40 % full`)
    }
  })
}

/** Headings whose next line, in reading order, is on another page or further up. */
function strandedTitles(lines: Line[], { sections }: Sheet): string[] {
  return sections
    .map(({ title }) => title)
    .filter(title => {
      const found = lines.findIndex(({ text }) => same(text, title))
      const [line, next] = [lines[found], lines[found + 1]]
      return !line || !next || next.page !== line.page || next.y < line.y - 4
    })
}

/** Entries whose title, second line and first line of text are not together on one page. */
function partedEntries(lines: Line[], { sections }: Sheet): string[] {
  const entries = sections.flatMap(({ body }) => (body.kind === 'entries' ? body.entries : []))
  let from = 0
  return entries
    .filter(({ title, line, blocks, points }) => {
      const found = lines.findIndex(({ text }, index) => index >= from && text.startsWith(title))
      if (found < 0) return true
      from = found + 1
      const needed = 1 + (line.length ? 1 : 0) + (blocks.length + points.length ? 1 : 0)
      const group = lines.slice(found, found + needed)
      return group.some(({ page, y }) => page !== lines[found]?.page || y < lines[found].y)
    })
    .map(({ title }) => title)
}

function emptyPages(lines: Line[], pageCount: number, height: number): number[] {
  const deepest = Array.from({ length: pageCount }, (_, page) =>
    Math.max(0, ...lines.filter(line => line.page === page).map(({ y }) => y)),
  )
  return deepest.slice(0, -1).flatMap((y, page) => (y < 0.4 * height ? [page + 1] : []))
}

t.test('a right-to-left page mirrors a left-to-right one', async t => {
  const { pages } = await typesetter.pages({
    sheet: { ...onePage, language: 'ar', direction: 'rtl' },
    template: 'meridian',
    at,
  })
  const title = linesOf(pages).find(({ text }) => text === 'EXPERIENCE')
  t.ok(title && title.x > 400, 'titles hang in the right margin')
})

t.test('a CV is complete with every option', async t => {
  for (const { id } of typesetter.templates) {
    for (const [fontSize, paper] of [
      [8, 'Letter'],
      [12, 'A4'],
      [10.5, 'Letter'],
    ] as const) {
      const { pages } = await typesetter.pages({ sheet: twoPages, template: id, at, style: { fontSize, paper } })
      const lines = linesOf(pages)
      const right = paper === 'A4' ? 595 : 612
      t.same(
        lines.filter(({ x }) => x < 20 || x > right - 20),
        [],
        `${id} ${fontSize} ${paper}: nothing leaves the page`,
      )
      t.same(strandedTitles(lines, twoPages), [], `${id} ${fontSize} ${paper}`)
    }
  }
})

const seal = { url: 'https://trucv.example.org/cv/V1StGXR8_Z5jdHi6B-myT/verify', label: 'Check this CV:', caption: '' }
const ended: CvContentData = {
  personalDetails: { name: 'Asha Rao' },
  skills: [{ name: 'Surveying' }, { name: 'Analysis' }],
  languages: [{ name: 'Tamil', fluency: 'Native' }],
  experience: [
    { position: 'Engineer', company: 'Works', description: `${'Bridges that last a century. '.repeat(9)}End.` },
  ],
  order: ['skills', 'languages', 'experience'],
}

t.test('the address at the end is separated from a description before it', async t => {
  for (const { id } of typesetter.templates) {
    const { pages } = await typesetter.pages({ sheet: sheetOf(ended, 'en'), template: id, at, seal })
    const lines = linesOf(pages)
    const last = lines.findIndex(({ text }) => text.endsWith('End.'))
    const [before, end, address] = [
      lines[last - 1],
      lines[last],
      lines.find(({ text }) => text.startsWith('Check this')),
    ]
    t.ok(address!.y - end!.y > 1.5 * (end!.y - before!.y), id)
  }
})
