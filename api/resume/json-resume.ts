// Import and export of JSON Resume. A CV that was imported is exported as the original document, changed only where the CV was edited.
// Pure.

import type { CvContentData } from '../core/contract/cv.ts'
import { parseLink } from '../core/cv/content.ts'
import { type Item, type Raw, readText } from './json-resume/lens.ts'
import { listOf } from './json-resume/lists.ts'
import { patchResume, readContent, unmappedOf } from './json-resume/mapping.ts'
import { isSchemaUri, SCHEMA_URL } from './json-resume/validator.ts'
import { type KeptIds, withImportedIds } from './kept-ids.ts'

export { resumeProblems } from './json-resume/problems.ts'

/**
 * The data of an import that the export needs: the document as JSON text, the name that replaced a missing one, and the ids that items
 * kept.
 */
export type ResumeOrigin = { resume: string; name: string | null; ids?: KeptIds }

export type ImportedResume = {
  content: CvContentData
  title: string
  /** BCP 47; absent when the document has none. */
  language?: string
  /** JSON pointers of values that are stored but not displayed. */
  unmapped: string[]
  origin: ResumeOrigin
}

export type ResumeExport = {
  content: CvContentData
  /** BCP 47. */
  language: string
  /** The imported document; null for a CV that was not imported, and for public exports. */
  origin: ResumeOrigin | null
  /** The public URL; absent when the CV is not published. */
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
 * Imports a document for which `resumeProblems` found nothing. `accountName` is used when the document has no name. The ids of items
 * are made of their indexes, so that the export finds each item again.
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

/** Makes the relative URL of an uploaded picture absolute, if the document has it so or the public URL of the CV is known. */
function withAbsolutePicture(content: CvContentData, image: string, publishedUrl: string | undefined | null) {
  const { imageUrl } = content.personalDetails
  if (!imageUrl?.startsWith('/') || image === imageUrl) return content
  const page = parseLink(image.endsWith(imageUrl) ? image : (publishedUrl ?? ''))
  if (!page) return content
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

const THEME_TEXTS = { volunteer: ['organization', 'position'], certificates: ['name'], awards: ['title'] } as const

/** Adds what themes read of every resume, although the schema does not require it. An import reads an empty text as absent. */
function forThemes(resume: Raw): Raw {
  const withTexts = (list: unknown, keys: readonly string[]) => {
    const empty = Object.fromEntries(keys.map(key => [key, '']))
    return listOf(list).map(item => ({ ...empty, ...(item as Raw) }))
  }
  const { location = {}, profiles, ...basics } = objectAt(resume, 'basics')
  const lists = Object.entries(THEME_TEXTS).filter(([name]) => name in resume)
  return {
    ...resume,
    basics: { ...basics, location, profiles: withTexts(profiles, ['network', 'username']) },
    ...Object.fromEntries(lists.map(([name, keys]) => [name, withTexts(resume[name], keys)])),
  }
}

/** The key of `meta` for the hash of the text that a carried document belongs to. */
export const TEXT_HASH = 'x-text'

/** The document that a file of a CV carries: what the file shows, and the hash of its text, which is filled in when the text is known. */
export function carriedResume({ personalDetails, ...content }: CvContentData, language: string, hash: string): Raw {
  const { imageUrl: _, ...details } = personalDetails
  const shown = { ...content, personalDetails: details }
  for (const name of ['skills', 'languages'] as const) {
    // These layouts show names only.
    if (!/^(list|line)$/.test(content.sections?.[name]?.layout ?? '')) continue
    const items = content[name]?.map(({ level: _, ...item }: Item) => (item.cefr ? item : { ...item, fluency: '' }))
    if (items) Object.assign(shown, { [name]: items })
  }
  const { meta, ...resume } = exportResume({ content: shown, language, origin: null, version: 1, updatedAt: '' })
  const { version: _version, lastModified: _at, ...kept } = meta as Raw
  return { ...resume, meta: { ...kept, [TEXT_HASH]: hash } }
}

/**
 * The document, as a plain JSON object that conforms to the official schema. Values without a key or a valid format in the schema get keys
 * that begin with x-. The caller passes only content that the reader may see: for strangers public content, and no origin.
 */
export function exportResume(input: ResumeExport): Raw {
  const { origin, publishedUrl, language } = input
  const base: Raw = origin ? JSON.parse(origin.resume) : { $schema: SCHEMA_URL }
  const content = withImportedIds(input.content, origin?.ids)
  const shown = withAbsolutePicture(content, readText(objectAt(base, 'basics'), 'image'), publishedUrl)
  const resume = patchResume(base, origin?.name ?? '', shown)
  if (!origin) return { ...forThemes(resume), meta: { ...freshMeta(input), ...objectAt(resume, 'meta') } }
  const isOtherLanguage = (languageOf(base) ?? language) !== language
  return isOtherLanguage ? { ...resume, meta: { ...objectAt(resume, 'meta'), 'x-language': language } } : resume
}
