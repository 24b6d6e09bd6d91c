// Loads the date patterns of all languages: for the service, whose CVs are in any of them.
import { DATED_LANGUAGES, loadDates } from './load.ts'

await Promise.all(DATED_LANGUAGES.map(loadDates))
