// The wallet over the API: the only place where its calls are made. Every one carries the person's bearer and the name of
// the wallet session; the session's own bearer is minted when it is needed. Sees no private key: signing is the caller's.

import type { WalletConfigData } from '../../../api/core/contract/wallet.ts'
import {
  API,
  authTokenOf,
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
import { ApiProblem, call } from './fetch.ts'
import { type Read, refreshFamily, useReadBy } from './read.ts'
import { logWalletCall } from './wallet-log.ts'
import { walletHeader } from './wallet-stored.ts'

export type WalletConfig = WalletConfigData

/** How far this device's clock is behind the service's, in milliseconds: what is signed with a time must suit the service. */
let behindMs = 0

/** The public constants. Throws ApiProblem; 503 `wallet_unavailable` where no wallet is set up. */
export async function readWalletConfig(): Promise<WalletConfig> {
  const { body, headers } = await call<WalletConfig>('GET', '/wallet/config')
  const at = Date.parse(headers.get('date') ?? '')
  if (Number.isFinite(at)) behindMs = at - Date.now()
  return body
}

/** The public constants, for a screen. */
export const useWalletConfig = (): Read<WalletConfig> => useReadBy('wallet-config', readWalletConfig)

/** The service's clock as well as it is known, in milliseconds since 1970. */
export const serviceNowMs = (): number => Date.now() + behindMs

/** A call's answer in camel case; throws ApiProblem, or WalletError for an answer without its data. */
async function ask(name: CallName, options: { sessionPk?: string; query?: string; body?: unknown } = {}) {
  const { method, path } = callOf(name)
  const headers = options.sessionPk ? walletHeader(options.sessionPk) : {}
  // Browsers send no GET with a body: our service takes a POST.
  const how = name === 'estimate' ? 'POST' : method
  const query = options.query ?? ''
  const asked = logged(name, options, () =>
    call<unknown>(how, `${API}${path}${query}`, { headers, body: options.body }),
  )
  const reply = await asked.catch((error: unknown) => {
    throw asShown(error, shownOf(name, query))
  })
  return shownAnswerOf(name, 200, camelCaseKeys(reply.body), query)
}

const BACKEND_FAILED = ['upstream_failed', 'upstream_timeout', 'wallet_refused']

/** A failure of the backend in the words for people; what it said itself stays beside them. */
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

/** A contact and what belongs to it; `token` is that of the code sent before. */
export type CodeRequest = { method: OtpMethod; contact: string; token?: string; otp?: string }

const codeBody = ({ method, contact, token, otp }: CodeRequest) => ({
  data: { [method === 'email' ? 'email' : 'whatsapp_number']: contact, ...(token && { token }), ...(otp && { otp }) },
})
const named = (method: OtpMethod, verb: 'send' | 'resend' | 'verify') =>
  `${verb}${method === 'email' ? 'Email' : 'Whatsapp'}Otp` as CallName

/** Has a code sent, or with a token sent again; resolves with the token that goes with it. */
export async function sendCode(request: CodeRequest): Promise<string> {
  const answer = await ask(named(request.method, request.token ? 'resend' : 'send'), { body: codeBody(request) })
  return otpTokenOf(answer, Boolean(request.token))
}

/** Hands a code in; resolves with what logs in. */
export async function verifyCode(request: Required<CodeRequest>): Promise<string> {
  return authTokenOf(await ask(named(request.method, 'verify'), { body: codeBody(request) }))
}

/** Opens a session for a key that has signed for itself; resolves with the wallet's address. */
export async function authenticate(
  authData: Omit<AuthData, 'idToken'> & { idToken?: string },
  sessionPk: string,
  sessionDataUserSignature: string,
): Promise<string> {
  return userSwaOf(await ask('authenticate', { body: { authData, sessionPk, sessionDataUserSignature } }))
}

/** A bearer is made anew so long before its end. */
const RENEW_MS = 120_000

export type WalletCalls = ReturnType<typeof createWalletCalls>

export type SessionParts = {
  /** Signs a bearer that is good for 90 minutes after the given moment. */
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

  /** A clock that is a little ahead would ask for more than is given. */
  async function mint(): Promise<number> {
    const { data, data_signature } = signBearer(serviceNowMs() - 30_000)
    const { body } = await logged('bearer', { data }, () =>
      call<{ expireAt: string }>('POST', '/wallet/bearer', { body: { data, data_signature } }),
    )
    return Date.parse(body.expireAt)
  }

  /** One bearer for all calls that need one at the same time. */
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

  /** With a bearer; once more with a new one where the wallet's backend no longer takes the old one. */
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
    ask: <T>(name: CallName, options: { query?: string; body?: unknown } = {}): Promise<T> =>
      withBearer(() => ask(name, { ...options, sessionPk }) as Promise<T>),
    /** For the nonce of one operation, a uuid. */
    paymasterFor: (nonce: string): Promise<string> =>
      withBearer(async () => {
        const options = { headers: walletHeader(sessionPk), body: { nonce } }
        const { body } = await logged('paymaster', options.body, () =>
          call<{ paymasterData: string }>('POST', '/wallet/paymaster', options),
        )
        return body.paymasterData
      }),
    end: () => call('DELETE', '/wallet/session', { headers: walletHeader(sessionPk) }).then(() => {}),
  }
}

const family = (calls: WalletCalls) => `wallet:${calls.sessionPk}:`

/**
 * Reads a call of the session's; what it answered serves until something is done. `readAs` makes of an answer what is shown,
 * and null of what is none.
 */
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

export const walletKey = (calls: WalletCalls, name: CallName, query = ''): string => `${family(calls)}${name}${query}`

/** After something was done: asks again for everything that is on screen. */
export const refreshWallet = (calls: WalletCalls): Promise<unknown> => refreshFamily(family(calls))
