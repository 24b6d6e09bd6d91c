// `npm run image:drill`: does in a clean folder what the Dockerfile says, without Docker, starts what comes of it as a user
// without rights on a tree that nobody may write to, against stand-ins on other ports, and goes once through it. Takes the
// steps from the Dockerfile itself. --reuse-packages takes the packages that are installed here instead of npm ci.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { projectRoot } from '../api/lib/root.ts'
import { commandOf, isSent, type Stage, stagesOf, textsOf, variablesOf } from './dockerfile.ts'
import { walkThrough } from './image-walk.ts'
import { startDatabase } from './sandbox/database/server.ts'
import { startSandbox } from './sandbox/main.ts'

const reuse = process.argv.includes('--reuse-packages')
const read = (name: string) => readFile(join(projectRoot, name), 'utf8')
const say = (what: string, value: unknown) => console.log(`${what.padEnd(34)} ${value}`)

/** Stops at the first step that fails. */
function run(command: string, args: string[], cwd: string, env: NodeJS.ProcessEnv = process.env): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8', maxBuffer: 64e6 })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`.slice(0, 4_000))
  return stdout
}

/** What `docker build` would send: files that git knows or would take, less what .dockerignore keeps. */
async function copyContext(to: string): Promise<void> {
  const ignored = await read('.dockerignore')
  const known = run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], projectRoot)
  for (const path of known.split('\0').filter(path => path !== '' && isSent(path, ignored))) {
    await mkdir(join(to, dirname(path)), { recursive: true })
    await cp(join(projectRoot, path), join(to, path)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
    })
  }
}

/** Every stage as a folder of its own; the last one is the image. */
async function buildStages(stages: Stage[], root: string): Promise<string> {
  const folders = new Map<string, string>()
  const context = join(root, 'context')
  await copyContext(context)
  for (const [at, stage] of stages.entries()) {
    const folder = join(root, stage.name || `stage${at}`)
    folders.set(stage.name, folder)
    let workdir = folder
    for (const { word, text } of stage.instructions) {
      if (word === 'WORKDIR') workdir = join(folder, text)
      await mkdir(workdir, { recursive: true })
      if (word === 'COPY') await copyInto(workdir, text, name => (name ? (folders.get(name) as string) : context))
      if (word === 'RUN') runStep(text, workdir)
    }
  }
  return [...folders.values()].at(-1) as string
}

async function copyInto(workdir: string, text: string, folderOf: (stage: string) => string): Promise<void> {
  const [, stage = '', rest = ''] = /^(?:--from=(\w+) )?(.*)$/.exec(text) ?? []
  const words = rest.split(' ')
  const target = words.pop() as string
  const isFolder = words.length > 1 || target.endsWith('/')
  for (const source of words) {
    const name = source.split('/').at(-1) as string
    const to = isFolder ? join(workdir, target, source === '.' ? '' : name) : join(workdir, target)
    await cp(join(folderOf(stage), source), to, { recursive: true, verbatimSymlinks: true })
  }
}

function runStep(text: string, workdir: string): void {
  const began = performance.now()
  if (reuse && text.startsWith('npm ci')) takePackages(text, workdir)
  else run('sh', ['-c', text], workdir)
  say(text.slice(0, 33), `${((performance.now() - began) / 1_000).toFixed(1)} s`)
}

/** The packages installed here, as far as the lockfile says that they are wanted. */
function takePackages(text: string, workdir: string): void {
  const from = join(projectRoot, 'node_modules')
  if (!text.includes('--omit=dev')) return void run('ln', ['-s', from, 'node_modules'], workdir)
  const { packages } = JSON.parse(run('cat', ['package-lock.json'], workdir)) as {
    packages: Record<string, { dev?: boolean }>
  }
  for (const [path, { dev }] of Object.entries(packages)) {
    if (!path || dev || spawnSync('test', ['-d', join(projectRoot, path)]).status !== 0) continue
    run('mkdir', ['-p', dirname(path)], workdir)
    run('cp', ['-a', join(projectRoot, path), dirname(path)], workdir)
  }
}

