// The header Idempotency-Key of calls that make something: a repetition within a day gets the reply of the first request.
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { nanoid } from 'nanoid'
import Type, { type TSchema } from 'typebox'
import { canonicalJson } from '../core/canonical-json.ts'
import { Problem } from '../lib/problem.ts'
import { sha256 } from '../lib/sha256.ts'
import type { SharedQuota } from '../lib/shared-quota.ts'
import { HANDLER_MS, TYPESETTING_MS } from './time-limits.ts'
import { readUpload } from './upload.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a call with an idempotency key: random, and the same for its repetitions. */
    creationKey: string | null
    /** The mailbox of an open desk. */
    mailbox: string | null
  }
}

type Described = Record<'response' | 'headers', TSchema> & { operationId?: string }
type Call = { id: string; userId: string | null; operation: string; digest: string }
type Begun =
  | { kind: 'begun'; creationKey: string }
  | { kind: 'running' }
  | { kind: 'other' }
  | { kind: 'done'; reply: string }
export type Idempotency = {
  replies: {
    begin(call: Call, creationKey: string, leaseEndsAt: Date, at: Date): Promise<Begun>
    end(id: string, creationKey: string, leaseEndsAt: Date, reply: string | null, at: Date): Promise<void>
  }
  /** Replies hold personal data, and secrets that are shown once. */
  seal: { seal(text: string, about: string): string; open(sealed: string, about: string): string | null }
  hashOf: (text: string) => Promise<string>
  /** New keys of a caller: each keeps a reply for a day. */
  quota: SharedQuota
  now: () => Date
}

/** Operations that make something and answer 200. */
const MAKERS = new Set(
  'checkout applyCoupon refundPayment amendTaxDocument creditDispute renewWebhookSecret'.split(' '),
)
const HEADER = 'idempotency-key'
const KEY = Type.Optional(
  Type.String({
    pattern: '^[\\x21-\\x7e]{1,255}$',
    maxLength: 255,
    description:
      'Your own key for this call, at most 1,000 new ones a day. For 24 hours a repetition gets the same reply, with Idempotent-Replayed: true. ' +
      '409 request_in_progress while the first request runs, 422 idempotency_key_reused for another body or path. Replies of 5xx and 429 are ' +
      'not kept: the same request may be repeated with its key.',
  }),
)
const KEPT_HEADERS = ['content-type', 'etag', 'location'] as const
/** How long a lease outlives the time limit of its handler. */
const MARGIN_MS = 5_000

/** Must be called before the routes are registered. */
export function installIdempotency(app: FastifyInstance, parts: Idempotency): void {
  app.decorateRequest('creationKey', null)
  app.decorateRequest('mailbox', null)
  const leases = new WeakMap<FastifyRequest, { id: string; endsAt: Date }>()

  app.addHook('onRoute', (route: RouteOptions) => {
    const { operationId = '', response, headers } = (route.schema ?? {}) as Described
    if (route.method !== 'POST' || !(MAKERS.has(operationId) || '201' in (response ?? {}))) return
    const { properties } = (headers ?? {}) as { properties?: Record<string, TSchema> }
    route.schema = { ...route.schema, headers: Type.Object({ ...properties, [HEADER]: KEY }) }
    const forMs = Math.min(route.handlerTimeout ?? HANDLER_MS, TYPESETTING_MS) + MARGIN_MS
    route.preHandler = [
      (request: FastifyRequest, reply: FastifyReply) => begin(request, reply, operationId, forMs),
      ...[route.preHandler ?? []].flat(),
    ]
    route.onSend = [...[route.onSend ?? []].flat(), end]
  })

  async function begin(request: FastifyRequest, reply: FastifyReply, operation: string, forMs: number) {
    const key = request.headers[HEADER]
    const caller = request.user?.id ?? request.mailbox
    if (key === undefined || !caller) return
    const id = await parts.hashOf(`call ${caller} ${operation} ${key}`)
    const digest = await parts.hashOf(`${request.url} ${await contentOf(request, caller)}`)
    const at = parts.now()
    const endsAt = new Date(at.getTime() + forMs)
    const own = nanoid()
    const call = await parts.replies.begin({ id, userId: request.user?.id ?? null, operation, digest }, own, endsAt, at)
    if (call.kind === 'other') throw new Problem('idempotency_key_reused')
    if (call.kind === 'running') throw new Problem('request_in_progress', { retryAfterSeconds: 1 })
    if (call.kind === 'done') return replay(reply, parts.seal.open(call.reply, id))
    leases.set(request, { id, endsAt })
    request.creationKey = call.creationKey
    if (call.creationKey === own) await parts.quota.take(caller)
  }

  async function end(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
    const lease = leases.get(request)
    // The handler of a request that took too long may still run: its lease ends by itself.
    const isLate = (request.signal.reason as { code?: string } | undefined)?.code === 'FST_ERR_HANDLER_TIMEOUT'
    if (!lease || isLate) return payload
    const { statusCode: status } = reply
    const isFinal = status < 500 && status !== 408 && status !== 429
    const headers = Object.fromEntries(KEPT_HEADERS.map(name => [name, reply.getHeader(name)]))
    const kept = isFinal ? parts.seal.seal(JSON.stringify({ status, headers, body: payload ?? '' }), lease.id) : null
    const keep = () => parts.replies.end(lease.id, String(request.creationKey), lease.endsAt, kept, parts.now())
    try {
      // While the database changes its primary. Otherwise repetitions would wait for the end of the lease.
      await keep().catch(keep).catch(keep)
    } catch (error) {
      request.log.warn({ why: (error as Error).name }, 'a reply could not be kept for its repetition')
    }
    return payload
  }
}

/** What the request says: its JSON, or the file of its form. */
async function contentOf(request: FastifyRequest, caller: string): Promise<string> {
  if (!request.headers['content-type']?.startsWith('multipart/')) return canonicalJson(request.body ?? null)
  const { bytes, name } = await readUpload(request, 'file', caller)
  return `${sha256(bytes).toString('hex')} ${name}`
}

function replay(reply: FastifyReply, text: string | null): FastifyReply {
  // A key that sealed the reply has been removed.
  if (text === null)
    throw new Problem('conflict', { message: 'This was done already; its reply is no longer readable.' })
  const { status, headers, body } = JSON.parse(text) as {
    status: number
    headers: Record<string, string>
    body: string
  }
  return reply.status(status).headers(headers).header('idempotent-replayed', 'true').send(body)
}
