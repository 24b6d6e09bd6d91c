// The conformance suite of the protocol, through a proxy of this test that adds an API key. What does not apply to this server stands
// in mcp-expected-failures.yaml with its reason.

import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import t from 'tap'
import { parse } from 'yaml'
import { projectRoot } from '../../api/lib/root.ts'
import { startApp } from '../../test/harness.ts'
import { keyOf } from '../../test/mcp-harness.ts'

const PASSES = ['server-initialize', 'ping', 'tools-list', 'dns-rebinding-protection']
const BASELINE = join(projectRoot, 'tools', 'test', 'mcp-expected-failures.yaml')

const app = await startApp(t)
const secret = await keyOf(app, { email: 'ana@example.org' })
const service = new URL(app.url)

/** Passes everything on, but for its own name in Host and Origin, which becomes that of the service. */
const proxy = createServer((incoming, outgoing) => {
  const own = `localhost:${(proxy.address() as AddressInfo).port}`
  const renamed = Object.entries(incoming.headers).map(([name, value]) => [
    name,
    name === 'host' || name === 'origin' ? String(value).replace(own, service.host) : value,
  ])
  const headers = { ...Object.fromEntries(renamed), authorization: `Bearer ${secret}` }
  const { method, url: path } = incoming
  const passed = request({ host: '127.0.0.1', port: service.port, method, path, headers }, reply => {
    outgoing.writeHead(reply.statusCode ?? 502, reply.headers)
    reply.pipe(outgoing)
  })
  passed.on('error', () => outgoing.destroy())
  incoming.pipe(passed)
})
await new Promise<void>(resolve => proxy.listen(0, 'localhost', resolve))
t.teardown(() => proxy.close())

/** The suite imports fs.globSync, which older versions of Node do not have, for commands that are not used here. */
const OLDER_NODE = `data:text/javascript,${encodeURIComponent(`
  import { register } from 'node:module'
  const shim = 'data:text/javascript,' + encodeURIComponent('export * from "node:fs"; export const globSync = () => []')
  register('data:text/javascript,' + encodeURIComponent(\`
    export async function resolve(name, context, next) {
      const isSuite = name === 'fs' && context.parentURL?.includes('/conformance/dist/')
      return isSuite ? { url: '\${shim}', shortCircuit: true } : next(name, context)
    }\`))`)}`

async function runSuite(...more: string[]): Promise<{ code: number | null; output: string }> {
  const dir = mkdtempSync(join(tmpdir(), 'mcp-conformance-'))
  t.teardown(() => rmSync(dir, { recursive: true, force: true }))
  const program = join(projectRoot, 'tools', 'node_modules', '@modelcontextprotocol', 'conformance', 'dist', 'index.js')
  const url = `http://localhost:${(proxy.address() as AddressInfo).port}/mcp`
  const args = ['--import', OLDER_NODE, program, 'server', '--url', url, '--output-dir', dir, ...more]
  const child = spawn(process.execPath, args, { cwd: dir, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', part => (output += part))
  const code = await new Promise<number | null>(resolve => child.once('close', resolve))
  return { code, output }
}

for (const scenario of PASSES) {
  t.test(`${scenario} passes`, async t => {
    const { code, output } = await runSuite('--scenario', scenario)
    t.equal(code, 0, output.slice(-2_000))
    t.match(output, /Passed: [1-9]/)
  })
}

t.test('every other scenario passes, or stands in the list of expected failures', async t => {
  const { server } = parse(readFileSync(BASELINE, 'utf8')) as { server: string[] }
  t.same(
    PASSES.filter(name => server.includes(name)),
    [],
  )
  const { code, output } = await runSuite('--suite', 'all', '--expected-failures', BASELINE)
  t.equal(code, 0, output.slice(-4_000))
})
