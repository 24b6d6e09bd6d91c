// What speaks for and against a run of words as a term that an advertisement asks for.
import type { Clause } from './clauses.ts'
import { isActivity, isFormOf, type Lists, lightStem, type Word } from './words.ts'

/** `before`: the word of the clause before it. */
export type Candidate = { text: string; words: Word[]; before: Word | undefined }

export const ENOUGH = 1.15
/** Fitted to advertisements with lists made by hand: the logarithm of the odds that each sign adds. */
const EVIDENCE = {
  must: 0.65,
  nice: 1,
  tasks: 0.8,
  none: -1.3,
  offSection: -1.15,
  prose: -0.9,
  cued: 0.7,
  near: 0.3,
  off: -0.95,
  late: -1,
  titled: 2.6,
  known: 1.85,
  allKnown: 0.9,
  knownNamed: 0.6,
  vagueKnown: -0.45,
  knownEnd: 0.3,
  compound: 0.75,
  named: 0.65,
  namedInProse: 0.45,
  signed: 1,
  several: 0.6,
  three: 0.65,
  single: -0.85,
  singleLong: 1.25,
  singleShort: -0.45,
  singleNone: 0.4,
  afterVerb: 0.25,
  repeated: 0.5,
  nothing: -9,
} as const
type Sign = keyof typeof EVIDENCE
export type Signs = Partial<Record<Sign, number | boolean>>

export const lowerOf = ({ text }: Word) => text.toLowerCase().replaceAll('’', "'")
export const isVague = (word: Word, { vague }: Lists) => !word.isKnown && vague.has(lowerOf(word))

/** What speaks for and against a candidate. `neighbours`: known terms in its sentence. `inTitle`: stems of the title. */
export function signsOf(
  { words, before }: Candidate,
  { section, isItem, isCued, isLate, off }: Clause,
  neighbours: number,
  inTitle: ReadonlySet<string>,
  lists: Lists,
): Signs {
  const isGerman = lists.language === 'de'
  const isKnown = words.some(word => word.isKnown)
  const isSigned = words.some(word => SIGNED.test(word.text))
  const isNamed = words.every(word => word.isNamed)
  // German nouns have capitals, so that one alone is no name.
  const isSingle = words.length === 1 && !isKnown && !isSigned && !(isNamed && !isGerman)
  const { length } = words[0]!.text
  return {
    [section === 'off' ? 'offSection' : section]: true,
    prose: !isItem,
    cued: isCued,
    near: neighbours > 1 && !isKnown,
    off,
    late: isLate,
    titled: words.every(word => inTitle.has(word.stem)),
    known: isKnown,
    allKnown: words.every(word => word.isKnown),
    knownNamed: isKnown && isNamed && !isGerman,
    vagueKnown: isKnown && words.some(word => isVague(word, lists)),
    knownEnd: isGerman && !isKnown && endsKnown(words.at(-1)!, lists),
    compound: isGerman && isSingle && length > 11,
    named: isNamed,
    namedInProse: isNamed && !isItem && !isKnown && !isSigned && !isGerman,
    signed: isSigned,
    several: words.length > 1,
    three: words.length === 3,
    single: isSingle,
    singleLong: isSingle && length > 9,
    singleShort: isSingle && length < 5,
    singleNone: isSingle && section === 'none',
    afterVerb: before !== undefined && isFormOf(lowerOf(before), lists.verbs),
    nothing: words.every(word => isNothing(word, words.length, lists)),
  }
}

/** A single word that says nothing: a vague one, a letter, an activity such as `developer`, a level such as `B2`. */
const isNothing = (word: Word, length: number, lists: Lists) =>
  isVague(word, lists) ||
  (!word.isKnown && word.text.length < 2) ||
  (length === 1 && (isActivity(word.key) || /^[ABC][12]$/.test(word.text)))

/** German compounds whose last word is known. */
function endsKnown({ text }: Word, { known, language }: Lists): boolean {
  const lower = text.toLowerCase()
  for (let at = 3; at <= lower.length - 5; at++) {
    if (known.get(lightStem(lower.slice(at), language))?.some(one => one.length === 1)) return true
  }
  return false
}

/** Letters with capitals inside, digits or signs: `SolidWorks`, `B2B`, `C++`. */
const SIGNED = /\p{L}\p{Lu}|\p{L}.{0,60}[\d+#]|\d.{0,60}\p{L}|^\.\p{L}/u

export const evidenceOf = (signs: Signs) =>
  Object.entries(signs).reduce((sum, [sign, times]) => sum + EVIDENCE[sign as Sign] * Number(times), 0)
