// An advertisement as clauses: what each is about, by the heading above it, the sentence it is in and its own words.
import {
  type Cues,
  countIn,
  cuesOf,
  headsOf,
  headWordsOf,
  plainWords,
  type ReadLanguage,
  type Section,
} from './words.ts'

/**
 * `none`: neither a heading nor a cue says what the text is about. `isItem`: of a list. `off`: how many words of the employer's terms
 * the sentence and its neighbours have, less its words that ask. `isLate`: after a part that asks for nothing, and without a heading.
 */
export type Clause = {
  text: string
  sentence: string
  section: Section | 'none'
  begins: boolean
  isItem: boolean
  isCued: boolean
  off: number
  isLate: boolean
}

const BULLET = /^\s*(?:[-*•·–—▪●○◦►✓✔→➢]|\d{1,2}[.)]|[a-z]\))\s+/u
/** Addresses, sums of money, numbers of telephones. */
const NEVER = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]|https?:|www\.|©|[€£₹$]\s?\d|\d\s?(?:€|EUR\b|CHF\b)|\+?\d[\d ()-]{8,}\d/u
/** A point ends a sentence, but not after an abbreviation such as `B.Sc.` or `Kat.`. */
const SENTENCE =
  /(?<!\b(?:\p{Lu}|B\.?Sc|M\.?Sc|Ph\.?D|[Kk]at|[Kk]l|e\.g|i\.e|z\.B|etc|Dr|St|Nr|No|ca|bzw|inkl|ggf|min|ex|Abs))\.(?=\s|$)|[!?;।…\t]+/u
const CLAUSE = /[,()[\]{}:•·|"“”„«»–—]+|\s[-*/+]\s/u

type Heads = { exact: Map<string, Section>; long: [string, Section][]; words: [Section, string[]][]; cues: Cues }
const made = new Map<ReadLanguage, Heads>()

function headsFor(language: ReadLanguage): Heads {
  const before = made.get(language)
  if (before) return before
  const all = headsOf(language).flatMap(([section, phrases]) => phrases.map((one): [string, Section] => [one, section]))
  const cues = cuesOf(language)
  const heads = { exact: new Map(all), long: all.filter(([one]) => one.length > 6), words: headWordsOf(language), cues }
  made.set(language, heads)
  return heads
}

const labelOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/^[^\p{L}\p{N}]{1,40}|[^\p{L}\p{M}\p{N})]{1,40}$/gu, '')
    .replace(/\s+/g, ' ')

/** The section that a label names: the whole of it, its beginning or end, or, of a heading, most of its words. */
function sectionOf(label: string, { exact, long, words }: Heads, isHeading: boolean): Section | undefined {
  const known = exact.get(label)
  if (known || label.split(' ').length > 8) return known
  const fits = long.filter(([one]) => label.startsWith(`${one} `) || label.endsWith(` ${one}`))
  const [best] = fits.sort(([one], [two]) => two.length - one.length)
  if (best || !isHeading) return best?.[1]
  const padded = ` ${plainWords(label).join(' ')}`
  const votes = words.map(([section, all]) => ({
    section,
    votes: all.filter(one => padded.includes(` ${one}`)).length,
  }))
  const most = votes.reduce((one, two) => (two.votes > one.votes ? two : one))
  return most.votes > 0 ? most.section : undefined
}

type Line = { text: string; isBulleted: boolean; isItem: boolean; isProse: boolean; isAfterGap: boolean }

function linesOf(text: string): Line[] {
  const lines: Line[] = []
  let isAfterGap = true
  for (const one of text.split(/[\n\r]/)) {
    const isBulleted = BULLET.test(one)
    const line = one.replace(BULLET, '').replace(/\s+/g, ' ').trim()
    const isShort = line.length < 110 && !/[.!?।]$/u.test(line)
    if (line !== '')
      lines.push({
        text: line,
        isBulleted,
        isItem: isBulleted || isShort,
        isProse: !isBulleted && !isShort,
        isAfterGap,
      })
    isAfterGap = line === ''
  }
  return lines
}

/** A short line above others: a gap before it, none after it, or a list below. */
const isHeading = ({ text, isBulleted, isAfterGap }: Line, next: Line | undefined) =>
  next !== undefined &&
  !isBulleted &&
  text.length < 60 &&
  !/[.,;]$/.test(text) &&
  (next.isBulleted || (isAfterGap && !next.isAfterGap))

