// The editor's small pure modules: steps and completeness, months, skills, crop, order, sample, session.

import { DEFAULT_ORDER } from '../../api/core/cv/order.ts'
import { SAMPLE_CV } from '../../api/core/cv/sample.ts'
import { subjectOf } from '../../web/src/data/token-claims.ts'
import { conflictLines } from '../../web/src/editor/session/conflict-words.ts'
import {
  addItem,
  emptyDocument,
  listAt,
  placeByDate,
  readAt,
  sortByDate,
  writeAt,
} from '../../web/src/editor/session/document.ts'
import { firstCrop, moveCrop, zoomCrop } from '../../web/src/editor/steps/crop.ts'
import { dateFrom, monthAndYear, readableMonth, typedMonth } from '../../web/src/editor/steps/months.ts'
import { fillWithSample, holdsSample, withoutSample } from '../../web/src/editor/steps/sample.ts'
import { isSectionFilled, sectionName, sectionsInOrder } from '../../web/src/editor/steps/section-order.ts'
import { readStep4, skillProblem, writeStep4 } from '../../web/src/editor/steps/skills.ts'
import { checksOf, completeness, isStepDone, orderOf, STEPS, stepOfPath } from '../../web/src/editor/steps/steps.ts'
import { suggestSkills } from '../../web/src/editor/steps/suggestions.ts'
import { problemsOf } from '../../web/src/editor/steps/validate.ts'
import { fieldName, itemName } from '../../web/src/editor/words.ts'
import t from '../tap.ts'
import { testStorage } from './editor-model.ts'

t.test('every field belongs to a step, in the displayed order', async t => {
  t.same(
    STEPS.map(({ number, name }) => `${number} ${name}`),
    [
      '1 Personal details',
      '2 Education',
      '3 Experience',
      '4 Skills',
      '5 Projects',
      '6 Courses and awards',
      '7 Summary',
      '8 Review and publish',
    ],
  )
  const cases: [string, number][] = [
    ['content.personalDetails.email', 1],
    ['title', 1],
    ['content.education.class10.board', 2],
    ['content.experience.a.url', 3],
    ['content.skills', 4],
    ['content.projects.p.name', 5],
    ['content.custom.c.items.i.title', 6],
    ['content.profileSummary', 7],
    ['content.order', 8],
  ]
  for (const [path, number] of cases) t.equal(stepOfPath(path), number, path)
})

t.test('students see projects before experience', async t => {
  const study = (endDate: string, startDate = '') =>
    writeAt(emptyDocument('Ada'), 'content.education.class12', { institution: 'KV', startDate, endDate })
  const [usual, students] = ['12345678', '12543678']
  const shown = (document: ReturnType<typeof emptyDocument>) => orderOf(document, 2026).join('')
  t.equal(shown(emptyDocument('Ada')), usual)
  for (const date of ['2024-03', '2026', '2027-05']) t.equal(shown(study(date)), students, date)
  t.equal(shown(study('', '2019')), students, 'it goes on')
  for (const date of ['', '2023']) t.equal(shown(study(date)), usual, date)
  t.equal(shown(writeAt(study('2026'), 'content.experience', [{ id: 'a', position: 'Intern' }])), usual)
})

t.test('completeness counts the fields that readers expect, without hidden items', async t => {
  const empty = checksOf(emptyDocument())
  t.equal(completeness(empty), 0)
  t.equal(completeness(checksOf(fillWithSample(emptyDocument()))), 100)
  const hidden = writeAt(emptyDocument('Ada'), 'content.experience', [{ id: 'a', position: 'X', hidden: true }])
  t.notOk(checksOf(hidden).find(check => check.label === 'A position, a project or volunteering')?.done)
  for (const list of ['experience', 'projects', 'volunteer']) {
    const one = writeAt(emptyDocument('Ada'), `content.${list}`, [{ id: 'a', name: 'X', highlights: ['Built it.'] }])
    t.ok(isStepDone(checksOf(one), 3), `${list} counts as experience`)
  }
  t.ok(isStepDone(checksOf(fillWithSample(emptyDocument())), 3))
  t.notOk(isStepDone(empty, 8), 'the review is never done')
})

