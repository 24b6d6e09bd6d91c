// Who signed a text with an Ethereum wallet (EIP-191): a part of the program that checks CVs (scripts/verify-cv.ts).
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'

/** The address, in lower case, of the wallet that signed the text; null for what is no signature, or has the high s. */
export function signerOf(text: string, signature: string): string | null {
  const [, r = '', s = '', v = ''] = /^0x([0-9a-f]{64})([0-9a-f]{64})(1b|1c)$/i.exec(signature) ?? []
  const message = Buffer.from(text, 'utf8')
  const prefix = Buffer.from(`\x19Ethereum Signed Message:\n${message.length}`, 'utf8')
  try {
    const found = secp256k1.Signature.fromHex(r + s).addRecoveryBit(Number.parseInt(v, 16) - 27)
    if (found.hasHighS()) return null
    const key = found.recoverPublicKey(keccak_256(Buffer.concat([prefix, message]))).toBytes(false)
    // The first byte says that both coordinates follow.
    return `0x${Buffer.from(keccak_256(key.subarray(1)).subarray(12)).toString('hex')}`
  } catch {
    return null
  }
}
