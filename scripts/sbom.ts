// `npm run --silent sbom`: the production packages as a CycloneDX document on standard output, made by `npm sbom`. Its own
// --omit=dev would leave out production packages that development needs too, so it gets a lockfile without the others.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '../api/lib/root.ts'

type Entry = { dev?: boolean; link?: boolean; devDependencies?: object; workspaces?: string[] }
const readJson = (name: string) => JSON.parse(readFileSync(join(projectRoot, name), 'utf8'))
const { devDependencies: _, workspaces: __, ...manifest } = readJson('package.json')
const lock = readJson('package-lock.json') as { packages: Record<string, Entry> }
delete lock.packages['']?.devDependencies
delete lock.packages['']?.workspaces
for (const [path, { dev, link }] of Object.entries(lock.packages))
  if (dev || link || path === 'client') delete lock.packages[path]

const folder = mkdtempSync(join(tmpdir(), 'sbom-'))
// npm takes the document's name from that of the folder.
const cwd = join(folder, manifest.name)
mkdirSync(cwd)
writeFileSync(join(cwd, 'package.json'), JSON.stringify(manifest))
writeFileSync(join(cwd, 'package-lock.json'), JSON.stringify(lock))
const args = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application']
process.exitCode = spawnSync('npm', args, { cwd, stdio: 'inherit' }).status ?? 1
rmSync(folder, { recursive: true })
