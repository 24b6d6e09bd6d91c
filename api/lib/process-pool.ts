// A pool of processes for work that could take too long: started on first use, one job at a time each, killed and replaced when a
// job exceeds its limit of processor time, of memory, or of time by the clock. These are processes because a native call cannot be
// stopped inside its own process. Waiting jobs are served round-robin by account.
import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { monotonicMs } from './clock.ts'
import { createFairQueue } from './fair-queue.ts'
import { overLimit, Problem } from './problem.ts'

export type PoolLimits = {
  /** Processes at most; by default two, but one core less than there are. */
  size?: number | undefined
  /** Jobs that may wait; more are rejected with a retry-after. */
  queue?: number
  /** Jobs of one account that may wait. */
  share?: number
  /** Milliseconds of processor time for one job, of all its threads together; by the clock where the system has no /proc. */
  limitMs?: number
  /** A job that has not ended after so many times `limitMs` by the clock, because the machine is busy, fails as overloaded. */
  clockFactor?: number
  /** Multiplies the limits by the clock; 1 by default. */
  patience?: number | undefined
  /** A job that has waited for longer is rejected with a retry-after: its caller is about to time out. */
  waitMs?: number
  /** An idle process ends after this time. */
  idleMs?: number
  /** Jobs after which a process is replaced, which bounds memory leaks. */
  jobsPerProcess?: number
  /** Megabytes of the JavaScript heap. */
  heapMb?: number
  /** Megabytes of memory in all, native memory included: a job that needs more fails with `late`. Checked on Linux only. */
  residentMb?: number
}

type Options<Job> = {
  limits?: PoolLimits
  /** The file to run, and its folder and arguments. */
  program: string
  cwd: string
  args?: string[]
  /** Its whole environment: no secrets. */
  env?: Record<string, string>
  /** The error of a job that exceeded the limit of time or memory. */
  late: (job: Job) => Problem
}

export type ProcessPool<Job, Answer> = {
  /** Throws `late`, overloaded, rate_limited (the share of `by`) or internal_error. Without `by` the job is the service's own. */
  run: (job: Job, by?: string) => Promise<Answer>
  /** Throws what `run` would throw immediately: for callers with expensive preparation. */
  check: (by?: string) => void
  /** Ids of the live processes. */
  pids: () => number[]
  /** Jobs that wait for a process, and jobs that have one. */
  load: () => { waiting: number; running: number }
  /** Ends all processes; running and waiting jobs fail as overloaded. */
  close: () => Promise<void>
}

type Task<Job, Answer> = {
  job: Job
  sinceMs: number
  resolve: (answer: Answer) => void
  reject: (problem: Problem) => void
}
type Worker<Job, Answer> = {
  child: ChildProcess
  task?: Task<Job, Answer>
  ended?: 'late' | 'starved'
  jobs: number
  /** Watches the limits of a job; ends an idle process. */
  timer?: NodeJS.Timeout
}

const RETRY_AFTER_SECONDS = 2

const DEFAULTS = {
  queue: 100,
  share: 8,
  limitMs: 10_000,
  clockFactor: 6,
  waitMs: 25_000,
  idleMs: 60_000,
  jobsPerProcess: 1_000,
  heapMb: 512,
  /** Twice what a picture of 24 megapixels with 16 bits a channel takes. */
  residentMb: 768,
}

export function createProcessPool<Job, Answer>(options: Options<Job>): ProcessPool<Job, Answer> {
  const pool = new Pool<Job, Answer>(options)
  return {
    run: pool.run.bind(pool),
    check: pool.check.bind(pool),
    pids: pool.pids.bind(pool),
    load: pool.load.bind(pool),
    close: pool.close.bind(pool),
  }
}

class Pool<Job, Answer> {
  readonly #program: Options<Job>
  readonly #limits: Required<PoolLimits> & { patience: number }
  readonly #workers = new Set<Worker<Job, Answer>>()
  readonly #waiting = createFairQueue<Task<Job, Answer>>()
  #isClosed = false

  constructor(options: Options<Job>) {
    const { limits = {} } = options
    const size = limits.size ?? Math.max(1, Math.min(2, availableParallelism() - 1))
    this.#program = options
    this.#limits = { ...DEFAULTS, ...limits, size, patience: limits.patience ?? 1 }
  }

