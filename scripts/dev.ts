// `npm run dev`: as `npm start`, with live reload. At the same address Vite serves the client and proxies everything else to the
// service, which runs on a free port and restarts when its compiled code changes.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createServer, type FSWatcher, loadConfigFromFile, type ProxyOptions } from 'vite'
import { projectRoot } from '../api/lib/root.ts'
import { build, buildServer } from './build.ts'
import { type Child, startChild } from './lib/children.ts'
import { readDotEnv } from './lib/dot-env.ts'
import { listenForEnd } from './lib/ending.ts'
import { freePort } from './lib/free-port.ts'
import { publicOriginOf, startStandIns } from './lib/stand-ins.ts'

const SERVICE_GRACE_MS = 12_000
const QUIET_MS = 200
/** What the service loads; the rest of dist/ is for the browser and the tests. */
const SERVICE_CODE = ['dist/api', 'dist/web/src/cv']

async function main(): Promise<void> {
  const end = listenForEnd()
  readDotEnv()
  await build()
  const port = Number(process.env.PORT || 8080)
  const own = { ...process.env, PUBLIC_ORIGIN: publicOriginOf(process.env) }
  const standIns = await startStandIns(own)
  const behind = String(await freePort())
  const client = await serveClient(port, `http://127.0.0.1:${behind}`)
  const service = startReloading({ ...standIns.env, PORT: behind }, client.watcher)
  console.log(
    [`\nTruCV     ${own.PUBLIC_ORIGIN}  (reloads)`, ...standIns.lines, 'Ctrl-C stops all of it.\n'].join('\n'),
  )
  await Promise.race([end.first, standIns.failed])
  await service.stop()
  await client.close()
  await standIns.stop()
}

/** Runs the service; compiles and restarts it when its code changes. After a crash it waits for the next change. */
function startReloading(env: NodeJS.ProcessEnv, watcher: FSWatcher) {
  let child: Child = startChild('api/main.js', { env })
  let running = codeHash()
  let ended = false
  let timer: NodeJS.Timeout | undefined
  const renew = async () => {
    if (ended || !(await compiles())) return
    const hash = codeHash()
    if ((await hash) === (await running)) return
    running = hash
    await child.stop(SERVICE_GRACE_MS)
    if (!ended) child = startChild('api/main.js', { env })
  }
  let queue = Promise.resolve()
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      queue = queue.then(renew)
    }, QUIET_MS)
  }
  // Vite's watcher, because Node's own misses files that an editor replaces.
  watcher.add(join(projectRoot, 'api')).on('all', soon)
  return {
    async stop() {
      ended = true
      clearTimeout(timer)
      await queue
      await child.stop(SERVICE_GRACE_MS)
    },
  }
}

const compiles = () =>
  buildServer().then(
    () => true,
    (error: Error) => {
      console.error(error.message)
      return false
    },
  )

/** A hash of the service's code only: changes to tests and screens do not restart the service. */
async function codeHash(): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of SERVICE_CODE) {
    const files = await readdir(join(projectRoot, folder), { recursive: true }).catch(() => [])
    for (const file of files.filter(name => name.endsWith('.js')).sort()) {
      hash.update(file).update(await readFile(join(projectRoot, folder, file)).catch(() => ''))
    }
  }
  return hash.digest('hex')
}

/** Vite with the client's own configuration; only the address of the service is put in. */
async function serveClient(port: number, service: string) {
  const configFile = join(projectRoot, 'web', 'vite.config.ts')
  const loaded = await loadConfigFromFile({ command: 'serve', mode: 'development' }, configFile)
  const proxied = Object.entries(loaded?.config.server?.proxy ?? {})
  const proxy = Object.fromEntries(
    proxied.map(([path, rule]): [string, ProxyOptions] => [path, toService(rule, service)]),
  )
  const server = { ...loaded?.config.server, port, strictPort: true, host: process.env.HOST || '127.0.0.1', proxy }
  return (await createServer({ ...loaded?.config, configFile: false, server })).listen()
}

const toService = (rule: string | ProxyOptions, target: string): ProxyOptions =>
  typeof rule === 'string' ? { target } : { ...rule, target }

await main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
process.exit()
