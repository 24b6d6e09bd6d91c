// The words of each offered language: they are whole, every rendering of a CV uses them, and the readers know the titles.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { SECTION_TABLE } from '../../api/core/contract/sections.ts'
import { allLoadedLabels, type Language, OFFERED_LANGUAGES } from '../../api/core/cv/languages/index.ts'
import '../../api/core/cv/languages/all.ts'
import type { Labels } from '../../api/core/cv/languages/labels.ts'
import { labelsOf } from '../../api/core/cv/locale.ts'
import { markdownOf } from '../../api/core/cv/markdown-export.ts'
import { sheetOf } from '../../api/core/cv/sheet-of.ts'
import { sheetText } from '../../api/core/cv/text.ts'
import { docxOf } from '../../api/files/docx/document.ts'
import { createTypesetter } from '../../api/files/typeset/typeset.ts'
import { projectRoot } from '../../api/lib/root.ts'
import { headingOf } from '../../api/resume/readers/headings.ts'
import { labelIn } from '../../api/resume/readers/labels.ts'
import { readCvFile } from '../../api/resume/readers/read.ts'
import { renderCvPage } from '../../web/src/cv/render.tsx'
import { renderTemplatePage } from '../../web/src/cv/render-template.tsx'
import { partsOf } from '../docx-reader.ts'
import { isLong } from '../dose.ts'
import t from '../tap.ts'
import { pageTextsOf } from '../typeset-reader.ts'
import { content, ENGLISH, englishIn, nanoId, saidBy, textsOf, wordsOf } from './every-label.ts'

const typesetter = createTypesetter()
t.teardown(() => typesetter.close())

const frame = { publicOrigin: 'https://zq.invalid', stylesheetUrl: '/a.css', sandbox: false, indexable: true }
async function renderingsIn(language: Language): Promise<Record<string, string>> {
  const page = { ...frame, nanoId, content, language, publishedAt: '2026-08-04T09:12:00Z' }
  const sheet = sheetOf(content, language)
  const picture = { bytes: Buffer.alloc(8), type: 'png' as const, width: 8, height: 8 }
  const parts = partsOf(await docxOf(sheet, { picture, verifyUrl: 'https://zq.invalid/cv' }))
  return {
    page: saidBy(renderCvPage(page)),
    typeset: saidBy(renderTemplatePage({ ...page, style: {}, hasBadges: true, scriptUrl: '/a.js', pages: [] })),
    docx: saidBy((parts['word/document.xml'] ?? '').replace(/<wp:align>\w+/g, '')),
    text: sheetText(sheet),
    markdown: markdownOf(sheet),
  }
}

t.test('the offered languages are those with a file, and each file says its own language', t => {
  const files = readdirSync(join(projectRoot, 'api/core/cv/languages')).flatMap(
    name => /^(\w+)\.data\.[jt]s$/.exec(name)?.[1] ?? [],
  )
  t.same(files.sort(), [...OFFERED_LANGUAGES].sort())
  t.same(
    allLoadedLabels()
      .map(({ language }) => language)
      .sort(),
    files,
  )
  t.end()
})

t.test('every text is there, with the placeholders of the English one', t => {
  const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort().join()
  const others = ({ titles: _, sections: __, comma: ___, clause: ____, colon: _____, ...labels }: Labels) =>
    textsOf(labels)
  const expected = others(labelsOf('en'))
  for (const language of OFFERED_LANGUAGES) {
    const { titles, comma, clause, colon } = labelsOf(language)
    const wrong = others(labelsOf(language)).filter(
      ([key, text], at) =>
        text.replace(/\{\w+\}/g, '') === '' ||
        text !== text.normalize('NFC').trim() ||
        key !== expected[at]?.[0] ||
        placeholders(text) !== placeholders(expected[at]?.[1] ?? ''),
    )
    t.same(wrong, [], language)
    for (const all of Object.values(titles)) t.same([...new Set(all.map(one => one.trim()))].filter(Boolean), all)
    for (const sign of [comma, clause, colon]) t.match(sign, /^\u00a0?[,،、，:：] ?$/, language)
  }
  t.end()
})

t.test('no rendering of a CV has English words of ours in another language', async t => {
  const english = await renderingsIn('en')
  for (const [place, text] of Object.entries(english))
    t.ok(ENGLISH.filter(word => wordsOf(text).includes(word)).length >= (place === 'typeset' ? 5 : 30), place)
  for (const language of OFFERED_LANGUAGES) {
    if (language === 'en') continue
    for (const [place, text] of Object.entries(await renderingsIn(language)))
      t.same(englishIn(text, language), [], `${place}, ${language}`)
  }
})

t.test('a PDF has every letter of the labels, and no English word of ours', async t => {
  for (const [at, language] of OFFERED_LANGUAGES.entries()) {
    // All of them in the long dose.
    if (!isLong && at % 6 !== 3) continue
    const sheet = sheetOf(content, language)
    const { verify, versionNote } = labelsOf(language)
    const seal = {
      url: 'https://zq.invalid',
      label: verify.replace('{address}', ''),
      caption: versionNote.replace(/\{\w+\}/g, '9'),
    }
    const { bytes, unsupported } = await typesetter.pdf({ sheet, template: 'folio', at: new Date(0), seal })
    t.same(unsupported, [], language)
    t.same(language === 'en' ? [] : englishIn((await pageTextsOf(bytes)).join(' '), language), [], language)
  }
})

t.test('every title is read as the heading of its section', t => {
  for (const { language, titles } of allLoadedLabels()) {
    const wrong = Object.entries(SECTION_TABLE).flatMap(([section, row]) => {
      const list = section === 'courses' ? section : 'resume' in row && row.resume.list
      const kind = list || (section === 'profileSummary' ? 'summary' : undefined)
      const read = [...titles[section as 'skills']].flatMap(title => [title, title.toLocaleUpperCase(language)])
      return section === 'custom' ? [] : read.filter(title => headingOf(title) !== kind)
    })
    t.same(wrong, [], language)
  }
  t.end()
})

t.test('marks, and how well a language is known, are read in every language', async t => {
  const names = ['English', 'Deutsch', 'Français', 'Español', 'Italiano', 'Polski']
  for (const { language, marks, nativeSpeaker, fluency, sections } of allLoadedLabels()) {
    for (const form of [marks.cgpa, marks.gpa])
      t.match(labelIn(form.replace('{mark}', '9.1')), { field: 'score', said: '9.1' }, form)
    const levels = [nativeSpeaker, ...fluency]
    const lines = levels.map((level, at) => `- ${names[at]} · ${level}`)
    const { resume } = await readCvFile(Buffer.from(['Zqa Zqb', '', sections.languages, '', ...lines, ''].join('\n')))
    t.same(
      resume.languages,
      levels.map((level, at) => ({ language: names[at], fluency: level })),
      language,
    )
  }
})
