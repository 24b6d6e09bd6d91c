// The draft's claims where one writes: badges on item cards and single fields, warnings about changes that would end them, and what
// can be done about them. The code is fetched only for CVs with claims and for open cards.
import { createContext, type ReactNode, useContext, useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { Badge } from '../../../../api/core/claims/claim-words.ts'
import type { CvContentData, CvData } from '../../../../api/core/contract/cv.ts'
import { PERSONAL_DETAILS, PERSONAL_PATHS } from '../../../../api/core/cv/personal-fields.ts'
import { BadgeMark, type Badges } from '../../cv/badge.tsx'
import { useKnownCv } from '../../data/cvs.ts'
import type { Marks } from '../preview/preview-marks.ts'
import type { EditorDocument, Path } from '../session/document.ts'
import { useCvForm, useEditorState } from '../steps/form-context.tsx'
import '../steps/field.css'

type Code = Awaited<ReturnType<typeof loadCode>>
type Claims = { code: Code; cv: CvData; marks: Marks }
const loadCode = async () => ({
  ...(await import('../preview/preview-marks.ts')),
  ...(await import('./drop-guard.tsx')),
})
const ClaimsContext = createContext<Claims | null>(null)

export function ClaimMarks({ children }: { children: ReactNode }) {
  const document = useDeferredValue(useEditorState(state => state.document))
  const cv = useKnownCv(useEditorState(state => state.cvId))
  const [code, setCode] = useState<Code | null>(null)
  const isWanted = cv !== undefined && isClaimed(cv)
  useEffect(() => {
    if (!isWanted) return
    // Optional: if it does not load, the Verify panel still shows the same in words.
    loadCode().then(setCode, () => undefined)
  }, [isWanted])
  const claims = useMemo(
    () => (isWanted && code ? { code, cv, marks: code.marksOf(cv, document, false) } : null),
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
    const { code, cv, marks } = claims
    return { at: code.placed(asStranger ? code.marksOf(cv, document, true) : marks, shown), verifyUrl: null }
  }, [claims, document, shown, asStranger])
}

/** The path of a section's claims: `content.education.other.x` -> `education.x`. */
function sectionAt(path: Path): string {
  const place = path.replace(/^content\./, '').replace(/^education\.other\./, 'education.')
  return place === 'profileSummary' ? 'profile_summary' : place
}

export function useClaimMark(path: Path): Badge | null {
  const marks = useContext(ClaimsContext)?.marks
  const section = sectionAt(path)
  const own = marks?.get(section) ?? null
  return own ?? (PERSONAL_PATHS.includes(section) ? (marks?.get(PERSONAL_DETAILS) ?? null) : null)
}

const ENDS = {
  attested: 'If you change it, the badge goes until you attest it again or undo the change.',
  confirmed: 'If you change it, the badge goes until it is confirmed again or you undo the change.',
  credential: 'If you change it, the badge goes until you say that the credential still fits or undo the change.',
}

/** Says which badge a change at this path would end, or has ended; null without a claim. */
export function useClaimWarning(path: Path): string | null {
  const marks = useContext(ClaimsContext)?.marks
  const mark = useClaimMark(path)
  const said = mark && (mark.kind === 'changed' ? mark.lines.join(' ') : `${mark.label}. ${ENDS[mark.kind]}`)
  if (path !== `content.${PERSONAL_DETAILS}.name` || !marks) return said
  const standing = [...marks.values()].filter(one => one && one.kind !== 'changed').length
  const all = 'Your name belongs to everything that was attested or confirmed: with another name no badge stands.'
  return standing > 0 ? all : said
}

export function ClaimWarning({ path }: { path: Path }) {
  const words = useClaimWarning(path)
  return words === null ? null : <p className="claim-warning">{words}</p>
}

export function ItemMark({ path }: { path: Path }) {
  const mark = useClaimMark(path)
  return mark && <BadgeMark kind={mark.kind} label={mark.label} />
}

type Foot = typeof import('./item-foot.tsx')

/** The foot of an open card, for those who are signed in. Optional: if it does not load, the last step offers the same. */
export function ItemClaims({ path, name }: { path: Path; name: string }) {
  const { isLogin } = useCvForm()
  const [foot, setFoot] = useState<Foot | null>(null)
  useEffect(() => {
    if (isLogin) import('./item-foot.tsx').then(setFoot, () => undefined)
  }, [isLogin])
  return foot && <foot.ItemFoot path={path} section={sectionAt(path)} name={name} />
}
