// Contexts, members and shape of a credential, before its signature is looked at.
import { quoted } from '../../web/src/check/core.ts'
import { isKnownContext } from './libraries.ts'
import { isMembers, listed, type Members, Refused } from './reading.ts'

const FIRST = ['https://www.w3.org/ns/credentials/v2', 'https://www.w3.org/2018/credentials/v1']
/** Of a text with a language or a type. */
const VALUE_MEMBERS = ['@value', '@language', '@direction', '@type']

const OF_THE_WHOLE = ['validFrom', 'validUntil', 'issuanceDate', 'expirationDate', 'credentialStatus', 'issuer']

/**
 * Refuses what could say the same to the signature and another thing to a reader: contexts of its own, members that are named by
 * addresses or by words of JSON-LD, a part that adds to the credential from elsewhere.
 */
function refuseDisguises(value: unknown, id: unknown, isTop = true): void {
  if (Array.isArray(value)) for (const one of value) refuseDisguises(one, id, false)
  if (!isMembers(value)) return
  for (const [name, inner] of Object.entries(value)) {
    if (name === '@context') {
      const strange = listed(inner).find(one => !isKnownContext(one))
      if (isMembers(strange)) throw new Refused('it brings a context of its own (inline)')
      if (strange !== undefined) throw new Refused(`the context ${quoted(strange)} is not known here`)
    } else if (name.includes(':') || (name.startsWith('@') && !('@value' in value && VALUE_MEMBERS.includes(name)))) {
      throw new Refused(`it has a member in disguise: ${quoted(name)}`)
    }
    refuseDisguises(inner, id, false)
  }
  const isWhole = !isTop && id !== undefined && value.id === id && OF_THE_WHOLE.some(name => name in value)
  if (isWhole) throw new Refused('a part of it speaks as the whole, by its id')
}

const DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/
/** Its dates, in VC 2.0 and 1.1. */
export const FROM = ['validFrom', 'issuanceDate']
export const UNTIL = ['validUntil', 'expirationDate']

function refuseMisshapen(credential: Members): void {
  const { '@context': context, type, credentialSubject, id } = credential
  if (!FIRST.includes(String(listed(context)[0]))) throw new Refused('its first context is none of credentials')
  if (!listed(type).includes('VerifiableCredential')) throw new Refused('its type is not that of a credential')
  const issuer = issuerIn(credential)
  if (typeof issuer !== 'string' || !URL.canParse(issuer)) throw new Refused('it names no issuer')
  const subjects = listed(credentialSubject)
  if (subjects.length === 0 || !subjects.every(one => isMembers(one) && Object.keys(one).length > 0)) {
    throw new Refused('it has no subject')
  }
  if (id !== undefined && typeof id !== 'string') throw new Refused('its id is no text')
  refuseOddDates(credential)
}

/** Refuses a date that is there twice, or is none. */
export function refuseOddDates(credential: Members): void {
  for (const name of [...FROM, ...UNTIL]) {
    const date = credential[name]
    if (date === undefined) continue
    const isDate = typeof date === 'string' && DATE.test(date) && !Number.isNaN(Date.parse(date))
    if (!isDate) throw new Refused(`its ${name} is no date with a time and a zone`)
  }
}

const issuerIn = ({ issuer }: Members) => (isMembers(issuer) ? issuer.id : issuer)
export const issuerOf = (credential: Members) => String(issuerIn(credential))

export function refuseUnfit(credential: Members): void {
  refuseDisguises(credential, credential.id)
  refuseMisshapen(credential)
}
