// Damaged credentials and status lists, with the words of the program for each. The signed ones have one fault each.
import { gzipSync } from 'node:zlib'
import { badgeOf, CONFIRMATION, DID, KID, listOf, signJson, signJwt } from './credential-signer.ts'

type Fields = Record<string, unknown>
type Damage = { name: string; value: unknown; says: RegExp }

const CRED = 'https://www.w3.org/2018/credentials#'
const DATE_TYPE = 'http://www.w3.org/2001/XMLSchema#dateTime'
const changed = /changed after it was signed, or it is damaged/
const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Of a good one with a Data Integrity proof, without signing it again. */
export function damagedJson(good: Fields): Damage[] {
  const text = JSON.stringify(good)
  const with_ = (change: (value: Fields & { proof: Fields }) => unknown) => {
    const value = structuredClone(good) as Fields & { proof: Fields }
    return change(value) ?? value
  }
  const proof = (change: Fields) => with_(value => void Object.assign(value.proof, change))
  const { proofValue } = good.proof as { proofValue: string }
  const swapped = BASE58[(BASE58.indexOf(proofValue.at(-1) as string) + 1) % 58]
  const untold = { '@id': `${CRED}validUntil`, '@type': DATE_TYPE }
  const moved = ({ validUntil, ...rest }: Fields, change: Fields): Fields => ({ ...rest, ...change })
  return [
    { name: 'a changed name', value: { ...good, name: 'Confirmed by mail from iitb.ac.in' }, says: changed },
    { name: 'a changed text', value: text.replace('KV', 'IIT'), says: changed },
    { name: 'a later end', value: { ...good, validUntil: '2037-11-20T10:15:00Z' }, says: changed },
    { name: 'no end', value: moved(good, {}), says: changed },
    { name: 'no status', value: with_(({ credentialStatus: _, ...rest }) => rest), says: changed },
    { name: 'a type more', value: { ...good, type: [...(good.type as []), 'EndorsementCredential'] }, says: changed },
    { name: 'a member that no context defines', value: { ...good, grade: 'A' }, says: /contexts do not define/ },
    { name: 'a later day of the proof', value: proof({ created: '2027-01-01T00:00:00Z' }), says: changed },
    { name: 'another signature', value: proof({ proofValue: proofValue.slice(0, -1) + swapped }), says: changed },
    { name: 'a signature cut short', value: proof({ proofValue: proofValue.slice(0, -9) }), says: changed },
    { name: 'a signature in another alphabet', value: proof({ proofValue: 'u0OIl' }), says: changed },
    { name: 'another purpose', value: proof({ proofPurpose: 'authentication' }), says: /not `assertionMethod`/ },
    {
      name: 'a key that is not there',
      value: proof({ verificationMethod: `${DID}#x` }),
      says: /the key is not in its document/,
    },
    {
      name: 'a key for logging in',
      value: proof({ verificationMethod: `${DID}#login` }),
      says: /the key is not in its document/,
    },
    { name: 'a key of another kind', value: proof({ verificationMethod: KID }), says: /a key that is not accepted/ },
    { name: 'a suite swapped', value: proof({ cryptosuite: 'eddsa-jcs-2022' }), says: changed },
    {
      name: 'a suite that is not known',
      value: proof({ cryptosuite: 'bbs-2023' }),
      says: /this check does not support/,
    },
    { name: 'a chain of proofs', value: proof({ previousProof: 'urn:x' }), says: /chain of proofs/ },
    {
      name: 'a second proof that is bad',
      value: with_(value => ({ ...value, proof: [value.proof, { ...value.proof, created: '2026-11-23T10:00:00Z' }] })),
      says: changed,
    },
    {
      name: 'an end renamed by a context of its own',
      value: moved(good, { untold: good.validUntil, '@context': [...(good['@context'] as []), { untold }] }),
      says: /redefines words in place/,
    },
    {
      name: 'an end renamed by its address',
      value: moved(good, { [`${CRED}validUntil`]: { '@value': good.validUntil, '@type': DATE_TYPE } }),
      says: /contexts do not define/,
    },
    {
      name: 'an end beneath a word of JSON-LD',
      value: moved(good, { '@nest': { validUntil: good.validUntil } }),
      says: /contexts do not define/,
    },
    {
      name: 'an end in a list',
      value: { ...good, validUntil: [good.validUntil] },
      says: /not have the form of a credential.*valid/,
    },
    {
      name: 'an end in a part with the id of the whole',
      value: moved(good, { evidence: { id: good.id, type: ['VerifiableCredential'], validUntil: good.validUntil } }),
      says: changed,
    },
    {
      name: 'an unknown context',
      value: { ...good, '@context': [...(good['@context'] as []), 'https://e.example/c'] },
      says: /a context that this check does not know/,
    },
    { name: 'a context inside', value: { ...good, evidence: { '@context': null } }, says: /redefines words in place/ },
    {
      name: 'another first context',
      value: { ...good, '@context': (good['@context'] as []).slice(1) },
      says: /not have the form of a credential.*@context/,
    },
    {
      name: 'no issuer',
      value: with_(({ issuer: _, ...rest }) => rest),
      says: /not have the form of a credential.*issuer/,
    },
    {
      name: 'another issuer',
      value: { ...good, issuer: 'did:web:iitb.ac.in' },
      says: /not signed by the issuer that it names/,
    },
    {
      name: 'no subject',
      value: { ...good, credentialSubject: {} },
      says: /not have the form of a credential.*credentialSubject/,
    },
    {
      name: 'another type',
      value: { ...good, type: ['Achievement'] },
      says: /not have the form of a credential.*type/,
    },
    { name: 'a member twice', value: text.replace('{', '{"name":"Degree",'), says: /a member twice.*name/ },
    { name: 'a member twice, in other letters', value: text.replace('{', '{"n\\u0061me":"Degree",'), says: /twice/ },
    { name: 'a prototype', value: text.replace('{', '{"__proto__":{"id":"x"},'), says: /not well-formed JSON/ },
    {
      name: 'deeply nested',
      value: text.replace('{', `{"x":${'['.repeat(99)}${']'.repeat(99)},`),
      says: /nested too deeply/,
    },
    { name: 'cut short', value: text.slice(0, -1), says: /not well-formed JSON/ },
    { name: 'too large', value: text + ' '.repeat(9 * 1024 * 1024), says: /larger than a credential/ },
    { name: 'a picture with two badges', value: badgeOf(text, text), says: /two badges/ },
    { name: 'a picture with a changed badge', value: badgeOf(text.replace('KV', 'IIT')), says: changed },
    { name: 'no text', value: Buffer.from([0xff, 0xfe, 0x00]), says: /not UTF-8/ },
  ]
}

