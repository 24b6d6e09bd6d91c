// JSON Resume in and out, as pure rules: a document becomes the content of a CV, and that content a document again.
// Where the CV came from a document, that document is the base and only what was edited differs. Knows no store, no clock.

import type { CvContentData } from '../core/contract/cv.ts'
import { parseLink } from '../core/cv/content.ts'
import { type Raw, readText } from './json-resume/lens.ts'
import { patchResume, readContent, unmappedOf } from './json-resume/mapping.ts'
import { isSchemaUri, SCHEMA_URL } from './json-resume/validator.ts'

export { resumeProblems } from './json-resume/problems.ts'

/** What is kept of an import for the way back: the document as JSON text, and the name that was put in for a missing one. */
export type ResumeOrigin = { resume: string; name: string | null }

export type ImportedResume = {
  content: CvContentData
  title: string
  /** BCP 47; absent where the document does not say. */
  language?: string
  /** JSON pointers of what is kept but not shown. */
  unmapped: string[]
  origin: ResumeOrigin
}

export type ResumeExport = {
  content: CvContentData
  /** BCP 47. */
  language: string
  /** The imported document; null for a CV made here and for everything that strangers get. */
  origin: ResumeOrigin | null
  /** Where the CV is published; absent when it is not. */
  publishedUrl?: string | null
  version: number
  updatedAt: Date | string
}

const objectAt = (resume: Raw, key: string): Raw => (resume[key] ?? {}) as Raw
const firstOf = (text: string, max: number) => Array.from(text).slice(0, max).join('')

function languageOf(resume: Raw): string | undefined {
  const language = readText(objectAt(resume, 'meta'), 'x-language')
  return /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(language) && language.length <= 35 ? language : undefined
}

/**
 * Takes in a document for which `resumeProblems` found nothing. `accountName` stands where the document has no name.
 * The ids of the items follow from their places, so that the export finds each again.
 */
export function importResume(resume: unknown, accountName: string): ImportedResume {
  const raw = resume as Raw
  const isNamed = readText(objectAt(raw, 'basics'), 'name').trim() !== ''
  const fallback = firstOf(accountName.trim(), 200) || 'Your name'
  const content = readContent(raw, fallback)
  const { name, profession } = content.personalDetails
  const language = languageOf(raw)
  return {
    content,
    title: firstOf(profession?.trim() ? `${name}, ${profession}` : name, 200),
    ...(language && { language }),
    unmapped: unmappedOf(raw),
    origin: { resume: JSON.stringify(resume), name: isNamed ? null : fallback },
  }
}

/** A picture's address on our own site, made absolute where we know the site. */
function withAbsolutePicture(content: CvContentData, publishedUrl: string | null | undefined): CvContentData {
  const { imageUrl } = content.personalDetails
  const page = parseLink(publishedUrl ?? '')
  if (!imageUrl?.startsWith('/') || !page) return content
  const absolute = new URL(imageUrl, page).href
  return { ...content, personalDetails: { ...content.personalDetails, imageUrl: absolute } }
}

function freshMeta({ publishedUrl, version, updatedAt, language }: ResumeExport): Raw {
  const at = typeof updatedAt === 'string' ? updatedAt : updatedAt.toISOString()
  return {
    ...(publishedUrl && isSchemaUri(publishedUrl) ? { canonical: publishedUrl } : {}),
    version: `v${version}.0.0`,
    lastModified: at.slice(0, 19),
    ...(language && language !== 'en' ? { 'x-language': language } : {}),
  }
}

/**
 * The document, a plain JSON object that the official schema accepts. What the schema has no place or format for goes
 * to keys that begin with x-. Pass what the reader may see: for strangers public content, and no origin.
 */
export function exportResume(input: ResumeExport): Raw {
  const { content, origin, publishedUrl } = input
  const base: Raw = origin ? JSON.parse(origin.resume) : { $schema: SCHEMA_URL }
  const isOldPicture = objectAt(base, 'basics').image === content.personalDetails.imageUrl
  const shown = isOldPicture ? content : withAbsolutePicture(content, publishedUrl)
  const resume = patchResume(base, origin?.name ?? '', shown)
  return origin ? resume : { ...resume, meta: { ...freshMeta(input), ...objectAt(resume, 'meta') } }
}
