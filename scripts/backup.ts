// `npm run backup [file] [-- --with-files]`: everything worth keeping, while the service runs, as one file that only its owner can read.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { assembleStores } from '../api/assemble/stores.ts'
import { loadStorage } from '../api/config/config.ts'
import { createObjectStorage } from '../api/providers/object-storage.ts'
import { dataVersionIn } from './backup/data-version.ts'
import { dump, LEFT_OUT } from './backup/dump.ts'
import { countOutside, fillIn } from './backup/files.ts'
import { writeBackup } from './backup/format.ts'
import { reachDatabase } from './backup/reach.ts'
import { readDotEnv } from './lib/dot-env.ts'

async function main(): Promise<void> {
  readDotEnv()
  const options = { 'with-files': { type: 'boolean' } } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [given, ...more] = positionals
  if (more.length) throw new Error('Usage: npm run backup [file] [-- --with-files]')
  const withFiles = values['with-files'] === true
  const at = new Date()
  const path = resolve(given ?? `trucv-${at.toISOString().replaceAll(':', '-').slice(0, 19)}.backup`)
  const { connection, close } = await reachDatabase(process.env, false)
  try {
    if (!connection.db) throw new Error('There is no connection.')
    const { files } = assembleStores(connection, createObjectStorage(loadStorage(process.env)))
    const outside = await countOutside(files)
    const data = await dataVersionIn(connection.db)
    const items = withFiles ? dump(connection.db, data, fillIn(files)) : dump(connection.db, data)
    const counts = await writeBackup(path, { at: at.toISOString(), leftOut: LEFT_OUT, data }, items)
    for (const [name, count] of Object.entries(counts)) console.log(`${String(count).padStart(8)}  ${name}`)
    if (outside > 0)
      console.log(
        `Files in object storage: ${outside}, ${withFiles ? 'in the backup' : 'NOT in it; --with-files puts them in'}.`,
      )
    console.log(`${path}\nIt holds personal data: keep it as safe as the database itself.`)
  } finally {
    await close()
  }
}

main().then(
  () => process.exit(0),
  (error: Error) => {
    console.error(error.message)
    process.exit(1)
  },
)
