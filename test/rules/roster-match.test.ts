// Matching a roster with open requests: 10,000 changed rows against 500 requests, none of which may be equal, and unchanged rows, which all
// must be.

import { isDeepStrictEqual } from 'node:util'
import { type Mapping, proposeMapping, type Role } from '../../web/src/desk/roster/columns.ts'
import { claimedTexts, type Match, matchRoster, type OpenRequest } from '../../web/src/desk/roster/match.ts'
import { randomOf, seed } from '../dose.ts'
import t from '../tap.ts'

const HEADINGS: Partial<Record<Role, string>> = {
  name: 'Name of the student',
  reference: 'University Roll No.',
  title: 'Degree / designation',
  subject: 'Branch',
  institution: 'Name of the institution',
  location: 'City',
  from: 'Date of joining',
  to: 'Year of passing',
  date: 'Date of issue',
  score: 'CGPA',
  scale: 'Max. marks',
  award: 'Award',
  course: 'Course name',
}
type Cells = Partial<Record<Role, string>>
const ROLES = Object.keys(HEADINGS) as Role[]
const tableOf = (rows: readonly Cells[], roles = ROLES) => {
  const lines = [roles.map(role => HEADINGS[role] ?? ''), ...rows.map(row => roles.map(role => row[role] ?? ''))]
  return { rows: lines.map((cells, index) => ({ number: index + 1, cells })), notes: [] }
}

const random = randomOf(seed)
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
const digits = (count: number) => Array.from({ length: count }, () => Math.floor(random() * 10)).join('')
const used = new Set<string>()
/** A reference that nobody has. */
function freshReference(make = () => `21CS${digits(6)}`): string {
  for (;;) {
    const reference = make()
    if (!used.has(reference)) return reference
  }
}

const GIVEN = 'Asha Ravi Meera Arjun Priya Rahul Kavya José Zoë Ananya Vikram आशा'.split(' ')
const FAMILY = 'Verma Singh Kumar Iyer Rao Patel Nair Müller D’Souza Sharma शर्मा'.split(' ')
/** As a row and as the facts of a claim; the texts differ where only case, space, punctuation and abbreviations do. */
function madePerson(number: number): { row: Cells; request: OpenRequest } {
  const person = `${pick(GIVEN)} ${pick(FAMILY)}`
  const reference = freshReference()
  used.add(reference)
  const [degree, asWritten] = pick([
    ['B.Tech', 'Bachelor of Technology'],
    ['Master of Science', 'M. Sc.'],
    ['PhD', 'Ph.D.'],
  ])
  const [start, end, score] = [2000 + (number % 20), 2004 + (number % 20), `8.${1 + (number % 9)}`]
  const [from, to, date] = [`${start}-07`, `${end}-05-${10 + (number % 9)}`, `${end}-11`]
  const row = {
    ...{
      name: number % 3 ? person : `  ${person.toUpperCase()} `,
      reference,
      title: asWritten ?? '',
      subject: 'C.S.E.',
    },
    ...{ institution: 'ANNA UNIV., Chennai', location: 'Chennai', from, to, date, score: `${score}0`, scale: '10' },
    ...{ award: `Gold-Medal ${number}`, course: `C++ Level 1.${number % 7}` },
  }
  const institution = 'Anna University Chennai'
  const study = { institution, degree, fieldOfStudy: 'Computer Science & Engineering', startDate: from, endDate: to }
  const [kind, value] = pick<[string, object]>([
    ['education', { ...study, score, scoreScale: '10', scoreKind: 'cgpa' }],
    [
      'education.postgraduation',
      { ...study, score: `${score} / 10`, courses: ['Compilers'], url: 'https://a.example' },
    ],
    ['experience', { company: institution, position: degree, location: 'Chennai', startDate: from, endDate: to }],
    ['awards', { title: `gold medal ${number}`, awarder: institution, date }],
    ['courses', { name: `C++ level 1.${number % 7}`, provider: institution, date }],
  ])
  return { row, request: { id: `r${number}`, person, holder: `h${number}`, reference, kind, value } }
}
const PEOPLE = Array.from({ length: 500 }, (_, number) => madePerson(number))
const REQUESTS = PEOPLE.map(({ request }) => request)
const MAPPING = await proposeMapping(tableOf([]), new Map())
const matched = (rows: readonly Cells[], requests: readonly OpenRequest[] = REQUESTS, mapping: Mapping = MAPPING) =>
  matchRoster(tableOf(rows), mapping, requests)

