// DOCX files of CVs, read with a DOCX reader and as XML.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import mammoth from 'mammoth'
import sharp from 'sharp'
import '../api/core/cv/languages/all.ts'
import type { CvContentData } from '../api/core/contract/cv.ts'
import { sheetOf } from '../api/core/cv/sheet-of.ts'
import { type DocxOptions, docxOf } from '../api/files/docx/document.ts'
import { xmlText } from '../api/files/docx/runs.ts'
import { piecesOf } from '../api/files/docx/scripts.ts'
import { projectRoot } from '../api/lib/root.ts'
import { carriedResume } from '../api/resume/json-resume.ts'
import { readCvFile } from '../api/resume/readers/read.ts'
import { partsOf } from './docx-reader.ts'
import { dose, fc, seed } from './dose.ts'
import { PAYLOADS } from './fixtures/payloads.ts'
import { rolesAt, withRoles } from './fixtures/roles.ts'
import { anyContent } from './rules/arbitrary-cv.ts'
import { HIDDEN_MARK, marked, missingLines, visibleLines } from './rules/visible-texts.ts'
import t from './tap.ts'

const read = (path: string) => JSON.parse(readFileSync(join(projectRoot, path), 'utf8'))
const sample: CvContentData = read('test/fixtures/content/sample.json')
const fileOf = (content: CvContentData, language = 'en', options: DocxOptions = {}) =>
  docxOf(sheetOf(content, language), options)
const named = (rest: Partial<CvContentData>): CvContentData => ({ personalDetails: { name: 'A' }, ...rest })

const docxText = async (file: Buffer) =>
  (await mammoth.extractRawText({ buffer: file })).value.replace(/[\u200e\u200f]/g, '')

const STYLES = [
  "p[style-name='Title'] => h1:fresh",
  "p[style-name='Heading 1'] => h2:fresh",
  "p[style-name='Heading 2'] => h3:fresh",
  "p[style-name='Heading 3'] => h4:fresh",
]
const htmlOf = async (file: Buffer) => {
  const { value, messages } = await mammoth.convertToHtml({ buffer: file }, { styleMap: STYLES })
  // The reader reports the unknown quiet styles; any other message is an error in the file.
  t.same(
    messages.filter(({ message }) => !/style/.test(message)),
    [],
  )
  return value
}

const documentXml = (file: Buffer) => partsOf(file)['word/document.xml'] ?? ''
const paragraphsOf = (file: Buffer) => documentXml(file).match(/<w:p>.*?<\/w:p>/gs) ?? []
const runsOf = (xml: string) => xml.match(/<w:r>.*?<\/w:r>/gs) ?? []

t.test('the typeface is the nearest that Word has; density and margins change the styles', async t => {
  const look = async (style: DocxOptions['style']) => {
    const parts = partsOf(await fileOf(sample, 'en', { style }))
    const styles = parts['word/styles.xml'] ?? ''
    const heading = styles.match(/w:styleId="Heading1".*?<\/w:style>/s)?.[0] ?? ''
    return {
      text: styles.match(/<w:rPrDefault>.*?w:ascii="([^"]+)/s)?.[1],
      heading: heading.match(/w:ascii="([^"]+)/)?.[1],
      before: Number(heading.match(/w:before="(\d+)/)?.[1]),
      left: Number(parts['word/document.xml']?.match(/<w:pgMar[^>]*w:left="(\d+)/)?.[1]),
    }
  }
  t.same(await look({}), { text: 'Calibri', heading: 'Calibri', before: 260, left: 1080 })
  t.same(await look({ typeface: 'STIX Two Text', headingTypeface: 'Bitter', density: 5, margins: 'wide' }), {
    text: 'Times New Roman',
    heading: 'Rockwell',
    before: 390,
    left: 1404,
  })
})

