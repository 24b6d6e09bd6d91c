// Files that can be imported as a CV: their kinds, and the fields of a JSON Resume in words.
import { ApiProblem } from '../data/fetch.ts'
import { isIndex, keysOf, spelled } from '../data/field-names.ts'

export const ACCEPT = '.pdf,.docx,.zip,.xml,.json,.yaml,.yml,.md,.txt'
export const KINDS_IN_WORDS = 'PDF, Word, LinkedIn’s export, Europass or JSON Resume'

const MAX_MIB = 10

/** Why a file cannot be read, as far as that is known without sending it. */
export async function problemOfFile(file: File): Promise<string | null> {
  if (file.size > MAX_MIB * 1024 * 1024)
    return `This file is larger than ${MAX_MIB} MB. Choose one without large pictures, or only its pages with the CV.`
  try {
    // Folders and files that were moved meanwhile fail here, and not as a lost connection.
    await file.slice(0, 1).arrayBuffer()
  } catch {
    return 'This file could not be opened. Is it a folder, or was it moved or removed meanwhile? Choose it again.'
  }
  return file.size === 0 ? 'This file is empty. Choose the file again, or another copy of it.' : null
}

/** `mayPass`: the same file may be read at another attempt. */
export type Refusal = { message: string; mayPass: boolean }

export function refusalOfFile(error: unknown): Refusal {
  if (!(error instanceof ApiProblem)) throw error
  // Not the file is at fault: the connection, the session, a limit, or the service.
  const mayPass = [0, 401, 429].includes(error.status) || error.status >= 500
  return { message: error.message, mayPass }
}

/** Metadata of the document, which belongs on no CV, and unplaced texts, which have a message of their own. */
const METADATA = /^\/(\$schema|meta|x-unplaced)(\/|$)/

/** The fields of a document that are stored but shown on no page, in words. */
export const keptInWords = (unmapped: string[], resume: object): string[] =>
  unmapped.filter(path => !METADATA.test(path)).map(path => pathInWords(path, resume))

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
