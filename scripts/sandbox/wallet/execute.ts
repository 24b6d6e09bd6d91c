// POST /execute and GET or POST /estimate: validates and places a user operation, or says what one would cost.
import { formatUnits, getBytes, toQuantity } from 'ethers'
import type { Answer } from '../calls.ts'
import type { Caller } from './bearer.ts'
import {
  aptosTransaction,
  evmTransaction,
  type Frame,
  type Intent,
  type Policy,
  readCallData,
  writeTokenTransfer,
} from './call-data.ts'
import type { Environment } from './environment.ts'
import { carryOut, Failed } from './intents.ts'
import type { Network } from './networks.ts'
import type { Orders } from './orders.ts'
import { jsonOf, objectWith, Refused, requireText, success, uuidOf } from './reply.ts'
import { type Client, isSignedBy, nonceOf, paymasterProblem, uuidOfNonce } from './signatures.ts'
import type { Store, User } from './state.ts'
import { type UserOperation, userOperationHash, userOperationOf } from './user-operation.ts'
import { findNetwork, type World } from './world.ts'

export type ExecuteParts = {
  store: Store
  world: World
  orders: Orders
  environment: Environment
  client: Client
  now: () => number
}

/** The reply of GET /gas-values. */
export const GAS_VALUES = { max_fee_per_gas: '0xee6b2800', max_priority_fee_per_gas: '0x3b9aca00' }
const ESTIMATE_FEE = '0xba43b7400'
const LIMITS = {
  callGasLimit: '0x927c0',
  verificationGasLimit: '0x61a80',
  preVerificationGas: '0x186a0',
}
const PAYMASTER_LIMITS = { paymasterPostOpGasLimit: '0x30d40', paymasterVerificationGasLimit: '0x30d40' }

export function execute(parts: ExecuteParts, caller: Caller, body: string): Answer {
  const { environment, client, orders, store } = parts
  const operation = userOperationOf(jsonOf(body))
  const id = uuidOfNonce(operation.nonce)
  if (!id) throw new Refused(400, 'the nonce is not a UUID of version 4 in 32 bytes')
  if (operation.sender.toLowerCase() !== caller.user.swa.toLowerCase()) {
    throw new Refused(400, 'the sender is not the session’s wallet')
  }
  if (operation.paymaster.toLowerCase() !== environment.paymaster.toLowerCase()) {
    throw new Refused(400, 'unknown paymaster')
  }
  const operationHash = userOperationHash(operation, environment)
  if (!isSignedBy(caller.address, getBytes(operationHash), operation.signature)) {
    throw new Refused(400, 'the operation is not signed by the session key', 'AA24 signature error')
  }
  const problem = paymasterProblem(operation.paymasterData, operation.nonce, client, Math.floor(parts.now() / 1000))
  if (problem) throw new Refused(400, problem, 'AA34 signature error')
  const { intent, policy } = readCallData(operation.callData, frameOf(parts, caller, id))
  const network = networkFor(intent, policy)
  if (store.state.used[id]) throw new Refused(400, 'the nonce was used before', 'AA25 invalid account nonce')
  store.state.used[id] = true
  orders.place({ id, user: caller.user, intent, network, operationHash })
  return success({ jobId: id })
}

const frameOf = ({ environment, client }: ExecuteParts, { user }: Caller, uuid: string): Frame => ({
  jobManager: environment.jobManager,
  jobId: BigInt(nonceOf(uuid)),
  clientSwa: client.swa.toLowerCase(),
  userSwa: user.swa,
})

const policyOf = ({ isSponsored }: Network): Policy => ({ gsnEnabled: false, sponsorshipEnabled: isSponsored })

