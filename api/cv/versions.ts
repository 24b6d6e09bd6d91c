// What is kept of a CV besides its draft: versions to go back to, and what a version said to strangers.
import { publicContent } from '../core/cv/audience.ts'
import { editionDigests } from '../core/cv/section-values.ts'
import type { CvRecord } from '../core/cv-record.ts'

export const versionOf = (cv: CvRecord, published: boolean) => {
  const { title, template, style, language, content, version, updatedAt } = cv
  return { cvId: cv.nanoId, version, at: updatedAt, published, title, template, style, language, content }
}

/** What this version says to strangers, as digests. */
export const editionOf = ({ nanoId, version, updatedAt, content, privacy }: CvRecord) => ({
  cvId: nanoId,
  version,
  at: updatedAt,
  digests: editionDigests(nanoId, publicContent(content, privacy)),
})
