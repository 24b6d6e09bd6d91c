// The wallet's calls. Each sends the user's bearer and names the wallet session; the session's own bearer is signed and
// stored at the service when it is needed. Private keys stay with the caller, who signs.
import {
  API,
  authTokenOf,
  CALLS,
  type CallName,
  callOf,
  camelCaseKeys,
  otpTokenOf,
  shownAnswerOf,
  shownOf,
  userSwaOf,
} from '../../../api/core/wallet/calls.ts'
import { WalletError } from '../../../api/core/wallet/errors.ts'
import type { AuthData, OtpMethod } from '../../../api/core/wallet/login.ts'
import type { Bearer } from '../../../api/core/wallet/session-bearer.ts'
import type { BodyOf, ReplyOf } from './contract.ts'
import { ApiProblem, call, walletHeader } from './fetch.ts'
import { type Read, refreshUnder, useReadBy } from './read.ts'
import { logWalletCall } from './wallet-log.ts'

export type WalletConfig = ReplyOf<'GET', '/wallet/config'>

/** How far this device's clock is behind the service's, in milliseconds; signed times use the service's clock. */
let behindMs = 0

/** The public constants. Throws ApiProblem; 503 `wallet_unavailable` where no wallet is set up. */
export async function readWalletConfig(): Promise<WalletConfig> {
  const { body, headers } = await call('GET', '/wallet/config')
  const at = Date.parse(headers.get('date') ?? '')
  if (Number.isFinite(at)) behindMs = at - Date.now()
  return body
}

export const useWalletConfig = (): Read<WalletConfig> => useReadBy('wallet-config', readWalletConfig)

const serviceNowMs = (): number => Date.now() + behindMs

export type WalletBody<N extends CallName> = BodyOf<'POST', `${typeof API}${(typeof CALLS)[N]['path']}`>
type Asking<N extends CallName> = { query?: string; body?: WalletBody<N> }

/** The result of a call in camel case; throws ApiProblem, or WalletError for a reply without its data. */
async function ask<N extends CallName>(name: N, options: Asking<N> & { sessionPk?: string } = {}) {
  const { method, path } = CALLS[name as CallName]
  const headers = options.sessionPk ? walletHeader(options.sessionPk) : {}
  // Browsers cannot send a GET with a body, so our service accepts a POST.
  const how = name === 'estimate' ? 'POST' : method
  const query = options.query ?? ''
  const asked = logged(name, options, () =>
    call(how, `${API}${path}${query as `?${string}`}`, { headers, body: options.body as never }),
  )
  const reply = await asked.catch((error: unknown) => {
    throw asShown(error, shownOf(name, query))
  })
  return shownAnswerOf(name, 200, camelCaseKeys(reply.body), query)
}

const BACKEND_FAILED = ['upstream_failed', 'upstream_timeout', 'wallet_refused']

/** A failure of the backend with the message for the screen; its own detail is kept. */
function asShown(error: unknown, shown: string | undefined): unknown {
  const isBackend = error instanceof ApiProblem && BACKEND_FAILED.includes(error.code)
  return isBackend && shown ? new ApiProblem(error.status, { ...error.reply, message: shown }) : error
}

async function logged<T extends { body: unknown }>(what: string, sent: object, work: () => Promise<T>): Promise<T> {
  if (!import.meta.env?.DEV) return work()
  return work().then(
    reply => {
      logWalletCall(what, sent, reply.body)
      return reply
    },
    error => {
      logWalletCall(what, sent, error instanceof ApiProblem ? { status: error.status, ...error.reply } : String(error))
      throw error
    },
  )
}

/** `token`: of the code that was sent before. */
type CodeRequest = { method: OtpMethod; contact: string; token?: string; otp?: string }

const codeBody = ({ method, contact, token, otp }: CodeRequest) => ({
  data: { [method === 'email' ? 'email' : 'whatsapp_number']: contact, ...(token && { token }), ...(otp && { otp }) },
})
const named = (method: OtpMethod, verb: 'send' | 'resend' | 'verify') =>
  `${verb}${method === 'email' ? 'Email' : 'Whatsapp'}Otp` as CallName

/** Sends a code, or with a token sends it again; resolves with the code's token. */
export async function sendCode(request: CodeRequest): Promise<string> {
  const answer = await ask(named(request.method, request.token ? 'resend' : 'send'), { body: codeBody(request) })
  return otpTokenOf(answer, Boolean(request.token))
}

