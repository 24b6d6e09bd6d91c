// The draft's claims in the form: badges on item cards and single fields, hints at changes that end a badge, and the actions on claims. The
// code is fetched only for CVs with claims and for open cards.
import { createContext, type ReactNode, useContext, useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { Badge } from '../../../../api/core/claims/claim-words.ts'
import type { CvContentData, CvData } from '../../../../api/core/contract/cv.ts'
import { loadReaderTexts } from '../../../../api/core/reader-words/load.ts'
import { type ReaderWords, readerWordsIn } from '../../../../api/core/reader-words/words.ts'
import { BadgeLabel, type Badges } from '../../cv/badge.tsx'
import { useKnownCv } from '../../data/cvs.ts'
import type { BadgesByPath } from '../preview/preview-badges.ts'
import type { EditorDocument, Path } from '../session/document.ts'
import { useCvForm, useEditorState } from '../steps/form-context.tsx'
import type { Hints } from './claim-hints.tsx'
import '../steps/field.css'

type Code = Awaited<ReturnType<typeof loadCode>>
type Claims = { code: Code; cv: CvData; badges: BadgesByPath; hints: Hints }
const loadCode = async () => ({
  ...(await import('../preview/preview-badges.ts')),
  ...(await import('./claim-hints.tsx')),
})
const ClaimsContext = createContext<Claims | null>(null)

export function ClaimBadges({ children }: { children: ReactNode }) {
  const document = useDeferredValue(useEditorState(state => state.document))
  const cv = useKnownCv(useEditorState(state => state.cvId))
  const [code, setCode] = useState<Code | null>(null)
  const [hints, setHints] = useState<Hints>(new Map())
  const isWanted = cv !== undefined && isClaimed(cv)
  useEffect(() => {
    if (!isWanted) return
    // Optional: if it does not load, the Proof view still shows the claims.
    loadCode().then(setCode, () => undefined)
  }, [isWanted])
  const badges = useMemo(
    () => (isWanted && code ? code.badgesByPath(cv, document, false) : null),
    [isWanted, code, cv, document],
  )
  const claims = useMemo(() => (badges && code && cv ? { code, cv, badges, hints } : null), [code, cv, badges, hints])
  return (
    <ClaimsContext value={claims}>
      {claims && (
        <claims.code.ClaimHints cv={claims.cv} document={document} badges={claims.badges} onHints={setHints} />
      )}
      {children}
    </ClaimsContext>
  )
}

/** Whether a section has a claim, or had one. */
export function isClaimed({ verification }: CvData): boolean {
  const { personalDetails, profile_summary, ...maps } = verification
  const entries = [
    profile_summary,
    ...[personalDetails.fields, ...Object.values(maps)].flatMap(map => Object.values(map)),
  ]
  return entries.some(({ level, attestation, former }) => level !== 'stated' || attestation !== null || former)
}

/** English until the texts of the CV's language are loaded, and when they cannot be. */
function useReaderWords(language: string, isWanted: boolean): ReaderWords {
  const [, setLoaded] = useState('')
  useEffect(() => {
    if (!isWanted) return
    loadReaderTexts(language).then(
      () => setLoaded(language),
      () => undefined,
    )
  }, [language, isWanted])
  return readerWordsIn(language)
}

/** The badges on the preview, in the language of the CV; null without claims. */
export function useBadges(document: EditorDocument, shown: CvContentData, asStranger: boolean): Badges | null {
  const claims = useContext(ClaimsContext)
  const words = useReaderWords(document.language, claims !== null)
  return useMemo(() => {
    if (!claims) return null
    const { code, cv } = claims
    const badges = code.badgesByPath(cv, document, asStranger, words)
    return { at: code.badgesByPointer(badges, shown, words), verifyUrl: null, words }
  }, [claims, document, shown, asStranger, words])
}

/** The path of a section's claims: `content.education.other.x` -> `education.x`. */
function sectionAt(path: Path): string {
  const section = path.replace(/^content\./, '').replace(/^education\.other\./, 'education.')
  return section === 'profileSummary' ? 'profile_summary' : section
}

const useClaimBadge = (path: Path): Badge | null => useContext(ClaimsContext)?.badges.get(sectionAt(path)) ?? null

/** The hint that the change of this field ends a badge; null without one. */
export const useClaimHint = (path: Path): string | null => useContext(ClaimsContext)?.hints.get(path) ?? null

export function ClaimHint({ path }: { path: Path }) {
  const words = useClaimHint(path)
  return words === null ? null : <p className="claim-warning">{words}</p>
}

/** The former words of a single field that lost its badge, with the ways back. */
export function FieldClaims({ path, name }: { path: Path; name: string }) {
  return useClaimBadge(path)?.kind === 'changed' ? <ItemClaims path={path} name={name} isSingle /> : null
}

export function ItemBadge({ path }: { path: Path }) {
  const badge = useClaimBadge(path)
  return badge && <BadgeLabel kind={badge.kind} label={badge.label} />
}

type Foot = typeof import('./item-foot.tsx')

/** The foot of an open card, for signed-in people. Optional: if it does not load, the Proof view has the same actions. */
export function ItemClaims(props: { path: Path; name: string; isSingle?: boolean }) {
  const { isLogin } = useCvForm()
  const [foot, setFoot] = useState<Foot | null>(null)
  useEffect(() => {
    if (isLogin) import('./item-foot.tsx').then(setFoot, () => undefined)
  }, [isLogin])
  return foot && <foot.ItemFoot {...props} section={sectionAt(props.path)} />
}
