// The preview: the public page, updated with every keystroke and drawn with its components.
import { memo, type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { CvContentData } from '../../../../api/core/contract/cv.ts'
import type { Labels } from '../../../../api/core/cv/locale.ts'
import { type ScriptSheet, sheetsFor } from '../../cv/script-fonts.ts'
import { useBadges } from '../claims/claim-badges.tsx'
import type { EditorDocument } from '../session/document.ts'
import { useCvForm, useEditorState, useIsPublished } from '../steps/form-context.tsx'
import { usePictureSource } from '../steps/picture-source.ts'
import { Segments } from '../steps/segments.tsx'
import { useLabels } from '../use-labels.ts'
import { useFit } from './fit.ts'
import { useClicks, useFollow } from './follow.ts'
import { PreviewPage, shownContent } from './preview-page.tsx'
import '../../cv/cv.css'
import '../../cv/badge.css'
import '../../cv/around.css'
import './preview.css'

const SIZES = ['Fit', '100 %'] as const
type Size = (typeof SIZES)[number]

type PreviewProps = {
  /** Whether it replaces the form, in a narrow window. */
  isOpen: boolean
  /** Called before a field in the form is shown. */
  onEdit: () => void
  /** At the beginning of the bar. */
  lead?: ReactNode
}

export function Preview({ lead, ...props }: PreviewProps) {
  const [size, setSize] = useState<Size>('Fit')
  const [asStranger, setAsStranger] = useState(false)
  return (
    <section className="preview" aria-label="Preview">
      <div className="preview-bar">
        {lead}
        <Segments group="preview-size" label="Size of the page" names={SIZES} chosen={size} onChoose={setSize} />
        <label className="edit-check">
          <input type="checkbox" checked={asStranger} onChange={event => setAsStranger(event.target.checked)} />
          As strangers see it
        </label>
      </div>
      <LiveSheet {...props} asStranger={asStranger} size={size} />
    </section>
  )
}

type SheetProps = Omit<PreviewProps, 'lead'> & { asStranger: boolean; size: Size }

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
  useScriptFonts(shown, useLabels(document.language), document.language)
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

const SCRIPT_FONTS: Record<ScriptSheet, () => Promise<unknown>> = {
  indic: () => import('../../cv/fonts-indic.css'),
  arabic: () => import('../../cv/fonts-arabic.css'),
  hebrew: () => import('../../cv/fonts-hebrew.css'),
  japanese: () => import('../../cv/fonts-japanese.css'),
  korean: () => import('../../cv/fonts-korean.css'),
  simplified: () => import('../../cv/fonts-simplified.css'),
  traditional: () => import('../../cv/fonts-traditional.css'),
}

/** Loads the web fonts that the public page links for these scripts. */
function useScriptFonts(shown: CvContentData, labels: Labels, language: string): void {
  useEffect(() => {
    for (const name of sheetsFor(JSON.stringify([shown, labels]), language)) {
      // Without it the browser uses the system's fonts.
      SCRIPT_FONTS[name]().catch(() => undefined)
    }
  }, [shown, labels, language])
}
