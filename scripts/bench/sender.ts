// Requests at a fixed rate, whether or not the replies come: each is timed from the moment when it was to be sent. A process of its
// own, told what to do by its parent's messages. Knows keep-alive connections and replies with a content-length.
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export type Order = {
  port: number
  /** null: as many as the connections take, one after the other on each. */
  perSecond: number | null
  /** How long, and how much of that at the beginning is not counted. */
  seconds: number
  leadSeconds: number
  /** All are open before the first request. What finds none free is sent late, and its time runs. */
  connections: number
  /** Sent in turn. `%VERSION%` in it stands for the version of its CV, the ETag of the last reply to it. */
  requests: string[]
}
export type Tally = {
  /** What was really sent a second, and how late the sender was at its worst, in milliseconds: its own saturation. */
  perSecond: number
  latestMs: number
  /** Replies by status; 0: none came. */
  statuses: Record<number, number>
  goodPerSecond: number
  /** Milliseconds from when a request was to be sent until its reply, sorted: those answered 2xx, those refused. */
  goodMs: number[]
  refusedMs: number[]
  refusedWithoutRetryAfter: number
}

const DUE_EVERY_MS = 2
/** Until the service has taken the connections. */
const SETTLE_MS = 1_000
/** So long is waited for the last replies. */
const GRACE_MS = 5_000

/** The version of a CV by the request that saves it; it outlives an order. */
const versions = new Map<string, string>()

type Lane = { socket: Socket; request: number; dueMs: number; sentMs: number; pending: Buffer }

function send({ port, perSecond, seconds, leadSeconds, connections, requests }: Order): Promise<Tally> {
  const isBusy = requests.map(() => false)
  const idle: Lane[] = []
  const lanes = new Set<Lane>()
  const tally: Tally = {
    perSecond: 0,
    latestMs: 0,
    statuses: {},
    goodPerSecond: 0,
    goodMs: [],
    refusedMs: [],
    refusedWithoutRetryAfter: 0,
  }
  let [sent, next] = [0, 0]
  let [countFromMs, endMs] = [0, 0]

  function settle(lane: Lane, status: number, head: string): void {
    const ms = performance.now() - lane.dueMs
    const version = status === 200 && /\netag: "(\d+)/i.exec(head)?.[1]
    if (version) versions.set(requests[lane.request] as string, version)
    isBusy[lane.request] = false
    lane.request = -1
    if (lane.sentMs < countFromMs) return
    tally.statuses[status] = (tally.statuses[status] ?? 0) + 1
    if (status >= 200 && status < 300) tally.goodMs.push(ms)
    else if (status === 503 || status === 429) {
      tally.refusedMs.push(ms)
      if (!/\nretry-after: \d/i.test(head)) tally.refusedWithoutRetryAfter++
    }
  }

  /** A reply that nobody asked for is counted, and its connection given up. */
  function read(lane: Lane, chunk: Buffer): void {
    lane.pending = lane.pending.length ? Buffer.concat([lane.pending, chunk]) : chunk
    const at = lane.pending.indexOf('\r\n\r\n')
    if (at < 0) return
    const head = lane.pending.toString('latin1', 0, at)
    const length = Number(/\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0)
    if (lane.pending.length < at + 4 + length) return
    lane.pending = Buffer.alloc(0)
    const status = Number(head.slice(9, 12))
    if (lane.request < 0) {
      tally.statuses[status] = (tally.statuses[status] ?? 0) + 1
      lane.socket.destroy()
      return
    }
    settle(lane, status, head)
    idle.push(lane)
    if (perSecond === null && performance.now() < endMs) sendOne(performance.now())
  }

  function open(): Lane {
    const lane: Lane = {
      socket: connect({ port, host: '127.0.0.1', noDelay: true }),
      request: -1,
      dueMs: 0,
      sentMs: 0,
      pending: Buffer.alloc(0),
    }
    lanes.add(lane)
    lane.socket
      .on('data', chunk => read(lane, chunk))
      .on('error', () => undefined)
      .on('close', () => {
        lanes.delete(lane)
        if (idle.includes(lane)) idle.splice(idle.indexOf(lane), 1)
        if (lane.request >= 0) settle(lane, 0, '')
      })
    return lane
  }

  /** The next request that is not under way: a save must know the version that the one before it made. */
  function pick(): number {
    for (let tries = 0; tries < requests.length; tries++) {
      next = (next + 1) % requests.length
      if (!isBusy[next]) return next
    }
    return -1
  }

  function sendOne(dueMs: number): boolean {
    const lane = idle.shift() ?? (lanes.size < connections ? open() : null)
    const request = lane ? pick() : -1
    if (!lane || request < 0) {
      if (lane) idle.push(lane)
      return false
    }
    isBusy[request] = true
    Object.assign(lane, { request, dueMs, sentMs: performance.now() })
    const text = requests[request] as string
    lane.socket.write(text.replace('%VERSION%', versions.get(text) ?? '1'))
    return true
  }

  /**
   * As clients that are there already, and a proxy in front, come: Node takes one new connection each time round its loop, so
   * that a thousand at once on top of an overload would measure that, and wait for seconds.
   */
  async function connectFirst(): Promise<void> {
    for (let count = 0; count < connections; count++) idle.push(open())
    await Promise.all(idle.map(({ socket }) => once(socket, 'connect')))
    await sleep(SETTLE_MS)
  }

  async function run(): Promise<Tally> {
    const every = perSecond === null ? 0 : 1_000 / perSecond
    if (perSecond !== null) await connectFirst()
    const beganMs = performance.now()
    countFromMs = beganMs + leadSeconds * 1_000
    endMs = beganMs + seconds * 1_000
    for (let nowMs = beganMs; nowMs < endMs; nowMs = performance.now()) {
      for (let dueMs = beganMs + sent * every; dueMs <= nowMs; dueMs = beganMs + sent * every) {
        if (!sendOne(every === 0 ? nowMs : dueMs)) break
        if (nowMs >= countFromMs && every > 0) tally.latestMs = Math.max(tally.latestMs, nowMs - dueMs)
        sent++
      }
      await sleep(DUE_EVERY_MS)
    }
    const counted = seconds - leadSeconds
    const good = tally.goodMs.length
    for (const lastMs = endMs + GRACE_MS; performance.now() < lastMs && isBusy.includes(true); ) await sleep(10)
    for (const lane of lanes) lane.socket.destroy()
    for (const list of [tally.goodMs, tally.refusedMs]) list.sort((a, b) => a - b)
    return Object.assign(tally, { perSecond: sent / seconds, goodPerSecond: good / counted })
  }
  return run()
}

process.on('message', (order: Order) => void send(order).then(tally => process.send?.(tally)))
process.on('disconnect', () => process.exit())
