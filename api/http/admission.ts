// Admission control: while too many requests are in flight in this process, or its event loop is blocked again and again, further
// ones get 503 at once, before Fastify sees them. A refusal must cost little, or it takes the time of the requests let in.
import { randomUUID } from 'node:crypto'
import type { RequestListener, ServerResponse } from 'node:http'
import { monotonicMs } from '../lib/clock.ts'
import { PROBLEMS } from '../lib/problem.ts'

/** Requests in flight in one process, those that wait for a body or an upstream included. */
export const MAX_IN_FLIGHT = 256
/** Of those, begun within `RECENT_MS`: they wait for the processor or the database. Older ones wait for a body or an upstream. */
export const MAX_RECENT = 96
const RECENT_MS = 500
const TICK_MS = 250
/** The event loop was blocked for so long in so many ticks in a row: once may be a start, or a large file. */
const BLOCKED_MS = 1_000
const BLOCKED_TICKS = 3
const REPORT_MS = 1_000

export type Admission = ReturnType<typeof createAdmission>

type Options = {
  /** Those of every reply. */
  headers: Record<string, string>
  /** Called at most once a second with the number of requests refused since. */
  onRefused: (count: number) => void
}

export function createAdmission({ headers, onRefused }: Options) {
  let [inFlight, refused, reported] = [0, 0, 0]
  let [recent, blockedTicks] = [0, 0]
  let [tickMs, reportMs] = [monotonicMs(), 0]
  const timer = setInterval(() => {
    const nowMs = monotonicMs()
    blockedTicks = nowMs - tickMs - TICK_MS > BLOCKED_MS ? blockedTicks + 1 : 0
    tickMs = nowMs
    if (refused === reported || nowMs - reportMs < REPORT_MS) return
    onRefused(refused - reported)
    reported = refused
    reportMs = nowMs
  }, TICK_MS).unref()

  const isFull = () => inFlight >= MAX_IN_FLIGHT || recent >= MAX_RECENT || blockedTicks >= BLOCKED_TICKS

  function enter(response: ServerResponse): void {
    inFlight++
    recent++
    let isRecent = true
    const age = () => {
      if (isRecent) recent--
      isRecent = false
    }
    const timer = setTimeout(age, RECENT_MS).unref()
    response.once('close', () => {
      clearTimeout(timer)
      age()
      inFlight--
    })
  }

  function refuse(response: ServerResponse): void {
    refused++
    const requestId = randomUUID()
    const { message } = PROBLEMS.overloaded
    const body = JSON.stringify({ success: false, code: 'overloaded', message, requestId })
    const own = { 'retry-after': '1', 'content-type': 'application/json; charset=utf-8', 'x-request-id': requestId }
    // Node reads the rest of a body away; closing the connection instead would cost a new one, which an overload cannot spare.
    response.writeHead(503, { ...headers, ...own, 'content-length': Buffer.byteLength(body) }).end(body)
  }

  return {
    inFlight: () => inFlight,
    refused: () => refused,
    /** `next` for requests that are admitted; health is always told. */
    guard:
      (next: RequestListener): RequestListener =>
      (request, response) => {
        if (request.url !== '/healthz') {
          if (isFull()) return refuse(response)
          enter(response)
        }
        next(request, response)
      },
    stop: () => clearInterval(timer),
  }
}
