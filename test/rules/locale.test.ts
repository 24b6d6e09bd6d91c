// The labels of a CV in its language: dates, periods, titles, direction.
import { OFFERED_LANGUAGES } from '../../api/core/cv/languages/index.ts'
import '../../api/core/cv/languages/all.ts'
import { direction, formatDate, labelsOf, rangeParts } from '../../api/core/cv/locale.ts'
import { fc } from '../dose.ts'
import t from '../tap.ts'
import { holds } from './arbitrary-cv.ts'

const knownLanguages = () => OFFERED_LANGUAGES
const rangeText = (...range: Parameters<typeof rangeParts>) =>
  rangeParts(...range)
    .map(part => part.text)
    .join('')

t.test('dates are formatted in the language', t => {
  const cases = [
    ['2021', 'en', '2021'],
    ['2021-03', 'en', 'March 2021'],
    ['2021-03-05', 'en', '5 March 2021'],
    ['2021-03-05', 'en-US', 'March 5, 2021'],
    ['2021-03', 'hi', 'मार्च 2021'],
    ['2021-03', 'ta', 'மார்ச் 2021'],
    ['2021-03', 'ar', 'مارس 2021'],
    ['2021-03', 'ar-EG', 'مارس ٢٠٢١'],
    ['2021-03-05', 'ar-SA', '٥ مارس ٢٠٢١'],
    ['2021', 'zh', '2021年'],
    ['2021-03-05', 'zh-CN', '2021年3月5日'],
    ['2021-03', 'fr', 'mars 2021'],
    ['0999', 'en', '999'],
    ['2024-02-29', 'en', '29 February 2024'],
  ] as const
  for (const [date, language, text] of cases) t.equal(formatDate(date, language), text, `${date} ${language}`)
  t.end()
})

t.test('a text that is not a date is unchanged', t => {
  for (const text of ['', 'soon', '2021-13', '2023-02-29', '2021-00', '21', '2021-3', '2021-03-05T00:00', ' 2021'])
    t.equal(formatDate(text, 'en'), text)
  t.end()
})

t.test('periods have the sign of the language between the dates, or its word for the present', t => {
  const cases = [
    ['2013', '2017', false, 'en', '2013 – 2017'],
    ['2017-07', '2021-02', undefined, 'en', 'July 2017 – February 2021'],
    ['2021-03', undefined, true, 'en', 'March 2021 – present'],
    ['2021-03', '2022', true, 'en', 'March 2021 – present'],
    ['2021-03', undefined, false, 'en', 'March 2021'],
    [undefined, '2022', false, 'en', '2022'],
    ['2020', '2020', false, 'en', '2020'],
    [undefined, undefined, true, 'en', 'present'],
    ['', '', false, 'en', ''],
    ['2013', '2017', false, 'ar', '2013–2017'],
    ['2021-03', undefined, true, 'ar', 'مارس 2021 – حتى الآن'],
    ['2021-03', undefined, true, 'hi', 'मार्च 2021 – वर्तमान'],
    ['2021-03', undefined, true, 'ta', 'மார்ச் 2021 – தற்போது வரை'],
    ['2021-03', undefined, true, 'zh', '2021年3月至今'],
    ['2013', '2017', false, 'zh', '2013年 – 2017年'],
  ] as const
  for (const [start, end, current, language, text] of cases)
    t.equal(rangeText(start, end, current, language), text, `${start} ${end} ${language}`)
  t.end()
})

t.test('a period in pieces has its dates unformatted', t => {
  t.same(rangeParts('2017-07', '2021', false, 'en'), [
    { text: 'July 2017', date: '2017-07' },
    { text: ' – ' },
    { text: '2021', date: '2021' },
  ])
  t.end()
})

t.test('a tag has the labels of its language; a region only changes dates', t => {
  for (const language of knownLanguages()) t.equal(labelsOf(language).language, language)
  for (const language of ['xx-YY', '', 'constructor', '__proto__', 'EN-gb'])
    t.equal(labelsOf(language).language, 'en', language)
  t.equal(labelsOf('hi-IN').sections.education, 'शिक्षा')
  t.equal(labelsOf('ZH-Hant-TW').language, 'zh')
  t.same([labelsOf('no').language, labelsOf('NO-NO').language], ['nb', 'nb'])
  t.end()
})

t.test('the direction follows the script, then the language', t => {
  for (const language of ['ar', 'AR-eg', 'he', 'fa-IR', 'ur', 'az-Arab', 'pa-Arab-PK'])
    t.equal(direction(language), 'rtl', language)
  for (const language of ['en', 'hi', 'ta', 'zh-Hans', 'ar-Latn', 'ku-Latn', '', 'arm'])
    t.equal(direction(language), 'ltr', language)
  t.end()
})

t.test('no date and no language causes an error', t => {
  const language = fc.oneof(
    fc.constantFrom(...knownLanguages(), 'en-x', 'ar-u-nu', 'zh-a-b', 'hi-1', 'en-abcdefgh-abcdefgh'),
    fc.string(),
  )
  const date = fc.oneof(fc.stringMatching(/^\d{4}(-\d{2}(-\d{2})?)?$/), fc.string())
  holds(
    t,
    fc.property(date, date, fc.boolean(), language, (start, end, current, tag) => {
      direction(tag)
      return typeof rangeText(start, end, current, tag) === 'string' && formatDate(start, tag) !== undefined
    }),
  )
  t.end()
})
