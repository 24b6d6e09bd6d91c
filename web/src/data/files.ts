// A CV as downloads, typeset pages and thumbnails.
import { useState } from 'react'
import type { CvTemplateData } from '../../../api/core/contract/files.ts'
import type { ReplyOf } from './contract.ts'
import { cvKey } from './cvs.ts'
import { get, getFile, withQuery } from './fetch.ts'
import { letterKey } from './letters.ts'
import { readAgain } from './passing.ts'
import { type Read, useReadBy, useReadOf } from './read.ts'

/** `public`: without private fields. */
export type Audience = 'owner' | 'public'
/** `unsupported`: characters that are in none of our fonts, so that the file lacks them. */
export type Download = { file: Blob; name: string; unsupported: string[] }
/** `fit`: how the text was made to fit on the requested number of pages. */
type TypesetPage = { file: Blob; pageCount: number; unsupported: string[]; fit?: PageFit | undefined }
/** Sizes of the text in points, as designed and as set. Pages that do not fit stay as designed; `least` is then the fewest pages. */
export type PageFit = { text: { designed: number; set: number } } & (
  | { isFitting: true; isTighter: boolean }
  | { isFitting: false; least: number; lines: number }
)
export type ParserView = ReplyOf<'GET', `/cvs/${string}/ats`>

/** All templates, the default one first. */
export const useTemplates = (): Read<CvTemplateData[]> => useReadOf('/templates', 'templates')

/** A typeset page of the saved draft, counted from 1. Without `template`, in the CV's own. */
export const readPage = (id: string, page: number, audience: Audience, template?: string): Promise<TypesetPage> =>
  readTypeset(withQuery(`${cvKey(id)}/preview.svg`, { page, audience, ...(template && { template }) }), page)

/**
 * The characters that a PDF of a saved CV would lack, read once for each component that asks; none for null. `prepare` saves what was typed
 * since. The download itself reports why a CV cannot be typeset.
 */
export function useUnsupported(
  savedId: string | null,
  prepare: () => Promise<{ id: string } | { problem: string }>,
  audience: Audience,
): readonly string[] {
  const [askedAt] = useState(Date.now)
  const { data } = useReadBy(savedId && `unsupported ${savedId} ${audience} ${askedAt}`, async () => {
    const ready = await prepare()
    return 'id' in ready ? (await readPage(ready.id, 1, audience)).unsupported : []
  })
  return data ?? []
}

export const readLetterPage = (cvId: string, id: string, page: number): Promise<TypesetPage> =>
  readTypeset(withQuery(`${letterKey(cvId, id)}/preview.svg`, { page }), page)

async function readTypeset(path: string, page: number): Promise<TypesetPage> {
  const { body, headers } = await getFile(path)
  const fit = headers.get('x-cv-fit')
  return {
    file: body,
    pageCount: Number(headers.get('x-page-count')) || page,
    unsupported: unsupportedOf(headers),
    fit: fit ? (JSON.parse(fit) as PageFit) : undefined,
  }
}

/** The service queues only a few files per account, so a long list loads its thumbnails four at a time. */
const THUMBNAILS_AT_ONCE = 4
let running = 0
const waiting: (() => void)[] = []

/** The first typeset page of the draft as a small image. */
export async function readThumbnail(id: string): Promise<{ file: Blob }> {
  if (running >= THUMBNAILS_AT_ONCE) await new Promise<void>(resolve => waiting.push(resolve))
  else running++
  try {
    return { file: (await getFile(`${cvKey(id)}/thumbnail.png`)).body }
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

/** The text that an applicant tracking system reads in the PDF of the saved draft, with remarks. */
export const readParserView = (id: string): Promise<ParserView> => readAgain(() => get(`${cvKey(id)}/ats`))

/** A file under the name that the service gives it. */
export async function readFile(path: string): Promise<Download> {
  const { body, headers } = await getFile(path)
  return { file: body, name: nameOf(headers) ?? 'CV', unsupported: unsupportedOf(headers) }
}

/** The file name in `content-disposition` (RFC 6266). */
function nameOf(headers: Headers): string | null {
  const disposition = headers.get('content-disposition') ?? ''
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  try {
    if (encoded) return decodeURIComponent(encoded)
  } catch {
    // Malformed: use the plain name instead.
  }
  return /filename="([^"]+)"/i.exec(disposition)?.[1] ?? null
}

/** The characters of a header like "U+1F600, U+0041". */
function unsupportedOf(headers: Headers): string[] {
  const points = (headers.get('x-cv-unsupported') ?? '').match(/(?<=U\+)[0-9A-F]{1,6}/gi) ?? []
  return points
    .map(point => Number.parseInt(point, 16))
    .flatMap(code => (code <= 0x10ffff ? String.fromCodePoint(code) : []))
}
