// The client of the wallet's backend: only listed calls to one fixed origin, with limits of time, size and concurrency, and a circuit
// breaker. Uses node:http because a GET may have a body here. No error message leaves this file.
import { Agent as HttpAgent, request as httpRequest, type RequestOptions } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'
import { monotonicMs } from '../lib/clock.ts'

const LISTED = new Set([
  'GET /wallets',
  'GET /supported/networks',
  'GET /supported/tokens',
  'GET /aggregated-portfolio',
  'GET /portfolio/activity',
  'GET /portfolio/nft',
  'GET /orders',
  'GET /nft/order-details',
  'GET /user-keys',
  'GET /gas-values',
  'GET /estimate',
  'GET /verify-session',
  'POST /authenticate',
  'POST /execute',
  'POST /signMessage',
  'POST /readContractData',
  'POST /authenticate/email',
  'POST /authenticate/email/verify',
  'POST /authenticate/whatsapp',
  'POST /authenticate/whatsapp/verify',
])

export type BackendCall = {
  method: 'GET' | 'POST'
  /** Below the API's root, for example /wallets. */
  path: string
  /** With its question mark, or empty. */
  query?: string
  body?: unknown
  /** The bearer token; without it there is no Authorization header. */
  bearer?: string | null
}
/** Any JSON reply, whatever its status. */
export type BackendReply = { status: number; body: unknown }
export type WalletBackend = {
  /** Throws BackendFailure when there is no JSON reply. */
  ask(call: BackendCall): Promise<BackendReply>
  /** Whether the circuit breaker is open: calls are refused because several in a row have failed. */
  isResting(): boolean
  close(): void
}

/** `sent`: whether the backend may have received the call; false means that it certainly has not. */
export class BackendFailure extends Error {
  readonly kind: 'failed' | 'timeout' | 'busy'
  readonly sent: boolean

  constructor(kind: 'failed' | 'timeout' | 'busy', sent: boolean) {
    super(`the wallet backend: ${kind}`)
    this.name = 'BackendFailure'
    this.kind = kind
    this.sent = sent
  }
}

export type BackendOptions = { baseUrl: string; timeoutMs?: number; backoffMs?: number; restMs?: number }

const ROOT = '/api/oc/v1'
const TIMEOUT_MS = 30_000
const BACKOFF_MS = 200
const RETRIES = 2
const REPLY_BYTES = 1_048_576
const AT_ONCE = 100
const FAILURES = 5
const REST_MS = 5_000

export function createWalletBackend(options: BackendOptions): WalletBackend {
  const base = new URL(options.baseUrl)
  const isHttps = base.protocol === 'https:'
  const agent = new (isHttps ? HttpsAgent : HttpAgent)({ keepAlive: true, maxSockets: AT_ONCE })
  const breaker = createBreaker(options.restMs ?? REST_MS)
  let inFlight = 0
  return {
    async ask(call) {
      if (!LISTED.has(`${call.method} ${call.path}`)) throw new Error('unlisted call')
      if (inFlight >= AT_ONCE) throw new BackendFailure('busy', false)
      if (!breaker.mayPass()) throw new BackendFailure('failed', false)
      inFlight++
      try {
        const reply = await sendWithRetries({ base, agent, isHttps }, call, options)
        breaker.report(reply.status < 500)
        return reply
      } catch (error) {
        breaker.report(false)
        throw error
      } finally {
        inFlight--
      }
    },
    isResting: breaker.isOpen,
    close: () => agent.destroy(),
  }
}

type Target = { base: URL; agent: HttpAgent; isHttps: boolean }

async function sendWithRetries(target: Target, call: BackendCall, options: BackendOptions): Promise<BackendReply> {
  const { timeoutMs = TIMEOUT_MS, backoffMs = BACKOFF_MS } = options
  const deadline = monotonicMs() + timeoutMs
  for (let tries = 0; ; tries++) {
    const mayRetry = call.method === 'GET' && tries < RETRIES
    try {
      const reply = await sendOnce(target, call, deadline)
      if (reply.status < 500 || !mayRetry) return reply
    } catch (error) {
      if (!mayRetry || monotonicMs() >= deadline) throw error
    }
    const pause = backoffMs * 2 ** tries
    if (monotonicMs() + pause >= deadline) throw new BackendFailure('timeout', true)
    await sleep(pause)
  }
}

/** One attempt, until `deadline`. */
function sendOnce(target: Target, call: BackendCall, deadline: number): Promise<BackendReply> {
  const { base, agent, isHttps } = target
  const { method, path, query = '', body, bearer } = call
  const content = body === undefined ? undefined : Buffer.from(JSON.stringify(body))
  const options: RequestOptions = {
    method,
    path: `${base.pathname.replace(/\/$/, '')}${ROOT}${path}${query}`,
    headers: {
      accept: 'application/json',
      'user-agent': 'trucv',
      'content-type': 'application/json',
      ...(content && { 'content-length': content.length }),
      ...(bearer && { authorization: `Bearer ${bearer}` }),
    },
    // Keep-alive only for GET: an idle connection may be closed just as it is used, and only a GET can be retried.
    agent: method === 'GET' ? agent : false,
  }
  return new Promise((resolve, reject) => {
    let sent = false
    let late = false
    const fail = () => reject(new BackendFailure(late ? 'timeout' : 'failed', sent))
    const request = (isHttps ? httpsRequest : httpRequest)(base, options, response => {
      const parts: Buffer[] = []
      let bytes = 0
      response.on('data', (part: Buffer) => {
        bytes += part.length
        if (bytes > REPLY_BYTES) request.destroy()
        else parts.push(part)
      })
      response.on('error', fail)
      response.on('close', fail)
      response.on('end', () => {
        const reply = readReply(response.statusCode ?? 0, Buffer.concat(parts))
        if (reply) resolve(reply)
        else fail()
      })
    })
    const timer = setTimeout(
      () => {
        late = true
        request.destroy()
      },
      Math.max(1, deadline - monotonicMs()),
    )
    request.on('socket', socket => {
      if (socket.connecting) socket.once(isHttps ? 'secureConnect' : 'connect', () => (sent = true))
      else sent = true
    })
    request.on('error', fail)
    request.on('close', () => {
      clearTimeout(timer)
      fail()
    })
    request.end(content)
  })
}

/** Null for a redirect and for a body that is not a JSON object. */
function readReply(status: number, bytes: Buffer): BackendReply | null {
  if (status >= 300 && status < 400) return null
  try {
    const body: unknown = JSON.parse(bytes.toString('utf8'))
    return typeof body === 'object' && body !== null ? { status, body } : null
  } catch {
    // A proxy may refuse with an HTML page; its status is still meaningful.
    return status >= 400 ? { status, body: {} } : null
  }
}

/** A circuit breaker: opens after several failures in a row, then admits one probing call after a while. */
function createBreaker(restMs: number) {
  let failures = 0
  let openUntilMs = 0
  let probing = false
  return {
    isOpen: () => failures >= FAILURES,
    mayPass(): boolean {
      if (failures < FAILURES) return true
      if (monotonicMs() < openUntilMs || probing) return false
      probing = true
      return true
    },
    report(isFine: boolean): void {
      probing = false
      failures = isFine ? 0 : failures + 1
      if (failures >= FAILURES) openUntilMs = monotonicMs() + restMs
    },
  }
}