/** Verifies a code; resolves with the ID token for the login. */
export async function verifyCode(request: Required<CodeRequest>): Promise<string> {
  return authTokenOf(await ask(named(request.method, 'verify'), { body: codeBody(request) }))
}

/** Logs in with a session key and its signature; resolves with the wallet's address. */
export async function authenticate(
  authData: Omit<AuthData, 'idToken'> & { idToken?: string },
  sessionPk: string,
  sessionDataUserSignature: string,
): Promise<string> {
  return userSwaOf(await ask('authenticate', { body: { authData, sessionPk, sessionDataUserSignature } }))
}

/** A bearer is renewed this long before it expires. */
const RENEW_MS = 120_000

export type WalletCalls = ReturnType<typeof createWalletCalls>

type SessionParts = {
  /** Signs a bearer that is valid for 90 minutes from the given time. */
  signBearer: (nowMs: number) => Bearer
  /** Throws where the session's keys are no longer on this device. */
  demandKeys: () => void
  /** The service no longer knows the session. */
  onGone: () => void
}

/** The calls of one session. */
export function createWalletCalls(sessionPk: string, { signBearer, demandKeys, onGone }: SessionParts) {
  let bearer: Promise<number> | null = null

  const isGone = (error: unknown) => error instanceof ApiProblem && error.code === 'wallet_session_required'

  /** Dated 30 seconds back: a clock that is slightly ahead would exceed the longest lifetime. */
  async function mint(): Promise<number> {
    const { data, data_signature } = signBearer(serviceNowMs() - 30_000)
    const { body } = await logged('bearer', { data }, () =>
      call('POST', '/wallet/bearer', { body: { data, data_signature } }),
    )
    return Date.parse(body.expireAt)
  }

  /** Concurrent calls share one bearer. */
  async function haveBearer(): Promise<void> {
    bearer ??= mint()
    const mine = bearer
    try {
      if ((await mine) - serviceNowMs() > RENEW_MS) return
    } catch (error) {
      if (bearer === mine) bearer = null
      if (isGone(error)) onGone()
      throw error
    }
    if (bearer === mine) bearer = mint()
    await bearer
  }

  /** Retries once with a new bearer when the backend refuses the old one. */
  async function withBearer<T>(work: () => Promise<T>): Promise<T> {
    demandKeys()
    await haveBearer()
    const used = bearer
    try {
      return await work()
    } catch (error) {
      if (!isGone(error)) throw error
    }
    if (bearer === used) bearer = null
    await haveBearer()
    try {
      return await work()
    } catch (error) {
      if (isGone(error)) onGone()
      throw error
    }
  }

  return {
    sessionPk,
    ask: <N extends CallName>(name: N, options: Asking<N> = {}): Promise<unknown> =>
      withBearer(() => ask(name, { ...options, sessionPk })),
    /** `nonce`: a UUID, for one operation. */
    paymasterFor: (nonce: string): Promise<string> =>
      withBearer(async () => {
        const options = { headers: walletHeader(sessionPk), body: { nonce } }
        const { body } = await logged('paymaster', options.body, () => call('POST', '/wallet/paymaster', options))
        return body.paymasterData
      }),
    end: () => call('DELETE', '/wallet/session', { headers: walletHeader(sessionPk) }).then(() => {}),
  }
}

const keyPrefix = (calls: WalletCalls) => `wallet:${calls.sessionPk}:`

/** Reads a call of the session. `readAs` parses the reply; null means that it is malformed. */
export const useWalletRead = <T>(
  calls: WalletCalls,
  name: CallName,
  readAs: (answer: unknown) => T | null,
  query = '',
): Read<T> =>
  useReadBy<T>(walletKey(calls, name, query), async () => {
    const read = readAs(await calls.ask(name, { query }))
    if (read === null) throw new WalletError(shownOf(name, query) ?? callOf(name).missing)
    return read
  })

export const walletKey = (calls: WalletCalls, name: CallName, query = ''): string =>
  `${keyPrefix(calls)}${name}${query}`

/** Reads everything on screen again, after an action. */
export const refreshWallet = (calls: WalletCalls): Promise<void> => refreshUnder(keyPrefix(calls))
