// Input of the typesetter: any text is made displayable, and any sheet becomes pages.
import { blockTexts, type MarkdownBlock, parseMarkdown } from '../../api/core/cv/markdown.ts'
import type { Sheet, SheetEntry, SheetName } from '../../api/core/cv/sheet.ts'
import { loadCoverage, showable, showableData } from '../../api/files/typeset/characters.ts'
import { readableOnWhite } from '../../api/files/typeset/colour.ts'
import { fallbacksOf } from '../../api/files/typeset/fonts.ts'
import { typesetFolder } from '../../api/files/typeset/pool.ts'
import { qrCode } from '../../api/files/typeset/qr.ts'
import { createTypesetter } from '../../api/files/typeset/typeset.ts'
import { fc } from '../dose.ts'
import { onePage } from '../fixtures/sheets.ts'
import t from '../tap.ts'

/** Emoji stand for the signs that no font has: without it, none has them. */
const has = loadCoverage(typesetFolder)(fallbacksOf('en', '').filter(family => family !== 'Noto Emoji'))
const shown = (text: string) => {
  const unsupported = new Set<string>()
  return { text: showable(text, has, unsupported), unsupported: [...unsupported] }
}

t.test('every text becomes displayable', async t => {
  const cases: [string, string, string, string[]][] = [
    ['plain', 'Plain text, 100 %', 'Plain text, 100 %', []],
    [
      'many scripts',
      'Ελλ Рус हिन्दी தமிழ் తెలుగు বাংলা ಕನ್ನಡ മലയാളം ગુજરાતી ਪੰਜਾਬੀ ଓଡ଼ିଆ العربية עברית 中文 日本語 한국어 ไทย ₹',
      'Ελλ Рус हिन्दी தமிழ் తెలుగు বাংলা ಕನ್ನಡ മലയാളം ગુજરાતી ਪੰਜਾਬੀ ଓଡ଼ିଆ العربية עברית 中文 日本語 한국어 ไทย ₹',
      [],
    ],
    ['letters in pieces', 'e\u0301', 'é', []],
    ['an emoji of several', 'a 👩‍👩‍👧 b', 'a b', ['👩‍👩‍👧']],
    ['an emoji at either end', '🎉 a 🎉', 'a ', ['🎉']],
    ['emoji before a comma', 'Go 🐹 🐹, C', 'Go, C', ['🐹']],
    ['keycap, flag, skin tone and heart', '1️⃣ a 🇮🇳 b 👋🏽 c ❤️‍🔥 d', 'a b c d', ['1⃣', '🇮🇳', '👋🏽', '❤‍🔥']],
    ['a flag of tags', 'a 🏴\u{e0067}\u{e0062}\u{e007f} b', 'a b', ['🏴']],
    ['signs', '➤ a ✉ b', 'a b', ['➤', '✉']],
    ['a sign between words', 'Java➤Python➤Go', 'Java Python Go', ['➤']],
    ['a sign between addresses', 'me@x.com✉bob@x.com', 'me@x.com bob@x.com', ['✉']],
    ['a sign between figures', '3✖4', '3 4', ['✖']],
    ['a sign beside punctuation', 'a✖-b✖', 'a-b', ['✖']],
    ['a letter between letters', 'aქb', 'ab', ['ქ']],
    ['an emoji before Arabic punctuation', 'لغة 🐹، لغة 🐹؛ لغة 🐹؟', 'لغة، لغة؛ لغة؟', ['🐹']],
    ['a letter whose mark is missing', 'a\u{1dfa}b', 'ab', ['\u{1dfa}']],
    ['a ligature', 'oﬃce', 'office', []],
    ['Georgian', 'ქა', '', ['ქ', 'ა']],
    ['Armenian, Ethiopic, Sinhala, Khmer, Burmese, Lao, Tibetan', 'Աሀසកကກཀ', '', ['Ա', 'ሀ', 'ස', 'ក', 'က', 'ກ', 'ཀ']],
    ['control characters', 'a\u0000\u0007b\u009fc', 'abc', []],
    ['tabs, line ends and odd blanks', 'a\tb\nc\u2003d', 'a b c d', []],
    ['marks of order and half characters', '\ufeffa\ufffe\uffff', 'a', []],
    ['overrides and isolates of direction', '\u202ea\u202c\u2067b\u2069', 'ab', []],
    ['marks of direction, which are part of words', 'a\u200eb', 'a\u200eb', []],
    ['joiners, which are part of words', 'क्\u200dष', 'क्\u200dष', []],
    ['soft hyphens and forms of emoji', 'a\u00adb\ufe0f', 'ab', []],
    ['piled marks', `x${'\u0323'.repeat(50)}`, `x\u0323\u0323\u0323\u0323`, []],
    ['a long word', 'w'.repeat(65), `${'w'.repeat(30)}\u200b${'w'.repeat(30)}\u200b${'w'.repeat(5)}`, []],
    [
      'a long address',
      'https://example.org/one/two-three/four',
      'https://\u200bexample.\u200borg/\u200bone/\u200btwo-\u200bthree/\u200bfour',
      [],
    ],
    ['long Chinese, which breaks anywhere', '汉'.repeat(100), '汉'.repeat(100), []],
    ['long Thai, which breaks between words', 'สะพาน'.repeat(20), 'สะพาน'.repeat(20), []],
  ]
  for (const [what, text, expected, unsupported] of cases) t.same(shown(text), { text: expected, unsupported }, what)
  t.match(shown('a\ud800b').text, /^a[\ufffd ]?b$/, 'half a pair')
})

