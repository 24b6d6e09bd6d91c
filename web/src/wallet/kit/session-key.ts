// The session key: created for each login, and everything that it signs.
import type { Environment } from '../../../../api/core/wallet/environments.ts'
import { signSession } from '../../../../api/core/wallet/login.ts'
import { type Bearer, bearerData, bearerText } from '../../../../api/core/wallet/session-bearer.ts'
import {
  publicKeyOf,
  type SigningRequest,
  signMessageRequest,
  signPersonal,
} from '../../../../api/core/wallet/signatures.ts'
import { signUserOperation, type UnsignedUserOperation } from '../../../../api/core/wallet/user-operation.ts'

export type Signer = ReturnType<typeof signerOf>

/** 32 random bytes as hex with 0x, a valid private key. */
export function newSessionKey(): string {
  for (;;) {
    const bytes = crypto.getRandomValues(new Uint8Array(32))
    const key = `0x${Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')}`
    try {
      publicKeyOf(key)
      return key
    } catch {
      // Zero or beyond the order of the curve, which practically never happens.
    }
  }
}

/** Throws for an invalid private key. */
export const signerOf = (privateKey: string) => ({
  sessionPk: publicKeyOf(privateKey),
  /** Proves to the login that the caller holds this key. */
  signSession: () => signSession(privateKey, publicKeyOf(privateKey)),
  signBearer(nowMs: number): Bearer {
    const data = bearerData(publicKeyOf(privateKey), nowMs)
    return { data, data_signature: signPersonal(privateKey, bearerText(data)) }
  },
  signOperation: (operation: UnsignedUserOperation, environment: Environment) =>
    signUserOperation(privateKey, operation, environment),
  signMessage: (request: SigningRequest) => signMessageRequest(privateKey, request),
})
