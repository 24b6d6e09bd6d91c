// Text of this browser that is not saved in the account, with the way back to it.
import { useCvs } from '../data/cvs.ts'
import { useToken } from '../data/session.ts'
import { subjectOf } from '../data/token-claims.ts'
import { draftKeys } from '../data/unsaved.ts'
import { paths } from '../paths.ts'
import { Link } from './link.tsx'

export function WaitingDrafts() {
  const { data: cvs = [] } = useCvs()
  const ids = draftKeys([null, subjectOf(useToken())]).map(key => key.slice(key.lastIndexOf('.') + 1))
  const isNew = ids.includes('new')
  const changed = cvs.filter(({ nanoId }) => ids.includes(nanoId))
  if (!isNew && changed.length === 0) return null
  return (
    <ul className="waiting-drafts" aria-label="Not saved yet">
      {isNew && (
        <li>
          <p>A CV that you began in this browser is not saved to your account yet.</p>
          <Link className="button primary" href={`${paths.createCv}?continue`}>
            Continue your CV
          </Link>
        </li>
      )}
      {changed.map(({ nanoId, title }, at) => (
        <li key={nanoId}>
          <p>
            Text in <bdi>{title}</bdi> is not saved yet.
          </p>
          <Link className={isNew || at > 0 ? 'button' : 'button primary'} href={paths.editCv(nanoId)}>
            Continue <bdi>{title}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  )
}
