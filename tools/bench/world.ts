// The surroundings of a measurement: an embedded database on a disk (or the empty database that BENCH_MONGODB_URI names), Google's
// stand-in, people with tokens, and CVs.
import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { devNull, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Child, startChild } from '../../scripts/lib/children.ts'
import { freePort } from '../../scripts/lib/free-port.ts'
import { startSandbox } from '../../scripts/sandbox/main.ts'

/** An address of which Google says whose it is. */
export const ADMIN = 'admin@gmail.com'
export type World = Awaited<ReturnType<typeof startWorld>>
type CvReply = { cv: { nanoId: string; version: number; content: object } }

export async function startWorld() {
  const dir = await mkdtemp(join(tmpdir(), 'bench-'))
  const port = await freePort()
  const publicOrigin = `http://localhost:${port}`
  const sandbox = await startSandbox({ port: 0, dataDir: null, publicOrigin, clientId: 'trucv-bench.apps.example' })
  const children: Child[] = []

  const startDatabase = async () => {
    const args = ['--dir', join(dir, 'database')]
    const firstLine = await startProgram(children, 'scripts/sandbox/database/main.js', process.env, args)
    return (JSON.parse(firstLine) as { uri: string }).uri
  }
  const env: NodeJS.ProcessEnv = {
    PATH: process.env.PATH,
    ...sandbox.env,
    PORT: String(port),
    PUBLIC_ORIGIN: publicOrigin,
    MONGODB_URI: process.env.BENCH_MONGODB_URI ?? (await startDatabase()),
    RATE_LIMIT_FACTOR: '0',
    ADMIN_EMAILS: ADMIN,
  }
  const url = `http://127.0.0.1:${port}`

  const call = <Reply = CvReply>(token: string, method: string, path: string, body?: object, headers = {}) =>
    callService<Reply>(url, token, method, path, body, headers)

  return {
    url,
    publicOrigin,
    mongodbUri: env.MONGODB_URI as string,
    call,
    /** The compiled service; its log is discarded. */
    startService: () => startChild('api/main.js', { env, onOutput: () => undefined }),
    /** The service with the bench's routes. */
    startBenchServer: () => startProgram(children, 'scripts/bench/server.js', { ...env, BENCH_LOG: devNull }),
    /** A Fastify with nothing else (scripts/bench/bare.ts). */
    startBare: () => startProgram(children, 'scripts/bench/bare.js', { PATH: process.env.PATH }, []),
    async token(email: string) {
      const body = JSON.stringify({ email, name: 'Bench', picture: '', expiresIn: 86_400 })
      const reply = await fetch(`${sandbox.origin}/google/token`, { method: 'POST', body })
      return ((await reply.json()) as { credential: string }).credential
    },
    /** The official sample of JSON Resume as a CV. */
    async importSample(token: string) {
      const sample = createRequire(import.meta.url).resolve('@jsonresume/schema/sample.resume.json')
      const resume = JSON.parse(await readFile(sample, 'utf8'))
      return (await call(token, 'POST', '/cvs/import', { format: 'json-resume', resume })).cv
    },
    async stop() {
      await Promise.all(children.map(child => child.stop(15_000)))
      await sandbox.stop()
      await rm(dir, { recursive: true, force: true })
    },
  }
}

/** Starts a compiled program; returns the first line that it prints. */
async function startProgram(children: Child[], program: string, env: NodeJS.ProcessEnv, args: string[] = []) {
  let settle = (_line: string) => {}
  const line = new Promise<string>(resolve => {
    settle = resolve
  })
  const child = startChild(program, { args, env, onOutput: text => settle(text.split('\n')[0] as string) })
  children.push(child)
  const ended = child.exited.then(code => {
    throw new Error(`${program} ended with ${code}`)
  })
  ended.catch(() => undefined)
  return Promise.race([line, ended])
}

/** A JSON call with this bearer. Throws unless it succeeds. */
async function callService<Reply = CvReply>(
  url: string,
  token: string,
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Reply> {
  const type: Record<string, string> = body ? { 'content-type': 'application/json' } : {}
  const all = { authorization: `Bearer ${token}`, ...type, ...headers }
  const reply = await fetch(url + path, { method, headers: all, ...(body && { body: JSON.stringify(body) }) })
  if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`)
  return (await reply.json()) as Reply
}

/** Milliseconds until /readyz answers 200. */
export async function readyAfter(url: string): Promise<number> {
  const begun = performance.now()
  while (performance.now() - begun < 60_000) {
    const isReady = await fetch(`${url}/readyz`).then(
      reply => reply.ok,
      () => false,
    )
    if (isReady) return performance.now() - begun
    await new Promise(resolve => setTimeout(resolve, 5))
  }
  throw new Error('The service was not ready within a minute.')
}

/** Runs `measure` on the compiled service in a world of its own. */
export async function withService<T>(measure: (world: World, service: Child) => Promise<T>): Promise<T> {
  const world = await startWorld()
  const service = world.startService()
  try {
    await readyAfter(world.url)
    return await measure(world, service)
  } finally {
    await service.stop(15_000)
    await world.stop()
  }
}

/** The resident memory of a process (RSS). */
export const megabytesOf = (pid: number | undefined): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1_024
