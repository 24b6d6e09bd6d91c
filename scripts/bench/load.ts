// Load over HTTP from a process other than the service's, and what the figures say. A client of its own: it must cost so little
// that the service is what is measured. Knows keep-alive connections and replies with a content-length, nothing else.
import { connect } from 'node:net'

export type Reply = { status: number; head: string; body: Buffer }
type Load = {
  port: number
  connections: number
  seconds: number
  /** The next request of a connection, as bytes; `last` is the reply to the one before. */
  next: (connection: number, last: Reply | null) => Buffer
  /** The status that every reply must have; another one ends the run. */
  status: number
}

/** Requests a second. Rejects when a reply is not the expected one. */
export async function drive({ port, connections, seconds, next, status }: Load): Promise<number> {
  let count = 0
  const end = performance.now() + seconds * 1_000
  const one = (connection: number) =>
    new Promise<void>((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true })
      let pending: Buffer = Buffer.alloc(0)
      socket.on('connect', () => socket.write(next(connection, null)))
      socket.on('data', chunk => {
        pending = pending.length ? Buffer.concat([pending, chunk]) : chunk
        const reply = replyIn(pending)
        if (!reply) return
        pending = Buffer.alloc(0)
        if (reply.status !== status) reject(new Error(`${reply.status} instead of ${status}: ${reply.body}`))
        count++
        if (reply.status === status && performance.now() < end) socket.write(next(connection, reply))
        else socket.destroy()
      })
      socket.on('error', reject).on('close', () => resolve())
    })
  const begun = performance.now()
  await Promise.all(Array.from({ length: connections }, (_, connection) => one(connection)))
  return count / ((performance.now() - begun) / 1_000)
}

function replyIn(bytes: Buffer): Reply | null {
  const at = bytes.indexOf('\r\n\r\n')
  if (at < 0) return null
  const head = bytes.toString('latin1', 0, at)
  const status = Number(head.slice(9, 12))
  const length = status === 304 || status === 204 ? 0 : Number(/\ncontent-length: (\d+)/i.exec(head)?.[1])
  if (Number.isNaN(length)) throw new Error(`A reply without content-length:\n${head}`)
  return bytes.length < at + 4 + length ? null : { status, head, body: bytes.subarray(at + 4, at + 4 + length) }
}

/** A request as bytes. */
export function requestBytes(method: string, path: string, headers: Record<string, string> = {}, body = ''): Buffer {
  const all = { host: 'localhost', ...headers, ...(body && { 'content-length': String(Buffer.byteLength(body)) }) }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`)
}

/** The same work over and over in this process, `parallel` at a time; times a second. */
export async function repeat(parallel: number, seconds: number, work: (lane: number) => Promise<unknown>) {
  let count = 0
  const begun = performance.now()
  const lane = async (number: number) => {
    while (performance.now() - begun < seconds * 1_000) {
      await work(number)
      count++
    }
  }
  await Promise.all(Array.from({ length: parallel }, (_, number) => lane(number)))
  return count / ((performance.now() - begun) / 1_000)
}

/** Runs every candidate once a round, each round beginning with another one, after one round that is thrown away. */
export async function inTurns<K extends string, F>(rounds: number, candidates: Record<K, () => Promise<F>>) {
  const names = Object.keys(candidates) as K[]
  const figures = Object.fromEntries(names.map(name => [name, [] as F[]])) as Record<K, F[]>
  for (let round = -1; round < rounds; round++) {
    for (const place of names.keys()) {
      const name = names[(place + round + 1) % names.length] as K
      const figure = await candidates[name]()
      if (round >= 0) figures[name].push(figure)
    }
  }
  return figures
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2
    ? (sorted[middle] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2
}

/** What `of` is of `base`, round by round, in per cent: median, and from least to most. */
export function share(of: readonly number[], base: readonly number[]) {
  const percents = of.map((value, round) => (100 * value) / (base[round] as number))
  const text = (value: number) => `${value.toFixed(0)} %`
  return {
    percent: median(percents),
    text: `${text(median(percents))} (${text(Math.min(...percents))} to ${text(Math.max(...percents))})`,
  }
}

/** One line of the table; without a goal it is there for comparison. */
export type Row = { what: string; measured: string; goal?: string; met?: boolean }

/** `of` must be at least `goal` per cent of `base`. */
export function shareRow(what: string, goal: number, of: readonly number[], base: readonly number[]): Row {
  const { percent, text } = share(of, base)
  return {
    what,
    goal: `>= ${goal} %`,
    measured: `${text}; ${perSecond(of)} of ${perSecond(base)}`,
    met: percent >= goal,
  }
}

export const perSecond = (values: readonly number[]): string => `${Math.round(median(values)).toLocaleString('en')}/s`
