// The wallet's public constants: environments, gas limits, lifetimes.

export type EnvironmentName = 'sandbox' | 'staging' | 'production'
export type Environment = Readonly<{
  name: EnvironmentName
  chainId: number
  entryPoint: string
  jobManager: string
  paymaster: string
  /** Key shares that must agree before a message is signed. */
  threshold: number
  bffUrl: string
  onboardingUrl: string
  /** The wallet's payment page, whose messages are accepted as those of the onboarding page are. */
  payOrigin: string
}>

export const ENVIRONMENTS: Readonly<Record<EnvironmentName, Environment>> = {
  sandbox: {
    name: 'sandbox',
    chainId: 1_802_466_136,
    entryPoint: '0xCa5b1b0d3893b5152014fD5B519FF50f7C40f9da',
    jobManager: '0x0543aD80b41C5f5956d34503668CDb965deCB617',
    paymaster: '0x74324fA6Fa67b833dfdea4C1b3A9898574d076e3',
    threshold: 2,
    bffUrl: 'https://sandbox-api.okto.tech',
    onboardingUrl: 'https://sandbox-onboarding.okto.tech/',
    payOrigin: 'https://sandbox-pay.okto.tech',
  },
  staging: {
    name: 'staging',
    chainId: 124_736_089,
    entryPoint: '0x322eF240AD89d19a50Ca092CF70De9603bf6778E',
    jobManager: '0x57820589F31a9e4a34A0299Ea4aDe7c536139682',
    paymaster: '0xc2D31Cdc6EFd02F85Ab943c4587f8D60E6E15F9c',
    threshold: 3,
    bffUrl: 'https://3p-bff.oktostage.com',
    onboardingUrl: 'https://onboarding.oktostage.com/',
    payOrigin: 'https://pay.oktostage.com',
  },
  production: {
    name: 'production',
    chainId: 8_088,
    entryPoint: '0x0b643Bcd21a72b10075F1938Ebebba6E077A1742',
    jobManager: '0x7F1E1e98Dde775Fae0d340D3E5D28004Db58A0d3',
    paymaster: '0xB0E2BD2EFb99F982F8cCB8e6737A572B3B0eCE11',
    threshold: 2,
    bffUrl: 'https://apigw.okto.tech',
    onboardingUrl: 'https://onboarding.okto.tech/',
    payOrigin: 'https://pay.okto.tech',
  },
}

export const GAS = {
  callGasLimit: 600_000n,
  verificationGasLimit: 400_000n,
  preVerificationGas: 100_000n,
  maxFeePerGas: 4_000_000_000n,
  maxPriorityFeePerGas: 4_000_000_000n,
  paymasterPostOpGasLimit: 200_000n,
  paymasterVerificationGasLimit: 200_000n,
} as const

/** Both fee fields of an estimate: 50 gwei. */
export const ESTIMATE_FEE = '0xBA43B7400'

export const BEARER_SECONDS = 5_400
export const SESSION_SECONDS = 6 * 3_600
export const PAYMASTER_SECONDS = 6 * 3_600

export const EXECUTE_SELECTOR = '0x8dd7712f'
export const INITIATE_JOB = 'initiateJob'
export const NO_FEE_PAYER = '0x0000000000000000000000000000000000000000'

export const INTENT_TYPES = [
  'TOKEN_TRANSFER',
  'NFT_TRANSFER',
  'NFT_CREATE_COLLECTION',
  'RAW_TRANSACTION',
  'NFT_MINT',
] as const
export type IntentType = (typeof INTENT_TYPES)[number]

export const PROVIDERS = ['google', 'okto', 'client_jwt'] as const
export type Provider = (typeof PROVIDERS)[number]
