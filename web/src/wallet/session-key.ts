// The session's key: made fresh for each log-in, and all that is signed with it. The key itself comes out of here once, to be
// stored. Knows no HTTP and no storage.

import type { Environment } from '../../../api/core/wallet/environments.ts'
import { signSession } from '../../../api/core/wallet/login.ts'
import { type Bearer, bearerData, bearerText } from '../../../api/core/wallet/session-bearer.ts'
import {
  publicKeyOf,
  type SigningRequest,
  signMessageRequest,
  signPersonal,
} from '../../../api/core/wallet/signatures.ts'
import { signUserOperation, type UnsignedUserOperation } from '../../../api/core/wallet/user-operation.ts'

export type Signer = ReturnType<typeof signerOf>

/** 32 random bytes as hex with 0x, a number that the curve takes. */
export function newSessionKey(): string {
  for (;;) {
    const bytes = crypto.getRandomValues(new Uint8Array(32))
    const key = `0x${Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')}`
    try {
      publicKeyOf(key)
      return key
    } catch {
      // Zero, or beyond the order of the curve: as good as never.
    }
  }
}

/** Throws for what is no private key. */
export const signerOf = (privateKey: string) => ({
  sessionPk: publicKeyOf(privateKey),
  /** That the log-in is by the holder of this key. */
  signSession: () => signSession(privateKey, publicKeyOf(privateKey)),
  signBearer(nowMs: number): Bearer {
    const data = bearerData(publicKeyOf(privateKey), nowMs)
    return { data, data_signature: signPersonal(privateKey, bearerText(data)) }
  },
  signOperation: (operation: UnsignedUserOperation, environment: Environment) =>
    signUserOperation(privateKey, operation, environment),
  signMessage: (request: SigningRequest) => signMessageRequest(privateKey, request),
})
