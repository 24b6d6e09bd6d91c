// The three ways to start a new CV: empty, with the sample, or with a CV from a file.
import { type ReactNode, useId } from 'react'
import { Link, useSearch } from 'wouter'
import { BringCv } from '../parts/bring-cv.tsx'
import { KINDS_IN_WORDS } from '../parts/brought-file.ts'
import { Icon } from '../parts/icon.tsx'
import { Page } from '../parts/page.tsx'
import { paths } from '../paths.ts'
import { documentOf } from './session/document.ts'
import { DraftOffer } from './session/draft-offer.tsx'
import { storedOf } from './session/transport.ts'
import { useCvForm } from './steps/form-context.tsx'
import { fillWithSample } from './steps/sample.ts'
import './start-choices.css'

export function StartChoices() {
  const { editor, isLogin } = useCvForm()
  const { document } = editor.getState()
  /** Set by "Bring your PDF" on the home page. */
  const isBringing = new URLSearchParams(useSearch()).has('bring')
  return (
    <Page title="Create your CV · TruCV" className="doors-page">
      <h1>How would you like to begin?</h1>
      <DraftOffer />
      {/* Around all choices, because its dialogs may not be inside a heading. */}
      <BringCv
        onMade={cv => editor.adopt(storedOf(cv), 'Bringing a CV')}
        onDraft={isLogin ? undefined : draft => editor.change(documentOf({ ...document, ...draft }), 'Bringing a CV')}
      >
        {(choose, isBusy, paste) => {
          const bring = <BringChoice isBusy={isBusy} onChoose={choose} onPaste={paste} />
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
            waits for the sign-in too, but for a JSON Resume; our service reads it and keeps nothing of it.
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

function BringChoice({ isBusy, onChoose, onPaste }: { isBusy: boolean; onChoose: () => void; onPaste: () => void }) {
  const id = useId()
  return (
    <Choice
      picture={<Icon name="upload" />}
      about={`${KINDS_IN_WORDS}: choose the file, or drop it anywhere on this page. You see what was read before anything is saved.`}
      id={id}
      more={
        <button type="button" className="link-button" onClick={onPaste}>
          Or paste its text
        </button>
      }
    >
      <button type="button" aria-describedby={id} disabled={isBusy} onClick={onChoose}>
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
