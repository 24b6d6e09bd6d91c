// What the open wallet does: operations built, signed here and sent; messages signed by the wallet's own key; estimates and
// contract reads. Knows no screen; what is wrong comes as ApiProblem or WalletError.
import { ESTIMATE_FEE } from '../../../api/wallet/rules/environments.ts'
import { INTENT_TYPE_OF, type Intent, jobParametersOf, networkFor } from '../../../api/wallet/rules/intents.ts'
import { encodeCallData, jobOf } from '../../../api/wallet/rules/job.ts'
import { nonceOf } from '../../../api/wallet/rules/nonce.ts'
import { type SignMethod, signatureOf, signMessageBody } from '../../../api/wallet/rules/sign-message.ts'
import { buildUserOperation, type GasValues, type UserOperation } from '../../../api/wallet/rules/user-operation.ts'
import { noUserKeys, WalletError } from '../../../api/wallet/rules/wallet-error.ts'
import { refreshWallet } from '../data/wallet.ts'
import type { OpenWallet } from './session.ts'
import type { NetworkEntry } from './shapes.ts'

/** Builds and signs the operation of an intent: the paymaster's word for its nonce comes first, it is part of what is signed. */
export async function signIntent(wallet: OpenWallet, intent: Intent, networks: NetworkEntry[]): Promise<UserOperation> {
  const { calls, userSWA, clientSWA, environment, signer } = wallet
  const network = networkFor(intent, networks)
  const uuid = crypto.randomUUID()
  const [gasValues, paymasterData] = await Promise.all([
    calls.ask<GasValues>('readGasValues'),
    calls.paymasterFor(uuid),
  ])
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
  return signer.signOperation(
    buildUserOperation({ environment, userSWA, nonce, gasValues, callData, paymasterData }),
    environment,
  )
}

/** Sends a signed operation; the same one may be sent again and happens once. Resolves with the order's id. */
export async function execute({ calls }: OpenWallet, operation: UserOperation): Promise<string> {
  const { jobId } = await calls.ask<{ jobId?: unknown }>('execute', { body: operation })
  if (typeof jobId !== 'string' || jobId === '') throw new WalletError('Execute response data is missing')
  void refreshWallet(calls)
  return jobId
}

/** Has the wallet's own key sign a text (EIP191) or typed data (EIP712, JSON text); resolves with the signature, 0x. */
export async function signText(wallet: OpenWallet, method: SignMethod, message: string): Promise<string> {
  const { calls, environment, signer, userSWA } = wallet
  const { ecdsaKeyId } = await calls.ask<{ ecdsaKeyId?: string }>('readUserKeys')
  if (!ecdsaKeyId) throw noUserKeys()
  const request = { environment, method, message, ecdsaKeyId, transactionId: crypto.randomUUID() }
  const whose = { userSWA, jobId: crypto.randomUUID(), sessionPk: signer.sessionPk }
  const body = signMessageBody(request, whose, signer.signMessage(request))
  const signature = signatureOf(await calls.ask('signMessage', { body }))
  if (signature === null) throw new WalletError('Sign message response data is missing')
  return signature
}

type Estimated = { details?: { estimation?: { gasFeesInInputToken?: unknown } } }

/** What a token transfer would cost in the network's coin, in whole units; null where nobody can say. */
export async function estimateFee({ calls }: OpenWallet, intent: Intent): Promise<string | null> {
  if (intent.name !== 'tokenTransfer') return null
  const { caip2Id, recipient, token, amount } = intent.input
  const body = {
    type: 'TOKEN_TRANSFER',
    jobId: crypto.randomUUID(),
    details: { recipientWalletAddress: recipient, caip2Id, tokenAddress: token, amount: String(amount) },
    gasDetails: { maxFeePerGas: ESTIMATE_FEE, maxPriorityFeePerGas: ESTIMATE_FEE },
  }
  const fee = (await calls.ask<Estimated>('estimate', { body })).details?.estimation?.gasFeesInInputToken
  return typeof fee === 'string' ? fee : null
}

/** A contract's answer as texts. */
export async function readContract({ calls }: OpenWallet, body: object): Promise<string[]> {
  const answer = await calls.ask<unknown>('readContract', { body })
  return Array.isArray(answer)
    ? answer.map(one => (typeof one === 'string' ? one : JSON.stringify(one)))
    : [String(answer)]
}
