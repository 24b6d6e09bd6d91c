// EIP-191 personal signatures over secp256k1, public keys and addresses; below, the wallet's signing of messages.
import { computeAddress, getBytes, hashMessage, isHexString, SigningKey, sha256, toUtf8Bytes } from 'ethers'
import { canonicalJson } from '../canonical-json.ts'
import type { Environment } from './environments.ts'

/** 65 bytes r, s, v (27 or 28), lower-case hex; deterministic. A text is signed as its UTF-8 bytes. */
export const signPersonal = (privateKey: string, message: string | Uint8Array): string =>
  new SigningKey(privateKey).sign(hashMessage(message)).serialized

/** A hash is signed as its 32 bytes, not as its hex text. */
export const signHash = (privateKey: string, hash: string): string => signPersonal(privateKey, getBytes(hash))

/** The signer's address in lower case; null for a malformed signature, high s included. */
export function recoverPersonal(message: string | Uint8Array, signature: unknown): string | null {
  if (!isSignature(signature)) return null
  try {
    return computeAddress(SigningKey.recoverPublicKey(hashMessage(message), signature)).toLowerCase()
  } catch {
    return null
  }
}

export const recoverHash = (hash: string, signature: unknown): string | null =>
  isHexString(hash, 32) ? recoverPersonal(getBytes(hash), signature) : null

const HALF_ORDER = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n

const isSignature = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^0x[0-9a-fA-F]{128}1[bcBC]$/.test(value) &&
  BigInt(`0x${value.slice(66, 130)}`) <= HALF_ORDER

/** Uncompressed, 65 bytes, lower-case hex: how session keys are written. */
export const publicKeyOf = (privateKey: string): string => SigningKey.computePublicKey(privateKey, false)

/** Whether a text is a point of the curve in exactly that form. */
export function isPublicKey(text: unknown): text is string {
  if (typeof text !== 'string' || !/^0x04[0-9a-f]{128}$/.test(text)) return false
  try {
    return SigningKey.computePublicKey(text, false) === text
  } catch {
    return false
  }
}

/** Lower case. Throws for an invalid public key. */
export const addressOf = (publicKey: string): string => computeAddress(publicKey).toLowerCase()

/** Any letter case; the checksum is not checked. */
export const isAddress = (text: unknown): text is string => typeof text === 'string' && /^0x[0-9a-fA-F]{40}$/.test(text)

export const isSameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

export type SignMethod = 'EIP191' | 'EIP712'
export type SigningRequest = {
  environment: Environment
  method: SignMethod
  /** The message itself, or typed data as an object or as text. */
  message: string | object
  ecdsaKeyId: string
  /** A UUID. */
  transactionId: string
}
export type SignMessageBody = {
  data: {
    userData: { userSWA: string; jobId: string; sessionPk: string }
    transactions: { transactionId: string; method: SignMethod; signingMessage: string; userSessionSignature: string }[]
  }
}

/** Typed data given as an object becomes its JSON text; a text is not changed. */
const signingMessageOf = (message: string | object): string =>
  typeof message === 'string' ? message : JSON.stringify(message)

/** The text that the session key signs (`signedText`), with the intermediate values. */
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

/** The signature in a reply, with 0x; null when the first item has none. */
export function signatureOf(data: unknown): string | null {
  const signature = (data as { signature?: unknown }[] | null)?.[0]?.signature
  return typeof signature === 'string' && /^[0-9a-fA-F]+$/.test(signature) ? `0x${signature}` : null
}
