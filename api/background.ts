// The background work of the service: the steps of its start, and its jobs with their periods.

import type { Stores } from './assemble/stores.ts'
import type { Metrics } from './http/metrics.ts'
import { createItems } from './jobs/items.ts'
import { type Job, type JobOptions, type JobTimes, jobMaker } from './jobs/job.ts'
import type { Log } from './lib/log.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

type Row = JobTimes & {
  /** In log lines. */
  title: string
  /** The delay of an extra run that an event requests: the caller may still have a last step to write. */
  soonMs?: number
  /** The work of one process: it also runs where JOBS is off. */
  isOwn?: true
  /** It does not run where PAYMENTS is off. */
  isOfPayments?: true
}
export type JobName = keyof typeof JOBS

/** Every background job. compose.ts has the work of each, under the same name. */
export const JOBS = {
  settleRequests: { title: 'requests to institutions', everyMs: MINUTE_MS },
  mailWaiting: {
    title: 'requests that wait for the next mail to an institution',
    everyMs: MINUTE_MS,
    lease: { name: 'waiting-requests', forMs: MINUTE_MS },
  },
  mailDesks: { title: 'mails about requests at desks', everyMs: MINUTE_MS },
  workBatches: {
    title: 'batches of decisions',
    everyMs: 5_000,
    againMs: 2_000,
    soonMs: 20,
    // It only saves work: two processes decide the same requests once.
    lease: { name: 'batches', forMs: 10_000 },
  },
  settleClaims: { title: 'claims that changed', everyMs: MINUTE_MS / 4 },
  reconcile: {
    title: 'payments',
    everyMs: 10 * MINUTE_MS,
    // The process that holds the lease may have been killed.
    againMs: MINUTE_MS / 2,
    lease: { name: 'reconciler', forMs: MINUTE_MS / 2 },
    isOfPayments: true,
  },
  reconcileDocuments: {
    title: 'payments against tax documents',
    everyMs: HOUR_MS,
    againMs: 2 * MINUTE_MS,
    lease: { name: 'tax-documents', forMs: 2 * MINUTE_MS },
    isOfPayments: true,
  },
  sendMails: { title: 'mails', everyMs: MINUTE_MS / 2, soonMs: 200 },
  announceEnds: {
    title: 'mails about plans that end',
    everyMs: 24 * HOUR_MS,
    againMs: 2 * MINUTE_MS,
    lease: { name: 'plan-endings', forMs: MINUTE_MS },
    isOfPayments: true,
  },
  finishRemovals: { title: 'removals of accounts', everyMs: MINUTE_MS / 2 },
  emptyTrash: { title: 'CVs that were in the trash for 30 days', everyMs: HOUR_MS, againMs: 2 * MINUTE_MS },
  checkCredentials: {
    title: 'credentials of others',
    everyMs: HOUR_MS,
    againMs: 2 * MINUTE_MS,
    lease: { name: 'credentials', forMs: 2 * MINUTE_MS },
  },
  flushViews: { title: 'counts of views', everyMs: 5_000, runsAtStop: true, isOwn: true },
  settleCredentials: {
    title: 'credentials of claims that have ended',
    everyMs: HOUR_MS,
    againMs: MINUTE_MS / 2,
  },
  // The log takes its lease itself, once it has found entries.
  growLog: { title: 'log', everyMs: 1_000, soonMs: 50 },
  sendWebhooks: { title: 'webhooks', everyMs: 5_000, soonMs: 20 },
  sweepFiles: {
    title: 'objects that no document names',
    everyMs: 24 * HOUR_MS,
    againMs: 10 * MINUTE_MS,
    lease: { name: 'files', forMs: 5 * MINUTE_MS },
  },
  eraseDocuments: {
    title: 'tax documents that were kept long enough',
    everyMs: 24 * HOUR_MS,
    againMs: 10 * MINUTE_MS,
    lease: { name: 'tax-retention', forMs: 5 * MINUTE_MS },
    isOfPayments: true,
  },
  watchData: { title: 'the version of the stored data', everyMs: 5_000, isOwn: true },
  /** Until every task has succeeded once. */
  resumeTasks: { title: 'unfinished tasks of an earlier process', againMs: MINUTE_MS / 2, isOwn: true },
} as const satisfies Readonly<Record<string, Row>>

