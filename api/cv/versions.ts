// Records derived from a CV: a version for the history, and the digests of its public sections.
import { publicContent } from '../core/cv/audience.ts'
import { editionDigests } from '../core/cv/sections.ts'
import type { CvRecord } from '../core/cv-record.ts'

export const versionOf = (cv: CvRecord, published: boolean) => {
  const { title, template, style, language, content, version, updatedAt } = cv
  return { cvId: cv.nanoId, version, at: updatedAt, published, title, template, style, language, content }
}

/** The digests of the public sections of this version. */
export const editionOf = ({ nanoId, version, updatedAt, content, privacy }: CvRecord) => ({
  cvId: nanoId,
  version,
  at: updatedAt,
  digests: editionDigests(nanoId, publicContent(content, privacy)),
})
