// The wallet's own routes: constants and public keys for anyone; bearer, paymaster data and end of a session for signed-in
// users; the page to which Google's login returns.
import type { FastifyPluginAsync } from 'fastify'
import type { Wallet } from '../assemble/wallet.ts'
import { ref } from '../core/contract/schema.ts'
import {
  type BearerRequestData,
  expireAt,
  LoginKeys,
  type PaymasterRequestData,
  paymasterData,
  WalletBearerRequest,
  WalletConfig,
  WalletPaymasterRequest,
} from '../core/contract/wallet.ts'
import { caller } from '../http/access.ts'
import { operation, reply200, reply204, replyFile, sendEmpty } from '../http/openapi.ts'
import { walletCaller, walletHeaders } from './caller.ts'

type Options = { wallet: Wallet }
const tags = ['wallet']

/** Blank and without a script: the window that opened the pop-up reads its address. */
const RETURN_PAGE =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Signing in</title></head></html>\n'

export const walletOpenRoutes: FastifyPluginAsync<Options> = async (app, { wallet }) => {
  app.get(
    '/wallet/config',
    operation('getWalletConfig', 'Public constants of the wallet’s environment', {
      description: 'For anyone. Constants of the environment that the wallet works in, with no secrets.',
      tags,
      response: { ...reply200({}), 200: ref(WalletConfig) },
    }),
    async (_request, reply) => {
      const config = wallet.describe()
      reply.header('cache-control', 'public, max-age=60')
      return { success: true as const, ...config }
    },
  )

  app.get(
    '/.well-known/wallet-jwks.json',
    operation('listWalletLoginKeys', 'Public keys of wallet log-ins by account', {
      description: 'For the backend of the wallet, which checks log-ins with them. A JSON Web Key Set.',
      tags,
      response: { ...reply200({}), 200: ref(LoginKeys) },
    }),
    async (_request, reply) => {
      const keys = await wallet.listLoginKeys()
      reply.header('cache-control', 'public, max-age=300')
      return { keys } as never
    },
  )

  app.get(
    '/auth/google',
    operation('showGoogleReturn', 'Return address of the wallet’s Google log-in', {
      description:
        'For the browser that comes back from Google. The page hands the result to the window that opened it.',
      tags,
      response: replyFile('text/html', 'A blank page.'),
    }),
    async (_request, reply) =>
      reply
        // The pop-up is Google's page, which has no such policy; with one on this page, its opener could not read it.
        .header('cross-origin-opener-policy', 'unsafe-none')
        .type('text/html; charset=utf-8')
        .send(RETURN_PAGE),
  )
}

export const walletRoutes: FastifyPluginAsync<Options> = async (app, { wallet }) => {
  app.post<{ Body: BearerRequestData }>(
    '/wallet/bearer',
    operation('mintWalletBearer', 'The bearer of a wallet session, signed by the session’s key', {
      description: 'With a bearer only, for the public SDK of the wallet.',
      tags,
      body: ref(WalletBearerRequest),
      response: reply200({ expireAt: expireAt() }),
    }),
    async request => {
      const { data, data_signature } = request.body
      const until = await wallet.services().session.saveBearer(caller(request).id, data, data_signature)
      return { success: true as const, expireAt: until.toISOString() }
    },
  )

  app.post<{ Body: PaymasterRequestData }>(
    '/wallet/paymaster',
    operation('grantPaymasterData', 'Paymaster data for the nonce of one operation', {
      description: 'At most 10 a minute, 60 an hour and 200 a day.',
      tags,
      headers: walletHeaders,
      body: ref(WalletPaymasterRequest),
      response: reply200({ paymasterData: paymasterData() }),
    }),
    async request => ({
      success: true as const,
      paymasterData: await wallet.services().session.grant(walletCaller(request), request.body.nonce),
    }),
  )

  app.delete(
    '/wallet/session',
    operation('endWalletSession', 'End a wallet session', {
      description: 'With a bearer only, never with an API key.',
      tags,
      headers: walletHeaders,
      response: reply204,
    }),
    async (request, reply) => {
      await wallet.services().session.end(walletCaller(request))
      return sendEmpty(reply, 204)
    },
  )
}
