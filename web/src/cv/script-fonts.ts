// The style sheets of further typefaces that a page needs, by the scripts that it contains: fonts-<name>.css.
import { type HanForms, hanForms } from '../../../api/core/cv/han.ts'

const LETTERS = {
  indic:
    /[\p{Script=Bengali}\p{Script=Devanagari}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Thai}]/u,
  arabic: /\p{Script=Arabic}/u,
  hebrew: /\p{Script=Hebrew}/u,
  japanese: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  korean: /\p{Script=Hangul}/u,
}
export type ScriptSheet = keyof typeof LETTERS | HanForms
/** Addresses of the style sheets. */
export type ScriptSheets = Readonly<Record<string, string>>

const NAMES = Object.keys(LETTERS) as (keyof typeof LETTERS)[]
export const SCRIPT_SHEETS: ScriptSheet[] = [...NAMES, 'simplified', 'traditional']

/** Names of the style sheets that a text in a language needs. Chinese characters have the forms of the language's region. */
export function sheetsFor(text: string, language: string): ScriptSheet[] {
  const found = NAMES.filter(name => LETTERS[name].test(text))
  return /\p{Script=Han}/u.test(text) ? [...new Set([...found, hanForms(language, text)])] : found
}
