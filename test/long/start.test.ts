// `npm start`: one command starts everything, and everything ends with it in any case.
import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { projectRoot } from '../../api/lib/root.ts'
import { freePort } from '../../scripts/lib/free-port.ts'
import { sandboxWanted } from '../../scripts/lib/stand-ins.ts'
import { until } from '../processes.ts'
import t, { type Test } from '../tap.ts'

type Env = Record<string, string>
// Ten starts of three processes take longer than the default timeout on a busy machine.
const example = readFileSync(join(projectRoot, '.env.example'), 'utf8')
/** Empty settings hide those of the person who runs the tests, and of their .env, from the service under test. */
const CLEAN: Env = {
  ...Object.fromEntries([...example.matchAll(/^([A-Z_]+)=/gm)].map(match => [match[1], ''])),
  PATH: process.env.PATH ?? '',
}

function folder(t: Test) {
  const path = mkdtempSync(join(tmpdir(), 'start-'))
  t.teardown(() => rmSync(path, { recursive: true, force: true }))
  return path
}

async function freshEnv(t: Test, more: Env = {}): Promise<Env> {
  const ports = { PORT: String(await freePort()), SANDBOX_PORT: String(await freePort()) }
  return { ...CLEAN, ...ports, DATA_DIR: folder(t), LOG_LEVEL: 'warn', ...more }
}

/** A running start script. Its output is collected; its processes are killed at the end of the test. */
function start(t: Test, env: Env) {
  const script = join(projectRoot, 'dist', 'scripts', 'start.js')
  const child = spawn(process.execPath, [script], { env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', text => (output += text))
  const exited = new Promise<number | null>(resolve => child.once('exit', code => resolve(code)))
  t.teardown(async () => {
    child.kill('SIGKILL')
    await exited
    child.stdout.destroy()
    child.stderr.destroy()
  })
  return { child, exited, output: () => output, url: `http://localhost:${env.PORT}` }
}

type Started = ReturnType<typeof start>

/** Waits for the printed address, which means that the service is ready. */
async function ready({ url, output, exited }: Started) {
  let code: number | null | undefined
  exited.then(result => {
    code = result
  })
  await until('it was ready', () => {
    if (code !== undefined) throw new Error(`It ended with ${code} and said:\n${output()}`)
    return output().includes(`TruCV     ${url}`)
  })
  return (await fetch(`${url}/readyz`)).status
}

async function childrenOf(child: { pid?: number | undefined }): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid='])
  const rows = stdout
    .trim()
    .split('\n')
    .map(row => row.trim().split(/\s+/).map(Number))
  return rows.filter(([, parent]) => parent === child.pid).map(([pid]) => pid ?? 0)
}

function lives(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const allGone = (pids: number[]) => until('all were gone', () => !pids.some(lives))

async function tokenFrom(env: Env) {
  const body = JSON.stringify({ email: 'asha.verma@gmail.com', name: 'Asha Verma', picture: '' })
  const reply = await fetch(`http://localhost:${env.SANDBOX_PORT}/google/token`, { method: 'POST', body })
  return ((await reply.json()) as { credential: string }).credential
}

async function titles(url: string, token: string) {
  const reply = await fetch(`${url}/cvs`, { headers: { authorization: `Bearer ${token}` } })
  return ((await reply.json()) as { cvs: { title: string }[] }).cvs.map(cv => cv.title)
}

t.test('one command starts service, sandbox and database; one Ctrl-C ends all three', async t => {
  const env = await freshEnv(t)
  const started = start(t, env)
  t.equal(await ready(started), 200)
  t.match(started.output(), `Sandbox   http://localhost:${env.SANDBOX_PORT}`)
  const config = (await (await fetch(`${started.url}/config`)).json()) as Env
  t.equal(config.googleScriptUrl, `http://localhost:${env.SANDBOX_PORT}/google/gsi.js`)
  const children = await childrenOf(started.child)
  t.equal(children.length, 2, 'the service and the database')
  process.kill(-started.child.pid!, 'SIGINT')
  t.equal(await started.exited, 0)
  t.notMatch(started.output(), 'ended by itself', 'an end that was asked for is no fault')
  t.same(children.filter(lives), [], 'nobody is left when it has ended')
  await t.rejects(fetch(`http://localhost:${env.SANDBOX_PORT}/`))
})

t.test('a kill leaves no process behind, and saved data is there at the next start', async t => {
  const env = await freshEnv(t)
  const first = start(t, env)
  t.equal(await ready(first), 200)
  const token = await tokenFrom(env)
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ title: 'Kept' })
  t.equal((await fetch(`${first.url}/cvs`, { method: 'POST', headers, body })).status, 201)
  const children = await childrenOf(first.child)
  t.equal(children.length, 2)
  first.child.kill('SIGKILL')
  await allGone(children)

  const second = start(t, env)
  t.equal(await ready(second), 200)
  t.same(await titles(second.url, token), ['Kept'], 'the earlier token is still valid')
  second.child.kill('SIGTERM')
  t.equal(await second.exited, 0)
})

