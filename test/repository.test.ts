// No key is in the files or in the git history, except samples of tests.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../api/lib/root.ts'
import t from './tap.ts'

const KEYS = [
  'rzp_live_[A-Za-z0-9]{10,}',
  '-----BEGIN [A-Z ]*PRIVATE KEY-----[^`]',
  'mongodb(\\+srv)?://[^:/ ]+:[^@ ]{3,}@',
  'eyJ[A-Za-z0-9_-]{20,}\\.eyJ[A-Za-z0-9_-]{20,}\\.[A-Za-z0-9_-]{20,}',
  'AKIA[0-9A-Z]{16}',
  'gh[pousr]_[A-Za-z0-9]{30,}',
  'xox[baprs]-[A-Za-z0-9-]{10,}',
]
const form = new RegExp(KEYS.join('|'))
const FOLDERS = ['api', 'client', 'docs', 'scripts', 'web', '.ci', '.github']
const isText = (name: string) => /\.(ts|tsx|js|json|ya?ml|md|html|css|typ|txt|example)$|^run$/.test(name)

t.test('keys are recognised in every form', async t => {
  const token = `eyJ${'a'.repeat(30)}.eyJ${'b'.repeat(30)}.${'c'.repeat(30)}`
  for (const text of [`rzp_live_${'a'.repeat(14)}`, 'mongodb://app:secret@db/x', token, `AKIA${'A'.repeat(16)}`])
    t.match(text, form)
})

t.test('no file has a key', async t => {
  const own = readdirSync(projectRoot, { withFileTypes: true }).filter(entry => entry.isFile() && entry.name !== '.env')
  const paths = own.map(({ name }) => name).filter(isText)
  for (const folder of FOLDERS) {
    for (const entry of readdirSync(join(projectRoot, folder), { recursive: true, withFileTypes: true })) {
      if (entry.isFile() && isText(entry.name) && !entry.parentPath.includes('node_modules'))
        paths.push(join(entry.parentPath, entry.name).slice(projectRoot.length + 1))
    }
  }
  t.ok(paths.length > 100, `${paths.length} files`)
  t.same(
    paths.filter(path => form.test(readFileSync(join(projectRoot, path), 'utf8'))),
    [],
  )
})

t.test('the git history has no key', async t => {
  const seen = ['log', '--all', '--format=%h', '--extended-regexp', `-G${KEYS.join('|')}`, '--', ...FOLDERS, '.env*']
  const { status, stdout, stderr } = spawnSync('git', seen, { cwd: projectRoot, encoding: 'utf8' })
  t.equal(status, 0, stderr)
  t.equal(stdout.trim(), '')
})
