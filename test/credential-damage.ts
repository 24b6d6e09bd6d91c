// Damaged credentials and status lists, with the words of the program for each. The signed ones have one fault each.
import { gzipSync } from 'node:zlib'
import { badgeOf, CONFIRMATION, DID, KID, listOf, signJson, signJwt } from './credential-signer.ts'

type Fields = Record<string, unknown>
type Damage = [name: string, value: unknown, says: RegExp]

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
    ['a changed name', { ...good, name: 'Confirmed by mail from iitb.ac.in' }, changed],
    ['a changed text', text.replace('KV', 'IIT'), changed],
    ['a later end', { ...good, validUntil: '2037-11-20T10:15:00Z' }, changed],
    ['no end', moved(good, {}), changed],
    ['no status', with_(({ credentialStatus: _, ...rest }) => rest), changed],
    ['a type more', { ...good, type: [...(good.type as []), 'EndorsementCredential'] }, changed],
    ['a member that no context defines', { ...good, grade: 'A' }, /contexts do not define/],
    ['a later day of the proof', proof({ created: '2027-01-01T00:00:00Z' }), changed],
    ['another signature', proof({ proofValue: proofValue.slice(0, -1) + swapped }), changed],
    ['a signature cut short', proof({ proofValue: proofValue.slice(0, -9) }), changed],
    ['a signature in another alphabet', proof({ proofValue: 'u0OIl' }), changed],
    ['another purpose', proof({ proofPurpose: 'authentication' }), /not `assertionMethod`/],
    ['a key that is not there', proof({ verificationMethod: `${DID}#x` }), /the key is not in its document/],
    ['a key for logging in', proof({ verificationMethod: `${DID}#login` }), /the key is not in its document/],
    ['a key of another kind', proof({ verificationMethod: KID }), /a key that is not accepted/],
    ['a suite swapped', proof({ cryptosuite: 'eddsa-jcs-2022' }), changed],
    ['a suite that is not known', proof({ cryptosuite: 'bbs-2023' }), /this check does not support/],
    ['a chain of proofs', proof({ previousProof: 'urn:x' }), /chain of proofs/],
    [
      'a second proof that is bad',
      with_(value => ({ ...value, proof: [value.proof, { ...value.proof, created: '2026-11-23T10:00:00Z' }] })),
      changed,
    ],
    [
      'an end renamed by a context of its own',
      moved(good, { untold: good.validUntil, '@context': [...(good['@context'] as []), { untold }] }),
      /redefines words in place/,
    ],
    [
      'an end renamed by its address',
      moved(good, { [`${CRED}validUntil`]: { '@value': good.validUntil, '@type': DATE_TYPE } }),
      /contexts do not define/,
    ],
    [
      'an end beneath a word of JSON-LD',
      moved(good, { '@nest': { validUntil: good.validUntil } }),
      /contexts do not define/,
    ],
    ['an end in a list', { ...good, validUntil: [good.validUntil] }, /not have the form of a credential.*valid/],
    [
      'an end in a part with the id of the whole',
      moved(good, { evidence: { id: good.id, type: ['VerifiableCredential'], validUntil: good.validUntil } }),
      changed,
    ],
    [
      'an unknown context',
      { ...good, '@context': [...(good['@context'] as []), 'https://e.example/c'] },
      /a context that this check does not know/,
    ],
    ['a context inside', { ...good, evidence: { '@context': null } }, /redefines words in place/],
    [
      'another first context',
      { ...good, '@context': (good['@context'] as []).slice(1) },
      /not have the form of a credential.*@context/,
    ],
    ['no issuer', with_(({ issuer: _, ...rest }) => rest), /not have the form of a credential.*issuer/],
    ['another issuer', { ...good, issuer: 'did:web:iitb.ac.in' }, /not signed by the issuer that it names/],
    ['no subject', { ...good, credentialSubject: {} }, /not have the form of a credential.*credentialSubject/],
    ['another type', { ...good, type: ['Achievement'] }, /not have the form of a credential.*type/],
    ['a member twice', text.replace('{', '{"name":"Degree",'), /a member twice.*name/],
    ['a member twice, in other letters', text.replace('{', '{"n\\u0061me":"Degree",'), /twice/],
    ['a prototype', text.replace('{', '{"__proto__":{"id":"x"},'), /not well-formed JSON/],
    ['deeply nested', text.replace('{', `{"x":${'['.repeat(99)}${']'.repeat(99)},`), /nested too deeply/],
    ['cut short', text.slice(0, -1), /not well-formed JSON/],
    ['too large', text + ' '.repeat(9 * 1024 * 1024), /larger than a credential/],
    ['a picture with two badges', badgeOf(text, text), /two badges/],
    ['a picture with a changed badge', badgeOf(text.replace('KV', 'IIT')), changed],
    ['no text', Buffer.from([0xff, 0xfe, 0x00]), /not UTF-8/],
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
    ['signed by a stranger', await signJson(CONFIRMATION, true), changed],
    ['ended', await signJwt(ended), /it has ended, on 2026-11-24/],
    ['not yet', await signJwt(later), /not valid yet/],
    ['ended by exp', await signJwt({ ...CONFIRMATION, exp: 1_700_000_000 }), /it has ended/],
    ['not yet by nbf', await signJwt({ ...CONFIRMATION, nbf: 1_900_000_000 }), /not valid yet/],
    [
      'exp as text',
      await signJwt({ ...CONFIRMATION, exp: '1900000000' }),
      /not have the form of a credential.*exp or nbf/,
    ],
    [
      'two issuers',
      await signJwt({ ...CONFIRMATION, iss: 'did:web:iitb.ac.in' }),
      /not signed by the issuer that it names.*iss/,
    ],
    ['two ids', await signJwt({ ...CONFIRMATION, jti: 'urn:x' }), /not have the form of a credential.*sub or jti/],
    [
      'another type of token',
      await signJwt(CONFIRMATION, { typ: 'cv-confirmation+jwt' }),
      /signed in a form that this check does not support.*cv-confirmation/,
    ],
    ['a critical header', await signJwt(CONFIRMATION, { crit: ['x'], x: 1 }), /critical headers/],
    [
      'a day without a zone',
      await signJwt({ ...CONFIRMATION, validFrom: '2026-11-20' }),
      /not have the form of a credential.*valid/,
    ],
    ['no place in the list', await signJwt(at('131072')), /its status list: .*statusListIndex/],
    ['a place below none', await signJwt(at('-1')), /its status list: .*credentialStatus/],
    ['another list', await signJwt(at('1', { statusListCredential: 'https://e.example/1' })), /not its own/],
    [
      'another purpose of the list',
      await signJwt(at('1', { statusPurpose: 'suspension' })),
      /its status list: .*statusPurpose/,
    ],
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
    ['alg none', with_({ alg: 'none' }, `${body}.`), /algorithm or a key that is not accepted.*none/],
    ['alg HS256', with_({ alg: 'HS256' }), /algorithm or a key that is not accepted.*HS256/],
    ['alg swapped', with_({ alg: 'ES384' }), /a key that is not accepted/],
    ['alg EdDSA', with_({ alg: 'EdDSA' }), /a key that is not accepted/],
    ['another kid', with_({ kid: `${DID}#k2` }), /the key is not in its document/],
    ['a kid for logging in', with_({ kid: `${DID}#login` }), /the key is not in its document/],
    ['no kid', with_({ kid: undefined }), /names no key/],
    ['a changed header', with_({ typ: 'JWT' }), changed],
    ['a changed payload', `${head}.${partOf({ ...payload, name: 'Degree' })}.${signature}`, changed],
    ['a member twice in the payload', `${head}.${twice}.${signature}`, /a member twice.*name/],
    ['a changed signature', `${head}.${body}.${signature.slice(0, -3)}${last}${signature.slice(-2)}`, changed],
    ['a signature cut short', good.slice(0, -4), changed],
  ]
}

