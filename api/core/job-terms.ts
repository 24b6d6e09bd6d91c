// The terms of a job posting in English, and whether a CV has them, has them in other words, or lacks them. A comparison of words: it
// knows neither their meaning nor how much one matters to whoever wrote the posting. Deterministic and pure; runs in the browser too.
import lists from './job-terms.data.json' with { type: 'json' }

/** `times`: occurrences in the posting. `at`: JSON pointers into the CV, at most three. `words`: the wording of the CV for the term. */
export type JobTerm = { term: string; times: number; at: string[]; words?: string }
export type JobComparison = { has: JobTerm[]; inOtherWords: JobTerm[]; lacks: JobTerm[] }

export const MOST_JOB_LETTERS = 20_000
/** Longer words are cut: the time of some comparisons grows with the square of a word's length. */
const MOST_WORD_LETTERS = 100
const MOST_TERMS = 60
/** The candidates that are compared with each other. */
const MOST_WEIGHED = 300

const listed = (text: string) => text.trim().split(/\s+/)

/** Words of the language, and words that every posting has. */
const STOP = new Set(lists.stop.flatMap(listed))

/** Other spellings of one thing. The first word of a group is the term that the others mean. */
const tableOf = (lines: readonly string[]) =>
  new Map(
    lines
      .flatMap(listed)
      .flatMap(group => group.split('=').map((word): [string, string] => [word, group.split('=', 1)[0] as string])),
  )
/** Of things with a name: a posting that has one asks for it. */
const NAMES = tableOf(lists.names)
/** Of what people do. */
const ACTIVITIES = tableOf(lists.activities)

