// Builds what is missing or stale: the server, scripts and tests (tsc, into dist/), the browser's client (Vite, into dist/site/)
// and the packages for other programs: the typed client (into dist/client/), the wallet kit (into dist/wallet-kit/).
// Staleness is decided by a hash of the inputs, not by times.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { projectRoot } from '../api/lib/root.ts'
import { hasTypeset, TYPESET_INPUTS, writeTypeset } from './lib/build-typeset.ts'

const dist = join(projectRoot, 'dist')
const CODE = ['api', 'web', 'scripts', 'test']
const VITE = 'vite/bin/vite.js'
const SETTINGS = ['package.json', 'package-lock.json', 'tsconfig.json']
const isCode = (path: string) => /(\.tsx?|\.data\.json)$/.test(path) && !path.endsWith('.d.ts')

/** Brings dist/ up to date; `true` when something was built. Throws when the compiler or the bundler refuses. */
export async function build(): Promise<boolean> {
  await mkdir(dist, { recursive: true })
  await writeFile(join(dist, 'commit'), `${commitOf(process.env.COMMIT)}\n`)
  const server = await buildServer()
  const client = await buildClient()
  const verifier = await writeVerifier()
  const packages = [await buildPackage(), await buildWalletKit()]
  return packages.includes(true) || verifier || client || server
}

/** The given commit, else git's where there is a repository, else `unknown`. The service reads it: api/lib/version.ts. */
export function commitOf(given = '', folder = projectRoot): string {
  const isCommit = (text: string) => /^[0-9a-f]{7,64}$/.test(text)
  if (given !== '' || !existsSync(join(folder, '.git'))) return isCommit(given) ? given : 'unknown'
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: folder, encoding: 'utf8' })
  return isCommit(stdout?.trim() ?? '') ? stdout.trim() : 'unknown'
}

/** Builds all but the client: for development, where Vite serves the client from its sources. */
export async function buildServer(): Promise<boolean> {
  const typeset = await buildTypeset()
  return (await compile()) || typeset
}

/** Builds templates and fonts, which the service reads at its start. */
export async function buildTypeset(): Promise<boolean> {
  const hash = await hashOf([...(await filesUnder(['api/files/templates'])), ...TYPESET_INPUTS])
  if (hasTypeset() && (await readStamp('typeset')) === hash) return false
  await writeTypeset()
  await writeStamp('typeset', hash)
  return true
}

async function compile() {
  const sources = (await filesUnder(CODE)).filter(isCode)
  const hash = await hashOf([...sources, 'client/contract.d.ts', ...SETTINGS])
  const outputs = new Set(sources.map(outputOf))
  const whole = [...outputs].every(path => existsSync(join(dist, path)))
  if (whole && (await readStamp('server')) === hash) return false
  await run('tsc', 'typescript/bin/tsc', ['--noEmit', 'false', '--outDir', dist, '--pretty', 'false'])
  await removeStale(outputs)
  await writeStamp('server', hash)
  return true
}

async function buildClient() {
  const hash = await hashOf([
    ...(await filesUnder(['web'])),
    ...(await filesUnder(['api'])).filter(isCode),
    ...SETTINGS,
  ])
  if (existsSync(join(dist, 'site', 'index.html')) && (await readStamp('client')) === hash) return false
  await run('vite', VITE, ['build', '--config', 'web/vite.config.ts', '--logLevel', 'warn'])
  await writeStamp('client', hash)
  return true
}

