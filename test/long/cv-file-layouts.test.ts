// CV files of made-up layouts: columns, headings, lists, typefaces and sizes as they come, in several scripts. Every word of the CV is
// placed or listed, and no other word appears.
import type { CvContentData } from '../../api/core/contract/cv.ts'
import { sheetOf } from '../../api/core/cv/sheet-of.ts'
import { createTypesetter } from '../../api/files/typeset/typeset.ts'
import { readCvFile } from '../../api/resume/readers/read.ts'
import { dose, fc, seed } from '../dose.ts'
import { WORDS } from '../fixtures/languages.ts'
import t from '../tap.ts'

t.setTimeout(3_600_000)
const typesetter = createTypesetter()
t.teardown(() => typesetter.close())
// A process that is replaced after a thousand jobs does not keep this one alive, as the server does in the service.
const alive = setInterval(() => undefined, 1_000)
t.teardown(() => clearInterval(alive))
const RUNS = dose(1_200)
/** Words that a reader writes in another way or understands: dates, names of networks, what is for programs. */
const REWRITTEN = /^(?:startDate|endDate|date|releaseDate|network|countryCode|id|format|current|order|url)$/

const look = fc.record({
  columns: fc.constantFrom(...new Set(typesetter.templates.map(({ columns }) => columns))),
  heading: fc.constantFrom(...new Set(typesetter.templates.map(({ heading }) => heading))),
  names: fc.constantFrom('grid', 'lines'),
  fonts: fc.constantFrom(...typesetter.templates.map(({ fonts }) => fonts)),
  fontSize: fc.double({ min: 8, max: 12, noNaN: true }),
  accent: fc.constantFrom('#000000', '#0b6b4f', '#7a2e2e'),
  leading: fc.double({ min: 0.36, max: 0.7, noNaN: true }),
  gaps: fc.record({
    section: fc.double({ min: 1.3, max: 2.6, noNaN: true }),
    entry: fc.double({ min: 0.9, max: 1.6, noNaN: true }),
    point: fc.double({ min: 0.15, max: 0.4, noNaN: true }),
  }),
  margin: fc.record({ x: fc.integer({ min: 14, max: 30 }), top: fc.constant(18), bottom: fc.constant(19) }),
  nameSize: fc.double({ min: 2, max: 3.2, noNaN: true }),
})

/** A CV of words of the language, with any of the sections. */
function contentOf(language: string): fc.Arbitrary<CvContentData> {
  const vocabulary = [
    ...new Set(
      Object.values(WORDS[language] ?? {})
        .flat()
        .join(' ')
        .match(/[\p{L}\p{M}]{2,}/gu),
    ),
  ]
  const text = (most: number, least = 1) =>
    fc.array(fc.constantFrom(...vocabulary), { minLength: least, maxLength: most }).map(words => words.join(' '))
  const date = fc
    .tuple(fc.integer({ min: 1990, max: 2025 }), fc.integer({ min: 1, max: 12 }))
    .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`)
  const maybe = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: undefined })
  const period = { startDate: maybe(date), endDate: maybe(date) }
  const prose = { description: maybe(text(40)), highlights: fc.array(text(14), { maxLength: 3 }) }
  const list = <T>(item: fc.Arbitrary<T>, minLength = 0) =>
    fc.array(item, { minLength, maxLength: 3 }).map(all => all.map((one, index) => ({ ...one, id: `i${index}` })))
  const study = fc.record({
    institution: text(4),
    degree: maybe(text(3)),
    fieldOfStudy: maybe(text(3)),
    board: maybe(text(3)),
    ...period,
  })
  const item = fc.record({ title: text(4), subtitle: maybe(text(4)), ...period, ...prose })
  const content = fc.record({
    personalDetails: fc.record({
      name: text(3),
      profession: maybe(text(4)),
      location: maybe(text(2)),
      email: maybe(fc.constant('asha@example.org')),
    }),
    profileSummary: text(60, 12),
    education: fc.record({ undergraduation: maybe(study), other: list(study) }),
    experience: list(
      fc.record({
        position: text(4),
        company: maybe(text(4)),
        location: maybe(text(2)),
        url: maybe(fc.constant('https://asha.example.org/work')),
        ...period,
        ...prose,
      }),
    ),
    projects: list(fc.record({ name: text(4), ...period, ...prose, roles: fc.array(text(2), { maxLength: 2 }) })),
    skills: list(fc.record({ name: text(2), level: maybe(text(1)), keywords: fc.array(text(2), { maxLength: 3 }) })),
    awards: list(
      fc.record({ title: text(4), awarder: maybe(text(3)), date: maybe(date), description: maybe(text(20)) }),
    ),
    languages: list(fc.record({ name: text(1), fluency: maybe(text(2)) })),
    references: list(fc.record({ name: text(3), reference: text(30, 3) })),
    custom: list(fc.record({ title: text(2), items: list(item, 1) })),
  })
  return content as fc.Arbitrary<CvContentData>
}

/** The texts of a CV or a resume without the texts that the other format writes differently. */
function textsIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return REWRITTEN.test(key) ? [] : [value]
  if (Array.isArray(value)) return value.flatMap(item => textsIn(item, key))
  return Object.entries(value ?? {}).flatMap(([name, item]) => textsIn(item, name))
}
const lettersOf = (texts: string[]) =>
  texts
    .join('')
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')

/** PDFium hands on the address beside this large name in pieces, from the right to the left. */
const NAME = 'ليلى ليلى ليلى'
const ARABIC_NAME = {
  language: 'ar',
  look: {
    columns: 'aside-start',
    heading: 'capitals',
    names: 'grid',
    fonts: { body: 'Inter', display: 'Source Serif 4' },
    fontSize: 8,
    accent: '#000000',
    leading: 0.36,
    gaps: { section: 1.3, entry: 0.9, point: 0.15 },
    margin: { x: 14, top: 18, bottom: 19 },
    nameSize: 2,
  },
  content: { personalDetails: { name: NAME, email: 'asha@example.org' }, profileSummary: `${NAME} ${NAME} ${NAME}` },
} as const

const template = { ...typesetter.templates[0]!, id: 'made-up' }
typesetter.templates.push(template)

t.test('every word is placed or listed, and no word is invented', async t => {
  const cases = fc
    .constantFrom('en', 'de', 'hi', 'ta', 'ar', 'zh')
    .chain(language => fc.record({ language: fc.constant(language), look, content: contentOf(language) }))
  const property = fc.asyncProperty(cases, async ({ language, look, content }) => {
    Object.assign(template, look)
    const sheet = sheetOf(content, language)
    const { bytes } = await typesetter.pdf({ sheet, template: 'made-up', at: new Date('2026-11-20T10:00:00Z') })
    const { resume, unplaced, ...reading } = await readCvFile(bytes)
    const found = lettersOf([...textsIn(resume), ...unplaced.map(({ text }) => text)])
    const missing = textsIn(content)
      .flatMap(text => text.split(' '))
      .filter(word => !found.includes(lettersOf([word])))
    const said = lettersOf([...textsIn(JSON.parse(JSON.stringify(sheet))), ...reading.pieces.map(({ text }) => text)])
    const invented = textsIn(resume)
      .flatMap(text => text.split(/\s+/))
      .filter(word => !said.includes(lettersOf([word])))
    if (missing.length + invented.length > 0)
      throw new Error(`missing: ${missing.join(' ')}, invented: ${invented.join(' ')}`)
  })
  await fc.assert(property, { numRuns: RUNS, seed, examples: [[ARABIC_NAME]] })
  t.pass(`${RUNS} layouts, seed ${seed}`)
})
