// An open wallet: its session key, what it holds, and what it can do. Failures are ApiProblem or WalletError.
import { type OrderFilter, ordersQuery } from '../../../../api/core/wallet/calls.ts'
import { type Environment, ESTIMATE_FEE } from '../../../../api/core/wallet/environments.ts'
import { mustBeLoggedIn, WalletError } from '../../../../api/core/wallet/errors.ts'
import type { IntentName } from '../../../../api/core/wallet/intent-checks.ts'
import {
  type AptosRawTransaction,
  assertFeePayer,
  type EvmRawTransaction,
  encodeCallData,
  INTENT_TYPE_OF,
  type Intent,
  intentOf,
  jobOf,
  jobParametersOf,
  type Network,
  type NftCollection,
  type NftMint,
  type NftTransfer,
  networkFor,
  type TokenTransfer,
} from '../../../../api/core/wallet/intents.ts'
import { signSession } from '../../../../api/core/wallet/login.ts'
import { type Bearer, bearerData, bearerText } from '../../../../api/core/wallet/session-bearer.ts'
import {
  publicKeyOf,
  type SigningRequest,
  type SignMethod,
  signatureOf,
  signMessageBody,
  signMessageRequest,
  signPersonal,
} from '../../../../api/core/wallet/signatures.ts'
import {
  assertUserOperation,
  buildUserOperation,
  gasValuesIn,
  nonceOf,
  signUserOperation,
  type UnsignedUserOperation,
  type UserOperation,
} from '../../../../api/core/wallet/user-operation.ts'
import type { ContractRead, WalletCalls } from './calls.ts'
import * as shapes from './shapes.ts'

/** Checks whether the session still has this wallet open. */
export type Guard = {
  /** Throws the refusal when this wallet is no longer open. */
  demandOpen(wallet: OpenWallet, refusal: WalletError): void
  /** The same before and while some work runs. */
  whileOpen<T>(wallet: OpenWallet, refusal: WalletError, work: () => Promise<T>): Promise<T>
  /** The id of the wallet's signing key. */
  keyIdOf(wallet: OpenWallet): Promise<string>
}

type Parts = {
  userSWA: string
  clientSWA: string
  environment: Environment
  signer: Signer
  calls: WalletCalls
  guard: Guard
}

const POLL_MS = 1000
/** `feePayer`: the address that pays the fees; the zero address by default. */
export type OperationOptions = { feePayer?: string }
type Estimated = { details?: { estimation?: { gasFeesInInputToken?: unknown } } }

