// Loads our words for readers in the languages of CVs. In the browser each file is a chunk of its own.
import { type Language, offeredLanguage } from '../cv/languages/index.ts'
import { addReaderTexts, type ReaderTexts } from './words.ts'

const FILES: Partial<Record<Exclude<Language, 'en'>, () => Promise<{ default: ReaderTexts }>>> = {}

/** Loads the words in the language of a tag, if it is offered. */
export async function loadReaderTexts(tag: string): Promise<void> {
  const language = offeredLanguage(tag)
  const load = language && language !== 'en' ? FILES[language] : undefined
  if (load) addReaderTexts((await load()).default)
}
