// Files that can be imported as a CV: their kinds, and the fields of a JSON Resume in words.
import { RESUME_LISTS } from '../../../api/core/cv/order.ts'
import type { Resume } from '../data/cvs.ts'
import type { ApiProblem, FieldProblem } from '../data/fetch.ts'
import { isIndex, keysOf, spelled } from '../data/field-names.ts'

/** `field` in words; '' for the whole document. */
export type Remark = { field: string; message: string }
export type Refusal = { message: string; errors: Remark[] }

export const ACCEPT = '.pdf,.docx,.zip,.xml,.json,.yaml,.yml,.md,.txt'
export const KINDS_IN_WORDS = 'PDF, Word, LinkedIn’s export, Europass or JSON Resume'

/** Metadata of the document, which belongs on no CV, and unplaced texts, which have a message of their own. */
const METADATA = /^\/(\$schema|meta|x-unplaced)(\/|$)/
const MAX_BYTES = 256 * 1024

/** The JSON Resume in a file; null for files of other kinds, other programs' JSON included. */
export async function jsonResumeIn(file: File): Promise<Resume | null> {
  if (file.size > MAX_BYTES) return null
  try {
    const value = JSON.parse(await file.text())
    const keys = Object.keys(value)
    return ['basics', ...RESUME_LISTS].some(name => keys.includes(name)) && !keys.includes('sections') ? value : null
  } catch {
    return null
  }
}

/** The fields of a document that are stored but shown on no page, in words. */
export const keptInWords = (unmapped: string[], resume: object): string[] =>
  unmapped.filter(path => !METADATA.test(path)).map(path => pathInWords(path, resume))

export const refusal = ({ message, errors }: ApiProblem, resume: unknown): Refusal => ({
  message,
  errors: errors.map(({ path, message }) => remarkOf({ path: path.replace(/^\/resume(?=\/|$)/, ''), message }, resume)),
})
const remarkOf = ({ path, message }: FieldProblem, resume: unknown): Remark => ({
  field: pathInWords(path, resume),
  message,
})

/** A JSON pointer into `whole`, in words: "Work › Kaveri Data › Start date". Entries without a name are numbered. */
function pathInWords(pointer: string, whole: unknown): string {
  let inner = whole
  const steps = keysOf(pointer).map(step => {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~')
    inner = (inner as Record<string, unknown> | null | undefined)?.[key]
    return isIndex(key) ? (nameIn(inner) ?? `entry ${Number(key) + 1}`) : spelled(key)
  })
  return steps.join(' › ')
}

/** The name of an entry of a JSON Resume document. */
function nameIn(entry: unknown): string | undefined {
  const { name, institution, title, organization, network, language } = (entry ?? {}) as Record<string, unknown>
  const names = [name, institution, title, organization, network, language]
  return names.find(one => typeof one === 'string' && one.trim() !== '') as string | undefined
}
