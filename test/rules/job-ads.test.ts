// How well the terms of advertisements are found, against lists made by hand. Run by hand on any folder of such files it prints the
// figures and the misses: node --import=tsx test/rules/job-ads.test.ts FOLDER
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { askedTerms } from '../../api/core/job/terms.ts'
import { projectRoot } from '../../api/lib/root.ts'
import t from '../tap.ts'

type Advertisement = { language: string; text: string; terms: string[] }
type Measured = { name: string; found: string[]; wrong: string[]; missed: string[]; listed: number }

const LEAST_PRECISION = 0.9
const LEAST_RECALL = 0.8
const FIXTURES = path.join(projectRoot, 'test/fixtures/job-ads')

const padded = (text: string) => ` ${(text.toLowerCase().match(/[\p{L}\p{M}\p{N}+#]+/gu) ?? []).join(' ')} `
/** Equal, or one contains the other by words. */
const fits = (one: string, two: string) => padded(one).includes(padded(two)) || padded(two).includes(padded(one))

function measure(name: string, { text, terms }: Advertisement): Measured {
  const found = askedTerms(text, new Map()).terms.map(term => term.text)
  const wrong = found.filter(term => !terms.some(listed => fits(term, listed)))
  const missed = terms.filter(listed => !found.some(term => fits(term, listed)))
  return { name, found, wrong, missed, listed: terms.length }
}

function readAll(folder: string): Map<string, Measured[]> {
  const byLanguage = new Map<string, Measured[]>()
  for (const file of readdirSync(folder).filter(name => name.endsWith('.json'))) {
    const one = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Advertisement
    byLanguage.set(one.language, [...(byLanguage.get(one.language) ?? []), measure(file, one)])
  }
  return byLanguage
}

const sum = (all: readonly Measured[], count: (one: Measured) => number) =>
  all.reduce((total, one) => total + count(one), 0)
const figures = (all: readonly Measured[]) => {
  const found = sum(all, one => one.found.length)
  const listed = sum(all, one => one.listed)
  return {
    precision: (found - sum(all, one => one.wrong.length)) / found,
    recall: (listed - sum(all, one => one.missed.length)) / listed,
  }
}

const [, , folder] = process.argv
if (folder) {
  for (const [language, all] of readAll(folder)) {
    const { precision, recall } = figures(all)
    console.log(`${language}: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`)
    for (const { name, wrong, missed } of all) {
      console.log(`  ${name}\n    wrong: ${wrong.join(' | ')}\n    missed: ${missed.join(' | ')}`)
    }
  }
} else {
  t.test('the terms of advertisements, by language', async t => {
    for (const [language, all] of readAll(FIXTURES)) {
      const { precision, recall } = figures(all)
      const misses = all.map(({ name, wrong, missed }) => ({ name, wrong, missed }))
      t.ok(precision >= LEAST_PRECISION, `${language}: precision ${precision.toFixed(3)}`, { misses })
      t.ok(recall >= LEAST_RECALL, `${language}: recall ${recall.toFixed(3)}`, { misses })
    }
  })
}
