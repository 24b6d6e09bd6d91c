// User operations: nonce, paymaster data, building, hashing and signing, and the checks before one is executed. The packed
// form swaps both gas fees against ERC-4337 v0.7.
import { AbiCoder, concat, getAddress, getBytes, keccak256, solidityPacked, toBeHex, toQuantity } from 'ethers'
import { type Environment, GAS, INTENT_TYPES, PAYMASTER_SECONDS } from './environments.ts'
import { type Issue, WalletError } from './errors.ts'
import { readCallData } from './intents.ts'
import { addressOf, isAddress, isSameAddress, recoverHash, signHash } from './signatures.ts'

// Nonces are UUIDs, on the wire numbers of 32 bytes. One nonce belongs to an operation, its job and its paymaster data.
const UUID = /^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/

const isUuid = (text: unknown): text is string => typeof text === 'string' && UUID.test(text)

/** Random UUIDs: the only version accepted from outside. */
export const isUuidV4 = (text: unknown): text is string =>
  isUuid(text) && text[14] === '4' && /[89abAB]/.test(text[19] ?? '')

/** 16 zero bytes, then the UUID's 16 bytes. Throws TypeError 'Invalid UUID'. */
export function nonceOf(uuid: string): string {
  if (!isUuid(uuid)) throw new TypeError('Invalid UUID')
  return `0x${'0'.repeat(32)}${uuid.replaceAll('-', '').toLowerCase()}`
}

/** The UUID of a nonce, lower case; null when the number exceeds 16 bytes. */
export function uuidOf(nonce: string): string | null {
  const digits = /^0x0{32}([0-9a-f]{32})$/.exec(nonce.toLowerCase())?.[1]
  return digits === undefined ? null : digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

type Moment = number | bigint | Date
/**
 * Paymaster data: the client's signed promise to pay for one nonce until a time (whole seconds). It is bound to no chain
 * and no operation, so the issuer must remember the nonces.
 */
type PaymasterGrant = { nonce: string; clientSWA: string; until: bigint; after: bigint }

const TYPES = ['address', 'uint48', 'uint48', 'bytes']

const seconds = (moment: Moment): bigint =>
  moment instanceof Date ? BigInt(Math.floor(moment.getTime() / 1_000)) : BigInt(moment)

export function paymasterGrant(clientSWA: string, nonce: string, until: Moment, after: Moment = 0): PaymasterGrant {
  return { nonce, clientSWA, until: seconds(until), after: seconds(after) }
}

/** 64 bytes: nonce, client, until, after. */
export const packGrant = ({ nonce, clientSWA, until, after }: PaymasterGrant): string =>
  solidityPacked(['bytes32', 'address', 'uint48', 'uint48'], [nonce, clientSWA, until, after])

export const hashGrant = (grant: PaymasterGrant): string => keccak256(packGrant(grant))

const encodePaymasterData = ({ clientSWA, until, after }: PaymasterGrant, signature: string): string =>
  AbiCoder.defaultAbiCoder().encode(TYPES, [clientSWA, until, after, signature])

export const signPaymasterData = (clientPrivateKey: string, grant: PaymasterGrant): string =>
  encodePaymasterData(grant, signHash(clientPrivateKey, hashGrant(grant)))

/** Decodes paymaster data; null when it is not exactly what the encoder makes. */
export function readPaymasterData(data: string, nonce: string): (PaymasterGrant & { signature: string }) | null {
  try {
    const [clientSWA, until, after, signature] = AbiCoder.defaultAbiCoder().decode(TYPES, data)
    const grant = { nonce, clientSWA: getAddress(clientSWA), until, after }
    return encodePaymasterData(grant, signature) === data.toLowerCase() ? { ...grant, signature } : null
  } catch {
    return null
  }
}

/** Whether `signer` issued this for the nonce and for `clientSWA`, and it is valid now and not for too long. */
export function isGranted(
  data: string,
  wanted: { nonce: string; clientSWA: string; signer: string; nowMs: number; atMostSeconds: number },
): boolean {
  const grant = readPaymasterData(data, wanted.nonce)
  if (!grant || getBytes(grant.signature).length !== 65 || !isSameAddress(grant.clientSWA, wanted.clientSWA))
    return false
  const now = BigInt(Math.floor(wanted.nowMs / 1_000))
  if (grant.after > now || grant.until <= now || grant.until > now + BigInt(wanted.atMostSeconds) + 1n) return false
  const by = recoverHash(hashGrant(grant), grant.signature)
  return by !== null && isSameAddress(by, wanted.signer)
}

/** In the order in which they are sent; all of them hex. */
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
type GasValues = { maxFeePerGas: string; maxPriorityFeePerGas: string }

/** The fees in the backend's reply, defaults for missing ones. Throws for a malformed quantity. */
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

/** Throws 'Invalid UserOp' for anything but an operation with all of its fields in the right form. */
export function assertUserOperation(value: unknown): asserts value is UnsignedUserOperation {
  const issues = userOperationProblems(value)
  if (issues.length > 0) throw new WalletError('Invalid UserOp', { issues })
}

export function packUserOperation(operation: UnsignedUserOperation) {
  assertUserOperation(operation)
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

/** Throws 'Invalid UserOp' too for numbers that are too large, and for odd hex. */
export function hashUserOperation(operation: UnsignedUserOperation, environment: Environment): string {
  try {
    return hashOf(operation, environment)
  } catch {
    throw new WalletError('Invalid UserOp')
  }
}

function hashOf(operation: UnsignedUserOperation, { entryPoint, chainId }: Environment): string {
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

/** Every field that is not hex, and every malformed address. */
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

type ExecutionContext = {
  environment: Environment
  clientSWA: string
  /** The address of the client key, which must have signed the paymaster data. */
  clientAddress: string
  userSWA: string
  sessionPk: string
  nowMs: number
}

const issue = (path: string, message: string): Issue[] => [{ path, message }]

/** Whether the session may execute this operation: the first kind of fault only, empty when it may. */
export function executionProblems(operation: UserOperation, context: ExecutionContext): Issue[] {
  const { environment, clientSWA, clientAddress, userSWA, sessionPk, nowMs } = context
  const malformed = userOperationProblems(operation)
  if (malformed.length > 0) return malformed
  if (!isSameAddress(operation.sender, userSWA)) return issue('sender', "This is not the session's wallet.")
  if (!isSameAddress(operation.paymaster, environment.paymaster)) {
    return issue('paymaster', 'This is not the paymaster of the environment.')
  }
  if (uuidOf(operation.nonce) === null) return issue('nonce', 'A nonce is a uuid as a number of 32 bytes.')
  if (!isOperationSigned(sessionPk, operation, environment)) {
    return issue('signature', 'This is not the signature of the session key over this operation.')
  }
  const job = readCallData(operation.callData)
  if (!job) return issue('callData', 'This is not a job that can be read.')
  const isRight =
    isSameAddress(job.jobManager, environment.jobManager) &&
    job.value === 0n &&
    job.jobId === operation.nonce.toLowerCase() &&
    isSameAddress(job.clientSWA, clientSWA) &&
    isSameAddress(job.userSWA, userSWA) &&
    INTENT_TYPES.some(type => type === job.intentType)
  if (!isRight) return issue('callData', 'This job is not of this wallet, of this nonce, or of a known kind.')
  const wanted = { nonce: operation.nonce, clientSWA, signer: clientAddress, nowMs, atMostSeconds: PAYMASTER_SECONDS }
  if (!isGranted(operation.paymasterData, wanted)) {
    return issue('paymasterData', 'This was not issued for this operation, or has expired.')
  }
  return []
}