/** Reads the lines in order: a heading holds until the next one, a label before a colon until the end of the paragraph. */
export function clausesOf(text: string, language: ReadLanguage, heading: string): Clause[] {
  const heads = headsFor(language)
  const clauses: Clause[] = []
  let section: Clause['section'] = 'none'
  let inline: Clause['section'] | undefined
  let isLate = false
  const all = linesOf(text)
  // What stands above the heading is the menu of the page.
  const lines = all.slice(
    heading === ''
      ? 0
      : Math.max(
          0,
          all.findIndex(line => line.text.includes(heading)),
        ),
  )
  for (const [at, line] of lines.entries()) {
    if (line.isAfterGap) inline = undefined
    // Prose after a list is another subject.
    if (line.isAfterGap && lines[at - 1]?.isItem && line.isProse && section !== 'off') section = 'none'
    const colon = line.text.search(/:(?=\s|$)/)
    const head = line.text.slice(0, colon < 0 ? undefined : colon)
    const rest = colon < 0 ? '' : line.text.slice(colon + 1).trim()
    const isTitle = heading !== '' && line.text.includes(heading)
    const isAbove = !isTitle && rest === '' && isHeading(line, lines[at + 1])
    const canName =
      head.length < 60 && !isTitle && !(line.isBulleted && colon < 0) && (colon >= 0 || !/[.,;]$/.test(head))
    const named = canName ? sectionOf(labelOf(head), heads, isAbove || (colon >= 0 && line.isAfterGap)) : undefined
    if (named)
      isLate = named === 'off' && clauses.some(clause => clause.section === 'must' || clause.section === 'tasks')
    if (rest === '' && (named || isAbove)) {
      section = named ?? 'none'
      inline = undefined
      continue
    }
    const current = named ?? inline ?? (section === 'none' && line.isBulleted && !isLate ? 'tasks' : section)
    if (named && !line.isBulleted) inline = named
    clauses.push(...clausesIn(named ? rest : line.text, line, current, heads, isLate))
  }
  return clauses
}

/** Times, dates, percent: more often about the terms of work than about requirements. */
const FIGURE = /\d\s?%|\b\d{1,2}[:.h]\d\d\b|\b(?:19|20)\d\d\b|\b\d{1,2}\s?(?:am|pm|Uhr|h)\b/giu

function clausesIn(
  text: string,
  { isItem }: Line,
  inherited: Clause['section'],
  heads: Heads,
  isLate: boolean,
): Clause[] {
  const { cues, long } = heads
  const has = (words: string[], cue: Section) => countIn(words, cues[cue])
  let section = inherited
  let isAsked = false
  const sentences = text.split(SENTENCE).filter(one => one.trim() !== '')
  const words = sentences.map(plainWords)
  const votes = words.map(
    (one, at) =>
      has(one, 'off') + 0.5 * (sentences[at]!.match(FIGURE)?.length ?? 0) - 0.5 * (has(one, 'must') + has(one, 'nice')),
  )
  return sentences.flatMap((sentence, at) => {
    const lower = sentence.trim().toLowerCase()
    if (!isItem) {
      const begins = long.find(([one, kind]) => kind === 'off' && lower.startsWith(`${one} `))
      const asked = has(words[at]!, 'must') > 0 ? 'must' : has(words[at]!, 'tasks') > 0 ? 'tasks' : undefined
      section = begins ? 'off' : inherited === 'off' ? inherited : (asked ?? section)
      isAsked = section === asked
    }
    if (NEVER.test(sentence)) return []
    const near = Math.max(0, votes[at - 1] ?? 0) + Math.max(0, votes[at + 1] ?? 0)
    const off = Math.max(0, Math.min(3, votes[at]! + near / 3))
    const parts = sentence.split(CLAUSE).map(one => one.trim())
    return parts.flatMap((clause, place): Clause[] => {
      if (clause === '') return []
      const said = plainWords(clause)
      const isNice = section !== 'off' && section !== 'none' && has(said, 'nice') > 0
      const isCued = isAsked || has(said, 'must') > 0 || isNice
      return [
        {
          text: clause,
          sentence,
          section: isNice ? 'nice' : section,
          begins: place === 0,
          isItem,
          isCued,
          off,
          isLate,
        },
      ]
    })
  })
}
