// The wallet's calls. Each sends the user's bearer and names the wallet session; the session's own bearer is signed and
// stored at the service when a call needs it. Private keys stay with the caller, who signs.
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
} from '../../../../api/core/wallet/calls.ts'
import type { EnvironmentName, Provider } from '../../../../api/core/wallet/environments.ts'
import { WalletError } from '../../../../api/core/wallet/errors.ts'
import type { OtpMethod } from '../../../../api/core/wallet/login.ts'
import type { Bearer } from '../../../../api/core/wallet/session-bearer.ts'
import type { SignMessageBody } from '../../../../api/core/wallet/signatures.ts'
import type { UserOperation } from '../../../../api/core/wallet/user-operation.ts'
import { ApiProblem, walletHeader } from '../../data/exchange.ts'
import type { WalletService } from './service.ts'

/** The public constants of the wallet behind a service. */
export type WalletConfig = {
  environment: EnvironmentName
  chainId: number
  entryPoint: string
  jobManager: string
  paymaster: string
  /** The address of the service's client, which pays for operations where a network is sponsored. */
  clientSWA: string
  /** Key shares that must agree before a message is signed. */
  threshold: number
  onboardingUrl: string
  /** '' where log-ins by Google are not set up. */
  googleClientId: string
}

/** The request of `readContract`: a function of an EVM contract by its entry in the ABI, or a view function on Aptos. */
export type ContractRead =
  | { caip2Id: string; data: { contractAddress: string; abi: object; args?: object } }
  | { caip2Id: string; data: { function: string; typeArguments?: string[]; functionArguments?: unknown[] } }

type FeeRequest = {
  type: 'TOKEN_TRANSFER'
  jobId: string
  details: { recipientWalletAddress: string; caip2Id: string; tokenAddress: string; amount: string }
  gasDetails: { maxFeePerGas: string; maxPriorityFeePerGas: string }
}
type CodeParts = { token?: string; otp?: string }
type EmailCode = { data: { email: string } & CodeParts }
type WhatsappCode = { data: { whatsapp_number: string } & CodeParts }

/** The bodies of the calls that have one. */
export type WalletBodies = {
  authenticate: {
    authData: { provider: Provider; idToken?: string }
    sessionPk: string
    sessionDataUserSignature: string
  }
  execute: UserOperation
  signMessage: SignMessageBody
  readContract: ContractRead
  estimate: FeeRequest
  sendEmailOtp: EmailCode
  resendEmailOtp: EmailCode
  verifyEmailOtp: EmailCode
  sendWhatsappOtp: WhatsappCode
  resendWhatsappOtp: WhatsappCode
  verifyWhatsappOtp: WhatsappCode
}
type Asking<N extends CallName> = { query?: string; body?: N extends keyof WalletBodies ? WalletBodies[N] : undefined }

/** `contact`: an e-mail address, or ten digits. `token`: the token of the code that was sent before. */
export type CodeRequest = { method: OtpMethod; contact: string; token?: string; otp?: string }

const BACKEND_FAILED = ['upstream_failed', 'upstream_timeout', 'wallet_refused']

/** A failure of the backend with the message for the screen and with its own detail. */
function asShown(error: unknown, shown: string | undefined): unknown {
  const isBackend = error instanceof ApiProblem && BACKEND_FAILED.includes(error.code)
  return isBackend && shown ? new ApiProblem(error.status, { ...error.reply, message: shown }) : error
}

function codeBody({ method, contact, token, otp }: CodeRequest): EmailCode | WhatsappCode {
  const parts = { token: token || undefined, otp: otp || undefined }
  return method === 'email' ? { data: { email: contact, ...parts } } : { data: { whatsapp_number: contact, ...parts } }
}
const named = (method: OtpMethod, verb: 'send' | 'resend' | 'verify') =>
  `${verb}${method === 'email' ? 'Email' : 'Whatsapp'}Otp` as CallName

export type OpenCalls = ReturnType<typeof createOpenCalls>

