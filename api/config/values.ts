// How one text of the environment becomes one value of the configuration. Pure: no variable names, no other variables.
// Messages say what a value must be and never quote it: a secret may have been put into the wrong variable.
import { isIP } from 'node:net'
import { isKeyPair, type Jwk } from '../crypto/signer.ts'

export type Parse<T> = (text: string) => T

/** Thrown by a parser; the message completes the sentence "NAME: ...". */
export class BadValue extends Error {}

function demand(fine: boolean, message: string): asserts fine {
  if (!fine) throw new BadValue(message)
}

export const anyText: Parse<string> = text => text

/** A text of a given form. */
export const matching =
  (form: RegExp, message: string): Parse<string> =>
  text => {
    demand(form.test(text), message)
    return text
  }

export const oneOf =
  <const T extends string>(...words: T[]): Parse<T> =>
  text => {
    demand((words as string[]).includes(text), `must be one of: ${words.join(', ')}`)
    return text as T
  }

/** Two words for yes and no, for example on and off. */
export const either =
  (yes: string, no: string): Parse<boolean> =>
  text =>
    oneOf(yes, no)(text) === yes

/** A comma separated list; spaces around the entries and entries written twice fall away, empty ones are refused. */
export const listOf =
  <T>(parse: Parse<T>): Parse<readonly T[]> =>
  text => {
    const entries = text.split(',').map(entry => entry.trim())
    demand(!entries.includes(''), 'must not have empty entries between its commas')
    return [...new Set(entries.map(parse))]
  }

/** 0 lets the system choose a free one. */
export const port: Parse<number> = text => {
  demand(/^\d{1,5}$/.test(text) && Number(text) <= 65_535, 'must be a port, a whole number from 0 to 65535')
  return Number(text)
}

export const factor: Parse<number> = text => {
  demand(/^\d{1,9}(\.\d{1,9})?$/.test(text), 'must be a number of at least 0, such as 1 or 0.5')
  return Number(text)
}

function webUrl(text: string, message: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null
  const fine = url !== null && /^https?:\/\//i.test(text) && url.username === '' && url.password === ''
  demand(fine && !/[\s\\]/.test(text), message)
  return url
}

