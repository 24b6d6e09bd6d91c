// Checks the protocol's signatures: personal messages, session keys, the client's paymaster data. Pure.
import {
  AbiCoder,
  computeAddress,
  concat,
  getBytes,
  hashMessage,
  keccak256,
  SigningKey,
  toBeHex,
  verifyMessage,
} from 'ethers'
import { Refused } from './reply.ts'

const coder = AbiCoder.defaultAbiCoder()
const SIGNATURE = /^0x[0-9a-f]{128}(1b|1c)$/
const PUBLIC_KEY = /^0x04[0-9a-f]{128}$/

/** Whether `signature` is this address's personal signature of the message, in the one encoding that clients use. */
export function isSignedBy(address: string, message: string | Uint8Array, signature: unknown): boolean {
  if (typeof signature !== 'string' || !SIGNATURE.test(signature)) return false
  try {
    return verifyMessage(message, signature) === address
  } catch {
    return false
  }
}

/** As isSignedBy, for a public key: saves deriving the address. */
export function isSignedByKey(publicKey: string, message: string, signature: unknown): boolean {
  if (typeof signature !== 'string' || !SIGNATURE.test(signature)) return false
  try {
    return SigningKey.recoverPublicKey(hashMessage(message), signature) === publicKey
  } catch {
    return false
  }
}

/** The address of an uncompressed session key. Throws Refused 400 when it is none. */
export function addressOfKey(publicKey: unknown): string {
  const refused = new Refused(400, 'the session key must be an uncompressed secp256k1 key in lower-case hex')
  if (typeof publicKey !== 'string' || !PUBLIC_KEY.test(publicKey)) throw refused
  try {
    return computeAddress(publicKey)
  } catch {
    throw refused
  }
}

/** The 32 bytes that client and session key sign to open a session. */
export const sessionDigest = (sessionAddress: string): Uint8Array =>
  getBytes(keccak256(coder.encode(['address'], [sessionAddress])))

/** The protocol's 32-byte form of a uuid, in hex. */
export const nonceOf = (uuid: string): string => `0x${uuid.replaceAll('-', '').padStart(64, '0')}`

/** The inverse of nonceOf; null when the upper half is not zero or the rest is not a uuid of version 4. */
export function uuidOfNonce(nonce: unknown): string | null {
  const digits = typeof nonce === 'string' ? /^0x0{32}([0-9a-f]{32})$/.exec(nonce)?.[1] : undefined
  const uuid = digits?.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return uuid && /^.{14}4.{4}[89ab]/.test(uuid) ? uuid : null
}

export type Client = { swa: string; address: string }

/**
 * The reason why the client's paymaster data for `nonce` (32 bytes, hex) is not valid at `nowSeconds`, or null.
 * The client signs: nonce, client, until, after.
 */
export function paymasterProblem(data: unknown, nonce: string, client: Client, nowSeconds: number): string | null {
  const shape = ['address', 'uint48', 'uint48', 'bytes']
  let parts: [string, bigint, bigint, string]
  try {
    const decoded = coder.decode(shape, data as string)
    parts = [decoded[0], decoded[1], decoded[2], decoded[3]]
  } catch {
    return 'paymasterData cannot be decoded'
  }
  const [swa, until, after, signature] = parts
  if (coder.encode(shape, parts) !== data) return 'paymasterData is not encoded as it must be'
  if (swa.toLowerCase() !== client.swa.toLowerCase()) return 'paymasterData names another client'
  const packed = concat([nonce, swa, toBeHex(until, 6), toBeHex(after, 6)])
  if (!isSignedBy(client.address, getBytes(keccak256(packed)), signature)) return 'paymasterData is not signed for this'
  if (until <= BigInt(nowSeconds)) return 'paymasterData has expired'
  return after <= BigInt(nowSeconds) ? null : 'paymasterData is not valid yet'
}
