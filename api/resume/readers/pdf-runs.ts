// The letters of a PDF page joined to words. Pure.

/** In points from the upper left corner of the page. */
export type Run = {
  text: string
  x: number
  right: number
  /** Of the letters' box. */
  top: number
  bottom: number
  baseline: number
  size: number
  weight: number
  isItalic: boolean
  colour: number
  /** The file draws a space before it. */
  isSpaced?: boolean
}
/** `stated`: the place of a text that the file states for several drawn signs. */
export type Glyph = Run & { isSpace: boolean; isGenerated: boolean; stated?: number }

/** Of a letter's height: what is further apart is two words, even where PDFium supposes no space. */
const WORD_GAP = 0.5
const SAME_LINE = 0.25
/** PDFium also adds line ends between the letters of a line that the file draws one by one. */
export const LINE_END = '\n'

/** Before a letter: a space that the file draws, or one that PDFium supposes, at the end of a line too. */
type Space = 'drawn' | 'supposed' | 'line' | undefined

/** Words: letters that stand side by side, as the file draws them. */
export function runsOf(glyphs: Glyph[]): Run[] {
  const runs: Run[] = []
  const spaces = glyphs.filter(({ isSpace, text }) => isSpace && text !== LINE_END)
  // Where the file draws its spaces, the spaces that PDFium adds are right, too.
  const areDrawn = spaces.filter(({ isGenerated }) => !isGenerated).length > 0.3 * spaces.length
  let [run, space]: [Run | undefined, Space] = [undefined, undefined]
  let before: (Run & { stated: number | undefined }) | undefined
  const areStated = statesWords(glyphs)
  let isSpaced = false
  // Between the last two letters of letter-spaced capitals, in heights of letters.
  let tracking = 0
  for (const { isSpace, isGenerated, stated, ...glyph } of withMarksBehind(glyphs)) {
    if (isSpace) {
      const isSupposed = isGenerated && (!areDrawn || tracking > 0)
      if (glyph.text === LINE_END) space ??= 'line'
      else if (space !== 'drawn') space = isSupposed ? 'supposed' : 'drawn'
      isSpaced = !isGenerated
      // The boxes of Indian letters are too narrow: a word ends where the space begins that the file draws behind it.
      if (run && !isGenerated && INDIC.test(run.text) && isNear(run, glyph)) run.right = Math.max(run.right, glyph.x)
      continue
    }
    const isMark = /^\p{M}/u.test(glyph.text)
    const isIndic = INDIC.test(glyph.text) || (/[^\P{P}•·]/u.test(glyph.text) && INDIC.test(run?.text.at(-1) ?? ''))
    // The letters of one drawn glyph have the same place, and boxes that grow.
    const isSameGlyph =
      before?.baseline === glyph.baseline && (stated === undefined ? isGrown(before, glyph) : before.stated === stated)
    const isOne =
      run &&
      (isSameGlyph ||
        (isIndic && (areStated ? space === undefined || space === 'line' : areDrawn)
          ? isNear(run, glyph)
          : isBeside(run, glyph, tracking, space, areStated)))
    const areCapitals = space === undefined && /^\p{Lu}+$/u.test((before?.text ?? '') + glyph.text)
    tracking = before && areCapitals ? Math.min(0.1, Math.max(0, glyph.x - before.right) / glyph.size) : 0
    before = { ...glyph, stated }
    if (run && isOne && (space !== 'drawn' || isMark) && (isMark || isAlike(run, glyph))) {
      run.text += glyph.text
      run.x = Math.min(run.x, glyph.x)
      run.right = Math.max(run.right, glyph.right)
    } else {
      run = { ...glyph, ...(isSpaced && { isSpaced }) }
      runs.push(run)
    }
    space = undefined
    isSpaced = false
  }
  return runs.some(({ text }) => RTL.test(text)) ? joinedLeftwards(runs) : runs
}

/** Beside Arabic or Hebrew, PDFium hands on the pieces of an address ("org", ".", "example") from the right to the left. */
function joinedLeftwards(runs: Run[]): Run[] {
  const joined: Run[] = []
  for (const run of runs) {
    const last = joined.at(-1)
    const touches =
      last &&
      Math.abs(last.x - run.right) < 0.05 * run.size &&
      Math.abs(last.baseline - run.baseline) < SAME_LINE * run.size
    if (touches && !RTL.test(last.text + run.text) && !INDIC.test(run.text) && isAlike(run, last)) {
      last.text = run.text + last.text
      last.x = run.x
    } else joined.push(run)
  }
  return joined
}

const INDIC = /[\u0900-\u0dff]/
/** Vowel signs have boxes of their own, beside, above or below their letters; letters that one glyph draws have one place. */
const isNear = (run: Run, glyph: Run) =>
  areOneScript(run.text, glyph.text) &&
  (Math.abs(glyph.size - run.size) < 0.05 * run.size || glyph.x - run.right < 0.2 * glyph.size) &&
  Math.abs(glyph.baseline - run.baseline) < glyph.size &&
  (Math.abs(glyph.x - run.right) < 2.5 * glyph.size || (glyph.x >= run.x && glyph.x < run.right))

