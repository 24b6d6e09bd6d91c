// A section of a draft as the subject of a claim.
import type { Scope } from '../core/claims/subject.ts'
import { nameLine } from '../core/cv/names.ts'
import { PERSONAL_DETAILS } from '../core/cv/personal-fields.ts'
import { isSectionPath, pathsOf } from '../core/cv/section-values.ts'
import type { CvRecord } from '../core/cv-record.ts'
import { invalid, Problem } from '../lib/problem.ts'
import type { ClaimTarget } from './changes.ts'
import type { ClaimFinder } from './claimed-sections.ts'

/** The words of a section, without the holder's account. `facts`: where the section has facts; else its whole. Throws not_found. */
export async function targetOf(
  finder: Pick<ClaimFinder, 'findOwn'>,
  cv: CvRecord,
  path: string,
  scope: Scope,
): Promise<ClaimTarget> {
  const { holder, name, sections } = await finder.findOwn(cv)
  const section = sections.get(path)
  if (!section) throw missing(cv, path)
  const { kind, whole, facts, value } = section.words
  const about = scope === 'facts' && facts ? { scope, ...facts } : { scope: 'whole' as const, digest: whole, value }
  return { userId: cv.userId, holder, kind, person: nameLine(name), ...about }
}

function missing({ content }: CvRecord, path: string): Problem {
  if (path === PERSONAL_DETAILS) {
    const message =
      'Personal details are signed and confirmed one by one: choose one of them, such as personalDetails.name.'
    return invalid([{ path: '/section', message }])
  }
  if (!isSectionPath(path) || !pathsOf(content).includes(path)) {
    return new Problem('not_found', { message: 'There is no such section.' })
  }
  return new Problem('not_found', {
    message: 'This section of the CV is hidden, empty or gone: there is nothing to sign.',
  })
}
