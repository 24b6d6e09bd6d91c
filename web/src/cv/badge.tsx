// The badge of a claim: it opens to say who made the claim, when and how, without a script. A self-attestation has a pen, and one line
// for a whole CV; a claim of others has a filled badge, or the icon alone within a list of names.
import { createContext, type ReactNode, useContext } from 'react'
import type { Badge } from '../../../api/core/claims/claim-words.ts'
import { direction } from '../../../api/core/cv/locale.ts'
import type { ReaderWords } from '../../../api/core/reader-words/words.ts'
import { each } from './each.ts'

/** Badges by the JSON pointers of their sections, and the address where they can be checked; null in a preview. */
export interface Badges {
  at: ReadonlyMap<string, Badge>
  verifyUrl: string | null
  /** In which the badges are written. */
  words: ReaderWords
}

export const BadgesContext = createContext<Badges | null>(null)

const ICONS = {
  attested: 'm3 13 .6-2.7L10.8 3a1.4 1.4 0 0 1 2 2L5.6 12.3 3 13Z',
  changed: 'm3 13 .6-2.7L10.8 3a1.4 1.4 0 0 1 2 2L5.6 12.3 3 13Z',
  confirmed: 'm3.5 8.5 3 3 6-7',
  credential: 'M8 2.2 13 4v4.2c0 3-2 4.8-5 5.8-3-1-5-2.8-5-5.8V4zM5.6 8l1.8 1.8 3-3.4',
}

type LabelProps = Pick<Badge, 'kind' | 'label' | 'by'> & {
  /** Whether only the icon is visible. */
  isIcon?: boolean
}

export function BadgeLabel({ kind, label, by, isIcon = false }: LabelProps) {
  return (
    <span className={`cv-mark cv-${kind}`}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
        <path d={ICONS[kind]} />
      </svg>
      <span className={isIcon ? 'visually-hidden' : undefined}>
        {by?.before}
        <bdi>{by?.name ?? label}</bdi>
        {by?.after}
      </span>
    </span>
  )
}

type BadgeAtProps = {
  path: string
  /** `icon`: the icon alone; `line`: a line of its own. */
  look?: 'icon' | 'line'
}

/** The badge of `path`, if it has one. */
export function BadgeAt({ path, look }: BadgeAtProps) {
  const badges = useContext(BadgesContext)
  const badge = badges?.at.get(path)
  if (!badges || !badge) return null
  const { kind, label, by, lines, about, covers } = badge
  const { language } = badges.words
  const writtenIn = { lang: language, dir: direction(language) }
  const isLine = look === 'line'
  const isIcon = look === 'icon' || (kind === 'attested' && !isLine)
  return (
    <>
      {' '}
      <details className={isLine ? 'cv-badge cv-line' : 'cv-badge'} {...writtenIn}>
        <summary title={covers}>
          <BadgeLabel kind={kind} label={label} by={by} isIcon={isIcon} />
        </summary>
        <div className={`cv-claim cv-${kind}`}>
          {isIcon && about !== undefined && <p>{label}</p>}
          {each(lines, line => (
            <p>{line}</p>
          ))}
          {badges.verifyUrl !== null && (
            <p>
              <a href={badges.verifyUrl}>{badges.words.say('Check it yourself')}</a>
            </p>
          )}
        </div>
      </details>
    </>
  )
}

/** A heading with the badges of `paths` behind its last word. */
export function Badged({
  paths,
  className,
  children,
}: {
  paths: readonly string[]
  className: string
  children: ReactNode
}) {
  return (
    <div className={`cv-marked ${className}`}>
      {children}
      {each(paths, path => (
        <BadgeAt path={path} />
      ))}
    </div>
  )
}
