// How much a text looks like a job title and how much like an organisation, by lists of ordinary words of each language. Pure.
import { splitWords } from './account.ts'
import data from './titles.data.json' with { type: 'json' }

/** Where the word that names the thing stands: "Hospital Central", "City Hospital", or at the end of a text without spaces. */
const START = 1
const END = 2
const GLUED = 4
const SIDES: Record<string, number> = { left: START, right: END, end: GLUED }
/** Languages that join words: "Wirtschaftsingenieur", "sairaanhoitaja". */
const COMPOUND = 8
const COMPOUNDING = new Set(['de', 'nl', 'sv', 'da', 'nb', 'fi', 'hu'])
const MOST_WORDS = 4
/** Names are shorter; a hostile text is not searched to its end. */
const MOST_LETTERS = 200

/** Small letters without accents: people leave them out, above all in capitals. */
export const folded = (text: string): string[] =>
  splitWords(text.slice(0, MOST_LETTERS)).map(word =>
    word
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .normalize('NFC')
      .replaceAll('ı', 'i'),
  )

type List = Map<string, number>
const TITLES: List = new Map()
const ORGANISATIONS: List = new Map()
for (const [language, { side, titles, feminine, organisations }] of Object.entries(data)) {
  const sides = (SIDES[side] ?? END) | (COMPOUNDING.has(language) ? COMPOUND : 0)
  for (const name of titles.flatMap(line => line.split('|')))
    for (const form of formsOf(folded(name), feminine, side === 'left')) add(TITLES, form, sides)
  for (const name of organisations.flatMap(line => line.split('|'))) add(ORGANISATIONS, folded(name).join(' '), sides)
}

function add(list: List, name: string, sides: number): void {
  if (name) list.set(name, (list.get(name) ?? 0) | sides)
}

/** The name of a job and its feminine forms by the endings "masculine:feminine". */
function formsOf(words: string[], feminine: string, isFirst: boolean): string[] {
  const at = isFirst ? 0 : words.length - 1
  const head = words[at] ?? ''
  const others = feminine.split(' ').flatMap(pair => {
    const [from = '', to = ''] = pair.split(':')
    return from && head.endsWith(from) ? [head.slice(0, -from.length) + to] : []
  })
  return [head, ...others].map(word => words.with(at, word).join(' '))
}

/** The sides of the longest name at the beginning or the end of the words. */
function sidesAt(list: List, words: string[], isEnd: boolean, mask: number): number {
  for (let count = Math.min(MOST_WORDS, words.length); count > 0; count--) {
    const some = isEnd ? words.slice(-count) : words.slice(0, count)
    const sides = (list.get(some.join(' ')) ?? 0) & mask
    if (sides) return sides
  }
  return 0
}

/** Whether a word ends with a name of the list: "Vrachtwagenchauffeur", "看護師". */
function endsWithName(list: List, word: string, kind: number): boolean {
  const least = kind === GLUED ? 1 : 4
  for (let from = kind === GLUED ? 1 : 2; from <= word.length - least; from++)
    if ((list.get(word.slice(from)) ?? 0) & kind) return true
  return false
}

const RANK =
  /^(?:senior|junior|sr|jr|deputy|vice|interim|acting|freelance|graduate|trainee|apprentice|stellv|stellvertretende[rs]?|leitende[rs]?|freie[rs]?|gepruft(?:e|er)|premiere?|ayudante|aide|aiuto|auxiliar|starsz[ya]|mlodsz[ya]|младш\p{L}{2}|старш\p{L}{2}|ведущ\p{L}{2}|главн\p{L}{2}|hlavn[iya])$/u
/** "(m/w/d)", "(H/F)", "Verkäufer/in", "Serveur(se)". */
const GENDERS =
  /\([mwfhdx](?:\/[mwfhdx]){1,2}\)|\p{Ll}[/:*_](?:in|a|e|euse|trice)(?!\p{L})|\p{Ll}\((?:in|a|e|se|ne)\)/iu
const SMALL_WORD = /\s\p{Ll}{4,}/u

/** From 0; 2 and more where the head of the text is the name of a job. */
export function titleScore(whole: string): number {
  const text = whole.slice(0, MOST_LETTERS)
  const words = folded(text)
  const [first, last] = [words[0], words.at(-1)]
  if (!first || !last) return 0
  const more = (RANK.test(first) ? 1 : 0) + (GENDERS.test(text) ? 2 : 0) + (SMALL_WORD.test(text) ? 0.5 : 0)
  if (TITLES.has(words.join(' '))) return 3 + more
  const isHead =
    sidesAt(TITLES, words, false, START) ||
    sidesAt(TITLES, words, true, END) ||
    endsWithName(TITLES, last, COMPOUND) ||
    isGlued(TITLES, words)
  if (isHead) return 2 + more
  const isNear = sidesAt(TITLES, words, false, END | GLUED) || endsWithName(TITLES, first, COMPOUND)
  return (isNear ? 1 : 0) + more
}

