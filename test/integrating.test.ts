// The documentation for integrators, executed beside a plain `npm start`: one shell runs all its blocks, and their output must be the
// documented one.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '../api/lib/root.ts'
import { freePort } from '../scripts/lib/free-port.ts'
import t from './tap.ts'

const [port, sandboxPort] = [await freePort(), await freePort()]
const dir = mkdtempSync(join(tmpdir(), 'integrating-'))
const example = readFileSync(join(projectRoot, '.env.example'), 'utf8')
/** Empty settings hide those of the person who runs the tests, and of their .env. */
const unset = Object.fromEntries([...example.matchAll(/^([A-Z0-9_]+)=/gm)].map(match => [match[1], '']))
const started = spawn(process.execPath, [join(projectRoot, 'dist', 'scripts', 'start.js')], {
  env: { ...unset, PATH: process.env.PATH, PORT: `${port}`, SANDBOX_PORT: `${sandboxPort}`, DATA_DIR: dir },
  stdio: ['ignore', 'pipe', 'inherit'],
})
const ended = new Promise(resolve => started.once('exit', resolve))
t.teardown(async () => {
  started.kill('SIGTERM')
  await ended
  rmSync(dir, { recursive: true, force: true })
})
/** Resolves when the addresses are printed; what is printed later is thrown away. */
await new Promise<void>((resolve, reject) => {
  let output = ''
  started.stdout.setEncoding('utf8').on('data', part => {
    output += part
    if (output.includes('Ctrl-C stops')) resolve()
  })
  ended.then(code => reject(new Error(`npm start ended with ${code}:\n${output}`)))
})
const [url, sandbox] = [`http://localhost:${port}`, `http://localhost:${sandboxPort}`]

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
    const env = { ...process.env, TRUCV: url, SANDBOX: sandbox }
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

t.test('every error code of the document exists', async t => {
  const { PROBLEMS } = await import('../api/lib/problem.ts')
  const rows = page.match(/^\| [45]\d\d.*$/gm) ?? []
  t.ok(rows.length >= 8)
  for (const row of rows) {
    const codes = [...row.matchAll(/`([a-z_]+)`/g)].map(match => String(match[1])).filter(code => code !== 'price')
    for (const code of codes) t.ok(code in PROBLEMS, code)
  }
})
