// The terms that an advertisement asks for. A candidate is a run of words between words that no term crosses; one sum of evidence
// decides whether it is a term.
import { type Clause, clausesOf } from './clauses.ts'
import { readName } from './name.ts'
import { isActivity, type JobLanguage, type Lists, languageOf, listsOf, type Word, wordsIn } from './words.ts'

/** Of the title, under requirements, under the description of the work, wished for. */
export const JOB_WEIGHTS = ['title', 'must', 'work', 'nice'] as const
export type JobWeight = (typeof JOB_WEIGHTS)[number]
export type AskedTerm = { text: string; words: Word[]; times: number; weight: JobWeight }
export type AskedTerms = { language: JobLanguage; terms: AskedTerm[] }

const MOST_TERMS = 60
/** The candidates that are compared with each other. */
const MOST_WEIGHED = 300
const MOST_WORDS = 6
const ENOUGH = 2.5
const EVIDENCE = {
  must: 1.5,
  nice: 2.5,
  tasks: 1.5,
  none: -1.5,
  offSection: -4,
  item: 2,
  cued: 1,
  listed: 0.5,
  near: 1,
  off: -2,
  late: -2.5,
  known: 3.5,
  named: 1,
  signed: 1,
  repeated: 1,
  single: -1.5,
  whole: 0.5,
  compound: 2.5,
  several: 1,
  vague: -9,
  long: -1,
} as const
const RANK: Record<JobWeight, number> = { title: 30, must: 20, nice: 10, work: 15 }
const weightOf = (section: Clause['section']): JobWeight =>
  section === 'must' || section === 'nice' ? section : 'work'

type Found = AskedTerm & { evidence: number; order: number; isNamed: boolean }

