// The three ways to start a new CV: empty, with the sample, or with a CV from a file.
import { type ReactNode, useId } from 'react'
import { Link, useSearch } from 'wouter'
import { BringCv } from '../parts/bring-cv.tsx'
import { KINDS_IN_WORDS } from '../parts/brought-file.ts'
import { Icon } from '../parts/icon.tsx'
import { Page } from '../parts/page.tsx'
import { useWaitingBrought, WaitingDrafts } from '../parts/waiting-drafts.tsx'
import { paths } from '../paths.ts'
import { DraftOffer } from './session/draft-offer.tsx'
import { useCvForm } from './steps/form-context.tsx'
import { fillWithSample } from './steps/sample.ts'
import './start-choices.css'

export function StartChoices() {
  const { isLogin, account } = useCvForm()
  const waiting = useWaitingBrought(account?.sub ?? null)
  /** Set by "Bring your PDF" on the home page. */
  const isBringing = new URLSearchParams(useSearch()).has('bring')
  return (
    <Page title="Create your CV · TruCV" className="doors-page">
      <h1>How would you like to begin?</h1>
      <DraftOffer />
      <WaitingDrafts drafts={waiting} />
      {/* Around all choices, because its dialogs may not be inside a heading. */}
      <BringCv>
        {(choose, paste) => {
          const bring = <BringChoice onChoose={choose} onPaste={paste} />
          return (
            <ul className="doors">
              {isBringing && bring}
              <EmptyChoice />
              <SampleChoice />
              {!isBringing && bring}
            </ul>
          )
        }}
      </BringCv>
      {!isLogin && (
        <p className="doors-note">
          <Icon name="lock" />
          <span>
            No account is needed to begin. What you write stays in this browser until you sign in. A file that you bring
            is read by our service, which keeps nothing of it.
          </span>
        </p>
      )}
    </Page>
  )
}

function EmptyChoice() {
  const id = useId()
  return (
    <Choice picture={<i />} about="Eight short steps, with the page beside you as it grows." id={id}>
      <Link href={`${paths.createCv}?start=empty`} aria-describedby={id}>
        Start empty
      </Link>
    </Choice>
  )
}

function SampleChoice() {
  const { editor, announce } = useCvForm()
  const id = useId()
  const beginWithSample = () => {
    editor.change(fillWithSample(editor.getState().document), 'Beginning with a sample')
    announce('The sample is filled in. Type over it; one press removes the rest.')
  }
  return (
    <Choice
      picture={<img src="/templates/meridian/sample.svg" alt="" />}
      about="A whole CV to type over. One press removes what is left of it."
      id={id}
    >
      <button type="button" aria-describedby={id} onClick={beginWithSample}>
        Begin with a sample
      </button>
    </Choice>
  )
}

function BringChoice({ onChoose, onPaste }: { onChoose: () => void; onPaste: () => void }) {
  const id = useId()
  return (
    <Choice
      picture={<Icon name="upload" />}
      about={`${KINDS_IN_WORDS}: choose the file, or drop it anywhere on this page. It opens here, beside its file, before anything is saved.`}
      id={id}
      more={
        <button type="button" className="link-button" onClick={onPaste}>
          Or paste its text
        </button>
      }
    >
      <button type="button" aria-describedby={id} onClick={onChoose}>
        Bring a CV
      </button>
    </Choice>
  )
}

type ChoiceProps = { picture: ReactNode; about: string; id: string; more?: ReactNode; children: ReactNode }

function Choice({ picture, about, id, more, children }: ChoiceProps) {
  return (
    <li className="door">
      <span className="door-sheet" aria-hidden="true">
        {picture}
      </span>
      <h2>{children}</h2>
      <p id={id}>{about}</p>
      {more}
    </li>
  )
}
