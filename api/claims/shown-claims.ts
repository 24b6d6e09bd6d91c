// The publicly verifiable claims of published CVs, and the data of the pages that show them.
import { type Badge, badgeOf } from '../core/claims/claim-words.ts'
import { gatheredBadges } from '../core/claims/gathered-badges.ts'
import { claimEntryOf, claimsByPointer, strangersFindings } from '../core/claims/verification.ts'
import type { CvContentData } from '../core/contract/cv.ts'
import { pathsAsShown, publicDigests, type SectionChange, versionChanges } from '../core/cv/section-values.ts'
import type { CvRecord } from '../core/cv-record.ts'
import { shownName, shownValues } from '../core/cv-views.ts'
import type { CvService } from '../cv/service.ts'
import type { SigningKeys } from './signing-keys.ts'
import type { ClaimsStore } from './store.ts'

export type ShownClaim = Omit<ReturnType<typeof strangersFindings>, 'digest'> & {
  section: string
  value: unknown
  digest: string
}
/** The publicly verifiable claims of a published CV. */
export type ShownClaims = ShownCv & { claims: ShownClaim[] }
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
  keys: Pick<SigningKeys, 'verifierOf' | 'listPublicKeys'>
  versionDigests: Pick<ClaimsStore, 'findVersionDigests'>
  now: () => Date
}

export function createShownClaims(deps: ShownDeps) {
  return {
    findShownCv: (nanoId: string) => findShownCv(deps, nanoId),
    /** The publicly verifiable claims; null when nothing is published. */
    async findShown(nanoId: string): Promise<ShownClaims | null> {
      const found = await findShownCv(deps, nanoId)
      return found && { ...found, claims: await shownClaims(deps, found.cv) }
    },
    /** The claims as strangers see them: of the published version, if no other is given. */
    shownClaims: (cv: CvRecord, version?: Version) => shownClaims(deps, cv, version),
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

type Version = { name: string; values: ReadonlyMap<string, unknown> }
const publishedVersion = (cv: CvRecord): Version => ({ name: shownName(cv), values: shownValues(cv) })

async function findShownCv({ cvs, now }: ShownDeps, nanoId: string): Promise<ShownCv | null> {
  const found = await cvs.findPublished(nanoId)
  return found?.cv.published ? { ...found, published: found.cv.published, asOf: now() } : null
}

async function shownClaims({ keys }: ShownDeps, cv: CvRecord, version = publishedVersion(cv)): Promise<ShownClaim[]> {
  const verifier = await keys.verifierOf(cv.claims)
  const shown = { ...cv, ...version }
  return [...shown.values].map(([section, value]) => {
    const { digest, ...found } = strangersFindings(shown, section, verifier)
    return { section, value, digest: digest as string, ...found }
  })
}

async function publicPage(deps: ShownDeps, nanoId: string) {
  const found = await findShownCv(deps, nanoId)
  if (!found) return null
  const { cv, content, published } = found
  const { version, at, snapshot } = published
  const page = {
    nanoId,
    content,
    language: snapshot.language,
    indexable: cv.indexable,
    publishedAt: at.toISOString(),
    badges: await badgesOf(deps, cv, content),
  }
  return { key: { version, rev: cv.rev }, page, expires: Object.keys(cv.claims).length > 0 }
}

/** The badges of the public page, by JSON pointer. */
async function badgesOf({ keys }: ShownDeps, cv: CvRecord, content: CvContentData): Promise<Map<string, Badge>> {
  const shown = { ...cv, ...publishedVersion(cv) }
  const entries = claimsByPointer(shown, content, await keys.verifierOf(cv.claims))
  return gatheredBadges(new Map([...entries].map(([pointer, entry]) => [pointer, badgeOf(entry)])), content)
}

async function verifyPage(deps: ShownDeps, nanoId: string) {
  const found = await findShownCv(deps, nanoId)
  if (!found) return null
  const { cv, content, published } = found
  const order = new Map(pathsAsShown(content).map((path, index) => [path, index]))
  const indexOf = ({ section }: ShownClaim) => order.get(section) ?? order.size
  const claims = (await shownClaims(deps, cv)).sort((one, other) => indexOf(one) - indexOf(other))
  const page = {
    nanoId,
    name: content.personalDetails.name,
    version: published.version,
    publishedAt: published.at.toISOString(),
    claims: claims.map(claim => ({ ...claim, ...claimEntryOf(claim) })),
    keys: await deps.keys.listPublicKeys(),
  }
  return { key: { version: published.version, rev: cv.rev }, page, digests: publicDigests(nanoId, content) }
}
