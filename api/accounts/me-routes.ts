// The caller's own account, and an account by its e-mail address, over HTTP.
import type { FastifyPluginAsync } from 'fastify'
import { Email, Me, UserData } from '../core/contract/accounts.ts'
import { ref } from '../core/contract/schema.ts'
import { ADMITS_BANNED, caller } from '../http/access.ts'
import { operation, reply200, specified } from '../http/openapi.ts'
import type { UserService } from './user-service.ts'

type Options = { users: UserService }

export const userRoutes: FastifyPluginAsync<Options> = async (app, { users }) => {
  app.get(
    '/me',
    {
      config: { ...ADMITS_BANNED, scope: 'cv:read' },
      ...operation('getMe', 'The signed-in account', {
        description: 'The profile, the plan and what the account may do.',
        tags: ['account'],
        response: reply200({ user: ref(Me) }),
      }),
    },
    async request => ({ success: true as const, user: await users.describeMe(caller(request)) }),
  )

  app.get<{ Params: { email: string } }>(
    '/cv/getCvIds/:email',
    operation('getCvIds', 'Plan and CVs of an account, by its e-mail address', {
      scope: 'cv:read',
      ...specified(
        'GET /me, or GET /admin/users?q= for an admin,',
        'The caller’s own account, or any account for an admin. 409 when two accounts share the address.',
      ),
      tags: ['account'],
      params: Email,
      response: reply200({ userData: ref(UserData) }),
    }),
    async request => ({
      success: true as const,
      userData: await users.describeByEmail(caller(request), request.params.email),
    }),
  )
}
