// The HTTP server itself: its limits of time and size, and what it says where no route and no hook runs.
import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify'
import { asProblem, sendProblem } from './errors.ts'
import { commonHeaders, headerWriter, type SecurityOptions } from './security.ts'
import { HANDLER_MS, UPLOAD_MS } from './slow.ts'
import { expectationRefuser, rawRefuser } from './socket.ts'

export function createServer({ logger, ...security }: SecurityOptions & { logger: FastifyBaseLogger }) {
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // For what is no file, limitBodies in slow.ts has less patience.
    requestTimeout: UPLOAD_MS + 5_000,
    handlerTimeout: HANDLER_MS,
    bodyLimit: 262_144,
    keepAliveTimeout: 30_000,
    forceCloseConnections: 'idle',
    trustProxy: security.trustProxy.length > 0 ? [...security.trustProxy] : false,
    routerOptions: { maxParamLength: 16_384 },
    http: {
      requireHostHeader: false,
      headersTimeout: 5_000,
      connectionsCheckingInterval: 1_000,
      maxHeaderSize: 16_384,
    },
    clientErrorHandler: rawRefuser(commonHeaders(security)),
    frameworkErrors: (error, request, reply) => {
      headerWriter(security)(request, reply as never)
      sendProblem(asProblem(error), request, reply as never)
    },
  })
  app.server.on('checkExpectation', expectationRefuser(commonHeaders(security)))
  return app
}
