// The documentation for integrators, executed: one shell runs all its blocks, and their output must be the documented one.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { projectRoot } from '../api/lib/root.ts'
import { startApp } from './harness.ts'

// As with npm start, which has the sample admin.
const app = await startApp(t, { ADMIN_EMAILS: 'admin@example.com' })
const page = readFileSync(join(projectRoot, 'docs/integrating.md'), 'utf8')
const MARK = '--- the next block ---'

/** Blocks to be executed, each with the documented output that follows it, if any. */
const blocks = [...page.matchAll(/^```sh\n([\s\S]*?)^```\n(?:\n```text\n([\s\S]*?)^```\n)?/gm)].map(
  ([, code = '', output = '']) => ({ code, output }),
)

/** As a pattern: … matches anything. */
const patternOf = (text: string) =>
  new RegExp(
    `^${text
      .trim()
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll('…', '.*')}$`,
  )

function typed(script: string): Promise<{ out: string; err: string; code: number | null }> {
  return new Promise(resolve => {
    const env = { ...process.env, TRUCV: app.url, SANDBOX: app.sandbox.origin }
    const options = { cwd: projectRoot, env, stdio: ['ignore', 'pipe', 'pipe'] as ['ignore', 'pipe', 'pipe'] }
    const shell = spawn('bash', ['-u', '-o', 'pipefail', '-c', script], options)
    let out = ''
    let err = ''
    shell.stdout.setEncoding('utf8').on('data', part => (out += part))
    shell.stderr.setEncoding('utf8').on('data', part => (err += part))
    shell.once('close', code => resolve({ out, err, code }))
  })
}

t.test('the documented blocks have the documented output', async t => {
  t.ok(blocks.length > 8)
  t.equal(page.match(/^```text$/gm)?.length, blocks.filter(({ output }) => output).length, 'every output has its block')
  const { out, err, code } = await typed(blocks.map(block => block.code).join(`\necho; echo '${MARK}'\n`))
  t.equal(err, '', 'nothing to complain of')
  t.equal(code, 0)
  const outputs = out.split(MARK).map(text => text.trim())
  t.equal(outputs.length, blocks.length)
  for (const [at, { code, output }] of blocks.entries())
    t.match(outputs[at], patternOf(output), code.split('\n', 1)[0] as string)
})

t.test('every code of its table exists', async t => {
  const { PROBLEMS } = await import('../api/lib/problem.ts')
  const rows = page.match(/^\| [45]\d\d.*$/gm) ?? []
  t.ok(rows.length >= 8)
  for (const row of rows) {
    const codes = [...row.matchAll(/`([a-z_]+)`/g)].map(match => String(match[1])).filter(code => code !== 'price')
    for (const code of codes) t.ok(code in PROBLEMS, code)
  }
})