t.test('a file comes back whole by the data that it carries, and an edited one is read by its text', async t => {
  const content = named({
    experience: [{ id: 'e', company: 'Barista & Söhne', position: 'Costa Café', startDate: '2019' }],
  })
  const resume = (hash: string) => JSON.stringify(carriedResume(content, 'de', hash))
  const file = await fileOf(content, 'de', { resume })
  const { resume: back } = await readCvFile(new Uint8Array(file))
  t.match(back.work, [{ name: 'Barista & Söhne', position: 'Costa Café', startDate: '2019' }])
  t.strictSame(back.meta, { 'x-language': 'de' }, 'without the hash')
  const edited = await fileOf(content, 'de', { resume: () => resume('0'.repeat(64)) })
  t.notOk((await readCvFile(new Uint8Array(edited))).resume.meta, 'the hash of another text')
  t.notOk('customXml/item1.xml' in partsOf(await fileOf(content)), 'nothing where it is switched off')
})

t.test('sections begin on a new page, or stay on one with all their paragraphs but the last', async t => {
  const breaks = { education: 'new-page', experience: 'together', profileSummary: 'new-page' } as const
  const file = await fileOf(sample, 'en', { style: { breaks } })
  const paragraphs = paragraphsOf(file)
  const withWords = (form: RegExp) => paragraphs.findIndex(xml => form.test(xml.replace(/<[^>]*>/g, '')))
  t.equal(
    paragraphs.filter(xml => xml.includes('<w:pageBreakBefore/>')).length,
    1,
    'the first section follows the head',
  )
  t.match(paragraphs[withWords(/^Education$/)], '<w:pageBreakBefore/>')
  const start = withWords(/^Experience$/)
  const rest = paragraphs.slice(start + 1)
  const experience = paragraphs.slice(start, start + 1 + rest.findIndex(xml => xml.includes('"Heading1"')))
  t.ok(experience.length > 3)
  t.same(
    experience.map(xml => xml.includes('<w:keepNext/>')),
    experience.map((_, at) => at < experience.length - 1),
  )
  t.equal(await docxText(file), await docxText(await fileOf(sample)), 'the words are the same')
})

t.test('an employer stays on the page of its first role, and the roles are below it in the outline', async t => {
  const long = (at: number) => ({
    about: 'Builds bridges.\n\nSince 1901.',
    highlights: Array(30).fill(`Point of ${at}`),
  })
  const content = { ...withRoles, experience: [...rolesAt('Before', 1, long), ...rolesAt('Kaveri', 5, long)] }
  for (const breaks of [undefined, { experience: 'together' }] as const) {
    const file = await fileOf(content, 'en', { style: breaks ? { breaks } : {} })
    const paragraphs = paragraphsOf(file).map(xml => ({ xml, text: xml.replace(/<[^>]*>/g, '') }))
    const start = paragraphs.findIndex(({ text }) => text.startsWith('Kaveri') && !text.includes('role'))
    const first = paragraphs.findIndex(({ text }) => text.startsWith('Kaveri role 1'))
    const head = paragraphs.slice(start, first)
    t.same(
      head.map(({ text }) => text),
      ['KaveriFebruary 2016 – November 2020', 'Builds bridges.', 'Since 1901.'],
    )
    for (const { xml, text } of head) t.match(xml, '<w:keepNext/>', text)
    const points = paragraphs.filter(({ text }) => text.startsWith('Point of')).slice(0, -1)
    const kept = points.filter(({ xml }) => xml.includes('<w:keepNext/>')).length
    t.equal(kept, breaks ? points.length : 0, 'a long group breaks within its roles')
    const html = await htmlOf(file)
    t.match(html, '<h3>Kaveri\tFebruary 2016 – November 2020</h3>')
    for (const at of [1, 2, 3, 4, 5]) t.match(html, `<h4>Kaveri role ${at}\t`)
  }
  t.match(partsOf(await fileOf(content))['word/styles.xml'], /w:styleId="Heading3">.*?<w:keepNext\/>/s)
})