/** The calls that need no session. */
export function createOpenCalls(service: WalletService) {
  /** How far this device's clock is behind the service's, in milliseconds; signed times use the service's clock. */
  let behindMs = 0

  /** Reads the time of each reply. The header has whole seconds, so this clock is never ahead of the service's. */
  const call: WalletService['call'] = async (...request) => {
    const reply = await service.call(...request)
    const at = Date.parse(reply.headers.get('date') ?? '')
    if (Number.isFinite(at)) behindMs = at - Date.now()
    return reply
  }

  /** The result of a call in camel case; throws ApiProblem, or WalletError for a reply without its data. */
  async function ask<N extends CallName>(name: N, options: Asking<N> & { sessionPk?: string } = {}): Promise<unknown> {
    const { method, path } = CALLS[name as CallName]
    const headers = options.sessionPk ? walletHeader(options.sessionPk) : {}
    // Browsers cannot send a GET with a body, so our service accepts a POST.
    const how = name === 'estimate' ? 'POST' : method
    const query = options.query ?? ''
    const reply = await call(how, `${API}${path}${query}`, { headers, body: options.body }).catch((error: unknown) => {
      throw asShown(error, shownOf(name, query))
    })
    return shownAnswerOf(name, 200, camelCaseKeys(reply.body), query)
  }

  return {
    call,
    ask,
    serviceNowMs: (): number => Date.now() + behindMs,

    /** Throws ApiProblem; 503 `wallet_unavailable` where no wallet is set up. */
    async readConfig(): Promise<WalletConfig> {
      return (await call('GET', '/wallet/config')).body as WalletConfig
    },

    async sendCode(request: CodeRequest): Promise<string> {
      const name = named(request.method, request.token ? 'resend' : 'send')
      return otpTokenOf(await ask(name, { body: codeBody(request) }), Boolean(request.token))
    },

    async verifyCode(request: Required<CodeRequest>): Promise<string> {
      return authTokenOf(await ask(named(request.method, 'verify'), { body: codeBody(request) }))
    },

    /** Logs in with a session key and its signature; resolves with the wallet's address. */
    authenticate: async (body: WalletBodies['authenticate']): Promise<string> =>
      userSwaOf(await ask('authenticate', { body })),
  }
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

const isGone = (error: unknown) => error instanceof ApiProblem && error.code === 'wallet_session_required'

type WithBearer = <T>(work: () => Promise<T>) => Promise<T>

/** Runs calls with a valid bearer of the session, which concurrent calls share. */
function createBearer(open: OpenCalls, { signBearer, demandKeys, onGone }: SessionParts): WithBearer {
  let bearer: Promise<number> | null = null

  async function mint(): Promise<number> {
    const { data, data_signature } = signBearer(open.serviceNowMs())
    const { body } = await open.call('POST', '/wallet/bearer', { body: { data, data_signature } })
    return Date.parse((body as { expireAt: string }).expireAt)
  }

  async function ensureBearer(): Promise<void> {
    bearer ??= mint()
    const mine = bearer
    try {
      if ((await mine) - open.serviceNowMs() > RENEW_MS) return
    } catch (error) {
      if (bearer === mine) bearer = null
      if (isGone(error)) onGone()
      throw error
    }
    if (bearer === mine) bearer = mint()
    await bearer
  }

  /** Retries once with a new bearer when the backend refuses the old one. */
  return async work => {
    demandKeys()
    await ensureBearer()
    const used = bearer
    try {
      return await work()
    } catch (error) {
      if (!isGone(error)) throw error
    }
    if (bearer === used) bearer = null
    await ensureBearer()
    try {
      return await work()
    } catch (error) {
      if (isGone(error)) onGone()
      throw error
    }
  }
}

/** The calls of one session. */
export function createWalletCalls(open: OpenCalls, sessionPk: string, parts: SessionParts) {
  const withBearer = createBearer(open, parts)

  const ask = <N extends CallName>(name: N, options: Asking<N> = {}): Promise<unknown> =>
    withBearer(() => open.ask(name, { ...options, sessionPk }))

  return {
    sessionPk,
    ask,
    /** The parsed result of a call. `readAs` returns null for a malformed one. */
    async read<T>(name: CallName, readAs: (answer: unknown) => T | null, query = ''): Promise<T> {
      const read = readAs(await ask(name, { query }))
      if (read === null) throw new WalletError(shownOf(name, query) ?? callOf(name).missing)
      return read
    },
    /** `nonce`: a UUID, for one operation. */
    paymasterFor: (nonce: string): Promise<string> =>
      withBearer(async () => {
        const sent = { headers: walletHeader(sessionPk), body: { nonce } }
        const { body } = await open.call('POST', '/wallet/paymaster', sent)
        return (body as { paymasterData: string }).paymasterData
      }),
    end: () => open.call('DELETE', '/wallet/session', { headers: walletHeader(sessionPk) }).then(() => {}),
  }
}
