// Writes the date patterns of all languages, api/core/cv/dates/*.data.json. Only with the language data that they were made from,
// otherwise they would change by chance.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '../api/lib/root.ts'
import { LANGUAGES, MADE_FROM, patternsOf } from './lib/date-patterns.ts'

if (process.versions['cldr'] !== MADE_FROM) throw new Error(`This Node.js does not have CLDR ${MADE_FROM}.`)
for (const language of Object.keys(LANGUAGES)) {
  const path = join(projectRoot, 'api', 'core', 'cv', 'dates', `${language}.data.json`)
  await writeFile(path, `${JSON.stringify(patternsOf(language), null, 2)}\n`)
}
