// The holder's half of the log-in page's message protocol: who may speak, what is asked on both sides, what is answered, and
// how it ends, exactly once. Knows no frame, no window and no HTTP: they are arguments.
import type { OtpMethod } from '../../../api/core/wallet/login.ts'

/** How it ended; a cancelled log-in says so, a failed one why. */
export type Outcome = { userSWA: string } | { canceled: true } | { failed: string }

/** Whether the page has spoken yet; `why` when it is no longer waited for. It may still come to life. */
export type Life = { is: 'waiting' } | { is: 'there' } | { is: 'stuck'; why: string }

export type OnboardingParts = {
  /** Origins whose messages count. */
  allowed: readonly string[]
  /** The window in our frame; null where there is none. */
  frame: () => unknown
  newId: () => string
  post: (message: unknown, origin: string) => void
  sendCode: (request: { method: OtpMethod; contact: string; token?: string }) => Promise<string>
  verifyCode: (request: { method: OtpMethod; contact: string; token: string; otp: string }) => Promise<string>
  googleToken: () => Promise<string>
  logIn: (authData: { provider: 'google' | 'okto'; idToken: string }) => Promise<string>
  /** What the clipboard holds, or null when it may not be read now. */
  readClipboard: () => Promise<string | null>
  wordsOf: (error: unknown) => string
  /** After so many milliseconds. */
  after: (ms: number, run: () => void) => void
  onLife: (life: Life) => void
  /** Once, when the page is to go. */
  onEnd: (outcome: Outcome) => void
}
type Message = { id: string; method: string; channel: unknown; data: Record<string, unknown> | null }
type Request = Message & { data: Record<string, unknown> }
type Answer = { data: Record<string, unknown>; ends?: Outcome; afterMs?: number }

/** So long the page may still be read, after a code was right and after a failure. */
const LINGER_MS = 1000
/** So long the page may take until it answers our first request, or speaks by itself. */
const ANSWER_MS = 30_000
const METHOD = 'okto_sdk_login'
const GONE = 'WebView not available'
const APPEARANCE = { type: 'ui_config', config: { title: 'Your wallet' } }

export function createOnboarding(parts: OnboardingParts) {
  let isOver = false
  let isThere = false
  const greeting = { id: parts.newId(), method: METHOD, data: APPEARANCE, channel: 'requestChannel' }
  parts.after(ANSWER_MS, () => giveUp('Request timeout'))

  function giveUp(why: string): void {
    if (!isOver && !isThere) parts.onLife({ is: 'stuck', why: parts.frame() ? why : GONE })
  }

  function noteLife(): void {
    if (!isThere) parts.onLife({ is: 'there' })
    isThere = true
  }

  /** An answer to our request, or word that the page has failed. */
  function takeAnswer({ id, data }: Message): void {
    if (data?.status === 'error') end({ failed: 'Authentication failed' }, LINGER_MS)
    else if (id !== greeting.id) return
    else if (typeof data?.status === 'string') noteLife()
    else giveUp('Invalid response data')
  }

  function takeRequest(request: Request, origin: string): void {
    const { data } = request
    noteLife()
    if (data.type === 'close_webview') end({ canceled: true })
    const work = workFor(data, parts)
    if (work) void answer(request, origin, work, data.type !== 'paste_otp')
  }

  function end(outcome: Outcome, afterMs = 0): void {
    if (isOver) return
    isOver = true
    if (afterMs === 0) parts.onEnd(outcome)
    else parts.after(afterMs, () => parts.onEnd(outcome))
  }

  async function answer(message: Request, origin: string, work: () => Promise<Answer>, isFatal: boolean) {
    const { id, method } = message
    try {
      const { data, ends, afterMs } = await work()
      if (isOver) return
      if (parts.frame()) parts.post(JSON.stringify({ id, method, data }), origin)
      else if (!ends) throw new Error(GONE)
      if (ends) end(ends, afterMs)
    } catch (error) {
      if (isOver) return
      const words = parts.wordsOf(error)
      parts.post({ id, method, data: JSON.stringify({ data: message.data }), error: words }, origin)
      if (isFatal) end({ failed: words }, LINGER_MS)
    }
  }

  return {
    /** Takes a message event; whatever is not of the protocol or not from our frame is passed over. */
    receive({ origin, source, data }: { origin: string; source: unknown; data: unknown }): void {
      if (isOver || !parts.allowed.includes(origin) || !source || source !== parts.frame()) return
      const message = messageIn(data)
      if (!message) return
      if (message.channel === 'responseChannel') takeAnswer(message)
      else if (message.data) takeRequest({ ...message, data: message.data }, origin)
    },
    /** Asks the page whether it is there, once it has been loaded; it is told how it is to look. */
    greet(origin: string): void {
      if (!isOver && !isThere && parts.frame()) parts.post(greeting, origin)
    },
    /** The person closes it. */
    cancel: () => end({ canceled: true }),
    /** It is put away without an end: another one takes its place. */
    leave() {
      isOver = true
    },
  }
}

/** What a request asks for; null for what is not known. */
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

/** Nothing but what looks like a code leaves the clipboard. */
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

/** An object or its JSON text, perhaps in an envelope of an event; null for anything else. */
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
    const isObject = typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
    return isObject ? (parsed as Record<string, unknown>) : null
  } catch {
    return null
  }
}
