// Sends the mails of the outbox. A lease keeps a mail to one process at a time; a failed one is retried later. A crash between the
// mail server's acceptance and our record of it sends the mail twice, with the same Message-ID. Features compose the texts.
import { randomUUID } from 'node:crypto'
import type { Emit } from '../events.ts'
import type { MayGoOn } from '../jobs/job.ts'
import type { Log } from '../lib/log.ts'
import { Problem } from '../lib/problem.ts'
import type { Mail, Mailer } from '../providers/mailer.ts'
import type { MailEnd, MailRow, OutboxStore } from './outbox-store.ts'
import { isOutage, isRefusedForGood, nextTryAt } from './rules.ts'

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

/** Longer than a mail takes to be sent, or to fail. */
const CLAIM_MS = 120_000
/** Failures of the mail server in a row after which the rest waits for the next run. */
const OUTAGES = 3

export function createOutbox({ store, mailer, composers, emit, now, log }: Parts) {
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

  /** Sends or reschedules a mail. Returns whether the outbox may continue at once. */
  async function deliver(row: MailRow, mayGoOn: MayGoOn): Promise<boolean> {
    try {
      const compose = composers[row.kind]
      if (!compose) throw new Error('unknown kind of mail')
      const mail = await compose(row.data)
      const state = mail ? await sendClaimed(row, mail) : 'dropped'
      if (state) await end(row, state)
      return true
    } catch (error) {
      // Interrupted by our own shutdown: due at once, so that the next process sends it.
      const dueAt = isRefusedForGood(error) ? null : nextTryAt(row.createdAt, row.tries, now())
      if (dueAt) await store.moveMail(row, (await mayGoOn()) ? dueAt : now())
      else await end(row, 'refused')
      const why = error instanceof Problem ? error.code : (error as Error).name
      log.warn({ mail: row.id, tries: row.tries, why }, 'mail not delivered')
      return !isOutage(error)
    }
  }

  return {
    /** The work of a job: sends all that is due. */
    async sendDue(mayGoOn: MayGoOn): Promise<void> {
      let outages = 0
      while (mailer.isSetUp && outages < OUTAGES && (await mayGoOn())) {
        const row = await store.claimMail(randomUUID(), now(), inMs(CLAIM_MS))
        if (!row) return
        // What cannot even be noted is leased again when its lease has ended.
        const mayContinue = await deliver(row, mayGoOn).catch((error: Error) => {
          log.warn({ mail: row.id, name: error.name }, 'mail not delivered')
          return false
        })
        outages = mayContinue ? 0 : outages + 1
      }
    },
    /** Stores a mail to be sent; idempotent by `key`. Resolves when it is stored, not when it is sent. */
    async post(key: string, kind: string, data: MailRow['data']): Promise<void> {
      if (await store.addMail(key, kind, data, now())) await emit('mail.posted', {})
    },
  }
}
