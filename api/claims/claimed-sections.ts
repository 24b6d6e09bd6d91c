// Finds the claims about the words of a CV: computes the digests of its sections, and reads the claims of the account with these digests.
import type { Claim, Verifier } from '../core/claims/claims.ts'
import { digestedWords, digestsOf, type Words } from '../core/claims/subject.ts'
import type { ClaimedSection, ClaimedSections } from '../core/claims/verification.ts'
import { isSameName } from '../core/cv/names.ts'
import { allValues, keyOfPath, pathsOf } from '../core/cv/section-values.ts'
import { same } from '../core/cv/values.ts'
import type { CvDraftRecord, CvRecord, FormerDigests } from '../core/cv-record.ts'
import { draftName, ownDraftValues, shownName, shownValues } from '../core/cv-views.ts'
import { BoundedMap } from '../lib/bounded-map.ts'
import { sha256 } from '../lib/sha256.ts'
import type { ClaimStore } from './claim-store.ts'
import type { Holders } from './holders.ts'

type Deps = {
  store: Pick<ClaimStore, 'listClaims'>
  holders: Holders
  verifierOf: (claims: readonly Claim[]) => Promise<Verifier>
}
/** The name on a version of a CV, and the values of its sections, by path. */
export type CvWords = Readonly<{ name: string; values: ReadonlyMap<string, unknown> }>
type WordsByPath = ReadonlyMap<string, Words>
export type ClaimFinder = ReturnType<typeof createClaimFinder>

/** Drafts whose digests are remembered: a draft is read many times between two saves. */
const REMEMBERED = 200

export function createClaimFinder(deps: Deps) {
  const remembered = new BoundedMap<string, WordsByPath>(REMEMBERED)

  function ownWords(holder: string, cv: CvDraftRecord): WordsByPath {
    const key = sha256(`${holder} ${JSON.stringify([cv.content, cv.privacy])}`).toString('base64')
    const words = remembered.get(key) ?? wordsByPath(holder, ownDraftValues(cv))
    remembered.set(key, words)
    return words
  }

  return {
    /** The claims about the sections of a version. */
    find: (userId: string, { name, values }: CvWords) =>
      find(deps, userId, name, holder => wordsByPath(holder, values)),
    /** The claims about the published version; about nothing when none is published. */
    findPublished: (cv: CvRecord) =>
      find(deps, cv.userId, shownName(cv), holder => wordsByPath(holder, shownValues(cv))),
    /** The claims about the draft, private details too, and the claims about words that its sections had before. */
    findOwn: (cv: CvDraftRecord) =>
      find(deps, cv.userId, draftName(cv), holder => ownWords(holder, cv), cv.formerDigests),
    formerDigests: (before: CvRecord, after: CvRecord) => formerDigests(deps, before, after),
    digestsAt: (cv: CvRecord, path: string) => digestsAt(deps, cv, path),
  }
}

async function find(
  { store, holders, verifierOf }: Deps,
  userId: string,
  name: string,
  wordsUnder: (holder: string) => WordsByPath,
  former: FormerDigests = {},
): Promise<ClaimedSections> {
  const holder = (await holders.ofUser(userId))(name)
  const words = wordsUnder(holder)
  const digests = [...words.values()].flatMap(digestsOf)
  const formerOnes = Object.values(former).flatMap(({ whole = [], facts = [] }) => [whole, facts].flat())
  const found = digests.length > 0 ? await store.listClaims(userId, [...digests, ...formerOnes]) : []
  const claims = new Map(found.map(claim => [claim.digest, claim]))
  const sectionOf = (path: string, words: Words): ClaimedSection => {
    const whole = claims.get(words.whole) ?? null
    const facts = (words.facts && claims.get(words.facts.digest)) ?? null
    const before = former[keyOfPath(path)] ?? {}
    const lost = [facts ? null : before.facts, whole ? null : before.whole]
    return { path, words, whole, facts, former: lost.flatMap(digest => (digest && claims.get(digest)) || []) }
  }
  const sections = new Map([...words].map(([path, words]) => [path, sectionOf(path, words)]))
  return { holder, name, sections, verifier: await verifierOf(found) }
}

function wordsByPath(holder: string, values: ReadonlyMap<string, unknown>): WordsByPath {
  const found = new Map<string, Words>()
  for (const [path, value] of values) {
    const words = digestedWords(holder, path, value)
    if (words) found.set(path, words)
  }
  return found
}

/** The digests of a section in the draft, hidden or not, and in the published version; if it has none, those that it had before. */
async function digestsAt({ holders }: Deps, cv: CvRecord, path: string): Promise<string[]> {
  const holderOf = await holders.ofUser(cv.userId)
  const contents = [cv.content, ...(cv.published ? [cv.published.snapshot.content] : [])]
  const found = contents.flatMap(content => {
    const values = allValues(content)
    const words = values.has(path) && digestedWords(holderOf(content.personalDetails.name), path, values.get(path))
    return words ? digestsOf(words) : []
  })
  return found.length > 0 ? [...new Set(found)] : Object.values(cv.formerDigests?.[keyOfPath(path)] ?? {})
}

/** The change of the former digests with a save: of each section that the save changes, the digests that have claims are kept. */
async function formerDigests(
  { store, holders }: Deps,
  before: CvRecord,
  after: CvRecord,
): Promise<{ formerDigests?: FormerDigests }> {
  const { userId, formerDigests: known = {} } = before
  if (before.content === after.content && before.privacy === after.privacy) return {}
  const values = ownDraftValues(before)
  const present = ownDraftValues(after)
  const isRenamed = !isSameName(draftName(before), draftName(after))
  const changed = [...values].filter(([path, value]) => isRenamed || !same(value, present.get(path)))
  if (changed.length === 0) return {}
  const holder = (await holders.ofUser(userId))(draftName(before))
  const words = wordsByPath(holder, new Map(changed))
  const found = await store.listClaims(userId, [...words.values()].flatMap(digestsOf))
  const claimed = new Set(found.map(({ digest }) => digest))
  const paths = new Set(pathsOf(after.content).map(keyOfPath))
  const kept = Object.fromEntries(Object.entries(known).filter(([key]) => paths.has(key)))
  for (const [path, { whole, facts }] of words) {
    const lost = {
      ...(claimed.has(whole) && { whole }),
      ...(facts && claimed.has(facts.digest) && { facts: facts.digest }),
    }
    const key = keyOfPath(path)
    if (paths.has(key) && Object.keys(lost).length > 0) kept[key] = { ...kept[key], ...lost }
  }
  return same(kept, known) ? {} : { formerDigests: kept }
}
