// Paymaster data: the client's word that it pays for one nonce, for a time. Nothing in it binds it to a chain or an
// operation, so that whoever hands it out must keep account of nonces.
import { AbiCoder, getAddress, getBytes, keccak256, solidityPacked } from 'ethers'
import { isSameAddress, recoverHash, signHash } from './signatures.ts'

export type Moment = number | bigint | Date
/** `until` and `after` in whole seconds. */
export type PaymasterGrant = { nonce: string; clientSWA: string; until: bigint; after: bigint }

const TYPES = ['address', 'uint48', 'uint48', 'bytes']

const seconds = (moment: Moment): bigint =>
  moment instanceof Date ? BigInt(Math.floor(moment.getTime() / 1_000)) : BigInt(moment)

export function paymasterGrant(clientSWA: string, nonce: string, until: Moment, after: Moment = 0): PaymasterGrant {
  return { nonce, clientSWA, until: seconds(until), after: seconds(after) }
}

/** 64 bytes: nonce, client, until, after. Each is padded by hand: an odd number of digits has no bytes. */
export const packGrant = ({ nonce, clientSWA, until, after }: PaymasterGrant): string =>
  solidityPacked(['bytes32', 'address', 'uint48', 'uint48'], [nonce, clientSWA, until, after])

export const hashGrant = (grant: PaymasterGrant): string => keccak256(packGrant(grant))

export const encodePaymasterData = ({ clientSWA, until, after }: PaymasterGrant, signature: string): string =>
  AbiCoder.defaultAbiCoder().encode(TYPES, [clientSWA, until, after, signature])

export const signPaymasterData = (clientPrivateKey: string, grant: PaymasterGrant): string =>
  encodePaymasterData(grant, signHash(clientPrivateKey, hashGrant(grant)))

/** What paymaster data says for a nonce; null when it is not exactly what the encoder makes. */
export function readPaymasterData(data: string, nonce: string): (PaymasterGrant & { signature: string }) | null {
  try {
    const [clientSWA, until, after, signature] = AbiCoder.defaultAbiCoder().decode(TYPES, data)
    const grant = { nonce, clientSWA: getAddress(clientSWA), until, after }
    return encodePaymasterData(grant, signature) === data.toLowerCase() ? { ...grant, signature } : null
  } catch {
    return null
  }
}

/** Whether `signer` gave this for the nonce, in the name of `clientSWA`, and it is in date and not for too long. */
export function isGranted(
  data: string,
  wanted: { nonce: string; clientSWA: string; signer: string; nowMs: number; atMostSeconds: number },
): boolean {
  const grant = readPaymasterData(data, wanted.nonce)
  if (!grant || getBytes(grant.signature).length !== 65 || !isSameAddress(grant.clientSWA, wanted.clientSWA))
    return false
  const now = BigInt(Math.floor(wanted.nowMs / 1_000))
  if (grant.after > now || grant.until <= now || grant.until > now + BigInt(wanted.atMostSeconds) + 1n) return false
  const by = recoverHash(hashGrant(grant), grant.signature)
  return by !== null && isSameAddress(by, wanted.signer)
}
