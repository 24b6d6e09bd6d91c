// A CV as files and typeset pages: fetched with the bearer, which an <img> or a link cannot send. Knows no screen.
import type { CvTemplateData, ParserRemarkData } from '../../../api/core/contract/cv.ts'
import { cvKey, exportResume } from './cvs.ts'
import { get, getFile } from './fetch.ts'
import { type Read, useRead } from './read.ts'

/** `public`: without what the person keeps private. */
export type Audience = 'owner' | 'public'
export type FileKind = 'pdf' | 'docx' | 'markdown' | 'text' | 'json'
/** `unsupported`: characters that no font of ours has, shown as an empty box. */
export type Download = { file: Blob; name: string; unsupported: string[] }
export type TypesetPage = { file: Blob; pageCount: number; unsupported: string[] }
export type ParserView = { text: string; remarks: ParserRemarkData[] }

export const templatesKey = '/templates'

/** All templates, the default one first. */
export function useTemplates(): Read<CvTemplateData[]> {
  const read = useRead<{ templates: CvTemplateData[] }>(templatesKey)
  return { ...read, data: read.data?.templates }
}

/** One typeset page of the draft as it is saved, counted from 1; without `template` in the CV's own. */
export async function readPage(id: string, page: number, audience: Audience, template?: string): Promise<TypesetPage> {
  const query = new URLSearchParams({ page: String(page), audience, ...(template && { template }) })
  const { body, headers } = await getFile(`${cvKey(id)}/preview.svg?${query}`)
  return { file: body, pageCount: Number(headers.get('x-page-count')) || page, unsupported: unsupportedOf(headers) }
}

/** Of one account only a few files may wait to be made: a list of fifty CVs asks for its pictures four at a time. */
const THUMBNAILS_AT_ONCE = 4
let underWay = 0
const waiting: (() => void)[] = []

/** The first typeset page of the draft as a small picture. */
export async function readThumbnail(id: string): Promise<{ file: Blob }> {
  if (underWay >= THUMBNAILS_AT_ONCE) await new Promise<void>(resolve => waiting.push(resolve))
  else underWay++
  try {
    return { file: (await getFile(`${cvKey(id)}/thumbnail.png`)).body }
  } finally {
    const next = waiting.shift()
    if (next) next()
    else underWay--
  }
}

/** What a parser reads in the PDF of the draft as it is saved, and what would help it. */
export const readParserView = (id: string): Promise<ParserView> => get(`${cvKey(id)}/ats`)

/** A finished file of the draft, named after the person. PDF and DOCX reject with `plan_required` without Pro. */
export async function readDownload(id: string, kind: FileKind, audience: Audience): Promise<Download> {
  if (kind === 'json') return resumeFile(id)
  const { body, headers } = await getFile(`${cvKey(id)}/${kind}?${new URLSearchParams({ audience })}`)
  return { file: body, name: nameOf(headers) ?? `CV.${kind}`, unsupported: unsupportedOf(headers) }
}

async function resumeFile(id: string): Promise<Download> {
  const resume = await exportResume(id)
  const { name } = (resume.basics ?? {}) as { name?: string }
  const file = new Blob([JSON.stringify(resume, null, 2)], { type: 'application/json' })
  return { file, name: `${name?.trim() || 'CV'}.json`, unsupported: [] }
}

/** The name in `content-disposition`, as RFC 6266 has it; the browser takes out what its file system refuses. */
function nameOf(headers: Headers): string | null {
  const disposition = headers.get('content-disposition') ?? ''
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  try {
    if (encoded) return decodeURIComponent(encoded)
  } catch {
    // Not encoded as it should be: the plain one is there too.
  }
  return /filename="([^"]+)"/i.exec(disposition)?.[1] ?? null
}

/** "U+1F600, U+0041" as the characters themselves. */
function unsupportedOf(headers: Headers): string[] {
  const points = (headers.get('x-cv-unsupported') ?? '').match(/(?<=U\+)[0-9A-F]{1,6}/gi) ?? []
  return points
    .map(point => Number.parseInt(point, 16))
    .flatMap(code => (code <= 0x10ffff ? String.fromCodePoint(code) : []))
}
