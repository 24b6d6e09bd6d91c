// One CV in several languages: which public pages of a group link to each other. Pure.
import type { CvRecord } from '../cv-record.ts'

export type Sibling = Pick<CvRecord, 'nanoId' | 'siblings' | 'sharing' | 'language'> & {
  published: { snapshot: { language: string } } | null
}
/** A public page of the same CV in a language. */
export type Alternate = { nanoId: string; language: string }

/**
 * The pages that the page of a CV links to, itself included: those of published CVs without a password and an end, one for each language.
 * None unless it is one of them and the whole group is linked.
 */
export function alternatesOf(nanoId: string, group: readonly Sibling[]): Alternate[] {
  if (!group.every(({ siblings }) => siblings.linked)) return []
  const open = group.filter(({ published, sharing }) => published && !sharing?.password && !sharing?.expiresAt)
  const byLanguage = new Map<string, string>()
  for (const { nanoId, published } of open) {
    const language = published?.snapshot.language ?? ''
    // Two CVs may have been published in the same language before one of them got another: the first made is linked.
    if (!byLanguage.has(language)) byLanguage.set(language, nanoId)
  }
  const found = [...byLanguage].map(([language, nanoId]) => ({ nanoId, language }))
  return found.length > 1 && found.some(one => one.nanoId === nanoId) ? found : []
}