/** Complaints about what must not be in the image. */
async function complaintsAbout(app: string): Promise<string[]> {
  const files = (await readdir(app, { recursive: true, withFileTypes: true })).filter(entry => entry.isFile())
  const paths = files.map(entry => join(entry.parentPath, entry.name).slice(app.length + 1))
  const own = paths.filter(path => !path.startsWith('node_modules/'))
  const { packages } = JSON.parse(await read('package-lock.json')) as { packages: Record<string, { dev?: boolean }> }
  const unwanted = /(^|\/)(scripts|test|sandbox|\.env[^/]*|\.git|\.data)(\/|$)|\.(test\.js|ts|tsx|pem|key|log)$/
  const found = own.filter(path => unwanted.test(path))
  for (const [path, { dev }] of Object.entries(packages)) {
    if (dev && paths.some(one => one.startsWith(`${path}/`))) found.push(`${path} is for development`)
  }
  const secret =
    /-----BEGIN [A-Z ]*PRIVATE KEY-----\n|rzp_live_[A-Za-z0-9]{8}|mongodb(\+srv)?:\/\/[^\s:/"'`$]+:[^\s@"'`$]+@/
  for (const path of own.filter(path => /\.(js|json|yaml|html|css|map|typ)$/.test(path))) {
    if (secret.test(await readFile(join(app, path), 'utf8'))) found.push(`${path} holds what looks like a secret`)
  }
  return found
}

/** Starts the command as the image's user; where this process may, on a tree mounted read-only. */
function startImage(image: Stage, folder: string, env: Record<string, string>): ChildProcess {
  const app = join(folder, textsOf(image, 'WORKDIR').at(-1) ?? '')
  const [uid = '1000', gid = uid] = (textsOf(image, 'USER').at(-1) ?? '').split(':')
  const command = commandOf(textsOf(image, 'CMD').at(-1) ?? '[]')
  const all = { PATH: process.env.PATH ?? '', ...variablesOf(textsOf(image, 'ENV')), ...env }
  const isRoot = process.getuid?.() === 0
  const canMount = isRoot && spawnSync('unshare', ['-m', 'true']).status === 0
  say('runs as', isRoot ? `${uid}:${gid}, no capabilities` : 'the present user')
  say('on', canMount ? 'a read-only mount' : 'files without the right to write')
  const bare = [
    '--reuid',
    uid,
    '--regid',
    gid,
    '--clear-groups',
    '--no-new-privs',
    '--bounding-set=-all',
    '--inh-caps=-all',
  ]
  const mount = 'mount --bind "$0" "$0" && mount -o remount,ro,bind "$0" && cd "$0" && exec setpriv "$@"'
  const [program = '', ...args] = canMount
    ? ['unshare', '-m', 'sh', '-c', mount, app, ...bare, ...command]
    : isRoot
      ? ['setpriv', ...bare, ...command]
      : command
  return spawn(program, args, { cwd: app, env: all, stdio: ['ignore', 'pipe', 'inherit'] })
}

async function main(): Promise<void> {
  const stages = stagesOf(await read('Dockerfile'))
  const image = stages.at(-1) as Stage
  const root = await mkdtemp(join(tmpdir(), 'trucv-image-'))
  await chmod(root, 0o755)
  const ends: (() => unknown)[] = [() => rm(root, { recursive: true, force: true })]
  try {
    const folder = await buildStages(stages, root)
    const app = join(folder, textsOf(image, 'WORKDIR').at(-1) ?? '')
    const complaints = await complaintsAbout(app)
    if (complaints.length > 0) throw new Error(`in the image, and should not be:\n${complaints.join('\n')}`)
    for (const name of await readdir(app)) say(`size of ${name}`, await sizeOf(join(app, name)))
    say('size in all', await sizeOf(app))
    run('chmod', ['-R', 'a-w,a+rX', folder], root)
    ends.push(() => run('chmod', ['-R', 'u+w', folder], root))

    const database = await startDatabase({ dir: null })
    ends.push(() => database.stop())
    const port = 20_000 + (process.pid % 20_000)
    const origin = `http://localhost:${port}`
    const settings = { port: 0, dataDir: null, publicOrigin: origin, clientId: 'drill.apps.example' }
    const sandbox = await startSandbox({ ...settings, serviceUrl: `http://127.0.0.1:${port}`, database })
    ends.push(() => sandbox.stop())
    const env = {
      ...sandbox.env,
      MONGODB_URI: database.uri,
      PORT: String(port),
      PUBLIC_ORIGIN: origin,
      ATTESTATION_KEYS: newKeys(),
    }
    const began = performance.now()
    const service = startImage(image, folder, { ...env, ALLOW_INSECURE: '1', LOG_LEVEL: 'warn' } as never)
    service.stdout?.resume()
    ends.push(() => service.kill('SIGKILL'))
    await untilReady(origin, service)
    say('ready after', `${Math.round(performance.now() - began)} ms`)
    say('memory when idle', await memoryOf(service.pid as number))
    for await (const step of walkThrough(origin, sandbox.origin)) say(step, 'ok')
    say('memory afterwards', await memoryOf(service.pid as number))
    service.kill('SIGTERM')
    const code = await Promise.race([new Promise(resolve => service.once('exit', resolve)), sleep(12_000, 'never')])
    say('SIGTERM ends it with', code)
    if (code !== 0) throw new Error('it did not end as it should')
  } finally {
    for (const end of ends.reverse()) await end()
  }
}

/** A key set that signs attestations, as the README makes one. */
function newKeys(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return JSON.stringify({ keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'drill', alg: 'ES256' }] })
}

async function untilReady(origin: string, service: ChildProcess): Promise<void> {
  for (let round = 0; round < 300; round++) {
    if (service.exitCode !== null) throw new Error(`the service ended with ${service.exitCode}`)
    const isReady = await fetch(`${origin}/readyz`).then(
      reply => reply.ok,
      () => false,
    )
    if (isReady) return
    await sleep(50)
  }
  throw new Error('the service was never ready')
}

const sizeOf = async (path: string) =>
  (await stat(path)).isFile()
    ? run('du', ['-h', path], '/').split('\t')[0]
    : run('du', ['-sh', path], '/').split('\t')[0]

/** Resident memory in MB; of Linux. */
async function memoryOf(pid: number): Promise<string> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return `${Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024)} MB`
}

await main().then(
  () => {
    console.log('The image is sound.')
    process.exit(0)
  },
  (error: Error) => {
    console.error(error.message)
    process.exit(1)
  },
)
