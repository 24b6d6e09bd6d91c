// A start whose change is killed half-way: changes the first of two documents, says so, and never ends.
// Arguments: the address of the database, and the delay of the change.
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '../api/db/connection.ts'
import { startUpgrade } from './upgrade-harness.ts'

const [uri = '', endingsMs] = process.argv.slice(2)
const database = openDatabase(uri, connection => {
  const run = async () => {
    await connection.collection('things').updateOne({ name: 'a' }, { $set: { grown: true } })
    process.stdout.write('half\n')
    await wait(3_600_000)
  }
  return startUpgrade(connection, [{ title: 'half of the things', run }], { endingsMs: Number(endingsMs) })
})
await database.connect()
