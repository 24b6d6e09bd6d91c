// GET /config: the public part of the configuration, for the client. No secrets.
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { Nullable, part, Short } from '../core/contract/schema.ts'
import { reply200 } from './openapi.ts'

export type PublicSettings = {
  googleClientId: string
  googleScriptUrl: string
  googleAuthorizeUrl: string
  razorpayCheckoutUrl: string
  supportEmail: string
  /** The seller, shown on the contact, terms and refund pages. */
  seller: Readonly<{ name: string; address: string; gstin: string }>
  sandbox: { inboxUrl: string | null } | null
}

export function installSettings(app: FastifyInstance, settings: PublicSettings): void {
  const address = Type.String({ maxLength: 2_000 })
  app.get(
    '/config',
    {
      schema: {
        operationId: 'getConfig',
        summary: 'Addresses that a client needs',
        tags: ['operations'],
        response: reply200({
          googleClientId: Short(),
          googleScriptUrl: address,
          googleAuthorizeUrl: address,
          razorpayCheckoutUrl: address,
          supportEmail: Short(320),
          seller: part({ name: Short(1_000), address: Short(1_000), gstin: Short() }),
          sandbox: Nullable(part({ inboxUrl: Nullable(address) })),
        }),
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=60')
      return { success: true as const, ...settings }
    },
  )
}
