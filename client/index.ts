// The typed client of TruCV's API: every path, body, reply and error is checked against the contract by the compiler.
import createClient, { type Client, type FetchResponse, type MaybeOptionalInit } from 'openapi-fetch'
import type { HttpMethod, MediaType, PathsWithMethod, RequiredKeysOf } from 'openapi-typescript-helpers'
import type { paths as Contract, components, operations } from './contract.d.ts'

export type { components, operations }
/** The named schemas of openapi.yaml: Cv, ChangeCvRequest, Problem and the others. */
export type Schemas = components['schemas']

/** Stands for bytes within openapi-fetch, whose types take every object apart. */
type Bytes = 'bytes'
/** A reply as it comes by its content type: JSON, text, or bytes. */
type Read<Type, Body> = Type extends `${string}json` | 'application/vc'
  ? Body extends string
    ? Record<string, unknown>
    : Body
  : Type extends `text/${string}` | `${string}svg+xml` | `${string}yaml` | `${string}jwt`
    ? string
    : Bytes
type Replies<R> = {
  [S in keyof R]: R[S] extends { content: infer C extends object }
    ? Omit<R[S], 'content'> & { content: { [T in keyof C]: Read<T, C[T]> } }
    : R[S]
}
/** A form with a file: sent as multipart/form-data. */
type Form<B> = { [F in keyof B]: F extends 'file' ? Blob : B[F] }
type Sent<B> = B extends { content: { 'multipart/form-data': infer F } }
  ? Omit<B, 'content'> & { content: { 'multipart/form-data': Form<F> | FormData } }
  : B
type Operation<O> = O extends { responses: infer R }
  ? Omit<O, 'responses' | 'requestBody'> & { responses: Replies<R> } & {
      [K in keyof O as K extends 'requestBody' ? K : never]: Sent<O[K]>
    }
  : O
/** The operations of openapi.yaml, with text, bytes and files as this client takes and gives them. */
export type paths = { [P in keyof Contract]: { [M in keyof Contract[P]]: Operation<Contract[P][M]> } }
type Given<R> = R extends { data: infer D } ? Omit<R, 'data'> & { data: D extends Bytes ? Uint8Array : D } : R
type Call<M extends HttpMethod> = <P extends PathsWithMethod<paths, M>, I extends MaybeOptionalInit<paths[P], M>>(
  path: P,
  ...init: RequiredKeysOf<I> extends never ? [(I & Record<string, unknown>)?] : [I & Record<string, unknown>]
) => Promise<Given<FetchResponse<paths[P][M] & Record<string | number, unknown>, I, MediaType>>>
export type TruCv = Pick<Client<paths>, 'use' | 'eject'> & {
  [M in 'get' | 'put' | 'post' | 'patch' | 'delete' as Uppercase<M>]: Call<M>
}
export type TruCvOptions = {
  /** Where the service is, for example `https://trucv.example`. */
  origin: string
  /** A Google id token, or any other bearer that the service takes. A function is asked before each call. */
  bearer?: string | (() => string | Promise<string>)
  /** Instead of the global fetch: for timeouts, retries, tests. */
  fetch?: (request: Request) => Promise<Response>
}

const METHODS = ['GET', 'PUT', 'POST', 'PATCH', 'DELETE'] as const
type ParseAs = 'json' | 'text' | 'blob' | 'arrayBuffer' | 'stream'
type Result = { data?: unknown; error?: unknown; response: Response }

/** Calls resolve with `data`, or with `error` of the service, and the `response`; without any reply they reject. */
export function createTruCv({ origin, bearer, fetch = request => globalThis.fetch(request) }: TruCvOptions): TruCv {
  const client = createClient<paths>({
    baseUrl: origin,
    fetch: async request => whole(await fetch(request)),
    bodySerializer: body => formOf(body) ?? JSON.stringify(body),
  })
  if (bearer) {
    client.use({
      async onRequest({ request }) {
        request.headers.set('authorization', `Bearer ${typeof bearer === 'string' ? bearer : await bearer()}`)
        return request
      },
    })
  }
  const calls = client as unknown as Record<string, (...args: unknown[]) => Promise<Result>>
  const reading =
    (call: (...args: unknown[]) => Promise<Result>, at: number) =>
    async (...args: unknown[]) => {
      const init = args[at] as { parseAs?: ParseAs } | undefined
      args[at] = { ...init, parseAs: 'stream' }
      return settled(await call(...args), init?.parseAs)
    }
  for (const method of METHODS) calls[method] = reading(calls[method]!, 1)
  return client as unknown as TruCv
}

/** A refusal with its whole text, or without one if that broke off: a successful reply is read later. */
async function whole(response: Response): Promise<Response> {
  if (response.ok || response.type === 'opaqueredirect') return response
  const text = await response.text().catch(() => '')
  const { status, statusText, headers } = response
  return new Response(text === '' ? null : text, { status, statusText, headers })
}

/** A form of an object with a file. */
function formOf(body: unknown): FormData | null {
  if (body instanceof FormData) return body
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : []
  if (!fields.some(([, value]) => value instanceof Blob)) return null
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value instanceof Blob ? value : String(value))
  return form
}

const isJson = (type: string) => /^application\/([\w.-]+\+)?json$|^application\/vc$/.test(type)
const isText = (type: string) => /^text\/|svg\+xml$|yaml$|jwt$/.test(type)
const typeOf = ({ headers }: Response) => (headers.get('content-type') ?? '').split(';', 1)[0]!.trim().toLowerCase()

/** The result with its data read by their content type. What is no reply of the service, or breaks off, becomes an error. */
async function settled(result: Result, parseAs: ParseAs | undefined): Promise<Result> {
  const { response, error } = result
  if (response.status === 304) return { data: undefined, response }
  const isOurs = response.headers.has('x-request-id')
  if (!isOurs || (!response.ok && (!error || (typeof error === 'string' && isJson(typeOf(response)))))) {
    return { error: unreadable(response), response }
  }
  if (!response.ok || response.status === 204 || parseAs === 'stream') return result
  try {
    return { data: await read(response, parseAs), response }
  } catch {
    return { error: unreadable(response), response }
  }
}

async function read(response: Response, parseAs: Exclude<ParseAs, 'stream'> | undefined): Promise<unknown> {
  if (parseAs) return response[parseAs]()
  const type = typeOf(response)
  if (isJson(type)) return response.json()
  return isText(type) ? response.text() : new Uint8Array(await response.arrayBuffer())
}

const unreadable = ({ headers, status }: Response): Schemas['Problem'] => ({
  success: false,
  code: 'upstream_failed',
  message: `The reply with status ${status} is not one of the service, or it broke off.`,
  requestId: headers.get('x-request-id') ?? '',
})

/** The header of a save: the version that was edited, without which nothing is overwritten. */
export const ifMatch = (version: number): { 'if-match': string } => ({ 'if-match': `"${version}"` })
