// Words of an advertisement and of a CV, and what they are compared by: the language's lists, stems, names of several words.
import de from './de.data.json' with { type: 'json' }
import en from './en.data.json' with { type: 'json' }
import es from './es.data.json' with { type: 'json' }
import fr from './fr.data.json' with { type: 'json' }
import hi from './hi.data.json' with { type: 'json' }
import names from './names.data.json' with { type: 'json' }

const LISTS = { en, de, fr, es, hi }
export type ReadLanguage = keyof typeof LISTS
/** `other`: no lists; words are compared as they are. */
export type JobLanguage = ReadLanguage | 'other'

const splitAll = (texts: readonly string[]) => texts.flatMap(text => text.split(' '))
const phrasesOf = (text: string) =>
  text
    .toLowerCase()
    .split(',')
    .map(phrase => phrase.trim())

/** Other spellings of one thing. The first word of a group is the term that the others mean. */
const tableOf = (lines: readonly string[]) =>
  new Map(
    splitAll(lines).flatMap(group => group.split('=').map((word): [string, string] => [word, group.split('=', 1)[0]!])),
  )
const SAME = tableOf([...names.same, ...names.english, ...names.activities])
const ACTIVITIES = tableOf(names.activities)
/** One word of an activity, such as `developer`, is too vague for a term. */
export const isActivity = (key: string) => ACTIVITIES.has(key)

const ENDINGS: Record<Exclude<JobLanguage, 'en'>, RegExp | null> = {
  de: /(?:kenntnissen?|erfahrung(?:en)?|ungen|ung|innen|ern|en|er|es|em|in|e|n|s)$/,
  fr: /(?:issements?|ements?|ations?|ateurs?|atrices?|euses?|eurs?|ées?|és?|er|ez|ives?|ifs?|elles?|els?|ales?|aux|al|es|s|x|e)$/,
  es: /(?:aciones|ación|amientos?|imientos?|adores|adoras?|ador|idad(?:es)?|adas?|ados?|ar|er|ir|es|as|os|a|o|s)$/,
  hi: /(?:ियों|ियाँ|ियां|ाओं|ाएँ|ाएं|ों|ें|ीय|ी|ा|े|ि|ो)$/,
  other: null,
}
const LEAST_STEM = { de: 4, fr: 4, es: 4, hi: 2, other: 4 }

/** The stem of an English word: without `-s`, `-ing`, `-ed`, `-ment`, `-ion` and the like. Both sides are cut alike. */
export function stemOf(word: string, language: JobLanguage = 'en'): string {
  if (language !== 'en') {
    const cut = ENDINGS[language] ? word.replace(ENDINGS[language], '') : word
    return cut.length < LEAST_STEM[language] ? word : cut
  }
  if (!/^[a-z]{4,}$/.test(word)) return word
  const single = word
    .replace(/ies$/, 'y')
    .replace(/(ss|x|z|ch|sh)es$/, '$1')
    .replace(/([^su])s$/, '$1')
  const bare = single.replace(/(?:ation|ating|ated|ator|ate|ement|ment|ing|ed|ion|ly|e)$/, '')
  if (bare === single || bare.length < 3 || !/[aeiouy]/.test(bare)) return single
  return stemOf(bare.replace(/([bdfgmnprt])\1$/, '$1'))
}

/** For the lists: without the endings of number and case only. */
export function lightStem(word: string, language: JobLanguage): string {
  if (language === 'hi') return word
  if (language === 'de') return word.replace(/(?<=.{4})(?:e[nrsm]?|n|s)$/, '')
  // Thousands of words at the first use: comparisons of letters cost less than an expression.
  const isPlural = word.length > 3 && (word.endsWith('x') || (word.endsWith('s') && !word.endsWith('ss')))
  return isPlural ? word.slice(0, -1) : word
}

/** `make`, `makes`, `making`, `made` (listed), `planned`. */
export function isFormOf(word: string, verbs: ReadonlySet<string>): boolean {
  const bare = word.replace(/ie[sd]$/, 'y').replace(/(?:ing|ed|es|s)$/, '')
  const isDoubled = bare.at(-1) === bare.at(-2)
  return verbs.has(word) || verbs.has(bare) || verbs.has(`${bare}e`) || (isDoubled && verbs.has(bare.slice(0, -1)))
}

export type Lists = {
  language: JobLanguage
  /** Words that no term crosses. */
  stop: ReadonlySet<string>
  /** Words that no term begins with. */
  verbs: ReadonlySet<string>
  /** Words that are no term without another. */
  vague: ReadonlySet<string>
  /** Words inside a term only, such as `of`. */
  links: ReadonlySet<string>
  /** Names, activities, languages, degrees: light stems of the words of each, by the first stem. */
  known: Phrases
}

