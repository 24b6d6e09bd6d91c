// The backend's calls: the path, the part of the reply that is read, and the exact message of each failure.
import { WalletError, withReason } from './errors.ts'

export const API = '/api/oc/v1'

type CallRow = {
  method: 'GET' | 'POST'
  path: string
  /** Sent without an Authorization header. */
  open?: true
  /** The message for a reply of status error; `{error}` is filled in. Calls without one ignore that status. */
  failed?: string
  /** The message for a reply without its data. */
  missing: string
  /** The property of `data` that holds the result, where it is not the whole. */
  part?: string
  /** The message on screen for every failure of the call. */
  shown?: string
}

const MISSING = 'Response data is missing'

export const CALLS = {
  listWallets: { method: 'GET', path: '/wallets', missing: MISSING },
  listNetworks: {
    method: 'GET',
    path: '/supported/networks',
    failed: 'Failed to retrieve supported networks',
    missing: MISSING,
    part: 'network',
    shown: 'Unable to fetch supported networks',
  },
  listTokens: {
    method: 'GET',
    path: '/supported/tokens',
    missing: MISSING,
    part: 'tokens',
    shown: 'Failed to fetch supported tokens from the backend.',
  },
  readPortfolio: {
    method: 'GET',
    path: '/aggregated-portfolio',
    failed: 'Failed to retrieve portfolio',
    missing: MISSING,
  },
  listActivity: {
    method: 'GET',
    path: '/portfolio/activity',
    failed: 'Failed to retrieve portfolio activity',
    missing: MISSING,
    part: 'activity',
  },
  listNfts: {
    method: 'GET',
    path: '/portfolio/nft',
    failed: 'Failed to retrieve NFT portfolio',
    missing: MISSING,
    part: 'details',
  },
  listOrders: {
    method: 'GET',
    path: '/orders',
    failed: 'Failed to retrieve orders: {error}',
    missing: 'No orders found or response data is missing.',
    part: 'items',
    shown: 'Failed to retrieve orders. Please try again later.',
  },
  listNftOrders: {
    method: 'GET',
    path: '/nft/order-details',
    failed: 'Failed to fetch NFT collections from the backend.',
    missing: 'Failed to fetch NFT collections from the backend.',
    part: 'items',
    shown: 'Failed to fetch NFT collections from the backend.',
  },
  readUserKeys: {
    method: 'GET',
    path: '/user-keys',
    failed: 'Failed to retrieve user keys: {error}',
    missing: 'User keys response data is missing',
  },
  readGasValues: {
    method: 'GET',
    path: '/gas-values',
    failed: 'Failed to retrieve gas values: {error}',
    missing: 'Gas values response data is missing',
  },
  estimate: { method: 'GET', path: '/estimate', failed: 'Failed to estimate order', missing: MISSING },
  verifySession: { method: 'GET', path: '/verify-session', failed: 'Failed to verify user session', missing: MISSING },
  authenticate: {
    method: 'POST',
    path: '/authenticate',
    open: true,
    failed: 'Authentication failed: {error}',
    missing: 'Authentication response data is missing',
  },
  execute: {
    method: 'POST',
    path: '/execute',
    failed: 'Execute operation failed: {error}',
    missing: 'Execute response data is missing',
  },
  signMessage: {
    method: 'POST',
    path: '/signMessage',
    failed: 'Failed to sign message: {error}',
    missing: 'Sign message response data is missing',
  },
  readContract: {
    method: 'POST',
    path: '/readContractData',
    failed: 'Failed to read contract data',
    missing: MISSING,
    shown: 'Failed to read contract data from the backend.',
  },
  sendEmailOtp: otpCall('/authenticate/email', 'Failed to send Email OTP'),
  resendEmailOtp: otpCall('/authenticate/email', 'Failed to resend Email OTP'),
  verifyEmailOtp: otpCall('/authenticate/email/verify', 'Failed to verify Email OTP'),
  sendWhatsappOtp: otpCall('/authenticate/whatsapp', 'Failed to send WhatsApp OTP'),
  resendWhatsappOtp: otpCall('/authenticate/whatsapp', 'Failed to resend WhatsApp OTP'),
  verifyWhatsappOtp: otpCall('/authenticate/whatsapp/verify', 'Failed to verify WhatsApp OTP'),
} as const satisfies Record<string, CallRow>

function otpCall<P extends string>(path: P, failed: string) {
  return { method: 'POST', path, open: true, failed, missing: MISSING } as const
}

export type CallName = keyof typeof CALLS
export const callOf = (name: CallName): CallRow => CALLS[name]

/** The reason in the backend's error: a text, or an object with a message. */
export function errorText(error: unknown): string {
  if (typeof error === 'string') return error
  const { message, details } = Object(error) as { message?: unknown; details?: unknown }
  if (typeof message === 'string') return message
  return typeof details === 'string' ? details : 'no reason was given'
}

export function failureOf(name: CallName, error: unknown): string {
  const { failed, shown, missing } = callOf(name)
  const [message = '', isReasoned] = (failed ?? shown ?? missing).split(': {error}')
  return isReasoned === undefined ? message : withReason(message, errorText(error))
}

