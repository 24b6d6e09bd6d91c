// The kept versions of a CV: listed, read, and made the draft again.

import type { CvVersionData } from '../core/contract/cv.ts'
import { listWithCurrent } from '../core/cv-views.ts'
import { takeOutFormat } from '../core/format-characters.ts'
import { Problem } from '../lib/problem.ts'
import type { CvOwner, CvReply, DraftService } from './draft-service.ts'
import type { HistoryStore } from './history-store.ts'
import { versionOf } from './versions.ts'

type Parts = { drafts: DraftService; history: HistoryStore }

export function createVersionService({ drafts, history }: Parts) {
  return {
    async listVersions(owner: CvOwner, nanoId: string) {
      const cv = await drafts.findOwn(owner, nanoId)
      return listWithCurrent(cv, await history.listVersions(nanoId))
    },
    async readVersion(owner: CvOwner, nanoId: string, version: number): Promise<CvVersionData> {
      const cv = await drafts.findOwn(owner, nanoId)
      const found = version === cv.version ? versionOf(cv, false) : await history.findVersion(nanoId, version)
      if (!found) throw new Problem('not_found', { message: 'This version was not kept.' })
      const { title, template, style, language, content, at } = found
      return { version, at: at.toISOString(), title, template, style, language, content }
    },
    /** A restore is a new save. The replaced state is kept first, so that the restore can be undone. */
    async restoreCv(owner: CvOwner, nanoId: string, version: number, wanted: number): Promise<CvReply> {
      const cv = await drafts.findOwnAt(owner, nanoId, version)
      const found = wanted === cv.version ? versionOf(cv, false) : await history.findVersion(nanoId, wanted)
      if (!found) throw new Problem('not_found', { message: 'This version was not kept.' })
      const { title, template, style, language, content } = structuredClone(found)
      takeOutFormat(content)
      return drafts.replyOf(await drafts.saveVersion(cv, { title, template, style, language, content }, true))
    },
  }
}