t.test('a text that is empty after cleaning is left out', async t => {
  const text = (text: string) => ({ type: 'text' as const, text })
  const data = {
    facts: [
      { kind: 'link', text: '🎉', href: 'https://www.a.example/b' },
      { kind: 'place', text: '🎉' },
    ],
    sections: [
      {
        title: '🎉',
        capitals: '🎉',
        body: {
          kind: 'names',
          names: [
            { path: '/a', name: 'Go', level: '🎉' },
            { path: '/b', name: '🎉' },
          ],
        },
      },
      {
        title: 'Empty',
        body: {
          kind: 'entries',
          entries: [{ title: '🎉', points: ['🎉'], rows: [{ label: 'Courses', texts: ['🎉'] }] }],
        },
      },
      {
        title: 'Prose',
        body: {
          blocks: [
            { type: 'list', items: [[text('🎉')], [text('🎉 a')]] },
            { type: 'paragraph', children: [text('🎉'), { type: 'break' }, text('b')] },
            { type: 'paragraph', children: [{ type: 'strong', children: [text('🎉')] }] },
          ],
        },
      },
    ],
  }
  const found = new Set<string>()
  t.same(showableData<unknown>(data, has, found), {
    facts: [{ kind: 'link', text: 'a.example/b', href: 'https://www.a.example/b' }],
    sections: [
      { title: '', capitals: '–', body: { kind: 'names', names: [{ path: '/a', name: 'Go' }] } },
      {
        title: 'Prose',
        body: {
          blocks: [
            { type: 'list', items: [[text('a')]] },
            { type: 'paragraph', children: [text('b')] },
          ],
        },
      },
    ],
  })
  t.same([...found], ['🎉'])
})

t.test('a blank between pieces of a text stays, but none at the beginning', async t => {
  const shownOf = (markdown: string) => {
    const [block] = showableData(parseMarkdown(markdown), has, new Set())
    return block ? blockTexts(block) : []
  }
  const cases: [string, string[]][] = [
    ['**React** ✔ shipped', ['React shipped']],
    ['**React**✔shipped', ['React shipped']],
    ['**React** ✔, shipped', ['React, shipped']],
    ['**React ✔** ✔ shipped', ['React shipped']],
    ['✔ **React** shipped', ['React shipped']],
    ['**✔** shipped', ['shipped']],
    ['a\n✔ shipped', ['a\nshipped']],
    ['- **React**\n- ✔ shipped', ['React', 'shipped']],
  ]
  for (const [markdown, expected] of cases) t.same(shownOf(markdown), expected, markdown)
})

t.test('any output is covered by fonts, has no direction overrides, and does not grow', async t => {
  const any = fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), fc.string({ unit: 'grapheme', maxLength: 200 }))
  fc.assert(
    fc.property(any, text => {
      const { text: made } = shown(text)
      const covered = Array.from(made).every(one => has(one.codePointAt(0)!) || /[\u200b-\u200f\u061c]/.test(one))
      return (
        covered &&
        made.isWellFormed() &&
        !/[\u0000-\u001f\u202a-\u202e\u2066-\u2069\ufeff]/.test(made) &&
        made.length <= 4 * text.length
      )
    }),
    { numRuns: 2_000 },
  )
  t.pass()
})

t.test('a hostile text takes no time', async t => {
  for (const text of ['\u0300'.repeat(100_000), 'a'.repeat(100_000), '/'.repeat(100_000), '👩‍'.repeat(20_000)]) {
    t.ok(shown(text).text.length <= 2 * text.length)
  }
})

t.test('addresses become ASCII, other data keeps its form', async t => {
  const data = { href: 'https://bücher.example/ä"<>', path: '/experience/0', list: [1, null, { text: 'a\u0000' }] }
  t.same(showableData(data, has, new Set()), {
    href: 'https://b%C3%BCcher.example/%C3%A4%22%3C%3E',
    path: '/experience/0',
    list: [1, null, { text: 'a' }],
  })
})

