// The embedded database as a process of its own: `main.ts --dir D --port P`. Prints {"uri": ...} when it is ready.
// Stops on SIGTERM and SIGINT, and when the process that started it is gone: its IPC channel or its stdin pipe ends.
import { fstatSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { type Database, type Fault, startDatabase } from './server.ts'

/** A line on stdin, or an IPC message: {"fault": "down", "times": 3} misbehaves, {"compact": true} rewrites the log. */
interface Order {
  fault?: Fault
  times?: number
  compact?: boolean
}

function followParent(database: Database, stop: () => void): void {
  const obey = ({ fault, times, compact }: Order) => {
    if (fault) database.fault(fault, times)
    if (compact) database.compact().catch(error => process.stderr.write(`database: ${error.message}\n`))
  }
  if (process.connected) {
    process.on('message', message => obey(message as Order))
    process.on('disconnect', stop)
  }
  const stdin = fstatSync(0)
  if (!stdin.isFIFO() && !stdin.isSocket()) return
  const lines = createInterface({ input: process.stdin })
  lines.on('line', line => obey(JSON.parse(line)))
  lines.on('close', stop)
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { dir: { type: 'string' }, port: { type: 'string' } } })
  if (!values.dir) throw new Error('Give --dir: where the data live.')
  const database = await startDatabase({ dir: values.dir, port: Number(values.port ?? 0) })
  const stop = () => database.stop().then(() => process.exit(0))
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  followParent(database, stop)
  database.failed.then(() => process.exit(1))
  process.stdout.write(`${JSON.stringify({ uri: database.uri })}\n`)
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
