// CVs with text that is only in this browser, with the way back into them.
import { useSyncExternalStore } from 'react'
import { useCvs } from '../data/cvs.ts'
import { useToken } from '../data/session.ts'
import { onStorageChange } from '../data/storage.ts'
import { subjectOf } from '../data/token-claims.ts'
import { draftKeys } from '../data/unsaved.ts'
import { paths } from '../paths.ts'
import { Link } from './link.tsx'
import './waiting-drafts.css'

/** The new CV that no account has saved first, without a title; then saved CVs with unsaved text. */
export function useWaitingDrafts(): { href: string; title?: string }[] {
  const { data: cvs = [] } = useCvs()
  const account = subjectOf(useToken())
  const keys = useSyncExternalStore(onStorageChange, () => draftKeys([null, account]).join(' '))
  const ids = keys.split(' ').map(key => key.slice(key.lastIndexOf('.') + 1))
  const changed = cvs.filter(({ nanoId }) => ids.includes(nanoId))
  return [
    ...(ids.includes('new') ? [{ href: `${paths.createCv}?continue` }] : []),
    ...changed.map(({ nanoId, title }) => ({ href: paths.editCv(nanoId), title })),
  ]
}

export function WaitingDrafts({ drafts }: { drafts: ReturnType<typeof useWaitingDrafts> }) {
  if (drafts.length === 0) return null
  return (
    <ul className="waiting-drafts" aria-label="Not saved yet">
      {drafts.map(({ href, title }, at) => (
        <li key={href}>
          <div>
            <h2>{title ? <bdi>{title}</bdi> : 'Your unsaved CV'}</h2>
            <p>{title ? 'The last changes are only in this browser.' : 'Only in this browser.'}</p>
          </div>
          <Link className={at === 0 ? 'button primary' : 'button'} href={href}>
            Continue<span className="visually-hidden"> {title ?? 'your CV'}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
