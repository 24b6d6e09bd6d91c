// The HTTP server: its limits of time and size, and its replies to requests that never reach a route.
import { randomUUID } from 'node:crypto'
import http from 'node:http'
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify'
import { createAdmission } from './admission.ts'
import { asProblem, sendProblem } from './errors.ts'
import { commonHeaders, headerWriter, type SecurityOptions } from './security.ts'
import { HANDLER_MS, limitBodies, UPLOAD_MS } from './slow.ts'
import { expectationRefuser, rawRefuser } from './socket.ts'

const SERVER = {
  requireHostHeader: false,
  headersTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 16_384,
  keepAliveTimeout: 30_000,
  // For uploads; limitBodies in slow.ts sets a shorter limit for all other requests.
  requestTimeout: UPLOAD_MS + 5_000,
}

export function createServer({ logger, ...security }: SecurityOptions & { logger: FastifyBaseLogger }) {
  const admission = createAdmission({
    headers: commonHeaders(security),
    onRefused: count => logger.warn({ count }, 'overloaded: requests refused'),
  })
  const app = Fastify({
    serverFactory: handler => {
      const server = http.createServer(SERVER, admission.guard(handler))
      limitBodies(server)
      return server
    },
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    handlerTimeout: HANDLER_MS,
    bodyLimit: 262_144,
    forceCloseConnections: 'idle',
    trustProxy: security.trustProxy.length > 0 ? [...security.trustProxy] : false,
    routerOptions: { maxParamLength: 16_384 },
    clientErrorHandler: rawRefuser(commonHeaders(security)),
    frameworkErrors: (error, request, reply) => {
      headerWriter(security)(request, reply as never)
      sendProblem(asProblem(error), request, reply as never)
    },
  })
  app.server.on('checkExpectation', expectationRefuser(commonHeaders(security)))
  app.addHook('onClose', async () => admission.stop())
  return { app, admission }
}
