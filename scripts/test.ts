// `npm test`: builds, then runs every compiled test file as a process of its own under tap. The last line is `N passed, N failed`.
// Arguments: parts of file names, to run only those; without any, all but test/long. LONG=1: everything, in full doses. Why not
// tap's own command: docs/decisions/0021.
import type { ChildProcess } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Parser } from 'tap-parser'
import { stringify } from 'yaml'
import { projectRoot } from '../api/lib/root.ts'
import { build } from './build.ts'
import { prepareBrowser } from './lib/browser.ts'
import { describeThreads } from './lib/stuck.ts'

/** Seconds after which a file is ended and counts as failed. tap reads it here and in each file. */
process.env.TAP_TIMEOUT ??= process.env.LONG === '1' ? '7200' : '1200'
/** From Node 22 on, compiled modules are kept between processes, which spares each test file a fifth of its start. */
process.env.NODE_COMPILE_CACHE ??= join(projectRoot, 'node_modules', '.cache', 'compiled')

await build()
const folder = join(projectRoot, 'dist', 'test')
const wanted = process.argv.slice(2).map(part => part.replace(/^test\/|\.tsx?$/g, ''))
const isRule = (file: string) => file.startsWith('rules/')
const isInBrowser = (file: string) => /(^|\/)browser\//.test(file)
let files = (await readdir(folder, { recursive: true })).map(file => file.replaceAll(sep, '/')).sort()
files = files.filter(file => file.endsWith('.test.js') && !file.startsWith('fixtures/'))
if (wanted.length) files = files.filter(file => wanted.some(part => file.includes(part)))
else if (process.env.LONG !== '1') files = files.filter(file => !file.startsWith('long/'))
const noBrowser = files.some(isInBrowser) ? await prepareBrowser().then(() => null, String) : null
if (noBrowser) console.log(`No browser starts here: ${noBrowser}`)
if (noBrowser && process.env.ALLOW_NO_BROWSER === '1') files = files.filter(file => !isInBrowser(file))

const { default: tap } = await import('tap')
const [output, empty, total] = [new Map<string, string>(), new Map<string, number>(), { passed: 0, failed: 0 }]
/** What failed, said again at the end, where a long log is read first. */
const failures: string[] = []
tap.on('subtestStart', file => {
  const keep = (chunk: Buffer | string) => output.set(file.name, `${output.get(file.name) ?? ''}${chunk}`)
  file.on('process', started => {
    const child = started as ChildProcess
    child.stderr?.on('data', keep)
    const timer = setTimeout(() => keep(describeThreads(child.pid as number)), Number(process.env.TAP_TIMEOUT) * 900)
    child.once('exit', () => clearTimeout(timer))
  })
  // tap counts a test without assertions as one that passed.
  const count = () => empty.set(file.name, (empty.get(file.name) ?? 0) + 1)
  const listen = (child: Parser) => child.on('child', listen).on('complete', results => results.count === 0 && count())
  file.parser.on('child', listen)
})
tap.on('subtestEnd', ({ name, counts, lists, options, time }) => {
  const passed = counts.pass - (empty.get(name) ?? 0)
  // A file that broke off or asserts nothing may have no failed assertion to count.
  const failed = options.exitCode === 0 && !options.signal && passed > 0 ? counts.fail : Math.max(1, counts.fail)
  total.passed += passed
  total.failed += failed
  const verdict = (failed ? `FAILED ${failed}` : 'ok').padEnd(9)
  console.log(`${verdict} ${name.padEnd(44)} ${String(passed).padStart(6)}  ${(time / 1000).toFixed(1)} s`)
  if (!failed) return
  const said = output.get(name) ?? ''
  for (const { fullname, diag } of lists.fail) {
    const { handles, requests, source, ...rest } = diag ?? {} // hundreds of lines after a time-out
    console.log(`not ok: ${fullname}\n${stringify(rest)}`.replace(/^/gm, '  '))
  }
  console.log(`  exit code ${options.exitCode}, signal ${options.signal}\n${said}`)
  failures.push(`FAILED ${name}`, ...lists.fail.map(({ fullname }) => `  ${fullname}`))
  failures.push(
    ...said
      .split('\n')
      .filter(line => /error/i.test(line))
      .slice(0, 3),
  )
})
Object.assign(tap, { jobs: 4 }).setTimeout(0)
tap.register()
tap.resume()
const flags = ['--enable-source-maps', '--max-semi-space-size=64'] // room for young objects: a tenth less work
function start(name: string, program: string[]): void {
  // Without NODE_OPTIONS, by which tap has every process of a file load what coverage needs: it changes how signals end them.
  const command = ['-u', 'NODE_OPTIONS', process.execPath, ...flags, ...program]
  tap.spawn('env', command, { name, timeout: Number(process.env.TAP_TIMEOUT) * 1000, buffered: true, stdio: 'pipe' })
}
// The tests of rules start no service, so they share one process: loading tap takes longer than most of them.
const [rules, others] = [files.filter(isRule), files.filter(file => !isRule(file))]
for (const file of others) start(`test/${file.replace(/\.js$/, '.ts')}`, [join(folder, file)])
if (rules.length) {
  const imports = rules.map(file => `import ${JSON.stringify(pathToFileURL(join(folder, file)))}`)
  start(`test/rules (${rules.length} files)`, ['--input-type=module', '--eval', imports.join('\n')])
}
tap.end()
await tap.promise?.()
for (const line of failures) console.log(line)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1
