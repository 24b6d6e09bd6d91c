// Our words for readers of a CV, in its language: on public pages, on the page that checks a CV, and on pages and in mails for institutions.
// The key of a text is its English form. Pure.
import { offeredLanguage } from '../cv/languages/index.ts'
import { formatDate } from '../cv/locale.ts'
import type { Text } from './texts.ts'
import { COUNTED, type Counted } from './texts.ts'

/** Plural forms of a text with `{count}`, by the categories of Intl.PluralRules. */
export type PluralForms = Readonly<{ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>>
/** The content of the file of a language. */
export interface ReaderTexts {
  language: string
  texts: Readonly<Record<Text, string>>
  counted: Readonly<Record<Counted, PluralForms>>
}

type Values = Readonly<Record<string, string | number>>
export interface ReaderWords {
  /** Of the texts: English where the CV's language is not offered or not loaded. */
  language: string
  /** The text with its placeholders, such as `{name}`. */
  pattern: (text: Text) => string
  say: (text: Text, values?: Values) => string
  forms: (text: Counted) => PluralForms
  /** `{count}` is the number, as the language writes it. */
  counted: (text: Counted, count: number, values?: Values) => string
  /** `a, b and c` */
  list: (items: Iterable<string>) => string
  /** The day of an instant: `20 November 2026`. */
  day: (instant: string) => string
}

/** The text with the values of its placeholders. */
export const filled = (pattern: string, values: Values = {}): string =>
  pattern.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))

/** `texts` undefined: English, where the key is the text. */
export function readerWords(language: string, texts?: ReaderTexts): ReaderWords {
  const [plurals, lists] = [new Intl.PluralRules(language), new Intl.ListFormat(language === 'en' ? 'en-GB' : language)]
  const pattern = (text: Text) => texts?.texts[text] ?? text
  const forms = (text: Counted): PluralForms => texts?.counted[text] ?? { one: COUNTED[text], other: text }
  return {
    language,
    pattern,
    forms,
    say: (text, values) => filled(pattern(text), values),
    counted(text, count, values) {
      const { other, ...few } = forms(text)
      return filled(few[plurals.select(count) as 'one'] ?? other, { ...values, count })
    },
    list: items => lists.format(items),
    day: instant => formatDate(instant.slice(0, 10), language),
  }
}

/** English is always loaded, the other languages by load.ts. */
export const ENGLISH: ReaderWords = readerWords('en')
const loaded = new Map<string, ReaderWords>()
export const addReaderTexts = (texts: ReaderTexts): void => {
  loaded.set(texts.language, readerWords(texts.language, texts))
}

/** The words in the language of a BCP 47 tag; English where they are not loaded. */
export const readerWordsIn = (tag: string): ReaderWords => loaded.get(offeredLanguage(tag) ?? 'en') ?? ENGLISH
