// Links for one person each: made, copied, ended, and how often each was used.
import { useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { createLink, endLink, type RecipientLinkData, useViews } from '../../data/sharing.ts'
import { dayOf } from '../../parts/dates.ts'
import { Icon } from '../../parts/icon.tsx'
import { copyText } from '../../parts/toast-messages.ts'
import { ShareField, submitField } from './limits.tsx'
import { useChange } from './use-change.ts'

export const inViews = (count: number) => `${count.toLocaleString('en-IN')} ${count === 1 ? 'view' : 'views'}`

export function RecipientLinks({ cvId, links }: { cvId: string; links: RecipientLinkData[] }) {
  const { busy, problem, run } = useChange()
  const { data: views } = useViews(cvId)
  const viewsOf = (id: string) => views?.links.find(link => link.id === id)?.views ?? 0
  const make = (name: string) =>
    run(async () => {
      const { url } = await createLink(cvId, name)
      await copyText(url, 'Link made and copied')
    })
  return (
    <>
      <form onSubmit={submitField('name', make)}>
        <ShareField
          label="For whom"
          hint="Only you see the name. The link opens the CV without the password and past its end, until you end it."
          name="name"
          maxLength={100}
          dir="auto"
          problem={problem}
        />
        <div className="picture-actions">
          <button type="submit" className="button" disabled={busy}>
            <Icon name="plus" /> Make a link
          </button>
        </div>
      </form>
      {links.length > 0 && (
        <ul className="recipient-links">
          {[...links].reverse().map(link => (
            <RecipientLink key={link.id} cvId={cvId} link={link} views={viewsOf(link.id)} />
          ))}
        </ul>
      )}
    </>
  )
}

type Props = { cvId: string; link: RecipientLinkData; views: number }

function RecipientLink({ cvId, link: { id, name, url, createdAt, endedAt }, views }: Props) {
  const { busy, problem, run } = useChange()
  const [isAsked, setAsked] = useState(false)
  const end = async () => {
    if (!isAsked) return setAsked(true)
    if (await run(() => endLink(cvId, id))) toast.success('The link has ended')
  }
  const forWhom = <span className="visually-hidden"> for {name}</span>
  return (
    <li className={endedAt ? 'ended' : undefined}>
      <p>
        <strong dir="auto">{name}</strong>
        <small>
          {inViews(views)} · {endedAt ? `ended ${dayOf(endedAt)}` : `made ${dayOf(createdAt)}`}
        </small>
      </p>
      {!endedAt && (
        <div className="picture-actions">
          <button type="button" className="link-button" onClick={() => copyText(url, 'Link copied')}>
            <Icon name="copy" /> Copy{forWhom}
          </button>
          <button
            type="button"
            className={`link-button${isAsked ? ' sure' : ''}`}
            disabled={busy}
            onClick={end}
            onBlur={() => setAsked(false)}
          >
            {isAsked ? 'End it for good' : 'End it'}
            {forWhom}
          </button>
        </div>
      )}
      {problem && (
        <p className="edit-error" role="alert">
          {problem}
        </p>
      )}
    </li>
  )
}
