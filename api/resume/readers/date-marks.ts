// Marks the words of dates in a text: each phrase of the table is one letter and fillers, so that the expressions for dates stay small. Pure.
import { digitValue } from '../../core/cv/marks.ts'
import { AND, BETWEEN, BLANKS, COMMON, DATE_WORDS, QUARTERS } from './date-words.ts'

const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ue000-\uf8ff]/g
const SAME: Record<string, string> = { ł: 'l', ı: 'i', ø: 'o', đ: 'd', ς: 'σ', '’': "'", '‘': "'", '´': "'", '`': "'" }

/** Small letters without accents, ASCII digits; `at`: the place in the text of each of them. */
export function flat(text: string): { low: string; at: (index: number) => number } {
  if (/^[\0-_a-~]*$/.test(text)) return { low: text.toLowerCase(), at: index => index }
  const places: number[] = []
  let low = ''
  for (const { 0: one, index } of text.matchAll(/\P{M}\p{M}*|\p{M}+/gsu)) {
    if (/^[\0-_a-~]$/.test(one)) {
      low += one.toLowerCase()
      places.push(index)
      continue
    }
    const letters = one.replace(INVISIBLE, '').normalize('NFKC').toLowerCase()
    const bare = /^[\p{Script=Latin}\p{Script=Greek}]/u.test(letters)
      ? letters.normalize('NFD').replace(/\p{M}/gu, '')
      : letters.replace(/\p{Nd}/gu, digitValue)
    // A hyphen for the end of a line is a dash where it is no part of a word.
    const isInWord = /\p{L}$/u.test(low) && /^\p{L}/u.test(text.slice(index + 1, index + 3))
    const shown = bare === '\u00ad' ? (isInWord ? '' : '-') : (SAME[bare] ?? bare)
    low += shown
    for (let count = shown.length; count > 0; count--) places.push(index)
  }
  return { low, at: index => places[index] ?? text.length }
}

/**
 * What a phrase may be: kinds of words, and months with their languages. In a marked text a phrase is the letter of its sense and fillers,
 * so that the expressions below stay small.
 */
type Sense = { kinds: Set<string>; months: Map<number, string[]>; letter: string }
export const FILLER = '\ue000'
export const PHRASES = new Map<string, Sense>()
/** The phrases by their first letters, the longest first. */
const BY_START = new Map<string, string[]>()
const START = 2
const ENDINGS = new Set(Object.values(DATE_WORDS).flatMap(({ endings }) => flat(endings ?? '').low.split('|')))
export const SENSES = sensesOf()

function addPhrases(kind: string, phrases: string, month?: [month: number, language: string]): void {
  for (const phrase of flat(phrases).low.split('|')) {
    const sense = PHRASES.get(phrase) ?? { kinds: new Set(), months: new Map(), letter: '' }
    sense.kinds.add(kind)
    if (month) sense.months.set(month[0], [...(sense.months.get(month[0]) ?? []), month[1]])
    if (phrase) PHRASES.set(phrase, sense)
  }
}

function addMonths(language: string, months: string): void {
  for (const [, month, names = ''] of months.matchAll(/(\d{1,2})(\D{1,200})/g))
    for (const name of names.trim().replaceAll('_', ' ').split('/')) {
      addPhrases('month', name, [Number(month), language])
      // In Hebrew "in", "from" and "to" are a letter of the word.
      if (language === 'he') for (const before of 'במ') addPhrases('month', before + name, [Number(month), language])
    }
}

/** Phrases that may be the same share a letter. */
function sensesOf(): Map<string, Sense> {
  for (const [language, { months, endings, ...words }] of Object.entries(DATE_WORDS)) {
    addMonths(language, months ?? '')
    for (const [kind, phrases] of Object.entries(words)) addPhrases(kind, phrases)
  }
  const others = { and: AND, between: BETWEEN, quarter: QUARTERS, blank: BLANKS }
  for (const [kind, phrases] of Object.entries(others)) addPhrases(kind, phrases)
  for (const phrase of COMMON.split('|')) addPhrases('common', phrase)
  const senses = new Map<string, Sense>()
  const letters = new Map<string, string>()
  for (const [phrase, sense] of [...PHRASES].sort(([a], [b]) => b.length - a.length)) {
    const key = JSON.stringify([[...sense.kinds].sort(), sense.kinds.has('month') ? [...sense.months] : ''])
    sense.letter = letters.get(key) ?? String.fromCharCode(0xe001 + letters.size)
    letters.set(key, sense.letter)
    senses.set(sense.letter, sense)
    const start = phrase.slice(0, START)
    BY_START.set(start, [...(BY_START.get(start) ?? []), phrase])
  }
  return senses
}

const LETTER = /[\p{L}\p{M}]/u
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
const RUN_ON = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}]/u

/** The text with its phrases marked: at the beginning of words, behind another phrase, and anywhere in scripts without spaces. */
export function marked(low: string): string {
  let marks = ''
  for (const { 0: word, index } of low.matchAll(/[\p{L}\p{M}]+/gu)) {
    marks += low.slice(marks.length, index)
    const end = index + word.length
    while (marks.length < end) {
      const at = marks.length
      const phrase = phraseAt(low, at)
      if (phrase) marks += (PHRASES.get(phrase)?.letter ?? '') + FILLER.repeat(phrase.length - 1)
      else marks += RUN_ON.test(word) ? low[at] : low.slice(at, end)
    }
  }
  return marks + low.slice(marks.length)
}

function phraseAt(low: string, at: number): string {
  const start = low.slice(at, at + START)
  for (const phrase of [...(BY_START.get(start) ?? []), ...(PHRASES.has(low[at] ?? '') ? [low[at] as string] : [])]) {
    if (!low.startsWith(phrase, at) || isOrdinal(low, at, phrase)) continue
    const end = at + phrase.length
    const next = low.slice(end, end + 12)
    if (!LETTER.test(next[0] ?? '') || !LETTER.test(phrase.at(-1) ?? '')) return phrase
    if (UNSPACED.test(phrase) && phrase.length > 1) return phrase
    const rest = /^[\p{L}\p{M}]+/u.exec(next)?.[0] ?? ''
    if (PHRASES.get(phrase)?.kinds.has('month') && (ENDINGS.has(rest) || isSuffix(rest))) return phrase
  }
  return ''
}
/** "st" of "21st" is no word. */
const isOrdinal = (low: string, at: number, phrase: string) =>
  /^[a-z]{1,2}$/.test(phrase) && /(?:^|\D)\d{1,2}$/.test(low.slice(Math.max(0, at - 3), at))
const isSuffix = (word: string) => ['after', 'onward'].some(kind => PHRASES.get(word)?.kinds.has(kind))

/** An expression for a phrase of any of the kinds. */
export function phraseOf(...kinds: string[]): string {
  const letters = [...SENSES.values()].filter(sense => kinds.some(kind => sense.kinds.has(kind)))
  return `(?:[${letters.map(({ letter }) => letter).join('')}]${FILLER}*)`
}
