// Login by the account itself: a JWT of ours that the wallet's backend verifies with our public keys. It is issued here and
// sent upstream; browsers never send or get one.
import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'
import type { PublicJwk } from '../crypto/signer.ts'
import { installTokens, type Tokens } from '../http/tokens.ts'

const SECONDS = 300

type Settings = Pick<Config, 'walletJwtKeys' | 'revokedKids' | 'publicOrigin' | 'wallet'>

export const installLoginTokens = (app: FastifyInstance, settings: Settings): Promise<Tokens> =>
  installTokens(app, {
    type: 'wallet-login+jwt',
    required: ['sub', 'exp'],
    keys: settings.walletJwtKeys,
    revokedKids: settings.revokedKids,
    issuer: settings.publicOrigin,
    audience: settings.wallet.clientSwa,
  })

export type LoginTokens = {
  /** Valid for five minutes. Null where no key is configured. */
  issue(userId: string, nowMs: number): string | null
  /** Whether a token was issued here, for the wallet, and has not expired. */
  isOurs(token: string, nowMs: number): boolean
  publicKeys: readonly PublicJwk[]
}

export function createLoginTokens({ publicKeys, sign, read }: Tokens): LoginTokens {
  return {
    publicKeys,
    issue(userId, nowMs) {
      const iat = Math.floor(nowMs / 1_000)
      return sign({ sub: userId, iat, exp: iat + SECONDS, jti: randomUUID() })
    },
    isOurs: (token, nowMs) => typeof read(token, nowMs)?.sub === 'string',
  }
}
