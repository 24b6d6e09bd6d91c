// The Look view: the choice of a template, its style and page breaks, beside the typeset pages of the saved draft.
// A chunk of its own. Knows no HTTP.
import { useRef, useState } from 'react'
import { type Audience, readPage } from '../../data/files.ts'
import { Icon } from '../../parts/icon.tsx'
import { Notice } from '../../parts/notice.tsx'
import { SignInButton } from '../../parts/small-window.tsx'
import { useOnScreen } from '../../parts/use-seen.ts'
import { useCvForm, useEditorState } from '../steps/form-context.tsx'
import { ViewHeading } from '../view-heading.tsx'
import { PageBreaks } from './page-breaks.tsx'
import { StyleControls } from './style-controls.tsx'
import { TemplatePages, useFirstPage } from './template-pages.tsx'
import { TemplatePicker } from './template-picker.tsx'
import '../preview/preview.css'
import './look-view.css'

const HINT = 'For the pages on paper: the PDF, the Word document and their web page.'

export function LookView() {
  const { isLogin } = useCvForm()
  const cvId = useEditorState(state => state.cvId)
  if (isLogin && cvId) return <Typeset cvId={cvId} />
  return (
    <div className="form-column">
      <ViewHeading title="Look" hint={HINT} />
      {isLogin ? <NothingSaved /> : <SignedOut />}
    </div>
  )
}

function Typeset({ cvId }: { cvId: string }) {
  const [audience, setAudience] = useState<Audience>('owner')
  const place = useRef<HTMLDivElement>(null)
  // How the pages are made to fit is said beside the choice, above them on a phone.
  const isFitting = useEditorState(state => state.document.style.fit) !== undefined
  const pagesKey = usePagesKey(cvId, audience, useOnScreen(place) || isFitting)
  const pages = { cvId, audience, pagesKey }
  const first = useFirstPage(pagesKey, page => readPage(cvId, page, audience))
  return (
    <>
      <div className="form-column">
        <ViewHeading title="Look" hint={HINT} />
        <TemplatePicker {...pages} />
        <StyleControls fit={first.isBehind ? undefined : first.shown?.fit} />
        <PageBreaks />
      </div>
      <section ref={place} className="preview look-pages" aria-label="Pages">
        <div className="preview-bar">
          <label className="edit-check">
            <input
              type="checkbox"
              checked={audience === 'public'}
              onChange={event => setAudience(event.target.checked ? 'public' : 'owner')}
            />
            As strangers see it
          </label>
        </div>
        <TemplatePages {...pages} first={first} />
      </section>
    </>
  )
}

/**
 * The cache key of the typeset pages. Changes with each save, and with publishing, which adds a seal to the pages.
 * Does not change while the pages are not on screen: nobody sees the pages then, and each download costs data on a phone.
 */
function usePagesKey(cvId: string, audience: Audience, onScreen: boolean): string {
  const { published } = useCvForm()
  const version = useEditorState(state => state.version)
  const now = [cvId, version, published?.at ?? '', audience].join(' ')
  const [kept, setKept] = useState(now)
  if (onScreen && kept !== now) setKept(now)
  return kept
}

function SignedOut() {
  return (
    <Notice icon="lock" title="Sign in to see it typeset">
      <p>
        A template sets your CV as pages, the very ones of its PDF. That is done from the saved CV. What you wrote stays
        in this browser and is taken along when you sign in.
      </p>
      <SignInButton />
    </Notice>
  )
}

function NothingSaved() {
  const { editor } = useCvForm()
  return (
    <Notice icon="pen" title="Nothing to typeset yet">
      <p>The pages are set from what is saved, and this CV is saved with the first thing that you write.</p>
      <button type="button" className="button" onClick={() => void editor.settle(true)}>
        <Icon name="tick" /> Save it as it is
      </button>
    </Notice>
  )
}
