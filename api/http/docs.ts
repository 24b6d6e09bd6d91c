// The OpenAPI document, and the page that displays it; web/public/docs has its script and its colours.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { type Bodies, chooseEncoding, compressed } from '../lib/encodings.ts'
import { projectRoot } from '../lib/root.ts'
import { operation, replyFile } from './openapi.ts'

const PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>TruCV API</title><link rel="stylesheet" href="/docs/swagger-ui.css"><link rel="stylesheet" href="/docs/start.css"></head>
<body><div id="docs"><noscript>This page needs JavaScript; <a href="/openapi.yaml">openapi.yaml</a> does not.</noscript></div>
<script src="/docs/swagger-ui-bundle.js"></script><script src="/docs/start.js"></script></body></html>`

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

type Settings = Readonly<{ payments: boolean; wallet: Readonly<{ isOn: boolean }> }>

export async function installDocs(app: FastifyInstance, { payments, wallet }: Settings): Promise<void> {
  const assets = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
  const files: [path: string, type: string, read: () => Promise<string> | string][] = [
    ['/docs', 'text/html', () => PAGE],
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
  const isServed = (method: string, path: string) =>
    [path, path.replace(/\{\w+\}$/, '*')].some(one =>
      app.hasRoute({ method: method as 'GET', url: one.replaceAll(/\{(\w+)\}/g, ':$1') }),
    )
  const document = once(async () => {
    const text = await readFile(join(projectRoot, 'openapi.yaml'), 'utf8')
    return payments && wallet.isOn ? text : (await import('./served-openapi.ts')).servedOpenApi(text, isServed)
  })
  app.get(
    '/openapi.yaml',
    operation('getOpenApi', 'This document', {
      description: 'For anyone. YAML, OpenAPI 3.1; `/docs` is a page that shows it.',
      tags: ['operations'],
      response: replyFile('application/yaml', 'The document.', Type.String()),
    }),
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