const inside = (text: string, mark: string) => `${text.slice(0, 2)}${mark}${text.slice(2)}`
const otherDigit = (text: string) => {
  const places = [...text.matchAll(/\d/g)].map(({ index }) => index)
  const at = pick(places)
  return `${text.slice(0, at)}${(Number(text[at]) + 1 + Math.floor(random() * 9)) % 10}${text.slice(at + 1)}`
}
/** The first of these letters as its Cyrillic twin; of Devanagari, a letter in two parts. */
const LETTERS = 'aeiopcABCEIMOPT\u0906'
const TWINS = '\u0430\u0435\u0456\u043e\u0440\u0441\u0410\u0412\u0421\u0415\u0406\u041c\u041e\u0420\u0422'
const lookalike = (text: string) =>
  text.replace(new RegExp(`[${LETTERS}]`), letter => TWINS[LETTERS.indexOf(letter)] ?? '\u0905\u093e')

/** The row of the institution that a request claims about. */
const INSTITUTION: readonly Role[] = ['institution']
const STUDY = [...INSTITUTION, 'title', 'subject', 'from', 'to', 'score', 'scale'] as const
const CLAIMED: Readonly<Record<string, readonly Role[]>> = {
  education: STUDY,
  'education.postgraduation': STUDY,
  experience: [...INSTITUTION, 'title', 'location', 'from', 'to'],
  awards: [...INSTITUTION, 'award', 'date'],
  courses: [...INSTITUTION, 'course', 'date'],
}
type Change = (row: Cells, claimed: readonly Role[]) => Cells | readonly Cells[] | null
/** Changes a claimed fact among these, if there is one. */
const changeOne =
  (roles: readonly Role[], change: (text: string) => string): Change =>
  (row, claimed) => {
    const free = roles.filter(role => claimed.includes(role))
    if (free.length === 0) return null
    const role = pick(free)
    return { ...row, [role]: change(row[role] ?? '') }
  }
const changeCell =
  (role: Role, change: (text: string) => string): Change =>
  row => ({ ...row, [role]: change(row[role] ?? '') })
const TEXTS = ['institution', 'title', 'subject', 'location', 'award', 'course'] as const
const DATES = ['from', 'to', 'date'] as const
const FACTS = [...TEXTS, ...DATES, 'score', 'scale'] as const

const BY_NAME: Match['group'][] = ['different', 'apart']

