// Admin operations on the whole service: statistics, the audit trail, and unpublishing CVs.

import type { AuditLineData, AuditQueryData, StatsData } from '../core/contract/admin.ts'
import { utcDay } from '../core/days.ts'
import { type Place, pageOf, placeOf } from '../lib/cursor.ts'

type Sales = StatsData['sales']
type AuditRecord = Place & {
  at: Date
  by: string
  what: string
  target: string
  detail: unknown
  reason: string | null
}
type Parts = {
  countUsers: (plan: 'Pro' | null) => Promise<number>
  /** Accounts created, CVs published (and still public) and amounts paid, in [from, to). */
  countCreated: (from: Date, to: Date) => Promise<number>
  countCvs: () => Promise<number>
  countPublished: (from: Date, to: Date) => Promise<number>
  sumPaid: (from: Date, to: Date) => Promise<Sales>
  listAudit: (target: string | null, after: Place | null, limit: number) => Promise<AuditRecord[]>
  addAudit: (line: Omit<AuditRecord, keyof Place>) => Promise<void>
  listEmails: (ids: readonly string[]) => Promise<Map<string, string>>
  /** Throws not_found. */
  unpublish: (nanoId: string) => Promise<void>
  now: () => Date
}
export type AdminService = ReturnType<typeof createAdminService>

const DAY_MS = 24 * 3_600_000
const PAGE = 50
const ACCOUNT_ID = /^[0-9a-f]{24}$/

export function createAdminService(parts: Parts) {
  const { countCreated, countPublished, sumPaid, listAudit, listEmails, now } = parts

  async function dayOf(start: Date): Promise<StatsData['days'][number]> {
    const end = new Date(start.getTime() + DAY_MS)
    const [signUps, publishedCvs, sales] = await Promise.all([
      countCreated(start, end),
      countPublished(start, end),
      sumPaid(start, end),
    ])
    return { day: utcDay(start), signUps, publishedCvs, sales }
  }

  return {
    /** Totals, and the last `days` days, oldest first, today included. UTC. */
    async readStats(days = 30): Promise<StatsData> {
      const [beginning, end] = [new Date(0), new Date(now().getTime() + DAY_MS)]
      const today = Math.floor(now().getTime() / DAY_MS) * DAY_MS
      const starts = Array.from({ length: days }, (_, at) => new Date(today - (days - 1 - at) * DAY_MS))
      const [users, pro, cvs, publishedCvs, sales] = await Promise.all([
        parts.countUsers(null),
        parts.countUsers('Pro'),
        parts.countCvs(),
        countPublished(beginning, end),
        sumPaid(beginning, end),
      ])
      return { users, pro, cvs, publishedCvs, sales, days: await Promise.all(starts.map(dayOf)) }
    },

    async listAudit({ target, limit = PAGE, cursor }: AuditQueryData) {
      const found = await listAudit(target ?? null, placeOf(cursor), limit + 1)
      const { page, nextCursor } = pageOf(found, limit)
      const ids = page.flatMap(line => [line.by, line.target]).filter(id => ACCOUNT_ID.test(id))
      const emails = await listEmails([...new Set(ids)])
      return { lines: page.map(line => describe(line, emails)), nextCursor }
    },

    /** Unpublishes a CV; its owner keeps it, and the audit trail records the reason. */
    async unpublishCv(adminId: string, nanoId: string, reason: string): Promise<void> {
      await parts.unpublish(nanoId)
      await parts.addAudit({ at: now(), by: adminId, what: 'cv.unpublish', target: nanoId, detail: {}, reason })
    },
  }
}

const describe = (line: AuditRecord, emails: ReadonlyMap<string, string>): AuditLineData => ({
  ...{ id: line.id, by: line.by, what: line.what, target: line.target, detail: line.detail, reason: line.reason },
  at: line.at.toISOString(),
  byEmail: emails.get(line.by) ?? null,
  targetEmail: emails.get(line.target) ?? null,
})
