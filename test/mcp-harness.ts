// An owner with API keys, and clients of MCP that use them: the SDK's over HTTP, and mcp-remote over stdio.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import { projectRoot } from '../api/lib/root.ts'
import type { Person, TestApp } from './harness.ts'

type Teardown = { teardown(fn: () => unknown): void }

export const MCP_SCOPES = ['cv:read', 'cv:draft', 'files:read']

/** The text of a new key. */
export async function keyOf(app: TestApp, person: Person, scopes = MCP_SCOPES, name = 'My assistant'): Promise<string> {
  const agent = await app.as(person)
  return (await agent.post('/me/keys').send({ name, scopes, days: 30 }).expect(201)).body.secret
}

async function connected(t: Teardown, transport: unknown) {
  const client = new Client({ name: 'a-test', version: '1.0.0' })
  // The SDK's own types differ under exactOptionalPropertyTypes of some versions.
  await client.connect(transport as Transport)
  t.teardown(() => client.close())
  /** The result of a tool: what its JSON says, or the words of its refusal. */
  // biome-ignore lint/suspicious/noExplicitAny: results are read as they come
  const call = async (name: string, args: object = {}): Promise<any> => {
    const result = await client.callTool({ name, arguments: args as Record<string, unknown> })
    const [{ text }] = result.content as [{ text: string }]
    return result.isError ? { refusal: text } : JSON.parse(text)
  }
  return { client, call }
}

export const overHttp = (t: Teardown, app: TestApp, secret: string, headers: Record<string, string> = {}) =>
  connected(
    t,
    new StreamableHTTPClientTransport(new URL(`${app.url}/mcp`), {
      requestInit: { headers: { authorization: `Bearer ${secret}`, ...headers } },
    }),
  )

/** Through mcp-remote, a child process which an assistant would start. The key is in a file that only its owner reads. */
export async function overStdio(t: Teardown, app: TestApp, secret: string) {
  const dir = mkdtempSync(join(tmpdir(), 'mcp-remote-'))
  t.teardown(() => rmSync(dir, { recursive: true, force: true }))
  const file = join(dir, 'headers')
  writeFileSync(file, `Authorization: Bearer ${secret}\n`, { mode: 0o600 })
  const program = join(projectRoot, 'node_modules', 'mcp-remote', 'dist', 'proxy.js')
  const args = [program, `${app.url}/mcp`, '--header-file', file, '--transport', 'http-only']
  const env = { PATH: process.env.PATH ?? '', HOME: dir, MCP_REMOTE_CONFIG_DIR: dir }
  return connected(t, new StdioClientTransport({ command: process.execPath, args, env, stderr: 'ignore' }))
}

/** One message over plain HTTP. */
export const post = (app: TestApp, secret: string, method: string, params?: object) =>
  app
    .anyone()
    .post('/mcp')
    .set('authorization', `Bearer ${secret}`)
    .send({ jsonrpc: '2.0', id: 1, method, ...(params && { params }) })
