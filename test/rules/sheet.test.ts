// The sheet, the model of all renderings, and the two text renderings.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CvContentData } from '../../api/core/contract/cv.ts'
import { markdownOf } from '../../api/core/cv/markdown-export.ts'
import '../../api/core/cv/languages/all.ts'
import { sheetOf } from '../../api/core/cv/sheet-of.ts'
import { sheetText } from '../../api/core/cv/text.ts'
import { projectRoot } from '../../api/lib/root.ts'
import { fc } from '../dose.ts'
import { PAYLOADS } from '../fixtures/payloads.ts'
import { withRoles } from '../fixtures/roles.ts'
import t from '../tap.ts'
import { anyContent, holds } from './arbitrary-cv.ts'
import { HIDDEN_MARK, marked, missingLines, readMarkdown, visibleLines } from './visible-texts.ts'

const sample: CvContentData = JSON.parse(readFileSync(join(projectRoot, 'test/fixtures/content/sample.json'), 'utf8'))
const anyLanguage = fc.constantFrom('en', 'hi', 'ta', 'ar', 'zh', 'he', 'fr-CA')
const named = (rest: Partial<CvContentData>): CvContentData => ({ personalDetails: { name: 'A' }, ...rest })

/** The texts of a sheet, one a line; the pieces of a parsed line are joined. */
function textsOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) {
    const isInline = value.some(one => typeof one?.type === 'string' && !('items' in one) && one.type !== 'paragraph')
    return value.map(one => (one?.type === 'break' ? '\n' : textsOf(one))).join(isInline ? '' : '\n')
  }
  if (typeof value !== 'object' || value === null) return ''
  return Object.entries(value)
    .filter(([key]) => !['type', 'href', 'path', 'kind'].includes(key))
    .map(([, inner]) => textsOf(inner))
    .join('\n')
}

t.test('every visible text of any CV is in its sheet, its text and its Markdown, and no hidden one', t => {
  holds(
    t,
    fc.property(anyContent, anyLanguage, (content, language) => {
      const sheet = sheetOf(marked(content), language)
      const lines = visibleLines(content)
      for (const rendering of [textsOf(sheet), sheetText(sheet), readMarkdown(markdownOf(sheet))]) {
        const missing = missingLines(lines, rendering)
        if (missing.length > 0) throw new Error(`missing: ${JSON.stringify(missing)}\n${rendering}`)
        if (rendering.includes(HIDDEN_MARK)) throw new Error(rendering)
      }
      return true
    }),
  )
  t.end()
})

const SIGNS = [
  ...[
    '# Title',
    '- point',
    '+ point',
    '* point',
    '1. one',
    '12) twelve',
    '---',
    '===',
    '> quote',
    '| a | b |',
    '~~gone~~',
  ],
  ...[
    '`code`',
    '![x](y)',
    '[a](https://b.example)',
    '**bold**',
    '_it_',
    '\\',
    'a\\*b',
    '&amp; &lt;',
    '```',
    'C#',
    '*',
    '- ',
  ],
]

t.test('markup in any field reads back from the Markdown unchanged', t => {
  for (const [index, payload] of [...PAYLOADS, ...SIGNS].entries()) {
    const content = named({
      personalDetails: { name: payload, profession: payload },
      experience: [{ id: 'a', position: payload, company: payload, highlights: [payload], description: payload }],
      skills: [{ id: 's', name: payload, level: payload, keywords: [payload] }],
      references: [{ id: 'r', reference: payload, name: payload }],
    })
    const markdown = markdownOf(sheetOf(content, 'en'))
    t.same(missingLines(visibleLines(content), readMarkdown(markdown)), [], `payload ${index}`)
    t.notMatch(markdown, /(?<!\\)</, `payload ${index} opens no tag`)
  }
  t.end()
})

