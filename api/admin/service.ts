// For admins: figures over time, the audit trail, and unpublishing CVs as a moderator.
import type { AuditLineData, AuditQueryData, StatsData } from '../core/contract/admin.ts'

type Sales = StatsData['sales']
type AuditRecord = {
  id: string
  at: Date
  by: string
  what: string
  target: string
  detail: unknown
  reason: string | null
}
/** The position that a cursor of the audit trail stands for. */
type Position = { createdAt: Date; id: string }
type Parts = {
  countUsers: (plan: 'Pro' | null) => Promise<number>
  /** Accounts created, CVs published (and still public) and amounts paid, in [from, to). */
  countCreated: (from: Date, to: Date) => Promise<number>
  countCvs: () => Promise<number>
  countPublished: (from: Date, to: Date) => Promise<number>
  sumPaid: (from: Date, to: Date) => Promise<Sales>
  listAudit: (target: string | null, after: Position | null, limit: number) => Promise<AuditRecord[]>
  addAudit: (line: Omit<AuditRecord, 'id'>) => Promise<void>
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
    return { day: start.toISOString().slice(0, 10), signUps, publishedCvs, sales }
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
      const found = await listAudit(target ?? null, positionOf(cursor), limit + 1)
      const page = found.slice(0, limit)
      const ids = page.flatMap(line => [line.by, line.target]).filter(id => ACCOUNT_ID.test(id))
      const emails = await listEmails([...new Set(ids)])
      const last = page.at(-1)
      return {
        lines: page.map(line => describe(line, emails)),
        nextCursor: found.length > limit && last ? `${last.at.getTime()}.${last.id}` : null,
      }
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

function positionOf(cursor: string | undefined): Position | null {
  const [ms = '', id = ''] = cursor?.split('.') ?? []
  return cursor === undefined ? null : { createdAt: new Date(Math.min(Number(ms), 8.64e15)), id }
}
