// Our half of the message protocol with the wallet's own login page: allowed origins, requests and replies of both sides,
// and the outcome, reported exactly once. Frame, window and HTTP are arguments.
import { isObject } from '../../../../api/core/is-object.ts'
import { ENVIRONMENTS, type EnvironmentName } from '../../../../api/core/wallet/environments.ts'
import type { OtpMethod } from '../../../../api/core/wallet/login.ts'

/** How the login ended; `failed`: the reason. */
export type Outcome = { userSWA: string } | { canceled: true } | { failed: string }

/** Whether the page has sent a message yet. A stuck page may still send one later. */
export type Life = { is: 'waiting' } | { is: 'there' } | { is: 'stuck'; why: string }

export type OnboardingParts = {
  /** Origins whose messages are accepted. */
  allowed: readonly string[]
  /** The window in our frame; null without one. */
  frame: () => unknown
  newId: () => string
  post: (message: unknown, origin: string) => void
  sendCode: (request: { method: OtpMethod; contact: string; token?: string }) => Promise<string>
  verifyCode: (request: { method: OtpMethod; contact: string; token: string; otp: string }) => Promise<string>
  googleToken: () => Promise<string>
  logIn: (authData: { provider: 'google' | 'okto'; idToken: string }) => Promise<string>
  /** The clipboard's text; null when it may not be read now. */
  readClipboard: () => Promise<string | null>
  errorInWords: (error: unknown) => string
  after: (ms: number, run: () => void) => void
  onLife: (life: Life) => void
  /** Called once, when the page has to be closed. */
  onEnd: (outcome: Outcome) => void
}
type Message = { id: string; method: string; channel: unknown; data: Record<string, unknown> | null }
type Request = Message & { data: Record<string, unknown> }
type Answer = { data: Record<string, unknown>; ends?: Outcome; afterMs?: number }

/** How long the page stays open after a successful login or a failure, so that its message can be read. */
const LINGER_MS = 1000
/** How long the page may take until its first message. */
const ANSWER_MS = 30_000
const METHOD = 'okto_sdk_login'
const GONE = 'WebView not available'
const APPEARANCE = { type: 'ui_config', config: { title: 'Your wallet' } }

/** The origins of the page in our frame, and of the environment's own onboarding and pay pages. */
export const allowedOrigins = (page: URL, environment: EnvironmentName): string[] => [
  page.origin,
  new URL(ENVIRONMENTS[environment].onboardingUrl).origin,
  ENVIRONMENTS[environment].payOrigin,
]

export function createOnboarding(parts: OnboardingParts) {
  const ending = createEnding(parts)
  let isAlive = false
  const greeting = { id: parts.newId(), method: METHOD, data: APPEARANCE, channel: 'requestChannel' }
  parts.after(ANSWER_MS, () => giveUp('Request timeout'))

  function giveUp(why: string): void {
    if (!ending.isOver() && !isAlive) parts.onLife({ is: 'stuck', why: parts.frame() ? why : GONE })
  }

  function noteLife(): void {
    if (!isAlive) parts.onLife({ is: 'there' })
    isAlive = true
  }

  /** A reply to our greeting, or a report that the page has failed. */
  function takeReply({ id, data }: Message): void {
    if (data?.status === 'error') ending.end({ failed: 'Authentication failed' }, LINGER_MS)
    else if (id !== greeting.id) return
    else if (typeof data?.status === 'string') noteLife()
    else giveUp('Invalid response data')
  }

  function takeRequest(request: Request, origin: string): void {
    noteLife()
    if (request.data.type === 'close_webview') ending.end({ canceled: true })
    const work = workFor(request.data, parts)
    if (work) void reply(parts, ending, { request, origin, work })
  }

  return {
    /** Handles a message event; ignores events of other senders and other protocols. */
    receive({ origin, source, data }: { origin: string; source: unknown; data: unknown }): void {
      if (ending.isOver() || !parts.allowed.includes(origin) || !source || source !== parts.frame()) return
      const message = messageIn(data)
      if (!message) return
      if (message.channel === 'responseChannel') takeReply(message)
      else if (message.data) takeRequest({ ...message, data: message.data }, origin)
    },
    /** Sends the loaded page its configuration; its reply shows that it works. */
    greet(origin: string): void {
      if (!ending.isOver() && !isAlive && parts.frame()) parts.post(greeting, origin)
    },
    cancel: () => ending.end({ canceled: true }),
    leave: ending.leave,
  }
}

type Ending = ReturnType<typeof createEnding>

