// Razorpay's webhooks over HTTP. The body is not parsed, because its signature covers the raw bytes.
import type { FastifyPluginAsync } from 'fastify'
import { operation, reply200 } from '../http/openapi.ts'
import type { RazorpayEventService } from './razorpay-event-service.ts'

type Options = { events: Pick<RazorpayEventService, 'receive'> }

export const razorpayEventRoutes: FastifyPluginAsync<Options> = async (app, { events }) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.post(
    '/webhooks/razorpay',
    operation('receiveRazorpayEvent', 'Razorpay’s webhooks', {
      description: 'Signed in X-Razorpay-Signature over the raw body.',
      tags: ['billing'],
      response: reply200({}),
    }),
    async request => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      await events.receive(body, request.headers['x-razorpay-signature'])
      return { success: true as const }
    },
  )
}
