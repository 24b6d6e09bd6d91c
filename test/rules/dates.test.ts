// Dates in every language that has patterns: a table of cases, the forms to choose from, and the readers, which read all of them again.
import '../../api/core/cv/languages/all.ts'
import type { DateStyle } from '../../api/core/cv/dates/format.ts'
import { datePatterns } from '../../api/core/cv/dates/patterns.ts'
import { formatDate, labelsOf, rangeParts } from '../../api/core/cv/locale.ts'
import { periodsIn } from '../../api/resume/readers/dates.ts'
import { LANGUAGES, MADE_FROM, patternsOf } from '../../scripts/lib/date-patterns.ts'
import t from '../tap.ts'
import table from './date-cases.data.json' with { type: 'json' }

type Form = NonNullable<DateStyle['dateForm']>
const FORMS = ['long', 'short', 'numeric', 'iso'] as const
/** The cases of the table: a date or a period, and its form. */
const CASES: readonly (readonly [form: Exclude<Form, 'iso'>, start: string, end?: string])[] = [
  ['long', '2021'],
  ...(['long', 'short', 'numeric'] as const).map(form => [form, '2021-03'] as const),
  ...(['long', 'short', 'numeric'] as const).map(form => [form, '2013-12-01'] as const),
  ['long', '2013', '2017'],
  ...(['long', 'short', 'numeric'] as const).map(form => [form, '2017-07', '2021-02'] as const),
  ['long', '2013-12-01', '2021-02-28'],
]
const [NUMERIC_PERIOD, DAYS] = [10, 11]

/** The cases that Intl writes in another way, and why ours is right. */
const BY_HAND: readonly [why: string, cases: Readonly<Record<string, readonly number[]>>][] = [
  [
    'Intl pads a month alone and not in a period; ours is the same in both, so that a column of dates is even.',
    Object.fromEntries(
      'hi ta te bn mr kn ml gu pa or ur ar fa he de es cs el zh ko th vi id'
        .split(' ')
        .map(one => [one, [NUMERIC_PERIOD]]),
    ),
  ],
  ['A dash without spaces hardly shows between dates of hyphens and full stops.', { pl: [10], sv: [10], ru: [10] }],
  ['Intl never pads alone in these languages, forms do.', { he: [3], es: [3] }],
  ['Intl has a space or a comma in another place than the long form.', { te: [5], kn: [5, DAYS] }],
  ['Intl has the month first in Odia, which nobody in India writes.', { or: [6] }],
  [
    '"تا" is "until", and stands in the usual words for "until now"; a dash reads the same in both.',
    { fa: [7, 8, 9, DAYS] },
  ],
  [
    'Hebrew months with names have spaces around the dash as in the short form; days keep their "ב".',
    { he: [8, DAYS] },
  ],
  ['The first of a month is "1er" in French.', { fr: [4, 5, DAYS] }],
  ['Intl pads days and has numbers for months in these periods only.', { it: [DAYS], cs: [DAYS] }],
  ['A Hungarian year has its full stop only before a month.', { hu: [0] }],
  [
    '"г." and "р." belong to running text, not to the dates of a list.',
    { ru: [1, 2, 4, 5, 8, 9, DAYS], uk: [1, 2, 4, 5, 8, 9, DAYS] },
  ],
  ['Intl has a hyphen.', { el: [8] }],
  [
    'Intl writes other forms in periods than alone, and collapses years; each date of a CV stands whole, so that readers find it.',
    { zh: [7, 8, 9, DAYS], ja: [7, 8, 9, NUMERIC_PERIOD, DAYS] },
  ],
  ['Intl has no numeric month, or has it in the words of a sentence.', { zh: [3], vi: [3] }],
  ['Korean CVs write 2021.03; the sign has spaces in Intl for years and none for months.', { ko: [3, 6, 8, 9, DAYS] }],
]

