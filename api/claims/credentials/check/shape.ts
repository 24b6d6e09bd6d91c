// The form that a credential must have before its signature is verified: known contexts, one issuer, dates with a zone.
import { isObject } from '../../../core/is-object.ts'
import { CredentialRefused } from './refused.ts'
import { type Json, listOf } from './strict-json.ts'

const VERSIONS = ['https://www.w3.org/ns/credentials/v2', 'https://www.w3.org/2018/credentials/v1']
/** Contexts of forms whose signature covers the text, so that the contexts need not be bundled. */
const OF_TEXT = /^https?:\/\/data\.europa\.eu\/snb\/model\/context\/edc-ap$|^https:\/\/w3id\.org\/openbadges\/v2$/
const DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/
export const DATES = ['validFrom', 'validUntil', 'issuanceDate', 'expirationDate', 'issuedOn', 'expires'] as const

/**
 * Every `@context`, however deep, must be a known address. A context written in place could give a signed value another name, and a
 * member written as an IRI or a keyword hides from programs that read members by their names.
 */
export function checkContexts(value: unknown, known: ReadonlyMap<string, object>, isText: boolean): void {
  if (Array.isArray(value)) for (const item of value) checkContexts(item, known, isText)
  if (!isObject(value)) return
  for (const [name, inner] of Object.entries(value)) {
    if (name === '@context') checkContext(inner, known, isText)
    else if (!isText && isDisguised(name, value)) throw new CredentialRefused('json_ld', name.slice(0, 60))
    checkContexts(inner, known, isText)
  }
}

/** Language and direction of a text are written with keywords. */
const isDisguised = (name: string, beside: Json) =>
  name.includes(':') ||
  (name.startsWith('@') && !(/^@(value|language|direction|type)$/.test(name) && '@value' in beside))

function checkContext(context: unknown, known: ReadonlyMap<string, object>, isText: boolean): void {
  const addresses = Array.isArray(context) ? context : [context]
  for (const address of addresses) {
    if (typeof address !== 'string') throw new CredentialRefused('context_inline')
    const isKnown = known.has(address) || (isText && OF_TEXT.test(address))
    if (!isKnown) throw new CredentialRefused('context_unknown', address.slice(0, 100))
  }
}

/** The id of the one issuer. Throws CredentialRefused. */
export function checkShape(document: Json): string {
  const wrong = (what: string) => new CredentialRefused('shape', what)
  if (!VERSIONS.includes(String(listOf(document['@context'])[0]))) throw wrong('@context')
  if (!listOf(document.type).includes('VerifiableCredential')) throw wrong('type')
  const subjects = listOf(document.credentialSubject)
  if (!subjects.length || !subjects.every(one => isObject(one) && Object.keys(one).length))
    throw wrong('credentialSubject')
  checkDates(document)
  return issuerOf(document.issuer)
}

export function checkDates(document: Json): void {
  for (const name of DATES) {
    const date = document[name]
    if (date === undefined) continue
    if (typeof date !== 'string' || !DATE.test(date) || Number.isNaN(Date.parse(date)))
      throw new CredentialRefused('shape', name)
  }
}

export function issuerOf(issuer: unknown): string {
  const id = isObject(issuer) ? issuer.id : issuer
  // Only characters of addresses and DIDs: no line breaks, no letters that look like others.
  if (typeof id !== 'string' || !/^[a-z][a-z0-9+.-]*:[\x21-\x7e]{1,1000}$/i.test(id))
    throw new CredentialRefused('shape', 'issuer')
  return id
}
