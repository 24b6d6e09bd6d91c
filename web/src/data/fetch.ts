// The HTTP client: the bearer, the reply envelope, failures. No other file calls fetch.
import type { CvData } from '../../../api/core/contract/cv.ts'
import { fieldName } from './field-names.ts'
import { removeSession, stored } from './storage.ts'

export type FieldProblem = { path: string; message: string }
type Envelope = { code?: string; message?: string; requestId?: string; errors?: FieldProblem[] } & Record<
  string,
  unknown
>

const NO_ENVELOPE = 'Something went wrong. Please try again in a moment.'

/** For people: the first wrong field by its name, since the service's own message has its path. */
function wordsOf({ message, errors }: Envelope): string {
  const first = errors?.[0]
  if (!first) return message ?? NO_ENVELOPE
  const name = fieldName(first.path)
  return name ? `${name}: ${first.message}` : first.message
}

/** Thrown by every call. Without a reply, `status` is 0 and `code` is 'offline'; `reply` is the whole envelope. */
export class ApiProblem extends Error {
  readonly status: number
  readonly code: string
  readonly errors: readonly FieldProblem[]
  readonly requestId: string | null
  readonly reply: Record<string, unknown>

  constructor(status: number, envelope: Envelope) {
    super(wordsOf(envelope))
    this.name = 'ApiProblem'
    this.status = status
    this.code = envelope.code ?? 'unexpected_reply'
    this.errors = envelope.errors ?? []
    this.requestId = envelope.requestId ?? null
    this.reply = envelope
  }

  /** The current CV, sent with a 412. */
  get cv(): CvData | undefined {
    return this.reply.cv as CvData | undefined
  }
}

export const noReply = () =>
  new ApiProblem(0, {
    code: 'offline',
    message: 'You seem to be offline. Please check your connection and try again.',
  })

type CallOptions = {
  /** Sent as JSON. */
  body?: unknown
  headers?: Record<string, string>
  /** Lets the request outlive the page. */
  keepalive?: boolean
  /** Replaces the default timeout, which covers the reply's body too. */
  signal?: AbortSignal
}
export type Reply<T> = { body: T; headers: Headers }

const TIMEOUT_MS = 30_000
/** For the body of a file: 5 MiB on a slow connection. */
const FILE_TIMEOUT_MS = 300_000

let ended = false
const endListeners = new Set<() => void>()

/** True once the service has refused the stored token; stays so until the next page load. */
export const sessionHasEnded = () => ended

/** Calls back when a 401 ends the session, at most once per page load. Returns the function that unsubscribes. */
export function onSessionEnd(listener: () => void): () => void {
  endListeners.add(listener)
  return () => endListeners.delete(listener)
}

let refusals = 0
const refusalListeners = new Set<() => void>()

/** How many calls were refused as forbidden; a reason to check whether the account is suspended. */
export const countRefusals = () => refusals

/** Calls back at each refusal. Returns the function that unsubscribes. */
export function onRefusal(listener: () => void): () => void {
  refusalListeners.add(listener)
  return () => refusalListeners.delete(listener)
}

/** Counts a refusal. Those of /me are not counted: it is what the check for a suspension reads. */
function noted(path: string, problem: ApiProblem): ApiProblem {
  if (problem.status === 403 && problem.code === 'forbidden' && path !== '/me') {
    refusals += 1
    for (const listener of refusalListeners) listener()
  }
  return problem
}

/** One call to the service. `path` is absolute ("/cvs"). Throws nothing but ApiProblem. */
export async function call<T>(method: string, path: string, options: CallOptions = {}): Promise<Reply<T>> {
  const token = stored('googleIdToken')
  const response = await send(method, path, token, options)
  if (!response.ok) throw noted(path, await refusalOf(response, token))
  return { body: (await bodyOf(response)) as T, headers: response.headers }
}

/** Fetches a file with the bearer, which an <img> or a link cannot send. Throws nothing but ApiProblem. */
export async function getFile(path: string): Promise<Reply<Blob>> {
  const token = stored('googleIdToken')
  const ending = new AbortController()
  const endAfter = (ms: number) => setTimeout(() => ending.abort(), ms)
  let timer = endAfter(TIMEOUT_MS)
  try {
    const response = await send('GET', path, token, { signal: ending.signal })
    if (!response.ok) throw noted(path, await refusalOf(response, token))
    clearTimeout(timer)
    timer = endAfter(FILE_TIMEOUT_MS)
    return { body: await response.blob(), headers: response.headers }
  } catch (error) {
    throw error instanceof ApiProblem ? error : noReply()
  } finally {
    clearTimeout(timer)
  }
}

export const get = async <T>(path: string): Promise<T> => (await call<T>('GET', path)).body
export const post = async <T>(path: string, body?: unknown): Promise<T> => (await call<T>('POST', path, { body })).body

async function send(method: string, path: string, token: string | null, options: CallOptions): Promise<Response> {
  const headers = new Headers({ accept: 'application/json', ...options.headers })
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (options.body !== undefined) headers.set('content-type', 'application/json')
  try {
    return await fetch(path, {
      method,
      headers,
      body: options.body === undefined ? undefined : JSON.stringify(options.body),
      keepalive: options.keepalive,
      signal: options.keepalive ? undefined : (options.signal ?? AbortSignal.timeout(TIMEOUT_MS)),
    })
  } catch {
    throw noReply()
  }
}

/** The 401 of a wallet session, which does not end the user's session. */
const WALLET_CODE = 'wallet_session_required'

/** Names a wallet session to the service. */
export const walletHeader = (sessionPk: string) => ({ 'x-wallet-session': sessionPk })

/** The problem of a failed response. A 401 ends the session of `token`. */
export async function refusalOf(response: Response, token: string | null): Promise<ApiProblem> {
  const body = await bodyOf(response)
  const problem = new ApiProblem(response.status, body && typeof body === 'object' ? (body as Envelope) : {})
  if (response.status === 401 && problem.code !== WALLET_CODE) endSession(token)
  return problem
}

/** The JSON body; null without one. */
export async function bodyOf(response: Response): Promise<unknown> {
  if (response.status === 204) return null
  try {
    return await response.json()
  } catch {
    if (!response.ok) return null
    throw noReply()
  }
}

/** Ends the session, unless the stored token has changed since the call. */
function endSession(token: string | null) {
  if (!token || ended || token !== stored('googleIdToken')) return
  ended = true
  removeSession()
  for (const listener of endListeners) listener()
}
