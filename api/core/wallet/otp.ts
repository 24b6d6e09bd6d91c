// The envelope in which a one-time code is asked for and handed in. What is signed is the JSON text of `data`, keys in order.
import { isSameAddress, recoverPersonal, signPersonal } from './signatures.ts'

export type OtpMethod = 'email' | 'whatsapp'
export type OtpRequest = { method: OtpMethod; contact: string; token?: string | undefined; otp?: string | undefined }
export type OtpData = Readonly<Record<string, string | number>>
export type OtpEnvelope = { data: OtpData; client_signature: string; type: 'ethsign' }

export const OTP_COUNTRY = 'IN'

/** The keys in their order; an empty token or code is left out. `nowMs` in milliseconds. */
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

/** Whether the envelope was signed by the key of `signer`; the text is made anew in the order in which it must be. */
export function isOtpSignedBy(signer: string, request: OtpRequest, envelope: OtpEnvelope): boolean {
  const { client_swa, timestamp } = envelope.data
  if (typeof client_swa !== 'string' || typeof timestamp !== 'number') return false
  const text = JSON.stringify(otpData(request, client_swa, timestamp))
  const by = recoverPersonal(text, envelope.client_signature)
  return by !== null && isSameAddress(by, signer)
}
