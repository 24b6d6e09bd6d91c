// `npm run restore <file> [-- --replace]`: puts a backup back. The service must not run meanwhile; deleted accounts stay deleted,
// and numbers of tax documents that were given since the backup are not given again: their series go on with the next run, unless
// `--numbers-complete` says that the backup has all of them.
// `npm run restore -- --tombstones`: after another tool has put data back, removes the accounts that were deleted since.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Connection } from 'mongoose'
import { firstYearOf, yearName } from '../api/billing/tax/numbers.ts'
import { createTaxDocumentStore } from '../api/billing/tax/store.ts'
import { finish } from './backup/finish.ts'
import { reachDatabase } from './backup/reach.ts'
import { restore } from './backup/restore.ts'
import { listForgotten } from './backup/tombstones.ts'
import { readDotEnv } from './lib/dot-env.ts'

const USAGE =
  'Usage: npm run restore <file> [-- --replace] [--numbers-complete], or npm run restore -- --tombstones [--numbers-complete]'

async function main(): Promise<void> {
  readDotEnv()
  const flag = { type: 'boolean' } as const
  const options = { replace: flag, tombstones: flag, 'numbers-complete': flag }
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [path] = positionals
  if (positionals.length > 1 || Boolean(path) === Boolean(values.tombstones)) throw new Error(USAGE)
  const { connection, close } = await reachDatabase(process.env, true)
  try {
    if (path) await restoreFile(connection, resolve(path), values.replace === true)
    else await applyTombstones(connection)
    if (!values['numbers-complete']) await beginRuns(connection)
  } finally {
    await close()
  }
}

async function restoreFile(connection: Connection, path: string, replace: boolean): Promise<void> {
  const begun = performance.now()
  const { header, counts, forgotten } = await restore(connection, path, { replace, finish })
  for (const [name, count] of Object.entries(counts)) console.log(`${String(count).padStart(8)}  ${name}`)
  const seconds = ((performance.now() - begun) / 1_000).toFixed(1)
  console.log(
    `Restored the backup of ${header.at} in ${seconds} s. Accounts deleted since: ${forgotten}, removed again.`,
  )
}

async function beginRuns(connection: Connection): Promise<void> {
  const firstYear = firstYearOf(new Date())
  await createTaxDocumentStore(connection).beginRuns(firstYear)
  console.log(`Invoices of ${yearName(firstYear)} go on with the next run of their numbers.`)
}

async function applyTombstones(connection: Connection): Promise<void> {
  if (!connection.db) throw new Error('There is no connection.')
  const forgotten = await listForgotten(connection.db)
  await finish(connection, forgotten)
  console.log(`Accounts that have a tombstone: ${forgotten.length}, removed again.`)
}

main().then(
  () => process.exit(0),
  (error: Error) => {
    console.error(error.message)
    process.exit(1)
  },
)
