// Background jobs: each has a name, a period, and a lease if only one process may run it at a time. A failed run is logged and
// retried. background.ts lists the jobs.
import type { Log } from '../lib/log.ts'
import { createLease, type Lease, type Leases } from './lease-store.ts'

/** Renews the lease. False when another process has it, or this one is stopping. */
export type MayGoOn = () => Promise<boolean>
export type RunEnd = 'done' | 'elsewhere' | 'interrupted'
export type JobTimes = {
  /** Without a period the job runs until it has succeeded once. */
  everyMs?: number
  /** The delay after a run that left work, failed, or found the lease taken. */
  againMs?: number
  lease?: { name: string; forMs: number }
  /** Runs a last time in stop(). */
  runsAtStop?: boolean
  /** A run that has not ended by then counts as failed, so that another can begin: a database operation can wait without end. By default an hour. */
  withinMs?: number
}
export type JobOptions = JobTimes & {
  /** One run; returns false when work is left. Must be repeatable and interruptible at any point. */
  work: (mayGoOn: MayGoOn) => Promise<unknown>
  onRun?: ((end: RunEnd) => void) | undefined
  /** Called when a run has not ended five seconds after stop(). */
  breakOff?: (() => void) | undefined
}
type Deps = { leases: Leases; now: () => Date; log: Pick<Log, 'warn'> }
export type Job = ReturnType<typeof createJob>

const STOP_WITHIN_MS = 5_000
const HOUR_MS = 3_600_000

/** Creates jobs with one lease store, clock and log. */
export const jobMaker = (deps: Deps) => (name: string, options: JobOptions) => createJob(deps, name, options)

function createJob({ leases, now, log }: Deps, name: string, options: JobOptions) {
  const { everyMs, againMs, breakOff, runsAtStop, withinMs = HOUR_MS, work } = options
  const lease = options.lease && createLease(leases, now, options.lease)
  let timer: NodeJS.Timeout | undefined
  let again: NodeJS.Timeout | undefined
  let isStarted = false
  let isStopped = false
  const mayGoOn: MayGoOn = async () => !isStopped && (!lease || lease.take())
  const { run, whenIdle } = joinRuns(
    () => limited(runOnce(options, lease, mayGoOn), withinMs),
    () => isStopped,
  )

  async function inBackground(): Promise<void> {
    clearTimeout(again)
    const isDone = await run().catch((error: Error) => {
      log.warn({ name: error.name, job: name }, 'background job failed; it is retried later')
      return false
    })
    if (isDone || isStopped || againMs === undefined) return
    clearTimeout(again)
    again = setTimeout(inBackground, againMs).unref()
  }

  return {
    /** Does all work that is due. A call during a run requests one more run, and resolves after it. */
    run,
    /** Schedules an extra run, if the job was started. */
    soon(ms: number): void {
      if (isStarted && !isStopped) setTimeout(inBackground, ms).unref()
    },
    /** Runs now and once in every period, until stop(). */
    start(): void {
      if (isStarted || isStopped) return
      isStarted = true
      if (everyMs !== undefined) timer = setInterval(inBackground, everyMs).unref()
      void inBackground()
    },
    /** Resolves when the current run has ended. */
    async stop(): Promise<void> {
      isStopped = true
      clearInterval(timer)
      clearTimeout(again)
      const late = breakOff && setTimeout(breakOff, STOP_WITHIN_MS)
      await whenIdle()
      clearTimeout(late)
      if (runsAtStop) await work(async () => true)
    },
  }
}

/** One run under the lease. False when work is left, or another process has the lease. */
async function runOnce({ work, onRun }: JobOptions, lease: Lease | undefined, mayGoOn: MayGoOn): Promise<boolean> {
  try {
    const isMine = await mayGoOn()
    const isDone = isMine && (await work(mayGoOn)) !== false
    await lease?.drop()
    onRun?.(isMine ? 'done' : 'elsewhere')
    return isDone
  } catch (error) {
    onRun?.('interrupted')
    // The database may be the reason of the failure: then the lease expires by itself.
    await lease?.drop().catch(() => undefined)
    throw error
  }
}

function limited<T>(run: Promise<T>, withinMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    const error = Object.assign(new Error('The run did not end.'), { name: 'JobTimeout' })
    timer = setTimeout(() => reject(error), withinMs).unref()
  })
  return Promise.race([run, late]).finally(() => clearTimeout(timer))
}

/** One run at a time: a call during a run requests one more run, and resolves after it. */
function joinRuns(once: () => Promise<boolean>, isStopped: () => boolean) {
  let isWanted = false
  let running: Promise<boolean> | null = null

  async function runWhileWanted(): Promise<boolean> {
    let isDone = false
    try {
      while (isWanted && !isStopped()) {
        isWanted = false
        isDone = await once()
      }
      return isDone
    } finally {
      // Clears the run before it resolves: a later call would otherwise join this run, which has already read the queue.
      running = null
    }
  }

  return {
    run(): Promise<boolean> {
      isWanted = true
      running ??= runWhileWanted()
      return running
    },
    async whenIdle(): Promise<void> {
      await running?.catch(() => undefined)
    },
  }
}
