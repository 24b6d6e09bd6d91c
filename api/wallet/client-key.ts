// The only holder of the wallet client's private key. It signs, and a key derived from it seals what the database keeps.
// Callers check what they have signed.
import { PAYMASTER_SECONDS } from '../core/wallet/environments.ts'
import { type OtpData, type OtpEnvelope, signOtp, signSession } from '../core/wallet/login.ts'
import { addressOf, publicKeyOf } from '../core/wallet/signatures.ts'
import { nonceOf, paymasterGrant, signPaymasterData } from '../core/wallet/user-operation.ts'
import { createSeal, type Seal } from '../crypto/seal.ts'

export type ClientKey = Seal & {
  /** The configured spelling, letter case included. */
  clientSWA: string
  /** The address of the key, to which the client's signatures recover. Lower case. */
  address: string
  signOtp(data: OtpData): OtpEnvelope
  signSession(sessionPk: string): string
  /** Paymaster data for one nonce (a UUID), valid for six hours. */
  grant(nonce: string, nowMs: number): { paymasterData: string; until: Date }
}

export function createClientKey(privateKey: string, clientSWA: string): ClientKey {
  let address: string | null = null
  return {
    clientSWA,
    ...createSeal([Buffer.from(privateKey.slice(2), 'hex')], 'trucv wallet rest'),
    // Computed on first use: it takes a tenth of a second, and most starts do not need it.
    get address() {
      address ??= addressOf(publicKeyOf(privateKey))
      return address
    },
    signOtp: data => signOtp(privateKey, data),
    signSession: sessionPk => signSession(privateKey, sessionPk),
    grant(nonce, nowMs) {
      const untilSeconds = Math.floor(nowMs / 1_000) + PAYMASTER_SECONDS
      const grant = paymasterGrant(clientSWA, nonceOf(nonce), untilSeconds)
      return { paymasterData: signPaymasterData(privateKey, grant), until: new Date(untilSeconds * 1_000) }
    },
  }
}
