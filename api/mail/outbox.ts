// Sends the mails of the outbox. A lease keeps a mail to one process at a time; a failed one is retried later. A crash between the
// mail server's acceptance and our record of it sends the mail twice, with the same Message-ID. Features compose the texts.
import { randomUUID } from 'node:crypto'
import type { Emit } from '../events.ts'
import type { Log } from '../lib/log.ts'
import { Problem } from '../lib/problem.ts'
import { isRefusedForGood, type Mail, type Mailer } from '../providers/mailer.ts'
import type { MailEnd, MailRow, OutboxStore } from './outbox-store.ts'
import { nextTryAt } from './rules.ts'

/** Composes a mail when it is sent. Null: it is no longer relevant. */
export type Composer = (data: MailRow['data']) => Promise<Omit<Mail, 'key'> | null>
type Parts = {
  store: OutboxStore
  mailer: Mailer
  /** By kind. */
  composers: Readonly<Record<string, Composer>>
  emit: Emit
  now: () => Date
  log: Log
}

const EVERY_MS = 30_000
/** The lease: longer than a mail takes to be sent, or to fail. */
const CLAIM_MS = 120_000
/** Failures in a row after which the rest waits for the next run. */
const OUTAGES = 3
/** The operation that posts a mail may still have a last write to make. */
const SOON_MS = 200
const STOP_WITHIN_MS = 5_000

export function createOutbox({ store, mailer, composers, emit, now, log }: Parts) {
  let timer: NodeJS.Timeout | null = null
  let isStopped = false
  let isWanted = false
  let running: Promise<void> | null = null

  const inMs = (ms: number) => new Date(now().getTime() + ms)

  async function end(row: MailRow, state: MailEnd): Promise<void> {
    if (state !== 'sent') await emit('mail.abandoned', { kind: row.kind, data: row.data })
    await store.endMail(row, state, now())
    const detail = { mail: row.id, tries: row.tries }
    if (state === 'refused') log.warn(detail, 'mail given up')
    else log.info(detail, state === 'sent' ? 'mail sent' : 'mail dropped: no longer relevant')
  }

  /** Null when the lease was lost: composing takes time, so the lease is renewed before sending. */
  async function sendClaimed(row: MailRow, mail: Omit<Mail, 'key'>): Promise<MailEnd | null> {
    if (!(await store.moveMail(row, inMs(CLAIM_MS)))) return null
    await mailer.sendMail({ ...mail, key: row.id })
    return 'sent'
  }

  /** Whether the mail server is usable, so that the run may continue. */
  async function deliver(row: MailRow): Promise<boolean> {
    try {
      const compose = composers[row.kind]
      if (!compose) throw new Error('unknown kind of mail')
      const mail = await compose(row.data)
      const state = mail ? await sendClaimed(row, mail) : 'dropped'
      if (state) await end(row, state)
      return true
    } catch (error) {
      // Interrupted by our own shutdown: due at once, for the next process.
      const dueAt = isRefusedForGood(error) ? null : nextTryAt(row.createdAt, row.tries, now())
      if (dueAt) await store.moveMail(row, isStopped ? now() : dueAt)
      else await end(row, 'refused')
      const why = error instanceof Problem ? error.code : (error as Error).name
      log.warn({ mail: row.id, tries: row.tries, why }, 'mail not delivered')
      return isRefusedForGood(error)
    }
  }

  async function runOnce(): Promise<void> {
    let outages = 0
    while (!isStopped && outages < OUTAGES) {
      const row = await store.claimMail(randomUUID(), now(), inMs(CLAIM_MS))
      if (!row) return
      outages = (await deliver(row)) ? 0 : outages + 1
    }
  }

  async function runWhileWanted(): Promise<void> {
    while (isWanted && !isStopped && mailer.isSetUp) {
      isWanted = false
      await runOnce()
    }
  }

  /** Sends all mails that are due. A call during a run joins it, and the run looks for due mails once more. */
  function run(): Promise<void> {
    isWanted = true
    running ??= runWhileWanted().finally(() => {
      running = null
    })
    return running
  }
  const inBackground = () =>
    void run().catch((error: Error) => log.warn({ name: error.name }, 'outbox run failed; the next run continues'))

  return {
    run,
    /** Stores a mail to be sent; idempotent by key. Resolves when it is stored, not when it is sent. */
    async post(key: string, kind: string, data: MailRow['data']): Promise<void> {
      const isNew = await store.addMail(key, kind, data, now())
      if (isNew && timer) setTimeout(inBackground, SOON_MS).unref()
    },
    /** Sends now, then every half minute and soon after each post, until stopped. */
    start(): void {
      if (timer || isStopped || !mailer.isSetUp) return
      timer = setInterval(inBackground, EVERY_MS).unref()
      inBackground()
    },
    /** Waits a few seconds for a mail that is being sent. */
    async stop(): Promise<void> {
      isStopped = true
      if (timer) clearInterval(timer)
      const deadline = setTimeout(() => mailer.close(), STOP_WITHIN_MS)
      await running?.catch(() => undefined)
      clearTimeout(deadline)
    },
  }
}
