// The direction of a text by its first strong character, as browsers do for dir=auto (words.typ has the same table), and directional
// isolates for formats without markup for them: plain text and DOCX. Pure.
export type Direction = 'ltr' | 'rtl'

const RTL_SIGNS =
  '\\u0590-\\u05ff\\u0608\\u060b\\u060d\\u061b-\\u065f\\u066d-\\u06dc\\u06e5-\\u06e8\\u06ea-\\u07f5\\u07fa-\\u088f\\u0892-\\u08e1\\u08e3-\\u08ff\\u200f' +
  '\\ufb1d-\\ufb28\\ufb2a-\\ufd3d\\ufd50-\\ufdce\\ufdf0-\\ufdfc\\ufe70-\\ufefe\\u{10800}-\\u{10fff}\\u{1e800}-\\u{1efff}'
const WEAK = '\\p{Mn}0-9\\u0660-\\u0669\\u06f0-\\u06f9\\uff10-\\uff19\\u{1d7ce}-\\u{1d7ff}'
const RTL = new RegExp(`(?![${WEAK}])[${RTL_SIGNS}]`, 'u')
const STRONG = new RegExp(`(?![${WEAK}])[${RTL_SIGNS}\\p{L}\\p{Mc}\\p{Nl}\\p{Nd}\\u200e]`, 'u')
const AGAINST_LTR = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u
const AGAINST_RTL = new RegExp(`(?![${RTL_SIGNS}])[\\p{L}\\p{N}\\u200e]`, 'u')

/** A text without strong characters is left-to-right. */
export const directionOf = (text: string): Direction => (RTL.test(STRONG.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr')

/** Whether a text and the rest of a line of this direction could reorder each other. */
export const isMixed = (text: string, line: Direction): boolean =>
  (line === 'rtl' ? AGAINST_RTL : AGAINST_LTR).test(text)

/** The characters that open and close an isolate of this direction. */
export const isolatesOf = (direction: Direction): [open: string, close: string] => [
  direction === 'rtl' ? '\u2067' : '\u2066',
  '\u2069',
]

/** The text in an isolate, if it needs one. */
export function isolated(text: string, line: Direction, direction: Direction = directionOf(text)): string {
  if (!isMixed(text, line)) return text
  return isolatesOf(direction).join(text)
}
