// The trash: a deleted CV stays there, unpublished and hidden, until its owner takes it out or 30 days have passed.
import type { TrashedCvData } from '../core/contract/cv.ts'
import type { Emit } from '../events.ts'
import { Problem } from '../lib/problem.ts'
import { takeSlot } from '../lib/slots.ts'
import { type CvOwner, type CvReply, type DraftService, noRoom, OWN_PLACES } from './draft-service.ts'
import { mendSummary } from './mend.ts'
import type { CvStore, TrashedRecord } from './store.ts'

/** CVs that the trash of a user holds; the oldest is removed when one more comes. */
const TRASH_PLACES = { from: 100, count: 50 }
const KEPT_MS = 30 * 24 * 3_600_000
const BATCH = 100

type Parts = { drafts: DraftService; store: CvStore; now: () => Date; emit: Emit }

const removedAfter = ({ trashedAt }: TrashedRecord) => new Date(trashedAt.getTime() + KEPT_MS)

export function createTrashService({ drafts, store, now, emit }: Parts) {
  const listTaken = (owner: CvOwner) => () => store.listPlaces(owner.id)

  /** Removes the CV that has been in the trash the longest. */
  async function makeRoom(owner: CvOwner): Promise<void> {
    const [oldest] = (await store.listTrash(owner.id)).sort((one, other) => +one.trashedAt - +other.trashedAt)
    if (oldest) await store.markExpired(oldest.nanoId, new Date(+oldest.trashedAt + 1), now())
    await drafts.finishRemovals()
  }

  return {
    /** Moves a CV to the trash, in one write. Throws not_found. */
    async trashCv(owner: CvOwner, nanoId: string): Promise<void> {
      for (let attempt = 0; attempt < TRASH_PLACES.count; attempt++) {
        await drafts.findOwn(owner, nanoId)
        const found = await takeSlot(listTaken(owner), TRASH_PLACES, place =>
          store.trashCv(owner.id, nanoId, place, now()),
        )
        if (!found) await makeRoom(owner)
        else if (!found.written) throw new Problem('not_found')
        else return emit('cv.changed', { nanoId })
      }
      throw new Problem('conflict', { message: 'The trash is being emptied. Please try again.' })
    },

    /** The newest first. */
    async listTrash(owner: CvOwner): Promise<TrashedCvData[]> {
      const cvs = await store.listTrash(owner.id)
      return cvs
        .sort((one, other) => +other.trashedAt - +one.trashedAt)
        .map(cv => {
          const { nanoId, title, content } = mendSummary(cv)
          const { name } = content.personalDetails
          const times = { trashedAt: cv.trashedAt.toISOString(), removedAfter: removedAfter(cv).toISOString() }
          return { nanoId, title, name, ...times }
        })
    },

    /** Takes a CV out of the trash, unpublished. A repeated call changes nothing. Throws not_found or limit_reached. */
    async recoverCv(owner: CvOwner, nanoId: string): Promise<CvReply> {
      const kept = await store.findKeptCv(nanoId)
      if (kept?.userId !== owner.id) throw new Problem('not_found')
      if (!kept.trashedAt) return drafts.replyOf(kept)
      const found = await takeSlot(listTaken(owner), OWN_PLACES, place => store.recoverCv(owner.id, nanoId, place))
      if (!found) throw noRoom()
      // Another request took it out, or removed it, first.
      return found.written ? drafts.replyOf(found.written) : drafts.readOwn(owner, nanoId)
    },

    /** Removes what has been in the trash for 30 days. False when some is left. */
    async emptyTrash(): Promise<boolean> {
      const at = now()
      const before = new Date(at.getTime() - KEPT_MS)
      const list = () => store.listExpired(before, BATCH)
      for (let expired = await list(); expired.length > 0; expired = await list()) {
        for (const nanoId of expired) await store.markExpired(nanoId, before, at)
      }
      return drafts.finishRemovals()
    },
  }
}
