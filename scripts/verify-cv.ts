// Checks a CV's claims without the service that published them: every digest and every signature of the JSON that
// GET /cvs/{id}/verification replies (format 2). Needs Node.js (20 or newer) and nothing else: no network, no packages, no
// other file. Nothing of the document is printed but quoted and without control and format characters.
// It shares no code with the service, so that no mistake can agree with itself; who signed with a wallet is found by the audited
// library @noble/curves, whose text stands first in the file that is handed out. docs/verification.md describes the format.
//
//   node verify-cv.mjs cv.json [--keys keys.json]
//
// Exit status: 0 all signed claims hold, with the keys given; 1 something is wrong; 2 usage; 3 nothing is signed; 4 the
// signatures hold, but only by keys inside the document.
//
// --keys: the service's public keys (its /.well-known/jwks.json), fetched by you from the address you trust. Without them the
// keys inside the document are used, which proves less: whoever made the whole document up can have made up the keys too.
import { createHash, createPublicKey, type JsonWebKey, verify } from 'node:crypto'
import { readFileSync, realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { signerOf } from './verifier/wallet-signature.ts'

export { signerOf }

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type Fields = Record<string, unknown>
type About = { cv: string; origin: string; name: string }
export type ClaimResult = {
  section: string
  /** What could be checked. Attached files are only the service's word; an old confirmation without a name is evidence. */
  level: 'stated' | 'self-attested' | 'evidence' | 'confirmed'
  attested: boolean
  confirmed: boolean
  /** Whether a key of the service signed any of it. */
  byService: boolean
  says: string
  problems: string[]
}
export type Result = {
  /** Nothing is wrong. Whether it is good is the exit status's to say. */
  ok: boolean
  status: 0 | 1 | 3 | 4
  cv: string
  origin: string
  name: string
  asOf: string
  claims: ClaimResult[]
  problems: string[]
  keysAreGiven: boolean
}

/* ---- Digests: SHA-256 over canonical JSON (RFC 8785) ---- */

/** Keys sorted by UTF-16 units, no spaces. */
function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const members = Object.keys(value).sort()
  return `{${members.map(key => `${JSON.stringify(key)}:${canonical(value[key] as Json)}`).join(',')}}`
}

const sha256 = (text: string) => `0x${createHash('sha256').update(text, 'utf8').digest('hex')}`

export const digestOf = (cv: string, section: string, value: unknown): string =>
  sha256(canonical({ cv, section, value: value as Json }))

/* ---- JWS in compact form, ES256 only ---- */

function decoded(part: string): Fields | null {
  const bytes = Buffer.from(part, 'base64url')
  if (bytes.toString('base64url') !== part) return null
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'))
    return value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Fields) : null
  } catch {
    return null
  }
}

/** The payload of a good signature of this type by one of the keys; otherwise what is wrong. */
function readJws(jws: string, typ: string, keys: Fields[]): { kid: string; payload: Fields } | string {
  const [head = '', body = '', signature = '', ...rest] = jws.split('.')
  const header = decoded(head)
  const payload = decoded(body)
  if (rest.length > 0 || !header || !payload) return 'the signature is not a JWS'
  const { alg, kid, typ: found, ...others } = header
  if (alg !== 'ES256' || found !== typ || Object.keys(others).length > 0) return 'the signature has another header'
  const key = keys.find(one => one.kid === kid && one.kty === 'EC' && one.crv === 'P-256')
  if (!key) return `there is no public key ${quoted(kid)}`
  const bytes = Buffer.from(signature, 'base64url')
  if (bytes.length !== 64 || bytes.toString('base64url') !== signature) return 'the signature is cut short or too long'
  try {
    const publicKey = createPublicKey({
      key: { kty: 'EC', crv: 'P-256', x: key.x, y: key.y } as JsonWebKey,
      format: 'jwk',
    })
    const good = verify('sha256', Buffer.from(`${head}.${body}`), { key: publicKey, dsaEncoding: 'ieee-p1363' }, bytes)
    return good ? { kid: String(kid), payload } : 'the signature is not by that key'
  } catch {
    return `the public key ${quoted(kid)} is none`
  }
}

