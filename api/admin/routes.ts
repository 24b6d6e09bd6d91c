// Figures, audit trail and moderation over HTTP, for admins.
import type { FastifyPluginAsync } from 'fastify'
import {
  AuditLine,
  AuditQuery,
  type AuditQueryData,
  CvId,
  Stats,
  StatsQuery,
  type StatsQueryData,
  UnpublishRequest,
} from '../core/contract/admin.ts'
import { List, nextCursor, ref } from '../core/contract/schema.ts'
import { caller } from '../http/access.ts'
import { operation, reply200, reply204, sendEmpty } from '../http/openapi.ts'
import type { AdminService } from './service.ts'

type Options = { admin: AdminService }

export const adminRoutes: FastifyPluginAsync<Options> = async (app, { admin }) => {
  app.get<{ Querystring: StatsQueryData }>(
    '/admin/stats',
    operation('readStats', 'Totals, and sign-ups, published CVs and sales by day', {
      scope: 'admin:read',
      description: 'Sales count what was paid and not sent back in full.',
      tags: ['administration'],
      querystring: StatsQuery,
      response: reply200({ stats: ref(Stats) }),
    }),
    async request => ({ success: true as const, stats: await admin.readStats(request.query.days) }),
  )

  app.get<{ Querystring: AuditQueryData }>(
    '/admin/audit',
    operation('listAudit', 'Who did what, when and why, newest first', {
      description: 'For admins. `nextCursor` leads to the next page.',
      scope: 'admin:read',
      tags: ['administration'],
      querystring: AuditQuery,
      response: reply200({ lines: List(ref(AuditLine)), nextCursor }),
    }),
    async request => ({ success: true as const, ...(await admin.listAudit(request.query)) }),
  )

  app.post<{ Params: { id: string }; Body: { reason: string } }>(
    '/admin/cvs/:id/unpublish',
    operation('moderateCv', 'Take a CV off the public pages; its owner keeps it', {
      description: 'For admins, with a reason that the audit keeps.',
      scope: 'admin:write',
      tags: ['administration'],
      params: CvId,
      body: ref(UnpublishRequest),
      response: reply204,
    }),
    async (request, reply) => {
      await admin.unpublishCv(caller(request).id, request.params.id, request.body.reason)
      return sendEmpty(reply, 204)
    },
  )
}
