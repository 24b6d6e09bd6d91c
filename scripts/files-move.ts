// `npm run files:move -- to-object-storage` or `to-database`: moves the bytes of pictures, proofs and attached credentials, while the
// service runs. Can be interrupted at any point and started again.

import { assembleStores } from '../api/assemble/stores.ts'
import { loadStorage } from '../api/config/config.ts'
import { createObjectStorage } from '../api/providers/object-storage.ts'
import { dataVersionIn } from './backup/data-version.ts'
import { reachDatabase } from './backup/reach.ts'
import { readDotEnv } from './lib/dot-env.ts'

const DIRECTIONS = ['to-object-storage', 'to-database']
const BATCH = 200

async function main(): Promise<void> {
  readDotEnv()
  const [direction = '', ...more] = process.argv.slice(2)
  if (more.length || !DIRECTIONS.includes(direction))
    throw new Error(`Usage: npm run files:move -- ${DIRECTIONS.join('|')}`)
  const settings = loadStorage(process.env)
  const storage = createObjectStorage(settings)
  if (!storage) throw new Error('S3_ENDPOINT must be set: it says where object storage is.')
  const isOut = direction === 'to-object-storage'
  if (isOut !== settings.takesNew) {
    const value = isOut ? 'on' : 'off'
    throw new Error(
      `S3_UPLOADS must be ${value}, here and in the service, so that new files go where the others are moved.`,
    )
  }
  await storage.probe()
  const { connection, close } = await reachDatabase(process.env, false)
  try {
    if (connection.db) await dataVersionIn(connection.db)
    for (const [name, files] of Object.entries(assembleStores(connection, storage).files)) {
      let [moved, kept] = [0, 0]
      let page = await files.listAfter('', BATCH)
      for (; page.length > 0; page = await files.listAfter(page.at(-1)?.id ?? '', BATCH)) {
        for (const { id, isOutside } of page) {
          const isMoved = isOutside !== isOut && (await (isOut ? files.moveOut(id) : files.moveIn(id)))
          if (isMoved) moved++
          else kept++
        }
      }
      console.log(`${String(moved).padStart(8)}  ${name} moved, ${kept} were there already`)
    }
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