const rangeText = (start: string, end: string | undefined, language: string, style: DateStyle, current = false) =>
  rangeParts(start, end, current, language, style)
    .map(({ text }) => text)
    .join('')

const OPTIONS = {
  long: { year: 'numeric', month: 'long' },
  short: { year: 'numeric', month: 'short' },
  numeric: { year: 'numeric', month: '2-digit' },
} as const
function inIntl(language: string, form: Exclude<Form, 'iso'>, start: string, end?: string): string {
  const day = start.length === 10 && { day: form === 'numeric' ? ('2-digit' as const) : ('numeric' as const) }
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    ...(start.length === 4 ? { year: 'numeric' } : { ...OPTIONS[form], ...day }),
    timeZone: 'UTC',
    calendar: 'gregory',
  })
  const text = end ? format.formatRange(new Date(start), new Date(end)) : format.format(new Date(start))
  return text.replace(/[\u2009\u202f\u00a0]/g, ' ')
}
const hasSameData = process.versions['cldr'] === MADE_FROM

t.test('dates and periods of every language are those of the table', t => {
  t.same(Object.keys(table).sort(), Object.keys(LANGUAGES).sort())
  for (const [language, wanted] of Object.entries(table)) {
    const shown = CASES.map(([dateForm, start, end]) => rangeText(start, end, language, { dateForm }))
    t.same(shown, wanted, language)
  }
  t.end()
})

t.test(
  'the table is what Intl writes, but for the cases by hand',
  { skip: !hasSameData && 'other language data' },
  t => {
    for (const [language, wanted] of Object.entries(table)) {
      const others = BY_HAND.flatMap(([, cases]) => cases[language] ?? []).sort((one, other) => one - other)
      const different = CASES.flatMap((given, at) => (inIntl(language, ...given) === wanted[at] ? [] : [at]))
      t.same(different, others, language)
    }
    t.end()
  },
)

t.test('the patterns are those that the script makes', { skip: !hasSameData && 'other language data' }, t => {
  for (const language of Object.keys(LANGUAGES)) {
    const { regions: _, ...patterns } = patternsOf(language)
    t.same(datePatterns(language), patterns, language)
  }
  t.end()
})

t.test('a period that goes on has the word of the labels behind the sign of the language', t => {
  t.equal(rangeText('2021-03', undefined, 'en', {}, true), 'March 2021 – present')
  t.equal(rangeText('2021-03', undefined, 'zh', {}, true), '2021年3月至今')
  t.match(rangeText('2021-03', undefined, 'ja', {}, true), /^2021年3月 – \S/)
  t.match(rangeText('2021-03', undefined, 'ko', {}, true), /^2021년 3월 ~ \S/)
  t.end()
})

t.test('2021-03 is the same in every language, but for digits', t => {
  for (const language of Object.keys(LANGUAGES)) {
    const style = { dateForm: 'iso', digits: 'latin' } as const
    t.equal(formatDate('2021-03', language, style), '2021-03')
    t.equal(formatDate('2013-12-01', language, style), '2013-12-01')
    t.match(rangeText('2021-03', '2022-11', language, style), /^2021-03 [–~] 2022-11$/)
  }
  t.end()
})

t.test('digits are those of the language, or Latin, by choice', t => {
  const cases = [
    ['fa', {}, 'مارس ۲۰۲۱'],
    ['fa', { digits: 'latin' }, 'مارس 2021'],
    ['ar', {}, 'مارس 2021'],
    ['ar', { digits: 'own' }, 'مارس ٢٠٢١'],
    ['ar-EG', {}, 'مارس ٢٠٢١'],
    ['ar-EG', { digits: 'latin' }, 'مارس 2021'],
    ['hi', { digits: 'own' }, 'मार्च २०२१'],
    ['bn', { digits: 'latin' }, 'মার্চ 2021'],
    ['ta', { digits: 'own', dateForm: 'numeric' }, '௦௩-௨௦௨௧'],
    ['th', { digits: 'own', calendar: 'buddhist' }, 'มีนาคม ๒๕๖๔'],
    ['en', { digits: 'own' }, 'March 2021'],
  ] as const
  for (const [language, style, text] of cases) t.equal(formatDate('2021-03', language, style), text, language)
  t.end()
})

