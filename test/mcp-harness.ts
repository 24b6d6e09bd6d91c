// An owner with API keys, and the SDK's client of MCP that uses them.
import assert from 'node:assert/strict'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import type { Person, TestApp } from './harness.ts'

type Teardown = { teardown(fn: () => unknown): void }

export const MCP_SCOPES = ['cv:read', 'cv:draft', 'files:read']

/** The text of a new key. */
export async function keyOf(app: TestApp, person: Person, scopes = MCP_SCOPES, name = 'My assistant'): Promise<string> {
  const agent = await app.as(person)
  return (await agent.post('/me/keys').send({ name, scopes, days: 30 }).expect(201)).body.secret
}

async function connected(t: Teardown, transport: StreamableHTTPClientTransport) {
  const client = new Client({ name: 'a-test', version: '1.0.0' })
  await client.connect(transport)
  t.teardown(() => client.close())
  // The client checks results by the output schemas that it has seen.
  await client.listTools()
  /** The structured result of a tool, which its text repeats; or the text of its refusal. */
  // biome-ignore lint/suspicious/noExplicitAny: results are read as they come
  const call = async (name: string, args: object = {}): Promise<any> => {
    const result = await client.callTool({ name, arguments: args as Record<string, unknown> })
    const [first] = result.content
    const text = first?.type === 'text' ? first.text : ''
    if (result.isError) return { refusal: text }
    assert.deepEqual(JSON.parse(text), result.structuredContent)
    return result.structuredContent
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

/** One message over plain HTTP. */
export const post = (app: TestApp, secret: string, method: string, params?: object) =>
  app
    .anyone()
    .post('/mcp')
    .set('authorization', `Bearer ${secret}`)
    .send({ jsonrpc: '2.0', id: 1, method, ...(params && { params }) })