/** Lists with which a good credential is not good. */
export async function damagedLists(): Promise<[name: string, list: Buffer, says: RegExp][]> {
  const bytes = (value: unknown) => Buffer.from(typeof value === 'string' ? value : JSON.stringify(value))
  const subject = (change: object) => ({ credentialSubject: { ...listOf().credentialSubject, ...change } })
  const bomb = `u${gzipSync(Buffer.alloc(64 * 1024 * 1024)).toString('base64url')}`
  const good = await signJson(listOf())
  return [
    ['withdrawn', bytes(await signJson(listOf([94_567]))), /it was withdrawn/],
    ['withdrawn, list as JWT', bytes(await signJwt(listOf([94_567]))), /it was withdrawn/],
    ['a changed list', bytes({ ...good, validFrom: '2026-11-24T11:00:00Z' }), /its status list: It was changed/],
    ['a list that nothing signed', bytes(listOf()), /its status list: It is not signed/],
    ['a list signed by a stranger', bytes(await signJson(listOf(), true)), /its status list: It was changed/],
    [
      'an ended list',
      bytes(await signJwt(listOf([], 16_384, { validUntil: '2026-11-24T11:00:00Z' }))),
      /its status list: .*validFrom or validUntil/,
    ],
    ['a short list', bytes(await signJwt(listOf([], 16_383))), /its status list: .*encodedList/],
    [
      'a bomb',
      bytes(await signJwt(listOf([], 16_384, subject({ encodedList: bomb })))),
      /its status list: .*encodedList/,
    ],
    [
      'a list in another alphabet',
      bytes(await signJwt(listOf([], 16_384, subject({ encodedList: 'zAAA' })))),
      /its status list: .*encodedList/,
    ],
    [
      'a list of another address',
      bytes(await signJwt(listOf([], 16_384, { id: 'https://cv.example.org/status-lists/2' }))),
      /not its own/,
    ],
    [
      'no list',
      bytes(await signJwt(listOf([], 16_384, { type: ['VerifiableCredential'] }))),
      /its status list: .*type/,
    ],
  ]
}
