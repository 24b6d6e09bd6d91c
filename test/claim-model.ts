// A model of claims, and the comparison of the service with it: which words of which account under which name have which claims. It knows
// no digest, no holder and no store.
import { canonicalJson } from '../api/core/canonical-json.ts'
import { factsOf, kindOfPath, type Scope } from '../api/core/claims/subject.ts'
import type { CvData } from '../api/core/contract/cv.ts'
import { fold } from '../api/core/cv/names.ts'
import { ownersValues, sectionValues } from '../api/core/cv/section-values.ts'
import { checkCv } from '../web/src/check/core.ts'
import { entryOf, type VerificationBody } from './claims-harness.ts'

/** The claims about the same words. `withdrawn`: there was one that ended. */
export type Said = { account: string; attested: boolean; confirmed: Set<string>; withdrawn: boolean }
export type Model = {
  said: Map<string, Said>
  /** The holder of each account and name, as replies say it. */
  holders: Map<string, string>
  withdrawals: number
}
export const newModel = (): Model => ({ said: new Map(), holders: new Map(), withdrawals: 0 })

export const keyFor = (account: string, name: string, kind: string, scope: Scope, value: unknown): string =>
  canonicalJson([account, fold(name), kind, scope, value])

export function saidAt(model: Model, account: string, name: string, kind: string, scope: Scope, value: unknown): Said {
  const key = keyFor(account, name, kind, scope, value)
  const said = model.said.get(key) ?? { account, attested: false, confirmed: new Set(), withdrawn: false }
  model.said.set(key, said)
  return said
}

type Expected = { whole: Said | undefined; facts: Said | undefined; kind: string; value: unknown }

function expectedAt(model: Model, account: string, name: string, path: string, value: unknown): Expected | null {
  const kind = kindOfPath(path)
  if (kind === null) return null
  const facts = factsOf(value)
  return {
    kind,
    value,
    whole: model.said.get(keyFor(account, name, kind, 'whole', value)),
    facts: facts ? model.said.get(keyFor(account, name, kind, 'facts', facts)) : undefined,
  }
}

const isConfirmed = (said: Said | undefined) => (said?.confirmed.size ?? 0) > 0

/** Which law a badge breaks that nobody made. */
function lawOf(model: Model, account: string, { kind, value, whole, facts }: Expected, scope: Scope): number {
  if ((scope === 'whole' ? whole : facts)?.withdrawn) return 4
  const words = canonicalJson([kind, scope, scope === 'whole' ? value : factsOf(value)])
  const others = [...model.said].filter(([key, said]) => {
    const [other, , ...rest] = JSON.parse(key) as unknown[]
    return canonicalJson(rest) === words && (said.attested || isConfirmed(said)) && other !== account
  })
  if (others.length > 0) return 2
  return scope === 'whole' && isConfirmed(facts) ? 3 : 1
}

/** The badges of a CV against the model, as its owner or a stranger reads them. */
export function brokenLaws(model: Model, account: string, cv: CvData, isOwners: boolean): string[] {
  const values = isOwners ? ownersValues(cv.content, cv.privacy) : sectionValues(cv.content)
  const { name } = cv.content.personalDetails
  return [...values].flatMap(([path, value]) => {
    const expected = expectedAt(model, account, name, path, value)
    if (!expected) return []
    const entry = entryOf(cv, path)
    const { whole, facts } = expected
    const attested = entry?.isSelfAttested === true
    const confirmed = entry?.confirmation?.valid === true
    const at = `${path} of ${cv.nanoId} (${isOwners ? 'owner' : 'strangers'})`
    const broken: string[] = []
    if (attested && !whole?.attested) broken.push(`law ${lawOf(model, account, expected, 'whole')}: attested, ${at}`)
    if (!attested && whole?.attested) broken.push(`law 1: not attested, ${at}`)
    if (confirmed && !isConfirmed(whole) && !isConfirmed(facts)) {
      const { scope } = entry.confirmation
      broken.push(`law ${lawOf(model, account, expected, scope)}: confirmed, ${at}`)
    }
    if (!confirmed && isConfirmed(facts)) broken.push(`law 3: the facts are not confirmed, ${at}`)
    if (!confirmed && isConfirmed(whole)) broken.push(`law 1: not confirmed, ${at}`)
    return broken
  })
}

/** The reply with all claims against the model, the independent check, and the replies of other holders. */
export async function brokenInReply(model: Model, account: string, reply: VerificationBody): Promise<string[]> {
  const { name, holder, claims } = reply
  const broken: string[] = []
  const seen = new Set(claims.map(({ section, scope }) => `${section} ${scope}`))
  if (seen.size < claims.length) broken.push('law 6: a section is there twice in one scope')
  for (const { section, scope, value, valid, confirmation } of claims) {
    const said = model.said.get(keyFor(account, name, kindOfPath(section) as string, scope, value))
    const where = `${section} ${scope} of ${reply.cv}`
    if (valid !== (said?.attested === true))
      broken.push(`law ${said?.withdrawn ? 4 : 1}: attestation in the reply, ${where}`)
    if (Boolean(confirmation) !== isConfirmed(said))
      broken.push(`law ${said?.withdrawn ? 4 : 1}: confirmation, ${where}`)
  }
  const who = canonicalJson([account, fold(name)])
  const known = model.holders.get(who)
  if (known !== undefined && known !== holder) broken.push('law 5: one name of an account has two holders')
  model.holders.set(who, holder)
  const text = JSON.stringify(reply)
  for (const [other, pseudonym] of model.holders) {
    if (other !== who && text.includes(pseudonym)) broken.push('law 5: a reply has the pseudonym of another holder')
  }
  const checked = await checkCv(reply, { keys: reply.keys })
  const problems = [...checked.problems, ...checked.claims.flatMap(one => one.problems)]
  broken.push(...problems.map(({ says }) => `law 6: the check says: ${says}`))
  for (const one of checked.claims) {
    const given = claims.filter(({ section }) => section === one.section)
    const counts = given.some(({ confirmation }) => confirmation?.counts)
    if (one.attested !== given.some(({ valid }) => valid) || one.confirmed !== counts)
      broken.push(`law 6: ${one.section}`)
  }
  return broken
}
