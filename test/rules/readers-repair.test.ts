import { parseDocument, readDocument } from '../../api/resume/readers/json.ts'
import { reactiveResumeOf } from '../../api/resume/readers/reactive-resume.ts'
import t from '../tap.ts'
import { shown } from './readings.ts'

const bytesOf = (value: unknown) => Buffer.from(typeof value === 'string' ? value : JSON.stringify(value))
const _rxresume = (value: unknown) => shown(reactiveResumeOf(parseDocument(bytesOf(value))))
const _section = (items: unknown[], more: object = {}) => ({ name: 'A heading', items, visible: true, ...more })

t.test('a JSON Resume that is not quite right is repaired, with a note for each change', async t => {
  const { resume, unplaced, notes } = shown(
    readDocument(
      bytesOf({
        basics: {
          name: 'Asha Rao',
          email: 'mailto:asha@example.com',
          phone: 5,
          url: 'www.asha.example/cv',
          summary: null,
          website: 'not an address',
          location: 'Pune, India',
          profiles: ['github.com/asha'],
        },
        work: {
          company: 'Kaveri',
          position: 'Engineer',
          website: '',
          startDate: 'March 2011',
          endDate: 'Present',
          highlights: '- Cut tails\n- Wrote',
        },
        volunteer: [
          null,
          { organization: 'Ebro', startDate: 2014, endDate: '2016-05-01T00:00:00.000Z', visible: false },
          { organization: 'Vela', startDate: 'some day', endDate: '2019-02-30' },
        ],
        education: [{ school: 'COEP', degree: 'B.E.', gpa: 8.1, startDate: { year: 2010, month: 9 } }],
        skills: { Tools: ['Rust', 'C'], Crafts: 'Weaving, Dyeing' },
        languages: ['German (native)', 'Hindi'],
        hobbies: 'Chess; Go',
        references: [{ name: 'M. Iyer, iyer@example.com', phone: '+91 20 5550 1234', reference: 'Kind.' }],
      }),
    ),
  )
  t.strictSame(resume, {
    basics: {
      name: 'Asha Rao',
      email: 'asha@example.com',
      phone: '5',
      url: 'https://www.asha.example/cv',
      website: 'not an address',
      location: { city: 'Pune', region: 'India' },
      profiles: [{ url: 'https://github.com/asha' }],
    },
    work: [{ name: 'Kaveri', position: 'Engineer', startDate: '2011-03', highlights: ['Cut tails', 'Wrote'] }],
    volunteer: [
      { organization: 'Ebro', startDate: '2014', endDate: '2016-05', visible: false, 'x-hidden': true },
      { organization: 'Vela', endDate: '2019-02' },
    ],
    education: [{ institution: 'COEP', studyType: 'B.E.', score: '8.1', startDate: '2010-09' }],
    skills: [
      { name: 'Tools', keywords: ['Rust', 'C'] },
      { name: 'Crafts', keywords: ['Weaving', 'Dyeing'] },
    ],
    languages: [{ language: 'German', fluency: 'native' }, { language: 'Hindi' }],
    interests: [{ name: 'Chess' }, { name: 'Go' }],
    references: [{ name: 'M. Iyer, iyer@example.com', 'x-phone': '+91 20 5550 1234', reference: 'Kind.' }],
  })
  t.strictSame(unplaced, ['volunteer, entry 2, startDate: some day'])
  t.match(notes.join('\n'), /“March 2011” was read as 2011-03[\s\S]*“Present” was left out[\s\S]*Empty values/)
})

t.test('a wrapper, comments, commas at the end and keys without quotes are understood', async t => {
  const files = [
    '{"success": true, "data": {"resume": {"basics": {"name": "Asha Rao"}}}}',
    '[{"basics": {"name": "Asha Rao"}}]',
    '/* mine */ // and yours\n{\tbasics:{"name": "Asha Rao", // me\n},}',
    "{basics: {'name': 'Asha Rao'}}",
  ]
  for (const file of files) {
    const { resume, all } = shown(readDocument(bytesOf(file)))
    t.strictSame(resume, { basics: { name: 'Asha Rao' } }, file)
    t.notMatch(all, /mine|yours|me\b.*\/\//)
  }
})

t.test('what has no form that can be kept is listed, and a picture in the text is left out', async t => {
  const { resume, unplaced } = shown(
    readDocument(
      bytesOf({ basics: { name: 'Asha', image: 'data:image/png;base64,AAAA', email: 'ask me' }, work: [['a'], 7, {}] }),
    ),
  )
  t.strictSame(resume, { basics: { name: 'Asha' }, work: [{}] })
  t.strictSame(unplaced, ['work, entry 1: a', 'basics, email: ask me'])
})

t.test('moments at midnight of another zone are the day that was chosen there', async t => {
  const days = (...moments: string[]) =>
    shown(
      readDocument(bytesOf({ basics: { name: 'x' }, work: moments.map(startDate => ({ name: 'y', startDate })) })),
    ).resume.work?.map(({ startDate }) => startDate)
  const of = (day: string, time: string) => `${day}T${time}.000Z`
  t.strictSame(days(of('2019-03-31', '18:30:00'), of('2020-02-29', '18:30:00')), ['2019-04', '2020-03'], 'India')
  t.strictSame(days(of('2019-03-31', '22:00:00'), of('2019-12-24', '23:00:00')), ['2019-04', '2019-12-25'], 'Berlin')
  t.strictSame(days(of('2019-03-31', '23:00:00'), of('2019-12-01', '00:00:00')), ['2019-04', '2019-12'], 'London')
  t.strictSame(days(of('2019-04-01', '04:00:00'), of('2019-12-31', '05:00:00')), ['2019-04', '2019-12-31'], 'New York')
  t.strictSame(days(of('2019-03-31', '11:00:00'), of('2019-06-30', '12:00:00')), ['2019-04', '2019-07'], 'Auckland')
  t.strictSame(days(of('2019-04-01', '12:00:00')), ['2019-04'], 'noon of Greenwich')
  t.strictSame(
    days(of('2019-03-31', '18:31:07'), of('2019-04-30', '09:12:44')),
    ['2019-03-31', '2019-04-30'],
    'no days',
  )
  t.strictSame(days('2019-04-01T23:00:00+05:30'), ['2019-04'], 'with its zone')
})
