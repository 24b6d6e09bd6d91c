// Loads the words of all languages: for the service, whose CVs are in any of them.
import { OFFERED_LANGUAGES } from './index.ts'
import { loadLanguage } from './load.ts'

await Promise.all(OFFERED_LANGUAGES.map(loadLanguage))
