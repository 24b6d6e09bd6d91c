// The OpenAPI document, and the page that displays it.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { type Bodies, chooseEncoding, compressed } from '../lib/encodings.ts'
import { projectRoot } from '../lib/root.ts'
import { replyFile } from './openapi.ts'

const PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>TruCV API</title><link rel="stylesheet" href="/docs/swagger-ui.css"><link rel="stylesheet" href="/docs/start.css"></head>
<body><div id="docs"><noscript>This page needs JavaScript; <a href="/openapi.yaml">openapi.yaml</a> does not.</noscript></div>
<script src="/docs/swagger-ui-bundle.js"></script><script src="/docs/start.js"></script></body></html>`

/** What is typed under "Authorize" is kept by the page alone and sent where an operation's `security` names it. */
const START = `
/** What an operation says of API keys. */
function keyNote(security) {
  const scope = security.flatMap(one => one.apiKey ?? [])[0]
  if (scope) return 'An API key needs the scope ' + scope + ' here.'
  return security.length ? 'API keys are not accepted here.' : 'This is open to all; no key is looked at.'
}
const withNote = (Parameters, { React: { createElement: h, Fragment } }) => props => {
  const note = keyNote(props.operation.get('security')?.toJS() ?? [])
  return h(Fragment, null, h('div', { className: 'opblock-description-wrapper' }, h('p', null, note)), h(Parameters, props))
}
/** The line for a terminal, without the key. */
const withoutBearer = (Curl, { React: { createElement: h } }) => ({ request, ...props }) => {
  const hidden = request.updateIn(['headers', 'Authorization'], header => header && 'Bearer …')
  return h(Curl, { ...props, request: hidden })
}
SwaggerUIBundle({
  url: '/openapi.yaml',
  dom_id: '#docs',
  deepLinking: true,
  docExpansion: 'none',
  validatorUrl: null,
  tryItOutEnabled: true,
  persistAuthorization: false,
  plugins: [{ wrapComponents: { parameters: withNote, curl: withoutBearer } }],
})
`

/** Colours that can be read, in place of the library's. */
const COLOURS = `
.swagger-ui .opblock .opblock-summary .opblock-summary-method { background: #333 }
.swagger-ui .info .title small, .swagger-ui .info .title small[class] { background: #333 }
.swagger-ui .info .title small pre { color: #fff }
.swagger-ui .btn.execute { background: #1d5fae; border-color: #1d5fae }
.swagger-ui .btn.authorize, .swagger-ui .btn.authorize span { border-color: #17693f; color: #17693f }
.swagger-ui .btn.cancel { border-color: #b3261e; color: #b3261e }
.swagger-ui a, .swagger-ui .info a, .swagger-ui .info .base-url { color: #1d5fae }
.swagger-ui .download-contents { background: #333 }
`

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

export async function installDocs(app: FastifyInstance): Promise<void> {
  const assets = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
  const files: [path: string, type: string, read: () => Promise<string> | string][] = [
    ['/docs', 'text/html', () => PAGE],
    ['/docs/start.js', 'text/javascript', () => START],
    ['/docs/start.css', 'text/css', () => COLOURS],
    ['/docs/swagger-ui.css', 'text/css', () => readFile(join(assets, 'swagger-ui.css'), 'utf8')],
    ['/docs/swagger-ui-bundle.js', 'text/javascript', () => readFile(join(assets, 'swagger-ui-bundle.js'), 'utf8')],
  ]
  for (const [path, type, read] of files) {
    const bodies = once(read)
    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      reply.header('content-security-policy', POLICY).header('cache-control', 'public, max-age=3600')
      return sendText(request, reply, `${type}; charset=utf-8`, await bodies())
    })
  }
  const document = once(() => readFile(join(projectRoot, 'openapi.yaml'), 'utf8'))
  app.get(
    '/openapi.yaml',
    {
      schema: {
        operationId: 'getOpenApi',
        summary: 'This document',
        tags: ['operations'],
        response: replyFile('application/yaml', 'The document.', Type.String()),
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'public, max-age=300')
      return sendText(request, reply, 'application/yaml; charset=utf-8', await document())
    },
  )
}

/** Reads and compresses on first use, then caches the bytes. A failure is not cached. */
function once(read: () => Promise<string> | string): () => Promise<Bodies> {
  let cached: Promise<Bodies> | null = null
  const load = async () => compressed(Buffer.from(await read()))
  return () => {
    cached ??= load().catch((error: unknown) => {
      cached = null
      throw error
    })
    return cached
  }
}

function sendText(request: FastifyRequest, reply: FastifyReply, type: string, bodies: Bodies): FastifyReply {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.header('vary', 'accept-encoding, origin').header('content-type', type).send(bodies[encoding])
}
