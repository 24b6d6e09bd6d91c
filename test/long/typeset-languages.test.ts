// Every language of the editor in every template: no character is missing, and PDF readers extract the words unchanged, each
// cluster of letters and marks once.
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { hanForms } from '../../api/core/cv/han.ts'
import { OFFERED_LANGUAGES } from '../../api/core/cv/languages/index.ts'
import '../../api/core/cv/languages/all.ts'
import { direction } from '../../api/core/cv/locale.ts'
import { sheetOf } from '../../api/core/cv/sheet-of.ts'
import { typesetFolder } from '../../api/files/typeset/pool.ts'
import { createTypesetter } from '../../api/files/typeset/typeset.ts'
import { contentIn, WORDS } from '../fixtures/languages.ts'
import t from '../tap.ts'
import { folded, insidesOf, linesOf, pageTextsOf, textsOf } from '../typeset-reader.ts'

const typesetter = createTypesetter()
t.teardown(() => typesetter.close())
const at = new Date('2026-11-20T10:00:00Z')

/** The fonts that are embedded in a file, such as NotoSansThai-Regular. */
const facesOf = (pdf: Buffer) => [
  ...new Set([...insidesOf(pdf).matchAll(/\/BaseFont \/[A-Z]{6}\+([\w-]+)/g)].map(([, face = '']) => face)),
]

/** Ignores line ends, the points above Arabic letters, which readers extract separately, and non-joiners, which the engine only draws. */
function plain(text: string, language: string): string {
  if (direction(language) === 'rtl') return folded(text.replaceAll('\u200c', ''))
  const letters = text.normalize('NFKC').replace(/[\s\u200b]/g, '')
  // Greek capitals have no accents.
  return language === 'el' ? letters.toLocaleUpperCase('el') : letters.toLocaleLowerCase(language)
}

t.test('every offered language has sample words', async t => {
  t.same(
    OFFERED_LANGUAGES.filter(language => !WORDS[language]),
    [],
  )
})

for (const language of Object.keys(WORDS)) {
  t.test(`a CV in ${language} has all its letters on every template's pages`, async t => {
    const sheet = sheetOf(contentIn(language), language)
    const words = textsOf(sheet).flatMap(text => text.split(/[\s/]+/))
    for (const { id } of typesetter.templates) {
      const { bytes, unsupported, isAccessible } = await typesetter.pdf({ sheet, template: id, at })
      t.same({ unsupported, isAccessible }, { unsupported: [], isAccessible: true }, `${id}: every glyph is there`)
      const read = plain((await pageTextsOf(bytes)).join(' '), language)
      const lost = words.filter(word => !read.includes(plain(word, language)))
      t.same(
        lost.filter(word => !/^\p{P}+$/u.test(word)),
        [],
        `${id}: the PDF says every word`,
      )
      const { pages } = await typesetter.pages({ sheet, template: id, at })
      const shown = plain(
        linesOf(pages)
          .map(({ text }) => text)
          .join(' '),
        language,
      )
      const unseen = words.filter(word => !shown.includes(plain(word, language)))
      t.same(unseen, [], `${id}: the pages say every word`)
    }
  })
}

t.test('a letter with its marks is extracted once, and the blanks between words are kept', async t => {
  for (const [language, { name, point }] of Object.entries(WORDS)) {
    if (direction(language) === 'rtl') continue
    const content = { personalDetails: { name }, profileSummary: `**${name}** ${point}` }
    const { bytes } = await typesetter.pdf({ sheet: sheetOf(content, language), template: 'folio', at })
    const read = (await pageTextsOf(bytes)).join(' ').normalize('NFKC').replace(/\s+/g, ' ')
    const said = language === 'th' ? read.replaceAll(' ', '') : read
    const expected = `${name} ${point}`.normalize('NFKC')
    t.ok(said.includes(language === 'th' ? expected.replaceAll(' ', '') : expected), `${language}: ${read}`)
  }
})