t.test('a hidden heading is not in the file; its first paragraph has its space and its page break', async t => {
  const style = { breaks: { skills: 'new-page' } } as const
  const sections = { ...withRoles.sections, skills: { hideTitle: true } }
  const file = await fileOf({ ...withRoles, sections }, 'en', { style })
  t.notMatch(await docxText(file), /Hidden heading|Skills/)
  const paragraphs = paragraphsOf(file)
  const at = (text: string) => paragraphs.find(xml => xml.includes(text)) ?? ''
  t.match(at('Calm under load'), '<w:spacing w:before="260"/>')
  t.match(at('Steel'), '<w:pageBreakBefore/>')
  t.equal(paragraphs.filter(xml => xml.includes('<w:pageBreakBefore/>')).length, 1)
})

t.test(
  'a plain file has the same words in lines: every heading, date and contact on its own, without notes',
  async t => {
    const lines = async (content: CvContentData, language: string, isPlain: boolean) => {
      const file = await docxOf(withNotes(sheetOf(content, language)), { isPlain })
      return { xml: documentXml(file), lines: (await docxText(file)).split('\n').filter(Boolean) }
    }
    const withNotes = (sheet: ReturnType<typeof sheetOf>) => ({ ...sheet, mark: '†', notes: ['† Confirmed'] })
    for (const [content, language] of [
      [sample, 'en'],
      [withRoles, 'ar'],
    ] as const) {
      const usual = await lines(content, language, false)
      const plain = await lines(content, language, true)
      t.notMatch(plain.xml, /<w:tab\/>|<w:tabs>|<w:tbl>|<w:cols |<w:drawing>/)
      t.notMatch(plain.lines.join('\n'), '†')
      const words = usual.lines
        .filter(line => !line.includes('Confirmed'))
        .flatMap(line => line.split(/[\t·†\u2066-\u2069]/))
      const said = new Set(plain.lines.flatMap(line => line.split(/[·\u2066-\u2069]/)).map(word => word.trim()))
      for (const word of words) t.ok(word.trim() === '' || said.has(word.trim()), word)
    }
    const hidden = { ...withRoles, sections: { ...withRoles.sections, skills: { hideTitle: true } } }
    t.ok((await lines(hidden, 'en', true)).lines.includes('Skills'), 'a hidden heading, which parsers look for')
    t.notOk((await lines(hidden, 'en', false)).lines.includes('Skills'))
  },
)

t.test('headings, lists and links are semantic, in reading order', async t => {
  const html = await htmlOf(await fileOf(sample))
  const headings = [...html.matchAll(/<h([1-3])>(.*?)<\/h\1>/g)].map(([, depth, text]) => `${depth} ${text}`)
  t.same(headings.slice(0, 5), [
    '1 Meera Raghunathan',
    '2 Profile',
    '2 Experience',
    '3 Principal Engineer\tApril 2018 – present',
    '3 Bridge Engineer\tSeptember 2012 – March 2018',
  ])
  t.match(html, '<ul><li>sober load models, <em>checked by hand</em></li>')
  t.match(html, '<ol><li>Listen to the river.</li><li>Then draw.</li></ol>')
  t.match(html, '<a href="https://drawings.example.org/footbridge">one of them</a>')
  t.match(html, '<a href="mailto:meera@raghunathan.example.org">')
  t.match(html, 'Designs <strong>bridges that are easy to inspect</strong>.')
  t.notMatch(html, '<table')
})

t.test('every visible text of any CV is in its file, and no hidden one', async t => {
  const count = dose(400)
  const contents = fc.sample(fc.tuple(anyContent, fc.constantFrom('en', 'ar', 'zh', 'ta', 'he')), {
    numRuns: count,
    seed,
  })
  for (const [content, language] of contents) {
    const words = await docxText(await fileOf(marked(content), language))
    const missing = missingLines(
      visibleLines(content).map(line =>
        xmlText(line)
          .replace(/[\u200e\u200f]/g, '')
          .replace(/\s+/g, ' ')
          .trim(),
      ),
      words,
    )
    if (missing.length > 0 || words.includes(HIDDEN_MARK))
      t.same(missing, [], `seed ${seed} ${JSON.stringify(content)}`)
  }
  t.pass(`${count} files, seed ${seed}`)
})