/** The outcome, reported at most once. */
function createEnding({ onEnd, after }: OnboardingParts) {
  let isOver = false
  return {
    isOver: () => isOver,
    end(outcome: Outcome, afterMs = 0): void {
      if (isOver) return
      isOver = true
      if (afterMs === 0) onEnd(outcome)
      else after(afterMs, () => onEnd(outcome))
    },
    /** Stops without an outcome: another attempt replaces this one. */
    leave(): void {
      isOver = true
    },
  }
}

type Job = { request: Request; origin: string; work: () => Promise<Answer> }

/** Does the work of a request and posts its result. A failure ends the login, except for a paste. */
async function reply(parts: OnboardingParts, ending: Ending, { request, origin, work }: Job): Promise<void> {
  const { id, method } = request
  try {
    const { data, ends, afterMs } = await work()
    if (ending.isOver()) return
    if (parts.frame()) parts.post(JSON.stringify({ id, method, data }), origin)
    else if (!ends) throw new Error(GONE)
    if (ends) ending.end(ends, afterMs)
  } catch (error) {
    if (ending.isOver()) return
    const words = parts.errorInWords(error)
    parts.post({ id, method, data: JSON.stringify({ data: request.data }), error: words }, origin)
    if (request.data.type !== 'paste_otp') ending.end({ failed: words }, LINGER_MS)
  }
}

/** The handler of a request; null for an unknown one. */
function workFor(data: Record<string, unknown>, parts: OnboardingParts): (() => Promise<Answer>) | null {
  switch (data.type) {
    case 'ui_config':
      return async () => ({ data: APPEARANCE })
    case 'request_otp':
    case 'resend_otp':
      return () => send(data, parts)
    case 'verify_otp':
      return () => verify(data, parts)
    case 'paste_otp':
      return () => paste(data, parts)
    default:
      return data.provider === 'google' ? () => google(parts) : null
  }
}

async function google({ googleToken, logIn }: OnboardingParts): Promise<Answer> {
  const userSWA = await logIn({ provider: 'google', idToken: await googleToken() })
  return { data: { success: true, message: 'Google login successful', token: userSWA }, ends: { userSWA } }
}

async function send(data: Record<string, unknown>, { sendCode }: OnboardingParts): Promise<Answer> {
  const { method, contact, named } = contactIn(data)
  const before = data.type === 'resend_otp' ? { token: textIn(data, 'token') } : {}
  return { data: { ...named, token: await sendCode({ method, contact, ...before }) } }
}

async function verify(data: Record<string, unknown>, { verifyCode, logIn }: OnboardingParts): Promise<Answer> {
  const { method, contact, named } = contactIn(data)
  const token = textIn(data, 'token')
  const idToken = await verifyCode({ method, contact, token, otp: textIn(data, 'otp') })
  const userSWA = await logIn({ provider: 'okto', idToken })
  return { data: { ...named, token, message: 'Login successful' }, ends: { userSWA }, afterMs: LINGER_MS }
}

/** Returns the clipboard's text only when it looks like a code. */
async function paste({ provider }: Record<string, unknown>, { readClipboard }: OnboardingParts): Promise<Answer> {
  const code = (await readClipboard())?.trim() ?? ''
  if (!/^\d{4,8}$/.test(code)) throw new Error('No OTP found on clipboard')
  return { data: { provider, type: 'paste_otp', message: code } }
}

function contactIn(data: Record<string, unknown>): { method: OtpMethod; contact: string; named: object } {
  const { provider } = data
  if (provider !== 'email' && provider !== 'whatsapp') throw new Error('Invalid contact information or method')
  const key = provider === 'email' ? 'email' : 'whatsapp_number'
  const contact = textIn(data, key)
  return { method: provider, contact, named: { provider, [key]: contact } }
}

const textIn = (data: Record<string, unknown>, key: string): string => {
  const value = data[key]
  if (typeof value !== 'string' || value === '') throw new Error('Invalid contact information or method')
  return value
}

/** A message given as an object or as JSON text, perhaps inside an event envelope; null for anything else. */
function messageIn(given: unknown): Message | null {
  const outer = objectIn(given)
  const inner = outer && 'eventName' in outer ? objectIn(outer.eventData) : outer
  if (!inner) return null
  const { id = 'uuid-for-webview', method = METHOD, channel } = inner
  return { id: String(id), method: String(method), channel, data: objectIn(inner.data) }
}

function objectIn(value: unknown): Record<string, unknown> | null {
  try {
    const parsed: unknown = typeof value === 'string' ? JSON.parse(value) : value
    return isObject(parsed) ? parsed : null
  } catch {
    return null
  }
}
