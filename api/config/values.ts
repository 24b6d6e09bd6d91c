// Parses one environment text into one configuration value. Pure: no variable names, no other variables. Messages say what a value must be
// and never quote it: a secret may have been put into the wrong variable.
import { isIP } from 'node:net'
import { inspect } from 'node:util'
import { isRsaKey } from '../crypto/cms.ts'
import { certificatesIn } from '../crypto/credential-keys.ts'
import { readWitnessKey, type Witness } from '../crypto/note.ts'
import { isKeyPair, type Jwk } from '../crypto/signer.ts'

export type Parse<T> = (text: string) => T

/** Thrown by a parser; the message completes the sentence "NAME: ...". */
export class BadValue extends Error {}

export const anyText: Parse<string> = text => text

/** Texts that pass a check, converted. */
const checked =
  <T>(isFine: (text: string) => boolean, message: string, convert: Parse<T>): Parse<T> =>
  text => {
    if (!isFine(text)) throw new BadValue(message)
    return convert(text)
  }

/** A text of a given form. */
export const matching = (form: RegExp, message: string) => checked(text => form.test(text), message, anyText)

export const oneOf = <const T extends string>(...words: T[]) =>
  checked(
    text => (words as string[]).includes(text),
    `must be one of: ${words.join(', ')}`,
    text => text as T,
  )

/** Two words for yes and no, for example on and off. */
export const either =
  (yes: string, no: string): Parse<boolean> =>
  text =>
    oneOf(yes, no)(text) === yes

/** A comma separated list; spaces around entries and repeated entries are dropped, empty ones are refused. */
export const listOf =
  <T>(parse: Parse<T>): Parse<readonly T[]> =>
  text => {
    const entries = text.split(',').map(entry => entry.trim())
    if (entries.includes('')) throw new BadValue('must not have empty entries between its commas')
    return [...new Set(entries.map(parse))]
  }

/** 0 lets the system choose a free one. */
export const port = checked(
  text => /^\d{1,5}$/.test(text) && Number(text) <= 65_535,
  'must be a port, a whole number from 0 to 65535',
  Number,
)

/** For waits: a whole number of seconds, a minute at most. */
export const seconds = checked(
  text => /^\d{1,2}$/.test(text) && Number(text) <= 60,
  'must be a whole number of seconds from 0 to 60',
  Number,
)

export const factor = checked(
  text => /^\d{1,9}(\.\d{1,9})?$/.test(text),
  'must be a number of at least 0, such as 1 or 0.5',
  Number,
)

/** A share, from 0 to 1. */
export const share = checked(text => Number(factor(text)) <= 1, 'must be a number from 0 to 1 such as 0.1', Number)