t.test('a file embeds only the fonts of its own letters, including bold ones', async t => {
  const facesIn = async (language: string) =>
    facesOf((await typesetter.pdf({ sheet: sheetOf(contentIn(language), language), template: 'atlas', at })).bytes)
  for (const [language, face] of Object.entries({
    te: 'NotoSansTelugu',
    bn: 'NotoSansBengali',
    kn: 'NotoSansKannada',
    ml: 'NotoSansMalayalam',
    gu: 'NotoSansGujarati',
    pa: 'NotoSansGurmukhi',
    or: 'NotoSansOriya',
    ko: 'NotoSansKR',
    th: 'NotoSansThai',
    ja: 'NotoSansJP',
    zh: 'NotoSansSC',
    ar: 'Amiri',
    he: 'NotoSansHebrew',
  })) {
    const others = (await facesIn(language)).filter(name => !/^(FiraSans|Inter)-/.test(name))
    const bold = /(JP|SC|Amiri)$/.test(face) ? 'Bold' : 'SemiBold'
    t.same(others.sort(), [`${face}-Regular`, `${face}-${bold}`].sort(), language)
  }
  t.same(
    (await facesIn('de')).filter(name => name.startsWith('Noto')),
    [],
  )
})

t.test('Chinese characters have the forms of the language, and in another language those of the text', async t => {
  const facesIn = async (summary: string, language: string) => {
    const sheet = sheetOf({ personalDetails: { name: 'Aya' }, profileSummary: summary }, language)
    return facesOf((await typesetter.pdf({ sheet, template: 'plumb', at })).bytes).filter(name =>
      /^Noto.*-Regular/.test(name),
    )
  }
  t.same(await facesIn('橋を設計', 'en'), ['NotoSansJP-Regular'])
  t.same(await facesIn('橋 骨', 'en'), ['NotoSansSC-Regular'])
  t.same(await facesIn('橋 骨', 'en-GB'), ['NotoSansSC-Regular'])
  t.same(await facesIn('橋 骨', 'zh-TW'), ['NotoSansTC-Regular'])
  t.same(await facesIn('橋 骨', 'ko'), ['NotoSansKR-Regular'])
  t.same(
    ['zh-Hant', 'zh-hant-HK', 'zh-MO', 'yue', 'zh', 'zh-CN', 'zh-Hans-TW', 'ja-JP', 'ko'].map(tag => hanForms(tag, '')),
    [...Array(4).fill('traditional'), ...Array(3).fill('simplified'), 'japanese', 'korean'],
  )
})

t.test('emoji are drawn in one colour, whole, and read back', async t => {
  const summary = 'Led 👩‍🚀 🎉 🇮🇳 1️⃣ 👍🏽 and **🦊**'
  const sheet = sheetOf({ personalDetails: { name: 'Aya' }, profileSummary: summary }, 'en')
  const { bytes, unsupported, isAccessible } = await typesetter.pdf({ sheet, template: 'plumb', at })
  t.same({ unsupported, isAccessible }, { unsupported: [], isAccessible: true })
  t.ok(facesOf(bytes).includes('NotoEmoji-Regular'))
  t.match((await pageTextsOf(bytes)).join(' '), 'Led 👩‍🚀 🎉 🇮🇳 1⃣ 👍🏽 and 🦊')
})

t.test('the font files in the image stay small', async t => {
  const folder = join(typesetFolder, 'fonts')
  const bytes = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
  t.ok(bytes > 60e6 && bytes < 75e6, `${bytes} bytes`)
})

t.test('titles have the capitals of their language; missing labels are English, with English capitals', async t => {
  const readIn = async (language: string) => {
    const sheet = sheetOf(contentIn('tr'), language)
    return (await pageTextsOf((await typesetter.pdf({ sheet, template: 'meridian', at })).bytes)).join(' ')
  }
  for (const words of ['BECERİLER', 'İŞ DENEYİMİ', 'ÖLÇME BİLGİSİ']) t.match(await readIn('tr'), words)
  for (const words of ['SKILLS', 'March 2019 – present']) t.match(await readIn('tlh'), words)
  const spoken = sheetOf(contentIn('te'), 'tlh')
  t.same([spoken.labelLanguage, spoken.language], ['en', 'tlh'])
})