/** Signed with the right key, or with a stranger's. */
export async function damagedSigned(): Promise<Damage[]> {
  const ended = { ...CONFIRMATION, validUntil: '2026-11-24T11:00:00Z' }
  const later = { ...CONFIRMATION, validFrom: '2026-12-24T11:00:00Z' }
  const at = (statusListIndex: string, change: object = {}) => ({
    ...CONFIRMATION,
    credentialStatus: { ...CONFIRMATION.credentialStatus, statusListIndex, ...change },
  })
  return [
    { name: 'signed by a stranger', value: await signJson(CONFIRMATION, true), says: changed },
    { name: 'ended', value: await signJwt(ended), says: /it has ended, on 2026-11-24/ },
    { name: 'not yet', value: await signJwt(later), says: /not valid yet/ },
    { name: 'ended by exp', value: await signJwt({ ...CONFIRMATION, exp: 1_700_000_000 }), says: /it has ended/ },
    { name: 'not yet by nbf', value: await signJwt({ ...CONFIRMATION, nbf: 1_900_000_000 }), says: /not valid yet/ },
    {
      name: 'exp as text',
      value: await signJwt({ ...CONFIRMATION, exp: '1900000000' }),
      says: /not have the form of a credential.*exp or nbf/,
    },
    {
      name: 'two issuers',
      value: await signJwt({ ...CONFIRMATION, iss: 'did:web:iitb.ac.in' }),
      says: /not signed by the issuer that it names.*iss/,
    },
    {
      name: 'two ids',
      value: await signJwt({ ...CONFIRMATION, jti: 'urn:x' }),
      says: /not have the form of a credential.*sub or jti/,
    },
    {
      name: 'another type of token',
      value: await signJwt(CONFIRMATION, { typ: 'cv-confirmation+jwt' }),
      says: /signed in a form that this check does not support.*cv-confirmation/,
    },
    { name: 'a critical header', value: await signJwt(CONFIRMATION, { crit: ['x'], x: 1 }), says: /critical headers/ },
    {
      name: 'a day without a zone',
      value: await signJwt({ ...CONFIRMATION, validFrom: '2026-11-20' }),
      says: /not have the form of a credential.*valid/,
    },
    { name: 'no place in the list', value: await signJwt(at('131072')), says: /its status list: .*statusListIndex/ },
    { name: 'a place below none', value: await signJwt(at('-1')), says: /its status list: .*credentialStatus/ },
    {
      name: 'another list',
      value: await signJwt(at('1', { statusListCredential: 'https://e.example/1' })),
      says: /not its own/,
    },
    {
      name: 'another purpose of the list',
      value: await signJwt(at('1', { statusPurpose: 'suspension' })),
      says: /its status list: .*statusPurpose/,
    },
  ]
}

