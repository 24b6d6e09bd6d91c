// In which CVs of an account the words of claims are. Pure.
import { claimDigest, digestedWords, digestsOf, factsOf, kindOfPath, type Subject } from '../core/claims/subject.ts'
import { allValues } from '../core/cv/section-values.ts'
import type { CvRecord } from '../core/cv-record.ts'
import { draftName, draftValues, ownDraftValues, shownName, shownValues } from '../core/cv-views.ts'
import type { CvWords } from './claimed-sections.ts'
import type { HolderOf } from './holders.ts'

export type ClaimKey = Subject & Readonly<{ digest: string }>
/** The paths of the sections of a CV that have the words of a claim; empty without any. */
export type Standing = Readonly<{ cv: CvRecord; draft: readonly string[]; published: readonly string[] }>

/** The versions of a CV: the draft for its owner, the draft for strangers, the published version. */
const ownDraft = (cv: CvRecord): CvWords => ({ name: draftName(cv), values: ownDraftValues(cv) })
const openDraft = (cv: CvRecord): CvWords => ({ name: draftName(cv), values: draftValues(cv) })
const published = (cv: CvRecord): CvWords => ({ name: shownName(cv), values: shownValues(cv) })

/** The sections of a version, by path, that have these words. */
function sectionsWith({ holder, kind, scope, digest }: ClaimKey, { name, values }: CvWords, holderOf: HolderOf) {
  if (holderOf(name) !== holder) return []
  return [...values].filter(([path, value]) => {
    const about = scope === 'facts' ? factsOf(value) : value
    return kindOfPath(path) === kind && about !== null && claimDigest({ holder, kind, scope }, about) === digest
  })
}
const pathsWith = (key: ClaimKey, version: CvWords, holderOf: HolderOf) =>
  sectionsWith(key, version, holderOf).map(([path]) => path)

/** The CVs that have these words, in the draft or published. */
export const standingsOf = (key: ClaimKey, cvs: readonly CvRecord[], holderOf: HolderOf): Standing[] =>
  cvs
    .map(cv => ({
      cv,
      draft: pathsWith(key, ownDraft(cv), holderOf),
      published: cv.published ? pathsWith(key, published(cv), holderOf) : [],
    }))
    .filter(({ draft, published }) => draft.length + published.length > 0)

/** A section that strangers can see or could after publishing, with these words: its path and whole value; null without one. */
export function findVisible(key: ClaimKey, cvs: readonly CvRecord[], holderOf: HolderOf) {
  for (const cv of cvs) {
    if (cv.trashedAt) continue
    const [found] = [openDraft(cv), ...(cv.published ? [published(cv)] : [])].flatMap(version =>
      sectionsWith(key, version, holderOf),
    )
    if (found) return { path: found[0], value: found[1] }
  }
  return null
}

/** The digests of all words in these CVs, hidden ones too. */
export function digestsIn(cvs: readonly CvRecord[], holderOf: HolderOf): Set<string> {
  const contents = cvs.flatMap(({ content, published }) => [
    content,
    ...(published ? [published.snapshot.content] : []),
  ])
  const words = contents.flatMap(content => {
    const holder = holderOf(content.personalDetails.name)
    return [...allValues(content)].flatMap(([path, value]) => digestedWords(holder, path, value) ?? [])
  })
  return new Set(words.flatMap(digestsOf))
}
