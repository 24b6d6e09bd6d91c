// Texts of both directions in plain text and DOCX: complete, in logical order, in the direction of their first strong character, and
// isolated from the rest of their line.
import { directionOf, isMixed } from '../api/core/cv/direction.ts'
import type { Sheet } from '../api/core/cv/sheet.ts'
import { sheetOf } from '../api/core/cv/sheet-of.ts'
import { sheetText } from '../api/core/cv/text.ts'
import { docxOf } from '../api/files/docx/document.ts'
import { partsOf } from './docx-reader.ts'
import { dose } from './dose.ts'
import { contentsInBothDirections } from './fixtures/directions.ts'
import t from './tap.ts'

const sheets = contentsInBothDirections(dose(300), 7).map((content, at) =>
  sheetOf(content, ['en', 'ar', 'he'][at % 3]!),
)
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
const openOf = (text: string) => (directionOf(text) === 'rtl' ? '\u2067' : '\u2066')

/** The texts of a sheet that share lines with others, by entry. */
const linesOf = ({ sections }: Sheet): string[][] =>
  sections.flatMap(({ body }) => {
    if (body.kind === 'entries')
      return body.entries.flatMap(({ line, rows }) => [line, ...rows.map(({ texts }) => texts)])
    if (body.kind !== 'names') return []
    return body.names.map(({ name, level, details }) => [name, level, ...details].flatMap(text => text ?? []))
  })

t.test('the direction of a text is that of its first letter or mark', t => {
  const cases: [string, string][] = [
    ['12 אב', 'rtl'],
    ['12 (ab) אב', 'ltr'],
    ['\u200e אב', 'ltr'],
    ['\u200f ab', 'rtl'],
    ['\u061c ab', 'rtl'],
    ['٢٠١٩', 'ltr'],
    ['१२ אב', 'ltr'],
    ['؟ ab', 'rtl'],
    ['\u05b0 ab', 'ltr'],
    ['', 'ltr'],
  ]
  for (const [text, direction] of cases) t.equal(directionOf(text), direction, JSON.stringify(text))
  t.end()
})

t.test('plain text isolates texts of a line, only where directions differ', t => {
  for (const sheet of sheets) {
    const text = sheetText(sheet)
    for (const texts of linesOf(sheet)) {
      if (texts.length < 2) continue
      const kept = texts.map(oneLine).map(one => (isMixed(one, sheet.direction) ? `${openOf(one)}${one}\u2069` : one))
      for (const one of kept) t.ok(text.includes(one), one)
    }
    const depths = [...text].map(char =>
      /[\u2066\u2067]/.test(char) ? 1 : char === '\u2069' ? -1 : char === '\n' ? 2 : 0,
    )
    let depth = 0
    for (const step of depths) {
      if (step === 2) t.equal(depth, 0, 'what opens closes on its line')
      else depth += step
    }
  }
  const plain = sheetOf({ personalDetails: { name: 'Ann' }, experience: [{ position: 'Cook', company: 'Inn' }] }, 'en')
  t.notMatch(sheetText(plain), /\p{Cf}/u)
  t.end()
})

t.test('a DOCX has every text whole, isolated and in its direction', async t => {
  for (const sheet of sheets) {
    const xml = partsOf(await docxOf(sheet))['word/document.xml'] ?? ''
    const paragraphs = (xml.match(/<w:p>.*?<\/w:p>/gs) ?? []).map(whole => ({
      text: [...whole.matchAll(/<w:t[^>]*>([^<]*)<\/w:t>/g)]
        .map(([, words = '']) => words.replaceAll('&amp;', '&'))
        .join(''),
      isRtl: whole.includes('<w:bidi/>'),
      runs: whole.match(/<w:r>.*?<\/w:r>/gs) ?? [],
    }))
    for (const text of [sheet.name, ...linesOf(sheet).flat()].map(oneLine)) {
      const kept = isMixed(text, sheet.direction) ? `${openOf(text)}${text}\u2069` : text
      const found = paragraphs.find(paragraph => paragraph.text.includes(kept))
      t.equal(found?.isRtl, sheet.direction === 'rtl', text)
    }
    for (const run of paragraphs.flatMap(({ runs }) => runs)) {
      const words = (/<w:t[^>]*>([^<]*)</.exec(run)?.[1] ?? '').replaceAll('&amp;', '&')
      if (/[א-ת\u0620-\u064a]/.test(words)) t.match(run, '<w:rtl/>', words)
      if (/[a-z]/i.test(words)) t.notMatch(run, '<w:rtl/>', words)
    }
  }
})
