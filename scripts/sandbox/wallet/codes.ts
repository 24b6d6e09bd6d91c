// One-time codes: sent to the inbox, six digits, five minutes, five tries. Every call is signed by the client.
import { randomInt, randomUUID } from 'node:crypto'
import type { Answer, Call } from '../calls.ts'
import type { Inbox } from '../inbox.ts'
import { jsonOf, objectWith, Refused, success } from './reply.ts'
import { type Client, isSignedBy } from './signatures.ts'
import type { Code, Store } from './state.ts'

type Channel = 'email' | 'whatsapp'
export type CodeParts = { store: Store; inbox: Inbox; client: Client; now: () => number }

const LIFE_MS = 5 * 60_000
const TRIES = 5
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const CONTACT = { email: ['email'], whatsapp: ['whatsapp_number', 'country_short_name'] } as const

/** POST /authenticate/email and /authenticate/whatsapp: sends a code, or with a token another one. */
export function sendCode(parts: CodeParts, channel: Channel, call: Call): Answer {
  const { state, save } = parts.store
  const data = openEnvelope(parts, channel, call, ['token'], [])
  const contact = contactOf(channel, data)
  const before = data.token === undefined ? null : codeOf(parts, data.token, contact)
  if (before) delete state.codes[String(data.token)]
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const token = randomUUID()
  // A new code does not reset the number of tries.
  state.codes[token] = { contact, code, tries: before?.tries ?? 0, expiresAt: parts.now() + LIFE_MS }
  save()
  parts.inbox.add({
    to: contact,
    channel,
    at: new Date(parts.now()).toISOString(),
    subject: channel === 'email' ? 'Your wallet code' : '',
    text: `${code} opens your wallet. It is good for five minutes. Give it to nobody.`,
    code,
  })
  return success({ status: 'success', message: 'Code sent', code: 200, token, trace_id: randomUUID() })
}

/** POST .../verify: exchanges a correct code for a token that logs in once. */
export function verifyCode(parts: CodeParts, channel: Channel, call: Call): Answer {
  const { state, save } = parts.store
  const data = openEnvelope(parts, channel, call, [], ['token', 'otp'])
  const contact = contactOf(channel, data)
  const kept = codeOf(parts, data.token, contact)
  if (kept.tries >= TRIES) throw new Refused(400, 'Too many wrong codes', 'otp attempts exceeded')
  if (data.otp !== kept.code) {
    kept.tries += 1
    save()
    throw new Refused(400, 'Invalid OTP', 'invalid otp')
  }
  delete state.codes[String(data.token)]
  const authToken = randomUUID()
  const identity = `${channel}:${channel === 'email' ? contact.toLowerCase() : contact.replace(/\D/g, '')}`
  state.authTokens[authToken] = { identity, expiresAt: parts.now() + LIFE_MS }
  save()
  const more = { message: 'Code verified', refresh_auth_token: randomUUID(), device_token: randomUUID() }
  return success({ auth_token: authToken, ...more })
}

function codeOf({ store, now }: CodeParts, token: unknown, contact: string): Code {
  const kept = store.state.codes[String(token)]
  if (!kept || kept.contact !== contact) throw new Refused(400, 'Unknown token', 'invalid token')
  if (kept.expiresAt <= now()) throw new Refused(400, 'The code has expired', 'otp expired')
  return kept
}

/** The data of an envelope. It must have its keys in order, be signed by the client, at most five minutes old, and new. */
function openEnvelope(parts: CodeParts, channel: Channel, call: Call, optional: string[], needed: string[]) {
  const envelope = objectWith(jsonOf(call.body), 'the envelope', ['data', 'client_signature', 'type'])
  if (envelope.type !== 'ethsign') throw new Refused(400, "the envelope's type must be ethsign")
  const keys = [...CONTACT[channel], ...needed, 'client_swa', 'timestamp']
  const data = objectWith(envelope.data, 'data', keys, optional)
  const order = [...CONTACT[channel], 'token', 'otp', 'client_swa', 'timestamp'].filter(key => key in data)
  if (String(Object.keys(data)) !== String(order))
    throw new Refused(400, `the keys of data must be ${order.join(', ')}`)
  const { client, now, store } = parts
  if (String(data.client_swa).toLowerCase() !== client.swa.toLowerCase()) {
    throw new Refused(422, 'Unprocessable request', 'client signature invalid')
  }
  if (!isSignedBy(client.address, JSON.stringify(data), envelope.client_signature)) {
    throw new Refused(422, 'Unprocessable request', 'client signature invalid')
  }
  const { timestamp } = data
  if (!Number.isInteger(timestamp) || Math.abs(now() - Number(timestamp)) > LIFE_MS) {
    throw new Refused(422, 'Unprocessable request', 'Signature Expired')
  }
  const usedKey = `envelope ${call.path} ${String(envelope.client_signature)}`
  if (store.state.used[usedKey]) throw new Refused(422, 'Unprocessable request', 'the envelope was used before')
  store.state.used[usedKey] = true
  return data
}

function contactOf(channel: Channel, data: Record<string, unknown>): string {
  const contact = data[CONTACT[channel][0]]
  const text = typeof contact === 'string' ? contact : ''
  const isFine = channel === 'email' ? EMAIL.test(text) : text.replace(/\D/g, '').length === 10
  if (!isFine) throw new Refused(400, `the ${CONTACT[channel][0]} is malformed`)
  if (channel === 'whatsapp' && data.country_short_name !== 'IN') throw new Refused(400, 'the country must be IN')
  return text
}