const made = new Map<JobLanguage, Lists>()

/** Built at the first use of a language: the first call takes a few milliseconds. */
export function listsOf(language: JobLanguage): Lists {
  const before = made.get(language)
  if (before) return before
  const list = LISTS[language === 'other' ? 'en' : language]
  // Hindi advertisements are full of English words.
  const also = language === 'hi' ? en : { stop: [], verbs: '', vague: [], known: '' }
  const spellings = [...SAME.keys()].filter(word => !ACTIVITIES.has(word)).map(word => word.replaceAll('-', ' '))
  const known = [...phrasesOf(names.names), ...phrasesOf(list.known), ...phrasesOf(also.known), ...spellings]
    .filter(one => one !== '')
    .map(phrase => phrase.split(' ').map(word => lightStem(word, language)))
  const lists = {
    language,
    stop: new Set(splitAll([...list.stop, ...also.stop])),
    verbs: new Set(`${list.verbs} ${also.verbs}`.split(' ')),
    vague: new Set(splitAll([...list.vague, ...also.vague])),
    links: new Set(list.links.split(' ')),
    known: byFirstWord(known),
  }
  made.set(language, lists)
  return lists
}

export const SECTIONS = ['tasks', 'must', 'nice', 'off'] as const
export type Section = (typeof SECTIONS)[number]

/** The headings and the cues of a language. */
export const headsOf = (language: ReadLanguage): [Section, string[]][] =>
  SECTIONS.map(section => [section, phrasesOf(LISTS[language].heads[section])])
export type Cues = Record<Section, Phrases>
export const cuesOf = (language: ReadLanguage) =>
  Object.fromEntries(
    SECTIONS.map(section => [section, byFirstWord(phrasesOf(LISTS[language].cues[section]).map(plainWords))]),
  ) as Cues
/** How words begin that a heading of each section has. */
export const headWordsOf = (language: ReadLanguage): [Section, string[]][] =>
  SECTIONS.map(section => [section, phrasesOf(LISTS[language].headWords[section])])

export const plainWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** Phrases as their words, by the first one; the longest first. */
export type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>

function byFirstWord(phrases: readonly (readonly string[])[]): Phrases {
  const found = new Map<string, (readonly string[])[]>()
  for (const words of phrases) {
    const [first = ''] = words
    const others = found.get(first)
    if (others) others.push(words)
    else found.set(first, [words])
  }
  for (const others of found.values()) others.sort((one, two) => two.length - one.length)
  return found
}

export const phraseAt = (words: readonly string[], at: number, phrases: Phrases) =>
  phrases.get(words[at]!)?.find(one => one.every((word, index) => words[at + index] === word))

/** How many of the phrases the words have, without overlaps. */
export function countIn(words: readonly string[], phrases: Phrases): number {
  let count = 0
  for (let at = 0; at < words.length; ) {
    const phrase = phraseAt(words, at, phrases)
    if (phrase) count++
    at += phrase?.length ?? 1
  }
  return count
}

/** Languages without lists that share many words with one that has them. */
const OTHERS =
  'não você são uma com em da do dos ao para os as um il di che per della nel sono una gli con het een van en voor met wij je jij niet ook bij och att det som för med på är vi du og til av ikke w z na do się jest oraz lub dla ve bir için ile și pe la cu sau este'
const MARKS: [JobLanguage, ReadonlySet<string>][] = [
  ['en', new Set('the and of to in for with you we is are our will be your or on as at have'.split(' '))],
  ['de', new Set('und der die das mit für sie in wir du ist im von bei ihre deine oder eine zu auf als'.split(' '))],
  ['fr', new Set('et de la le les des vous en à un une du pour votre est nous avec dans au sur ou'.split(' '))],
  ['es', new Set('y de la el en los las con para un una del se por que o su al tu años'.split(' '))],
  ['other', new Set(OTHERS.split(' '))],
]
/** The share of a text's words that the language's commonest words make up at least. */
const LEAST_SHARE = 0.06

/** The language of an advertisement by its commonest words; Hindi by its script and words. */
export function languageOf(text: string): JobLanguage {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
  const nagari = words.filter(word => /[\u0900-\u097f]/.test(word))
  if (nagari.length > words.length * 0.15) return nagari.some(word => /^(?:है|हैं|में|के|की|और)$/.test(word)) ? 'hi' : 'other'
  const counts = MARKS.map(([language, marks]) => ({ language, share: words.filter(word => marks.has(word)).length }))
  const best = counts.reduce((one, two) => (two.share > one.share ? two : one))
  if (/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text) && best.share === 0) return 'other'
  return words.length > 30 && best.share < words.length * LEAST_SHARE
    ? 'other'
    : best.share === 0
      ? 'en'
      : best.language
}

