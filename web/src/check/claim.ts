// Checks one claim of a document: the section in one scope, with its digest, attestation, confirmation and places in the log.
import { logOf, logSentence } from './claim-log.ts'
import { difference, readJws } from './jws.ts'
import type { LogKey } from './log.ts'
import type { ClaimResult, Problem } from './result.ts'
import { digestOf, factsOf, isSection, kindOf } from './subject.ts'
import { canonical, dayOf, isOfPerson, isOneLine, type Json, quoted, secondsOf } from './texts.ts'
import { signerOf } from './wallet-signature.ts'

type Fields = Record<string, unknown>
/** `name`: on the CV. `keys`: of the service. `logKeys`: of its log; null: its proofs are not checked. */
export type About = {
  origin: string
  holder: string
  name: string
  keys: Fields[]
  logKeys: readonly LogKey[] | null
}

const OPENING = 'I attest that this part of my CV is true.'
const MISMATCHES = [
  'what was signed is no attestation',
  'it was signed for another service',
  'it was signed for another holder, kind of section or scope',
  'what was signed is another text',
  'it was signed at another time',
  'it was signed with another name',
]

/** Why a statement is not that of the claim, by its first line that differs; null when it is. */
function statementProblem({ digest, section, at, person }: Fields, statement: string, about: About): string | null {
  const at19 = Number.isNaN(secondsOf(at)) ? '' : `${new Date(secondsOf(at) * 1_000).toISOString().slice(0, 19)}Z`
  const subject = `${about.holder} ${kindOf(String(section))} whole`
  const expected = [OPENING, about.origin, subject, String(digest), at19, String(person)]
  const said = statement.split('\n')
  const at0 = expected.findIndex((line, at) => said[at] !== line)
  if (at0 >= 0) return MISMATCHES[at0] as string
  return said.length > expected.length || !isOneLine(person) ? (MISMATCHES.at(-1) as string) : null
}

/** The problem of an attestation by the owner; null when its signature matches the claim. */
async function attestationProblem(claim: Fields, about: About): Promise<Problem | null> {
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
  const read = await readJws(signature, 'cv-attestation+jwt', about.keys)
  if (typeof read === 'string') return wrong(read)
  if (read.kid !== kid) return wrong('the signature is by another key')
  const other = difference(read.payload, { iss: about.origin, statement, by, iat: secondsOf(at) })
  return other === null ? null : wrong(other)
}

const DOMAIN = /^(?:[a-z0-9-]{1,63}\.)+[a-z0-9-]{1,63}$/

