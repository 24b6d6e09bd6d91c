// The stored versions of a CV: list, read, name, restore.
import type { KeyStore } from '../claims/key-store.ts'
import type { CvVersionData } from '../core/contract/cv.ts'
import type { CvRecord } from '../core/cv-record.ts'
import { listWithCurrent } from '../core/cv-views.ts'
import { Problem } from '../lib/problem.ts'
import { takeSlot } from '../lib/slots.ts'
import type { CvOwner, CvReply } from './drafts/reader.ts'
import type { DraftService } from './drafts/service.ts'
import type { HistoryBudget } from './history-budget.ts'
import type { HistoryStore } from './history-store.ts'
import type { VersionRecord } from './store/versions.ts'
import { versionOf } from './versions.ts'

/** Named versions a CV may have; they are kept beyond the usual number. */
const NAMED = { count: 50 }

type Deps = {
  drafts: DraftService
  history: HistoryStore
  versionDigests: Pick<KeyStore, 'findVersionDigests'>
  budget: HistoryBudget
}

export function createVersionService({ drafts, history, versionDigests, budget }: Deps) {
  /** Throws not_found with the reason in words. */
  async function findKept(cv: CvRecord, version: number): Promise<VersionRecord> {
    const found = version === cv.version ? versionOf(cv, false) : await history.findVersion(cv.nanoId, version)
    if (found) return found
    throw (await versionDigests.findVersionDigests(cv.nanoId, version)) ? onlyDigests() : notKept()
  }

  return {
    async listVersions(owner: CvOwner, nanoId: string) {
      const cv = await drafts.findOwn(owner, nanoId)
      return listWithCurrent(cv, await history.listVersions(nanoId))
    },
    async readVersion(owner: CvOwner, nanoId: string, version: number): Promise<CvVersionData> {
      const cv = await drafts.findOwn(owner, nanoId)
      const { title, template, style, language, content, at } = await findKept(cv, version)
      return { id: String(version), version, at: at.toISOString(), title, template, style, language, content }
    },
    /** Names a version, which is then stored as long as the CV; null or blanks remove the name. */
    async nameVersion(owner: CvOwner, nanoId: string, version: number, given: string | null) {
      const cv = await drafts.findOwn(owner, nanoId)
      const name = given?.trim() || null
      if (version === cv.version && name) {
        await budget.assertRoom(owner.id)
        await history.keepVersion(versionOf(cv, false))
      }
      const kept = (await history.listVersions(nanoId)).find(one => one.version === version)
      if (!kept && version !== cv.version) throw notKept()
      const write = (place: number | null) => history.nameVersion(nanoId, version, { name, place })
      const isFirst = name !== null && kept?.place == null
      const done = isFirst
        ? await takeSlot(() => history.listNamedPlaces(nanoId), NAMED, write)
        : { written: await write(kept?.place ?? null) }
      if (!done) {
        throw new Problem('limit_reached', {
          message: `A CV can have ${NAMED.count} named versions. Remove the name of another version first.`,
        })
      }
      // It was pruned meanwhile.
      if (name && !done.written) throw notKept()
      const named = listWithCurrent(cv, await history.listVersions(nanoId)).find(one => one.version === version)
      if (!named) throw notKept()
      return named
    },
    /** A restore is a new save. The replaced state is kept first, so that the restore can be undone. */
    async restoreCv(owner: CvOwner, nanoId: string, version: number, wanted: number): Promise<CvReply> {
      const cv = await drafts.findOwnAt(owner, nanoId, version)
      const { title, template, style, language, content } = await findKept(cv, wanted)
      return drafts.replyOf(await drafts.saveVersion(owner, cv, { title, template, style, language, content }, true))
    },
  }
}

const onlyDigests = () =>
  new Problem('not_found', {
    message:
      'The text of this version is no longer stored, only the digests of its sections, by which its files can still be compared.',
  })
const notKept = () => new Problem('not_found', { message: 'There is no such version.' })
