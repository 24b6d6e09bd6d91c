// The regional forms of Chinese characters: Unicode has one code for them, so that the typeface decides. Pure.

export type HanForms = 'simplified' | 'traditional' | 'japanese' | 'korean'

const BY_LANGUAGE: [RegExp, HanForms][] = [
  [/^ja\b/i, 'japanese'],
  [/^ko\b/i, 'korean'],
  [/^zh-hans\b/i, 'simplified'],
  [/^(?:zh-(?:hant|tw|hk|mo)|yue)\b/i, 'traditional'],
  [/^zh\b/i, 'simplified'],
]
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u

/** The forms for a text in a language (BCP 47). In other languages than these, a text with kana is Japanese. */
export const hanForms = (language: string, text: string): HanForms =>
  BY_LANGUAGE.find(([tag]) => tag.test(language))?.[1] ?? (KANA.test(text) ? 'japanese' : 'simplified')
