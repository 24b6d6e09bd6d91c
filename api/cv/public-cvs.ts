// Published CVs for strangers: the snapshot, its cache key, its links. CVs of banned users are not public.
import { timingSafeEqual } from 'node:crypto'
import type { ClaimFinder } from '../claims/claimed-sections.ts'
import { hasClaims, strangersVerification } from '../core/claims/verification.ts'
import type { CvContentData, CvData } from '../core/contract/cv.ts'
import type { RecipientLink } from '../core/cv/sharing.ts'
import { type Alternate, alternatesOf } from '../core/cv/siblings.ts'
import type { CvRecord } from '../core/cv-record.ts'
import { describeForStrangers, publicContentOf } from '../core/cv-views.ts'
import { sha256 } from '../lib/sha256.ts'
import type { CvStore, PublishedKey } from './store.ts'

/** No account ever has this id. */
const NO_ACCOUNT = '0'.repeat(24)

export type ShownCv = { cv: CvData; key: { version: number; rev: number }; expires: boolean }
/** `links`: the alternates as a text, which is part of the cache key. */
export type ShownKey = PublishedKey & { alternates: readonly Alternate[]; links: string }
type Deps = {
  store: Pick<CvStore, 'findAnyCv' | 'findPublishedKey' | 'listSiblings'>
  isBanned: (userId: string) => Promise<boolean>
  claims: Pick<ClaimFinder, 'findPublished'>
}

export const createPublicCvs = ({ store, isBanned, claims }: Deps) => ({
  /** The public CV with its cache key; null when there is none. */
  async findShown(nanoId: string): Promise<ShownCv | null> {
    const cv = await store.findAnyCv(nanoId)
    if (!cv?.published || (await isBanned(cv.userId))) return null
    const found = await claims.findPublished(cv)
    const shown = describeForStrangers(cv, strangersVerification(found))
    return shown && { cv: shown, key: { version: shown.version, rev: shown.rev }, expires: hasClaims(found) }
  },
  /** The CV with its public content; null when there is none. */
  async findPublished(nanoId: string): Promise<{ cv: CvRecord; content: CvContentData } | null> {
    const cv = await store.findAnyCv(nanoId)
    const content = cv && publicContentOf(cv)
    return cv && content && !(await isBanned(cv.userId)) ? { cv, content } : null
  },
  /** The cache key of the public pages; null when nothing is public. */
  async findPublishedKey(nanoId: string): Promise<ShownKey | null> {
    const found = await store.findPublishedKey(nanoId)
    if (!found || (await isBanned(found.userId))) return null
    const { userId, siblings } = found
    const alternates = siblings?.linked ? alternatesOf(nanoId, await store.listSiblings(userId, siblings.id)) : []
    return { ...found, alternates, links: alternates.map(one => `${one.language} ${one.nanoId}`).join() }
  },
  /**
   * The live link of a published CV with this token. Does the same reads and comparisons in every case, so that the response time does not
   * distinguish an ended link from one that never existed.
   */
  async findLink(nanoId: string, token: string): Promise<RecipientLink | null> {
    const found = await store.findPublishedKey(nanoId)
    const isHidden = await isBanned(found?.userId ?? NO_ACCOUNT)
    const digest = sha256(token)
    let link: RecipientLink | null = null
    for (const one of found?.gate.links ?? []) if (timingSafeEqual(sha256(one.token), digest)) link = one
    return isHidden ? null : link
  },
})