/** The problem of a confirmation's record; null when the service signed exactly this record. */
async function confirmationProblem(confirmation: Fields, claim: Fields, about: About): Promise<Problem | null> {
  const { signature, name, domain, isFreeMail, isOwnDomain, institution, at, scope, digest, person } = confirmation
  const wrong = (says: string): Problem => ({ about: 'confirmation', says: `confirmation: ${says}` })
  if (typeof signature !== 'string') return wrong('it is not signed')
  if (scope !== claim.scope) return wrong('it is of another scope')
  if (digest !== claim.digest) return wrong('it is of another text')
  if (typeof domain !== 'string' || !DOMAIN.test(domain)) return wrong('it names no domain')
  if (!isOfPerson(person, about.name)) {
    return { about: 'person', says: `confirmation: it is for ${quoted(person)}, which is not the name on this CV` }
  }
  const read = await readJws(signature, 'cv-confirmation+jwt', about.keys)
  if (typeof read === 'string') return wrong(read)
  const other = difference(read.payload, {
    iss: about.origin,
    holder: about.holder,
    kind: kindOf(String(claim.section)),
    scope,
    digest,
    person,
    name,
    domain,
    freeMail: isFreeMail,
    ownDomain: isOwnDomain,
    institution,
    iat: secondsOf(at),
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

export const STATED = 'only stated, nobody signed it'

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
  return parts.join('; ') || STATED
}

/** The level that follows from these findings alone. */
function levelOf(confirmation: Fields | null, attested: boolean): ClaimResult['level'] {
  const isInstitution = confirmation?.isFreeMail === false && confirmation.isOwnDomain === false
  if (isInstitution) return 'confirmed'
  return attested ? 'self-attested' : 'stated'
}

const OWNERS = ['method', 'by', 'person', 'statement', 'signature', 'signer', 'kid', 'at', 'log']

/** The problems of a claim about facts, beside `whole`, the claim about the whole section. */
function* factsProblems(claim: Fields, whole: Fields | undefined): Generator<Problem> {
  const facts = whole ? factsOf(String(claim.section), whole.value) : null
  if (!whole) yield { about: 'document', says: 'there are facts of a section that is not there as a whole' }
  else if (!facts) yield { about: 'document', says: 'this section has no facts apart from the whole' }
  else if (canonical(facts as Json) !== canonical(claim.value as Json)) {
    yield { about: 'text', says: 'the facts are not those of the section’s text' }
  }
  if (OWNERS.some(field => (claim[field] ?? null) !== null)) {
    yield { about: 'owner', says: 'an attestation is of everything in a section, never of its facts alone' }
  }
}

/** The problems of what the claim is about. */
function subjectProblems(claim: Fields, whole: Fields | undefined, { holder }: About): Problem[] {
  const { section, scope, value, digest } = claim
  const problems: Problem[] = []
  if (!isSection(String(section))) problems.push({ about: 'document', says: 'a CV has no such section' })
  if (scope === 'facts') problems.push(...factsProblems(claim, whole))
  else if (scope !== 'whole') problems.push({ about: 'document', says: `a claim has no scope ${quoted(scope)}` })
  if (digestOf(holder, String(section), String(scope), value) !== digest) {
    problems.push({ about: 'text', says: 'the text was changed: it does not fit its fingerprint (digest)' })
  }
  return problems
}

/** Checks the claim about a section in one scope. `whole`: the claim about the whole section. */
export async function checkClaim(claim: Fields, whole: Fields | undefined, about: About): Promise<ClaimResult> {
  const problems = subjectProblems(claim, whole, about)
  const isClaimed = claim.statement !== null && claim.statement !== undefined
  const wrong = isClaimed ? await attestationProblem(claim, about) : null
  const attested = isClaimed && problems.length === 0 && wrong === null
  // A claim that the service calls invalid needs no check; one that it calls valid must be.
  if (claim.valid === true && wrong) problems.push(wrong)
  if (claim.valid === true && !isClaimed) problems.push({ about: 'owner', says: 'it is called signed, and is not' })
  if (claim.valid !== true && attested) problems.push({ about: 'owner', says: 'it is signed, and called not signed' })

  const given = (claim.confirmation ?? null) as Fields | null
  const doubt = given && (await confirmationProblem(given, claim, about))
  const confirmation = problems.length === 0 && !doubt ? given : null
  if (doubt) problems.push(doubt)
  const found = levelOf(confirmation, attested)
  const attached = credentialsOf(claim)
  const isEvidence = claim.level === 'evidence' && found !== 'confirmed'
  const isCredential = claim.level === 'credential' && attached.some(isOfDomain)
  if (claim.level !== found && !isEvidence && !isCredential && problems.length === 0) {
    problems.push({ about: 'level', says: `it is called ${quoted(claim.level)}, but is only ${quoted(found)}` })
  }
  const log = logOf(claim, about.logKeys)
  problems.push(
    ...log.flatMap(({ problem, kind }) =>
      problem ? [{ about: 'log' as const, says: `the log: ${kind}: ${problem}` }] : [],
    ),
  )
  const confirmed = found === 'confirmed'
  return {
    section: String(claim.section),
    level: isCredential && problems.length === 0 ? 'credential' : found,
    attested,
    confirmed,
    byService: confirmation !== null || (attested && claim.method === 'account'),
    byWallet: attested && claim.method === 'wallet',
    by: attested && typeof claim.by === 'string' ? claim.by : null,
    domains: confirmed ? [String(confirmation?.domain)] : [],
    says: [sentence(claim, confirmation, attested), ...log.map(logSentence)].join('; '),
    credentials: attached.map(({ sha256 }) => String(sha256)),
    log,
    problems,
  }
}
