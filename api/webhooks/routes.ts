// The caller's webhooks over HTTP. None of these routes has a scope: an API key creates, reads and removes no webhooks.
import type { FastifyInstance, FastifyPluginAsync, HTTPMethods } from 'fastify'
import { ref } from '../core/contract/schema.ts'
import {
  ChangeWebhookRequest,
  type CreateWebhookData,
  CreateWebhookRequest,
  DeliveryId,
  DeliveryQuery,
  type DeliveryQueryData,
  deliveryList,
  oneWebhook,
  WebhookId,
  webhookList,
  webhookSecret,
} from '../core/contract/webhooks.ts'
import type { SignedIn } from '../core/signed-in.ts'
import { caller } from '../http/access.ts'
import { operation, reply200, reply201, reply204, sendEmpty } from '../http/openapi.ts'
import type { WebhookService } from './service.ts'

type One = {
  Params: { webhookId: string; deliveryId: string }
  Body: { isOn: boolean }
  Querystring: DeliveryQueryData
}
type Asked = { params: One['Params']; body: One['Body']; query: One['Querystring'] }
type Work = (owner: SignedIn, id: string, request: Asked) => Promise<unknown>

const tags = ['account']
const done = { success: true } as const

export const webhookRoutes: FastifyPluginAsync<{ webhooks: WebhookService }> = async (app, { webhooks }) => {
  app.get(
    '/me/webhooks',
    operation('listWebhooks', 'Own webhooks, without their secrets', {
      description: 'With a bearer only, never with an API key.',
      tags,
      response: reply200(webhookList),
    }),
    async request => ({ ...done, webhooks: await webhooks.listWebhooks(caller(request)) }),
  )

  app.post<{ Body: CreateWebhookData }>(
    '/me/webhooks',
    operation('createWebhook', 'Make a webhook', {
      description:
        'Told by POST what happens, as Standard Webhooks describe it. At most 10 for each account; https, port 443, a public host.',
      tags,
      body: ref(CreateWebhookRequest),
      response: reply201({ ...oneWebhook, ...webhookSecret }),
    }),
    async (request, reply) => {
      const made = await webhooks.createWebhook(caller(request), request.body)
      return reply.status(201).send({ ...done, ...made })
    },
  )

  const addRoute = routeAdder(app)
  changingRoutes(addRoute, webhooks)
  deliveryRoutes(addRoute, webhooks)
}

/** Adds routes about one webhook. Without a result of `work` the reply is empty. */
const routeAdder =
  (app: FastifyInstance) =>
  (
    method: HTTPMethods,
    path: string,
    operationId: string,
    schema: { summary: string; description: string },
    work: Work,
  ): void => {
    app.route<One>({
      method,
      url: `/me/webhooks/:webhookId${path}`,
      schema: { operationId, tags, params: WebhookId, response: reply204, ...schema },
      handler: async (request, reply) => {
        const result = await work(caller(request), request.params.webhookId, request)
        return result ? { ...done, ...(result as object) } : sendEmpty(reply, 204)
      },
    })
  }
type AddRoute = ReturnType<typeof routeAdder>

function changingRoutes(addRoute: AddRoute, webhooks: WebhookService): void {
  const off = 'Switching it off drops the waiting deliveries.'
  const switching = { summary: 'Switch a webhook on or off', description: off, body: ref(ChangeWebhookRequest) }
  addRoute('PATCH', '', 'switchWebhook', { ...switching, ...answers(oneWebhook) }, async (owner, id, { body }) => ({
    webhook: await webhooks.switchWebhook(owner, id, body.isOn),
  }))
  const removing = { summary: 'Remove a webhook', description: 'Immediately. It can be recovered for an hour.' }
  addRoute('DELETE', '', 'removeWebhook', removing, webhooks.removeWebhook)
  const recovering = {
    summary: 'Restore a removed webhook',
    description: 'Within an hour; 404 after it.',
    ...answers(oneWebhook),
  }
  addRoute('POST', '/recover', 'recoverWebhook', recovering, async (owner, id) => ({
    webhook: await webhooks.recoverWebhook(owner, id),
  }))
  const renewing = {
    summary: 'Make a new secret',
    description: 'The one before signs too for 24 hours.',
    ...answers(webhookSecret),
  }
  addRoute('POST', '/secret', 'renewWebhookSecret', renewing, async (owner, id) => ({
    secret: await webhooks.renewSecret(owner, id),
  }))
}

function deliveryRoutes(addRoute: AddRoute, webhooks: WebhookService): void {
  addRoute(
    'POST',
    '/test',
    'testWebhook',
    { summary: 'Send a test, once', description: 'The event is `test`; a failed one is not sent again.' },
    webhooks.testWebhook,
  )
  const listing = {
    summary: 'The waiting and the last 50 ended deliveries of a webhook, newest first',
    description: '`since` counts new deliveries and tries.',
    querystring: DeliveryQuery,
    ...answers(deliveryList),
  }
  addRoute('GET', '/deliveries', 'listDeliveries', listing, (owner, id, { query }) =>
    webhooks.listDeliveries(owner, id, query),
  )
  const again = {
    summary: 'Send a delivery again, with the same id',
    description: 'A waiting delivery is sent now.',
    params: DeliveryId,
  }
  const path = '/deliveries/:deliveryId/again'
  addRoute('POST', path, 'sendDeliveryAgain', again, (owner, id, { params }) =>
    webhooks.sendAgain(owner, id, params.deliveryId),
  )
}

const answers = (properties: Parameters<typeof reply200>[0]) => ({ response: reply200(properties) })
