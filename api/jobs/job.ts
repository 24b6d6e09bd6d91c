// Background work is one kind of thing: it has a name, a period, and a lease where only one process may do it at a time. An
// error is logged, and the work is done again later. background.ts has the list of jobs.
import { randomUUID } from 'node:crypto'
import type { Log } from '../lib/log.ts'

/** Renews the lease. False: another process has it, or this one is stopping. */
export type MayGoOn = () => Promise<boolean>
export type RunEnd = 'done' | 'elsewhere' | 'interrupted'
type Leases = {
  takeLease: (name: string, holder: string, until: Date, at: Date) => Promise<boolean>
  dropLease: (name: string, holder: string) => Promise<void>
}
export type JobOptions = {
  /** One run; false when something is left to do. It may be repeated, and be broken off at any moment. */
  work: (mayGoOn: MayGoOn) => Promise<unknown>
  /** Without a period it runs until it has succeeded once. */
  everyMs?: number
  /** After a run that left something to do, failed, or found another process at work. */
  againMs?: number
  lease?: { name: string; forMs: number }
  onRun?: (end: RunEnd) => void
  /** Called when a run goes on for five seconds after the stop. */
  breakOff?: () => void
  /** Runs once more when it is stopped. */
  runsAtStop?: boolean
}
export type Job = ReturnType<ReturnType<typeof jobMaker>>

const STOP_WITHIN_MS = 5_000

/** What jobs share: where leases are kept, the clock, and the log. */
export function jobMaker({ leases, now, log }: { leases: Leases; now: () => Date; log: Pick<Log, 'warn'> }) {
  return (name: string, { work, everyMs, againMs, lease, onRun, breakOff, runsAtStop }: JobOptions) => {
    const holder = randomUUID()
    let timer: NodeJS.Timeout | null = null
    let again: NodeJS.Timeout | undefined
    let isStarted = false
    let isStopped = false
    let isWanted = false
    let running: Promise<boolean> | null = null

    const mayGoOn: MayGoOn = async () => {
      if (isStopped || !lease) return !isStopped
      return leases.takeLease(lease.name, holder, new Date(now().getTime() + lease.forMs), now())
    }

    async function runOnce(): Promise<boolean> {
      try {
        const isMine = await mayGoOn()
        const isDone = isMine && (await work(mayGoOn)) !== false
        if (lease) await leases.dropLease(lease.name, holder)
        onRun?.(isMine ? 'done' : 'elsewhere')
        return isDone
      } catch (error) {
        onRun?.('interrupted')
        // The database may be what failed: then the lease ends by itself.
        if (lease) await leases.dropLease(lease.name, holder).catch(() => undefined)
        throw error
      }
    }

    async function runWhileWanted(): Promise<boolean> {
      let isDone = false
      while (isWanted && !isStopped) {
        isWanted = false
        isDone = await runOnce()
      }
      return isDone
    }

    /** All there is to do now. A call during a run is answered by the same promise, after one more run. */
    function run(): Promise<boolean> {
      isWanted = true
      running ??= runWhileWanted().finally(() => {
        running = null
      })
      return running
    }

    async function inBackground(): Promise<void> {
      clearTimeout(again)
      const isDone = await run().catch((error: Error) => {
        log.warn({ name: error.name, job: name }, 'background work was interrupted; it goes on later')
        return false
      })
      if (!isDone && !isStopped && againMs !== undefined) later(againMs)
    }
    function later(ms: number): void {
      clearTimeout(again)
      again = setTimeout(() => void inBackground(), ms).unref()
    }

    return {
      run,
      /** Runs once more in so many milliseconds, if it was started. */
      soon(ms: number): void {
        if (isStarted && !isStopped) setTimeout(() => void inBackground(), ms).unref()
      },
      /** Runs now and in every period, until it is stopped. */
      start(): void {
        if (isStarted || isStopped) return
        isStarted = true
        if (everyMs !== undefined) timer = setInterval(() => void inBackground(), everyMs).unref()
        void inBackground()
      },
      /** Resolves when what runs has ended. */
      async stop(): Promise<void> {
        isStopped = true
        if (timer) clearInterval(timer)
        clearTimeout(again)
        const late = breakOff && setTimeout(breakOff, STOP_WITHIN_MS)
        await running?.catch(() => undefined)
        clearTimeout(late)
        if (runsAtStop) await work(async () => true)
      },
    }
  }
}
