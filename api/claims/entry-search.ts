// A search over the entries of the owner's CVs, with the badges that they would have in another CV of the same name.

import { canonicalJson } from '../core/canonical-json.ts'
import { badgeOf } from '../core/claims/claim-words.ts'
import { claimEntryOf } from '../core/claims/verification.ts'
import { foldedWords } from '../core/cv/names.ts'
import { allValues, itemsByPath, kindOf } from '../core/cv/section-values.ts'
import type { CvRecord } from '../core/cv-record.ts'
import { draftName } from '../core/cv-views.ts'
import type { CvOwner } from '../cv/service.ts'
import type { CvStore } from '../cv/store.ts'
import type { ClaimFinder } from './claimed-sections.ts'

type Deps = { cvs: Pick<CvStore, 'listKeptCvs'>; finder: Pick<ClaimFinder, 'find'> }
/** `section`: only entries of this section. `except`: a CV that has no use for its own entries, such as the open one. */
type Query = { q: string; section?: string; except?: string }
type Entry = { cv: CvRecord; path: string; item: Readonly<Record<string, unknown>> }
export type EntrySearch = ReturnType<typeof createEntrySearch>

const MOST = 50

export const createEntrySearch = (deps: Deps) => ({
  /** The entries that have all words of the text, of the CV that was changed last first; equal entries once for each name. */
  search: (owner: CvOwner, query: Query) => search(deps, owner, query),
})

async function search({ cvs, finder }: Deps, { id: userId }: CvOwner, { q, section, except }: Query) {
  const wanted = foldedWords(q)
  // The excepted CV comes first, so that equal entries of other CVs are left out too.
  const rankOf = ({ nanoId, updatedAt }: CvRecord) => (nanoId === except ? Number.MAX_VALUE : updatedAt.getTime())
  const all = (await cvs.listKeptCvs(userId))
    .filter(({ trashedAt }) => !trashedAt)
    .sort((one, other) => rankOf(other) - rankOf(one))
  const seen = new Set<string>()
  const found: Entry[] = []
  for (const cv of all) {
    for (const [path, { id: _id, hidden: _hidden, ...item }] of itemsByPath(cv.content)) {
      if (section !== undefined && kindOf(path) !== section) continue
      const key = `${draftName(cv)} ${kindOf(path)} ${canonicalJson(item)}`
      const words = foldedWords(Object.values(item).flat().join(' '))
      if (seen.has(key) || !wanted.every(word => words.some(one => one.startsWith(word)))) continue
      seen.add(key)
      if (found.length < MOST && cv.nanoId !== except) found.push({ cv, path, item })
    }
  }
  const badges = await badgesOf(finder, found)
  return found.map(({ cv, path, item }) => {
    const { level = 'stated', label = null } = badges.get(`${cv.nanoId} ${path}`) ?? {}
    return { cv: cv.nanoId, title: cv.title, name: draftName(cv), section: path, item, level, label }
  })
}

async function badgesOf(finder: Deps['finder'], found: readonly Entry[]) {
  const badges = new Map<string, { level: string; label: string | null }>()
  for (const cv of new Set(found.map(one => one.cv))) {
    const paths = found.filter(one => one.cv === cv).map(({ path }) => path)
    const all = allValues(cv.content)
    const values = new Map(paths.flatMap(path => (all.has(path) ? [[path, all.get(path)] as const] : [])))
    const claimed = await finder.find(cv.userId, { name: draftName(cv), values })
    for (const [path, section] of claimed.sections) {
      const entry = claimEntryOf(section, claimed)
      badges.set(`${cv.nanoId} ${path}`, { level: entry.level, label: badgeOf(entry)?.label ?? null })
    }
  }
  return badges
}
