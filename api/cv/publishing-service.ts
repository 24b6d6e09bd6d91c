// The public side of a CV: a snapshot that the owner publishes and unpublishes.

import { timingSafeEqual } from 'node:crypto'
import type { ClaimsStore } from '../claims/store.ts'
import type { Judge } from '../core/claims/claims.ts'
import type { Claims } from '../core/claims/verification.ts'
import type { CvContentData, CvData } from '../core/contract/cv.ts'
import type { RecipientLink } from '../core/cv/sharing.ts'
import type { CvRecord } from '../core/cv-record.ts'
import { describeForStrangers, publicContentOf } from '../core/cv-views.ts'
import type { Emit } from '../events.ts'
import { Problem } from '../lib/problem.ts'
import { sha256 } from '../lib/sha256.ts'
import type { SharedQuota } from '../lib/shared-quota.ts'
import type { CvOwner, CvReply, DraftService } from './draft-service.ts'
import type { createHistoryBudget } from './history-budget.ts'
import type { HistoryStore } from './history-store.ts'
import type { CvStore, PublishedKey } from './store.ts'
import { digestsOfVersion, versionOf } from './versions.ts'

/** No account ever has this id. */
const NO_ACCOUNT = '0'.repeat(24)

const isDone = ({ published, version }: CvRecord) => published?.version === version

export type ShownCv = { cv: CvData; key: { version: number; rev: number }; isJudged: boolean }

type Parts = {
  drafts: DraftService
  store: CvStore
  history: HistoryStore
  versionDigests: Pick<ClaimsStore, 'keepVersionDigests' | 'findVersionDigests'>
  budget: ReturnType<typeof createHistoryBudget>
  /** Publishings of an account. */
  publishings: SharedQuota
  /** CVs of banned users are not public. */
  isBanned: (userId: string) => Promise<boolean>
  now: () => Date
  /** The verifier of the signatures among a CV's claims. */
  judgeOf: (claims: Claims) => Judge | Promise<Judge>
  emit: Emit
}

export function createPublishingService({
  drafts,
  store,
  history,
  versionDigests,
  budget,
  publishings,
  isBanned,
  now,
  judgeOf,
  emit,
}: Parts) {
  async function publish(owner: CvOwner, nanoId: string): Promise<CvReply> {
    for (let attempt = 0; attempt < 20; attempt++) {
      const cv = await drafts.findOwn(owner, nanoId)
      // First what an interrupted unpublishing left.
      if (!cv.published) await emit('cv.changed', { nanoId })
      await history.openViews(nanoId)
      await history.keepVersion(versionOf(cv, true))
      await history.pruneVersions(nanoId, now())
      await versionDigests.keepVersionDigests(digestsOfVersion(cv))
      const { title, template, style, language, content, privacy, version } = cv
      const snapshot = { title, template, style, language, content, privacy }
      // The same version again, for example for a lost reply, is the same publication: webhooks are told of it once.
      const published = isDone(cv) ? cv : await store.publishCv(owner.id, nanoId, { version, at: now(), snapshot })
      if (!published) continue
      await emit('cv.changed', { nanoId })
      return drafts.replyOf(published)
    }
    throw new Problem('conflict', { message: 'The CV is being edited. Please publish again.' })
  }

  return {
    /**
     * To be called before a download of this version, so that the file can later be compared with the published CV. Throws limit_reached
     * when the history of the account is full.
     */
    async keepVersionDigests(cv: CvRecord): Promise<void> {
      if (await versionDigests.findVersionDigests(cv.nanoId, cv.version)) return
      await budget.assertRoom(cv.userId)
      await versionDigests.keepVersionDigests(digestsOfVersion(cv))
    },

    /** The public CV with its cache key; null when there is none. */
    async findShown(nanoId: string): Promise<ShownCv | null> {
      const cv = await store.findAnyCv(nanoId)
      const shown = cv && describeForStrangers(cv, await judgeOf(cv.claims))
      if (!cv || !shown || (await isBanned(cv.userId))) return null
      return { cv: shown, key: { version: shown.version, rev: shown.rev }, isJudged: Object.keys(cv.claims).length > 0 }
    },
    /** The CV with its public content; null when there is none. */
    async findPublished(nanoId: string): Promise<{ cv: CvRecord; content: CvContentData } | null> {
      const cv = await store.findAnyCv(nanoId)
      const content = cv && publicContentOf(cv)
      return cv && content && !(await isBanned(cv.userId)) ? { cv, content } : null
    },
    /** The cache key of the public pages; null when nothing is public. */
    async findPublishedKey(nanoId: string): Promise<PublishedKey | null> {
      const found = await store.findPublishedKey(nanoId)
      return found && !(await isBanned(found.userId)) ? found : null
    },
    /**
     * The live link of a published CV with this token. Reads and compares the same whatever there is, so that no clock tells an
     * ended link from one that never was.
     */
    async findLink(nanoId: string, token: string): Promise<RecipientLink | null> {
      const found = await store.findPublishedKey(nanoId)
      const isHidden = await isBanned(found?.userId ?? NO_ACCOUNT)
      const digest = sha256(token)
      let link: RecipientLink | null = null
      for (const one of found?.gate.links ?? []) if (timingSafeEqual(sha256(one.token), digest)) link = one
      return isHidden ? null : link
    },

    /**
     * Publishes a snapshot of the draft; later edits stay private until the next publish. Throws rate_limited, and limit_reached when the
     * history of the account is full.
     */
    async publishCv(owner: CvOwner & { limitKey: string }, nanoId: string): Promise<CvReply> {
      if (isDone(await drafts.findOwn(owner, nanoId))) return publish(owner, nanoId)
      return publishings.attempt(owner.limitKey, async () => {
        await budget.assertRoom(owner.id)
        return publish(owner, nanoId)
      })
    },
    async unpublishCv(owner: CvOwner, nanoId: string): Promise<CvReply> {
      const unpublished = (await store.unpublishCv(owner.id, nanoId, now())) ?? (await drafts.findOwn(owner, nanoId))
      await emit('cv.changed', { nanoId })
      return drafts.replyOf(unpublished)
    },

    /** For moderators: unpublishes any user's CV. Throws not_found. */
    async unpublishAny(nanoId: string): Promise<void> {
      const cv = await store.findAnyCv(nanoId)
      if (!cv) throw new Problem('not_found')
      await store.unpublishCv(cv.userId, nanoId, now())
      await emit('cv.changed', { nanoId })
    },
  }
}
