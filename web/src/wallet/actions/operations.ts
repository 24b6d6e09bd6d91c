// What an open wallet can do: sign and send operations, have messages signed by the wallet's own key, estimate fees, read
// contracts. Failures are ApiProblem or WalletError.
import { ESTIMATE_FEE } from '../../../../api/core/wallet/environments.ts'
import { mustBeLoggedIn, WalletError } from '../../../../api/core/wallet/errors.ts'
import {
  encodeCallData,
  INTENT_TYPE_OF,
  type Intent,
  jobOf,
  jobParametersOf,
  networkFor,
} from '../../../../api/core/wallet/intents.ts'
import { type SignMethod, signatureOf, signMessageBody } from '../../../../api/core/wallet/signatures.ts'
import {
  buildUserOperation,
  gasValuesIn,
  nonceOf,
  type UserOperation,
} from '../../../../api/core/wallet/user-operation.ts'
import { refreshWallet, type WalletBody } from '../../data/wallet.ts'
import { demandOpen, keyIdOf, type OpenWallet, whileOpen } from '../session/session.ts'
import type { NetworkEntry } from '../shapes.ts'

/** Builds and signs the operation of an intent. The paymaster data for its nonce is fetched first: it is signed too. */
export async function signIntent(wallet: OpenWallet, intent: Intent, networks: NetworkEntry[]): Promise<UserOperation> {
  const { calls, userSWA, clientSWA, environment, signer } = wallet
  const network = networkFor(intent, networks)
  const uuid = crypto.randomUUID()
  const [gas, paymasterData] = await whileOpen(wallet, mustBeLoggedIn('paymasterData'), () =>
    Promise.all([calls.ask('readGasValues'), calls.paymasterFor(uuid)]),
  )
  const gasValues = gasValuesIn(gas)
  const nonce = nonceOf(uuid)
  const job = jobOf({
    jobId: nonce,
    clientSWA,
    userSWA,
    network,
    intentType: INTENT_TYPE_OF[intent.name],
    jobParameters: jobParametersOf(intent),
  })
  const callData = encodeCallData(environment.jobManager, job)
  demandOpen(wallet, mustBeLoggedIn('signUserOp'))
  return signer.signOperation(
    buildUserOperation({ environment, userSWA, nonce, gasValues, callData, paymasterData }),
    environment,
  )
}

/** Sends a signed operation; repeated sends execute it once. Resolves with the order's id. */
export async function execute(wallet: OpenWallet, operation: UserOperation): Promise<string> {
  const { calls } = wallet
  const answer = await whileOpen(wallet, mustBeLoggedIn('executeUserOp'), () =>
    calls.ask('execute', { body: operation }),
  )
  const { jobId } = Object(answer) as { jobId?: unknown }
  if (typeof jobId !== 'string' || jobId === '') throw new WalletError('Execute response data is missing')
  void refreshWallet(calls)
  return jobId
}

/** Has the wallet's own key sign a text (EIP191) or typed data (EIP712, JSON text); resolves with the signature. */
export async function signText(wallet: OpenWallet, method: SignMethod, message: string): Promise<string> {
  const { calls, environment, signer, userSWA } = wallet
  const refusal = mustBeLoggedIn(method === 'EIP191' ? 'signMessage' : 'signTypedData')
  return whileOpen(wallet, refusal, async () => {
    const request = {
      environment,
      method,
      message,
      ecdsaKeyId: await keyIdOf(wallet),
      transactionId: crypto.randomUUID(),
    }
    const whose = { userSWA, jobId: crypto.randomUUID(), sessionPk: signer.sessionPk }
    const body = signMessageBody(request, whose, signer.signMessage(request))
    const signature = signatureOf(await calls.ask('signMessage', { body }))
    if (signature === null) throw new WalletError('Sign message response data is missing')
    return signature
  })
}

type Estimated = { details?: { estimation?: { gasFeesInInputToken?: unknown } } }

/** The fee of a token transfer in the network's coin, in whole units; null when unknown. */
export async function estimateFee({ calls }: OpenWallet, intent: Intent): Promise<string | null> {
  if (intent.name !== 'tokenTransfer') return null
  const { caip2Id, recipient, token, amount } = intent.input
  const body = {
    type: 'TOKEN_TRANSFER' as const,
    jobId: crypto.randomUUID(),
    details: { recipientWalletAddress: recipient, caip2Id, tokenAddress: token, amount: String(amount) },
    gasDetails: { maxFeePerGas: ESTIMATE_FEE, maxPriorityFeePerGas: ESTIMATE_FEE },
  }
  const { details } = ((await calls.ask('estimate', { body })) ?? {}) as Estimated
  const fee = details?.estimation?.gasFeesInInputToken
  return typeof fee === 'string' && /^\d+(\.\d+)?$/.test(fee) ? fee : null
}

/** The contract's return values as texts. */
export async function readContract({ calls }: OpenWallet, body: WalletBody<'readContract'>): Promise<string[]> {
  const answer = await calls.ask('readContract', { body })
  const list = Array.isArray(answer) ? answer : [answer]
  return list.map(one => (typeof one === 'string' ? one : JSON.stringify(one)))
}
