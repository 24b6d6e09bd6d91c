// How the door says no, as cheaply as it can be said: what is refused must not cost those who were let in. A connection that was
// refused is watched from then on, and what it sends while the door is still shut is refused before anything of it is parsed, for two
// thirds of the price. Only one whole request is judged there, that comes where the parser waits for one; all else is parsed.
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { monotonicMs, now } from '../lib/clock.ts'
import { PROBLEMS } from '../lib/problem.ts'

const [TAB, LF, CR, SPACE, COLON] = [9, 10, 13, 32, 58]
const FIRST_LINE = /^(?:GET|POST|PUT|PATCH|DELETE) \/[^ ]* HTTP\/1\.1$/
/** Health is told whatever else happens. */
const HEALTH = /^[A-Z]+ \/healthz /
const LONGEST_LINE = 16_384
/** Headers by which a request is more than its head and a body of a known length, or its connection ends with it. */
const OTHERS = new Set(['transfer-encoding', 'upgrade', 'expect', 'connection', 'trailer'])
/** Those of the names of all headers that matter. */
const FIRST_LETTERS = new Set(Buffer.from('cteuCTEU'))

/** Whether these bytes are one whole request, neither less nor more, that may be refused unread. */
export function isWholeRequest(chunk: Buffer): boolean {
  let length: number | null = null
  for (let from = 0, to = 0; ; from = to + 1) {
    to = chunk.indexOf(LF, from)
    // What is no line of HTTP is for the parser to refuse.
    if (to < 1 || to - from > LONGEST_LINE || chunk.indexOf(CR, from) !== to - 1) return false
    if (to === from + 1) return from > 0 && chunk.length === to + 1 + (length ?? 0)
    if (from === 0) {
      const line = chunk.toString('latin1', 0, to - 1)
      if (!FIRST_LINE.test(line) || HEALTH.test(line)) return false
      continue
    }
    const first = chunk[from] as number
    const colon = chunk.indexOf(COLON, from)
    if (first === SPACE || first === TAB || colon < 0 || colon > to) return false
    if (!FIRST_LETTERS.has(first)) continue
    const name = chunk.toString('latin1', from, colon).toLowerCase()
    const value = chunk.toString('latin1', colon + 1, to - 1).trim()
    if (name.startsWith('content-length')) {
      if (name.length > 14 || length !== null || !/^\d{1,9}$/.test(value)) return false
      length = Number(value)
    } else if (OTHERS.has(name.trim()) && !/^keep-alive$/i.test(value)) return false
  }
}

/** How long a reply's date is as good as new. */
const DATE_MS = 500

type Watched = {
  /** Requests that the parser found and whose reply has not ended. */
  open: number
  /**
   * What the parser got last looks like one whole request and came while none was under way. When that one's reply has ended, and it
   * was complete, the parser is at its end, even where those bytes were the rest of a head.
   */
  isWhole: boolean
  /** Nothing is under way, and the parser waits for the first byte of a request. */
  isIdle: boolean
}

type Options = {
  /** Those of every reply. */
  headers: Record<string, string>
  /** Milliseconds that an idle connection is kept; told to the client in seconds. */
  keepAliveMs: number
  isShut: () => boolean
  /** Hears of each one that is refused. */
  onRefused: () => void
}

export function createRefusals({ headers, keepAliveMs, isShut, onRefused }: Options) {
  const watched = new WeakMap<Socket, Watched>()
  const { message } = PROBLEMS.overloaded
  const bodyOf = (requestId: string) => JSON.stringify({ success: false, code: 'overloaded', message, requestId })
  const [beforeId, afterId] = bodyOf('\0').split('\\u0000') as [string, string]
  const fields = {
    ...headers,
    'retry-after': '1',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(bodyOf(randomUUID()))),
    'x-request-id': '',
  }
  const told = Object.entries(fields).flat()
  const written = { untilMs: 0, head: '' }

  /** The head up to the request's id; Node writes the same, in its own order. */
  function headNow(): string {
    const nowMs = monotonicMs()
    if (nowMs < written.untilMs) return written.head
    const lasting = { date: now().toUTCString(), connection: 'keep-alive' }
    const all = { ...lasting, 'keep-alive': `timeout=${Math.floor(keepAliveMs / 1_000)}`, ...fields }
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
    written.untilMs = nowMs + DATE_MS
    written.head = ['HTTP/1.1 503 Service Unavailable', ...lines].join('\r\n')
    return written.head
  }

  /** Told all at once: a client that is awake for one reply takes the next ones for less. */
  const turnedAway: (ServerResponse | Socket)[] = []
  function tell(): void {
    for (const one of turnedAway.splice(0)) {
      const requestId = randomUUID()
      if (one instanceof Socket) {
        if (one.writable) one.write(`${headNow()}${requestId}\r\n\r\n${beforeId}${requestId}${afterId}`, 'latin1')
        continue
      }
      const { socket, req } = one
      told[told.length - 1] = requestId
      one.writeHead(503, told).end(beforeId + requestId + afterId)
      if (socket && req.complete) watch(socket)
    }
  }

  function turnAway(one: ServerResponse | Socket): void {
    onRefused()
    turnedAway.push(one)
    if (turnedAway.length === 1) setImmediate(tell)
  }

  function watch(socket: Socket): void {
    if (watched.has(socket) || socket.destroyed) return
    const state: Watched = { open: 0, isWhole: false, isIdle: false }
    watched.set(socket, state)
    // Node's parser reads past the socket until somebody else wants to see what comes.
    const nothing = () => undefined
    socket.on('data', nothing).removeListener('data', nothing)
    socket.push = (chunk: Buffer | null, encoding) => {
      const isWhole = chunk !== null && isShut() && isWholeRequest(chunk)
      if (isWhole && state.isIdle && !socket.writableNeedDrain) {
        turnAway(socket)
        return true
      }
      // What was refused before this is answered before this.
      if (state.isIdle && turnedAway.includes(socket)) tell()
      Object.assign(state, { isIdle: false, isWhole: isWhole && state.open === 0 })
      return Readable.prototype.push.call(socket, chunk, encoding)
    }
  }

  return {
    refuse: (response: ServerResponse) => turnAway(response),
    /** Is to be told of each request before anything is done with it. */
    follow(request: IncomingMessage, response: ServerResponse): void {
      const state = watched.get(request.socket)
      if (!state) return
      state.open++
      response.once('close', () => {
        // Of one whose body is still to come the place is kept: nothing is known of that connection any more.
        if (request.complete) state.open--
        state.isIdle = state.isWhole && state.open === 0
      })
    },
  }
}
