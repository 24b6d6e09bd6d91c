// Signing a message: the session key signs a challenge over what the wallet's key shares are to sign.
import { sha256, toUtf8Bytes } from 'ethers'
import { canonicalJson } from '../canonical-json.ts'
import type { Environment } from './environments.ts'
import { addressOf, recoverPersonal, signPersonal } from './signatures.ts'

export type SignMethod = 'EIP191' | 'EIP712'
export type SigningRequest = {
  environment: Environment
  method: SignMethod
  /** The message itself, or typed data as an object or as text. */
  message: string | object
  ecdsaKeyId: string
  /** A uuid. */
  transactionId: string
}
export type SignMessageBody = {
  data: {
    userData: { userSWA: string; jobId: string; sessionPk: string }
    transactions: { transactionId: string; method: SignMethod; signingMessage: string; userSessionSignature: string }[]
  }
}

/** Typed data given as an object becomes its JSON text; a text stays as it is, spaces and all. */
export const signingMessageOf = (message: string | object): string =>
  typeof message === 'string' ? message : JSON.stringify(message)

/** The steps towards the text that the session key signs. */
export function signingSteps({ environment, method, message, ecdsaKeyId, transactionId }: SigningRequest) {
  const signingMessage = signingMessageOf(message)
  const innerMessage = canonicalJson({ [transactionId]: { requestType: method, signingMessage } })
  const setup = { t: environment.threshold, key_id: ecdsaKeyId, message: innerMessage, signAlg: 'secp256k1' }
  const canonicalSetup = canonicalJson(setup)
  const challenge = sha256(sha256(toUtf8Bytes(canonicalSetup))).slice(2)
  return { signingMessage, innerMessage, canonicalSetup, challenge, signedText: canonicalJson({ challenge, setup }) }
}

export const signMessageRequest = (sessionPrivateKey: string, request: SigningRequest): string =>
  signPersonal(sessionPrivateKey, signingSteps(request).signedText)

/** Whether the session key signed exactly this request. */
export const isMessageSigned = (sessionPk: string, request: SigningRequest, signature: unknown): boolean =>
  recoverPersonal(signingSteps(request).signedText, signature) === addressOf(sessionPk)

export function signMessageBody(
  { method, message, transactionId }: Pick<SigningRequest, 'method' | 'message' | 'transactionId'>,
  { userSWA, jobId, sessionPk }: { userSWA: string; jobId: string; sessionPk: string },
  userSessionSignature: string,
): SignMessageBody {
  const signingMessage = signingMessageOf(message)
  return {
    data: {
      userData: { userSWA, jobId, sessionPk },
      transactions: [{ transactionId, method, signingMessage, userSessionSignature }],
    },
  }
}

/** The signature of a reply, with 0x; null when the first item has none. */
export function signatureOf(data: unknown): string | null {
  const signature = (data as { signature?: unknown }[] | null)?.[0]?.signature
  return typeof signature === 'string' && /^[0-9a-fA-F]+$/.test(signature) ? `0x${signature}` : null
}
