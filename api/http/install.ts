// The server with everything that each request passes through before it reaches a route.
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { TSchema } from 'typebox'
import type { Telemetry } from '../lib/telemetry.ts'
import { installBodies } from './bodies.ts'
import { installErrors } from './errors.ts'
import { installMethods } from './methods.ts'
import { installSecurity, type SecurityOptions } from './security.ts'
import { installSerialization } from './serialization.ts'
import { createServer } from './server.ts'
import { installValidation } from './validation.ts'

type Options = {
  security: SecurityOptions
  schemas: readonly TSchema[]
  logger: FastifyBaseLogger
  telemetry?: Telemetry | undefined
  patience: number
  watchRoutes?: ((app: FastifyInstance) => void | Promise<void>) | undefined
}

export async function installHttp({ security, schemas, logger, telemetry, patience, watchRoutes }: Options) {
  const { app, admission } = createServer({ security, logger, telemetry, patience })
  installErrors(app)
  installBodies(app)
  const checkerOf = installValidation(app, schemas)
  const writerOf = installSerialization(app, schemas)
  await watchRoutes?.(app)
  const limits = await installSecurity(app, security, patience)
  installMethods(app)
  app.decorateRequest('admitted', null)
  return { app, admission, checkerOf, writerOf, limits }
}
