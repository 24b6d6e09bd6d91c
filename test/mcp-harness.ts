// An owner with API keys, and the SDK's client of MCP that uses them.
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
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

/** One message over plain HTTP. */
export const post = (app: TestApp, secret: string, method: string, params?: object) =>
  app
    .anyone()
    .post('/mcp')
    .set('authorization', `Bearer ${secret}`)
    .send({ jsonrpc: '2.0', id: 1, method, ...(params && { params }) })