/** Lines about the employer's terms and policies, which name no skill. */
const BOILERPLATE =
  /equal opportunit|regardless of|without regard|discriminat|accommodation|401\s?\(?k|health insurance|dental|parental leave|paid time off|\bpto\b|vacation|salary (range|band)|compensation|visa sponsorship|background check|cookies|privacy (policy|notice)/i
/** Phrases that introduce a requirement. */
const CUE =
  /\b(experience (?:with|in|of|using|building)|knowledge of|proficien(?:cy|t) (?:in|with)|familiar(?:ity)? with|skilled in|skills in|understanding of|expertise (?:in|with)|fluen(?:t|cy) in|background in|degree in|hands-on with|worked with|command of)\b/i

/** Who is hiring: a name, not a skill. */
const EMPLOYER = /\b(?:[Aa]bout|[Jj]oin(?:ing)?|[Aa]t)\s+((?:\p{Lu}[\p{L}\p{N}&]*[ ]?){1,3})/gu

/** A word, and what it is compared by. `plain`: without capitals and plural. `isNamed`: it looks like a name, by its capitals or signs. */
type Word = { text: string; plain: string; key: string; stem: string; isStop: boolean; isNamed: boolean }

const WORD = /\.?[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}]|[.’'/&-](?=[\p{L}\p{N}]))*[+#]*/gu
const MOST_JOINED = 4
/** The first words of the table's terms of several words. */
const JOINED = new Set([...NAMES.keys()].map(word => word.split('-', 1)[0] as string))

/** The stem of an English word: without `-s`, `-ing`, `-ed`, `-ment`, `-ion` and the like. Both sides are cut alike. */
export function stemOf(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word
  const single = word
    .replace(/ies$/, 'y')
    .replace(/(ss|x|z|ch|sh)es$/, '$1')
    .replace(/([^su])s$/, '$1')
  const bare = single.replace(/(?:ation|ating|ated|ator|ate|ement|ment|ing|ed|ion|ly|e)$/, '')
  if (bare === single || bare.length < 3 || !/[aeiouy]/.test(bare)) return single
  return stemOf(bare.replace(/([bdfgmnprt])\1$/, '$1'))
}

const keyOf = (lower: string): string | undefined =>
  [lower, lower.replace(/s$/, '')].map(word => NAMES.get(word) ?? ACTIVITIES.get(word)).find(key => key !== undefined)

function wordOf(text: string, isFirst: boolean): Word {
  const lower = text.toLowerCase().replaceAll('’', "'")
  const key = keyOf(lower.replaceAll(' ', '-')) ?? lower
  const hasSign = /[+#]$|^\.|[a-z]\.[a-z]|\d/i.test(text) && /\p{L}/u.test(text)
  const isNamed = hasSign || /^\P{L}*\p{L}.*\p{Lu}/u.test(text) || (!isFirst && /^\p{Lu}/u.test(text))
  // Go is a language where it is written like a name.
  const isStop = (STOP.has(lower) && !(isNamed && NAMES.has(lower))) || !/\p{L}/u.test(lower)
  return { text, plain: lower.replace(/(?<=[^su].)s$/, ''), key, stem: stemOf(key), isStop, isNamed }
}

/**
 * The words of a part of a sentence; `known` are the words read so far. Terms of several words in the table, such as `machine learning`,
 * become one word.
 */
function wordsIn(part: string, begins: boolean, known: Map<string, Word>): Word[] {
  const texts = [...part.matchAll(WORD)]
    .map(([text]) => text.replace(/[’']s$/, ''))
    .flatMap(text =>
      text.includes('/') && !keyOf(text.toLowerCase()) ? text.replaceAll('/', '/or/').split('/') : [text],
    )
    .map(text => text.slice(0, MOST_WORD_LETTERS))
  const words: Word[] = []
  for (let at = 0; at < texts.length; ) {
    let length = JOINED.has(texts[at]?.toLowerCase() ?? '') ? Math.min(MOST_JOINED, texts.length - at) : 1
    while (
      length > 1 &&
      !keyOf(
        texts
          .slice(at, at + length)
          .join('-')
          .toLowerCase(),
      )
    )
      length--
    const text = texts.slice(at, at + length).join(' ')
    const isFirst = begins && at === 0
    const key = isFirst ? `\n${text}` : text
    const word = known.get(key) ?? wordOf(text, isFirst)
    known.set(key, word)
    words.push(word)
    at += length
  }
  return words
}

/** The parts of a text within which words belong together; `begins`: the first of a sentence. */
const partsOf = (text: string): { text: string; begins: boolean }[] =>
  text.split(/[\n\r\t!?;:•·|"“”–—]+|\.(?=\s|$)|\s[-*/]\s|^[-*]\s/).flatMap(sentence =>
    sentence
      .split(/[,()[\]{}]/)
      .map((part, at) => ({ text: part.trim(), begins: at === 0 }))
      .filter(part => part.text !== ''),
  )

type Found = { words: Word[]; times: number; weight: number; order: number }
/** The least weight of a requirement: a name, or a word that occurs twice, or once after a cue. */
const ASKED = 2
const WEIGHTS = { named: 3, namedRun: 2, cued: 2.5, item: 2, plain: 1 } as const
const LIST_LINE = /^\s*(?:[-*•·–▪]|\d+[.)])\s/

/** The requirements of a posting: names, texts after a cue or on a line of their own, and runs of one to three words that occur twice. */
function termsOf(job: string, known: Map<string, Word>): Found[] {
  const found = new Map<string, Found>()
  const note = (words: Word[], weight: number, times = 1) => {
    const key = words.map(({ stem }) => stem).join(' ')
    const before = found.get(key) ?? { words, times: 0, weight: 0, order: found.size }
    found.set(key, { ...before, times: before.times + times, weight: before.weight + weight })
  }
  for (const line of job.split(/[\n\r]+/).filter(one => !BOILERPLATE.test(one))) {
    const cue = CUE.exec(line)
    const cued = new Set(cue && partsOf(line.slice(cue.index + cue[0].length)).map(({ text }) => text))
    const [firstCued = '\n'] = cued
    const length = line.trim().endsWith(':') ? Number.POSITIVE_INFINITY : line.trim().split(/\s+/).length
    const isItem = LIST_LINE.test(line) || (length <= 16 && !line.trim().endsWith('.'))
    for (const { text, begins } of partsOf(line)) {
      const isCued = length <= 4 || cued.has(text) || text.endsWith(firstCued)
      for (const run of runsOf(wordsIn(text, begins, known))) {
        for (const [at, word] of run.entries()) {
          note([word], word.isNamed || NAMES.has(word.key) ? WEIGHTS.named : WEIGHTS.plain)
          for (const end of [at + 2, at + 3].filter(one => one <= run.length)) {
            const words = run.slice(at, end)
            note(words, words.every(isName) ? WEIGHTS.namedRun : WEIGHTS.plain)
          }
        }
        if (isCued && run.length <= 3) note(run, WEIGHTS.cued, 0)
        const named = run.filter(word => word.isNamed || NAMES.has(word.key)).length
        if (isItem && run.length > 1 && run.length <= 3 && (named === 0 || named === run.length)) {
          note(ACTIVITIES.has(run[0]?.text.toLowerCase() ?? '') ? run.slice(1) : run, WEIGHTS.item, 0)
        }
      }
    }
  }
  const employers = new Set([...job.matchAll(EMPLOYER)].flatMap(([, name = '']) => name.toLowerCase().split(/\s+/)))
  const isEmployer = ({ words }: Found) =>
    words.every(({ text, key }) => employers.has(text.toLowerCase()) && !NAMES.has(key))
  const asked = [...found.values()]
    .filter(({ weight }) => weight >= ASKED)
    .sort(heavierFirst)
    .slice(0, MOST_WEIGHED)
  const isVague = ({ words }: Found) => words.length === 1 && ACTIVITIES.has(words[0]?.key ?? '')
  return asked
    .filter(one => !isEmployer(one) && !isVague(one) && !asked.some(longer => holds(longer, one)))
    .slice(0, MOST_TERMS)
}
const isName = ({ isNamed }: Word) => isNamed
const heavierFirst = (one: Found, two: Found) => two.weight - one.weight || one.order - two.order

/** Words between stop words, which a term does not cross. */
function runsOf(words: readonly Word[]): Word[][] {
  const runs: Word[][] = [[]]
  for (const word of words) word.isStop ? runs.push([]) : runs.at(-1)?.push(word)
  return runs.filter(run => run.length > 0)
}

/** Whether a term only occurs inside a longer one. */
function holds(longer: Found, { words, times }: Found): boolean {
  if (longer.words.length <= words.length || longer.times < times) return false
  return longer.words.some((_, at) => words.every(({ stem }, index) => longer.words[at + index]?.stem === stem))
}

type TextAt = { at: string; words: Word[] }

/** The texts of a content with their JSON pointers, without ids, addresses and dates. */
function textsIn(node: unknown, at: string, known: Map<string, Word>): TextAt[] {
  if (typeof node === 'string') return partsOf(node).map(({ text }) => ({ at, words: wordsIn(text, true, known) }))
  if (typeof node !== 'object' || node === null || (node as { hidden?: boolean }).hidden) return []
  return Object.entries(node).flatMap(([key, inner]) => (UNREAD.test(key) ? [] : textsIn(inner, `${at}/${key}`, known)))
}
const UNREAD = /^(id|url|imageUrl|email|phoneNumber|startDate|endDate|date|format|order|sections|credentialId)$/

/** `content`: of a CV. Terms that weigh more in the posting come first. */
export function compareWithJob(content: object, job: string): JobComparison {
  const known = new Map<string, Word>()
  const byStem = new Map<string, Set<TextAt>>()
  for (const place of textsIn(content, '/content', known)) {
    for (const { stem } of place.words) byStem.set(stem, (byStem.get(stem) ?? new Set()).add(place))
  }
  const result: JobComparison = { has: [], inOtherWords: [], lacks: [] }
  for (const { words, times } of termsOf(plainText(job), known)) {
    const places = [...new Set(words.flatMap(({ stem }) => [...(byStem.get(stem) ?? [])]))]
    const term = { term: joinWords(words), times }
    const literal = places.filter(place => runAt(place.words, words, 'plain') !== null)
    const other = places.flatMap(place => {
      const said = runAt(place.words, words, 'stem') ?? looselyAt(place.words, words)
      return said === null ? [] : [{ at: place.at, said }]
    })
    if (literal.length > 0) result.has.push({ ...term, at: pointersOf(literal) })
    else if (other[0]) result.inOtherWords.push({ ...term, at: pointersOf(other), words: other[0].said })
    else result.lacks.push({ ...term, at: [] })
  }
  return result
}

/** Cut before it is normalised, to bound that work, and after it, because one letter can become eighteen. */
const plainText = (text: string) => text.slice(0, MOST_JOB_LETTERS).normalize('NFKC').slice(0, MOST_JOB_LETTERS)

const pointersOf = (places: readonly { at: string }[]) => [...new Set(places.map(({ at }) => at))].slice(0, 3)
const joinWords = (words: readonly Word[]) => words.map(({ text }) => text).join(' ')

/** The run of words in a text that equals the term; null without one. */
function runAt(place: readonly Word[], term: readonly Word[], by: 'plain' | 'stem'): string | null {
  const at = place.findIndex((_, start) => term.every((word, index) => word[by] === place[start + index]?.[by]))
  return at < 0 ? null : joinWords(place.slice(at, at + term.length))
}

/**
 * All words of a longer term near each other in any order: `managed large projects` for `project management`. Of a name one word is
 * enough: `Spring` for `Spring Boot`.
 */
function looselyAt(place: readonly Word[], term: readonly Word[]): string | null {
  if (term.length < 2) return null
  const at = term.map(({ stem }) => place.findIndex(word => word.stem === stem))
  const first = Math.min(...at.filter(index => index >= 0))
  const found = place[first]?.text ?? ''
  if (term.every(isName) && /^\p{Lu}/u.test(found)) return found
  const last = Math.max(...at)
  return at.includes(-1) || last - first > 6 ? null : joinWords(place.slice(first, last + 1))
}
