// Loads our words for readers in the languages of CVs. In the browser each file is a chunk of its own.
import { type Language, offeredLanguage } from '../cv/languages/index.ts'
import { addReaderTexts, type ReaderTexts } from './words.ts'

const FILES: Record<Exclude<Language, 'en'>, () => Promise<{ default: ReaderTexts }>> = {
  hi: () => import('./hi.data.ts'),
  ta: () => import('./ta.data.ts'),
  te: () => import('./te.data.ts'),
  bn: () => import('./bn.data.ts'),
  mr: () => import('./mr.data.ts'),
  kn: () => import('./kn.data.ts'),
  ml: () => import('./ml.data.ts'),
  gu: () => import('./gu.data.ts'),
  pa: () => import('./pa.data.ts'),
  or: () => import('./or.data.ts'),
  ur: () => import('./ur.data.ts'),
  ar: () => import('./ar.data.ts'),
  fa: () => import('./fa.data.ts'),
  he: () => import('./he.data.ts'),
  de: () => import('./de.data.ts'),
  fr: () => import('./fr.data.ts'),
  es: () => import('./es.data.ts'),
  pt: () => import('./pt.data.ts'),
  it: () => import('./it.data.ts'),
  nl: () => import('./nl.data.ts'),
  pl: () => import('./pl.data.ts'),
  cs: () => import('./cs.data.ts'),
  ro: () => import('./ro.data.ts'),
  hu: () => import('./hu.data.ts'),
  sv: () => import('./sv.data.ts'),
  da: () => import('./da.data.ts'),
  nb: () => import('./nb.data.ts'),
  ru: () => import('./ru.data.ts'),
  uk: () => import('./uk.data.ts'),
  el: () => import('./el.data.ts'),
  tr: () => import('./tr.data.ts'),
  zh: () => import('./zh.data.ts'),
  ja: () => import('./ja.data.ts'),
  ko: () => import('./ko.data.ts'),
  th: () => import('./th.data.ts'),
  vi: () => import('./vi.data.ts'),
  id: () => import('./id.data.ts'),
}

/** Loads the words in the language of a tag, if it is offered. */
export async function loadReaderTexts(tag: string): Promise<void> {
  const language = offeredLanguage(tag)
  if (language && language !== 'en') addReaderTexts((await FILES[language]()).default)
}
