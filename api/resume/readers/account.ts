// Accounts for every word of a source: it is in a field, was recognised (a heading, a label, a date), or is listed as not placed. Pure.
import type { Doubt, Kind, Piece, Place, Reading, Resume } from './reading.ts'

type Word = { text: string; piece: number; from: number; to: number; isUsed: boolean }
/** `half`: the rest of a divided word. */
type Run = [taken: number, said: number, half?: Word]
type Leaf = { path: string; key: string; text: string }

/** Fields that are written in another way than in the source. */
export const REWRITTEN: ReadonlySet<string> = new Set([
  'startDate',
  'endDate',
  'date',
  'releaseDate',
  'x-endDate',
  'x-group',
  'countryCode',
  'network',
  '$schema',
  'x-language',
])
const WORD = /[\p{L}\p{M}\p{N}+#]+/gu
/** The form before normalisation, with the invisible marks that it may contain. */
const MARKED_WORD = /[\p{L}\p{M}\p{N}+#\u00ad\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g

export const normal = (text: string): string => text.normalize('NFKC').toLowerCase().replace(INVISIBLE, '')

/** Letters, digits, + and #, in lower case; what punctuation separates is two words. */
export const splitWords = (text: string): string[] =>
  (text.match(MARKED_WORD) ?? []).flatMap(word => normal(word).match(WORD) ?? [])

/** Every word of the text with its place in it. */
function wordsIn(text: string, piece: number): Word[] {
  return [...text.matchAll(MARKED_WORD)].flatMap(({ 0: found, index: from }) =>
    splitWords(found).map(word => ({ text: word, piece, from, to: from + found.length, isUsed: false })),
  )
}

export function leavesOf(value: unknown, path = '', key = ''): Leaf[] {
  if (typeof value === 'string') return value.trim() ? [{ path, key, text: value }] : []
  if (Array.isArray(value)) return value.flatMap((item, index) => leavesOf(item, `${path}/${index}`, key))
  if (!value || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, item]) => leavesOf(item, `${path}/${name}`, name))
}

/** Finds the words of the fields in the source, the longest runs first, so that a field highlights its line of the source. */
function takeFields(words: Word[], leaves: Leaf[]): { places: Place[]; invented: string[] } {
  const byText = new Map<string, number[]>()
  for (const [index, { text }] of words.entries()) {
    const list = byText.get(text)
    if (list) list.push(index)
    else byText.set(text, [index])
  }
  const places: Place[] = []
  const invented: string[] = []
  const starts = new Map<number, number>()
  for (const [index, { piece }] of words.entries()) if (!starts.has(piece)) starts.set(piece, index)
  /** The number of words from `at` on that equal `wanted` from `from` on; a word that was divided at the end of a line is two. */
  const runFrom = (at: number, wanted: string[], from: number): Run => {
    let word = at
    let said = from
    while (said < wanted.length && word < words.length && !words[word]?.isUsed) {
      const one = words[word] as Word
      const next = words[word + 1]
      const below = starts.get(one.piece + 1)
      const rest = below === undefined ? undefined : words[below]
      if (one.text === wanted[said]) word++
      else if (next && !next.isUsed && one.text + next.text === wanted[said]) word += 2
      // The second half of the word begins the next line, and a date is between the halves.
      else if (rest && !rest.isUsed && one.text + rest.text === wanted[said])
        return [word + 1 - at, said + 1 - from, rest]
      else break
      said++
    }
    return [word - at, said - from]
  }
  for (const { path, text } of leaves) {
    const wanted = splitWords(text)
    const lit = new Set<number>()
    for (let from = 0; from < wanted.length; ) {
      let best: [at: number, ...Run] = [-1, 0, 0]
      for (const at of candidates(byText, words, wanted[from] as string)) {
        const run = runFrom(at, wanted, from)
        const said = run[1]
        if (said > best[2]) best = [at, ...run]
        if (said === wanted.length - from) break
      }
      const [at, taken, said, half] = best
      if (said === 0) {
        // A word of the source may be used twice: an employer with two positions is named once.
        if (!byText.has(wanted[from] as string)) invented.push(wanted[from] as string)
        from++
        continue
      }
      for (const word of [...words.slice(at, at + taken), ...(half ? [half] : [])]) {
        word.isUsed = true
        lit.add(word.piece)
      }
      from += said
    }
    for (const piece of lit) places.push({ path, piece })
  }
  return { places, invented }
}

