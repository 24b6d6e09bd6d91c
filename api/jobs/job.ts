// Background jobs: each has a name, a period, and a lease if only one process may run it at a time. A failed run is logged and
// retried. background.ts lists the jobs.
import { randomUUID } from 'node:crypto'
import type { Log } from '../lib/log.ts'

/** Renews the lease. False when another process has it, or this one is stopping. */
export type MayGoOn = () => Promise<boolean>
export type RunEnd = 'done' | 'elsewhere' | 'interrupted'
type Leases = {
  takeLease: (name: string, holder: string, until: Date, at: Date) => Promise<boolean>
  dropLease: (name: string, holder: string) => Promise<void>
}
export type JobOptions = {
  /** One run; returns false when work is left. Must be repeatable and interruptible at any point. */
  work: (mayGoOn: MayGoOn) => Promise<unknown>
  /** Without a period the job runs until it has succeeded once. */
  everyMs?: number
  /** The delay after a run that left work, failed, or found the lease taken. */
  againMs?: number
  lease?: { name: string; forMs: number }
  onRun?: (end: RunEnd) => void
  /** Called when a run has not ended five seconds after stop(). */
  breakOff?: () => void
  /** Runs once more in stop(). */
  runsAtStop?: boolean
}
export type Job = ReturnType<ReturnType<typeof jobMaker>>

const STOP_WITHIN_MS = 5_000

/** Creates jobs with one lease store, clock and log. */
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
        // The database may be the reason of the failure: then the lease expires by itself.
        if (lease) await leases.dropLease(lease.name, holder).catch(() => undefined)
        throw error
      }
    }

    async function runWhileWanted(): Promise<boolean> {
      let isDone = false
      try {
        while (isWanted && !isStopped) {
          isWanted = false
          isDone = await runOnce()
        }
        return isDone
      } finally {
        // At once: a call a moment later would otherwise wait for this run, which no longer sees what it asks for.
        running = null
      }
    }

    /** Does all work that is due. A call during a run requests one more run, and resolves after it. */
    function run(): Promise<boolean> {
      isWanted = true
      running ??= runWhileWanted()
      return running
    }

    async function inBackground(): Promise<void> {
      clearTimeout(again)
      const isDone = await run().catch((error: Error) => {
        log.warn({ name: error.name, job: name }, 'background job failed; it is retried later')
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
      /** Schedules an extra run, if the job was started. */
      soon(ms: number): void {
        if (isStarted && !isStopped) setTimeout(() => void inBackground(), ms).unref()
      },
      /** Runs now and once in every period, until stop(). */
      start(): void {
        if (isStarted || isStopped) return
        isStarted = true
        if (everyMs !== undefined) timer = setInterval(() => void inBackground(), everyMs).unref()
        void inBackground()
      },
      /** Resolves when the current run has ended. */
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
