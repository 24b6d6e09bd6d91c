// The shapes of what admins see of the service as a whole.
import Type, { type Static } from 'typebox'
import { closed, Instant, List, Nullable, part, Short } from './schema.ts'

const count = () => Type.Integer({ minimum: 0 })
const Sales = part({ currency: Short(3), count: count(), amountMinor: Type.Integer({ description: 'Minor units.' }) })

export const Stats = closed('Stats', {
  users: count(),
  pro: count(),
  cvs: count(),
  publishedCvs: count(),
  sales: List(Sales, 10),
  days: List(
    part({
      day: Type.String({ format: 'date', maxLength: 10, description: 'UTC.' }),
      signUps: count(),
      publishedCvs: Type.Integer({ minimum: 0, description: 'Published on that day and still.' }),
      sales: List(Sales, 10),
    }),
  ),
})
export const StatsQuery = part({ days: Type.Optional(Type.Integer({ minimum: 1, maximum: 90, default: 30 })) })

export const AuditLine = closed('AuditLine', {
  id: Short(24),
  at: Instant(),
  by: Type.String({ maxLength: 40, description: 'An account’s id, or the part of the service that did it.' }),
  byEmail: Nullable(Short(320)),
  what: Short(60),
  target: Short(60),
  targetEmail: Nullable(Short(320)),
  detail: Type.Unknown(),
  reason: Nullable(Short(500)),
})
export const AuditQuery = part({
  target: Type.Optional(Short(60)),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
  cursor: Type.Optional(Type.String({ pattern: '^[0-9]{1,16}\\.[0-9a-f]{24}$', maxLength: 60 })),
})
export const nextCursor = Nullable(Short(60))

export const UnpublishRequest = closed('UnpublishRequest', {
  reason: Type.String({ minLength: 1, maxLength: 500 }),
})
export const CvId = part({ id: Type.String({ pattern: '^[A-Za-z0-9_-]{21}$', maxLength: 21 }) })

export type StatsData = Static<typeof Stats>
export type StatsQueryData = Static<typeof StatsQuery>
export type AuditLineData = Static<typeof AuditLine>
export type AuditQueryData = Static<typeof AuditQuery>
