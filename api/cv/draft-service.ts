// Drafts of CVs: create, save, change claims, copy, remove.
import { nanoid } from 'nanoid'
import type { Judge, SectionClaims } from '../core/claims/claims.ts'
import { type Claims, claimsOf, withSection } from '../core/claims/verification.ts'
import type { CvContentData, CvData, CvPrivacyData, CvStyleData, CvSummaryData } from '../core/contract/cv.ts'
import type { FieldProblem } from '../core/contract/schema.ts'
import { defaultPrivacy } from '../core/cv/audience.ts'
import { contentProblems, textProblems, withIds } from '../core/cv/content.ts'
import { pictureIdOf, pictureUrl } from '../core/cv/picture-url.ts'
import { DEFAULT_TEMPLATE } from '../core/cv/templates.ts'
import type { CvDraft, CvRecord } from '../core/cv-record.ts'
import { describeForOwner, summarise } from '../core/cv-views.ts'
import type { Emit } from '../events.ts'
import { createItems } from '../jobs/items.ts'
import type { Log } from '../lib/log.ts'
import { invalid, Problem } from '../lib/problem.ts'
import { isDuplicateKey } from '../lib/retry.ts'
import { takeSlot } from '../lib/slots.ts'
import type { createHistoryBudget } from './history-budget.ts'
import type { HistoryStore } from './history-store.ts'
import { mendSummary } from './mend.ts'
import type { CvChange, CvStore } from './store.ts'
import { eventsOfClaims } from './telling.ts'
import { isSaveOf, itemIdsOf, seenByStrangers, versionOf } from './versions.ts'

/** CVs a user may have at a time, without those in the trash. */
export const CVS_PER_USER = 50
export const OWN_PLACES = { count: CVS_PER_USER }
export const noRoom = () =>
  new Problem('limit_reached', { message: `You can have ${CVS_PER_USER} CVs. Delete one to make room.` })
/** Saves within this time after the first one are kept as one version. */
const GROUP_MS = 10 * 60_000
const SAVE_TRIES = 20

/** `scopes`: of the API key that was sent. */
export type CvOwner = Readonly<{ id: string; name: string; scopes?: readonly string[] }>
export type CvInput = Partial<CvDraft>
export type CvEdit = Partial<CvDraft & { privacy: CvPrivacyData; indexable: boolean }>
export type CvReply = { cv: CvData; etagParts: [version: number, rev: number] }
type Parts = {
  store: CvStore
  history: HistoryStore
  budget: ReturnType<typeof createHistoryBudget>
  now: () => Date
  templateIds: readonly string[]
  /** The verifier of the signatures among a CV's claims. */
  judgeOf: (claims: Claims) => Judge | Promise<Judge>
  emit: Emit
  log: Pick<Log, 'warn'>
}

export type DraftService = ReturnType<typeof createDraftService>

