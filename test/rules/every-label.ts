// A CV with every section and every label, and the words of ours in a text: for tests that look for English words where there should be none.
import type { CvContentData } from '../../api/core/contract/cv.ts'
import type { Language } from '../../api/core/cv/languages/index.ts'
import type { Labels } from '../../api/core/cv/languages/labels.ts'
import { labelsOf } from '../../api/core/cv/locale.ts'
import { allTexts, COUNTED, type Counted } from '../../api/core/reader-words/texts.ts'
import { type ReaderWords, readerWordsIn } from '../../api/core/reader-words/words.ts'

export const nanoId = 'Ab3dE6gH9jK2mN5pQ8sTu'

/** The texts of a file of words with the names of their keys. */
export const textsOf = (value: unknown, key = ''): [string, string][] =>
  typeof value === 'string'
    ? [[key, value]]
    : Object.entries(Object(value)).flatMap(([name, inner]) => textsOf(inner, Array.isArray(value) ? key : name))
export const wordsOf = (text: string): string[] =>
  text
    .replace(/\{\w+\}/g, ' ')
    .toLowerCase()
    .match(/\p{Script=Latin}{2,}|[^\P{L}\p{Script=Latin}]{2,}/gu) ?? []
const allWordsOf = (labels: Labels, words: ReaderWords) => {
  const counted = Object.keys(COUNTED).flatMap(text => [1, 2, 3, 5, 11].map(n => words.counted(text as Counted, n)))
  const texts = [...textsOf(labels).map(([, text]) => text), ...allTexts().map(words.pattern), ...counted]
  return new Set(texts.flatMap(wordsOf))
}

const MONTHS = 'january february march april june july august september october november december'.split(' ')
export const ENGLISH = [...allWordsOf(labelsOf('en'), readerWordsIn('en')), ...MONTHS]

/** Every section and every label; the person's own texts are words of no language. */
const item = { id: 'i', startDate: '2019-03', current: true }
const study = { institution: 'Zqo', startDate: '2010-08', endDate: '2014-10', score: '9.1', scoreScale: '10' }
export const content: CvContentData = {
  personalDetails: {
    name: 'Zqa Zqb',
    email: 'zqa@zqb.invalid',
    imageUrl: `/cvs/${nanoId}/picture/${'0f1e2d3c4b5a6978'.repeat(4)}`,
    own: [{ id: 'o', label: 'Zqv', value: 'Zqw', public: true }],
  },
  profileSummary: 'Zqc zqd.',
  experience: [{ ...item, company: 'Zqe', position: 'Zqf' }],
  education: {
    class10: { ...study, score: '94.2', scoreKind: 'percentage' },
    class12: { ...study, scoreKind: 'rank', courses: ['Zqg', 'Zqh'] },
    undergraduation: { ...study, scoreKind: 'cgpa' },
    postgraduation: { ...study, scoreKind: 'gpa' },
  },
  skills: [
    { id: 's', name: 'Zqi', level: 'Zqj' },
    { id: 't', name: 'Zqk' },
  ],
  projects: [{ ...item, name: 'Zql', roles: ['Zqm', 'Zqn'] }],
  volunteer: [{ ...item, position: 'Zqp', organization: 'Zqq' }],
  certificates: [{ id: 'c', name: 'Zqr', date: '2021-05', endDate: '2024-05-01', credentialId: 'ZQS' }],
  courses: [{ id: 'k', name: 'Zqt', date: '2020-12' }],
  awards: [{ id: 'a', title: 'Zqu', date: '2021-06' }],
  publications: [{ id: 'p', name: 'Zqx', date: '2022-07' }],
  languages: [{ id: 'l', name: 'Zqy', cefr: 'native' }],
  interests: [{ id: 'n', name: 'Zqz' }],
  references: [{ id: 'r', name: 'Zqaa', reference: 'Zqab.' }],
  sections: { references: { onRequest: true }, languages: { layout: 'levels' } },
  custom: [{ id: 'own', items: [{ id: 'j', title: 'Zqac' }] }],
}

/** What a reader of a page sees or hears. */
export const saidBy = (markup: string) =>
  [
    ...[...markup.matchAll(/\b(?:alt|aria-label|title|descr)="([^"]*)"/g)].map(([, said]) => said),
    ...markup.replace(/<(style|script)[\s\S]*?<\/\1>|<title>[\s\S]*?<\/title>/g, ' ').split(/<[^>]*>/),
  ].join(' ')

/** The English words of ours in a text. Left out: words that the language has too, and proper names. */
export function englishIn(text: string, language: Language): string[] {
  const own = allWordsOf(labelsOf(language), readerWordsIn(language))
  const month = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  for (let at = 0; at < 12; at++) for (const word of wordsOf(month.format(Date.UTC(2021, at)))) own.add(word)
  const said = new Set(wordsOf(text.replace(/zq\.invalid\S*/g, '')))
  return ENGLISH.filter(word => said.has(word) && !own.has(word))
}
