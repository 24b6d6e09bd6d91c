// Reading drafts of CVs, for their owner: the record, the reply with its verification, the list, and the checks of an edit.
import type { ClaimFinder } from '../../claims/claimed-sections.ts'
import { ownersVerification } from '../../core/claims/verification.ts'
import type { CvData, CvListQueryData, CvPrivacyData, CvSummaryData } from '../../core/contract/cv.ts'
import type { FieldProblem } from '../../core/contract/schema.ts'
import { contentProblems, textProblems } from '../../core/cv/content.ts'
import { pictureIdOf } from '../../core/cv/picture-url.ts'
import type { CvDraft, CvDraftRecord, CvRecord } from '../../core/cv-record.ts'
import { describeForOwner, sentOf, summarise } from '../../core/cv-views.ts'
import type { Emit } from '../../events.ts'
import type { LetterStore } from '../../letters/store.ts'
import { pageOf, wantedOf } from '../../lib/cursor.ts'
import { invalid, Problem } from '../../lib/problem.ts'
import type { HistoryBudget } from '../history-budget.ts'
import type { HistoryStore } from '../history-store.ts'
import type { CvStore } from '../store.ts'
import { withDefaults } from '../summary-defaults.ts'

/** `scopes`: of the API key that was sent. */
export type CvOwner = Readonly<{ id: string; name: string; scopes?: readonly string[] }>
export type CvInput = Partial<CvDraft>
export type CvEdit = Partial<CvDraft & { privacy: CvPrivacyData; indexable: boolean }>
export type CvReply = { cv: CvData; etagParts: [version: number, rev: number] }
export type DraftDeps = {
  store: CvStore
  history: HistoryStore
  budget: HistoryBudget
  templateIds: readonly string[]
  claims: Pick<ClaimFinder, 'findOwn' | 'formerDigests'>
  letters: Pick<LetterStore, 'listTitles'>
  now: () => Date
  emit: Emit
}

/** The record, for the owner's exports. Throws not_found. */
export async function findOwn({ store }: Pick<DraftDeps, 'store'>, owner: CvOwner, nanoId: string): Promise<CvRecord> {
  const cv = await store.findCv(owner.id, nanoId)
  if (!cv) throw new Problem('not_found')
  return cv
}

/** The owner's CV at exactly this version. Throws not_found or version_conflict. */
export async function findOwnAt(deps: DraftDeps, owner: CvOwner, nanoId: string, version: number): Promise<CvRecord> {
  const cv = await findOwn(deps, owner, nanoId)
  if (cv.version !== version) throw await conflictOf(deps, owner.id, nanoId)
  return cv
}

/** The record; null when the caller does not own it. */
export async function findOwnRecord({ store }: DraftDeps, caller: CvOwner | null, nanoId: string) {
  return caller && store.findCv(caller.id, nanoId)
}

/** The draft; null when the caller does not own it. */
export async function findOwnReply(deps: DraftDeps, caller: CvOwner, nanoId: string): Promise<CvReply | null> {
  const cv = await deps.store.findDraft(caller.id, nanoId)
  return cv && replyOf(deps, cv)
}

export async function readOwn(deps: DraftDeps, owner: CvOwner, nanoId: string): Promise<CvReply> {
  const reply = await findOwnReply(deps, owner, nanoId)
  if (!reply) throw new Problem('not_found')
  return reply
}

export async function replyOf({ history, claims }: DraftDeps, cv: CvDraftRecord): Promise<CvReply> {
  const views = cv.rev > 0 ? ((await history.countViews([cv.nanoId])).get(cv.nanoId) ?? 0) : 0
  return {
    cv: describeForOwner(cv, ownersVerification(await claims.findOwn(cv)), views),
    etagParts: [cv.version, cv.rev],
  }
}

/** version_conflict with the current state, or not_found. */
export async function conflictOf(deps: DraftDeps, userId: string, nanoId: string): Promise<Problem> {
  const current = await deps.store.findDraft(userId, nanoId)
  if (!current) return new Problem('not_found')
  return new Problem('version_conflict', { extra: { cv: (await replyOf(deps, current)).cv } })
}

/** Names the field, so that the editor holds back only that. */
export function languageTaken(): Problem {
  const message = 'Another CV of this group is in this language already. Open that one, or choose another language.'
  return new Problem('conflict', { message, errors: [{ path: '/language', message }] })
}

export async function listCvs(deps: DraftDeps, owner: CvOwner, query: CvListQueryData = {}) {
  const { store, history, letters } = deps
  const wanted = wantedOf(query)
  const found = (await store.listCvs(owner.id, wanted)).map(withDefaults)
  const { page: cvs, nextCursor } = pageOf(found, wanted.limit, ({ nanoId: id, createdAt }) => ({ id, createdAt }))
  const ids = cvs.map(cv => cv.nanoId)
  const seesLinks = !owner.scopes || owner.scopes.includes('cv:publish')
  const [views, titles] = await Promise.all([history.countViews(ids), letters.listTitles(ids)])
  const list = cvs.map((cv): CvSummaryData => {
    const own = titles.filter(({ cvId }) => cvId === cv.nanoId).map(({ id, title }) => ({ id, title }))
    const summary = summarise(cv, views.get(cv.nanoId) ?? 0, own)
    return seesLinks ? { ...summary, sent: sentOf(cv) } : summary
  })
  return { cvs: list, nextCursor }
}

/** Checks what the schema cannot express. `nanoId` null: the CV is new and has no pictures yet. Throws invalid_request. */
export function assertValid({ templateIds }: DraftDeps, edit: CvEdit, nanoId: string | null): void {
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
