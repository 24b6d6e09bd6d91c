// The sharing of a CV: its link with ways to send it, and, folded, the limits for readers and the counts of views.
import { type ReactNode, useId, useState } from 'react'
import { useKnownCv } from '../../data/cvs.ts'
import { type CvSharingData, useSharing } from '../../data/sharing.ts'
import { dayOf } from '../../parts/dates.ts'
import { Icon } from '../../parts/icon.tsx'
import { Later } from '../../parts/later.tsx'
import { ProblemNotice } from '../../parts/notice.tsx'
import { copyText } from '../../parts/toast-messages.ts'
import { paths } from '../../paths.ts'
import { Glyph } from '../glyph.tsx'
import { JobLink } from '../job/job-link.tsx'
import { Segments } from '../steps/segments.tsx'
import { Fold } from './fold.tsx'
import { EndForm, hasEnded, PasswordForm } from './limits.tsx'
import { LinkedPages } from './linked-pages.tsx'
import { RecipientLinks } from './recipient-links.tsx'
import { CvViews } from './views.tsx'
import './share.css'

const loadQr = () => import('./qr.tsx')

const FORMS = ['Web page', 'Paper'] as const

/** `children` is the choice about search engines. */
type ShareProps = { cvId: string; person: string; isPublished: boolean; children: ReactNode }

export function Share({ cvId, person, isPublished, children }: ShareProps) {
  const job = useKnownCv(cvId)?.job
  const { data: sharing, problem, reload } = useSharing(cvId)
  const [form, setForm] = useState<(typeof FORMS)[number]>('Web page')
  const url = `${window.location.origin}${form === 'Paper' ? paths.templateCv(cvId) : paths.publicCv(cvId)}`
  return (
    <>
      <Limited sharing={sharing} />
      {job && sharing && <JobLink cvId={cvId} job={job} links={sharing.links} isPublished={isPublished} />}
      <div className="published-at">
        <Segments group="form" label="The link opens" names={FORMS} chosen={form} onChoose={setForm} />
        <Address url={url} person={person} />
      </div>
      <SendIt url={url} person={person} />
      <div className="folds">
        <Fold name="QR code" icon="qr">
          <Later load={loadQr} waiting={<p role="status">Drawing the code…</p>}>
            {({ QrCode }) => <QrCode url={url} person={person} />}
          </Later>
        </Fold>
        <Fold name="Who may read" icon="lock" state={sharing && readersOf(sharing)}>
          {children}
          {problem && !sharing && <ProblemNotice problem={problem} retry={reload} />}
          {sharing && <Readers cvId={cvId} sharing={sharing} />}
        </Fold>
        <LinkedPages cvId={cvId} />
        <Fold name="Views" icon="eye">
          <CvViews cvId={cvId} />
        </Fold>
      </div>
    </>
  )
}

const readersOf = ({ hasPassword, expiresAt }: CvSharingData) => {
  if (expiresAt && hasEnded(expiresAt)) return 'Ended'
  return hasPassword || expiresAt ? 'Limited' : 'Everybody'
}

const Readers = ({ cvId, sharing }: { cvId: string; sharing: CvSharingData }) => (
  <div className="folds">
    <Fold name="Password" icon="lock" state={sharing.hasPassword ? 'On' : 'Off'}>
      <PasswordForm cvId={cvId} isOn={sharing.hasPassword} />
    </Fold>
    <Fold name="End date" icon="clock" state={sharing.expiresAt ? dayOf(sharing.expiresAt) : 'Never'}>
      <EndForm cvId={cvId} expiresAt={sharing.expiresAt} />
    </Fold>
    <Fold name="Links for one person" icon="mail" state={countLive(sharing)}>
      <RecipientLinks cvId={cvId} links={sharing.links} />
    </Fold>
  </div>
)

const countLive = ({ links }: CvSharingData) => String(links.filter(({ endedAt }) => endedAt === null).length || 'None')

/** Names the password or the end date that limits readers. */
function Limited({ sharing }: { sharing: CvSharingData | undefined }) {
  if (sharing?.expiresAt && hasEnded(sharing.expiresAt)) {
    return (
      <p className="edit-error limited">
        <Icon name="clock" /> It ended on {dayOf(sharing.expiresAt)}: readers see nothing of it. Links for one person
        still open it.
      </p>
    )
  }
  if (!sharing?.hasPassword) return null
  return (
    <p className="edit-hint limited">
      <Icon name="lock" /> Readers are asked for the password, and so are you when you open the page. Links for one
      person need none.
    </p>
  )
}

/** Plain links, opened in a new tab: no script of another site. */
function SendIt({ url, person }: { url: string; person: string }) {
  const title = useId()
  const [address, words] = [encodeURIComponent(url), encodeURIComponent(`The CV of ${person}`)]
  const ways: [name: string, href: string][] = [
    ['LinkedIn', `https://www.linkedin.com/sharing/share-offsite/?url=${address}`],
    ['WhatsApp', `https://wa.me/?text=${words}%3A%20${address}`],
    ['E-mail', `mailto:?subject=${words}&body=${address}`],
  ]
  return (
    <section className="send-it" aria-labelledby={title}>
      <h3 id={title}>Send it by</h3>
      <ul>
        {ways.map(([name, href]) => (
          <li key={name}>
            <a className="button" href={href} target="_blank" rel="noopener noreferrer">
              {name}
              <span className="visually-hidden">, opens in a new tab</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Address = ({ url, person }: { url: string; person: string }) => (
  <>
    <a href={url} target="_blank" rel="noopener">
      {url.replace(/^https?:\/\//, '')} <Icon name="open" />
      <span className="visually-hidden">, opens in a new tab</span>
    </a>
    <div className="picture-actions">
      <button type="button" className="button" onClick={() => copyText(url, 'Link copied')}>
        <Icon name="copy" /> Copy link
      </button>
      {'share' in navigator && (
        <button
          type="button"
          className="button"
          onClick={() => navigator.share({ title: person, url }).catch(() => {})}
        >
          <Glyph name="share" /> Send
        </button>
      )}
    </div>
  </>
)
