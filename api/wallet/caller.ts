// The caller of a wallet route, read from the request.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import Type from 'typebox'
import type { Wallet } from '../assemble/wallet.ts'
import type { WalletCaller } from './session-access.ts'

declare module 'fastify' {
  interface FastifyRequest {
    walletSession: WalletCaller['prefetched']
  }
}

/** Names one of the caller's sessions by its public key. Callers with a session bearer need none. */
export const walletHeaders = Type.Object({ 'x-wallet-session': Type.Optional(Type.String({ maxLength: 200 })) })

export function walletCaller(request: FastifyRequest): WalletCaller {
  const sessionPk = request.headers['x-wallet-session']
  return {
    userId: request.user?.id ?? null,
    limitKey: request.user?.limitKey ?? null,
    sessionPk: typeof sessionPk === 'string' ? sessionPk : null,
    prefetched: request.walletSession ?? null,
    token: request.sessionToken,
    address: request.ip,
  }
}

/** Fetches the named session in parallel with the caller's account. Register it before authentication. */
export function prefetchSession(scope: FastifyInstance, wallet: Wallet): void {
  scope.decorateRequest('walletSession', null)
  scope.addHook('onRequest', async request => {
    const key = request.headers['x-wallet-session']
    if (key !== undefined && wallet.isSetUp) request.walletSession = wallet.services().session.prefetch(key)
  })
}