/** Every kind of change, with the groups that its rows may be in; where no row has the reference, namesakes make them apart. */
const CHANGES: Readonly<Record<string, [groups: Match['group'][], change: Change]>> = {
  'namesake with another reference': [BY_NAME, row => ({ ...row, reference: freshReference() })],
  'namesake without a reference': [['apart'], changeCell('reference', () => '')],
  'two namesakes, neither with the reference': [
    ['apart'],
    row => [
      { ...row, reference: freshReference() },
      { ...row, reference: '' },
    ],
  ],
  'twin with the same reference': [['apart'], row => [row, { ...row, name: `${row.name} Junior` }]],
  'the same row twice': [['apart'], row => [row, row]],
  'another person has the reference': [['different'], changeCell('name', () => 'Somebody Else')],
  'homoglyph in the name': [['different'], changeCell('name', name => lookalike(name.trim()))],
  'homoglyph in a fact': [['different'], changeOne(['institution', 'title'], lookalike)],
  'zero-width letter in the name': [
    ['different'],
    changeCell('name', name =>
      inside(name.trim(), pick(['\u200b', '\u200c', '\u200d', '\ufeff', '\u2060', '\u00ad', '\u202e', '\u200e'])),
    ),
  ],
  'zero-width letter in a fact': [
    ['different'],
    changeOne(TEXTS, text => inside(text, pick(['\u200b', '\u200d', '\ufeff', '\u2060', '\u00ad']))),
  ],
  'zero-width letter around the name': [
    ['different'],
    changeCell('name', name => `${name.trim()}${pick(['\u200b', '\ufeff'])}`),
  ],
  'zero-width letter in the reference': [BY_NAME, changeCell('reference', text => inside(text, '\u200b'))],
  'homoglyph in the reference': [BY_NAME, changeCell('reference', lookalike)],
  'digits of another script in the reference': [
    BY_NAME,
    changeCell('reference', text => text.replace(/\d/g, digit => String.fromCodePoint(0x966 + Number(digit)))),
  ],
  'last name first, with a comma': [
    ['different'],
    changeCell('name', name => name.trim().replace(/^(\S+) (\S+)$/u, '$2, $1')),
  ],
  'a title before the name': [['different'], changeCell('name', name => `Dr. ${name.trim()}`)],
  'an accent of the name missing or added': [
    ['different'],
    changeCell('name', name =>
      /[éëü]/i.test(name) ? name.normalize('NFD').replace(/\p{M}/u, '') : `${name.trim()}\u0301`,
    ),
  ],
  'the dates of the beginning and the end swapped': [
    ['different'],
    (row, claimed) => (claimed.includes('to') ? { ...row, from: row.to ?? '', to: row.from ?? '' } : null),
  ],
  'day and month swapped': [
    ['different', 'precision'],
    changeOne(['to'], text => text.replace(/-(\d\d)-(\d\d)$/, '-$2-$1')),
  ],
  'another mark with the same digits': [['different'], changeOne(['score'], text => text.replace('.', ''))],
  'swapped first and last name': [
    ['different'],
    changeCell('name', name => name.trim().split(' ').reverse().join(' ')),
  ],
  'one letter of the name missing': [['different'], changeCell('name', name => name.trim().slice(0, -1))],
  'an initial for the first name': [['different'], changeCell('name', name => name.trim().replace(/^(.)\S+/u, '$1.'))],
  'one digit of the reference changed': [
    BY_NAME,
    row => ({ ...row, reference: freshReference(() => otherDigit(row.reference ?? '')) }),
  ],
  'another case of the reference': [BY_NAME, changeCell('reference', text => text.toLowerCase())],
  'a leading zero of the reference': [BY_NAME, changeCell('reference', text => `0${text}`)],
  'one digit of a date changed': [['different'], changeOne(DATES, otherDigit)],
  'another year': [['different'], changeOne(DATES, text => text.replace(/^\d{4}/, year => String(Number(year) + 1)))],
  'less precise date': [['precision'], changeOne(DATES, text => text.slice(0, -3))],
  'more precise date': [['precision'], changeOne(['from', 'date'], text => `${text}-01`)],
  'date with day and month in doubt': [
    ['precision', 'different'],
    changeOne(DATES, text => `05/${pick(['06', '07', '11'])}/${text.slice(0, 4)}`),
  ],
  'year of two digits': [['different'], changeOne(DATES, text => `05-${text.slice(2, 4)}`)],
  'one digit of the score changed': [['different'], changeOne(['score'], text => otherDigit(text))],
  'score of another scale': [['different'], changeOne(['scale'], () => pick(['9', '4', '100']))],
  'score with another scale in its text': [['different'], changeOne(['score'], text => `${text} / 9`)],
  'percentage for a score': [['different'], changeOne(['score'], text => `${text}%`)],
  'one digit of a title changed': [['different'], changeOne(['award', 'course'], otherDigit)],
  'a sign of a title missing': [['different'], changeOne(['course'], text => text.replace('+', ''))],
  'the point of a number missing': [['different'], changeOne(['course'], text => text.replace('.', ''))],
  'another degree': [['different'], changeOne(['title'], text => (text === 'M. Sc.' ? 'M.Tech' : 'M. S.'))],
  'another institution': [
    ['different'],
    changeOne(['institution'], text => pick([`${text} North`, 'Anna', 'Anna College, Chennai'])),
  ],
  'one more word in a fact': [['different'], changeOne(TEXTS, text => `${text} (part time)`)],
  'another subject': [['different'], changeOne(['subject'], () => pick(['E.C.E.', 'Computer Science', 'CS']))],
  'another location': [['different'], changeOne(['location'], () => 'Chenai')],
  'missing value': [['different'], changeOne(FACTS, () => '')],
  'missing name': [['different'], changeCell('name', () => '')],
  'missing person': [['missing', ...BY_NAME], () => []],
}

