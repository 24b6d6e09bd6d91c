// Who asks something of a wallet, read off the request.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import Type from 'typebox'
import type { WalletCaller } from './session-service.ts'
import type { Wallet } from './wallet.ts'

declare module 'fastify' {
  interface FastifyRequest {
    walletLook: WalletCaller['look']
  }
}

/** Which of the caller's sessions is meant: its public key. Not needed by callers with a session bearer of their own. */
export const walletHeaders = Type.Object({ 'x-wallet-session': Type.Optional(Type.String({ maxLength: 200 })) })

export function walletCaller(request: FastifyRequest): WalletCaller {
  const sessionPk = request.headers['x-wallet-session']
  return {
    userId: request.user?.id ?? null,
    limitKey: request.user?.limitKey ?? null,
    sessionPk: typeof sessionPk === 'string' ? sessionPk : null,
    look: request.walletLook ?? null,
    token: request.sessionToken,
    address: request.ip,
  }
}

/** The named session is looked for beside the caller's account: to be called before what reads the bearer. */
export function lookAhead(scope: FastifyInstance, wallet: Wallet): void {
  scope.decorateRequest('walletLook', null)
  scope.addHook('onRequest', async request => {
    const key = request.headers['x-wallet-session']
    if (key !== undefined && wallet.isSetUp) request.walletLook = wallet.services().session.lookAhead(key)
  })
}
