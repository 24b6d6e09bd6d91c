// Saves of drafts. Each is one conditional update of one document; when a save resolves, it is durable.
import { withIds } from '../../core/cv/content.ts'
import type { CvDraftRecord, CvRecord } from '../../core/cv-record.ts'
import { Problem } from '../../lib/problem.ts'
import { isLanguageTaken } from '../store/document.ts'
import type { CvChange } from '../store.ts'
import { isSaveOf, itemIdsOf, seenByStrangers, versionOf } from '../versions.ts'
import {
  assertValid,
  type CvEdit,
  type CvOwner,
  type CvReply,
  conflictOf,
  type DraftDeps,
  findOwn,
  languageTaken,
  replyOf,
} from './reader.ts'

/** Saves within this time after the first one become one version of the history. */
const GROUP_MS = 10 * 60_000
const ATTEMPTS = 20

/** Saves on exactly the version that was edited. A repeated save is saved once. */
export async function changeCv(
  deps: DraftDeps,
  owner: CvOwner,
  nanoId: string,
  version: number,
  edit: CvEdit,
): Promise<CvReply> {
  assertValid(deps, edit, nanoId)
  const change: CvChange = { ...edit }
  if (edit.content) change.content = withIds(edit.content, itemIdsOf(nanoId, version))
  const cv = await findOwn(deps, owner, nanoId)
  if (await isSavedAlready(deps, cv, version, change)) return replyOf(deps, cv)
  if (cv.version !== version) throw await conflictOf(deps, owner.id, nanoId)
  return replyOf(deps, await saveVersion(deps, owner, cv, change, false))
}

/** One save. A concurrent publish changes only `rev`; the save is then retried on the new state. */
export async function saveVersion(
  deps: DraftDeps,
  owner: CvOwner,
  from: CvRecord,
  change: CvChange,
  startsGroup: boolean,
): Promise<CvDraftRecord> {
  let cv: CvRecord | null = from
  for (let attempt = 0; cv && cv.version === from.version; attempt++) {
    // A former primary that has not noticed the step-down still serves older data.
    if (attempt === ATTEMPTS) throw new Problem('overloaded', { retryAfterSeconds: 1 })
    const saved = await trySave(deps, owner, cv, change, startsGroup)
    if (saved) return saved
    cv = await deps.store.findCv(from.userId, from.nanoId)
  }
  if (cv && (await isSavedAlready(deps, cv, from.version, change))) return cv
  throw await conflictOf(deps, from.userId, from.nanoId)
}

/** Whether the CV has this save: the client repeats it because the reply was lost. Then the event may not have been emitted. */
async function isSavedAlready({ emit }: DraftDeps, cv: CvRecord, version: number, change: CvChange): Promise<boolean> {
  if (!isSaveOf(cv, version, change)) return false
  await emit('cv.changed', { nanoId: cv.nanoId })
  return true
}

/** Null when the CV has changed meanwhile. */
async function trySave(
  deps: DraftDeps,
  owner: CvOwner,
  cv: CvRecord,
  change: CvChange,
  startsGroup: boolean,
): Promise<CvDraftRecord | null> {
  const at = deps.now()
  const isVisible = seenByStrangers(cv) !== seenByStrangers({ ...cv, ...change })
  if (isVisible && owner.scopes && !owner.scopes.includes('cv:publish')) throw needsPublishScope()
  const isGroupOver = startsGroup || at.getTime() - cv.groupStartedAt.getTime() >= GROUP_MS
  if (isGroupOver || cv.published?.version === cv.version) await keepReplacedVersion(deps, cv, startsGroup, at)
  const group = isGroupOver ? { groupStartedAt: at } : {}
  const formerDigests = await deps.claims.formerDigests(cv, { ...cv, ...change })
  const saving = deps.store.saveCv(cv, { ...change, ...group, ...formerDigests }, at, isVisible)
  const saved = await saving.catch((error: unknown) => {
    throw isLanguageTaken(error) ? languageTaken() : error
  })
  if (saved && isVisible) await deps.emit('cv.changed', { nanoId: cv.nanoId })
  return saved
}

/** `isRequired`: a restore can be undone, so it fails when the replaced version has no room; another save succeeds without. */
async function keepReplacedVersion({ history, budget }: DraftDeps, cv: CvRecord, isRequired: boolean, at: Date) {
  if (isRequired) await budget.assertRoom(cv.userId)
  if (isRequired || (await budget.hasRoom(cv.userId))) await history.keepVersion(versionOf(cv, false))
  await history.pruneVersions(cv.nanoId, at)
}

const needsPublishScope = () =>
  new Problem('forbidden', {
    message:
      'This immediately changes the published CV for strangers: private or hidden fields, or whether search engines may list it. The API key needs the scope cv:publish.',
  })
