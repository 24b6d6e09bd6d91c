// Schemas of the wallet's calls: the backend's own, closed and with size limits, and ours.
import Type, { type Static, type TSchema } from 'typebox'
import { closed, Instant, List, OneOf, Problem, part, ref, Short } from './schema.ts'

const token = () => Type.String({ maxLength: 8_192 })
const hex = (max: number) => Type.String({ pattern: '^0x[0-9a-fA-F]*$', maxLength: max })
const signature = () => hex(200)
const publicKey = () => Type.String({ pattern: '^0x04[0-9a-f]{128}$', maxLength: 132 })
const uuid = () =>
  Type.String({
    pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    maxLength: 36,
  })
const address = () => Type.String({ pattern: '^0x[0-9a-fA-F]{40}$', maxLength: 42 })
const optional = <T extends TSchema>(schema: T) => Type.Optional(schema)

/** Sent by the public SDK only; our client leaves it to the service. */
const envelope = { client_signature: optional(signature()), type: optional(Type.Literal('ethsign')) }
const signedPart = { client_swa: optional(address()), timestamp: optional(Type.Number()) }
const code = { token: optional(token()), otp: optional(Short(20)) }

export const WalletEmailCodeRequest = closed('WalletEmailCodeRequest', {
  data: part({ email: Short(320), ...code, ...signedPart }),
  ...envelope,
})
export const WalletWhatsappCodeRequest = closed('WalletWhatsappCodeRequest', {
  data: part({
    whatsapp_number: Short(40),
    country_short_name: optional(Type.Literal('IN')),
    ...code,
    ...signedPart,
  }),
  ...envelope,
})

const authData = part({ idToken: optional(token()), provider: Short(40) })

export const WalletLoginRequest = closed('WalletLoginRequest', {
  authData,
  sessionPk: optional(publicKey()),
  sessionData: optional(
    part({
      nonce: uuid(),
      clientSWA: address(),
      sessionPk: publicKey(),
      paymaster: address(),
      paymasterData: hex(2_000),
    }),
  ),
  sessionPkClientSignature: optional(signature()),
  sessionDataUserSignature: signature(),
})

/** Hex of any length: what each field must be is said in the wallet's own words. */
const field = () => Type.String({ maxLength: 1_000 })

export const WalletExecuteRequest = closed('WalletExecuteRequest', {
  sender: field(),
  nonce: field(),
  paymaster: field(),
  callGasLimit: field(),
  verificationGasLimit: field(),
  preVerificationGas: field(),
  maxFeePerGas: field(),
  maxPriorityFeePerGas: field(),
  paymasterPostOpGasLimit: field(),
  paymasterVerificationGasLimit: field(),
  callData: Type.String({ maxLength: 200_000 }),
  paymasterData: Type.String({ maxLength: 2_000 }),
  signature: signature(),
})

export const WalletSignMessageRequest = closed('WalletSignMessageRequest', {
  data: part({
    userData: part({ userSWA: address(), jobId: uuid(), sessionPk: publicKey() }),
    transactions: Type.Array(
      part({
        transactionId: uuid(),
        method: OneOf(['EIP191', 'EIP712']),
        signingMessage: Type.String({ maxLength: 100_000 }),
        userSessionSignature: signature(),
      }),
      { minItems: 1, maxItems: 10 },
    ),
  }),
})

export const WalletReadContractRequest = closed('WalletReadContractRequest', {
  caip2Id: optional(Short()),
  caip2id: optional(Short()),
  data: Type.Object({}, { additionalProperties: true, maxProperties: 20 }),
})

export const WalletEstimateRequest = closed('WalletEstimateRequest', {
  type: OneOf(['TOKEN_TRANSFER']),
  jobId: uuid(),
  details: part({
    recipientWalletAddress: Short(),
    caip2Id: Short(),
    tokenAddress: Short(),
    amount: Short(100),
  }),
  gasDetails: part({ maxFeePerGas: hex(70), maxPriorityFeePerGas: hex(70) }),
  paymasterData: optional(hex(2_000)),
})

export const WalletBearerRequest = closed('WalletBearerRequest', {
  data: part({ expire_at: Type.Integer(), session_pub_key: publicKey() }),
  data_signature: signature(),
})
export const WalletPaymasterRequest = closed('WalletPaymasterRequest', { nonce: uuid() })

export const WalletConfig = closed('WalletConfig', {
  success: Type.Literal(true),
  environment: OneOf(['sandbox', 'staging', 'production']),
  chainId: Type.Integer(),
  entryPoint: address(),
  jobManager: address(),
  paymaster: address(),
  clientSWA: address(),
  threshold: Type.Integer(),
  onboardingUrl: Short(2_000),
  googleClientId: Short(),
})

/** The backend's own envelope, with ours around it; `data` is as the backend gave it. */
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
      kty: Short(),
      crv: Short(),
      x: Short(),
      y: Short(),
      kid: Short(),
      alg: optional(Short()),
      use: optional(Short()),
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
export const paymasterData = () => hex(2_000)
export const replyOf = () => ref(WalletReply)

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