t.test('bold, italics, links and lists of the summary are kept in the Markdown', t => {
  const cases: [written: string, exported: string][] = [
    ['a **b** c', 'a **b** c'],
    ['*b*', '*b*'],
    ['**b *c* d**', '**b *c* d**'],
    ['[one **two**](https://a.example/x_(y))', '[one **two**](https://a.example/x%5F%28y%29)'],
    ['- a\n- b\n\n3. c\n4. d', '- a\n- b\n\n3. c\n4. d'],
    ['line one\nline two', 'line one  \nline two'],
    ['- a\n  b', '- a  \n  b'],
    ['2 \\* 3 \\* 4', '2 \\* 3 \\* 4'],
    // Where parsers might not recognise the marks, the words come without them.
    ['这是**“引用”**的', '这是“引用”的'],
    ['*a*_b_', 'ab'],
  ]
  for (const [written, exported] of cases) {
    const markdown = markdownOf(sheetOf(named({ profileSummary: written }), 'en'))
    t.equal(markdown, `# A\n\n## Profile\n\n${exported}\n`, written)
  }
  t.end()
})

t.test('the plain text is suitable for application forms', t => {
  const text = sheetText(sheetOf(sample, 'en'))
  t.ok(
    text.startsWith(
      'Meera Raghunathan\nStructural engineer\nPune, India\nmeera@raghunathan.example.org\n+91 98220 54321\n',
    ),
  )
  t.match(text, 'Portfolio: https://www.raghunathan.example.org/bridges/\nhttps://github.com/meera-example\n')
  t.match(text, '\n\n\nExperience\n\nPrincipal Engineer\nKaveri Bridgeworks · Pune · https://kaveri')
  t.match(text, 'April 2018 – present\nEmployee-owned')
  t.match(text, 'see one of them (https://drawings.example.org/footbridge)')
  t.match(text, 'M.Sc., Structural Engineering\nETH Zürich')
  t.match(text, 'Roles: Designer, Site lead\nstress ribbon, granite')
  t.notMatch(text, /\n{4}|[ \t]\n|\*\*|^\s/)
  t.equal(sheetText(sheetOf(named({}), 'en')), 'A\n')
  t.end()
})

