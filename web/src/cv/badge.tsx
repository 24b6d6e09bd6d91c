// The badge beside a section with claims: it opens to say who stands for it, when and how, without a script. The caller decides
// which badge stands where.
import { createContext, useContext } from 'react'
import type { Badge } from '../../../api/core/claims/claim-words.ts'
import { each } from './each.ts'

/** Badges by the JSON pointer of what they belong to, and the address where they can be checked; null in a preview. */
export interface Badges {
  at: ReadonlyMap<string, Badge>
  verifyUrl: string | null
}

export const BadgesContext = createContext<Badges | null>(null)

const SIGNS = {
  attested: 'm3 13 .6-2.7L10.8 3a1.4 1.4 0 0 1 2 2L5.6 12.3 3 13Z',
  changed: 'm3 13 .6-2.7L10.8 3a1.4 1.4 0 0 1 2 2L5.6 12.3 3 13Z',
  confirmed: 'm3.5 8.5 3 3 6-7',
}

export function BadgeMark({ kind, label }: Pick<Badge, 'kind' | 'label'>) {
  return (
    <span className={`cv-mark cv-${kind}`}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
        <path d={SIGNS[kind]} />
      </svg>
      <bdi>{label}</bdi>
    </span>
  )
}

/** The badge of `path`, if it has one. In English whatever the language of the CV. */
export function BadgeAt({ path }: { path: string }) {
  const badges = useContext(BadgesContext)
  const badge = badges?.at.get(path)
  if (!badges || !badge) return null
  return (
    <details className="cv-badge" lang="en" dir="ltr">
      <summary>
        <BadgeMark kind={badge.kind} label={badge.label} />
      </summary>
      {each(badge.lines, line => (
        <p>{line}</p>
      ))}
      {badges.verifyUrl !== null && (
        <p>
          <a href={badges.verifyUrl}>Check it yourself</a>
        </p>
      )}
    </details>
  )
}
