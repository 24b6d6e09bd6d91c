// The link of a copy for a job: one press makes it for that recipient, and copies it.
import { type Job, recipientOf } from '../../../../api/core/cv/job.ts'
import { type CvSharingData, createLink } from '../../data/sharing.ts'
import { Icon } from '../../parts/icon.tsx'
import { copyText } from '../../parts/toast-messages.ts'
import { useChange } from '../share/use-change.ts'

type Props = { cvId: string; job: Job; links: CvSharingData['links']; isPublished: boolean }

export function JobLink({ cvId, job, links, isPublished }: Props) {
  const { busy, problem, run } = useChange()
  const name = recipientOf(job)
  const live = links.find(link => link.name === name && link.endedAt === null)
  const copy = () =>
    run(async () => {
      const { url } = live ?? (await createLink(cvId, name))
      await copyText(url, live ? 'Link copied' : 'Link made and copied')
    })
  return (
    <div className="published-at job-link">
      {isPublished && (
        <button type="button" className="button" disabled={busy} onClick={copy}>
          <Icon name="copy" />
          <span>
            Copy {live ? 'the' : 'a'} link for <bdi>{name}</bdi>
          </span>
        </button>
      )}
      <p className={problem ? 'edit-error' : 'edit-hint'} role={problem ? 'alert' : undefined}>
        {problem ?? (isPublished ? 'A link for them alone: its views are counted apart.' : <Unpublished name={name} />)}
      </p>
    </div>
  )
}

const Unpublished = ({ name }: { name: string }) => (
  <>
    A link for <bdi>{name}</bdi> alone is one press, once this CV is published.
  </>
)
