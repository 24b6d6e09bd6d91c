// The product's own files, brought back: short and full CVs in the words of every offered language, as PDF in each template, Word,
// Markdown and text, with every form of dates.
import { OFFERED_LANGUAGES } from '../../api/core/cv/languages/index.ts'
import { createTypesetter } from '../../api/files/typeset/typeset.ts'
import { readCvFile } from '../../api/resume/readers/read.ts'
import { isLong } from '../dose.ts'
import { OWN_SETS, ownCv, ownDifferences, ownFile } from '../fixtures/own-files.ts'
import t from '../tap.ts'

t.setTimeout(3_600_000)
const typesetter = createTypesetter()
t.teardown(() => typesetter.close())
const templates = typesetter.templates.map(({ id }) => id)
const OTHERS = ['docx', 'markdown', 'text']

/** Each format of each CV in the long dose; otherwise one full CV a language, in one template and the other formats. */
function filesIn(language: string): [number: number, format: string][] {
  const nth = OFFERED_LANGUAGES.findIndex(one => one === language)
  const full = OWN_SETS - 1
  const few = [templates[nth % templates.length] as string, ...OTHERS].map((format): [number, string] => [full, format])
  const numbers = Array.from({ length: OWN_SETS }, (_, number) => number)
  return isLong
    ? numbers.flatMap(number => [...templates, ...OTHERS].map((one): [number, string] => [number, one]))
    : few
}

/** Persian joins parts of words with a sign without width, which a PDF draws as nothing. */
const withoutJoiners = (text: string) => text.replaceAll('\u200c', '')

for (const language of OFFERED_LANGUAGES)
  t.test(`files in ${language} come back whole by their text`, async t => {
    for (const [number, format] of filesIn(language)) {
      const cv = ownCv(language, number)
      const { resume, unplaced } = await readCvFile(await ownFile(typesetter, cv, format, false))
      const isDrawn = !OTHERS.includes(format)
      const shown = isDrawn ? { ...cv, resume: JSON.parse(withoutJoiners(JSON.stringify(cv.resume))) } : cv
      t.same(ownDifferences(shown, resume), [], `${format} of CV ${number}`)
      t.same(unplaced, [], `${format} of CV ${number}: every word has its place`)
    }
  })

t.test('files come back whole by the data that they carry', async t => {
  for (const [nth, language] of OFFERED_LANGUAGES.entries())
    for (const format of isLong ? [...templates, 'docx'] : [templates[nth % templates.length] as string, 'docx']) {
      const cv = ownCv(language, OWN_SETS - 1)
      const { resume } = await readCvFile(await ownFile(typesetter, cv, format, true))
      t.same(ownDifferences(cv, resume), [], `${format} in ${language}`)
      t.equal((resume.meta as { 'x-language'?: string } | undefined)?.['x-language'] ?? 'en', language)
    }
})