t.test('an accent colour stays as chosen unless it is unreadable', async t => {
  for (const colour of ['#0b6b4f', '#000000', '#7a2e2e']) t.equal(readableOnWhite(colour), colour)
  t.equal(readableOnWhite('#ff0000'), '#eb0000')
  for (const colour of ['#ffff00', '#ffffff', '#00ffcc']) t.match(readableOnWhite(colour), /^#[0-9a-f]{6}$/)
  t.not(readableOnWhite('#ffff00'), '#ffff00')
})

t.test('a QR code is drawn in bars that cover each black module once', async t => {
  const { size, bars } = qrCode('https://trucv.example.org/cv/V1StGXR8_Z5jdHi6B-myT/verify')
  t.ok(size >= 21 && bars.length > 100)
  const modules = bars.flatMap(([row, first, length]) => Array.from({ length }, (_, at) => `${row}:${first + at}`))
  t.equal(new Set(modules).size, modules.length)
})

t.test('any sheet becomes pages in every template', async t => {
  const typesetter = createTypesetter()
  t.teardown(() => typesetter.close())
  const bare: Sheet = { ...onePage, facts: [], sections: [] }
  delete bare.profession
  const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ')
  const name = (more: Partial<SheetName>): SheetName => ({ path: '/skills/0', details: [], ...more })
  const entry = (more: Partial<SheetEntry>): SheetEntry => ({
    path: '/x/0',
    title: '',
    line: [],
    dates: [],
    blocks: [],
    points: [],
    rows: [],
    ...more,
  })
  const numbered: MarkdownBlock = {
    type: 'list',
    ordered: true,
    start: 7,
    items: [[{ type: 'text', text: 'seven' }], []],
  }
  const empty: MarkdownBlock = { type: 'paragraph', children: [] }
  const skills = Array.from({ length: 100 }, (_, index) => name({ name: `n${index}`, details: ['a', 'b'] }))
  const long = entry({ title: words(40), note: words(20), dates: [{ text: words(20) }] })
  const bodies: [what: string, title: string, ...Sheet['sections'][number]['body'][]][] = [
    ['a title of many words', words(30), { kind: 'prose', blocks: [numbered, empty] }],
    ['a title without an end', 'Donaudampfschifffahrtsgesellschaft', { kind: 'prose', blocks: [numbered] }],
    ['entries without anything', '', { kind: 'entries', entries: [entry({}), entry({ title: ' ' })] }],
    ['an entry of notes', 'x', { kind: 'entries', entries: [long] }],
    ['a hundred skills', 'x', { kind: 'names', bare: false, names: skills }],
    [
      'names without names',
      'x',
      { kind: 'names', bare: false, names: [name({}), name({ level: 'l' }), name({ details: ['d'] })] },
    ],
    [
      'empty lists',
      'x',
      { kind: 'names', bare: true, names: [] },
      { kind: 'entries', entries: [] },
      { kind: 'prose', blocks: [] },
    ],
    ['a quote of nobody', 'x', { kind: 'quotes', quotes: [{ path: '/references/0', blocks: [] }] }],
  ]
  const sheets: [what: string, sheet: Sheet][] = [
    ['a name alone', bare],
    ['a long name', { ...bare, name: words(30), profession: words(30) }],
    ['a hundred facts', { ...bare, facts: Array.from({ length: 100 }, () => onePage.facts[1]!) }],
    ['an unknown language', { ...onePage, language: 'tlh-Latn-001', labelLanguage: 'en' }],
  ]
  for (const [what, title, ...all] of bodies) {
    const sections = all.map(body => ({ key: 'custom.a', title, isOwnTitle: true, body }))
    sheets.push([what, { ...bare, sections }])
  }
  for (const { id } of typesetter.templates) {
    for (const [what, sheet] of sheets) {
      const at = new Date('2026-11-20T10:00:00Z')
      const made = await typesetter
        .pdf({ sheet, template: id, at })
        .catch((error: Error) => String(error.cause ?? error))
      t.match(made, { isAccessible: true, unsupported: [] }, `${id}: ${what}`)
    }
    t.match(await typesetter.card({ sheet: bare, template: id, at: new Date(0) }), { width: 1200 })
  }
})

t.test('the card shows two lines of a long profession and an ellipsis behind a whole word', async t => {
  const typesetter = createTypesetter()
  t.teardown(() => typesetter.close())
  const card = async (profession: string) =>
    (await typesetter.card({ sheet: { ...onePage, profession }, template: 'meridian', at: new Date(0) })).bytes
  const two = 'Senior Principal Software Engineering Manager for Distributed Payment Systems, Hospitals and Public'
  const cut = await card(`${two} Administration in Europe`)
  t.same(await card(`${two} Administration in Asia`), cut, 'what is beyond the second line does not matter')
  t.same(await card(`${two}…`), cut)
  t.not(Buffer.compare(await card(`${two.replace('Public', 'Health')}…`), cut), 0, 'the second line is there')
})
