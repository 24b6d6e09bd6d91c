// Pictures of CVs: re-encoded, addressed by content, public while the published page shows them.

import type { PictureData } from '../core/contract/picture.ts'
import { pictureIdOf, pictureUrl } from '../core/cv/picture-url.ts'
import type { Picture } from '../lib/picture.ts'
import { Problem } from '../lib/problem.ts'
import { sha256 } from '../lib/sha256.ts'
import type { HistoryStore } from './history-store.ts'
import type { CvOwner, CvService } from './service.ts'
import type { PictureRecord } from './store/pictures.ts'

/** The limit of an upload, in bytes. */
export const PICTURE_BYTES = 2 * 1024 * 1024
/** The longest side of a stored picture, in pixels; a CV shows it at a few centimetres. */
const KEPT_SIDE = 1_024
const PICTURES_PER_CV = 20

type Parts = {
  cvs: CvService
  history: HistoryStore
  /** The re-encoded picture, no side longer than `keptSide`. Throws unsupported_type, too_large or invalid_request. */
  reencode: (upload: Buffer, keptSide: number, by: string) => Promise<Picture>
}

export function createPictures({ cvs, history, reencode }: Parts) {
  return {
    async addPicture(owner: CvOwner, nanoId: string, upload: Buffer): Promise<PictureData> {
      await cvs.findOwn(owner, nanoId)
      const picture = await reencode(upload, KEPT_SIDE, owner.id)
      const pictureId = sha256(picture.bytes).toString('hex')
      if ((await history.countPictures(nanoId)) >= PICTURES_PER_CV && !(await history.findPicture(nanoId, pictureId))) {
        throw new Problem('limit_reached', { message: `A CV can hold ${PICTURES_PER_CV} pictures. Delete one first.` })
      }
      await history.addPicture({ cvId: nanoId, pictureId, ...picture })
      return { id: pictureId, url: pictureUrl(nanoId, pictureId), width: picture.width, height: picture.height }
    },

    /** Any picture of the CV for its owner, the one on the published page for everyone else. */
    async readPicture(
      caller: CvOwner | null,
      nanoId: string,
      pictureId: string,
    ): Promise<PictureRecord & { isPublic: boolean }> {
      const published = await cvs.findPublished(nanoId)
      const isPublic = pictureIdOf(published?.content.personalDetails.imageUrl, nanoId) === pictureId
      if (!isPublic) {
        if (!caller) throw new Problem('not_found')
        await cvs.findOwn(caller, nanoId)
      }
      const picture = await history.findPicture(nanoId, pictureId)
      if (!picture) throw new Problem('not_found')
      return { ...picture, isPublic }
    },

    async removePicture(owner: CvOwner, nanoId: string, pictureId: string): Promise<void> {
      await cvs.findOwn(owner, nanoId)
      if (!(await history.removePicture(nanoId, pictureId))) throw new Problem('not_found')
    },
  }
}
