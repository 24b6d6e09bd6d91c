// `npm run tools`: runs the tests of this package from their sources; `npm run tools -- openapi` those with that in their name. They
// need what `npm ci --prefix tools` installs. The last line is `N passed, N failed`.
import type { ChildProcess } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import tap from 'tap'
import { projectRoot } from '../api/lib/root.ts'
import { build } from '../scripts/build.ts'

const SECONDS = 1_200
process.env.TAP_TIMEOUT ??= String(SECONDS)
const wanted = process.argv.slice(2)
const files = readdirSync(join(projectRoot, 'tools', 'test')).filter(
  name => name.endsWith('.test.ts') && (wanted.length === 0 || wanted.some(part => name.includes(part))),
)
const total = { passed: 0, failed: 0 }
const output = new Map<string, string>()

// The root's own timeout of 30 s would end the run while it builds.
tap.setTimeout(SECONDS * 1_000)
await build()
tap.on('subtestStart', file => {
  const keep = (chunk: Buffer | string) => output.set(file.name, `${output.get(file.name) ?? ''}${chunk}`)
  file.on('process', child => (child as ChildProcess).stderr?.on('data', keep))
})
tap.on('subtestEnd', ({ name, counts, lists, options, time }) => {
  // A file that broke off or asserts nothing may have no failed assertion to count.
  const isGood = options.exitCode === 0 && !options.signal && counts.pass > 0
  const failed = isGood ? counts.fail : Math.max(1, counts.fail)
  total.passed += counts.pass
  total.failed += failed
  const verdict = (failed ? `FAILED ${failed}` : 'ok').padEnd(9)
  console.log(`${verdict} ${name.padEnd(44)} ${String(counts.pass).padStart(6)}  ${(time / 1000).toFixed(1)} s`)
  if (failed) console.log(...lists.fail.map(({ fullname, diag }) => [fullname, diag]), output.get(name) ?? '')
})
tap.setTimeout(0)
tap.register()
tap.resume()
for (const name of files.sort()) {
  // Without NODE_OPTIONS, by which tap has every process of a file load what coverage needs.
  const command = ['-u', 'NODE_OPTIONS', process.execPath, '--import=tsx', join('tools', 'test', name)]
  const options = { name: `tools/test/${name}`, cwd: projectRoot, timeout: SECONDS * 1_000, buffered: true }
  tap.spawn('env', command, { ...options, stdio: 'pipe' })
}
tap.end()
await tap.promise?.()
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1
