// Values derived from a CV: a version for the history, the digests of its public sections, and the changes of a save.

import { isDeepStrictEqual } from 'node:util'
import { publicContent } from '../core/cv/audience.ts'
import { publicDigests } from '../core/cv/section-values.ts'
import type { CvRecord } from '../core/cv-record.ts'
import { publicContentOf } from '../core/cv-views.ts'
import { sha256 } from '../lib/sha256.ts'
import type { CvChange } from './store.ts'

export const versionOf = (cv: CvRecord, published: boolean) => {
  const { title, template, style, language, content, version, updatedAt } = cv
  return { cvId: cv.nanoId, version, at: updatedAt, published, title, template, style, language, content }
}

/** The digests of the public sections of this version. */
export const digestsOfVersion = ({ nanoId, version, updatedAt, content, privacy }: CvRecord) => ({
  cvId: nanoId,
  version,
  at: updatedAt,
  digests: publicDigests(publicContent(content, privacy)),
})

/** All public state of a CV that can change without publishing, as one comparable text. */
export const seenByStrangers = (cv: CvRecord): string =>
  cv.published ? JSON.stringify([publicContentOf(cv), cv.indexable, Object.entries(cv.privacy).sort()]) : ''

/** Whether the CV is the result of this save on `version`. */
export function isSaveOf(cv: CvRecord, version: number, change: CvChange): boolean {
  const fields = Object.keys(change) as (keyof CvChange)[]
  const isNext = cv.version === version + 1 && fields.length > 0
  return isNext && fields.every(field => isDeepStrictEqual(cv[field], change[field]))
}

/** Ids for the items without one in a save on `version`; a repeated save gets the same ids. */
export function itemIdsOf(nanoId: string, version: number): () => string {
  let count = 0
  return () => sha256(`${nanoId} ${version} ${++count}`).toString('base64url').slice(0, 12)
}
