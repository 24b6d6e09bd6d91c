// Accounts over HTTP, for admins.
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import Type from 'typebox'
import {
  AdminUser,
  type ChangeUserData,
  ChangeUserRequest,
  ListedUser,
  UserId,
  UserListQuery,
  type UserListQueryData,
} from '../core/contract/accounts.ts'
import { List, nextCursor, ref, Short } from '../core/contract/schema.ts'
import { caller } from '../http/access.ts'
import { asDownload, sendLong } from '../http/download.ts'
import { operation, reply200, replyFile, specified } from '../http/openapi.ts'
import { Problem } from '../lib/problem.ts'
import type { UserAdminService } from './admin-service.ts'

type Options = { admin: UserAdminService }

/** Enough for a hundred thousand lines over a slow connection. */
const CSV_MS = 600_000

function userRoutes(app: FastifyInstance, admin: UserAdminService): void {
  const description =
    '`q`: the beginning of an e-mail address; or a whole name, CV id, or Razorpay id of a payment or order. `published` holds those of `nanoIds` that are published.'
  const listing = { scope: 'admin:read' as const, description, tags: ['administration'], querystring: UserListQuery }
  app.get<{ Querystring: UserListQueryData }>(
    '/admin/users',
    operation('listUsers', 'All accounts, newest first', {
      ...listing,
      response: reply200({ users: List(ref(ListedUser), 500), nextCursor, total: Type.Integer() }),
    }),
    async request => {
      const { data: users, ...rest } = await admin.listUsers(request.query)
      return { success: true as const, users, ...rest }
    },
  )

  app.get<{ Querystring: UserListQueryData }>(
    '/admin/getAllUser',
    operation('getAllUser', 'All accounts, newest first', {
      ...listing,
      ...specified('GET /admin/users', description),
      response: reply200({
        message: Short(200, 'All users.'),
        data: List(ref(ListedUser), 500),
        nextCursor,
        total: Type.Integer(),
      }),
    }),
    async request => ({ success: true as const, message: 'All users.', ...(await admin.listUsers(request.query)) }),
  )

  app.get<{ Params: { id: string } }>(
    '/admin/users/:id',
    operation('readUser', 'One account', {
      description: 'For admins. 404 for an unknown id.',
      scope: 'admin:read',
      tags: ['administration'],
      params: UserId,
      response: reply200({ user: ref(AdminUser) }),
    }),
    async request => ({ success: true as const, user: await admin.readUser(request.params.id) }),
  )
}

function userChangeRoutes(app: FastifyInstance, admin: UserAdminService): void {
  app.patch<{ Params: { id: string }; Body: ChangeUserData }>(
    '/admin/users/:id',
    operation('changeUser', 'Change plan, end of plan, role or ban of an account', {
      scope: 'admin:write',
      description:
        'Admins cannot demote or ban their own account, so there is always an admin. An API key changes `banned` only: plan and role are 403.',
      tags: ['administration'],
      params: UserId,
      body: ref(ChangeUserRequest),
      response: reply200({ user: ref(AdminUser) }),
    }),
    async request => {
      const { id, scopes } = caller(request)
      const { banned: _, reason: __, ...rest } = request.body
      if (scopes && Object.keys(rest).length > 0) {
        const message = 'With an API key, only `banned` can be changed.'
        throw new Problem('forbidden', { message })
      }
      return { success: true as const, user: await admin.changeUser(id, request.params.id, request.body) }
    },
  )

  app.get(
    '/admin/users.csv',
    {
      handlerTimeout: CSV_MS,
      ...operation('exportUsers', 'All accounts as CSV, streamed', {
        scope: 'admin:read',
        description: 'Cells that a spreadsheet would take for a formula begin with an apostrophe.',
        tags: ['administration'],
        response: replyFile('text/csv', 'The file.'),
      }),
    },
    async (request, reply) => {
      reply.header('content-disposition', asDownload('users.csv')).header('content-type', 'text/csv; charset=utf-8')
      return sendLong(reply, `csv:${caller(request).id}`, admin.exportCsv())
    },
  )
}

export const userAdminRoutes: FastifyPluginAsync<Options> = async (app, { admin }) => {
  userRoutes(app, admin)
  userChangeRoutes(app, admin)
}
