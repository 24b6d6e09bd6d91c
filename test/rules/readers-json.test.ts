// Reactive Resume and JSON Resume: the fields that the resume gets, the fields listed as not placed, the files that are refused.

import { RESUME } from '../../api/core/contract/examples.ts'
import { parseDocument, readDocument } from '../../api/resume/readers/json.ts'
import { reactiveResumeOf } from '../../api/resume/readers/reactive-resume.ts'
import { readCvFile } from '../../api/resume/readers/read.ts'
import { fc } from '../dose.ts'
import t from '../tap.ts'
import { anyEntry, anyText, assertNothingInvented, refuses, shown } from './readings.ts'

const bytesOf = (value: unknown) => Buffer.from(typeof value === 'string' ? value : JSON.stringify(value))
const rxresume = (value: unknown) => shown(reactiveResumeOf(parseDocument(bytesOf(value))))
const section = (items: unknown[], more: object = {}) => ({ name: 'A heading', items, visible: true, ...more })

t.test('version 3 of Reactive Resume: Markdown, moments as dates', async t => {
  const { resume, unplaced, invented, all } = rxresume({
    basics: {
      name: 'Asha Rao',
      email: 'asha@example.com',
      summary: 'Builds **stores**.',
      website: 'asha.example',
      headline: 'Engineer',
      location: { city: 'Pune', region: 'MH', country: 'India' },
      profiles: [{ id: 'x1', network: 'GitHub', username: 'asha', url: 'https://github.com/asha' }],
    },
    sections: {
      work: section([
        {
          id: 'x2',
          name: 'Kaveri',
          position: 'Engineer',
          url: '',
          date: { start: '2021-03-01T00:00:00.000Z', end: '' },
          summary: '- Cut [tails](https://t.example)\n- Wrote',
        },
      ]),
      education: section([
        {
          institution: 'COEP',
          degree: 'B.E.',
          area: 'Electronics',
          score: '8.1',
          date: { start: '2010-09-15T00:00:00.000Z' },
          courses: ['Signals'],
        },
      ]),
      skills: section([{ name: 'Rust', level: 'Expert', levelNum: 8, keywords: ['async', 'FFI'] }]),
    },
    metadata: { locale: 'en', notes: 'a private note', template: 'kakuna' },
    name: 'My CV',
    surprise: 'kept',
  })
  t.strictSame(resume, {
    basics: {
      name: 'Asha Rao',
      label: 'Engineer',
      email: 'asha@example.com',
      url: 'https://asha.example',
      summary: 'Builds stores.',
      location: { city: 'Pune', region: 'MH, India' },
      profiles: [{ network: 'GitHub', username: 'asha', url: 'https://github.com/asha' }],
    },
    work: [{ name: 'Kaveri', position: 'Engineer', highlights: ['Cut tails', 'Wrote'], startDate: '2021-03' }],
    education: [
      {
        institution: 'COEP',
        studyType: 'B.E.',
        area: 'Electronics',
        score: '8.1',
        courses: ['Signals'],
        startDate: '2010-09-15',
      },
    ],
    skills: [{ name: 'Rust', level: 'Expert', keywords: ['async', 'FFI'] }],
    meta: { 'x-language': 'en' },
  })
  t.strictSame(unplaced, ['work, entry 1: https://t.example', 'document, surprise: kept'])
  t.strictSame(invented, [])
  t.notMatch(all, /private|kakuna|My CV/)
})

t.test('version 4 of Reactive Resume: HTML, dates as texts, hidden and own sections', async t => {
  const { resume, unplaced, invented } = rxresume({
    basics: {
      name: 'Asha Rao',
      url: { label: 'My site', href: 'https://asha.example' },
      location: 'Zaragoza',
      customFields: [{ id: 'f', name: 'Visa', value: 'EU' }],
      picture: { url: '', size: 64 },
    },
    sections: {
      summary: { content: '<p>Uno.</p><p>Dos.</p>', visible: true },
      profiles: section([
        { network: 'GitHub', username: 'asha', icon: 'github', url: { label: '', href: 'https://github.com/asha' } },
      ]),
      experience: section([
        {
          company: 'Cierzo',
          position: 'Analista',
          date: 'enero 2020 to actualidad',
          summary: '<ul><li><p>Uno</p></li><li><p>Dos &amp; tres</p></li></ul>',
          visible: true,
        },
        { company: 'Ebro', position: 'Becaria', date: '2016', summary: '', visible: false },
      ]),
      languages: section([{ name: 'Inglés', description: 'B2', level: 4 }]),
      custom: {
        c1: section(
          [{ name: 'Vela', description: 'Patrona', date: 'mayo 2019', location: 'Bilbao', summary: '<p>Ría</p>' }],
          { name: 'Deportes' },
        ),
      },
    },
    metadata: { notes: 'a private note' },
  })
  t.strictSame(resume, {
    basics: {
      name: 'Asha Rao',
      url: 'https://asha.example',
      'x-urlLabel': 'My site',
      summary: 'Uno.\nDos.',
      location: { city: 'Zaragoza' },
      profiles: [{ network: 'GitHub', username: 'asha', url: 'https://github.com/asha' }],
      'x-own': [{ label: 'Visa', value: 'EU' }],
    },
    work: [
      { name: 'Cierzo', position: 'Analista', highlights: ['Uno', 'Dos & tres'], startDate: '2020-01' },
      { name: 'Ebro', position: 'Becaria', endDate: '2016', 'x-hidden': true },
    ],
    languages: [{ language: 'Inglés', fluency: 'B2' }],
    'x-sections': [
      {
        title: 'Deportes',
        items: [{ title: 'Vela', subtitle: 'Bilbao', description: 'Patrona\nRía', endDate: '2019-05' }],
      },
    ],
  })
  t.strictSame(unplaced, [])
  t.strictSame(invented, [])
})

