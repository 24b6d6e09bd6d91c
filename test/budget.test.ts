// The JavaScript of a first visit, measured on the built client in compressed bytes.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { projectRoot } from '../api/lib/root.ts'
import t from './tap.ts'

type Chunk = { file: string; name?: string; imports?: string[]; isDynamicEntry?: boolean }

const client = join(projectRoot, 'dist', 'site')
const manifest = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8')) as Record<string, Chunk>

/** The files fetched before a screen is ready, besides the entry script of the document, and their limit in bytes. */
const BUDGETS: [path: string, entries: string[], limit: number][] = [
  ['/', ['src/screens/home.tsx'], 90_000],
  ['/login', ['src/screens/login.tsx'], 90_000],
  ['/create-cv', ['src/screens/create-cv.tsx', 'src/signed-in.tsx'], 140_000],
]
/** The limit of the files that opening the wallet fetches: its screen, its keys and the shared rules. */
const WALLET_LIMIT = 75_000
/** The limit of the script of a CV's check page. */
const CHECK_LIMIT = 45_000
/** Code that a first visit does not need: in chunks of its own, fetched on demand. */
const APART: [name: string, key: RegExp][] = [
  ['editor', /^src\/screens\/create-cv\.tsx$/],
  ['confetti', /confetti/],
  ['wallet', /^src\/(wallet\/|screens\/wallet)/],
]

/** Keys of all chunks that these need before they run. */
function closureOf(keys: string[]): Set<string> {
  const found = new Set<string>()
  const visit = (key: string) => {
    if (found.has(key)) return
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no ${key}.`)
    found.add(key)
    for (const next of chunk.imports ?? []) visit(next)
  }
  for (const key of keys) visit(key)
  return found
}

function gzipBytes(key: string): number {
  const file = join(client, manifest[key]!.file)
  return existsSync(`${file}.gz`) ? statSync(`${file}.gz`).size : gzipSync(readFileSync(file)).length
}

t.test('the first visit to each screen stays within its budget of compressed JavaScript', async t => {
  for (const [path, entries, limit] of BUDGETS) {
    const chunks = [...closureOf(['index.html', ...entries])]
    const total = chunks.reduce((sum, key) => sum + gzipBytes(key), 0)
    t.ok(total > 50_000 && total <= limit, `${path}: ${total} of ${limit} bytes`)
  }
})

t.test('the check of a CV is one small script, with the part that it shares with the check of PDFs', async t => {
  const keys = [...closureOf(['src/check/main.ts'])]
  t.same(
    keys.map(key => manifest[key]?.name),
    ['main', 'log-seen'],
  )
  const total = keys.reduce((sum, key) => sum + gzipBytes(key), 0)
  t.ok(total > 5_000 && total <= CHECK_LIMIT, `${total} of ${CHECK_LIMIT} bytes`)
  for (const key of keys)
    t.notMatch(readFileSync(join(client, manifest[key]!.file), 'utf8'), /\bimport\s*\(/, 'it loads nothing later')
})

t.test('the wallet’s scripts stay within their budget of compressed JavaScript', async t => {
  const first = closureOf(['index.html'])
  const own = [...closureOf(['src/screens/wallet.tsx'])].filter(key => !first.has(key))
  const total = own.reduce((sum, key) => sum + gzipBytes(key), 0)
  t.ok(total > 30_000 && total <= WALLET_LIMIT, `${total} of ${WALLET_LIMIT} bytes`)
})

t.test('code that a first visit does not need is in separate chunks', async t => {
  const first = closureOf(['index.html', 'src/screens/home.tsx', 'src/screens/login.tsx'])
  for (const [name, form] of APART) {
    const keys = Object.keys(manifest).filter(key => form.test(key))
    t.same(
      keys.filter(key => first.has(key)),
      [],
      `${name} is not among the first`,
    )
    t.ok(
      keys.some(key => manifest[key]?.isDynamicEntry),
      `${name} is fetched when it is wanted`,
    )
  }
})
