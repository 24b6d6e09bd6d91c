// Records derived from a CV: a version for the history, and the digests of its public sections.
import { publicContent } from '../core/cv/audience.ts'
import { publicDigests } from '../core/cv/section-values.ts'
import type { CvRecord } from '../core/cv-record.ts'

export const versionOf = (cv: CvRecord, published: boolean) => {
  const { title, template, style, language, content, version, updatedAt } = cv
  return { cvId: cv.nanoId, version, at: updatedAt, published, title, template, style, language, content }
}

/** The digests of the public sections of this version. */
export const digestsOfVersion = ({ nanoId, version, updatedAt, content, privacy }: CvRecord) => ({
  cvId: nanoId,
  version,
  at: updatedAt,
  digests: publicDigests(nanoId, publicContent(content, privacy)),
})
