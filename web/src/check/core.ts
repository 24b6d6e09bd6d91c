// Checks the claims of a CV: every digest and every signature of the JSON that GET /cvs/{id}/verification replies (format 3). The page that
// checks a CV runs it in the browser, and the program verify-cv.mjs, which is handed out, contains it. It shares no code with the service,
// so that no mistake can agree with itself: signatures of the service are checked by WebCrypto, those of wallets by the audited library
// @noble/curves. docs/verification.md describes the format.
import { type About, checkClaim, STATED } from './claim.ts'
import type { LogKey } from './log.ts'
import { type ClaimResult, nothing, type Problem, type Result, rankOf, unreadable } from './result.ts'
import { coversOf, factsOf } from './subject.ts'
import { isInstant, isOfPerson, namesAgree, quoted } from './texts.ts'

type Fields = Record<string, unknown>

/** Problems of the document's format and identity; empty when its claims can be checked. */
function documentProblems({ format, cv, holder, origin, name, asOf, claims }: Fields, keys: unknown): string[] {
  if (!Array.isArray(claims)) return ['this is not a reply of /cvs/{id}/verification']
  if (format !== 3) return ['this is a document of another format: download this program again']
  const problems: string[] = []
  if (typeof cv !== 'string' || !/^[A-Za-z0-9_-]{21}$/.test(cv)) problems.push('this names no CV')
  if (typeof holder !== 'string' || !/^[A-Za-z0-9_-]{22}$/.test(holder)) problems.push('this names no holder')
  if (typeof origin !== 'string' || !/^https?:\/\/[^\s/]+$/.test(origin)) problems.push('this names no service')
  if (typeof name !== 'string') problems.push('this does not say whose CV it is')
  if (!isInstant(asOf)) problems.push('this does not say of when it is')
  if (!Array.isArray(keys)) problems.push('there are no keys')
  return problems
}

/** The results of a section in its scopes as one, the whole first. */
function merged(results: readonly ClaimResult[], claims: readonly Fields[], whole: Fields | undefined): ClaimResult {
  const { section } = results[0] as ClaimResult
  const hasFacts = factsOf(section, whole?.value) !== null
  const said = results.flatMap(({ says }, at) => {
    const { scope, value } = claims[at] as Fields
    if (says === STATED) return []
    return hasFacts ? `${coversOf(scope, value)}: ${says}` : says
  })
  return {
    section,
    level: results.map(({ level }) => level).reduce((best, level) => (rankOf(level) > rankOf(best) ? level : best)),
    attested: results.some(one => one.attested),
    confirmed: results.some(one => one.confirmed),
    byService: results.some(one => one.byService),
    byWallet: results.some(one => one.byWallet),
    by: results.find(one => one.by !== null)?.by ?? null,
    domains: results.flatMap(one => one.domains),
    says: said.join('; ') || STATED,
    credentials: results.flatMap(one => one.credentials),
    log: results.flatMap(one => one.log),
    problems: results.flatMap(one => one.problems),
  }
}

/** Checks all claims about one section. */
async function checkSection(section: string, given: readonly Fields[], about: About): Promise<ClaimResult> {
  const claims = given.toSorted((one, other) => Number(other.scope === 'whole') - Number(one.scope === 'whole'))
  const whole = claims.find(({ scope }) => scope === 'whole')
  const results = await Promise.all(claims.map(claim => checkClaim(claim, whole, about)))
  const result = merged(results, claims, whole)
  if (new Set(claims.map(({ scope }) => scope)).size < claims.length) {
    result.problems.push({ about: 'document', says: 'this section is there twice in one scope' })
  }
  const name = section === 'personalDetails.name' ? Object(whole?.value).name : undefined
  if (name !== undefined && !isOfPerson(name, about.name)) {
    const says = `the CV is said to be of ${quoted(about.name)}, another name`
    result.problems.push({ about: 'person', says })
  }
  return result
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
    const problems = refused.map((says): Problem => ({ about: 'document', says }))
    return nothing(problems, keysAreGiven)
  }
  const { cv, holder, origin, name, asOf } = fields as Record<'cv' | 'holder' | 'origin' | 'name' | 'asOf', string>
  const about: About = { origin, holder, name, keys: (keys as unknown[]).map(key => Object(key) as Fields), logKeys }
  const sections = new Map<string, Fields[]>()
  for (const claim of fields.claims as unknown[]) {
    const { section: said } = Object(claim) as Fields
    const section = typeof said === 'string' ? said : ''
    sections.set(section, [...(sections.get(section) ?? []), { ...Object(claim), section }])
  }
  const claims = await Promise.all(
    [...sections].map(([section, given]) => checkSection(section, given, about).catch(() => unreadable(section))),
  )
  const signers = new Set(claims.flatMap(({ by }) => (by !== null && !namesAgree(by, name) ? by : [])))
  const ok = claims.every(one => one.problems.length === 0)
  const status = ok ? statusOf(claims, keysAreGiven) : 1
  return { ok, status, cv, holder, origin, name, asOf, otherSigners: [...signers], claims, problems: [], keysAreGiven }
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
