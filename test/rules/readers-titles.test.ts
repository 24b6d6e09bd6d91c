// Heads of jobs: which text is the title, which the employer; and what text and Markdown files have around them.

import { readPlain } from '../../api/resume/readers/plain.ts'
import t from '../tap.ts'

type Job = Record<string, unknown>
const cv = (...lines: string[]) => `Ada Sample\nada@example.com\n\nExperience\n${lines.join('\n')}\n`
const read = (text: string, kind: 'markdown' | 'text' = 'text') => readPlain(text, kind)
const jobs = (text: string, kind: 'markdown' | 'text' = 'text') =>
  ((read(text, kind).resume.work ?? []) as Job[]).map(({ position, name, location }) => [position, name, location])

t.test('the order of title and employer is the same in all jobs of one shape', async t => {
  const titleFirst = cv('Glazier, Quillmoor', '2015 – 2018', '- Cut', '', 'Roofer, Thornby', '2012 – 2015', '- Laid')
  t.strictSame(jobs(titleFirst), [
    ['Glazier', 'Quillmoor', undefined],
    ['Roofer', 'Thornby', undefined],
  ])
  const employerFirst = cv(
    'Quillmoor',
    'Glazier',
    '2015 – 2018',
    '- Cut',
    '',
    'Thornby',
    'Zorbler',
    '2012 – 2015',
    '- Laid',
  )
  t.strictSame(jobs(employerFirst), [
    ['Glazier', 'Quillmoor', undefined],
    ['Zorbler', 'Thornby', undefined],
  ])
})

t.test('a joining word stands before the employer, and a legal form stays with its name', async t => {
  t.strictSame(jobs(cv("Optician at Fenwick's", '2015 – 2018', '- Lenses')), [['Optician', "Fenwick's", undefined]])
  t.strictSame(jobs(cv('Analyst, Lark, Inc.', '2015 – 2018', '- Sums')), [['Analyst', 'Lark, Inc.', undefined]])
  t.strictSame(jobs(cv('Fitter, Orr & Co', '2015 – 2018', '- Pipes')), [['Fitter', 'Orr & Co', undefined]])
})

t.test('where nothing tells the order, the reply has one doubt with both readings', async t => {
  const { doubts } = read(cv('Zorbler, Quillmoor', '2015 – 2018', '- Zorbled'))
  t.strictSame(doubts, [
    { path: '/work/0', text: 'Zorbler, Quillmoor', choices: ['Zorbler\nQuillmoor', 'Quillmoor\nZorbler'] },
  ])
})

t.test('roles below an employer have it, and form a group', async t => {
  const text =
    '# Ada Sample\n\n## Experience\n\n### Gorse Labs\n\n#### Analyst\n2018 – 2020\n\n- A\n\n#### Clerk\n2016 – 2018\n\n- B\n'
  t.strictSame(jobs(text, 'markdown'), [
    ['Analyst', 'Gorse Labs', undefined],
    ['Clerk', 'Gorse Labs', undefined],
  ])
})

t.test('typed bullets, hanging lines and escapes are read', async t => {
  const { work } = read(
    cv('Glazier, Quillmoor Ltd', '2015 – 2018', '\uf0b7 Cut panes,', '  and doors', '✅ Swept'),
  ).resume
  t.strictSame((work as Job[])[0]?.highlights, ['Cut panes, and doors', 'Swept'])
  const { skills } = read('# Ada Sample\n\n## Skills\n\n- C\\#\n- snake\\_case\n', 'markdown').resume
  t.strictSame(skills, [{ name: 'C#' }, { name: 'snake_case' }])
})

t.test('a greeting is no name, and a profession above the name is the profession', async t => {
  const mail = `Hello Sam,\n\n${cv('Glazier, Quillmoor Ltd', '2015 – 2018', '- Cut')}\nKind regards\n`
  t.equal(read(mail).resume.basics?.name, 'Ada Sample')
  t.ok(read(mail).unplaced.some(({ text }) => text.includes('Hello Sam')))
  const above = read(`Stonemason\nAda Sample\nada@example.com\n\nExperience\nStonemason, Quillmoor Ltd\n2015 – 2018\n`)
  t.match(above.resume.basics, { name: 'Ada Sample', label: 'Stonemason' })
})

t.test('a degree keeps its "of", and a heading is known by one of its words', async t => {
  const { education } = read(
    'Ada Sample\nada@example.com\n\nEDUCATION\nMaster of Science in Physics\nTarn University\n2014 – 2016\n',
  ).resume
  t.match(education, [{ institution: 'Tarn University', studyType: 'Master of Science', area: 'Physics' }])
  const { work } = read('Ada Sample\nada@example.com\n\nNURSING EXPERIENCE\nNurse, Tarn Hospital\n2014 – 2016\n').resume
  t.match(work, [{ position: 'Nurse', name: 'Tarn Hospital' }])
})

t.test('lines above their dates are one entry, also without any bullet', async t => {
  const text = cv('Glazier', 'Quillmoor Glass · Full-time', '2015 – 2018', '', 'Roofer', 'Thornby Ltd', '2012 – 2015')
  t.strictSame(jobs(text), [
    ['Glazier', 'Quillmoor Glass', undefined],
    ['Roofer', 'Thornby Ltd', undefined],
  ])
  t.strictSame(
    read(text).unplaced.map(({ text }) => text),
    ['Full-time'],
  )
})

t.test(
  'marks of the direction of a text are no part of it, and every comma divides a degree from its subject',
  async t => {
    const text = cv('').replace('Experience', 'Education')
    for (const degree of ['\u2066BSc\u2069، \u2066Physics\u2069', 'BSc，Physics']) {
      const [study] = read(`${text}${degree}\nQuillmoor College\n2010 – 2013\n`).resume.education as Job[]
      t.match(study, { studyType: 'BSc', area: 'Physics', institution: 'Quillmoor College' })
    }
  },
)

t.test('a word of an organisation beside the name of a job does not turn the order around', async t => {
  const text = cv(
    'Hotel Plumber, Quillmoor',
    '2015 – 2018',
    '- Pipes',
    '',
    'Glass Zorbler, Thornby',
    '2012 – 2015',
    '- Panes',
  )
  t.strictSame(jobs(text), [
    ['Hotel Plumber', 'Quillmoor', undefined],
    ['Glass Zorbler', 'Thornby', undefined],
  ])
})
