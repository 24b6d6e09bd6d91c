// Recovers the signer of a text that was signed with a wallet (EIP-191, secp256k1). Runs in the browser too.
import { computeAddress, hashMessage, SigningKey } from 'ethers'

const HALF_ORDER = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n

/** 65 bytes r, s, v in hex, v 27 or 28. Of the two equivalent forms of a signature only the one with the low s is accepted. */
const isSignature = (text: string): boolean =>
  /^0x[0-9a-fA-F]{128}1[bcBC]$/.test(text) && BigInt(`0x${text.slice(66, 130)}`) <= HALF_ORDER

/** The signer's address in lower case; null for an invalid signature. */
export function recoverSigner(text: string, signature: string): string | null {
  if (!isSignature(signature)) return null
  try {
    return computeAddress(SigningKey.recoverPublicKey(hashMessage(text), signature)).toLowerCase()
  } catch {
    return null
  }
}
