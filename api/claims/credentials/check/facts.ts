// Title, names, dates and holder of a credential, as short plain texts. Every text is the issuer's and may be hostile.
import { createHash } from 'node:crypto'
import type { CredentialHolder, CredentialTerm } from '../../../core/claims/credentials.ts'
import { withoutFormat } from '../../../core/format-characters.ts'
import { isObject } from '../../../core/is-object.ts'
import { cut } from '../../../lib/problem.ts'
import { type Json, listOf } from './strict-json.ts'

export const LEEWAY_MS = 60_000
const MAX_TEXT = 200

/** A text, the text of a value with a language, or the first of several. */
export function plain(value: unknown): string | null {
  const [first] = listOf(value)
  if (isObject(first)) return plain(first['@value'] ?? first.en ?? Object.values(first)[0])
  if (typeof first !== 'string') return null
  const text = withoutFormat(first.replace(/\p{Cc}+/gu, ' ')).trim()
  return text === '' ? null : cut(text, MAX_TEXT)
}

const inside = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined)
const firstOf = (value: unknown): Json => listOf(value).filter(isObject)[0] ?? {}

export function textsOf(document: Json) {
  const subject = firstOf(document.credentialSubject)
  const { achievement, fullName, name, givenName, familyName } = subject
  const types = listOf(document.type).filter(type => typeof type === 'string')
  const whole = [plain(givenName), plain(familyName)].filter(Boolean).join(' ')
  return {
    title:
      plain(firstOf(achievement).name) ??
      plain(document.name) ??
      plain(inside(document.displayParameter, 'title')) ??
      plain(types.findLast(type => type !== 'VerifiableCredential') ?? types[0]) ??
      '',
    issuerName: plain(inside(document.issuer, 'name') ?? inside(document.issuer, 'legalName')),
    subjectName: plain(name ?? fullName) ?? (whole || null),
  }
}

/** The strictest dates of the credential (in the members of each version) and of its token, in ISO 8601. */
export function datesOf(document: Json, token: Json = {}) {
  const timesOf = (names: string[], claim: unknown) =>
    [
      ...names.map(name => Date.parse(String(document[name]))),
      typeof claim === 'number' ? claim * 1_000 : Number.NaN,
    ].filter(time => !Number.isNaN(time))
  const from = timesOf(['validFrom', 'issuanceDate', 'issuedOn'], token.nbf)
  const until = timesOf(['validUntil', 'expirationDate', 'expires'], token.exp)
  return {
    validFrom: from.length ? new Date(Math.max(...from)).toISOString() : null,
    validUntil: until.length ? new Date(Math.min(...until)).toISOString() : null,
  }
}

export function termOf(document: Json, token: Json | undefined, now: Date): CredentialTerm {
  const { validFrom, validUntil } = datesOf(document, token)
  if (validUntil && Date.parse(validUntil) + LEEWAY_MS < now.getTime()) return 'ended'
  return validFrom && Date.parse(validFrom) - LEEWAY_MS > now.getTime() ? 'not-yet' : 'current'
}

/** Only a proved address of the account binds a credential to it; a name or a DID binds nothing. */
export function holderOf(document: Json, addresses: readonly string[]): CredentialHolder {
  const subjects = listOf(document.credentialSubject).filter(isObject)
  const [subject] = subjects
  // With several subjects the holder is unclear.
  if (!subject || subjects.length > 1) return 'unsaid'
  const mail = /^mailto:(.+)$/i.exec(String(subject.id))?.[1]
  const identities = listOf(subject.identifier)
    .filter(isObject)
    .filter(({ identityType }) => identityType === 'emailAddress' || identityType === 'email')
    .map(({ identityHash, hashed, salt }) => compare(identityHash, hashed, salt, addresses))
  const all = [...identities, ...(mail === undefined ? [] : [compare(mail, false, '', addresses)])]
  return all.find(one => one === 'owner') ?? all.find(one => one === 'unsaid') ?? all[0] ?? 'unsaid'
}

/** An MD5 hash binds nothing, because another address with the same hash can be made. */
export function compare(
  identity: unknown,
  hashed: unknown,
  salt: unknown,
  addresses: readonly string[],
): CredentialHolder {
  if (typeof identity !== 'string') return 'unsaid'
  const spellings = addresses.flatMap(address => [address, address.toLowerCase()])
  if (hashed !== true) return spellings.includes(identity.toLowerCase()) ? 'owner' : 'other'
  const [, algorithm = '', hex = ''] = /^(sha256|md5)\$([0-9a-f]+)$/i.exec(identity) ?? []
  if (!algorithm) return 'unsaid'
  const digestOf = (address: string) =>
    createHash(algorithm.toLowerCase())
      .update(`${address}${salt ?? ''}`)
      .digest('hex')
  if (!spellings.some(address => digestOf(address) === hex.toLowerCase())) return 'other'
  return algorithm.toLowerCase() === 'sha256' ? 'owner' : 'unsaid'
}
