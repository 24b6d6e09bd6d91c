// Personal signatures (EIP-191) over secp256k1, and what a public key is. Keys are arguments and are kept nowhere.
import { computeAddress, getBytes, hashMessage, isHexString, keccak256, SigningKey } from 'ethers'

/** 65 bytes r, s, v (27 or 28), lower-case hex; deterministic. A text is signed as its UTF-8 bytes. */
export const signPersonal = (privateKey: string, message: string | Uint8Array): string =>
  new SigningKey(privateKey).sign(hashMessage(message)).serialized

/** A hash is signed as its 32 bytes, not as its hex text. */
export const signHash = (privateKey: string, hash: string): string => signPersonal(privateKey, getBytes(hash))

/** The signer's address in lower case, or null for what is no signature. A second form of a signature (high s) is none. */
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

/** Uncompressed, 65 bytes, lower-case hex: the form in which session keys are named. */
export const publicKeyOf = (privateKey: string): string => SigningKey.computePublicKey(privateKey, false)

/** Whether a text names a point of the curve, in exactly that form. */
export function isPublicKey(text: unknown): text is string {
  if (typeof text !== 'string' || !/^0x04[0-9a-f]{128}$/.test(text)) return false
  try {
    return SigningKey.computePublicKey(text, false) === text
  } catch {
    return false
  }
}

/** Lower case. Throws for what is no public key. */
export const addressOf = (publicKey: string): string => computeAddress(publicKey).toLowerCase()

/** 40 hex digits in any case: how addresses may be written. */
export const isAddress = (text: unknown): text is string => typeof text === 'string' && /^0x[0-9a-fA-F]{40}$/.test(text)

export const isSameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

export const hashOf = (hex: string): string => keccak256(hex)
