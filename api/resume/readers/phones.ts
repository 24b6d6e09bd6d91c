// Phone numbers in the lines above the first section, by the numbering plans of the world. Pure.
import { type CountryCode, findPhoneNumbersInText, getCountries, isValidPhoneNumber } from 'libphonenumber-js/max'
import { isDateOnly } from './dates.ts'

export type { CountryCode }
/** `from` and `to`: its place in the text, with its extension. */
export type Phone = { from: number; to: number; text: string }

/** Signs of a number; whether they are one is a question of their count and of the plans. */
const NUMBER = /(?<![\p{L}\p{N}/.,@-])(?:\(?\+|\()?\d[\d\s()./\u2010-\u2013\u2212-]{4,40}\d/gu
const EXTENSION =
  /^\)?[\s,;]{0,3}(?:\(?(?:ext(?:n|ension)?[.:]?|x|durchwahl|dw\.?|nebenstelle|poste|int(?:erno)?\.?|anexo|ramal|toestel|wew\.?|доб\.?|внутр\.?|#)\s{0,2}\d{1,6}\)?)(?![\p{L}\p{N}])/iu
const BETWEEN = /\s{0,3}[/–]\s{0,3}|\s{3,9}/g
const FEWEST = 7
const MOST = 15
const MOST_LETTERS = 200
const digitsOf = (text: string) => text.replace(/\D/g, '')

/** Domains of countries that are not used for their letters, and what the codes of numbers say. */
const NOT_A_COUNTRY = new Set(['IO', 'ME', 'CO', 'TV', 'AI', 'CC', 'FM', 'LY', 'TO', 'GG', 'AM', 'SH', 'SO', 'IM'])
const NAMED_IN = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'cs', 'sv', 'tr', 'ru', 'hi', 'ar', 'ja', 'ko', 'zh']

/** The countries that numbers, domains of addresses and names of countries in a text point to, the surest first. */
export function countriesIn(text: string): CountryCode[] {
  const numbers = text
    .slice(0, 5_000)
    .split('\n')
    .filter(line => line.includes('+') && line.length <= MOST_LETTERS)
    .flatMap(line => findPhoneNumbersInText(line).flatMap(({ number }) => number.country ?? []))
  const known = new Set<string>(getCountries())
  const domains = [...text.matchAll(/[\p{L}\d]\.([a-z]{2})(?=$|[\s/|,;)>])/gu)]
    .map(([, domain = '']) => (domain === 'uk' ? 'GB' : domain.toUpperCase()))
    .filter(code => known.has(code) && !NOT_A_COUNTRY.has(code))
  const words = new Set(text.toLowerCase().match(/\p{L}[\p{L}\p{M}]+/gu) ?? [])
  const names = NAMED_IN.flatMap(language => {
    const name = new Intl.DisplayNames([language], { type: 'region' })
    return getCountries().filter(code => words.has(name.of(code)?.toLowerCase() ?? ''))
  })
  return [...new Set([...numbers, ...(domains as CountryCode[]), ...names])].slice(0, 6)
}

/** The numbers of a text, from left to right. A date is none. */
export function phonesIn(text: string, countries: readonly CountryCode[]): Phone[] {
  if (text.length > MOST_LETTERS) return []
  return [...text.matchAll(NUMBER)].flatMap(({ 0: run, index }) => {
    const numbers = dividedRun(run, countries)
    return numbers.flatMap(({ from, to }, at) => {
      const number = run.slice(from, to)
      const count = digitsOf(number).length
      if (count < FEWEST || count > MOST || (!number.startsWith('+') && isDateOnly(number))) return []
      const after = text.slice(index + to, index + to + 30)
      const extension = at === numbers.length - 1 ? (EXTENSION.exec(after)?.[0] ?? '') : ''
      const end = index + to + extension.length
      return [{ from: index + from, to: end, text: text.slice(index + from, end).trim() }]
    })
  })
}

/** Whether a plan has it: that of its prefix, or of one of the countries. */
export const isAssigned = (text: string, countries: readonly CountryCode[]): boolean =>
  /^\(?(?:\+|00)/.test(text)
    ? isValidPhoneNumber(
        text
          .replace(/^\(?00/, '+')
          .replace('(0)', '')
          .replaceAll('/', ' '),
      )
    : countries.some(country => isValidPhoneNumber(text.replaceAll('/', ' '), country))

/** A slash or a dash is within a number or between two: the plans decide, then the count of digits. */
function dividedRun(run: string, countries: readonly CountryCode[]): { from: number; to: number }[] {
  const whole = { from: 0, to: run.length }
  if (isAssigned(run, countries)) return [whole]
  const divider = [...run.matchAll(BETWEEN)].find(({ 0: sign, index }) => {
    const [left, right] = [run.slice(0, index), run.slice(index + sign.length)]
    return digitsOf(left).length >= FEWEST && digitsOf(right).length >= FEWEST
  })
  if (!divider) return [whole]
  const next = divider.index + divider[0].length
  const rest = dividedRun(run.slice(next), countries)
  return [{ from: 0, to: divider.index }, ...rest.map(({ from, to }) => ({ from: from + next, to: to + next }))]
}