const isGlued = (list: List, words: string[]) =>
  sidesAt(list, words, true, GLUED) > 0 || endsWithName(list, words.at(-1) ?? '', GLUED)

const LEGAL_FORM =
  /(?:^|[\s,(])(?:inc|incorporated|llc|ltd|limited|llp|plc|corp|corporation|company|co|gmbh|mbh|ag|kg|ohg|ug|gbr|eg|e\. ?v|se|kgaa|s\. ?a|sa|sas|sarl|eurl|s\. ?l|sl|slu|s\.r\.l|srl|snc|sas|spa|s\.p\.a|bv|nv|vof|b\.v|n\.v|oy|oyj|ab|hb|asa?|a\/s|aps|sp\. ?z ?o\. ?o|s\.c|sp\. ?j|spol\. s r\. ?o|s\. ?r\. ?o|a\. ?s|pvt|pte|pty|kft|bt|zrt|nyrt|d\.?o\.?o|j?d\.o\.o|obrt|lda|ltda|eireli|a\.ş|ltd\. şti|ооо|оао|зао|пао|оод|еоод|ад|et fils|& co|і сини|株式会社|有限公司|\(주\)|㈜)\.?\)?$/iu
const LEGAL_START = /^(?:ооо|оао|зао|пао|ао|ип|тов|фоп|тзов|pt|cv|ud|株式会社|有限会社|\(주\)|㈜|주식회사)[\s.«"„]?/iu
/** "The Mill", "Le Bistrot". */
const ARTICLE = /^(?:The|Le|La|Les|El|Los|Las|Il|Lo|Gli|De|Het|Der|Die|Das|Den|Det) [\p{Lu}\d]|^(?:L|D)['’]\p{Lu}/u
const NAMES_JOINED = /\p{L}(?: & | \+ )\p{Lu}/u
const WITH_AND = /^\p{Lu}\S* (?:and|und|et|y|e|i|och|og|en|ja|és|и|і|й|și|a|ve|και) \p{Lu}\S*$/u
const OF_A_PERSON = /\p{L}['’]s(?!\p{L})|(?<!\p{L})(?:St|Ste|Saint|Sainte|San|Santa|São|Sankt|Dr|Fr|Св)\.? \p{Lu}/u
const QUOTED = /["„“«»”]/
const NO_TITLE = /^\p{Lu}{3,5}$|\p{Ll}\p{Lu}\p{Ll}|\p{L}\.(?:com|org|net|io|de|co)$/u

/** From 0; 2 and more where the head of the text names an organisation. */
function bodyScore(whole: string): number {
  const text = whole.slice(0, MOST_LETTERS)
  const words = folded(text)
  const [first, last] = [words[0], words.at(-1)]
  if (!first || !last) return 0
  let score = LEGAL_FORM.test(text) || LEGAL_START.test(text) ? 3 : 0
  const isHead =
    sidesAt(ORGANISATIONS, words, false, START) ||
    sidesAt(ORGANISATIONS, words, true, END) ||
    endsWithName(ORGANISATIONS, last, COMPOUND) ||
    isGlued(ORGANISATIONS, words)
  const isNear = words.some(
    word => ORGANISATIONS.has(word) || (word.length > 6 && endsWithName(ORGANISATIONS, word, COMPOUND)),
  )
  // A word beside the head alone decides nothing.
  score += isHead ? 2 : isNear ? 0.75 : 0
  const hints: [RegExp, number][] = [
    [ARTICLE, 1],
    [NAMES_JOINED, 1],
    [WITH_AND, 0.75],
    [OF_A_PERSON, 0.75],
    [QUOTED, 1],
    [NO_TITLE, 0.75],
  ]
  for (const [hint, weight] of hints) if (hint.test(text)) score += weight
  return score
}

/** Above 0: rather an organisation than a position; below 0: the other way. */
export const organisationScore = (text: string): number => bodyScore(text) - titleScore(text)

/** "Inc.", "GmbH" behind a comma is a part of the name. */
export const isLegalForm = (text: string): boolean => LEGAL_FORM.exec(text)?.index === 0

/** May be a place: up to three words that name neither a job nor an organisation. */
export const isShortName = (text: string) =>
  /^[\p{Lu}\p{Lo}]/u.test(text) &&
  text.split(' ').length <= 3 &&
  !/\d|[。！？!?;；]|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{9}/u.test(text) &&
  Math.abs(organisationScore(text)) < 1
