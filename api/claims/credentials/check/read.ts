// Recognises the form of a credential by its content, unwraps pictures and envelopes, and parses strict JSON. Verifies no signature.
import { isObject } from '../../../core/is-object.ts'
import { badgeInPng, badgeInSvg, decodeUtf8, PNG_SIGNATURE } from './pictures.ts'
import { CredentialRefused } from './refused.ts'
import { type Json, listOf, parseStrict } from './strict-json.ts'

/** `signed`: the bytes that the signature covers. */
export type Jws = { header: Json; signed: Buffer; signature: Buffer }
/** `document`: the unverified credential as JSON. `token`: the claims of the token, which older tokens have beside `vc`. */
export type ReadCredential = {
  form: 'data-integrity' | 'vc-jwt' | 'europass' | 'open-badge-2-hosted' | 'open-badge-2-signed'
  document: Json
  token?: Json
  jws?: Jws
}

export const UPLOAD_BYTES = 1024 * 1024
export const OPEN_BADGES_2 = 'https://w3id.org/openbadges/v2'
const DATA_URL = /^data:application\/(vc|vc\+jwt|vc\+ld\+jwt|vc\+ld\+json)(;base64)?,(.+)$/s
const PART = /^[A-Za-z0-9_-]+$/
/** Other types are refused, so that no other token, such as our own confirmations, passes for a credential. */
const TOKEN_TYPE = /^(application\/)?(jwt|vc\+jwt|vc\+ld\+jwt)$/i

export function readCredential(upload: Buffer, maxBytes = UPLOAD_BYTES): ReadCredential {
  if (upload.length > maxBytes) throw new CredentialRefused('too_large')
  if (upload.subarray(0, 8).equals(PNG_SIGNATURE)) return readText(badgeInPng(upload))
  const text = decodeUtf8(upload).trim()
  return readText(/^(<\?xml|<!--|<!DOCTYPE svg|<svg)/.test(text) ? badgeInSvg(text) : text)
}

function readText(given: string, isEnveloped = false): ReadCredential {
  const text = given.trim()
  if (text.startsWith('{')) return readJson(parseStrict(text), isEnveloped)
  if (text.includes('~')) throw new CredentialRefused('suite_unsupported', 'SD-JWT')
  const parts = text.split('.')
  if (parts.length !== 3 || !parts.every((part, index) => PART.test(part) || (index === 2 && part === '')))
    throw new CredentialRefused('unsupported')
  const [head = '', body = '', signature = ''] = parts
  return readToken(parseStrict(decodeUtf8(bytesOf(body))), {
    header: parseStrict(decodeUtf8(bytesOf(head))),
    signed: Buffer.from(`${head}.${body}`),
    signature: bytesOf(signature),
  })
}

function readJson(document: Json, isEnveloped: boolean): ReadCredential {
  const types = listOf(document.type)
  if (types.includes('EnvelopedVerifiableCredential')) {
    const [, , base64, data] = DATA_URL.exec(String(document.id)) ?? []
    if (!data || isEnveloped) throw new CredentialRefused('shape', 'the envelope')
    return readText(base64 ? decodeUtf8(Buffer.from(data, 'base64')) : data, true)
  }
  if (types.some(type => /Presentation$/.test(String(type)))) throw new CredentialRefused('presentation')
  if (typeof document.payload === 'string') return readEuropass(document, document.payload)
  if (listOf(document['@context']).includes(OPEN_BADGES_2)) return { form: 'open-badge-2-hosted', document }
  return { form: 'data-integrity', document }
}

function readToken(payload: Json, jws: Jws): ReadCredential {
  if (payload.vp !== undefined) throw new CredentialRefused('presentation')
  if (listOf(payload['@context']).includes(OPEN_BADGES_2))
    return { form: 'open-badge-2-signed', document: payload, jws }
  const { typ = 'JWT', cty = 'vc' } = jws.header
  if (!TOKEN_TYPE.test(String(typ)) || !/^(application\/)?vc(\+ld\+json)?$/.test(String(cty)))
    throw new CredentialRefused('suite_unsupported', String(typ).slice(0, 60))
  if (payload.vc === undefined) return { form: 'vc-jwt', document: payload, token: payload, jws }
  if (!isObject(payload.vc)) throw new CredentialRefused('shape', 'vc')
  return { form: 'vc-jwt', document: withClaims(payload.vc, payload), token: payload, jws }
}

/** A credential of version 1.1 may have its issuer, its dates and its subject in the token alone. */
function withClaims(credential: Json, { iss, sub, jti, nbf, exp }: Json): Json {
  const dateOf = (seconds: unknown) =>
    typeof seconds === 'number' && Math.abs(seconds) < 1e11 ? new Date(seconds * 1_000).toISOString() : undefined
  const subject = credential.credentialSubject
  const defaults = { id: jti, issuer: iss, issuanceDate: dateOf(nbf), expirationDate: dateOf(exp) }
  const known = Object.entries(defaults).filter(
    ([name, value]) => value !== undefined && credential[name] === undefined,
  )
  return {
    ...credential,
    ...Object.fromEntries(known),
    ...(isObject(subject) &&
      subject.id === undefined &&
      sub !== undefined && { credentialSubject: { ...subject, id: sub } }),
  }
}

/** JWS as JSON, general or flattened, with one signature. */
function readEuropass(wrapper: Json, payload: string): ReadCredential {
  const signatures = wrapper.signatures === undefined ? [wrapper] : listOf(wrapper.signatures)
  const [one] = signatures
  if (signatures.length !== 1 || !isObject(one)) throw new CredentialRefused('suite_unsupported', 'not one signature')
  const head = String(one.protected)
  const signature = String(one.signature)
  const header = parseStrict(decodeUtf8(bytesOf(head)))
  const document = parseStrict(header.b64 === false ? payload : decodeUtf8(bytesOf(payload)))
  const jws = { header, signed: Buffer.from(`${head}.${payload}`), signature: bytesOf(signature) }
  return { form: 'europass', document, jws }
}

/** Canonical base64url only, so that one value has one text. */
function bytesOf(part: string): Buffer {
  const bytes = Buffer.from(part, 'base64url')
  if (bytes.toString('base64url') !== part) throw new CredentialRefused('signature', 'base64url')
  return bytes
}
