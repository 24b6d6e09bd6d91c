// The extracted text of typeset PDFs: every word of every template, complete and in order, in all supported scripts.
import jsqr from 'jsqr'
import type { Sheet } from '../../api/core/cv/sheet.ts'
import { sheetOf } from '../../api/core/cv/sheet-of.ts'
import { createTypesetter } from '../../api/files/typeset/typeset.ts'
import { grouped } from '../fixtures/grouped.ts'
import { arabic, hebrew, hostile, longSheet, mixedScripts, onePage, twoPages } from '../fixtures/sheets.ts'
import { contentWith } from '../harness.ts'
import t from '../tap.ts'
import { bitmapsOf, folded, insidesOf, pageTextsOf, textsOf } from '../typeset-reader.ts'

const typesetter = createTypesetter()
t.teardown(() => typesetter.close())
const at = new Date('2026-11-20T10:00:00Z')
const pdf = (sheet: Sheet, template: string, more = {}) => typesetter.pdf({ sheet, template, at, ...more })
const count = (text: string, form: RegExp) => text.match(form)?.length ?? 0
const ids = typesetter.templates.map(({ id }) => id)
const seal = {
  url: 'https://trucv.example.org/cv/V1StGXR8_Z5jdHi6B-myT/verify',
  label: 'Check this CV:',
  caption: 'Published 20 November 2026 · version 5',
}
const GROUPED = [
  grouped('en'),
  grouped('en', 'line'),
  grouped('en', 'list'),
  grouped('en', 'levels'),
  grouped('ar', 'levels'),
  grouped('zh', 'levels'),
]

