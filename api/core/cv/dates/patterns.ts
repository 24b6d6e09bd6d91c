// How a language writes dates. The patterns are data of ours, made once from Intl by scripts/dates.ts, so that every runtime
// prints the same. English is always loaded, the others by load.ts. Pure.
import english from './en.data.json' with { type: 'json' }

/** `{d}`, `{m}` and `{y}` stand for day, month and year. */
export interface DateForm {
  month: string
  day: string
}
/** The twelve names are divided by "|"; `dayNames`: beside a day, where they differ. */
export interface NamedForm extends DateForm {
  names: string
  dayNames?: string
}
export interface DatePatterns {
  year: string
  long: NamedForm
  short: NamedForm
  numeric: DateForm
  /** The first day of a month beside its name, where it is no plain number. */
  firstDay?: string
  /** Between two dates. */
  between: string
  /** Between two dates that are years. */
  betweenYears: string
  /** `{start}` and `{present}`: a period that goes on, where `between` does not stand between them. */
  ongoing?: string
  /** The zero of the language's own digits, and whether they are usual. */
  digits?: { zero: string; areUsual: boolean }
  /** What differs in regions; the codes are divided by spaces. */
  regions?: Record<string, Partial<DatePatterns>>
}

const loaded = new Map<string, DatePatterns>([['en', english]])

export function addDatePatterns(language: string, patterns: DatePatterns): void {
  loaded.set(language, patterns)
}

/** Norwegian without more is bokmål. */
export const primaryOf = (tag: string): string => (tag.toLowerCase().split('-')[0] ?? '').replace(/^no$/, 'nb')

/** The patterns of a BCP 47 tag; English where the language has none. */
export function datePatterns(tag: string): DatePatterns {
  const { regions, ...patterns } = loaded.get(primaryOf(tag)) ?? (english as DatePatterns)
  const parts = tag.toUpperCase().split('-').slice(1)
  const region = parts.find(part => /^[A-Z]{2}$/.test(part)) ?? ''
  const found = Object.entries(regions ?? {}).find(([codes]) => codes.split(' ').includes(region))
  return { ...patterns, ...found?.[1] }
}
