// `npm test`: builds, runs every compiled test file as a process of its own, and counts what really ran. The last line is
// `N passed, N failed`. Arguments: --long (the long doses) and parts of file names to run only those.
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { projectRoot } from '../api/lib/root.ts'
import { prepareBrowser } from '../test/browser/browser.ts'
import { build } from './build.ts'
import { type Failure, TapCount } from './tap-count.ts'
import { whatHangs } from './what-hangs.ts'

/** What came of one file. `passed` counts assertions. */
type Outcome = { file: string; passed: number; failures: Failure[]; noise: string; seconds: number }

const testFolder = join(projectRoot, 'dist', 'test')
const AT_ONCE = 3
const BROWSERS_AT_ONCE = 2
/** Keeps every core busy by itself. */
const ALONE = 'browser/sweep.test.js'
/** They mostly wait, for time-outs and for tokens that end: a lane of their own beside those that work. */
const WAITING = ['browser/session', 'payments-outages', 'payments-webhooks', 'mailer'].map(name => `${name}.test.js`)
/** Room for young objects, of which tests make many: a tenth less work. */
const FLAGS = ['--enable-source-maps', '--max-semi-space-size=64', '--import', join(testFolder, 'lean.js')]
const running = new Set<ChildProcess>()
const long = process.argv.includes('--long')
/** A file that hangs is ended and counted as failed. */
const LIMIT_MS = (long ? 120 : 10) * 60_000

async function main(): Promise<boolean> {
  await build()
  const files = await testFiles(process.argv.slice(2).filter(word => !word.startsWith('--')))
  const inBrowser = files.filter(file => file.startsWith(`browser${sep}`))
  const plain = files.filter(file => !inBrowser.includes(file))
  const noBrowser = inBrowser.length ? await prepareBrowser().then(() => null, reasonOf) : null
  const able = noBrowser === null ? files : plain
  const isNamed = (file: string, ...names: string[]) => names.includes(file.replaceAll(sep, '/'))
  const waiting = able.filter(file => isNamed(file, ...WAITING))
  const working = able.filter(file => !waiting.includes(file))
  const work = async () => {
    const pages = working.filter(file => inBrowser.includes(file))
    const outcomes = await runAll(
      working.filter(file => plain.includes(file)),
      AT_ONCE,
    )
    outcomes.push(
      ...(await runAll(
        pages.filter(file => !isNamed(file, ALONE)),
        BROWSERS_AT_ONCE,
      )),
    )
    return [
      ...outcomes,
      ...(await runAll(
        pages.filter(file => isNamed(file, ALONE)),
        1,
      )),
    ]
  }
  const outcomes = (await Promise.all([runAll(waiting, 1), work()])).flat()
  if (noBrowser !== null) outcomes.push(...(await skipped(inBrowser, noBrowser)))
  if (!outcomes.length) console.log('No test file matches.')
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failures.length, 0)
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0 && passed > 0
}

const reasonOf = (error: Error) => error.message

/** Paths relative to dist/test, slowest folder last; programs that tests start lie in `fixtures` folders. */
async function testFiles(filters: string[]): Promise<string[]> {
  if (!existsSync(testFolder)) return []
  return (await readdir(testFolder, { recursive: true }))
    .filter(file => file.endsWith('.test.js') && !file.split(sep).includes('fixtures'))
    .filter(file => !filters.length || filters.some(filter => file.includes(filter.replace(/^test\/|\.tsx?$/g, ''))))
    .sort()
}

async function runAll(files: string[], atOnce: number): Promise<Outcome[]> {
  const waiting = [...files]
  const outcomes: Outcome[] = []
  const lane = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const outcome = await runFile(file)
      outcomes.push(outcome)
      report(outcome)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return outcomes
}