/** Where a run may begin: at the word itself, or at the first part of it where a line's end divides it. */
function* candidates(byText: Map<string, number[]>, words: Word[], word: string): Generator<number> {
  const parts = Array.from({ length: Math.max(0, word.length - 3) }, (_, index) => word.slice(0, index + 2))
  for (const text of [word, ...parts]) {
    const places = byText.get(text) ?? []
    // A word that occurs thousands of times is not searched again for each field.
    const free = places.findIndex(at => !words[at]?.isUsed)
    places.splice(0, free < 0 ? places.length : free)
    yield* places
  }
}

/** `whole`: only if the piece has no other text, as in headings. */
function takeUnderstood(words: Word[], pieces: Piece[], whole: boolean) {
  const ofPiece = groupByPiece(words)
  for (const [index, { understood }] of pieces.entries()) {
    const wanted = splitWords(understood ?? '')
    const own = ofPiece.get(index) ?? []
    if (wanted.length === 0 || (whole && wanted.length < own.length)) continue
    for (const text of wanted) {
      const word = own.find(one => !one.isUsed && one.text === text)
      if (word) word.isUsed = true
    }
  }
}

function groupByPiece(words: Word[]): Map<number, Word[]> {
  const groups = new Map<number, Word[]>()
  for (const word of words) {
    const group = groups.get(word.piece)
    if (group) group.push(word)
    else groups.set(word.piece, [word])
  }
  return groups
}

/** The unused words, adjacent ones joined. */
function leftIn(words: Word[], pieces: Piece[]): { text: string; where: string }[] {
  const left: { text: string; where: string }[] = []
  let run: Word[] = []
  const end = () => {
    const first = run[0]
    const last = run.at(-1)
    const piece = first && pieces[first.piece]
    if (first && last && piece) left.push({ text: piece.text.slice(first.from, last.to), where: piece.where })
    run = []
  }
  for (const word of words) {
    if (run.length > 0 && (word.isUsed || run[0]?.piece !== word.piece)) end()
    if (!word.isUsed) run.push(word)
  }
  end()
  return left
}

/** `links`: addresses that the source's links lead to, shown or not. */
type Read = { kind: Kind; resume: Resume; pieces: Piece[]; notes?: string[]; doubts?: Doubt[]; links?: string[] }

/** `invented` are words of fields that the source has not: a fault of the reader. */
export function account({
  kind,
  resume,
  pieces: shown,
  notes = [],
  doubts = [],
  links = [],
}: Read): Reading & { invented: string[] } {
  const said = JSON.stringify(resume)
  const hidden = links.filter(url => said.includes(url) && !shown.some(({ text }) => text.includes(bare(url))))
  const pieces = [...shown, ...hidden.map(url => ({ text: bare(url), where: 'links' }))]
  const words = pieces.flatMap(({ text }, index) => wordsIn(text, index))
  takeUnderstood(words, pieces, true)
  const all = leavesOf(resume)
  const addresses = new Map(
    all.filter(({ key }) => key === 'url').map(({ path, text }) => [path.slice(0, -'/url'.length), text]),
  )
  // The name of a profile is a part of its address.
  const isInAddress = ({ path, key, text }: Leaf) =>
    key === 'username' && addresses.get(path.slice(0, -'/username'.length))?.includes(text)
  const leaves = all.filter(leaf => !REWRITTEN.has(leaf.key) && !isInAddress(leaf))
  const trimmed = leaves.map(leaf => (leaf.key === 'url' ? { ...leaf, text: withoutScheme(leaf.text, pieces) } : leaf))
  const { places, invented } = takeFields(words, trimmed)
  takeUnderstood(words, pieces, false)
  return {
    kind,
    resume,
    unplaced: leftIn(
      words.filter(({ piece }) => piece < shown.length),
      shown,
    ),
    notes,
    doubts,
    pieces,
    places,
    invented,
  }
}

const bare = (url: string) => url.replace(/^(https?:\/\/|mailto:)/i, '')

/** An address to which the scheme was added. */
function withoutScheme(url: string, pieces: Piece[]): string {
  return pieces.some(({ text }) => text.includes(url)) ? url : bare(url)
}