t.test('no text breaks the XML', async t => {
  const broken = [
    'a\ud800b',
    '\udc00',
    'nul\0 and bell\x07',
    '\ufffe\uffff',
    ']]>',
    '&amp; & <w:t>',
    '"\'',
    '\u0085\u2028',
    '{{x}}',
  ]
  for (const [index, text] of [...PAYLOADS, ...broken].entries()) {
    const file = await fileOf({
      personalDetails: {
        name: text,
        profession: text,
        email: text,
        phoneNumber: text,
        links: [{ label: text, url: `https://a.example/?q=${text}` }],
      },
      profileSummary: `[${text}](https://a.example/&b="c")`,
      experience: [{ position: text, highlights: [text], description: text }],
      skills: [{ name: text, keywords: [text] }],
    })
    const parts = partsOf(file)
    for (const [name, xml] of Object.entries(parts).filter(([name]) => /\.(xml|rels)$/.test(name))) {
      t.notMatch(
        xml,
        /[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Surrogate}|&(?!(amp|lt|gt|quot|apos|#\d+);)/u,
        `${name} of text ${index}`,
      )
    }
    await docxText(file)
  }
})

t.test('an ordered list begins with its own number', async t => {
  const parts = partsOf(await fileOf(named({ profileSummary: '3. c\n4. d\n\ntext\n\n1. a\n\ntext\n\n1. b' })))
  const numbering = parts['word/numbering.xml'] ?? ''
  t.match(numbering, '<w:start w:val="3"/><w:numFmt w:val="decimal"/>')
  const used = [...(parts['word/document.xml'] ?? '').matchAll(/<w:numId w:val="(\d+)"\/>/g)].map(match => match[1])
  t.equal(used.length, 4)
  t.equal(new Set(used).size, 3)
  t.equal(used[0], used[1])
})

t.test('a right-to-left CV has right-to-left paragraphs, runs and dates', async t => {
  const content: CvContentData = {
    personalDetails: { name: 'ميرا راغوناثان', phoneNumber: '+971 50 123 4567', email: 'meera@example.org' },
    profileSummary: 'أصمم الجسور.\n\nEnglish words.',
    experience: [{ position: 'مهندسة', company: 'Kaveri', startDate: '2018-04', current: true, highlights: ['جسر'] }],
  }
  const file = await fileOf(content, 'ar')
  const paragraphs = paragraphsOf(file)
  const english = paragraphs.filter(xml => xml.includes('English words'))
  t.notMatch(english[0], '<w:bidi/>')
  t.match(english[0], '<w:jc w:val="right"/>')
  t.same(
    paragraphs.filter(xml => !xml.includes('<w:bidi/>')),
    english,
  )
  for (const run of paragraphs.flatMap(runsOf)) {
    const isArabic = /\p{Script=Arabic}/u.test(run)
    if (/<w:t[ >]/.test(run)) t.equal(run.includes('<w:rtl/>'), isArabic, run)
  }
  t.match(await docxText(file), 'مهندسة\tأبريل 2018 – حتى الآن')
  t.match(partsOf(file)['word/styles.xml'], '<w:lang w:val="ar" w:bidi="ar"/>')
  const plain = await fileOf({ ...content, profileSummary: 'Left.\n\nمن اليمين' }, 'en')
  t.same(paragraphsOf(plain).filter(xml => xml.includes('<w:bidi/>')).length, 1)
})

t.test('a CV over the limit of length is refused, so that the event loop is not blocked', async t => {
  const points = (count: number) => Array.from({ length: count }, (_, at) => `Point ${at}`)
  const jobs = (count: number) => Array.from({ length: count }, () => ({ position: 'A', highlights: points(100) }))
  const lists = named({ experience: jobs(60) })
  const scripts = named({ skills: [{ name: 'جa'.repeat(3_000) }] })
  for (const content of [lists, scripts]) await t.rejects(fileOf(content), { code: 'cv_too_long' })
  t.ok((await fileOf(named({ experience: jobs(20) }))).length > 0)
})

t.test('each script gets a font that has it, and the text stays complete', t => {
  const fonts = (text: string, base: 'ltr' | 'rtl' = 'ltr', language = 'en') =>
    piecesOf(text, base, language).map(({ text: piece, font }) => [piece, font])
  t.same(fonts('Résumé, 2024: Ω ж'), [['Résumé, 2024: Ω ж', undefined]])
  t.same(fonts('पुल (bridge) 12'), [
    ['पुल (', 'Nirmala UI'],
    ['bridge) 12', undefined],
  ])
  t.same(fonts('2018年4月'), [['2018年4月', 'Microsoft YaHei']])
  t.same(fonts('桥', 'ltr', 'zh-TW'), [['桥', 'Microsoft JhengHei']])
  t.same(fonts('橋', 'ltr', 'ja'), [['橋', 'Yu Gothic']])
  t.same(fonts('جسر – bridge', 'rtl'), [
    ['جسر – ', 'Arial'],
    ['bridge', undefined],
  ])
  t.same(fonts('bridge – جسر', 'rtl'), [
    ['bridge', undefined],
    [' – جسر', 'Arial'],
  ])
  t.same(fonts('🙂 …'), [['🙂 …', undefined]])
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('ltr' as const, 'rtl' as const),
      (text, base) =>
        piecesOf(text, base, 'en')
          .map(piece => piece.text)
          .join('') === text,
    ),
  )
  t.end()
})

