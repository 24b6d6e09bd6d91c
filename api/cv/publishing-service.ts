// Publishing: a snapshot of the draft that strangers see, until the owner unpublishes it.
import type { KeyStore } from '../claims/key-store.ts'
import type { CvDraftRecord, CvRecord } from '../core/cv-record.ts'
import type { Emit } from '../events.ts'
import { Problem } from '../lib/problem.ts'
import type { SharedQuota } from '../lib/shared-quota.ts'
import type { CvOwner, CvReply } from './drafts/reader.ts'
import type { DraftService } from './drafts/service.ts'
import type { HistoryBudget } from './history-budget.ts'
import type { HistoryStore } from './history-store.ts'
import type { CvStore } from './store.ts'
import { digestsOfVersion, versionOf } from './versions.ts'

const ATTEMPTS = 20

type Deps = {
  drafts: Pick<DraftService, 'findOwn' | 'replyOf'>
  store: CvStore
  history: HistoryStore
  versionDigests: Pick<KeyStore, 'keepVersionDigests' | 'findVersionDigests'>
  budget: HistoryBudget
  /** Publishings of an account. */
  publishings: SharedQuota
  now: () => Date
  emit: Emit
}

export const createPublishingService = (deps: Deps) => ({
  keepVersionDigests: keepVersionDigests.bind(null, deps),
  publishCv: publishCv.bind(null, deps),
  unpublishCv: unpublishCv.bind(null, deps),
  unpublishAny: unpublishAny.bind(null, deps),
  linkSiblings: linkSiblings.bind(null, deps),
})

const isPublished = ({ published, version }: CvRecord) => published?.version === version

/**
 * Publishes a snapshot of the draft; later edits stay private until the next publish. Throws rate_limited, and limit_reached when the
 * history of the account is full.
 */
async function publishCv(deps: Deps, owner: CvOwner & { limitKey: string }, nanoId: string): Promise<CvReply> {
  const { drafts, budget, publishings } = deps
  const cv = await drafts.findOwn(owner, nanoId)
  // Repeated, for example after a lost reply: every step before the last one is done, and there is no second webhook event.
  if (isPublished(cv)) return announce(deps, cv)
  return publishings.attempt(owner.limitKey, async () => {
    await budget.assertRoom(owner.id)
    return publish(deps, owner, cv)
  })
}

async function announce({ drafts, emit }: Deps, published: CvDraftRecord): Promise<CvReply> {
  await emit('cv.changed', { nanoId: published.nanoId })
  return drafts.replyOf(published)
}

async function publish(deps: Deps, owner: CvOwner, from: CvRecord): Promise<CvReply> {
  const { drafts, store, history, versionDigests, now, emit } = deps
  const { nanoId } = from
  let cv = from
  for (let attempt = 0; attempt < ATTEMPTS && !isPublished(cv); attempt++) {
    if (!cv.published) {
      // Finishes an interrupted unpublishing first.
      await emit('cv.changed', { nanoId })
      await history.openViews(nanoId)
    }
    await history.keepVersion(versionOf(cv, true))
    await history.pruneVersions(nanoId, now())
    await versionDigests.keepVersionDigests(digestsOfVersion(cv))
    const { title, template, style, language, content, privacy, version } = cv
    const snapshot = { title, template, style, language, content, privacy }
    const published = await store.publishCv(owner.id, nanoId, { version, at: now(), snapshot })
    if (published) return announce(deps, published)
    cv = await drafts.findOwn(owner, nanoId)
  }
  if (isPublished(cv)) return announce(deps, cv)
  throw new Problem('conflict', { message: 'The CV is being edited. Please publish again.' })
}

async function unpublishCv({ drafts, store, now, emit }: Deps, owner: CvOwner, nanoId: string): Promise<CvReply> {
  const unpublished = (await store.unpublishCv(owner.id, nanoId, now())) ?? (await drafts.findOwn(owner, nanoId))
  await emit('cv.changed', { nanoId })
  return drafts.replyOf(unpublished)
}

/** For moderators: unpublishes any user's CV. Throws not_found. */
async function unpublishAny({ store, now, emit }: Deps, nanoId: string): Promise<void> {
  const cv = await store.findAnyCv(nanoId)
  if (!cv) throw new Problem('not_found')
  await store.unpublishCv(cv.userId, nanoId, now())
  await emit('cv.changed', { nanoId })
}

/** Links the public pages of the whole group, or no longer. */
async function linkSiblings(deps: Deps, owner: CvOwner, nanoId: string, linked: boolean): Promise<CvReply> {
  const { drafts, store, now, emit } = deps
  const { siblings } = await drafts.findOwn(owner, nanoId)
  await store.linkSiblings(owner.id, siblings.id, linked, now())
  for (const one of await store.listSiblings(owner.id, siblings.id)) await emit('cv.changed', { nanoId: one.nanoId })
  return drafts.replyOf(await drafts.findOwn(owner, nanoId))
}

/**
 * To be called before a download of this version, so that the file can later be compared with the published CV. Throws limit_reached
 * when the history of the account is full.
 */
async function keepVersionDigests({ versionDigests, budget }: Deps, cv: CvRecord): Promise<void> {
  if (await versionDigests.findVersionDigests(cv.nanoId, cv.version)) return
  await budget.assertRoom(cv.userId)
  await versionDigests.keepVersionDigests(digestsOfVersion(cv))
}
