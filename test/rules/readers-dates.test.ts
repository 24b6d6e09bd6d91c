// Dates of CVs are read in the languages of the table; a single date is an end, and what is no date is left.
import { DATE_WORDS } from '../../api/resume/readers/date-words.ts'
import { isDateOnly, isUnread, periodsIn } from '../../api/resume/readers/dates.ts'
import { readDocument } from '../../api/resume/readers/json.ts'
import { linkedInJobs } from '../../api/resume/readers/linkedin-pdf.ts'
import { readPlain } from '../../api/resume/readers/plain.ts'
import { createRows } from '../../api/resume/readers/row.ts'
import { fc } from '../dose.ts'
import t from '../tap.ts'

/** "start end" of a text with one period; "present" for one that goes on. */
const shownOf = (text: string) =>
  periodsIn(text)
    .map(({ start, end }) => (end === undefined ? start : `${start} ${end ?? 'present'}`))
    .join(', ')

const BY_HAND: Record<string, string> = {
  'March 2014 through June 2018': '2014-03 2018-06',
  'from May 2019 to date': '2019-05 present',
  '2nd June 2011 – 21st July 2013': '2011-06-02 2013-07-21',
  'Q1 2012 – Q3 2014': '2012 2014',
  'Sept. ’09 – Dec ’11': '2009-09 2011-12',
  '2015/16': '2015 2016',
  'seit 04/2017': '2017-04 present',
  'von März 2011 bis einschließlich Mai 2013': '2011-03 2013-05',
  'depuis février 2018': '2018-02 present',
  'du 1er mai 2010 au 30 juin 2012': '2010-05-01 2012-06-30',
  'de enero de 2012 a marzo de 2015': '2012-01 2015-03',
  'desde mayo de 2016 hasta la actualidad': '2016-05 present',
  'da settembre 2008 a luglio 2010': '2008-09 2010-07',
  'janeiro de 2013 até dezembro de 2014': '2013-01 2014-12',
  'januari 2010 t/m maart 2012': '2010-01 2012-03',
  'od stycznia 2015 r. do maja 2017 r.': '2015-01 2017-05',
  'с мая 2012 г. по настоящее время': '2012-05 present',
  'травень 2013 – теперішній час': '2013-05 present',
  'Mart 2014 – halen': '2014-03 present',
  'जनवरी 2015 – मार्च 2017': '2015-01 2017-03',
  '2012年3月～2015年8月': '2012-03 2015-08',
  '平成25年4月〜現在': '2013-04 present',
  '2016년 2월 – 현재': '2016-02 present',
  '2014年3月至今': '2014-03 present',
  'مارس 2013 – الآن': '2013-03 present',
}

t.test('periods are read as people of many languages write them', async t => {
  for (const [text, wanted] of Object.entries(BY_HAND)) t.equal(shownOf(text), wanted, text)
})

t.test('a single date is no period, and a date that no calendar has is a month with a doubt', async t => {
  t.strictSame(periodsIn('Nurse, 2019'), [{ from: 7, to: 11, start: '2019' }])
  const [found] = periodsIn('31.11.2016 – 30.02.2018')
  t.match(found, { start: '2016-11', other: '2016', end: '2018-02', otherEnd: '2018' })
})

t.test('numbers and words that are no date are left', async t => {
  for (const text of ['+44 1632 960 207', '2,019 people', 'Summer camp', '99/99/9999']) t.equal(shownOf(text), '', text)
  t.ok(isUnread('MM/YYYY – MM/YYYY'))
  t.ok(isDateOnly('März 2011 – heute'))
  t.notOk(isDateOnly('Engineer 2011'))
})

