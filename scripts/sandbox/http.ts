// The sandbox's HTTP server: a table of exact paths on a loopback port. Checks who calls (Host, Origin) and applies faults;
// knows nothing of what the stand-ins do.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Faults } from './faults.ts'
import { createDoorkeeper, type Doorkeeper, type DoorkeeperOptions, KEY_COOKIE } from './same-user.ts'

export type Call = {
  method: string
  path: string
  /** What stands in the places of the route's `:names`. */
  params: Record<string, string>
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: string
}
/**
 * `body`: a string goes out as it is (HTML unless `type` says otherwise), anything else as JSON. `wire` writes the reply
 * itself instead, for what no server would send.
 */
export type Answer = {
  status?: number
  type?: string
  headers?: Record<string, string>
  body?: unknown
  wire?: (response: ServerResponse) => unknown
}
/**
 * `target` names the stand-in whose faults apply to this route: it is the party's own interface, and asks for what the party
 * asks for. Those and what is `open` answer everybody; all others the person who runs the sandbox.
 */
export type Route = { answer: (call: Call) => Answer | Promise<Answer>; target?: string; open?: true }
/** Keys are "METHOD /path"; a part of the path may be a `:name`. */
export type Routes = Record<string, Route>

/** A request the stand-in refuses; answered as {error: message}. */
export class Refusal extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

type Settings = {
  port: number
  host: string
  routes: (origin: string) => Routes
  faults: Faults
  publicOrigin: string
  access: DoorkeeperOptions
}

const BODY_LIMIT = 256 * 1024

/** Listens on loopback; `host` is the name pages use. Resolves with the origin and a stop that ends open connections too. */
export async function listen({ port, host, routes, faults, publicOrigin, access }: Settings) {
  const handle: { run?: (request: IncomingMessage, response: ServerResponse) => Promise<void> } = {}
  const server = createServer((request, response) => {
    handle.run?.(request, response).catch(error => {
      if (!response.headersSent) send(response, { status: 500, body: { error: String(error) } })
    })
  })
  const address = host === '[::1]' ? '::1' : '127.0.0.1'
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, address, resolve)
  })
  const bound = (server.address() as AddressInfo).port
  const origin = `http://${host}:${bound}`
  const doorkeeper = await createDoorkeeper({ address, port: bound }, access)
  const known = { routes: routes(origin), faults, origin, publicOrigin, hosts: hostsOf(bound), doorkeeper }
  handle.run = (request, response) => handleRequest(known, request, response)
  const stop = () =>
    new Promise<void>(resolve => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { origin, isOpen: doorkeeper.isOpen, stop }
}

type Known = {
  routes: Routes
  faults: Faults
  origin: string
  publicOrigin: string
  hosts: Set<string>
  doorkeeper: Doorkeeper
}

const hostsOf = (port: number) => new Set(['localhost', '127.0.0.1', '[::1]'].map(name => `${name}:${port}`))

async function handleRequest(known: Known, request: IncomingMessage, response: ServerResponse) {
  try {
    const url = new URL(request.url ?? '/', known.origin)
    // A name that only resolves to loopback is a page of somebody else's, rebound to us.
    if (!known.hosts.has(request.headers.host ?? '')) throw new Refusal(421, 'The sandbox answers to localhost only.')
    allowOrigin(known, request, response)
    if (request.method === 'OPTIONS') return send(response, { status: 204 })
    const method = request.method === 'HEAD' ? 'GET' : `${request.method}`
    if (method === 'GET' && known.doorkeeper.isKey(url.searchParams.get('key'))) return send(response, withKey(url))
    const { route, params } = findRoute(known.routes, `${method} ${url.pathname}`)
    if (!route.target && !route.open && !known.doorkeeper.admits(request)) throw new Refusal(403, NOT_YOURS)
    if (route.target && (await known.faults.befall(route.target, request, response))) return
    const { searchParams: query, pathname: path } = url
    const call = { method, path, params, query, headers: request.headers, body: await readBody(request) }
    send(response, await route.answer(call))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    send(response, { status: error.status, body: { error: error.message } })
  }
}

const NOT_YOURS =
  'The sandbox answers the user who runs it. To let in others, or where users cannot be told apart, it has a key: SANDBOX_KEY, sent as x-sandbox-key, or opened once in a browser as /?key=…'

/** To the same address, with the key in a cookie. */
function withKey(url: URL): Answer {
  const cookie = `${KEY_COOKIE}=${encodeURIComponent(url.searchParams.get('key') as string)}; Path=/; HttpOnly; SameSite=Lax`
  url.searchParams.delete('key')
  return { status: 303, headers: { location: `${url.pathname}${url.search}`, 'set-cookie': cookie } }
}

function findRoute(routes: Routes, wanted: string): { route: Route; params: Record<string, string> } {
  const exact = routes[wanted]
  if (exact) return { route: exact, params: {} }
  const parts = wanted.split('/')
  for (const [key, route] of Object.entries(routes)) {
    const names = key.split('/')
    const fits = names.length === parts.length && names.every((name, at) => name.startsWith(':') || name === parts[at])
    if (!fits) continue
    const filled = names.flatMap((name, at) => (name.startsWith(':') ? [[name.slice(1), parts[at] as string]] : []))
    return { route, params: Object.fromEntries(filled) }
  }
  throw new Refusal(404, `Nothing at ${wanted}.`)
}

/** Reading is open to the service's own pages; changing anything is closed to every other page. */
function allowOrigin(known: Known, request: IncomingMessage, response: ServerResponse) {
  const { origin } = request.headers
  response.setHeader('vary', 'Origin')
  if (!origin || origin === known.origin) return
  if (origin === known.publicOrigin) {
    response.setHeader('access-control-allow-origin', origin)
    response.setHeader('access-control-allow-methods', 'GET, POST')
    response.setHeader('access-control-allow-headers', 'authorization, content-type')
  } else if (request.method !== 'GET' && request.method !== 'HEAD') {
    throw new Refusal(403, `Pages of ${origin} have no business here.`)
  }
}

async function readBody(request: IncomingMessage) {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > BODY_LIMIT) throw new Refusal(413, `The body may have ${BODY_LIMIT} bytes.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

/** The body of a call that must be a JSON object with no other keys than `allowed`. */
export function jsonObject(call: Call, allowed: readonly string[]): Record<string, unknown> {
  let value: unknown
  try {
    value = JSON.parse(call.body)
  } catch {
    throw new Refusal(400, 'The body must be JSON.')
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    throw new Refusal(400, 'The body must be an object.')
  const unknown = Object.keys(value).find(key => !allowed.includes(key))
  if (unknown !== undefined) throw new Refusal(400, `Unknown property '${unknown}'; known are ${allowed.join(', ')}.`)
  return value as Record<string, unknown>
}

function send(response: ServerResponse, { status = 200, type, headers = {}, body, wire }: Answer) {
  if (wire) return void wire(response)
  const text = typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body)
  const kind = type ?? (typeof body === 'string' ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8')
  response.writeHead(status, {
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-sandbox': 'on',
    ...(text ? { 'content-type': kind } : {}),
    ...headers,
  })
  response.end(text)
}
