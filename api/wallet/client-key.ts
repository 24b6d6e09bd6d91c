// The one place that holds the wallet client's private key. It leaves only as signatures; what is kept in the database is
// sealed with a key that follows from it. Whoever asks for a signature has checked whom it is for.
import { signSession } from '../core/wallet/authenticate.ts'
import { PAYMASTER_SECONDS } from '../core/wallet/environments.ts'
import { type OtpData, type OtpEnvelope, signOtp, signSession } from '../core/wallet/login.ts'
import { addressOf, publicKeyOf } from '../core/wallet/signatures.ts'
import { createSeal, type Seal } from '../crypto/seal.ts'

export type ClientKey = Seal & {
  /** As it was configured, letter case and all. */
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
    // A tenth of a second of arithmetic that few starts need.
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
