// CVs of RenderCV: the fields that the resume gets, the fields listed as not placed, the files that are refused.

import { readDocument } from '../../api/resume/readers/json.ts'
import { fc } from '../dose.ts'
import t from '../tap.ts'
import { anyEntry, anyText, assertNothingInvented, refuses, shown } from './readings.ts'

const rendercv = (yaml: string) => shown(readDocument(Buffer.from(yaml)))

t.test('RenderCV: each type of entry, in sections of any name', async t => {
  const { resume, unplaced, invented } = rendercv(`# a CV
cv:
  name: "Asha Rao"
  headline:
  location: Pune, Maharashtra
  email: asha@example.com
  phone: null
  website: https://asha.example
  social_networks:
    - network: GitHub
      username: asha
  sections:
    summary:
      - Builds **stores**.
      - Twice.
    where_i_worked:
      - company: "[Kaveri](https://kaveri.example)"
        position: Engineer
        start_date: 2021-03
        end_date: present
        highlights: ['Cut *tails*', "See [notes](https://n.example) here"]
    education:
      - {institution: COEP, area: Electronics, degree: B.E., start_date: "2010", end_date: 2014-05, gpa: 3.70, highlights: [First class]}
    projects:
      - name: Ledger
        date: "2021"
        summary: Counts.
    publications:
      - {title: Tails, authors: ["*Asha Rao*", Rahul Venkat], doi: 10.1/abc, journal: Quarterly, date: 2022-09}
    skills:
      - label: Code
        details: Rust, Go (tools, tests), C++
    languages:
      - {label: Marathi, details: Native}
    selected_honors:
      - bullet: Launch of the Year (2023)
    invited_talks:
      - reversed_number: On tails
      - label: Venue
        details: Pune
design:
  theme: classic
`)
  t.strictSame(resume, {
    basics: {
      name: 'Asha Rao',
      email: 'asha@example.com',
      url: 'https://asha.example',
      summary: 'Builds stores.\n\nTwice.',
      location: { city: 'Pune', region: 'Maharashtra' },
      profiles: [{ network: 'GitHub', username: 'asha' }],
    },
    work: [
      {
        name: 'Kaveri',
        url: 'https://kaveri.example',
        position: 'Engineer',
        highlights: ['Cut tails', 'See notes here'],
        startDate: '2021-03',
      },
    ],
    education: [
      {
        institution: 'COEP',
        studyType: 'B.E.',
        area: 'Electronics',
        score: '3.70',
        'x-description': 'First class',
        startDate: '2010',
        endDate: '2014-05',
      },
    ],
    projects: [{ name: 'Ledger', description: 'Counts.', endDate: '2021' }],
    publications: [
      {
        name: 'Tails',
        publisher: 'Quarterly',
        releaseDate: '2022-09',
        url: 'https://doi.org/10.1/abc',
        summary: 'Asha Rao, Rahul Venkat',
      },
    ],
    skills: [{ name: 'Code', keywords: ['Rust', 'Go (tools, tests)', 'C++'] }],
    languages: [{ language: 'Marathi', fluency: 'Native' }],
    awards: [{ title: 'Launch of the Year (2023)' }],
    'x-sections': [
      { title: 'Invited Talks', items: [{ description: 'On tails' }, { title: 'Venue', description: 'Pune' }] },
    ],
  })
  t.strictSame(unplaced, ['where i worked, entry 1: https://n.example'])
  t.strictSame(invented, [])
})

t.test('YAML with tags, mistakes, bombs of aliases or endless nesting is refused', async t => {
  const bomb = `a: &a [x,x,x,x,x,x,x,x,x]\nb: &b [${'*a,'.repeat(9)}]\nc: &c [${'*b,'.repeat(9)}]\nd: &d [${'*c,'.repeat(9)}]\ncv:\n  name: *d\n`
  refuses(t, () => rendercv(bomb), { code: 'too_complex' })
  refuses(t, () => rendercv(`cv:\n  name: ${'['.repeat(20_000)}${']'.repeat(20_000)}\n`), { code: 'too_complex' })
  refuses(t, () => rendercv('cv:\n  name: !!js/function "return 1"\n'), { code: 'broken', message: /tag/ })
  refuses(t, () => rendercv('cv:\n  name: "open\n'), { code: 'broken', message: /line/ })
  refuses(t, () => rendercv('cv:\n  name: a\n  name: b\n'), { code: 'broken' })
  refuses(t, () => rendercv('cv:\n'), { code: 'unsupported_kind' })
})

t.test('whatever the entries hold, no word is invented', async t => {
  const text = anyText(
    '2021-03',
    'present',
    '**a** [b](https://c.example)',
    'A, B (C, D); E',
    'https://a.example/ü',
    '*x*',
  )
  const keys =
    'name company position title area degree institution date start_date end_date summary highlights url location label details bullet number authors doi journal'
  const entry = anyEntry(keys, text)
  const own = 'experience education projects skills languages awards summary publications'
  const titles = fc.constantFrom(...own.split(' '), 'My own')
  t.doesNotThrow(() =>
    fc.assert(
      fc.property(fc.dictionary(titles, fc.array(fc.oneof(text, entry), { maxLength: 3 })), sections => {
        assertNothingInvented(rendercv(`cv:\n  name: x\n  sections: ${JSON.stringify(sections)}\n`))
      }),
    ),
  )
})
