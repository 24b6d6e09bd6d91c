// Whether an operation that somebody wants executed is one that this session may ask for. The same for every caller.
import type { Environment } from './environments.ts'
import { INTENT_TYPES, PAYMASTER_SECONDS } from './environments.ts'
import { readCallData } from './job.ts'
import { uuidOf } from './nonce.ts'
import { isGranted } from './paymaster.ts'
import { isSameAddress } from './signatures.ts'
import { isOperationSigned, type UserOperation, userOperationProblems } from './user-operation.ts'
import type { Issue } from './wallet-error.ts'

export type ExecutionContext = {
  environment: Environment
  clientSWA: string
  /** Of the client key: who must have signed the paymaster data. */
  clientAddress: string
  userSWA: string
  sessionPk: string
  nowMs: number
}

const issue = (path: string, message: string): Issue[] => [{ path, message }]

/** What is wrong with it, the first kind of fault only; empty when it may go on. */
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
    return issue('paymasterData', 'This was not given out for this operation, or is out of date.')
  }
  return []
}