t.test('the file has the paper, font size and accent of the style, and metadata', async t => {
  const style = { accent: '#8a1f4f', paper: 'Letter', fontSize: 12 } as const
  const parts = partsOf(await fileOf(sample, 'en-GB', { style }))
  t.match(parts['word/document.xml'], /<w:pgSz w:w="12240" w:h="15840"/)
  t.match(parts['word/styles.xml'], /<w:sz w:val="24"\/><w:szCs w:val="24"\/><w:lang w:val="en-GB"\/>/)
  t.match(parts['word/styles.xml'], /w:styleId="Heading1">.*?<w:color w:val="8a1f4f"/s)
  const core = parts['docProps/core.xml']
  t.match(core, '<dc:title>Meera Raghunathan — Structural engineer</dc:title>')
  t.match(core, '<dc:creator>Meera Raghunathan</dc:creator>')
  t.match(core, '<cp:keywords>Steel design, Finite elements, Rope access</cp:keywords>')
  t.match(documentXml(await fileOf(sample)), /<w:pgSz w:w="11906" w:h="16838"/)
})

t.test('the picture is in the file with its alternative text, if the CV has one', async t => {
  const bytes = await sharp({ create: { width: 30, height: 40, channels: 3, background: '#888' } })
    .png()
    .toBuffer()
  const picture = { bytes, type: 'png', width: 30, height: 40 } as const
  const parts = partsOf(await fileOf(sample, 'en', { picture }))
  t.ok(Object.keys(parts).some(name => /^word\/media\/.*\.png$/.test(name)))
  t.match(parts['word/document.xml'], 'descr="Portrait of Meera Raghunathan"')
  const without = partsOf(await fileOf(named({}), 'en', { picture }))
  t.notOk(Object.keys(without).some(name => name.startsWith('word/media/')))
})

t.test('the last line links to the page where the CV can be checked', async t => {
  const verifyUrl = 'https://cv.example/cv/Ab3dE6gH9jK2mN5pQ8sTu/verify'
  const file = await fileOf(sample, 'en', { verifyUrl })
  t.ok((await docxText(file)).trimEnd().endsWith('Check this CV: cv.example/cv/Ab3dE6gH9jK2mN5pQ8sTu/verify'))
  t.match(await htmlOf(file), `<a href="${verifyUrl}">`)
  t.match(await docxText(await fileOf(sample, 'zh', { verifyUrl })), '核实这份简历：cv.example')
})