t.test('10,000 changed rows: none is equal; all unchanged rows beside them are', async t => {
  const counts = new Map(Object.keys(CHANGES).map(kind => [kind, 0]))
  const wrong: string[] = []
  let changedCount = 0
  for (let round = 0; changedCount < 10_000; round++) {
    const kinds: (string | null)[] = []
    const rows = PEOPLE.flatMap(({ row, request }, index) => {
      const kind = index % 2 === round % 2 ? pick(Object.keys(CHANGES)) : null
      const changed = kind && CHANGES[kind]?.[1](row, CLAIMED[request.kind] ?? [])
      const isChanged = changed && !isDeepStrictEqual(changed, row)
      kinds.push(isChanged ? kind : null)
      return isChanged ? changed : row
    })
    for (const [index, { group, id }] of (await matched(rows)).entries()) {
      const kind = kinds[index]
      const groups = kind ? CHANGES[kind]?.[0] : ['equal']
      if (!groups?.includes(group)) wrong.push(`${kind ?? 'unchanged'}: ${group} ${id}`)
      if (kind) counts.set(kind, (counts.get(kind) ?? 0) + 1)
      if (kind) changedCount += 1
    }
  }
  t.strictSame(wrong.slice(0, 10), [], `${changedCount} changed rows, ${wrong.length} in the wrong group`)
  for (const [kind, count] of counts) t.ok(count > 20, `${kind}: ${count} rows, 0 equal`)
})

t.test('all of an unchanged roster is equal', async t => {
  const matches = await matched(PEOPLE.map(({ row }) => row))
  t.strictSame(
    matches.filter(({ group }) => group !== 'equal'),
    [],
  )
})

t.test('a claimed fact without a column is different, and one value for all rows stands for it', async t => {
  for (const role of [...FACTS]) {
    const left = ROLES.filter(one => one !== role)
    const table = tableOf(
      PEOPLE.map(({ row }) => row),
      left,
    )
    const mapping = await proposeMapping(table, new Map())
    const matches = await matchRoster(table, mapping, REQUESTS)
    for (const [index, { group }] of matches.entries()) {
      const isClaimed = CLAIMED[REQUESTS[index]?.kind ?? '']?.includes(role)
      if ((group === 'equal') === isClaimed) t.fail(`${role} ${group} ${REQUESTS[index]?.kind}`)
    }
  }
  const table = tableOf(
    PEOPLE.map(({ row }) => row),
    ROLES.filter(role => role !== 'institution'),
  )
  const mapping = { ...(await proposeMapping(table, new Map())), values: { institution: 'anna university (Chennai)' } }
  const matches = await matchRoster(table, mapping, REQUESTS)
  t.equal(matches.filter(({ group }) => group === 'equal').length, REQUESTS.length)
})

