// Every language of the editor in every template: no character is missing, and PDF readers extract the words unchanged, each
// cluster of letters and marks once.
import { OFFERED_LANGUAGES } from '../../api/core/cv/languages/index.ts'
import '../../api/core/cv/languages/all.ts'
import { direction } from '../../api/core/cv/locale.ts'
import { sheetOf } from '../../api/core/cv/sheet-of.ts'
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

/** Ignores line ends, and the points above Arabic letters, which readers extract separately. */
const plain = (text: string, language: string) =>
  direction(language) === 'rtl'
    ? folded(text)
    : text
        .normalize('NFKC')
        .replace(/[\s\u200b]/g, '')
        .toLowerCase()

t.test('every offered language has sample words', async t => {
  t.same(Object.keys(WORDS).sort(), [...OFFERED_LANGUAGES].sort())
})

for (const language of OFFERED_LANGUAGES) {
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
  })) {
    const others = (await facesIn(language)).filter(name => !/^(FiraSans|Inter)-/.test(name))
    t.same(others.sort(), [`${face}-Regular`, `${face}-SemiBold`], language)
  }
  t.same(
    (await facesIn('de')).filter(name => name.startsWith('Noto')),
    [],
  )
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
