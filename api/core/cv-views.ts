// Maps a stored CV to replies: the draft for its owner, the published snapshot for strangers, who see nothing of the draft.

import type { CvContentData, CvData, CvSummaryData, CvVersionSummaryData } from './contract/cv.ts'
import { narrowSnapshot, publicContent } from './cv/audience.ts'
import { ownersValues, sectionValues } from './cv/section-values.ts'
import type { CvDraftRecord, CvRecord, CvSummaryRecord } from './cv-record.ts'

const publishedOf = (cv: Pick<CvDraftRecord, 'published'>) =>
  cv.published && { version: cv.published.version, at: cv.published.at.toISOString() }

/** The public value of each section of the draft, by path. */
export const draftValues = (cv: CvRecord): Map<string, unknown> => sectionValues(publicContent(cv.content, cv.privacy))
/** The same, including private personal details, which the owner can attest too. */
export const ownDraftValues = (cv: CvDraftRecord): Map<string, unknown> => ownersValues(cv.content, cv.privacy)

/** The values of the published sections, by path; empty when the CV is not published. */
export function shownValues(cv: CvRecord): Map<string, unknown> {
  const content = publicContentOf(cv)
  return content ? sectionValues(content) : new Map()
}

/** The name on the draft. */
export const draftName = ({ content }: CvDraftRecord): string => content.personalDetails.name
/** The published name; empty when the CV is not published. */
export const shownName = (cv: CvRecord): string => publicContentOf(cv)?.personalDetails.name ?? ''

/** The draft with everything its owner may see. */
export function describeForOwner(cv: CvDraftRecord, verification: CvData['verification'], views: number): CvData {
  const { nanoId, title, template, style, language, content, privacy, indexable, version, rev } = cv
  return {
    id: nanoId,
    nanoId,
    title,
    template,
    style,
    language,
    content,
    privacy,
    verification,
    published: publishedOf(cv),
    indexable,
    version,
    rev,
    createdAt: cv.createdAt.toISOString(),
    updatedAt: cv.updatedAt.toISOString(),
    views,
    siblings: cv.siblings,
    ...(cv.job && { job: cv.job }),
  }
}

/** The public content; null when the CV is not published. */
export function publicContentOf(cv: CvRecord): CvContentData | null {
  if (!cv.published) return null
  const { content, privacy } = cv.published.snapshot
  return narrowSnapshot({ content, privacy }, cv.content, cv.privacy)
}

/** The public view of a CV; null when it is not published. */
export function describeForStrangers(cv: CvRecord, verification: CvData['verification']): CvData | null {
  const content = publicContentOf(cv)
  if (!content || !cv.published) return null
  const { snapshot, version, at } = cv.published
  return {
    id: cv.nanoId,
    nanoId: cv.nanoId,
    // The working title is private.
    title: content.personalDetails.name,
    template: snapshot.template,
    style: snapshot.style,
    language: snapshot.language,
    content,
    privacy: cv.privacy,
    verification,
    published: publishedOf(cv),
    indexable: cv.indexable,
    version,
    rev: cv.rev,
    createdAt: cv.createdAt.toISOString(),
    updatedAt: at.toISOString(),
  }
}

export function summarise(cv: CvSummaryRecord, views: number, letters: CvSummaryData['letters']): CvSummaryData {
  const { nanoId, title, template, style, language, privacy, indexable, version, rev, content, sharing } = cv
  return {
    id: nanoId,
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
    hasPassword: Boolean(sharing?.password),
    expiresAt: sharing?.expiresAt instanceof Date ? sharing.expiresAt.toISOString() : null,
    createdAt: cv.createdAt.toISOString(),
    updatedAt: cv.updatedAt.toISOString(),
    views,
    siblings: cv.siblings,
    letters,
    ...(cv.job && { job: cv.job }),
  }
}

/** The links for one person, newest first, without their addresses. */
export const sentOf = ({ sharing }: CvSummaryRecord): NonNullable<CvSummaryData['sent']> =>
  (sharing?.links ?? []).toReversed().map(({ name, createdAt, version, endedAt }) => ({
    to: name,
    at: createdAt.toISOString(),
    version,
    endedAt: endedAt?.toISOString() ?? null,
  }))

type Kept = { version: number; at: Date; title: string; published: boolean; name?: string | null }

/**
 * The stored versions, newest first, after the current one. The current one is only stored when it is named or the next group of saves
 * begins.
 */
export function listWithCurrent(cv: CvRecord, kept: readonly Kept[]): CvVersionSummaryData[] {
  const own = kept.find(record => record.version === cv.version)
  const { version, updatedAt, title } = cv
  const current = { version, at: updatedAt, title, published: own?.published ?? false, name: own?.name ?? null }
  const earlier = kept.filter(record => record.version < version)
  return [current, ...earlier].map(({ version, at, title, published, name }, index) => ({
    id: String(version),
    version,
    at: at.toISOString(),
    title,
    name: name ?? null,
    published,
    current: index === 0,
  }))
}