for (const id of ids) {
  t.test(`${id}: files are tagged, marked as PDF/UA-1 and embed their fonts`, async t => {
    for (const sheet of [onePage, twoPages, mixedScripts, arabic, hebrew, ...GROUPED]) {
      const { bytes, isAccessible, unsupported } = await pdf(sheet, id)
      t.same({ isAccessible, unsupported }, { isAccessible: true, unsupported: [] })
      const insides = insidesOf(bytes)
      t.match(insides, /\/MarkInfo\s*<<\s*\/Marked true/)
      t.match(insides, /\/StructTreeRoot/)
      t.match(insides, /pdfuaid:part/)
      t.match(insides, new RegExp(`/Lang \\(${sheet.language}`))
      for (const role of ['H1', 'H2', 'H3', 'L', 'LI', 'P'])
        t.ok(count(insides, new RegExp(`/S /${role}\\b`, 'g')), role)
      t.match(insides, /\/Outlines/)
      const fonts = count(insides, /\/Subtype \/Type0/g)
      t.ok(fonts > 0)
      t.equal(count(insides, /\/ToUnicode/g), fonts, 'each font says what its glyphs mean')
      t.equal(count(insides, /\/FontFile[23]/g), count(insides, /\/Type \/FontDescriptor/g), 'each font is embedded')
    }
  })

  t.test(`${id}: every word is extracted`, async t => {
    for (const sheet of [onePage, twoPages, mixedScripts, arabic, hebrew, ...GROUPED]) {
      const read = folded((await pageTextsOf((await pdf(sheet, id)).bytes)).join(' '))
      const words = textsOf(sheet).flatMap(text => text.split(/\s+/))
      t.same(
        words.filter(word => !read.includes(edgeless(word)) && !mayTurn(word, sheet)),
        [],
        sheet.name,
      )
    }
  })

  t.test(
    `${id}: an employer is read once, before its roles; a hidden heading is in no text, tag or bookmark`,
    async t => {
      const sheet = grouped('en', 'levels')
      const { bytes } = await pdf(sheet, id)
      const text = (await pageTextsOf(bytes))
        .join(' ')
        .replace(/\s+/g, ' ')
        // A head in one line has its dates at the end.
        .replace('Kaveri Data Bengaluru April 2021 – present', 'Kaveri Data April 2021 – present Bengaluru')
      const group = [
        'Kaveri Data April 2021 – present Bengaluru Kaveri Data keeps the logs of eleven banks and two railways. Staff Engineer April 2023 – present',
        'Senior Engineer April 2022 – March 2023',
        'Graduate Trainee April 2021 – March 2022',
      ].map(words => text.indexOf(words))
      t.same(
        group,
        [...group].sort((a, b) => a - b).filter(at => at >= 0),
        'in order, none missing',
      )
      t.notMatch(text, /profile|skills/i)
      t.match(
        text.replace(/ \| | · /g, ' '),
        'ananya@example.org Notice period: 30 days Notice period Staff Engineer: 30 days',
      )
      const insides = insidesOf(bytes)
      const tags = ['H1', 'H2', 'H3', 'H4'].map(role => count(insides, new RegExp(`/S /${role}\\b`, 'g')))
      t.same(tags, [1, 2, 3, 3], 'name; Experience and Languages; two jobs and the employer; three roles')
      t.notMatch(insides, /\/Title \((Profile|Skills)\)/i)
      const { bytes: bare } = await pdf(
        { ...sheet, sections: sheet.sections.map(one => ({ ...one, isTitleHidden: true })) },
        id,
      )
      const levels = ['H1', 'H2', 'H3', 'H4'].map(role => count(insidesOf(bare), new RegExp(`/S /${role}\\b`, 'g')))
      t.same(levels, [1, 3, 3, 0], 'no level is skipped below a hidden heading')
    },
  )

  t.test(`${id}: entries with a single field are shown`, async t => {
    const known = [
      {
        languages: [{ fluency: 'Onlyfluent' }],
        skills: [{ level: 'Onlylevel' }],
        interests: [{ keywords: ['Onlyword'] }],
      },
      {
        languages: [{ name: 'Named' }, { fluency: 'Onlyfluent' }],
        skills: [{ name: 'Named' }, { keywords: ['Onlyword'] }],
      },
    ]
    for (const content of known) {
      const read = (await pageTextsOf((await pdf(sheetOf({ ...contentWith({}), ...content }, 'en'), id)).bytes)).join(
        ' ',
      )
      for (const word of JSON.stringify(content).match(/Only[a-z]+|Named/g) ?? []) t.ok(read.includes(word), word)
    }
  })

  t.test(`${id}: the words of a line are in order, title before date`, async t => {
    const lines = (await pageTextsOf((await pdf(twoPages, id)).bytes)).join('\n').split('\n')
    const entries = twoPages.sections.flatMap(({ body }) => (body.kind === 'entries' ? body.entries : []))
    for (const { title, dates, line, link, note } of entries) {
      const period = dates.map(({ text }) => text).join('')
      const below = [...line, link?.text].filter(Boolean).join(' · ')
      // Some templates have the whole head in one line.
      const whole = [title, below, period, note].filter(Boolean).join(' ')
      if (lines.some(text => text.trim() === whole)) continue
      t.ok(
        lines.some(text => text.trim().endsWith(`${title} ${period}`)),
        `${title} ${period}`,
      )
      if (below)
        t.ok(
          lines.some(text => text.trim() === [below, note].filter(Boolean).join(' ')),
          below,
        )
    }
    const all = lines.join(' ')
    for (const words of [
      'Led the office of five that rewrote the affluent-looking',
      'ananya@example.org',
      '+91 98220 54321',
    ]) {
      t.ok(all.includes(words), words)
    }
    const order = ['Ananya', 'Staff Engineer', 'Müller', 'M.Sc.', 'quietlog', 'Formal methods'].map(word =>
      all.indexOf(word),
    )
    t.same(
      order,
      [...order].sort((a, b) => a - b),
    )
  })

  t.test(`${id}: text that looks like markup stays text, without direction overrides`, async t => {
    const { bytes, unsupported } = await pdf(hostile, id)
    for (const character of ['ქ', 'ភា']) t.ok(unsupported.includes(character), character)
    const read = (await pageTextsOf(bytes)).join(' ')
    for (const words of [
      hostile.name,
      '#import "@preview/cetz:0.3.0"',
      '// comment /* more */',
      'override isolate mark',
    ]) {
      t.ok(folded(read).includes(folded(words)), words)
    }
    t.ok(folded(read).includes('w'.repeat(5_000)), 'the endless word is whole')
    t.notMatch(read, '□')
    t.notMatch(read, /[\u0000-\u0009\u202a-\u202e\u2066-\u2069\ufeff]/)
    t.match(insidesOf(bytes), /\/StructTreeRoot/)
  })

  t.test(`${id}: a published CV has its address as QR code and as its last line`, async t => {
    const { bytes } = await pdf(onePage, id, { seal })
    const [page] = await bitmapsOf(bytes, 4)
    t.ok(page)
    const found = jsqr.default(new Uint8ClampedArray(page!.data), page!.width, page!.height)
    t.equal(found?.data, seal.url)
    const text = (await pageTextsOf(bytes)).join(' ').replace(/\s+/g, ' ')
    t.match(text, 'Check this CV: trucv.example.org/cv/V1StGXR8_Z5jdHi6B-myT/verify')
    t.match(text, seal.caption)
    t.match(insidesOf(bytes), /\/URI \(https:\/\/trucv\.example\.org/)
  })
}

t.test('title, author, language and keywords are in the file, and its only date is the version’s', async t => {
  const insides = insidesOf((await pdf({ ...onePage, language: 'pt-BR' }, 'meridian')).bytes)
  t.match(insides, /\/Lang \(pt-BR\)/)
  t.match(insides, 'Distributed systems engineer')
  t.match(insides, 'Storage engines')
  t.match(insides, /D:20261120100000/)
  t.same(
    [...insides.matchAll(/D:(\d{4})/g)].filter(([, year]) => year !== '2026'),
    [],
  )
})

t.test('later pages have the person’s name', async t => {
  const [first = '', second = ''] = await pageTextsOf((await pdf(longSheet(12), 'meridian')).bytes)
  t.notMatch(first, /1\/\d/)
  t.match(second, /Ananya Śrīnivāsan · 2\/\d/)
})

t.test('only safe addresses are links; accent, paper and size are the chosen ones', async t => {
  const plain = (await pdf(onePage, 'meridian')).bytes
  const large = (await pdf(onePage, 'meridian', { style: { accent: '#990000', paper: 'Letter', fontSize: 12 } })).bytes
  t.match(insidesOf(plain), /\/MediaBox \[0 0 595/)
  t.match(insidesOf(large), /\/MediaBox \[0 0 612/)
  t.match(insidesOf(large), /\b0\.6 0 0 scn/)
  t.notMatch(insidesOf(plain), /\b0\.6 0 0 scn/)
  t.same(
    [...insidesOf(plain).matchAll(/\/URI \(([^)]*)\)/g)]
      .map(([, uri]) => uri)
      .filter(uri => !/^(https|mailto|tel):/.test(uri ?? '')),
    [],
  )
})

/** Some readers put punctuation at a change of direction on the other side. */
const edgeless = (word: string) => folded(word).replace(/^\p{P}+|\p{P}+$/gu, '')

/** Digits too: in a right-to-left text they reverse words of letters and digits. */
const mayTurn = (word: string, { direction }: Sheet) => direction === 'rtl' && /^[A-Z]\d$/.test(word)
