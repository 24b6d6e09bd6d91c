// MCP over HTTP: one message for each POST, answered in JSON. API keys only; each tool checks its own scope.
import type { FastifyPluginAsync } from 'fastify'
import Type from 'typebox'
import { caller } from '../http/access.ts'
import { errors } from '../http/openapi.ts'
import { TYPESETTING_MS } from '../http/time-limits.ts'
import { Problem } from '../lib/problem.ts'
import type { Mcp } from './server.ts'

type Options = { mcp: Mcp; settings: { publicOrigin: string; corsOrigins: readonly string[] } }

const config = { scope: 'cv:read' } as const
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']
const message = { jsonrpc: '2.0', id: 1 }

const schema = {
  operationId: 'callMcp',
  summary: 'Model Context Protocol: tools that read CVs and propose changes',
  description:
    'Streamable HTTP without sessions: one JSON-RPC 2.0 message in a POST, no batches; replies are JSON. With an API key only. Tools need cv:read, cv:draft or files:read.',
  tags: ['cvs'],
  security: [{ apiKey: ['cv:read'] }],
  headers: Type.Object({ 'mcp-protocol-version': Type.Optional(Type.String({ maxLength: 40 })) }),
  body: Type.Object(
    { jsonrpc: Type.Literal('2.0') },
    { title: 'McpRequest', additionalProperties: true, examples: [{ ...message, method: 'tools/list' }] },
  ),
  response: {
    200: Type.Object(
      {},
      { title: 'McpMessage', additionalProperties: true, examples: [{ ...message, result: { tools: [] } }] },
    ),
    202: Type.Null({ description: 'A notification was accepted; there is no body.' }),
    ...errors,
  },
}

export const mcpRoutes: FastifyPluginAsync<Options> = async (app, { mcp, settings }) => {
  const { publicOrigin, corsOrigins } = settings
  const { protocol, host, hostname, port } = new URL(publicOrigin)
  const names = LOOPBACK.includes(hostname) ? LOOPBACK.map(name => (port ? `${name}:${port}` : name)) : [host]
  const origins = new Set([...names.map(name => `${protocol}//${name}`), ...corsOrigins])

  // Prevents DNS rebinding: an attacker's host name that resolves to this service is refused.
  app.addHook('onRequest', async ({ host, headers }) => {
    const isOurs = names.includes(host.toLowerCase()) && (!headers.origin || origins.has(headers.origin))
    if (!isOurs) throw new Problem('forbidden', { message: 'MCP is not available for this Host or Origin.' })
  })

  // One tool reads the parser's view, which is typeset.
  app.post('/mcp', { config, handlerTimeout: TYPESETTING_MS, schema }, async (request, reply) => {
    const user = caller(request)
    if (!user.scopes) throw new Problem('forbidden', { message: 'MCP requires an API key.' })
    const answer = await mcp.answer(user, request.body, request.headers['mcp-protocol-version'] as string | undefined)
    return answer === null ? reply.status(202).send() : reply.type('application/json; charset=utf-8').send(answer)
  })
}