t.test('years of a Thai CV are Gregorian or Buddhist, by choice; those of other CVs stay Gregorian', t => {
  t.equal(formatDate('2021-03', 'th', { calendar: 'gregorian' }), 'มีนาคม 2021')
  t.equal(formatDate('2021-03', 'th-TH', { calendar: 'buddhist' }), 'มีนาคม 2564')
  t.equal(formatDate('2024-02-29', 'th', { calendar: 'buddhist', dateForm: 'short' }), '29 ก.พ. 2567')
  t.equal(rangeText('2013', '2017', 'th', { calendar: 'buddhist' }), '2556–2560')
  t.equal(formatDate('2021-03', 'en', { calendar: 'buddhist' }), 'March 2021')
  t.end()
})

t.test('a region has its own names and order', t => {
  const cases = [
    ['en-US', 'December 1, 2013', '12/01/2013'],
    ['en-IN', '1 December 2013', '01/12/2013'],
    ['de-AT', '1. Dezember 2013', '01.12.2013'],
    ['ar-LB', '١ كانون الأول ٢٠١٣', '٠١‏/١٢‏/٢٠١٣'],
    ['pt-PT', '1 de dezembro de 2013', '01/12/2013'],
    ['nl-BE', '1 december 2013', '01/12/2013'],
    ['zh-Hant-TW', '2013年12月1日', '2013/12/01'],
    ['no', '1. desember 2013', '01.12.2013'],
  ] as const
  for (const [language, long, numeric] of cases) {
    t.equal(formatDate('2013-12-01', language), long, language)
    t.equal(formatDate('2013-12-01', language, { dateForm: 'numeric' }), numeric, language)
  }
  t.equal(formatDate('2021-01', 'de-AT'), 'Jänner 2021')
  t.end()
})

const MONTHS = Array.from({ length: 12 }, (_, month) => `2021-${String(month + 1).padStart(2, '0')}`)
/** Every way to write the dates of a language. */
const stylesOf = (language: string): DateStyle[] =>
  FORMS.flatMap(dateForm =>
    (['latin', ...(datePatterns(language).digits ? (['own'] as const) : [])] as const).flatMap(digits =>
      (['gregorian', ...(language === 'th' ? (['buddhist'] as const) : [])] as const).map(calendar => ({
        dateForm,
        digits,
        calendar,
      })),
    ),
  )

t.test('the readers read every form of every language', t => {
  for (const language of Object.keys(LANGUAGES)) {
    const wrong: string[] = []
    const expect = (text: string, start: string, end?: string | null) => {
      const [found, ...more] = periodsIn(text)
      const isRead = found?.start === start && found.end === end && more.length === 0
      if (!isRead) wrong.push(`${text}: ${found?.start} ${found?.end} ${more.length}`)
    }
    // A Buddhist year is read where there are Thai words.
    const goesOn = (start: string, style: DateStyle) =>
      (style.calendar === 'gregorian' || labelsOf(language).language === language) &&
      expect(rangeText(start, undefined, language, style, true), start, null)
    for (const style of stylesOf(language)) {
      for (const month of MONTHS) {
        expect(rangeText(month, undefined, language, style), month)
        expect(rangeText('2019-05', month, language, style), '2019-05', month)
        goesOn(month, style)
      }
      expect(rangeText('2013-12-31', '2021-02-28', language, style), '2013-12-31', '2021-02-28')
      expect(rangeText('2013', '2017', language, style), '2013', '2017')
      expect(rangeText('2013', '2017-03', language, style), '2013', '2017-03')
      goesOn('2013', style)
    }
    t.same(wrong.slice(0, 6), [], `${language}: ${wrong.length}`)
  }
  t.end()
})
