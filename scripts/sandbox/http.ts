// The sandbox's HTTP server: Fastify on a loopback port. Checks who calls (Host, Origin, user) and applies faults; knows nothing
// of what the stand-ins do.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import cors from '@fastify/cors'
import fastify, { type FastifyError, type FastifyReply, type FastifyRequest } from 'fastify'
import { type AccessOptions, createAccessCheck, KEY_COOKIE } from './access.ts'
import { type Answer, type Call, Refusal, type Routes } from './calls.ts'
import type { Faults } from './faults.ts'

type Settings = {
  port: number
  /** The name under which pages reach the server. */
  host: string
  routes: (origin: string) => Routes
  faults: Faults
  publicOrigin: string
  access: AccessOptions
}

const BODY_LIMIT = 256 * 1024
/** Clients reuse idle connections; a request fails when the server closes its connection at that moment. */
const KEEP_ALIVE_MS = 600_000
const NO_ACCESS =
  'The sandbox answers only the user who runs it. For other users, and where the system does not tell users apart, set SANDBOX_KEY and send it as x-sandbox-key, or open /?key=… once in a browser.'

/** Resolves with the origin, and a stop that also ends open connections. */
export async function listen({ port, host, routes, faults, publicOrigin, access }: Settings) {
  const address = host === '[::1]' ? '::1' : '127.0.0.1'
  // Listens before there are routes: their answers contain the port.
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }).listen(port, address)
  await once(server, 'listening')
  const bound = (server.address() as AddressInfo).port
  const origin = `http://${host}:${bound}`
  const check = await createAccessCheck({ address, port: bound }, access)
  const app = fastify({
    serverFactory: handler => server.on('request', handler),
    bodyLimit: BODY_LIMIT,
  })
  // The wallet's estimate is a GET with a body.
  app.addHttpMethod('GET', { hasBody: true, overrideExisting: true })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.setErrorHandler(({ statusCode = 500, message }: FastifyError, _request, reply) =>
    reply.code(statusCode).send({ error: message }),
  )
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send({ error: `Nothing at ${request.method} ${pathOf(request)}.` }),
  )
  const hosts = ['localhost', '127.0.0.1', '[::1]'].map(name => `${name}:${bound}`)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'x-sandbox': 'on' })
    // DNS rebinding: a foreign page's host name may resolve to loopback.
    if (!hosts.includes(request.host)) throw new Refusal(421, 'The sandbox answers to localhost only.')
    const from = request.headers.origin
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    if (!isReading && from && from !== origin && from !== publicOrigin)
      throw new Refusal(403, `Pages of ${from} may not change anything here.`)
    if (isReading && check.isKey(queryOf(request).get('key'))) return redirectWithKey(request, reply)
  })
  await app.register(cors, {
    origin: [publicOrigin],
    methods: ['GET', 'POST'],
    allowedHeaders: ['authorization', 'content-type'],
    strictPreflight: false,
  })
  for (const [key, { target, open, answer }] of Object.entries(routes(origin))) {
    const [method = '', url = ''] = key.split(' ')
    app.route({
      method,
      url,
      onRequest: async (request, reply) => {
        if (!target && !open && !check.allows(request.raw)) throw new Refusal(403, NO_ACCESS)
        if (target && (await faults.applyFault(target, request.raw, reply.raw))) reply.hijack()
      },
      handler: async (request, reply) => send(reply, await answer(callOf(request))),
    })
  }
  await app.ready()
  const stop = async () => {
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }
  return { origin, isOpen: check.isOpen, stop }
}

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] as string

const queryOf = ({ url }: FastifyRequest) => new URLSearchParams(url.split('?', 2)[1])

const callOf = (request: FastifyRequest): Call => ({
  method: request.method,
  path: pathOf(request),
  params: request.params as Record<string, string>,
  query: queryOf(request),
  headers: request.headers,
  body: (request.body ?? '') as string,
})

/** Redirects to the same address without the key, which is then in a cookie. */
function redirectWithKey(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const query = queryOf(request)
  const cookie = `${KEY_COOKIE}=${encodeURIComponent(query.get('key') as string)}; Path=/; HttpOnly; SameSite=Lax`
  query.delete('key')
  return reply.header('set-cookie', cookie).redirect(`${pathOf(request)}${query.size ? `?${query}` : ''}`, 303)
}

function send(reply: FastifyReply, { status = 200, type, headers = {}, body, wire }: Answer): FastifyReply {
  if (wire) {
    reply.hijack()
    wire(reply.raw)
    return reply
  }
  reply.code(status).headers(headers)
  if (body === undefined) return reply.send()
  if (typeof body === 'string' || Buffer.isBuffer(body))
    return reply.type(type ?? 'text/html; charset=utf-8').send(body)
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(body))
}