/** The network of an intent. Throws Refused 400 when that network cannot carry it out. */
function networkFor(intent: Intent, policy?: Policy): Network {
  const network = findNetwork(intent.caip2Id)
  const isExact = intent.type !== 'NFT_TRANSFER' || network?.caipId === intent.caip2Id
  if (!network || !isExact) {
    throw new Refused(400, 'Chain Not Supported', `${intent.caip2Id} is not supported for this client`)
  }
  const own = policyOf(network)
  if (policy && (policy.gsnEnabled || policy.sponsorshipEnabled !== own.sponsorshipEnabled)) {
    throw new Refused(400, 'callData: the policy is not that of the network')
  }
  const isForAptos = intent.type === 'NFT_MINT' || intent.type === 'NFT_CREATE_COLLECTION'
  if (isForAptos && network.family !== 'APT') throw new Refused(400, 'Collections and minting are for Aptos')
  if (intent.type === 'RAW_TRANSACTION') {
    const isOne = intent.transactions.length === 1
    if (network.family === 'EVM' && !isOne) throw new Refused(400, 'An EVM intent holds one transaction')
    for (const one of intent.transactions) (network.family === 'EVM' ? evmTransaction : aptosTransaction)(one)
  }
  return network
}

/** The cost of a token transfer and the operation to sign for it. Throws Refused with the reason why it would fail. */
export function estimate(parts: ExecuteParts, caller: Caller, body: string): Answer {
  const request = objectWith(
    jsonOf(body),
    'the request',
    ['type', 'jobId', 'details', 'gasDetails', 'paymasterData'],
    ['feePayerAddress'],
  )
  if (request.type !== 'TOKEN_TRANSFER') throw new Refused(400, 'only a TOKEN_TRANSFER is estimated')
  const jobId = uuidOf(request.jobId, 'jobId')
  const nonce = nonceOf(jobId)
  const problem = paymasterProblem(request.paymasterData, nonce, parts.client, Math.floor(parts.now() / 1000))
  if (problem) throw new Refused(400, problem, 'AA34 signature error')
  objectWith(request.gasDetails, 'gasDetails', ['maxFeePerGas', 'maxPriorityFeePerGas'])
  const intent = transferOf(request.details)
  const network = networkFor(intent)
  parts.world.fund(caller.user, network)
  const gas = gasOf(parts, caller.user, network, intent)
  const callData = writeTokenTransfer(intent, frameOf(parts, caller, jobId), policyOf(network))
  const userOps: UserOperation = {
    sender: caller.user.swa,
    nonce,
    paymaster: parts.environment.paymaster,
    ...LIMITS,
    maxFeePerGas: ESTIMATE_FEE,
    maxPriorityFeePerGas: ESTIMATE_FEE,
    ...PAYMASTER_LIMITS,
    callData,
    paymasterData: String(request.paymasterData),
  }
  const fee = formatUnits(BigInt(gas) * network.gasPrice, network.tokens[0]?.decimals)
  const details = {
    estimation: { amount: intent.amount, gasFeesInInputToken: fee, totalFeesInInputToken: fee },
    fees: { transactionFees: { [network.caipId]: fee }, approxTransactionFeesInUSDT: usdtOf(network, fee) },
  }
  const gasData = { gasLimit: toQuantity(gas), gasPrice: toQuantity(network.gasPrice) }
  return success({ callData, encodedCallData: callData, gasData, details, userOps })
}

const usdtOf = (network: Network, fee: string) => String(Number(fee) * (network.tokens[0]?.usdt ?? 0))

function transferOf(given: unknown): Intent & { type: 'TOKEN_TRANSFER' } {
  const keys = ['recipientWalletAddress', 'caip2Id', 'tokenAddress', 'amount']
  const details = objectWith(given, 'details', keys)
  const [recipient, caip2Id, token, amount] = keys.map(key => requireText(details[key], `details.${key}`))
  if (!/^[1-9]\d{0,77}$/.test(amount as string)) throw new Refused(400, 'details.amount must be a whole number above 0')
  return { type: 'TOKEN_TRANSFER', caip2Id: caip2Id!, recipient: recipient!, token: token!, amount: amount! }
}

/** The gas of an intent, from a dry run on a copy of the ledger. */
function gasOf({ world, now }: ExecuteParts, user: User, network: Network, intent: Intent): number {
  const copy = { [network.caipId]: structuredClone(world.ledgerOf(network)) }
  try {
    const [hash = ''] = carryOut(copy, network, { user, intent, at: now() })
    return copy[network.caipId]?.transactions[hash]?.gas ?? 0
  } catch (error) {
    if (!(error instanceof Failed)) throw error
    throw new Refused(400, error.message)
  }
}
