// The preview: as the public page, updated with every keystroke and drawn with its components; or typeset in the template,
// updated with every save.
import { type KeyboardEvent, memo, useDeferredValue, useEffect, useId, useMemo, useState } from 'react'
import type { CvContentData } from '../../../../api/core/contract/cv.ts'
import { publicContent, visibleContent } from '../../../../api/core/cv/audience.ts'
import { BadgesContext } from '../../cv/badge.tsx'
import { CvArticle } from '../../cv/cv-article.tsx'
import { sheetsFor } from '../../cv/script-fonts.ts'
import { Later } from '../../parts/later.tsx'
import { useBadges } from '../claims/claim-marks.tsx'
import type { EditorDocument } from '../session/document.ts'
import { useEditorState } from '../steps/form-context.tsx'
import { usePictureSource } from '../steps/picture-source.ts'
import '../../cv/cv.css'
import './preview.css'

const TABS = [
  ['page', 'Page'],
  ['template', 'Template'],
] as const
type TabName = (typeof TABS)[number][0]

const loadTemplateTab = () => import('../templates/template-tab.tsx')

export function Preview() {
  const [tab, setTab] = useState<TabName>('page')
  const [asStranger, setAsStranger] = useState(false)
  const [choosing, setChoosing] = useState(true)
  const panel = useId()
  return (
    <section className="preview" aria-label="Preview">
      <div className="preview-bar">
        <Tabs tab={tab} onTab={setTab} panel={panel} />
        <label className="edit-check">
          <input type="checkbox" checked={asStranger} onChange={event => setAsStranger(event.target.checked)} />
          As strangers see it
        </label>
      </div>
      <div id={panel} role="tabpanel" aria-labelledby={`${panel}-${tab}`}>
        {tab === 'page' ? (
          <LiveSheet asStranger={asStranger} />
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

function LiveSheet({ asStranger }: { asStranger: boolean }) {
  const document = useDeferredValue(useEditorState(state => state.document))
  return <Sheet document={document} asStranger={asStranger} />
}

const Sheet = memo(function Sheet({ document, asStranger }: { document: EditorDocument; asStranger: boolean }) {
  const { content, privacy, language } = document
  const shown = useMemo(
    () => (asStranger ? publicContent(content, privacy) : visibleContent(content)),
    [content, privacy, asStranger],
  )
  const badges = useBadges(document, shown, asStranger)
  useScriptFonts(shown)
  const { imageUrl, ...details } = shown.personalDetails
  const source = usePictureSource(imageUrl)
  // Without a source the browser would request the address without the owner's bearer token and be refused.
  const personalDetails = imageUrl && source ? { ...details, imageUrl } : details
  const named = personalDetails.name?.trim() ? personalDetails : { ...personalDetails, name: 'Your name' }
  return (
    <div className="sheet">
      <BadgesContext value={badges}>
        <CvArticle content={{ ...shown, personalDetails: named }} language={language} pictureUrl={imageUrl && source} />
      </BadgesContext>
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