t.test('every name of a month and every word for today is read in a period of its language', async _t => {
  const languages = Object.entries(DATE_WORDS).filter(([, { months }]) => months)
  const cases = languages.flatMap(([language, { months = '', present = '' }]) => {
    const names = months.split(' ').map((one, index) => one.replace(/^\d{1,2}/, '').split('/')[0] ?? String(index))
    return [{ language, names: names.map(name => name.replaceAll('_', ' ')), present: present.split('|')[0] ?? '' }]
  })
  fc.assert(
    fc.property(
      fc.constantFrom(...cases),
      fc.nat(11),
      fc.nat(11),
      fc.integer({ min: 1980, max: 2020 }),
      (one, a, b, year) => {
        if (one.names.length < 12) return
        const [start, end] = [
          `${year}-${String(a + 1).padStart(2, '0')}`,
          `${year + 3}-${String(b + 1).padStart(2, '0')}`,
        ]
        const period = `${one.names[a]} ${year} – ${one.names[b]} ${year + 3}`
        const open = `${one.names[a]} ${year} – ${one.present}`
        const [read] = periodsIn(period)
        const isRead = (date?: string | null, other?: string, wanted?: string) => date === wanted || other === wanted
        if (!isRead(read?.start, read?.other, start) || !isRead(read?.end, read?.otherEnd, end))
          throw new Error(`${one.language}: ${period} is ${JSON.stringify(read)}`)
        if (one.present && periodsIn(open)[0]?.end !== null) throw new Error(`${one.language}: ${open}`)
      },
    ),
  )
})

t.test('a period whose start, dash and end are in cells of their own is one', async t => {
  for (const cells of ['Feb 2013 –\tMay 2016', '02/2013\t–\t05/2016', 'Feb 2013\t– May 2016']) {
    const { resume } = readPlain(`Ida Quill\n\nEXPERIENCE\nClerk, Fenwick Ltd\n${cells}\n- Kept the books\n`, 'text')
    t.match(resume.work, [{ startDate: '2013-02', endDate: '2016-05' }], cells)
  }
})

t.test('long lines of dates take a short time', async t => {
  const before = process.cpuUsage()
  for (const run of ['2019 - 2020 ', 'March ', 'mar 2019 ', '1.1.2019 ', 'Q', '年', '平成']) {
    periodsIn(run.repeat(20_000))
    periodsIn(run.repeat(990 / run.length))
  }
  const { user, system } = process.cpuUsage(before)
  t.ok(user + system < 3_000_000, `${(user + system) / 1_000} ms of processor`)
})

t.test('both dates of a period in a structured source have their doubts', async t => {
  const date = '31.11.2016 – 30.02.2018'
  const job = `      - company: Fenwick\n        position: Clerk\n        date: ${date}\n`
  const file = `cv:\n  name: Ida Quill\n  sections:\n    experience:\n${job}`
  const { resume, doubts } = readDocument(new Uint8Array(Buffer.from(file)))
  t.match(resume.work, [{ startDate: '2016-11', endDate: '2018-02' }])
  t.strictSame(doubts, [
    { path: '/work/0/startDate', text: date, choices: ['2016-11', '2016'] },
    { path: '/work/0/endDate', text: date, choices: ['2018-02', '2018'] },
  ])
})

t.test('a single date in the PDF of LinkedIn is an end', async t => {
  const { rows, pieces, add } = createRows()
  const lines: [text: string, size: number][] = [
    ['Fenwick Ltd', 12],
    ['Clerk', 11.5],
    ['May 2016', 10],
    ['Kept the books.', 10],
  ]
  for (const [text, size] of lines) {
    const segments = [{ spans: [{ text, weight: 400, isItalic: false }], x: 0, right: 50 }]
    add({ segments, size, colour: 0, isBullet: false, x: 0, right: 50 }, { text, where: 'page 1' })
  }
  const noted: string[] = []
  const jobs = linkedInJobs(rows, (_row, text) => void noted.push(text))
  t.match(jobs, [{ name: 'Fenwick Ltd', position: 'Clerk', startDate: undefined, endDate: '2016-05' }])
  t.strictSame([noted, pieces.length], [['May 2016'], 4])
})
