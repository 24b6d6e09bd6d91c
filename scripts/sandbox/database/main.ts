// The embedded database as a separate process: `main.ts --dir D --port P`. Prints {"uri": ...} when it is ready. Stops on SIGTERM
// and SIGINT, and when its parent process ends, which closes the IPC channel or the pipe at stdin.
import { fstatSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Fault, startDatabase } from './server.ts'

/** An IPC message: {"fault": "down", "times": 3} sets a fault, {"compact": true} compacts the log. */
type Order = { fault?: Fault; times?: number; compact?: boolean }

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { dir: { type: 'string' }, port: { type: 'string' } } })
  if (!values.dir) throw new Error('Give --dir: the folder of the data.')
  const database = await startDatabase({ dir: values.dir, port: Number(values.port ?? 0) })
  const stop = () => database.stop().then(() => process.exit(0))
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(signal, stop)
  process.on('message', ({ fault, times, compact }: Order) => {
    if (fault) database.fault(fault, times)
    if (compact) database.compact().catch(error => process.stderr.write(`database: ${error.message}\n`))
  })
  if (fstatSync(0).isFIFO() || fstatSync(0).isSocket()) process.stdin.on('close', stop).resume()
  database.failed.then(() => process.exit(1))
  process.stdout.write(`${JSON.stringify({ uri: database.uri })}\n`)
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
