// Heads of entries as people write them: joining words, brackets, dates between a head and its text, columns of boards, ends of validity.
import { readCvFile } from '../../api/resume/readers/read.ts'
import t from '../tap.ts'

const read = (...lines: string[]) =>
  readCvFile(new TextEncoder().encode(['Ines Aldana', 'ines@example.org', '', ...lines].join('\n')))

t.test(
  'a joining word before an employer is read with a place behind a dash too, and is no text without a place',
  async t => {
    const { resume, unplaced } = await read('EXPERIENCIA', 'Fontanero en Aguas del Sur S.L. — Cádiz', '2018 - 2020')
    t.strictSame(resume.work, [
      { name: 'Aguas del Sur S.L.', position: 'Fontanero', location: 'Cádiz', startDate: '2018', endDate: '2020' },
    ])
    t.strictSame(unplaced, [])
    const other = await read('EXPERIENCE', '2015–2019: Gardener at Kew')
    t.match(other.resume.work, [{ name: 'Kew', position: 'Gardener' }])
    t.strictSame(other.unplaced, [])
  },
)

t.test('an employer in brackets is the employer', async t => {
  const { resume } = await read('EXPERIENCE', 'Librarian (University of Turku)', '2015 - 2018')
  t.match(resume.work, [{ name: 'University of Turku', position: 'Librarian' }])
})

t.test('the line below the dates of a head with both names is its text', async t => {
  const { resume } = await read('ОПЫТ РАБОТЫ', 'ЗАО «Берёза», инженер', 'с мая 2016 по июнь 2018', 'Расчёт мостов')
  t.match(resume.work, [{ name: 'ЗАО «Берёза»', position: 'инженер', summary: 'Расчёт мостов' }])
})

t.test('the column of the board in a table of studies is the board', async t => {
  const { resume } = await read(
    'EDUCATION',
    'Degree\tCollege\tUniversity/Board\tYear\tCGPA',
    'B.Com\tNeem College\tBNMU\t2020\t8.1',
    'Class XII\tRose School\tJAC\t2017\t80%',
  )
  t.match(resume.education, [
    { institution: 'Neem College', studyType: 'B.Com', area: undefined, 'x-board': 'BNMU', endDate: '2020' },
    { institution: 'Rose School', studyType: 'Class XII', 'x-board': 'JAC' },
  ])
})

t.test('the end of a validity is no date of issue and no issuer', async t => {
  const { resume } = await read('CERTIFICATES', 'Forklift licence, valid until 2031', 'First aid, Red Cross, 2022')
  t.strictSame(resume.certificates, [
    { name: 'Forklift licence', 'x-endDate': '2031' },
    { name: 'First aid', issuer: 'Red Cross', date: '2022' },
  ])
})

t.test('a DOI is an address, and its label no part of the title', async t => {
  const { resume } = await read('PUBLICATIONS', 'Roots of reeds. Journal of Ponds, 2019. doi:10.1234/reed.5')
  t.match(resume.publications, [{ url: 'https://doi.org/10.1234/reed.5' }])
  t.notMatch(resume.publications?.[0]?.name, /doi/)
})

t.test('an offer of references is neither a reference nor an interest', async t => {
  const end = await read('INTERESTS', 'Rowing, maps', 'References are available upon request.')
  t.strictSame(end.resume.interests, [{ name: 'Rowing' }, { name: 'maps' }])
  const section = await read('INTERESTS', 'Rowing', '', 'REFERENCES', 'Available on request')
  t.equal(section.resume.references, undefined)
  t.match(section.unplaced, [{ text: 'Available on request' }])
})

t.test('a joining word with an apostrophe is one', async t => {
  const { resume } = await read('EXPÉRIENCE', 'Depuis mars 2020 : Infirmière à l’Hospice Saint-Jean')
  t.match(resume.work, [{ name: 'Hospice Saint-Jean', position: 'Infirmière' }])
})

t.test('results behind the date of a study are results, with their sign', async t => {
  const { resume } = await read(
    'EDUCATION',
    'BEd (Maths), University of Jos, 2011 – 2015, Second Class Lower',
    'Diploma, Plateau College, 2010: A-',
    'SSC, Rose School, 2008, 91.5%',
  )
  t.match(resume.education, [
    { institution: 'University of Jos', studyType: 'BEd (Maths)', area: undefined, score: 'Second Class Lower' },
    { institution: 'Plateau College', studyType: 'Diploma', area: undefined, score: 'A-' },
    { institution: 'Rose School', studyType: 'SSC', area: undefined, score: '91.5%' },
  ])
})

t.test('a study with its word of completion, and a Korean one with blanks', async t => {
  const first = await read('FORMAÇÃO', 'Graduação em Geografia – UFAM – conclusão em 2016')
  t.strictSame(first.resume.education, [
    { institution: 'UFAM', studyType: 'Graduação', area: 'Geografia', endDate: '2016' },
  ])
  t.strictSame(first.unplaced, [])
  const second = await read('학력', '2012.03 ~ 2016.02  남강대학교 수학과 졸업')
  t.match(second.resume.education, [{ institution: '남강대학교', studyType: '수학과' }])
})

t.test('roles below one employer with a line of its own are a group', async t => {
  const { resume } = await read(
    'EXPERIENCE',
    'Lake Foods Ltd, Derby',
    'Baker (2015 – 2018)',
    '- Bread',
    'Helper (2013 – 2015)',
    '- Flour',
  )
  t.match(resume.work, [{ position: 'Baker' }, { position: 'Helper' }])
  const groups = new Set(resume.work?.map(job => (job as Record<string, unknown>)['x-group']))
  t.equal(groups.size, 1)
  t.notOk(groups.has(undefined))
})

t.test('skills with a name before a dash in each line have it as their name', async t => {
  const { resume } = await read('SKILLS', 'Kitchen – knives, ovens', 'Garden – hedges, lawns')
  t.strictSame(resume.skills, [
    { name: 'Kitchen', keywords: ['knives', 'ovens'] },
    { name: 'Garden', keywords: ['hedges', 'lawns'] },
  ])
})

t.test('a line of many words among languages is no language', async t => {
  const { resume, unplaced } = await read('LANGUAGES', 'Welsh, Irish (B1)', 'Call after six in the evening')
  t.strictSame(resume.languages, [{ language: 'Welsh' }, { language: 'Irish', fluency: 'B1' }])
  t.match(unplaced, [{ text: 'Call after six in the evening' }])
})
