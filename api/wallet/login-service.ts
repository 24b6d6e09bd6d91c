// Logging in to a wallet: one-time codes, and the log-in itself. Whatever the client key signs is built here, from as
// little as the caller must say; what the public SDK brings signed is checked to the last field.
import { createHash } from 'node:crypto'
import { canonicalJson } from '../core/canonical-json.ts'
import type { LoginData } from '../core/contract/wallet.ts'
import { authTokenOf, type CallName, camelCaseKeys, otpTokenOf, userSwaOf } from '../core/wallet/calls.ts'
import { type Environment, PAYMASTER_SECONDS, SESSION_SECONDS } from '../core/wallet/environments.ts'
import { WalletError } from '../core/wallet/errors.ts'
import {
  type AuthData,
  authenticateBody,
  contactKey,
  contactProblem,
  emailProblem,
  isOtpSignedBy,
  isSessionSigned,
  type OtpEnvelope,
  type OtpRequest,
  otpData,
  otpEnvelope,
  phoneProblem,
  providerOf,
  sessionDigest,
} from '../core/wallet/login.ts'
import { isSameAddress, recoverHash } from '../core/wallet/signatures.ts'
import { isGranted, nonceOf } from '../core/wallet/user-operation.ts'
import { invalid, Problem } from '../lib/problem.ts'
import type { ClientKey } from './client-key.ts'
import type { LedgerStore } from './ledger-store.ts'
import type { LoginTokens } from './login-tokens.ts'
import type { Limits, WalletCaller } from './session-service.ts'
import { SDK_OWNER, type SessionStore } from './session-store.ts'
import { type Upstream, wasJudged } from './upstream.ts'

/** What came beside the contact, the token and the code; all of it is there when the SDK calls, none of it otherwise. */
export type Signed = {
  client_swa?: string | undefined
  timestamp?: number | undefined
  client_signature?: string | undefined
  type?: string | undefined
}
type Parts = {
  environment: Environment
  clientKey: ClientKey
  loginTokens: LoginTokens
  sessions: SessionStore
  ledger: LedgerStore
  upstream: Upstream
  now: () => Date
  newNonce: () => string
  /** Audiences of this service's own bearers. */
  ownAudiences: readonly string[]
  codeLimits: { contact: Limits; caller: Limits }
}

const ENVELOPE_MS = 5 * 60_000
const WRONG_CODES = 5
const digestOf = (text: string) => createHash('sha256').update(text).digest('hex')
const refuse = (path: string, message: string) => invalid([{ path, message }])

/** A rule's refusal of what the backend answered. */
async function readAs<T>(read: () => T): Promise<T> {
  try {
    return read()
  } catch (error) {
    if (error instanceof WalletError) throw new Problem('upstream_failed', { shown: error.message })
    throw error
  }
}

export type LoginService = ReturnType<typeof createLoginService>

