// What the service does besides replying to requests: the steps of its start, and its background jobs with their periods.

import type { Stores } from './assemble/stores.ts'
import type { Metrics } from './http/metrics.ts'
import { type JobOptions, jobMaker } from './jobs/job.ts'
import { createLeftovers } from './jobs/leftovers.ts'
import type { Log } from './lib/log.ts'

const MINUTE_MS = 60_000

type Work = JobOptions['work']
type Parts = {
  stores: Stores
  /** JOBS: whether this copy does the work of all copies. */
  runsJobs: boolean
  metrics: Metrics
  now: () => Date
  log: Log
  prepareLoginKeys: () => Promise<unknown>
  prepareAttestationKeys: () => Promise<unknown>
  prepareCredentialKeys: () => Promise<unknown>
  prepareSeals: () => Promise<unknown>
  prepareLog: () => Promise<unknown>
  settleCredentials: Work
  settleRequests: Work
  reconcilePayments: Work
  sendMails: Work
  breakOffMails: () => void
  announceEnds: Work
  finishRemovals: Work
  emptyTrash: Work
  checkCredentials: Work
  flushViews: Work
  growLog: Work
  sendWebhooks: Work
  sweepFiles: Work
  /** What an earlier process may have left undone, by name. */
  leftovers: Readonly<Record<string, () => Promise<unknown>>>
}

/** What belongs to the process itself: what it counted, and what its predecessor left. */
const OWN = ['views', 'leftovers']

export function createBackground({ stores, runsJobs, metrics, now, log, ...parts }: Parts) {
  const leftovers = createLeftovers(parts.leftovers, log)
  const job = jobMaker({ leases: stores.razorpayEvents, now, log })
  const jobs = {
    requests: job('requests to institutions', { work: parts.settleRequests, everyMs: MINUTE_MS }),
    reconciler: job('payments', {
      work: parts.reconcilePayments,
      everyMs: 10 * MINUTE_MS,
      // A lease that another process has may be that of one that died.
      againMs: MINUTE_MS / 2,
      lease: { name: 'reconciler', forMs: MINUTE_MS / 2 },
      onRun: outcome => metrics.reconciler.inc({ outcome }),
    }),
    mails: job('mails', { work: parts.sendMails, everyMs: MINUTE_MS / 2, breakOff: parts.breakOffMails }),
    endings: job('mails about plans that end', {
      work: parts.announceEnds,
      everyMs: 24 * 60 * MINUTE_MS,
      againMs: 2 * MINUTE_MS,
      lease: { name: 'plan-endings', forMs: MINUTE_MS },
    }),
    removals: job('removals of accounts', { work: parts.finishRemovals, everyMs: MINUTE_MS / 2 }),
    trash: job('CVs that were in the trash for 30 days', {
      work: parts.emptyTrash,
      everyMs: 60 * MINUTE_MS,
      againMs: 2 * MINUTE_MS,
    }),
    received: job('credentials of others', {
      work: parts.checkCredentials,
      everyMs: 60 * MINUTE_MS,
      againMs: 2 * MINUTE_MS,
      lease: { name: 'credentials', forMs: 2 * MINUTE_MS },
    }),
    views: job('counts of views', { work: parts.flushViews, everyMs: 5_000, runsAtStop: true }),
    issued: job('credentials of CVs that changed', {
      work: parts.settleCredentials,
      everyMs: 60 * MINUTE_MS,
      againMs: MINUTE_MS / 2,
    }),
    // It takes a lease itself, once it has found something to do.
    log: job('log', { work: parts.growLog, everyMs: 1_000 }),
    webhooks: job('webhooks', { work: parts.sendWebhooks, everyMs: 5_000 }),
    files: job('objects that no document names', {
      work: parts.sweepFiles,
      everyMs: 24 * 60 * MINUTE_MS,
      againMs: 10 * MINUTE_MS,
      lease: { name: 'files', forMs: 5 * MINUTE_MS },
    }),
    leftovers: job('leftovers', { work: leftovers.work, againMs: MINUTE_MS / 2 }),
  }

  return {
    /** Soon after a mail was posted: the caller may still have a last step to write down. */
    sendMailsSoon: () => jobs.mails.soon(200),
    growLogSoon: () => jobs.log.soon(50),
    sendWebhooksSoon: () => jobs.webhooks.soon(20),
    settleCredentialsSoon: () => jobs.issued.soon(10_000),
    /** Resolves when what runs has ended. */
    stop: () => Promise.all(Object.values(jobs).map(({ stop }) => stop())),
    /** For the process that runs the service, and for tests, which do not wait for the periods. */
    lifecycle: {
      /** Runs at every start, after the database connects and before the service is ready. Its cost must not grow with the data. */
      async prepare(): Promise<void> {
        await Promise.all(stores.all.map(store => step(`the indexes of ${store.collections}`, store.buildIndexes)))
        await step('the signing keys of wallet log-ins', parts.prepareLoginKeys)
        await step('the signing keys of attestations', parts.prepareAttestationKeys)
        await step('the signing keys of credentials', parts.prepareCredentialKeys)
        await step('the certificate of seals', parts.prepareSeals)
        await step('the log', parts.prepareLog)
      },
      /** Starts the background jobs once the service is ready. They also resume what an earlier process left unfinished. `without`: for tests. */
      begin(without: readonly (keyof typeof jobs)[] = []): void {
        for (const [name, { start }] of Object.entries(jobs)) {
          if ((runsJobs || OWN.includes(name)) && !without.includes(name as never)) start()
        }
      },
      /** Finishes what an earlier process left undone; `begin` does the same in the background, with retries. */
      catchUp: leftovers.finishAll,
      /** Every store: together they have all collections. */
      stores: stores.all,
      finishRemovals: jobs.removals.run,
      emptyTrash: jobs.trash.run,
      checkCredentials: jobs.received.run,
      reconcile: jobs.reconciler.run,
      sendMails: jobs.mails.run,
      announceEnds: jobs.endings.run,
      settleRequests: jobs.requests.run,
      settleCredentials: jobs.issued.run,
      flushViews: jobs.views.run,
      growLog: jobs.log.run,
      sendWebhooks: jobs.webhooks.run,
      sweepFiles: jobs.files.run,
    },
  }
}

/** One step of the start. Its error names the step. */
async function step(what: string, work: () => Promise<unknown>): Promise<void> {
  await work().catch(cause => {
    throw new Error(what, { cause })
  })
}
