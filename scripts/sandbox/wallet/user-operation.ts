// A signed user operation: its format and its hash. Pure.
import { AbiCoder, concat, isHexString, keccak256, toBeHex } from 'ethers'
import type { Environment } from './environment.ts'
import { objectWith, Refused } from './reply.ts'

const GAS = [
  'callGasLimit',
  'verificationGasLimit',
  'preVerificationGas',
  'maxFeePerGas',
  'maxPriorityFeePerGas',
  'paymasterPostOpGasLimit',
  'paymasterVerificationGasLimit',
] as const
const FIELDS = ['sender', 'nonce', 'paymaster', ...GAS, 'callData', 'paymasterData'] as const
export type UserOperation = Record<(typeof FIELDS)[number], string> & { signature?: string }

const coder = AbiCoder.defaultAbiCoder()
const ADDRESS = /^0x[0-9a-fA-F]{40}$/
const QUANTITY = /^0x(0|[1-9a-f][0-9a-f]{0,31})$/

/** Throws Refused 400 naming the malformed field. */
export function userOperationOf(body: unknown): UserOperation & { signature: string } {
  const value = objectWith(body, 'the user operation', [...FIELDS, 'signature']) as Record<string, string>
  const demand = (fine: boolean, field: string) => {
    if (!fine) throw new Refused(400, `the user operation's ${field} is malformed`)
  }
  const isText = (field: string) => typeof value[field] === 'string'
  for (const field of [...FIELDS, 'signature']) demand(isText(field) && String(value[field]).startsWith('0x'), field)
  for (const field of ['sender', 'paymaster']) demand(ADDRESS.test(value[field]!), field)
  for (const field of GAS) demand(QUANTITY.test(value[field]!), field)
  demand(/^0x[0-9a-f]{64}$/.test(value.nonce!), 'nonce')
  for (const field of ['callData', 'paymasterData']) demand(isHexString(value[field]), field)
  return value as UserOperation & { signature: string }
}

/** The 32 bytes that the session signs, in hex. Unlike in ERC-4337, the maximum fee comes before the priority fee. */
export function userOperationHash(operation: UserOperation, { entryPoint, chainId }: Environment): string {
  const half = (field: (typeof GAS)[number]) => toBeHex(BigInt(operation[field]), 16)
  const paymaster = concat([
    operation.paymaster,
    half('paymasterVerificationGasLimit'),
    half('paymasterPostOpGasLimit'),
    operation.paymasterData,
  ])
  const packed = coder.encode(
    ['address', 'bytes32', 'bytes32', 'bytes32', 'bytes32', 'uint256', 'bytes32', 'bytes32'],
    [
      operation.sender.toLowerCase(),
      operation.nonce,
      keccak256('0x'),
      keccak256(operation.callData),
      concat([half('verificationGasLimit'), half('callGasLimit')]),
      BigInt(operation.preVerificationGas),
      concat([half('maxFeePerGas'), half('maxPriorityFeePerGas')]),
      keccak256(paymaster),
    ],
  )
  return keccak256(coder.encode(['bytes32', 'address', 'uint256'], [keccak256(packed), entryPoint, chainId]))
}
