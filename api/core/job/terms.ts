// The terms that an advertisement asks for. A candidate is a run of words between words that no term crosses; one sum of evidence
// decides whether it is a term.
import { type Clause, clausesOf } from './clauses.ts'
import { type Candidate, ENOUGH, evidenceOf, isVague, lowerOf, signsOf } from './evidence.ts'
import { readName, withoutTags } from './name.ts'
import { isFormOf, type JobLanguage, type Lists, languageOf, listsOf, type Word, wordsIn } from './words.ts'

/** Of the title, under requirements, under the description of the work, wished for. */
export const JOB_WEIGHTS = ['title', 'must', 'work', 'nice'] as const
export type JobWeight = (typeof JOB_WEIGHTS)[number]
export type AskedTerm = { text: string; words: Word[]; times: number; weight: JobWeight }
export type AskedTerms = { language: JobLanguage; terms: AskedTerm[] }

const MOST_TERMS = 60
/** The candidates that are compared with each other. */
const MOST_WEIGHED = 300
const MOST_WORDS = 8
const RANK: Record<JobWeight, number> = { title: 30, must: 20, nice: 10, work: 15 }
const weightOf = (section: Clause['section']): JobWeight =>
  section === 'must' || section === 'nice' ? section : 'work'

type Found = AskedTerm & { evidence: number; order: number }

