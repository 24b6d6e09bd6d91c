// What people type and what callers name: contacts, providers.

import { mailboxOf } from '../mailbox.ts'
import { PROVIDERS, type Provider } from './environments.ts'
import type { OtpMethod } from './otp.ts'
import { WalletError } from './wallet-error.ts'

const ATOM = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
const EMAIL = new RegExp(`^${ATOM}(\\.${ATOM})*@([A-Za-z0-9](-*[A-Za-z0-9])*\\.)+[A-Za-z]{2,}$`)

export const isEmail = (text: unknown): text is string =>
  typeof text === 'string' && text.length <= 320 && EMAIL.test(text)

/** Ten digits once everything else is dropped: no country code. */
export const isPhoneNumber = (text: unknown): text is string =>
  typeof text === 'string' && text.length <= 40 && text.replace(/\D/g, '').length === 10

export const emailProblem = (text: unknown): string | null => (isEmail(text) ? null : 'Invalid email format')
export const phoneProblem = (text: unknown): string | null =>
  isPhoneNumber(text) ? null : 'Invalid phone number format: must contain exactly 10 digits'

/** For those who ask for a code: one sentence, whatever is wrong. */
export function contactProblem(method: unknown, contact: unknown): string | null {
  const isFine = method === 'email' ? isEmail(contact) : method === 'whatsapp' && isPhoneNumber(contact)
  return isFine ? null : 'Invalid contact information or method'
}

/** One name for one contact, however it is spelt: what limits are counted by. */
export const contactKey = (method: OtpMethod, contact: string): string =>
  method === 'email' ? `email:${mailboxOf(contact.trim())}` : `whatsapp:${contact.replace(/\D/g, '')}`

/** Throws 'Unsupported provider: …'. */
export function providerOf(name: unknown): Provider {
  const known = PROVIDERS.find(one => one === name)
  if (!known) throw new WalletError(`Unsupported provider: ${String(name).slice(0, 40)}`)
  return known
}

/** The pop-up log-in knows Google alone. Throws for another one, and for an empty token. */
export function socialTokenOf(provider: unknown, idToken: unknown): string {
  if (provider !== 'google') throw new WalletError(`Unsupported provider: ${String(provider).slice(0, 40)}`)
  if (typeof idToken !== 'string' || idToken === '') throw new WalletError('No ID token received from authentication')
  return idToken
}