t.test('a month has two controls over one stored text, and neither loses the other', async t => {
  for (const date of ['', '2021', '2021-03']) {
    const { month, year } = monthAndYear(date)
    t.equal(dateFrom(month, year), date)
  }
  t.same(monthAndYear('2021-03-14'), { month: '03', year: '2021' })
  t.same(monthAndYear(dateFrom('03', '')), { month: '03', year: '' }, 'a month waits for its year')
  t.same(monthAndYear(dateFrom('', '20')), { month: '', year: '20' })
  for (const year of ['P', 'Present', 'Heute', 'til nå', 'अब'])
    t.same(monthAndYear(dateFrom('01', year)), { month: '01', year }, 'a year in words keeps its month')
  for (const date of ['2019-20', '2019-13', 'Batch-007']) t.same(monthAndYear(date), { month: '', year: date })
  for (const month of ['', '03', '05'])
    for (const year of ['2021-05', ' 2021-05 ']) {
      t.equal(dateFrom(month, year), '2021-05', 'a whole month as the year replaces both')
      t.same(typedMonth(month, year), { text: '2021-05', month: '05', year: '2021' })
    }
  for (const year of ['2021', '2021-0', '2021-13', '2021-', '20 ', 'Present'])
    t.same(typedMonth('03', year), { text: `${year.trim()}-03`, month: '03', year }, 'any other year stays as typed')
  t.equal(readableMonth('2021-03'), 'Mar 2021')
  t.equal(readableMonth(undefined), '')
})

t.test('skills: no duplicates, suggestions that fit, step 4 of one CV only', async t => {
  t.match(skillProblem(' figma', ['Figma']), /already there/)
  t.match(skillProblem('  ', []), /Type a skill/)
  t.match(skillProblem('x'.repeat(201), []), /Shorter/)
  t.equal(skillProblem('Rust', ['Figma']), null)
  t.ok(suggestSkills('Product designer', '', []).includes('Figma'))
  t.notOk(suggestSkills('Product designer', '', ['figma']).includes('Figma'))
  t.equal(suggestSkills('Nurse', 'type', [])[0], 'TypeScript', 'what is typed is looked for everywhere')
  const shelf = testStorage()
  writeStep4(shelf, 'one', ['Rust'])
  t.same(JSON.parse(shelf.getItem('step4CvData') ?? ''), { cvId: 'one', Skills: ['Rust'] })
  t.same(readStep4(shelf, 'one'), ['Rust'])
  t.same(readStep4(shelf, 'two'), [])
  writeStep4(shelf, 'two', [])
  t.same(readStep4(shelf, 'one'), ['Rust'], 'a CV without skills keeps the stored ones of another')
  writeStep4(shelf, 'one', [])
  t.equal(shelf.kept.size, 0)
  writeStep4(shelf, null, ['Rust'], 'asha')
  t.same(readStep4(shelf, null, 'asha'), ['Rust'])
  for (const account of ['ben', null]) t.same(readStep4(shelf, null, account), [], 'of another account')
  writeStep4(shelf, null, ['Go'])
  t.same(readStep4(shelf, null, 'asha'), ['Go'], 'a guest’s go on with the account')
  for (const text of ['{', 'null', '[]', '{"cvId":"one","Skills":"Rust"}', '{"cvId":"one","Skills":[1,""]}']) {
    shelf.kept.set('step4CvData', text)
    t.same(readStep4(shelf, 'one'), [], text)
  }
})

t.test('the crop stays inside the picture', async t => {
  const picture = { width: 400, height: 600 }
  t.same(firstCrop(picture), { x: 0, y: 50, size: 400 })
  t.same(moveCrop(firstCrop(picture), picture, -50, 900), { x: 0, y: 200, size: 400 })
  t.same(zoomCrop({ x: 0, y: 50, size: 400 }, picture, 2), { x: 100, y: 150, size: 200 })
  t.same(zoomCrop({ x: 300, y: 500, size: 100 }, picture, 1), { x: 0, y: 200, size: 400 })
})

t.test('the order of the sections has each once, including custom ones', async t => {
  const custom = [
    { id: 'a', title: 'Talks', items: [{ id: 'i' }] },
    { id: 'b', hidden: true },
  ]
  const content = { personalDetails: { name: 'Ada' }, custom, order: ['skills', 'custom.a', 'custom.gone', 'skills'] }
  const names = sectionsInOrder(content)
  t.same(names.slice(0, 3), ['skills', 'custom.a', 'profileSummary'])
  t.same([...names].sort(), [...DEFAULT_ORDER.filter(name => name !== 'custom'), 'custom.a', 'custom.b'].sort())
  t.equal(sectionName(content, 'custom.a'), 'Talks')
  t.equal(sectionName(content, 'skills'), 'Skills')
  t.ok(isSectionFilled(content, 'custom.a'))
  t.notOk(isSectionFilled(content, 'custom.b'))
  t.notOk(isSectionFilled(content, 'education'))
})

t.test('the sample fills only empty fields and is valid', async t => {
  t.same(problemsOf(fillWithSample(emptyDocument())), [])
  const own = writeAt(emptyDocument('Ada'), 'content.skills', [{ id: 's', name: 'Mathematics' }])
  const filled = fillWithSample(own)
  t.equal(filled.content.personalDetails.name, 'Ada')
  t.same(filled.content.skills, [{ id: 's', name: 'Mathematics' }])
  t.ok(filled.content.experience?.length)
})

