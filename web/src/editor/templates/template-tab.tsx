// The Template tab: the typeset pages of the saved draft, the choice of a template, and its style.
// A chunk of its own, loaded when the tab is first opened. Knows no HTTP.
import { useRef, useState } from 'react'
import { type Audience, readPage } from '../../data/files.ts'
import { Icon } from '../../parts/icon.tsx'
import { Notice } from '../../parts/notice.tsx'
import { SignInButton } from '../../parts/small-window.tsx'
import { useOnScreen } from '../../parts/use-seen.ts'
import { Glyph } from '../glyph.tsx'
import { useCvForm, useEditorState } from '../steps/form-context.tsx'
import { StyleControls } from './style-controls.tsx'
import { TemplatePages, useFirstPage } from './template-pages.tsx'
import { TemplatePicker } from './template-picker.tsx'
import './template-tab.css'

type Props = {
  audience: Audience
  /** Whether the style is expanded; kept while another tab is shown. */
  choosing: boolean
  onChoosing: (choosing: boolean) => void
}

export function TemplateTab(props: Props) {
  const { isLogin } = useCvForm()
  const cvId = useEditorState(state => state.cvId)
  return (
    <div className="template-tab">
      <h1 className="visually-hidden template-title">Your CV in its template</h1>
      {!isLogin && <SignedOut />}
      {isLogin && !cvId && <NothingSaved />}
      {isLogin && cvId && <Typeset {...props} cvId={cvId} />}
    </div>
  )
}

function Typeset({ cvId, audience, choosing, onChoosing }: Props & { cvId: string }) {
  const place = useRef<HTMLDivElement>(null)
  const pagesKey = usePagesKey(cvId, audience, useOnScreen(place))
  const pages = { cvId, audience, pagesKey }
  const first = useFirstPage(pagesKey, page => readPage(cvId, page, audience))
  return (
    <div ref={place}>
      <section className="choices" aria-label="Template and style">
        <TemplatePicker {...pages}>
          <button
            type="button"
            className="choices-toggle"
            aria-expanded={choosing}
            onClick={() => onChoosing(!choosing)}
          >
            Colour, paper, pages <Glyph name="chevron" />
          </button>
        </TemplatePicker>
        {choosing && <StyleControls fit={first.isBehind ? undefined : first.shown?.fit} />}
      </section>
      <TemplatePages {...pages} first={first} />
    </div>
  )
}

/**
 * The cache key of the typeset pages. Changes with each save, and with publishing, which adds a seal to the pages.
 * Does not change while the tab is hidden: nobody sees the pages then, and each download costs data on a phone.
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
