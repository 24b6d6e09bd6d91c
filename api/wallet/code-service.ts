// One-time codes for wallet logins: sent by e-mail or WhatsApp, and verified. For users the service signs the envelope; an
// envelope signed by the public SDK is checked field by field.

import { canonicalJson } from '../core/canonical-json.ts'
import { authTokenOf, type CallName, camelCaseKeys, otpTokenOf } from '../core/wallet/calls.ts'
import {
  contactKey,
  contactProblem,
  emailProblem,
  isOtpSignedBy,
  type OtpEnvelope,
  type OtpRequest,
  otpData,
  otpEnvelope,
  phoneProblem,
} from '../core/wallet/login.ts'
import { overLimit, Problem } from '../lib/problem.ts'
import { sha256 } from '../lib/sha256.ts'
import type { SharedQuota } from '../lib/shared-quota.ts'
import type { ClientKey } from './client-key.ts'
import type { LedgerStore } from './ledger-store.ts'
import type { WalletCaller } from './session-access.ts'
import { readReply, refuse, type Upstream, wasRefused } from './upstream.ts'

/** The envelope's other fields: all of them are present when the SDK calls, none otherwise. */
export type SignedFields = {
  client_swa?: string | undefined
  timestamp?: number | undefined
  client_signature?: string | undefined
  type?: string | undefined
}
type Deps = {
  clientKey: ClientKey
  ledger: LedgerStore
  upstream: Upstream
  now: () => Date
  codeLimits: { contact: SharedQuota; caller: SharedQuota }
}

const ENVELOPE_MS = 5 * 60_000
const MAX_ATTEMPTS = 5
const digestOf = (text: string) => sha256(text).toString('hex')

export const createCodeService = (deps: Deps) => ({
  sendCode: (caller: WalletCaller, request: OtpRequest, signed: SignedFields) =>
    sendCode(deps, caller, request, signed),
  verifyCode: (caller: WalletCaller, request: OtpRequest, signed: SignedFields) =>
    verifyCode(deps, caller, request, signed),
})

/** Sends a code; with the token of an earlier code, sends it again. */
async function sendCode(deps: Deps, caller: WalletCaller, request: OtpRequest, signed: SignedFields) {
  const { upstream, codeLimits } = deps
  const problem = contactProblem(request.method, request.contact)
  if (problem) throw refuse(contactPath(request), problem)
  if (request.otp) throw refuse('/data/otp', 'Must be absent: it belongs to the verification.')
  const contact = contactKey(request.method, request.contact)
  const limitKey = caller.limitKey ?? caller.address
  // Nothing counts when the envelope is refused.
  const envelope = await codeLimits.contact.attempt(contact, () =>
    codeLimits.caller.attempt(limitKey, () => envelopeFor(deps, caller, request, signed)),
  )
  const data = await upstream.ask(callFor(request.token ? 'resend' : 'send', request), {
    body: envelope,
    secrets: [envelope.client_signature, request.token ?? ''],
    typed: request.contact,
    isSdk: caller.userId === null,
  })
  readReply(() => otpTokenOf(camelCaseKeys(data), Boolean(request.token)))
  return data
}

/** Verifies a code: five attempts per token, each counted before it is made. */
async function verifyCode(deps: Deps, caller: WalletCaller, request: OtpRequest, signed: SignedFields) {
  const { ledger, upstream, now } = deps
  const { method, contact, token, otp } = request
  const problem = method === 'email' ? emailProblem(contact) : phoneProblem(contact)
  if (problem) throw refuse(contactPath(request), problem)
  if (!token) throw refuse('/data/token', 'This is required.')
  if (!otp) throw refuse('/data/otp', 'This is required.')
  const envelope = await envelopeFor(deps, caller, request, signed)
  const attempts = digestOf(canonicalJson([method, token]))
  if (!(await ledger.takeAttempt(attempts, MAX_ATTEMPTS, now()))) {
    const message = 'Too many wrong codes. Please request a new one.'
    throw overLimit({ name: 'code-attempts', max: MAX_ATTEMPTS }, 60_000, message)
  }
  const secrets = [envelope.client_signature, token, otp]
  const question = { body: envelope, secrets, typed: contact, isSdk: caller.userId === null }
  const data = await upstream.ask(callFor('verify', request), question).catch(async error => {
    if (!wasRefused(error)) await ledger.returnAttempt(attempts)
    throw error
  })
  readReply(() => authTokenOf(camelCaseKeys(data)))
  return data
}

/** The envelope for the backend: signed here for a user, or the SDK's own after it was checked. */
async function envelopeFor(deps: Deps, caller: WalletCaller, request: OtpRequest, signed: SignedFields) {
  if (caller.userId === null) return checkedEnvelope(deps, request, signed)
  if (Object.values(signed).some(field => field !== undefined)) {
    throw refuse('/data', 'Send the data only: the service signs it.')
  }
  return deps.clientKey.signOtp(otpData(request, deps.clientKey.clientSWA, deps.now().getTime()))
}

async function checkedEnvelope(deps: Deps, request: OtpRequest, signed: SignedFields): Promise<OtpEnvelope> {
  const { clientKey, ledger, now } = deps
  const { client_swa, timestamp, client_signature, type } = signed
  if (client_swa !== clientKey.clientSWA || timestamp === undefined || !client_signature || !type) {
    throw refuse('/client_signature', 'This envelope does not belong to this client.')
  }
  const envelope = otpEnvelope(otpData(request, client_swa, timestamp), client_signature)
  if (!isOtpSignedBy(clientKey.address, request, envelope)) {
    throw refuse('/client_signature', 'This envelope is not signed by this client.')
  }
  const isOutOfDate = Math.abs(now().getTime() - timestamp) > ENVELOPE_MS
  if (isOutOfDate) throw refuse('/data/timestamp', 'This envelope is expired.')
  if (!(await ledger.takeEnvelope(digestOf(JSON.stringify(envelope.data)), now()))) {
    throw new Problem('conflict', { message: 'This envelope has been used.' })
  }
  return envelope
}

const callFor = (verb: 'send' | 'resend' | 'verify', { method }: OtpRequest) =>
  `${verb}${method === 'email' ? 'Email' : 'Whatsapp'}Otp` as CallName

const contactPath = ({ method }: OtpRequest) => (method === 'email' ? '/data/email' : '/data/whatsapp_number')
