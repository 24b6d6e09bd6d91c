// A pool of processes for work that could take too long: started on first use, one job each at a time, killed at the limit and
// replaced. A native call cannot be stopped inside its own process, which is why these are processes. Who waits is served in
// turns, account by account. Knows jobs, not what they do.
import { type ChildProcess, fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { monotonicMs } from './clock.ts'
import { Problem } from './problem.ts'

export type PoolLimits = {
  /** Processes at most; by default two, and one core is left to the service. */
  size?: number
  /** Jobs that may wait; one more is told to come back. */
  queue?: number
  /** Jobs of one account that may wait. */
  share?: number
  /** Wall time of one job, in milliseconds. */
  limitMs?: number
  /** A job that has waited for so long is told to come back: its caller has nearly given up. */
  waitMs?: number
  /** A process without a job for so long ends. */
  idleMs?: number
  /** Jobs after which a process is replaced, so that nothing can pile up in it. */
  jobsPerProcess?: number
}

type Program<Job> = {
  /** The file to run, and its folder and arguments. */
  program: string
  cwd: string
  args?: string[]
  /** All that it knows of the environment: no secrets. */
  env?: Record<string, string>
  /** What a job becomes whose time is over. */
  late: (job: Job) => Problem
}

export type ProcessPool<Job, Answer> = {
  /** Throws `late`, overloaded, rate_limited (the share of `by`), internal_error. Without `by` it is the service's own work. */
  run: (job: Job, by?: string) => Promise<Answer>
  /** Throws what `run` would throw at once: for callers whose preparation costs something. */
  check: (by?: string) => void
  /** Ids of the processes that live. */
  pids: () => number[]
  /** Jobs that wait for a process, and jobs that have one. */
  load: () => { waiting: number; running: number }
  /** Ends all processes; what is under way or waiting fails as overloaded. */
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
  isLate?: true
  jobs: number
  timer?: NodeJS.Timeout
}

const RETRY_AFTER_SECONDS = 2

export function createProcessPool<Job, Answer>(options: Program<Job> & PoolLimits): ProcessPool<Job, Answer> {
  const { size = Math.max(1, Math.min(2, availableParallelism() - 1)), queue = 100, share = 8 } = options
  const { limitMs = 10_000, waitMs = 25_000, idleMs = 60_000, jobsPerProcess = 1_000 } = options
  const workers = new Set<Worker<Job, Answer>>()
  const waiting = createTurns<Task<Job, Answer>>()
  let isClosed = false

  function check(by?: string): void {
    if (isClosed || waiting.size() >= queue) throw overloaded()
    if (by !== undefined && waiting.sizeOf(by) >= share) throw overShare()
  }

  async function run(job: Job, by?: string): Promise<Answer> {
    check(by)
    return new Promise((resolve, reject) => {
      waiting.add(by ?? '', { job, sinceMs: monotonicMs(), resolve, reject })
      handOut()
    })
  }

  function handOut() {
    while (waiting.size() > 0) {
      const nowMs = monotonicMs()
      const worker = [...workers].find(({ task, child }) => !task && child.connected) ?? start()
      if (!worker) return
      const task = waiting.next() as Task<Job, Answer>
      if (nowMs - task.sinceMs > waitMs) task.reject(overloaded())
      else begin(worker, task)
    }
  }

  function start(): Worker<Job, Answer> | undefined {
    if (workers.size >= size) return undefined
    const child = fork(options.program, options.args ?? [], {
      env: options.env ?? {},
      cwd: options.cwd,
      execArgv: ['--max-old-space-size=512', '--expose-gc'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const worker: Worker<Job, Answer> = { child, jobs: 0 }
    workers.add(worker)
    child.on('message', (answer: Answer) => finish(worker, answer))
    child.on('error', () => child.kill('SIGKILL'))
    child.once('exit', (code, signal) => gone(worker, `${signal ?? `exit code ${code}`}`))
    return worker
  }

  function begin(worker: Worker<Job, Answer>, task: Task<Job, Answer>) {
    clearTimeout(worker.timer)
    worker.task = task
    worker.timer = setTimeout(() => {
      worker.isLate = true
      worker.child.kill('SIGKILL')
    }, limitMs)
    hold(worker.child)
    // A process that is gone says so by itself.
    worker.child.send(task.job as object, () => undefined)
  }

  function finish(worker: Worker<Job, Answer>, answer: Answer) {
    const { task } = worker
    clearTimeout(worker.timer)
    delete worker.task
    worker.jobs++
    if (worker.jobs >= jobsPerProcess) worker.child.disconnect()
    else worker.timer = setTimeout(() => worker.child.disconnect(), idleMs).unref()
    release(worker.child)
    task?.resolve(answer)
    handOut()
  }

  function gone(worker: Worker<Job, Answer>, how: string) {
    clearTimeout(worker.timer)
    workers.delete(worker)
    const { task, isLate } = worker
    const broken = () => new Problem('internal_error', { cause: new Error(`A process of the pool ended: ${how}`) })
    task?.reject(isClosed ? overloaded() : isLate ? options.late(task.job) : broken())
    handOut()
  }

  async function close() {
    isClosed = true
    for (let task = waiting.next(); task; task = waiting.next()) task.reject(overloaded())
    await Promise.all([...workers].map(({ child }) => ended(child)))
  }

  return {
    run,
    check,
    pids: () => [...workers].flatMap(({ child }) => child.pid ?? []),
    load: () => ({ waiting: waiting.size(), running: [...workers].filter(({ task }) => task).length }),
    close,
  }
}

/** Queues by key, of which each in its turn gives one. */
function createTurns<T>() {
  const lines = new Map<string, T[]>()
  let count = 0
  return {
    size: () => count,
    sizeOf: (key: string) => lines.get(key)?.length ?? 0,
    add(key: string, one: T): void {
      count++
      const line = lines.get(key)
      if (line) line.push(one)
      else lines.set(key, [one])
    },
    next(): T | undefined {
      const first = lines.entries().next().value
      if (!first) return undefined
      const [key, line] = first
      count--
      const one = line.shift()
      lines.delete(key)
      if (line.length > 0) lines.set(key, line)
      return one
    },
  }
}

const overloaded = () => new Problem('overloaded', { retryAfterSeconds: RETRY_AFTER_SECONDS })
const overShare = () =>
  new Problem('rate_limited', {
    message: 'Other files of yours are still being made. Please wait for them.',
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  })

/** A process at work keeps the service alive; one that waits does not. */
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
