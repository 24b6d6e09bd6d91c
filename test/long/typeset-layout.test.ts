// The layout of typeset pages: no heading at the end of a page, no entry separated from its first line, no half-empty page before
// the last. Checked on the positions in the SVG pages, which have the same layout as the PDF.
import type { CvContentData } from '../../api/core/contract/cv.ts'
import type { Sheet, SheetEntry } from '../../api/core/cv/sheet.ts'
import { sheetOf } from '../../api/core/cv/sheet-of.ts'
import { createTypesetter } from '../../api/files/typeset/typeset.ts'
import { type GroupedLanguage, groupAfter, grouped, longGroup } from '../fixtures/grouped.ts'
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
    .filter(({ title, isTitleHidden }) => !isTitleHidden && !lines.some(({ text }) => isBeside(text, title)))
    .map(({ title }) => title)
    .filter(title => {
      const found = lines.findIndex(({ text }) => same(text, title))
      const [line, next] = [lines[found], lines[found + 1]]
      return !line || !next || next.page !== line.page || next.y < line.y - 4
    })
}

/** Whether a title in the margin is on one line with an entry's. */
const isBeside = (line: string, title: string) => line.startsWith(`${title} `) && !same(line, title)

/** Entries whose title, second line and first line of text are not together on one page; an employer is with the first role. */
function partedEntries(lines: Line[], { sections }: Sheet): string[] {
  const entries = sections.flatMap(({ body }) => (body.kind === 'entries' ? body.entries : []))
  const find = (words: string, from: number) =>
    lines.findIndex(
      ({ text }, index) =>
        index >= from && [words, ...sections.map(({ title }) => `${title} ${words}`)].some(one => text.startsWith(one)),
    )
  let from = 0
  return entries
    .filter(({ group, title, line, blocks, points }) => {
      const first = find(group?.title ?? title, from)
      const found = group ? find(title, first + 1) : first
      if (first < 0 || found < 0) return true
      const isInLine = line.length > 0 && lines[found]?.text.includes(line.join(' · '))
      from = found + 1 + (line.length && !isInLine ? 1 : 0) + (blocks.length + points.length ? 1 : 0)
      const together = lines.slice(first, from)
      return together.some(({ page, y }) => page !== lines[first]?.page || y < lines[first].y)
    })
    .map(({ group, title }) => group?.title ?? title)
}

function emptyPages(lines: Line[], pageCount: number, height: number): number[] {
  const deepest = Array.from({ length: pageCount }, (_, page) =>
    Math.max(0, ...lines.filter(line => line.page === page).map(({ y }) => y)),
  )
  return deepest.slice(0, -1).flatMap((y, page) => (y < 0.4 * height ? [page + 1] : []))
}

/** Groups that begin at different heights of a page, and groups that end pages between and inside roles. */
const GROUPS: Sheet[] = [
  ...Array.from({ length: 12 }, (_, index) => groupAfter(4 + index)),
  ...(['en', 'ar', 'zh'] satisfies GroupedLanguage[]).map(language => longGroup(language)),
]

for (const { id } of typesetter.templates) {
  t.test(`${id}: an employer is never parted from the first role, nor a role from its first line`, async t => {
    const ends = new Set<number>()
    for (const paper of ['A4', 'Letter'] as const) {
      for (const [index, sheet] of GROUPS.entries()) {
        const { pages } = await typesetter.pages({ sheet, template: id, at, style: { paper } })
        const lines = withoutFooter(linesOf(pages), HEIGHTS[paper])
        t.same(strandedTitles(lines, sheet), [], `CV ${index}, ${paper}`)
        t.same(partedEntries(lines, sheet), [], `CV ${index}, ${paper}`)
        ends.add(lines.filter(({ page }) => page === 0).length)
      }
    }
    t.ok(ends.size > 5, 'the first pages end at different lines')
  })

  t.test(`${id}: a heading that is not drawn leaves one gap`, async t => {
    const skills = async (layout: 'list' | 'levels') => {
      const lines = linesOf((await typesetter.pages({ sheet: grouped('en', layout), template: id, at })).pages)
      const first = lines.findIndex(({ text }) => text.startsWith('Rust'))
      return { lines, gap: lines[first]!.y - lines[first - 1]!.y }
    }
    const [shown, hidden] = [await skills('list'), await skills('levels')]
    t.ok(shown.lines.some(({ text }) => same(text, 'Skills')))
    t.notOk(hidden.lines.some(({ text }) => same(text, 'Skills')))
    // In a second column the line before it is at the end of the first one.
    t.ok(hidden.gap < 45 && (hidden.gap > 12 || hidden.gap < 0), `${hidden.gap} points`)
  })
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
