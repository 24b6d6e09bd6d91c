// SHA-256, Ed25519, and who signed a text with an Ethereum wallet (EIP-191), by the audited libraries @noble/hashes and @noble/curves.
// Ed25519 comes from the library, because many browsers in use lack it.
import { ed25519 } from '@noble/curves/ed25519.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** `0x` and the hash of the text's UTF-8 bytes in lower-case hex. */
export const sha256Of = (text: string): string => `0x${bytesToHex(sha256(utf8ToBytes(text)))}`

/** SHA-256 over the parts one after the other, texts as UTF-8. */
export const hashOf = (...parts: (string | Uint8Array)[]): Uint8Array =>
  sha256(concatBytes(...parts.map(part => (typeof part === 'string' ? utf8ToBytes(part) : part))))

/** Whether the key signed the text (Ed25519, RFC 8032). */
export function isSignedBy(key: Uint8Array, signature: Uint8Array, text: string): boolean {
  try {
    return ed25519.verify(signature, utf8ToBytes(text), key, { zip215: false })
  } catch {
    return false
  }
}

/** The lower-case address of the wallet that signed the text; null for an invalid signature or one with a high s. */
export function signerOf(text: string, signature: string): string | null {
  const [, r = '', s = '', v = ''] = /^0x([0-9a-f]{64})([0-9a-f]{64})(1b|1c)$/i.exec(signature) ?? []
  const message = utf8ToBytes(text)
  const prefix = utf8ToBytes(`\x19Ethereum Signed Message:\n${message.length}`)
  try {
    const found = secp256k1.Signature.fromHex(r + s).addRecoveryBit(Number.parseInt(v, 16) - 27)
    if (found.hasHighS()) return null
    const key = found.recoverPublicKey(keccak_256(concatBytes(prefix, message))).toBytes(false)
    // The first byte says that both coordinates follow.
    return `0x${bytesToHex(keccak_256(key.subarray(1)).subarray(12))}`
  } catch {
    return null
  }
}
