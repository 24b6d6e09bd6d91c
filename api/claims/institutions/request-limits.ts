// The limits that a request to an institution counts against.
import { type LimitName, MAIL_LIMITS } from '../../core/claims/mail-limits.ts'
import { overLimit, Problem } from '../../lib/problem.ts'
import type { MailLimitStore } from './mail-limit-store.ts'
import type { RequestRecord } from './request-store.ts'

/** The key for counting an account's limits; null when the account was removed. */
type LimitKeyOf = (userId: string) => Promise<string | null>
/** The limits of a person; the others limit the mails to a recipient. */
type PersonLimit = 'open' | 'user'
export type RequestLimits = ReturnType<typeof createRequestLimits>

const MESSAGES: Record<PersonLimit, string> = {
  open: 'You have 30 unanswered requests. Wait for an answer, or until the oldest expires.',
  user: 'You can ask ten times a day.',
}

export function createRequestLimits(store: MailLimitStore, limitKeyOf: LimitKeyOf) {
  const subjectOf = async (name: PersonLimit, userId: string) => `${name}:${(await limitKeyOf(userId)) ?? userId}`

  /** Counts against every limit, or against none: then the exhausted limit, and when there is room again. */
  async function takeAll<Name extends LimitName>(subjects: readonly [Name, string][], id: string, at: Date) {
    for (const [index, [name, subject]] of subjects.entries()) {
      const roomAt = await store.take(subject, MAIL_LIMITS[name], id, at)
      if (!roomAt) continue
      for (const [, taken] of subjects.slice(0, index)) await store.release(taken, id)
      return { name, roomAt }
    }
    return null
  }
  const ofPerson = async (userId: string): Promise<[PersonLimit, string][]> => [
    ['open', await subjectOf('open', userId)],
    ['user', await subjectOf('user', userId)],
  ]

  return {
    /** Counts the request against the limits of its owner. Throws when one is exhausted. */
    async count({ id, userId, at }: RequestRecord): Promise<void> {
      const full = await takeAll(await ofPerson(userId), id, at)
      if (full) throw problemOf(full.name, full.roomAt.getTime() - at.getTime())
    },
    /** The request was not made. Idempotent. */
    async discount({ id, userId }: RequestRecord): Promise<void> {
      for (const [, subject] of await ofPerson(userId)) await store.release(subject, id)
    },
    /** Counts a mail to a mailbox, once for each id; otherwise returns when there is room again. */
    async countMail({ mailbox, domain }: Pick<RequestRecord, 'mailbox' | 'domain'>, id: string, at: Date) {
      const subjects: [LimitName, string][] = [
        ['address', `address:${await store.hashOf(mailbox)}`],
        // Hashed, because a domain can belong to one person, and this limit survives the removal of accounts.
        ['domain', `domain:${await store.hashOf(`@${domain}`)}`],
      ]
      return (await takeAll(subjects, id, at))?.roomAt ?? null
    },
    /** The request no longer counts as unanswered. Idempotent. */
    releaseOpen: async ({ id, userId }: RequestRecord): Promise<void> =>
      store.release(await subjectOf('open', userId), id),
    hasOptedOut: store.hasOptedOut,
  }
}

function problemOf(name: PersonLimit, waitMs: number): Problem {
  const message = MESSAGES[name]
  if (name === 'open') return new Problem('limit_reached', { message })
  const [{ max, spanMs }] = MAIL_LIMITS[name]
  return overLimit({ name: 'requests', max, seconds: spanMs / 1_000 }, waitMs, message)
}