t.test('removing the sample leaves exactly the person’s own texts', async t => {
  t.same(withoutSample(fillWithSample(emptyDocument())), emptyDocument(), 'nothing is left of an untouched one')
  const own = writeAt(emptyDocument('Ada', 'ada@example.org'), 'content.skills', [{ id: 's', name: 'Mathematics' }])
  t.same(withoutSample(fillWithSample(own)), own)
  t.notOk(holdsSample(own))
  const typed: [path: string, value: unknown][] = [
    ['content.personalDetails.location', 'Pune'],
    ['content.profileSummary', `${SAMPLE_CV.profileSummary} And I.`],
    ['content.education.undergraduation.score', '9 / 10'],
    ['content.experience.sample-job-2.highlights', ['Mine', ...(SAMPLE_CV.experience[0]?.highlights ?? [])]],
    ['content.experience.sample-job-1.description', '*Mine*'],
    ['content.skills.sample-skill-2.name', 'Ink'],
    ['content.projects.sample-project.url', 'https://example.org/mine'],
  ]
  let document = fillWithSample(emptyDocument('Ada'))
  for (const [path, value] of typed) document = writeAt(document, path, value)
  const rest = withoutSample(document)
  for (const [path, value] of typed.filter(([path]) => !path.endsWith('highlights'))) t.same(readAt(rest, path), value)
  t.same(readAt(rest, 'content.experience.sample-job-2'), { id: 'sample-job-2', current: true, highlights: ['Mine'] })
  t.equal(readAt(rest, 'content.experience.sample-job-1.format'), 'markdown', 'its format stays with a text')
  t.same(Object.keys(rest.content.education ?? {}), ['undergraduation'])
  t.notOk(holdsSample(rest))
  t.same(withoutSample(rest), rest)
  for (const part of ['profileSummary', 'education.class12.institution', 'personalDetails.phoneNumber', 'awards']) {
    const value = readAt(fillWithSample(emptyDocument()), `content.${part}`)
    t.ok(holdsSample(writeAt(emptyDocument('Ada'), `content.${part}`, value)), `${part} alone is noticed`)
  }
})

const conflict = (key: string, mine: unknown, theirs: unknown) => ({
  key,
  path: key.split('.'),
  base: undefined,
  mine,
  theirs,
})

t.test('sections, fields and items have readable names', async t => {
  const document = fillWithSample(emptyDocument())
  t.equal(fieldName('content.personalDetails.name'), 'Name')
  t.equal(fieldName('content.profileSummary'), 'Summary')
  t.equal(itemName({ company: 'Kaveri' }), 'Kaveri')
  const moved = conflict('content.skills', ['sample-skill-2', 'sample-skill-1'], [])
  t.match(conflictLines(moved, 'mine', document)[0]?.[1], 'Rust → Storage engines')
})

t.test('an unreadable token has no owner', async t => {
  const token = (claims: object) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`
  t.equal(subjectOf(token({ sub: '42' })), '42')
  for (const bad of [null, '', 'x', 'a.b.c', token({}), token({ sub: 7 })]) t.equal(subjectOf(bad), null)
})

t.test('a new job is placed by date, and a list can be sorted by date', async t => {
  const jobs = [
    { id: 'now', startDate: '2022', current: true },
    { id: 'open' },
    { id: 'old', startDate: '2012', endDate: '2015' },
  ]
  const path = 'content.experience'
  const order = (document: ReturnType<typeof emptyDocument>) => listAt(document, path).map(job => job.id)
  const withNew = (job: object) => addItem(writeAt(emptyDocument('Ada'), path, jobs), path, { id: 'new', ...job })
  const placed = (job: object) => order(placeByDate(withNew(job), path, 'new'))
  t.same(placed({}), ['now', 'open', 'old', 'new'], 'without a date it stays at the end')
  t.same(placed({ startDate: '2016', endDate: '2021-03' }), ['now', 'open', 'new', 'old'])
  t.same(placed({ endDate: '2011' }), ['now', 'open', 'old', 'new'])
  const beside = (other: { id: string }) =>
    order(placeByDate(addItem(withNew({ endDate: '2011' }), path, other), path, 'new'))
  t.same(beside({ id: 'next' }), ['now', 'open', 'old', 'new', 'next'], 'an entry just begun stays below it')
  t.same(order(sortByDate(withNew({ endDate: '2021' }), path)), ['now', 'open', 'new', 'old'])
  const sorted = sortByDate(withNew({ endDate: '2021' }), path)
  t.equal(sortByDate(sorted, path), sorted, 'what is in order is left alone')
})
