// The HTTP server: its limits of time and size, and its replies to requests that never reach a route.
import { randomUUID } from 'node:crypto'
import http from 'node:http'
import type { Socket } from 'node:net'
import Fastify, { type FastifyBaseLogger, LogController, type RouteOptions } from 'fastify'
import type { Logger } from 'pino'
import type { Telemetry } from '../lib/telemetry.ts'
import { createAdmission } from './admission.ts'
import { asProblem, sendProblem } from './errors.ts'
import { commonHeaders, headerWriter, type SecurityOptions } from './security.ts'
import { expectationRefuser, rawRefuser } from './socket.ts'
import { HANDLER_MS, IDLE_MS, UPLOAD_MS, within } from './time-limits.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The reply mostly comes from a cache, at once. */
    isCached?: boolean
  }
}

const HEADERS_MS = 5_000
const SERVER = {
  requireHostHeader: false,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 16_384,
  keepAliveTimeout: 30_000,
  requestTimeout: UPLOAD_MS + 5_000,
}

type Options = {
  security: SecurityOptions
  logger: FastifyBaseLogger
  telemetry?: Telemetry | undefined
  patience: number
}

/**
 * Node emits no 'close' on a response that waits behind another one of its connection (pipelining) when the connection breaks. The limits of
 * open requests would count it for ever, so 'close' is emitted here.
 */
function closeWaitingResponses(server: http.Server): void {
  const open = new WeakMap<Socket, Set<http.ServerResponse>>()
  server.prependListener('request', ({ socket }, response) => {
    if (response.socket) return
    const responses = open.get(socket) ?? new Set<http.ServerResponse>()
    if (!open.has(socket)) {
      open.set(socket, responses)
      socket.once('close', () => {
        for (const waiting of responses) if (waiting.socket === null) waiting.emit('close')
      })
    }
    responses.add(response)
    response.once('close', () => responses.delete(response))
  })
}

/** Fastify's time limit makes a timer and an AbortController for each request; a cached reply does without. */
function limitTime(patience: number, route: RouteOptions): void {
  if (!route.config?.isCached) {
    route.handlerTimeout ??= HANDLER_MS
    return
  }
  const { handler } = route
  route.handler = function limited(...args) {
    const sending: unknown = handler.apply(this, args)
    return sending instanceof Promise ? within(HANDLER_MS * patience, sending) : sending
  }
}

export function createServer({ security, logger, telemetry, patience }: Options) {
  /** The trace, so that a reply, its log lines and its spans have one id; without telemetry an id of the same form. */
  const newId = () => telemetry?.traceId() ?? randomUUID().replaceAll('-', '')
  const headers = commonHeaders(security)
  const admission = createAdmission({
    headers,
    newId,
    patience,
    onRefused: count => logger.warn({ count }, 'overloaded: requests refused'),
  })
  const app = Fastify({
    serverFactory: handler => {
      const server = http.createServer({ ...SERVER, headersTimeout: HEADERS_MS * patience }, admission.guard(handler))
      server.timeout = IDLE_MS * patience
      closeWaitingResponses(server)
      return server
    },
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    // Without options pino makes a child in half the time. No route has options of its own.
    childLoggerFactory: (parent, bindings) => (parent as Logger).child(bindings),
    genReqId: newId,
    // No plugin waits for anything outside: Fastify's ten seconds would end a start on a busy machine.
    pluginTimeout: 0,
    bodyLimit: 262_144,
    forceCloseConnections: 'idle',
    // Requests that arrive on open connections while the server closes are answered: the balancer does not retry them elsewhere.
    return503OnClosing: false,
    trustProxy: security.trustProxy.length > 0 ? [...security.trustProxy] : false,
    routerOptions: { maxParamLength: 16_384 },
    clientErrorHandler: rawRefuser({ headers, newId }),
    frameworkErrors: (error, request, reply) => {
      headerWriter(security)(request, reply as never)
      sendProblem(asProblem(error), request, reply as never)
    },
  })
  app.addHook('onRoute', limitTime.bind(null, patience))
  app.server.on('checkExpectation', expectationRefuser({ headers, newId }))
  app.addHook('onClose', async () => admission.stop())
  if (telemetry)
    app.addHook('onRequest', (request, _reply, done) => {
      if (request.routeOptions.url) telemetry.nameRoute(request.routeOptions.url)
      done()
    })
  return { app, admission }
}
