// `npm run lock`: completes package-lock.json. A registry that lacks the optional packages of other platforms makes
// `npm install` drop their entries, and `npm ci` then refuses the file; this puts them back. Run it after every `npm install`.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { projectRoot } from '../api/lib/root.ts'

type Entry = {
  version?: string
  cpu?: string[]
  os?: string[]
  libc?: string[]
  dev?: boolean
  optional?: boolean
  optionalDependencies?: Record<string, string>
}
type Lock = { packages: Record<string, Entry> }

const OS = ['android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
const CPU = ['arm64', 'arm', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'x64']
/** Words in package names for npm's platform names. */
const ALIASES: Record<string, string> = {
  windows: 'win32',
  macos: 'darwin',
  aarch64: 'arm64',
  amd64: 'x64',
  gnu: 'glibc',
}

/** The completed lock file and the added packages. Throws for a package whose name does not contain its platform. */
export function completeLock(text: string): { text: string; added: string[] } {
  const lock = JSON.parse(text) as Lock
  const added: string[] = []
  for (const [path, entry] of Object.entries(lock.packages)) {
    for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
      if (isLocked(lock, path, name)) continue
      lock.packages[`node_modules/${name}`] = platformEntry(name, range, entry.dev)
      added.push(`${name}@${range}`)
    }
  }
  if (!added.length) return { text, added }
  const paths = Object.keys(lock.packages).sort((a, b) => a.localeCompare(b, 'en'))
  lock.packages = Object.fromEntries(paths.map(path => [path, lock.packages[path]!]))
  return { text: `${JSON.stringify(lock, null, 2)}\n`, added }
}

/** Whether `name` resolves from the package at `path`, by Node's look-up in the folders above. */
function isLocked(lock: Lock, path: string, name: string): boolean {
  if (lock.packages[`${path ? `${path}/` : ''}node_modules/${name}`]) return true
  if (!path) return false
  const above = path.lastIndexOf('/node_modules/')
  return isLocked(lock, above < 0 ? '' : path.slice(0, above), name)
}

/** An entry without an integrity hash, which only a registry with the package can give. */
function platformEntry(name: string, range: string, dev = false): Entry {
  const words = name.split(/[^a-z0-9]+/).map(word => ALIASES[word] ?? word)
  const os = OS.find(known => words.includes(known))
  const cpu = CPU.find(known => words.includes(known))
  const version = range.replace(/^[\^~]/, '')
  if (!os || !/^\d+\.\d+\.\d+[\w.+-]*$/.test(version)) {
    throw new Error(`${name}@${range} is missing and its name tells no platform: install it where a registry has it.`)
  }
  const libc = ['musl', 'glibc'].find(known => words.includes(known))
  return {
    version,
    ...(cpu ? { cpu: [cpu] } : {}),
    ...(dev ? { dev } : {}),
    ...(libc ? { libc: [libc] } : {}),
    optional: true,
    os: [os],
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const path = join(projectRoot, 'package-lock.json')
  const { text, added } = completeLock(await readFile(path, 'utf8'))
  await writeFile(path, text)
  console.log(added.length ? `Added:\n  ${added.join('\n  ')}` : 'Nothing is missing.')
}