const partOf = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Of a good JWT, without its key. */
export function damagedJwt(good: string): Damage[] {
  const [head = '', body = '', signature = ''] = good.split('.')
  const header = JSON.parse(Buffer.from(head, 'base64url').toString())
  const payload = JSON.parse(Buffer.from(body, 'base64url').toString())
  const with_ = (change: object, rest = `${body}.${signature}`) => `${partOf({ ...header, ...change })}.${rest}`
  const twice = Buffer.from(JSON.stringify(payload).replace('{', '{"name":"Degree",')).toString('base64url')
  const last = signature.at(-3) === 'A' ? 'B' : 'A'
  return [
    {
      name: 'alg none',
      value: with_({ alg: 'none' }, `${body}.`),
      says: /algorithm or a key that is not accepted.*none/,
    },
    { name: 'alg HS256', value: with_({ alg: 'HS256' }), says: /algorithm or a key that is not accepted.*HS256/ },
    { name: 'alg swapped', value: with_({ alg: 'ES384' }), says: /a key that is not accepted/ },
    { name: 'alg EdDSA', value: with_({ alg: 'EdDSA' }), says: /a key that is not accepted/ },
    { name: 'another kid', value: with_({ kid: `${DID}#k2` }), says: /the key is not in its document/ },
    { name: 'a kid for logging in', value: with_({ kid: `${DID}#login` }), says: /the key is not in its document/ },
    { name: 'no kid', value: with_({ kid: undefined }), says: /names no key/ },
    { name: 'a changed header', value: with_({ typ: 'JWT' }), says: changed },
    {
      name: 'a changed payload',
      value: `${head}.${partOf({ ...payload, name: 'Degree' })}.${signature}`,
      says: changed,
    },
    {
      name: 'a member twice in the payload',
      value: `${head}.${twice}.${signature}`,
      says: /a member twice.*name/,
    },
    {
      name: 'a changed signature',
      value: `${head}.${body}.${signature.slice(0, -3)}${last}${signature.slice(-2)}`,
      says: changed,
    },
    { name: 'a signature cut short', value: good.slice(0, -4), says: changed },
  ]
}

/** Lists with which a good credential is not good. */
export async function damagedLists(): Promise<{ name: string; list: Buffer; says: RegExp }[]> {
  const bytes = (value: unknown) => Buffer.from(typeof value === 'string' ? value : JSON.stringify(value))
  const subject = (change: object) => ({ credentialSubject: { ...listOf().credentialSubject, ...change } })
  const bomb = `u${gzipSync(Buffer.alloc(64 * 1024 * 1024)).toString('base64url')}`
  const good = await signJson(listOf())
  return [
    { name: 'withdrawn', list: bytes(await signJson(listOf([94_567]))), says: /it was withdrawn/ },
    { name: 'withdrawn, list as JWT', list: bytes(await signJwt(listOf([94_567]))), says: /it was withdrawn/ },
    {
      name: 'a changed list',
      list: bytes({ ...good, validFrom: '2026-11-24T11:00:00Z' }),
      says: /its status list: It was changed/,
    },
    { name: 'a list that nothing signed', list: bytes(listOf()), says: /its status list: It is not signed/ },
    {
      name: 'a list signed by a stranger',
      list: bytes(await signJson(listOf(), true)),
      says: /its status list: It was changed/,
    },
    {
      name: 'an ended list',
      list: bytes(await signJwt(listOf([], 16_384, { validUntil: '2026-11-24T11:00:00Z' }))),
      says: /its status list: .*validFrom or validUntil/,
    },
    { name: 'a short list', list: bytes(await signJwt(listOf([], 16_383))), says: /its status list: .*encodedList/ },
    {
      name: 'a bomb',
      list: bytes(await signJwt(listOf([], 16_384, subject({ encodedList: bomb })))),
      says: /its status list: .*encodedList/,
    },
    {
      name: 'a list in another alphabet',
      list: bytes(await signJwt(listOf([], 16_384, subject({ encodedList: 'zAAA' })))),
      says: /its status list: .*encodedList/,
    },
    {
      name: 'a list of another address',
      list: bytes(await signJwt(listOf([], 16_384, { id: 'https://cv.example.org/status-lists/2' }))),
      says: /not its own/,
    },
    {
      name: 'no list',
      list: bytes(await signJwt(listOf([], 16_384, { type: ['VerifiableCredential'] }))),
      says: /its status list: .*type/,
    },
  ]
}
