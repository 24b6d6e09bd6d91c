// The check's texts in the language of the page, which carries them as JSON; in English where it carries none.
import type { CheckCounted, CheckText } from '../../../api/core/reader-words/verify-texts.ts'

type Values = Readonly<Record<string, string | number>>
type Texts = { texts: Record<string, string>; counted: Record<string, Record<string, string>> }

/** Tests and the program import files of the check where there is no document. */
const carried = globalThis.document?.getElementById('check-texts')?.textContent
const TEXTS: Texts | null = carried ? JSON.parse(carried) : null
const LANGUAGE = TEXTS ? document.documentElement.lang : 'en-GB'
export const isEnglish = TEXTS === null

/** From the right to the left, a name or domain is set apart from the signs around it. */
const [FROM, TO] = TEXTS && document.documentElement.dir === 'rtl' ? ['\u2068', '\u2069'] : ['', '']
const filled = (pattern: string, values: Values) =>
  pattern.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    name in values ? `${FROM}${values[name]}${TO}` : placeholder,
  )

export const say = (text: CheckText, values: Values = {}): string => filled(TEXTS?.texts[text] ?? text, values)

/** A text with `{count}`. `one`: its English singular. */
export function counted<Many extends keyof CheckCounted>(
  many: Many,
  one: CheckCounted[Many],
  count: number,
  values: Values = {},
): string {
  const forms: Record<string, string> = TEXTS?.counted[many] ?? { one, other: many }
  const form = new Intl.PluralRules(LANGUAGE).select(count)
  return filled(forms[form] ?? forms.other ?? many, { ...values, count })
}

export const listOf = (names: Iterable<string>): string => new Intl.ListFormat(LANGUAGE).format(names)
export const timeOf = (at: Date): string => at.toLocaleTimeString(LANGUAGE)
/** `20 November 2026`, in the Gregorian calendar. */
export const dayOf = (at: string): string =>
  new Date(at).toLocaleDateString(LANGUAGE, { dateStyle: 'long', timeZone: 'UTC', calendar: 'gregory' })
