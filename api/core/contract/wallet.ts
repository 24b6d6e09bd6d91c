// Schemas of the wallet's calls: the backend's, closed and with size limits, and our own.
import Type, { type Static, type TSchema } from 'typebox'
import { CHAIN, DIGEST, EMAIL, PAYMASTER, POINT, USDC, UUID, WALLET } from './examples.ts'
import { closed, Instant, List, OneOf, Problem, part, ref, Short } from './schema.ts'

const token = () => Type.String({ maxLength: 8_192 })
const hex = (max: number, example = '0x') =>
  Type.String({ pattern: '^0x[0-9a-fA-F]*$', maxLength: max, examples: [example] })
const SIGNATURE = `0x${'ab'.repeat(64)}1b`
const signature = () => hex(200, SIGNATURE)
const KEY = `0x04${'5e'.repeat(64)}`
const publicKey = () => Type.String({ pattern: '^0x04[0-9a-f]{128}$', maxLength: 132, examples: [KEY] })
const uuid = () =>
  Type.String({
    pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    maxLength: 36,
    examples: [UUID],
  })
const address = (example = WALLET) =>
  Type.String({ pattern: '^0x[0-9a-fA-F]{40}$', maxLength: 42, examples: [example] })
const optional = <T extends TSchema>(schema: T) => Type.Optional(schema)

/** Sent by the public SDK only; for our client the service sets it. */
const envelope = { client_signature: optional(signature()), type: optional(Type.Literal('ethsign')) }
const signedPart = { client_swa: optional(address()), timestamp: optional(Type.Number()) }
const code = { token: optional(token()), otp: optional(Short(20)) }

export const WalletEmailCodeRequest = closed(
  'WalletEmailCodeRequest',
  {
    data: part({ email: Short(320), ...code, ...signedPart }),
    ...envelope,
  },
  { examples: [{ data: { email: EMAIL } }] },
)
export const WalletWhatsappCodeRequest = closed(
  'WalletWhatsappCodeRequest',
  {
    data: part({
      whatsapp_number: Short(40),
      country_short_name: optional(Type.Literal('IN')),
      ...code,
      ...signedPart,
    }),
    ...envelope,
  },
  { examples: [{ data: { whatsapp_number: '9876543210', token: UUID, otp: '123456' } }] },
)

const authData = part({ idToken: optional(token()), provider: Short(40) })

const loginRequest = {
  authData,
  sessionPk: optional(publicKey()),
  sessionData: optional(
    part({
      nonce: uuid(),
      clientSWA: address(),
      sessionPk: publicKey(),
      paymaster: address(PAYMASTER),
      paymasterData: hex(2_000),
    }),
  ),
  sessionPkClientSignature: optional(signature()),
  sessionDataUserSignature: signature(),
}
const login = { authData: { provider: 'client_jwt' }, sessionPk: KEY, sessionDataUserSignature: SIGNATURE }
export const WalletLoginRequest = closed('WalletLoginRequest', loginRequest, { examples: [login] })

/** Hex of any length: the wallet's rules check each field with their own messages. */
const field = (example: string) => Type.String({ maxLength: 1_000, examples: [example] })

export const WalletExecuteRequest = closed('WalletExecuteRequest', {
  sender: field(WALLET),
  nonce: field('0x000000000000000000000000000000009b2f3c0e6d1a4f6e8a550d0b7c1f2e3d'),
  paymaster: field(PAYMASTER),
  callGasLimit: field('0x927c0'),
  verificationGasLimit: field('0x61a80'),
  preVerificationGas: field('0x186a0'),
  maxFeePerGas: field('0xee6b2800'),
  maxPriorityFeePerGas: field('0x3b9aca00'),
  paymasterPostOpGasLimit: field('0x30d40'),
  paymasterVerificationGasLimit: field('0x30d40'),
  callData: Type.String({ maxLength: 200_000, examples: ['0x8dd7712f'] }),
  paymasterData: Type.String({ maxLength: 2_000, examples: ['0x'] }),
  signature: signature(),
})

export const WalletSignMessageRequest = closed('WalletSignMessageRequest', {
  data: part({
    userData: part({ userSWA: address(), jobId: uuid(), sessionPk: publicKey() }),
    transactions: Type.Array(
      part({
        transactionId: uuid(),
        method: OneOf(['EIP191', 'EIP712']),
        signingMessage: Type.String({ maxLength: 100_000, examples: ['Hello'] }),
        userSessionSignature: signature(),
      }),
      { minItems: 1, maxItems: 10 },
    ),
  }),
})

