// Checks the claims of a CV: every digest and every signature of the JSON that GET /cvs/{id}/verification replies (format 2). The page that
// checks a CV runs it in the browser, and the program verify-cv.mjs, which is handed out, contains it. It shares no code with the service,
// so that no mistake can agree with itself: signatures of the service are checked by WebCrypto, those of wallets by the audited library
// @noble/curves. docs/verification.md describes the format.
import { logOf, logSentence } from './claim-log.ts'
import type { LogKey } from './log.ts'
import { type ClaimResult, nothing, type Problem, type Result, unreadable } from './result.ts'
import { sha256Of, signerOf } from './wallet-signature.ts'

export type { Aspect, ClaimResult, Problem, Result } from './result.ts'

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type Fields = Record<string, unknown>
type About = { cv: string; origin: string; name: string }

/* ---- Digests: SHA-256 over canonical JSON (RFC 8785) ---- */

/** Keys sorted by UTF-16 units, no spaces. */
export function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const members = Object.keys(value).sort()
  return `{${members.map(key => `${JSON.stringify(key)}:${canonical(value[key] as Json)}`).join(',')}}`
}

export const digestOf = (cv: string, section: string, value: unknown): string =>
  sha256Of(canonical({ cv, section, value: value as Json }))

/* ---- JWS in compact form, ES256 only ---- */

/** The bytes of a part; null for anything but their one spelling. */
function bytesOf(part: string): Uint8Array<ArrayBuffer> | null {
  try {
    const text = atob(part.replaceAll('-', '+').replaceAll('_', '/'))
    const back = btoa(text)
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replace(/(?<!=)=+$/, '')
    return back === part ? Uint8Array.from(text, letter => letter.charCodeAt(0)) : null
  } catch {
    return null
  }
}

export function decoded(part: string): Fields | null {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytesOf(part) ?? undefined))
    return value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Fields) : null
  } catch {
    return null
  }
}

/** The payload of a valid signature of this type by one of the keys; otherwise the problem. */
export async function readJws(
  jws: string,
  typ: string,
  keys: Fields[],
): Promise<{ kid: string; payload: Fields } | string> {
  const [head = '', body = '', signature = '', ...rest] = jws.split('.')
  const header = decoded(head)
  const payload = decoded(body)
  if (rest.length > 0 || !header || !payload) return 'the signature is no signature (JWS)'
  const { alg, kid, typ: found, ...others } = header
  if (alg !== 'ES256' || found !== typ || Object.keys(others).length > 0) return 'the signature is of another kind'
  const key = keys.find(one => one.kid === kid && one.kty === 'EC' && one.crv === 'P-256')
  if (!key) return `the service has no key ${quoted(kid)}: it was withdrawn, or never was one`
  const bytes = bytesOf(signature)
  if (bytes?.length !== 64) return 'the signature is cut short or too long'
  const { x, y } = key as { x: string; y: string }
  try {
    const curve = { name: 'ECDSA', namedCurve: 'P-256' }
    const publicKey = await crypto.subtle.importKey('jwk', { kty: 'EC', crv: 'P-256', x, y }, curve, false, ['verify'])
    const signed = new TextEncoder().encode(`${head}.${body}`)
    const isGood = await crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, publicKey, bytes, signed)
    return isGood ? { kid: String(kid), payload } : 'the signature is not by the key that is named'
  } catch {
    return `the key ${quoted(kid)} is no key`
  }
}

/** The first difference between a payload and the expected values; null when they are equal. */
function difference(payload: Fields, expected: Fields): string | null {
  for (const key of new Set([...Object.keys(payload), ...Object.keys(expected)])) {
    if (payload[key] !== expected[key]) return `what was signed has another ${quoted(key)}`
  }
  return null
}

/* ---- Texts of the document: never printed as they are ---- */

const SECTION =
  /^(?:personalDetails(?:\.(?:name|profession|location|imageUrl|email|phoneNumber))?|profile_summary|(?:education|skills|awards|courses|projects|experience|certificates|publications|volunteer)\.[A-Za-z0-9_-]{1,40})$/
const DOMAIN = /^(?:[a-z0-9-]{1,63}\.)+[a-z0-9-]{1,63}$/
const LONGEST = 200

