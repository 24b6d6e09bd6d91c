// PDF files by the words of their pages: columns, hyphens, running heads, and what a second extraction finds.
import { readPdfText } from '../../api/resume/readers/pdf.ts'
import { readPdf } from '../../api/resume/readers/pdf-text.ts'
import { onePage } from '../fixtures/hostile-pdfs.ts'
import t from '../tap.ts'
import { shown } from './readings.ts'

type Look = { size?: number; weight?: number }
/** The words of a line, one after the other from `x` on. */
function line(y: number, x: number, text: string, { size = 10, weight = 400 }: Look = {}) {
  let at = x
  return text.split(' ').map(word => {
    const run = { text: word, x: at, right: at + word.length * 0.5 * size, top: y - 0.8 * size, bottom: y + 0.2 * size }
    at = run.right + 0.3 * size
    return { ...run, baseline: y, size, weight, isItalic: false, colour: 0 }
  })
}
type Runs = ReturnType<typeof line>
const read = (...pages: Runs[][]) =>
  shown(
    readPdfText({
      pages: pages.map(lines => ({ width: 595, height: 842, runs: lines.flat(), links: [], plain: '', notes: [] })),
      pictures: [],
    }),
  )
const HEADING = { size: 14, weight: 700 }
const NAME = line(60, 50, 'Ines Aldana', { size: 24, weight: 700 })
const JOB = (x: number, y: number) => [
  line(y, x, 'Harbour Works Ltd', { weight: 700 }),
  line(y + 14, x, 'Crane Operator'),
  line(y + 28, x, 'Mar 2015 – Jul 2019'),
]
const WORK = [{ name: 'Harbour Works Ltd', position: 'Crane Operator', startDate: '2015-03', endDate: '2019-07' }]

t.test('one heading beside its section is a heading, where nothing else begins so far left', t => {
  const { resume } = read([
    NAME,
    line(80, 50, 'ines@example.org'),
    line(120, 50, 'EXPERIENCE', HEADING),
    ...JOB(170, 120),
  ])
  t.match(resume, { basics: { name: 'Ines Aldana', email: 'ines@example.org' }, work: WORK })
  for (const foot of ['Made with TruCV', 'Fait à Lyon', 'I also keep bees.']) {
    const lines = [NAME, line(80, 50, 'ines@example.org'), line(120, 50, 'EXPERIENCE', HEADING), ...JOB(170, 120)]
    const { resume } = read([...lines, line(200, 50, foot)])
    t.strictSame(resume.work, WORK, `a foot begins as far left as the heading: ${foot}`)
  }
  t.end()
})

t.test('two headings alike on one line begin columns, also of few lines', t => {
  const { resume } = read([
    NAME,
    line(120, 50, 'Experience', HEADING),
    line(120, 400, 'Skills', HEADING),
    ...JOB(50, 140),
    line(140, 400, 'Rigging, Welding'),
  ])
  t.match(resume, { work: WORK, skills: [{ name: 'Rigging' }, { name: 'Welding' }] })
  t.end()
})

t.test('a narrow column of addresses without a heading is no part of the lines beside it', t => {
  const { resume } = read([
    line(60, 200, 'Ines Aldana', { size: 24, weight: 700 }),
    line(62, 50, 'ines@example.org'),
    line(76, 50, '+44 1632 960 177'),
    line(120, 200, 'Experience', HEADING),
    ...JOB(200, 140),
  ])
  t.match(resume, { basics: { name: 'Ines Aldana', email: 'ines@example.org', phone: '+44 1632 960 177' }, work: WORK })
  t.end()
})

t.test('a word at the end of a line keeps its hyphen where the file has the word so, and a comma stays', t => {
  const { resume } = read([
    NAME,
    line(120, 50, 'Summary', HEADING),
    line(140, 50, 'A well-known rigger of large struc\u00ad'),
    line(152, 50, 'tures, ropes, chains and a well\u00ad'),
    line(164, 50, 'known signaller of the harbour,'),
    line(176, 50, 'the docks'),
  ])
  t.equal(
    resume.basics?.summary,
    'A well-known rigger of large structures, ropes, chains and a well-known signaller of the harbour, the docks',
  )
  t.end()
})

