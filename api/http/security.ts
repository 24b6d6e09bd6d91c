// The headers of every reply, and the rate limits of the contract, section 10.
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { overLimit, Problem } from '../lib/problem.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A public page: its rate limit is higher. */
    hasPageLimit?: boolean
  }
}

export type SecurityOptions = {
  /** Null when no stand-in is in use. */
  sandbox: object | null
  publicOrigin: string
  corsOrigins: readonly string[]
  trustProxy: readonly string[]
  rateLimitFactor: number
}

const API_CSP = "default-src 'none'; frame-ancestors 'none'"
/** Public pages: no script and no other origin. connect-src allows audits to fetch robots.txt. */
export const PAGE_CSP =
  "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Public pages with a form. */
export const FORM_PAGE_CSP = PAGE_CSP.replace("form-action 'none'", "form-action 'self'")

/** The page with pictures of an evidence file: they are part of the page. */
export const PICTURES_PAGE_CSP = FORM_PAGE_CSP.replace("img-src 'self'", "img-src 'self' data:")

/** Pages with one script of ours: template pages, where the owner can try other templates, and the page that checks a CV. */
export const SCRIPT_PAGE_CSP = `${PAGE_CSP}; script-src 'self'`

const PER_ADDRESS = 3_000
const PAGES_PER_ADDRESS = 10_000
const WRITES_PER_USER = 300
const FILES_PER_USER = 10

/** The headers of every reply. */
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

/** Writes the common headers; to be called directly only where no hook runs. */
export function headerWriter(options: SecurityOptions): (request: FastifyRequest, reply: FastifyReply) => void {
  const headers = commonHeaders(options)
  return (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id)
  }
}

export async function installSecurity(app: FastifyInstance, options: SecurityOptions, patience: number) {
  const writeHeaders = headerWriter(options)
  let hasWarned = options.trustProxy.length > 0

  app.addHook('onRequest', (request, reply, done) => {
    writeHeaders(request, reply)
    if (!hasWarned && request.headers['x-forwarded-for'] !== undefined) {
      hasWarned = true
      request.log.warn('X-Forwarded-For was sent, but TRUST_PROXY is empty: the header is ignored')
    }
    const ambiguity = ambiguityOf(request.raw)
    if (ambiguity) {
      reply.header('connection', 'close')
      return done(new Problem('invalid_request', { message: ambiguity }))
    }
    done()
  })

  await app.register(import('@fastify/cors'), {
    origin: [options.publicOrigin, ...options.corsOrigins],
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: [
      'authorization',
      'content-type',
      'if-match',
      'if-none-match',
      'idempotency-key',
      'x-wallet-session',
    ],
    // The date is for wallets, whose signed times are those of the service's clock. The plugin would join a list for each request.
    exposedHeaders: [
      'allow',
      'date',
      'etag',
      'idempotent-replayed',
      'location',
      'ratelimit',
      'ratelimit-policy',
      'retry-after',
      'www-authenticate',
      'x-request-id',
      'x-cv-unsupported',
      'x-page-count',
      'x-cv-fit',
    ].join(', '),
    maxAge: 600,
    strictPreflight: false,
  })
  return installRateLimits(app, options.rateLimitFactor, patience)
}

/** Why a proxy and this service could interpret the request differently (its host or its end); null when they cannot. */
function ambiguityOf({ httpVersion, rawHeaders }: IncomingMessage): string | null {
  if (httpVersion !== '1.1' && httpVersion !== '1.0') return 'Only HTTP/1.0 and HTTP/1.1 are supported.'
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  if (hosts > 1) return 'The Host header was sent twice.'
  // Node would refuse this itself, with an empty reply.
  return hosts === 0 && httpVersion === '1.1' ? 'The Host header is missing.' : null
}

/** Limits per minute: by address (IPv6 by its /64) for all requests, by account for writes and files. Factor 0 disables them. */
async function installRateLimits(app: FastifyInstance, factor: number, patience: number) {
  const pageLimit = { hasPageLimit: true }
  if (factor === 0) return { pageLimit, limitWrites: () => undefined, limitFiles: () => undefined }
  const scaled = (max: number) => Math.max(1, Math.round(max * factor))
  const timeWindow = 60_000 * patience
  await app.register(import('@fastify/rate-limit'), {
    global: false,
    max: scaled(PER_ADDRESS),
    timeWindow,
    ipv6Subnet: 64,
    cache: 10_000,
    allowList: (request: FastifyRequest) => request.url === '/healthz',
    errorResponseBuilder: (_request, { ttl, max }) =>
      overLimit({ name: 'address', max, seconds: timeWindow / 1_000 }, ttl),
  })
  const limitAll = app.rateLimit()
  const limitPages = app.rateLimit({ max: scaled(PAGES_PER_ADDRESS), timeWindow })
  // A hook of the root scope, so that it runs before any token is checked, and for unknown paths too.
  app.addHook('onRequest', (request, reply) => {
    const limit = request.routeOptions.config?.hasPageLimit ? limitPages : limitAll
    return limit.call(app, request, reply) as Promise<unknown>
  })
  /** Limits the requests of signed-in callers in a scope that `counts` selects. */
  function limitUser(scope: FastifyInstance, name: string, most: number, counts: (request: FastifyRequest) => boolean) {
    const max = scaled(most)
    const check = scope.createRateLimit({
      max,
      timeWindow,
      keyGenerator: request => `user:${request.user?.limitKey}`,
    })
    scope.addHook('onRequest', async request => {
      if (!request.user || !counts(request)) return
      const limit = await check(request)
      if (limit.isAllowed || !limit.isExceeded) return
      throw overLimit({ name, max, seconds: timeWindow / 1_000 }, limit.ttl)
    })
  }
  const isWrite = ({ method }: FastifyRequest) => method !== 'GET' && method !== 'HEAD'
  return {
    pageLimit,
    limitWrites: (scope: FastifyInstance) => limitUser(scope, 'writes', WRITES_PER_USER, isWrite),
    limitFiles: (scope: FastifyInstance) => limitUser(scope, 'files', FILES_PER_USER, () => true),
  }
}
