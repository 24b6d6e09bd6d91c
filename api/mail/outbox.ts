// Sends the mails of the outbox. A lease keeps a mail to one process at a time; a failed one is retried later. A crash between the
// mail server's acceptance and our record of it sends the mail twice, with the same Message-ID. Features compose the texts.
import { randomUUID } from 'node:crypto'
import type { Emit } from '../events.ts'
import { claimed, createItems } from '../jobs/items.ts'
import type { MayGoOn } from '../jobs/job.ts'
import type { Log } from '../lib/log.ts'
import type { Mail, Mailer } from '../providers/mailer.ts'
import type { MailEnd, MailRow, OutboxStore } from './outbox-store.ts'
import { isOutage, isRefusedForGood, nextTryAt } from './rules.ts'

/** Composes a mail when it is sent. Null: it is no longer relevant. */
export type Composer = (data: MailRow['data']) => Promise<Omit<Mail, 'key'> | null>
type Deps = {
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

export function createOutbox({ store, mailer, composers, emit, now, log }: Deps) {
  const items = createItems('mails', { now, log })
  const inMs = (ms: number) => new Date(now().getTime() + ms)

  async function end(row: MailRow, state: MailEnd): Promise<void> {
    if (state !== 'sent') await emit('mail.abandoned', { kind: row.kind, data: row.data })
    await store.endMail(row, state, now())
    const detail = { mail: row.id, tries: row.tries }
    if (state === 'refused') log.warn(detail, 'mail given up')
    else log.info(detail, state === 'sent' ? 'mail sent' : 'mail dropped: no longer relevant')
  }

  async function deliver(row: MailRow): Promise<void> {
    const compose = composers[row.kind]
    if (!compose) throw new Error('unknown kind of mail')
    const mail = await compose(row.data)
    if (!mail) return end(row, 'dropped')
    // Composing takes time, so the lease is renewed before sending. Another process that has the lease by now sends the mail.
    if (!(await store.moveMail(row, inMs(CLAIM_MS)))) return
    await mailer.sendMail({ ...mail, key: row.id })
    await end(row, 'sent')
  }

  /** A mail that our own shutdown interrupted is due immediately, so that the next process sends it. */
  async function retryLater(row: MailRow, error: unknown, isStopping: boolean): Promise<void> {
    const dueAt = isRefusedForGood(error) ? null : nextTryAt(row.createdAt, row.tries, now())
    if (dueAt) await store.moveMail(row, isStopping ? now() : dueAt)
    else await end(row, 'refused')
  }

  return {
    /** The work of a job: sends all mails that are due. */
    async sendDue(mayGoOn: MayGoOn): Promise<void> {
      if (!mailer.isSetUp) return
      const due = claimed(() => store.claimMail(randomUUID(), now(), inMs(CLAIM_MS)))
      await items.each(due, deliver, mayGoOn, { retryLater, isOutage })
    },
    /** Stores a mail to be sent; idempotent by `key`. Resolves when it is stored, not when it is sent. */
    async post(key: string, kind: string, data: MailRow['data']): Promise<void> {
      if (await store.addMail(key, kind, data, now())) await emit('mail.posted', {})
    },
  }
}
