// The service and the embedded database as processes of their own, to be ended in every way a process can end.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { projectRoot } from '../api/lib/root.ts'
import { freePort } from '../scripts/lib/free-port.ts'
import { startSandbox } from '../scripts/sandbox/main.ts'
import { tokenFor, tokenKeyDir } from './harness.ts'

type Teardown = { teardown(fn: () => unknown): void }
type Env = Record<string, string>
export type Running = {
  child: ChildProcess
  /** Its exit code; null when a signal ended it. */
  exited: Promise<number | null>
  /** All that it wrote so far, log and complaints. */
  output: () => string
  /** kill -9, and back when it is gone. */
  kill(): Promise<void>
}

export function run(t: Teardown, program: string, args: string[], env: Env): Running {
  const child = spawn(process.execPath, ['--enable-source-maps', join(projectRoot, 'dist', program), ...args], {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', text => (output += text))
  const exited = new Promise<number | null>(resolve => child.once('exit', code => resolve(code)))
  const kill = async () => {
    child.kill('SIGKILL')
    await exited
  }
  t.teardown(kill)
  return { child, exited, output: () => output, kill }
}

/** The service, without the caller's environment. */
export const runService = (t: Teardown, env: Env): Running => run(t, 'api/main.js', [], env)

/** An address for the embedded database before it runs: it keeps the password that it finds in its folder. */
export function addressFor(dir: string, port: number): string {
  const uri = `mongodb://trucv:of-a-test@127.0.0.1:${port}/trucv?directConnection=true&authSource=admin`
  writeFileSync(join(dir, 'address'), uri, { mode: 0o600 })
  return uri
}

/** The embedded database on its folder; back when it listens. */
export async function runDatabase(t: Teardown, dir: string, port: number): Promise<Running> {
  const database = run(t, 'scripts/sandbox/database/main.js', ['--dir', dir, '--port', String(port)], {})
  await until('the database listens', () => {
    if (database.child.exitCode !== null) throw new Error(`The database ended and said:\n${database.output()}`)
    return database.output().includes('"uri"')
  })
  return database
}

/**
 * The whole product on ports and a folder of its own: the sandbox stays, the service and the database are started and ended
 * by the test. `origin` is what a browser opens, `url` the same by address.
 */
export async function setUpProcesses(t: Teardown, more: Env = {}) {
  const dir = mkdtempSync(join(tmpdir(), 'processes-'))
  t.teardown(() => rmSync(dir, { recursive: true, force: true }))
  const [port, databasePort] = [await freePort(), await freePort()]
  const [origin, url] = [`http://localhost:${port}`, `http://127.0.0.1:${port}`]
  const clientId = 'trucv-test.apps.example'
  const sandbox = await startSandbox({ port: 0, dataDir: null, tokenKeyDir, publicOrigin: origin, clientId })
  t.teardown(() => sandbox.stop())
  const env = {
    ...sandbox.env,
    PORT: String(port),
    PUBLIC_ORIGIN: origin,
    MONGODB_URI: addressFor(dir, databasePort),
    RATE_LIMIT_FACTOR: '0',
    LOG_LEVEL: 'error',
    ...more,
  }
  return {
    origin,
    url,
    sandbox,
    uri: env.MONGODB_URI,
    startService: (more: Env = {}) => runService(t, { ...env, ...more }),
    /** Another copy of the service on the same database, and where it answers. */
    async startCopy(more: Env = {}) {
      const port = more.PORT ?? String(await freePort())
      return { service: runService(t, { ...env, ...more, PORT: port }), url: `http://127.0.0.1:${port}` }
    },
    startDatabase: () => runDatabase(t, dir, databasePort),
    /** Whether the service answers and has its database; throws when it has ended. */
    isReady: async (service: Running) => {
      if (service.child.exitCode !== null) {
        throw new Error(`The service ended and said:\n${service.output().slice(-2_000)}`)
      }
      return (await statusOf(`${url}/readyz`)) === 200
    },
    token: (email: string) => tokenFor(sandbox.origin, { email, expiresIn: 86_400 }),
  }
}

/** Asks every few milliseconds, for `ms` at most. An error of `holds` ends it. */
export async function until(what: string, holds: () => Promise<boolean> | boolean, ms = 600_000): Promise<void> {
  for (const end = performance.now() + ms; performance.now() < end; await sleep(20)) if (await holds()) return
  throw new Error(`It never happened that ${what}`)
}

/** The status at `url`; 0 without a reply. */
export const statusOf = (url: string): Promise<number> =>
  fetch(url).then(
    async reply => {
      await reply.arrayBuffer()
      return reply.status
    },
    () => 0,
  )

/** Reads repeatedly until `test` holds for the result. */
export async function readUntil<T>(read: () => Promise<T>, test: (value: T) => boolean): Promise<T> {
  let value = await read()
  await until('a value was as it should be', async () => {
    if (test(value)) return true
    value = await read()
    return test(value)
  })
  return value
}
