// Texts for failures, networks, statuses and kinds of orders.
import { WalletError, withReason } from '../../../api/core/wallet/errors.ts'
import { ApiProblem } from '../data/fetch.ts'
import { momentOf } from '../parts/dates.ts'
import { type STATUSES, type Stage, stageOf } from './kit/index.ts'

/** The message of a failure, with the backend's own reason where there is one. */
export function errorInWords(error: unknown): string {
  if (error instanceof ApiProblem) return withDetail(error.message, error.errors[0]?.message ?? error.reply.detail)
  if (error instanceof WalletError) return withDetail(error.message, error.details)
  return error instanceof Error ? error.message : 'Something went wrong.'
}

function withDetail(message: string, detail: unknown): string {
  if (typeof detail !== 'string' || detail === '' || message.includes(detail)) return message
  return message.endsWith('.') ? `${message} ${detail}` : withReason(message, detail)
}

/** "SANDBOX_ALPHA" is "Sandbox Alpha". */
export const networkTitle = (name: string): string =>
  (name.trim() || 'network not known')
    .toLowerCase()
    .split('_')
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

const STATUS_WORDS = {
  NOT_EXISTS: 'Not known yet',
  INITIATED: 'Accepted',
  PENDING: 'Waiting',
  IN_PROGRESS: 'Under way',
  SUCCESSFUL: 'Done',
  FAILED: 'Failed',
  EXPIRED: 'Expired',
  BUNDLER_DISCARDED: 'Discarded',
  FAILED_ON_CHAIN: 'Failed on the network',
} as const satisfies Record<(typeof STATUSES)[keyof typeof STATUSES][number], string>

export const STATUS_NAMES: readonly [status: string, words: string][] = Object.entries(STATUS_WORDS)

/** A status in words. An unknown status is never shown as done or failed. */
export function statusOf(status: string): { stage: Stage; words: string } {
  const stage = stageOf(status)
  if (stage !== 'unknown') return { stage, words: STATUS_WORDS[status as keyof typeof STATUS_WORDS] }
  return { stage, words: status === '' ? 'Not known' : `Not known here: ${shortened(status)}` }
}

const KINDS: Record<string, string> = {
  TOKEN_TRANSFER: 'Tokens sent',
  NFT_TRANSFER: 'NFT transferred',
  NFT_CREATE_COLLECTION: 'Collection created',
  NFT_MINT: 'NFT minted',
  RAW_TRANSACTION: 'Transaction',
}
export const KIND_NAMES: readonly [kind: string, words: string][] = Object.entries(KINDS)
export const kindOf = (intentType: string): string =>
  (Object.hasOwn(KINDS, intentType) ? KINDS[intentType] : intentType) || 'Order of an unknown kind'

export const timeOf = (at: string | null): string => (at === null ? 'Time not known' : momentOf(at))

/** The first and last characters of a long address or hash. */
export const shortened = (text: string): string => (text.length > 18 ? `${text.slice(0, 8)}…${text.slice(-6)}` : text)

/** Formats "1000.0" as "1,000"; money keeps its decimals. Other texts are returned as they are, '' as "not known". */
export function figure(text: string, isMoney = false): string {
  const [, whole = '', fraction = ''] = /^(\d+)(?:\.(\d*))?$/.exec(text) ?? []
  if (whole === '') return text || 'not known'
  const places = isMoney ? fraction : fraction.replace(/(?<!0)0+$/, '')
  return `${BigInt(whole).toLocaleString('en-IN')}${places && `.${places}`}`
}
