// The languages of CVs: each has a file of words; English is always loaded, the others by load.ts. Pure.
import { type Language, OFFERED_LANGUAGES } from '../../contract/languages.ts'
import type { SectionName } from '../../contract/sections.ts'
import english from './en.data.ts'
import type { Labels, LanguageWords } from './labels.ts'

export { type Language, OFFERED_LANGUAGES }

/** The offered language of a BCP 47 tag; Norwegian without more is bokmål. */
export function offeredLanguage(tag: string): Language | undefined {
  const primary = (tag.toLowerCase().split('-')[0] ?? '').replace(/^no$/, 'nb')
  return OFFERED_LANGUAGES.find(language => language === primary)
}

/** The name of a language as its speakers write it. */
export function nameOfLanguage(code: string): string {
  try {
    const own = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
    return own.charAt(0).toLocaleUpperCase(code) + own.slice(1)
  } catch {
    return code
  }
}

const loaded = new Map<string, Labels>()

export function addLanguage(words: LanguageWords): void {
  const sections = Object.entries(words.titles).map(([name, [title]]) => [name, title])
  loaded.set(words.language, { ...words, sections: Object.fromEntries(sections) as Record<SectionName, string> })
}
addLanguage(english)

/** The labels of a language whose words are loaded, otherwise the English ones. */
export const loadedLabels = (tag: string): Labels =>
  loaded.get(offeredLanguage(tag) ?? 'en') ?? (loaded.get('en') as Labels)

/** Whether the words of a tag's language need not be fetched. */
export const isLanguageLoaded = (tag: string): boolean => loaded.has(offeredLanguage(tag) ?? 'en')

/** The labels of every language whose words are loaded, in the order of the languages, whichever came first. */
export const allLoadedLabels = (): Labels[] => OFFERED_LANGUAGES.flatMap(language => loaded.get(language) ?? [])
