// The languages with labels. To add one, add it to labels.data.json, and its titles of sections; a test reports missing labels.
import { type Language, titlesIn } from '../section-words.ts'
import data from './labels.data.json' with { type: 'json' }
import type { Labels } from './labels.ts'

const labels: Record<Language, Omit<Labels, 'sections'>> = data
const languages = Object.keys(labels) as Language[]

/** By primary language tag; the first one is the fallback. */
export const LANGUAGES = Object.fromEntries(
  languages.map(language => [language, { ...labels[language], sections: titlesIn(language) }]),
) as Readonly<Record<Language, Labels> & Record<string, Labels>>

/** The languages that the editor offers. There are fonts for all of them; labels fall back to English. */
export const OFFERED_LANGUAGES: readonly string[] =
  'en hi ta te bn mr kn ml gu pa or ur ar he de fr es pt it nl pl ru el tr zh ja ko th'.split(' ')
