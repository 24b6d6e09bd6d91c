// The marks of claims in the live preview: of what is saved, as the service judges them, and fallen with the first letter that was
// typed since. A chunk of its own, for CVs of which something is claimed. Decides nothing that others see.
import { publicContent } from '../../../api/cvs/rules/audience.ts'
import { type Badge, badgeOf, type ClaimEntry } from '../../../api/cvs/rules/claim-words.ts'
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
  const marks = [...sectionsByPointer(shown)].flatMap(([pointer, path]): [string, Badge][] => {
    const [kind = '', id] = path.split('.')
    const entry = entryAt(cv.verification, kind, id)
    if (!entry) return []
    const isSame = now.has(path) && canonicalJson(now.get(path)) === canonicalJson(saved.get(path))
    const badge = badgeOf(isSame ? entry : fallen(entry), !asStranger)
    return badge ? [[pointer, badge]] : []
  })
  return new Map(marks)
}

const fallen = ({ attestation, confirmation }: ClaimEntry): ClaimEntry => ({
  level: 'stated',
  attestation: attestation && { ...attestation, valid: false },
  confirmation: confirmation && { ...confirmation, valid: false, counts: false },
})
