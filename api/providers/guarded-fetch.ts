// The one guard for addresses in the input of users and in documents of strangers: https only, public addresses only, connected to exactly
// the address that was checked, no redirects, with limits of time, size and number.
import { promises as dns, type LookupAddress } from 'node:dns'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest, type RequestOptions } from 'node:https'
import { BlockList, isIP } from 'node:net'
import { BoundedMap } from '../lib/bounded-map.ts'
import { monotonicMs } from '../lib/clock.ts'

/** `forbidden`: an address that must not be requested. `missing`: its host replied 404 or 410. */
export type FetchFailure = 'forbidden' | 'missing' | 'unreachable'
export type Fetched = { text: string } | { failed: FetchFailure }
/** `list`: up to 4 MiB, otherwise 256 KiB. `by`: the account whose quota counts. Throws only rate_limited. */
export type GuardedFetch = (url: string, options: { by: string; isList?: boolean }) => Promise<Fetched>

type Reach = {
  /** In the sandbox: the only hosts that may be requested, and the base address at which each is reached. */
  hosts?: ReadonlyMap<string, string>
  ports?: readonly number[]
  timeoutMs?: number
  resolve?: (host: string) => Promise<LookupAddress[]>
  request?: typeof httpsRequest
}
type Parts = Reach & {
  /** Outside calls of one account; answers from the cache do not count. */
  quota: { check(key: string): void; use(key: string): void }
  /** Without the cache, each check sees changes of an issuer immediately: for the sandbox. */
  keepsAnswers?: boolean
}
type Request = typeof httpsRequest | typeof httpRequest
type Target = { send: Request; target: URL; more: RequestOptions }

const DOCUMENT_BYTES = 256 * 1024
const LIST_BYTES = 4 * 1024 * 1024
const TIMEOUT_MS = 5_000
const GOOD_MS = 5 * 60_000
const BAD_MS = 60_000
const CACHE_ENTRIES = 200
const ACCEPT = 'application/json, application/ld+json, application/did+json, application/vc, application/vc+jwt'

const NOT_PUBLIC = new BlockList()
for (const range of [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  '224.0.0.0/3',
]) {
  const [net = '', bits] = range.split('/')
  NOT_PUBLIC.addSubnet(net, Number(bits), 'ipv4')
}
const GLOBAL_UNICAST = new BlockList()
GLOBAL_UNICAST.addSubnet('2000::', 3, 'ipv6')
const SPECIAL = new BlockList()
// Tunnels among them (Teredo, 6to4): the IPv4 address inside would be reached unchecked.
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  SPECIAL.addSubnet(net, bits, 'ipv6')

/** Whether an IP address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !NOT_PUBLIC.check(address, 'ipv4')
  return version === 6 && GLOBAL_UNICAST.check(address, 'ipv6') && !SPECIAL.check(address, 'ipv6')
}

/** Without the dot that names the root of DNS: with it the same host has a second name. */
const HOST = /^(?=.{4,253}$)([a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/
const OWN_NAMES = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|localdomain|home\.arpa|test|invalid|onion)$/

/** The address, if its form allows a request. `new URL` has already normalised the spellings of IPv4 addresses. */
function allowedUrl(text: string, ports: readonly number[]): URL | null {
  if (text.length > 2_000 || /[\s\\]/.test(text) || !URL.canParse(text)) return null
  const url = new URL(text)
  const hasForm = url.protocol === 'https:' && url.username === '' && url.password === '' && HOST.test(url.hostname)
  return hasForm && ports.includes(Number(url.port || 443)) && !OWN_NAMES.test(url.hostname) ? url : null
}

/** Resolves a host: the addresses that may be connected to, and how. `within`: milliseconds. */
async function aim(
  url: URL,
  { hosts, resolve = lookUp, request = httpsRequest }: Reach,
  within: number,
): Promise<Target | 'unreachable' | 'forbidden'> {
  const base = hosts?.get(url.host)
  const isLoopback = Boolean(hosts?.size) && isLocal(url)
  // In the sandbox no other host is requested, nor resolved.
  if (hosts?.size && !base && !isLoopback) return 'unreachable'
  if (base || isLoopback) {
    const target = base ? new URL(`${base}${url.pathname}${url.search}`) : url
    return { send: target.protocol === 'https:' ? request : httpRequest, target, more: {} }
  }
  const found = await beforeDeadline(resolve(url.hostname), within).catch(() => [])
  const [first] = found
  if (!first) return 'unreachable'
  if (!found.every(({ address }) => isPublicAddress(address))) return 'forbidden'
  // A second resolution could have another result, so the connection is given the address that was checked.
  const lookup = ((_host: string, options: { all?: boolean }, done: (...found: unknown[]) => void) =>
    options.all ? done(null, [first]) : done(null, first.address, first.family)) as never
  return { send: request, target: url, more: { lookup } }
}
const lookUp = (host: string) => dns.lookup(host, { all: true, verbatim: true })
const isLocal = ({ protocol, hostname }: URL) => protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(hostname)

export function createGuardedFetch(parts: Parts): GuardedFetch {
  const { quota, ports = [443], timeoutMs = TIMEOUT_MS, keepsAnswers = true } = parts
  const cache = new BoundedMap<string, { fetched: Fetched; untilMs: number }>(CACHE_ENTRIES)

  async function ask(url: URL, maxBytes: number): Promise<Fetched> {
    const deadline = monotonicMs() + timeoutMs
    const aimed = await aim(url, parts, timeoutMs)
    if (typeof aimed === 'string') return { failed: aimed }
    return get(aimed, maxBytes, deadline - monotonicMs())
  }

  return async (text, { by, isList = false }) => {
    const url = allowedUrl(text, ports)
    if (!url) return { failed: 'forbidden' }
    url.hash = ''
    const key = `${isList} ${url.href}`
    const known = cache.get(key)
    if (known && known.untilMs > monotonicMs()) return known.fetched
    quota.check(by)
    quota.use(by)
    const fetched = await ask(url, isList ? LIST_BYTES : DOCUMENT_BYTES)
    const isGood = 'text' in fetched
    // Large replies are not cached, so that the cache stays within 50 MB.
    if (keepsAnswers && (!isGood || fetched.text.length <= DOCUMENT_BYTES))
      cache.set(key, { fetched, untilMs: monotonicMs() + (isGood ? GOOD_MS : BAD_MS) })
    return fetched
  }
}

/** Rejects at the time limit; a later result is discarded. */
function beforeDeadline<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('too late')), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

