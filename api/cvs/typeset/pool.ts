// The processes that set documents: started on first use, one job each at a time, killed at the limit and replaced. A native
// call cannot be stopped inside its own process, which is why these are processes. Knows jobs, not what they show.
import { type ChildProcess, fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Problem } from '../../lib/problem.ts'
import { projectRoot } from '../../lib/root.ts'
import type { TypesetAnswer, TypesetDone, TypesetJob } from './job.ts'

/** Where the build puts templates, fonts and what is known of them. */
export const typesetFolder = join(projectRoot, 'dist', 'typeset')
const PROGRAM = join(projectRoot, 'dist', 'api', 'cvs', 'typeset', 'child.js')

export type PoolOptions = {
  /** Processes at most; by default two, and one core is left to the service. */
  size?: number
  /** Jobs that may wait; one more is told to come back. */
  queue?: number
  /** Wall time of one job, in milliseconds. */
  limitMs?: number
  /** A process without a job for so long ends. */
  idleMs?: number
  /** Jobs after which a process is replaced, so that nothing can pile up in it. */
  jobsPerProcess?: number
}

export type TypesetPool = {
  /** Throws cv_too_complex (over the time), cv_too_long (over 30 pages or 8 MB of SVG), overloaded, internal_error. */
  run: (job: TypesetJob) => Promise<TypesetDone>
  /** Ids of the processes that live. */
  pids: () => number[]
  /** Jobs that wait for a process, and jobs that have one. */
  load: () => { waiting: number; running: number }
  /** Ends all processes; what is under way or waiting fails as overloaded. */
  close: () => Promise<void>
}

type Task = { job: TypesetJob; resolve: (done: TypesetDone) => void; reject: (problem: Problem) => void }
type Worker = { child: ChildProcess; task?: Task; isLate?: true; jobs: number; timer?: NodeJS.Timeout }

const RETRY_AFTER_SECONDS = 2

export function createTypesetPool(options: PoolOptions = {}): TypesetPool {
  const { size = Math.max(1, Math.min(2, availableParallelism() - 1)), queue = 100 } = options
  const { limitMs = 10_000, idleMs = 60_000, jobsPerProcess = 1_000 } = options
  const workers = new Set<Worker>()
  const waiting: Task[] = []
  let isClosed = false

  function run(job: TypesetJob): Promise<TypesetDone> {
    if (isClosed || waiting.length >= queue) return Promise.reject(overloaded())
    return new Promise((resolve, reject) => {
      waiting.push({ job, resolve, reject })
      handOut()
    })
  }

  function handOut() {
    while (waiting.length) {
      const worker = [...workers].find(({ task, child }) => !task && child.connected) ?? start()
      if (!worker) return
      begin(worker, waiting.shift()!)
    }
  }

  function start(): Worker | undefined {
    if (workers.size >= size) return undefined
    const child = fork(PROGRAM, [typesetFolder], {
      // Nothing of the service's own environment: no secrets, and no fonts but ours.
      env: { FONTCONFIG_FILE: join(typesetFolder, 'fonts.conf') },
      cwd: typesetFolder,
      execArgv: ['--max-old-space-size=512', '--expose-gc'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const worker: Worker = { child, jobs: 0 }
    workers.add(worker)
    child.on('message', (answer: TypesetAnswer) => finish(worker, answer))
    child.on('error', () => child.kill('SIGKILL'))
    child.once('exit', (code, signal) => gone(worker, `${signal ?? `exit code ${code}`}`))
    return worker
  }

  function begin(worker: Worker, task: Task) {
    clearTimeout(worker.timer)
    worker.task = task
    worker.timer = setTimeout(() => {
      worker.isLate = true
      worker.child.kill('SIGKILL')
    }, limitMs)
    hold(worker.child)
    // A process that is gone says so by itself.
    worker.child.send(task.job, () => undefined)
  }

  function finish(worker: Worker, answer: TypesetAnswer) {
    const { task } = worker
    clearTimeout(worker.timer)
    delete worker.task
    worker.jobs++
    if (worker.jobs >= jobsPerProcess) worker.child.disconnect()
    else worker.timer = setTimeout(() => worker.child.disconnect(), idleMs).unref()
    release(worker.child)
    if ('parts' in answer) task?.resolve(answer)
    else if ('tooLong' in answer) task?.reject(new Problem('cv_too_long'))
    else task?.reject(new Problem('internal_error', { cause: new Error(`The engine refused: ${answer.refused}`) }))
    handOut()
  }

  function gone(worker: Worker, how: string) {
    clearTimeout(worker.timer)
    workers.delete(worker)
    const broken = new Problem('internal_error', { cause: new Error(`A typesetting process ended: ${how}`) })
    worker.task?.reject(isClosed ? overloaded() : worker.isLate ? new Problem('cv_too_complex') : broken)
    handOut()
  }

  async function close() {
    isClosed = true
    for (const task of waiting.splice(0)) task.reject(overloaded())
    await Promise.all([...workers].map(({ child }) => ended(child)))
  }

  return {
    run,
    pids: () => [...workers].flatMap(({ child }) => child.pid ?? []),
    load: () => ({ waiting: waiting.length, running: [...workers].filter(({ task }) => task).length }),
    close,
  }
}

const overloaded = () => new Problem('overloaded', { retryAfterSeconds: RETRY_AFTER_SECONDS })

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
