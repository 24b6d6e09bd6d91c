// User operations: built, packed, hashed, signed and checked. The packed form swaps both gas fees against ERC-4337 v0.7.
import { AbiCoder, concat, keccak256, toBeHex, toQuantity } from 'ethers'
import { type Environment, GAS } from './environments.ts'
import { addressOf, isAddress, recoverHash, signHash } from './signatures.ts'
import { WalletError } from './wallet-error.ts'

/** The fields in the order in which they are sent; all of them hex. */
export const USER_OPERATION_FIELDS = [
  'sender',
  'nonce',
  'paymaster',
  'callGasLimit',
  'verificationGasLimit',
  'preVerificationGas',
  'maxFeePerGas',
  'maxPriorityFeePerGas',
  'paymasterPostOpGasLimit',
  'paymasterVerificationGasLimit',
  'callData',
  'paymasterData',
] as const
export type UnsignedUserOperation = Readonly<Record<(typeof USER_OPERATION_FIELDS)[number], string>>
export type UserOperation = UnsignedUserOperation & Readonly<{ signature: string }>
export type GasValues = { maxFeePerGas: string; maxPriorityFeePerGas: string }

/** The fees as the backend told them; the usual ones for those that it left out. Throws for what is no quantity. */
export function gasValuesIn(answer: unknown): GasValues {
  const { maxFeePerGas, maxPriorityFeePerGas } = Object(answer) as Record<string, unknown>
  const quantity = (value: unknown, usual: bigint): string => {
    if (value === undefined || value === null) return toQuantity(usual)
    if (typeof value === 'string' && /^0x[0-9a-fA-F]{1,32}$/.test(value)) return value
    throw new WalletError('Gas values response data is missing')
  }
  return {
    maxFeePerGas: quantity(maxFeePerGas, GAS.maxFeePerGas),
    maxPriorityFeePerGas: quantity(maxPriorityFeePerGas, GAS.maxPriorityFeePerGas),
  }
}

/** The fees are taken over as they were told. */
export const buildUserOperation = (parts: {
  environment: Environment
  userSWA: string
  nonce: string
  gasValues: GasValues
  callData: string
  paymasterData: string
}): UnsignedUserOperation => ({
  sender: parts.userSWA,
  nonce: parts.nonce,
  paymaster: parts.environment.paymaster,
  callGasLimit: toQuantity(GAS.callGasLimit),
  verificationGasLimit: toQuantity(GAS.verificationGasLimit),
  preVerificationGas: toQuantity(GAS.preVerificationGas),
  maxFeePerGas: parts.gasValues.maxFeePerGas,
  maxPriorityFeePerGas: parts.gasValues.maxPriorityFeePerGas,
  paymasterPostOpGasLimit: toQuantity(GAS.paymasterPostOpGasLimit),
  paymasterVerificationGasLimit: toQuantity(GAS.paymasterVerificationGasLimit),
  callData: parts.callData,
  paymasterData: parts.paymasterData,
})

const half = (quantity: string) => toBeHex(BigInt(quantity), 16)

/** Throws 'Invalid UserOp' when a field is missing, and for what is no number or does not fit. */
export function packUserOperation(operation: UnsignedUserOperation) {
  if (USER_OPERATION_FIELDS.some(name => !operation[name])) throw new Error('Invalid UserOp')
  const { sender, nonce, callData, preVerificationGas, paymaster, paymasterData } = operation
  return {
    sender,
    nonce,
    initCode: '0x',
    callData,
    preVerificationGas,
    accountGasLimits: concat([half(operation.verificationGasLimit), half(operation.callGasLimit)]),
    gasFees: concat([half(operation.maxFeePerGas), half(operation.maxPriorityFeePerGas)]),
    paymasterAndData: `${paymaster}${half(operation.paymasterVerificationGasLimit).slice(2)}${half(operation.paymasterPostOpGasLimit).slice(2)}${paymasterData.slice(2)}`,
  }
}

export function hashUserOperation(operation: UnsignedUserOperation, { entryPoint, chainId }: Environment): string {
  const packed = packUserOperation(operation)
  const abi = AbiCoder.defaultAbiCoder()
  const inner = abi.encode(
    ['address', 'bytes32', 'bytes32', 'bytes32', 'bytes32', 'uint256', 'bytes32', 'bytes32'],
    [
      packed.sender,
      toBeHex(BigInt(packed.nonce), 32),
      keccak256(packed.initCode),
      keccak256(packed.callData),
      packed.accountGasLimits,
      BigInt(packed.preVerificationGas),
      packed.gasFees,
      keccak256(packed.paymasterAndData),
    ],
  )
  return keccak256(abi.encode(['bytes32', 'address', 'uint256'], [keccak256(inner), entryPoint, chainId]))
}

/** A new object: what was given stays as it was. */
export const signUserOperation = (
  sessionPrivateKey: string,
  operation: UnsignedUserOperation,
  environment: Environment,
): UserOperation => ({
  ...operation,
  signature: signHash(sessionPrivateKey, hashUserOperation(operation, environment)),
})

export function isOperationSigned(sessionPk: string, operation: UserOperation, environment: Environment): boolean {
  try {
    return recoverHash(hashUserOperation(operation, environment), operation.signature) === addressOf(sessionPk)
  } catch {
    return false
  }
}

const WORDS: Record<keyof UnsignedUserOperation, string> = {
  sender: 'sender address',
  nonce: 'nonce',
  paymaster: 'paymaster address',
  callGasLimit: 'call gas limit',
  verificationGasLimit: 'verification gas limit',
  preVerificationGas: 'pre-verification gas',
  maxFeePerGas: 'max fee per gas',
  maxPriorityFeePerGas: 'max priority fee per gas',
  paymasterPostOpGasLimit: 'paymaster post-op gas limit',
  paymasterVerificationGasLimit: 'paymaster verification gas limit',
  callData: 'call data',
  paymasterData: 'paymaster data',
}

/** Every field that is not hex, and every address that is none. */
export function userOperationProblems(value: unknown): { path: string; message: string }[] {
  const operation = Object(value) as Record<string, unknown>
  const isFine = (name: string) =>
    name === 'sender' || name === 'paymaster'
      ? isAddress(operation[name])
      : typeof operation[name] === 'string' && /^0x[0-9a-fA-F]*$/.test(operation[name])
  return USER_OPERATION_FIELDS.filter(name => !isFine(name)).map(name => ({
    path: name,
    message: `Invalid ${WORDS[name]} format`,
  }))
}
