// Mails the requests that wait because their mailbox has received the most mails that are allowed: one mail has all of them.
import { LINK_MS } from '../../core/claims/mail-limits.ts'
import { createItems } from '../../jobs/items.ts'
import type { MayGoOn } from '../../jobs/job.ts'
import type { Log } from '../../lib/log.ts'
import { sha256 } from '../../lib/sha256.ts'
import type { DeskStore } from './desk-store.ts'
import type { RequestLimits } from './request-limits.ts'
import { type Post, postAsk } from './request-steps.ts'
import type { RequestStore } from './request-store.ts'

type Deps = {
  store: RequestStore
  limits: Pick<RequestLimits, 'countMail'>
  desks: Pick<DeskStore, 'findDesk'>
  post: Post
  now: () => Date
  log: Log
}

/** Links in one mail. Requests beyond them go with the mail after it. */
const MOST = 100

export function createWaitingMails(deps: Deps) {
  const mailboxes = createItems('requests that wait for a mail', deps)
  return {
    /** The work of a job, under a lease. */
    mailDue: (mayGoOn: MayGoOn): Promise<boolean> =>
      mailboxes.each(deps.store.listDueMailboxes(deps.now()), mailbox => mailTo(deps, mailbox), mayGoOn),
  }
}

async function mailTo({ store, limits, desks, post, now }: Deps, mailbox: string): Promise<void> {
  const waiting = await store.listWaiting(mailbox, MOST)
  const ids = waiting.map(({ id }) => id)
  const [first] = waiting
  if (!first) return
  if (await desks.findDesk(mailbox)) return store.changeWaiting(ids, { mailAt: null, sealed: null, isAtDesk: true })
  const at = now()
  // A repeated run has the same key: the mail is counted and posted once.
  const key = sha256(ids.join()).toString('hex')
  const mailAt = await limits.countMail(first, key, at)
  if (mailAt) return store.changeWaiting(ids, { mailAt })
  await postAsk(post, key, waiting)
  await store.changeWaiting(ids, { mailAt: null, sealed: null, endsAt: new Date(at.getTime() + LINK_MS) })
}