/** In quotation marks, in one line, without control characters and characters that reorder text. */
export function quoted(value: unknown): string {
  const plain = String(value)
    .toWellFormed()
    .replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
  const letters = Array.from(plain)
  return JSON.stringify(letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('')}…` : plain)
}

/** The day of an instant; empty for an invalid instant. */
const dayOf = (at: unknown) => (isInstant(at) ? at.slice(0, 10) : '')
const isInstant = (at: unknown): at is string =>
  typeof at === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/.test(at) && !Number.isNaN(Date.parse(at))

/** The common form of all spellings of one name. */
export function folded(name: string): string {
  const plain = name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC')
  return plain.split(/\s+/u).filter(Boolean).join(' ')
}
const isOneLine = (person: unknown) =>
  typeof person === 'string' && person === person.normalize('NFC').replace(/\s+/gu, ' ')
const isOfPerson = (person: unknown, name: string) => typeof person === 'string' && folded(person) === folded(name)

/* ---- Claims ---- */

const OPENING = 'I attest that this part of my CV is true.'
const seconds = (at: unknown) => Math.floor(new Date(String(at)).getTime() / 1_000)
const MISMATCHES = [
  'what was signed is no attestation',
  'it was signed for another service',
  'it was signed for another section or another CV',
  'what was signed is another text',
  'it was signed at another time',
  'it was signed with another name',
]

/** Why a statement is not that of the claim, by its first line that differs; null when it is. */
function statementProblem({ digest, section, at, person }: Fields, statement: string, about: About): string | null {
  const at19 = Number.isNaN(seconds(at)) ? '' : `${new Date(seconds(at) * 1_000).toISOString().slice(0, 19)}Z`
  const expected = [OPENING, about.origin, `${about.cv} ${String(section)}`, String(digest), at19, String(person)]
  const said = statement.split('\n')
  const at0 = expected.findIndex((line, at) => said[at] !== line)
  if (at0 >= 0) return MISMATCHES[at0] as string
  return said.length > expected.length || !isOneLine(person) ? (MISMATCHES.at(-1) as string) : null
}

/** The problem of an attestation by the owner; null when its signature matches the claim. */
async function attestationProblem(claim: Fields, about: About, keys: Fields[]): Promise<Problem | null> {
  const { statement, signature, method, by, at, signer, kid, person } = claim
  const wrong = (says: string): Problem => ({ about: 'owner', says })
  if (typeof statement !== 'string' || typeof signature !== 'string') return wrong('the attestation is not whole')
  const mismatch = statementProblem(claim, statement, about)
  if (mismatch) return wrong(mismatch)
  if (!isOfPerson(person, about.name)) {
    return { about: 'person', says: `it was signed for ${quoted(person)}, which is not the name on this CV` }
  }
  if (method === 'wallet') {
    const found = signerOf(statement, signature)
    return found !== null && found === signer ? null : wrong('the signature is not by the wallet that is named')
  }
  if (method !== 'account') return wrong('how it was signed is not known')
  const read = await readJws(signature, 'cv-attestation+jwt', keys)
  if (typeof read === 'string') return wrong(read)
  if (read.kid !== kid) return wrong('the signature is by another key')
  const other = difference(read.payload, { iss: about.origin, statement, by, iat: seconds(at) })
  return other === null ? null : wrong(other)
}

/** The problem of a confirmation's record; null when the service signed exactly this record. */
async function confirmationProblem(
  confirmation: Fields,
  claim: Fields,
  about: About,
  keys: Fields[],
): Promise<Problem | null> {
  const { signature, name, domain, isFreeMail, isOwnDomain, institution, at, digest, person } = confirmation
  const wrong = (says: string): Problem => ({ about: 'confirmation', says: `confirmation: ${says}` })
  if (typeof signature !== 'string') return wrong('it is not signed')
  if (digest !== claim.digest) return wrong('it is of another text')
  if (typeof domain !== 'string' || !DOMAIN.test(domain)) return wrong('it names no domain')
  if (!isOfPerson(person, about.name)) {
    return { about: 'person', says: `confirmation: it is for ${quoted(person)}, which is not the name on this CV` }
  }
  const read = await readJws(signature, 'cv-confirmation+jwt', keys)
  if (typeof read === 'string') return wrong(read)
  const other = difference(read.payload, {
    iss: about.origin,
    cv: about.cv,
    section: claim.section,
    digest,
    person,
    name,
    domain,
    freeMail: isFreeMail,
    ownDomain: isOwnDomain,
    institution,
    iat: seconds(at),
  })
  return other === null ? null : wrong(other)
}

const credentialsOf = ({ credentials }: Fields) =>
  (Array.isArray(credentials) ? credentials : []).map(one => Object(one) as Fields)

/** Whether the service's record of a credential suffices for the highest level. */
function isOfDomain({ counts, issuer, term, status, holder, doubt = null }: Fields): boolean {
  const { kind, domain } = Object(issuer) as Fields
  const isNamed = kind === 'domain' && DOMAIN.test(String(domain))
  return (
    isNamed &&
    counts === true &&
    term === 'current' &&
    (status === 'good' || status === 'none') &&
    holder === 'owner' &&
    doubt === null
  )
}

/** The result of a credential's check is unsigned, so the credential itself has to be checked too. */
function credentialSentence(credential: Fields): string {
  const { issuer, title, checkedAt } = credential
  const who = isOfDomain(credential)
    ? `signed by ${String(Object(issuer).domain)} for this account`
    : `called ${quoted(title)}, which does not show all that the level asks for`
  return `a credential ${who}, checked on ${dayOf(checkedAt)}: the file says so, nothing signs it; give the credential itself to check it`
}

function sentence(claim: Fields, confirmation: Fields | null, attested: boolean): string {
  const parts = credentialsOf(claim).map(credentialSentence)
  if (confirmation) {
    const { name, domain, isFreeMail, isOwnDomain, at } = confirmation
    const kind = isFreeMail || isOwnDomain ? ', which is no institution’s address' : ''
    parts.push(`confirmed from ${String(domain)}${kind}, on ${dayOf(at)} by ${quoted(name)}`)
  }
  if (attested) {
    const { method, signer, by, at } = claim
    const who =
      method === 'wallet'
        ? `with wallet ${String(signer)} (that it is the owner’s is what the file says)`
        : `by ${quoted(by)}, signed in with Google,`
    parts.push(`self-attested ${who} on ${dayOf(at)}`)
  }
  return parts.join('; ') || 'only stated, nobody signed it'
}

/** The level that follows from these findings alone. */
function levelOf(confirmation: Fields | null, attested: boolean): ClaimResult['level'] {
  const isInstitution = confirmation?.isFreeMail === false && confirmation.isOwnDomain === false
  if (isInstitution) return 'confirmed'
  return attested ? 'self-attested' : 'stated'
}

async function checkClaim(
  claim: Fields,
  about: About,
  keys: Fields[],
  logKeys: readonly LogKey[] | null,
): Promise<ClaimResult> {
  const problems: Problem[] = []
  const section = String(claim.section)
  if (!SECTION.test(section)) problems.push({ about: 'document', says: 'a CV has no such section' })
  if (digestOf(about.cv, section, claim.value) !== claim.digest) {
    problems.push({ about: 'text', says: 'the text was changed: it does not fit its fingerprint (digest)' })
  }
  const isClaimed = claim.statement !== null && claim.statement !== undefined
  const wrong = isClaimed ? await attestationProblem(claim, about, keys) : null
  const attested = isClaimed && problems.length === 0 && wrong === null
  // A claim that the service calls invalid needs no check; one that it calls valid must be.
  if (claim.valid === true && wrong) problems.push(wrong)
  if (claim.valid === true && !isClaimed) problems.push({ about: 'owner', says: 'it is called signed, and is not' })
  if (claim.valid !== true && attested) problems.push({ about: 'owner', says: 'it is signed, and called not signed' })

  const given = (claim.confirmation ?? null) as Fields | null
  const doubt = given && (await confirmationProblem(given, claim, about, keys))
  const confirmation = problems.length === 0 && !doubt ? given : null
  if (doubt) problems.push(doubt)
  const level = levelOf(confirmation, attested)
  const attached = credentialsOf(claim)
  const isEvidence = claim.level === 'evidence' && level !== 'confirmed'
  const isCredential = claim.level === 'credential' && attached.some(isOfDomain)
  if (claim.level !== level && !isEvidence && !isCredential && problems.length === 0) {
    problems.push({ about: 'level', says: `it is called ${quoted(claim.level)}, but is only ${quoted(level)}` })
  }
  const byService = confirmation !== null || (attested && claim.method === 'account')
  const log = logOf(claim, logKeys)
  problems.push(
    ...log.flatMap(({ problem, kind }) =>
      problem ? [{ about: 'log' as const, says: `the log: ${kind}: ${problem}` }] : [],
    ),
  )
  const says = [sentence(claim, confirmation, attested), ...log.map(logSentence)].join('; ')
  return {
    section,
    level: isCredential && problems.length === 0 ? 'credential' : level,
    attested,
    confirmed: level === 'confirmed',
    byService,
    says,
    credentials: attached.map(({ sha256 }) => String(sha256)),
    log,
    problems,
  }
}

/** Problems of the document's format and identity; empty when its claims can be checked. */
function documentProblems({ format, cv, origin, name, asOf, claims }: Fields, keys: unknown): string[] {
  if (!Array.isArray(claims)) return ['this is not a reply of /cvs/{id}/verification']
  if (format !== 2) return ['this is a document of another format: download this program again']
  const problems: string[] = []
  if (typeof cv !== 'string' || !/^[A-Za-z0-9_-]{21}$/.test(cv)) problems.push('this names no CV')
  if (typeof origin !== 'string' || !/^https?:\/\/[^\s/]+$/.test(origin)) problems.push('this names no service')
  if (typeof name !== 'string') problems.push('this does not say whose CV it is')
  if (!isInstant(asOf)) problems.push('this does not say of when it is')
  if (!Array.isArray(keys)) problems.push('there are no keys')
  return problems
}

/**
 * Checks a whole document. `trusted`: the service's public keys from elsewhere; those in the document where there are none. `logKeys`: those
 * of the log, without which its proofs are not checked.
 */
export async function checkCv(
  document: unknown,
  trusted: unknown = null,
  logKeys: readonly LogKey[] | null = null,
): Promise<Result> {
  const fields = Object(document) as Fields
  const keysAreGiven = trusted !== null
  const keys = keysAreGiven ? (Object(trusted) as Fields).keys : fields.keys
  const refused = documentProblems(fields, keys)
  if (refused.length > 0) {
    return nothing(
      refused.map(says => ({ about: 'document', says })),
      keysAreGiven,
    )
  }
  const { cv, origin, name, asOf } = fields as { cv: string; origin: string; name: string; asOf: string }
  const known = (keys as unknown[]).map(key => Object(key) as Fields)
  const claims = (fields.claims as unknown[]).map(claim => Object(claim) as Fields)
  const about = { cv, origin, name }
  const results = await Promise.all(
    claims.map(claim => checkClaim(claim, about, known, logKeys).catch(() => unreadable(claim.section))),
  )
  const seen = new Set<string>()
  for (const { section, problems } of results) {
    if (seen.has(section)) problems.push({ about: 'document', says: 'this section is there twice' })
    seen.add(section)
  }
  for (const [at, { section, value }] of claims.entries()) {
    if (section !== 'personalDetails' && section !== 'personalDetails.name') continue
    const other = (Object(value) as Fields).name
    if (other !== undefined && !isOfPerson(other, name)) {
      results[at]?.problems.push({ about: 'person', says: `the CV is said to be of ${quoted(name)}, another name` })
    }
  }
  const ok = results.every(one => one.problems.length === 0)
  const status = ok ? statusOf(results, keysAreGiven) : 1
  return { ok, status, cv, origin, name, asOf, claims: results, problems: [], keysAreGiven }
}

/** Whether the document names credentials that were not checked. */
export const hasUnsigned = (results: ClaimResult[], checked: string[] = []): boolean =>
  results.some(({ credentials }) => credentials.some(one => !checked.includes(one)))

/**
 * Of a document in which nothing is wrong. A wallet's key is in the document and nowhere else, and nothing signs what a document says of
 * credentials: neither is a reason for 0. `checked`: the hashes of credentials that were given and hold.
 */
export function statusOf(results: ClaimResult[], keysAreGiven: boolean, checked: string[] = []): Result['status'] {
  if (results.every(({ attested, byService }) => !attested && !byService)) return 3
  if (hasUnsigned(results, checked)) return 4
  return keysAreGiven && results.some(({ byService }) => byService) ? 0 : 4
}
