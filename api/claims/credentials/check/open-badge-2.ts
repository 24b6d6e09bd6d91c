// Open Badges 2.0. A hosted badge proves nothing by itself: its assertion is fetched from the issuer's own site. A signed badge counts
// by a key that the issuer's own site names.
import type { CheckedCredential, CredentialStatus } from '../../../core/claims/credentials.ts'
import { isObject } from '../../../core/is-object.ts'
import { isSigned, pemKeyOf } from '../../../crypto/credential-keys.ts'
import type { FetchFailure } from '../../../providers/guarded-fetch.ts'
import { compare, datesOf, plain, termOf } from './facts.ts'
import { siteOf } from './issuer.ts'
import type { Jws, ReadCredential } from './read.ts'
import { CredentialRefused, type RefusalReason } from './refused.ts'
import { checkContexts, checkDates } from './shape.ts'
import type { Verification } from './signed.ts'
import { type Json, listOf, parseStrict } from './strict-json.ts'

const REFUSED: Record<FetchFailure, RefusalReason> = {
  forbidden: 'issuer_forbidden',
  missing: 'not_listed',
  unreachable: 'issuer_unresolved',
}

export async function checkOpenBadge2(
  { form, document, jws }: ReadCredential,
  addresses: readonly string[],
  by: Verification,
): Promise<CheckedCredential> {
  const given = assertionOf(document, by)
  // For a hosted badge the uploaded copy is ignored.
  const assertion = jws ? given : assertionOf(await fetchNamed(given.id, by), by)
  const verification = isObject(assertion.verification) ? assertion.verification : {}
  const isHosted = /^(hosted|HostedBadge)$/.test(String(verification.type))
  if (isHosted === Boolean(jws)) throw new CredentialRefused(jws ? 'shape' : 'no_proof', 'verification')
  const badge = isObject(assertion.badge) ? assertion.badge : await fetchNamed(assertion.badge, by)
  if (!listOf(badge.type).includes('BadgeClass')) throw new CredentialRefused('shape', 'badge')
  const issuer = await fetchNamed(isObject(badge.issuer) ? badge.issuer.id : badge.issuer, by)
  if (jws) await verifyBadge(jws, verification.creator, issuer, by)
  else checkHost(new URL(String(assertion.id)), issuer)
  const { identity, hashed, salt } = isObject(assertion.recipient) ? assertion.recipient : ({} as Json)
  const isAddress = isObject(assertion.recipient) && listOf(assertion.recipient.type).includes('email')
  return {
    form: form as CheckedCredential['form'],
    title: plain(badge.name) ?? 'Open Badge',
    issuer: { kind: 'domain', domain: siteOf(String(issuer.id)) },
    issuerName: plain(issuer.name),
    subjectName: null,
    ...datesOf(assertion),
    term: termOf(assertion, undefined, by.now),
    status: assertion.revoked === true ? 'withdrawn' : jws ? await revocationOf(assertion, issuer, by) : 'good',
    holder: isAddress ? compare(identity, hashed, salt, addresses) : 'unsaid',
  }
}

function assertionOf(document: Json, by: Verification): Json {
  checkContexts(document, by.contexts, true)
  if (!listOf(document.type).includes('Assertion')) throw new CredentialRefused('shape', 'type')
  checkDates(document)
  return document
}

/** Fetches a document, whose id must be its address. */
async function fetchNamed(url: unknown, by: Verification): Promise<Json> {
  if (typeof url !== 'string') throw new CredentialRefused('shape', 'an address is missing')
  const fetched = await by.fetchDocument(url)
  if (!('text' in fetched)) throw new CredentialRefused(REFUSED[fetched.failed], url.slice(0, 100))
  const document = parseStrict(fetched.text)
  if (document.id !== url) throw new CredentialRefused('not_listed', url.slice(0, 100))
  return document
}

/** Accepts an assertion at its issuer's own origin, and at the addresses that the issuer declares for its assertions. */
function checkHost(at: URL, issuer: Json): void {
  const verification = isObject(issuer.verification) ? issuer.verification : {}
  const isAllowed =
    new URL(String(issuer.id)).origin === at.origin ||
    listOf(verification.allowedOrigins).includes(at.host) ||
    listOf(verification.startsWith).some(start => isAbove(String(start), at))
  if (!isAllowed) throw new CredentialRefused('issuer_mismatch', at.host)
}

/** A start without a path would also be that of longer host names. */
const isAbove = (start: string, { origin, href }: URL) =>
  URL.canParse(start) && new URL(start).origin === origin && href.startsWith(start)

async function verifyBadge(
  { header, signed, signature }: Jws,
  creator: unknown,
  issuer: Json,
  by: Verification,
): Promise<void> {
  if (header.alg !== 'RS256') throw new CredentialRefused('alg_refused')
  if (header.crit !== undefined || header.b64 !== undefined) throw new CredentialRefused('crit_unknown')
  const key = await fetchNamed(creator, by)
  const keys = listOf(issuer.publicKey).map(one => (isObject(one) ? one.id : one))
  if (key.owner !== issuer.id || !keys.includes(creator)) throw new CredentialRefused('issuer_mismatch', 'its key')
  const publicKey = pemKeyOf(key.publicKeyPem)
  if (!publicKey || !isSigned('RS256', publicKey, signed, signature)) throw new CredentialRefused('signature')
}

async function revocationOf(assertion: Json, issuer: Json, by: Verification): Promise<CredentialStatus> {
  if (issuer.revocationList === undefined) return 'none'
  const fetched = await by.fetchDocument(String(issuer.revocationList), true)
  if (!('text' in fetched)) return 'unknown'
  try {
    const { revokedAssertions, type } = parseStrict(fetched.text)
    if (!listOf(type).includes('RevocationList')) return 'unknown'
    const isIt = (one: unknown) => (isObject(one) ? (one.id ?? one.uid) : one) === assertion.id
    return listOf(revokedAssertions).some(isIt) ? 'withdrawn' : 'good'
  } catch (error) {
    if (error instanceof CredentialRefused) return 'unknown'
    throw error
  }
}
