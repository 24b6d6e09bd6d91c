// The marks of claims in the live preview: of what is saved, as the service judges them, and fallen with the first letter that was
// typed since. A chunk of its own, for CVs of which something is claimed. Decides nothing that others see.
import { publicContent } from '../../../api/cvs/rules/audience.ts'
import { type Badge, badgeOf, type ClaimEntry, isOfOtherName } from '../../../api/cvs/rules/claim-words.ts'
import { isSameName } from '../../../api/cvs/rules/names.ts'
import { sectionsByPointer, sectionValues } from '../../../api/cvs/rules/sections.ts'
import type { CvContentData, CvData } from '../../../api/cvs/schema.ts'
import { canonicalJson } from '../../../api/lib/canonical-json.ts'
import '../cv/badge.css'
import { entryAt } from './claim-words.ts'
import type { EditorDocument } from './document.ts'

/**
 * `cv`: the draft as the service knows it; `typed`: as it is in the editor; `shown`: what the preview shows of it. Strangers
 * are shown no mark that has fallen.
 */
export function marksOf(
  cv: CvData,
  typed: EditorDocument,
  shown: CvContentData,
  asStranger: boolean,
): ReadonlyMap<string, Badge> {
  const saved = sectionValues(publicContent(cv.content, cv.privacy))
  const now = sectionValues(publicContent(typed.content, typed.privacy))
  const { name } = typed.content.personalDetails
  const isRenamed = !isSameName(name, cv.content.personalDetails.name)
  const marks = [...sectionsByPointer(shown)].flatMap(([pointer, path]): [string, Badge][] => {
    const [kind = '', id] = path.split('.')
    const entry = entryAt(cv.verification, kind, id)
    if (!entry) return []
    const isSame = now.has(path) && canonicalJson(now.get(path)) === canonicalJson(saved.get(path))
    const isLeft = (one: { person: string | null }) => !isSame || (isRenamed && isOfOtherName(one, name))
    const badge = badgeOf(isSame && !isRenamed ? entry : fallen(entry, isSame, isLeft), asStranger ? null : { name })
    return badge ? [[pointer, badge]] : []
  })
  return new Map(marks)
}

/** The entry without what is left behind: fallen, and with the level that is left. */
function fallen(entry: ClaimEntry, isSame: boolean, isLeft: (one: { person: string | null }) => boolean): ClaimEntry {
  const attestation = entry.attestation && { ...entry.attestation }
  const confirmation = entry.confirmation && { ...entry.confirmation }
  if (attestation && isLeft(attestation)) attestation.valid = false
  if (confirmation && isLeft(confirmation)) Object.assign(confirmation, { valid: false, counts: false })
  // Evidence is of the text, whatever the name.
  if (isSame && entry.level === 'evidence') return { level: 'evidence', attestation, confirmation }
  if (isSame && entry.level === 'confirmed' && confirmation?.counts) return { ...entry, attestation, confirmation }
  return { level: attestation?.valid ? 'self-attested' : 'stated', attestation, confirmation }
}