t.test('version 5 of Reactive Resume and later: several positions at one company are entries of their own', async t => {
  const website = { url: '', label: '', inlineLink: false }
  const { resume, unplaced, invented, notes } = rxresume({
    data: {
      basics: {
        name: 'Asha Rao',
        headline: 'Manager',
        location: 'Pune, Maharashtra',
        website: { url: 'https://asha.example', label: 'asha.example' },
        customFields: [],
      },
      summary: { title: '', hidden: false, content: '<p>Ships.</p>' },
      sections: {
        experience: section([
          {
            company: 'Saffron',
            position: '',
            period: 'January 2020 - Present',
            location: 'Pune',
            website,
            description: '<p>Payments.</p>',
            roles: [
              {
                id: 'r1',
                position: 'Senior',
                period: 'April 2022 - Present',
                description: '<ul><li>Own autopay</li></ul>',
              },
              { id: 'r2', position: 'Junior', period: 'January 2020 – March 2022', description: '' },
            ],
          },
        ]),
        certifications: section(
          [
            {
              title: 'Scrum',
              issuer: 'Guild',
              date: 'February 2021',
              website: { ...website, url: 'https://c.example' },
            },
          ],
          { hidden: true },
        ),
      },
      customSections: [
        { type: 'cover-letter', title: 'Letter', items: [{ recipient: 'Acme', content: '<p>Dear Acme</p>' }] },
        {
          type: 'experience',
          title: 'Earlier',
          items: [{ company: 'Old Co', position: 'Trainee', period: '2009 - 2010', website, roles: [] }],
        },
      ],
      metadata: { page: { locale: 'en-US' }, notes: 'a private note' },
    },
  })
  t.strictSame(resume, {
    basics: {
      name: 'Asha Rao',
      label: 'Manager',
      url: 'https://asha.example',
      summary: 'Ships.',
      location: { city: 'Pune', region: 'Maharashtra' },
    },
    work: [
      { name: 'Saffron', position: 'Senior', location: 'Pune', highlights: ['Own autopay'], startDate: '2022-04' },
      { name: 'Saffron', position: 'Junior', location: 'Pune', startDate: '2020-01', endDate: '2022-03' },
    ],
    certificates: [{ name: 'Scrum', issuer: 'Guild', date: '2021-02', url: 'https://c.example', 'x-hidden': true }],
    'x-sections': [
      { title: 'Earlier', items: [{ title: 'Trainee', subtitle: 'Old Co', startDate: '2009', endDate: '2010' }] },
    ],
    meta: { 'x-language': 'en-US' },
  })
  t.ok(unplaced.includes('experience, entry 1, about: Payments'), unplaced.join('; '))
  t.strictSame(notes, ['A cover letter in the file was not read.'])
  t.strictSame(invented, [])
})

t.test('a JSON Resume is read whole, with fields that TruCV does not know', async t => {
  const document = { ...RESUME, 'x-other': { deep: ['text', 1, null, true] }, meta: { theme: 'even' } }
  const { resume, unplaced, invented } = shown(readDocument(bytesOf(document)))
  t.strictSame(resume, document)
  t.strictSame(unplaced, [])
  t.strictSame(invented, [])
})

