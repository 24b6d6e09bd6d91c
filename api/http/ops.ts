// Operations: health, readiness, metrics, and one log line for each request.
import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { Short } from '../core/contract/schema.ts'
import { Problem } from '../lib/problem.ts'
import { commit, version } from '../lib/version.ts'
import type { Metrics } from './metrics.ts'
import { operation, reply200, replyFile } from './openapi.ts'

type Options = {
  isReady: () => Promise<boolean>
  metrics: Pick<Metrics, 'registry' | 'requests' | 'aborted'>
  settings: Settings
}
/** `logPages`: the share of the good replies of public pages that get a line in the log. */
type Settings = { metricsToken: string; production: boolean; logPages: number }

const tags = ['operations']
const routeOf = (request: FastifyRequest) => request.routeOptions.url ?? 'none'

export async function installOps(app: FastifyInstance, options: Options): Promise<void> {
  const { registry } = options.metrics
  noteRequests(app, options)

  app.get(
    '/healthz',
    operation('getHealth', 'The process is alive: its version, and the commit of the build, or `unknown`', {
      description: 'For anyone. It needs no database, so that it says only whether the process answers.',
      tags,
      response: reply200({ version: Short(100, '0.1.0'), commit: Short(64, 'unknown') }),
    }),
    async () => ({ success: true as const, version, commit }),
  )
  app.get(
    '/readyz',
    operation('getReadiness', 'The database answers', {
      description: 'For anyone. 503 `database_unavailable` while it does not answer.',
      tags,
      response: reply200({}),
    }),
    async () => {
      if (!(await options.isReady())) throw new Problem('database_unavailable', { retryAfterSeconds: 1 })
      return { success: true as const }
    },
  )
  app.get(
    '/metrics',
    operation('getMetrics', 'Figures in the Prometheus text format', {
      description: 'With METRICS_TOKEN as the bearer; without one only outside production and from this machine.',
      tags,
      response: replyFile('text/plain', 'The figures.', Type.String()),
    }),
    async (request, reply) => {
      if (!mayReadMetrics(request, options.settings)) throw new Problem('not_found')
      return reply.header('content-type', registry.contentType).send(await registry.metrics())
    },
  )
}

/** One line in the log and one observation for each request. */
function noteRequests(app: FastifyInstance, { settings: { logPages }, metrics: { requests, aborted } }: Options): void {
  let owed = 1 - logPages

  app.addHook('onResponse', (request, reply, done) => {
    const { url: route = 'none', config } = request.routeOptions
    const { method } = request
    const status = reply.statusCode
    requests.observe({ method, route, status }, reply.elapsedTime / 1_000)
    if (logPages < 1 && status < 400 && config.hasPageLimit) {
      owed += logPages
      if (owed < 1) return done()
      owed--
    }
    request.log.info(
      { method, route, status, ms: Math.round(reply.elapsedTime * 10) / 10, userId: request.user?.id },
      'request',
    )
    done()
  })
  app.addHook('onRequestAbort', (request, done) => {
    aborted.inc()
    request.log.info({ method: request.method, route: routeOf(request), status: 499 }, 'request')
    done()
  })
}

const FORWARDING = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via']

function mayReadMetrics(request: FastifyRequest, { metricsToken, production }: Settings): boolean {
  if (metricsToken !== '') {
    const given = Buffer.from(request.headers.authorization?.replace(/^Bearer /i, '') ?? '')
    const wanted = Buffer.from(metricsToken)
    return given.length === wanted.length && timingSafeEqual(given, wanted)
  }
  if (production || FORWARDING.some(name => request.headers[name] !== undefined)) return false
  return /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(request.socket.remoteAddress ?? '')
}