/** A header as OpenTelemetry writes it, its value percent-encoded. */
export const header: Parse<readonly [string, string]> = text => {
  const [, name, encoded] = /^([\w!#$%&'*+.^`|~-]+)=([\x20-\x7e]+)$/.exec(text) ?? []
  const value = encoded && decoded(encoded)
  if (!name || !value || !/^[\x20-\x7e]+$/.test(value))
    throw new BadValue('must be headers such as api-key=abc, comma separated, their values percent-encoded')
  return [name, value]
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

function isWebUrl(text: string): boolean {
  if (!/^https?:\/\/[^\s\\]+$/i.test(text) || !URL.canParse(text)) return false
  const { username, password } = new URL(text)
  return username === '' && password === ''
}

/** Scheme, host and port, as a browser writes them. */
export const origin = checked(
  text => /^https?:\/\/[^/?#]+$/i.test(text) && isWebUrl(text),
  'must be an origin such as https://cv.example.com: scheme, host and perhaps a port, without a path',
  text => new URL(text).origin,
)

/** An http or https address without user name, password or fragment. */
export const httpUrl = checked(
  text => isWebUrl(text) && !text.includes('#'),
  'must be an http or https address, without a user name or password in it',
  text => new URL(text).href,
)

/** The same for an address that paths are appended to: no query, no slash at the end. */
export const baseUrl: Parse<string> = text => {
  const url = httpUrl(text)
  if (url.includes('?')) throw new BadValue('must be an http or https address without a query')
  return url.replace(/(?<!\/)\/+$/, '')
}

const EMAIL =
  /^[^\s@<>"',;:()[\]\\]{1,64}@[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?(\.[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?)+$/

export const email = checked(text => text.length <= 254 && EMAIL.test(text), 'must be an e-mail address', anyText)

/** An address, or a name and an address in angle brackets. */
export const mailbox = checked(
  text => EMAIL.test(/^[^<>"\x00-\x1f]{1,100} <([^<>]+)>$/.exec(text)?.[1] ?? text),
  'must be an e-mail address, or a name followed by <address>',
  anyText,
)

export const smtpUrl = checked(
  text => {
    if (!/^smtps?:\/\/[^/]/i.test(text) || /\s|#./.test(text) || !URL.canParse(text)) return false
    const { hostname, pathname } = new URL(text)
    return hostname !== '' && /^\/?$/.test(pathname)
  },
  'must be an address such as smtps://user:password@mail.example.com:465',
  anyText,
)

const MONGO = /^mongodb(?:\+srv)?:\/\/(?:[^@/?#\s]*@)?([^@/?#\s]+)(?:\/([^/?#\s]*))?(?:\?([^#\s]*))?$/
const MONGO_HOST = /^(?:\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._-]+)(?::\d{1,5})?$|^[A-Za-z0-9._%-]+\.sock$/

/** The parts of a MongoDB address that may be logged, and that rules depend on. Null for an invalid address. Never the user or password. */
export function partsOfMongoUri(
  uri: string,
): { hosts: string[]; database: string; embedded: boolean; isDirect: boolean } | null {
  const [, authority, database = '', query = ''] = MONGO.exec(uri) ?? []
  const hosts = authority?.split(',') ?? []
  if (!hosts.length || !hosts.every(host => MONGO_HOST.test(host))) return null
  const options = [...new URLSearchParams(query)]
  const embedded = options.some(([name, value]) => name.toLowerCase() === 'replicaset' && value === 'embedded')
  const isDirect = options.some(([name, value]) => name.toLowerCase() === 'directconnection' && value !== 'false')
  return { hosts, database, embedded, isDirect }
}

export const mongoUri = checked(
  text => partsOfMongoUri(text) !== null,
  'must be a MongoDB address such as mongodb://host:27017/trucv, its password percent-encoded',
  anyText,
)

/** `host=https://base/address`: the address at which the sandbox reaches an outside host. */
export const hostAddress: Parse<readonly [host: string, base: string]> = text => {
  const [, host, base] = /^([a-z0-9.-]+(?::\d{1,5})?)=(\S+)$/.exec(text) ?? []
  if (!host || !base)
    throw new BadValue('must be hosts and addresses such as uni.example.edu=http://localhost:4000/uni')
  return [host, baseUrl(base)]
}

/** Any number of X.509 certificates as PEM, one after another. */
export const certificates: Parse<readonly string[]> = text => {
  const found = certificatesIn(text)
  if (!found) throw new BadValue('must be certificates as PEM, -----BEGIN CERTIFICATE----- and so on')
  return found
}

/** A private RSA key as PEM, of the length that seals need. */
export const rsaKey = checked(text => isRsaKey(text), 'must be a private RSA key of 2048 to 8192 bits in PEM', anyText)

/** An address or a CIDR range. Values that would trust every client (`true`, hop counts, /0) are refused. */
export const proxyAddress = checked(
  text => {
    const [address = '', prefix, more] = text.split('/')
    const version = isIP(address)
    if (version === 0 || more !== undefined || address.includes('%')) return false
    return prefix === undefined || (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128))
  },
  'must be addresses or CIDR ranges of the proxies in front, comma separated; not true, not a number',
  anyText,
)

const SECP256K1_ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n

export const walletKey = checked(
  text => /^0x[0-9a-fA-F]{64}$/.test(text) && BigInt(text) > 0n && BigInt(text) < SECP256K1_ORDER,
  'Invalid client private key format (must be 0x and 64 hex digits)',
  anyText,
)

/** Private signing keys, the first of which signs. */
const keySet = (isFine: (key: Jwk) => boolean, form: string) =>
  checked(
    text => {
      const keys = keysOf(text)
      return keys.length > 0 && keys.every(isFine) && new Set(keys.map(key => key.kid)).size === keys.length
    },
    `must be a JWK set {"keys": [...]} of private ${form}, each with a kid of its own`,
    (text): readonly Jwk[] => keysOf(text).map(key => sealed(key, ['d'])),
  )
export const jwkSet = keySet(key => isSigningKey(key), 'ES256 keys (EC, P-256)')
export const ed25519Set = keySet(key => isCredentialKey(key), 'Ed25519 keys (OKP)')

/** One private key, without a set around it. */
export const ed25519Key: Parse<Jwk | null> = text => {
  const [key, ...others] = keysOf(`{"keys":[${text}]}`)
  if (!key || others.length > 0 || !isCredentialKey(key))
    throw new BadValue('must be the JWK of one private Ed25519 key (OKP), with a kid')
  return sealed(key, ['d'])
}

/** The vkey of a witness, a space, and the address below which it answers. */
export const witness: Parse<Witness> = text => {
  const [vkey = '', url = '', ...rest] = text.split(/ +/)
  const key = rest.length > 0 ? null : readWitnessKey(vkey)
  if (!key) throw new BadValue('must be vkeys of witnesses (cosignature/v1), each with an address after a space')
  return { ...key, url: baseUrl(url) }
}

function keysOf(text: string): Jwk[] {
  try {
    const keys = JSON.parse(text)?.keys
    return Array.isArray(keys) ? keys.map(Object) : []
  } catch {
    return []
  }
}

const isOctets = (part: unknown) => typeof part === 'string' && /^[A-Za-z0-9_-]{43}$/.test(part)

function isNamed({ kid, alg, use }: Jwk, ...algorithms: string[]): boolean {
  const hasKid = typeof kid === 'string' && /^[\x21-\x7e]{1,200}$/.test(kid)
  return hasKid && (alg === undefined || algorithms.includes(String(alg))) && (use === undefined || use === 'sig')
}

function isSigningKey(key: Jwk): boolean {
  const { kty, crv, x, y, d } = key
  const hasForm = kty === 'EC' && crv === 'P-256' && [x, y, d].every(isOctets) && isNamed(key, 'ES256')
  return hasForm && isKeyPair({ kty, crv, x, y, d })
}

function isCredentialKey(key: Jwk): boolean {
  const { kty, crv, x, d } = key
  const hasForm = kty === 'OKP' && crv === 'Ed25519' && [x, d].every(isOctets) && isNamed(key, 'EdDSA', 'Ed25519')
  return hasForm && isKeyPair({ kty, crv, x, d })
}

/** Whether a host of any spelling names this machine itself; `host` may have a port. */
export function isLoopbackHost(host: string): boolean {
  if (/\.sock$/i.test(host)) return true
  if (!URL.canParse(`http://${host}`)) return false
  const name = new URL(`http://${host}`).hostname.replace(/\.$/, '')
  return /^(127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1?\]|\[::ffff:7f[0-9a-f]{2}:[0-9a-f]{1,4}\]|(.+\.)?localhost)$/.test(name)
}

/** Freezes the object, and hides the values under `secrets` when it is printed or serialised by accident. */
export function sealed<T extends object>(part: T, secrets: readonly string[]): Readonly<T> {
  const shown = ([key, value]: [string, unknown]) =>
    [key, secrets.includes(key) && String(value) !== '' ? '[redacted]' : value] as const
  const value = () => Object.fromEntries(Object.entries(part).map(shown))
  for (const inner of Object.values(part)) Object.freeze(inner)
  return Object.freeze(Object.defineProperties(part, { toJSON: { value }, [inspect.custom]: { value } }))
}