export function createDraftService(parts: Parts) {
  const { store, history, budget, now, templateIds, judgeOf, emit } = parts
  const assertValid = (edit: CvEdit, nanoId: string | null) => assertValidWith(edit, nanoId, templateIds)
  const newItemId = () => nanoid(12)
  const removals = createItems('removals of CVs', parts)

  async function own(owner: CvOwner, nanoId: string): Promise<CvRecord> {
    const cv = await store.findCv(owner.id, nanoId)
    if (!cv) throw new Problem('not_found')
    return cv
  }

  async function reply(cv: CvRecord): Promise<CvReply> {
    const views = cv.rev > 0 ? ((await history.countViews([cv.nanoId])).get(cv.nanoId) ?? 0) : 0
    return { cv: describeForOwner(cv, views, await judgeOf(cv.claims)), etagParts: [cv.version, cv.rev] }
  }

  /** Inserts the CV under a free number (`place`); the unique index on (user, place) enforces the limit under concurrency. */
  async function insert(
    owner: CvOwner,
    draft: CvDraft,
    origin: CvRecord['origin'],
    { nanoId = nanoid(), creationKey = null }: { nanoId?: string; creationKey?: string | null } = {},
  ): Promise<CvRecord> {
    const at = now()
    const cv: Omit<CvRecord, 'place'> = {
      ...draft,
      nanoId,
      userId: owner.id,
      privacy: defaultPrivacy(),
      indexable: false,
      version: 1,
      rev: 0,
      groupStartedAt: at,
      published: null,
      claims: {},
      origin,
      creationKey,
      createdAt: at,
      updatedAt: at,
    }
    const made = await takeSlot(
      () => store.listPlaces(owner.id),
      OWN_PLACES,
      async place => {
        const record = { ...cv, place }
        try {
          await store.createCv(record)
          return record
        } catch (error) {
          const earlier = isDuplicateKey(error) && creationKey && (await store.findMade(owner.id, creationKey))
          if (earlier) return earlier
          throw error
        }
      },
    )
    if (!made) throw noRoom()
    return made.written
  }

  /** One save. A concurrent publish changes only `rev`; the save is then retried on the new state. */
  async function saveVersion(
    owner: CvOwner,
    from: CvRecord,
    change: CvChange,
    startsGroup: boolean,
  ): Promise<CvRecord> {
    let cv: CvRecord | null = from
    for (let tries = 0; cv && cv.version === from.version; tries++) {
      // A former primary that has not noticed the step-down still serves older data.
      if (tries === SAVE_TRIES) throw new Problem('overloaded', { retryAfterSeconds: 1 })
      const saved = await trySave(owner, cv, change, startsGroup)
      if (saved) return saved
      cv = await store.findCv(from.userId, from.nanoId)
    }
    if (cv && (await isMade(cv, from.version, change))) return cv
    throw await conflict(from.userId, from.nanoId)
  }

  /** Whether this save is made already and repeated for its lost reply. Then what should follow it may be missing. */
  async function isMade(cv: CvRecord, version: number, change: CvChange): Promise<boolean> {
    if (!isSaveOf(cv, version, change)) return false
    await emit('cv.changed', { nanoId: cv.nanoId })
    return true
  }

  async function trySave(
    owner: CvOwner,
    cv: CvRecord,
    change: CvChange,
    startsGroup: boolean,
  ): Promise<CvRecord | null> {
    const at = now()
    const isVisible = seenByStrangers(cv) !== seenByStrangers({ ...cv, ...change })
    if (isVisible && owner.scopes && !owner.scopes.includes('cv:publish')) throw actsAtOnce()
    const isGroupOver = startsGroup || at.getTime() - cv.groupStartedAt.getTime() >= GROUP_MS
    if (isGroupOver || cv.published?.version === cv.version) {
      // A restore can be undone, so its replaced state has to be kept; another save succeeds without.
      if (startsGroup) await budget.assertRoom(cv.userId)
      if (startsGroup || (await budget.hasRoom(cv.userId))) await history.keepVersion(versionOf(cv, false))
      await history.pruneVersions(cv.nanoId, at)
    }
    const group = isGroupOver ? { groupStartedAt: at } : {}
    const saved = await store.saveCv(cv, { ...change, ...group }, at, isVisible)
    if (saved && isVisible) await emit('cv.changed', { nanoId: cv.nanoId })
    return saved
  }

  async function conflict(userId: string, nanoId: string): Promise<Problem> {
    const current = await store.findCv(userId, nanoId)
    if (!current) return new Problem('not_found')
    return new Problem('version_conflict', { extra: { cv: (await reply(current)).cv } })
  }

  async function ownAt(owner: CvOwner, nanoId: string, version: number): Promise<CvRecord> {
    const cv = await own(owner, nanoId)
    if (cv.version !== version) throw await conflict(owner.id, nanoId)
    return cv
  }

  async function removeData(nanoId: string): Promise<void> {
    await emit('cv.removed', { nanoId })
    await history.removeAll(nanoId)
    await store.removeCv(nanoId)
  }

  return {
    /** The checks of a save beyond its schema. Throws invalid_request. */
    assertValid,
    /** `creationKey`: the idempotency key. A retry with the same key returns the CV that the first call created. */
    async createCv(owner: CvOwner, input: CvInput, creationKey: string | null = null): Promise<CvReply> {
      assertValid(input, null)
      const made = creationKey && (await store.findMade(owner.id, creationKey))
      if (made) return reply(await own(owner, made.nanoId))
      const content = withIds(input.content ?? { personalDetails: { name: owner.name || 'Your name' } }, newItemId)
      const draft = { ...draftDefaults(), ...input, content }
      return reply(await insert(owner, draft, null, { creationKey }))
    },

    /** A CV from an imported document; `origin` keeps the document for the export. */
    async createFromOrigin(owner: CvOwner, input: CvInput & { content: CvContentData }, origin: CvRecord['origin']) {
      return reply(await insert(owner, { ...draftDefaults(), ...input }, origin))
    },

    async listCvs(owner: CvOwner): Promise<CvSummaryData[]> {
      const cvs = await store.listCvs(owner.id)
      const views = await history.countViews(cvs.map(cv => cv.nanoId))
      return cvs.map(cv => summarise(mendSummary(cv), views.get(cv.nanoId) ?? 0))
    },

    async readOwn(owner: CvOwner, nanoId: string): Promise<CvReply> {
      return reply(await own(owner, nanoId))
    },
    /** The record itself, for the owner's exports. */
    findOwn: own,
    /** The same; null when the caller does not own it. */
    findOwnRecord: async (caller: CvOwner | null, nanoId: string): Promise<CvRecord | null> =>
      caller && store.findCv(caller.id, nanoId),
    replyOf: reply,
    /** The owner's CV at exactly this version. Throws not_found or version_conflict. */
    findOwnAt: ownAt,
    saveVersion,
    /** The draft; null when the caller does not own it. */
    async findOwnReply(caller: CvOwner | null, nanoId: string): Promise<CvReply | null> {
      const cv = caller && (await store.findCv(caller.id, nanoId))
      return cv && reply(cv)
    },
    /** Saves on exactly the version that was edited; repeated, it is saved once. When it resolves, the save is durable. */
    async changeCv(owner: CvOwner, nanoId: string, version: number, edit: CvEdit): Promise<CvReply> {
      assertValid(edit, nanoId)
      const content = edit.content && withIds(edit.content, itemIdsOf(nanoId, version))
      const change = { ...edit, ...(content && { content }) }
      const cv = await own(owner, nanoId)
      if (await isMade(cv, version, change)) return reply(cv)
      if (cv.version !== version) throw await conflict(owner.id, nanoId)
      return reply(await saveVersion(owner, cv, change, false))
    },

    /**
     * Changes the claims of sections in one write. `decide` sees the state that the write depends on and is called again when that
     * state has changed; it may throw, and returns the same object for no change. `owner` is null for holders of a confirmation link.
     */
    async changeClaims(
      owner: CvOwner | null,
      nanoId: string,
      sections: string | ((cv: CvRecord) => readonly string[]),
      decide: (cv: CvRecord, claims: SectionClaims, section: string) => SectionClaims,
    ): Promise<CvRecord> {
      for (let attempt = 0; attempt < 20; attempt++) {
        const cv = owner ? await own(owner, nanoId) : await store.findKeptCv(nanoId)
        if (!cv) throw new Problem('not_found')
        const contents = [cv.content, ...(cv.published ? [cv.published.snapshot.content] : [])]
        let claims = cv.claims
        for (const section of typeof sections === 'string' ? [sections] : sections(cv)) {
          const before = claimsOf(claims, section)
          const after = decide(cv, before, section)
          if (after !== before) claims = withSection(claims, contents, section, after)
        }
        const events = eventsOfClaims(cv.claims, claims, now())
        const changed = claims === cv.claims ? cv : await store.changeClaims(cv, claims, events)
        if (!changed) continue
        // Of an unchanged one too: a call that resumes an interrupted one.
        await emit('cv.changed', { nanoId })
        return changed
      }
      throw new Problem('conflict', { message: 'The CV is being edited. Please try again.' })
    },

    /** Hides the CV at once, also one in the trash, then removes its data step by step. A repeated call resumes an interrupted one. */
    async removeCv(owner: CvOwner, nanoId: string): Promise<void> {
      if (!(await store.markRemoved(owner.id, nanoId, now()))) throw new Problem('not_found')
      await emit('cv.changed', { nanoId })
      await removeData(nanoId)
    },
    /** Finishes removals that a crash interrupted. False when some are left. */
    finishRemovals: () => removals.each(store.listRemoved(), removeData),

    /** An unpublished copy with its own copy of the picture. */
    async duplicateCv(owner: CvOwner, nanoId: string): Promise<CvReply> {
      const cv = await own(owner, nanoId)
      const copyId = nanoid()
      const content = structuredClone(cv.content)
      const pictureId = pictureIdOf(content.personalDetails.imageUrl, nanoId)
      if (pictureId) {
        const picture = await history.findPicture(nanoId, pictureId)
        content.personalDetails.imageUrl = pictureUrl(copyId, pictureId)
        if (picture) await history.addPicture({ ...picture, cvId: copyId })
      }
      const { template, style, language, origin } = cv
      const title = `${Array.from(cv.title).slice(0, 190).join('')} (copy)`
      return reply(await insert(owner, { title, template, style, language, content }, origin, { nanoId: copyId }))
    },
  }
}