const balanceOf = {
  name: 'balanceOf',
  type: 'function',
  stateMutability: 'view',
  inputs: [{ name: 'account', type: 'address' }],
  outputs: [{ name: '', type: 'uint256' }],
}
export const WalletReadContractRequest = closed(
  'WalletReadContractRequest',
  {
    caip2Id: optional(Short()),
    caip2id: optional(Short()),
    data: Type.Object({}, { additionalProperties: true, maxProperties: 20 }),
  },
  { examples: [{ caip2Id: CHAIN, data: { contractAddress: USDC, abi: balanceOf, args: { account: WALLET } } }] },
)

export const WalletEstimateRequest = closed('WalletEstimateRequest', {
  type: OneOf(['TOKEN_TRANSFER']),
  jobId: uuid(),
  details: part({
    recipientWalletAddress: Short(200, WALLET),
    caip2Id: Short(200, CHAIN),
    tokenAddress: Short(200, USDC),
    amount: Short(100, '1000000'),
  }),
  gasDetails: part({ maxFeePerGas: hex(70, '0xBA43B7400'), maxPriorityFeePerGas: hex(70, '0xBA43B7400') }),
  paymasterData: optional(hex(2_000)),
})

export const WalletBearerRequest = closed('WalletBearerRequest', {
  data: part({ expire_at: Type.Integer({ examples: [1_790_000_000] }), session_pub_key: publicKey() }),
  data_signature: signature(),
})
export const WalletPaymasterRequest = closed('WalletPaymasterRequest', { nonce: uuid() })

export const WalletConfig = closed('WalletConfig', {
  success: Type.Literal(true),
  environment: OneOf(['sandbox', 'staging', 'production']),
  chainId: Type.Integer({ examples: [24_879] }),
  entryPoint: address('0x2F7Cd5A79E9ecF0A7a1B4F2Ce1F1D0b3c8E5d6a7'),
  jobManager: address('0xED3D17cae886e008D325Ad7c34F3bdE030B80c2E'),
  paymaster: address(PAYMASTER),
  clientSWA: address('0xfC5d3e74106655d872ef15477bB64bC7eeB6a3d5'),
  threshold: Type.Integer(),
  onboardingUrl: Short(2_000, 'https://sandbox-onboarding.okto.tech'),
  googleClientId: Short(200, 'the-vendors.apps.googleusercontent.com'),
})

/** The backend's envelope inside ours; `data` is unchanged. */
export const WalletReply = closed('WalletReply', {
  success: Type.Literal(true),
  status: Type.Literal('success'),
  data: Type.Unknown(),
})

/** A refusal of a forwarded call. */
export const WalletProblem = closed(
  'WalletProblem',
  {
    ...Problem.properties,
    status: optional(Type.Literal('error')),
    error: optional(part({ code: optional(Type.Number()), message: Short(), details: optional(Short()) })),
  },
  {
    description:
      'The public SDK gets a refusal with the status and the envelope of the backend, also where that status is 200.',
  },
)

export const LoginKeys = closed('LoginKeys', {
  keys: List(
    part({
      kty: Short(200, 'EC'),
      crv: Short(200, 'P-256'),
      x: Short(200, POINT.x),
      y: Short(200, POINT.y),
      kid: Short(200, 'wallet-2026-11'),
      alg: optional(Short(200, 'ES256')),
      use: optional(Short(200, 'sig')),
    }),
    1_000,
  ),
})

export const OrdersQuery = part({
  intent_id: optional(Short()),
  status: optional(Short(60)),
  intent_type: optional(Short(60)),
})
export const ActivityQuery = part({
  page: optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  size: optional(Type.Integer({ minimum: 1, maximum: 1_000 })),
})

export const expireAt = () => Instant()
export const paymasterData = () => hex(2_000, DIGEST)
/** `data`: an example of the backend's reply. */
export const replyOf = (data: unknown) => ref(WalletReply, { success: true, status: 'success', data })

export type EmailCodeData = Static<typeof WalletEmailCodeRequest>
export type WhatsappCodeData = Static<typeof WalletWhatsappCodeRequest>
export type LoginData = Static<typeof WalletLoginRequest>
export type ExecuteData = Static<typeof WalletExecuteRequest>
export type SignMessageData = Static<typeof WalletSignMessageRequest>
export type ReadContractData = Static<typeof WalletReadContractRequest>
export type EstimateData = Static<typeof WalletEstimateRequest>
export type BearerRequestData = Static<typeof WalletBearerRequest>
export type PaymasterRequestData = Static<typeof WalletPaymasterRequest>
export type WalletConfigData = Static<typeof WalletConfig>

export const walletSchemas = [
  WalletEmailCodeRequest,
  WalletWhatsappCodeRequest,
  WalletLoginRequest,
  WalletExecuteRequest,
  WalletSignMessageRequest,
  WalletReadContractRequest,
  WalletEstimateRequest,
  WalletBearerRequest,
  WalletPaymasterRequest,
  WalletConfig,
  WalletReply,
  WalletProblem,
  LoginKeys,
]