/** `cache`: the words read so far. */
export function askedTerms(pasted: string, cache: Map<string, Word>): AskedTerms {
  const text = withoutTags(pasted)
  const language = languageOf(text)
  const lists = listsOf(language)
  const { title, company, heading } = readName(text)
  const own = new Set(company.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
  const found = new Map<string, Found>()
  const note = (run: Candidate, evidence: number, weight: JobWeight) => {
    const key = run.words.map(({ stem }) => stem).join(' ')
    const before = found.get(key)
    if (!before) found.set(key, { ...run, evidence, weight, times: 1, order: found.size })
    else {
      before.times++
      before.evidence = Math.max(before.evidence, evidence) + (before.times === 2 ? evidenceOf({ repeated: 1 }) : 0)
      if (RANK[weight] > RANK[before.weight]) before.weight = weight
    }
  }
  const titled = wordsIn(title, true, lists, cache)
  const inTitle = new Set(titled.map(({ stem }) => stem))
  if (titled.length > 0) note({ text: title, words: titled, before: undefined }, ENOUGH * 2, 'title')
  const clauses: Clause[] = language === 'other' ? plainClauses(text) : clausesOf(text, language, heading)
  const runs = clauses.map(clause => candidatesIn(clause, lists, cache))
  const knownIn = new Map<string, number>()
  for (const [at, { sentence }] of clauses.entries())
    knownIn.set(
      sentence,
      (knownIn.get(sentence) ?? 0) + runs[at]!.filter(run => run.words.some(word => word.isKnown)).length,
    )
  for (const [at, clause] of clauses.entries()) {
    for (const run of runs[at]!) {
      if (run.words.filter(word => own.has(lowerOf(word))).length > run.words.length / 2) continue
      const signs = signsOf(run, clause, knownIn.get(clause.sentence) ?? 0, inTitle, lists)
      note(run, evidenceOf(signs), weightOf(clause.section))
    }
  }
  return { language, terms: chosen([...found.values()]) }
}

/** Without lists only names are terms. */
const plainClauses = (text: string): Clause[] =>
  text.split(/[\n\r.!?;:,()•|"“”]+/).flatMap(part =>
    part.trim() === ''
      ? []
      : [
          {
            text: part.trim(),
            sentence: part,
            section: 'tasks',
            begins: true,
            isItem: true,
            isCued: false,
            off: 0,
            isLate: false,
          },
        ],
  )

function chosen(found: Found[]): AskedTerm[] {
  const asked = found
    .filter(({ evidence }) => evidence >= ENOUGH)
    .sort((one, two) => RANK[two.weight] + two.evidence - RANK[one.weight] - one.evidence || one.order - two.order)
    .slice(0, MOST_WEIGHED)
  return asked
    .filter(one => !asked.some(longer => holds(longer, one)))
    .slice(0, MOST_TERMS)
    .map(({ text, words, times, weight }) => ({ text, words, times, weight }))
}

/** Whether a term only occurs inside a longer one. */
function holds(longer: Found, { words, times }: Found): boolean {
  if (longer.words.length <= words.length || longer.times < times) return false
  return longer.words.some((_, at) => words.every(({ stem }, index) => longer.words[at + index]?.stem === stem))
}

function candidatesIn(clause: Clause, lists: Lists, cache: Map<string, Word>): Candidate[] {
  const words = wordsIn(clause.text, clause.begins, lists, cache)
  return runsOf(words, lists).flatMap(run => {
    const kept = trimmed(run, lists).slice(0, MOST_WORDS)
    const [first] = kept
    const last = kept.at(-1)
    if (!first || !last) return []
    const text = clause.text.slice(first.from, last.to).replace(/\s+/g, ' ')
    return [{ text, words: kept.filter(word => !isLink(word, lists)), before: words[words.indexOf(first) - 1] }]
  })
}

const isLink = (word: Word, { links }: Lists) => !word.isKnown && links.has(lowerOf(word))

/** Words between words that no term crosses. A number stays with the name before it (`Java 17`, `ISO 9606-1`). */
function runsOf(words: readonly Word[], lists: Lists): Word[][] {
  const runs: Word[][] = [[]]
  for (const [at, word] of words.entries()) {
    const isNumber = !word.isKnown && /^\P{L}+$/u.test(word.text)
    const isBreak = isNumber
      ? !isNumbered(words[at - 1], word, words[at + 1])
      : !isLink(word, lists) &&
        (word.isStop ||
          (lists.language === 'other' && !word.isKnown && !word.isNamed) ||
          isVerb(word, words[at + 1], lists.language) ||
          (lists.language === 'de' && isPlainGerman(word, words[at - 1], words[at + 1])))
    if (isBreak) runs.push([])
    else runs.at(-1)?.push(word)
  }
  return runs.filter(run => run.length > 0)
}

/** `Java 17`, `level 3`, `2391 Inspection`. */
const isNumbered = (before: Word | undefined, { text }: Word, next: Word | undefined) =>
  before
    ? (before.isNamed || NUMBERED.test(before.text)) && /^\d[\d.-]{0,9}$/.test(text)
    : next?.isNamed === true && /^(?!19|20)\d{4,5}$/.test(text)
const NUMBERED =
  /^(?:level|class|category|type|edition|part|code|niveau|classe|catégorie|klasse|stufe|nivel|clase|tipo|módulo|modul)$/i

/** German nouns have capitals; other words belong to a term only as an adjective before one. `-en` at the beginning is a verb. */
function isPlainGerman(word: Word, before: Word | undefined, next: Word | undefined): boolean {
  if (word.isKnown || /\p{Lu}/u.test(word.text)) return false
  const isVerb = /en$/.test(word.text) && (!before?.isStop || /^(?:und|oder|sowie)$/.test(before.text))
  return isVerb || !(/(?:e|en|er|es|em)$/.test(word.text) && next !== undefined && /^\p{Lu}/u.test(next.text))
}

/** Endings that only verbs with a person have. */
const VERBS: Partial<Record<JobLanguage, RegExp>> = {
  fr: /(?<!^(?:ch|n|ass|r))ez$|er(?:ons|ont|as)$/,
  es: /(?:[aei]r(?:emos|ás|án|á|ían)|ábamos|aste|iste|ando|iendo)$|(?<!tr|gr|cl|^r|[áéíóú]st|^)amos$|(?<!xtr|^r|upr|tr)emos$|(?<![áéíóú].{0,3}|rac|m)imos$/,
  hi: /.(?:ेगा|ेगी|ेंगे|ोगे|एगा|एगी|एँगे|एंगे|िए|िये|इए)$/,
}
const HINDI_BE = /^(?:है|हैं|हो|था|थे|थी)$/
const isVerb = (word: Word, next: Word | undefined, language: JobLanguage) =>
  !word.isKnown &&
  (VERBS[language]?.test(word.text) ||
    (language === 'hi' && /.(?:ता|ती|ते)$/.test(word.text) && next !== undefined && HINDI_BE.test(next.text)))

/** Without links and verbs at the beginning, and links and forms of verbs at the end. */
function trimmed(run: readonly Word[], lists: Lists): Word[] {
  const isEdge = (word: Word) =>
    !word.isKnown && (isLink(word, lists) || isFormOf(lowerOf(word), lists.verbs) || lists.stop.has(lowerOf(word)))
  let from = 0
  while (
    from < run.length &&
    (isEdge(run[from]!) || (from + 1 < run.length && isLink(run[from + 1]!, lists) && isVague(run[from]!, lists)))
  )
    from++
  let to = run.length
  const isTail = (word: Word, before: Word | undefined) =>
    isLink(word, lists) ||
    (/(?:ing|ed)$/.test(word.text) && isFormOf(lowerOf(word), lists.verbs)) ||
    (before?.isKnown && isVague(word, lists) && !PAPERS.test(word.text))
  while (to > from && !run[to - 1]!.isKnown && isTail(run[to - 1]!, run[to - 2])) to--
  return run.slice(from, to)
}

/** They stay behind the name that they are about. */
const PAPERS = /^(?:certif|licen|degree|diplom|skill|experience|management|system)/i