function get({ send, target, more }: Target, maxBytes: number, ms: number): Promise<Fetched> {
  return new Promise(done => {
    const fail = () => done({ failed: 'unreachable' })
    // A separate connection: a pooled one would be reused without a check of its address.
    const options = { ...more, agent: false, headers: { accept: ACCEPT, 'user-agent': 'trucv' } } as const
    const call = send(target, options, response => {
      const status = response.statusCode ?? 0
      if (status !== 200) {
        call.destroy()
        return done({ failed: status === 404 || status === 410 ? 'missing' : 'unreachable' })
      }
      const chunks: Buffer[] = []
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
        if (bytes <= maxBytes) return chunks.push(chunk)
        fail()
        return call.destroy()
      })
      response.on('end', () => (response.complete ? done(decodeText(Buffer.concat(chunks))) : fail()))
      response.on('error', fail)
    })
    const timer = setTimeout(() => call.destroy(), Math.max(1, ms))
    call.on('error', fail)
    call.on('close', () => {
      clearTimeout(timer)
      fail()
    })
    call.end()
  })
}

function decodeText(bytes: Buffer): Fetched {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    return { failed: 'unreachable' }
  }
}

/** The status of the reply, whose body is discarded; `stopped`: by `close`. */
export type Posted = { status: number } | { failed: 'forbidden' | 'unreachable' | 'late' | 'too_large' | 'stopped' }
export type GuardedPost = ReturnType<typeof createGuardedPost>

const ANSWER_BYTES = 64 * 1024
const POST_MS = 10_000

/** Posts to addresses of users. In the sandbox also to http addresses of this machine. */
export function createGuardedPost(parts: Reach) {
  const { hosts, ports = [443], timeoutMs = POST_MS } = parts
  const closing = new AbortController()
  const urlOf = (text: string) => {
    const url = URL.canParse(text) && text.length <= 2_000 ? new URL(text) : null
    return url && hosts?.size && isLocal(url) && !url.username && !url.password ? url : allowedUrl(text, ports)
  }

  return {
    /** Why an address is never posted to, in words; null when it may be. */
    refusalOf(text: string): string | null {
      if (urlOf(text)) return null
      const url = URL.canParse(text) ? new URL(text) : null
      if (url?.protocol !== 'https:') return 'This must be an address that begins with https://.'
      if (url.username || url.password) return 'The address must not hold a name or a password.'
      if (!ports.includes(Number(url.port || 443))) return 'The address must not name a port.'
      return 'This must be the address of a public host, by its name.'
    },
    /** Redirects are not followed. Throws nothing. */
    async post(text: string, body: string, headers: Readonly<Record<string, string>>): Promise<Posted> {
      const url = urlOf(text)
      if (!url) return { failed: 'forbidden' }
      const deadline = monotonicMs() + timeoutMs
      const aimed = await aim(url, parts, timeoutMs)
      if (typeof aimed === 'string') return { failed: aimed }
      if (closing.signal.aborted) return { failed: 'stopped' }
      return send(aimed, body, headers, deadline - monotonicMs(), closing.signal)
    },
    /** Aborts open requests. */
    close: () => closing.abort(),
  }
}

function send(
  { send: request, target, more }: Target,
  body: string,
  headers: Readonly<Record<string, string>>,
  ms: number,
  closing: AbortSignal,
): Promise<Posted> {
  return new Promise(done => {
    const all = { ...headers, 'content-length': String(Buffer.byteLength(body)), 'user-agent': 'trucv' }
    const call = request(target, { ...more, method: 'POST', agent: false, headers: all }, response => {
      const status = response.statusCode ?? 0
      const end = (posted: Posted) => {
        done(posted)
        call.destroy()
      }
      if (status < 200 || status > 299) return end({ status })
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
        if (bytes > ANSWER_BYTES) end({ failed: 'too_large' })
      })
      response.on('end', () => end({ status }))
      response.on('error', () => done({ failed: 'unreachable' }))
    })
    const stop = (failed: 'late' | 'stopped') => {
      done({ failed })
      call.destroy()
    }
    const timer = setTimeout(stop, Math.max(1, ms), 'late')
    const onClose = () => stop('stopped')
    closing.addEventListener('abort', onClose)
    call.on('error', () => done({ failed: 'unreachable' }))
    call.on('close', () => {
      clearTimeout(timer)
      closing.removeEventListener('abort', onClose)
      done({ failed: 'unreachable' })
    })
    call.end(body)
  })
}
