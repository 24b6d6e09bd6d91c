// Who asks something of a wallet, read off the request.
import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import type { WalletCaller } from './session-service.ts'

/** Which of the caller's sessions is meant: its public key. Not needed by callers with a session bearer of their own. */
export const walletHeaders = Type.Object({ 'x-wallet-session': Type.Optional(Type.String({ maxLength: 200 })) })

export function walletCaller(request: FastifyRequest): WalletCaller {
  const sessionPk = request.headers['x-wallet-session']
  return {
    userId: request.user?.id ?? null,
    sessionPk: typeof sessionPk === 'string' ? sessionPk : null,
    token: request.sessionToken,
    address: request.ip,
  }
}
