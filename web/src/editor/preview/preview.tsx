// The preview: as the public page, updated with every keystroke and drawn with its components; or typeset in the template,
// updated with every save.
import { type KeyboardEvent, memo, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { CvContentData } from '../../../../api/core/contract/cv.ts'
import { sheetsFor } from '../../cv/script-fonts.ts'
import { Later } from '../../parts/later.tsx'
import { useBadges } from '../claims/claim-badges.tsx'
import type { EditorDocument } from '../session/document.ts'
import { useCvForm, useEditorState, useIsPublished } from '../steps/form-context.tsx'
import { usePictureSource } from '../steps/picture-source.ts'
import { useFit } from './fit.ts'
import { useClicks, useFollow } from './follow.ts'
import { PreviewPage, shownContent } from './preview-page.tsx'
import '../../cv/cv.css'
import '../../cv/badge.css'
import '../../cv/around.css'
import './preview.css'

const TABS = [
  ['page', 'Page'],
  ['template', 'Template'],
] as const
type TabName = (typeof TABS)[number][0]

const SIZES = ['Fit', '100 %'] as const
type Size = (typeof SIZES)[number]

const loadTemplateTab = () => import('../templates/template-tab.tsx')

type PreviewProps = {
  /** Whether it replaces the form, in a narrow window. */
  isOpen: boolean
  /** Called before a field in the form is shown. */
  onEdit: () => void
}

export function Preview(props: PreviewProps) {
  const [tab, setTab] = useState<TabName>('page')
  const [size, setSize] = useState<Size>('Fit')
  const [asStranger, setAsStranger] = useState(false)
  const [choosing, setChoosing] = useState(false)
  const panel = useId()
  return (
    <section className="preview" aria-label="Preview">
      <div className="preview-bar">
        <Tabs tab={tab} onTab={setTab} panel={panel} />
        {tab === 'page' && <SizeSwitch size={size} onSize={setSize} />}
        <label className="edit-check">
          <input type="checkbox" checked={asStranger} onChange={event => setAsStranger(event.target.checked)} />
          As strangers see it
        </label>
      </div>
      <div id={panel} role="tabpanel" aria-labelledby={`${panel}-${tab}`}>
        {tab === 'page' ? (
          <LiveSheet {...props} asStranger={asStranger} size={size} />
        ) : (
          <Later load={loadTemplateTab} waiting={<div className="sheet" aria-busy="true" />}>
            {({ TemplateTab }) => (
              <TemplateTab audience={asStranger ? 'public' : 'owner'} choosing={choosing} onChoosing={setChoosing} />
            )}
          </Later>
        )}
      </div>
    </section>
  )
}

function SizeSwitch({ size, onSize }: { size: Size; onSize: (size: Size) => void }) {
  return (
    <div className="segments" role="radiogroup" aria-label="Size of the page">
      {SIZES.map(name => (
        <label key={name} className={size === name ? 'chosen' : ''}>
          <input type="radio" name="preview-size" checked={size === name} onChange={() => onSize(name)} />
          {name}
        </label>
      ))}
    </div>
  )
}

function Tabs({ tab, onTab, panel }: { tab: TabName; onTab: (tab: TabName) => void; panel: string }) {
  const onKeyDown = (event: KeyboardEvent) => {
    const keys = ['ArrowLeft', 'ArrowRight', 'Home', 'End']
    if (!keys.includes(event.key)) return
    event.preventDefault()
    const other = event.key === 'Home' || (event.key !== 'End' && tab === 'template') ? 'page' : 'template'
    onTab(other)
    document.getElementById(`${panel}-${other}`)?.focus()
  }
  return (
    <div className="preview-tabs" role="tablist" aria-label="Preview as">
      {TABS.map(([name, label]) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${panel}-${name}`}
          aria-selected={tab === name}
          aria-controls={panel}
          tabIndex={tab === name ? 0 : -1}
          onClick={() => onTab(name)}
          onKeyDown={onKeyDown}
        >
          <span>{label}</span>
        </button>
      ))}
    </div>
  )
}

type SheetProps = PreviewProps & { asStranger: boolean; size: Size }

function LiveSheet(props: SheetProps) {
  const document = useDeferredValue(useEditorState(state => state.document))
  return <Sheet {...props} document={document} />
}

const Sheet = memo(function Sheet({
  document,
  asStranger,
  size,
  isOpen,
  onEdit,
}: SheetProps & { document: EditorDocument }) {
  const { published, reveal } = useCvForm()
  const nanoId = useEditorState(state => state.cvId) ?? ''
  const isPublished = useIsPublished()
  const shown = useMemo(() => shownContent(document, asStranger), [document, asStranger])
  const badges = useBadges(document, shown, asStranger)
  useScriptFonts(shown)
  const { imageUrl } = shown.personalDetails
  // Without a source the browser would request the address without the owner's bearer token and be refused.
  const pictureUrl = usePictureSource(imageUrl)
  const sheet = useRef<HTMLDivElement>(null)
  useFit(sheet)
  useFollow(sheet, shown, isOpen)
  useClicks(sheet, path => {
    onEdit()
    reveal(path)
  })
  return (
    <div ref={sheet} className={size === 'Fit' ? 'sheet' : 'sheet whole'}>
      <div className="sheet-page cv-page">
        <PreviewPage
          document={document}
          shown={shown}
          badges={badges?.at}
          pictureUrl={pictureUrl}
          nanoId={nanoId}
          publicOrigin={window.location.origin}
          publishedAt={isPublished && published ? published.at : null}
        />
      </div>
    </div>
  )
})

const SCRIPT_FONTS = {
  indic: () => import('../../cv/fonts-indic.css'),
  korean: () => import('../../cv/fonts-korean.css'),
}

/** Loads the web fonts that the public page links for these scripts. */
function useScriptFonts(shown: CvContentData): void {
  useEffect(() => {
    for (const name of sheetsFor(JSON.stringify(shown))) {
      // Without it the browser uses the system's fonts.
      SCRIPT_FONTS[name]().catch(() => undefined)
    }
  }, [shown])
}