t.test('YAML: JSON Resume, YAMLResume with its Markdown', async t => {
  const person = 'basics:\n  name: Asha Rao\n'
  const plain = shown(readDocument(bytesOf(`${person}education:\n  - institution: COEP\n    endDate: 2014\n`)))
  t.strictSame(plain.resume, { basics: { name: 'Asha Rao' }, education: [{ institution: 'COEP', endDate: '2014' }] })
  const { resume } = shown(
    readDocument(
      bytesOf(
        `content:\n  ${person.replace('\n', '\n  ')}  work:\n    - name: Kaveri\n      startDate: Apr 2015\n      summary: |\n        - Cut **tails**\nlayouts:\n  - engine: latex\n`,
      ),
    ),
  )
  t.strictSame(resume, {
    basics: { name: 'Asha Rao' },
    work: [{ name: 'Kaveri', highlights: ['Cut tails'], startDate: '2015-04' }],
  })
})

t.test('hidden profiles, sections and items of Reactive Resume stay hidden', async t => {
  const { resume } = rxresume({
    basics: { name: 'Asha', customFields: [{ text: 'Visa: EU' }, { text: 'alone' }] },
    sections: {
      profiles: section([{ network: 'XING', username: 'asha', visible: false }]),
      skills: section([{ name: 'Rust', visible: true }], { visible: false }),
      custom: { a: section([{ name: 'Shown' }, { name: 'Secret', visible: false }], { name: 'Mine' }) },
    },
    customSections: [{ title: 'Diary', hidden: true, items: [{ title: 'Day' }] }],
  })
  t.strictSame(resume, {
    basics: {
      name: 'Asha',
      profiles: [{ network: 'XING', username: 'asha', 'x-hidden': true }],
      'x-own': [{ label: 'Visa', value: 'EU' }],
    },
    skills: [{ name: 'Rust', 'x-hidden': true }],
    'x-sections': [
      { title: 'Mine', items: [{ title: 'Shown' }, { title: 'Secret', 'x-hidden': true }] },
      { title: 'Diary', items: [{ title: 'Day' }], 'x-hidden': true },
    ],
  })
})

t.test('contacts of references go to their private fields, whatever reads the file', async t => {
  const references = [
    { name: 'M. Iyer, Email: iyer@example.com, +91 20 5550 1234', reference: 'Kind, since 2014.' },
    { name: 'O. Ebro', reference: 'Tel: (020) 5550 999\nServed 2010 - 2014.' },
  ]
  const { resume } = await readCvFile(bytesOf({ basics: { name: 'x' }, references }))
  t.strictSame(resume.references, [
    { name: 'M. Iyer', reference: 'Kind, since 2014.', 'x-email': 'iyer@example.com', 'x-phone': '+91 20 5550 1234' },
    { name: 'O. Ebro', reference: 'Served 2010 - 2014.', 'x-phone': '(020) 5550 999' },
  ])
})

t.test('JSON of other kinds, damaged JSON and deep JSON are refused', async t => {
  const cases: [unknown, string][] = [
    [{ hello: 'world' }, 'unsupported_kind'],
    ['[1, 2]', 'unsupported_kind'],
    ['{"basics": {"name": "As', 'broken'],
    [`{"basics": ${'['.repeat(100_000)}`, 'too_complex'],
    [
      {
        basics: {},
        work: Array.from({ length: 90 }, () => ({
          name: 'a b c '.repeat(30),
          highlights: Array.from({ length: 70 }, () => 'a'),
        })),
      },
      'too_complex',
    ],
    [{ basics: {} }, 'empty'],
  ]
  for (const [value, code] of cases) refuses(t, () => readDocument(bytesOf(value)), { code }, code)
})

t.test('a document of one word, or with keys of all objects, is read like any other', async t => {
  const same = { name: 'x', summary: 'a '.repeat(120_000) }
  const skills = section([{ name: 's', keywords: Array(30_000).fill('a') }])
  const { resume, invented } = rxresume({ basics: same, sections: { skills, constructor: section([{ name: 'Own' }]) } })
  t.strictSame(invented, [])
  t.strictSame(resume['x-sections'], [{ title: 'A heading', items: [{ title: 'Own' }] }])
})

t.test('whatever the fields of an export hold, no word is invented', async t => {
  const text = anyText(
    'Mar 2021 - Present',
    '2019',
    '**a** [b](https://c.example)',
    'A, B (C, D); E',
    'https://a.example/ü',
    '<p>a<br>b</p><ul><li>c',
  )
  const keys =
    'name company position title area studyType degree institution date period summary description url location keywords level fluency network website'
  const item = anyEntry(keys, text)
  const names = 'experience education projects skills languages awards profiles publications own'
  const sections = fc.dictionary(fc.constantFrom(...names.split(' ')), fc.array(item, { maxLength: 3 }))
  t.doesNotThrow(() =>
    fc.assert(
      fc.property(item, sections, text, (basics, lists, title) => {
        const all = Object.fromEntries(Object.entries(lists).map(([name, items]) => [name, { name: title, items }]))
        assertNothingInvented(rxresume({ basics: { name: 'x', ...basics }, sections: all }))
      }),
    ),
  )
})
