// Schemas of statistics, the audit trail and moderation.
import Type, { type Static } from 'typebox'
import { CV_ID, EMAIL, ID } from './examples.ts'
import { closed, Instant, List, Nullable, pageQuery, part, Short } from './schema.ts'

const count = (example: number) => Type.Integer({ minimum: 0, examples: [example] })
const amountMinor = Type.Integer({ description: 'Minor units.', examples: [118_000] })
const Sales = part({ currency: Short(3, 'INR'), count: count(2), amountMinor }, { title: 'Sales' })

export const Stats = closed('Stats', {
  users: count(1_204),
  pro: count(87),
  cvs: count(1_930),
  publishedCvs: count(1_011),
  sales: List(Sales, 10),
  days: List(
    part({
      day: Type.String({ format: 'date', maxLength: 10, description: 'UTC.' }),
      signUps: count(14),
      publishedCvs: Type.Integer({ minimum: 0, description: 'Published on that day and still.', examples: [9] }),
      sales: List(Sales, 10),
    }),
  ),
})
export const StatsQuery = part({ days: Type.Optional(Type.Integer({ minimum: 1, maximum: 90, default: 30 })) })

export const AuditLine = closed('AuditLine', {
  id: Short(24, ID),
  at: Instant(),
  by: Type.String({
    maxLength: 40,
    description: 'An account’s id, or the part of the service that did it.',
    examples: ['6740a1b2c3d4e5f6a7b8c9d1'],
  }),
  byEmail: Nullable(Short(320, 'admin@example.org')),
  what: Short(60, 'user.change'),
  target: Short(60, ID),
  targetEmail: Nullable(Short(320, EMAIL)),
  detail: Type.Unknown({ examples: [{ subscriptionPlan: 'Pro' }] }),
  reason: Nullable(Short(500, 'Goodwill')),
})
export const AuditQuery = part({
  target: Type.Optional(Short(60)),
  ...pageQuery(),
})

export const UnpublishRequest = closed('UnpublishRequest', {
  reason: Type.String({ minLength: 1, maxLength: 500, examples: ['Shows somebody else’s address'] }),
})
export const CvId = part({ id: Type.String({ pattern: '^[A-Za-z0-9_-]{21}$', maxLength: 21, examples: [CV_ID] }) })

export type StatsData = Static<typeof Stats>
export type StatsQueryData = Static<typeof StatsQuery>
export type AuditLineData = Static<typeof AuditLine>
export type AuditQueryData = Static<typeof AuditQuery>