export function createLoginService(parts: Parts) {
  const { environment, clientKey, loginTokens, sessions, ledger, upstream, now, newNonce, codeLimits } = parts

  /** The envelope that goes upstream: built and signed here, or the SDK's own when it is in order. */
  async function envelopeFor(caller: WalletCaller, request: OtpRequest, signed: Signed): Promise<OtpEnvelope> {
    const nowMs = now().getTime()
    const { client_swa, timestamp, client_signature, type } = signed
    const brought = [client_swa, timestamp, client_signature, type]
    if (caller.userId !== null) {
      if (brought.some(one => one !== undefined)) throw refuse('/data', 'The service itself signs: send the data only.')
      return clientKey.signOtp(otpData(request, clientKey.clientSWA, nowMs))
    }
    if (client_swa !== clientKey.clientSWA || timestamp === undefined || !client_signature || !type) {
      throw refuse('/client_signature', 'This envelope is not one of this client.')
    }
    const envelope = otpEnvelope(otpData(request, client_swa, timestamp), client_signature)
    if (!isOtpSignedBy(clientKey.address, request, envelope)) {
      throw refuse('/client_signature', 'This envelope is not signed by this client.')
    }
    if (Math.abs(nowMs - timestamp) > ENVELOPE_MS) throw refuse('/data/timestamp', 'This envelope is out of date.')
    if (!(await ledger.takeEnvelope(digestOf(JSON.stringify(envelope.data)), now()))) {
      throw new Problem('conflict', { message: 'This envelope has been used.' })
    }
    return envelope
  }

  const callFor = (verb: 'send' | 'resend' | 'verify', method: OtpRequest['method']) =>
    `${verb}${method === 'email' ? 'Email' : 'Whatsapp'}Otp` as CallName
  const fieldOf = ({ method }: OtpRequest) => (method === 'email' ? '/data/email' : '/data/whatsapp_number')

  /** The session's key becomes its owner's before anything is asked, so that nobody else's log-in can take it over. */
  async function openSession(owner: string, sessionPk: string, body: object, secrets: string[]): Promise<unknown> {
    if (!(await sessions.claimKey(sessionPk, owner, now()))) {
      throw new Problem('conflict', { message: 'This session key is in use. Make a new one.' })
    }
    const data = await upstream.ask('authenticate', { body, secrets, isKept: owner === SDK_OWNER })
    const userSWA = await readAs(() => userSwaOf(data))
    await sessions.openSession(sessionPk, owner, userSWA, new Date(now().getTime() + SESSION_SECONDS * 1_000))
    return { ...(data as object), userSWA, clientSWA: clientKey.clientSWA }
  }

  /** Whatever provider is named: the backend would get a token that opens the account here. */
  function assertNotOwnBearer({ idToken }: AuthData): void {
    if (!audiencesOf(idToken).some(one => parts.ownAudiences.includes(one))) return
    throw refuse('/authData/idToken', 'This token signs in to this service and must not leave it.')
  }

  async function authDataOf(userId: string, { provider: name, idToken }: LoginData['authData']): Promise<AuthData> {
    const provider = providerIn(name)
    if (provider !== 'client_jwt') {
      if (!idToken) throw refuse('/authData/idToken', 'No ID token received from authentication')
      return { idToken, provider }
    }
    if (idToken !== undefined) throw refuse('/authData/idToken', 'The service itself issues this token.')
    const issued = loginTokens.issue(userId, now().getTime())
    if (issued === null) throw new Problem('wallet_unavailable')
    return { idToken: issued, provider }
  }

  async function loginAsUser(userId: string, login: LoginData): Promise<unknown> {
    const { sessionPk, sessionDataUserSignature, sessionData, sessionPkClientSignature } = login
    if (sessionData || sessionPkClientSignature) throw refuse('/sessionData', 'The service itself fills this in.')
    if (!sessionPk) throw refuse('/sessionPk', 'This is required.')
    if (!isSessionSigned(sessionPk, sessionDataUserSignature)) {
      throw refuse('/sessionDataUserSignature', 'This is not signed by the session key.')
    }
    const authData = await authDataOf(userId, login.authData)
    assertNotOwnBearer(authData)
    const nonce = newNonce()
    const { paymasterData } = clientKey.grant(nonce, now().getTime())
    const sessionPkSignature = clientKey.signSession(sessionPk)
    const body = authenticateBody(
      authData,
      { environment, nonce, clientSWA: clientKey.clientSWA, sessionPk, paymasterData },
      { sessionPkClientSignature: sessionPkSignature, sessionDataUserSignature },
    )
    const secrets = [authData.idToken, paymasterData, sessionPkSignature, sessionDataUserSignature]
    return openSession(userId, sessionPk, body, secrets)
  }

  async function loginAsSdk(login: LoginData): Promise<unknown> {
    const { sessionData, sessionPkClientSignature, sessionDataUserSignature } = login
    const { idToken } = login.authData
    const provider = providerIn(login.authData.provider)
    if (login.sessionPk || !sessionData || !sessionPkClientSignature || !idToken) {
      throw refuse('/sessionData', 'A log-in without an account of this service brings all of its parts.')
    }
    const { nonce, clientSWA, sessionPk, paymaster, paymasterData } = sessionData
    const wanted = { nonce: nonceOf(nonce), clientSWA: clientKey.clientSWA, signer: clientKey.address }
    const timing = { nowMs: now().getTime(), atMostSeconds: PAYMASTER_SECONDS }
    const isOurs =
      clientSWA === clientKey.clientSWA &&
      isSameAddress(paymaster, environment.paymaster) &&
      recoverHash(sessionDigest(sessionPk), sessionPkClientSignature) === clientKey.address &&
      isGranted(paymasterData, { ...wanted, ...timing })
    if (!isOurs) throw refuse('/sessionData', 'This is not signed by this client, or out of date.')
    if (!isSessionSigned(sessionPk, sessionDataUserSignature)) {
      throw refuse('/sessionDataUserSignature', 'This is not signed by the session key.')
    }
    const authData = { idToken, provider }
    assertNotOwnBearer(authData)
    if (provider === 'client_jwt' && !loginTokens.isOurs(idToken, now().getTime())) {
      throw refuse('/authData/idToken', 'This token was not issued here.')
    }
    if (!(await ledger.takeNonce(nonce.toLowerCase(), sessionPk, now()))) {
      throw new Problem('conflict', { message: 'This nonce has been used.' })
    }
    const body = authenticateBody(
      authData,
      { environment, nonce, clientSWA, sessionPk, paymasterData },
      { sessionPkClientSignature, sessionDataUserSignature },
    )
    return openSession(SDK_OWNER, sessionPk, body, [idToken, paymasterData])
  }

  return {
    /** Has a code sent; again, when there is a token of an earlier one. */
    async sendCode(caller: WalletCaller, request: OtpRequest, signed: Signed): Promise<unknown> {
      const problem = contactProblem(request.method, request.contact)
      if (problem) throw refuse(fieldOf(request), problem)
      if (request.otp) throw refuse('/data/otp', 'This belongs to the verification.')
      const contact = contactKey(request.method, request.contact)
      const asker = caller.limitKey ?? caller.address
      codeLimits.contact.check(contact)
      codeLimits.caller.check(asker)
      const envelope = await envelopeFor(caller, request, signed)
      codeLimits.contact.use(contact)
      codeLimits.caller.use(asker)
      const call = callFor(request.token ? 'resend' : 'send', request.method)
      const secrets = [envelope.client_signature, request.token ?? '']
      const data = await upstream.ask(call, { body: envelope, secrets, isKept: caller.userId === null })
      await readAs(() => otpTokenOf(camelCaseKeys(data), Boolean(request.token)))
      return data
    },

    /** Hands a code in: five tries a token, counted before each. */
    async verifyCode(caller: WalletCaller, request: OtpRequest, signed: Signed): Promise<unknown> {
      const { method, contact, token, otp } = request
      const problem = method === 'email' ? emailProblem(contact) : phoneProblem(contact)
      if (problem) throw refuse(fieldOf(request), problem)
      if (!token) throw refuse('/data/token', 'This is required.')
      if (!otp) throw refuse('/data/otp', 'This is required.')
      const envelope = await envelopeFor(caller, request, signed)
      const tried = digestOf(canonicalJson([method, token]))
      if (!(await ledger.takeTry(tried, WRONG_CODES, now()))) {
        throw new Problem('rate_limited', {
          message: 'Too many wrong codes. Please ask for a new one.',
          retryAfterSeconds: 60,
        })
      }
      const secrets = [envelope.client_signature, token, otp]
      const question = { body: envelope, secrets, isKept: caller.userId === null }
      const data = await upstream.ask(callFor('verify', method), question).catch(async error => {
        if (!wasJudged(error)) await ledger.giveTryBack(tried)
        throw error
      })
      await readAs(() => authTokenOf(camelCaseKeys(data)))
      return data
    },

    /** The answer of the backend, once the session is kept. */
    login: (caller: WalletCaller, login: LoginData): Promise<unknown> =>
      caller.userId === null ? loginAsSdk(login) : loginAsUser(caller.userId, login),
  }
}

function providerIn(name: string) {
  try {
    return providerOf(name)
  } catch (error) {
    throw refuse('/authData/provider', (error as Error).message)
  }
}

/** Whom a JWT says it is for; nobody, when it is none. */
function audiencesOf(token: string): string[] {
  try {
    const { aud } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'))
    return [aud].flat().map(String)
  } catch {
    return []
  }
}