type Work = JobOptions['work']
/** Work that an earlier process may have left unfinished, by name. Each resolves with false when some is left. */
type Tasks = Readonly<Record<string, () => Promise<unknown>>>
type Deps = {
  stores: Stores
  /** JOBS: whether this copy does the work of all copies. */
  runsJobs: boolean
  hasPayments: boolean
  metrics: Pick<Metrics, 'reconciler'>
  upgrade: () => Promise<void>
  /** The steps before the service is ready, by name. Their cost must not grow with the data. */
  steps: Readonly<Record<string, () => Promise<unknown>>>
  work: Readonly<Record<Exclude<JobName, 'resumeTasks'>, Work>>
  breakOffMails: () => void
  tasks: Tasks
  now: () => Date
  log: Log
}

export function createBackground(deps: Deps) {
  const { stores, runsJobs, hasPayments, steps, tasks } = deps
  const jobs = createJobs(deps)
  const names = Object.keys(JOBS) as JobName[]
  const run = Object.fromEntries(names.map(name => [name, jobs[name].run])) as Record<JobName, Job['run']>

  return {
    /** An extra run of a job, after a short delay. */
    soon: (name: JobName): void => jobs[name].soon((JOBS[name] as Row).soonMs ?? 0),
    /** Resolves when the running tasks have ended. */
    stop: () => Promise.all(names.map(name => jobs[name].stop())),
    /** For the process that runs the service, and for tests, which do not wait for the periods. */
    lifecycle: {
      /** Runs at every start, after the database connects and before the service is ready. */
      async prepare(): Promise<void> {
        await deps.upgrade()
        await Promise.all(stores.all.map(store => step(`the indexes of ${store.collections}`, store.buildIndexes)))
        for (const [name, work] of Object.entries(steps)) await step(name, work)
      },
      /**
       * Starts the background jobs once the service is ready. They also resume unfinished work of an earlier process. `without`: for tests.
       */
      begin(without: readonly JobName[] = []): void {
        for (const name of names) {
          const { isOwn, isOfPayments } = JOBS[name] as Row
          const isHere = (runsJobs || isOwn) && (hasPayments || !isOfPayments)
          if (isHere && !without.includes(name)) jobs[name].start()
        }
      },
      /** Finishes the work of an earlier process; `begin` does the same in the background, with retries. */
      async catchUp(): Promise<void> {
        for (const finish of Object.values(tasks)) await finish()
      },
      /** Every store: together they have all collections. */
      stores: stores.all,
      ...run,
    },
  }
}

function createJobs({ stores, metrics, work, breakOffMails, tasks, now, log }: Deps): Record<JobName, Job> {
  const newJob = jobMaker({ leases: stores.leases, now, log })
  const works: Record<JobName, Work> = { ...work, resumeTasks: resumeTasks(tasks, { now, log }) }
  const hooks: Partial<Record<JobName, Pick<JobOptions, 'onRun' | 'breakOff'>>> = {
    reconcile: { onRun: outcome => metrics.reconciler.inc({ outcome }) },
    sendMails: { breakOff: breakOffMails },
  }
  const made = (Object.entries(JOBS) as [JobName, Row][]).map(([name, row]) => {
    const job = newJob(row.title, { ...row, work: works[name], ...hooks[name] })
    return [name, job]
  })
  return Object.fromEntries(made) as Record<JobName, Job>
}

/** The work of a job: runs each task until it has succeeded once. */
function resumeTasks(tasks: Tasks, deps: { now: () => Date; log: Log }): Work {
  const items = createItems('unfinished tasks of an earlier process', deps)
  const left = new Map(Object.entries(tasks))
  return async mayGoOn => {
    const finish = async (name: string) => (await left.get(name)?.()) === false || left.delete(name)
    await items.each([...left.keys()], finish, mayGoOn)
    return left.size === 0
  }
}

/** One step of the start. Its error names the step. */
async function step(what: string, work: () => Promise<unknown>): Promise<void> {
  await work().catch(cause => {
    throw new Error(what, { cause })
  })
}
