// How much runs at once: the door counts the requests under way and is shut while there are too many. In ordinary times it is wide
// open; while even the simplest question takes long it narrows, so that those let in are answered soon. Knows no routes.
import type { RequestListener, Server, ServerResponse } from 'node:http'
import { monotonicMs } from '../lib/clock.ts'
import { createRefusals } from './refusals.ts'

/** Requests that may be under way in one process, those that wait for others included. */
const MOST = 256
/** As many of them are let in however slow it is: fifty people who press at the same moment are no crowd. */
const LEAST = 64
/** Where that is not enough, because somebody is turned away all the time, fewer are let in, and those are answered soon. */
const LEAST_IN_A_CROWD = 6
const TICK_MS = 50
/** A request older than both waits for somebody else (a body, an upstream), and the young do not wait for it. */
const YOUNG_TICKS = 5
const YOUNG_QUESTIONS = 4
const OLDEST_TICKS = 40
/** When the simplest question takes so many times as long as in calm, there is a queue; after so many ticks it stands. */
const PATIENCE = 5
const LEAST_PATIENCE_MS = 10
const STANDING_TICKS = 8
/** Somebody was turned away in so many ticks more than not: a crowd. It is gone when that is made up for. */
const CROWD_TICKS = 10
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
  /** Milliseconds that the server keeps an idle connection. */
  keepAliveMs: number
  /** The simplest question: asked while much is under way, to see how long anything takes. False, or a rejection: no answer. */
  ask: () => Promise<boolean>
  /** Hears at most once a second how many were refused since. */
  onRefused: (count: number) => void
}

export function createDoor({ headers, keepAliveMs, ask, onRefused }: Options) {
  const count = { inFlight: 0, young: 0, refused: 0, told: 0 }
  /** Requests under way that entered in each of the last ticks. */
  const entered = new Array<number>(OLDEST_TICKS).fill(0)
  let width = MOST
  let tick = 0
  let youngTicks = YOUNG_TICKS
  const crowd = { isThere: false, ticks: 0, refused: 0 }
  let [standing, timesLate] = [0, 0]
  let [lastMs, toldMs] = [monotonicMs(), 0]
  let question = { askedMs: 0, isOpen: false, isCalm: true }
  let tookMs = 0
  const calmMs: number[] = []
  let patienceMs = LEAST_PATIENCE_MS

  /** Once a second to know what is usual, at each tick while much is under way. */
  function askSometimes(nowMs: number): void {
    const isCalm = count.inFlight < LEAST_IN_A_CROWD && !crowd.isThere
    if (question.isOpen || (isCalm && tick % CALM_TICKS > 0)) return
    const mine = { askedMs: nowMs, isOpen: true, isCalm }
    question = mine
    const end = (isAnswer: boolean) => {
      mine.isOpen = false
      // A database that is away is no queue.
      if (!isAnswer) return
      tookMs = monotonicMs() - mine.askedMs
      if (isCalm) learn(tookMs)
    }
    ask().then(end, () => end(false))
  }

  function learn(tookMs: number): void {
    calmMs.push(tookMs)
    if (calmMs.length > CALM_ANSWERS) calmMs.shift()
    const usualMs = [...calmMs].sort((a, b) => a - b)[calmMs.length >> 1] as number
    patienceMs = Math.max(LEAST_PATIENCE_MS, PATIENCE * usualMs)
  }

  /** Whether people are turned away all the time, at whatever width. */
  function watchCrowd(): void {
    const isTurnedAway = count.refused > crowd.refused
    crowd.refused = count.refused
    crowd.ticks = Math.max(0, Math.min(CROWD_TICKS, crowd.ticks + (isTurnedAway ? 1 : -1)))
    if (crowd.ticks === CROWD_TICKS) crowd.isThere = true
    if (crowd.ticks > 0 || !crowd.isThere) return
    crowd.isThere = false
    width = Math.max(width, LEAST)
  }

  /** How long the last question took, or this one has taken where that is more already. */
  const waitMs = (nowMs: number) => Math.max(tookMs, question.isOpen ? nowMs - question.askedMs : 0)

  /** Narrows when a queue has stood for a moment, a little at a time, and widens while there is none. */
  function adjust(nowMs: number): void {
    if (question.isCalm) return
    if (waitMs(nowMs) <= patienceMs) width = Math.min(MOST, width + 1)
    else if (standing < STANDING_TICKS) standing++
    else {
      const least = crowd.isThere ? LEAST_IN_A_CROWD : LEAST
      width = Math.max(least, Math.floor(Math.min(width, count.young + 1) * 0.8))
    }
  }

  /** Where everything takes long, one is young for longer. */
  function age(nowMs: number): void {
    tick++
    entered[tick % OLDEST_TICKS] = 0
    const ticks = question.isCalm ? 0 : Math.ceil((YOUNG_QUESTIONS * waitMs(nowMs)) / TICK_MS)
    youngTicks = Math.max(YOUNG_TICKS, Math.min(OLDEST_TICKS, ticks))
    count.young = 0
    for (let back = 0; back < youngTicks && back <= tick; back++) {
      count.young += entered[(tick - back) % OLDEST_TICKS] as number
    }
  }

  const timer = setInterval(() => {
    const nowMs = monotonicMs()
    timesLate = nowMs - lastMs - TICK_MS > LATE_MS ? timesLate + 1 : 0
    lastMs = nowMs
    watchCrowd()
    adjust(nowMs)
    askSometimes(nowMs)
    age(nowMs)
    if (count.refused === count.told || nowMs - toldMs < 1_000) return
    onRefused(count.refused - count.told)
    count.told = count.refused
    toldMs = nowMs
  }, TICK_MS).unref()

  function leave(enteredTick: number): void {
    count.inFlight--
    if (tick - enteredTick < youngTicks) count.young--
    if (tick - enteredTick < OLDEST_TICKS) entered[enteredTick % OLDEST_TICKS]!--
    // An empty house has no queue: those who came at once are not held against the next ones.
    if (count.inFlight > 0 || crowd.isThere) return
    standing = 0
    width = MOST
  }

  const isShut = () => count.inFlight >= MOST || count.young >= width || timesLate >= LATE_TIMES
  const onTurnedAway = () => {
    count.refused++
  }
  const refusals = createRefusals({ headers, keepAliveMs, isShut, onRefused: onTurnedAway })

  return {
    inFlight: () => count.inFlight,
    refused: () => count.refused,
    isShut,
    /** Counts a request until its reply is out or its client is gone. */
    enter(response: ServerResponse): void {
      const [place, enteredTick] = [tick % OLDEST_TICKS, tick]
      count.inFlight++
      count.young++
      entered[place] = (entered[place] as number) + 1
      response.once('close', () => leave(enteredTick))
    },
    refuse: refusals.refuse,
    follow: refusals.follow,
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
    door.follow(request, response)
    if (door.isShut() && !isAlwaysLetIn(request.url)) return door.refuse(response)
    for (const listener of listeners) listener(request, response)
  })
}
