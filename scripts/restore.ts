// `npm run restore <file> [--replace]`: puts a backup back. The service must not run meanwhile; deleted accounts stay deleted.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { finish } from './backup/finish.ts'
import { reachDatabase } from './backup/reach.ts'
import { restore } from './backup/restore.ts'
import { readDotEnv } from './stand-ins.ts'

async function main(): Promise<void> {
  readDotEnv()
  const { values, positionals } = parseArgs({ options: { replace: { type: 'boolean' } }, allowPositionals: true })
  const [path] = positionals
  if (!path || positionals.length > 1) throw new Error('Usage: npm run restore <file> [-- --replace]')
  const { connection, close } = await reachDatabase(process.env, true)
  try {
    const begun = performance.now()
    const options = { replace: values.replace === true, finish }
    const { header, counts, forgotten } = await restore(connection, resolve(path), options)
    for (const [name, count] of Object.entries(counts)) console.log(`${String(count).padStart(8)}  ${name}`)
    const seconds = ((performance.now() - begun) / 1_000).toFixed(1)
    console.log(
      `Restored the backup of ${header.at} in ${seconds} s. Accounts deleted since: ${forgotten}, removed again.`,
    )
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
