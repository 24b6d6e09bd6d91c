// What a cell of a roster is equal to, and which column a heading names.
import ABBREVIATIONS from '../../web/src/desk/roster/abbreviations.data.json' with { type: 'json' }
import { proposeMapping, type Role } from '../../web/src/desk/roster/columns.ts'
import { datesIn, isSameScore, type Score, titleKey } from '../../web/src/desk/roster/compare.ts'
import t from '../tap.ts'

t.test('columns are found by their headings', async t => {
  const cases: [heading: string, role: Role | undefined][] = [
    ["Father's Name", undefined],
    ['S. No.', undefined],
    ['Date of Birth', undefined],
    ['Email ID', undefined],
    ['University Registration No.', 'reference'],
    ['Roll No. of the student', 'reference'],
    ['Name of the Candidate', 'name'],
    ['नाम', 'name'],
    ['अनुक्रमांक', 'reference'],
    ['Matrikelnummer', 'reference'],
    ['First Name', 'firstName'],
    ['Department', 'subject'],
    ['Name of Institution', 'institution'],
    ['Date of Joining', 'from'],
    ['Passing Year', 'to'],
    ['CGPA (out of 10)', 'score'],
    ['% of marks', 'score'],
    ['Maximum Marks', 'scale'],
    ['Award', 'award'],
  ]
  for (const [heading, role] of cases) {
    const rows = [
      { number: 1, cells: [heading, 'Name', 'Roll no'] },
      { number: 2, cells: ['a', 'b', 'c'] },
    ]
    const { columns } = await proposeMapping({ rows, notes: [] }, new Map())
    t.strictSame(
      Object.keys(columns).filter(one => columns[one as Role] === 0),
      role ? [role] : [],
      heading,
    )
  }
})

t.test('of several numbers of a person, the reference is the one that the requests name', async t => {
  const lines = [
    ['S. No.', 'Admission no', 'Name', 'Register no'],
    ['7', '1', 'Asha Verma', '7'],
  ]
  const table = { rows: lines.map((cells, index) => ({ number: index + 1, cells })), notes: [] }
  t.equal((await proposeMapping(table, new Map([['reference', new Set(['7'])]]))).columns.reference, 3)
  t.equal((await proposeMapping(table, new Map())).columns.reference, 1)
})

t.test('titles: at most 60 abbreviations, and which texts are equal', async t => {
  t.ok(Object.keys(ABBREVIATIONS).length <= 60)
  const same: [string, string][] = [
    ['B.Tech', 'bachelor of technology'],
    ['B. Tech. (CSE)', 'BTech Computer Science & Engineering'],
    ['M.B.B.S', 'MBBS'],
    ["St. Xavier's College", 'ST XAVIERS COLLEGE'],
    ['Govt. Coll. of Engg.', 'Government College of Engineering'],
  ]
  const others: [string, string][] = [
    ['B.Tech', 'M.Tech'],
    ['C', 'C++'],
    ['C', 'C#'],
    ['Level 1.5', 'Level 15'],
    ['M.S.', 'M.Sc.'],
    ['College in St Xavier', 'College Inst. Xavier'],
    ['IIT', 'NIT'],
    ['IIT Bombay', 'IIIT Bombay'],
  ]
  for (const [one, other] of same) t.equal(titleKey(one), titleKey(other), `${one} = ${other}`)
  for (const [one, other] of others) t.not(titleKey(one), titleKey(other), `${one} is not ${other}`)
})

t.test('dates: what a text can be, and nothing for a text in doubt', async t => {
  const cases: [text: string, isDayFirst: boolean | null, dates: string[]][] = [
    ['2017', null, ['2017']],
    ['2017-06', null, ['2017-06']],
    ['2017/6/1 00:00:00', null, ['2017-06-01']],
    ['06/2017', null, ['2017-06']],
    ['05/06/2017', null, ['2017-06-05', '2017-05-06']],
    ['05.06.2017', true, ['2017-06-05']],
    ['05-06-2017', false, ['2017-05-06']],
    ['25/06/2017', false, []],
    ['Jun 2017', null, ['2017-06']],
    ['1st June 2017', null, ['2017-06-01']],
    ['01-JUN-2017', null, ['2017-06-01']],
    ['Sept. 30, 2017', null, ['2017-09-30']],
    ['जून 2017', null, ['2017-06']],
    ['31 June 2017', null, []],
    ['2017-18', null, []],
    ['2017-2018', null, []],
    ['Jun-17', null, []],
    ['01/06/17', true, []],
    ['42887', null, []],
  ]
  for (const [text, isDayFirst, dates] of cases) t.strictSame(datesIn(text, isDayFirst), dates, `${text} ${isDayFirst}`)
})

t.test('scores: equal numbers on the same scale, whatever their form', async t => {
  const [plain, cgpa] = [(text: string, scale = '', kind = '') => ({ text, scale, kind }), '8.9 / 10']
  const cases: [claimed: Score, found: Score, isSame: boolean][] = [
    [plain(cgpa), plain('8.90', '10'), true],
    [plain('8.9', '10', 'cgpa'), plain('CGPA: 8,9 out of 10'), true],
    [plain('92', '', 'percentage'), plain('92.0 %'), true],
    [plain('92 %'), plain('92', '100'), true],
    [plain('First Class'), plain('FIRST  class'), true],
    [plain('3', '120', 'rank'), plain('3', '120', 'rank'), true],
    [plain(cgpa), plain('8.9 / 9'), false],
    [plain(cgpa), plain('8.9'), false],
    [plain('8.9'), plain(cgpa), false],
    [plain(cgpa), plain('89 / 100'), false],
    [plain(cgpa), plain(cgpa, '9'), false],
    [plain('8.9', '10', 'cgpa'), plain('8.9', '10', 'gpa'), false],
    [plain('89', '', 'percentage'), plain('89%', '', 'cgpa'), false],
    [plain('3 / 120'), plain('3', '120', 'rank'), false],
    [plain('A'), plain('A+'), false],
    [plain('A', '', 'grade'), plain('A-'), false],
    [plain('1,234'), plain('1.234'), false],
  ]
  for (const [one, other, isSame] of cases) t.equal(isSameScore(one, other), isSame, JSON.stringify([one, other]))
})