/** The result in a reply whose keys are in camel case. Throws WalletError with the call's own message for any failure. */
export function answerOf(name: CallName, status: number, body: unknown): unknown {
  const { failed, missing, part } = callOf(name)
  const { status: word, data, error } = Object(body) as { status?: unknown; data?: unknown; error?: unknown }
  if (status >= 300 || (failed && word === 'error')) throw new WalletError(failureOf(name, error))
  const answer = part === undefined ? data : Object(data)[part]
  if (data === undefined || data === null || answer === undefined) throw new WalletError(missing)
  return answer
}

/** Like answerOf, with the message for the screen where the call has one. */
export function shownAnswerOf(name: CallName, status: number, body: unknown, query = ''): unknown {
  try {
    return answerOf(name, status, body)
  } catch (error) {
    const shown = shownOf(name, query)
    throw shown === undefined ? error : new WalletError(shown)
  }
}

/** The message on screen for a failed call; undefined where the call's own message is shown. */
export function shownOf(name: CallName, query = ''): string | undefined {
  return callOf(name === 'listOrders' && query === NFT_ORDERS ? 'listNftOrders' : name).shown
}

export type OrderFilter = { intentId?: string; status?: string; intentType?: string }

/** The query string with its question mark, in form encoding (a space is `+`); empty without a filter. */
export function ordersQuery({ intentId, status, intentType }: OrderFilter): string {
  const query = new URLSearchParams()
  if (intentId !== undefined) query.set('intent_id', intentId)
  if (status !== undefined) query.set('status', status)
  if (intentType !== undefined) query.set('intent_type', intentType)
  return query.size > 0 ? `?${query}` : ''
}

/** NFT orders are read through `/orders`; no client calls the backend's `/nft/order-details`. */
const NFT_ORDERS = ordersQuery({ intentType: 'NFT_TRANSFER' })

/** The login token that a verified code gives. */
export function authTokenOf(data: unknown): string {
  const { authToken } = Object(data) as { authToken?: unknown }
  if (typeof authToken === 'string' && authToken !== '') return authToken
  throw new WalletError('Authentication token not received from OTP verification')
}

/** The token that identifies a code that was sent. */
export function otpTokenOf(data: unknown, isResend: boolean): string {
  const { token } = Object(data) as { token?: unknown }
  if (typeof token === 'string' && token !== '') return token
  throw new WalletError(`Failed to ${isResend ? 'resend' : 'send'} OTP: Token missing in response`)
}

/** The wallet's address in the reply to a login; spelt userSWA on the wire. */
export function userSwaOf(data: unknown): string {
  const { userSWA } = Object(data) as { userSWA?: unknown }
  if (typeof userSWA === 'string' && /^0x[0-9a-fA-F]{40}$/.test(userSWA)) return userSWA
  throw new WalletError('Authentication response data is missing')
}

/** Whether a reply to verifySession names this client and wallet, in any letter case. */
export function isSessionOf(data: unknown, { clientSWA, userSWA }: { clientSWA: string; userSWA: string }): boolean {
  const { clientSwa, userSwa } = Object(data) as { clientSwa?: unknown; userSwa?: unknown }
  const isSame = (one: unknown, other: string) => String(one).toLowerCase() === other.toLowerCase()
  return isSame(clientSwa, clientSWA) && isSame(userSwa, userSWA)
}

// Replies spell their keys in snake case on the wire; the rest of the code reads them in camel case.
const camel = (key: string): string => key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** Renames every key of a JSON value, at any depth. Where two keys become equal, the later one wins. */
export function camelCaseKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(camelCaseKeys)
  if (typeof value !== 'object' || value === null) return value
  const out: Record<string, unknown> = {}
  for (const [key, inner] of Object.entries(value)) {
    // Defined, not assigned: a key named __proto__ is data like any other.
    Object.defineProperty(out, camel(key), {
      value: camelCaseKeys(inner),
      enumerable: true,
      writable: true,
      configurable: true,
    })
  }
  return out
}

const REMOVED = '[removed]'
const MAX_DETAIL = 200

const SECRET_PATTERNS = [
  /\bBearer\s+\S+/gi,
  // A JWT.
  /(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{4,}\.[A-Za-z0-9_-]{4,}\.[A-Za-z0-9_-]*/g,
  /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi,
  // Hex and base64.
  /(0x)?[A-Za-z0-9+/_-]{24,}={0,2}/g,
  /\b0x[0-9a-f]{12,}\b/gi,
]

/**
 * The backend's text with at most 200 characters, without the call's own `secrets` and without anything that looks like a secret, unless
 * the person typed it: `typed` has the texts of the request that a person typed.
 */
export function publicDetail(text: string, secrets: readonly string[] = [], typed = ''): string {
  const own = typed.slice(0, 4_000).toLowerCase()
  const known = new Set(SECRET_PATTERNS.flatMap(pattern => own.match(pattern) ?? []))
  let shown = text.slice(0, 4_000)
  for (const secret of secrets) if (secret.length >= 4) shown = shown.replaceAll(secret, REMOVED)
  for (const pattern of SECRET_PATTERNS)
    shown = shown.replace(pattern, match => (known.has(match.toLowerCase()) ? match : REMOVED))
  shown = shown
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .toWellFormed()
    .trim()
  const letters = Array.from(shown)
  return letters.length <= MAX_DETAIL ? shown : `${letters.slice(0, MAX_DETAIL - 1).join('')}…`
}