/** Each Indian script has a block of 128 letters. */
const areOneScript = (text: string, letter: string) =>
  !INDIC.test(letter) ||
  /[\u0964\u0965]/.test(letter) ||
  (text.codePointAt(0) ?? 0) >> 7 === (letter.codePointAt(0) ?? 0) >> 7

/** Digits of these scripts are written from the left. */
export const RTL = /[\p{Script=Arabic}\p{Script=Hebrew}](?<!\p{Nd})/u

/** Marks of Arabic and Hebrew stand where their letters do; files that draw them first hand them on before the letter. */
function withMarksBehind(glyphs: Glyph[]): Glyph[] {
  const ordered = glyphs.filter((_, at) => !isRepeated(glyphs, at) && !isRepeated(glyphs, at + 1))
  for (let index = 1; index + 1 < ordered.length; index++) {
    const [before, mark, letter] = ordered.slice(index - 1, index + 2) as [Glyph, Glyph, Glyph]
    const isAt = (one: Glyph) => RTL.test(one.text) && Math.abs(one.x - mark.x) < 0.05 * mark.size
    if (RTL_MARK.test(mark.text) && isAt(letter) && !isAt(before)) ordered.splice(index, 2, letter, mark)
    // One sign draws Lam and Alef, whose letters are handed on from the left.
    if (/[اأإآ]/.test(mark.text) && letter.text === 'ل' && isAt(letter)) ordered.splice(index, 2, letter, mark)
  }
  return ordered
}
/** A file may state the text of a letter and its mark for each of the two signs, which have baselines of their own. */
function isRepeated(glyphs: Glyph[], at: number): boolean {
  const [first, second] = glyphs.slice(Math.max(0, at - 1), at + 1)
  if (!first || !second || !RTL_MARK.test(first.text + second.text)) return false
  const isSame = (one: Glyph, before?: Glyph) =>
    one.text === second.text &&
    before?.text === first.text &&
    one.baseline !== second.baseline &&
    Math.abs(one.baseline - second.baseline) < 0.1 * one.size &&
    Math.abs(one.x - second.x) < 0.25 * one.size
  const next = glyphs.slice(at, at + 40)
  return next.some((one, index) => index > 1 && isSame(one, next[index - 1]))
}
const RTL_MARK = /[\u0591-\u05c7\u064b-\u0655]/

const isGrown = (one: Run, next: Run) => INDIC.test(next.text) && one.x === next.x && one.right < next.right

/** A second letter that no sign joins to the first. */
const TWO_LETTERS = /^\p{L}\p{M}*(?<![\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u200d])\p{L}/u
/** Files that state the text of whole words, not of single signs, have boxes that are wide enough. */
function statesWords(glyphs: Glyph[]): boolean {
  let piece = ''
  return glyphs.some(({ text, stated }, at) => {
    piece = stated !== undefined && glyphs[at - 1]?.stated === stated ? piece + text : text
    return INDIC.test(piece) && TWO_LETTERS.test(piece)
  })
}

/** PDFium supposes spaces behind vowel signs of Indian scripts whose boxes are too narrow: those must be twice as wide. */
function isBeside(run: Run, glyph: Run, tracking: number, space: Space, areStated: boolean): boolean {
  const isMark = /^\p{M}/u.test(glyph.text)
  const isRtl = RTL.test(glyph.text) || (RTL.test(run.text) && (isMark || glyph.x < run.x))
  const gap = (isRtl ? run.x - glyph.right : glyph.x - run.right) / glyph.size
  // A space is missing behind a comma or between two typefaces.
  const isOther = /[،؛]$/.test(run.text) || Math.abs(run.size - glyph.size) > 0.05 * glyph.size
  if (isRtl && isOther && gap > 0.05) return false
  const supposed = !areStated && /\p{Mc}\p{Mn}?$/u.test(run.text) ? 0.26 : 0.1 + tracking
  const isSpaceSupposed = space === 'supposed' || space === 'line'
  const limit = isMark ? 1 : isSpaceSupposed ? supposed : WORD_GAP
  return Math.abs(glyph.baseline - run.baseline) < SAME_LINE * glyph.size && gap < limit && gap > -1
}

const isAlike = (one: Run, next: Run) =>
  (Math.abs(one.size - next.size) < 0.2 * one.size || !/[\p{L}\p{N}]/u.test(next.text)) &&
  !(/[,;:|–—]$/.test(one.text) && isOtherLook(one, next))
/** A space that another typeface draws may be missing. */
const isOtherLook = (one: Run, next: Run) => one.weight !== next.weight || one.isItalic !== next.isItalic
