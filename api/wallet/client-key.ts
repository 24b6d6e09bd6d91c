// The only holder of the wallet client's private key. It signs, and a key derived from it seals what the database keeps.
// Callers check what they have signed.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { PAYMASTER_SECONDS } from '../core/wallet/environments.ts'
import { type OtpData, type OtpEnvelope, signOtp, signSession } from '../core/wallet/login.ts'
import { addressOf, publicKeyOf } from '../core/wallet/signatures.ts'
import { nonceOf, paymasterGrant, signPaymasterData } from '../core/wallet/user-operation.ts'

export type ClientKey = {
  /** The configured spelling, letter case included. */
  clientSWA: string
  /** The address of the key, to which the client's signatures recover. Lower case. */
  address: string
  signOtp(data: OtpData): OtpEnvelope
  signSession(sessionPk: string): string
  /** Paymaster data for one nonce (a UUID), valid for six hours. */
  grant(nonce: string, nowMs: number): { paymasterData: string; until: Date }
  /** Encrypts for the database; `about` must be the same when it is opened. */
  seal(text: string, about: string): string
  /** Null when it was sealed by another key, about something else, or changed. */
  open(sealed: string, about: string): string | null
}

const ALGORITHM = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

export function createClientKey(privateKey: string, clientSWA: string): ClientKey {
  const sealKey = Buffer.from(hkdfSync('sha256', Buffer.from(privateKey.slice(2), 'hex'), '', 'trucv wallet rest', 32))
  let address: string | null = null
  return {
    clientSWA,
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
    seal(text, about) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(ALGORITHM, sealKey, iv).setAAD(Buffer.from(about))
      const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), bytes]).toString('base64')
    },
    open(sealed, about) {
      const bytes = Buffer.from(sealed, 'base64')
      try {
        const decipher = createDecipheriv(ALGORITHM, sealKey, bytes.subarray(0, IV_BYTES)).setAAD(Buffer.from(about))
        decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
        return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
      } catch {
        return null
      }
    },
  }
}