t.test('in a profile of LinkedIn a position has its period below it, a description in the same letters has not', t => {
  const { resume } = read([
    NAME,
    line(80, 50, 'www.linkedin.com/in/aldana'),
    line(120, 50, 'Experience', { size: 16 }),
    line(140, 50, 'Harbour Works', { size: 12 }),
    line(154, 50, 'Crane Operator', { size: 11 }),
    line(168, 50, 'Jan 2015 – Present (9 years 2 months)'),
    line(182, 50, 'Bristol, England'),
    line(196, 50, 'Lifts steel for nine bridges.', { size: 11 }),
  ])
  t.match(resume.work, [
    { name: 'Harbour Works', position: 'Crane Operator', summary: 'Lifts steel for nine bridges.' },
  ])
  t.equal(resume.work?.length, 1)
  t.end()
})

t.test('bullets of symbol fonts are bullets', t => {
  const { resume } = read([
    NAME,
    line(120, 50, 'Experience', HEADING),
    ...JOB(50, 140),
    line(184, 60, '\uf0b7 Lifted steel'),
    line(198, 60, '\uf0d8 Tied loads'),
  ])
  t.match(resume.work, [{ highlights: ['Lifted steel', 'Tied loads'] }])
  t.end()
})

t.test('what the foot of every page says is listed once and no part of a section', t => {
  const foot = (page: number) => line(810, 50, `Résumé of June 2024, sheet ${page}`, { size: 8 })
  const { resume, unplaced } = read(
    [NAME, line(120, 50, 'Experience', HEADING), ...JOB(50, 140), foot(1)],
    [line(60, 50, 'Skills', HEADING), line(80, 50, 'Rigging'), foot(2)],
  )
  t.match(resume, { work: WORK, skills: [{ name: 'Rigging' }] })
  t.strictSame(unplaced, ['page 1: Résumé of June 2024, sheet 1'])
  t.end()
})

t.test('a line with the number of its page at the foot of a single page is no part of a section', t => {
  const { resume, unplaced } = read([
    NAME,
    line(120, 50, 'Experience', HEADING),
    ...JOB(50, 140),
    line(200, 50, 'Languages', HEADING),
    line(220, 50, 'Spanish'),
    line(820, 220, 'Ines Aldana · Curriculum · 1', { size: 8 }),
  ])
  t.match(resume, { work: WORK, languages: [{ language: 'Spanish' }] })
  t.equal(resume.languages?.length, 1)
  t.strictSame(unplaced, ['page 1: Ines Aldana · Curriculum · 1'])
  t.end()
})

t.test('notes and filled-in fields are listed, unless no page shows them', async t => {
  const note = (more: string) => `<< /Type /Annot /Rect [72 600 300 640] ${more} >>`
  const pdf = onePage(
    [
      note('/Subtype /FreeText /Contents (Harbour pilot)'),
      note('/Subtype /Widget /FT /Tx /T (a) /V (Crane licence)'),
      note('/Subtype /FreeText /F 2 /Contents (Unseen)'),
    ],
    {
      page: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> /Annots [5 0 R 6 0 R 7 0 R] >>',
    },
  )
  const { all, unplaced } = shown(readPdfText(await readPdf(new Uint8Array(pdf))))
  t.match(unplaced.join(), /page 1, note: Harbour pilot.*page 1, note: Crane licence/)
  t.notMatch(all, 'Unseen')
})

t.test('the foot of a file of ours is no text of the CV', async t => {
  const foot = [
    line(200, 50, 'Check this CV: cv.example.org/cv/Qm4tZr7wX1/verify?v=3'),
    line(820, 50, 'Version 3 · 9 May 2026', { size: 8 }),
  ]
  const { resume, unplaced } = await read([NAME, line(100, 50, 'Work experience', HEADING), ...JOB(50, 120), ...foot])
  t.match(resume.work, WORK)
  t.notOk(JSON.stringify(resume).includes('Version'))
  t.same(unplaced, [])
})

t.test('a page that begins at the right margin is read from there, words of other scripts from the left', async t => {
  const from = (right: number, y: number, text: string, look?: Look) => {
    const runs = line(y, 0, text, look)
    const by = right - Math.max(...runs.map(run => run.right))
    return runs.map(run => ({ ...run, x: run.x + by, right: run.right + by }))
  }
  const { resume } = await read([
    from(545, 60, 'Ines Aldana', { size: 24, weight: 700 }),
    from(545, 100, 'المهنية الخبرة', HEADING),
    [...from(545, 120, 'Crane Operator', { weight: 700 }), ...line(120, 50, '2019 – 2015')],
    from(545, 134, 'Harbour Works Ltd'),
    from(545, 160, 'المهارات', HEADING),
    from(545, 180, 'Rigging, Welding'),
  ])
  t.match(resume.basics, { name: 'Ines Aldana' })
  t.match(resume.work, [{ name: 'Harbour Works Ltd', position: 'Crane Operator', startDate: '2015', endDate: '2019' }])
})
