// Loads our words for readers in all languages: for the service, whose CVs are in any of them.
import { OFFERED_LANGUAGES } from '../cv/languages/index.ts'
import { loadReaderTexts } from './load.ts'

await Promise.all(OFFERED_LANGUAGES.map(loadReaderTexts))
