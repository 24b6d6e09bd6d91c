// The constants of each environment of the wallet's backend, from the protocol reference.
export type EnvironmentName = 'sandbox' | 'staging'
export type Environment = {
  chainId: bigint
  entryPoint: string
  jobManager: string
  paymaster: string
  /** The number of key shares that sign a message. */
  threshold: number
}

export const ENVIRONMENTS: Record<EnvironmentName, Environment> = {
  sandbox: {
    chainId: 1_802_466_136n,
    entryPoint: '0xCa5b1b0d3893b5152014fD5B519FF50f7C40f9da',
    jobManager: '0x0543aD80b41C5f5956d34503668CDb965deCB617',
    paymaster: '0x74324fA6Fa67b833dfdea4C1b3A9898574d076e3',
    threshold: 2,
  },
  staging: {
    chainId: 124_736_089n,
    entryPoint: '0x322eF240AD89d19a50Ca092CF70De9603bf6778E',
    jobManager: '0x57820589F31a9e4a34A0299Ea4aDe7c536139682',
    paymaster: '0xc2D31Cdc6EFd02F85Ab943c4587f8D60E6E15F9c',
    threshold: 3,
  },
}
