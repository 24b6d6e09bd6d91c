// How the wallet's things are said: failures, networks, statuses, kinds of orders. Texts only.
import { WalletError } from '../../../api/wallet/rules/wallet-error.ts'
import { ApiProblem } from '../data/fetch.ts'

/** What went wrong, with the backend's own word for it where there is one. */
export function wordsOf(error: unknown): string {
  if (error instanceof ApiProblem) return withDetail(error.message, error.errors[0]?.message ?? error.reply.detail)
  if (error instanceof WalletError) return withDetail(error.message, error.details)
  return error instanceof Error ? error.message : 'Something went wrong.'
}

const withDetail = (message: string, detail: unknown) =>
  typeof detail === 'string' && detail !== '' && !message.includes(detail) ? `${message}: ${detail}` : message

/** "SANDBOX_ALPHA" is "Sandbox Alpha". */
export const networkTitle = (name: string): string =>
  name
    .toLowerCase()
    .split('_')
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

const PENDING: Record<string, string> = {
  NOT_EXISTS: 'Not known yet',
  INITIATED: 'Accepted',
  PENDING: 'Waiting',
  IN_PROGRESS: 'Under way',
}
const FAILED: Record<string, string> = {
  FAILED: 'Failed',
  EXPIRED: 'Expired',
  BUNDLER_DISCARDED: 'Discarded',
  FAILED_ON_CHAIN: 'Failed on the network',
}

/** A status in words; `stage` says whether it may still change. */
export function statusOf(status: string): { stage: 'pending' | 'done' | 'failed'; words: string } {
  if (status in PENDING) return { stage: 'pending', words: PENDING[status] ?? '' }
  if (status in FAILED) return { stage: 'failed', words: FAILED[status] ?? '' }
  return { stage: 'done', words: status === 'SUCCESSFUL' ? 'Done' : status }
}

const KINDS: Record<string, string> = {
  TOKEN_TRANSFER: 'Tokens sent',
  NFT_TRANSFER: 'NFT transferred',
  NFT_CREATE_COLLECTION: 'Collection created',
  NFT_MINT: 'NFT minted',
  RAW_TRANSACTION: 'Transaction',
}
export const kindOf = (intentType: string): string => KINDS[intentType] ?? intentType

/** The two ends of a long address or hash. */
export const shortened = (text: string): string => (text.length > 18 ? `${text.slice(0, 8)}…${text.slice(-6)}` : text)
