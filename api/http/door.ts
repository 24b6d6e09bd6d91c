// How much runs at once: the door counts the requests under way and is shut while there are too many. In ordinary times it is wide
// open; while even the simplest question takes long it narrows, so that those let in are answered soon. Knows no routes.
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import { monotonicMs } from '../lib/clock.ts'
import { PROBLEMS } from '../lib/problem.ts'

/** Requests that may be under way in one process, those that wait for others included. */
const MOST = 256
/** As many of them are let in however bad it is: fifty people who press at the same moment are no crowd. */
const LEAST = 64
const TICK_MS = 50
/** A request older than that waits for somebody else (a body, an upstream), and the young do not wait for it. */
const YOUNG_TICKS = 5
/** When the simplest question takes so many times as long as in calm, there is a queue; after so many ticks it stands. */
const PATIENCE = 5
const LEAST_PATIENCE_MS = 50
const STANDING_TICKS = 20
/** How often it is asked in calm, and how many answers make up what is usual. */
const CALM_TICKS = 20
const CALM_ANSWERS = 9
/** An event loop that was this late, so many times in a row, does no good to anybody. Once is a start. */
const LATE_MS = 1_000
const LATE_TIMES = 3

export type Door = ReturnType<typeof createDoor>

type Options = {
  /** Those of every reply. */
  headers: Record<string, string>
  /** The simplest question: asked while much is under way, to see how long anything takes. False, or a rejection: no answer. */
  ask: () => Promise<boolean>
  /** Hears at most once a second how many were refused since. */
  onRefused: (count: number) => void
}

export function createDoor({ headers, ask, onRefused }: Options) {
  const count = { inFlight: 0, young: 0, refused: 0, told: 0 }
  /** Requests that entered in each of the last ticks and are still young. */
  const entered = new Array<number>(YOUNG_TICKS).fill(0)
  let width = MOST
  let tick = 0
  let [standing, timesLate] = [0, 0]
  let [lastMs, toldMs] = [monotonicMs(), 0]
  let question = { askedMs: 0, tookMs: 0, isOpen: false, isCalm: true }
  const calmMs: number[] = []
  let patienceMs = LEAST_PATIENCE_MS

  /** Once a second to know what is usual, at each tick while much is under way. */
  function askSometimes(nowMs: number): void {
    const isCalm = count.inFlight < LEAST
    if (question.isOpen || (isCalm && tick % CALM_TICKS > 0)) return
    const mine = { askedMs: nowMs, tookMs: 0, isOpen: true, isCalm }
    question = mine
    const end = (isAnswer: boolean) => {
      mine.isOpen = false
      // A database that is away is no queue.
      if (!isAnswer) return
      mine.tookMs = monotonicMs() - mine.askedMs
      if (isCalm) learn(mine.tookMs)
    }
    ask().then(end, () => end(false))
  }

  function learn(tookMs: number): void {
    calmMs.push(tookMs)
    if (calmMs.length > CALM_ANSWERS) calmMs.shift()
    const usualMs = [...calmMs].sort((a, b) => a - b)[calmMs.length >> 1] as number
    patienceMs = Math.max(LEAST_PATIENCE_MS, PATIENCE * usualMs)
  }

  /** Narrows when a queue has stood for a second, a little at a time, and widens while there is none. */
  function adjust(nowMs: number): void {
    if (question.isCalm) return
    const tookMs = question.isOpen ? nowMs - question.askedMs : question.tookMs
    if (tookMs <= patienceMs) width = Math.min(MOST, width + 1)
    else if (standing < STANDING_TICKS) standing++
    else width = Math.max(LEAST, Math.floor(Math.min(width, count.young + 1) * 0.9))
  }

  function age(): void {
    tick++
    const place = tick % YOUNG_TICKS
    count.young -= entered[place] as number
    entered[place] = 0
  }

  const timer = setInterval(() => {
    const nowMs = monotonicMs()
    timesLate = nowMs - lastMs - TICK_MS > LATE_MS ? timesLate + 1 : 0
    lastMs = nowMs
    adjust(nowMs)
    askSometimes(nowMs)
    age()
    if (count.refused === count.told || nowMs - toldMs < 1_000) return
    onRefused(count.refused - count.told)
    count.told = count.refused
    toldMs = nowMs
  }, TICK_MS).unref()

  function leave(enteredTick: number): void {
    count.inFlight--
    if (tick - enteredTick < YOUNG_TICKS) {
      const place = enteredTick % YOUNG_TICKS
      count.young--
      entered[place] = (entered[place] as number) - 1
    }
    // An empty house has no queue: a crowd that came at once is not held against the next one.
    if (count.inFlight > 0) return
    standing = 0
    width = MOST
  }

  const { message } = PROBLEMS.overloaded
  const bodyOf = (requestId: string) => JSON.stringify({ success: false, code: 'overloaded', message, requestId })
  const told = Object.entries({
    ...headers,
    'retry-after': '1',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(bodyOf(randomUUID()))),
  }).flat()

  return {
    inFlight: () => count.inFlight,
    refused: () => count.refused,
    isShut: () => count.inFlight >= MOST || count.young >= width || timesLate >= LATE_TIMES,
    /** Counts a request until its reply is out or its client is gone. */
    enter(response: ServerResponse): void {
      const [place, enteredTick] = [tick % YOUNG_TICKS, tick]
      count.inFlight++
      count.young++
      entered[place] = (entered[place] as number) + 1
      response.once('close', () => leave(enteredTick))
    },
    /** Says no as cheaply as it can be said: what is refused must not cost those who were let in. */
    refuse(_request: IncomingMessage, response: ServerResponse): void {
      count.refused++
      const requestId = randomUUID()
      response.writeHead(503, [...told, 'x-request-id', requestId]).end(bodyOf(requestId))
    },
    stop: () => clearInterval(timer),
  }
}

/** Health is told whatever else happens. */
export const isAlwaysLetIn = (url: string | undefined): boolean => url === '/healthz'

/** Puts the door before everything else that `server` does with a request. */
export function hangDoor(server: Server, door: Door): void {
  const listeners = server.listeners('request') as RequestListener[]
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    if (door.isShut() && !isAlwaysLetIn(request.url)) return door.refuse(request, response)
    for (const listener of listeners) listener(request, response)
  })
}
