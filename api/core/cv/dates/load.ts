// Loads the date patterns of languages. In the browser each file is a chunk of its own, which is fetched when a CV is in the language.
import type { Language } from '../languages/index.ts'
import { addDatePatterns, type DatePatterns } from './patterns.ts'

type OtherLanguage = Exclude<Language, 'en'>
type File = () => Promise<{ default: DatePatterns }>

const FILES: Readonly<Record<OtherLanguage, File>> = {
  hi: () => import('./hi.data.json', { with: { type: 'json' } }),
  ta: () => import('./ta.data.json', { with: { type: 'json' } }),
  te: () => import('./te.data.json', { with: { type: 'json' } }),
  bn: () => import('./bn.data.json', { with: { type: 'json' } }),
  mr: () => import('./mr.data.json', { with: { type: 'json' } }),
  kn: () => import('./kn.data.json', { with: { type: 'json' } }),
  ml: () => import('./ml.data.json', { with: { type: 'json' } }),
  gu: () => import('./gu.data.json', { with: { type: 'json' } }),
  pa: () => import('./pa.data.json', { with: { type: 'json' } }),
  or: () => import('./or.data.json', { with: { type: 'json' } }),
  ur: () => import('./ur.data.json', { with: { type: 'json' } }),
  ar: () => import('./ar.data.json', { with: { type: 'json' } }),
  fa: () => import('./fa.data.json', { with: { type: 'json' } }),
  he: () => import('./he.data.json', { with: { type: 'json' } }),
  de: () => import('./de.data.json', { with: { type: 'json' } }),
  fr: () => import('./fr.data.json', { with: { type: 'json' } }),
  es: () => import('./es.data.json', { with: { type: 'json' } }),
  pt: () => import('./pt.data.json', { with: { type: 'json' } }),
  it: () => import('./it.data.json', { with: { type: 'json' } }),
  nl: () => import('./nl.data.json', { with: { type: 'json' } }),
  pl: () => import('./pl.data.json', { with: { type: 'json' } }),
  cs: () => import('./cs.data.json', { with: { type: 'json' } }),
  ro: () => import('./ro.data.json', { with: { type: 'json' } }),
  hu: () => import('./hu.data.json', { with: { type: 'json' } }),
  sv: () => import('./sv.data.json', { with: { type: 'json' } }),
  da: () => import('./da.data.json', { with: { type: 'json' } }),
  nb: () => import('./nb.data.json', { with: { type: 'json' } }),
  ru: () => import('./ru.data.json', { with: { type: 'json' } }),
  uk: () => import('./uk.data.json', { with: { type: 'json' } }),
  el: () => import('./el.data.json', { with: { type: 'json' } }),
  tr: () => import('./tr.data.json', { with: { type: 'json' } }),
  zh: () => import('./zh.data.json', { with: { type: 'json' } }),
  ja: () => import('./ja.data.json', { with: { type: 'json' } }),
  ko: () => import('./ko.data.json', { with: { type: 'json' } }),
  th: () => import('./th.data.json', { with: { type: 'json' } }),
  vi: () => import('./vi.data.json', { with: { type: 'json' } }),
  id: () => import('./id.data.json', { with: { type: 'json' } }),
}

/** Loads the date patterns of a language. */
export async function loadDates(language: OtherLanguage): Promise<void> {
  addDatePatterns(language, (await FILES[language]()).default)
}
