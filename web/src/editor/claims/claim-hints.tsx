// The hints beside fields: which badge a change ends, and in how many other CVs it stays. One hint for each badge. A chunk of its own, for
// CVs with claims.
import { useEffect, useRef } from 'react'
import type { CvData } from '../../../../api/core/contract/cv.ts'
import { listCvsWithClaim } from '../../data/claims.ts'
import { type BadgesByPath, type EndedBadge, endedBadges } from '../preview/preview-badges.ts'
import type { EditorDocument, Path } from '../session/document.ts'
import { useCvForm } from '../steps/form-context.tsx'
import { documentPath, entryAt } from './claim-words.ts'

/** The words by the path of a field. */
export type Hints = ReadonlyMap<Path, string>
type Props = { cv: CvData; document: EditorDocument; badges: BadgesByPath; onHints: (hints: Hints) => void }

/** Shows nothing itself. A hint stays after the save, until its badge is back or the former words are shown in its place. */
export function ClaimHints({ cv, document, badges, onHints }: Props) {
  const { announce } = useCvForm()
  const hints = useRef(new Map<string, { ended: EndedBadge; words: string }>())
  useEffect(() => {
    const known = hints.current
    const show = () => onHints(new Map([...known.values()].map(({ ended, words }) => [ended.field, words])))
    const over = [...known].filter(([, { ended }]) => isOver(cv, badges, ended))
    for (const [section] of over) known.delete(section)
    if (over.length > 0) show()
    for (const ended of endedBadges(cv, document)) {
      const { section } = ended
      if (known.has(section)) continue
      const put = (count: number) => {
        known.set(section, { ended, words: hintWords(cv, ended, count) })
        show()
      }
      const finish = (count: number) => {
        if (known.get(section)?.ended !== ended) return
        put(count)
        announce(hintWords(cv, ended, count))
      }
      put(0)
      countOthers(cv, ended).then(finish, () => finish(0))
    }
  }, [cv, document, badges, onHints, announce])
  return null
}

/** How many other CVs show the badge; a new name ends all badges here, without a count. */
async function countOthers({ id }: CvData, { section, ofName }: EndedBadge): Promise<number> {
  if (ofName > 0) return 0
  return (await listCvsWithClaim(id, section)).filter(other => other.id !== id).length
}

function isOver({ verification }: CvData, badges: BadgesByPath, { section, field, ofName }: EndedBadge): boolean {
  const isBack = (path: string) => (badges.get(path)?.kind ?? 'changed') !== 'changed'
  if (ofName > 0) return [...badges.keys()].some(isBack)
  const isShownBelow = field === documentPath(section) && entryAt(verification, section)?.former !== undefined
  return isBack(section) || !badges.has(section) || isShownBelow
}

/** `count`: how many other CVs show the badge. */
function hintWords(cv: CvData, { section, badge, ofName }: EndedBadge, count: number): string {
  if (ofName > 0) {
    const badges = ofName === 1 ? 'One badge is' : `${ofName} badges are`
    return `${badges} for the name “${cv.content.personalDetails.name}”. Another name has no badge here.`
  }
  const entry = entryAt(cv.verification, section)
  const issuer = entry?.credentials?.find(({ counts }) => counts)?.issuer.domain
  const own = badge.signed.length > 0 ? 'that you signed' : 'with evidence'
  const which = {
    confirmed: `that ${entry?.confirmation?.domain} confirmed`,
    credential: `with a credential of ${issuer}`,
  }
  const words = badge.kind === 'confirmed' || badge.kind === 'credential' ? which[badge.kind] : own
  const rest = count > 0 ? `; it stays in ${count === 1 ? 'one other CV' : `${count} other CVs`}.` : '.'
  return `This changes words ${words}. The badge ends here${rest}`
}
