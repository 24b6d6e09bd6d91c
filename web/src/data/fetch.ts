// The calls of our pages: the bearer, the reply envelope, failures, the end of a session.
import type { BodyOf, MethodOf, QueryOf, ReplyOf } from './contract.ts'
import { ApiProblem, bodyOf, type Envelope, envelopeOf, exchange, noReply, TIMEOUT_MS } from './exchange.ts'
import { fieldName } from './field-names.ts'
import { removeSession, stored } from './storage.ts'

export { ApiProblem, bodyOf, type FieldProblem, noReply, walletHeader } from './exchange.ts'

/** For people: the first wrong field by its name, since the service's own message has its path. */
function messageOf({ message, errors }: Envelope): string | undefined {
  const first = errors?.[0]
  if (!first) return message
  const name = fieldName(first.path)
  return name ? `${name}: ${first.message}` : first.message
}

type CallOptions<Body = unknown> = {
  /** Sent as JSON. */
  body?: Body
  headers?: Record<string, string>
  /** Instead of the stored token. */
  bearer?: string
  /** Lets the request outlive the page. */
  keepalive?: boolean
  /** Replaces the default timeout, which covers the reply's body too. */
  signal?: AbortSignal
}
/** Options are required for a call with a required body. */
export type Options<Body> = undefined extends Body
  ? [options?: CallOptions<Body>]
  : [options: CallOptions<Body> & { body: Body }]
type Args<Body> = undefined extends Body ? [body?: Body] : [body: Body]
export type Reply<T> = { body: T; headers: Headers }
/** A GET path of the contract; a plain string is a path from a reply of the service. */
type Readable<P extends string> = string extends P ? [] : 'GET' extends MethodOf<P> ? [] : [path: never]

/** For the body of a file: 5 MiB on a slow connection. */
const FILE_TIMEOUT_MS = 300_000

let ended = false
const endListeners = new Set<() => void>()

/** True once the service has refused the stored token, until the next sign-in. */
export const sessionHasEnded = () => ended

export function noteSignIn(): void {
  ended = false
}

/** Calls back when a 401 ends the session, once per session. Returns the function that unsubscribes. */
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

/** Counts a refusal. Refusals of /me are not counted: the check for a suspension reads /me itself. */
function noted(path: string, problem: ApiProblem): ApiProblem {
  if (problem.status === 403 && problem.code === 'forbidden' && path !== '/me') {
    refusals += 1
    for (const listener of refusalListeners) listener()
  }
  return problem
}

/** One call to the service. `path` is absolute ("/cvs"). Throws nothing but ApiProblem. */
export function call<P extends string, M extends MethodOf<P>>(
  method: M,
  path: P,
  ...options: Options<BodyOf<M, P>>
): Promise<Reply<ReplyOf<M, P>>>
export async function call(method: string, path: string, options: CallOptions = {}): Promise<Reply<unknown>> {
  const response = await send(method, path, options)
  return { body: await bodyOf(response), headers: response.headers }
}

/** Fetches a file with the bearer, which an <img> or a link cannot send. Throws nothing but ApiProblem. */
export function getFile<P extends string>(path: P, ..._: Readable<P>): Promise<Reply<Blob>>
export async function getFile(path: string): Promise<Reply<Blob>> {
  const ending = new AbortController()
  const endAfter = (ms: number) => setTimeout(() => ending.abort(), ms)
  let timer = endAfter(TIMEOUT_MS)
  try {
    const response = await send('GET', path, { signal: ending.signal })
    clearTimeout(timer)
    timer = endAfter(FILE_TIMEOUT_MS)
    return { body: await response.blob(), headers: response.headers }
  } catch (error) {
    throw error instanceof ApiProblem ? error : noReply()
  } finally {
    clearTimeout(timer)
  }
}

/** Inside of a function of any path the compiler cannot look the path up. */
type Untyped = (method: string, path: string, options?: CallOptions) => Promise<Reply<never>>
export const get = async <P extends string>(path: P): Promise<ReplyOf<'GET', P>> =>
  (await (call as Untyped)('GET', path)).body
export function post<P extends string>(path: P, ...body: Args<BodyOf<'POST', P>>): Promise<ReplyOf<'POST', P>>
export async function post(path: string, body?: unknown): Promise<unknown> {
  return (await (call as Untyped)('POST', path, { body })).body
}

export const withQuery = <P extends string>(path: P, query: QueryOf<P>): `${P}?${string}` =>
  `${path}?${new URLSearchParams(query as Record<string, string>)}`

/** Resolves with a success only. */
async function send(method: string, path: string, options: CallOptions): Promise<Response> {
  const token = options.bearer ?? stored('googleIdToken')
  const response = await exchange(method, path, { ...options, bearer: token })
  if (!response.ok) throw noted(path, await refusalOf(response, token))
  return response
}

/** The 401 of a wallet session, which does not end the user's session. */
const WALLET_CODE = 'wallet_session_required'

/** The problem of a failed response. A 401 ends the session of `token`. */
export async function refusalOf(response: Response, token: string | null): Promise<ApiProblem> {
  const envelope = await envelopeOf(response)
  const problem = new ApiProblem(response.status, envelope, messageOf(envelope))
  if (response.status === 401 && problem.code !== WALLET_CODE) endSession(token)
  return problem
}

/** Ends the session, unless the stored token has changed since the call. */
function endSession(token: string | null) {
  if (!token || ended || token !== stored('googleIdToken')) return
  ended = true
  removeSession()
  for (const listener of endListeners) listener()
}