t.test(
  'without a reference on both sides, and with two persons of one name and reference, nothing is equal',
  async t => {
    const rows = PEOPLE.map(({ row }) => row)
    const bare = REQUESTS.map(request => ({ ...request, reference: null }))
    t.strictSame([...new Set((await matched(rows, bare)).map(({ group }) => group))], ['apart'])
    const { reference: _, ...columns } = MAPPING.columns
    const unnumbered = await matched(rows, REQUESTS, { ...MAPPING, columns })
    t.strictSame([...new Set(unnumbered.map(({ group }) => group))], ['apart'])
    const twins = REQUESTS.map(request => ({ ...request, id: `t${request.id}`, holder: `t${request.holder}` }))
    const shared = await matched(rows, [...REQUESTS, ...twins])
    t.strictSame([...new Set(shared.map(({ group, why }) => `${group} ${why}`))], ['apart persons'])
    const again = REQUESTS.map(request => ({ ...request, id: `a${request.id}` }))
    t.ok(
      (await matched(rows, [...REQUESTS, ...again])).every(({ group }) => group === 'equal'),
      'one person may ask twice',
    )
  },
)

t.test('a difference has the field and both values', async t => {
  const [{ row, request } = madePerson(0)] = PEOPLE.filter(one => one.request.kind === 'education')
  const changed = { ...row, score: `${row.score} / 9`, scale: '', subject: '' }
  const [match] = await matched([changed], [request])
  t.strictSame(match?.differences, [
    { field: 'fieldOfStudy', claimed: 'Computer Science & Engineering', found: null },
    { field: 'score', claimed: `${(request.value as { score: string }).score} / 10`, found: `${row.score} / 9` },
  ])
  t.strictSame(match?.rows, [2])
  const whole = { ...request, value: { ...(request.value as object), description: 'Led the robotics club.' } }
  const [read] = await matched([row], [whole])
  t.strictSame(read?.differences, [{ field: 'description', claimed: 'Led the robotics club.', found: null }])
})

t.test('columns without known headings are found by the claimed texts in them', async t => {
  const all = tableOf(PEOPLE.map(({ row }) => row))
  const rows = [{ number: 1, cells: ['Anna University — Convocation 2024'] }, ...all.rows.slice(1)]
  const mapping = await proposeMapping({ rows, notes: [] }, claimedTexts(REQUESTS))
  t.equal(mapping.header, null)
  for (const role of ROLES.filter(role => !['scale', 'score'].includes(role)))
    t.equal(mapping.columns[role], ROLES.indexOf(role), role)
})

t.test('first and last names make a name; the order of days is found; present is current', async t => {
  const lines = [
    ['Emp ID', 'First name', 'Surname', 'Designation', 'Company', 'Date of joining', 'Relieving date'],
    ['7', 'Asha', 'Verma', 'Asst. Prof.', 'IIT, Madras', '05/06/2017', 'Present'],
    ['8', 'Ravi', 'Rao', 'Clerk', 'IIT Madras', '25/12/2016', '1 March 2020'],
  ]
  const table = { rows: lines.map((cells, index) => ({ number: index + 1, cells })), notes: [] }
  const mapping = await proposeMapping(table, new Map())
  t.equal(mapping.isDayFirst, true)
  const job = {
    company: 'Indian Institute of Technology Madras',
    position: 'Assistant Professor',
    startDate: '2017-06-05',
  }
  const request = { id: 'r', person: 'Asha Verma', holder: 'h', reference: '7', kind: 'experience' }
  const groupOf = async (value: object, changes: Partial<Mapping> = {}) =>
    (await matchRoster(table, { ...mapping, ...changes }, [{ ...request, value }]))[0]?.group
  t.equal(await groupOf({ ...job, current: true }), 'equal')
  t.equal(await groupOf({ ...job, endDate: '2020' }), 'different')
  t.equal(await groupOf({ ...job, startDate: '2017' }), 'precision')
  t.equal(await groupOf(job, { isDayFirst: null }), 'different')
})

t.test('5,000 rows against 10,000 requests, in slices between which the page lives on', async t => {
  const people = Array.from({ length: 10_000 }, (_, number) => madePerson(number))
  const rows = people.slice(0, 5_000).map(({ row }) => row)
  let beats = 0
  const beat = setInterval(() => beats++, 1)
  const matches = await matched(
    rows,
    people.map(({ request }) => request),
  )
  clearInterval(beat)
  t.equal(matches.filter(({ group }) => group === 'equal').length, 5_000)
  t.ok(beats >= 3, `${beats} slices`)
})