export class OpenWallet {
  /** The address of the smart wallet: 0x and 40 hex digits. Its addresses on networks are `addresses()`. */
  readonly userSWA: string
  readonly environment: Environment
  /** The backend's calls by name, for calls without a function here. */
  readonly calls: WalletCalls
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.userSWA = parts.userSWA
    this.environment = parts.environment
    this.calls = parts.calls
    this.#parts = parts
  }

  // Reads. A field that the backend leaves out is '' where it is a text, else null; no row is left out.

  /** The networks that the wallet supports. A `caipId` is `eip155:…` or `aptos:…`. */
  networks = () => this.calls.read('listNetworks', shapes.networksIn)
  /** The tokens that it supports; amounts of a token have its `decimals`. */
  tokens = () => this.calls.read('listTokens', shapes.tokensIn)
  /** The wallet's address on each network. */
  addresses = () => this.calls.read('listWallets', shapes.walletsIn)
  /** The portfolio in whole units, and its worth in USDT and INR. */
  portfolio = () => this.calls.read('readPortfolio', shapes.portfolioIn)
  nfts = () => this.calls.read('listNfts', shapes.nftsIn)
  /** Incoming and outgoing transfers in whole units, times as ISO instants. */
  activity = () => this.calls.read('listActivity', shapes.activityIn)
  /** The orders of sent operations, all or those of a filter. */
  orders = (filter: OrderFilter = {}) => this.calls.read('listOrders', shapes.ordersIn, ordersQuery(filter))

  // Operations. Each is checked, signed by the session's key and sent; it resolves with the id of its order.

  /** `amount`: in the token's smallest units (`toSmallest`). `token`: its address; '' is the network's own coin. */
  transferToken = this.#orders<TokenTransfer>('tokenTransfer')
  /** `amount`: 1 if left out, and always for ERC721. */
  transferNft = this.#orders<NftTransfer>('nftTransfer')
  /** On Aptos networks. Without `collectionAddress` it goes into the wallet's own collection. */
  mintNft = this.#orders<NftMint>('nftMint')
  /** On Aptos networks. */
  createCollection = this.#orders<NftCollection>('nftCreateCollection')
  /** `value`: in the coin's smallest units (wei); `data`: hex with 0x. One of both is needed. */
  sendEvmTransaction = this.#orders<EvmRawTransaction>('evmRawTransaction')
  /** Calls entry functions; large numbers among the arguments are texts. */
  sendAptosTransactions = this.#orders<AptosRawTransaction>('aptosRawTransaction')

  #orders<Input extends object>(name: IntentName) {
    return async (input: Input, options?: OperationOptions): Promise<string> =>
      this.execute(await this.signIntent(this.intentOf(name, input), undefined, options))
  }

  /** Checks the input of an intent. Throws WalletError with an issue for each wrong field. */
  intentOf(name: IntentName, input: object): Intent {
    return intentOf(name, input, this.userSWA)
  }

  /**
   * Builds and signs the operation of an intent. Signed once, it may be sent again after a lost reply: it is executed once. The
   * paymaster data for its nonce is fetched first: it is signed too.
   */
  async signIntent(
    intent: Intent,
    networks?: readonly Network[],
    { feePayer }: OperationOptions = {},
  ): Promise<UserOperation> {
    if (feePayer !== undefined) assertFeePayer(feePayer)
    const { calls, userSWA, clientSWA, environment, signer, guard } = this.#parts
    const network = networkFor(intent, networks ?? (await this.networks()))
    const uuid = crypto.randomUUID()
    const [gas, paymasterData] = await guard.whileOpen(this, mustBeLoggedIn('paymasterData'), () =>
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
      feePayer,
    })
    const callData = encodeCallData(environment.jobManager, job)
    guard.demandOpen(this, mustBeLoggedIn('signUserOp'))
    return signer.signOperation(
      buildUserOperation({ environment, userSWA, nonce, gasValues, callData, paymasterData }),
      environment,
    )
  }

  /** Sends a signed operation. Resolves with the order's id. */
  async execute(operation: UserOperation): Promise<string> {
    const { calls, guard } = this.#parts
    assertUserOperation(operation)
    const answer = await guard.whileOpen(this, mustBeLoggedIn('executeUserOp'), () =>
      calls.ask('execute', { body: operation }),
    )
    const { jobId } = Object(answer) as { jobId?: unknown }
    if (typeof jobId !== 'string' || jobId === '') throw new WalletError('Execute response data is missing')
    return jobId
  }

  /** Waits for the network: resolves with the order once it is done or has failed (`stageOf(order.status)`). */
  async settled(orderId: string, { signal }: { signal?: AbortSignal } = {}): Promise<shapes.OrderEntry> {
    for (;;) {
      signal?.throwIfAborted()
      const order = (await this.orders({ intentId: orderId })).find(({ intentId }) => intentId === orderId)
      if (order && ['done', 'failed'].includes(shapes.stageOf(order.status))) return order
      await new Promise(resolve => setTimeout(resolve, POLL_MS))
    }
  }

  /** The fee of a token transfer in the network's coin, in whole units; null when unknown, and for other intents. */
  async estimateFee(intent: Intent): Promise<string | null> {
    if (intent.name !== 'tokenTransfer') return null
    const { caip2Id, recipient, token, amount } = intent.input
    const body = {
      type: 'TOKEN_TRANSFER' as const,
      jobId: crypto.randomUUID(),
      details: { recipientWalletAddress: recipient, caip2Id, tokenAddress: token, amount: String(amount) },
      gasDetails: { maxFeePerGas: ESTIMATE_FEE, maxPriorityFeePerGas: ESTIMATE_FEE },
    }
    const { details } = ((await this.calls.ask('estimate', { body })) ?? {}) as Estimated
    const fee = details?.estimation?.gasFeesInInputToken
    return typeof fee === 'string' && /^\d+(\.\d+)?$/.test(fee) ? fee : null
  }

  /** The contract's return values as texts. Nothing is signed. */
  async readContract(body: ContractRead): Promise<string[]> {
    const answer = await this.calls.ask('readContract', { body })
    const list = Array.isArray(answer) ? answer : [answer]
    return list.map(one => (typeof one === 'string' ? one : JSON.stringify(one)))
  }

  /** The wallet's own key signs a text (EIP-191). The signature is 65 bytes in hex; it recovers to the address on EVM networks. */
  signMessage = (text: string): Promise<string> => this.#sign('EIP191', text)
  /** The same for typed data (EIP-712): an object with domain, types, primaryType and message, or its JSON text. */
  signTypedData = (data: object | string): Promise<string> =>
    this.#sign('EIP712', typeof data === 'string' ? data : JSON.stringify(data))

  #sign(method: SignMethod, message: string): Promise<string> {
    const { calls, environment, signer, userSWA, guard } = this.#parts
    const refusal = mustBeLoggedIn(method === 'EIP191' ? 'signMessage' : 'signTypedData')
    return guard.whileOpen(this, refusal, async () => {
      const ecdsaKeyId = await guard.keyIdOf(this)
      const request = { environment, method, message, ecdsaKeyId, transactionId: crypto.randomUUID() }
      const whose = { userSWA, jobId: crypto.randomUUID(), sessionPk: signer.sessionPk }
      const body = signMessageBody(request, whose, signer.signMessage(request))
      const signature = signatureOf(await calls.ask('signMessage', { body }))
      if (signature === null) throw new WalletError('Sign message response data is missing')
      return signature
    })
  }
}

export type Signer = ReturnType<typeof signerOf>

/** 32 random bytes as hex with 0x, a valid private key. */
export function newSessionKey(): string {
  for (;;) {
    const bytes = crypto.getRandomValues(new Uint8Array(32))
    const key = `0x${Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')}`
    try {
      publicKeyOf(key)
      return key
    } catch {
      // Zero or beyond the order of the curve, which practically never happens.
    }
  }
}

/** Throws for an invalid private key. */
export const signerOf = (privateKey: string) => ({
  sessionPk: publicKeyOf(privateKey),
  /** Proves to the login that the caller holds this key. */
  signSession: () => signSession(privateKey, publicKeyOf(privateKey)),
  signBearer(nowMs: number): Bearer {
    const data = bearerData(publicKeyOf(privateKey), nowMs)
    return { data, data_signature: signPersonal(privateKey, bearerText(data)) }
  },
  signOperation: (operation: UnsignedUserOperation, environment: Environment) =>
    signUserOperation(privateKey, operation, environment),
  signMessage: (request: SigningRequest) => signMessageRequest(privateKey, request),
})
