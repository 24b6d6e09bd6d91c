// How a stored CV is shown: the draft to its owner, the snapshot to strangers. Nothing of the draft reaches strangers.

import type { Judge } from './claims/claims.ts'
import { digestIn, ownersVerification, strangersVerification } from './claims/verification.ts'
import type { CvContentData, CvData, CvSummaryData, CvVersionSummaryData } from './contract/cv.ts'
import { narrowSnapshot, publicContent } from './cv/audience.ts'
import { ownersValues, pathsOf, sectionValues } from './cv/section-values.ts'
import type { CvRecord, CvSummaryRecord } from './cv-record.ts'

const publishedOf = (cv: Pick<CvRecord, 'published'>) =>
  cv.published && { version: cv.published.version, at: cv.published.at.toISOString() }

/** What each section of the draft would say to strangers, by path. */
export const draftValues = (cv: CvRecord): Map<string, unknown> => sectionValues(publicContent(cv.content, cv.privacy))
/** The same with every personal detail, private ones too: what its owner can attest. */
export const ownDraftValues = (cv: CvRecord): Map<string, unknown> => ownersValues(cv.content, cv.privacy)

/** What each section says to strangers now; nothing when the CV is not published. */
export function shownValues(cv: CvRecord): Map<string, unknown> {
  const content = publicContentOf(cv)
  return content ? sectionValues(content) : new Map()
}

/** The name on the draft. */
export const draftName = ({ content }: CvRecord): string => content.personalDetails.name
/** The name that strangers read now; empty when the CV is not published. */
export const shownName = (cv: CvRecord): string => publicContentOf(cv)?.personalDetails.name ?? ''

/** A section in the owner's draft and in what strangers see: its digest, null where it says nothing, and the name on the CV. */
export const digestsOf = (cv: CvRecord, path: string) => ({
  draft: { digest: digestIn({ ...cv, values: ownDraftValues(cv) }, path), name: draftName(cv) },
  shown: { digest: digestIn({ ...cv, values: shownValues(cv) }, path), name: shownName(cv) },
})

/** The draft with everything its owner may see. */
export function describeForOwner(cv: CvRecord, views: number, judge: Judge): CvData {
  const { nanoId, title, template, style, language, content, privacy, indexable, version, rev } = cv
  return {
    nanoId,
    title,
    template,
    style,
    language,
    content,
    privacy,
    verification: ownersVerification(
      { ...cv, name: draftName(cv), values: ownDraftValues(cv) },
      pathsOf(content),
      judge,
    ),
    published: publishedOf(cv),
    indexable,
    version,
    rev,
    createdAt: cv.createdAt.toISOString(),
    updatedAt: cv.updatedAt.toISOString(),
    views,
  }
}

/** What strangers may see of the content now; null when the CV is not published. */
export function publicContentOf(cv: CvRecord): CvContentData | null {
  if (!cv.published) return null
  const { content, privacy } = cv.published.snapshot
  return narrowSnapshot({ content, privacy }, cv.content, cv.privacy)
}

/** The published snapshot as strangers see it; null when there is none. */
export function describeForStrangers(cv: CvRecord, judge: Judge): CvData | null {
  const content = publicContentOf(cv)
  if (!content || !cv.published) return null
  const { snapshot, version, at } = cv.published
  const { name } = content.personalDetails
  return {
    nanoId: cv.nanoId,
    // The working title is the owner's alone.
    title: content.personalDetails.name,
    template: snapshot.template,
    style: snapshot.style,
    language: snapshot.language,
    content,
    privacy: cv.privacy,
    verification: strangersVerification({ ...cv, name, values: sectionValues(content) }, judge),
    published: publishedOf(cv),
    indexable: cv.indexable,
    version,
    rev: cv.rev,
    createdAt: cv.createdAt.toISOString(),
    updatedAt: at.toISOString(),
  }
}

export function summarise(cv: CvSummaryRecord, views: number): CvSummaryData {
  const { nanoId, title, template, style, language, privacy, indexable, version, rev, content } = cv
  return {
    nanoId,
    title,
    template,
    style,
    language,
    privacy,
    published: publishedOf(cv),
    indexable,
    version,
    rev,
    name: content.personalDetails.name,
    createdAt: cv.createdAt.toISOString(),
    updatedAt: cv.updatedAt.toISOString(),
    views,
  }
}

/** The kept versions, newest first, headed by the current one (which is kept when the next group begins). */
export function listWithCurrent(
  cv: CvRecord,
  kept: readonly { version: number; at: Date; title: string; published: boolean }[],
): CvVersionSummaryData[] {
  const earlier = kept.filter(record => record.version < cv.version)
  const isPublished = kept.some(record => record.version === cv.version && record.published)
  const current = { version: cv.version, at: cv.updatedAt, title: cv.title, published: isPublished, current: true }
  return [current, ...earlier.map(record => ({ ...record, current: false }))].map(
    ({ version, at, title, published, current }) => ({ version, at: at.toISOString(), title, published, current }),
  )
}
