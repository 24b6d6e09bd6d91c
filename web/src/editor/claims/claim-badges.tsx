// The draft's claims in the form: badges on item cards and single fields, warnings about changes that would end them, and the actions
// on claims. The code is fetched only for CVs with claims and for open cards.
import { createContext, type ReactNode, useContext, useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { Badge } from '../../../../api/core/claims/claim-words.ts'
import type { CvContentData, CvData } from '../../../../api/core/contract/cv.ts'
import { PERSONAL_DETAILS, PERSONAL_PATHS } from '../../../../api/core/cv/personal-fields.ts'
import { BadgeLabel, type Badges } from '../../cv/badge.tsx'
import { useKnownCv } from '../../data/cvs.ts'
import type { BadgesByPath } from '../preview/preview-badges.ts'
import type { EditorDocument, Path } from '../session/document.ts'
import { useCvForm, useEditorState } from '../steps/form-context.tsx'
import '../steps/field.css'

type Code = Awaited<ReturnType<typeof loadCode>>
type Claims = { code: Code; cv: CvData; badges: BadgesByPath }
const loadCode = async () => ({
  ...(await import('../preview/preview-badges.ts')),
  ...(await import('./drop-guard.tsx')),
})
const ClaimsContext = createContext<Claims | null>(null)

export function ClaimBadges({ children }: { children: ReactNode }) {
  const document = useDeferredValue(useEditorState(state => state.document))
  const cv = useKnownCv(useEditorState(state => state.cvId))
  const [code, setCode] = useState<Code | null>(null)
  const isWanted = cv !== undefined && isClaimed(cv)
  useEffect(() => {
    if (!isWanted) return
    // Optional: if it does not load, the Verify panel still shows the claims.
    loadCode().then(setCode, () => undefined)
  }, [isWanted])
  const claims = useMemo(
    () => (isWanted && code ? { code, cv, badges: code.badgesByPath(cv, document, false) } : null),
    [isWanted, code, cv, document],
  )
  return (
    <ClaimsContext value={claims}>
      {claims && <claims.code.DropGuard cv={claims.cv} />}
      {children}
    </ClaimsContext>
  )
}

function isClaimed({ verification }: CvData): boolean {
  const { personalDetails, profile_summary, ...maps } = verification
  const { fields, ...details } = personalDetails
  const entries = [details, profile_summary, ...[fields, ...Object.values(maps)].flatMap(map => Object.values(map))]
  return entries.some(
    ({ level, attestation, confirmation, credentials }) =>
      level !== 'stated' || attestation !== null || confirmation !== null || credentials !== undefined,
  )
}

/** The badges on the preview; null without claims. */
export function useBadges(document: EditorDocument, shown: CvContentData, asStranger: boolean): Badges | null {
  const claims = useContext(ClaimsContext)
  return useMemo(() => {
    if (!claims) return null
    const { code, cv, badges } = claims
    return {
      at: code.badgesByPointer(asStranger ? code.badgesByPath(cv, document, true) : badges, shown),
      verifyUrl: null,
    }
  }, [claims, document, shown, asStranger])
}

/** The path of a section's claims: `content.education.other.x` -> `education.x`. */
function sectionAt(path: Path): string {
  const section = path.replace(/^content\./, '').replace(/^education\.other\./, 'education.')
  return section === 'profileSummary' ? 'profile_summary' : section
}

export function useClaimBadge(path: Path): Badge | null {
  const badges = useContext(ClaimsContext)?.badges
  const section = sectionAt(path)
  const own = badges?.get(section) ?? null
  if (own || !PERSONAL_PATHS.includes(section)) return own
  return badges?.get(PERSONAL_DETAILS) ?? null
}

const ENDS = {
  attested: 'If you change it, the badge goes until you attest it again or undo the change.',
  confirmed: 'If you change it, the badge goes until it is confirmed again or you undo the change.',
  credential: 'If you change it, the badge goes until you say that the credential still fits or undo the change.',
}

/** The warning that a change at this path would end a badge, or has ended one; null without a claim. */
export function useClaimWarning(path: Path): string | null {
  const badges = useContext(ClaimsContext)?.badges
  const badge = useClaimBadge(path)
  const words = badge && (badge.kind === 'changed' ? badge.lines.join(' ') : `${badge.label}. ${ENDS[badge.kind]}`)
  if (path !== `content.${PERSONAL_DETAILS}.name` || !badges) return words
  const isAnyValid = [...badges.values()].some(one => one && one.kind !== 'changed')
  const all = 'Your name belongs to everything that was attested or confirmed: with another name no badge stands.'
  return isAnyValid ? all : words
}

export function ClaimWarning({ path }: { path: Path }) {
  const words = useClaimWarning(path)
  return words === null ? null : <p className="claim-warning">{words}</p>
}

export function ItemBadge({ path }: { path: Path }) {
  const badge = useClaimBadge(path)
  return badge && <BadgeLabel kind={badge.kind} label={badge.label} />
}

type Foot = typeof import('./item-foot.tsx')

/** The foot of an open card, for signed-in people. Optional: if it does not load, the last step has the same actions. */
export function ItemClaims({ path, name }: { path: Path; name: string }) {
  const { isLogin } = useCvForm()
  const [foot, setFoot] = useState<Foot | null>(null)
  useEffect(() => {
    if (isLogin) import('./item-foot.tsx').then(setFoot, () => undefined)
  }, [isLogin])
  return foot && <foot.ItemFoot path={path} section={sectionAt(path)} name={name} />
}
