// `npm run --silent sbom`: the production packages as a CycloneDX document on standard output, made by npm from the lockfile.
// Fails when npm does, or when the document is not what it should be.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '../api/lib/root.ts'

type Component = { type: string; name: string; version?: string; purl?: string; hashes?: { alg: string }[] }
export type Sbom = {
  bomFormat: string
  specVersion: string
  version: number
  serialNumber: string
  metadata: { component: Component }
  components: Component[]
}
type Lock = {
  packages: Record<string, { integrity?: string; version?: string; dev?: boolean; devDependencies?: object }>
}

/**
 * What npm says of the production part of the lockfile; throws with its complaint when it says nothing. With --omit=dev npm
 * would leave out packages that others need for development, too.
 */
export async function readSbom(): Promise<Sbom> {
  const manifest = readJson('package.json') as { devDependencies?: object }
  const lock = readJson('package-lock.json') as Lock
  delete manifest.devDependencies
  delete lock.packages['']?.devDependencies
  for (const [path, { dev }] of Object.entries(lock.packages)) if (dev) delete lock.packages[path]
  const folder = await mkdtemp(join(tmpdir(), 'sbom-'))
  try {
    const cwd = join(folder, 'trucv')
    await mkdir(cwd)
    await writeFile(join(cwd, 'package.json'), JSON.stringify(manifest))
    await writeFile(join(cwd, 'package-lock.json'), JSON.stringify(lock))
    const args = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application']
    const { status, stdout, stderr } = spawnSync('npm', args, { cwd, encoding: 'utf8', maxBuffer: 64e6 })
    if (status !== 0) throw new Error(`npm sbom failed:\n${stderr}`)
    return JSON.parse(stdout) as Sbom
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const readJson = (name: string) => JSON.parse(readFileSync(join(projectRoot, name), 'utf8'))

/** What is wrong with the document, a line each. */
export function problemsOf(sbom: Sbom): string[] {
  const { packages } = readJson('package-lock.json') as Lock
  const listed = new Set(sbom.components.map(({ name, version }) => `${name}@${version}`))
  const wanted = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev)
  // The lockfile itself has no hash of packages for other platforms (scripts/lock.ts).
  const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  const hashed = new Set(Object.entries(packages).flatMap(([path, one]) => (one.integrity ? [nameOf(path)] : [])))
  const isHead = sbom.bomFormat === 'CycloneDX' && /^1\.[4-9]$/.test(sbom.specVersion) && sbom.version >= 1
  const isNamed = ({ type, name, version, purl }: Component) =>
    type === 'library' && version !== undefined && purl?.startsWith('pkg:npm/') && name !== ''
  return [
    ...(isHead ? [] : ['it does not begin as a CycloneDX document does']),
    ...(/^urn:uuid:[0-9a-f-]{36}$/.test(sbom.serialNumber) ? [] : ['it has no serial number']),
    ...sbom.components.filter(one => !isNamed(one)).map(({ name }) => `${name} lacks type, version or address`),
    ...sbom.components
      .filter(one => !one.hashes?.some(({ alg }) => alg === 'SHA-512') && hashed.has(one.name))
      .map(({ name }) => `${name} has no hash`),
    ...wanted
      .filter(([path, one]) => !listed.has(`${nameOf(path)}@${one.version}`))
      .map(([path]) => `${path} is not listed`),
  ]
}

if (/sbom\.[tj]s$/.test(process.argv[1] ?? '')) {
  const sbom = await readSbom()
  const problems = problemsOf(sbom)
  if (problems.length > 0) {
    console.error(problems.join('\n'))
    process.exitCode = 1
  } else {
    process.stdout.write(`${JSON.stringify(sbom, null, 2)}\n`)
  }
}