  check(by?: string): void {
    if (this.#isClosed || this.#waiting.size() >= this.#limits.queue) throw overloaded()
    if (by !== undefined && this.#waiting.sizeOf(by) >= this.#limits.share) throw overShare(this.#limits.share)
  }

  async run(job: Job, by?: string): Promise<Answer> {
    this.check(by)
    return new Promise((resolve, reject) => {
      this.#waiting.add(by ?? '', { job, sinceMs: monotonicMs(), resolve, reject })
      this.#assignJobs()
    })
  }

  pids(): number[] {
    return [...this.#workers].flatMap(({ child }) => child.pid ?? [])
  }

  load() {
    return { waiting: this.#waiting.size(), running: [...this.#workers].filter(({ task }) => task).length }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    for (let task = this.#waiting.next(); task; task = this.#waiting.next()) task.reject(overloaded())
    await Promise.all([...this.#workers].map(({ child }) => ended(child)))
  }

  #assignJobs(): void {
    const { waitMs, patience } = this.#limits
    while (this.#waiting.size() > 0) {
      const nowMs = monotonicMs()
      const idle = [...this.#workers].find(({ task, ended, child }) => !task && !ended && child.connected)
      const worker = idle ?? this.#start()
      if (!worker) return
      const task = this.#waiting.next() as Task<Job, Answer>
      if (nowMs - task.sinceMs > waitMs * patience) task.reject(overloaded())
      else this.#begin(worker, task)
    }
  }

  /** Undefined when the pool has all its processes. */
  #start(): Worker<Job, Answer> | undefined {
    if (this.#workers.size >= this.#limits.size) return undefined
    const { program, args = [], env = {}, cwd } = this.#program
    const child = fork(program, args, {
      env,
      cwd,
      execArgv: [`--max-old-space-size=${this.#limits.heapMb}`, '--expose-gc'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const worker: Worker<Job, Answer> = { child, jobs: 0 }
    this.#workers.add(worker)
    child.on('message', (answer: Answer) => this.#finish(worker, answer))
    child.on('error', error => {
      // A process that could not be started has no exit.
      if (child.pid === undefined) this.#remove(worker, error.message)
      else child.kill('SIGKILL')
    })
    child.once('exit', (code, signal) => this.#remove(worker, `${signal ?? `exit code ${code}`}`))
    return worker
  }

  #begin(worker: Worker<Job, Answer>, task: Task<Job, Answer>): void {
    const { limitMs, clockFactor, patience, residentMb } = this.#limits
    clearTimeout(worker.timer)
    worker.task = task
    const sinceMs = monotonicMs()
    const usedBefore = processorMs(worker.child) ?? 0
    worker.timer = setInterval(() => {
      const elapsed = monotonicMs() - sinceMs
      const used = (processorMs(worker.child) ?? usedBefore + elapsed) - usedBefore
      if (used >= limitMs || residentOf(worker.child) > residentMb * 1_000_000) kill(worker, 'late')
      else if (elapsed >= limitMs * clockFactor * patience) kill(worker, 'starved')
    }, WATCH_MS)
    hold(worker.child)
    // A failed send needs no handling: the 'exit' event rejects the job.
    worker.child.send(task.job as object, () => undefined)
  }

  #finish(worker: Worker<Job, Answer>, answer: Answer): void {
    const { jobsPerProcess, idleMs } = this.#limits
    const { task } = worker
    clearTimeout(worker.timer)
    delete worker.task
    worker.jobs++
    if (worker.jobs >= jobsPerProcess) worker.child.disconnect()
    else worker.timer = setTimeout(() => worker.child.disconnect(), idleMs).unref()
    release(worker.child)
    task?.resolve(answer)
    this.#assignJobs()
  }

  /** After the end of its process. */
  #remove(worker: Worker<Job, Answer>, how: string): void {
    clearTimeout(worker.timer)
    this.#workers.delete(worker)
    if (worker.task) worker.task.reject(this.#problemOf(worker, worker.task.job, how))
    this.#assignJobs()
  }

  #problemOf({ ended }: Worker<Job, Answer>, job: Job, how: string): Problem {
    if (this.#isClosed || ended === 'starved') return overloaded()
    if (ended === 'late') return this.#program.late(job)
    return new Problem('internal_error', { cause: new Error(`A process of the pool ended: ${how}`) })
  }
}

function kill<Job, Answer>(worker: Worker<Job, Answer>, why: 'late' | 'starved'): void {
  clearInterval(worker.timer)
  worker.ended = why
  worker.child.kill('SIGKILL')
}

const WATCH_MS = 50
const TICK_MS = 10

/** The processor time that a process has used, where the system tells it (Linux: proc(5), fields 14 and 15 of stat); else null. */
function processorMs({ pid }: ChildProcess): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1')
      .replace(/^.*\) /s, '')
      .split(' ')
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS
  } catch {
    return null
  }
}

const PAGE_BYTES = 4_096

/** Bytes of memory that a process has, where the system tells it (Linux: proc(5), field 2 of statm); else 0. */
function residentOf({ pid }: ChildProcess): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]) * PAGE_BYTES
  } catch {
    return 0
  }
}

const overloaded = () => new Problem('overloaded', { retryAfterSeconds: RETRY_AFTER_SECONDS })
const overShare = (max: number) =>
  overLimit(
    { name: 'files-at-once', max },
    RETRY_AFTER_SECONDS * 1_000,
    'Your other files are still being generated. Please wait.',
  )

/** A process with a job keeps the service alive; an idle one does not. */
function hold(child: ChildProcess) {
  child.ref()
  child.channel?.ref()
}

function release(child: ChildProcess) {
  child.unref()
  child.channel?.unref()
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  child.ref()
  return new Promise(resolve => {
    child.once('exit', () => resolve())
    child.kill('SIGKILL')
  })
}
