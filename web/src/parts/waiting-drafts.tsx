// CVs with text that is only in this browser, with the way back into them.
import { useSyncExternalStore } from 'react'
import { useCvs } from '../data/cvs.ts'
import { useToken } from '../data/session.ts'
import { broughtIn, draftKeys, onStorageChange } from '../data/storage.ts'
import { subjectOf } from '../data/token-claims.ts'
import { paths } from '../paths.ts'
import { Link } from './link.tsx'
import './waiting-drafts.css'

type Waiting = {
  href: string
  title?: string
  /** Of a brought CV: it can be discarded here. */
  brought?: string
}

/** In one text, so that it is the same until the storage changes. */
const useDraftKeys = (account: string | null) =>
  useSyncExternalStore(onStorageChange, () => draftKeys([null, account]).join(' ')).split(' ')

/** CVs that were brought and are not made. */
export const useWaitingBrought = (account: string | null): Waiting[] =>
  useDraftKeys(account).flatMap(key => {
    const brought = broughtIn(key)
    return brought ? { href: paths.broughtCv(brought), title: localStorage.getItem(key) ?? '', brought } : []
  })

/** The new CV that no account has saved first, without a title; brought CVs; then saved CVs with unsaved text. */
export function useWaitingDrafts(): Waiting[] {
  const { data: cvs = [] } = useCvs()
  const account = subjectOf(useToken())
  const brought = useWaitingBrought(account)
  const ids = useDraftKeys(account).map(key => key.slice(key.lastIndexOf('.') + 1))
  const changed = cvs.filter(({ id }) => ids.includes(id))
  return [
    ...(ids.includes('new') ? [{ href: `${paths.createCv}?continue` }] : []),
    ...brought,
    ...changed.map(({ id, title }) => ({ href: paths.editCv(id), title })),
  ]
}

export function WaitingDrafts({ drafts }: { drafts: readonly Waiting[] }) {
  if (drafts.length === 0) return null
  return (
    <ul className="waiting-drafts" aria-label="Not saved yet">
      {named(drafts).map(({ href, title, brought }, at) => (
        <li key={href}>
          <div>
            <h2>{title ? <bdi>{title}</bdi> : 'Your unsaved CV'}</h2>
            <p>{aboutOf({ title, brought })}</p>
          </div>
          {brought && (
            <button type="button" className="button" onClick={() => void discard(brought)}>
              Discard<span className="visually-hidden"> {title}</span>
            </button>
          )}
          <Link className={at === 0 ? 'button primary' : 'button'} href={href}>
            Continue<span className="visually-hidden"> {title ?? 'your CV'}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** With a number after a title that has come before, so that no two buttons have the same name. */
const named = (drafts: readonly Waiting[]): Waiting[] =>
  drafts.map((draft, at) => {
    const before = drafts.slice(0, at).filter(({ title }) => title === draft.title).length
    return draft.title && before > 0 ? { ...draft, title: `${draft.title} (${before + 1})` } : draft
  })

function aboutOf({ title, brought }: { title: string | undefined; brought: string | undefined }): string {
  if (brought) return 'From a file, not made yet. Only in this browser.'
  return title ? 'The last changes are only in this browser.' : 'Only in this browser.'
}

const discard = (id: string) => import('./forget-brought.tsx').then(({ forgetWithUndo }) => forgetWithUndo(id))
