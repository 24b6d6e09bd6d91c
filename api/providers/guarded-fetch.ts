// The one guard for addresses that documents of strangers name: https only, public addresses only, connected to exactly the address
// that was checked, no redirects, with limits of time, size and number.
import { promises as dns, type LookupAddress } from 'node:dns'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest, type RequestOptions } from 'node:https'
import { BlockList, isIP } from 'node:net'
import { BoundedMap } from '../lib/bounded-map.ts'
import { monotonicMs } from '../lib/clock.ts'

/** `forbidden`: an address that is never asked. `missing`: its host says that there is nothing (404, 410). */
export type FetchFailure = 'forbidden' | 'missing' | 'unreachable'
export type Fetched = { text: string } | { failed: FetchFailure }
/** `list`: up to 4 MiB, otherwise 256 KiB. `by`: the account whose quota counts. Throws rate_limited, and nothing else. */
export type GuardedFetch = (url: string, options: { by: string; isList?: boolean }) => Promise<Fetched>

type Parts = {
  /** In the sandbox: the only hosts that are asked, and the base address at which each is reached. */
  hosts?: ReadonlyMap<string, string>
  /** Outside calls of one account; answers from the cache do not count. */
  quota: { check(key: string): void; use(key: string): void }
  /** Without, each check sees at once what an issuer changed: for the sandbox. */
  keepsAnswers?: boolean
  ports?: readonly number[]
  timeoutMs?: number
  resolve?: (host: string) => Promise<LookupAddress[]>
  request?: typeof httpsRequest
}

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

/** The address, if its form allows to ask it. `new URL` has already normalised the spellings of IPv4 addresses. */
function allowedUrl(text: string, ports: readonly number[]): URL | null {
  if (text.length > 2_000 || /[\s\\]/.test(text) || !URL.canParse(text)) return null
  const url = new URL(text)
  const hasForm = url.protocol === 'https:' && url.username === '' && url.password === '' && HOST.test(url.hostname)
  return hasForm && ports.includes(Number(url.port || 443)) && !OWN_NAMES.test(url.hostname) ? url : null
}

export function createGuardedFetch(parts: Parts): GuardedFetch {
  const { hosts, quota, ports = [443], timeoutMs = TIMEOUT_MS, request = httpsRequest } = parts
  const { keepsAnswers = true } = parts
  const { resolve = (host: string) => dns.lookup(host, { all: true, verbatim: true }) } = parts
  const cache = new BoundedMap<string, { fetched: Fetched; untilMs: number }>(CACHE_ENTRIES)

  async function ask(url: URL, maxBytes: number): Promise<Fetched> {
    const deadline = monotonicMs() + timeoutMs
    const base = hosts?.get(url.host)
    // In the sandbox no other host is asked, not even for its address.
    if (hosts?.size && !base) return { failed: 'unreachable' }
    if (base) {
      const target = new URL(`${base}${url.pathname}${url.search}`)
      return get(target.protocol === 'https:' ? request : httpRequest, target, {}, maxBytes, timeoutMs)
    }
    const found = await beforeDeadline(resolve(url.hostname), timeoutMs).catch(() => [])
    const [first] = found
    if (!first) return { failed: 'unreachable' }
    if (!found.every(({ address }) => isPublicAddress(address))) return { failed: 'forbidden' }
    // A second resolution could have another result, so the connection is given the address that was checked.
    const lookup = ((_host: string, options: { all?: boolean }, done: (...found: unknown[]) => void) =>
      options.all ? done(null, [first]) : done(null, first.address, first.family)) as never
    return get(request, url, { lookup }, maxBytes, deadline - monotonicMs())
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
    // What is large is not kept, so that the cache stays within 50 MB.
    if (keepsAnswers && (!isGood || fetched.text.length <= DOCUMENT_BYTES))
      cache.set(key, { fetched, untilMs: monotonicMs() + (isGood ? GOOD_MS : BAD_MS) })
    return fetched
  }
}

/** Rejects when time is up; what comes later is dropped. */
function beforeDeadline<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('too late')), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

function get(
  request: typeof httpsRequest | typeof httpRequest,
  url: URL,
  more: RequestOptions,
  maxBytes: number,
  ms: number,
): Promise<Fetched> {
  return new Promise(done => {
    const fail = () => done({ failed: 'unreachable' })
    // A connection of its own: pooled ones would be reused without a look at their address.
    const options = { ...more, agent: false, headers: { accept: ACCEPT, 'user-agent': 'trucv' } } as const
    const call = request(url, options, response => {
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
      response.on('end', () => (response.complete ? done(textOf(Buffer.concat(chunks))) : fail()))
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

function textOf(bytes: Buffer): Fetched {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    return { failed: 'unreachable' }
  }
}
