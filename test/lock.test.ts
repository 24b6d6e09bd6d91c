// The lock files of the product and of tools/: `npm ci` takes them, every package is pinned by its digest, few have install scripts.
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import semver from 'semver'
import { projectRoot } from '../api/lib/root.ts'
import t from './tap.ts'

type Entry = {
  version?: string
  integrity?: string
  optional?: boolean
  os?: string[]
  hasInstallScript?: boolean
  link?: boolean
  dev?: boolean
  engines?: { node?: string }
}
type Lock = { packages: Record<string, Entry> }
const FOLDERS = ['.', 'tools']
const OWN = ['', 'client']
const texts = await Promise.all(FOLDERS.map(folder => readFile(join(projectRoot, folder, 'package-lock.json'), 'utf8')))
const [entries = [], ofTools = []] = texts.map(text =>
  Object.entries((JSON.parse(text) as Lock).packages).filter(([path]) => !OWN.includes(path)),
)
const all = [...entries, ...ofTools]
/** Reviewed: their install scripts are not needed, and package.json forbids them. */
const MAY_HAVE_SCRIPTS = ['@scarf/scarf', 'esbuild', 'protobufjs']

t.test('npm ci accepts the lock files', async t => {
  for (const folder of FOLDERS) {
    await t.resolves(promisify(execFile)('npm', ['ci', '--dry-run', '--offline'], { cwd: join(projectRoot, folder) }))
  }
})

t.test('every package is pinned by its digest, except optional ones of other platforms', async t => {
  const loose = all.filter(([, entry]) => !entry.integrity && !entry.link && !(entry.optional && entry.os))
  t.same(
    loose.map(([path]) => path),
    [],
  )
})

t.test('no package has an install script that is not reviewed', async t => {
  const names = all.filter(([, entry]) => entry.hasInstallScript).map(([path]) => path.replace(/^.*node_modules\//, ''))
  t.same(
    names.filter(name => !MAY_HAVE_SCRIPTS.includes(name)),
    [],
  )
})

t.test('every production package runs on the oldest Node that package.json promises', async t => {
  const { engines } = JSON.parse(await readFile(join(projectRoot, 'package.json'), 'utf8'))
  const oldest = semver.minVersion(engines.node)?.version ?? ''
  t.match(oldest, /^20\./)
  const production = entries.filter(([, { dev, link }]) => !dev && !link)
  t.ok(production.length > 100)
  const refusing = production.filter(([, { engines: own }]) => !semver.satisfies(oldest, own?.node ?? '*'))
  t.same(
    refusing.map(([path, { version, engines: own }]) => `${path} ${version} wants ${own?.node}`),
    [],
  )
  const [readme, dockerfile] = await Promise.all(
    ['README.md', 'Dockerfile'].map(name => readFile(join(projectRoot, name), 'utf8')),
  )
  t.match(readme, `Node ${oldest.split('.').slice(0, 2).join('.')} or newer`)
  const [, image = ''] = /^FROM node:(\d+)\./m.exec(dockerfile ?? '') ?? []
  t.match(readme, `The image has Node ${image}`)
})

t.test('the lock files name no registry', async t => {
  for (const text of texts) t.notMatch(text.replace('"resolved": "client"', ''), /"resolved"/)
})
