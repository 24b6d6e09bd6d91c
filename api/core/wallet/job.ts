// callData of a user operation: what is asked of the wallet, as the job manager reads it. Encoded and, for checking, read back.
import { AbiCoder, getAddress, Interface } from 'ethers'
import { EXECUTE_SELECTOR, INITIATE_JOB, NO_FEE_PAYER } from './environments.ts'

/** As the list of supported networks has it, keys in camel case. */
export type Network = Readonly<{
  caipId: string
  type?: string | null
  gsnEnabled?: boolean | null
  sponsorshipEnabled?: boolean | null
}>
export type Job = Readonly<{
  /** 32 bytes: the operation's nonce. */
  jobId: string
  clientSWA: string
  userSWA: string
  feePayer: string
  policyInfo: string
  gsnData: string
  jobParameters: string
  intentType: string
}>
export type Execution = Job & Readonly<{ jobManager: string; value: bigint }>

const abi = AbiCoder.defaultAbiCoder()
const jobManagerAbi = new Interface([
  `function ${INITIATE_JOB}(uint256 jobId, address clientSWA, address userSWA, address feePayer, bytes policyInfo, bytes gsnData, bytes jobParameters, string intentType)`,
])
const OUTER = ['bytes4', 'address', 'uint256', 'bytes']
const TOKEN = 'tuple(string caip2Id, string recipientWalletAddress, string tokenAddress, uint256 amount)'

/** The same for every intent: no gas station network is required. */
export const GSN_DATA = abi.encode([`tuple(bool, string[], ${TOKEN}[])`], [[false, [], []]])

export const policyOf = ({ gsnEnabled, sponsorshipEnabled }: Network): string =>
  abi.encode(['tuple(bool, bool)'], [[gsnEnabled === true, sponsorshipEnabled === true]])

export const encodeJob = (job: Job): string =>
  jobManagerAbi.encodeFunctionData(INITIATE_JOB, [
    job.jobId,
    job.clientSWA,
    job.userSWA,
    job.feePayer,
    job.policyInfo,
    job.gsnData,
    job.jobParameters,
    job.intentType,
  ])

/** The selector is a word of its own, not the beginning of a call. */
export const encodeCallData = (jobManager: string, job: Job): string =>
  abi.encode(OUTER, [EXECUTE_SELECTOR, jobManager, 0n, encodeJob(job)])

export const jobOf = (parts: {
  jobId: string
  clientSWA: string
  userSWA: string
  network: Network
  intentType: string
  jobParameters: string
}): Job => ({
  jobId: parts.jobId,
  clientSWA: parts.clientSWA,
  userSWA: parts.userSWA,
  feePayer: NO_FEE_PAYER,
  policyInfo: policyOf(parts.network),
  gsnData: GSN_DATA,
  jobParameters: parts.jobParameters,
  intentType: parts.intentType,
})

/** What callData asks for; null when it is not exactly what the encoder makes of it. Addresses come checksummed. */
export function readCallData(callData: string): Execution | null {
  try {
    const [selector, jobManager, value, inner] = abi.decode(OUTER, callData)
    if (selector !== EXECUTE_SELECTOR) return null
    const [id, clientSWA, userSWA, feePayer, policyInfo, gsnData, jobParameters, intentType] =
      jobManagerAbi.decodeFunctionData(INITIATE_JOB, inner)
    const jobId = `0x${(id as bigint).toString(16).padStart(64, '0')}`
    const addresses = { clientSWA: getAddress(clientSWA), userSWA: getAddress(userSWA), feePayer: getAddress(feePayer) }
    const job: Job = { jobId, ...addresses, policyInfo, gsnData, jobParameters, intentType }
    const same = abi.encode(OUTER, [selector, jobManager, value, encodeJob(job)]) === callData.toLowerCase()
    return same ? { ...job, jobManager, value } : null
  } catch {
    return null
  }
}
