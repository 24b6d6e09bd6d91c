// `npm start`: builds what is stale, starts the needed stand-ins and the service, and stops all of them together. Run from dist/, it
// does not build.
import { createServer } from 'node:net'
import { sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from './build.ts'
import { type Child, startChild } from './lib/children.ts'
import { readDotEnv } from './lib/dot-env.ts'
import { listenForEnd } from './lib/ending.ts'
import { publicOriginOf, type StandIns, startStandIns } from './lib/stand-ins.ts'

/** Longer than the service's own graceful shutdown takes. */
const SERVICE_GRACE_MS = 12_000
const isCompiled = fileURLToPath(import.meta.url).includes(`${sep}dist${sep}scripts${sep}`)

async function main(): Promise<number> {
  const end = listenForEnd()
  readDotEnv()
  if (!isCompiled) await build()
  await refuseTakenPort(process.env)
  const standIns = await startStandIns(process.env)
  const service = startChild('api/main.js', { env: standIns.env })
  end.onSecond(() => {
    service.kill()
    standIns.kill()
  })
  announce(service, standIns)
  const databaseFailed = standIns.failed.then(code => ({
    code: code || 1,
    message: 'The embedded database ended by itself.',
  }))
  const why = await Promise.race([
    end.first.then(() => ({ code: 0, message: '' })),
    service.exited.then(code => ({ code, message: '' })),
    databaseFailed,
  ])
  if (why.message) console.error(why.message)
  // The service first: it may still write to the database.
  await service.stop(SERVICE_GRACE_MS)
  await standIns.stop()
  return why.code
}

/** Before anything starts: the program that listens there may be another copy, whose /readyz would count as that of ours. */
function refuseTakenPort({ PORT, HOST }: NodeJS.ProcessEnv): Promise<void> {
  const port = Number(PORT || 8080)
  return new Promise((resolve, reject) => {
    const probe = createServer()
    // The service refuses what else is wrong.
    probe.once('error', ({ code }: NodeJS.ErrnoException) =>
      code === 'EADDRINUSE' ? reject(new Error(`PORT: ${port} is taken; choose another`)) : resolve(),
    )
    if (port >= 0 && port <= 65_535) probe.listen(port, HOST || '127.0.0.1', () => probe.close(() => resolve()))
    else resolve()
  })
}

/** Prints the addresses when the service is ready. */
async function announce(service: Child, { env, lines }: StandIns) {
  let over = false
  service.exited.then(() => {
    over = true
  })
  const host = { '0.0.0.0': '127.0.0.1', '::': '[::1]', '::1': '[::1]' }[env.HOST ?? ''] ?? (env.HOST || '127.0.0.1')
  const isReady = () =>
    fetch(`http://${host}:${env.PORT || 8080}/readyz`).then(
      reply => reply.ok,
      () => false,
    )
  while (!over && !(await isReady())) await new Promise(resolve => setTimeout(resolve, 250).unref())
  if (over) return
  console.log([`\nTruCV     ${publicOriginOf(env)}`, ...lines, 'Ctrl-C stops all of it.\n'].join('\n'))
}

process.exitCode = await main().catch((error: Error) => {
  console.error(error.message)
  return 1
})
process.exit()
