// `npm run backup [file]`: everything worth keeping, while the service runs, as one file that only its owner can read.
import { resolve } from 'node:path'
import { dump, LEFT_OUT } from './backup/dump.ts'
import { writeBackup } from './backup/format.ts'
import { reachDatabase } from './backup/reach.ts'
import { readDotEnv } from './lib/stand-ins.ts'

async function main(): Promise<void> {
  readDotEnv()
  const [given, ...more] = process.argv.slice(2)
  if (more.length || given?.startsWith('-')) throw new Error('Usage: npm run backup [file]')
  const at = new Date()
  const path = resolve(given ?? `trucv-${at.toISOString().replaceAll(':', '-').slice(0, 19)}.backup`)
  const { connection, close } = await reachDatabase(process.env, false)
  try {
    if (!connection.db) throw new Error('There is no connection.')
    const counts = await writeBackup(path, at, LEFT_OUT, dump(connection.db))
    for (const [name, count] of Object.entries(counts)) console.log(`${String(count).padStart(8)}  ${name}`)
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