t.test('roles have their own dates below their employer, which is said once, and a hidden heading leaves no gap', t => {
  const text = sheetText(sheetOf(withRoles, 'en'))
  const head = ['Kaveri', 'Pune · https://kaveri.example', 'February 2018 – present', 'Builds bridges.']
  t.match(text, `\n\n\nExperience\n\n${head.join('\n')}\nOwned by its people.\n\n`)
  t.match(
    text,
    '\n\nKaveri role 1\nFebruary 2020 – present\n- Did work 1\n\nKaveri role 2\nFebruary 2019 – November 2019',
  )
  t.match(text, '\n\nClerk\nGanga\n2014\n\nNarmada\nFebruary 2016 – November 2020\n\nNarmada role 1\nIndore\n')
  t.match(text, 'Asha Verma\nNotice period: 30 days\nNationality: Indian\n\n\nCalm under load.\n\n\nExperience')
  t.match(text, '- Steel · welding, rivets\n- Stone\n')
  t.match(text, '- Hindi · native speaker\n- German · Good (B2)\n')
  t.notMatch(text, /Hidden heading|\n{4}/)

  const markdown = markdownOf(sheetOf(withRoles, 'en'))
  const headings = markdown.match(/^(#+ .*|---)$/gm) ?? []
  t.same(headings.slice(0, 9), [
    ...['# Asha Verma', '---', '## Experience', '### Kaveri'],
    ...['#### Kaveri role 1', '#### Kaveri role 2', '#### Kaveri role 3', '### Clerk', '### Narmada'],
  ])
  t.match(markdown, '- Nationality: Indian\n\n---\n\nCalm under load.\n\n## Experience')
  t.match(markdown, '#### Kaveri role 2\n\nFebruary 2019 – November 2019\n\n- Did work 2\n')
  t.equal(text.match(/^Kaveri$/gm)?.length, 1)
  t.end()
})

t.test('each item has its path in the content, hidden ones counted', t => {
  const content = named({
    personalDetails: { name: 'A', email: 'a@b.org', links: [{ hidden: true, label: 'x' }, { label: 'y' }] },
    experience: [{ hidden: true, position: 'x' }, { position: 'y' }],
    education: { other: [{}, { degree: 'z' }], class10: { score: '9' } },
    custom: [
      { hidden: true, items: [{ title: 'x' }] },
      { id: 'c', title: 'T', items: [{}, { title: 'y' }] },
    ],
  })
  const sheet = sheetOf(content, 'en')
  const at = (path: string): unknown =>
    path
      .split('/')
      .slice(1)
      .reduce<unknown>((node, key) => (node as Record<string, unknown>)?.[key], content)
  const paths = [...JSON.stringify(sheet).matchAll(/"path":"([^"]+)"/g)].map(match => match[1] ?? '')
  t.same(paths, [
    ...['/personalDetails/email', '/personalDetails/links/1', '/experience/1'],
    ...['/education/other/1', '/education/class10', '/custom/1/items/1'],
  ])
  for (const path of paths) t.ok(at(path), path)
  t.same(
    sheet.sections.map(({ key, title, isOwnTitle }) => [key, title, isOwnTitle]),
    [
      ['experience', 'Experience', false],
      ['education', 'Education', false],
      ['custom.c', 'T', true],
    ],
  )
  t.end()
})

t.test('a link is safe and labelled, otherwise it is text', t => {
  const fact = (details: Partial<CvContentData['personalDetails']>) => {
    const [first] = sheetOf(named({ personalDetails: { name: 'A', ...details } }), 'en').facts
    return { kind: first?.kind, text: first?.text, ...(first?.href !== undefined && { href: first.href }) }
  }
  const link = (url: string, label?: string) => fact({ links: [{ url, ...(label ? { label } : {}) }] })
  t.same(link('https://www.a.example/b/'), { kind: 'link', text: 'a.example/b', href: 'https://www.a.example/b/' })
  t.same(link('https://a.example', 'Work'), { kind: 'link', text: 'Work', href: 'https://a.example' })
  t.same(link('javascript:alert(1)', 'Work'), { kind: 'link', text: 'Work javascript:alert(1)' })
  t.same(link('https://a.example/%D8%A3'), { kind: 'link', text: 'a.example/أ', href: 'https://a.example/%D8%A3' })
  t.same(fact({ email: ' a@b.org?bcc=c ' }), { kind: 'mail', text: 'a@b.org?bcc=c', href: 'mailto:a@b.org%3Fbcc%3Dc' })
  t.same(fact({ email: 'a\ud800@b.org' }).href, 'mailto:a%EF%BF%BD@b.org')
  t.same(fact({ phoneNumber: '+91 (98) 22' }), { kind: 'phone', text: '+91 (98) 22', href: 'tel:+919822' })
  t.same(fact({ phoneNumber: 'on request' }), { kind: 'phone', text: 'on request' })
  t.end()
})

t.test('telephone numbers: each a link of its own, with a country only where one is typed', t => {
  const links = (phoneNumber: string) =>
    sheetOf(named({ personalDetails: { name: 'A', phoneNumber } }), 'en').facts.map(({ text, href }) => [
      text,
      href?.slice(4),
    ])
  const single: [typed: string, dialled: string | undefined][] = [
    ['+44 (0)20 7946 0958 ext. 1234', '+442079460958;ext=1234'],
    ['+44 20 7946 0958, ext. 1234', '+442079460958;ext=1234'],
    ['+49 (0)89/1234567 x12', '+49891234567;ext=12'],
    ['+39 06 698 12345', '+390669812345'],
    ['+٩٧١٥٠١٢٣٤٥٦٧', '+971501234567'],
    ['020 7946 0958', '02079460958'],
    ['020 7946 0958 ext 5', '02079460958;ext=5'],
    ['Mobile: 98220 54321 (home)', '9822054321'],
    ['089/1234567', '0891234567'],
    ['1-800-FLOWERS', undefined],
    ['+44 (0)20 123', undefined],
    ['9'.repeat(60), undefined],
    ['030 / 1234567', '0301234567'],
    ['+49 30 / 1234567', '+49301234567'],
    ['+49 (0)30 / 1234567', '+49301234567'],
    ['+49 (0)2261 / 1234567', '+4922611234567'],
    ['0049 2261 / 1234567', '004922611234567'],
    ['0049 (0)30 / 1234567', undefined],
    ['0221 / 123 45 67', '02211234567'],
    ['0170–1234567', '01701234567'],
    ['022-23456789/90', '02223456789'],
    ['+91 98765 43210/11', '+919876543210'],
    ['+91 98765 43210/11/12', '+919876543210'],
    ['0800 123 / 4567', undefined],
    ['9876543210 (24/7)', undefined],
    ['2345678 2345679', undefined],
    ['9876543210 extn 12', '9876543210;ext=12'],
    ['+91 98765 43210 extn 12', '+919876543210;ext=12'],
    ['9876543210 (ext 12)', '9876543210;ext=12'],
    ['9876543210 (ext 12) (home)', '9876543210;ext=12'],
    ['+91 98765 43210 (ext 12)', '+919876543210;ext=12'],
  ]
  for (const [typed, dialled] of single) t.same(links(typed), [[typed, dialled]], typed)
  const several: [typed: string, ...links: string[]][] = [
    [
      'Mobile: +91 98220 54321, Office: +44 (0)20 7946 0958',
      'Mobile: +91 98220 54321 → +919822054321',
      'Office: +44 (0)20 7946 0958 → +442079460958',
    ],
    ['+91 98220 54321 +91 98220 54322', '+91 98220 54321 → +919822054321', '+91 98220 54322 → +919822054322'],
    ['020 7946 0958 / 020 7946 0959', '020 7946 0958 → 02079460958', '020 7946 0959 → 02079460959'],
    ['+91 98765 43210 / 11', '+91 98765 43210 → +919876543210', '11'],
    ['98220 54321 or 98220 54322', '98220 54321 → 9822054321', '98220 54322 → 9822054322'],
    ['9876543210/9123456780', '9876543210 → 9876543210', '9123456780 → 9123456780'],
    ['09876543210/09811122233', '09876543210 → 09876543210', '09811122233 → 09811122233'],
    ['+91 98765 43210/9123456780', '+91 98765 43210 → +919876543210', '9123456780 → 9123456780'],
    ['9876543210 9123456780', '9876543210 → 9876543210', '9123456780 → 9123456780'],
    ['0221/1234567/0171/1234567', '0221/1234567 → 02211234567', '0171/1234567 → 01711234567'],
    ['0221 / 1234567 / 0171 / 1234567', '0221 / 1234567 → 02211234567', '0171 / 1234567 → 01711234567'],
    ['9876543210 / 11 / 9123456780', '9876543210 → 9876543210', '11', '9123456780 → 9123456780'],
    ['Home / Mobile 98765 43210', 'Home', 'Mobile 98765 43210 → 9876543210'],
  ]
  for (const [typed, ...expected] of several) {
    const found = links(typed).map(([text, dialled]) => (dialled ? `${text} → ${dialled}` : text))
    t.same(found, expected, typed)
  }
  t.end()
})

t.test('a ligature is written as its letters, but not in an address', t => {
  const content = named({ personalDetails: { name: 'Oﬃcer', links: [{ url: 'https://a.example/ﬁ', label: 'ﬂow' }] } })
  const { name, facts } = sheetOf(content, 'en')
  t.same(
    [name, facts],
    ['Officer', [{ kind: 'link', path: '/personalDetails/links/0', text: 'flow', href: 'https://a.example/ﬁ' }]],
  )
  t.end()
})

t.test('a sheet has its language, its direction, and the language of its labels', t => {
  const about = (language: string) => {
    const { labelLanguage, direction, comma } = sheetOf(sample, language)
    return [labelLanguage, direction, comma]
  }
  t.same(about('ar-EG'), ['ar', 'rtl', '، '])
  t.same(about('he'), ['he', 'rtl', ', '])
  t.same(about('zh-Hant'), ['zh', 'ltr', '、'])
  t.same(about('fr'), ['fr', 'ltr', ', '])
  t.same(about('tlh'), ['en', 'ltr', ', '])
  t.end()
})

t.test('a sheet is plain data and deterministic', t => {
  holds(
    t,
    fc.property(anyContent, anyLanguage, (content, language) => {
      const sheet = sheetOf(content, language)
      t.strictSame(
        JSON.parse(JSON.stringify(sheet)),
        JSON.parse(JSON.stringify(sheetOf(structuredClone(content), language))),
      )
      return true
    }),
    20,
  )
  t.end()
})
