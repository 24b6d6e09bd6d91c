// The caller's account over HTTP: reading it, its export and removal, and sign-out everywhere.
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import Type from 'typebox'
import { type RemoveAccountData, RemoveAccountRequest } from '../core/contract/account-export.ts'
import { ref } from '../core/contract/schema.ts'
import { ADMITS_BANNED, caller } from '../http/access.ts'
import { asDownload, sendLong } from '../http/download.ts'
import { operation, reply200, reply204, replyFile, sendEmpty } from '../http/openapi.ts'
import { userRoutes } from './me-routes.ts'
import type { AccountService } from './service.ts'
import type { UserService } from './user-service.ts'

type Options = {
  users: UserService
  accounts: AccountService
  /** The rate limit of downloads. */
  limitFiles: (scope: FastifyInstance) => void
}

/** Enough for fifty CVs with their history over a slow connection. */
const EXPORT_MS = 600_000
const REMOVAL_MS = 60_000

export const accountRoutes: FastifyPluginAsync<Options> = async (app, { users, accounts, limitFiles }) => {
  await app.register(userRoutes, { users })
  await app.register(async scope => {
    limitFiles(scope)
    exportRoute(scope, accounts)
  })
  signOutRoute(app, accounts)
  removalRoute(app, accounts)
}

function exportRoute(app: FastifyInstance, accounts: AccountService): void {
  app.get(
    '/me/export',
    {
      ...operation('exportAccount', 'All data of the account, as one JSON file', {
        description:
          'Lists by name: account, cvs, versions, pictures (base64), payments and so on. Streamed, one at a time for each account; the connection of a reader that stalls for half a minute is closed.',
        tags: ['account'],
        response: replyFile(
          'application/json',
          'The file.',
          Type.Object({}, { title: 'AccountExport', additionalProperties: true }),
        ),
      }),
      config: ADMITS_BANNED,
      handlerTimeout: EXPORT_MS,
    },
    async (request, reply) => {
      const account = caller(request)
      reply.header('content-disposition', asDownload('TruCV export.json'))
      reply.header('content-type', 'application/json; charset=utf-8')
      return sendLong(reply, account.id, accounts.exportAll(account))
    },
  )
}

function signOutRoute(app: FastifyInstance, accounts: AccountService): void {
  app.post(
    '/me/sign-out-everywhere',
    operation('signOutEverywhere', 'End every session of the account, the wallet’s included', {
      description: 'Tokens issued until now are refused from now on, the one of this call too. API keys end.',
      tags: ['account'],
      response: reply200({}),
    }),
    async request => {
      await accounts.signOutEverywhere(caller(request))
      return { success: true as const }
    },
  )
}

function removalRoute(app: FastifyInstance, accounts: AccountService): void {
  app.delete<{ Body: RemoveAccountData }>(
    '/me',
    {
      config: ADMITS_BANNED,
      handlerTimeout: REMOVAL_MS,
      ...operation('removeAccount', 'Remove the account and everything it holds', {
        description:
          'CVs, pages, pictures and sessions are gone when this answers. Payments stay, as the law asks, without the person.',
        tags: ['account'],
        body: ref(RemoveAccountRequest),
        response: reply204,
      }),
    },
    async (request, reply) => {
      await accounts.removeAccount(caller(request), request.body.email)
      return sendEmpty(reply, 204)
    },
  )
}