/** What differs between a payload and what it has to say; null when nothing does. */
function difference(payload: Fields, expected: Fields): string | null {
  for (const key of new Set([...Object.keys(payload), ...Object.keys(expected)])) {
    if (payload[key] !== expected[key]) return `what was signed has another ${quoted(key)}`
  }
  return null
}

/* ---- Texts of the document: never printed as they are ---- */

const SECTION =
  /^(?:personalDetails(?:\.(?:name|profession|location|imageUrl|email|phoneNumber))?|profile_summary|(?:education|skills|awards|courses|projects|experience)\.[A-Za-z0-9_-]{1,40})$/
const DOMAIN = /^(?:[a-z0-9-]{1,63}\.)+[a-z0-9-]{1,63}$/
const LONGEST = 200

/** In quotation marks, in one line, without what steers a terminal or turns text around. */
export function quoted(value: unknown): string {
  const plain = String(value)
    .toWellFormed()
    .replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
  const letters = Array.from(plain)
  return JSON.stringify(letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('')}…` : plain)
}

/** The day of an instant; empty for what is none. */
const dayOf = (at: unknown) => (isInstant(at) ? at.slice(0, 10) : '')
const isInstant = (at: unknown): at is string =>
  typeof at === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/.test(at) && !Number.isNaN(Date.parse(at))

/** What spellings of one name have in common. */
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

/** What is wrong with what the owner declared; empty when it is signed as the claim says. */
function attestationProblems(claim: Fields, about: About, keys: Fields[]): string[] {
  const { statement, signature, method, digest, section, by, at, signer, kid, person } = claim
  if (typeof statement !== 'string' || typeof signature !== 'string') return ['the attestation is not whole']
  const at19 = Number.isNaN(seconds(at)) ? '' : `${new Date(seconds(at) * 1_000).toISOString().slice(0, 19)}Z`
  const expected = [OPENING, about.origin, `${about.cv} ${String(section)}`, String(digest), at19]
  // Statements of before names were part of them have no sixth line.
  const named = person === null ? expected : [...expected, String(person)]
  if (statement !== named.join('\n') || (person !== null && !isOneLine(person)))
    return ['the statement is about something else']
  if (person !== null && !isOfPerson(person, about.name)) return ['it was signed for another name']
  if (method === 'wallet') {
    const found = signerOf(statement, signature)
    return found !== null && found === signer ? [] : ['the signature is not by that wallet']
  }
  if (method !== 'account') return ['the method is unknown']
  const read = readJws(signature, 'cv-attestation+jwt', keys)
  if (typeof read === 'string') return [read]
  if (read.kid !== kid) return ['the signature is by another key']
  const wrong = difference(read.payload, { iss: about.origin, statement, by, iat: seconds(at) })
  return wrong ? [wrong] : []
}

/** What is wrong with the record of a confirmation; empty when the service signed exactly this. */
function confirmationProblems(confirmation: Fields, claim: Fields, about: About, keys: Fields[]): string[] {
  const { signature, name, domain, isFreeMail, isOwnDomain, institution, at, digest, person } = confirmation
  if (typeof signature !== 'string') return ['the confirmation is not signed']
  if (digest !== claim.digest) return ['the confirmation is of something else']
  if (typeof domain !== 'string' || !DOMAIN.test(domain)) return ['the confirmation names no domain']
  if (person !== null && !isOfPerson(person, about.name)) return ['the confirmation is for another name']
  const read = readJws(signature, 'cv-confirmation+jwt', keys)
  if (typeof read === 'string') return [`confirmation: ${read}`]
  const wrong = difference(read.payload, {
    iss: about.origin,
    cv: about.cv,
    section: claim.section,
    digest,
    ...(person !== null && { person }),
    name,
    domain,
    freeMail: isFreeMail,
    ownDomain: isOwnDomain,
    institution,
    iat: seconds(at),
  })
  return wrong ? [`confirmation: ${wrong}`] : []
}

function sentence(claim: Fields, confirmation: Fields | null, attested: boolean): string {
  const parts = []
  if (confirmation) {
    const { name, domain, isFreeMail, isOwnDomain, at, person } = confirmation
    const kind = isFreeMail || isOwnDomain ? ', which is no institution’s address' : ''
    const whom = person === null ? ', before names were part of it: evidence, and no more' : ''
    parts.push(`confirmed from ${String(domain)}${kind}, on ${dayOf(at)} by ${quoted(name)}${whom}`)
  }
  if (attested) {
    const { method, signer, by, at, person } = claim
    const who =
      method === 'wallet'
        ? `with wallet ${String(signer)} (that it is the owner’s is the service’s word)`
        : `by ${quoted(by)}, signed in with Google,`
    parts.push(`self-attested ${who} on ${dayOf(at)}${person === null ? ', signed without a name' : ''}`)
  }
  return parts.join('; ') || 'only stated, nobody signed it'
}

/** How far it may be believed, by what was found here alone. */
function levelOf(confirmation: Fields | null, attested: boolean): ClaimResult['level'] {
  const isInstitution = confirmation?.isFreeMail === false && confirmation.isOwnDomain === false
  if (confirmation && isInstitution) return confirmation.person === null ? 'evidence' : 'confirmed'
  return attested ? 'self-attested' : 'stated'
}

function checkClaim(claim: Fields, about: About, keys: Fields[]): ClaimResult {
  const problems: string[] = []
  const section = String(claim.section)
  if (!SECTION.test(section)) problems.push('a CV has no such part')
  const isDigestGood = digestOf(about.cv, section, claim.value) === claim.digest
  if (!isDigestGood) problems.push('the digest is not that of the value')

  const isClaimed = claim.statement !== null && claim.statement !== undefined
  const wrong = isClaimed ? attestationProblems(claim, about, keys) : []
  const attested = isClaimed && problems.length === 0 && wrong.length === 0
  // What the service itself calls not valid is no lie; what it calls valid has to be.
  if (claim.valid === true) problems.push(...wrong)
  if (claim.valid === true && !isClaimed) problems.push('nothing was signed')
  if (claim.valid !== true && attested) problems.push('the attestation holds, but is called not valid')

  const given = (claim.confirmation ?? null) as Fields | null
  const doubts = given ? confirmationProblems(given, claim, about, keys) : []
  const confirmation = problems.length + doubts.length === 0 ? given : null
  problems.push(...doubts)
  const level = levelOf(confirmation, attested)
  const isEvidence = claim.level === 'evidence' && level !== 'confirmed'
  if (claim.level !== level && !isEvidence) problems.push(`the level is ${level}, not ${quoted(claim.level)}`)
  const byService = confirmation !== null || (attested && claim.method === 'account')
  const says = sentence(claim, confirmation, attested)
  return { section, level, attested, confirmed: level === 'confirmed', byService, says, problems }
}

const nothing = (problems: string[], keysAreGiven: boolean): Result => ({
  ok: false,
  status: 1,
  cv: '',
  origin: '',
  name: '',
  asOf: '',
  claims: [],
  problems,
  keysAreGiven,
})

/** Why this is nothing that can be checked here; empty when it is. */
function documentProblems({ format, cv, origin, name, asOf, claims }: Fields, keys: unknown): string[] {
  if (!Array.isArray(claims)) return ['this is not a reply of /cvs/{id}/verification']
  if (format === undefined) return ['this document is of before format 2: download it again']
  if (format !== 2) return ['this is a document of another format: download this program again']
  return [
    ...(typeof cv === 'string' && /^[A-Za-z0-9_-]{21}$/.test(cv) ? [] : ['this names no CV']),
    ...(typeof origin === 'string' && /^https?:\/\/[^\s/]+$/.test(origin) ? [] : ['this names no service']),
    ...(typeof name === 'string' ? [] : ['this does not say whose CV it is']),
    ...(isInstant(asOf) ? [] : ['this does not say of when it is']),
    ...(Array.isArray(keys) ? [] : ['there are no keys']),
  ]
}

/** Checks a whole document. `trusted`: the service's public keys from elsewhere; those in the document where there are none. */
export function checkCv(document: unknown, trusted: unknown = null): Result {
  const fields = Object(document) as Fields
  const keysAreGiven = trusted !== null
  const keys = keysAreGiven ? (Object(trusted) as Fields).keys : fields.keys
  const problems = documentProblems(fields, keys)
  if (problems.length > 0) return nothing(problems, keysAreGiven)
  const { cv, origin, name, asOf } = fields as { cv: string; origin: string; name: string; asOf: string }
  const known = (keys as unknown[]).map(key => Object(key) as Fields)
  const claims = (fields.claims as unknown[]).map(claim => Object(claim) as Fields)
  const results = claims.map(claim => checkClaim(claim, { cv, origin, name }, known))
  const seen = new Set<string>()
  for (const { section } of results) {
    if (seen.has(section)) problems.push(`${quoted(section)} is there twice`)
    seen.add(section)
  }
  const named = claims.filter(({ section }) => section === 'personalDetails' || section === 'personalDetails.name')
  const names = named.map(({ value }) => (Object(value) as Fields).name).filter(one => one !== undefined)
  if (names.some(one => !isOfPerson(one, name))) problems.push('the CV has another name')
  const ok = problems.length === 0 && results.every(one => one.problems.length === 0)
  const status = ok ? statusOf(results, keysAreGiven) : 1
  return { ok, status, cv, origin, name, asOf, claims: results, problems, keysAreGiven }
}

/** Of a document in which nothing is wrong. A wallet's key is in the document and nowhere else. */
function statusOf(results: ClaimResult[], keysAreGiven: boolean): Result['status'] {
  if (results.every(({ attested, byService }) => !attested && !byService)) return 3
  return keysAreGiven && results.some(({ byService }) => byService) ? 0 : 4
}

/* ---- The command ---- */

const ENDS = {
  0: 'Every digest is good, and every signature is good by the keys that you gave.',
  1: 'WRONG: this document is not what the service published, or not one that this program can check.',
  3: 'Nothing in this document is signed: it proves nothing.',
  4: 'The signatures hold, but only by keys inside the document, which whoever made it up can have made up too. Use --keys.',
} as const

const lineOf = ({ section, says, problems, attested, byService }: ClaimResult) => {
  const mark = problems.length > 0 ? 'WRONG' : attested || byService ? 'ok   ' : '--   '
  return [`${mark}  ${quoted(section)}: ${says}`, ...problems.map(problem => `         ${problem}`)]
}

/** What is printed. */
export function report({ status, cv, origin, name, asOf, claims, problems }: Result): string {
  const head = cv ? [`CV ${cv} of ${quoted(name)} at ${quoted(origin)}. The document says that it is of ${asOf}.`] : []
  const limit = 'What was withdrawn or changed after that cannot be known from it: download it again to know.'
  return [
    ...head,
    ...claims.flatMap(lineOf),
    ...problems.map(problem => `WRONG  ${problem}`),
    ...(cv ? [limit] : []),
    ENDS[status],
    '',
  ].join('\n')
}

function readJson(path: string): unknown {
  const text = readFileSync(path, 'utf8')
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const USAGE = `Usage: node verify-cv.mjs cv.json [--keys keys.json]
Exit status: 0 all signed claims hold, with the keys given; 1 something is wrong; 2 usage; 3 nothing is signed;
4 the signatures hold, but only by keys inside the document.
`

function main(words: string[]): number {
  const [file, option, keysFile] = words
  const isAsked = words.length === 1 || (words.length === 3 && option === '--keys')
  if (file === undefined || !isAsked) {
    process.stderr.write(USAGE)
    return 2
  }
  let given: unknown[]
  try {
    given = words.filter((_, at) => at !== 1).map(readJson)
  } catch (error) {
    process.stderr.write(`A file cannot be read: ${quoted((error as Error).message)}\n`)
    return 2
  }
  const [document, keys = null] = given
  if (keysFile !== undefined && !Array.isArray((Object(keys) as Fields).keys)) {
    process.stderr.write(`${quoted(keysFile)} holds no keys (a JWK set).\n`)
    return 2
  }
  let result: Result
  try {
    result = checkCv(document, keys)
  } catch {
    // Nested too deeply, for example.
    result = nothing(['this cannot be read'], keys !== null)
  }
  process.stdout.write(report(result))
  return result.status
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  process.exitCode = main(process.argv.slice(2))
}
