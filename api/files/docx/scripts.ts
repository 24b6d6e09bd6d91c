// A text in pieces of one script each, for word processors choose fonts and direction by piece. Pure; knows no file format.

export type Piece = {
  text: string
  /** A font that has the script and that Word and LibreOffice know or replace; none where the document's own will do. */
  font?: string
  /** Which of a word processor's fonts the letters belong to, where it could guess wrong. */
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
  // With the signs that are written between the characters: 、 。 （ ）
  {
    letters: /[\p{Script=Han}\p{Script=Bopomofo}\u3001-\u303f\uff00-\uffef]/u,
    font: 'Microsoft YaHei',
    hint: 'eastAsia',
  },
]
const HAN_FONTS: [RegExp, string][] = [
  [/^ja\b/i, 'Yu Gothic'],
  [/^ko\b/i, 'Malgun Gothic'],
  [/^zh-(hant|tw|hk|mo)\b/i, 'Microsoft JhengHei'],
]

/** Ours: Latin, Greek, Cyrillic and all scripts that are not in the table. */
const OTHER: Script = { letters: /\p{L}/u, font: '' }
const PLAIN = /^[\u0000-\u02ff\u0370-\u052f\u1e00-\u206f]*$/

/**
 * The pieces of a text, in order; joined they are the text. Blanks and signs between two scripts go with the one that runs
 * in the direction of the paragraph (`base`). `language`: BCP 47, decides whose forms Chinese characters have.
 */
export function piecesOf(text: string, base: 'ltr' | 'rtl', language: string): Piece[] {
  if (text === '') return []
  if (PLAIN.test(text)) return [{ text, rightToLeft: false }]
  const pieces: { text: string; script: Script }[] = []
  let waiting = ''
  for (const char of text) {
    const script = scriptOf(char)
    const last = pieces.at(-1)
    if (!script) waiting += char
    else if (last?.script === script) {
      last.text += waiting + char
      waiting = ''
    } else {
      const before = last && isWith(last.script, base) ? last : undefined
      if (before) before.text += waiting
      pieces.push({ text: before ? char : waiting + char, script })
      waiting = ''
    }
  }
  const last = pieces.at(-1)
  if (last) last.text += waiting
  else pieces.push({ text: waiting, script: OTHER })
  return pieces.map(({ text: words, script }) => ({
    text: words,
    ...(script.font && { font: fontOf(script, language) }),
    ...(script.hint && { hint: script.hint }),
    rightToLeft: script.rightToLeft === true,
  }))
}

const scriptOf = (char: string): Script | undefined =>
  SCRIPTS.find(script => script.letters.test(char)) ?? (OTHER.letters.test(char) ? OTHER : undefined)

const isWith = (script: Script, base: 'ltr' | 'rtl') => (script.rightToLeft === true) === (base === 'rtl')

function fontOf({ font }: Script, language: string): string {
  if (font !== 'Microsoft YaHei') return font
  return HAN_FONTS.find(([tag]) => tag.test(language))?.[1] ?? font
}