/** Scheme, host and port, as a browser writes them. */
export const origin: Parse<string> = text => {
  const message = 'must be an origin such as https://cv.example.com: scheme, host and perhaps a port, without a path'
  demand(/^https?:\/\/[^/?#]+$/i.test(text), message)
  return webUrl(text, message).origin
}

/** An http or https address without user name, password or fragment. */
export const httpUrl: Parse<string> = text => {
  const message = 'must be an http or https address, without a user name or password in it'
  const url = webUrl(text, message)
  demand(url.hash === '' && !text.endsWith('#'), message)
  return url.href
}

/** The same for an address that paths are appended to: no query, no slash at the end. */
export const baseUrl: Parse<string> = text => {
  const url = new URL(httpUrl(text))
  demand(url.search === '' && !text.endsWith('?'), 'must be an http or https address without a query')
  return url.href.replace(/\/+$/, '')
}

const EMAIL =
  /^[^\s@<>"',;:()[\]\\]{1,64}@[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?(\.[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?)+$/

export const email: Parse<string> = text => {
  demand(text.length <= 254 && EMAIL.test(text), 'must be an e-mail address')
  return text
}

/** An address, or a name and an address in angle brackets. */
export const mailbox: Parse<string> = text => {
  const address = /^[^<>"\x00-\x1f]{1,100} <([^<>]+)>$/.exec(text)?.[1] ?? text
  demand(EMAIL.test(address), 'must be an e-mail address, or a name followed by <address>')
  return text
}

export const smtpUrl: Parse<string> = text => {
  const url = URL.canParse(text) ? new URL(text) : null
  const fine = url !== null && /^smtps?:\/\/[^/]/i.test(text) && url.hostname !== '' && /^\/?$/.test(url.pathname)
  demand(
    fine && !/\s/.test(text) && url.hash === '',
    'must be an address such as smtps://user:password@mail.example.com:465',
  )
  return text
}

const MONGO = /^mongodb(?:\+srv)?:\/\/(?:[^@/?#\s]*@)?([^@/?#\s]+)(?:\/([^/?#\s]*))?(?:\?([^#\s]*))?$/
const MONGO_HOST = /^(?:\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._-]+)(?::\d{1,5})?$|^[A-Za-z0-9._%-]+\.sock$/

/** What may be shown of a MongoDB address, and what is decided by it. Null when it is not one. Never the user or password. */
export function partsOfMongoUri(uri: string): { hosts: string[]; database: string; embedded: boolean } | null {
  const [, authority, database = '', query = ''] = MONGO.exec(uri) ?? []
  const hosts = authority?.split(',') ?? []
  if (!hosts.length || !hosts.every(host => MONGO_HOST.test(host))) return null
  const options = [...new URLSearchParams(query)]
  const embedded = options.some(([name, value]) => name.toLowerCase() === 'replicaset' && value === 'embedded')
  return { hosts, database, embedded }
}

export const mongoUri: Parse<string> = text => {
  const message = 'must be a MongoDB address such as mongodb://host:27017/trucv, its password percent-encoded'
  demand(partsOfMongoUri(text) !== null, message)
  return text
}

/** An address or a CIDR range. What would trust everybody (`true`, hop counts, /0) is refused. */
export const proxyAddress: Parse<string> = text => {
  const [address = '', prefix, more] = text.split('/')
  const version = isIP(address)
  const fine = version !== 0 && more === undefined && !address.includes('%')
  const range = prefix === undefined || (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128))
  demand(
    fine && range,
    'must be addresses or CIDR ranges of the proxies in front, comma separated; not true, not a number',
  )
  return text
}

const SECP256K1_ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n

export const walletKey: Parse<string> = text => {
  const fine = /^0x[0-9a-fA-F]{64}$/.test(text) && BigInt(text) > 0n && BigInt(text) < SECP256K1_ORDER
  demand(fine, 'Invalid client private key format (must be 0x and 64 hex digits)')
  return text
}

const JWKS = 'must be a JWK set {"keys": [...]} of private ES256 keys (EC, P-256), each with a kid of its own'

/** Private signing keys, the first of which signs. */
export const jwkSet: Parse<readonly Jwk[]> = text => {
  const keys = keysOf(text)
  demand(keys.length > 0 && keys.every(isSigningKey), JWKS)
  demand(new Set(keys.map(key => key.kid)).size === keys.length, JWKS)
  return keys
}

function keysOf(text: string): Jwk[] {
  try {
    const set: unknown = JSON.parse(text)
    const keys = (set as { keys?: unknown } | null)?.keys
    return Array.isArray(keys) ? keys.map(key => Object(key) as Jwk) : []
  } catch {
    throw new BadValue(JWKS)
  }
}

function isSigningKey({ kty, crv, x, y, d, kid, alg, use }: Jwk): boolean {
  const texts = [x, y, d].every(part => typeof part === 'string' && /^[A-Za-z0-9_-]{43}$/.test(part))
  const named = typeof kid === 'string' && /^[\x21-\x7e]{1,200}$/.test(kid)
  const suited = (alg === undefined || alg === 'ES256') && (use === undefined || use === 'sig')
  return kty === 'EC' && crv === 'P-256' && texts && named && suited && isKeyPair({ kty, crv, x, y, d })
}

/** Whether a host of any spelling names this machine itself; `host` may have a port. */
export function isLoopbackHost(host: string): boolean {
  if (/\.sock$/i.test(host)) return true
  if (!URL.canParse(`http://${host}`)) return false
  const name = new URL(`http://${host}`).hostname.replace(/\.$/, '')
  return /^(127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1?\]|\[::ffff:7f[0-9a-f]{2}:[0-9a-f]{1,4}\]|(.+\.)?localhost)$/.test(name)
}
