// Files that can be imported as a CV: their kinds, and the fields of a JSON Resume in words.
import { isIndex, keysOf, spelled } from '../data/field-names.ts'

export const ACCEPT = '.pdf,.docx,.zip,.xml,.json,.yaml,.yml,.md,.txt'
export const KINDS_IN_WORDS = 'PDF, Word, LinkedIn’s export, Europass or JSON Resume'

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
