// The embedded database with as much in it as it is for: how long it takes to start, to read, to rewrite its log, and
// what memory it needs. A process of its own, seeded through the wire protocol.
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createHistoryStore } from '../../api/cv/history-store.ts'
import { createCvStore } from '../../api/cv/store.ts'
import { type Database, openDatabase } from '../../api/db/connection.ts'
import { startChild } from '../lib/children.ts'
import type { Row } from './load.ts'
import { idOf, stockUp } from './stock.ts'

const GRACE_MS = 60_000
const READS = 2_000

export async function measureSize(cvs: number): Promise<Row[]> {
  const dir = await mkdtemp(join(tmpdir(), 'bench-size-'))
  try {
    const seeded = await withDatabase(dir, async ({ connection }) => {
      const begun = performance.now()
      const stock = await stockUp(connection, cvs)
      return { stock, seconds: (performance.now() - begun) / 1_000 }
    })
    const { stock } = seeded.result
    const bytes = (await stat(join(dir, 'log'))).size
    const filled = `${stock.cvs} CVs, ${stock.versions} versions, ${stock.pictures} pictures`
    const read = await withDatabase(dir, (database, pid) => readAll(database, pid, cvs))
    const { starting, ping, times, settled } = read.result
    const most = Math.max(starting.peak, settled.peak)
    const size = `${mega(bytes)} MB on the disk`
    return [
      {
        what: `embedded database with ${filled}`,
        measured: `${size}; seeded in ${seeded.result.seconds.toFixed(1)} s`,
      },
      goalRow('start until it answers', '<= 6 s', read.startMs / 1_000, 6, 's'),
      {
        what: 'the way to it and back (ping)',
        measured: `p50 ${ping.p50.toFixed(2)} ms, p99 ${ping.p99.toFixed(2)} ms`,
      },
      ...Object.entries(times).map(([what, { p50, p99 }]) => ({
        what: `read ${what}`,
        goal: '<= 5 ms',
        measured: `p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms`,
        met: p50 <= 5,
      })),
      {
        what: 'memory (RSS)',
        goal: '<= 500 MB',
        measured: `${mega(starting.now)} MB after the start, ${mega(settled.now)} MB after reading, ${mega(most)} MB at most`,
        met: most <= 500 * 2 ** 20,
      },
    ]
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

const goalRow = (what: string, goal: string, value: number, limit: number, unit: string): Row => ({
  what,
  goal,
  measured: `${value.toFixed(1)} ${unit}`,
  met: value <= limit,
})

const mega = (bytes: number) => Math.round(bytes / 2 ** 20)

async function withDatabase<T>(dir: string, work: (database: Database, pid: number) => Promise<T>) {
  const begun = performance.now()
  let listening: (line: string) => void = () => {}
  const line = new Promise<string>(resolve => {
    listening = resolve
  })
  const args = ['--dir', dir]
  const child = startChild('scripts/sandbox/database/main.js', { args, env: process.env, onOutput: listening })
  const { uri } = JSON.parse(await line) as { uri: string }
  const startMs = performance.now() - begun
  const database = openDatabase(uri, async () => undefined)
  try {
    await database.connect()
    return { startMs, result: await work(database, child.pid as number) }
  } finally {
    await database.close()
    await child.stop(GRACE_MS)
  }
}

async function readAll({ connection }: Database, pid: number, cvs: number) {
  const starting = await memoryOf(pid)
  const [store, history] = [createCvStore(connection), createHistoryStore(connection)]
  const any = (step = 1) => Math.floor(Math.random() * Math.ceil(cvs / step)) * step
  const ping = await timed(() => connection.db?.admin().ping() as Promise<unknown>)
  const times = {
    'a CV': await timed(() => store.findAnyCv(idOf(any()))),
    'the CVs of a person': await timed(() => store.listCvs(`user-${any()}`)),
    'an earlier version': await timed(() => history.findVersion(idOf(any()), 3)),
    'a picture': await timed(() => history.findPicture(idOf(any(20)), 'p')),
  }
  return { starting, ping, times, settled: await memoryOf(pid) }
}

async function timed(read: () => Promise<unknown>): Promise<{ p50: number; p99: number }> {
  const taken: number[] = []
  for (let count = 0; count < READS; count++) {
    const begun = performance.now()
    const found = await read()
    taken.push(performance.now() - begun)
    if (!found) throw new Error('What was seeded is not there.')
  }
  taken.sort((a, b) => a - b)
  const at = (share: number) => taken[Math.floor(taken.length * share)] as number
  return { p50: at(0.5), p99: at(0.99) }
}

/** Bytes of a process's memory, now and at most so far. Linux only: elsewhere not a number. */
async function memoryOf(pid: number): Promise<{ now: number; peak: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const kilobytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? Number.NaN)
  return { now: kilobytes('VmRSS') * 1_024, peak: kilobytes('VmHWM') * 1_024 }
}
