// The wallet for the rest of the client, loaded on demand: whether one is open on this device, and its signature of a text.
import { getAddress } from 'ethers'
import { mustBeLoggedIn } from '../../../../api/core/wallet/errors.ts'
import { recoverPersonal, WalletError } from '../kit/index.ts'
import { kit } from './session.ts'

export const { onChange: onWalletChange } = kit

/** Whether a wallet session is open and known to the service. Restores a stored one first; never throws. */
export const isWalletOpen = async (): Promise<boolean> => (await kit.restore()).is === 'open'

/**
 * The wallet's own key signs the text (EIP-191). `signer` is the address that the signature recovers to, checksummed. Throws
 * WalletError 'User must be logged in to sign message' without a session, and ApiProblem.
 */
export async function signStatement(text: string): Promise<{ signature: string; signer: string }> {
  const wallet = await kit.wallet(mustBeLoggedIn('signMessage'))
  const signature = await wallet.signMessage(text)
  const signer = recoverPersonal(text, signature)
  if (signer === null) throw new WalletError('Sign message response data is missing')
  return { signature, signer: getAddress(signer) }
}