/** Longer words are cut: the time of some comparisons grows with the square of a word's length. */
const MOST_WORD_LETTERS = 100
const WORD = /\.?[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}]|[.’'/&+-](?=[\p{L}\p{N}]))*[+#]*/gu
const ELISION = /^(?:d|l|qu|n|s|j|c|m|t|jusqu)['’](?=\p{L})/iu

/**
 * A word, and what it is compared by. `plain`: without capitals and plural. `isNamed`: it looks like a name, by its capitals or signs.
 * `isKnown`: the lists have it. `from`, `to`: its place in the text.
 */
export type Word = {
  text: string
  plain: string
  key: string
  stem: string
  isStop: boolean
  isNamed: boolean
  isKnown: boolean
  from: number
  to: number
}
type Piece = { text: string; from: number }

function piecesIn(part: string, language: JobLanguage): Piece[] {
  const pieces: Piece[] = []
  for (const { 0: found, index } of part.matchAll(WORD)) {
    const elided = language === 'fr' ? (ELISION.exec(found)?.[0] ?? '') : ''
    if (elided) pieces.push({ text: elided, from: index })
    const text = found.slice(elided.length).replace(/[’']s$/, '')
    const from = index + elided.length
    const sides = text.split('/')
    const isOne = sides.length === 1 || sides.some(side => side.length < 3) || SAME.has(text.toLowerCase())
    let at = from
    for (const side of isOne ? [text] : sides) {
      pieces.push({ text: side.slice(0, MOST_WORD_LETTERS), from: at })
      if (!isOne && at === from) pieces.push({ text: '/', from: at + side.length })
      at += side.length + 1
    }
  }
  return pieces
}

const keyOf = (lower: string): string | undefined => SAME.get(lower) ?? SAME.get(lower.replace(/s$/, ''))

function wordOf({ text, from }: Piece, isFirst: boolean, isKnown: boolean, lists: Lists): Word {
  const lower = text.toLowerCase().replaceAll('’', "'")
  const key = keyOf(lower.replaceAll(' ', '-')) ?? lower
  const hasSign = /[+#]$|^\.|[a-z]\.[a-z]|\d/i.test(text) && /\p{L}/u.test(text)
  const isNamed = hasSign || /^\P{L}*\p{L}.*\p{Lu}/u.test(text) || (!isFirst && /^\p{Lu}/u.test(text))
  return {
    text,
    plain: lower.replace(/(?<=[^su].)s$/, ''),
    key,
    stem: key
      .split(' ')
      .map(word => stemOf(word, lists.language))
      .join(' '),
    isStop: !isKnown && (lists.stop.has(lower) || !/[\p{L}\p{N}]/u.test(lower)),
    isNamed,
    isKnown,
    from,
    to: from + text.length,
  }
}

/** Short names that are also words of the language count where they are written as a name. */
const isWritten = (text: string) => text.length > 3 || /\p{Lu}|[+#.&/\d]|[^\p{Script=Latin}]/u.test(text)

/** The words of a part of a sentence; `cache` keeps the words read so far. Known terms of several words become one word. */
export function wordsIn(part: string, begins: boolean, lists: Lists, cache: Map<string, Word>): Word[] {
  const pieces = piecesIn(part, lists.language)
  const stems = pieces.map(({ text }) => lightStem(text.toLowerCase(), lists.language))
  const words: Word[] = []
  for (let at = 0; at < pieces.length; ) {
    const phrase = phraseAt(stems, at, lists.known)
    const first = pieces[at]!
    const last = pieces[at + (phrase?.length ?? 1) - 1]!
    const piece = { text: part.slice(first.from, last.from + last.text.length).replace(/\s+/g, ' '), from: first.from }
    const isPlainWord = phrase?.length === 1 && lists.stop.has(piece.text)
    const isKnown = phrase !== undefined && !isPlainWord && isWritten(piece.text)
    const isFirst = begins && at === 0
    const name = `${isFirst}${isKnown}${piece.text}`
    const word = cache.get(name) ?? wordOf(piece, isFirst, isKnown, lists)
    cache.set(name, word)
    words.push({ ...word, from: first.from, to: last.from + last.text.length })
    at += phrase?.length ?? 1
  }
  return words
}

/** A known term of several words as its words, unless it is another spelling of a name. */
export function singleWords(words: readonly Word[]): Word[] {
  return words.flatMap(word => {
    if (!word.key.includes(' ')) return [word]
    const stems = word.stem.split(' ')
    const plains = word.plain.split(' ')
    return word.text.split(' ').map((text, at) => {
      return { ...word, text, key: stems[at]!, stem: stems[at]!, plain: plains[at]!, isNamed: /\p{Lu}/u.test(text) }
    })
  })
}
