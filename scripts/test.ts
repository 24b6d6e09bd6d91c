// `npm test`: builds, then runs the compiled test files in a few processes. The last line is `N passed, N failed`.
// Arguments: parts of file names, to run only those; without any, all but test/long. LONG=1: everything, in full doses. Why not
// tap's own command: docs/decisions/0021.
import { readdir, stat } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join, sep } from 'node:path'
import { stringify } from 'yaml'
import { projectRoot } from '../api/lib/root.ts'
import { build } from './build.ts'
import { prepareBrowser } from './lib/browser.ts'
import { runFiles } from './lib/test-pool.ts'

/** Test files that get a process of their own, with the reason. */
const ALONE = new Map([
  ['rules/client-data', 'It sets window and fetch.'],
  ['rules/client-session', 'It sets window and localStorage.'],
  ['regular-expressions', 'It replaces RegExp while it loads the code, and measures processor time.'],
  ['wallet-session', 'It sets window and localStorage.'],
  ['credentials-files', 'It measures the memory and the processor time of its process.'],
])

/** Seconds after which a file is ended and counts as failed. */
process.env.TAP_TIMEOUT ??= process.env.LONG === '1' ? '7200' : '1200'
/** From Node 22 on, compiled modules are kept between processes, which spares each of them a fifth of its start. */
process.env.NODE_COMPILE_CACHE ??= join(projectRoot, 'node_modules', '.cache', 'compiled')

await build()
const folder = join(projectRoot, 'dist', 'test')
const wanted = process.argv.slice(2).map(part => part.replace(/^test\/|\.tsx?$/g, ''))
const isInBrowser = (file: string) => /(^|\/)browser\//.test(file)
let files = (await readdir(folder, { recursive: true })).map(file => file.replaceAll(sep, '/')).sort()
files = files.filter(file => file.endsWith('.test.js') && !file.startsWith('fixtures/'))
if (wanted.length) files = files.filter(file => wanted.some(part => file.includes(part)))
else if (process.env.LONG !== '1') files = files.filter(file => !file.startsWith('long/'))
const noBrowser = files.some(isInBrowser) ? await prepareBrowser().then(() => null, String) : null
if (noBrowser) console.log(`No browser starts here: ${noBrowser}`)
if (noBrowser && process.env.ALLOW_NO_BROWSER === '1') files = files.filter(file => !isInBrowser(file))

// The longest first, so that no process runs one alone at the end: browsers, then by the length of the file.
const weights = new Map<string, number>()
for (const file of files) weights.set(file, (await stat(join(folder, file))).size * (isInBrowser(file) ? 10 : 1))
files.sort((a, b) => weights.get(b)! - weights.get(a)!)

const total = { passed: 0, failed: 0 }
/** What failed, repeated at the end, where a long log is read first. */
const summary: string[] = []
// Long tests measure, fill and kill more than these, so each has a process of its own.
const isAlone = (file: string) => file.startsWith('long/') || ALONE.has(file.replace(/\.test\.js$/, ''))
const orders = files.map(file => ({ file, isAlone: isAlone(file) }))
await runFiles(orders, availableParallelism(), (file, { passed, failures, seconds, output }) => {
  const name = `test/${file.replace(/\.js$/, '.ts')}`
  const failed = failures.length
  total.passed += passed
  total.failed += failed
  const verdict = (failed ? `FAILED ${failed}` : 'ok').padEnd(9)
  console.log(`${verdict} ${name.padEnd(44)} ${String(passed).padStart(6)}  ${seconds.toFixed(1)} s`)
  if (!failed) return
  for (const { name, diag } of failures) {
    const { handles, requests, source, ...rest } = (diag ?? {}) as Record<string, unknown> // hundreds of lines after a time-out
    console.log(`not ok: ${name}\n${stringify(rest)}`.replace(/^/gm, '  '))
  }
  console.log(output)
  summary.push(`FAILED ${name}`, ...failures.map(({ name }) => `  ${name}`))
  const errors = output.split('\n').filter(line => /error/i.test(line))
  summary.push(...errors.slice(0, 3))
})
for (const line of summary) console.log(line)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1
