// Admission control: while too many requests are in flight in this process, or its event loop is repeatedly blocked, further ones
// get 503 before Fastify sees them. Refusals must be cheap, or they slow down the admitted requests.
import type { RequestListener, ServerResponse } from 'node:http'
import { monotonicMs } from '../lib/clock.ts'
import { PROBLEMS } from '../lib/problem.ts'

/** Requests in flight in one process, including requests that wait for a body or an upstream. */
export const MAX_IN_FLIGHT = 256
/** Requests in flight that began in the last ticks: they wait for the processor or the database. Older ones wait for a body or an upstream. */
export const MAX_RECENT = 96
/** The present tick and two earlier ones: 500 to 750 ms. */
const RECENT_TICKS = 3
const TICK_MS = 250
/** A block of the event loop counts as overload only in several ticks in a row: a single one may be the start or a large file. */
const BLOCKED_MS = 1_000
const BLOCKED_TICKS = 3
const REPORT_MS = 1_000

/**
 * How a process leaves the balancer. `draining`: every request is answered, and its connection closed, so that the balancer holds none
 * to this process. `parting`: a GET is cut off before it has any effect. A balancer that does not poll /readyz retries it elsewhere and
 * avoids this process for some seconds, so no POST, which cannot be retried, is under way when the listener closes.
 */
export type Leaving = 'draining' | 'parting'
export type Admission = ReturnType<typeof createAdmission>

type Options = {
  newId: () => string
  /** The headers of every reply. */
  headers: Record<string, string>
  /** Multiplies the time for which the event loop may be blocked. */
  patience?: number
  /** Called at most once a second with the number of requests refused since the last call. */
  onRefused: (count: number) => void
}

export function createAdmission(options: Options) {
  const load = watchLoad(options)
  let leaving: Leaving | null = null
  return {
    inFlight: load.inFlight,
    refused: load.refused,
    /** Calls `next` for admitted requests; the health check is always admitted. */
    guard:
      (next: RequestListener): RequestListener =>
      (request, response) => {
        if (leaving) response.setHeader('connection', 'close')
        if (request.url !== '/healthz') {
          if (leaving === 'parting' && request.method === 'GET') return void request.socket.destroy()
          if (load.isFull()) {
            load.countRefused()
            return refuse(response, options)
          }
          load.enter(response)
        }
        next(request, response)
      },
    leave(how: Leaving): void {
      leaving = how
    },
    stop: load.stop,
  }
}

/** Counts the requests in flight, and the ticks in which the event loop was blocked. */
function watchLoad({ onRefused, patience = 1 }: Options) {
  let inFlight = 0
  /** Of those in flight, how many began in each of the last ticks, at the tick's number modulo `RECENT_TICKS`. */
  const begun = new Array<number>(RECENT_TICKS).fill(0)
  let tick = 0
  let recent = 0
  let refused = 0
  let reported = 0
  let blockedTicks = 0
  let tickMs = monotonicMs()
  let reportMs = 0
  const timer = setInterval(() => {
    const nowMs = monotonicMs()
    tick++
    recent -= begun[tick % RECENT_TICKS] as number
    begun[tick % RECENT_TICKS] = 0
    blockedTicks = nowMs - tickMs - TICK_MS > BLOCKED_MS * patience ? blockedTicks + 1 : 0
    tickMs = nowMs
    if (refused === reported || nowMs - reportMs < REPORT_MS) return
    onRefused(refused - reported)
    reported = refused
    reportMs = nowMs
  }, TICK_MS).unref()

  return {
    inFlight: () => inFlight,
    refused: () => refused,
    isFull: () => inFlight >= MAX_IN_FLIGHT || recent >= MAX_RECENT || blockedTicks >= BLOCKED_TICKS,
    countRefused: () => void refused++,
    enter(response: ServerResponse): void {
      const beganAt = tick
      inFlight++
      recent++
      begun[beganAt % RECENT_TICKS]!++
      response.once('close', () => {
        inFlight--
        if (tick - beganAt >= RECENT_TICKS) return
        recent--
        begun[beganAt % RECENT_TICKS]!--
      })
    },
    stop: () => clearInterval(timer),
  }
}

function refuse(response: ServerResponse, { newId, headers }: Options): void {
  const requestId = newId()
  const { message } = PROBLEMS.overloaded
  const body = JSON.stringify({ success: false, code: 'overloaded', message, requestId })
  const own = { 'retry-after': '1', 'content-type': 'application/json; charset=utf-8', 'x-request-id': requestId }
  // The connection stays open and Node discards the rest of the body: reconnecting would add to the load.
  response.writeHead(503, { ...headers, ...own, 'content-length': Buffer.byteLength(body) }).end(body)
}
