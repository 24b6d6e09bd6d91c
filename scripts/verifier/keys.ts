// Which key may sign for an issuer: one of its document (did:web, https), which is given, or the one that its name is (did:key, did:jwk).
import { ECDH, type JsonWebKey } from 'node:crypto'
import { quoted } from '../../web/src/check/core.ts'
import { isMembers, listed, type Members, membersOf, Refused } from './reading.ts'

/** `isInside`: its only witness is the file itself. */
export type Key = { jwk: JsonWebKey; isInside: boolean }
/** The keys of this issuer have to be given. */
export class NeedsKeys extends Error {}

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** The bytes of `z` and base58btc, the only spelling of bytes that is accepted. */
export function bytesOfMultibase(text: unknown): Buffer {
  const [, digits] = /^z([1-9A-HJ-NP-Za-km-z]{1,200})$/.exec(String(text)) ?? []
  if (digits === undefined) throw new Refused('a key or a signature is no multibase text')
  const number = [...digits].reduce((sum, digit) => sum * 58n + BigInt(BASE58.indexOf(digit)), 0n)
  const hex = number === 0n ? '' : number.toString(16)
  const zeros = '00'.repeat(digits.search(/[^1]|$/))
  return Buffer.from(zeros + (hex.length % 2 ? '0' : '') + hex, 'hex')
}

const EC = new Map([
  ['8024', { crv: 'P-256', name: 'prime256v1' }],
  ['8124', { crv: 'P-384', name: 'secp384r1' }],
])

function jwkOfMultibase(text: unknown): JsonWebKey {
  const bytes = bytesOfMultibase(text)
  const kind = bytes.toString('hex', 0, 2)
  const key = bytes.subarray(2)
  if (kind === 'ed01' && key.length === 32) return { kty: 'OKP', crv: 'Ed25519', x: key.toString('base64url') }
  const curve = EC.get(kind)
  try {
    if (!curve) throw new Error('of another kind')
    const point = ECDH.convertKey(key, curve.name, undefined, undefined, 'uncompressed') as Buffer
    const size = (point.length - 1) / 2
    const [x, y] = [point.subarray(1, 1 + size), point.subarray(1 + size)]
    return { kty: 'EC', crv: curve.crv, x: x.toString('base64url'), y: y.toString('base64url') }
  } catch {
    throw new Refused('a key is of a kind that is not known here')
  }
}

/** The key `method` of the issuer. Its document decides where it is given. */
export function keyOf(method: string, issuer: string, documents: Members[]): Key {
  const document = documents.find(({ id }) => id === issuer)
  if (document) return { jwk: jwkIn(document, method), isInside: false }
  const [owner = '', fragment] = method.split('#')
  const isNamed = /^did:(?:key|jwk):/.test(owner)
  const isOfIssuer = owner === issuer || (!isNamed && /^https:/.test(issuer) && isSameOrigin(owner, issuer))
  if (!isOfIssuer)
    throw new Refused(`the key is that of ${quoted(owner)}, and the issuer is said to be ${quoted(issuer)}`)
  if (!isNamed) throw new NeedsKeys(issuer)
  const [, kind, name] = owner.split(':')
  if (fragment !== (kind === 'key' ? name : '0'))
    throw new Refused('the key is another than the one that the issuer is')
  if (kind === 'key') return { jwk: jwkOfMultibase(name), isInside: true }
  return { jwk: membersOf(Buffer.from(String(name), 'base64url').toString()) as JsonWebKey, isInside: true }
}

const isSameOrigin = (one: string, other: string) => URL.canParse(one) && new URL(one).origin === new URL(other).origin

function jwkIn(document: Members, method: string): JsonWebKey {
  const idOf = (one: unknown) => String(isMembers(one) ? one.id : one).replace(/^#/, () => `${document.id}#`)
  const asserted = listed(document.assertionMethod)
  const found = [...listed(document.verificationMethod), ...asserted]
    .filter(isMembers)
    .find(one => idOf(one) === method)
  if (!found) throw new Refused(`the issuer has no key ${quoted(method)}: it was withdrawn, or never was one`)
  if (!asserted.some(one => idOf(one) === method) || (found.controller ?? document.id) !== document.id) {
    throw new Refused(`the key ${quoted(method)} is not one by which the issuer signs credentials`)
  }
  return isMembers(found.publicKeyJwk) ? (found.publicKeyJwk as JsonWebKey) : jwkOfMultibase(found.publicKeyMultibase)
}
