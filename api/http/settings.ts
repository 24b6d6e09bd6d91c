// GET /config: the public part of the configuration, for the client. No secrets.
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { Nullable, part, Short } from '../core/contract/schema.ts'
import { operation, reply200 } from './openapi.ts'

type Settings = Readonly<{
  google: Readonly<{ clientIds: readonly string[]; scriptUrl: string; authorizeUrl: string }>
  razorpay: Readonly<{ checkoutUrl: string }>
  payments: boolean
  wallet: Readonly<{ isOn: boolean }>
  supportEmail: string
  /** The seller, shown on the contact, terms and refund pages; empty texts where nothing is sold and nobody is named. */
  seller: Readonly<{ name: string; address: string; gstin: string }>
  sandbox: Readonly<{ inboxUrl: string | null }> | null
}>

export function installSettings(app: FastifyInstance, settings: Settings, isSealing: () => boolean): void {
  const { google, razorpay, payments, wallet, supportEmail, seller, sandbox } = settings
  app.get(
    '/config',
    operation('getConfig', 'Addresses that a client needs', {
      description: 'For anyone. What a browser needs before the sign-in, with no secrets.',
      tags: ['operations'],
      response: reply200({
        googleClientId: Short(200, 'your-client-id.apps.googleusercontent.com'),
        googleScriptUrl: Short(2_000, 'https://accounts.google.com/gsi/client'),
        googleAuthorizeUrl: Short(2_000, 'https://accounts.google.com/o/oauth2/v2/auth'),
        payments: Type.Boolean({ description: 'Off, every account has what Pro has, and nothing is sold.' }),
        wallet: Type.Boolean({ description: 'Whether people can open a wallet here.' }),
        razorpayCheckoutUrl: Type.Optional(Short(2_000, 'https://checkout.razorpay.com/v1/checkout.js')),
        supportEmail: Short(320, 'support@example.com'),
        seller: part({
          name: Short(1_000, 'Sample Seller'),
          address: Short(1_000, '1 Sample Street, 560001 Bengaluru, India'),
          gstin: Type.String({
            maxLength: 15,
            description: 'Empty for a seller who is not registered under GST.',
            examples: ['29AAAAA0000A1ZY'],
          }),
        }),
        sealsFiles: Type.Boolean({ description: 'Whether PDFs of CVs are sealed.' }),
        sandbox: Nullable(part({ inboxUrl: Nullable(Short(2_000)) }), null),
      }),
    }),
    async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=60')
      return {
        success: true as const,
        googleClientId: google.clientIds[0] as string,
        googleScriptUrl: google.scriptUrl,
        googleAuthorizeUrl: google.authorizeUrl,
        payments,
        wallet: wallet.isOn,
        ...(payments && { razorpayCheckoutUrl: razorpay.checkoutUrl }),
        supportEmail,
        seller: { name: seller.name, address: seller.address, gstin: seller.gstin },
        sealsFiles: isSealing(),
        sandbox,
      }
    },
  )
}
