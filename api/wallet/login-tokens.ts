// The log-in by the account itself: a JWT of ours that the wallet's backend checks with our public keys. It is made here and
// goes upstream; no browser gives or gets one. Whom it is for and how long it holds is said here, how it is signed is not.
import { randomUUID } from 'node:crypto'
import type { PublicJwk } from '../crypto/signer.ts'
import type { Tokens } from '../http/tokens.ts'

export const LOGIN_TOKEN = { type: 'wallet-login+jwt', required: ['sub', 'exp'] }
const SECONDS = 300

export type LoginTokens = {
  /** For our user's id; five minutes. Null where no key is configured. */
  issue(userId: string, nowMs: number): string | null
  /** Whether a token was issued here, for the wallet, and is in time. */
  isOurs(token: string, nowMs: number): boolean
  /** Of the configured keys. */
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