/** The package of the typed client, ready for `npm pack`. What it needs comes with it, so that it installs without a registry. */
export async function buildPackage(): Promise<boolean> {
  await writeCli()
  const files = ['index.ts', 'contract.d.ts', 'README.md', 'package.json', 'tsconfig.json'].map(
    name => `client/${name}`,
  )
  const hash = await hashOf([...files, 'dist/site/trucv.mjs', 'scripts/build.ts', ...SETTINGS])
  const target = join(dist, 'client')
  if (existsSync(join(target, 'package.json')) && (await readStamp('package')) === hash) return false
  await rm(target, { recursive: true, force: true })
  await run('tsc', 'typescript/bin/tsc', ['-p', 'client', '--pretty', 'false'])
  for (const name of ['client/contract.d.ts', 'client/README.md', 'dist/site/trucv.mjs', 'LICENSE'])
    await copyFile(join(projectRoot, name), join(target, basename(name)))
  for (const name of ['openapi-fetch', 'openapi-typescript-helpers']) {
    await cp(join(projectRoot, 'node_modules', name), join(target, 'node_modules', name), { recursive: true })
  }
  const { name, description, devDependencies } = await readJson('client/package.json')
  const bundled = { 'openapi-fetch': devDependencies['openapi-fetch'] }
  const more = { dependencies: bundled, bundleDependencies: Object.keys(bundled) }
  await writeManifest(target, { name, description, types: './index.d.ts', bin: { trucv: 'trucv.mjs' }, ...more })
  await writeStamp('package', hash)
  return true
}

const KIT = 'web/src/wallet/kit'
/** What is bundled into the kit, whose licences ask to be passed on. */
const IN_KIT = ['ethers/LICENSE.md', '@noble/curves/LICENSE', '@noble/hashes/LICENSE']

/** The package of the wallet kit, ready for `npm pack`: one module with all that it needs, its types and its page. */
export async function buildWalletKit(): Promise<boolean> {
  const sources = await filesUnder(['api/core', 'web/src/data', KIT])
  const hash = await hashOf([...sources, 'web/wallet-kit.config.ts', 'web/wallet-kit.tsconfig.json', ...SETTINGS])
  const target = join(dist, 'wallet-kit')
  if (existsSync(join(target, 'package.json')) && (await readStamp('wallet-kit')) === hash) return false
  await run('vite', VITE, ['build', '--config', 'web/wallet-kit.config.ts', '--logLevel', 'warn'])
  await run('tsc', 'typescript/bin/tsc', ['-p', 'web/wallet-kit.tsconfig.json', '--pretty', 'false'])
  for (const name of [`${KIT}/README.md`, 'LICENSE'])
    await copyFile(join(projectRoot, name), join(target, basename(name)))
  const licences = IN_KIT.map(path => readFile(join(projectRoot, 'node_modules', path), 'utf8'))
  await writeFile(join(target, 'LICENSES-OF-OTHERS'), (await Promise.all(licences)).join('\n\n'))
  const description = 'The wallet of TruCV for other pages and programs: log-ins, transfers, NFTs, signatures.'
  await writeManifest(target, { name: 'trucv-wallet-kit', description, types: `./types/${KIT}/index.d.ts` })
  await writeStamp('wallet-kit', hash)
  return true
}

type Manifest = { name: string; description: string; types: string } & Record<string, unknown>

