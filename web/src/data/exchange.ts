// One exchange of JSON with a service, and its problems: for our pages, and for the wallet kit at other origins. It
// stores nothing.

export type FieldProblem = { path: string; message: string }
export type Envelope = { code?: string; message?: string; requestId?: string; errors?: FieldProblem[] } & Record<
  string,
  unknown
>

/** Thrown by every call. Without a reply, `status` is 0 and `code` is 'offline'; `reply` is the whole envelope. */
export class ApiProblem extends Error {
  readonly status: number
  readonly code: string
  readonly errors: readonly FieldProblem[]
  readonly requestId: string | null
  readonly reply: Record<string, unknown>

  constructor(status: number, envelope: Envelope, words = envelope.message) {
    super(words ?? 'Something went wrong. Please try again in a moment.')
    this.name = 'ApiProblem'
    this.status = status
    this.code = envelope.code ?? 'unexpected_reply'
    this.errors = envelope.errors ?? []
    this.requestId = envelope.requestId ?? null
    this.reply = envelope
  }
}

export const noReply = () =>
  new ApiProblem(0, {
    code: 'offline',
    message: 'You seem to be offline. Please check your connection and try again.',
  })

export const TIMEOUT_MS = 30_000

export type Sent = {
  bearer?: string | null | undefined
  /** Sent as JSON. */
  body?: unknown
  headers?: Record<string, string> | undefined
  /** Lets the request outlive the page. */
  keepalive?: boolean | undefined
  /** Replaces the default timeout, which covers the reply's body too. */
  signal?: AbortSignal | undefined
}

/** Resolves with a reply of any status; throws nothing but `noReply`. */
export async function exchange(
  method: string,
  url: string,
  { bearer, body, headers: more, keepalive, signal }: Sent,
  send: typeof fetch = fetch,
): Promise<Response> {
  const headers = new Headers({ accept: 'application/json', ...more })
  if (bearer) headers.set('authorization', `Bearer ${bearer}`)
  if (body !== undefined) headers.set('content-type', 'application/json')
  return send(url, {
    method,
    headers,
    body: JSON.stringify(body),
    keepalive,
    signal: keepalive ? undefined : (signal ?? AbortSignal.timeout(TIMEOUT_MS)),
  }).catch(() => {
    throw noReply()
  })
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

/** The error body of a failed response; empty when the response is not the service's. */
export async function envelopeOf(response: Response): Promise<Envelope> {
  const body = await bodyOf(response)
  return body && typeof body === 'object' ? (body as Envelope) : {}
}

/** Names a wallet session to the service. */
export const walletHeader = (sessionPk: string) => ({ 'x-wallet-session': sessionPk })