async function runFile(file: string): Promise<Outcome> {
  const begun = performance.now()
  // tap gives up a little earlier, so that the test that hangs is named.
  const env = { ...process.env, TAP_TIMEOUT: String(LIMIT_MS / 1000 - 20), ...(long ? { LONG: '1' } : {}) }
  const child = spawn(process.execPath, [...FLAGS, join(testFolder, file)], {
    cwd: projectRoot,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true, // a group of its own, so that whatever it leaves behind can be found and ended
  })
  running.add(child)
  const count = new TapCount()
  const noise: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => count.write(chunk))
  child.stderr.on('data', (chunk: Buffer) => noise.push(chunk))
  const endLate = async () => {
    noise.push(Buffer.from(await whatHangs(child.pid!)))
    endGroup(child)
  }
  const late = setTimeout(endLate, LIMIT_MS)
  const [code, signal] = await new Promise<[number | null, string | null]>(resolve => {
    child.once('exit', (...how) => resolve(how))
  })
  clearTimeout(late)
  const leftBehind = await endLeftovers(child)
  running.delete(child)
  const { passed, failures } = await count.end()
  const add = (name: string) => failures.push({ name, detail: '' })
  if (signal) add(`the file was ended by ${signal}`)
  else if (code !== 0 && !failures.length) add(`the file exited with ${code}`)
  else if (!passed && !failures.length) add('the file asserted nothing')
  if (leftBehind) add('the file left processes behind')
  return { file, passed, failures, noise: Buffer.concat(noise).toString(), seconds: (performance.now() - begun) / 1000 }
}

/** Gives the file's own children three seconds to go, then ends them. `true` when it had to. */
async function endLeftovers(child: ChildProcess): Promise<boolean> {
  for (let round = 0; round < 30; round++) {
    if (!groupLives(child)) return false
    await sleep(100)
  }
  endGroup(child)
  return true
}

function groupLives(child: ChildProcess) {
  try {
    return process.kill(-child.pid!, 0)
  } catch {
    return false
  }
}

function endGroup(child: ChildProcess) {
  try {
    process.kill(-child.pid!, 'SIGKILL')
  } catch {} // gone by itself
}

const sourceOf = (file: string) => `test/${file.replaceAll(sep, '/').replace(/\.js$/, '.ts')}`

function report({ file, passed, failures, noise, seconds }: Outcome) {
  const verdict = failures.length ? `FAILED ${failures.length}` : 'ok'
  console.log(
    `${verdict.padEnd(9)} ${sourceOf(file).padEnd(44)} ${String(passed).padStart(6)}  ${seconds.toFixed(1)} s`,
  )
  for (const { name, detail } of failures) {
    console.log(`  not ok: ${name}`)
    if (detail) console.log(detail.replace(/^/gm, '    '))
  }
  if (failures.length && noise.trim()) console.log(`  it wrote:\n${noise.trimEnd().replace(/^/gm, '    ')}`)
}

/** Where no browser starts its tests are named and numbered, and count as failed unless ALLOW_NO_BROWSER=1 accepts that. */
async function skipped(files: string[], reason: string): Promise<Outcome[]> {
  console.log(`No browser starts here: ${reason}`)
  const outcomes: Outcome[] = []
  for (const file of files) {
    const names = [...(await readFile(join(testFolder, file), 'utf8')).matchAll(/\bt\.test\((['"`])(.+?)\1/g)]
    for (const [index, match] of names.entries()) console.log(`skipped   ${sourceOf(file)} ${index + 1} - ${match[2]}`)
    const failure = { name: `${names.length} browser tests did not run`, detail: '' }
    const failures = process.env.ALLOW_NO_BROWSER === '1' ? [] : [failure]
    outcomes.push({ file, passed: 0, failures, noise: '', seconds: 0 })
  }
  return outcomes
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    for (const child of running) endGroup(child)
    process.exit(130)
  })
}
process.exitCode = await main().then(
  ok => (ok ? 0 : 1),
  (error: Error) => {
    console.error(error.message)
    console.log('0 passed, 1 failed')
    return 1
  },
)