/** `cache`: the words read so far. */
export function askedTerms(text: string, cache: Map<string, Word>): AskedTerms {
  const language = languageOf(text)
  const lists = listsOf(language)
  const { title, company, heading } = readName(text)
  const own = new Set(company.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
  const found = new Map<string, Found>()
  const note = (run: Candidate, evidence: number, weight: JobWeight) => {
    const key = run.words.map(({ stem }) => stem).join(' ')
    const before = found.get(key)
    const isNamed = run.words.some(word => word.isNamed || word.isKnown)
    if (!before) found.set(key, { ...run, evidence, weight, times: 1, order: found.size, isNamed })
    else {
      before.times++
      before.evidence = Math.max(before.evidence, evidence) + (before.times === 2 ? EVIDENCE.repeated : 0)
      if (RANK[weight] > RANK[before.weight]) before.weight = weight
    }
  }
  const titled = wordsIn(title, true, lists, cache)
  if (titled.length > 0) note({ text: title, words: titled, isWhole: true }, ENOUGH * 2, 'title')
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
      if (run.words.every(word => own.has(word.text.toLowerCase()))) continue
      const signs = signsOf(run, clause, knownIn.get(clause.sentence) ?? 0, lists)
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
            isItem: false,
            isListed: false,
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

type Candidate = { text: string; words: Word[]; isWhole: boolean }

function candidatesIn(clause: Clause, lists: Lists, cache: Map<string, Word>): Candidate[] {
  const words = wordsIn(clause.text, clause.begins, lists, cache)
  return runsOf(words, lists).flatMap(run => {
    const kept = trimmed(run, lists).slice(0, MOST_WORDS + 2)
    const [first] = kept
    const last = kept.at(-1)
    if (!first || !last) return []
    const text = clause.text.slice(first.from, last.to).replace(/\s+/g, ' ')
    const isWhole = words.every(word => kept.includes(word) || isLink(word, lists) || word.isStop)
    return [{ text, words: kept.filter(word => !isLink(word, lists)), isWhole }]
  })
}

const lowerOf = ({ text }: Word) => text.toLowerCase().replaceAll('’', "'")
const isLink = (word: Word, { links }: Lists) => !word.isKnown && links.has(lowerOf(word))

/** Words between words that no term crosses. A number stays with the name before it (`Java 17`, `ISO 9606-1`). */
function runsOf(words: readonly Word[], lists: Lists): Word[][] {
  const runs: Word[][] = [[]]
  for (const [at, word] of words.entries()) {
    const isNumber = !word.isKnown && /^\P{L}+$/u.test(word.text)
    const isBreak = isNumber
      ? !(words[at - 1]?.isNamed && /^\d[\d.-]{0,9}$/.test(word.text))
      : !isLink(word, lists) &&
        (word.isStop ||
          (lists.language === 'other' && !word.isKnown && !word.isNamed) ||
          (lists.language === 'de' && isPlainGerman(word, words[at + 1])))
    if (isBreak) runs.push([])
    else runs.at(-1)?.push(word)
  }
  return runs.filter(run => run.length > 0)
}

/** German nouns have capitals; other words belong to a term only as an adjective before one. */
function isPlainGerman(word: Word, next: Word | undefined): boolean {
  if (word.isKnown || /\p{Lu}/u.test(word.text)) return false
  return !(/(?:e|en|er|es|em)$/.test(word.text) && next !== undefined && /^\p{Lu}/u.test(next.text))
}

/** Without links and verbs at the beginning, and links and forms of verbs at the end. */
function trimmed(run: readonly Word[], lists: Lists): Word[] {
  const isEdge = (word: Word) =>
    !word.isKnown && (isLink(word, lists) || lists.verbs.has(lowerOf(word)) || lists.stop.has(lowerOf(word)))
  let from = 0
  while (
    from < run.length &&
    (isEdge(run[from]!) || (from + 1 < run.length && isLink(run[from + 1]!, lists) && isVague(run[from]!, lists)))
  )
    from++
  let to = run.length
  const isTail = (word: Word, before: Word | undefined) =>
    isLink(word, lists) ||
    (/(?:ing|ed)$/.test(word.text) && lists.verbs.has(lowerOf(word))) ||
    (before?.isKnown && isVague(word, lists) && !PAPERS.test(word.text))
  while (to > from && !run[to - 1]!.isKnown && isTail(run[to - 1]!, run[to - 2])) to--
  return run.slice(from, to)
}

/** They stay behind the name that they are about. */
const PAPERS = /^(?:certif|licen|degree|diplom|skill|experience|management|system)/i

const isVague = (word: Word, { vague }: Lists) => !word.isKnown && vague.has(lowerOf(word))

/** What speaks for and against a candidate, each as a number that its weight is multiplied by. */
function signsOf(
  { words, isWhole }: Candidate,
  clause: Clause,
  neighbours: number,
  lists: Lists,
): Partial<Record<Sign, number>> {
  const [first] = words
  const isKnown = words.some(word => word.isKnown)
  const isSigned = words.some(word => SIGNED.test(word.text))
  const isNamed = words.every(word => word.isNamed)
  // German nouns have capitals, so that one alone is no name.
  const isSingle = words.length === 1 && !isKnown && !isSigned && !(isNamed && lists.language !== 'de')
  const isNothing = words.every(
    word =>
      isVague(word, lists) || (!word.isKnown && word.text.length < 2) || (words.length === 1 && isActivity(word.key)),
  )
  return {
    [clause.section === 'off' ? 'offSection' : clause.section]: 1,
    item: Number(clause.isItem && clause.section !== 'none'),
    cued: Number(clause.isCued),
    listed: Number(clause.isListed),
    near: Number(neighbours > 1 && !isKnown),
    off: clause.off,
    late: Number(clause.isLate),
    known: Number(isKnown),
    named: Number(isNamed),
    signed: Number(isSigned),
    single: Number(isSingle && !isWhole),
    whole: Number(isWhole),
    compound: Number(isSingle && lists.language === 'de' && first!.text.length > 11),
    several: Number(words.length > 1),
    vague: Number(isNothing),
    long: Number(words.length > MOST_WORDS),
  }
}
type Sign = keyof typeof EVIDENCE
/** Letters with capitals inside, digits or signs: `SolidWorks`, `B2B`, `C++`. */
const SIGNED = /\p{L}\p{Lu}|\p{L}.{0,60}[\d+#]|\d.{0,60}\p{L}|^\.\p{L}/u

const evidenceOf = (signs: Partial<Record<Sign, number>>) =>
  Object.entries(signs).reduce((sum, [sign, times]) => sum + EVIDENCE[sign as Sign] * times, 0)