/** Writes the package.json of a package whose module is index.js, of the version of the product. */
async function writeManifest(target: string, { name, description, types, ...more }: Manifest) {
  const { version, license, engines } = await readJson('package.json')
  const exports = { '.': { types, default: './index.js' } }
  const manifest = {
    name,
    version,
    description,
    license,
    gitHead: commitOf(process.env.COMMIT),
    type: 'module',
    engines,
    exports,
    sideEffects: false,
    ...more,
  }
  await writeFile(join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}

const readJson = async (path: string) => JSON.parse(await readFile(join(projectRoot, path), 'utf8'))

const VERIFIER = 'scripts/verify-cv.ts'
const AUDIT = 'scripts/log-audit.ts'
const CLI = 'scripts/cli/main.ts'
/** What the programs contain. */
const VERIFIER_SOURCES = [
  'scripts/verifier',
  'web/src/check',
  'api/claims/credentials/check',
  'api/crypto',
  'api/core/claims',
  'api/lib',
]

/** The downloadable programs that verify CVs and follow the log, each one readable file. */
async function writeVerifier(): Promise<boolean> {
  const hash = await hashOf([...(await filesUnder(VERIFIER_SOURCES)), VERIFIER, AUDIT, ...SETTINGS])
  const target = join(dist, 'site', 'verify-cv.mjs')
  if (existsSync(target) && (await readStamp('verifier')) === hash) return false
  for (const source of [VERIFIER, AUDIT]) {
    const name = basename(source, '.ts')
    await bundle(name)
    const program = await readFile(join(dist, 'verifier', `${name}.js`), 'utf8')
    await writeFile(join(dist, 'site', `${name}.mjs`), (await aboutOf(source)) + program)
  }
  await writeStamp('verifier', hash)
  return true
}

/** The command line, as one readable file: downloaded from the service, and in the package of the client. */
async function writeCli(): Promise<void> {
  const sources = await filesUnder(['scripts/cli', ...VERIFIER_SOURCES])
  const hash = await hashOf([...sources, ...SETTINGS])
  const target = join(dist, 'site', 'trucv.mjs')
  if (existsSync(target) && (await readStamp('cli')) === hash) return
  await bundle('trucv')
  const program = await readFile(join(dist, 'verifier', 'trucv.js'), 'utf8')
  await mkdir(join(dist, 'site'), { recursive: true })
  await writeFile(target, `#!/usr/bin/env node\n${await aboutOf(CLI)}${program}`, { mode: 0o755 })
  await writeStamp('cli', hash)
}

const bundle = (mode: string) =>
  run('vite', VITE, ['build', '--config', 'scripts/verifier/vite.config.ts', '--logLevel', 'warn', '--mode', mode])
/** The comment at the beginning. */
const aboutOf = async (path: string) => (await readFile(join(projectRoot, path), 'utf8')).split(/^import /m)[0] ?? ''

/** Paths relative to the project, sorted; folders that do not exist are empty. */
async function filesUnder(folders: string[]): Promise<string[]> {
  const found: string[] = []
  for (const folder of folders.filter(name => existsSync(join(projectRoot, name)))) {
    const entries = await readdir(join(projectRoot, folder), { recursive: true, withFileTypes: true })
    for (const entry of entries) {
      if (entry.isFile()) found.push(join(entry.parentPath, entry.name).slice(projectRoot.length + 1))
    }
  }
  return found.sort()
}

async function hashOf(paths: string[]) {
  const hash = createHash('sha256')
  for (const path of paths) {
    const content = await readFile(join(projectRoot, path)).catch(() => Buffer.alloc(0))
    hash.update(`${path}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

const outputOf = (source: string) => source.replace(/\.tsx?$/, '.js')

/** Removes the outputs of deleted and renamed sources: otherwise a removed test would still run. */
async function removeStale(outputs: Set<string>) {
  for (const folder of CODE.filter(name => existsSync(join(dist, name)))) {
    for (const entry of await readdir(join(dist, folder), { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name)
      const output = path.slice(dist.length + 1).replace(/\.map$/, '')
      if (entry.isFile() && !outputs.has(output)) await rm(path, { force: true })
    }
  }
}

const readStamp = (name: string) => readFile(join(dist, `${name}.stamp`), 'utf8').catch(() => '')
const writeStamp = (name: string, hash: string) => writeFile(join(dist, `${name}.stamp`), hash)

/** Runs a tool as a program with this Node: TypeScript 7 has no JavaScript API. */
function run(name: string, bin: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const command = [join(projectRoot, 'node_modules', bin), ...args]
    const child = spawn(process.execPath, command, { cwd: projectRoot, stdio: ['ignore', 'inherit', 'inherit'] })
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      if (code === 0) resolve()
      else reject(new Error(`${name} failed (${signal ?? `exit code ${code}`}); see its output above`))
    })
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await build().then(
    built => console.log(built ? 'Built.' : 'Up to date.'),
    (error: Error) => {
      console.error(error.message)
      process.exitCode = 1
    },
  )
}
