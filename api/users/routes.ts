// The caller's own account, and what an admin may change of others.
import type { FastifyPluginAsync } from 'fastify'
import { caller } from '../http/access.ts'
import { reply200 } from '../http/openapi.ts'
import { ref } from '../lib/schema.ts'
import { AdminUser, type ChangeUserData, ChangeUserRequest, Email, Me, UserData, UserId } from './schema.ts'
import type { UserService } from './service.ts'

type Options = { users: UserService }

export const userRoutes: FastifyPluginAsync<Options> = async (app, { users }) => {
  app.get(
    '/me',
    {
      schema: {
        operationId: 'getMe',
        summary: 'The signed-in account',
        tags: ['account'],
        response: reply200({ user: ref(Me) }),
      },
    },
    async request => ({ success: true as const, user: await users.describeMe(caller(request)) }),
  )

  app.get<{ Params: { email: string } }>(
    '/cv/getCvIds/:email',
    {
      schema: {
        operationId: 'getCvIds',
        summary: 'Plan and CVs of an account, by its e-mail address',
        description: 'The caller’s own account, or any account for an admin. 409 when two accounts share the address.',
        tags: ['account'],
        params: Email,
        response: reply200({ userData: ref(UserData) }),
      },
    },
    async request => ({
      success: true as const,
      userData: await users.describeByEmail(caller(request), request.params.email),
    }),
  )
}

export const userAdminRoutes: FastifyPluginAsync<Options> = async (app, { users }) => {
  app.patch<{ Params: { id: string }; Body: ChangeUserData }>(
    '/admin/users/:id',
    {
      schema: {
        operationId: 'changeUser',
        summary: 'Change plan, end of plan, role or ban of an account',
        tags: ['administration'],
        params: UserId,
        body: ref(ChangeUserRequest),
        response: reply200({ user: ref(AdminUser) }),
      },
    },
    async request => ({
      success: true as const,
      user: await users.changeUser(caller(request), request.params.id, request.body),
    }),
  )
}

export const userSchemas = [Me, UserData, ChangeUserRequest, AdminUser]
