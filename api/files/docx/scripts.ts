// Splits a text into pieces of one script each, because word processors choose font and direction by run. Pure.
import { type HanForms, hanForms } from '../../core/cv/han.ts'

export type Piece = {
  text: string
  /** A font for the script that Word and LibreOffice have or substitute; absent where the document's own font is enough. */
  font?: string
  /** The font slot (complex script or East Asian) where a word processor could choose the wrong one. */
  hint?: 'cs' | 'eastAsia'
  rightToLeft: boolean
}

type Script = { letters: RegExp; font: string; hint?: 'cs' | 'eastAsia'; rightToLeft?: true }

const SCRIPTS: Script[] = [
  {
    letters: /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u,
    font: 'Arial',
    hint: 'cs',
    rightToLeft: true,
  },
  {
    letters:
      /[\p{Script=Devanagari}\p{Script=Tamil}\p{Script=Bengali}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Oriya}\p{Script=Sinhala}]/u,
    font: 'Nirmala UI',
    hint: 'cs',
  },
  { letters: /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u, font: 'Leelawadee UI', hint: 'cs' },
  { letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/u, font: 'Yu Gothic', hint: 'eastAsia' },
  { letters: /\p{Script=Hangul}/u, font: 'Malgun Gothic', hint: 'eastAsia' },
  // Includes CJK punctuation: 、 。 （ ）
  {
    letters: /[\p{Script=Han}\p{Script=Bopomofo}\u3001-\u303f\uff00-\uffef]/u,
    font: 'Microsoft YaHei',
    hint: 'eastAsia',
  },
]
const HAN_FONTS: Record<HanForms, string> = {
  simplified: 'Microsoft YaHei',
  traditional: 'Microsoft JhengHei',
  japanese: 'Yu Gothic',
  korean: 'Malgun Gothic',
}

/** Latin, Greek, Cyrillic and all scripts that are not in the table: set in the document's own font. */
const OTHER: Script = { letters: /\p{L}/u, font: '' }
const PLAIN = /^[\u0000-\u02ff\u0370-\u052f\u1e00-\u206f]*$/

/**
 * The pieces of a text, in order; joined they are the text. Blanks and signs between two scripts belong to the script that runs in the
 * direction of the paragraph (`base`). `language` (BCP 47) selects the regional forms of Chinese characters.
 */
export function piecesOf(text: string, base: 'ltr' | 'rtl', language: string): Piece[] {
  if (text === '') return []
  if (PLAIN.test(text)) return [{ text, rightToLeft: false }]
  const pieces: { text: string; script: Script }[] = []
  let neutral = ''
  for (const char of text) {
    const script = scriptOf(char)
    const last = pieces.at(-1)
    if (!script) neutral += char
    else if (last?.script === script) {
      last.text += neutral + char
      neutral = ''
    } else {
      const before = last && runsAlong(last.script, base) ? last : undefined
      if (before) before.text += neutral
      pieces.push({ text: before ? char : neutral + char, script })
      neutral = ''
    }
  }
  const last = pieces.at(-1)
  if (last) last.text += neutral
  else pieces.push({ text: neutral, script: OTHER })
  return pieces.map(({ text: words, script }) => ({
    text: words,
    ...(script.font && { font: fontOf(script, language) }),
    ...(script.hint && { hint: script.hint }),
    rightToLeft: script.rightToLeft === true,
  }))
}

const scriptOf = (char: string): Script | undefined =>
  SCRIPTS.find(script => script.letters.test(char)) ?? (OTHER.letters.test(char) ? OTHER : undefined)

const runsAlong = (script: Script, base: 'ltr' | 'rtl') => (script.rightToLeft === true) === (base === 'rtl')

const fontOf = ({ font }: Script, language: string): string =>
  font === HAN_FONTS.simplified ? HAN_FONTS[hanForms(language, '')] : font
