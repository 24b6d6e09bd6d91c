// The caller's API keys over HTTP. None of these routes has a scope: a key makes, lists and ends no keys.
import type { FastifyPluginAsync } from 'fastify'
import { type CreateKeyData, CreateKeyRequest, KeyId, keyList, newKey } from '../core/contract/keys.ts'
import { ref } from '../core/contract/schema.ts'
import { caller } from '../http/access.ts'
import { operation, reply200, reply201, reply204, sendEmpty } from '../http/openapi.ts'
import type { KeyService } from './service.ts'

const tags = ['account']

export const keyRoutes: FastifyPluginAsync<{ keys: KeyService }> = async (app, { keys }) => {
  app.get(
    '/me/keys',
    operation('listKeys', 'Own API keys, without their texts', {
      description: 'With a bearer only, never with an API key: names, scopes, and when each was last used.',
      tags,
      response: reply200(keyList),
    }),
    async request => ({ success: true as const, keys: await keys.listKeys(caller(request)) }),
  )

  app.post<{ Body: CreateKeyData }>(
    '/me/keys',
    operation('createKey', 'Make an API key', {
      description:
        'Its text is in this reply and nowhere else. At most 20 for each account; admin scopes for admins only.',
      tags,
      body: ref(CreateKeyRequest),
      response: reply201(newKey),
    }),
    async (request, reply) => {
      const made = await keys.createKey(caller(request), request.body)
      return reply.status(201).send({ success: true as const, ...made })
    },
  )

  app.delete<{ Params: { keyId: string } }>(
    '/me/keys/:keyId',
    operation('endKey', 'End an API key, at once', {
      description: 'With a bearer only, never with an API key. 404 when it has ended already.',
      tags,
      params: KeyId,
      response: reply204,
    }),
    async (request, reply) => {
      await keys.endKey(caller(request), request.params.keyId)
      return sendEmpty(reply, 204)
    },
  )
}
