// Opening a session: contacts and providers, one-time codes, and the login body. Functions that need the client's key are
// separate from the rules that need the session key.
import { AbiCoder, keccak256 } from 'ethers'
import { mailboxOf } from '../mailbox.ts'
import { type Environment, PROVIDERS, type Provider } from './environments.ts'
import { WalletError } from './errors.ts'
import {
  addressOf,
  isPublicKey,
  isSameAddress,
  recoverHash,
  recoverPersonal,
  signHash,
  signPersonal,
} from './signatures.ts'

const ATOM = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
const EMAIL = new RegExp(`^${ATOM}(\\.${ATOM})*@([A-Za-z0-9](-*[A-Za-z0-9])*\\.)+[A-Za-z]{2,}$`)

const isEmail = (text: unknown): text is string => typeof text === 'string' && text.length <= 320 && EMAIL.test(text)

/** Ten digits, ignoring all other characters: no country code. */
const isPhoneNumber = (text: unknown): text is string =>
  typeof text === 'string' && text.length <= 40 && text.replace(/\D/g, '').length === 10

export const emailProblem = (text: unknown): string | null => (isEmail(text) ? null : 'Invalid email format')
export const phoneProblem = (text: unknown): string | null =>
  isPhoneNumber(text) ? null : 'Invalid phone number format: must contain exactly 10 digits'

/** Asking for a code has one message for every fault. */
export function contactProblem(method: unknown, contact: unknown): string | null {
  const isFine = method === 'email' ? isEmail(contact) : method === 'whatsapp' && isPhoneNumber(contact)
  return isFine ? null : 'Invalid contact information or method'
}

/** The same key for every spelling of one contact; rate limits count by it. */
export const contactKey = (method: OtpMethod, contact: string): string =>
  method === 'email' ? `email:${mailboxOf(contact.trim())}` : `whatsapp:${contact.replace(/\D/g, '')}`

/** Throws 'Unsupported provider: …'. */
export function providerOf(name: unknown): Provider {
  const known = PROVIDERS.find(one => one === name)
  if (!known) throw new WalletError(`Unsupported provider: ${String(name).slice(0, 40)}`)
  return known
}

/** The ID token of a pop-up login, which supports Google only. */
export function socialTokenOf(provider: unknown, idToken: unknown): string {
  if (provider !== 'google') throw new WalletError(`Unsupported provider: ${String(provider).slice(0, 40)}`)
  if (typeof idToken !== 'string' || idToken === '') throw new WalletError('No ID token received from authentication')
  return idToken
}

/** The address of Google's page for the pop-up login, in form encoding (a space is `+`). */
export const socialLoginUrl = ({
  authorizeUrl,
  clientId,
  redirectUri,
  nonce,
  state,
}: {
  authorizeUrl: string
  clientId: string
  redirectUri: string
  nonce: string
  state: string
}): string =>
  `${authorizeUrl}?${new URLSearchParams({
    scope: 'openid email profile',
    redirect_uri: redirectUri,
    response_type: 'id_token',
    client_id: clientId,
    nonce,
    state,
  })}`

export type OtpMethod = 'email' | 'whatsapp'
export type OtpRequest = { method: OtpMethod; contact: string; token?: string | undefined; otp?: string | undefined }
export type OtpData = Readonly<Record<string, string | number>>
/** The requests for sending and for verifying a one-time code. The JSON text of `data`, keys in order, is signed. */
export type OtpEnvelope = { data: OtpData; client_signature: string; type: 'ethsign' }

const OTP_COUNTRY = 'IN'

/** An empty token or code is left out. */
export function otpData({ method, contact, token, otp }: OtpRequest, clientSWA: string, nowMs: number): OtpData {
  return {
    ...(method === 'email' ? { email: contact } : { whatsapp_number: contact, country_short_name: OTP_COUNTRY }),
    ...(token ? { token } : {}),
    ...(otp ? { otp } : {}),
    client_swa: clientSWA,
    timestamp: nowMs,
  }
}

export const otpEnvelope = (data: OtpData, signature: string): OtpEnvelope => ({
  data,
  client_signature: signature,
  type: 'ethsign',
})

export const signOtp = (clientPrivateKey: string, data: OtpData): OtpEnvelope =>
  otpEnvelope(data, signPersonal(clientPrivateKey, JSON.stringify(data)))

/** Whether `signer` signed the envelope; its text is rebuilt so that the order of keys is the right one. */
export function isOtpSignedBy(signer: string, request: OtpRequest, envelope: OtpEnvelope): boolean {
  const { client_swa, timestamp } = envelope.data
  if (typeof client_swa !== 'string' || typeof timestamp !== 'number') return false
  const text = JSON.stringify(otpData(request, client_swa, timestamp))
  const by = recoverPersonal(text, envelope.client_signature)
  return by !== null && isSameAddress(by, signer)
}

export type AuthData = { idToken: string; provider: Provider }
type AuthenticateBody = {
  authData: AuthData
  sessionData: { nonce: string; clientSWA: string; sessionPk: string; paymaster: string; paymasterData: string }
  sessionPkClientSignature: string
  sessionDataUserSignature: string
}

/** The address of the session key as one 32-byte word. */
export const encodeSessionAddress = (sessionPk: string): string =>
  AbiCoder.defaultAbiCoder().encode(['address'], [addressOf(sessionPk)])

/** The hash that the client key and the session key sign. */
export const sessionDigest = (sessionPk: string): string => keccak256(encodeSessionAddress(sessionPk))

export const signSession = (privateKey: string, sessionPk: string): string =>
  signHash(privateKey, sessionDigest(sessionPk))

/** Whether the holder of the session key signed it. */
export const isSessionSigned = (sessionPk: string, signature: unknown): boolean =>
  isPublicKey(sessionPk) && recoverHash(sessionDigest(sessionPk), signature) === addressOf(sessionPk)

type Session = {
  environment: Environment
  /** The UUID that the paymaster data was issued for. */
  nonce: string
  clientSWA: string
  sessionPk: string
  paymasterData: string
}

export const authenticateBody = (
  { idToken, provider }: AuthData,
  { environment, nonce, clientSWA, sessionPk, paymasterData }: Session,
  signatures: { sessionPkClientSignature: string; sessionDataUserSignature: string },
): AuthenticateBody => ({
  authData: { idToken, provider },
  sessionData: { nonce, clientSWA, sessionPk, paymaster: environment.paymaster, paymasterData },
  sessionPkClientSignature: signatures.sessionPkClientSignature,
  sessionDataUserSignature: signatures.sessionDataUserSignature,
})
