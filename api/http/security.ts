// Headers of every reply, the limits on how much one caller may ask, and how much runs at once. The table of contract section 10.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { monotonicMs } from '../lib/clock.ts'
import { Problem } from '../lib/problem.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A public page: it has a larger share than the rest. */
    hasPageLimit?: boolean
  }
}

export type SecurityOptions = {
  sandbox: boolean
  publicOrigin: string
  corsOrigins: readonly string[]
  trustProxy: readonly string[]
  rateLimitFactor: number
}

const API_CSP = "default-src 'none'; frame-ancestors 'none'"
/** Public pages: no script, nothing from elsewhere (connect-src because robots.txt is fetched under it). */
export const PAGE_CSP =
  "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Public pages with a form. */
export const FORM_PAGE_CSP = PAGE_CSP.replace("form-action 'none'", "form-action 'self'")

/** Requests that may be under way in one process; more are refused before any work is done. */
const IN_FLIGHT = 256
/** Template pages run the one script of ours, which shows their owner the other templates. */
export const TEMPLATE_PAGE_CSP = `${PAGE_CSP}; script-src 'self'`

/** How often the event loop is looked at, what counts as late, and how many times in a row that is overload. */
const TICK_MS = 250
const LATE_MS = 1_000
const LATE_TIMES = 3
const PER_ADDRESS = 3_000
const PAGES_PER_ADDRESS = 10_000
const WRITES_PER_USER = 300
const FILES_PER_USER = 10

/** The headers that every reply carries, whatever else it says. */
export function commonHeaders({ sandbox, publicOrigin }: SecurityOptions): Record<string, string> {
  return {
    'content-security-policy': API_CSP,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cache-control': 'no-store',
    ...(publicOrigin.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
    ...(sandbox && { 'x-sandbox': 'on' }),
  }
}

/** Writes the common headers; needed by hand only where no hook runs. */
export function headerWriter(options: SecurityOptions): (request: FastifyRequest, reply: FastifyReply) => void {
  const headers = commonHeaders(options)
  return (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id)
  }
}

export async function installSecurity(app: FastifyInstance, options: SecurityOptions) {
  const writeHeaders = headerWriter(options)
  const isLate = watchEventLoop(app)
  let inFlight = 0
  let hasWarned = options.trustProxy.length > 0

  app.addHook('onRequest', (request, reply, done) => {
    writeHeaders(request, reply)
    if (!hasWarned && request.headers['x-forwarded-for'] !== undefined) {
      hasWarned = true
      request.log.warn('X-Forwarded-For was sent, but TRUST_PROXY is empty: the header is ignored')
    }
    // Node would refuse this by itself, with an empty reply.
    if (request.headers.host === undefined && request.raw.httpVersion === '1.1') {
      reply.header('connection', 'close')
      return done(new Problem('invalid_request', { message: 'The Host header is missing.' }))
    }
    if (request.url === '/healthz') return done()
    if (inFlight >= IN_FLIGHT || isLate()) return done(new Problem('overloaded', { retryAfterSeconds: 1 }))
    inFlight++
    reply.raw.once('close', () => {
      inFlight--
    })
    done()
  })

  await app.register(import('@fastify/cors'), {
    origin: [options.publicOrigin, ...options.corsOrigins],
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'if-match', 'if-none-match', 'x-wallet-session'],
    exposedHeaders: ['etag', 'retry-after', 'x-request-id', 'x-cv-unsupported', 'x-page-count'],
    maxAge: 600,
    strictPreflight: false,
  })
  return { inFlight: () => inFlight, ...(await installRateLimits(app, options.rateLimitFactor)) }
}

/** Whether the event loop was late several times in a row. Once is no reason to refuse work: a start is that long. */
function watchEventLoop(app: FastifyInstance): () => boolean {
  let timesLate = 0
  let lastMs = monotonicMs()
  const timer = setInterval(() => {
    const nowMs = monotonicMs()
    timesLate = nowMs - lastMs - TICK_MS > LATE_MS ? timesLate + 1 : 0
    lastMs = nowMs
  }, TICK_MS).unref()
  app.addHook('onClose', async () => clearInterval(timer))
  return () => timesLate >= LATE_TIMES
}

/** Limits a minute: by address (a v6 address counts with its /64) for all, by account for writes. Factor 0: none. */
async function installRateLimits(app: FastifyInstance, factor: number) {
  if (factor === 0) return { pageLimit: {}, limitWrites: () => undefined, limitFiles: () => undefined }
  const scaled = (max: number) => Math.max(1, Math.round(max * factor))
  await app.register(import('@fastify/rate-limit'), {
    global: false,
    max: scaled(PER_ADDRESS),
    timeWindow: 60_000,
    ipv6Subnet: 64,
    cache: 10_000,
    allowList: (request: FastifyRequest) => request.url === '/healthz',
    errorResponseBuilder: (_request, { ttl }) =>
      new Problem('rate_limited', { retryAfterSeconds: Math.max(1, Math.ceil(ttl / 1_000)) }),
  })
  const limitAll = app.rateLimit()
  const limitPages = app.rateLimit({ max: scaled(PAGES_PER_ADDRESS), timeWindow: 60_000 })
  // As a hook of the root it runs before any scope looks at a token, and for unknown addresses too.
  app.addHook('onRequest', (request, reply) => {
    const limit = request.routeOptions.config?.hasPageLimit ? limitPages : limitAll
    return limit.call(app, request, reply) as Promise<unknown>
  })
  /** Counts what signed-in callers of a scope ask for in a minute, as far as `counts` says so. */
  function limitUser(scope: FastifyInstance, max: number, counts: (request: FastifyRequest) => boolean) {
    const check = scope.createRateLimit({
      max: scaled(max),
      timeWindow: 60_000,
      keyGenerator: request => `user:${request.user?.id}`,
    })
    scope.addHook('onRequest', async request => {
      if (!request.user || !counts(request)) return
      const limit = await check(request)
      if (limit.isAllowed || !limit.isExceeded) return
      throw new Problem('rate_limited', { retryAfterSeconds: Math.max(1, limit.ttlInSeconds) })
    })
  }
  const isWrite = ({ method }: FastifyRequest) => method !== 'GET' && method !== 'HEAD'
  return {
    pageLimit: { hasPageLimit: true },
    limitWrites: (scope: FastifyInstance) => limitUser(scope, WRITES_PER_USER, isWrite),
    limitFiles: (scope: FastifyInstance) => limitUser(scope, FILES_PER_USER, () => true),
  }
}
