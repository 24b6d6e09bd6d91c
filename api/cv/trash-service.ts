// The trash and the removal of CVs. A deleted CV stays in the trash, unpublished and hidden, until its owner restores it or 30 days have
// passed; a removal hides the CV immediately and then removes its data step by step.
import { nanoid } from 'nanoid'
import type { TrashedCvData } from '../core/contract/cv.ts'
import type { Emit } from '../events.ts'
import { createItems } from '../jobs/items.ts'
import type { Log } from '../lib/log.ts'
import { Problem } from '../lib/problem.ts'
import { takeSlot } from '../lib/slots.ts'
import { noRoom, OWN_PLACES } from './drafts/creation.ts'
import type { CvOwner, CvReply } from './drafts/reader.ts'
import type { DraftService } from './drafts/service.ts'
import type { HistoryStore } from './history-store.ts'
import { isLanguageTaken } from './store/document.ts'
import type { CvStore, TrashedRecord } from './store.ts'
import { withDefaults } from './summary-defaults.ts'

/** The most CVs in a user's trash; one more removes the oldest. */
const TRASH_PLACES = { from: 100, count: 50 }
const TRASH_MS = 30 * 24 * 3_600_000
const BATCH = 100

type Deps = {
  drafts: Pick<DraftService, 'findOwn' | 'replyOf' | 'readOwn'>
  store: CvStore
  history: Pick<HistoryStore, 'removeAll'>
  now: () => Date
  emit: Emit
  log: Pick<Log, 'warn'>
}
type Removals = ReturnType<typeof createItems>

export function createTrashService(deps: Deps) {
  const removals = createItems('removals of CVs', deps)
  return {
    trashCv: trashCv.bind(null, deps, removals),
    listTrash: listTrash.bind(null, deps),
    recoverCv: recoverCv.bind(null, deps),
    emptyTrash: emptyTrash.bind(null, deps, removals),
    removeCv: removeCv.bind(null, deps),
    finishRemovals: finishRemovals.bind(null, deps, removals),
  }
}

/** Moves a CV to the trash, in one write. Throws not_found. */
async function trashCv(deps: Deps, removals: Removals, owner: CvOwner, nanoId: string): Promise<void> {
  const { drafts, store, now, emit } = deps
  for (let attempt = 0; attempt < TRASH_PLACES.count; attempt++) {
    await drafts.findOwn(owner, nanoId)
    const found = await takeSlot(
      () => store.listPlaces(owner.id),
      TRASH_PLACES,
      place => store.trashCv(owner.id, nanoId, place, now()),
    )
    if (found?.written) return emit('cv.changed', { nanoId })
    if (found) throw new Problem('not_found')
    await removeOldest(deps, removals, owner)
  }
  throw new Problem('conflict', { message: 'The trash is being emptied. Please try again.' })
}

/** Removes the CV that has been in the trash the longest. */
async function removeOldest(deps: Deps, removals: Removals, owner: CvOwner): Promise<void> {
  const { store, now } = deps
  const [oldest] = (await store.listTrash(owner.id)).sort((one, other) => +one.trashedAt - +other.trashedAt)
  if (oldest) await store.markExpired(oldest.nanoId, new Date(+oldest.trashedAt + 1), now())
  await finishRemovals(deps, removals)
}

/** The newest first. */
async function listTrash({ store }: Deps, owner: CvOwner): Promise<TrashedCvData[]> {
  const cvs = await store.listTrash(owner.id)
  return cvs.sort((one, other) => +other.trashedAt - +one.trashedAt).map(describe)
}

function describe(cv: TrashedRecord): TrashedCvData {
  const { nanoId, title, content } = withDefaults(cv)
  const removedAfter = new Date(cv.trashedAt.getTime() + TRASH_MS)
  const times = { trashedAt: cv.trashedAt.toISOString(), removedAfter: removedAfter.toISOString() }
  return { id: nanoId, title, name: content.personalDetails.name, ...times }
}

/** Restores a CV from the trash, unpublished. A repeated call changes nothing. Throws not_found or limit_reached. */
async function recoverCv({ drafts, store, now }: Deps, owner: CvOwner, nanoId: string): Promise<CvReply> {
  const found = await store.findKeptCv(nanoId)
  if (found?.userId !== owner.id) throw new Problem('not_found')
  if (!found.trashedAt) return drafts.replyOf(found)
  const taken = await takeSlot(
    () => store.listPlaces(owner.id),
    OWN_PLACES,
    place => recoverAt(store, owner.id, nanoId, place, now()),
  )
  if (!taken) throw noRoom()
  // Null: a concurrent request recovered or removed it.
  return taken.written ? drafts.replyOf(taken.written) : drafts.readOwn(owner, nanoId)
}

/** A CV whose language another one of its group has by now becomes a CV of its own. */
const recoverAt = (store: CvStore, userId: string, nanoId: string, place: number, at: Date) =>
  store.recoverCv(userId, nanoId, place, at).catch((error: unknown) => {
    if (!isLanguageTaken(error)) throw error
    return store.recoverCv(userId, nanoId, place, at, { id: nanoid(), linked: false })
  })

/** Removes CVs that have been in the trash for 30 days. False when some are left. */
async function emptyTrash(deps: Deps, removals: Removals): Promise<boolean> {
  const { store, now } = deps
  const at = now()
  const before = new Date(at.getTime() - TRASH_MS)
  const list = () => store.listExpired(before, BATCH)
  for (let expired = await list(); expired.length > 0; expired = await list()) {
    for (const nanoId of expired) await store.markExpired(nanoId, before, at)
  }
  return finishRemovals(deps, removals)
}

/** Hides the CV immediately, also one in the trash, then removes its data step by step. A repeated call resumes an interrupted one. */
async function removeCv(deps: Deps, owner: CvOwner, nanoId: string): Promise<void> {
  const { store, now, emit } = deps
  if (!(await store.markRemoved(owner.id, nanoId, now()))) throw new Problem('not_found')
  await emit('cv.changed', { nanoId })
  await removeData(deps, nanoId)
}

/** Finishes removals that a crash interrupted. False when some are left. */
const finishRemovals = (deps: Deps, removals: Removals): Promise<boolean> =>
  removals.each(deps.store.listRemoved(), nanoId => removeData(deps, nanoId))

async function removeData({ store, history, emit }: Deps, nanoId: string): Promise<void> {
  await emit('cv.removed', { nanoId })
  await history.removeAll(nanoId)
  await store.removeCv(nanoId)
}
