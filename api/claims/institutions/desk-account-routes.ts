// What accounts may ask about desks over HTTP: whether an address has one, and as an admin to invite an institution to its own.
import type { FastifyPluginAsync } from 'fastify'
import * as contract from '../../core/contract/desk.ts'
import { ref } from '../../core/contract/schema.ts'
import { caller } from '../../http/access.ts'
import { operation, reply200, reply204, sendEmpty } from '../../http/openapi.ts'
import type { Quota } from '../../http/quota.ts'
import type { DeskService } from './desk-service.ts'

/** `lookups`: by account. */
type Options = { desks: DeskService; lookups: Quota }
const tags = ['desk']

export const deskLookupRoutes: FastifyPluginAsync<Options> = async (app, { desks, lookups }) => {
  app.post<{ Body: { email: string } }>(
    '/institutions/desk',
    operation('findDesk', 'Whether exactly this address has a desk', {
      description: 'At most 120 an hour for each account.',
      tags,
      body: ref(contract.DeskLinkRequest),
      response: reply200({ domain: contract.DeskDomain, hasDesk: contract.HasDesk }),
    }),
    async request => {
      lookups.check(caller(request).id)
      lookups.use(caller(request).id)
      return { success: true as const, ...(await desks.lookUp(request.body.email)) }
    },
  )
}

export const deskAdminRoutes: FastifyPluginAsync<Pick<Options, 'desks'>> = async (app, { desks }) => {
  app.post<{ Body: { email: string } }>(
    '/admin/desks',
    operation('inviteToDesk', 'Invite an institution: mail a link that opens a desk before its first request', {
      scope: 'admin:write',
      description:
        'The link lasts 7 days; for 90 days more the institution can ask for a new one. 409 after an opt-out.',
      tags: ['administration'],
      body: ref(contract.DeskLinkRequest),
      response: reply204,
    }),
    async (request, reply) => {
      await desks.invite(caller(request).id, request.body.email)
      return sendEmpty(reply, 204)
    },
  )
}
