// Admin operations on the whole service: statistics, the audit trail, and unpublishing CVs.

import type { AuditRecord } from '../accounts/audit-store.ts'
import type { UserStore } from '../accounts/user-store.ts'
import type { OrderStore } from '../billing/order-store.ts'
import type { AuditLineData, AuditQueryData, StatsData } from '../core/contract/admin.ts'
import { utcDay } from '../core/days.ts'
import type { CvStore } from '../cv/store.ts'
import { pageOf, readCursor } from '../lib/cursor.ts'

type Deps = {
  stores: {
    users: Pick<UserStore, 'countUsers' | 'countCreated' | 'listAudit' | 'addAudit' | 'listEmails'>
    cvs: Pick<CvStore, 'countCvs' | 'countPublished'>
    orders: Pick<OrderStore, 'sumPaid'>
  }
  /** Throws not_found. */
  unpublish: (nanoId: string) => Promise<void>
  now: () => Date
}
export type AdminService = ReturnType<typeof createAdminService>

const DAY_MS = 24 * 3_600_000
const PAGE = 50
const ACCOUNT_ID = /^[0-9a-f]{24}$/

export function createAdminService({ stores: { users, cvs, orders }, unpublish, now }: Deps) {
  const countUsers = (plan: 'Pro' | null) => users.countUsers({ plan, search: null, at: now() })

  async function dayOf(start: Date): Promise<StatsData['days'][number]> {
    const end = new Date(start.getTime() + DAY_MS)
    const [signUps, publishedCvs, sales] = await Promise.all([
      users.countCreated(start, end),
      cvs.countPublished(start, end),
      orders.sumPaid(start, end),
    ])
    return { day: utcDay(start), signUps, publishedCvs, sales }
  }

  return {
    /** Totals, and the last `days` days, oldest first, today included. UTC. */
    async readStats(days = 30): Promise<StatsData> {
      const beginning = new Date(0)
      const end = new Date(now().getTime() + DAY_MS)
      const today = Math.floor(now().getTime() / DAY_MS) * DAY_MS
      const starts = Array.from({ length: days }, (_, at) => new Date(today - (days - 1 - at) * DAY_MS))
      const [all, pro, cvCount, publishedCvs, sales] = await Promise.all([
        countUsers(null),
        countUsers('Pro'),
        cvs.countCvs(),
        cvs.countPublished(beginning, end),
        orders.sumPaid(beginning, end),
      ])
      return { users: all, pro, cvs: cvCount, publishedCvs, sales, days: await Promise.all(starts.map(dayOf)) }
    },

    async listAudit({ target, limit = PAGE, cursor }: AuditQueryData) {
      const found = await users.listAudit(target ?? null, readCursor(cursor), limit + 1)
      const { page, nextCursor } = pageOf(found, limit)
      const ids = page.flatMap(line => [line.by, line.target]).filter(id => ACCOUNT_ID.test(id))
      const emails = await users.listEmails([...new Set(ids)])
      return { lines: page.map(line => describe(line, emails)), nextCursor }
    },

    /** Unpublishes a CV; its owner keeps it, and the audit trail records the reason. */
    async unpublishCv(adminId: string, nanoId: string, reason: string): Promise<void> {
      await unpublish(nanoId)
      await users.addAudit({ at: now(), by: adminId, what: 'cv.unpublish', target: nanoId, detail: {}, reason })
    },
  }
}

const describe = (line: AuditRecord, emails: ReadonlyMap<string, string>): AuditLineData => ({
  id: line.id,
  by: line.by,
  what: line.what,
  target: line.target,
  detail: line.detail,
  reason: line.reason,
  at: line.at.toISOString(),
  byEmail: emails.get(line.by) ?? null,
  targetEmail: emails.get(line.target) ?? null,
})