t.test('when the npm that started it is gone, everything ends', async t => {
  const env = await freshEnv(t, { npm_lifecycle_event: 'start' })
  const script = join(projectRoot, 'dist', 'scripts', 'start.js')
  // Like npm: a shell in between that forwards no signals.
  const shell = spawn('sh', ['-c', `"${process.execPath}" "${script}"; true`], { env, stdio: 'ignore' })
  t.teardown(() => shell.kill('SIGKILL'))
  const up = () =>
    fetch(`http://localhost:${env.PORT}/readyz`).then(
      reply => reply.ok,
      () => false,
    )
  await until('it was ready', up)
  const [middle] = await childrenOf(shell)
  const children = await childrenOf({ pid: middle })
  t.equal(children.length, 2)
  shell.kill('SIGTERM')
  await allGone([middle ?? 0, ...children])
})

t.test('a service that refuses its configuration says why, and the start exits with its code', async t => {
  const started = start(t, await freshEnv(t, { RATE_LIMIT_FACTOR: 'often' }))
  t.equal(await started.exited, 1)
  t.match(started.output(), /RATE_LIMIT_FACTOR: /)
})

t.test('when the service dies the rest is ended', async t => {
  const started = start(t, await freshEnv(t))
  await ready(started)
  const children = await childrenOf(started.child)
  const { stdout } = await promisify(execFile)('ps', ['-p', children.join(','), '-o', 'pid=,args='])
  const service = stdout.split('\n').find(line => line.includes('api/main.js'))
  process.kill(Number.parseInt(service ?? '', 10), 'SIGKILL')
  t.equal(await started.exited, 1)
  t.same(children.filter(lives), [])
})

t.test('a sandbox port in use is reported', async t => {
  const env = await freshEnv(t)
  const first = start(t, env)
  await ready(first)
  const second = start(t, await freshEnv(t, { SANDBOX_PORT: env.SANDBOX_PORT! }))
  t.equal(await second.exited, 1)
  t.match(second.output(), /^SANDBOX_PORT: \d+ is taken/m)
})

t.test('a weak key of the sandbox is refused with a message', async t => {
  const started = start(t, await freshEnv(t, { SANDBOX_KEY: 'guess-me' }))
  t.equal(await started.exited, 1)
  t.match(started.output(), /^SANDBOX_KEY: must have 16 to 200/m)
})

t.test('stand-ins run by default only outside production and on a local address', async t => {
  const cases: [Env, boolean][] = [
    [{}, true],
    [{ HOST: '::1', PUBLIC_ORIGIN: 'http://[::1]:8080' }, true],
    [{ PUBLIC_ORIGIN: 'http://127.0.0.1:9000' }, true],
    [{ SANDBOX: 'off' }, false],
    [{ NODE_ENV: 'production' }, false],
    [{ HOST: '0.0.0.0' }, false],
    [{ PUBLIC_ORIGIN: 'https://cv.example' }, false],
    [{ PUBLIC_ORIGIN: 'http://localhost.cv.example' }, false],
    [{ NODE_ENV: 'production', HOST: '0.0.0.0', PUBLIC_ORIGIN: 'https://cv.example', SANDBOX: 'on' }, true],
    [{ PUBLIC_ORIGIN: 'nonsense', SANDBOX: 'on' }, false],
  ]
  for (const [env, wanted] of cases) t.equal(sandboxWanted(env), wanted, JSON.stringify(env))
  t.throws(() => sandboxWanted({ SANDBOX: 'yes' }), /^SANDBOX: /)
})