const actsAtOnce = () =>
  new Problem('forbidden', {
    message:
      'This changes at once what strangers see of the published CV: what is private or hidden, or whether search engines may list it. The API key needs the scope cv:publish.',
  })

const draftDefaults = (): Omit<CvDraft, 'content'> => ({
  title: 'Untitled CV',
  template: DEFAULT_TEMPLATE,
  style: {} as CvStyleData,
  language: 'en',
})

/** Checks what the schema cannot express. `nanoId` null: the CV is new and has no pictures yet. */
function assertValidWith(edit: CvEdit, nanoId: string | null, templateIds: readonly string[]): void {
  const problems: FieldProblem[] = [...textProblems(edit, '')]
  if (edit.template !== undefined && !templateIds.includes(edit.template)) {
    problems.push({
      path: '/template',
      message: `There is no such template. Choose one of: ${templateIds.join(', ')}.`,
    })
  }
  if (edit.content) problems.push(...contentProblems(edit.content))
  const imageUrl = edit.content?.personalDetails.imageUrl
  if (imageUrl?.startsWith('/') && (nanoId === null || pictureIdOf(imageUrl, nanoId) === null)) {
    problems.push({ path: '/content/personalDetails/imageUrl', message: 'Upload the picture to this CV first.' })
  }
  if (problems.length > 0) throw invalid(problems)
}
