// The limits that a request to an institution counts against.
import { type LimitName, MAIL_LIMITS } from '../../core/claims/mail-limits.ts'
import { Problem } from '../../lib/problem.ts'
import type { MailLimitStore } from './mail-limit-store.ts'
import type { RequestRecord } from './request-store.ts'

/** The key for counting an account's limits; null when the account was removed. */
type LimitKeyOf = (userId: string) => Promise<string | null>
export type RequestLimits = ReturnType<typeof createRequestLimits>

const MESSAGES: Record<LimitName, string> = {
  open: 'You have 30 unanswered requests. Wait for an answer, or until the oldest expires.',
  user: 'You can ask ten times a day.',
  address:
    'This address has received the most requests that are allowed: three a day and ten a month, from all users together.',
  domain: 'This domain has received the most requests that are allowed today.',
}

export function createRequestLimits(store: MailLimitStore, limitKeyOf: LimitKeyOf) {
  const subjectOf = async (name: 'open' | 'user', userId: string) => `${name}:${(await limitKeyOf(userId)) ?? userId}`

  const subjectsOf = async ({ userId, mailbox, domain }: RequestRecord): Promise<[LimitName, string][]> => [
    ['open', await subjectOf('open', userId)],
    ['user', await subjectOf('user', userId)],
    ['address', `address:${await store.hashOf(mailbox)}`],
    // Hashed, because a domain can belong to one person, and this limit survives the removal of accounts.
    ['domain', `domain:${await store.hashOf(`@${domain}`)}`],
  ]

  return {
    /** Counts the request against every limit. When one is exhausted, releases the others and throws. */
    async count(request: RequestRecord): Promise<void> {
      const taken: string[] = []
      for (const [name, subject] of await subjectsOf(request)) {
        const roomAt = await store.take(subject, MAIL_LIMITS[name], request.id, request.at)
        if (roomAt) {
          for (const one of taken) await store.release(one, request.id)
          throw problemOf(name, roomAt.getTime() - request.at.getTime())
        }
        taken.push(subject)
      }
    },
    /** The request no longer counts as unanswered. Idempotent. */
    releaseOpen: async ({ id, userId }: RequestRecord): Promise<void> =>
      store.release(await subjectOf('open', userId), id),
    hasOptedOut: store.hasOptedOut,
  }
}

function problemOf(name: LimitName, waitMs: number): Problem {
  const message = MESSAGES[name]
  if (name === 'open') return new Problem('limit_reached', { message })
  return new Problem('rate_limited', { message, retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1_000)) })
}
