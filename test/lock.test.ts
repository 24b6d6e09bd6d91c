// The lock file: `npm ci` takes it, every package is pinned by its digest, and few have install scripts.
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import semver from 'semver'
import t from 'tap'
import { projectRoot } from '../api/lib/root.ts'

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
const text = await readFile(join(projectRoot, 'package-lock.json'), 'utf8')
const { packages } = JSON.parse(text) as { packages: Record<string, Entry> }
const OWN = ['', 'client']
const entries = Object.entries(packages).filter(([path]) => !OWN.includes(path))
/** Reviewed: their install scripts are not needed, and package.json forbids them. */
const MAY_HAVE_SCRIPTS = ['@scarf/scarf', 'esbuild', 'protobufjs']

t.test('npm ci accepts the lock file', async t => {
  await t.resolves(promisify(execFile)('npm', ['ci', '--dry-run', '--offline'], { cwd: projectRoot }))
})

t.test('every package is pinned by its digest, except optional ones of other platforms', async t => {
  const loose = entries.filter(([, entry]) => !entry.integrity && !entry.link && !(entry.optional && entry.os))
  t.same(
    loose.map(([path]) => path),
    [],
  )
})

t.test('no package has an install script that is not reviewed', async t => {
  const names = entries
    .filter(([, entry]) => entry.hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ''))
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

t.test('the lock file names no registry', async t => {
  t.notMatch(text.replace('"resolved": "client"', ''), /"resolved"/)
})
