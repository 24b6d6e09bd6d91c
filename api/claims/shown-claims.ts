// The publicly verifiable claims of published CVs, and the data of the pages that show them.
import { type Badge, badgeOf } from '../core/claims/claim-words.ts'
import { gatheredBadges } from '../core/claims/gathered-badges.ts'
import {
  type ClaimedSection,
  type ClaimedSections,
  claimEntryOf,
  claimsByPointer,
  findingsByScope,
  forStrangers,
  hasClaims,
  type ScopeFindings,
} from '../core/claims/verification.ts'
import type { CvContentData } from '../core/contract/cv.ts'
import { pathsAsShown, publicDigests, type SectionChange, versionChanges } from '../core/cv/section-values.ts'
import type { CvRecord } from '../core/cv-record.ts'
import { type ReaderWords, readerWordsIn } from '../core/reader-words/words.ts'
import type { CvService } from '../cv/service.ts'
import type { ClaimRecord } from './claim-store.ts'
import type { ClaimFinder, CvWords } from './claimed-sections.ts'
import type { KeyStore } from './key-store.ts'
import type { SigningKeys } from './signing-keys.ts'

/** What strangers may know about a section in one scope. */
export type ShownScope = ScopeFindings & { section: ClaimedSection; claim: ClaimRecord | null }
/** The publicly verifiable claims of a published CV. */
export type ShownClaims = ShownCv & { claims: ShownScope[] }
export type ShownCv = {
  cv: CvRecord
  content: CvContentData
  published: NonNullable<CvRecord['published']>
  /** When it was read. */
  asOf: Date
}
/** The differences between a version and the published one; `changes` is null when it was neither published nor downloaded. */
export type VersionComparison = { version: number; changes: SectionChange[] | null }

export type ShownDeps = {
  cvs: Pick<CvService, 'findPublished'>
  finder: ClaimFinder
  keys: Pick<SigningKeys, 'listPublicKeys'>
  versionDigests: Pick<KeyStore, 'findVersionDigests'>
  now: () => Date
}

export function createShownClaims(deps: ShownDeps) {
  return {
    findShownCv: (nanoId: string) => findShownCv(deps, nanoId),
    /** The publicly verifiable claims; null when nothing is published. */
    async findShown(nanoId: string): Promise<ShownClaims | null> {
      const found = await findShownCv(deps, nanoId)
      return found && { ...found, claims: shownScopes(await deps.finder.findPublished(found.cv)) }
    },
    /** The claims about a version as strangers see it, with its holder. */
    async shownClaims(cv: CvRecord, version: CvWords): Promise<{ holder: string; claims: ShownScope[] }> {
      const found = await deps.finder.find(cv.userId, version)
      return { holder: found.holder, claims: shownScopes(found) }
    },
    /** The data of the public page with its badges, and its cache key; null when nothing is published. */
    publicPage: (nanoId: string) => publicPage(deps, nanoId),
    /** The data of the verify page; null when nothing is published. */
    verifyPage: (nanoId: string) => verifyPage(deps, nanoId),
    /** The sections added, changed or removed since a version; `digests` are those of the published version. */
    async compareVersion(
      nanoId: string,
      version: number,
      digests: Readonly<Record<string, string>>,
    ): Promise<VersionComparison> {
      const known = await deps.versionDigests.findVersionDigests(nanoId, version)
      return { version, changes: known && versionChanges(known.digests, digests) }
    },
  }
}

async function findShownCv({ cvs, now }: ShownDeps, nanoId: string): Promise<ShownCv | null> {
  const found = await cvs.findPublished(nanoId)
  return found?.cv.published ? { ...found, published: found.cv.published, asOf: now() } : null
}

/** Every section as a whole, and its facts where a claim about them is visible. */
const shownScopes = (found: ClaimedSections): ShownScope[] =>
  [...found.sections.values()].flatMap(section =>
    findingsByScope(section, found)
      .map(forStrangers)
      .filter(one => one.scope === 'whole' || one.level !== 'stated' || one.confirmation !== null)
      .map(one => ({ ...one, section, claim: section[one.scope] as ClaimRecord | null })),
  )

async function publicPage(deps: ShownDeps, nanoId: string) {
  const found = await findShownCv(deps, nanoId)
  if (!found) return null
  const { cv, content, published } = found
  const { version, at, snapshot } = published
  const claimed = await deps.finder.findPublished(cv)
  const page = {
    nanoId,
    content,
    language: snapshot.language,
    style: snapshot.style,
    indexable: cv.indexable,
    publishedAt: at.toISOString(),
    badges: badgesOf(claimed, content, readerWordsIn(snapshot.language)),
  }
  return { key: { version, rev: cv.rev }, page, expires: hasClaims(claimed) }
}

/** The badges of the public page, by JSON pointer. */
function badgesOf(claimed: ClaimedSections, content: CvContentData, words: ReaderWords): Map<string, Badge> {
  const entries = claimsByPointer(claimed, content)
  const badges = [...entries].map(([pointer, entry]) => [pointer, badgeOf(entry, words)] as const)
  return gatheredBadges(new Map(badges), content, words)
}

async function verifyPage(deps: ShownDeps, nanoId: string) {
  const found = await findShownCv(deps, nanoId)
  if (!found) return null
  const { cv, content, published } = found
  const { snapshot } = published
  const order = new Map(pathsAsShown(content).map((path, index) => [path, index]))
  const indexOf = ({ path }: ClaimedSection) => order.get(path) ?? order.size
  const claimed = await deps.finder.findPublished(cv)
  const sections = [...claimed.sections.values()].sort((one, other) => indexOf(one) - indexOf(other))
  const page = {
    nanoId,
    name: content.personalDetails.name,
    language: snapshot.language,
    version: published.version,
    publishedAt: published.at.toISOString(),
    claims: sections.map(section => verifiedClaim(section, claimed)),
    keys: await deps.keys.listPublicKeys(),
  }
  return { key: { version: published.version, rev: cv.rev }, page, digests: publicDigests(content) }
}

const verifiedClaim = (section: ClaimedSection, claimed: ClaimedSections) => ({
  section: section.path,
  value: section.words.value,
  digest: section.words.whole,
  /** Where there is a claim about the facts. */
  claimedFacts: section.facts && section.words.facts,
  ...claimEntryOf(section, claimed),
})
